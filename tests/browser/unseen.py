"""Secrets of a table: what must be kept from whom, as far as tests can tell from what each is sent.

One of these hears what the persons who play are told, and says what has to be kept from whom. What it knows
to be public comes from those who play, never from those who only watch: who watches shall not be believed
about what may be watched.
"""

import html
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from gridtown.games import load

View = dict[str, Any]


class Open:
    """A game without secrets. players: the number of people who play."""

    game = ""
    pieces = ""
    """Names among the components of the pieces that can be secret; empty where none can."""

    def __init__(self, players: int = 2) -> None:
        self.public: set[int] = set()
        self.seen: list[set[int]] = [set() for _ in range(players)]
        self.holds: list[set[int]] = [set() for _ in range(players)]
        box: Any = load(self.game).components()
        self.names: dict[int, set[str]] = {
            piece["number"]: set(piece["name"].values())
            for piece in (box[self.pieces] if self.pieces else ())
        }
        words = sorted(set[str]().union(*self.names.values()), key=len, reverse=True)
        self.any_name = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b") if words else None

    def hear(self, player: int, view: View) -> None:
        """Take in what a person is told."""

    def secret_from(self, viewer: int | None) -> set[int]:
        """Numbers of the pieces that others hold and `viewer` (None: a watcher) has never seen."""
        held = set[int]().union(*(hand for player, hand in enumerate(self.holds) if player != viewer))
        return held - self._known_to(viewer)

    def names_in(self, text: str, secret: Iterable[int], viewer: int | None) -> set[str]:
        """Names of `secret` pieces in a text, without those that `viewer` knows."""
        known = self._names_of(self._known_to(viewer))
        return {*self._names_told(text)} & (self._names_of(secret) - known)

    @lru_cache(maxsize=10_000)  # noqa: B019 - all that sockets told is read again at every look, and lives as long
    def _names_told(self, text: str) -> frozenset[str]:
        """Names of pieces in a text; of one within another, the longer."""
        found = self.any_name.findall(html.unescape(text)) if self.any_name else ()
        return frozenset(found)

    def _known_to(self, viewer: int | None) -> set[int]:
        return self.public | (set() if viewer is None else self.seen[viewer])

    def _names_of(self, numbers: Iterable[int]) -> set[str]:
        return set[str]().union(*(self.names[number] for number in numbers))

    @staticmethod
    def common(view: View) -> View:
        """Part of a view that is the same for all viewers."""
        districts = [{**one, "services": None} for one in view["districts"]]
        return {**view, "viewer": None, "districts": districts}

    @staticmethod
    def own(_view: View) -> Mapping[str, Any]:
        """Parts of a spectator's view that have to be empty."""
        return {}


class Skylines(Open):
    """Skylines: no secrets; a district's services are told as the viewer could use them."""

    game = "skylines"


class Hands(Open):
    """NEOM: hands, the tile selected until all have, Cornerstones in the Preliminary Round."""

    game = "neom"
    pieces = "tiles"
    OWN = frozenset(["hand", "hand_size", "selected", "chosen", "plan", "sacrifices", "charges", "status"])
    KEPT = frozenset(("cornerstones", "cornerstones_hidden"))

    def hear(self, player: int, view: View) -> None:
        for seat in view["seats"]:
            self.public |= {laid["number"] for laid in seat["city"]}
            if view["generation"] or view["options"]["beginner"] == "yes":
                self.public |= set(seat["cornerstones"])
            if view["phase"] in ("act", "exchange", "disaster"):
                self.public |= {seat["selected"]} - {None}
        own = view["seats"][player]
        self.holds[player] = {*(own["hand"] or ()), *own["cornerstones"], own["selected"]} - {None}
        self.seen[player] |= self.holds[player]
        # All tiles are dealt: who has held all hands but one knows the last.
        if view["generation"] and view["turn"] >= view["players"] - 1:
            self.seen[player] |= set[int]().union(*self.holds)

    @staticmethod
    def common(view: View) -> View:
        struck = Hands.OWN | (set() if view["generation"] else Hands.KEPT)
        seats = [{key: said for key, said in seat.items() if key not in struck} for seat in view["seats"]]
        return {**view, "viewer": None, "pile": None, "seats": seats}

    @staticmethod
    def own(view: View) -> Mapping[str, Any]:
        return {
            f"{key} of seat {seat['player']}": seat[key]
            for seat in view["seats"]
            for key in ("hand", "plan", "sacrifices", "charges")
        }


class Events(Open):
    """Mayor: the Event tiles that one looks through, and those one has put under the stack."""

    game = "mayor"
    pieces = "events"

    def hear(self, player: int, view: View) -> None:
        event = view["event"]
        self.public.add(event["current"])
        self.holds[player] = {*(event["drawn"] or ()), *event["stack"]} - {None}
        self.seen[player] |= self.holds[player]

    @staticmethod
    def common(view: View) -> View:
        market = [{**line, "surcharges": None, "cost": None} for line in view["market"]]
        event = {**view["event"], "stack": len(view["event"]["stack"]), "drawn": None}
        return {**view, "viewer": None, "market": market, "event": event}

    @staticmethod
    def own(view: View) -> Mapping[str, Any]:
        return {"drawn": view["event"]["drawn"]}

"""Preview of an action: its costs, and what it brings everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import kind_of
from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.event import Event
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Value
from gridtown.core.view import View
from gridtown.games.mayor import actions
from gridtown.games.mayor.state import WALKING, MayorState
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, push

LINES: Final = {"citizen": "vp", "banker": "gp"}
REASONS: Final = {
    "moved": "steps", "bought": "price", "rainbow": "rainbow", "scored": "match", "scored-beside": "beside",
    "passed": "pass", "rewarded": "reward",
}  # fmt: skip
"""The events that make pieces walk, with the reason that stands beside it where the event gives none."""

RAINBOW_WHY: Final = ["rainbow"]

CAUSE_REASONS: Final = ("", "steps", "price", "rainbow", "match", "pass", "reward")


MOST_WAYS: Final = 100
"""So many ways of walking on are compared; where there are more, whatever comes after a choice may change."""


class Reasons:
    """What a player's pieces walk for: how many times it scored, and why."""

    def __init__(self, times: int, why: list[str]) -> None:
        self.times = times
        self.why = why


class Way:
    """A way of walking on: the changes by walk, and what everybody walks for."""

    def __init__(self, viewer: int, reasons: dict[int, Reasons], changes: dict[str, Change]) -> None:
        self.viewer = viewer
        self.reasons = reasons
        self.changes = changes

    def copy(self) -> Way:
        """An independent copy."""
        return Way(self.viewer, dict(self.reasons), dict(self.changes))

    def take(self, story: list[Event]) -> None:
        """Follow what happened: a change for every walk, explained by what it is for."""
        for event in story:
            if event.id in REASONS:
                self.reasons[event.player] = _reasons(event)
            elif event.id == "walked":
                self._walk(event, LINES[str(event.args["piece"])], "from", "to")
            elif event.id == "stayed":
                self._walk(event, "gp", "number", "number")

    def _walk(self, event: Event, line: str, start_key: str, end_key: str) -> None:
        """A change by what was really gained or paid, whatever was due."""
        player, start, end = event.player, _number(event.args[start_key]), _number(event.args[end_key])
        reasons = self.reasons[player]
        args: dict[str, Value] = {
            "times": reasons.times, "why": reasons.why, "from": start, "to": end,
            "pushed": event.args.get("pushed", 0), "lost": event.args["lost"],
        }  # fmt: skip
        whose, amount = None if player == self.viewer else player, end - start
        change = Change(line, amount, False, whose, args, amount if line == "vp" else 0)
        self.changes[f"{player} {line} {reasons.why == RAINBOW_WHY}"] = change


def preview(tables: Tables, view: View[MayorState], action: int) -> Preview:
    """Costs and changes of a legal `action` of the viewer.

    The walks that it leads to are walked, every way there is; told is the first, and what is not the same on
    all of them is marked conditional. A change is by as much as the piece moves, which may be more or less
    than it is due. Its args: `times` and `why` of a placement's score, `from` and `to` as numbers, `pushed`
    (1 where a piece goes on because its space is taken), `lost` (gold that a Banker before 50 does not get),
    and `varies` (1 where even the amount depends on the way, as by a step for the Rainbow).
    """
    if view.viewer is None:
        return Preview([], [])
    after, way = view.known.copy(), Way(view.viewer, _open_reasons(view.known), {})
    story = _pushed(tables, after, action)
    way.take(story)
    ways: list[Way] = []
    _walk_on(tables, after, way.copy(), ways)
    return Preview(_costs(story, action), _compared(ways, list(way.changes)), after.phase != WALKING)


def _pushed(tables: Tables, state: MayorState, action: i64) -> list[Event]:
    """Carry out an action; what happened."""
    story: list[Event] = []
    state.journal = story
    push(tables, state, action)
    state.journal = None
    return story


def _walk_on(tables: Tables, state: MayorState, way: Way, ways: list[Way]) -> None:
    """Follow every choice of where to walk, the first one first, up to the bound."""
    if state.phase != WALKING:
        ways.append(way)
        return
    out = Choices()
    generate(tables, state, lowest(state.to_act), out)
    for action in out.to_list():
        if len(ways) > MOST_WAYS:
            return
        after, further = state.copy(), way.copy()
        further.take(_pushed(tables, after, action))
        _walk_on(tables, after, further, ways)


def _compared(ways: list[Way], settled: list[str]) -> list[Change]:
    """The changes of the first way, then those of others alone; conditional unless all ways have the same.

    settled: the walks that no choice comes before.
    """
    found: dict[str, Change] = {}
    for way in ways:
        for walk, change in way.changes.items():
            found.setdefault(walk, change)
    for walk, change in found.items():
        bounded = len(ways) > MOST_WAYS and walk not in settled
        others = [way.changes.get(walk) for way in ways]
        change.conditional = bounded or not all(_same(other, change) for other in others)
        varies = any(other is None or other.amount != change.amount for other in others)
        change.args = {**change.args, "varies": int(varies)}
    return list(found.values())


def _same(one: Change | None, other: Change) -> bool:
    return one is not None and one.amount == other.amount and one.args == other.args


def _costs(story: list[Event], action: int) -> list[Cost]:
    """What is paid to the supply: the fee for spaces, or the price of a tile."""
    if kind_of(action) == actions.MOVE:
        return [_cost("steps", event) for event in story if event.id == "moved" and event.args["cost"]]
    return [_cost("tile", event) for event in story if event.id == "bought"]


def _cost(what: str, event: Event) -> Cost:
    return Cost(
        None,
        _number(event.args["cost"]),
        what,
        {key: value for key, value in event.args.items() if key not in ("cost", "amount")},
    )


def _open_reasons(known: MayorState) -> dict[int, Reasons]:
    """What is being walked for already."""
    why = [CAUSE_REASONS[int(known.cause)]]
    return {player: Reasons(1, why) for player in range(known.size)}


def _reasons(event: Event) -> Reasons:
    """What an event makes a player's pieces walk for."""
    why = event.args.get("why", [REASONS[event.id]])
    assert isinstance(why, list)
    return Reasons(_number(event.args.get("times", 1)), [str(reason) for reason in why])


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value

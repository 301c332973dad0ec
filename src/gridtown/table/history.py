"""The history of what each viewer may know of a match: versions and events.

A viewer's version counts the changes of what this viewer may know, from 1 for the first look. It is not the
number of actions: that would tell how many steps another's secret choice took.
"""

from typing import Any, Final

from gridtown.core.event import EVERYONE, Event
from gridtown.core.game import Game
from gridtown.core.state import State

Viewer = int | None
"""A player, or None for a spectator."""

FIRST: Final = 1
"""The version of the first view; a client that has seen nothing says 0."""

TAKEN_BACK: Final = "taken-back"
"""The event that an action was taken back; its words are the program's, for every game."""

HINTED: Final = "hinted"
"""The event that a player was given a hint; told to all, in the program's words."""


class History:
    """The versions of every viewer of one match, and the events each may see.

    opening: what happened before the first choice. Lists by viewer hold the players in order and the
    spectators last, where the index -1 finds them.
    """

    def __init__(self, game: Game[Any], players: int, state: State, opening: list[Event]) -> None:
        self._game = game
        self._viewers: list[Viewer] = [*range(players), None]
        self._known = [self._look(state, viewer) for viewer in self._viewers]
        self._versions = [FIRST] * len(self._viewers)
        self._asked = [FIRST] * players
        self._chosen = [[FIRST] for _ in range(players)]
        self._events = [(tuple(self._versions), event) for event in opening]

    def version(self, viewer: Viewer) -> int:
        """The version of what `viewer` may know now."""
        return self._versions[-1 if viewer is None else viewer]

    def passage(
        self, viewer: Viewer, since: int, upto: int | None = None, most: int | None = None
    ) -> tuple[int, list[tuple[int, Event]]]:
        """The events that `viewer` may see and that came after the version `since`, each with its version.

        upto: the last version wanted. most: with that many events it begins later than asked, but never
        within a version. What comes first is the version after which nothing is left out.
        """
        index, seen = -1 if viewer is None else viewer, list[tuple[int, Event]]()
        for versions, event in reversed(self._events):
            version = versions[index]
            if version <= since:
                break
            if (upto is not None and version > upto) or not event.visible_to(viewer):
                continue
            if most is not None and len(seen) >= most and version < seen[-1][0]:
                return version, seen[::-1]
            seen.append((version, event))
        return since, seen[::-1]

    def chosen(self, viewer: Viewer) -> int | None:
        """The version that the viewer's last turn made, the first one before that; None for spectators.

        A turn may take several choices. What others did before it is news until the last of them.
        """
        return None if viewer is None else self._chosen[viewer][-1]

    def is_fresh(self, player: int, version: int) -> bool:
        """Whether a choice that `player` made at `version` still answers the current question.

        While others choose at the same time, their choices are secret and change nothing about one's own.
        """
        return self._asked[player] <= version <= self._versions[player]

    def note(self, actor: int, before: int, state: State, events: list[Event]) -> None:
        """Note a step: `actor` acted while the players in the mask `before` could; now it is `state`."""
        self._go_on(actor, before, state, events)
        goes_on = state.to_act >> actor & 1 and not state.to_act & ~before  # nobody else is asked anew
        self._chosen[actor].append(self._chosen[actor][-1] if goes_on else self._versions[actor])

    def _go_on(self, actor: int, before: int, state: State, events: list[Event]) -> None:
        for index, viewer in enumerate(self._viewers):
            known = self._look(state, viewer)
            if known != self._known[index] or any(event.visible_to(viewer) for event in events):
                self._known[index] = known
                self._versions[index] += 1
        versions = tuple(self._versions)
        self._events += [(versions, event) for event in events]
        for player in range(len(self._asked)):
            if player == actor or not (before & state.to_act) >> player & 1:
                self._asked[player] = versions[player]

    def note_take_back(self, actor: int, before: int, state: State, steps: int) -> None:
        """Note that `actor` took so many actions back at once, for viewers who could see any of them."""
        seen = [
            self._look(state, viewer) != known
            for viewer, known in zip(self._viewers, self._known, strict=True)
        ]
        mask = sum(1 << player for player in range(len(self._asked)) if seen[player] or player == actor)
        del self._chosen[actor][-steps:]
        audience = EVERYONE if seen[-1] else mask
        self._go_on(actor, before, state, [Event(TAKEN_BACK, actor, {"steps": steps}, audience)])

    def note_hint(self, player: int) -> None:
        """Note that a player was given a hint, for everybody; what was asked of anybody stays asked."""
        self._versions = [version + 1 for version in self._versions]
        self._events.append((tuple(self._versions), Event(HINTED, player, {}, EVERYONE)))

    def _look(self, state: State, viewer: Viewer) -> bytes:
        known: State = self._game.view(state, viewer).known
        return known.to_bytes()

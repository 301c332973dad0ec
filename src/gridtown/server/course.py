"""The course a match has taken so far: where it stands and how it came there, in memory.

It is made by playing the log again, and goes on in the same way; so a server that was killed stands where
it stood.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import InvalidRecord
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.record import Record
from gridtown.core.rule import Event
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.server.history import History, Viewer
from gridtown.server.store import Entry, Logged


class Course:
    """A match in progress. entry: what is fixed of it; commands: the action of each command taken;
    decisions: how many actions each player has taken.
    """

    def __init__(self, game: Game[Any], entry: Entry) -> None:
        self.game = game
        self.entry = entry
        opening: list[Event] = []
        setup = game.setup(entry.players, entry.options)
        self.play: Play[Any] = Play(game, setup, int(entry.seed, 16), opening)
        self.history = History(game, entry.players, self.play.state, opening)
        self.commands: dict[tuple[int, str], str] = {}
        self.decisions = [0] * entry.players

    @staticmethod
    def replay(game: Game[Any], entry: Entry, log: Sequence[Logged]) -> "Course":
        """The course that the log tells of. Raises InvalidRecord where it can't have been so."""
        course = Course(game, entry)
        for logged in log:
            if logged.player >= 0:
                course.take(game.parse_action(logged.action), logged.command)
        if course.play.record.actions != [logged.action for logged in log]:
            raise InvalidRecord(f"the log of {entry.id} isn't what its seed and choices lead to")
        return course

    @property
    def state(self) -> State:
        state: State = self.play.state
        return state

    @property
    def length(self) -> int:
        """How many actions have been taken, chance's among them."""
        return len(self.play.record.actions)

    def opening(self) -> list[Logged]:
        """What chance did before anybody could act."""
        return self._logged(0, CHANCE, None)

    def take(self, action: int, command: str | None) -> list[Logged]:
        """Take a player's action, and let chance act after it; both are what the log has to keep.

        Raises IllegalAction.
        """
        events: list[Event] = []
        player, before, start = int(actor(action)), int(self.state.active), self.length
        self.play.apply(action, events)
        self.history.note(player, before, self.state, events)
        self.decisions[player] += 1
        if command is not None:
            self.commands[player, command] = self.game.write_action(action)
        return self._logged(start, player, command)

    def view(self, viewer: Viewer) -> View[Any]:
        """What `viewer` may know; whatever leaves the server is made from this alone."""
        return self.game.view(self.state, viewer)

    def _logged(self, start: int, player: int, command: str | None) -> list[Logged]:
        """The actions from `start` on: the first is the player's own, all others are chance's."""
        texts = self.play.record.actions[start:]
        log = [Logged(start + index, CHANCE, text, None) for index, text in enumerate(texts)]
        return [replace(logged, player=player, command=command) for logged in log[:1]] + log[1:]


def record_of(entry: Entry, log: Sequence[Logged]) -> Record:
    """The record of a match, without replaying it."""
    actions = [logged.action for logged in log]
    return Record(
        entry.game,
        entry.players,
        entry.options,
        entry.rules_version,
        entry.edition,
        int(entry.seed, 16),
        actions,
    )

"""The course a match has taken so far: where it stands and how it came there, in memory.

It is made by playing the log again, and goes on in the same way; so a server that was killed stands where
it stood. What was taken back is in the log, but not in the record: that holds what stood.
"""

from collections.abc import Sequence
from typing import Any, Final

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import GridtownError, InvalidRecord
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.rule import Event
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.server.disk.schema import ACTION, TAKE_BACK, Entry, Logged
from gridtown.server.logs import mark
from gridtown.server.play.history import History, Viewer

ENOUGH: Final = 500
"""Steps that a player can take back in one match: far more than anybody needs, and the log stays short."""

GUESSES: Final = 3
"""Worlds tried to find whether an action tells its player something."""

GUESSING: Final = 1 << 20
"""The stream of the match's seed that guesses draw from; chance and bots have others."""


class Course:
    """A match in progress. commands: what each command taken has done, by player and id; decisions: how many
    actions of each player stand; taken_back: how many each took back; entries: the length of the log.
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
        self.taken_back = [0] * entry.players
        self.entries = len(self.play.record.actions)
        self._loose: list[int] = []
        self._bound: dict[int, int] = {}
        self._settle()

    @staticmethod
    def replay(game: Game[Any], entry: Entry, log: Sequence[Logged]) -> "Course":
        """The course that the log tells of. Raises InvalidRecord where it can't have been so."""
        course = Course(game, entry)
        if [logged.action for logged in log[: course.entries]] != course.play.record.actions:
            raise InvalidRecord(f"the log of {mark(entry.id)} doesn't begin as its seed does")
        course.follow(log[course.entries :])
        return course

    def follow(self, log: Sequence[Logged]) -> None:
        """Go on as the log does: entries that come after those taken so far.

        Raises InvalidRecord where it can't have been so.
        """
        position = 0
        while position < len(log):
            logged = log[position]
            made = self._again(logged)
            if made != list(log[position : position + len(made)]):
                raise InvalidRecord(f"entry {logged.version} of {mark(self.entry.id)} can't have happened")
            position += len(made)

    @property
    def state(self) -> State:
        state: State = self.play.state
        return state

    def opening(self) -> list[Logged]:
        """What chance did before anybody could act."""
        return [Logged(version, CHANCE, text, None) for version, text in enumerate(self.play.record.actions)]

    def take(self, action: int, command: str | None) -> list[Logged]:
        """Take a player's action, and let chance act after it; both are what the log has to keep.

        Raises IllegalAction.
        """
        events: list[Event] = []
        player, before, start = int(actor(action)), int(self.state.active), len(self.play.record.actions)
        public, view = self.history.version(None), self.view(player)
        self.play.apply(action, events)
        self.history.note(player, before, self.state, events)
        self.decisions[player] += 1
        texts = self.play.record.actions[start:]
        log = [Logged(self.entries, player, texts[0], command)]
        log += [Logged(self.entries + place, CHANCE, text, None) for place, text in enumerate(texts) if place]
        last = before == 1 << player and any(int(actor(other)) != player for other in self._loose)
        carried_out = last and self.history.version(None) > public
        self._loose.append(action)
        if len(texts) > 1 or self.state.active & ~before or carried_out:
            self._settle()
        elif self._has_taught(view, player, action):
            self._bound[player] = len(self._mine(player))
        self._note(log)
        return log

    def may_take_back(self, player: int) -> str | None:
        """The last action of the player that nothing has come of yet, in notation; None where there is none.

        It can be taken back: chance has revealed nothing since, nobody new was asked because of it, what
        several chose in secret has not been carried out, and the player has learnt nothing by it.
        """
        mine = self._last_loose(player)
        if mine is None or self.play.over or self.has_taken_back_enough(player):
            return None
        return self.game.write_action(self._loose[mine])

    def has_taken_back_enough(self, player: int) -> bool:
        """Whether the player may take nothing back any more; a log is played again whatever it holds."""
        return self.taken_back[player] >= ENOUGH

    def take_back(self, player: int, command: str | None) -> list[Logged]:
        """Undo what `may_take_back` names; this is what the log has to keep.

        What others chose in secret meanwhile stays. Raises InvalidRecord where there is nothing to undo.
        """
        mine = self._last_loose(player)
        if mine is None:
            raise InvalidRecord(f"{mark(self.entry.id)}: player {player} has nothing to take back")
        before, action = int(self.state.active), self._loose.pop(mine)
        self.play.state = self._stands_on()
        actions = self.play.record.actions
        actions[self._settled_at :] = [self.game.write_action(standing) for standing in self._loose]
        self.decisions[player] -= 1
        self.taken_back[player] += 1
        self.history.note_take_back(player, before, self.state)
        log = [Logged(self.entries, player, self.game.write_action(action), command, TAKE_BACK)]
        self._note(log)
        return log

    def view(self, viewer: Viewer) -> View[Any]:
        """What `viewer` may know; whatever leaves the server is made from this alone."""
        return self.game.view(self.state, viewer)

    def _settle(self) -> None:
        """From here on nothing that happened before can be taken back."""
        self._settled = self.state.copy()
        self._settled_at = len(self.play.record.actions)
        self._loose.clear()
        self._bound.clear()

    def _mine(self, player: int) -> list[int]:
        """Where the player's loose actions stand among all."""
        return [place for place, action in enumerate(self._loose) if int(actor(action)) == player]

    def _last_loose(self, player: int) -> int | None:
        """Where the player's last action stands that is not bound: nothing was learnt by it, or since."""
        mine = self._mine(player)
        return mine[-1] if len(mine) > self._bound.get(player, 0) else None

    def _stands_on(self) -> State:
        """The state that the loose actions lead to. Raises IllegalAction where one has no ground."""
        state: State = self._settled
        for standing in self._loose:
            state = self.game.apply(state, standing)
        return state.copy() if state is self._settled else state

    def _has_taught(self, before: View[Any], player: int, action: int) -> bool:
        """Whether the player, who saw `before`, has learnt something by the action.

        They have not where what they see now is what they would see after it in other worlds, each of which
        was, for all they knew, the true one.
        """
        now = self.view(player).known.to_bytes()
        rng = Rng(int(self.entry.seed, 16), GUESSING)
        rng.seek(self.entries)
        return any(self._guess(before, player, action, rng) != now for _ in range(GUESSES))

    def _guess(self, view: View[Any], player: int, action: int, rng: Rng) -> bytes:
        world = self.game.determinize(view, rng)
        self.game.push(world, action)
        known: State = self.game.view(world, player).known
        return known.to_bytes()

    def _note(self, log: Sequence[Logged]) -> None:
        self.entries += len(log)
        if log[0].command is not None:
            self.commands[log[0].player, log[0].command] = done(log[0])

    def _again(self, logged: Logged) -> list[Logged]:
        try:
            if logged.kind == TAKE_BACK:
                return self.take_back(logged.player, logged.command)
            return self.take(self.game.parse_action(logged.action), logged.command)
        except GridtownError as error:
            raise InvalidRecord(f"entry {logged.version} of {mark(self.entry.id)}: {error}") from error


def done(logged: Logged) -> str:
    """What a command has done, to tell whether another with its id is the same."""
    return logged.action if logged.kind == ACTION else logged.kind


def standing(log: Sequence[Logged]) -> list[Logged]:
    """The actions of a log that were not taken back."""
    stood: list[Logged] = []
    for logged in log:
        if logged.kind == ACTION:
            stood.append(logged)
        else:
            del stood[max(place for place, other in enumerate(stood) if other.player == logged.player)]
    return stood


def record_of(entry: Entry, log: Sequence[Logged], names: list[str] | None = None) -> Record:
    """The record of a match, without replaying it. names: what its seats are called, where it tells."""
    return Record(
        entry.game,
        entry.players,
        entry.options,
        entry.rules_version,
        entry.edition,
        int(entry.seed, 16),
        [logged.action for logged in standing(log)],
        names,
    )

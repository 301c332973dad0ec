"""The game of a match in progress, in memory: its state, its history, and what can be taken back.

It is rebuilt by replaying the log and continues in the same way, so a server that was killed resumes exactly
where it was. An action that was taken back is in the log, but not in the record.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import GridtownError, InvalidRecord
from gridtown.core.event import Event
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.table.history import History, Viewer
from gridtown.table.info import MatchInfo, log_id
from gridtown.table.log import HINT, TAKE_BACK, LogEntry, effect

MAX_TAKE_BACKS: Final = 500
"""Actions a player can take back in one match: far more than anybody needs, and the log stays short."""

GUESSES: Final = 3
"""Possible worlds tried to find out whether an action reveals something to its player."""

GUESSING: Final = 1 << 20
"""The stream of the match's seed for guesses; chance and bots have others."""


class LiveGame:
    """The game of a match in progress.

    commands: the effect of each command taken, by player and id; decisions: by player, the number of actions
    not taken back; taken_back: by player, the number taken back; length: of the log.
    """

    def __init__(self, game: Game[Any], info: MatchInfo) -> None:
        self.game = game
        self.info = info
        opening: list[Event] = []
        setup = game.setup(info.players, info.options)
        self.play: Play[Any] = Play(game, setup, int(info.seed, 16), opening)
        self.history = History(game, info.players, self.play.state, opening)
        self.commands: dict[tuple[int, str], str] = {}
        self.decisions = [0] * info.players
        self.taken_back = [0] * info.players
        self.length = len(self.play.record.actions)
        self._revocable: list[int] = []
        self._locked: dict[int, int] = {}
        self._set_checkpoint()

    @staticmethod
    def replay(game: Game[Any], info: MatchInfo, log: Sequence[LogEntry]) -> "LiveGame":
        """The game rebuilt from its log. Raises InvalidRecord where the log is impossible."""
        live = LiveGame(game, info)
        if [entry.action for entry in log[: live.length]] != live.play.record.actions:
            raise InvalidRecord(f"the log of {log_id(info.id)} doesn't begin as its seed does")
        live.follow(log[live.length :])
        return live

    def follow(self, log: Sequence[LogEntry]) -> None:
        """Apply further entries of the log. Raises InvalidRecord where one is impossible."""
        position = 0
        while position < len(log):
            entry = log[position]
            made = self._reapply(entry, _taken_back_with(log, position))
            if made != list(log[position : position + len(made)]):
                raise InvalidRecord(f"entry {entry.version} of {log_id(self.info.id)} can't have happened")
            position += len(made)

    @property
    def state(self) -> State:
        """The full truth now."""
        state: State = self.play.state
        return state

    def opening(self) -> list[LogEntry]:
        """The first entries of the log: what chance did before anybody could act."""
        return [
            LogEntry(version, CHANCE, text, None) for version, text in enumerate(self.play.record.actions)
        ]

    def take(self, action: int, command: str | None) -> list[LogEntry]:
        """Apply a player's action, then let chance act; the new entries of the log. Raises IllegalAction."""
        events: list[Event] = []
        player, before, start = int(actor(action)), int(self.state.to_act), len(self.play.record.actions)
        public, view = self.history.version(None), self.view(player)
        self.play.apply(action, events)
        self.history.note(player, before, self.state, events)
        self.decisions[player] += 1
        texts = self.play.record.actions[start:]
        log = [LogEntry(self.length, player, texts[0], command)]
        log += [
            LogEntry(self.length + place, CHANCE, text, None) for place, text in enumerate(texts) if place
        ]
        last = before == 1 << player and any(int(actor(other)) != player for other in self._revocable)
        carried_out = last and self.history.version(None) > public
        self._revocable.append(action)
        if len(texts) > 1 or self.state.to_act & ~before or carried_out:
            self._set_checkpoint()
        elif self._has_revealed(view, player, action, self.state):
            self._locked[player] = len(self._mine(player))
        self._record(log)
        return log

    def take_all(self, actions: Sequence[int], command: str | None) -> list[LogEntry]:
        """Apply actions of one player in a row, the last of them as `command`. Raises IllegalAction."""
        *steps, last = actions
        log = [entry for step in steps for entry in self.take(step, None)]
        return log + self.take(last, command)

    def is_open(self, player: int, action: int, before: State, after: State) -> bool:
        """Whether the player could take the action back that leads from `before` to `after`, and acts on.

        More is refused than must be: where others have chosen in secret, nothing may show to everybody.
        """
        if after.to_act != before.to_act:
            return False
        last = int(before.to_act) == 1 << player and any(int(actor(one)) != player for one in self._revocable)
        if (
            last
            and self.game.view(before, None).known.to_bytes() != self.game.view(after, None).known.to_bytes()
        ):
            return False
        return not self._has_revealed(self.game.view(before, player), player, action, after)

    def may_take_back(self, player: int) -> str | None:
        """The player's last action, in notation, if it can be taken back; else None.

        It can while it has had no consequence: chance has revealed nothing since, nobody new was asked
        because of it, what several chose in secret has not been carried out, and the player has learnt
        nothing by it.
        """
        mine = self._last_revocable(player)
        if mine is None or self.play.over or self.used_all_take_backs(player):
            return None
        return self.game.write_action(self._revocable[mine])

    def used_all_take_backs(self, player: int, steps: int = 1) -> bool:
        """Whether so many more would pass the player's limit of take-backs; a log is replayed regardless."""
        return self.taken_back[player] + steps > MAX_TAKE_BACKS

    def may_take_back_all(self, player: int, steps: int) -> bool:
        """Whether so many of the player's last actions can be taken back."""
        return len(self._mine(player)) - self._locked.get(player, 0) >= steps

    def take_back(self, player: int, command: str | None, steps: int = 1) -> list[LogEntry]:
        """Undo the last actions of a player, back from the one that `may_take_back` names; the log entries.

        There is one for each, the last of them as `command`, and one event for all. What others chose in
        secret meanwhile stays. Raises InvalidRecord where there is nothing to undo.
        """
        if not self.may_take_back_all(player, steps):
            raise InvalidRecord(f"{log_id(self.info.id)}: player {player} has nothing to take back")
        before = int(self.state.to_act)
        undone = [self._revocable.pop(place) for place in self._mine(player)[: -steps - 1 : -1]]
        self.play.state = self._replayed_from_checkpoint()
        actions = self.play.record.actions
        actions[self._checkpoint_at :] = [self.game.write_action(kept) for kept in self._revocable]
        self.decisions[player] -= steps
        self.taken_back[player] += steps
        self.history.note_take_back(player, before, self.state, steps)
        log = [
            LogEntry(self.length + place, player, self.game.write_action(action), None, TAKE_BACK)
            for place, action in enumerate(undone)
        ]
        log[-1] = replace(log[-1], command=command)
        self._record(log)
        return log

    def note_hint(self, player: int) -> list[LogEntry]:
        """Note that a player was given a hint; the new entry of the log. It changes nothing of the game."""
        self.history.note_hint(player)
        log = [LogEntry(self.length, player, "", None, HINT)]
        self._record(log)
        return log

    def view(self, viewer: Viewer) -> View[Any]:
        """What `viewer` may know; everything sent to a viewer is made from this alone."""
        return self.game.view(self.state, viewer)

    def _set_checkpoint(self) -> None:
        """Make everything so far final: it can no longer be taken back."""
        self._checkpoint = self.state.copy()
        self._checkpoint_at = len(self.play.record.actions)
        self._revocable.clear()
        self._locked.clear()

    def _mine(self, player: int) -> list[int]:
        """The positions of the player's actions among the revocable ones."""
        return [place for place, action in enumerate(self._revocable) if int(actor(action)) == player]

    def _last_revocable(self, player: int) -> int | None:
        """The position of the player's last action, unless the player has learnt something by it or since."""
        mine = self._mine(player)
        return mine[-1] if len(mine) > self._locked.get(player, 0) else None

    def _replayed_from_checkpoint(self) -> State:
        """The state after the revocable actions. Raises IllegalAction where one is no longer legal."""
        state: State = self._checkpoint
        for action in self._revocable:
            state = self.game.apply(state, action)
        return state.copy() if state is self._checkpoint else state

    def _has_revealed(self, before: View[Any], player: int, action: int, after: State) -> bool:
        """Whether the action, which leads to `after`, tells the player, who saw `before`, something new.

        It does not if the player would see the same after it in other worlds that were equally possible.
        """
        now = self.game.view(after, player).known.to_bytes()
        rng = Rng(int(self.info.seed, 16), GUESSING)
        rng.seek(self.length)
        return any(self._guess(before, player, action, rng) != now for _ in range(GUESSES))

    def _guess(self, view: View[Any], player: int, action: int, rng: Rng) -> bytes:
        world = self.game.determinize(view, rng)
        self.game.push(world, action)
        known: State = self.game.view(world, player).known
        return known.to_bytes()

    def _record(self, log: Sequence[LogEntry]) -> None:
        self.length += len(log)
        for entry in log:
            if entry.command is not None:
                self.commands[entry.player, entry.command] = effect(entry)

    def _reapply(self, entry: LogEntry, undone: Sequence[LogEntry]) -> list[LogEntry]:
        try:
            if undone:
                return self.take_back(entry.player, undone[-1].command, len(undone))
            if entry.kind == HINT:
                return self.note_hint(entry.player)
            return self.take(self.game.parse_action(entry.action), entry.command)
        except GridtownError as error:
            raise InvalidRecord(f"entry {entry.version} of {log_id(self.info.id)}: {error}") from error


def _taken_back_with(log: Sequence[LogEntry], position: int) -> Sequence[LogEntry]:
    """The take-backs that were one command, from a place of the log on: the last of them bears its id."""
    end = position
    while end < len(log) and log[end].kind == TAKE_BACK:
        end += 1
        if log[end - 1].command is not None:
            break
    return log[position:end]

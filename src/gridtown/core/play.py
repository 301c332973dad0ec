"""Playing a match: a state, its record, and chance acting by itself in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import IllegalAction, InvalidAction, InvalidRecord, InvalidSetup
from gridtown.core.event import Event
from gridtown.core.game import Game, Setup
from gridtown.core.record import Record
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

S = TypeVar("S", bound=State)


class Play(Generic[S]):
    """A match in progress: `state` is where it stands, `record` how it came there.

    Chance acts by itself. Its draws depend on the seed and on their place in the record alone, so a match
    that is resumed goes on exactly as it would have.

    events: a list that what happens before the first choice is appended to.
    """

    def __init__(self, game: Game[S], setup: Setup, seed: int, events: list[Event] | None = None) -> None:
        self.game = game
        self.state: S = game.initial(setup)
        facts = game.facts
        self.record = Record(
            game=facts.id,
            players=setup.players,
            options=setup.options,
            rules_version=facts.rules_version,
            edition=game.edition_hash,
            seed=seed,
            actions=[],
        )
        self._rng = Rng(seed)
        self._let_chance_act(events)

    @staticmethod
    def resume(game: Game[S], record: Record) -> Play[S]:
        """A match that goes on from `record`. Raises InvalidRecord if the record does not hold."""
        play = Play(game, _setup(game, record), record.seed)
        play.record.names = list(record.names)
        for index, text in enumerate(record.actions):
            if index < len(play.record.actions):
                _same_draw(record, index, play.record.actions[index])
                continue
            try:
                play.apply(text)
            except (InvalidAction, IllegalAction) as error:
                raise InvalidRecord(_at(record, index, _reason(error)), record.line_of(index)) from error
        return play

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == 0

    @property
    def to_act(self) -> list[int]:
        """Who may act now, ascending; chance never waits."""
        return self.game.players_to_act(self.state)

    def view(self, viewer: int | None) -> View[S]:
        """What `viewer` (None: a spectator) may know."""
        return self.game.view(self.state, viewer)

    def legal_actions(self, player: int | None = None) -> list[str]:
        """What `player`, or everybody who may act, may do now, in notation."""
        players = self.to_act if player is None else [player]
        legal = [action for one in players for action in self.game.legal_actions(self.state, one)]
        return [self.game.write_action(action) for action in legal]

    def explain(self, action: int | str) -> Refusal | None:
        """The rule that forbids `action` to the player it names, None when it is legal."""
        packed = self.game.parse_action(action) if isinstance(action, str) else action
        return self.game.explain(self.state, int(actor(packed)), packed)

    def apply(self, action: int | str, events: list[Event] | None = None) -> None:
        """Carry out a player's `action`, checked, and whatever chance does next.

        action: packed or in notation. events: a list that what happened is appended to. Raises
        InvalidAction or IllegalAction; then nothing has changed.
        """
        if isinstance(action, str):
            action = self.game.parse_action(action)
        if actor(action) == CHANCE:
            raise InvalidAction(f"{self.game.write_action(action)}: chance acts by itself")
        self.state = self.game.apply(self.state, action, events)
        self.record.actions.append(self.game.write_action(action))
        self._let_chance_act(events)

    def _let_chance_act(self, events: list[Event] | None) -> None:
        self.state.journal = events
        while self.state.to_act == CHANCE_ACTS:
            self._rng.seek(len(self.record.actions))
            action = self.game.draw(self.state, self._rng)
            self.game.push(self.state, action)
            self.record.actions.append(self.game.write_action(int(action)))
        self.state.journal = None


def replay(game: Game[S], record: Record, events: list[Event] | None = None) -> Iterator[tuple[str, S]]:
    """Every action of `record` in turn, with the state it leads to (a copy each).

    events: a list that what happened by each is appended to, before the action is given. Checks the rules
    version and the edition at once, then every choice against the rules and every draw against the seed.
    Raises InvalidRecord naming line and reason.
    """
    return _replayed(game, record, game.initial(_setup(game, record)), events)


def _replayed(game: Game[S], record: Record, state: S, events: list[Event] | None) -> Iterator[tuple[str, S]]:
    rng = Rng(record.seed)
    for index, text in enumerate(record.actions):
        if state.to_act == CHANCE_ACTS:
            rng.seek(index)
            _same_draw(record, index, game.write_action(int(game.draw(state, rng))))
        try:
            state = game.apply(state, game.parse_action(text), events)
        except (InvalidAction, IllegalAction) as error:
            raise InvalidRecord(_at(record, index, _reason(error)), record.line_of(index)) from error
        yield text, state


def _setup(game: Game[S], record: Record) -> Setup:
    facts = game.facts
    if record.game != facts.id:
        raise _broken(record, "game", f"this is a record of {record.game!r}, not of {facts.id!r}")
    if record.rules_version != facts.rules_version:
        raise _broken(
            record,
            "rules_version",
            f"played under rules version {record.rules_version} of {facts.id}; this program has"
            f" version {facts.rules_version} and can't replay it",
        )
    if record.edition != game.edition_hash:
        named = ascii(record.edition[:64])[1:-1]  # a terminal may obey what stands there
        said = f"played with the edition {named}, but this is {game.edition_hash}; name its edition file"
        raise _broken(record, "edition", said)
    try:
        game.setup(record.players)
    except InvalidSetup as error:
        raise _broken(record, "players", str(error)) from error
    try:
        return game.setup(record.players, record.options)
    except InvalidSetup as error:
        raise _broken(record, "options", str(error)) from error


def _broken(record: Record, field: str, reason: str) -> InvalidRecord:
    """The error for a field of a record, naming the line where it stands."""
    return InvalidRecord(f"line {record.field_lines[field]}: {reason}")


def _same_draw(record: Record, index: int, drawn: str) -> None:
    if drawn != record.actions[index]:
        raise InvalidRecord(_at(record, index, f"the seed draws {drawn!r} here: the record was edited"))


def _reason(error: Exception) -> str:
    """Why an action of a record does not hold: the rule by its id, or what is wrong with its text."""
    if not isinstance(error, IllegalAction):
        return str(error)
    args = f" {error.refusal.args}" if error.refusal.args else ""
    return f"the rules forbid it here: {error.refusal.id}{args}"


def _at(record: Record, index: int, reason: str) -> str:
    return f"line {record.line_of(index)}: action {index + 1} {record.actions[index]!r}: {reason}"

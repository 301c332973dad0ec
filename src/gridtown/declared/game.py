"""Games that are declared: what `core.game.Game` asks for, answered from fields, kinds and a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, TypeVar, cast

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.choices import Choices
from gridtown.core.digest import fingerprint
from gridtown.core.errors import InvalidEdition, InvalidGame
from gridtown.core.features import Features
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.kinds import Grammar
from gridtown.core.outcome import Outcome, rank
from gridtown.core.preview import Change, Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.declared.declaration import check_kinds, check_parts
from gridtown.declared.fields import AtSeats, number_of
from gridtown.declared.kind import Kind
from gridtown.declared.notation import parse_state, write_state
from gridtown.declared.present import present
from gridtown.declared.state import State
from gridtown.editions.box import Box

S = TypeVar("S", bound=State)


class Declared(Game[S]):
    """Base of declared games: a subclass names its parts, and answers `begin`, `standing` and maybe `hope`.

    Nothing in it is secret: a view is a copy of the state. A game with secrets overrides `view` and
    `determinize`. Called with the path of an edition file it is the game with that edition, so the class
    itself is what a module names `load`.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    """Fewest and most."""
    state: ClassVar[type[State]]
    kinds: ClassVar[Sequence[type[Kind]]]
    """Kinds of action, at most 64; in this order they are listed."""
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    talking: ClassVar[bool] = False
    """Whether it is played by talking, with nothing to hide from each other."""
    contents: ClassVar[Box | None] = None
    """What is in the box, unless an edition file says otherwise."""
    termination: ClassVar[str] = "over"
    """A word for how it ends."""
    line: ClassVar[str] = "points"
    """What the standing counts; the message `line-points` says it."""
    messages: ClassVar[Mapping[str, str]] = {}
    """Its words in Fluent by language, where they don't stand in files `messages/en.ftl`, …"""

    def __init__(self, edition: Path | None = None) -> None:
        """Put its parts together. Raises InvalidGame naming what is missing or can't be."""
        check_parts(type(self))
        if edition is not None and self.contents is None:
            raise InvalidEdition(f"{edition}: {self.title} has no box, so it has no editions")
        self.edition = edition
        self._box = None if self.contents is None else self.contents.read(edition)
        self._kinds = [kind(number, self._box) for number, kind in enumerate(self.kinds)]
        own_start = type(self).initial is not Declared.initial
        check_kinds(type(self), self._kinds, () if own_start else self.options)
        facts = Facts(self.id, self.title, self.rules_version, self.players, self.options, self.talking)
        grammar = Grammar(self.title, self.players[1], self._kinds, self._examples())
        super().__init__(facts, fingerprint(b"") if self._box is None else self._box.hash(), grammar)

    @property
    def box(self) -> Box:
        """What is in the box. Raises AttributeError where there is none."""
        if self._box is None:
            raise AttributeError(f"{self.title} has no box: name its contents")
        return self._box

    @property
    def by_players(self) -> list[Kind]:
        """The kinds of action that players choose."""
        return [kind for kind in self._kinds if not kind.by_chance]

    def _examples(self) -> tuple[str, str]:
        """Two actions for errors, of the first and of the last kind."""
        grammar = Grammar(self.title, self.players[1], self._kinds, ("", ""))
        ends = (self._kinds[0], self._kinds[-1])
        first, last = (
            grammar.write(int(pack(CHANCE if kind.by_chance else 0, kind.number, kind.all[0][0])))
            for kind in ends
        )
        return first, last

    # What a game answers

    def begin(self, state: S) -> None:
        """Set the table: `state` has the setup's players and options, and all else as its fields start."""

    def hope(self, state: S, player: int) -> float:
        """Points that bots expect `player` still to gain in `state`; 0 lets them look one action ahead."""
        del state, player
        return 0.0

    # What follows

    def initial(self, setup: Setup) -> S:
        """The table as `begin` sets it."""
        state = self._own(self.state(setup.players))
        for option in self.options:
            if option.name in state.fields and option.name in setup.options:
                setattr(state, option.name, number_of(option, setup.options[option.name]))
        self.begin(state)
        try:
            state.settle()
        except InvalidGame as error:
            raise InvalidGame(f"{self.title}: at the start {error}") from error
        return state

    def generate(self, state: S, player: int, out: Choices) -> None:
        """All that is asked for and not barred. Raises InvalidGame where that is nothing."""
        for kind in self._kinds:
            if self.asks(state, player, kind.number):
                for argument, unpacked in kind.all:
                    if self._bars(kind, state, player, unpacked) is None:
                        out.add(pack(player, kind.number, argument))
        if not out.count:
            raise self.stuck(state, player)

    def push(self, state: S, action: int) -> None:
        """Let the kind do it."""
        kind = self._kinds[kind_of(action)]
        kind.do(*_given(kind, state, int(actor(action))), *kind.unpack(int(argument_of(action))))
        try:
            state.settle()
        except InvalidGame as error:
            raise InvalidGame(f"{self.title}: after {self.write_action(action)!r} {error}") from error

    def weight(self, state: S, action: int) -> int:
        """What the kind says."""
        kind = self._kinds[kind_of(action)]
        return kind.weight(state, *kind.unpack(int(argument_of(action))))

    def step(self, state: S) -> str:
        """The word of the first kind that is asked for."""
        for player in self.players_to_act(state):
            for kind in self._kinds:
                if self.asks(state, player, kind.number):
                    return kind.word
        return ""

    def asks(self, state: S, player: int, kind: int) -> bool:
        """Whether the kind is chance's or players', and says that it is asked for."""
        found = self._kinds[kind] if kind < len(self._kinds) else None
        return (
            found is not None
            and found.by_chance == (player == CHANCE)
            and found.asked(*_given(found, state, player))
        )

    def bars(self, state: S, player: int, action: int) -> Refusal | None:
        """What bars it by its kind; what chance has no weight for can't be drawn."""
        kind = self._kinds[kind_of(action)]
        return self._bars(kind, state, player, kind.unpack(int(argument_of(action))))

    def _bars(self, kind: Kind, state: S, player: int, arguments: Sequence[int]) -> Refusal | None:
        if kind.by_chance and kind.weight(state, *arguments) <= 0:
            return Refusal("not-drawable")
        return kind.bars(*_given(kind, state, player), *arguments)

    def view(self, state: S, viewer: int | None) -> View[S]:
        """A copy: there are no secrets."""
        return View(viewer, state.copy())

    def determinize(self, view: View[S], rng: Rng) -> S:
        """A copy: there are no secrets."""
        del rng
        return view.known.copy()

    def ranking(self, state: S) -> list[int]:
        """By standing, highest best; a game with another tie-break overrides it."""
        return rank(self.standing(state))

    def success(self, state: S) -> bool | None:
        """Whether the table won, where all play together; None where there is no such thing."""
        del state
        return None

    def outcome(self, state: S) -> Outcome | None:
        """The standing and the ranking when nobody is asked any more."""
        if state.to_act:
            return None
        return Outcome(self.termination, self.ranking(state), self.standing(state), self.success(state))

    def preview(self, view: View[S], action: int) -> Preview:
        """How the standing changes, found by doing it to a copy; nothing costs anything."""
        after = self._after(view, action)
        pairs = zip(self.standing(view.known), self.standing(after), strict=True)
        changes = [
            Change(self.line, now - before, player=None if player == view.viewer else player)
            for player, (before, now) in enumerate(pairs)
            if now != before
        ]
        return Preview([], changes)

    def value(self, view: View[S], action: int) -> float:
        """What the viewer gains at once, and what `hope` says of the state after it."""
        after, player = self._after(view, action), int(actor(action))
        gain = self.standing(after)[player] - self.standing(view.known)[player]
        return gain + self.hope(after, player)

    def _after(self, view: View[S], action: int) -> S:
        after = view.known.copy()
        self.push(after, action)
        return after

    def write_state(self, state: S) -> str:
        """The id, the number of players, and every field that is not as at the start."""
        return write_state(self.id, state)

    def parse_state(self, text: str) -> S:
        """The inverse of `write_state`."""
        return self._own(parse_state(self.id, self.state, self.players, text))

    def from_bytes(self, data: bytes) -> S:
        """The inverse of `State.to_bytes`."""
        return self._own(self.state.from_bytes(data))

    def _own(self, state: State) -> S:
        state.game = self
        return cast(S, state)

    def observation_blocks(self, players: int) -> list[tuple[str, int]]:
        """A block for each field."""
        return [(name, len(field.numbers(field.start(players)))) for name, field in self.state.fields.items()]

    def observe(self, known: S, viewer: int, out: Features) -> None:
        """The fields; players, and what there is one of for each player, in turn from the viewer."""
        index, size = 0, int(known.size)
        for name, field in known.fields.items():
            numbers = [int(number) for number in field.numbers(getattr(known, name))]
            if field.of == "player":
                numbers = [number if number < 0 else (number - viewer) % size for number in numbers]
            if isinstance(field, AtSeats):
                numbers = numbers[viewer:] + numbers[:viewer]
            for number in numbers:
                out.add(index, number)
                index += 1

    def present(self, view: View[S]) -> dict[str, object]:
        """The view as `declared.present` says."""
        return present(self, view)

    def present_action(self, view: View[S], action: int) -> dict[str, object]:
        """Notation, kind, and each argument by its name."""
        del view
        kind = self._kinds[kind_of(action)]
        arguments = kind.present(int(argument_of(action)))
        return {"action": self.write_action(action), "kind": kind.word, **arguments}

    def components(self) -> dict[str, object]:
        """What is in the box."""
        return {} if self._box is None else self._box.components()

    def words(self, lang: str) -> str:
        """What it says in a language."""
        return self.messages.get(lang, "")


def _given(kind: Kind, state: S, player: int) -> tuple[S] | tuple[S, int]:
    """What a kind is told first: the state, and who takes the action unless it is chance."""
    return (state,) if kind.by_chance else (state, player)

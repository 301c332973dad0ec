"""Goldens of a game: perft counts, records and playthroughs, kept as files beside its tests.

All are made by random play from fixed seeds. What is a game's own (its setups, where counting starts, how a
playthrough tells its turns) stands in tests/games/<game>/goldens.py; a game without that module has the
`DefaultGoldens`: a record of every setup, counts at the start, a third and two thirds in, a playthrough of
events and positions. regenerate.py writes the files.
"""

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Generic, TypedDict, TypeVar

from tests.registry import game_of

from gridtown.core.conformance import setups
from gridtown.core.event import Event
from gridtown.core.game import Game, Setup
from gridtown.core.notation import write_to_act
from gridtown.core.perft import perft
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)

Place = tuple[str, int, int, int]
"""Where counting starts: setup, seed, ply (of players and chance); and the depth."""

MOST = 400_000
DEPTH = 6  # at kinds of position
GAMES = 400  # that are searched for one at most
FIRST_SEED = 1000  # of the records


class Row(TypedDict):
    """A position of perft.toml; `counts` are of depth 1, 2, …"""

    setup: str
    seed: int
    ply: int
    counts: list[int]


class Goldens(Generic[S]):
    """The goldens of one game: what it answers itself (the methods that raise), and what follows.

    setups: players and options by name. shown: by a playthrough's name its setup and seed. shortest: a golden
    record has more actions than this.
    """

    shortest = 60

    def __init__(
        self,
        game: Game[S],
        setups: Mapping[str, tuple[int, dict[str, str]]],
        shown: Mapping[str, tuple[str, int]],
    ) -> None:
        self.game = game
        self.setups = setups
        self.shown = shown
        folder = Path(__file__).parent / game.facts.id
        self.perft_file = folder / "perft.toml"
        self.records = folder / "records"
        self.totals_file = self.records / "scores" / "totals.json"
        self.playthroughs = folder / "playthroughs"

    # What a game answers

    def random_step(self, state: S, rng: Rng) -> int:
        """Any action that may come next; such that games take a usual course."""
        raise NotImplementedError

    def places(self) -> list[Place]:
        """Where counting starts."""
        raise NotImplementedError

    def where(self, state: S) -> str:
        """What is going on, for a comment."""
        raise NotImplementedError

    def heading(self, state: S) -> str:
        """The turn in which a player is to choose; a new one begins where it changes."""
        raise NotImplementedError

    def table(self, state: S) -> list[str]:
        """What a reader has to know at the beginning of a turn."""
        raise NotImplementedError

    def event(self, event: Event) -> str:
        """An event in a line; nothing for one that other lines tell."""
        raise NotImplementedError

    def result(self, state: S) -> list[str]:
        """The end of the game."""
        raise NotImplementedError

    def legend(self) -> list[str]:
        """How to read a playthrough, where that needs saying."""
        return []

    def is_told(self, state: S, action: int) -> bool:  # noqa: ARG002
        """Whether a playthrough gives the notation of an action, taken in `state`."""
        return True

    # What follows

    def sought(
        self, kinds: Iterable[tuple[str, str]], holds: Mapping[str, Callable[[S], bool]]
    ) -> list[Place]:
        """Where counting starts, for setups and kinds of position; a change of the rules may move it.

        holds: whether a position is of a kind.
        """
        wanted = list(kinds)
        found: list[tuple[str, int, int]] = []

        @cache
        def plies(setup: str, seed: int) -> dict[str, list[int]]:
            """Where in a game there are positions of the kinds wanted of its setup; a game is walked once."""
            at: dict[str, list[int]] = {kind: [] for place, kind in wanted if place == setup}
            for ply, (state, _) in enumerate(self.walk(setup, seed)):
                for kind, places in at.items():
                    if holds[kind](state):
                        places.append(ply)
            return at

        for setup, kind in wanted:
            of_kind = ((setup, seed, plies(setup, seed)[kind]) for seed in range(1, GAMES))
            place = _middle_of_first(of_kind, found)
            assert place is not None, f"{kind}: none in {GAMES} games of {setup}"
            found.append(place)
        return [(*place, DEPTH) for place in found]

    def walk(self, setup: str, seed: int) -> Iterator[tuple[S, int]]:
        """A random game: each position (the same object, changed), and the action taken there."""
        state, rng = self.game.initial(self.game.setup(*self.setups[setup])), Rng(seed)
        while state.to_act:
            action = self.random_step(state, rng)
            yield state, action
            self.game.push(state, action)

    def position(self, setup: str, seed: int, ply: int) -> S:
        """The position after the first `ply` actions of a random game."""
        return next(islice(self.walk(setup, seed), ply, None))[0]

    def rows(self) -> list[Row]:
        """The positions of perft.toml."""
        rows: list[Row] = tomllib.loads(self.perft_file.read_text(encoding="utf-8"))["position"]
        return rows

    def counts(self, state: S, depth: int) -> list[int]:
        """The perft counts of depth 1 to `depth`, as far as they are small enough to be kept."""
        found: list[int] = []
        for length in range(1, depth + 1):
            found.append(perft(self.game, state, length))
            if found[-1] > MOST // 20:
                break
        return found

    def perft_toml(self) -> str:
        """All of perft.toml."""
        parts = [
            "# Paths of length 1, 2, … from positions of random play: setup (goldens.py), seed, plies.",
            f"# Written by `{command(self.game.facts.id)}`.",
        ]
        for setup, seed, ply, depth in self.places():
            state = self.position(setup, seed, ply)
            parts += ["", f"[[position]] # {self.where(state)}", f'setup = "{setup}"', f"seed = {seed}"]
            parts += [f"ply = {ply}", f"counts = {self.counts(state, depth)}"]
        return "\n".join(parts) + "\n"

    def record(self, setup: str, seed: int) -> Record:
        """A whole random game."""
        play = Play(self.game, self.game.setup(*self.setups[setup]), seed)
        rng = Rng(seed, 1)
        while not play.over:
            play.apply(self.random_step(play.state, rng))
        return play.record

    def kept(self, setup: str) -> str:
        """The golden record of a setup, as it was written."""
        return (self.records / f"{setup}.json").read_text(encoding="utf-8")

    def totals(self) -> dict[str, list[int]]:
        """Every player's score at the end of the golden records, as it was written."""
        totals: dict[str, list[int]] = json.loads(self.totals_file.read_text(encoding="utf-8"))
        return totals

    def scores(self, record: Record) -> list[int]:
        """Every player's score at the end of a record."""
        state = list(replay(self.game, record))[-1][1]
        outcome = self.game.outcome(state)
        assert outcome is not None
        return outcome.scores

    def playthrough(self, name: str) -> str:
        """A whole random game as text for people."""
        record = self.record(*self.shown[name])
        parts = [self._title(record), *self.legend(), ""]
        state, said = self.game.initial(self.game.setup(record.players, record.options)), ""
        for text in record.actions:
            action, heard = self.game.parse_action(text), list[Event]()
            if state.to_act != CHANCE_ACTS and self.heading(state) != said:
                said = self.heading(state)
                parts += ["", f"== {said} ==", *self.table(state)]
            parts += [text] if self.is_told(state, action) else []
            state = self.game.apply(state, action, heard)
            parts += [f"    {line}" for line in map(self.event, heard) if line]
        return "\n".join([*parts, "", *self.result(state)]) + "\n"

    def _title(self, record: Record) -> str:
        usual = {option.name: option.default for option in self.game.facts.options}
        chosen = [f"{name} {value}" for name, value in record.options.items() if value != usual[name]]
        said = [self.game.facts.title, f"{record.players} players", *chosen, f"seed {record.seed}"]
        return ", ".join([*said, "random choices"])

    def files(self) -> Iterator[tuple[Path, str]]:
        """Every golden file, and what should be in it."""
        yield self.perft_file, self.perft_toml()
        totals = {}
        for index, setup in enumerate(self.setups):
            record = self.record(setup, FIRST_SEED + index)
            totals[setup] = self.scores(record)
            yield self.records / f"{setup}.json", record.to_json()
        lines = ",\n".join(f'  "{setup}": {json.dumps(total)}' for setup, total in totals.items())
        yield self.totals_file, "{\n" + lines + "\n}\n"
        for name in self.shown:
            yield self.playthroughs / f"{name}.txt", self.playthrough(name)


def _middle_of_first(
    games: Iterable[tuple[str, int, list[int]]], taken: list[tuple[str, int, int]]
) -> tuple[str, int, int] | None:
    """In the middle of the plies of the first game that has any which are not taken; None where none has."""
    for setup, seed, plies in games:
        free = [(setup, seed, ply) for ply in plies if (setup, seed, ply) not in taken]
        if free:
            return free[len(free) // 2]
    return None


class DefaultGoldens(Goldens[S]):
    """The goldens of any game: every setup by itself, and one playthrough."""

    shortest = 20
    depth = 4

    def __init__(self, game: Game[S]) -> None:
        named = {
            "-".join([str(setup.players), *changed(game, setup)]): (setup.players, setup.options)
            for setup in setups(game)
        }
        first = next(iter(named))
        super().__init__(game, named, {first: (first, 1)})

    def random_step(self, state: S, rng: Rng) -> int:
        """What chance draws, or any action of the first who may act."""
        if state.to_act == CHANCE_ACTS:
            return int(self.game.draw(state, rng))
        legal = self.game.legal_actions(state, self.game.players_to_act(state)[0])
        return legal[int(rng.below(len(legal)))]

    def places(self) -> list[Place]:
        """At the start, a third and two thirds into a game of every setup."""
        found = []
        for setup in self.setups:
            plies = sum(1 for _ in self.walk(setup, 1))
            found += [(setup, 1, ply, self.depth) for ply in (0, plies // 3, 2 * plies // 3)]
        return found

    def where(self, state: S) -> str:
        """The step."""
        return self.game.step(state)

    def heading(self, state: S) -> str:
        """Who acts, and the position."""
        return f"{write_to_act(int(state.to_act))}, {self.game.write_state(state)}"

    def table(self, state: S) -> list[str]:
        """Nothing more: the heading has the position."""
        del state
        return []

    def event(self, event: Event) -> str:
        """An event as it is."""
        return " ".join(
            [f"P{event.player + 1}", event.id, *(f"{name}={of}" for name, of in event.args.items())]
        )

    def result(self, state: S) -> list[str]:
        """The outcome."""
        return [repr(self.game.outcome(state))]


def changed(game: Game[Any], setup: Setup) -> Iterator[str]:
    """The options of a setup that are not as usual: name-value."""
    usual = {option.name: option.default for option in game.facts.options}
    for name, value in setup.options.items():
        if value != usual[name]:
            yield f"{name}-{value}"


def goldens(name: str) -> Goldens[Any]:
    """The goldens of the game `name`."""
    if find_spec("tests.games." + name) is None or find_spec(f"tests.games.{name}.goldens") is None:
        return DefaultGoldens(game_of(name))
    found: Goldens[Any] = import_module(f"tests.games.{name}.goldens").goldens()
    return found


def command(name: str) -> str:
    """What writes the goldens of a game anew."""
    return f"python -m tests.games.regenerate {name}"


def called(value: str | Row) -> str:
    """What a test of a game or of a row is called."""
    return value if isinstance(value, str) else f"{value['setup']}-seed{value['seed']}-ply{value['ply']}"

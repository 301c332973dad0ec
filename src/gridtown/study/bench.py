"""The measurements of `gridtown bench`. Ratios hold on any machine; absolute numbers only on this one.

The interpreted build runs the very same files in a process of its own, turn and turn about with this one,
so that what else the machine does weighs on both. Times are processor time of one process, so waiting for
others doesn't count; only the start of the program is timed by the clock on the wall.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import gridtown
from gridtown.core.action import CHANCE
from gridtown.core.build import NAME as BUILD
from gridtown.core.build import compiled
from gridtown.core.digest import digest
from gridtown.core.game import Game, Setup
from gridtown.core.play import Play
from gridtown.core.playout import playout
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.games import load
from gridtown.study.bot_games import copies, play_game

SEED: Final = 1
PLAYERS: Final = 4
"""The number of players; a game for fewer is measured with as many as it takes."""

KEPT: Final = 2000
"""Copies held at once to see how much memory one takes."""

Rates = dict[str, float]
Measure = Callable[[float], Rates]


class Bench:
    """The measurements of one game in this process.

    players: how many play, as far as the game allows. score_loop: scores a state so many times and tells how
    many score pads that makes; None if there is none. searchers: how many play in the playouts of a search;
    None for just as many.
    """

    def __init__(
        self,
        name: str,
        players: int = PLAYERS,
        score_loop: Callable[[Any, Any, int], int] | None = None,
        searchers: int | None = None,
    ) -> None:
        self.game: Game[Any] = load(name)
        self.setup: Setup = self._setup(players)
        self.searched: Setup = self._setup(searchers or players)
        self._score_loop = score_loop
        self._games = 0

    def random(self, seconds: float) -> Rates:
        """Random games inside the core."""
        return self._played(seconds, self._random_game)

    def stepwise(self, seconds: float) -> Rates:
        """Random games with every step asked for and pushed from Python."""
        return self._played(seconds, self._stepwise_game)

    def greedy(self, seconds: float) -> Rates:
        """Games between greedy bots."""
        return self._played(seconds, self._greedy_game)

    def playouts(self, seconds: float) -> Rates:
        """Drawn worlds that the policy plays to the end for everybody.

        They begin at the decisions of a game between greedy bots, at each as often as at any other.
        """
        game, rollout, rng, done = self.game, Rollout(self.game), Rng(SEED), 0
        began = process_time()
        while (passed := process_time() - began) < seconds or not done:
            for view in self.decisions:
                state = game.determinize(view, rng)
                rollout.play(state, Rng(done), Rng(done, 1))
                done += 1
        return {"playouts_per_second": done / passed, "players": self.searched.players}

    def copy(self, seconds: float) -> Rates:
        """A copy of a state in the middle of a game."""
        state = self.middle
        return {"microseconds": _microseconds(seconds, lambda times: copies(state, times))}

    def score(self, seconds: float) -> Rates:
        """One seat's full score at the end of a game."""
        loop, state = self._score_loop, self.end(SEED)
        if loop is None:
            return {}
        return {"microseconds": _microseconds(seconds, lambda times: loop(self.game, state, times))}

    def memory(self) -> float:
        """Bytes a state takes in the middle of a game."""
        state = self.middle
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        kept = [state.copy() for _ in range(KEPT)]
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(kept)

    def proof(self) -> str:
        """A digest of a whole game: equal in both builds."""
        return digest(self.end(SEED))

    def end(self, seed: int) -> State:
        """The last state of a random game."""
        state: State = self.game.initial(self.setup)
        playout(self.game, state, Rng(seed))
        return state

    @cached_property
    def middle(self) -> State:
        """The state of a random game after half of its players' actions."""
        _, length = self._walk(-1)
        state, _ = self._walk(length // 2)
        return state

    @cached_property
    def decisions(self) -> list[View[Any]]:
        """What the players see who choose in a game between greedy bots."""
        game, play, views = self.game, Play(self.game, self.searched, SEED), []
        while not play.over:
            player = game.players_to_act(play.state)[0]
            view, legal = game.view(play.state, player), game.legal_actions(play.state, player)
            if len(legal) > 1:
                views.append(view)
            play.apply(max(legal, key=partial(game.value, view)))
        return views

    def _setup(self, players: int) -> Setup:
        low, high = self.game.facts.players
        return self.game.setup(max(low, min(players, high)))

    def _walk(self, actions: int) -> tuple[State, int]:
        """The state of a random game after so many actions of players (-1: at its end), and their number."""
        play, rng, taken = Play(self.game, self.setup, SEED), Rng(SEED, 1), 0
        while taken != actions and not play.over:
            legal = self.game.legal_actions(play.state, self.game.players_to_act(play.state)[0])
            play.apply(legal[int(rng.below(len(legal)))])
            taken += 1
        return play.state, taken

    def _played(self, seconds: float, play: Callable[[int], int]) -> Rates:
        games = decisions = 0
        began = process_time()
        while (passed := process_time() - began) < seconds or not games:
            self._games += 1
            decisions += play(derive_seed(SEED, self._games))
            games += 1
        return {"games_per_second": games / passed, "decisions_per_second": decisions / passed}

    def _random_game(self, seed: int) -> int:
        return playout(self.game, self.game.initial(self.setup), Rng(seed))

    def _greedy_game(self, seed: int) -> int:
        return play_game(self.game, self.setup, seed, ["greedy"] * self.setup.players).decisions

    def _stepwise_game(self, seed: int) -> int:
        game, rng, decisions = self.game, Rng(seed), 0
        state = game.initial(self.setup)
        while players := game.players_to_act(state):
            if players[0] == CHANCE:
                game.push(state, game.draw(state, rng))
                continue
            actions = game.legal_actions(state, players[0])
            decisions += len(actions) > 1
            game.push(state, actions[rng.below(len(actions))])
        return decisions


def _microseconds(seconds: float, loop: Callable[[int], int]) -> float:
    """The time of one thing, of which `loop(times)` does and counts some."""
    times = done = 1
    took = 0.0
    while took < seconds:
        times *= 4
        began = process_time()
        done = loop(times)
        took = process_time() - began
    return took / done * 1e6


def help_seconds() -> float:
    """The time of `gridtown --help`, from the start of Python to its end."""
    program = "import sys; from gridtown.cli import main; sys.argv = ['gridtown', '--help']; sys.exit(main())"
    began = perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    return perf_counter() - began


# The other build


@contextmanager
def pure_sources() -> Iterator[Path]:
    """The files this program runs from, without their compiled modules, in a folder to put on the path."""
    with TemporaryDirectory(prefix="gridtown-") as folder:
        package = Path(gridtown.__file__).parent
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
        shutil.copytree(package, Path(folder) / "gridtown", ignore=left_out)
        yield Path(folder)


class Interpreted:
    """The same measurements in another process, from the pure sources."""

    def __init__(self, name: str, players: int, sources: Path) -> None:
        program = f"from gridtown.study.bench import answer; answer({name!r}, {players})"
        self._process = subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": str(sources)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build: str = self._reply()["build"]

    def __enter__(self) -> Interpreted:
        return self

    def __exit__(self, *_error: object) -> None:
        with self._process as process:
            process.terminate()

    def ask(self, measure: str, seconds: float) -> Any:
        """The answer of `measure` there."""
        assert self._process.stdin is not None
        print(json.dumps([measure, seconds]), file=self._process.stdin, flush=True)
        return self._reply()["answer"]

    def _reply(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the interpreted build ended before it answered")
        return json.loads(line)


def answer(name: str, players: int) -> None:
    """Answer questions on stdin, one a line, until there are no more."""
    bench = Bench(name, players)
    print(json.dumps({"build": BUILD}), flush=True)
    for line in sys.stdin:
        measure, seconds = json.loads(line)
        reply = bench.proof() if measure == "proof" else getattr(bench, measure)(seconds)
        print(json.dumps({"answer": reply}), flush=True)


# All of it


class Report:
    """The medians over all rounds, by measurement; `interpreted` is None when this build is itself that."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.figures: dict[str, Rates] = {}
        self.interpreted: Rates | None = None
        self.agree: bool | None = None

    @property
    def ratio(self) -> float | None:
        """The speed as a multiple of the interpreted build's."""
        if self.interpreted is None:
            return None
        return self.figures["random"]["decisions_per_second"] / self.interpreted["decisions_per_second"]


def measure(bench: Bench, rounds: int, seconds: float, told: Callable[[], None] = lambda: None) -> Report:
    """Measure everything `rounds` times, each for about `seconds`; told is called after every round."""
    report = Report(rounds)
    measures: dict[str, Measure] = {
        "random": bench.random, "stepwise": bench.stepwise, "greedy": bench.greedy,
        "playouts": bench.playouts, "copy": bench.copy, "score": bench.score,
        "help": lambda _: {"seconds": help_seconds()},
    }  # fmt: skip
    found: dict[str, list[Rates]] = {name: [] for name in measures}
    with _other_build(bench.game.facts.id, bench.setup.players) as other:
        there = []
        for _ in range(rounds):
            for name, take in measures.items():
                found[name].append(take(seconds))
                if name == "random" and other is not None:
                    there.append(other.ask("random", seconds))
            told()
        report.agree = None if other is None else other.ask("proof", 0) == bench.proof()
    report.figures = {name: _medians(values) for name, values in found.items()}
    report.figures["state"] = {"bytes": bench.memory()}
    report.interpreted = _medians(there) if there else None
    return report


@contextmanager
def _other_build(name: str, players: int) -> Iterator[Interpreted | None]:
    if not compiled():
        yield None
        return
    with pure_sources() as sources, Interpreted(name, players, sources) as other:
        assert other.build == "interpreted", "the pure sources run compiled"
        yield other


def _medians(values: list[Rates]) -> Rates:
    return {key: median(value[key] for value in values) for key in values[0]}

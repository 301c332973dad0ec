"""Simulation: reproducible, stoppable, and the same as at a table."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest
from tests.registry import NAMES, game_of, seats

from gridtown.bots import make
from gridtown.core.action import actor
from gridtown.core.errors import InvalidEdition, InvalidSetup
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.rng import Rng, derive_seed
from gridtown.study.bot_games import play_game
from gridtown.study.executor import Inline, P, T, executor
from gridtown.study.simulate import Job, new_job, play_some, seat_bots, simulate
from gridtown.study.work import Crew, WorkerLost

pytestmark = pytest.mark.compiled


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return game_of(request.param)


@pytest.fixture
def job(game: Game[Any]) -> Job:
    return new_job(game, None, game.setup(seats(game.facts.id, 2)), ["random"], 77)


def test_the_bots_repeat_and_too_many_are_refused() -> None:
    assert seat_bots(["steady", "random"], 5) == ("steady", "random", "steady", "random", "steady")
    assert seat_bots(["greedy"], 2) == ("steady", "steady")  # other names of a bot mean the same one
    with pytest.raises(InvalidSetup, match="3 bots for 2 seats"):
        seat_bots(["random"] * 3, 2)


def test_a_game_is_the_one_played_step_by_step(game: Game[Any]) -> None:
    """The same seed at a table: chance by its place in the record, bots by their number of actions."""
    setup = game.setup(seats(game.facts.id, 3))
    play, taken, decisions = Play(game, setup, 9), [0] * setup.players, 0
    bots = [make("random", game, Rng(9, 1 + player)) for player in range(setup.players)]
    while not play.over:
        player = game.players_to_act(play.state)[0]
        view = game.view(play.state, player)
        legal = game.legal_actions(view.known, player)
        bots[player].rng.seek(taken[player])
        action = legal[0] if len(legal) == 1 else bots[player].act(view, legal)
        decisions += len(legal) > 1
        taken[int(actor(action))] += 1
        play.apply(action)
    ending = play_game(game, setup, 9, ["random"] * setup.players)
    assert ending.state == play.state
    assert ending.decisions == decisions


def test_rows_come_in_order_with_seeds_of_their_own(job: Job) -> None:
    study = simulate(job, 6, keep_rows=True)
    assert [row.index for row in study.rows] == list(range(6))
    assert [row.seed for row in study.rows] == [derive_seed(77, index) for index in range(6)]


def test_processes_give_the_same_rows(job: Job) -> None:
    with executor(2) as at_work:
        there = simulate(job, 5, Crew(at_work, 2), keep_rows=True)
    assert there.rows == simulate(job, 5, keep_rows=True).rows


def test_it_stops_with_what_is_finished(job: Job) -> None:
    finished: list[int] = []
    study = simulate(job, 1000, Crew(told=finished.append, stopped=lambda: sum(finished) >= 3))
    assert 3 <= study.tally.games == sum(finished) < 1000


def test_nothing_at_all_may_be_finished(job: Job) -> None:
    study = simulate(job, 10, Crew(stopped=lambda: True))
    assert (study.tally.games, study.rows) == (0, [])


def test_a_fault_in_the_work_comes_out(job: Job) -> None:
    broken = Job(**{**vars(job), "edition_hash": "another"})
    with pytest.raises(InvalidEdition, match="changed"):
        simulate(broken, 1)


def test_the_edition_goes_along(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, asked = tmp_path / "mine.toml", list[Path | None]()

    def load(_name: str, edition: Path | None) -> Game[Any]:
        asked.append(edition)
        return game

    monkeypatch.setattr("gridtown.study.simulate.load", load)
    setup = game.setup(seats(game.facts.id, 2))
    play_some(new_job(game, mine, setup, ["random"], 1), [0])
    assert asked == [mine]


@pytest.mark.parametrize(("workers", "kind"), [(1, "Inline"), (2, "Processes")])
def test_one_worker_is_this_process(workers: int, kind: str) -> None:
    at_work = executor(workers)
    assert isinstance(at_work, Executor)
    assert type(at_work).__name__ == kind
    at_work.shutdown()


class Gone(Inline):
    """Processes that die at work."""

    def submit(self, fn: Callable[P, T], /, *_args: P.args, **_kwargs: P.kwargs) -> Future[T]:
        del fn
        future: Future[T] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_lost_worker_is_told_with_a_way_out(job: Job) -> None:
    with pytest.raises(WorkerLost, match="fewer --workers"):
        simulate(job, 3, Crew(Gone()))

"""A training in miniature: the toy learns from its own games."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from tests.toy import Toy

from gridtown.core.net import read_header, read_net
from gridtown.core.policy_weights import read_policy
from gridtown.core.weights import take_in
from gridtown.games import VARIABLE
from gridtown.study import train as module
from gridtown.study.executor import Inline, P, T, executor
from gridtown.study.fit import CannotTrain
from gridtown.study.hold import CannotHold, held
from gridtown.study.lesson import POLICY, VALUE, Training
from gridtown.study.self_play import Examples, Learner
from gridtown.study.train import open_lesson, train
from gridtown.study.work import WorkerLost

pytest.importorskip("numpy")

SMALL = Training(
    VALUE, "toy", 2, (("length", "long"),), games=120, rounds=2, seed=5, units=4, epochs=600, slips=100
)
TINY = replace(SMALL, games=6, rounds=1, epochs=2)
BIDDING = Training(POLICY, "toy", 2, (("length", "long"),), games=300, rounds=2, seed=5, playouts=6)


@pytest.fixture(autouse=True)
def _toy_is_registered(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, str(root / "tests/toy.py"))
    open_lesson.cache_clear()
    yield
    open_lesson.cache_clear()


def _trained(training: Training, made: Path, request: pytest.FixtureRequest) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(request.config.rootpath / "tests/toy.py"))
        train(training, made, Inline())
    return made


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A whole training of a net."""
    return _trained(SMALL, tmp_path_factory.mktemp("training"), request)


@pytest.fixture(scope="module")
def bidding(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A whole training of the policy."""
    return _trained(BIDDING, tmp_path_factory.mktemp("bidding"), request)


def header(path: Path) -> dict[str, Any]:
    return read_header(path.read_bytes())


def test_it_learns_what_comes_of_a_position(folder: Path) -> None:
    told = header(folder / "2p.net")
    result, win = told["r2"]
    assert result > 0.2  # the luck of the draw is most of it at first …
    assert win > 0.1
    assert told["r2_thirds"][0][2] > 0.5  # … and little towards the end
    assert told["slope"][0] == pytest.approx(1, abs=0.25)


def said(path: Path) -> dict[str, Any]:
    return read_policy(path.read_bytes())


def test_a_policy_learns_what_its_choices_bring(bidding: Path) -> None:
    """Bids at random lose much to those that have proved; what is learned from these is hardly better."""
    first, second = (said(bidding / f"round-{number}.policy") for number in (1, 2))
    assert first["gain"] > 3 * first["gain_error"]
    assert first["gain"] > second["gain"]
    assert first["explained"] > 0
    bids = second["weights"]["bid"]
    worthless, dear = (bids[stone * 12 : stone * 12 + 4] for stone in (1, 6))
    assert worthless.index(max(worthless)) < dear.index(max(dear))


def test_the_header_of_a_policy_says_what_it_is_for(bidding: Path) -> None:
    header = said(bidding / "2p.policy")
    assert (header["game"], header["rules"], header["players"]) == ("toy", 1, 2)
    assert (header["games"], header["round"], header["playouts"]) == (300, 2, 6)
    assert header["options"] == {"length": "long"}
    assert header["seed"] == f"{5:032x}"
    assert header["measured_decisions"] > 20


def test_a_round_of_a_policy_plays_by_the_one_before_and_the_first_by_hand(bidding: Path) -> None:
    """Whatever weights the game had."""
    learned = (bidding / "round-1.policy").read_bytes()
    by_hand, taught = (module.play_chunk(open_lesson(BIDDING).chunks(2, each)[0]) for each in (None, learned))
    assert taught == (bidding / "round-2/00000.npz").read_bytes()
    assert taught != by_hand
    assert (
        module.play_chunk(open_lesson(BIDDING).chunks(1, None)[0])
        == (bidding / "round-1/00000.npz").read_bytes()
    )


def test_a_round_of_a_policy_learns_from_those_before(bidding: Path, tmp_path: Path) -> None:
    lesson = open_lesson(BIDDING)
    files = [[bidding / f"round-{round}/{number:05}.npz" for number in range(6)] for round in (1, 2)]
    both = lesson.fit(2, files, None, lambda *_: None)
    alone = lesson.fit(2, files[1:], None, lambda *_: None)
    assert both == (bidding / "round-2.policy").read_bytes() != alone
    copytree(bidding, tmp_path / "again")
    (tmp_path / "again/round-2.policy").unlink()
    (tmp_path / "again/round-1/00003.npz").unlink()  # what is missing of an earlier round is played again
    assert train(BIDDING, tmp_path / "again", Inline()).read_bytes() == both


def test_damaged_games_are_named_with_a_mend(bidding: Path, tmp_path: Path) -> None:
    copytree(bidding, tmp_path / "again")
    (tmp_path / "again/round-2.policy").unlink()
    (tmp_path / "again/round-2/00001.npz").write_bytes(b"half")
    with pytest.raises(CannotTrain, match=r"00001\.npz can't be read: .*; delete it"):
        train(BIDDING, tmp_path / "again", Inline())


def test_a_policy_is_the_same_from_any_number_of_workers(bidding: Path, tmp_path: Path) -> None:
    with executor(2) as at_work:
        file = train(BIDDING, tmp_path, at_work, 2)
    for name in ("round-1.policy", file.name):
        assert (tmp_path / name).read_bytes() == (bidding / name).read_bytes()


def test_a_policy_is_gone_on_with(bidding: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(BIDDING, tmp_path, Stops(8))
    assert (tmp_path / "round-1.policy").is_file()
    file = train(BIDDING, tmp_path, Stops(4))
    assert file.read_bytes() == (bidding / file.name).read_bytes()


def test_the_game_plays_by_the_policy_it_learned(bidding: Path, tmp_path: Path) -> None:
    (tmp_path / "2p.policy").write_bytes((bidding / "2p.policy").read_bytes())
    game = Toy()
    assert take_in(game, tmp_path) == {}
    assert game.bids["2p"] == said(bidding / "2p.policy")["weights"]["bid"]


def test_a_game_whose_policy_is_made_by_hand_is_refused(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(root / "examples/lots.py"))
    with pytest.raises(CannotTrain, match="its policy is made by hand"):
        train(replace(BIDDING, game="lots", options=()), tmp_path, Inline())


def test_too_few_decisions_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(open_lesson(BIDDING).game), "choice_features", lambda *_: None)
    with pytest.raises(CannotTrain, match="too few decisions"):
        train(replace(BIDDING, games=4), tmp_path, Inline())


def test_more_learning_loses_less(folder: Path, tmp_path: Path) -> None:
    train(replace(SMALL, rounds=1, epochs=2), tmp_path, Inline())
    assert header(tmp_path / "2p.net")["r2"][0] < header(folder / "round-1.net")["r2"][0]


def test_the_header_says_what_it_is_for_and_how_it_was_made(folder: Path) -> None:
    told = header(folder / "2p.net")
    assert (told["game"], told["rules"], told["players"], told["options"]) == (
        "toy",
        1,
        2,
        {"length": "long"},
    )
    assert (told["games"], told["round"], told["slips"], told["epochs"]) == (120, 2, 100, 600)
    assert told["seed"] == f"{5:032x}"
    assert told["targets"] == ["result", "win"]


def test_the_game_takes_its_weights_in(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "2p.net").write_bytes((folder / "2p.net").read_bytes())
    game = Toy()
    assert take_in(game, tmp_path) == {}
    assert list(game.nets) == ["2p"]


def test_the_second_round_plays_by_the_first(folder: Path) -> None:
    weights = (folder / "round-1.net").read_bytes()
    taught, untaught = (module.play_chunk(open_lesson(SMALL).chunks(2, each)[0]) for each in (weights, None))
    assert taught == (folder / "round-2/00000.npz").read_bytes()
    assert taught != untaught


def test_the_same_seed_gives_the_same_file_from_any_number_of_workers(folder: Path, tmp_path: Path) -> None:
    with executor(2) as at_work:
        file = train(SMALL, tmp_path / "two", at_work, 2)
    assert file.read_bytes() == (folder / "2p.net").read_bytes()
    for number in (1, 2):
        name = f"round-{number}.net"
        assert (tmp_path / "two" / name).read_bytes() == (folder / name).read_bytes()


def test_another_seed_gives_another_file(tmp_path: Path) -> None:
    one, other = (
        train(replace(TINY, seed=seed), tmp_path / str(seed), Inline()).read_bytes() for seed in (1, 2)
    )
    assert one != other


class Stops(Inline):
    """Ctrl-C after so many chunks."""

    def __init__(self, after: int) -> None:
        self.left = after

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().submit(fn, *args, **kwargs)


@pytest.mark.parametrize("after", [2, 4])
def test_it_goes_on_where_it_was_stopped(folder: Path, tmp_path: Path, after: int) -> None:
    """In the middle of a round, of the first or of the second."""
    with pytest.raises(KeyboardInterrupt):
        train(SMALL, tmp_path, Stops(after))
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*.np*")}
    assert kept
    told: list[tuple[str, int, int]] = []
    file = train(SMALL, tmp_path, Inline(), told=lambda *each: told.append(each))
    assert file.read_bytes() == (folder / "2p.net").read_bytes()
    assert all(path.read_bytes() == data for path, data in kept.items())
    games = [(done, total) for what, done, total in told if "games" in what]
    assert games[0][0] > 0 or after == 4
    assert games[-1] == (120, 120)
    assert all(0 <= done <= total for done, total in games)


def test_a_finished_training_plays_no_more(folder: Path) -> None:
    before = (folder / "2p.net").read_bytes()
    assert train(SMALL, folder, Stops(0)).read_bytes() == before


def test_half_written_files_are_no_files(tmp_path: Path) -> None:
    train(TINY, tmp_path, Inline())
    assert not list(tmp_path.rglob("*.part"))
    (tmp_path / "round-1/00001.npz.part").write_bytes(b"half")
    (tmp_path / "round-1/00001.npz").unlink()
    (tmp_path / "round-1.net").unlink()
    before = (tmp_path / "2p.net").read_bytes()
    assert train(TINY, tmp_path, Inline()).read_bytes() == before


@pytest.mark.parametrize("change", [{"seed": 6}, {"games": 8}, {"slips": 0}])
def test_the_folder_of_another_training_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    train(TINY, tmp_path, Inline())
    with pytest.raises(CannotTrain, match="another training"):
        train(replace(TINY, **change), tmp_path, Inline())


def test_a_training_of_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    train(TINY, tmp_path, Inline())
    job = tmp_path / "job.json"
    told = json.loads(job.read_text(encoding="utf-8"))
    assert told["rules"] == 1
    job.write_text(json.dumps({**told, "rules": 0}, indent=2, sort_keys=True), encoding="utf-8")
    with pytest.raises(CannotTrain, match="another training"):
        train(TINY, tmp_path, Inline())


def test_a_place_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(CannotHold, match="can't be used"):
        train(TINY, tmp_path / "file", Inline())


def test_a_folder_that_another_program_is_at_work_in_is_refused(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(CannotHold, match="another program is at work in"):
        train(TINY, tmp_path, Inline())
    train(TINY, tmp_path, Inline())


def test_a_game_without_features_is_refused(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(root / "examples/lots.py"))
    with pytest.raises(CannotTrain, match="declares no features"):
        train(replace(TINY, game="lots", options=()), tmp_path, Inline())


def test_a_game_that_never_settles_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(open_lesson(TINY).game), "settled", lambda *_: False)
    with pytest.raises(CannotTrain, match="no settled position"):
        train(TINY, tmp_path, Inline())


class Gone(Inline):
    """Processes that die at work."""

    def submit(self, fn: Callable[P, T], /, *_args: P.args, **_kwargs: P.kwargs) -> Future[T]:
        del fn
        future: Future[T] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_lost_worker_is_told_with_a_way_out(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match="fewer --workers"):
        train(TINY, tmp_path, Gone())


@pytest.mark.parametrize(
    ("games", "sizes"), [(2, [1, 1]), (3, [2, 1]), (99, [50, 49]), (120, [50, 50, 20]), (100, [50, 50])]
)
def test_all_games_are_in_a_chunk_and_there_are_two(games: int, sizes: list[int]) -> None:
    found = open_lesson(replace(SMALL, games=games)).chunks(1, None)
    assert [chunk.games for chunk in found] == sizes
    assert [chunk.first for chunk in found] == [sum(sizes[:number]) for number in range(len(sizes))]


def test_examples_are_what_a_seat_sees_and_what_came_of_it() -> None:
    game = Toy()
    learner = Learner(game, game.setup(2, {"length": "long"}), slips=0)
    examples = Examples(learner.size)
    learner.play(3, examples)
    size = learner.size
    rows = [list(examples.inputs[at : at + size]) for at in range(0, len(examples.inputs), size)]
    assert len(rows) == len(examples) == 8  # four rounds, two seats
    assert [row[22] for row in rows] == [4, 4, 3, 3, 2, 2, 1, 1]
    assert rows[0][0] == rows[1][0] == 3  # coins
    results = list(zip(examples.targets[::2], examples.targets[1::2], strict=True))
    assert len(set(results[0::2])) == len(set(results[1::2])) == 1  # one result a seat
    assert results[0][1] + results[1][1] == 1000
    assert sorted(examples.stages) == list(examples.stages)
    assert examples.stages[0] == 0


def test_weights_read_are_weights_used(folder: Path) -> None:
    net = read_net((folder / "2p.net").read_bytes())
    assert (net.inputs, net.units, net.outputs) == (23, 4, 2)

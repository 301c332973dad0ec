"""`gridtown train`."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from gridtown.core.net import read_header
from gridtown.core.policy_weights import read_policy
from gridtown.games import VARIABLE
from gridtown.study.executor import Inline
from gridtown.study.train import open_lesson

pytest.importorskip("numpy")

POLICY = ("train", "toy", "--players", 2, "--games", 6, "--rounds", 1, "--workers", 1)
TUNED = ("train", "tuned_toy", "--players", 2, "--games", 2, "--rounds", 1, "--workers", 1)
GAMES = ("examples/lots.py", "tests/toy.py", "tests/study/tuned_toy.py")
TOY = (*POLICY, "--what", "value", "--epochs", 2)


@pytest.fixture(autouse=True)
def _toy_is_registered(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, ",".join(str(root / game) for game in GAMES))
    open_lesson.cache_clear()


def test_it_tells_where_the_weights_are_and_how_far_it_is(run: Run, tmp_path: Path) -> None:
    result = run(*TOY, "--out", tmp_path, "--seed", 4)
    assert result.exit_code == 0
    file = tmp_path / "2p.net"
    assert f"weights: {file}" in result.stdout
    assert "round 1 of 1: games: 6 of 6" in result.stderr
    assert "fitting: 2 of 2" in result.stderr
    assert read_header(file.read_bytes())["seed"] == f"{4:032x}"


def test_a_game_that_declares_choices_learns_its_policy(run: Run, tmp_path: Path) -> None:
    result = run(*POLICY, "--playouts", 2, "--out", tmp_path, "--option", "length=long")
    assert result.exit_code == 0, result.stderr
    said = read_policy((tmp_path / "2p.policy").read_bytes())
    assert (said["games"], said["playouts"], said["options"]) == (6, 2, {"length": "long"})
    assert "fitting: 1 of 1" in result.stderr
    assert (
        f"gain: {said['gain']:+} ± {said['gain_error']} (standard error) points a decision more"
        in result.stdout
    )


def test_a_game_that_names_its_weights_has_them_tuned(run: Run, tmp_path: Path) -> None:
    result = run(*TUNED, "--out", tmp_path)
    assert result.exit_code == 0, result.stderr
    said = read_policy((tmp_path / "2p.policy").read_bytes())
    assert (said["games"], said["round"], said["measured_games"]) == (2, 1, 20)
    assert "round 1 of 1: games: 28 of 28" in result.stderr
    assert "measuring: games: 20 of 20" in result.stderr
    assert f"gain: {said['gain']:+} ± {said['gain_error']} (standard error) a game more" in result.stdout
    assert ("no more than chance" in result.stdout) is (said["gain"] <= 2 * said["gain_error"])
    assert "tuning '2p'" in result.stderr


def test_a_game_whose_weights_are_tuned_plays_nothing_out(run: Run, tmp_path: Path) -> None:
    result = run(*TUNED, "--playouts", 3, "--out", tmp_path)
    assert result.exit_code == 2
    assert "--playouts is for a policy learned from choices; leave it out" in result.stderr


def test_ctrl_c_says_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(*TOY, "--out", tmp_path / "whole")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Inline, "submit", interrupt)
        result = run(*TOY, "--out", tmp_path / "stopped")
    assert result.exit_code == 130
    assert "the same command goes on" in result.stderr
    assert run(*TOY, "--out", tmp_path / "stopped").exit_code == whole.exit_code == 0
    first, again = (tmp_path / name / "2p.net" for name in ("whole", "stopped"))
    assert first.read_bytes() == again.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--games", 1), ("--games",)),
        (("--rounds", 0), ("--rounds",)),
        (("--slips", 1001), ("--slips",)),
        (("--players", 9), ("2 to 3",)),
        (("--playouts", 4), ("--playouts is for a policy learned from choices",)),
        (("--what", "policy"), ("--epochs is for --what value",)),
        (("--what", "all"), ("--what",)),
    ],
)
def test_nonsense_is_refused(
    run: Run, tmp_path: Path, arguments: tuple[object, ...], words: tuple[str, ...]
) -> None:
    result = run(*TOY, "--out", tmp_path, *arguments)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in words), result.stderr


def test_a_game_with_nothing_to_learn_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("train", "lots", "--out", tmp_path, "--games", 2)
    assert result.exit_code == 2
    assert "Lots declares no features" in result.stderr
    result = run("train", "lots", "--what", "policy", "--out", tmp_path, "--games", 2)
    assert result.exit_code == 2
    assert "Lots declares no weights" in result.stderr

"""`gridtown compare`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.registry import own_edition

from gridtown.cli import workforce
from gridtown.study.executor import Inline

ASKED = ("neom", "--players", 2, "--games", 24, "--bots", "random", "--seed", 3, "--workers", 1)


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    """NEOM with forty more to start with."""
    return own_edition(tmp_path, "neom", "start_money = 6\n", "start_money = 46\n")


def test_what_an_edition_changes_is_found(ask: Callable[..., Any], richer: Path) -> None:
    answer = ask("compare", "own", richer, *ASKED)
    assert answer["games"] == 24
    by_name = {each["measure"]: each for each in answer["differences"]}
    assert by_name["mean score"]["clear"]
    assert by_name["mean score"]["difference"] > 0
    assert by_name["mean score"]["difference"] == pytest.approx(
        by_name["mean score"]["b"] - by_name["mean score"]["a"]
    )
    assert not by_name["P1"]["clear"]
    wins = [by_name[seat] for seat in ("P1", "P2")]
    assert sum(seat["a"] for seat in wins) == pytest.approx(1)


def test_the_other_way_round_it_is_less(ask: Callable[..., Any], richer: Path) -> None:
    there, back = ask("compare", "own", richer, *ASKED), ask("compare", richer, "own", *ASKED)
    for one, other in zip(there["differences"][:3], back["differences"][:3], strict=True):
        assert one["difference"] == pytest.approx(-other["difference"])


def test_any_number_of_workers_finds_the_same(ask: Callable[..., Any], richer: Path) -> None:
    assert ask("compare", "own", richer, *ASKED[:-1], 2) == ask("compare", "own", richer, *ASKED)


def test_a_table_shows_what_is_clear_and_all_on_demand(run: Run, richer: Path) -> None:
    short, full = run("compare", "own", richer, *ASKED), run("compare", "own", richer, *ASKED, "--all")
    assert "mean score" in short.stdout
    assert "P1" not in short.stdout
    assert "--all tells them" in short.stdout
    assert "P1" in full.stdout


def test_few_games_are_called_no_difference(run: Run, richer: Path) -> None:
    few = run("compare", "own", richer, *ASKED, "--games", 19)
    assert "20 games at least tell what differs clearly." in few.stdout
    assert "19 games each of A" in few.stdout


def test_the_same_twice_and_broken_ones_are_refused(run: Run, tmp_path: Path) -> None:
    same = run("compare", "own", "own", *ASKED)
    assert same.exit_code == 2
    assert "the two editions are the same" in same.stderr
    (tmp_path / "broken.toml").write_text("tile = 3\n", encoding="utf-8")
    broken = run("compare", "own", tmp_path / "broken.toml", *ASKED)
    assert broken.exit_code == 2
    assert "broken.toml" in broken.stderr


class TalkingCluster(Inline):
    """Prints on stdout, as Ray does where a machine is lost."""

    processors = 1

    def __init__(self, address: str) -> None:
        print(f"(raylet) lost at {address}")


def test_what_a_cluster_says_stays_out_of_the_answer(
    ask: Callable[..., Any], richer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workforce, "Cluster", TalkingCluster)
    there = ask("compare", "own", richer, *ASKED, "--cluster", "auto")
    assert there == ask("compare", "own", richer, *ASKED)


@pytest.mark.parametrize(("bots", "said"), [("skilled", True), ("steady", False)])
@pytest.mark.parametrize("turned", [False, True])
def test_an_edition_that_is_played_by_hand_is_told(
    run: Run, richer: Path, bots: str, said: bool, turned: bool
) -> None:
    """Weights that were learned with one box say nothing of another: on whichever side it stands."""
    pair = (richer, "own") if turned else ("own", richer)
    asked = ("neom", "--players", 2, "--games", 2, "--bots", bots, "--seed", 3, "--workers", 1)
    result = run("compare", *pair, *asked)
    assert result.exit_code == 0, result.stderr
    assert ("2.policy, 3.policy" in result.stderr) == said
    assert ("another edition of the box" in result.stderr) == said
    assert ("the differences hold those of the bots" in result.stderr) == said


def test_two_editions_of_ones_own_are_played_alike(run: Run, richer: Path, tmp_path: Path) -> None:
    """The files are refused for both, and each names its own edition."""
    rich = tmp_path / "rich.toml"
    rich.write_text(richer.read_text(encoding="utf-8").replace("= 46", "= 26", 1), encoding="utf-8")
    asked = ("neom", "--players", 2, "--games", 2, "--bots", "skilled", "--seed", 3, "--workers", 1)
    result = run("compare", rich, richer, *asked)
    assert result.exit_code == 0, result.stderr
    assert result.stderr.count("another edition of the box") == 2
    assert "the differences hold those of the bots" not in result.stderr

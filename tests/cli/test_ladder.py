"""`gridtown ladder`."""

import json
import os
import shlex
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.cases import some
from tests.cli.conftest import Run, start
from tests.registry import NAMES, is_contest, seats

from gridtown.study.kept_games import GAMES, JOB

Ask = Callable[..., Any]

LOTS = ("ladder", "lots", "--players", 2, "--bots", "steady,random", "--workers", 1)
DUEL = (
    "ladder",
    "lots",
    "--players",
    2,
    "--accept",
    "steady",
    "--over",
    "random",
    "--workers",
    1,
    "--seed",
    3,
)


def short(name: str, players: int) -> tuple[object, ...]:
    return ("ladder", name, "--players", seats(name, players), "--bots", "easy,random", "--workers", 1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_json_has_what_was_asked_for(ask: Ask, name: str, players: int) -> None:
    answer = ask(*short(name, players), "--games", 2, "--seed", 1)
    contest = is_contest(name, seats(name, players))
    assert answer["contest"] == contest
    assert answer["par"] == (1 / seats(name, players) if contest else None)
    assert answer["deals"] >= 1
    assert answer["games"] >= 2 * answer["deals"]
    easy, random = answer["bots"]
    assert (easy["bot"], random["bot"], answer["anchor"]) == ("easy", "random", "easy")
    assert (easy["elo"] is not None) == (random["share"] is not None) == contest
    assert easy["mean"] is not None
    assert random["gain"] == pytest.approx(random["mean"] - easy["mean"]) or contest
    assert len(answer["pairs"]) == (2 if contest else 0)


def test_any_number_of_workers_gives_the_same(ask: Ask) -> None:
    answers = [ask(*LOTS[:-1], workers, "--games", 7, "--seed", 11) for workers in (1, 2, 3)]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0] != ask(*LOTS, "--games", 7, "--seed", 12)


def test_text_has_a_row_a_bot_the_best_first(run: Run) -> None:
    result = run(*LOTS, "--games", 20, "--seed", 1)
    assert result.exit_code == 0
    rows = result.stdout.splitlines()
    assert "Wins against one steady (par 50%)" in rows[0]
    assert [row.split()[0] for row in rows[1:3]] == ["steady", "random"]
    assert "10 deals, each played in every seating, 30 games" in result.stdout


def test_together_the_lost_games_are_told(run: Run) -> None:
    printed = run("ladder", "skylines", "--bots", "steady,random", "--games", 8, "--seed", 1).stdout
    assert "Successes" in printed
    assert "Median of completed" in printed
    assert "Elo" not in printed


def test_markdown_has_a_command_that_gives_it_again(run: Run) -> None:
    first = run(*LOTS, "--games", 5, "--option", "wrap=yes", "--gauntlet", "--markdown").stdout
    assert first.startswith(
        "| Bot | Elo | Wins against one steady (par 50%) | Points | More than steady |\n|---|--:|"
    )
    command = shlex.split(first.split("`")[1])
    assert command[0] == "gridtown"
    assert run(*command[1:], "--markdown").stdout == first


def test_a_plot_is_drawn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "lots.svg"
    assert run(*LOTS, "--games", 4, "--option", "wrap=yes", "--plot", path).exit_code == 0
    words = "".join(ElementTree.parse(path).getroot().itertext())
    assert "Lots, 2 players" in words
    assert "wrap=yes" in words
    assert "steady = 0" in words


def test_out_keeps_the_games_and_goes_on(ask: Ask, run: Run, tmp_path: Path) -> None:
    arguments = (*LOTS, "--seed", 3, "--out", tmp_path)
    ask(*arguments, "--games", 4)
    kept = (tmp_path / GAMES).read_bytes()
    answer = ask(*arguments, "--games", 8)
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == answer["games"]
    assert answer == ask(*LOTS, "--seed", 3, "--games", 8)
    other = run(*LOTS, "--seed", 4, "--out", tmp_path)
    assert other.exit_code == 2
    assert "another ladder: seed" in other.stderr


@pytest.mark.parametrize("told", [LOTS, [each for each in DUEL if each not in ("--seed", 3)]])
def test_the_same_command_goes_on_without_a_seed(run: Run, tmp_path: Path, told: Sequence[object]) -> None:
    first = json.loads(run(*told, "--out", tmp_path, "--games", 4, "--json").stdout)
    again = json.loads(run(*told, "--out", tmp_path, "--games", 8, "--json").stdout)
    assert again["seed"] == first["seed"]
    assert again["deals"] == 2 * first["deals"]


def test_a_folder_that_tells_no_seed_is_refused(run: Run, tmp_path: Path) -> None:
    for seed in ('"abc"', "-1", str(1 << 128)):
        (tmp_path / JOB).write_text(f'{{"seed":{seed}}}', encoding="utf-8")
        result = run(*LOTS, "--out", tmp_path, "--games", 4)
        assert result.exit_code == 2
        assert "tells no seed; name another folder" in result.stderr


@pytest.mark.parametrize("told", [LOTS, ("report", "lots"), ("train", "neom")])
def test_an_empty_name_is_no_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Sequence[object]
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*told, "--out", "")
    assert result.exit_code == 2
    assert "--out: an empty name" in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("told", [LOTS, ("report", "lots"), ("train", "neom")])
def test_a_folder_that_can_not_be_is_refused_without_a_seed(
    run: Run, tmp_path: Path, told: Sequence[object]
) -> None:
    result = run(*told, "--out", tmp_path / ("a" * 300), "--games", 4)
    assert result.exit_code == 2
    assert "can't be used" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "steady"), ("at least two",)),
        (("--bots", "steady,genius"), ("genius",)),
        (("--anchor", "best"), ("--anchor", "best")),
        (("--games", "0"), ("--games",)),
        (("--accept", "steady"), ("--over",)),
        (("--accept", "steady", "--over", "random"), ("--bots does not go",)),
        (("--json", "--markdown"), ("--markdown",)),
        (("--plot", "plot.png"), ("--plot", ".svg")),
        (("--option", "wrap=9"), ("wrap",)),
        (("--elo0", 0), ("--elo0", "--accept", "leave it out")),
        (("--points1", 2), ("--points1", "--accept")),
        (("--beta", 0.1), ("--beta", "--accept")),
    ],
)
def test_nonsense_is_refused(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    result = run(*LOTS, "--games", 1, *arguments)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in words), result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--elo0", 30), ("--elo0", "--elo1")),
        (("--elo0", 20), ("--elo0", "--elo1")),
        (("--elo1", "inf"), ("--elo1: inf is out of range", "from -2,000 to 2,000")),
        (("--elo1", 1e6), ("--elo1: 1e+06",)),
        (("--elo1", 1e300), ("--elo1: 1e+300",)),
        (("--elo1", "nan"), ("--elo1: nan",)),
        (("--elo0=-inf",), ("--elo0: -inf",)),
        (("--elo0=-1e300",), ("--elo0: -1e+300",)),
        (("--alpha", 0), ("--alpha",)),
        (("--beta", 0.5), ("--beta",)),
        (("--gauntlet",), ("--gauntlet",)),
        (("--over", "steady"), ("each bot once",)),
    ],
)
def test_nonsense_of_a_test_is_refused(
    run: Run, arguments: tuple[object, ...], words: tuple[str, ...]
) -> None:
    result = run(*DUEL, "--games", 1, *arguments)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in words), result.stderr


@pytest.mark.parametrize("value", ["inf", "1e200", "nan"])
def test_points_out_of_range_are_refused(run: Run, tmp_path: Path, value: str) -> None:
    arguments = ("ladder", "skylines", "--accept", "steady", "--over", "random", "--workers", 1)
    result = run(*arguments, "--points1", value, "--out", tmp_path / "new")
    assert result.exit_code == 2
    assert f"--points1: {float(value):g} is out of range" in result.stderr
    assert "from -1,000,000 to 1,000,000" in result.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("new", "old", "games", "code", "verdict"),
    [
        ("steady", "random", 200, 0, "accepted"),
        ("random", "steady", 200, 1, "rejected"),
        ("steady", "random", 2, 3, "undecided"),
    ],
)
def test_a_test_answers_by_its_exit_code(
    run: Run, new: str, old: str, games: int, code: int, verdict: str
) -> None:
    arguments = ("ladder", "lots", "--players", 2, "--elo1", 100, "--workers", 1, "--seed", 3)
    result = run(*arguments, "--accept", new, "--over", old, "--games", games)
    assert result.exit_code == code, result.stdout
    assert f"{new} over {old}: {verdict} after" in result.stdout


def test_a_test_stops_early_at_the_same_deal_from_any_number_of_workers(run: Run, tmp_path: Path) -> None:
    answers = []
    for workers in (1, 2):
        told = run(
            *DUEL,
            "--elo1",
            100,
            "--games",
            2000,
            "--workers",
            workers,
            "--out",
            tmp_path / str(workers),
            "--json",
        )
        answers.append(json.loads(told.stdout))
    assert answers[0] == answers[1]
    assert answers[0]["deals"] < 100
    assert answers[0]["ratio"] >= answers[0]["bounds"][1]
    again = run(*DUEL, "--elo1", 100, "--games", 2000, "--out", tmp_path / "2", "--json")
    assert json.loads(again.stdout) == answers[0]


def test_together_a_test_is_about_points(run: Run) -> None:
    arguments = ("ladder", "skylines", "--accept", "steady", "--over", "random", "--games", 30, "--seed", 2)
    told = run(*arguments, "--points1", 20)
    assert told.exit_code == 0, told.stdout
    assert "of +20 against +0 points" in told.stdout


def interrupted(*arguments: object, seconds: int = 2) -> tuple[int, str, str]:
    """Exit code, output and errors after Ctrl-C; later where a busy machine had not finished a deal so soon.

    In a group of its own, as at a terminal: Ctrl-C goes to all of its processes.
    """
    process = start(*arguments, start_new_session=True)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=120)
    if seconds < 60 and not (shown and json.loads(shown)["games"]):
        return interrupted(*arguments, seconds=2 * seconds)
    return process.returncode, shown, errors


@pytest.mark.parametrize("workers", some([1, 2], 2))
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, workers: int) -> None:
    arguments = (*LOTS[:-1], workers, "--games", 1_000_000, "--seed", 5, "--out", tmp_path, "--json")
    code, shown, errors = interrupted(*arguments)
    assert code == 130
    assert "Traceback" not in errors
    assert "the same command goes on" in errors
    answer = json.loads(shown)
    assert answer["interrupted"] is True
    assert f"{answer['deals']} of 500,000 deals" in errors
    lines = (tmp_path / GAMES).read_text(encoding="utf-8").splitlines()
    assert len(lines) >= answer["games"] > 0

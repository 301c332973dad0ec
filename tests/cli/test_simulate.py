"""`gridtown simulate`."""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, start
from tests.registry import NAMES, changes, game_of, is_contest, own_edition, seats

from gridtown.study import table

Ask = Callable[..., Any]

SHORT = ("simulate", NAMES[0], "--players", seats(NAMES[0], 2), "--bots", "random")
CHANGED = changes(NAMES[0], seats(NAMES[0], 2))[0][0]
CONTESTS = [name for name in NAMES if is_contest(name, 2)]
SOLO = [name for name in NAMES if seats(name, 1) == 1 and name in CONTESTS]


def short(name: str, players: int = 2) -> tuple[object, ...]:
    return ("simulate", name, "--players", seats(name, players), "--bots", "random", "--workers", 1)


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if not key.endswith("second") and key != "seconds"}


@pytest.mark.parametrize("name", NAMES)
def test_json_has_what_was_asked_for(ask: Ask, name: str) -> None:
    answer = ask(*short(name, 3), "--games", 4, "--seed", 1)
    assert {"games", "games_per_second", "decisions_per_second", "seats"} <= set(answer)
    assert answer["games"] == 4
    assert answer["games_per_second"] > 0
    assert answer["decisions_per_second"] > answer["games_per_second"]
    assert [seat["seat"] for seat in answer["seats"]] == list(range(seats(name, 3)))
    for seat in answer["seats"]:
        assert set(seat) == {"seat", "bot", "mean", "sd", "win_share", "win_share_ci"}
        low, high = seat["win_share_ci"]
        assert 0 <= low <= seat["win_share"] <= high <= 1
    if name in CONTESTS:
        assert sum(seat["win_share"] for seat in answer["seats"]) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_wins_are_of_seats_or_of_the_table(run: Run, name: str) -> None:
    printed = run(*short(name), "--games", 2, "--seed", 1).stdout
    assert ("Win share" in printed, "Successes" in printed) == (name in CONTESTS, name not in CONTESTS)


def test_any_number_of_workers_gives_the_same(ask: Ask) -> None:
    answers = [
        without_times(ask(*SHORT, "--games", 7, "--seed", 11, "--workers", workers)) for workers in (1, 2, 3)
    ]
    assert answers[0] == answers[1] == answers[2]


def test_another_seed_gives_another_result(ask: Ask) -> None:
    one, other = (ask(*SHORT, "--games", 3, "--workers", 1, "--seed", seed)["seats"] for seed in (1, 2))
    assert one != other


def test_a_fresh_seed_is_told_and_gives_the_same_again(ask: Ask) -> None:
    first = ask(*SHORT, "--games", 2, "--workers", 1)
    again = ask(*SHORT, "--games", 2, "--workers", 1, "--seed", first["seed"])
    assert without_times(first) == without_times(again)


@pytest.mark.parametrize("name", SOLO)
def test_solo_knows_no_wins(ask: Ask, name: str) -> None:
    answer = ask(*short(name, 1), "--games", 2)
    (seat,) = answer["seats"]
    assert (seat["win_share"], seat["win_share_ci"]) == (None, None)
    assert seat["sd"] is not None


def test_one_game_has_no_spread(ask: Ask) -> None:
    assert {seat["sd"] for seat in ask(*SHORT, "--games", 1)["seats"]} == {None}


@pytest.mark.parametrize("name", NAMES)
def test_the_bots_repeat_over_the_seats(ask: Ask, name: str) -> None:
    answer = ask(*short(name, game_of(name).facts.players[1]), "--games", 1)
    assert [seat["bot"] for seat in answer["seats"]] == ["random"] * game_of(name).facts.players[1]


@pytest.mark.parametrize("name", NAMES)
def test_options_are_set(ask: Ask, name: str) -> None:
    """At least one of them changes how a game of two goes; some are for other tables."""
    plain, *others = (
        ask(*short(name), "--games", 2, "--seed", 4, *more)["seats"]
        for more in (
            (),
            *(("--option", f"{option}={value}") for option, value in changes(name, seats(name, 2))),
        )
    )
    assert any(other != plain for other in others)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "random,random,random"), ("3 bots for 2 seats",)),
        (("--bots", "random,genius"), ("genius", "random, first-steps")),
        (("--bots", ""), ("at least one bot",)),
        (("--games", "0"), ("--games",)),
        (("--games", "many"), ("--games",)),
        (("--workers", "0"), ("--workers",)),
        (("--option", f"{CHANGED}=9"), (CHANGED,)),
        (("--out", "games.txt"), ("--out", ".parquet")),
        (("--out", "nowhere/games.parquet"), ("--out", "nowhere")),
    ],
)
def test_nonsense_is_refused(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    result = run(*SHORT, "--games", 1, "--workers", 1, *arguments)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in words), result.stderr


def test_text_has_a_row_a_seat(run: Run) -> None:
    result = run(*SHORT, "--games", 2, "--workers", 1, "--seed", 1)
    assert result.exit_code == 0
    assert "P1" in result.stdout
    assert "P2" in result.stdout
    assert "2 games in" in result.stdout


@pytest.mark.parametrize("name", NAMES)
def test_out_holds_a_row_a_game_and_seat(ask: Ask, tmp_path: Path, name: str) -> None:
    polars = pytest.importorskip("polars")
    path, players = tmp_path / "games.parquet", seats(name, 2)
    answer = ask(*short(name), "--games", 5, "--seed", 3, "--out", path)
    frame = polars.read_parquet(path)
    assert frame.columns[:5] == ["game", "seed", "seat", "bot", "score"]
    assert frame.columns[-2:] == ["rank", "win"]
    assert frame["game"].to_list() == [game for game in range(5) for _ in range(players)]
    assert frame["seat"].to_list() == list(range(players)) * 5
    assert frame["seed"].n_unique() == 5
    lines = [column for column in frame.columns if column.startswith("score_")]
    if lines:
        assert (frame.select(lines).sum_horizontal() == frame["score"]).all()
    for seat in answer["seats"]:
        mine = frame.filter(polars.col("seat") == seat["seat"])
        assert mine["score"].mean() == pytest.approx(seat["mean"])
        assert mine["score"].std() == pytest.approx(seat["sd"])
        assert mine["win"].mean() == pytest.approx(seat["win_share"])
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize(
    ("name", "line", "words"),
    [
        ("mayor", "pass_gp = 2", "tuned for the game's own edition"),
        (
            "skylines",
            "exchange_price = 2",
            "introduction.policy, scenarios.policy are not used: they were learned with another edition",
        ),
    ],
)
def test_bots_tuned_for_another_box_say_so(
    run: Run, tmp_path: Path, name: str, line: str, words: str
) -> None:
    """What their policy weighs by was found for the box; Steady has none of it."""
    own = own_edition(tmp_path, name, f"{line}\n", f"{line.replace('2', '3')}\n")
    for bots, edition, told in [
        ("skilled", ("--edition", own), True),
        ("steady", ("--edition", own), False),
        ("skilled", (), False),
    ]:
        result = run("simulate", name, "--games", 1, "--workers", 1, "--bots", bots, *edition)
        assert result.exit_code == 0, result.stderr
        assert (words in result.stderr) is told
        assert ("perhaps less well." in result.stderr) is told


def test_out_without_polars_says_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    result = run(*SHORT, "--games", 1, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert "gridtown[study]" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    path = tmp_path / "games.parquet"
    path.write_bytes(b"what was there before")

    def no_room() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))

    process = start(*SHORT, "--games", 3, "--workers", 1, "--out", path, preexec_fn=no_room)
    shown, errors = process.communicate(timeout=120)
    assert process.returncode == 2
    assert "can't be written" in errors
    assert "3 games in" in shown  # what was played is told all the same
    assert path.read_bytes() == b"what was there before"
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_ctrl_c_while_writing_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Frame:
        def write_parquet(self, path: Path) -> None:
            path.write_bytes(b"half")
            raise KeyboardInterrupt

    monkeypatch.setattr(table, "_frame", lambda *_: Frame())
    with pytest.raises(KeyboardInterrupt):
        table.write(tmp_path / "games.parquet", [], [])
    assert list(tmp_path.iterdir()) == []


def interrupted(*arguments: object, seconds: int = 2) -> tuple[int, str, str]:
    """Exit code, output and errors after Ctrl-C; later where a busy machine had not finished a game so soon.

    In a group of its own, as at a terminal: Ctrl-C goes to all of its processes.
    """
    process = start(*arguments, start_new_session=True)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=120)
    if seconds < 60 and not (shown and json.loads(shown)["games"]):
        return interrupted(*arguments, seconds=2 * seconds)
    return process.returncode, shown, errors


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, workers: int) -> None:
    polars = pytest.importorskip("polars")
    path = tmp_path / "games.parquet"
    arguments = ("--games", 1_000_000, "--workers", workers, "--seed", 5, "--out", path, "--json")
    code, shown, errors = interrupted(*SHORT, *arguments)
    assert code == 130
    assert "Traceback" not in errors
    answer = json.loads(shown)
    assert answer["interrupted"] is True
    assert f"{answer['games']} of 1000000 games" in errors
    assert 0 < answer["games"] < 1_000_000
    frame = polars.read_parquet(path)
    assert frame.height == 2 * answer["games"]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]

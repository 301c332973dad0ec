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

from gridtown.study import table

Ask = Callable[..., Any]

SHORT = ("simulate", "neom", "--players", 2, "--bots", "random")


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if not key.endswith("second") and key != "seconds"}


def test_json_has_what_was_asked_for(ask: Ask) -> None:
    answer = ask(
        "simulate", "neom", "--players", 3, "--bots", "random", "--games", 4, "--workers", 1, "--seed", 1
    )
    assert {"games", "games_per_second", "decisions_per_second", "seats"} <= set(answer)
    assert answer["games"] == 4
    assert answer["games_per_second"] > 0
    assert answer["decisions_per_second"] > answer["games_per_second"]
    assert [seat["seat"] for seat in answer["seats"]] == [0, 1, 2]
    for seat in answer["seats"]:
        assert set(seat) == {"seat", "bot", "mean", "sd", "win_share", "win_share_ci"}
        low, high = seat["win_share_ci"]
        assert 0 <= low <= seat["win_share"] <= high <= 1
    assert sum(seat["win_share"] for seat in answer["seats"]) == pytest.approx(1)


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


def test_solo_knows_no_wins(ask: Ask) -> None:
    answer = ask("simulate", "neom", "--players", 1, "--bots", "random", "--games", 2, "--workers", 1)
    (seat,) = answer["seats"]
    assert (seat["win_share"], seat["win_share_ci"]) == (None, None)
    assert seat["sd"] is not None


def test_one_game_has_no_spread(ask: Ask) -> None:
    assert {seat["sd"] for seat in ask(*SHORT, "--games", 1)["seats"]} == {None}


def test_the_bots_repeat_over_the_seats(ask: Ask) -> None:
    answer = ask("simulate", "neom", "--players", 5, "--bots", "random", "--games", 1, "--workers", 1)
    assert [seat["bot"] for seat in answer["seats"]] == ["random"] * 5


def test_options_are_set(ask: Ask) -> None:
    plain, beginner = (
        ask(*SHORT, "--games", 2, "--workers", 1, "--seed", 4, "--option", f"beginner={value}")["seats"]
        for value in ("no", "yes")
    )
    assert plain != beginner


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "random,random,random"), ("3 bots for 2 seats",)),
        (("--bots", "random,genius"), ("genius", "random, greedy")),
        (("--bots", ""), ("at least one bot",)),
        (("--games", "0"), ("--games",)),
        (("--games", "many"), ("--games",)),
        (("--workers", "0"), ("--workers",)),
        (("--option", "deck=9"), ("deck",)),
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


def test_out_holds_a_row_a_game_and_seat(ask: Ask, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    path = tmp_path / "games.parquet"
    answer = ask(*SHORT, "--games", 5, "--seed", 3, "--workers", 2, "--out", path)
    frame = polars.read_parquet(path)
    assert frame.columns[:5] == ["game", "seed", "seat", "bot", "score"]
    assert frame.columns[-2:] == ["rank", "win"]
    assert frame["game"].to_list() == [game for game in range(5) for _ in range(2)]
    assert frame["seat"].to_list() == [0, 1] * 5
    assert frame["seed"].n_unique() == 5
    lines = [name for name in frame.columns if name.startswith("score_")]
    assert len(lines) == 7
    assert (frame.select(lines).sum_horizontal() == frame["score"]).all()
    for seat in answer["seats"]:
        mine = frame.filter(polars.col("seat") == seat["seat"])
        assert mine["score"].mean() == pytest.approx(seat["mean"])
        assert mine["score"].std() == pytest.approx(seat["sd"])
        assert mine["win"].mean() == pytest.approx(seat["win_share"])
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


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


def interrupted(*arguments: object, patience: int = 4) -> tuple[int, str, str]:
    """Exit code, output and errors after Ctrl-C; later where a busy machine had not finished a game so soon.

    In a group of its own, as at a terminal: Ctrl-C goes to all of its processes.
    """
    process = start(*arguments, start_new_session=True)
    time.sleep(patience)
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=120)
    if patience < 60 and not (shown and json.loads(shown)["games"]):
        return interrupted(*arguments, patience=2 * patience)
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

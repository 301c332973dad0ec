"""The folder of a ladder's games."""

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.study.test_ladder import ladder

from gridtown.study.hold import CannotHold
from gridtown.study.kept import InMemory
from gridtown.study.kept_games import GAMES, JOB, CannotKeep, opened
from gridtown.study.ladder import Played, climb
from gridtown.study.work import WorkerLost


def played(deals: int = 2) -> list[Played]:
    kept = InMemory[Played]()
    climb(ladder(2), deals, kept=kept)
    return kept.games()


def test_what_is_added_is_there_again(tmp_path: Path) -> None:
    games, folder = played(), tmp_path / "new" / "one"
    with opened(ladder(2), folder) as kept:
        assert kept.games() == []
        kept.add(games[:2])
        kept.add(games[2:])
    with opened(ladder(2), folder) as kept:
        assert kept.games() == games
    assert sorted(path.name for path in folder.iterdir()) == [GAMES, JOB]


def test_successes_and_endings_are_kept(tmp_path: Path) -> None:
    asked, kept = ladder(2, name="skylines"), InMemory[Played]()
    climb(asked, 1, kept=kept)
    with opened(asked, tmp_path) as folder:
        folder.add(kept.games())
        assert folder.games() == kept.games()
    assert kept.games()[0].row.termination
    assert kept.games()[0].row.success is not None


def test_a_line_cut_short_is_no_line(tmp_path: Path) -> None:
    games = played()
    with opened(ladder(2), tmp_path) as kept:
        kept.add(games)
    data = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(data[:-20])
    with opened(ladder(2), tmp_path) as kept:
        assert kept.games() == games[:-1]
        kept.add(games[-1:])
    assert (tmp_path / GAMES).read_bytes() == data


def test_a_full_disk_adds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, write = played(), os.write

    def no_room(descriptor: int, data: bytes) -> int:
        if len(data) < 100:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(descriptor, data[:100])

    with opened(ladder(2), tmp_path) as kept:
        kept.add(games[:1])
        with monkeypatch.context() as patch:
            patch.setattr("gridtown.study.kept.os.write", no_room)
            with pytest.raises(CannotKeep, match="No space left on device; make room"):
                kept.add(games[1:])
        assert kept.games() == games[:1]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 5}, "seed 77 there, 5 here"),
        ({"bots": ("steady", "easy")}, r'bots \["steady", "random"\] there'),
        ({"fingerprint": "another"}, "rules or the bots have changed since"),
    ],
)
def test_another_ladder_is_refused(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    with opened(ladder(2), tmp_path):
        pass
    with pytest.raises(CannotKeep, match=words), opened(replace(ladder(2), **change), tmp_path):
        raise AssertionError("it was taken")


def test_a_lost_worker_is_told_with_what_is_kept(tmp_path: Path) -> None:
    said = "it is gone; .* keeps what is finished, and the same command goes on"
    with pytest.raises(WorkerLost, match=said), opened(ladder(2), tmp_path):
        raise WorkerLost("it is gone")


def test_one_program_at_a_time(tmp_path: Path) -> None:
    with (
        opened(ladder(2), tmp_path),
        pytest.raises(CannotHold, match="another program is at work"),
        opened(ladder(2), tmp_path),
    ):
        raise AssertionError("it was taken")
    with opened(ladder(2), tmp_path) as kept:
        assert kept.games() == []


@pytest.mark.parametrize("line", [b"nonsense\n", b'{"deal": 1}\n', b"[]\n", b"\xff\n", b'{"deal": 1e999}\n'])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: bytes) -> None:
    with opened(ladder(2), tmp_path) as kept:
        kept.add(played(1))
    with (tmp_path / GAMES).open("ab") as file:
        file.write(line)
    with opened(ladder(2), tmp_path) as kept, pytest.raises(CannotKeep, match="line 4: no game"):
        kept.games()


@pytest.mark.parametrize(
    "change",
    [
        {"scores": [4]},
        {"ranking": [1]},
        {"seats": ["steady"]},
        {"scores": [4, 2, 1]},
        {"ranking": [2, 2]},
        {"success": True},
    ],
)
def test_a_line_that_is_no_game_of_this_ladder_is_named(tmp_path: Path, change: dict[str, Any]) -> None:
    with opened(ladder(2), tmp_path) as kept:
        kept.add(played(1))
    first, *rest = (tmp_path / GAMES).read_text(encoding="utf-8").splitlines()
    lines = [json.dumps({**json.loads(first), **change}), *rest]
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n", encoding="utf-8")
    with opened(ladder(2), tmp_path) as kept, pytest.raises(CannotKeep, match="line 1: no game"):
        kept.games()


def test_games_without_a_job_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_bytes(b"{}\n")
    with pytest.raises(CannotKeep, match=r"no job\.json"), opened(ladder(2), tmp_path):
        raise AssertionError("it was taken")
    assert (tmp_path / GAMES).read_bytes() == b"{}\n"


def test_a_job_that_is_not_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / JOB).write_text("{", encoding="utf-8")
    with pytest.raises(CannotKeep, match="can't be read"), opened(ladder(2), tmp_path):
        raise AssertionError("it was taken")


def test_a_place_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    with pytest.raises(CannotKeep, match="can't be used"), opened(ladder(2), place):
        raise AssertionError("it was taken")

"""`gridtown report`."""

import sys
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import polars
import pytest
from tests.cli.conftest import Run
from tests.registry import NAMES, seats

from gridtown.cli import report
from gridtown.study.kept import GAMES, JOB
from gridtown.study.report import page
from gridtown.study.report.paired import PAIRED, play_all
from gridtown.study.report.tables import SEATS, THINGS
from gridtown.study.work import Crew

FILES = sorted([GAMES, JOB, report.PAGE, SEATS, THINGS])


@pytest.fixture(autouse=True)
def _without_vega(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plots are not drawn here, and what draws them is large."""
    for place in (page, report):
        monkeypatch.setattr(place, "vega", lambda: SimpleNamespace(javascript_bundle=str))


def short(name: str = "mayor", games: int = 3) -> tuple[object, ...]:
    players = seats(name, 2)
    asked = ("report", name, "--players", players, "--games", games, "--bots", "random")
    return (*asked, "--seed", 5, "--workers", 1)


def rows(folder: Path) -> list[Any]:
    return [polars.read_parquet(folder / name).rows() for name in (SEATS, THINGS)]


@pytest.mark.parametrize("name", NAMES)
def test_it_writes_a_page_and_rows_and_says_what_matters(run: Run, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "new"
    result = run(*short(name), "--out", folder)
    assert result.exit_code == 0, result.stderr
    assert sorted(path.name for path in folder.iterdir()) == FILES
    found = polars.read_parquet(folder / SEATS)
    assert len(found) == 3 * seats(name, 2)
    assert found.columns[:5] == ["game", "seed", "seat", "bot", "score"]
    said = (folder / report.PAGE).read_text(encoding="utf-8")
    for question in ("Is it long?", "What is too strong?", "What is never taken?"):
        assert question in said
    assert f"gridtown report {name} --players" in said
    assert "decisions a player" in result.stdout


def test_any_number_of_workers_gives_the_same_rows(run: Run, tmp_path: Path) -> None:
    for workers in (1, 2):
        run(*short()[:-1], workers, "--out", tmp_path / str(workers))
    assert rows(tmp_path / "1") == rows(tmp_path / "2")


def test_a_used_folder_is_refused_and_resume_goes_on(run: Run, tmp_path: Path) -> None:
    run(*short(games=2), "--out", tmp_path / "a")
    again = run(*short(games=4), "--out", tmp_path / "a")
    assert again.exit_code == 2
    assert "go on with --resume" in again.stderr
    resumed = [word for word in short(games=4) if word not in ("--seed", 5)]  # the folder knows its seed
    assert run(*resumed, "--out", tmp_path / "a", "--resume").exit_code == 0
    run(*short(games=4), "--out", tmp_path / "b")
    assert rows(tmp_path / "a") == rows(tmp_path / "b")
    other = run(*short("neom"), "--out", tmp_path / "a", "--resume")
    assert "holds another report: game" in other.stderr


def test_what_stands_out_is_played_with_and_without(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "suspects", lambda said: said.tables[0].things[:2])
    assert run(*short("mayor"), "--out", tmp_path, "--paired", 2).exit_code == 0
    found = polars.read_parquet(tmp_path / PAIRED)
    assert found.columns == ["sort", "number", "thing", "game", "seat", "with", "without"]
    assert set(found["sort"]) == {"line"}
    assert len(found) <= 4
    said = (tmp_path / report.PAGE).read_text(encoding="utf-8")
    assert "With and without" in said
    assert "--paired 2" in said


def test_pairs_that_there_are_none_of(run: Run, tmp_path: Path) -> None:
    done = run(*short("mayor"), "--out", tmp_path, "--paired", 2)
    assert done.exit_code == 0
    assert "--paired: no game was played again: " in done.stderr
    assert "Civic Amenities can't be tried" in done.stderr
    assert not (tmp_path / PAIRED).exists()


def test_ctrl_c_keeps_what_is_finished(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 6

    @contextmanager
    def interrupted(*_: object) -> Any:
        yield Crew(stopped=stopped)

    with monkeypatch.context() as patch:
        patch.setattr(report, "workforce", interrupted)
        result = run(*short(games=500), "--out", tmp_path)
    assert result.exit_code == 130
    assert "stopped: " in result.stderr
    assert "--resume goes on" in result.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == FILES
    assert 0 < len(rows(tmp_path)[0]) < 1000


def test_pairs_that_are_missing_are_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "suspects", lambda said: said.tables[0].things[:2])
    monkeypatch.setattr(report, "play_pairs", lambda asked, wanted, crew: play_all(asked, wanted[:1], crew))
    result = run(*short("mayor"), "--out", tmp_path, "--paired", 2)
    assert result.exit_code == 130
    assert "stopped: 1 of " in result.stderr
    assert "--resume goes on" in result.stderr


def test_without_a_cluster_no_folder_is_begun(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*short()[:-2], "--cluster", "nowhere:1", "--out", tmp_path / "new")
    assert result.exit_code == 2
    assert not (tmp_path / "new").exists()


def test_a_folder_that_was_tampered_with_is_told(run: Run, tmp_path: Path) -> None:
    assert run(*short(), "--out", tmp_path).exit_code == 0
    games = (tmp_path / GAMES).read_text(encoding="utf-8")
    (tmp_path / GAMES).write_text(games.replace('"counts":[[', '"counts":[[[],'), encoding="utf-8")
    said = run(*short(), "--out", tmp_path, "--resume")
    assert said.exit_code == 2
    assert "line 1: no game can be read there" in said.stderr
    (tmp_path / JOB).write_text('{"seed":"abc"}', encoding="utf-8")
    unseeded = [each for each in short() if each not in ("--seed", 5)]
    said = run(*unseeded, "--out", tmp_path, "--resume")
    assert said.exit_code == 2
    assert "tells no seed" in said.stderr


def test_the_example_in_the_docs_runs(
    run: Run, tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*short("neom")).exit_code == 0, "the folder is report-neom by default"
    text = (root / "docs/reports.md").read_text(encoding="utf-8")
    exec(text.partition("```python\n")[2].partition("```")[0], {})
    assert "cornerstone" in capsys.readouterr().out


def test_a_broken_edition_is_told_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    edition = tmp_path / "broken.toml"
    edition.write_text("tile = 3\n", encoding="utf-8")
    result = run(*short(), "--edition", edition, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "broken.toml" in result.stderr
    assert not (tmp_path / "out").exists()


def test_no_room_is_told_and_nothing_is_half_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(polars.DataFrame, "write_parquet", no_room)
    result = run(*short(), "--out", tmp_path)
    assert result.exit_code == 2
    assert "No space left on device; the games are kept: make room, and the same command" in result.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == [GAMES, JOB]


def test_a_place_that_can_be_no_folder_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run(*short(), "--out", tmp_path / "file")
    assert result.exit_code == 2
    assert "can't be used" in result.stderr

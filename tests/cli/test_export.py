"""`gridtown export`: matches as a data set, a row for every choice."""

import json
import os
import re
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cases import some
from tests.cli.conftest import Run, start
from tests.registry import NAMES, changes, game_of, played, seats

from gridtown.core.features import Features
from gridtown.core.game import Game, Setup
from gridtown.core.observer import Observer
from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.study import dataset
from gridtown.study.simulate import new_job, simulate

polars = pytest.importorskip("polars", reason="without the extra study")

Export = Callable[..., Any]

NAME = NAMES[-1]
SHORT = ("export", NAME, "--players", 2, "--bots", "random")


@pytest.fixture
def export(run: Run, tmp_path: Path) -> Export:
    """Export what is asked, and read it back."""

    def frame(*arguments: object, input: str | None = None) -> Any:
        path = tmp_path / "made.parquet"
        result = run("export", *arguments, "--out", path, input=input)
        assert result.exit_code == 0, result.stderr
        found = polars.read_parquet(path)
        assert f"{found.height:,} choices of {found['game'].n_unique():,} matches" in result.stdout
        return found

    return frame


def setup_of(name: str, players: int) -> tuple[Game[Any], Setup]:
    game = game_of(name)
    return game, game.setup(seats(name, players))


def expected(record: Record) -> list[tuple[object, ...]]:
    """The step, the seat, what is seen, what is legal and what is done at every choice of a record."""
    game = game_of(record.game)
    setup = game.setup(record.players, record.options)
    observer, state = Observer(game, setup), game.initial(setup)
    rows: list[tuple[object, ...]] = []
    for step, (text, after) in enumerate(replay(game, record)):
        words = text.split(" ")
        if re.fullmatch(r"P\d", words[0]):
            seat, told = int(words[0][1:]) - 1, Features()
            observer.read(game.view(state, seat), told)
            ids = [int(game.codec.encode(action)) for action in game.legal_actions(state, seat)]
            done = int(game.codec.encode(game.parse_action(text)))
            rows.append((step, seat, told.to_list(int(observer.size)), ids, done))
        state = after
    return rows


def told(frame: Any) -> list[tuple[object, ...]]:
    """The same of a file."""
    return [
        (
            row["step"],
            row["seat"],
            row["observation"],
            [id for id, legal in enumerate(row["mask"]) if legal],
            row["action"],
        )
        for row in frame.iter_rows(named=True)
    ]


@pytest.fixture(params=NAMES)
def record(request: pytest.FixtureRequest) -> Record:
    """A match of random players."""
    return played(request.param, 2, 3).record


def kept(record: Record, path: Path) -> Path:
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_a_record_is_told_choice_by_choice(export: Export, record: Record, tmp_path: Path) -> None:
    frame = export(record.game, kept(record, tmp_path / "match.json"))
    assert told(frame) == expected(record)
    assert set(frame["seed"]) == {f"{record.seed:032x}"}
    assert frame["bot"].null_count() == frame.height


@pytest.mark.parametrize("name", NAMES)
def test_every_row_says_how_the_match_ended_for_its_seat(export: Export, name: str) -> None:
    game, setup = setup_of(name, 2)
    frame = export(
        name, "--players", setup.players, "--games", 2, "--bots", "random", "--seed", 5, "--workers", 1
    )
    study = simulate(new_job(game, None, setup, ["random"], 5), 2, keep_rows=True)
    for row in frame.iter_rows(named=True):
        one, seat = study.rows[row["game"]], row["seat"]
        assert row["seed"] == f"{one.seed:032x}"
        assert (row["score"], row["rank"]) == (one.scores[seat], one.ranking[seat])
        assert row["win"] == one.win(seat)
        assert row["bot"] == "random"
        assert not row["lines"] or sum(line["points"] for line in row["lines"]) == row["score"]
    assert frame["game"].is_sorted()
    assert frame["game"].n_unique() == 2


def test_any_number_of_workers_writes_the_same(export: Export) -> None:
    asked = (*SHORT[1:], "--games", 5, "--seed", 11)
    frames = [export(*asked, "--workers", workers) for workers in (1, 2, 3)]
    assert frames[0].equals(frames[1])
    assert frames[0].equals(frames[2])


def test_parts_put_by_are_the_same_in_the_end(export: Export, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (*SHORT[1:], "--games", 5, "--seed", 11, "--workers", 1)
    whole = export(*asked)
    groups: list[int | None] = []
    sink = polars.LazyFrame.sink_parquet

    def noted(self: object, path: Any, **how: Any) -> Any:
        groups.append(how["row_group_size"])
        return sink(self, path, **how)

    monkeypatch.setattr(polars.LazyFrame, "sink_parquet", noted)
    monkeypatch.setattr(dataset, "PART_BYTES", 1)
    assert whole.equals(export(*asked))
    assert len(groups) == 6  # a part for each match, and the whole
    assert groups[-1] == 1  # nor is more held while the whole is put together


def test_no_more_is_held_than_a_part_and_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, setup = setup_of(NAME, 2)
    asked = dataset.Asked(new_job(game, None, setup, ["random"], 1))
    monkeypatch.setattr(dataset, "PART_BYTES", 3 * dataset.played(asked, 0).estimated_size())
    parts = dataset.Parts(tmp_path / "made.parquet", tmp_path)
    for index in range(9):
        parts.add(dataset.played(asked, index))
        assert parts.held <= dataset.PART_BYTES
    assert len(parts.names) >= 2
    match = dataset.played(asked, 0)
    assert parts.rows_a_group * match.estimated_size() // match.height < 2 * dataset.PART_BYTES
    assert all(polars.scan_parquet(name).select("game").collect().height for name in parts.names)


def test_the_file_says_what_its_numbers_belong_to(export: Export, tmp_path: Path) -> None:
    name, value = changes("mayor", 2)[0]
    export(
        "mayor", "--players", 2, "--option", f"{name}={value}", "--games", 1, "--bots", "random", "--seed", 1
    )
    said = polars.read_parquet_metadata(tmp_path / "made.parquet")
    game = game_of("mayor")
    assert said["gridtown.version"] == game.version
    assert json.loads(said["gridtown.ids"]) == {
        "count": game.codec.players.size,
        "digest": game.codec.digest(),
    }
    assert json.loads(said["gridtown.options"])[name] == value
    observer = Observer(game, game.setup(2, {name: value}))
    blocks = {block: tuple(place) for block, place in json.loads(said["gridtown.blocks"]).items()}
    assert blocks == observer.places()


def test_what_bots_learn_from_can_be_added(export: Export, tmp_path: Path) -> None:
    asked = ("neom", "--players", 2, "--games", 1, "--bots", "random", "--seed", 1)
    without, frame = export(*asked), export(*asked, "--features")
    places = json.loads(polars.read_parquet_metadata(tmp_path / "made.parquet")["gridtown.blocks"])
    flag = places["told"][0]
    rows = frame["observation"].to_list()
    assert [row[:flag] for row in rows] == without["observation"].to_list()
    assert {row[flag] for row in rows} == {0, 1}


def test_a_match_that_is_not_over_has_no_result(export: Export, record: Record, tmp_path: Path) -> None:
    half = record.head(len(record.actions) // 2)
    frame = export(record.game, kept(half, tmp_path / "half.json"))
    assert told(frame) == expected(half)
    for column in ("score", "rank", "win", "lines"):
        assert frame[column].null_count() == frame.height


def test_records_come_from_stdin_too(export: Export) -> None:
    record = played(NAME, 2, 3).record
    assert told(export(NAME, "-", input=record.to_json())) == expected(record)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), ("there is no game 'chess'", "the games")),
        (("mayor", "--players", "9"), ("Mayor is for 2 to 4 players, not 9",)),
        (("mayor", "--option", "events=maybe"), ("option events: 'maybe' is not one of no, yes",)),
        (("mayor", "--bots", "genius"), ("there is no bot 'genius'",)),
        (("mayor", "--games", "0"), ("--games",)),
        (("mayor", "--workers", "0"), ("--workers",)),
        (("mayor", "--seed", "soon"), ("--seed",)),
        (("mayor", "--edition", "none.toml"), ("none.toml",)),
        (("mayor", "--out", "matches.csv"), ("--out", ".parquet")),
        (("mayor", "--out", "nowhere/matches.parquet"), ("--out", "there is no folder nowhere")),
        (("mayor", "none.json"), ("none.json: cannot be read",)),
        (("mayor", ".", "--workers", "1"), (".: cannot be read",)),
        (("mayor", "match.json", "--games", "3"), ("--games is for games between bots",)),
        (("mayor", "match.json", "--bots", "steady"), ("--bots is for games between bots",)),
        (("mayor", "match.json"), ("match.json: line 3: this is a record of 'lots', not of 'mayor'",)),
        (("lots", "match.json", "cut.json"), ("cut.json: line", "cut off")),
        (("lots", "match.json", "forged.json"), ("forged.json: line", "the seed draws")),
        (("lots", "match.json", "three.json"), ("three.json: line 4: a match of 3 players", "2 players")),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_written(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    record = played("lots", 2, 3).record
    kept(record, tmp_path / "match.json")
    kept(played("lots", 3, 3).record, tmp_path / "three.json")
    (tmp_path / "cut.json").write_text(record.to_json()[:-100], encoding="utf-8")
    record.seed += 1
    kept(record, tmp_path / "forged.json")
    there = sorted(tmp_path.iterdir())
    result = run("export", *arguments)
    assert result.exit_code == 2
    assert all(word in " ".join(result.stderr.split()) for word in words), result.stderr
    assert sorted(tmp_path.iterdir()) == there


def test_without_polars_it_is_said_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    result = run(*SHORT, "--games", 1, "--out", tmp_path / "made.parquet")
    assert result.exit_code == 2
    assert "gridtown[study]" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("bytes_left", [64, 3000])
def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, bytes_left: int) -> None:
    path = tmp_path / "made.parquet"
    path.write_bytes(b"what was there before")

    def no_room() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_left, bytes_left))

    process = start(*SHORT, "--games", 3, "--workers", 1, "--out", path, preexec_fn=no_room)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 2
    assert "can't be written" in errors
    assert path.read_bytes() == b"what was there before"
    assert [file.name for file in tmp_path.iterdir()] == ["made.parquet"]


def test_a_disk_that_is_full_at_the_end_leaves_nothing_either(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sink = polars.LazyFrame.sink_parquet

    def full(self: object, path: Any, **how: Any) -> Any:
        if not how["metadata"]:  # a part
            return sink(self, path, **how)
        path.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(polars.LazyFrame, "sink_parquet", full)
    result = run(*SHORT, "--games", 1, "--workers", 1, "--out", tmp_path / "made.parquet")
    assert result.exit_code == 2
    assert "can't be written" in result.stderr
    assert "No space left" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("workers", some([1, 2], 2))
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, workers: int) -> None:
    path, seconds = tmp_path / "made.parquet", 2
    code, shown, errors = 0, "", ""
    asked = (*SHORT, "--games", 1_000_000, "--workers", workers, "--seed", 5, "--out", path)
    while not path.exists() and seconds < 60:
        process = start(*asked, start_new_session=True)
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=120)
        code = process.returncode
        assert code in (130, -signal.SIGINT), "the signal itself: a busy machine had not even begun"
        assert code != 130 or "Traceback" not in errors
        seconds *= 2
    assert code == 130
    frame = polars.read_parquet(path)
    matches = frame["game"].n_unique()
    assert f"{frame.height:,} choices of {matches:,} matches" in shown
    assert f"{matches} of 1000000 matches were finished, are in {path}" in errors
    assert frame["game"].unique().sort().to_list() == list(range(matches))
    assert [file.name for file in tmp_path.iterdir()] == ["made.parquet"]


def test_ctrl_c_before_a_match_is_finished_writes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        return iter(())

    monkeypatch.setattr(dataset, "games", interrupted)
    result = run(*SHORT, "--games", 3, "--workers", 1, "--out", tmp_path / "made.parquet")
    assert result.exit_code == 130
    assert "0 of 3 matches were finished, so nothing is written" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_three_lines_of_the_docs_read_it_back(
    run: Run, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    section = (root / "docs/research.md").read_text().partition("## Data sets")[2].partition("\n## ")[0]
    command, lines = re.findall(r"^    (.+(?:\n    .+)*)$", section, re.MULTILINE)[:2]
    monkeypatch.chdir(tmp_path)
    assert run(*command.split()[1:], "--workers", 1).exit_code == 0
    assert len(lines.splitlines()) == 3
    found: dict[str, Any] = {}
    exec(compile("\n".join(line.strip() for line in lines.splitlines()), "docs/research.md", "exec"), found)
    assert found["seen"].shape == (len(found["done"]), found["matches"]["observation"].dtype.size)

"""`gridtown serve` and `gridtown backup`: what they read and refuse; the server has tests of its own."""

import json
import re
import signal
import socket
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.cli.conftest import Run, start

SECRET = "s" * 40


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRIDTOWN_CONFIG", raising=False)
    monkeypatch.delenv("GRIDTOWN_WEB", raising=False)


def test_check_prints_what_is_in_force(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gridtown.toml"
    file.write_text(f'secret = "{SECRET}"\nhosts = ["play.example"]\nidle_days = 5\nport = 1')
    file.chmod(0o644)
    monkeypatch.setenv("GRIDTOWN_DATABASE", "postgresql://games:hidden@db/gridtown")
    result = run("serve", "--check", "--config", file, "--set", "idle_days=6", "--port", 2)
    assert result.exit_code == 0, result.stderr
    shown = tomllib.loads(result.stdout)
    assert (shown["port"], shown["idle_days"], shown["hosts"]) == (2, 6, ["play.example"])
    assert (shown["secret"], shown["database"]) == ("***", "postgresql://games:***@db/gridtown")
    assert "# metrics_token is not set" in result.stdout
    assert "chmod o-r" in result.stderr
    assert SECRET not in result.output
    assert "hidden" not in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "high"), ("--port: ", "0 to 65535")),
        (("--set", "port"), ("--set", "NAME=VALUE")),
        (("--set", "hat=3"), ("--set hat", "no such setting")),
        (("--host", "0.0.0.0"), ("host: ", "hosts = ")),
        (("--set", "admin_token_file=nowhere"), ("admin_token_file: ", "can't be read", "32 random")),
        (("--set", "admin_token=short"), ("admin_token: ", "32 random")),
        (("--set", "keep_matches=-1"), ("keep_matches: ", "0 for ever")),
        (("--config", "nowhere.toml"), ("nowhere.toml", "cannot be read")),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    result = run("serve", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert all(word in result.stderr for word in words), result.stderr
    assert "Traceback" not in result.stderr


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start("serve", "--port", port, "--database", tmp_path / "tables.sqlite3")
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert f"can't serve on 127.0.0.1, port {port}" in errors
    assert "--port" in errors
    assert "Traceback" not in errors


def test_it_serves_until_it_is_told_to_stop(run: Run, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    process = start("serve", "--port", 0, "--database", database)
    assert process.stderr is not None
    found = next(re.search(r"ready at (http://\S+)", line) for line in process.stderr if "ready at" in line)
    assert found is not None
    with urlopen(f"{found[1]}api/tables") as answer:
        assert json.load(answer) == []
    result = run("backup", copy, "--database", database)
    assert result.exit_code == 0, result.stderr
    assert copy.stat().st_mode & 0o077 == 0
    process.send_signal(signal.SIGTERM)
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output) == (0, "")
    assert "Traceback" not in errors
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)


def test_a_backup_while_somebody_writes(run: Run, tmp_path: Path) -> None:
    database, copy = tmp_path / "a b?.sqlite3", tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(database)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("CREATE TABLE events (version INTEGER)")
        writer.execute("INSERT INTO events VALUES (1)")
        writer.commit()
        writer.execute("INSERT INTO events VALUES (2)")  # not committed yet
        assert run("backup", copy, "--database", database).exit_code == 0
        writer.commit()
    with closing(sqlite3.connect(copy)) as reader:
        assert reader.execute("SELECT version FROM events").fetchall() == [(1,)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a b?.sqlite3", "copy.sqlite3"]


@pytest.mark.parametrize(
    ("database", "target", "words"),
    [
        ("postgresql://u@h/x", "copy", "pg_dump"),
        ("nowhere.sqlite3", "copy", "there is no such database"),
        ("notes.txt", "copy", "no copy could be made"),
        ("notes.txt", "notes.txt", "there already"),
        ("notes.txt", "no/copy", "no copy could be made"),
    ],
)
def test_backups_that_can_t_be(run: Run, tmp_path: Path, database: str, target: str, words: str) -> None:
    (tmp_path / "notes.txt").write_text("no database, but text for people to read" * 100)
    place = database if "://" in database else tmp_path / database
    result = run("backup", tmp_path / target, "--database", place)
    assert result.exit_code == 2
    assert words in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]

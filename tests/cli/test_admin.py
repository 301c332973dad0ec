"""`gridtown admin`: on a database, beside a real server, and over its address."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import Request, urlopen

import pytest
from tests.cli.conftest import Run, start

from gridtown.cli import admin as cli
from gridtown.cli.admin import hoisted

TOKEN = "t" * 40
BODY = {"game": "lots", "players": 2, "seats": ["person", "person"], "names": ["Ada", "Ben"]}


WAIT = 300
"""Seconds that anything may take on a machine that others keep busy."""


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRIDTOWN_CONFIG", raising=False)
    monkeypatch.setattr(cli, "PATIENCE", WAIT)


class Served:
    """A real server. database, token_file: its own; address: where it answers."""

    def __init__(self, folder: Path) -> None:
        self.database, self.token_file = folder / "tables.sqlite3", folder / "token"
        self.token_file.write_text(TOKEN)
        self.process = start(
            "serve",
            "--port",
            0,
            "--database",
            self.database,
            "--set",
            f"admin_token_file={self.token_file}",
            "--set",
            "log_format=json",
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"ready at (\S+)/", line):
                self.address = found[1]
                return
        raise AssertionError("it did not start")

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.address}{path}", data, headers), timeout=WAIT) as answer:
            return json.loads(answer.read())


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    try:
        yield server
    finally:  # that it stops in time, and how, is another test's
        server.process.kill()
        server.process.communicate()


def until(so: Any) -> None:
    end = monotonic() + WAIT
    while not so():
        assert monotonic() < end
        sleep(0.05)


def test_a_server_hears_what_the_program_orders(run: Run, served: Served) -> None:
    table = served.ask("/api/tables", BODY)["table"]
    places = ("--database", served.database)

    def admin(*arguments: object) -> str:
        result = run("admin", *arguments, *places)
        assert result.exit_code == 0, result.stderr
        return result.stdout

    assert "1 running, 0 ended" in admin("state")
    listed = json.loads(admin("tables", "ada", "--json"))["tables"]
    assert [row["table"] for row in listed] == [table]
    mark = listed[0]["mark"]
    assert re.search(r"1  Ada  [0-9a-f]{12}  host\n  2  Ben  free", admin("table", mark))

    assert "is called Bea" in admin("rename", mark, 2, "Bea")
    until(lambda: served.ask(f"/api/tables/{table}/status")["seats"][1]["name"] == "Bea")
    assert "everybody is told" in admin("notice", "Tea at five.", "--de", "Tee um fünf.", "--for", "2h")
    until(lambda: served.ask("/api/notice")["text"] == {"en": "Tea at five.", "de": "Tee um fünf."})
    admin("drain")
    until(lambda: served.ask("/api/notice")["draining"])
    admin("drain", "--off")
    admin("close", mark)
    until(lambda: served.ask(f"/api/tables/{table}/status")["end"] == "closed")
    admin("mute", "192.0.2.0/24", "--for", "7d", "--note", "shouting")
    assert re.search(r"mute  192.0.2.0/24  until .*  shouting", admin("restrictions"))
    admin("lift", "192.0.2.0/24")
    assert "nobody is restricted" in admin("restrictions")
    assert f"closed {mark}" in admin("log")
    result = run("admin", "remove", table, *places, input="n\n")
    assert result.exit_code == 1
    admin("remove", table, "--yes")
    assert "no such tables" in admin("tables")


def test_the_same_over_the_address(run: Run, served: Served, tmp_path: Path) -> None:
    there = ("--server", served.address, "--token-file", served.token_file)
    result = run("admin", "state", *there, "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["running"] == 0
    result = run("admin", *there, "close", "nowhere")
    assert (result.exit_code, "there is no such table" in result.stderr) == (2, True)
    wrong = tmp_path / "wrong"
    wrong.write_text("x" * 40)
    result = run("admin", "state", "--server", served.address, "--token-file", wrong)
    assert result.exit_code == 2
    assert "token" in result.stderr
    assert "Traceback" not in result.stderr
    assert TOKEN not in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("state", "--database", "nowhere.sqlite3"), "there is no such database"),
        (("state", "--server", "http://127.0.0.1:1"), "--token-file"),
        (("state", "--server", "play.example", "--token-file", "none"), "https://play.example"),
        (("state", "--server", "http://127.0.0.1:1", "--token-file", "none"), "can't be read"),
        (("tables", "--running", "--ended"), "leave one out"),
        (("notice",), "--off"),
        (("mute", "192.0.2.1", "--for", "ever"), "7d"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run("admin", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_a_server_that_is_not_there(run: Run, tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text(TOKEN)
    result = run("admin", "state", "--server", "http://127.0.0.1:1", "--token-file", token)
    assert (result.exit_code, "there is no answer" in result.stderr) == (2, True)


def test_common_options_may_stand_anywhere() -> None:
    assert hoisted(["tables", "--json", "ada", "--server", "x"]) == [
        "--json",
        "--server",
        "x",
        "tables",
        "ada",
    ]
    assert hoisted(["tables", "--database=x", "--", "--json"]) == ["--database=x", "tables", "--", "--json"]
    assert hoisted(["tables", "--server"]) == ["tables", "--server"]

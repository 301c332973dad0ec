"""Nothing in the package needs what only POSIX has: what can be said of Windows without one.

What is used of the system but not there is found by mypy, which `make types` tells that it is on Windows,
too. The workflow of the wheels plays games there.
"""

import ast
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from gridtown.server.running.configuration import configuration
from gridtown.server.running.run import bind
from gridtown.server.settings import Settings
from gridtown.server.storage.fault import DatabaseFault
from gridtown.server.storage.file_lock import FAR, locked
from gridtown.study.executor import Processes

POSIX = ("fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
"""Modules that Windows lacks."""

EXTRAS = ("gridtown.declared.skeleton", "gridtown.envs", "gridtown.server.storage.migrations")
"""What is not imported here: a game to be copied, what needs extras, and what Alembic runs."""

IMPORT = f"""
import sys
from importlib import import_module
from pkgutil import walk_packages

import alembic.command, asyncio, prometheus_client, rich.console, sqlalchemy.ext.asyncio, typer, uvicorn
import gridtown

for name in {POSIX}:
    sys.modules[name] = None
for found in walk_packages(gridtown.__path__, "gridtown."):
    if not found.name.startswith({EXTRAS}) and found.name != "gridtown.__main__":
        import_module(found.name)
print(len([name for name in sys.modules if name.startswith("gridtown.")]))
"""


def sources(root: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((root / "src/gridtown").rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.compiled
def test_every_module_is_imported_where_there_is_no_posix() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


def test_texts_are_read_and_written_in_utf_8(root: Path) -> None:
    """On Windows the default is another."""
    for path, tree in sources(root):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (said := ast.unparse(node.func)).endswith(
                (".read_text", ".write_text")
            ):
                named = {word.arg for word in node.keywords}
                assert "encoding" in named or said == "formatter.write_text", f"{path}:{node.lineno}"


def test_a_letter_that_the_console_lacks_stops_nothing() -> None:
    said = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "de"}
    program = "import sys; from gridtown.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "components", "mayor"], capture_output=True, check=False, env=said
    )
    assert (done.returncode, b"?" in done.stdout) == (0, True), done.stderr


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """A system that is called Windows, and the places that were locked there."""
    taken: list[tuple[int, int]] = []

    def locking(descriptor: int, mode: int, count: int) -> None:
        assert mode == 2
        place = os.lseek(descriptor, 0, os.SEEK_CUR), count
        if place in taken:
            raise PermissionError(13, "Permission denied")
        taken.append(place)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
    return taken


def test_a_database_has_one_server_on_windows_too(tmp_path: Path, windows: list[tuple[int, int]]) -> None:
    file = tmp_path / "tables.sqlite3"
    refused = rf"another server \(process {os.getpid()}\) uses this database"
    with locked(file), pytest.raises(DatabaseFault, match=refused), locked(file):
        pass
    assert windows == [(FAR, 1)]


def test_who_held_a_database_before_is_not_named(tmp_path: Path, windows: list[tuple[int, int]]) -> None:
    file = tmp_path / "tables.sqlite3"
    (tmp_path / "tables.sqlite3.lock").write_text("12345678901\n")
    with locked(file), pytest.raises(DatabaseFault, match=rf"\(process {os.getpid()}\)"), locked(file):
        pass
    assert len(windows) == 1


def test_a_port_is_one_servers_on_windows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """There SO_REUSEADDR lets a second server take a port that is in use."""
    monkeypatch.setattr("gridtown.server.running.run.os", SimpleNamespace(name="nt", environ=os.environ))
    with bind(Settings(), 0) as listener:
        import socket

        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR) == 0


def test_who_works_for_a_study_leaves_ctrl_c_to_it() -> None:
    """On Windows it goes to all of a console, and nothing can be blocked."""
    with Processes(1) as workers:
        assert workers.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


def test_modes_of_files_say_nothing_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gridtown.toml"
    file.write_text(f'secret = "{"x" * 32}"\n')
    file.chmod(0o644)
    assert len(configuration(file, {}).warnings) == 1
    monkeypatch.setattr(
        "gridtown.server.running.configuration.os", SimpleNamespace(name="nt", environ=os.environ)
    )
    assert configuration(file, {}).warnings == ()

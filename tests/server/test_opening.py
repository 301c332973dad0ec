"""A server and its database, before it serves: its own, and sound; or one sentence that says why not."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import anyio
import httpx2
import pytest
from tests.server.test_serve import PROGRAM, begin, served

from gridtown.server.running.opening import opened
from gridtown.server.settings import Settings
from gridtown.server.storage.fault import DatabaseFault
from gridtown.server.storage.file_lock import locked
from gridtown.server.storage.store import Store

PLAY = """
import sys
from gridtown.server.running import run
from gridtown.server.settings import Settings
from tests.server.servers import fake_app
run.create_app = lambda settings: fake_app(settings.database)
run.serve(Settings(database=sys.argv[1], port=0))
"""


POWERLESS = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search") if os.geteuid() == 0 else ()
"""What makes a superuser heed the permissions of files."""


def refused(database: Path | str, root: Path, heeding: tuple[str, ...] = ()) -> str:
    """What a server that can't have its database says: one line and no more."""
    command = [*heeding, sys.executable, "-c", PROGRAM, str(database), "0", "0"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    (line,) = [json.loads(line) for line in done.stderr.splitlines()]
    message: str = line["message"]
    assert (line["level"], "exception" in line) == ("error", False)
    return message


def make(database: Path, tables: int = 0) -> None:
    """A sound database."""

    async def create() -> None:
        async with Store.open(f"sqlite:///{database}") as store:
            await store.secret("s" * 40)

    anyio.run(create)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for number in range(tables):
            connection.execute("INSERT INTO editions VALUES (?, 'fake', ?)", (f"{number}", '"x"' * 3000))
        connection.execute("PRAGMA journal_mode=DELETE")


def test_a_link_to_a_file_is_the_same_file(database: Path, root: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(database)
    with served(database, root):
        assert "uses this database already" in refused(link, root)


def test_another_name_of_a_file_is_the_same_file(database: Path, root: Path, tmp_path: Path) -> None:
    other, moved = tmp_path / "other" / "linked.sqlite3", tmp_path / "moved.sqlite3"
    other.parent.mkdir()
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        other.hardlink_to(database)
        assert "uses this database already, by another name" in refused(other, root)
        other.unlink()
        assert begin(client, "person", "low")["table"]  # its own locks are still its own
        database.rename(moved)
        assert "uses this database already, by another name" in refused(moved, root)
        moved.rename(database)
    other.hardlink_to(database)
    assert "has another name, too (a hard link)" in refused(other, root)


def test_the_lock_on_a_file_is_none_of_sqlites(database: Path) -> None:
    """While it is held others read and write the file, and the process that holds it keeps its own locks."""
    make(database)
    script = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0.1).execute('BEGIN EXCLUSIVE')"
    other = [sys.executable, "-c", script, str(database)]
    with locked(database), closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert subprocess.run(other, check=False).returncode == 0
        connection.execute("BEGIN EXCLUSIVE")
        assert subprocess.run(other, check=False, stderr=subprocess.DEVNULL).returncode == 1
        connection.execute("ROLLBACK")


def test_a_second_server_on_one_file_is_refused_and_the_first_goes_on(database: Path, root: Path) -> None:
    with served(database, root) as first, httpx2.Client(base_url=first.address) as client:
        message = refused(database, root)
        assert f"another server (process {first.process.pid}) uses this database already" in message
        assert str(database) in message
        assert begin(client, "person", "low")["table"]
        assert first.stop() == 0
    with served(database, root) as again:  # whatever the lock's file says, its owner is gone
        again.process.kill()
        again.process.wait()
    with served(database, root):
        pass


def test_gridtown_play_says_so_too(database: Path, root: Path) -> None:
    with (
        served(database, root),
        pytest.raises(DatabaseFault, match=r"another server .* uses this database already"),
        opened(Settings(database=str(database))),
    ):
        pass
    with served(database.with_name("other.sqlite3"), root):  # another database of the same folder is free
        command = [sys.executable, "-c", PLAY, str(database)]
        with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as playing:
            assert playing.stdout is not None
            assert any("http://" in line for line in playing.stdout)
            playing.kill()


def test_a_bot_that_outlives_its_server_holds_no_database(database: Path, root: Path) -> None:
    """The lock is the server's own: what it has started does not inherit it."""
    program = PROGRAM.replace(
        "sys.exit(deploy",
        "from gridtown.server.running import run as r; import subprocess as s\n"
        "tell = r.Running.startup\n"
        "async def startup(self, sockets=None):\n"
        "    child = s.Popen(['sleep', '60'])\n"
        "    await tell(self, sockets)\n"
        "    print(child.pid, flush=True)\n"
        "r.Running.startup = startup\n"
        "sys.exit(deploy",
    )
    command = [sys.executable, "-c", program, str(database), "0", "0"]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        process.kill()
        process.wait()
        try:
            with served(database, root):
                pass
        finally:
            os.kill(child, 9)


def damage_head(database: Path) -> None:
    with database.open("r+b") as file:
        file.write(b"notes to read, and no database at all")


def damage_middle(database: Path) -> None:
    """Somewhere that nothing reads when the server starts."""
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(os.urandom(16384))


def cut_short(database: Path) -> None:
    os.truncate(database, database.stat().st_size // 2)


def leave_next_to_nothing(database: Path) -> None:
    os.truncate(database, 100)


def be_of_two_versions(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")


def be_newer(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def keep(name: str, value: str) -> Callable[[Path], None]:
    """What gives a property another value."""

    def harm(database: Path) -> None:
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("INSERT OR REPLACE INTO properties VALUES (?, ?)", (name, value))

    return harm


CLOCK = ("the clock that the database keeps is damaged", "DELETE FROM properties WHERE name = 'clock'")


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (keep("clock", "half past"), (*CLOCK, "'half past'")),
        pytest.param(keep("clock", "2026-11-27T20:00:00+00:00"), CLOCK, marks=pytest.mark.variant),
        pytest.param(keep("clock", "9999-12-31T23:59:59.999999"), CLOCK, marks=pytest.mark.variant),
        pytest.param(keep("clock", "0001-01-01T00:00:00"), CLOCK, marks=pytest.mark.variant),
        (damage_head, ("is no SQLite database", "restore the latest backup")),
        (damage_middle, ("is damaged", "restore the latest backup")),
        (cut_short, ("is damaged", "restore the latest backup")),
        (leave_next_to_nothing, ("it is cut off", "restore the latest backup")),
        (be_of_two_versions, ("several revisions at once", "restore the backup")),
        (be_newer, ("by a newer version of Gridtown (revision 9999", "install that version again")),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    harm: Callable[[Path], None], words: tuple[str, ...], database: Path, root: Path
) -> None:
    make(database, tables=100)
    harm(database)
    message = refused(database, root)
    assert all(word in message for word in (str(database), *words)), message
    assert "\n" not in message


def test_the_mend_of_a_damaged_clock_is_one(database: Path, root: Path) -> None:
    make(database)
    keep("clock", "half past")(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM properties WHERE name = 'clock'")
    with served(database, root):
        pass


@pytest.mark.parametrize("kept", ["Tea at five", '{"text": {"en": 5}}', ""])
def test_a_damaged_notice_shuts_nobody_out_and_is_said_in_a_sentence(
    kept: str, database: Path, root: Path
) -> None:
    make(database)
    keep("notice", kept)(database)
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        assert client.get("/api/notice").json() == {"text": {}, "draining": False}
        (fault,) = [line for line in server.lines if line["level"] == "error"]
        assert "the notice that the database keeps is damaged" in fault["message"]
        assert "`gridtown admin notice --off`" in fault["message"]
        assert "exception" not in fault


def test_a_database_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path, root: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    database = folder / "tables.sqlite3"
    make(database)
    database.chmod(0o444)
    for mode in (0o555, 0o755):  # where a lock can be made the file is read-only still
        folder.chmod(mode)
        message = refused(database, root, POWERLESS)
        assert str(database) in message
        assert "give the file and its folder to the user who runs the server" in message
    folder.chmod(0o755)


def test_a_new_database_where_there_was_none_is_no_fault(tmp_path: Path, root: Path) -> None:
    (tmp_path / "empty.sqlite3").touch()
    for name in ("empty.sqlite3", "new/and/deep.sqlite3"):
        with served(tmp_path / name, root):
            pass


def test_a_postgresql_that_is_not_there_is_said_without_its_password(root: Path) -> None:
    message = refused("postgresql://games:hidden@127.0.0.1:1/gridtown", root)
    assert "postgresql://games:***@127.0.0.1:1/gridtown: the database can't be used" in message
    assert "see that it runs" in message
    assert "hidden" not in message


def test_a_newer_postgresql_database_is_said_too(postgres_url: str, root: Path) -> None:
    async def make_newer() -> None:
        async with Store.open(postgres_url) as store:
            await store._database.write(
                lambda connection: connection.exec_driver_sql(
                    "UPDATE alembic_version SET version_num = '9999'"
                )
            )

    anyio.run(make_newer)
    assert "by a newer version of Gridtown (revision 9999" in refused(postgres_url, root)

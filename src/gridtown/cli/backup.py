"""`gridtown backup`: a copy of an SQLite database, whole and consistent, while the server goes on."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from gridtown.cli.serve import ConfigOption, DatabaseOption
from gridtown.core.errors import GridtownError

app = typer.Typer(rich_markup_mode=None, add_completion=False)

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; a new file.")]


@app.command("backup")
def command(file: FileArgument, config: ConfigOption = None, database: DatabaseOption = None) -> None:
    """Copy the database of `gridtown serve` to FILE, even while the server runs.

    For PostgreSQL use pg_dump. To restore, stop the server and put the copy where the database was.
    """
    from gridtown.server.running.configuration import Layer, configuration  # noqa: PLC0415 - heavy

    options = {} if database is None else {"database": database}
    source = configuration(config, os.environ, Layer("--", options)).settings.database_file
    if source is None:
        raise GridtownError("database: this is no file of SQLite's; for PostgreSQL use pg_dump")
    if not source.is_file():
        raise GridtownError(f"{source}: there is no such database; name it with --config or --database")
    if file.exists():
        raise GridtownError(f"{file}: this is there already; name a new file")
    try:
        copy(source, file)
    except (OSError, sqlite3.Error) as error:
        raise GridtownError(f"{file}: no copy could be made: {error}") from error
    print(f"{file}: {file.stat().st_size:,} bytes, checked")


def copy(source: Path, file: Path) -> None:
    """Copy a database; the file is there only when all of it is, and sound.

    Raises OSError or sqlite3.Error.
    """
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it holds what players keep from each other
    try:
        with closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as original:
            _copy(original, part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def _copy(original: sqlite3.Connection, part: Path) -> None:
    with closing(sqlite3.connect(part)) as target:
        original.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, and none beside it
        (answer,) = target.execute("PRAGMA quick_check").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {answer}")
    with part.open("rb+") as written:  # Windows writes to the disk only what may be written to
        os.fsync(written.fileno())

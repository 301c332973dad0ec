"""The rows of a study as a Parquet file: one a game and seat. Needs Polars, the extra `study`."""

import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from gridtown.core.errors import GridtownError
from gridtown.study.tally import Row

HOW_TO_GET: Final = "Parquet files need Polars: pip install 'gridtown[study]' (make play installs it)"


class CannotWrite(GridtownError):
    """A table that cannot be written, and why."""


def polars() -> ModuleType:
    """Polars. Raises CannotWrite saying how to get it."""
    try:
        import polars  # noqa: PLC0415 - heavy, and an extra
    except ImportError as error:
        raise CannotWrite(HOW_TO_GET) from error
    return polars


def check_writable(path: Path) -> None:
    """Raise CannotWrite if it is clear before any game is played that `path` can't be written."""
    polars()
    if path.suffix != ".parquet":
        raise CannotWrite(f"--out: {path} is no Parquet file's name; end it in .parquet")
    if path.is_dir():
        raise CannotWrite(f"--out: {path} is a folder; name a file")
    if not path.parent.is_dir():
        raise CannotWrite(f"--out: there is no folder {path.parent}; make it, or name another")
    if not os.access(path.parent, os.W_OK):
        raise CannotWrite(f"--out: you may not write in {path.parent}; name another folder")


def frame(rows: Sequence[tuple[object, ...]], schema: Mapping[str, str]) -> Any:
    """Rows as a data frame. schema: by column, the name of Polars' type for it."""
    frames = polars()
    types = {name: getattr(frames, kind) for name, kind in schema.items()}
    return frames.DataFrame(rows, schema=types, orient="row")


def write(path: Path, rows: Sequence[Row], bots: Sequence[str]) -> None:
    """Write all of the table or nothing; see `replace`."""
    replace(path, _frame(rows, bots).write_parquet)


Write = Callable[[Path], object]
"""Function that writes a file at a path."""


def replace(path: Path, write: Write) -> None:
    """Let `write` write a file, whole or not at all: one of that name is replaced once the new one is whole.

    Raises CannotWrite, and leaves nothing half-written behind.
    """
    replace_all({path: write})


def replace_all(files: Mapping[Path, Write]) -> None:
    """Write files as `replace` does one: none is replaced until all are whole, so that they agree."""
    parts = dict[Path, Path]()
    path = Path()
    try:
        for path, write in files.items():
            parts[path] = _part(path)
            write(parts[path])
            parts[path].chmod(0o666 & ~_umask())
        for path, part in parts.items():
            part.replace(path)
    except BaseException as error:
        for part in parts.values():
            part.unlink(missing_ok=True)
        if isinstance(error, Exception):
            told = getattr(error, "strerror", None) or error
            raise CannotWrite(f"--out: {path} can't be written: {told}") from error
        raise


def _part(path: Path) -> Path:
    """A new file beside `path`, to be given its name."""
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    os.close(descriptor)
    return Path(name)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _frame(rows: Sequence[Row], bots: Sequence[str]) -> Any:
    schema = {"game": "Int64", "seed": "String", "seat": "Int8", "bot": "String", "score": "Int64"}
    lines = [line for line in rows[0].lines[0] if line != "total"] if rows and rows[0].lines else []
    schema |= {f"score_{line}": "Int64" for line in lines} | {"rank": "Int8", "win": "Float64"}
    records = [_record(row, seat, bots, lines) for row in rows for seat in range(len(bots))]
    return frame(records, schema)


def _record(row: Row, seat: int, bots: Sequence[str], lines: Sequence[str]) -> tuple[object, ...]:
    points = [row.lines[seat][line] for line in lines]
    head = (row.index, f"{row.seed:032x}", seat, bots[seat], row.scores[seat])
    return (*head, *points, row.ranking[seat], row.win(seat))

"""The folder of --out, in which a long work is kept so that it can be taken up again."""

from pathlib import Path

from gridtown.cli.options import parse_seed
from gridtown.study.kept import CannotKeep, seed_before


def named_folder(text: str) -> Path:
    """The folder as typed. Raises CannotKeep for a name that no folder can have.

    An empty one would mean the current folder.
    """
    if not text.strip():
        raise CannotKeep("--out: an empty name is no folder's; name one, or the current one as .")
    folder = Path(text)
    try:
        folder.exists()
    except OSError as error:
        raise CannotKeep(f"--out: {folder} can't be used: {error.strerror}; name another folder") from error
    return folder


def parse_seed_of(folder: Path | None, text: str | None) -> int:
    """The seed as typed; where none is, that of what `folder` holds, or else a fresh one."""
    before = seed_before(folder) if text is None and folder is not None else None
    return parse_seed(text) if before is None else before

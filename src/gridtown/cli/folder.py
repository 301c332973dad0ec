"""The folder of --out, in which a long work is kept so that it can be taken up again."""

from pathlib import Path

from gridtown.cli.options import parse_seed
from gridtown.study.kept import CannotKeep, seed_before


def named_folder(text: str) -> Path:
    """The folder as typed. Raises CannotKeep for an empty name, which would mean the current one."""
    if not text.strip():
        raise CannotKeep("--out: an empty name is no folder's; name one, or the current one as .")
    return Path(text)


def parse_seed_of(folder: Path | None, text: str | None) -> int:
    """The seed as typed; where none is, that of what `folder` holds, or else a fresh one."""
    before = seed_before(folder) if text is None and folder is not None else None
    return parse_seed(text) if before is None else before

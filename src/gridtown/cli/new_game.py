"""`gridtown new-game`: lays out a small game that runs, to be changed into one's own."""

import keyword
import re
import shutil
import sys
import tempfile
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import typer

from gridtown.cli.screen import console
from gridtown.core.errors import GridtownError
from gridtown.core.words import escape
from gridtown.games import names

app = typer.Typer(rich_markup_mode=None, add_completion=False)

SKELETON: Final = "hamlet"
"""What the skeleton is called in its own files."""

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 30

NameArgument = Annotated[
    str, typer.Argument(metavar="NAME", help="What to call it: small letters, digits and underscores.")
]
IntoOption = Annotated[
    Path, typer.Option("--into", metavar="FOLDER", help="Where its folder goes; by default here.")
]


@app.command("new-game")
def command(name: NameArgument, into: IntoOption = Path()) -> None:
    """Lay out a small game that runs: a module, its tests, and how it is registered.

    It plays in the terminal at once, keeps what every game promises, and is there to be changed.
    """
    check_name(name)
    folder = into / name
    try:
        lay_out(name, folder)
    except OSError as error:
        raise GridtownError(f"{folder}: can't be written: {error.strerror or error}") from error
    module = escape(str(folder / f"{name}.py"))
    console.print(f"{escape(str(folder))}: a game that runs, its tests, and its package. Play it, change it:")
    console.print(f"  GRIDTOWN_GAMES={module} gridtown play {name} --terminal", soft_wrap=True)


def check_name(name: str) -> None:
    """Refuse what can't be the name of a module and of a game. Raises GridtownError."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise GridtownError(
            f"{name!r} is no name for a game: small letters, digits and single underscores, a letter first,"
            f" at most {LONGEST} in all"
        )
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name == "gridtown":
        raise GridtownError(f"{name!r} is a word of Python's; choose another name")
    if name in names():
        raise GridtownError(f"there is a game {name!r} already; choose another name")


def lay_out(name: str, folder: Path) -> None:
    """Write all files of a new game, or none. Raises GridtownError if the folder is there already."""
    if folder.exists() or folder.is_symlink():
        raise GridtownError(f"{folder} is there already; choose another name, or another folder with --into")
    if not folder.parent.is_dir():
        raise GridtownError(f"there is no folder {folder.parent}; make it first, or name another with --into")
    part = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=folder.parent))
    try:
        for file in (resources.files("gridtown.declared") / "skeleton").iterdir():
            if file.is_file():
                text = called(name, file.read_text(encoding="utf-8"))
                (part / file.name.replace(SKELETON, name)).write_text(text, encoding="utf-8")
        part.chmod(0o755)
        part.rename(folder)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def called(name: str, text: str) -> str:
    """A file of the skeleton with another name: my_town, its title "My Town", its classes MyTown."""
    parts = [part.capitalize() for part in name.split("_")]
    title, kind = " ".join(parts), "".join(parts)
    was = SKELETON.capitalize()
    return text.replace(f'"{was}"', f'"{title}"').replace(was, kind).replace(SKELETON, name)

"""Pack the rules, and what they need of Python packages, into one archive for Pyodide.

    python static/bundle.py WHEELS ARCHIVE

WHEELS: the folder with the wheels of requirements/device.txt. ARCHIVE: python.zip in the folder to be served.
The same sources make the same archive, byte for byte.
"""

import importlib.util
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOURCES: Final = Path(__file__).parents[1] / "src" / "gridtown"

LAYERS: Final = ("bots", "core", "declared", "device", "editions", "games", "messages", "table")
"""What of Gridtown is needed to play without a server."""

PLAIN: Final = (
    "attr", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions",
)  # fmt: skip
"""Packages in plain Python, as they are installed here."""

UNUSED: Final = (
    "*.pyi", "babel/messages/*", "gridtown/declared/skeleton/*", "gridtown/games/*/sources.toml",
    "pytz/zoneinfo/*",
    "librt/base64*", "librt/internal*", "librt/random*", "librt/strings*", "librt/time*",
)  # fmt: skip
"""What of all this nothing here imports."""

LOCALES: Final = ("root.dat", "en.dat", "en_US.dat", "de.dat", "de_DE.dat")
"""What Babel has to know of languages: those that are spoken here."""

EPOCH: Final = (1980, 1, 1, 0, 0, 0)

Content = tuple[str, bytes]


def own() -> Iterator[Content]:
    """The layers of Gridtown below a server."""
    yield "gridtown/__init__.py", (SOURCES / "__init__.py").read_bytes()
    for layer in LAYERS:
        yield from files(SOURCES / layer, f"gridtown/{layer}")


def plain(name: str) -> Iterator[Content]:
    """A package or module in plain Python. Raises ModuleNotFoundError where it is not installed."""
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    path, inside = Path(found.origin), name.replace(".", "/")
    if path.name == "__init__.py":
        yield from files(path.parent, inside)
    else:
        yield f"{inside}.py", path.read_bytes()


def files(folder: Path, inside: str) -> Iterator[Content]:
    """The files of a folder that are needed."""
    for path in sorted(folder.rglob("*")):
        name = f"{inside}/{path.relative_to(folder).as_posix()}"
        if path.is_file() and "__pycache__" not in path.parts and is_used(name):
            yield name, path.read_bytes()


def is_used(name: str) -> bool:
    """Whether a file is needed in a browser."""
    path = PurePosixPath(name)
    if "locale-data" in path.parts:
        return path.name in LOCALES
    return not any(fnmatch(name, pattern) for pattern in UNUSED)


def wheel(path: Path) -> Iterator[Content]:
    """The files of a wheel, without what is told about it."""
    with ZipFile(path) as archive:
        for name in sorted(archive.namelist()):
            if ".dist-info/" not in name and is_used(name):
                yield name, archive.read(name)


def bundle(wheels: Path, archive: Path) -> None:
    """Write the archive."""
    contents = [*own()]
    for name in PLAIN:
        contents += plain(name)
    for path in sorted(wheels.glob("*.whl")):
        contents += wheel(path)
    with ZipFile(archive, "w") as packed:
        for name, content in sorted(contents):
            packed.writestr(ZipInfo(name, EPOCH), content, ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    bundle(Path(sys.argv[1]), Path(sys.argv[2]))

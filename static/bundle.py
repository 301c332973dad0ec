"""Pack the rules, and what they need of Python packages, into one archive for Pyodide.

    python static/bundle.py WHEELS ARCHIVE [--compiled]
    python static/bundle.py PYODIDE/python_stdlib.zip ARCHIVE

WHEELS: the folder with the wheels of requirements/device.txt. ARCHIVE: python.zip of the folder to be served,
or compiled.zip, which is for a library with the compiled modules (static/compile.py) in place of their
sources. The other form packs stdlib.zip: of Python's own library, what may be needed here. The same sources
make the same archive, byte for byte.
"""

import importlib.util
import runpy
import sys
from collections.abc import Container, Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOURCES: Final = Path(__file__).parents[1] / "src" / "gridtown"

IMPORTER: Final = Path(__file__).parent / "compiled_modules.py"
"""What takes the compiled modules from their library."""

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

UNUSED_STDLIB: Final = (
    "_pydatetime.py", "_pydecimal.py", "_pyio.py",  # what C code does here
    "_pyrepl/*", "bdb.py", "cProfile.py", "doctest.py", "pdb.py", "pickletools.py", "profile.py", "pstats.py",
    "pydoc.py", "pydoc_data/*", "trace.py", "unittest/*",  # tools of those who write programs
    "ftplib.py", "http/*", "imaplib.py", "mailbox.py", "poplib.py", "smtplib.py", "wsgiref/*", "xmlrpc/*",
    "argparse.py", "configparser.py", "difflib.py", "html/*", "multiprocessing/*", "optparse.py",
    "plistlib.py", "sqlite3/*", "statistics.py", "tarfile.py", "xml/*",
)  # fmt: skip
"""What neither Pyodide nor the rules import of Python's own library."""

ENCODINGS: Final = (
    "__init__.py", "aliases.py", "ascii.py", "charmap.py", "cp437.py", "idna.py", "latin_1.py", "punycode.py",
    "raw_unicode_escape.py", "unicode_escape.py", "utf_16.py", "utf_8.py", "utf_8_sig.py",
)  # fmt: skip
"""The encodings that are used: by JSON, by archives, by Python itself."""

LOCALES: Final = ("root.dat", "en.dat", "en_US.dat", "de.dat", "de_DE.dat")
"""What Babel has to know of languages: those that are spoken here."""

EPOCH: Final = (1980, 1, 1, 0, 0, 0)

Content = tuple[str, bytes]


def own(compiled: Container[str]) -> Iterator[Content]:
    """The layers of Gridtown below a server, without the sources of modules that are compiled."""
    yield "gridtown/__init__.py", (SOURCES / "__init__.py").read_bytes()
    for layer in LAYERS:
        for name, content in files(SOURCES / layer, f"gridtown/{layer}"):
            if f"src/{name}" not in compiled:
                yield name, content


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
    return not matches(name, UNUSED)


def matches(name: str, patterns: Iterable[str]) -> bool:
    """Whether any pattern is of this name."""
    return any(fnmatch(name, pattern) for pattern in patterns)


def wheel(path: Path) -> Iterator[Content]:
    """The files of a wheel, without what is told about it."""
    with ZipFile(path) as archive:
        for name in sorted(archive.namelist()):
            if ".dist-info/" not in name and is_used(name):
                yield name, archive.read(name)


def rules(wheels: Path, compiled: bool) -> Iterator[Content]:
    """The rules and their packages; compiled: what takes modules from their library, not their sources."""
    yield from own(runpy.run_path("setup.py")["modules"]() if compiled else ())
    if compiled:
        yield IMPORTER.name, IMPORTER.read_bytes()
    for name in PLAIN:
        yield from plain(name)
    for path in sorted(wheels.glob("*.whl")):
        yield from wheel(path)


def stdlib(path: Path) -> Iterator[Content]:
    """Of Python's own library, what may be needed."""
    with ZipFile(path) as archive:
        for name in archive.namelist():
            folder, _, file = name.partition("/")
            unused = file not in ENCODINGS if folder == "encodings" else matches(name, UNUSED_STDLIB)
            if not unused:
                yield name, archive.read(name)


def pack(contents: Iterable[Content], archive: Path) -> None:
    """Write an archive."""
    with ZipFile(archive, "w") as packed:
        for name, content in sorted(contents):
            packed.writestr(ZipInfo(name, EPOCH), content, ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    given, archive = map(Path, sys.argv[1:3])
    pack(rules(given, "--compiled" in sys.argv) if given.is_dir() else stdlib(given), archive)

"""Build Gridtown: the rules compiled with mypyc, the browser client as data of the server.

GRIDTOWN_COMPILE decides: `0` builds the pure files, `require` fails where they cannot be compiled,
unset tries to compile them and falls back to the pure files.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MODE = os.environ.get("GRIDTOWN_COMPILE", "")
EXT_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Compiled: every module that matches a pattern here, but for those that match one of the exceptions.
COMPILED = (
    "core/**/*.py", "games/*/**/*.py", "bots/**/*.py", "study/bot_games.py", "study/self_play.py",
    "study/choice_play.py", "study/arena.py", "envs/episode.py", "envs/batch.py",
)  # fmt: skip
INTERPRETED = (
    "**/__init__.py",  # re-exports only
    "games/*/components.py",  # msgspec reads the editions into its own classes
    "games/*/editions/*.py",  # runs once a start, and would be a quarter of all C code with the next
    "games/*/words/*.py",
    "bots/strength.py",  # msgspec reads its rows into its own classes
    "core/source_line.py",  # asks where its own file lies
    "core/words.py",
)

# Where playouts spend their time. They gain a tenth by being in one file, where the compiler sees what a
# called function changes.
PLAYOUTS = ("___core", "___board", "___evaluation")

PACKAGE = Path("src/gridtown")
BUILD = Path("build")
WEB = BUILD / "web"


def modules() -> list[str]:
    """Name the files to compile; a new game needs no edit here."""
    chosen, kept = (
        {str(path) for pattern in patterns for path in PACKAGE.glob(pattern)}
        for patterns in (COMPILED, INTERPRETED)
    )
    return sorted(chosen - kept)


def kept_build() -> Path:
    """Name the folder for what these very sources, tools and flags compile to."""
    said = hashlib.sha256(EXT_SUFFIX.encode())
    for text in (
        *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")),
        metadata.version("mypy"),
    ):
        said.update(f"{text}\0".encode())
    folders = ("core", "editions", "games", "bots", "study", "envs")
    sources = sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))
    for path in (Path("setup.py"), *sources):
        said.update(f"{path}\0".encode() + path.read_bytes())
    return BUILD / "compiled" / said.hexdigest()[:16]


def extensions() -> list[Extension]:
    """Translate the modules to C, unless what they compile to is at hand."""
    if MODE == "0":
        return []
    if KEPT.is_dir():
        return [Extension("gridtown", [])]  # so that setuptools knows the wheel is for this platform
    try:
        return translated()
    except (Exception, SystemExit) as error:
        fall_back(error)
        return []


def translated() -> list[Extension]:
    """Translate the modules: first a large extension with all of them, then a small one to import each."""
    from mypyc.build import mypycify  # noqa: PLC0415

    whole, *importable = mypycify(
        ["--cache-dir", str(BUILD / "mypyc-cache"), *modules()],
        opt_level="3",
        debug_level="0",
        strict_dunder_typing=True,
        group_name="gridtown",
        target_dir=str(BUILD),
        multi_file=True,
    )
    whole.sources = parts(whole.sources)
    if os.name == "posix":
        whole.extra_compile_args.append("-fvisibility=hidden")  # parts call each other without detours
    return [whole, *importable]


def parts(sources: list[str], build: Path = BUILD) -> list[str]:
    """Write C files that include those of the modules: one for what playouts run, one for each other folder.

    All in one file takes twice the time; in a file for each module short functions could not be inlined.
    """
    folders: dict[str, list[Path]] = defaultdict(list)
    for path in map(Path, sources):
        folder = path.stem.rpartition("___")[0]
        folders["playouts" if folder.endswith(PLAYOUTS) else folder].append(path)
    largest_first = sorted(folders.values(), key=lambda files: -sum(file.stat().st_size for file in files))
    (build / "parts").mkdir(exist_ok=True)
    for number, files in enumerate(largest_first):
        text = "".join(f'#include "{file.relative_to(build)}"\n' for file in files)
        part_file(number, build).write_text(text)
    return [str(part_file(number, build)) for number in range(len(folders))]


def part_file(number: int, build: Path) -> Path:
    """Name the C file of a part; setuptools compiles them in the order of their names."""
    return build / "parts" / f"{number:03}.c"


def fall_back(error: BaseException) -> None:
    """Go on with the pure files, unless compiled ones were asked for."""
    if MODE == "require":
        raise error
    reason = "mypyc found errors" if isinstance(error, SystemExit) else str(error)[:200]
    print(f"gridtown: not compiled ({reason}); it will run interpreted", file=sys.stderr)


class BuildExtensions(build_ext):
    """Compile all of the modules or none of them: half a build would mix two kinds of object."""

    def finalize_options(self) -> None:
        """Build extensions side by side unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Compile, or take what these sources compiled to before."""
        if not self.extensions:
            return
        build_lib = Path(self.build_lib)
        if KEPT.is_dir():
            shutil.copytree(KEPT, build_lib, dirs_exist_ok=True)
            return
        try:
            super().run()
        except Exception as error:
            fall_back(error)
            for path in build_lib.rglob(f"*{EXT_SUFFIX}"):
                path.unlink()
            self.extensions = self.distribution.ext_modules = []
        else:
            keep(build_lib)

    def build_extensions(self) -> None:
        """Compile the parts of an extension side by side, too."""
        if not getattr(self.compiler, "initialized", True):  # Windows' looks for itself when it is first used
            self.compiler.initialize()
        self.compiler.compile = partial(compile_side_by_side, self.compiler.compile)
        super().build_extensions()


def compile_side_by_side(compile: Callable[..., list[str]], sources: list[str], **how: Any) -> list[str]:
    """Compile each file in a process of its own, as many at a time as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = pool.map(lambda source: compile([source], **how), sources)
        return [path for paths in objects for path in paths]


def keep(build_lib: Path) -> None:
    """Put the compiled modules, and nothing else, by for the next build; forget older ones."""
    old, part = BUILD / "compiled.old", KEPT.with_suffix(".part")
    shutil.rmtree(old, ignore_errors=True)
    if KEPT.parent.is_dir():
        shutil.rmtree(KEPT.parent.rename(old))  # whoever interrupts this leaves nothing that looks whole
    for path in build_lib.rglob(f"*{EXT_SUFFIX}"):
        target = part / path.relative_to(build_lib)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    part.rename(KEPT)


class BuildPackage(build_py):
    """Copy the package and lay the built browser client into its server."""

    def run(self) -> None:
        """Copy both; a package without the browser client still plays in the terminal."""
        if not self.editable_mode:  # what an earlier build left here would be packed with the rest
            shutil.rmtree(Path(self.build_lib) / "gridtown", ignore_errors=True)
        super().run()
        if not self.editable_mode and WEB.is_dir():
            shutil.copytree(WEB, Path(self.build_lib) / "gridtown/server/web", dirs_exist_ok=True)


if __name__ == "__main__":  # static/compile.py asks for the modules alone
    BUILD.mkdir(exist_ok=True)
    KEPT = kept_build()
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage},
        options={"egg_info": {"egg_base": str(BUILD)}},
    )

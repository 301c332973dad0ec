"""Compile the rules into one library for Pyodide's Python: mypyc makes C of them, Zig's clang WebAssembly.

    python static/compile.py HEADERS PYODIDE FOLDER

HEADERS: the folder with Python.h of the Python that Pyodide has. PYODIDE: the npm package. FOLDER: where
gridtown__mypyc.so is written, and all that comes before it. docs/deploying.md says where these are to be had.
"""

import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

NAME: Final = "gridtown__mypyc"
"""The library, as mypyc calls it: how each module begins is a capsule in it."""

LAYERS: Final = ("bots", "core", "games")
"""What is needed without a server of all that setup.py compiles."""

ABOUT: Final = "_sysconfigdata__emscripten_wasm32-emscripten.py"
"""How Pyodide's Python was built; it stands in its standard library."""

TOLD: Final = ("ALIGNOF_", "HAVE_", "PYLONG_", "PY_", "Py_", "SIZEOF_", "STDC_", "WITH_")
"""How names of pyconfig.h begin."""

FLAGS: Final = (
    "--target=wasm32-unknown-emscripten", "-D__EMSCRIPTEN__=1", "-D_GNU_SOURCE", "-DNDEBUG", "-O2", "-fPIC",
    "-fwrapv", "-fno-strict-aliasing", "-fvisibility=hidden", "-nostdinc", "-w", "-c",
)  # fmt: skip

LINKED: Final = (
    "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--import-memory", "-Bsymbolic",
    f"--export=PyInit_{NAME}", "--export-if-defined=__wasm_call_ctors",
    "--export-if-defined=__wasm_apply_data_relocs", "--no-entry", "--gc-sections", "--strip-all",
)  # fmt: skip


def build_variables(pyodide: Path) -> dict[str, Any]:
    """How Pyodide's Python was built, by the names that `sysconfig` has for it."""
    said: dict[str, Any] = {}
    with ZipFile(pyodide / "python_stdlib.zip") as library:
        exec(library.read(ABOUT), said)
    variables: dict[str, Any] = said["build_time_vars"]
    return variables


def check_headers(headers: Path, variables: dict[str, Any]) -> None:
    """Stop with a sentence where the headers are of another Python."""
    patchlevel = headers / "patchlevel.h"
    version = variables["VERSION"]
    major, minor = version.split(".")
    text = patchlevel.read_text() if patchlevel.is_file() else ""
    lines = [line.split() for line in text.splitlines()]
    if ["#define", "PY_MINOR_VERSION", minor] not in lines or [
        "#define",
        "PY_MAJOR_VERSION",
        major,
    ] not in lines:
        sys.exit(
            f"{headers} has no headers of Python {version}, which Pyodide runs: name the folder with its "
            "Python.h as HEADERS=… (docs/deploying.md, \"Compiled\")"
        )  # fmt: skip


def c_files(folder: Path, version: str) -> list[Path]:
    """Write the modules as C, for a Python of this version and 32 bits; the files to be compiled."""
    sysconfig.get_config_vars().update(SIZEOF_SIZE_T=4, SIZEOF_VOID_P=4, SIZEOF_LONG=4, EXT_SUFFIX=".so")
    from mypyc.build import include_dir, mypyc_build  # noqa: PLC0415 - asks for these as it is imported
    from mypyc.common import RUNTIME_C_FILES  # noqa: PLC0415
    from mypyc.options import CompilerOptions  # noqa: PLC0415

    setup = runpy.run_path("setup.py")
    modules = [path for path in setup["modules"]() if Path(path).parts[2] in LAYERS]
    major, minor = map(int, version.split("."))
    options = CompilerOptions(
        multi_file=True,
        target_dir=str(folder),
        capi_version=(major, minor),
        python_version=(major, minor),
        strict_dunder_typing=True,
        group_name="gridtown",
    )
    _, [(written, _)], more = mypyc_build(["--cache-dir", str(folder / "cache"), *modules], options)
    runtime = [Path(include_dir()) / name for name in (*RUNTIME_C_FILES, *(one.path for one in more))]
    return [*map(Path, setup["parts"](written, folder)), *runtime]


def pyconfig(variables: dict[str, Any]) -> str:
    """The header that says what Pyodide's Python has."""
    told = {
        name: value
        for name, value in variables.items()
        if name.startswith(TOLD) and isinstance(value, int) and value
    }
    return "".join(f"#define {name} {value}\n" for name, value in sorted(told.items()))


def includes(folder: Path) -> Iterator[str]:
    """Where clang looks: for the modules, mypyc's runtime, Python, and a C library for 32 bits."""
    import ziglang  # noqa: PLC0415 - only who compiles has it
    from mypyc.build import include_dir  # noqa: PLC0415

    lib = Path(ziglang.__file__).parent / "lib"
    libc = lib / "libc" / "include"
    yield from (f"-I{folder}", f"-I{include_dir()}", f"-I{include_dir()}/vecs")
    for path in (folder / "python", libc / "generic-musl", libc / "riscv32-linux-musl", lib / "include"):
        yield f"-isystem{path}"


def zig(*words: str) -> None:
    """Run one of Zig's tools. Raises CalledProcessError where it fails; it has said why."""
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True)


def compiled(file: Path, where: Iterable[str], folder: Path) -> str:
    """Compile a file; the path of what comes of it."""
    written = str(folder / f"{file.stem}.o")
    zig("clang", *FLAGS, *where, str(file), "-o", written)
    return written


def compile_all(headers: Path, pyodide: Path, folder: Path) -> None:
    """Write the library."""
    variables = build_variables(pyodide)
    check_headers(headers, variables)
    folder.mkdir(parents=True, exist_ok=True)
    files = c_files(folder, variables["VERSION"])
    python = folder / "python"  # its headers take the pyconfig.h beside them
    shutil.copytree(headers, python, dirs_exist_ok=True)
    (python / "pyconfig.h").write_text(pyconfig(variables))
    where = list(includes(folder))
    with ThreadPoolExecutor(cpu_count()) as pool:
        objects = list(pool.map(lambda file: compiled(file, where, folder / "parts"), files))
    zig("wasm-ld", *LINKED, *objects, "-o", str(folder / f"{NAME}.so"))


if __name__ == "__main__":
    compile_all(*map(Path, sys.argv[1:]))

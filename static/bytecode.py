"""Put bytecode in place of the sources in archives: run by the Python that reads it (static/bytecode.mjs).

Else a start of the rules in a browser would spend most of its time compiling them. Bytecode packs nearly as
well as sources once modules no longer say what they are for, and those of others not which line is which.
"""

import ast
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path
from types import CodeType
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

OWN = "gridtown/"
"""Modules whose faults are ours: their lines are named."""


def without_docstrings(source: bytes) -> ast.Module:
    """A module without what it says of itself."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_lines(code: CodeType) -> CodeType:
    """A code that doesn't know its lines."""
    parts = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))


def bytecode(source: bytes, name: str) -> bytes:
    """The contents of a module's .pyc file, which is never checked against its source."""
    if name.startswith(OWN):  # its assertions hold here as anywhere
        code = compile(without_docstrings(source), name, "exec", dont_inherit=True)
    else:
        code = without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


def replace_sources(archive: Path) -> None:
    """Write an archive again, with bytecode in place of each source."""
    with ZipFile(archive) as packed:
        contents = {info.filename: packed.read(info) for info in packed.infolist()}
        when = packed.infolist()[0].date_time
    with ZipFile(archive, "w") as packed:
        for name, content in contents.items():
            is_source = name.endswith(".py")
            info = ZipInfo(f"{name}c" if is_source else name, when)
            data = bytecode(content, name) if is_source else content
            packed.writestr(info, data, ZIP_DEFLATED, compresslevel=9)

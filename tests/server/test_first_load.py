"""How much a browser has to fetch before it can show the first page, measured on the built client."""

import gzip
import os
import re
from collections.abc import Iterator
from pathlib import Path

BUILT = Path(os.environ.get("GRIDTOWN_WEB") or Path(__file__).parent.parent.parent / "build" / "web")

MOST = 150_000
"""Bytes, compressed."""

IN_PAGE = re.compile(r"""(?:src|href)=["']/(assets/[^"']+)["']""")

IN_SCRIPT = re.compile(r"""(?:\bfrom|\bimport)\s*["'`](\./[^"'`]+)["'`]""")
"""What a module can't run without; what it imports in brackets comes later."""


def test_the_first_page_is_small() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in first_loaded(BUILT / "index.html")}
    assert len(sizes) >= 3, "a page, a script and a style sheet"
    assert sum(sizes.values()) <= MOST, sizes


def first_loaded(page: Path) -> Iterator[Path]:
    """The page itself, what it names, and what that can't run without; each once."""
    waiting, seen = [page], {page}
    while waiting:
        file = waiting.pop()
        yield file
        text = file.read_text(encoding="utf-8")
        named = [file.parent / name for name in (IN_PAGE if file is page else IN_SCRIPT).findall(text)]
        waiting += [other for other in named if other not in seen]
        seen.update(named)

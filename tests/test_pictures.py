"""The pictures that pages show are those that `make pictures` takes, and small."""

import re
import struct
from pathlib import Path

from tests.browser.pictures import FOLDER, PICTURES

SHOWN = re.compile(r"!\[[^\]]+\]\((?:docs/)?pictures/([^)]+)\.png\)")
"""A picture in Markdown, with a text for who can't see it, and the name of its file."""

MOST = 130_000
"""Limit of one picture, in bytes."""

MOST_IN_ALL = 600_000

WINDOW = (1280, 800)


def pages(root: Path) -> list[Path]:
    return [root / "README.md", *sorted((root / "docs").rglob("*.md"))]


def test_each_picture_that_is_shown_is_taken_and_each_taken_is_shown(root: Path) -> None:
    shown = {name for page in pages(root) for name in SHOWN.findall(page.read_text())}
    assert shown == set(PICTURES) == {path.stem for path in FOLDER.iterdir()}


def test_every_picture_is_shown_with_its_text(root: Path) -> None:
    for page in pages(root):
        text = page.read_text()
        assert text.count("pictures/") == len(SHOWN.findall(text)), page


def test_the_pictures_are_small() -> None:
    sizes = {name: (FOLDER / f"{name}.png").stat().st_size for name in PICTURES}
    assert max(sizes.values()) <= MOST, sizes
    assert sum(sizes.values()) <= MOST_IN_ALL, sizes


def test_tables_fill_a_window() -> None:
    for name in set(PICTURES) - {"phones"}:
        head = (FOLDER / f"{name}.png").read_bytes()[16:24]
        assert struct.unpack(">II", head) == WINDOW, name

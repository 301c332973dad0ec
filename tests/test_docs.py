"""The pages of docs/: their examples run, and the site leads to every page."""

import doctest
import tomllib
from pathlib import Path

import pytest
from tests.figures import PAGES, page

from gridtown.games import GAMES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
EXAMPLES = [path for path in sorted(DOCS.rglob("*.md")) if "```pycon" in path.read_text(encoding="utf-8")]


def leaves(nav: object) -> list[str]:
    """The pages that a part of the navigation leads to."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav
    assert not isinstance(parts, str)
    return [page for part in parts for page in leaves(part)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(path: Path) -> None:
    failed, tried = doctest.testfile(str(path), module_relative=False)
    assert tried > 3
    assert not failed


def test_the_site_leads_to_every_page() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    pages = {str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")}
    assert sorted(leaves(site["project"]["nav"])) == sorted(pages)


@pytest.mark.parametrize("name", GAMES)
def test_pages_of_games_have_the_figures_that_the_table_tells(name: str) -> None:
    assert page(name) == (PAGES / f"{name}.md").read_text(encoding="utf-8"), "run python -m tests.figures"

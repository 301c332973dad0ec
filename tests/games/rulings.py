"""The table of rulings on a game's page of the documentation, made from its sources.toml."""

from pathlib import Path

from tests.registry import game_of

from gridtown.messages.sources import Ruling, Sources, sources_of

ROOT = Path(__file__).parents[2]
BEGIN, END = "<!-- rulings -->\n", "<!-- end of rulings -->"


def page(name: str) -> Path:
    return ROOT / f"docs/games/{name}.md"


def sources(name: str) -> Sources:
    """The sources of a game that has some."""
    found = sources_of(game_of(name))
    assert found is not None, f"{name} has no sources.toml"
    return found


def tests_of(ruling: Ruling) -> str:
    """The tests that fail where a ruling is broken, as code."""
    return ", ".join(f"`{test}`" for test in ruling.test.split(", "))


def with_rulings(name: str) -> str:
    """The text of a game's page, its table of rulings as the sources have them."""
    text = page(name).read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin, f"{page(name)} has no {BEGIN}"
    assert end, f"{page(name)} has no {END}"
    rows = ["| question | here | because | test |", "|---|---|---|---|"]
    rows += [
        f"| {one.question} | {one.answer} | {one.source} | {tests_of(one)} |" for one in sources(name).ruling
    ]
    return "".join([before, begin, "\n", *(f"{row}\n" for row in rows), "\n", end, after])

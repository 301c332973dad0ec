"""Every word about the rules has its sources: a heading of the rulebook, a section of the rules page."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.rulings import ROOT, page, sources, with_rulings
from tests.registry import game_of, random_step

from gridtown.core.action import CHANCE
from gridtown.core.conformance import setups
from gridtown.core.game import Setup
from gridtown.core.play import Play
from gridtown.core.preview import Preview
from gridtown.core.refusal import SHARED_IDS
from gridtown.core.rng import Rng
from gridtown.games import GAMES
from gridtown.messages import LANGUAGES, source
from gridtown.messages.sources import Source

OURS = list(GAMES)


def said(name: str, kind: str) -> set[str]:
    """The ids of a game's messages of one kind."""
    return set(re.findall(rf"^{kind}-([\w-]+) =", source(game_of(name), "en"), re.MULTILINE))


def sections(name: str, lang: str) -> set[str]:
    text = (ROOT / f"web/src/boards/{name}/rules.{lang}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^##.*\{#([\w-]+)\}$", text, re.MULTILINE))


def every_source(name: str) -> dict[str, Source]:
    known = sources(name)
    kinds = {"rule": known.rule, "preview": known.preview, "why": known.why, "line": known.line}
    return {f"{kind}.{id}": one for kind, rows in kinds.items() for id, one in rows.items()}


@pytest.mark.parametrize("name", OURS)
def test_all_that_is_said_about_the_rules_has_a_source(name: str) -> None:
    known = sources(name)
    assert set(known.rule) == said(name, "rule") | set(SHARED_IDS)
    assert set(known.preview) == said(name, "preview")
    assert set(known.line) == said(name, "line")


SIGNS = ("pushed", "lost", "services", "rewarded")
"""Arguments of a change that a board tells in words of their own, where they are there and not 0 or empty."""

PLIES = 150


def lines_of(preview: Preview) -> set[str]:
    """The ids of all that a preview says."""
    said = {f"preview.{cost.what}" for cost in preview.costs}
    for change in preview.changes:
        why = change.args.get("why", [])
        assert isinstance(why, list)
        signs = [sign for sign in SIGNS if change.args.get(sign)]
        said |= {f"line.{change.line}", *(f"why.{one}" for one in [*why, *signs])}
    return said


def previewed(name: str, setup: Setup) -> Iterator[str]:
    """What is said of each action that a random player takes."""
    game = game_of(name)
    play, rng = Play(game, setup, 7), Rng(7, 1)
    for _ in range(PLIES):
        if play.over:
            return
        for player in game.players_to_act(play.state):
            if player != CHANCE:
                legal = game.legal_actions(play.state, player)
                action = legal[int(rng.below(len(legal)))]
                yield from lines_of(game.preview(game.view(play.state, player), action))
        random_step(play, rng)


@pytest.mark.parametrize("name", OURS)
def test_every_line_of_a_preview_has_a_source(name: str) -> None:
    said = {line for setup in setups(game_of(name)) for line in previewed(name, setup)}
    assert len(said) > 5
    assert said - set(every_source(name)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_source_names_a_section_of_the_rules_page(name: str, lang: str) -> None:
    there = sections(name, lang)
    named = {key: one.section for key, one in every_source(name).items()}
    named |= {one.id: one.section for one in sources(name).ruling}
    assert {key: section for key, section in named.items() if section not in there} == {}


@pytest.mark.parametrize("name", OURS)
def test_a_source_names_a_heading_of_the_rulebook(name: str) -> None:
    headings = {f"{lang}, {one}" for lang, books in sources(name).books.items() for one in books}
    named = {key: one.book for key, one in every_source(name).items()}
    # Who acts when, the program says of every game alike; all else is a rule of the game.
    program = {f"rule.{id}" for id in SHARED_IDS}
    assert {key for key, book in named.items() if not book} <= program
    assert {key: book for key, book in named.items() if book and book not in headings} == {}


@pytest.mark.parametrize("name", OURS)
def test_a_source_names_a_ruling(name: str) -> None:
    rulings = {one.id for one in sources(name).ruling}
    named = {key: one.ruling for key, one in every_source(name).items() if one.ruling}
    assert {key: ruling for key, ruling in named.items() if ruling not in rulings} == {}


@pytest.mark.parametrize("name", OURS)
def test_a_ruling_is_made_once_and_tested(name: str) -> None:
    rulings = sources(name).ruling
    assert [id for id, times in Counter(one.id for one in rulings).items() if times > 1] == []
    assert [one.id for one in rulings if not all((one.question, one.answer, one.source))] == []
    tests = [(one.id, *test.split("::")) for one in rulings for test in one.test.split(", ")]
    assert [test for test in tests if len(test) != 3] == []
    folder = ROOT / "tests/games" / name
    assert [test for test in tests if f"def {test[2]}(" not in (folder / test[1]).read_text()] == []


@pytest.mark.parametrize("name", OURS)
def test_the_documentation_has_all_rulings(name: str) -> None:
    said = page(name).read_text(encoding="utf-8")
    assert said == with_rulings(name), f"python -m tests.games.regenerate {name} writes them"

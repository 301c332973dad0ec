"""`gridtown components`."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.registry import NAMES, game_of

from gridtown.cli.parts import part
from gridtown.messages import LANGUAGES, Messages

pytestmark = pytest.mark.parametrize("name", NAMES)


def test_json_is_what_the_game_says_is_in_the_box(ask: Callable[..., Any], name: str) -> None:
    game = game_of(name)
    listed = getattr(part(game, "terminal"), "listed", None)
    assert ask("components", name) == (game.components() if listed is None else listed(game))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_has_every_row_and_the_options_in_words(run: Run, name: str, lang: str) -> None:
    game = game_of(name)
    words, listing = Messages(game, lang), part(game, "terminal")
    assert listing is not None
    result = run("components", name, "--lang", lang)
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    _, rows = listing.catalog(game, words)
    assert rows
    assert all(cell in shown for row in rows for cell in row[:2])
    for option in game.facts.options:
        tables = f", for {option.tables()}" if option.players or option.needs else ""
        assert f"{option.name} = {' | '.join(option.values)} (default {option.default}{tables}): " in shown
        assert words.option(option.name) in shown
        assert words.option(option.name) != option.name

"""`gridtown components`."""

from collections.abc import Callable
from typing import Any

from tests.cli.conftest import Run

KEYS = {
    "number", "name", "generation", "players", "types", "polluting", "power", "vp", "cost", "produces",
    "instant", "income", "roads", "source",
}  # fmt: skip
GOODS = {
    "coal", "natural_gas", "oil", "ore", "stone", "wood", "concrete", "copper", "diamonds", "glass", "gold",
    "lumber", "plastics", "steel", "electronics", "jewelry", "sports_cars",
}  # fmt: skip


def test_json_is_the_list_of_all_tiles(ask: Callable[..., Any]) -> None:
    tiles = ask("components", "neom")
    assert [tile["number"] for tile in tiles] == list(range(1, 151))
    for tile in tiles:
        assert KEYS <= set(tile)
        assert tile["generation"] == ("I", "II", "III", "C")[min((tile["number"] - 1) // 40, 3)]
        assert tile["players"] in ((None,) if tile["generation"] == "C" else (1, 4, 5))
        assert isinstance(tile["vp"], int) or tile["vp"] is None
        assert tile["income"] is None or len(tile["income"]) == 3
        assert set(tile["produces"]) <= GOODS
        assert set(tile["cost"]) <= {"money", "goods", "any_of", "tiles"}
        assert (tile["roads"] == "") == (tile["types"] == ["disaster"])


def test_text_has_a_row_a_tile_its_source_and_the_options(run: Run) -> None:
    result = run("components", "neom")
    assert result.exit_code == 0
    assert "Tenements" in result.stdout
    assert "roads reconstructed" in result.stdout
    assert "deck = 1+ | 4+ | 5+ (default 1+)" in result.stdout
    assert "beginner = no | yes (default no)" in result.stdout


def test_text_speaks_german(run: Run) -> None:
    assert "Mietshäuser" in run("components", "neom", "--lang", "de").stdout

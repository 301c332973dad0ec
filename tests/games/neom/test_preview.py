"""Announced costs and changes: what `preview` says before an action is taken."""

import pytest
from tests.games.neom.playing import Position, at, choices, money, play

from gridtown.core.preview import Cost, Preview
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

CONDOS = (
    "neom generation=3 / centre=wood money=30 city=a1:111 selected=86"
    " / centre=oil city=a1:54 / centre=oil city=a1:12 / centre=oil city=b1:12 / centre=oil city=a1:54"
)
"""Glass £4 from beside, Concrete £5 from across, each from two players; an office for one of them."""


def announced(game: Neom, position: Position, text: str) -> Preview:
    """The preview of one action of the first player."""
    state = at(game, position)
    return game.preview(game.view(state, 0), game.parse_action(f"P1 {text}"))


def total(preview: Preview) -> int:
    return sum(cost.amount for cost in preview.costs)


def cost_of(preview: Preview, what: str) -> list[Cost]:
    return [cost for cost in preview.costs if cost.what == what]


def test_the_office_covers_the_dearest_good(game: Neom) -> None:
    assert total(announced(game, CONDOS, "place 86")) == 4
    placing = play(game, CONDOS, "P1 place 86")
    assert total(announced(game, placing, "at c4")) == 4
    state = play(game, placing, "P1 at c4")
    assert "cover concrete" in choices(game, state)
    assert money(play(game, state, "P1 cover concrete", "P1 buy glass from P2")) == 30 - 4 + 3


def test_place_and_at_announce_the_same_costs(game: Neom) -> None:
    makers = "city=a1:54,b1:51,c1:52,d1:14,e1:13,a2:53,b2:12,c2:11"
    for tile in (96, 97, 98, 105):
        before = (
            f"neom generation=3 / centre=wood money=30 city=a1:111 selected={tile}"
            f" / centre=oil {makers} / centre=oil city=b1:51 / centre=oil {makers} / centre=oil"
        )
        placing = play(game, before, f"P1 place {tile}")
        assert total(announced(game, before, f"place {tile}")) == total(announced(game, placing, "at c4"))


def test_costs_that_leave_no_choice_are_not_conditional(game: Neom) -> None:
    before = "neom / centre=wood money=9 selected=14 / centre=coal / centre=oil"
    (goods,) = cost_of(announced(game, before, "place 14"), "goods")
    assert (goods.amount, goods.conditional) == (2, False)
    both = before.replace("centre=oil", "centre=coal")
    (goods,) = cost_of(announced(game, both, "place 14"), "goods")
    assert (goods.amount, goods.conditional) == (2, True)


def test_the_office_is_suggested_for_what_is_asked_first_only_where_that_is_cheapest(game: Neom) -> None:
    """`total` beside each source says what all missing Goods cost at least with it."""
    state = play(game, CONDOS, "P1 place 86", "P1 at c4")
    view = game.view(state, 0)
    totals = {
        text: game.present_action(view, game.parse_action(f"P1 {text}"))["total"]
        for text in choices(game, state)
    }
    assert totals == {
        "cover concrete": 4,
        "buy concrete from P3": 5,
        "buy concrete from P4": 5,
        "cover glass": 5,
    }

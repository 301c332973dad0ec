"""The Two-Player Game."""

import pytest
from tests.games.neom.playing import (
    chance,
    choices,
    city,
    cornerstones,
    dealt,
    events,
    happened,
    legal,
    money,
    owed,
    play,
    random_step,
    tiles,
)

from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

# Preliminary Round


def test_the_first_player_is_drawn(neom: Neom) -> None:
    assert {int(dealt(neom, 2, seed).opener) for seed in range(8)} == {0, 1}


def test_three_stacks_of_three_cornerstones_one_for_each_the_third_discarded(neom: Neom) -> None:
    state, rng = dealt(neom, 2, 5), Rng(1)
    first = int(state.opener)
    for stack in range(3):
        opener = (first + stack) % 2
        row = cornerstones(state.row)
        assert len(row) == 3
        assert neom.players_to_act(state) == [opener]
        state = play(neom, state, f"P{opener + 1} keep {row[1]}")
        assert legal(neom, state) == [f"P{2 - opener} keep {row[0]}", f"P{2 - opener} keep {row[2]}"]
        state = play(neom, state, f"P{2 - opener} keep {row[2]}")
        assert row[0] in cornerstones(state.pile)
        state = chance(neom, state, rng)
    assert [len(cornerstones(player.kept)) for player in state.players] == [3, 3]
    assert len(cornerstones(state.pile)) == 3
    assert len(cornerstones(state.box)) == 30 - 9
    assert (int(state.generation), int(state.turn)) == (1, 1)


# Packs, sequence


def choosers(neom: Neom, seed: int) -> list[tuple[int, int, int, int]]:
    """Who chose from how many, by generation and turn, in a random game."""
    state, rng = dealt(neom, 2, seed), Rng(seed)
    found = []
    while state.to_act:
        action = random_step(neom, state, rng)
        words = neom.write_action(action).split()
        if words[1] in ("keep", "select"):
            row = int(state.row).bit_count()
            found.append((int(state.generation), int(state.turn), int(words[0][1]), row))
        neom.push(state, action)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_whoever_chose_last_opens_through_all_generations(neom: Neom, seed: int) -> None:
    order = [player for _, _, player, _ in choosers(neom, seed)]
    first, second = order[:2]
    assert {first, second} == {1, 2}
    assert order == [first, second, second, first] * 12  # 3 stacks and 21 packs, two choices each


def test_three_packs_of_four_then_four_of_three(neom: Neom) -> None:
    rows: dict[tuple[int, int], list[int]] = {}
    for generation, turn, _, row in choosers(neom, 9):
        if generation:
            rows.setdefault((generation, turn), []).append(row)
    expected = {turn: [4, 3] if turn <= 3 else [3, 2] for turn in range(1, 8)}
    assert rows == {(generation, turn): expected[turn] for generation in (1, 2, 3) for turn in range(1, 8)}


TURN = (
    "neom turn=2 phase=select active=P2 mover=P2 opener=P2 row=1,4,6 deck-left=7,8"
    " / centre=ore money=6 / centre=coal money=6"
)


def test_the_other_selects_after_the_first_has_acted(neom: Neom) -> None:
    state = play(neom, TURN, "P2 select 4")
    assert legal(neom, state, 0) == []
    assert "sell" in choices(neom, state, 1)
    state = play(neom, state, "P2 sell")
    assert money(state, 1) == 11
    assert legal(neom, state) == ["P1 select 1", "P1 select 6"]
    state = play(neom, state, "P1 select 6", "P1 sell")
    assert (int(state.turn), int(state.opener)) == (3, 0)
    assert not state.row
    assert sorted(legal(neom, state)) == ["reveal 7", "reveal 8"]


def test_the_opener_of_a_generation_is_who_chose_last_in_the_one_before(neom: Neom) -> None:
    before = "neom turn=7 phase=select active=P1 mover=P1 opener=P2 row=1,6 / centre=ore / centre=coal"
    state = chance(neom, play(neom, before, "P1 select 1", "P1 sell"), Rng(1))
    assert (int(state.generation), neom.players_to_act(state)) == (2, [0])
    assert len(tiles(state, state.row)) == 4


# Buying


def buy(mine: str, other: str, tile: int) -> str:
    return (
        f"neom generation={(tile - 1) // 40 + 1} phase=act / centre=wood {mine} selected={tile}"
        f" / centre=oil {other}"
    )


@pytest.mark.parametrize(
    ("laid", "raw", "processed", "luxury"),
    [("", 2, 4, 10), ("a3:3", 1, 3, 9), ("e3:4", 1, 3, 9), ("a3:3,e3:4", 1, 2, 8)],
)
@pytest.mark.parametrize("owner", ["supply", "other"])
def test_prices_with_routes_never_below_1(
    game: Neom, laid: str, raw: int, processed: int, luxury: int, owner: str
) -> None:
    for tile, other, price in (
        (14, "city=a1:21", raw),
        (91, "city=a1:13", processed),
        (90, "city=a1:98", luxury),
    ):
        seat = other if owner == "other" else ""
        before = buy(f"city={laid} money={price}", seat, tile)
        assert choices(game, before) == [f"place {tile}", "sell"]
        assert choices(game, before.replace(f"money={price}", f"money={price - 1}")) == ["sell"]
        state = play(game, before.replace(f"money={price}", "money=20"), f"P1 place {tile}", "P1 at c4")
        instant = 12 if tile == 91 else 0
        assert money(state) == 20 - price + instant
        assert owed(state, 1) == (price if owner == "other" else 0)


def test_two_raw_goods_with_both_routes_cost_1_each(game: Neom) -> None:
    before = buy("city=a3:3,e3:4 money=2", "", 51)
    assert money(play(game, before, "P1 place 51", "P1 at c4")) == 0


@pytest.mark.parametrize("generation", [1, 2, 3])
def test_the_supply_sells_every_tier_in_every_generation(game: Neom, generation: int) -> None:
    tile = {1: 9, 2: 47, 3: 88}[generation]
    assert f"place {tile}" in choices(game, buy("money=10", "", tile))


def test_what_the_other_produces_must_be_bought_from_him(game: Neom) -> None:
    before = buy("money=9", "city=a1:21", 14)
    state = play(game, before, "P1 place 14", "P1 at c4")
    assert (money(state), owed(state, 1)) == (7, 2)
    heard = events(game, before, "P1 place 14", "P1 at c4")
    assert happened(heard, "bought") == [{"player": 0, "good": "coal", "seller": 1, "amount": 2}]


def test_alternatives_one_from_the_other_one_from_the_supply(game: Neom) -> None:
    ready = play(game, buy("money=9", "", 16).replace("centre=oil", "centre=coal"), "P1 place 16", "P1 at c4")
    assert choices(game, ready) == ["buy coal from P2", "buy oil from supply"]


def test_treasury_of_two_steel_is_cheaper_than_5_from_the_supply(game: Neom) -> None:
    """£5 where the supply sells Steel for £4: only paying more for the same."""
    state = play(game, buy("money=9", "", 60), "P1 place 60", "P1 at c4")
    assert money(state) == 5
    ready = play(game, buy("money=9", "city=a1:51", 60), "P1 place 60", "P1 at c4")
    assert choices(game, ready) == ["buy steel from P2", "pay instead"]


def test_the_second_buys_what_the_first_produces_now(game: Neom) -> None:
    before = (
        "neom phase=act active=P1 mover=P1 opener=P1 row=14,1 / centre=wood money=6 selected=21"
        " / centre=oil money=2"
    )
    state = play(game, before, "P1 place 21", "P1 at c4", "P2 select 14", "P2 place 14", "P2 at c4")
    assert money(state) == 6 + 2
    assert money(state, 1) == 0


def test_a_good_covered_by_the_first_comes_from_the_supply_for_the_second(game: Neom) -> None:
    before = (
        "neom phase=act active=P1 mover=P1 opener=P1 row=14,1 / centre=coal money=6 selected=3"
        " / centre=oil money=2"
    )
    heard = events(game, before, "P1 place 3", "P1 at c3", "P2 select 14", "P2 place 14", "P2 at c4")
    assert happened(heard, "bought-from-supply") == [{"player": 1, "good": "coal", "amount": 2}]


def test_payments_arrive_at_the_end_of_the_turn(game: Neom) -> None:
    before = (
        "neom phase=act active=P1 mover=P1 opener=P1 row=7,6,1 / centre=wood money=2 selected=14"
        " / centre=coal money=0"
    )
    state = play(game, before, "P1 place 14", "P1 at c4")
    assert (money(state, 1), owed(state, 1)) == (0, 2)
    state = play(game, state, "P2 select 1")
    assert choices(game, state) == ["sell"]  # Tenements cost £1
    state = play(game, state, "P2 sell")
    assert (money(state, 1), owed(state, 1)) == (7, 0)


def test_59_postal_service_or_the_supply(game: Neom) -> None:
    before = buy("city=a1:59 money=9", "", 51)
    ready = play(game, before, "P1 place 51", "P1 at c4")
    assert choices(game, ready) == ["cover coal", "buy coal from supply", "cover ore"]
    state = play(game, ready, "P1 buy coal from supply")
    assert money(state) == 7  # the office covers Ore: to let it idle only pays more
    assert happened(events(game, ready, "P1 buy coal from supply"), "covered") == [
        {"player": 0, "good": "ore"}
    ]


def test_59_postal_service_idle_beside_a_purchase_from_the_supply_only_pays_more(game: Neom) -> None:
    """Coal from the supply and Ore from the other, the office idle: as `cover coal`, but £2 dearer."""
    before = buy("city=a1:59 money=9", "city=a1:22", 51)
    ready = play(game, before, "P1 place 51", "P1 at c4")
    assert choices(game, ready) == ["cover coal", "buy coal from supply", "cover ore"]
    covered = play(game, ready, "P1 cover coal")  # Ore then comes from the other: no choice
    assert (money(covered), owed(covered, 1)) == (7, 2)
    bought = play(game, ready, "P1 buy coal from supply")
    assert "buy ore from P2" not in choices(game, bought)


def test_59_postal_service_may_idle_where_both_sellers_are_paid(game: Neom) -> None:
    """Another seller is another consequence: with three, both may be bought."""
    before = "neom generation=2 / centre=wood city=a1:59 money=9 selected=51 / centre=coal / centre=ore"
    state = play(game, before, "P1 place 51", "P1 at c4", "P1 buy coal from P2", "P1 buy ore from P3")
    assert [money(state, player) for player in range(3)] == [5, 8, 8]


# Disasters


def test_the_disaster_of_the_first_waits_until_the_other_has_selected_and_acted(game: Neom) -> None:
    before = (
        "neom turn=2 phase=select active=P1 mover=P1 opener=P1 row=24,1,7"
        " / centre=ore money=6 city=c4:2 / centre=coal money=0 city=c4:3"
    )
    state = play(game, before, "P1 select 24")
    assert legal(game, state) == ["P2 select 1", "P2 select 7"]
    state = play(game, state, "P2 select 7", "P2 place 7", "P2 at c2")
    assert legal(game, state) == ["P2 pay", "P2 sacrifice c2", "P2 sacrifice c4"]
    state = play(game, state, "P2 pay")
    assert (money(state), money(state, 1)) == (6, 5 - 2)
    assert (int(state.turn), int(state.opener)) == (3, 1)


def test_the_disaster_of_the_second_strikes_the_first(game: Neom) -> None:
    before = (
        "neom turn=2 phase=select active=P2 mover=P2 opener=P1 row=24,7"
        " / centre=ore money=6 city=c4:2 / centre=coal money=0 city=c4:3"
    )
    state = play(game, before, "P2 select 24")
    assert legal(game, state) == ["P1 pay", "P1 sacrifice c4"]
    state = play(game, state, "P1 sacrifice c4")
    assert [city(state, player) for player in (0, 1)] == [{}, {"c4": 3}]
    assert (int(state.turn), int(state.opener)) == (3, 1)


def test_a_disaster_left_in_the_row_is_discarded(game: Neom) -> None:
    before = (
        "neom turn=2 phase=select active=P2 mover=P2 opener=P1 row=24,7 deck-left=8"
        " / centre=ore city=c4:2 / centre=coal city=c4:3"
    )
    state = play(game, before, "P2 select 7", "P2 sell")
    assert [city(state, player) for player in (0, 1)] == [{"c4": 2}, {"c4": 3}]
    assert int(state.turn) == 3

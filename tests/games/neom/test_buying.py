"""Buying missing Goods: sellers, prices round the table, routes, offices ("Buying Missing Goods")."""

from itertools import product

import pytest
from tests.games.neom.playing import (
    at,
    choices,
    city,
    events,
    goods,
    happened,
    money,
    owed,
    paved,
    play,
    routes,
)

from gridtown.games.neom.board.market import seller_price
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

WEST, EAST = "a3:3", "e3:4"  # tiles that establish a route in the paved game
ROUTES = {"": "", "west": WEST, "east": EAST, "both": f"{WEST},{EAST}"}
BASE = {"raw": 2, "processed": 4, "luxury": 10}
SAMPLE = {"raw": 1, "processed": 1 << 6, "luxury": 1 << 14}


def table(players: int, laid: str) -> str:
    seats = " / ".join(["centre=ore"] * (players - 1))
    return f"neom / centre=stone city={laid} / {seats}"


def by_the_book(base: int, players: int, seat: int, west: bool, east: bool) -> int:
    """Count both ways: £1 for each player in between, £1 less with a route on that side."""
    leftward = base + (seat - 1) - west
    rightward = base + (players - seat - 1) - east
    return min(leftward, rightward)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("side", ROUTES)
@pytest.mark.parametrize("tier", BASE)
def test_price_of_each_seat_with_every_combination_of_routes(
    game: Neom, players: int, side: str, tier: str
) -> None:
    state = at(game, table(players, ROUTES[side]))
    west, east = side in ("west", "both"), side in ("east", "both")
    for seat in range(1, players):
        asked = int(seller_price(game.tables, state, 0, seat, SAMPLE[tier]))
        assert asked == by_the_book(BASE[tier], players, seat, west, east)


# The same as plain figures, for Processed Goods: sellers counted to the left.
FIGURES = {
    (3, ""): [4, 4], (3, "west"): [3, 4], (3, "east"): [4, 3], (3, "both"): [3, 3],
    (4, ""): [4, 5, 4], (4, "west"): [3, 4, 4], (4, "east"): [4, 4, 3], (4, "both"): [3, 4, 3],
    (5, ""): [4, 5, 5, 4], (5, "west"): [3, 4, 5, 4], (5, "east"): [4, 5, 4, 3], (5, "both"): [3, 4, 4, 3],
}  # fmt: skip


@pytest.mark.parametrize(("players", "side"), FIGURES)
def test_prices_round_the_table(game: Neom, players: int, side: str) -> None:
    state = at(game, table(players, ROUTES[side]))
    prices = [int(seller_price(game.tables, state, 0, seat, 1 << 6)) for seat in range(1, players)]
    assert prices == FIGURES[players, side]


@pytest.mark.parametrize(("seller", "price"), [(2, 3), (3, 4), (4, 4)])
def test_example_left_route_in_a_four_player_game_costs_3_4_4(game: Neom, seller: int, price: int) -> None:
    seats = " / ".join("centre=oil city=a1:13" if seat == seller else "centre=oil" for seat in (2, 3, 4))
    before = f"neom / centre=stone city={WEST} money=9 selected=9 / {seats}"
    assert routes(at(game, before)) == "west"
    state = play(game, before, "P1 place 9", "P1 at c4")
    assert money(state) == 9 - price + 4
    assert money(state, seller - 1) == 6 + price


def test_example_across_the_table_costs_1_more(game: Neom) -> None:
    before = "neom / centre=stone money=5 selected=9 / centre=oil / centre=oil city=a1:13 / centre=oil"
    assert choices(game, before) == ["place 9", "sell"]
    assert choices(game, before.replace("money=5", "money=4")) == ["sell"]
    assert money(play(game, before, "P1 place 9", "P1 at c4")) == 4


@pytest.mark.parametrize("buyer", range(5))
def test_every_seat_counts_from_itself(game: Neom, buyer: int) -> None:
    seats = [f"centre=ore city={WEST}" if seat == buyer else "centre=ore" for seat in range(5)]
    state = at(game, f"neom / {' / '.join(seats)}")
    prices = [
        int(seller_price(game.tables, state, buyer, (buyer + step) % 5, 1 << 6)) for step in range(1, 5)
    ]
    assert prices == [3, 4, 5, 4]


@pytest.mark.parametrize(
    ("tile", "laid", "price"),
    [(14, "", 2), (47, "a1:14", 4), (88, "a1:96", 10), (5, "a1:11", 4), (89, "a1:97", 10), (90, "a1:98", 10)],
)
def test_base_cost_by_tier(game: Neom, tile: int, laid: str, price: int) -> None:
    generation = (tile - 1) // 40 + 1
    before = (
        f"neom generation={generation} / centre=wood money={price} selected={tile}"
        f" / centre=coal city={laid} / centre=oil"
    )
    assert choices(game, before) == [f"place {tile}", "sell"]
    assert choices(game, before.replace(f"money={price}", f"money={price - 1}")) == ["sell"]
    assert happened(events(game, before, f"P1 place {tile}", "P1 at c4"), "bought")[0]["amount"] == price


# Who sells


def test_every_player_who_produces_the_good_may_be_asked(game: Neom) -> None:
    before = (
        "neom / centre=wood money=6 selected=14 / centre=coal / centre=ore city=a1:21"
        " / centre=oil / centre=coal"
    )
    before = before.replace("/ centre=coal / centre=ore", "/ centre=coal / centre=ore", 1)
    ready = play(game, before, "P1 place 14", "P1 at c4")
    assert choices(game, ready) == ["buy coal from P2", "buy coal from P3", "buy coal from P5"]
    for seller, price in ((2, 2), (3, 3), (5, 2)):
        state = play(game, ready, f"P1 buy coal from P{seller}")
        assert (money(state), money(state, seller - 1)) == (6 - price, 6 + price)


def test_the_dearer_seller_is_a_choice_the_dearer_side_is_none(game: Neom) -> None:
    before = "neom / centre=wood money=6 selected=14 / centre=coal / centre=coal / centre=ore / centre=ore"
    ready = play(game, before, "P1 place 14", "P1 at c4")
    assert choices(game, ready) == ["buy coal from P2", "buy coal from P3"]


def test_a_good_one_produces_is_never_bought(game: Neom) -> None:
    before = "neom / centre=coal money=6 selected=14 / centre=coal / centre=coal"
    state = play(game, before, "P1 place 14", "P1 at c4")
    assert (money(state), money(state, 1), money(state, 2)) == (6, 6, 6)


def test_nobody_sells_what_nobody_produces(game: Neom) -> None:
    assert choices(game, "neom / centre=wood money=50 selected=14 / centre=ore / centre=oil") == ["sell"]


def test_the_general_supply_sells_nothing_to_three_or_more(game: Neom) -> None:
    ready = play(
        game, "neom / centre=wood money=6 selected=14 / centre=coal / centre=coal", "P1 place 14", "P1 at c4"
    )
    assert all("supply" not in choice for choice in choices(game, ready))


def test_goods_of_cut_off_tiles_are_sold_too(game: Neom) -> None:
    before = "neom / centre=wood money=6 selected=14 / centre=ore city=a1:21 / centre=oil"
    assert "place 14" in choices(game, before)


def test_only_tokens_can_be_bought_never_virtual_goods(game: Neom) -> None:
    before = (
        "neom generation=3 / centre=wood money=50 selected=91 / centre=ore city=a1:59,b1:111 / centre=oil"
    )
    assert choices(game, before) == ["sell"]


def test_who_selected_a_disaster_still_sells(game: Neom) -> None:
    before = "neom / centre=wood money=6 selected=14 / centre=coal selected=24 / centre=oil"
    state = play(game, before, "P1 place 14", "P1 at c4")
    assert owed(state, 1) == 2


def test_all_goods_of_a_seller_stay_his(game: Neom) -> None:
    before = "neom / centre=wood money=6 selected=14 / centre=coal / centre=oil"
    state = play(game, before, "P1 place 14", "P1 at c4")
    assert goods(state, 1) == {"coal"}
    assert goods(state) == {"wood", "diamonds"}


def test_two_may_buy_from_the_same_seller(game: Neom) -> None:
    before = (
        "neom active=P1,P2 / centre=wood money=6 selected=14 / centre=ore money=6 selected=30 / centre=coal"
    )
    state = play(game, before, "P1 place 14", "P1 at c4", "P2 place 30", "P2 at c4")
    assert [money(state, player) for player in range(3)] == [4, 3, 6 + 2 + 2]


def test_players_may_buy_from_each_other(game: Neom) -> None:
    before = (
        "neom active=P1,P2 / centre=ore money=2 selected=14 / centre=coal money=2 selected=13 / centre=oil"
    )
    state = play(game, before, "P1 place 14", "P1 at c4", "P2 place 13", "P2 at c4")
    assert [money(state, player) for player in range(3)] == [2, 2, 6]


# Several Goods


def test_each_missing_good_is_bought_the_route_counts_for_each(game: Neom) -> None:
    before = (
        f"neom generation=2 / centre=wood city={WEST} money=2 selected=51 / centre=coal city=a1:22"
        " / centre=oil"
    )
    assert money(play(game, before, "P1 place 51", "P1 at c4")) == 0
    assert choices(game, before.replace("money=2", "money=1")) == ["sell"]


def test_goods_may_be_bought_from_several_players(game: Neom) -> None:
    before = (
        "neom generation=2 / centre=wood money=6 selected=51 / centre=coal city=a1:22 / centre=ore city=a1:21"
    )
    ready = play(game, before, "P1 place 51", "P1 at c4")
    assert choices(game, ready) == ["buy coal from P2", "buy coal from P3"]
    state = play(game, ready, "P1 buy coal from P3", "P1 buy ore from P2")
    assert [money(state, player) for player in range(3)] == [2, 8, 8]


def test_four_goods_of_highrise_luxury_condos(game: Neom) -> None:
    before = (
        "neom generation=3 / centre=wood money=16 selected=105"
        " / centre=oil city=a1:12 / centre=oil city=a1:54 / centre=oil city=a1:11 / centre=oil city=a1:51"
    )
    state = play(game, before.replace("money=16", "money=18"), "P1 place 105", "P1 at c4")
    assert [money(state, player) for player in range(5)] == [0, 10, 11, 11, 10]
    assert choices(game, before) == ["sell"]


def test_dear_sellers_are_offered_only_if_the_rest_can_be_paid(game: Neom) -> None:
    before = (
        "neom generation=2 / centre=wood money=4 selected=51 / centre=coal city=a1:22"
        " / centre=coal / centre=ore"
    )
    ready = play(game, before, "P1 place 51", "P1 at c4")  # coal 2 from P2 or 3 from P3; ore 2
    assert choices(game, ready) == ["buy ore from P2", "buy ore from P4"]
    rich = play(game, before.replace("money=4", "money=5"), "P1 place 51", "P1 at c4")
    assert choices(game, rich) == ["buy coal from P2", "buy coal from P3"]


def test_alternative_goods_may_be_bought_from_either(game: Neom) -> None:
    before = "neom / centre=wood money=6 selected=16 / centre=coal / centre=oil"
    ready = play(game, before, "P1 place 16", "P1 at c4")
    assert choices(game, ready) == ["buy coal from P2", "buy oil from P3"]


# When it happens


def test_the_snapshot_goods_of_this_step_can_be_bought_only_later(game: Neom) -> None:
    before = "neom active=P1,P2 / centre=wood money=6 selected=14 / centre=ore selected=21 / centre=oil"
    state = play(game, before, "P2 place 21", "P2 at c4")
    assert choices(game, state) == ["sell"]


def test_the_snapshot_goods_covered_in_this_step_can_still_be_bought(game: Neom) -> None:
    before = "neom active=P1,P2 / centre=wood money=6 selected=14 / centre=coal selected=3 / centre=oil"
    state = play(game, before, "P2 place 3", "P2 at c3", "P1 place 14", "P1 at c4")
    assert goods(state, 1) == set()
    assert (money(state), money(state, 1)) == (4, 8)


def test_the_buyer_pays_at_once_the_seller_is_paid_at_the_end_of_the_turn(game: Neom) -> None:
    flood = "neom / centre=wood money=6 selected=14 / centre=coal money=1 city=a1:1 / centre=oil selected=24"
    state = play(game, flood, "P1 place 14", "P1 at c4")
    assert (money(state), money(state, 1), owed(state, 1)) == (4, 1, 2)
    state = play(game, state, "P1 pay", "P2 pay")
    assert (money(state), money(state, 1), owed(state, 1)) == (3, 2, 0)


def test_payments_received_cannot_pay_a_disaster_of_the_same_turn(game: Neom) -> None:
    flood = "neom / centre=wood money=6 selected=14 / centre=coal money=0 city=a1:1 / centre=oil selected=24"
    state = play(game, flood, "P1 place 14", "P1 at c4")
    assert choices(game, state, 1) == ["sacrifice a1"]


def test_payments_come_before_the_income_and_count_for_treasury(game: Neom) -> None:
    before = (
        "neom generation=3 turn=7 / centre=wood money=14 selected=90"
        " / centre=coal money=0 city=a1:98,b1:60,c1:49 / centre=oil"
    )
    heard = events(game, before, "P1 place 90", "P1 at c4")
    order = [(event.id, event.player) for event in heard if event.id in ("received", "income")]
    assert order == [("received", 1), ("income", 0), ("income", 1)]
    state = play(game, before, "P1 place 90", "P1 at c4")
    assert (money(state, 1), int(state.players[1].final_income)) == (10 + 8, 8)


def test_the_price_of_the_tile_and_the_goods_must_be_payable_together(game: Neom) -> None:
    before = "neom / centre=wood money=3 selected=30 / centre=coal / centre=oil"
    assert "place 30" in choices(game, before)
    assert choices(game, before.replace("money=3", "money=2")) == ["sell"]


def test_routes_are_those_active_before_the_placement(game: Neom) -> None:
    before = "neom / centre=wood city=b3:2 money=1 selected=14 / centre=coal / centre=oil"
    assert choices(game, before) == ["sell"]  # the boiler on a3 would establish the route, too late
    before = f"neom / centre=wood city=b3:2,{WEST} money=1 selected=14 / centre=coal / centre=oil"
    assert money(play(game, before, "P1 place 14", "P1 at c4")) == 0


def test_a_route_counts_though_the_placement_gives_it_up() -> None:
    game = paved((14, "E"))
    before = "neom / centre=wood city=a3:19,b3:3 money=1 selected=14 / centre=coal / centre=oil"
    state = play(game, before, "P1 place 14", "P1 at a3")
    assert (money(state), routes(state)) == (0, "")


# Offices

POSTAL, IMPORT = "a1:59", "b1:111"


@pytest.mark.parametrize("good", ["coal", "natural_gas", "oil", "ore", "stone", "wood"])
def test_59_postal_service_is_any_raw_good(game: Neom, good: str) -> None:
    tile = {"coal": 14, "natural_gas": 15, "oil": 10, "ore": 13, "stone": 12, "wood": 11}[good]
    before = f"neom generation=1 / city={POSTAL} money=0 selected={tile} / / "
    state = play(game, before, f"P1 place {tile}", "P1 at c4")
    assert city(state)["c4"] == tile
    assert happened(events(game, before, f"P1 place {tile}", "P1 at c4"), "covered") == [
        {"player": 0, "good": good}
    ]


def test_59_postal_service_covers_exactly_one_raw_good_a_placement(game: Neom) -> None:
    assert choices(game, f"neom generation=2 / city={POSTAL} money=50 selected=51 / / ") == ["sell"]
    assert "place 51" in choices(game, f"neom generation=2 / city={POSTAL},e1:21 money=0 selected=51 / / ")
    assert "place 51" in choices(
        game, f"neom generation=2 / city={POSTAL} money=2 selected=51 / centre=ore / "
    )


def test_59_postal_service_covers_again_in_the_next_turn(game: Neom) -> None:
    before = (
        f"neom generation=1 turn=2 phase=select active=P1 / city={POSTAL} hand=14 / selected=2 / selected=3"
    )
    state = play(
        game,
        before.replace("hand=14", "hand=13"),
        "P1 select 13",
        "P1 place 13",
        "P1 at c4",
        "P2 sell",
        "P3 sell",
    )
    assert "gold" in goods(state)
    assert "place 14" in choices(game, play(game, before, "P1 select 14"), 0)


@pytest.mark.parametrize("tile", [45, 88, 91])
def test_59_postal_service_covers_no_processed_or_luxury_good(game: Neom, tile: int) -> None:
    assert choices(
        game, f"neom generation={(tile - 1) // 40 + 1} / city={POSTAL} money=50 selected={tile} / / "
    ) == ["sell"]


def test_59_postal_service_does_not_lower_the_price_in_money(game: Neom) -> None:
    assert choices(game, f"neom generation=2 / city={POSTAL} money=1 selected=69 / / ") == ["sell"]
    assert "place 69" in choices(game, f"neom generation=2 / city={POSTAL} money=2 selected=69 / / ")


@pytest.mark.parametrize(
    ("tile", "placeable"), [(91, True), (92, True), (88, False), (90, False), (118, True)]
)
def test_111_import_office_is_any_raw_or_processed_good(game: Neom, tile: int, placeable: bool) -> None:
    found = choices(game, f"neom generation=3 / city={IMPORT} money=0 selected={tile} / / ")
    assert (f"place {tile}" in found) == placeable


def test_59_and_111_together_cover_two_goods(game: Neom) -> None:
    both = f"neom generation={{}} / city={POSTAL},{IMPORT} money=0 selected={{}} / / "
    assert "place 51" in choices(game, both.format(2, 51))  # two Raw Goods
    assert "place 86" not in choices(game, both.format(3, 86))  # two Processed Goods
    assert "place 120" in choices(game, both.format(3, 120))


def test_59_and_111_cover_treasurys_steel(game: Neom) -> None:
    before = f"neom generation=2 / city={IMPORT} money=0 selected=60 / / "
    assert "place 60" in choices(game, before)
    rich = before.replace("money=0", "money=9")
    assert money(play(game, rich, "P1 place 60", "P1 at c4")) == 9


def test_an_office_covers_what_the_player_chooses(game: Neom) -> None:
    before = f"neom generation=2 / centre=wood city={POSTAL} money=9 selected=51 / centre=coal / centre=ore"
    ready = play(game, before, "P1 place 51", "P1 at c4")
    assert choices(game, ready) == ["cover coal", "buy coal from P2", "cover ore"]
    covered = play(game, ready, "P1 cover coal")
    assert [money(covered, player) for player in range(3)] == [7, 6, 8]
    kept = play(game, ready, "P1 buy coal from P2")
    assert choices(game, kept) == ["cover ore", "buy ore from P3"]
    covered_last = play(game, kept, "P1 cover ore")
    assert [money(covered_last, player) for player in range(3)] == [7, 8, 6]
    assert play(game, ready, "P1 cover ore") == covered_last


def test_what_offices_cover_is_chosen_in_any_order(game: Neom) -> None:
    """Two Goods of three, each with two sellers, covered first to last or last to first: the same plan."""
    others = "/ centre=oil city=a1:11,b1:12,c1:51 / centre=ore city=a1:11,b1:12,c1:51"
    before = f"neom generation=3 / centre=wood city={IMPORT} money=30 selected=105 {others}"
    rich = before.replace("selected=105", "made=glass selected=105").replace(IMPORT, f"{IMPORT},a5:137")
    ready = play(game, rich, "P1 place 105", "P1 at c4")
    covers = [choice for choice in choices(game, ready) if choice.startswith("cover")]
    assert covers == ["cover concrete", "cover lumber", "cover steel"]
    late = play(game, ready, "P1 buy concrete from P2", "P1 buy lumber from P3", "P1 cover steel")
    early = play(game, ready, "P1 cover steel", "P1 buy concrete from P2", "P1 buy lumber from P3")
    assert early == late


def test_an_office_about_to_be_replaced_still_covers(game: Neom) -> None:
    before = "neom generation=2 / city=c4:59 money=0 selected=58 / / "
    assert city(play(game, before, "P1 place 58", "P1 at c4")) == {"c4": 58}


def test_an_office_does_not_cover_its_own_placement(game: Neom) -> None:
    before = "neom generation=3 / city=c4:59 money=50 selected=103 / / "
    assert choices(game, before) == ["sell"]


def test_59_postal_service_earns_2_from_the_second_generation_on(game: Neom) -> None:
    for generation in (2, 3):
        before = (
            f"neom generation={generation} turn=7"
            f" / city={POSTAL} money=0 selected={generation * 40 - 21} / / "
        )
        assert money(play(game, before, "P1 sell")) == 5 + 2


@pytest.mark.parametrize(("west", "east"), list(product([False, True], repeat=2)))
def test_buying_in_play_costs_what_the_book_says(game: Neom, west: bool, east: bool) -> None:
    laid = ",".join(tile for tile, there in ((WEST, west), (EAST, east)) if there)
    for players in (3, 4, 5):
        for seat in range(1, players):
            seats = [
                "centre=oil city=a1:13" if other == seat else "centre=oil" for other in range(1, players)
            ]
            before = f"neom / centre=stone city={laid} money=20 selected=9 / {' / '.join(seats)}"
            price = by_the_book(4, players, seat, west, east)
            assert money(play(game, before, "P1 place 9", "P1 at c4")) == 20 - price + 4

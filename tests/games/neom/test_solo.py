"""The Solo Game."""

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
    play,
    random_step,
    routes,
    tiles,
    why,
)

from gridtown.core.rng import Rng
from gridtown.games.neom.components import read_edition
from gridtown.games.neom.game import Neom
from gridtown.games.neom.present import solo_rank

pytestmark = pytest.mark.compiled

PACKS = {"1+": [5, 4, 4, 3, 3, 2, 2], "4+": [6, 5, 5, 4, 4, 3, 3], "5+": [7, 6, 6, 5, 5, 4, 4]}


def test_stacks_of_4_3_and_2_cornerstones(neom: Neom) -> None:
    state, rng = dealt(neom, 1, 4), Rng(2)
    for size in (4, 3, 2):
        row = cornerstones(state.row)
        assert len(row) == size
        assert choices(neom, state) == [f"keep {tile}" for tile in row]
        state = chance(neom, play(neom, state, f"P1 keep {row[-1]}"), rng)
        assert row[-1] in cornerstones(state.players[0].kept)
        assert set(row[:-1]) <= set(cornerstones(state.pile))
    assert len(cornerstones(state.pile)) == 6
    assert len(cornerstones(state.box)) == 30 - 9


@pytest.mark.parametrize(("deck", "eight_packs_of"), [("1+", 3), ("4+", 4), ("5+", 5)])
def test_pack_table_by_deck(neom: Neom, deck: str, eight_packs_of: int) -> None:
    """Eight equal packs; 2 tiles from the 8th to the 1st, one from the 7th to the 2nd, 6th to the 3rd."""
    packs = [eight_packs_of] * 8
    for source, target, moved in ((7, 0, 2), (6, 1, 1), (5, 2, 1)):
        packs[source] -= moved
        packs[target] += moved
    assert PACKS[deck] == packs[:7]
    state, rng = dealt(neom, 1, 9, deck=deck), Rng(3)
    sizes: dict[int, list[int]] = {1: [], 2: [], 3: []}
    left: list[int] = []
    while state.to_act:
        action = random_step(neom, state, rng)
        if neom.write_action(action).startswith("P1 select"):
            sizes[int(state.generation)].append(len(tiles(state, state.row)))
            if state.turn == 7:
                left.append(len(tiles(state, state.deck)))
        neom.push(state, action)
    assert sizes == dict.fromkeys((1, 2, 3), packs[:7])
    assert left == [packs[7]] * 3


# Disasters


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_selected_from_the_first_three_packs_a_disaster_is_prevented(game: Neom, turn: int) -> None:
    before = f"neom turn={turn} phase=select row=1,24,7 deck-left=8,9 / centre=ore money=6 city=c4:2"
    assert "select 24" in choices(game, before)
    state = play(game, before, "P1 select 24")
    assert (int(state.turn), money(state), city(state)) == (turn + 1, 6, {"c4": 2})


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_shown_and_not_selected_in_the_first_three_it_happens_at_the_end_of_that_turn(
    game: Neom, turn: int
) -> None:
    before = f"neom turn={turn} phase=select row=1,24,7 deck-left=8,9 / centre=ore money=6 city=c4:2"
    state = play(game, before, "P1 select 7", "P1 place 7", "P1 at c2")
    assert choices(game, state) == ["pay", "sacrifice c2", "sacrifice c4"]
    assert int(play(game, state, "P1 pay").turn) == turn + 1


@pytest.mark.parametrize("turn", [4, 5, 6, 7])
def test_in_later_packs_it_may_not_be_selected_and_happens(game: Neom, turn: int) -> None:
    before = f"neom turn={turn} phase=select row=24,7 deck-left=8,9 / centre=ore money=6 city=c4:2"
    assert choices(game, before) == ["select 7"]
    rule = why(game, before, "P1 select 24")
    assert rule is not None
    assert (rule.id, rule.args) == ("disaster-too-late", {"tile": 24})
    state = play(game, before, "P1 select 7", "P1 sell")
    assert choices(game, state) == ["pay", "sacrifice c4"]


def test_in_the_removed_pack_it_happens_at_the_end_of_turn_7_before_income(game: Neom) -> None:
    before = "neom turn=7 phase=select row=7 deck-left=24 / centre=ore money=0 city=c4:8"
    state = play(game, before, "P1 select 7", "P1 sell")
    assert choices(game, state) == ["pay", "sacrifice c4"]
    assert money(play(game, state, "P1 pay")) == 5 - 1 + 3
    assert money(play(game, state, "P1 sacrifice c4")) == 5


@pytest.mark.parametrize("turn", [5, 7])
def test_a_disaster_that_is_over_does_not_come_again(game: Neom, turn: int) -> None:
    before = f"neom turn={turn} phase=select row=7 deck-left=8 doom=2 / centre=ore money=0 city=c4:2"
    state = play(game, before, "P1 select 7", "P1 sell")
    assert state.phase != 6
    assert city(state) == {"c4": 2}


def test_each_generation_has_its_own_disaster(neom: Neom) -> None:
    for seed in range(4):
        state, rng = dealt(neom, 1, seed), Rng(seed + 50)
        struck: list[int] = []
        prevented: list[int] = []
        while state.to_act:
            action = random_step(neom, state, rng)
            text = neom.write_action(action)
            if text in ("P1 select 24", "P1 select 64", "P1 select 104"):
                prevented.append(int(state.generation))
            state.journal = []
            neom.push(state, action)
            struck += [int(str(event.args["tile"])) for event in state.journal if event.id == "disaster"]
            state.journal = None
        assert sorted(prevented + [struck_tile // 40 + 1 for struck_tile in struck]) == [1, 2, 3]


# Buying


@pytest.mark.parametrize(
    ("generation", "tile", "sold"),
    [
        (1, 14, True), (1, 9, False), (1, 5, False), (2, 51, True), (2, 47, True), (2, 41, True),
        (2, 88, False), (3, 82, True),
        (3, 88, True), (3, 96, True), (3, 90, True),
    ],
)  # fmt: skip
def test_the_supply_sells_by_generation(game: Neom, generation: int, tile: int, sold: bool) -> None:
    before = f"neom generation={generation} / centre=wood money=50 selected={tile}"
    assert (f"place {tile}" in choices(game, before)) == sold


def test_luxury_goods_only_in_the_third_generation(game: Neom) -> None:
    before = "neom generation={} / centre=wood money=50 selected=89"
    offered = [number for number in (1, 2, 3) if "place 89" in choices(game, before.format(number))]
    assert offered == [3]


@pytest.mark.parametrize(("tile", "generation", "price"), [(14, 1, 2), (47, 2, 4), (90, 3, 10)])
def test_the_usual_cost(game: Neom, tile: int, generation: int, price: int) -> None:
    before = f"neom generation={generation} / centre=wood money={price} selected={tile}"
    assert choices(game, before) == [f"place {tile}", "sell"]
    assert choices(game, before.replace(f"money={price}", f"money={price - 1}")) == ["sell"]
    heard = events(game, before, f"P1 place {tile}", "P1 at c4")
    assert happened(heard, "bought-from-supply")[0]["amount"] == price


def sources(game: Neom, seat: str, tile: int) -> list[str]:
    before = f"neom generation={(tile - 1) // 40 + 1} / centre=wood {seat} selected={tile}"
    return choices(game, play(game, before, f"P1 place {tile}", "P1 at c4"))


def test_each_fresh_route_may_be_used_or_kept(game: Neom) -> None:
    assert sources(game, "city=a3:3 money=9", 47) == [
        "buy diamonds from supply",
        "buy diamonds from supply west",
    ]
    assert sources(game, "city=e3:3 money=9", 47) == [
        "buy diamonds from supply",
        "buy diamonds from supply east",
    ]
    assert sources(game, "city=a3:3,e3:4 money=9", 47) == [
        "buy diamonds from supply",
        "buy diamonds from supply west",
        "buy diamonds from supply east",
        "buy diamonds from supply both",
    ]


@pytest.mark.parametrize(("route", "price"), [("", 4), (" west", 3), (" east", 3), (" both", 2)])
def test_a_route_saves_1_both_save_2(game: Neom, route: str, price: int) -> None:
    before = "neom generation=2 / centre=wood city=a3:3,e3:4 money=9 selected=47"
    state = play(game, before, "P1 place 47", "P1 at c4", f"P1 buy diamonds from supply{route}")
    assert money(state) == 9 - price + 6
    assert int(state.players[0].used) == {"": 0, " west": 1, " east": 2, " both": 3}[route]


def test_never_below_1(game: Neom) -> None:
    """At £2 the second route would save nothing: it is no choice."""
    before = "neom / centre=wood city=a3:3,e3:4 money=9 selected=14"
    ready = play(game, before, "P1 place 14", "P1 at c4")
    assert choices(game, ready) == [
        "buy coal from supply",
        "buy coal from supply west",
        "buy coal from supply east",
    ]
    assert money(play(game, ready, "P1 buy coal from supply east")) == 8


def test_two_routes_may_go_to_two_goods_of_one_placement(game: Neom) -> None:
    before = "neom generation=2 / centre=wood city=a3:3,e3:4 money=2 selected=51"
    state = play(game, before, "P1 place 51", "P1 at c4")
    assert choices(game, state) == ["buy coal from supply west", "buy coal from supply east"]
    state = play(game, state, "P1 buy coal from supply west")
    assert (money(state), int(state.players[0].used)) == (0, 3)
    assert choices(game, before.replace("money=2", "money=1")) == ["sell"]


def test_once_a_generation(game: Neom) -> None:
    assert sources(game, "city=a3:3,e3:4 used=1 money=9", 47) == [
        "buy diamonds from supply",
        "buy diamonds from supply east",
    ]
    before = "neom generation=2 / centre=wood city=a3:3 used=1 money=9 selected=47"
    assert money(play(game, before, "P1 place 47", "P1 at c4")) == 9 - 4 + 6


def test_a_new_generation_makes_routes_fresh(game: Neom) -> None:
    before = "neom turn=7 phase=act doom=2 / centre=wood city=a3:3,e3:4 used=3 selected=19"
    assert int(play(game, before, "P1 sell").players[0].used) == 0


def test_a_route_lost_and_rebuilt_is_not_fresh(game: Neom) -> None:
    before = "neom turn=2 phase=disaster doom=1 / centre=wood money=0 city=b3:1,a3:3 used=1"
    state = play(game, before, "P1 sacrifice a3")
    assert int(state.players[0].used) == 1
    opened = "neom generation=2 turn=3 / centre=wood city=b3:1 used=1 money=9 selected=44"
    state = play(game, opened, "P1 place 44", "P1 at a3")
    assert (routes(state), int(state.players[0].used)) == ("west", 1)
    rebuilt = "neom generation=2 turn=3 / centre=wood city=b3:1,a3:3 used=1 money=9 selected=47"
    assert money(play(game, rebuilt, "P1 place 47", "P1 at c4")) == 9 - 4 + 6


def test_a_route_established_late_is_fresh(game: Neom) -> None:
    assert sources(game, "city=e3:3 used=1 money=9", 47) == [
        "buy diamonds from supply",
        "buy diamonds from supply east",
    ]


def test_59_postal_service_alone(game: Neom) -> None:
    """The office or a route may be kept for the other Good; to let the office idle only pays more."""
    assert sources(game, "city=a1:59 money=9", 51) == ["cover coal", "buy coal from supply", "cover ore"]
    before = "neom generation=2 / centre=wood city=a1:59 money=9 selected=53"
    heard = events(game, before, "P1 place 53", "P1 at c4")
    assert happened(heard, "covered") == [{"player": 0, "good": "ore"}]


def test_60_treasury_alone_buys_steel(game: Neom) -> None:
    before = "neom generation=2 / centre=wood money=9 selected=60"
    assert money(play(game, before, "P1 place 60", "P1 at c4")) == 5


def test_payments_to_the_supply_go_to_nobody(game: Neom) -> None:
    before = "neom / centre=wood money=9 selected=14"
    state = play(game, before, "P1 place 14", "P1 at c4")
    assert (money(state), int(state.players[0].owed)) == (7, 0)


# Ranks


RANKS = {
    "1+": [(-30, "intern"), (0, "intern"), (79, "intern"), (80, "apprentice"), (99, "apprentice"),
    (100, "fellow"),
           (109, "fellow"), (110, "foreman"), (119, "foreman"), (120, "master"), (124, "master"),
           (125, "boss"),
           (300, "boss")],
    "4+": [(-1, "intern"), (84, "intern"), (85, "apprentice"), (104, "apprentice"), (105, "fellow"),
    (114, "fellow"),
           (115, "foreman"), (124, "foreman"), (125, "master"), (129, "master"), (130, "boss")],
    "5+": [(-1, "intern"), (89, "intern"), (90, "apprentice"), (109, "apprentice"), (110, "fellow"),
    (119, "fellow"),
           (120, "foreman"), (129, "foreman"), (130, "master"), (134, "master"), (135, "boss")],
}  # fmt: skip


@pytest.mark.parametrize("deck", RANKS)
def test_ranks(deck: str) -> None:
    edition = read_edition()
    assert [(total, solo_rank(edition, deck, total)) for total, _ in RANKS[deck]] == RANKS[deck]


def test_the_rank_of_a_finished_game(game: Neom) -> None:
    over = "neom generation=3 phase=over active=none deck=4+ / centre=stone money=230"
    state = game.parse_state(over)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == [1 + 115 - 10 - 5]
    assert game.solo_rank(state) == "apprentice"
    assert game.solo_rank(game.parse_state(over.replace("4+", "1+"))) == "fellow"
    assert (
        game.solo_rank(game.parse_state(over.replace("=over active=none", "=act") + " selected=81")) is None
    )


def test_only_what_lies_face_up_can_be_selected(game: Neom) -> None:
    before = "neom turn=1 phase=select row=1,24,7 deck-left=8,9 / centre=ore"
    assert legal(game, before) == ["P1 select 1", "P1 select 7", "P1 select 24"]
    rule = why(game, before, "P1 select 8")
    assert rule is not None
    assert (rule.id, rule.args) == ("not-in-row", {"tile": 8})

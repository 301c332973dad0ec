"""What scenarios 1 to 5 add: unique buildings, roles, policies, news, and the free arrangement."""

import pytest
from tests.games.skylines.naive import Box, Naive
from tests.games.skylines.playing import (
    build,
    cards,
    chance,
    choices,
    events,
    legal,
    numbers,
    play,
    refused,
    seat,
    tracks,
    words,
)

from gridtown.core.action import CHANCE
from gridtown.core.conformance import check
from gridtown.core.rng import Rng
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.compiled

# Scenario 1: unique buildings


def test_a_unique_building_is_built_and_lies_beside_the_board(game: Skylines) -> None:
    state = build(game, "skylines money=9 / cards=78,1", 78, "a4,c4,a5,b5,c5")
    assert tracks(state) == {"money": 6}
    assert words(game, state)["uniques"] == "78"
    assert words(game, state)["city"] == "78:a4+c4+a5+b5+c5"
    assert cards(game, state) == {1}
    assert legal(game, state) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]


@pytest.mark.parametrize(
    ("card", "squares", "after"),
    [
        (76, "a4,b4,c4,b5,b6", {"money": 3, "happiness": 5}),
        (81, "a4,b4,a5,b5,a6", {"money": 19, "employment": -2}),
    ],
)
def test_those_that_bring_something_once(
    game: Skylines, card: int, squares: str, after: dict[str, int]
) -> None:
    """The opera house and the posh mall."""
    assert tracks(build(game, f"skylines money=9 / cards={card}", card, squares)) == after


def test_unique_buildings_are_no_zones_utilities_or_services(game: Skylines) -> None:
    """They count as tiles."""
    city = "76:e4+e5+d6+e6+f6"
    assert tracks(build(game, f"skylines money=9 city={city} / cards=7", 7, "g6,h6")).get("happiness") is None
    assert tracks(build(game, f"skylines money=9 city={city} / cards=17", 17, "g6,h6"))["power"] == 3


# uniques or a role, news; city; card and squares; what the markers show afterwards
EFFECTS = [
    ("uniques=79", "", "20:a4+b4", 1, "a6,b6", {"money": 10, "water": -1, "employment": 1}),  # reach
    ("", "93", "20:a4+b4", 1, "a6,b6", {"money": 10, "water": -1, "employment": 1}),
    ("", "86", "20:a4+b4", 1, "a6,b6", {"money": 9, "water": -1, "employment": 1}),
    ("uniques=79", "", "20:a4+b4", 1, "a3,b3", {"money": 9, "water": -1, "employment": 1}),
    ("uniques=80", "", "", 9, "a4,b4,c4", {"money": 10, "garbage": -1, "employment": -1}),  # gains
    ("", "94", "", 9, "a4,b4,c4", {"money": 10, "garbage": -1, "employment": -1}),
    ("uniques=80", "94", "1:a6+b6", 9, "a4,b4,c4", {"money": 13, "garbage": -1, "employment": -1}),
    ("uniques=80", "94", "", 7, "a4,b4", {"money": 9, "water": -1}),
    ("uniques=83", "", "", 7, "a4,b4", {"money": 9, "water": -1, "happiness": 1}),
    ("", "92", "", 24, "a4", {"money": 8, "happiness": 1}),
    ("uniques=84", "", "", 20, "a4,b4", {"money": 9, "happiness": 1}),  # prices
    ("", "86", "", 20, "a4,b4", {"money": 9, "happiness": 1}),
    ("uniques=84", "86", "", 20, "a4,b4", {"money": 9, "happiness": 1}),
    ("uniques=84", "86", "", 23, "a4,b4", {"money": 9, "happiness": 1}),
    ("uniques=84", "", "", 17, "a4,b4", {"money": 7, "power": 3}),
    ("uniques=84", "86", "", 17, "a4,b4", {"money": 7, "power": 3}),
    ("", "87", "", 17, "a4,b4", {"money": 9, "power": 3}),  # never below 0
    ("", "86", "", 79, "a4,a5,b5,b6,c6", {"money": 6}),
    ("uniques=84", "", "", 79, "a4,a5,b5,b6,c6", {"money": 4}),
    ("uniques=82", "", "", 11, "a4,b4,c4", {"money": 9, "employment": -1}),  # milder costs
    ("uniques=82", "91", "", 11, "a4,b4,c4", {"money": 9, "employment": -1}),
    ("uniques=82", "", "", 9, "a4,b4,c4", {"money": 9, "garbage": -1, "employment": -1}),
    ("uniques=85", "", "", 3, "a4,b4", {"money": 9, "employment": 1}),
    ("uniques=85", "", "", 7, "a4,b4", {"money": 9, "water": -1}),  # what does not cost brings nothing
    ("", "89", "", 63, "a4,b4,c4", {"money": 9, "employment": -1, "pollution": 1, "traffic": 1}),
    ("", "89", "", 9, "a4,b4,c4", {"money": 9, "garbage": -1}),  # never past 0
    ("news=106", "", "", 9, "a4,b4,c4", {"money": 9, "power": -1, "garbage": -1, "employment": -1}),  # news
    ("news=106", "", "", 13, "a4,b4,c4", {"money": 9, "power": -2, "pollution": 1}),
    ("news=106", "", "", 7, "a4,b4", {"money": 9, "water": -1}),
    ("news=107", "", "", 7, "a4,b4", {"money": 9, "water": -2}),
    ("news=107", "", "", 18, "a4,b4", {"money": 6, "water": 4}),
    ("news=109", "", "", 20, "a4,b4", {"money": 7, "happiness": 1}),
    ("news=109", "86", "", 20, "a4,b4", {"money": 8, "happiness": 1}),
    ("news=109 uniques=84", "86", "", 20, "a4,b4", {"money": 8, "happiness": 1}),  # on top of 0
    ("news=109", "87", "", 17, "a4,b4", {"money": 8, "power": 3}),
    ("news=109", "86", "", 79, "a4,a5,b5,b6,c6", {"money": 5}),
    ("news=112", "", "", 9, "a4,b4,c4", {"money": 9, "garbage": -1, "employment": -1, "traffic": 1}),
    ("news=112", "91", "", 9, "a4,b4,c4", {"money": 9, "garbage": -1, "employment": -1, "traffic": 1}),
    ("news=112 uniques=82", "", "", 9, "a4,b4,c4",
     {"money": 9, "garbage": -1, "employment": -1, "traffic": 1}),
    ("news=112 uniques=82", "", "", 11, "a4,b4,c4", {"money": 9, "employment": -1, "traffic": 1}),
    ("news=106 uniques=85", "", "", 9, "a4,b4,c4",
     {"money": 9, "power": -1, "garbage": -1, "employment": -1}),
    ("news=108", "", "45:a4+b4+c4,46:a5+a6+b6", 26, "c5,c6",
     {"money": 9, "power": -1, "water": -1, "crime": 1}),
    ("news=108 uniques=79", "93", "21:a4+b4", 3, "c4,c5", {"money": 9, "power": -1, "employment": 1}),
    ("", "", "21:a4+b4", 3, "c4,c5", {"money": 9, "power": -1, "employment": 1, "happiness": 1}),
    ("news=108", "", "20:a4+b4", 1, "c4,c5", {"money": 10, "water": -1, "employment": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("rest", "role", "city", "card", "squares", "after"), EFFECTS)
def test_lasting_effects(
    game: Skylines, rest: str, role: str, city: str, card: int, squares: str, after: dict[str, int]
) -> None:
    """Milder costs never go past 0, prices never below; what news put on top comes last."""
    mine = f"role={role}" if role else ""
    position = f"skylines money=9 {rest} city={city} / cards={card} {mine}"
    assert tracks(build(game, position, card, squares)) == after


def test_a_unique_building_works_from_then_on(game: Skylines) -> None:
    """For everybody, and not for itself: the one that makes buildings cheaper is paid in full."""
    state = build(game, "skylines money=9 / cards=84 / cards=20", 84, "a4,b4,a5,b5")
    assert tracks(state) == {"money": 5}
    state = play(game, state, "P1 draw 1", "reveal 5", "P2 play 20", "P2 place a6,b6")
    assert tracks(state) == {"money": 5, "happiness": 1}


def test_a_role_is_its_player_s_own(game: Skylines) -> None:
    position = "skylines money=9 {}city= / cards=20 role=86 / cards=22 role=91"
    assert tracks(build(game, position.format(""), 20, "a4,b4"))["money"] == 9
    state = play(game, position.format("mover=P2 "), "P2 play 22", "P2 place a4")
    assert tracks(state)["money"] == 8


# Scenario 2: roles


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_roles(skylines: Skylines, players: int) -> None:
    """Two for each, from the Starting player on; one is kept, the other goes back to the box."""
    state = skylines.initial(skylines.setup(players, {"scenario": "2"}))
    start = players - 1
    if players > 1:
        state = play(skylines, state, f"first P{start + 1}")
    gone = set[int]()
    for step in range(players):
        who = (start + step) % players
        state, dealt = _dealt_roles(skylines, state)
        assert not dealt & gone
        gone |= dealt
        assert skylines.players_to_act(state) == [who]
        assert legal(skylines, state) == [f"P{who + 1} keep {role}" for role in sorted(dealt)]
        other = min(set(range(86, 96)) - dealt)
        assert refused(skylines, state, f"P{who + 1} keep {other}") == "not-offered"
        state = play(skylines, state, f"P{who + 1} keep {max(dealt)}")
        assert seat(skylines, state, who)["role"] == str(max(dealt))
    assert numbers(words(skylines, state)["roles"]) == set(range(86, 96)) - gone
    assert words(skylines, state)["phase"] == "develop"
    assert skylines.players_to_act(state) == [start]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_roles_dealt_at_random(skylines: Skylines, players: int) -> None:
    """The rulebook's way for a first time: one for each, and nothing to choose."""
    setup = skylines.setup(players, {"scenario": "2", "roles": "random"})
    state = skylines.initial(setup)
    start = players - 1
    if players > 1:
        state = play(skylines, state, f"first P{start + 1}")
    rng, deck = Rng(players), set(range(86, 96))
    for step in range(players):
        who = (start + step) % players
        while words(skylines, state)["phase"] == "deal":
            skylines.push(state, skylines.draw(state, rng))
        assert legal(skylines, state) == [f"role P{who + 1} {role}" for role in sorted(deck)]
        role = max(deck)
        heard = [event.id for event in events(skylines, state, f"role P{who + 1} {role}")]
        assert heard[0] == "role-dealt"
        state = play(skylines, state, f"role P{who + 1} {role}")
        assert seat(skylines, state, who)["role"] == str(role)
        deck -= {role}
    assert numbers(words(skylines, state)["roles"]) == deck
    assert words(skylines, state)["phase"] == "develop"
    assert skylines.players_to_act(state) == [start]


@pytest.mark.proof
@pytest.mark.parametrize("players", [1, 4])
def test_games_with_roles_dealt_keep_all_promises(skylines: Skylines, players: int) -> None:
    """Those of all games; there options are taken one at a time, and so where nobody has a role."""
    setup = skylines.setup(players, {"scenario": "2", "roles": "random"})
    check(skylines, setup, players, exhaustive=False)


def _dealt_roles(game: Skylines, state: SkylinesState) -> tuple[SkylinesState, set[int]]:
    rng, dealt = Rng(3), set[int]()
    while game.players_to_act(state) == [CHANCE]:
        action = game.draw(state, rng)
        text = game.write_action(int(action))
        if text.startswith("role"):
            dealt.add(int(text.split()[2]))
        state = game.apply(state, int(action))
    assert len(dealt) == 2
    return state, dealt


# Scenario 3: policies


def test_a_policy_is_played_without_a_tile(game: Skylines) -> None:
    state = play(game, "skylines money=9 / cards=97,1 / cards=2", "P1 play 97")
    assert tracks(state) == {"money": 8, "garbage": 3}
    assert words(game, state)["city"] == ""
    assert cards(game, state) == {1}
    assert words(game, state)["pile"] == ""
    assert words(game, state)["phase"] == "draw"


@pytest.mark.parametrize(
    ("card", "markers", "after"),
    [
        (96, "", {"money": 14, "happiness": -1}),
        (97, "garbage=9", {"money": 8, "garbage": 10}),
        (100, "employment=2", {"money": 8, "happiness": 2}),
        (100, "employment=1", {"money": 8, "employment": 1}),
        (103, "crime=2", {"money": 6, "crime": 2, "happiness": 4}),
        (103, "crime=3", {"money": 6, "crime": 3}),
        (103, "happiness=23", {"money": 6, "happiness": 25, "skyline": 2}),
    ],
)
def test_policies(game: Skylines, card: int, markers: str, after: dict[str, int]) -> None:
    assert tracks(play(game, f"skylines money=9 {markers} / cards={card}", f"P1 play {card}")) == after


def test_a_policy_without_the_money(game: Skylines) -> None:
    assert refused(game, "skylines money=2 / cards=1,103", "P1 play 103") == "too-dear"
    assert legal(game, "skylines money=3 / cards=103") == ["P1 play 103"]


def test_a_policy_taken_from_the_exchange_pile(game: Skylines) -> None:
    position = "skylines money=9 pile=97 / cards=22 / cards=1"
    state = play(game, build(game, position, 22, "a4"), "P1 take 97")
    assert cards(game, state) == {97}


# Scenario 4: news


@pytest.mark.parametrize(
    ("news", "banned"),
    [(113, {13, 63}), (114, {51, 63, 81, 101}), (106, set[int]()), (0, set[int]())],
)
def test_bans(game: Skylines, news: int, banned: set[int]) -> None:
    """No industry; no Stage III, unique buildings and policies included."""
    display = {1, 9, 13, 20, 51, 63, 76, 81, 97, 101}
    text = ",".join(map(str, sorted(display)))
    position = f"skylines scenario=4 money=20 {f'news={news}' if news else ''} / cards={text}"
    assert choices(game, position, "play") == {str(card) for card in display - banned}
    for card in banned:
        assert refused(game, position, f"P1 play {card}") == "banned"


def test_news_of_a_drawer_bind_the_next_player_at_once(game: Skylines) -> None:
    position = "skylines scenario=4 map=B:0:0:0,E:1:0:1,A:2:0:0 money=9 stack3=113,56 / cards=22 / cards=13,1"
    state = play(game, build(game, position, 22, "a4"), "P1 draw 3", "reveal 113", "P1 draw 3", "reveal 56")
    assert choices(game, state, "play") == {"1"}
    assert choices(game, state, "exchange") == {"1", "13"}


# Scenario 5: the free arrangement


def arranged(game: Skylines, boards: str = "ABCE") -> SkylinesState:
    """Four pieces drawn by a single player."""
    state = game.initial(game.setup(1, {"scenario": "5"}))
    return play(game, state, *[f"piece {board}" for board in boards])


def test_four_pieces_are_drawn(skylines: Skylines) -> None:
    state = skylines.initial(skylines.setup(2, {"scenario": "5"}))
    state = play(skylines, state, "first P2")
    assert legal(skylines, state) == [f"piece {board}" for board in "ABCDEF"]
    state = play(skylines, state, "piece D")
    assert legal(skylines, state) == [f"piece {board}" for board in "ABCEF"]
    state = play(skylines, state, "piece F", "piece B", "piece E")
    assert skylines.players_to_act(state) == [1]  # the Starting player lays them
    assert words(skylines, state)["map"] == "B:0:0:0"  # the lowest letter lies
    assert {text.split()[2] for text in legal(skylines, state)} == set("DEF")


def test_land_to_land_and_water_to_water(game: Skylines) -> None:
    """All pieces have their lake top left: two squares along the top and two along the left."""
    state = arranged(game)
    found = {text.partition(" lay C ")[2] for text in legal(game, state) if " lay C " in text}
    # to the right of A and below it is land: C may be turned two ways so that its land lies there;
    # above and to the left is the lake's shore, which C meets in one turn each
    assert found == {"1,0 1", "1,0 2", "0,1 2", "0,1 3", "0,-1 3", "-1,0 1"}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("P1 lay C 1,0 0", "piece-does-not-fit"),
        ("P1 lay C 1,0 3", "piece-does-not-fit"),
        ("P1 lay C 0,0 0", "piece-there"),
        ("P1 lay C 2,0 1", "piece-apart"),
        ("P1 lay C 1,1 2", "piece-apart"),
    ],
)
def test_where_a_piece_may_not_lie(game: Skylines, action: str, rule: str) -> None:
    assert refused(game, arranged(game), action) == rule


def test_lake_inside(game: Skylines) -> None:
    """Four pieces round a lake, and one edge in common with each of two others."""
    state = play(game, arranged(game), "P1 lay B -1,0 1", "P1 lay C 0,-1 3")
    assert "P1 lay E -1,-1 2" in legal(game, state)
    assert "P1 lay E -1,-1 0" not in legal(game, state)
    state = play(game, state, "P1 lay E -1,-1 2")
    spots = set(words(game, state)["map"].split(","))
    assert spots == {"A:1:1:0", "B:0:1:1", "C:1:0:3", "E:0:0:2"}
    assert words(game, state)["phase"] == "deal"


def test_lake_outside_and_rows(game: Skylines) -> None:
    square = play(game, arranged(game), "P1 lay B 1,0 1", "P1 lay C 0,1 3", "P1 lay E 1,1 2")
    assert set(words(game, square)["map"].split(",")) == {"A:0:0:0", "B:1:0:1", "C:0:1:3", "E:1:1:2"}
    row = play(game, arranged(game), "P1 lay B 1,0 1", "P1 lay C -1,0 1", "P1 lay E -2,0 0")
    assert set(words(game, row)["map"].split(",")) == {"A:2:0:0", "B:3:0:1", "C:1:0:1", "E:0:0:0"}


def test_an_arrangement_is_played_on(game: Skylines) -> None:
    state = play(game, arranged(game), "P1 lay B 1,0 1", "P1 lay C 0,1 3", "P1 lay E 1,1 2")
    while words(game, state)["phase"] != "develop":
        state = chance(game, state, Rng(1))
        if words(game, state)["phase"] == "keep":
            state = play(game, state, legal(game, state)[0])
    assert choices(game, state, "develop") == {"A", "B", "C", "E"}
    state = play(game, state, "P1 develop E")
    assert refused(game, state, "P1 develop E") == "wrong-step"


@pytest.mark.parametrize("seed", range(6))
def test_any_arrangement_can_be_finished(skylines: Skylines, seed: int) -> None:
    """Whatever is laid, the next piece fits somewhere, and no district is larger than a mask holds."""
    box = Box(skylines.components())
    for more in range(10):
        rng = Rng(100 * seed + more)
        state = skylines.initial(skylines.setup(1, {"scenario": "5"}))
        while words(skylines, state)["phase"] in ("pieces", "lay"):
            player = skylines.players_to_act(state)[0]
            options = skylines.legal_actions(state, player)
            assert options
            skylines.push(state, options[int(rng.below(len(options)))])
        naive = Naive(box, 1, "5")
        for item in words(skylines, state)["map"].split(","):
            board, column, row, turns = item.split(":")
            naive.lay_piece(board, (int(column), int(row)), int(turns))
            naive.up.add(board)
        assert max(len(district) for district in naive.districts()) <= 60

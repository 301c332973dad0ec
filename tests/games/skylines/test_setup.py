"""Setting up ("Game preparation"): the map, the treasury, displays, stacks and the Starting player."""

import pytest
from msgspec import structs
from tests.games.skylines.playing import cards, chance, ending, legal, numbers, play, seat, tracks, words

from gridtown.core.action import CHANCE
from gridtown.core.errors import InvalidRecord, InvalidSetup
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.games.skylines.components import read_edition
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.compiled


def begun(game: Skylines, players: int, scenario: str = "introduction", **options: str) -> SkylinesState:
    return game.initial(game.setup(players, {"scenario": scenario, **options}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn(skylines: Skylines, players: int) -> None:
    state = begun(skylines, players)
    assert skylines.players_to_act(state) == [CHANCE]
    assert legal(skylines, state) == [f"first P{player + 1}" for player in range(players)]
    for player in range(players):
        after = play(skylines, state, f"first P{player + 1}")
        assert words(skylines, after)["token"] == words(skylines, after)["first"] == f"P{player + 1}"


@pytest.mark.parametrize(("players", "amount"), [(1, 7), (2, 5), (3, 4), (4, 3)])
def test_displays(skylines: Skylines, players: int, amount: int) -> None:
    """Seven, five, four or three cards of Stage I lie before each player."""
    state = chance(skylines, begun(skylines, players), Rng(players))
    dealt = [cards(skylines, state, player) for player in range(players)]
    assert [len(display) for display in dealt] == [amount] * players
    stack = numbers(words(skylines, state)["stack1"])
    assert stack.union(*dealt) == set(range(1, 26))
    assert len(stack) + amount * players == 25


MONEY: list[tuple[str, dict[str, str], int]] = [
    ("introduction", {}, 12), *[(scenario, {}, 10) for scenario in "12345"], ("5", {"level": "beginner"}, 12),
    ("5", {"level": "advanced"}, 10), ("5", {"level": "expert"}, 8),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "level", "money"), MONEY)
def test_the_treasury(skylines: Skylines, scenario: str, level: dict[str, str], money: int) -> None:
    """12 in the introduction, 10 in the scenarios, in the fifth by level; all markers at 0."""
    assert tracks(begun(skylines, 2, scenario, **level)) == {"money": money}


OFFERED = {
    "introduction": [],
    "1": [],
    "2": ["roles"],
    "3": ["roles"],
    "4": ["roles"],
    "5": ["roles", "level"],
}
"""The options beside the scenario: the rulebook has roles from scenario 2 on, and levels in the fifth."""


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", OFFERED)
def test_what_is_offered_has_an_effect(skylines: Skylines, players: int, scenario: str) -> None:
    """Each value is another game, at every table that has the option."""
    setup = skylines.setup(players, {"scenario": scenario})
    assert list(setup.options) == ["scenario", *OFFERED[scenario]]
    for option in skylines.facts.options:
        values = option.values if option.name in OFFERED[scenario] else ()
        begins = {
            to_a_choice(skylines, begun(skylines, players, scenario, **{option.name: v})) for v in values
        }
        assert len(begins) == len(values)


def to_a_choice(game: Skylines, state: SkylinesState) -> str:
    """What there is to see at the first choice once all pieces lie: the markers, and what a player has."""
    while words(game, chance(game, state, Rng(1)))["phase"] == "lay":
        state = chance(game, state, Rng(1))
        state = game.apply(state, game.legal_actions(state, game.players_to_act(state)[0])[0])
    after = chance(game, state, Rng(1))
    return " ".join([words(game, after)["phase"], str(tracks(after)), str(seat(game, after))])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"level": "expert"}, "option level is for scenario 5, not for introduction; leave it out"),
        ({"level": "advanced"}, "option level is for scenario 5, not for introduction; leave it out"),
        ({"scenario": "4", "level": "expert"}, "option level is for scenario 5, not for 4; leave it out"),
        (
            {"roles": "random"},
            "option roles is for scenario 2, 3, 4 or 5, not for introduction; leave it out",
        ),
        (
            {"scenario": "1", "roles": "chosen"},
            "option roles is for scenario 2, 3, 4 or 5, not for 1; leave it out",
        ),
    ],
)
def test_an_option_without_effect_is_refused(skylines: Skylines, options: dict[str, str], said: str) -> None:
    for players in (1, 2, 3, 4):
        with pytest.raises(InvalidSetup) as caught:
            skylines.setup(players, options)
        assert str(caught.value) == said


def test_a_record_with_one_is_refused(skylines: Skylines) -> None:
    edited = Play(skylines, skylines.setup(2), 5).record
    edited.options = {"scenario": "introduction", "level": "expert"}
    with pytest.raises(InvalidRecord, match="option level is for scenario 5, not for introduction; leave it"):
        list(replay(skylines, Record.from_json(edited.to_json())))


def test_roles_are_offered_where_an_edition_deals_them() -> None:
    edition = read_edition()
    only = [structs.replace(row, parts=["roles"] if row.id == "1" else []) for row in edition.scenario]
    game = Skylines(structs.replace(edition, scenario=only))
    assert list(game.setup(2, {"scenario": "1"}).options) == ["scenario", "roles"]
    assert list(game.setup(2, {"scenario": "4"}).options) == ["scenario"]
    bare = [structs.replace(row, parts=[]) for row in edition.scenario]
    game = Skylines(structs.replace(edition, scenario=bare))
    assert [option.name for option in game.facts.options] == ["scenario", "level"]


@pytest.mark.parametrize(("scenario", "milestones"), [("introduction", 3), ("1", 4), ("4", 4), ("5", 4)])
@pytest.mark.parametrize("players", [1, 2])
def test_a_milestone_a_piece(skylines: Skylines, players: int, scenario: str, milestones: int) -> None:
    """Which a view says from the first, before the pieces lie."""
    state = begun(skylines, players, scenario)
    while words(skylines, state)["phase"] != "develop":
        assert skylines.present(skylines.view(state, None))["milestones"] == milestones
        player = skylines.players_to_act(state)[0]
        state = skylines.apply(state, skylines.legal_actions(state, player)[0])
    assert len(words(skylines, state)["map"].split(",")) == milestones


CONSTRUCTION = [set(range(1, 26)), set(range(26, 51)), set(range(51, 76))]
UNIQUES = [set[int](), set(range(76, 81)), set(range(81, 86))]
POLICIES = [set[int](), set(range(96, 101)), set(range(101, 106))]
NEWS = [set[int](), set(range(106, 111)), set(range(111, 116))]
PARTS = {
    "introduction": [CONSTRUCTION],
    "1": [CONSTRUCTION, UNIQUES],
    "2": [CONSTRUCTION, UNIQUES],
    "3": [CONSTRUCTION, UNIQUES, POLICIES],
    "4": [CONSTRUCTION, UNIQUES, POLICIES, NEWS],
    "5": [CONSTRUCTION, UNIQUES, POLICIES, NEWS],
}


@pytest.mark.parametrize("scenario", PARTS)
def test_stacks(skylines: Skylines, scenario: str) -> None:
    """What is mixed into the stacks in each scenario, five of a kind into Stage II and five into III."""
    text = words(skylines, begun(skylines, 3, scenario))
    for stage in (1, 2, 3):
        wanted = set[int]().union(*(part[stage - 1] for part in PARTS[scenario]))
        assert numbers(text[f"stack{stage}"]) == wanted


@pytest.mark.parametrize(("scenario", "pieces"), [("introduction", 3), *[(name, 4) for name in "1234"]])
def test_the_map(skylines: Skylines, scenario: str, pieces: int) -> None:
    """B, E and A in the introduction, four pieces else, all face down."""
    state = chance(skylines, begun(skylines, 2, scenario), Rng(4))
    text = words(skylines, state)
    boards = [item[0] for item in text["map"].split(",")]
    assert len(set(boards)) == len(boards) == pieces
    assert text["pieces"] == text["city"] == ""
    if scenario == "introduction":
        assert [item.split(":")[:3] for item in text["map"].split(",")] == [
            ["B", "0", "0"], ["E", "1", "0"], ["A", "2", "0"],
        ]  # fmt: skip


def test_roles_are_no_part_of_the_introduction_or_scenario_1(skylines: Skylines) -> None:
    for scenario in ("introduction", "1"):
        state = chance(skylines, begun(skylines, 2, scenario), Rng(1))
        assert words(skylines, state)["phase"] == "develop"
        assert "role" not in seat(skylines, state)


# The first piece ("Start of a Milestone")


def test_the_starting_player_chooses_any_piece_and_its_cost_is_paid(game: Skylines) -> None:
    position = "skylines phase=develop pieces= mover=P2 token=P2 money=12 milestone=0 / cards=1 / cards=2"
    assert set(legal(game, position)) == {"P2 develop A", "P2 develop B", "P2 develop E"}
    for board, cost in (("A", 2), ("E", 5), ("B", 4)):
        state = play(game, position, f"P2 develop {board}")
        assert tracks(state) == {"money": 12 - cost}
        assert words(game, state)["pieces"] == board
        assert words(game, state)["milestone"] == "1"
        assert game.players_to_act(state) == [1]  # who goes first, too
        assert words(game, state)["phase"] == "act"


@pytest.mark.parametrize(("money", "boards"), [(5, "ABE"), (4, "AB"), (3, "A"), (2, "A")])
def test_only_what_can_be_paid_for(game: Skylines, money: int, boards: str) -> None:
    position = f"skylines phase=develop pieces= money={money} milestone=0 / cards=1"
    assert legal(game, position) == [f"P1 develop {board}" for board in boards]


def test_everyone_sees_every_display(game: Skylines) -> None:
    state = chance(game, begun(game, 3, "4"), Rng(1))
    for viewer in (None, 0, 2):
        assert game.write_state(game.view(state, viewer).known) == game.write_state(state)


def test_a_new_game_is_not_over(game: Skylines) -> None:
    assert ending(game, begun(game, 1)) is None

"""What follows from declaring a game."""

import pickle
import re
from pathlib import Path

import pytest
from tests.declared.harbour import Harbour, HarbourState, Moor
from tests.registry import game_of

from gridtown.cli.parts import part
from gridtown.core.action import CHANCE
from gridtown.core.conformance import check
from gridtown.core.errors import InvalidAction, InvalidEdition
from gridtown.core.refusal import Refusal
from gridtown.declared import Declared, Grid, Kind, State, fields
from gridtown.messages import Messages

GAME = Harbour()


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("rounds", ["2", "3"])
def test_all_promises_are_kept(players: int, rounds: str) -> None:
    for seed in range(4):
        plies = check(GAME, GAME.setup(players, {"rounds": rounds}), seed, exhaustive=seed % 2 == 0)
        assert plies == 1 + players * int(rounds)


def at(text: str) -> HarbourState:
    return GAME.parse_state(text)


@pytest.mark.parametrize(
    "field",
    ["rounds=3", "tide=high", "turning=no", "ships=north,sea,south", "left=1,0", "last=0,3"],
)
def test_every_field_survives(field: str) -> None:
    text = f"harbour players=2 {field}"
    state = at(text)
    assert GAME.write_state(state) == text
    assert GAME.from_bytes(state.to_bytes()) == state.copy() == pickle.loads(pickle.dumps(state))
    assert state != GAME.parse_state("harbour players=2")
    assert repr(state) == f"HarbourState players=2 {field}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("chess players=2", "it begins with harbour players="),
        ("harbour", "players="),
        ("harbour players=4", "'4' is not players=: a number from 1 to 3"),
        ("harbour players=2 rounds=4", "a number from 2 to 3"),
        ("harbour players=2 tide=ebb", "tide=ebb is not one of low, high"),
        ("harbour players=2 ships=sea,sea", "ships: 2 values, not 3"),
        ("harbour players=2 hat=1", "'hat' is not a key of a position of harbour"),
        ("harbour players=2 tide=low", "is not how this position is written: 'harbour players=2'"),
        ("harbour players=2 turning=no turning=no", "is not how this position is written"),
    ],
)
def test_bad_notation_is_refused_by_name(text: str, said: str) -> None:
    with pytest.raises(InvalidAction, match=re.escape(said)):
        at(text)


def test_actions_have_the_words_of_their_arguments() -> None:
    state = at("harbour players=1 turning=no left=2")
    legal = [GAME.write_action(action) for action in GAME.legal_actions(state, 0)]
    assert legal == [
        "P1 moor 1 north", "P1 moor 1 south", "P1 moor 2 north", "P1 moor 2 south", "P1 moor 3 north",
        "P1 moor 3 south", "P1 wait",
    ]  # fmt: skip
    shown = GAME.present_action(GAME.view(state, 0), GAME.parse_action("P1 moor 2 south"))
    assert shown == {"action": "P1 moor 2 south", "kind": "moor", "ship": 2, "quay": "south"}


def test_what_is_barred_and_what_is_not_asked_for() -> None:
    state = at("harbour players=2 tide=high turning=no left=1,1 last=1,0")
    assert GAME.explain(state, 0, GAME.parse_action("P1 moor 1 north")) == Refusal("resting", {"ship": 1})
    assert GAME.explain(state, 0, GAME.parse_action("P1 wait")) == Refusal("wrong-step", {"step": "moor"})
    assert GAME.explain(state, 0, GAME.parse_action("turn-tide low")) == Refusal("chance")


def test_chance_has_weights() -> None:
    state = GAME.initial(GAME.setup(1))
    outcomes = GAME.chance_outcomes(state)
    assert [(GAME.write_action(action), round(share, 3)) for action, share in outcomes] == [
        ("turn-tide low", 0.333), ("turn-tide high", 0.667),
    ]  # fmt: skip


def test_a_preview_says_whose_points_change() -> None:
    state = at("harbour players=2 turning=no left=1,1")
    preview = GAME.preview(GAME.view(state, 1), GAME.parse_action("P2 moor 1 north"))
    assert [(one.line, one.amount, one.player) for one in preview.changes] == [
        ("points", 1, 0),
        ("points", 1, None),
    ]
    assert GAME.value(GAME.view(state, 1), GAME.parse_action("P2 moor 1 north")) == 1.0


def test_the_end_together() -> None:
    outcome = GAME.outcome(at("harbour players=2 turning=no ships=north,south,sea"))
    assert outcome is not None
    assert (outcome.success, outcome.ranking, outcome.scores) == (True, [1, 1], [2, 2])


def test_without_words_it_is_told_in_notation() -> None:
    view = GAME.view(at("harbour players=2 turning=no left=1,1"), 0)
    words, drawing = Messages(GAME, "en"), part(GAME, "terminal")
    assert drawing is not None
    assert drawing.draw(GAME, view, words) == [
        "[bold]Harbour[/] · Player 1 and Player 2 to act", "P1 Player 1", "P2 Player 2",
    ]  # fmt: skip
    assert drawing.describe(GAME, view, GAME.parse_action("P1 wait"), words) == ("P1 wait", "")
    assert drawing.prompt(GAME, view, [], words) == "What will you do?"
    assert drawing.catalog(GAME, words) == ([], [])


@pytest.mark.parametrize(("ships", "said"), [("north,south,sea", "won"), ("north,sea,sea", "lost")])
def test_a_common_end_is_told(ships: str, said: str) -> None:
    view, drawing = GAME.view(at(f"harbour players=1 turning=no ships={ships}"), 0), part(GAME, "terminal")
    assert drawing is not None
    assert f"You {said} together." in drawing.ending(GAME, view, Messages(GAME, "en"))[-1]


def test_a_board_is_drawn_in_text() -> None:
    lots = game_of("lots")
    state = lots.parse_state("lots players=2 wrap=yes tile=2 tiles=b1:3 owners=b1:P2 score=0,3")
    assert str(state).splitlines() == [
        "P1 to act", "wrap: yes", "active: P1", "tile: 2", "bag: 0,0,0,0", "tiles:",
        "   a b c d", " 1 . 3 . .", " 2 . . . .", " 3 . . . .", " 4 . . . .", "owners:",
        "   a  b  c  d", " 1 .  P2 .  .", " 2 .  .  .  .", " 3 .  .  .  .", " 4 .  .  .  .", "score: 0,3",
    ]  # fmt: skip


def test_a_table_is_drawn_at_the_terminal() -> None:
    lots, drawing = game_of("lots"), part(game_of("lots"), "terminal")
    assert drawing is not None
    state = lots.parse_state("lots players=2 tile=2 bag=1,0,0,2 tiles=b1:3 owners=b1:P2 score=0,3")
    lines = drawing.draw(lots, lots.view(state, 1), Messages(lots, "en"), ["Ada", ""], {"a1": "7"})
    assert lines == [
        "[bold]Lots[/] · Ada to act", "Tile to build: House",
        "In the bag: Hut 1, House 0, Hall 0, Tower 2", "",
        "    a   b   c   d", r" 1 \[7] 3P2  ·   ·", " 2  ·   ·   ·   ·", " 3  ·   ·   ·   ·",
        " 4  ·   ·   ·   ·", "", "P2 Player 2: Points 3", "P1 Ada: Points 0",
    ]  # fmt: skip


def test_squares_off_the_grid_and_players_off_the_table_are_refused() -> None:
    lots = game_of("lots")
    for part_of, said in (
        ("tiles=e1:2", "'e1' is not a square"),
        ("owners=a1:P3", "P1 to P2"),
        ("active=P4", "P1"),
    ):
        with pytest.raises(InvalidAction, match=re.escape(said)):
            lots.parse_state(f"lots players=2 {part_of}")


def test_neighbours() -> None:
    grid = Grid(3, 2)
    assert [grid.names[square] for square in grid.beside(0)] == ["b1", "a2"]
    assert [grid.names[square] for square in grid.beside(0, wrap=1)] == ["b1", "c1", "a2"]
    assert Grid(1, 1).beside(0, wrap=1) == []
    with pytest.raises(ValueError, match="27 by 1"):
        Grid(27, 1)


def test_without_a_box_there_are_no_things_and_no_editions() -> None:
    with pytest.raises(AttributeError, match="Harbour has no box"):
        _ = GAME.box
    with pytest.raises(InvalidEdition, match=r"^other.toml: Harbour has no box, so it has no editions$"):
        Harbour(Path("other.toml"))


def test_what_is_not_answered_says_so() -> None:
    class Silent(State):
        coins = fields.seats(fields.number(0, 9))

    with pytest.raises(NotImplementedError):
        Silent(2).settle()
    with pytest.raises(NotImplementedError):
        Kind.do(Moor(0, None))


def test_fields_of_a_base_come_first() -> None:
    class Longer(HarbourState):
        pilot = fields.player(nobody=True)

    state = Longer(2)
    assert [*state.fields][-2:] == ["last", "pilot"]
    assert (state.pilot, state.words()) == (-1, [])
    assert isinstance(GAME, Declared)
    assert CHANCE not in [state.pilot + 1]

"""Neutral markers, with two and three players: when one moves on, and where to."""

import pytest
from tests.games.mayor.playing import (
    TYPES,
    after,
    dealt,
    happened,
    ids,
    legal,
    market,
    mayor,
    neutral,
    phase,
    random_step,
    settled,
    told,
)

from gridtown.core.rng import Rng

pytestmark = pytest.mark.compiled

MOVES = [
    # the active player's marker, the others', the neutral ones, and these after the turn
    ("bank", "park", "bank", "shop"),
    ("bank", "shop", "bank", "church"),
    ("bank", "shop church", "bank", "park"),
    ("bank", "shop bank", "bank", "church"),
    ("bank", "bank bank", "bank", "shop"),
    ("bank", "church statue", "bank", "shop"),
    ("statue", "bank shop", "statue", "church"),  # round the rondel
    ("park", "statue bank", "park", "shop"),
    ("statue", "statue statue", "statue", "bank"),
    ("bank", "shop church", "park", "park"),  # not on the active player's space
    ("bank", "park church", "park", "park"),  # on another's
    ("bank", "park", "shop,bank", "shop church"),  # the other neutral marker holds its space
    ("bank", "church", "shop,bank", "shop park"),
    ("statue", "church", "bank,statue", "bank shop"),
    ("statue", "shop", "bank,statue", "bank church"),
    ("park", "statue", "park,bank", "bank shop"),
    ("shop", "shop", "shop,church", "church park"),
    ("church", "park", "shop,bank", "bank shop"),
    ("bank", "bank", "bank,shop", "shop church"),
]


def turn(mine: str, others: str, neutrals: str) -> str:
    seats = " ".join(f"/ banker=42 marker={line}" for line in others.split())
    return f"mayor neutral={neutrals} / citizen=26 banker=34a marker={mine} tiles=3 {seats}"


@pytest.mark.parametrize(("mine", "others", "before", "then"), MOVES)
def test_it_goes_on_to_the_next_space_without_any_marker(
    mine: str, others: str, before: str, then: str
) -> None:
    position = turn(mine, others, before)
    state = after(position, "P1 pass")
    assert neutral(state) == then.split()
    moved = happened(told(position, "P1 pass"), "neutral")
    assert [event["type"] for event in moved] == [
        line for line in then.split() if line not in before.split(",")
    ]


@pytest.mark.parametrize(("mine", "others", "before", "then"), MOVES)
def test_after_a_placement_too(mine: str, others: str, before: str, then: str) -> None:
    position = turn(mine, others, before)
    square = {"bank": "i3", "shop": "d2", "church": "a4", "park": "i1", "statue": "j4"}[mine]
    assert neutral(settled(position, f"P1 place 3 {square}")) == then.split()


@pytest.mark.parametrize(("mine", "others", "before", "then"), MOVES)
def test_after_a_purchase_too_and_the_next_tile(mine: str, others: str, before: str, then: str) -> None:
    state = settled(turn(mine, others, before), f"P1 buy {mine}")
    assert phase(state) == "reveal"
    assert neutral(state) == sorted(before.split(","), key=TYPES.index)
    heard = told(state, legal(state)[0])
    assert ids(heard)[0] == "revealed"
    assert neutral(after(state, legal(state)[0])) == then.split()


def test_not_before_the_action_is_done() -> None:
    """On the way there it stays, and it makes the tile dearer."""
    position = "mayor phase=move neutral=bank / banker=42 marker=statue / marker=park / marker=park"
    state = after(position, "P1 move 1")
    assert neutral(state) == ["bank"]
    assert happened(told(state, "P1 buy bank"), "bought")[0]["cost"] == 9
    state = after(state, "P1 buy bank", "reveal 2")
    assert neutral(state) == ["shop"]


def test_not_where_the_marker_only_passes() -> None:
    position = "mayor phase=move neutral=bank / banker=42 marker=statue / marker=park / marker=park"
    assert neutral(after(position, "P1 move 2", "P1 pass")) == ["bank"]


def test_it_makes_way_each_time() -> None:
    state = after("mayor phase=move neutral=shop,park / banker=34a marker=bank / banker=42 marker=church")
    found = []
    for player in (1, 2, 1, 2):
        state = settled(state, f"P{player} move 1", f"P{player} pass")
        found.append(" ".join(neutral(state)))
    # to the Shop, to the Park, to the Church and to the Statue
    assert found == ["park statue", "bank statue", "bank statue", "bank shop"]


def test_where_no_space_is_free_it_stays() -> None:
    """That takes more markers than there are players and neutral ones in any game."""
    position = turn("bank", "shop church park", "bank,statue")
    assert neutral(after(position, "P1 pass")) == ["bank", "statue"]


def test_none_with_four_players() -> None:
    state = dealt(4, 3)
    rng = Rng(3)
    for _ in range(60):
        assert neutral(state) == []
        state = mayor().apply(state, random_step(state, rng))


@pytest.mark.parametrize("players", [2, 3])
def test_there_are_always_as_many_on_different_spaces(players: int) -> None:
    state, rng = dealt(players, 5), Rng(5)
    for _ in range(200):
        if not state.to_act:
            break
        assert len(neutral(state)) == 4 - players
        state = mayor().apply(state, random_step(state, rng))


# The end


def test_not_after_the_purchase_that_ends_the_game() -> None:
    position = (
        f"mayor neutral=church {market(bank=8, shop=8, church=7)}"
        " / banker=42 marker=church / marker=park / marker=park"
    )
    heard = told(position, "P1 buy church")
    assert "neutral" not in ids(heard)
    assert neutral(after(position, "P1 buy church")) == ["church"]


def test_not_after_final_placements() -> None:
    position = (
        f"mayor neutral=church {market(bank=8, shop=8, church=8)} phase=final final=1 active=P1"
        " / citizen=26 banker=9c marker=church tiles=17 / marker=park / marker=park"
    )
    state = settled(position, "P1 place 17 a4")
    assert (phase(state), neutral(state)) == ("over", ["church"])


def test_not_after_a_citizen_has_reached_50() -> None:
    position = "mayor neutral=church / citizen=48 banker=9c marker=church tiles=22 / / "
    state = settled(position, "P1 place 22 e3")
    assert (phase(state), neutral(state)) == ("over", ["church"])


def test_not_after_a_standstill() -> None:
    position = "mayor neutral=church passes=74 / banker=42 marker=church / / "
    state = after(position, "P1 pass")
    assert (phase(state), neutral(state)) == ("over", ["church"])

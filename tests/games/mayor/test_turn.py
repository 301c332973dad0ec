"""The order of play: which step a position stands at."""

from collections.abc import Callable
from itertools import product

import pytest
from tests.games.mayor.playing import at, dealt, mayor, random_step

from gridtown.core.arguments import Nothing
from gridtown.core.rng import Rng
from gridtown.games.mayor.steps.step import ChanceKind, Group, MayorKind, MayorStep
from gridtown.games.mayor.turn import LAST_PLACING, PLACING, SETUP, STEPS, TURN, here

pytestmark = pytest.mark.compiled

SETUPS = [
    (players, {"events": variant, "amenities": variant})
    for players, variant in product((2, 3, 4), ("no", "yes"))
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_position_read_from_text_stands_at_the_step_of_the_game(
    players: int, options: dict[str, str]
) -> None:
    game = mayor()
    state, rng = dealt(players, players, **options), Rng(players)
    while state.to_act:
        assert here(game.parse_state(game.write_state(state))) is here(state)
        game.push(state, random_step(state, rng))


def test_walks_of_a_final_placement_lead_to_the_next_one() -> None:
    walking = "mayor phase=walk cause=placement placing=3@b3 city=b3:3 {} / vp=2 / /"
    assert here(at(walking.format(""))) is PLACING[1]
    assert here(at(walking.format("final=1"))) is LAST_PLACING[1]


def test_the_first_turn_follows_the_tiles_turned_over() -> None:
    assert here(at("mayor phase=reveal turn=0 faces= / / /")) is SETUP
    assert SETUP.then is TURN[0]
    assert TURN[-1].then is TURN[0]


def test_each_kind_belongs_to_one_step() -> None:
    kinds = [id(kind) for step in STEPS for kind in step.kinds()]
    assert len(kinds) == len(set(kinds))


def test_the_bases_leave_their_questions_open() -> None:
    game, state = mayor(), at("mayor / / /")
    step, kind, tables = MayorStep(), ChanceKind(1, "draw", Nothing()), game.tables
    questions: list[Callable[[], object]] = [
        lambda: step.begin(tables, state),
        lambda: step.draw(state, Rng(1)),
        lambda: Group([step]).applies(tables, state),
        lambda: MayorKind(1, "do", kind.argument).do(tables, state, 0, 0),
        lambda: kind.pool(state),
    ]
    for question in questions:
        with pytest.raises(NotImplementedError):
            question()
    assert step.all_steps() == [step]
    assert step.waits(state)
    assert not step.again(tables, state)

"""The rules against a second, naive reading of the rulebook (naive.py)."""

from functools import cache

import pytest
from tests.games.neom import naive
from tests.games.neom.playing import random_step
from tests.games.neom.random_cities import random_position, struck_position

from gridtown.core.action import CHANCE
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.components import read_edition, tiles_json
from gridtown.games.neom.game import Neom
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.proof

SETUPS = [
    (1, {}), (1, {"deck": "4+"}), (1, {"deck": "5+"}), (1, {"deck": "5+", "beginner": "yes"}), (2, {}),
    (2, {"beginner": "yes"}), (3, {}), (3, {"beginner": "yes"}), (4, {}), (4, {"beginner": "yes"}), (5, {}),
    (5, {"beginner": "yes"}),
]  # fmt: skip


@cache
def tiles() -> dict[int, naive.Tile]:
    return {row["number"]: row for row in tiles_json(read_edition())}


def when(state: NeomState) -> tuple[int, ...]:
    """The point of the game: choices made at another one count no more."""
    return int(state.generation), int(state.turn), int(state.phase), int(state.active_player)


class Steps:
    """The steps each player has chosen in the action or answer in the making."""

    def __init__(self) -> None:
        self.at: tuple[int, ...] = ()
        self.of: dict[int, list[str]] = {}

    def note(self, before: NeomState, text: str, after: NeomState) -> None:
        seat, _, words = text.partition(" ")
        if seat.startswith("P"):
            self.of.setdefault(int(seat[1]) - 1, []).append(words)
        if when(after) != when(before):
            self.of.clear() if int(after.phase) != 5 else None  # who gave a Cornerstone is still to get one


def giver(steps: Steps) -> int | None:
    given = [player for player, said in steps.of.items() if any(text.startswith("give") for text in said)]
    return given[0] if given else None


def expected(neom: Neom, state: NeomState, steps: Steps, player: int) -> list[str]:
    table = naive.read(neom.write_state(state), tiles())
    if player == CHANCE:
        return naive.chance(table, giver(steps))
    return [f"P{player + 1} {text}" for text in naive.legal(table, player, steps.of.get(player, []))]


def compare(neom: Neom, state: NeomState, steps: Steps) -> None:
    for player in [CHANCE] if state.to_act == CHANCE_ACTS else range(state.size):
        found = [neom.write_action(action) for action in neom.legal_actions(state, player)]
        assert sorted(found) == sorted(expected(neom, state, steps, player)), (
            f"{neom.write_state(state)} after {steps.of}"
        )


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_legal_actions_of_a_random_game(neom: Neom, players: int, options: dict[str, str]) -> None:
    state, rng, steps = neom.initial(neom.setup(players, options)), Rng(100 + players), Steps()
    while state.to_act:
        compare(neom, state, steps)
        action = random_step(neom, state, rng)
        before = state.copy()
        neom.push(state, action)
        steps.note(before, neom.write_action(action), state)
    check_scores(neom, state)


def check_scores(neom: Neom, state: NeomState) -> None:
    table = naive.read(neom.write_state(state), tiles())
    for seat, player in zip(table.seats, state.players, strict=True):
        pad = score(neom.tables, player.city, player.money, player.final_income).lines()
        assert pad == naive.score(seat, tiles()), neom.write_state(state)


# Cities that random play does not build


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_legal_actions_of_every_placement_in_random_cities(neom: Neom, players: int) -> None:
    """Every action of one player followed to its end, on positions full of Goods, offices and routes."""
    rng = Rng(players)
    for _ in range(120):
        generation = 2 + int(rng.below(2)) if rng.below(8) else 1
        text = random_position(rng, players, generation, generation)
        state = neom.parse_state(text)
        if neom.tables.disasters[state.players[0].selected]:
            continue
        follow(neom, state, [], rng)


def follow(neom: Neom, state: NeomState, said: list[str], rng: Rng) -> None:
    table = naive.read(neom.write_state(state), tiles())
    found = [neom.write_action(action).partition(" ")[2] for action in neom.legal_actions(state, 0)]
    assert sorted(found) == sorted(naive.legal(table, 0, said)), f"{neom.write_state(state)} after {said}"
    if found[0].startswith("at "):
        found = [found[int(rng.below(len(found)))]]  # the space decides nothing about what follows
    for words in found:
        after = state.copy()
        neom.push(after, neom.parse_action(f"P1 {words}"))
        if after.to_act == 1 and after.phase == state.phase and after.players[0].plan:
            follow(neom, after, [*said, words], rng)


@pytest.mark.parametrize("generation", [1, 2, 3])
def test_answers_to_disasters_in_random_cities(neom: Neom, generation: int) -> None:
    rng = Rng(generation)
    for _ in range(60):
        text = struck_position(rng, generation)
        state = neom.parse_state(text)
        table = naive.read(neom.write_state(state), tiles())
        found = [neom.write_action(action).partition(" ")[2] for action in neom.legal_actions(state, 0)]
        assert sorted(found) == sorted(naive.legal(table, 0, [])), text
        for words in found:
            after = state.copy()
            neom.push(after, neom.parse_action(f"P1 {words}"))
            if after.phase == state.phase:
                more = [
                    neom.write_action(action).partition(" ")[2] for action in neom.legal_actions(after, 0)
                ]
                assert sorted(more) == sorted(naive.legal(table, 0, [words])), f"{text} after {words}"


def test_score_pads_of_random_cities(neom: Neom) -> None:
    rng = Rng(7)
    for _ in range(300):
        state = neom.parse_state(random_position(rng, 1, 3, 25))
        player = state.players[0]
        player.money = int(rng.below(60))
        player.final_income = int(rng.below(player.money + 1))
        check_scores(neom, state)


def test_income_of_random_cities(neom: Neom) -> None:
    rng = Rng(8)
    for _ in range(100):
        for generation in (1, 2, 3):
            state = neom.parse_state(random_position(rng, 3, generation, generation))
            state.turn = 7
            state.players[0].selected = generation * 40 - 21
            table = naive.read(neom.write_state(state), tiles())
            after = neom.apply(state, neom.parse_action("P1 sell"))
            if after.phase == 6:
                continue  # a Disaster was among the selected
            before = int(state.players[0].money) + 5
            assert int(after.players[0].money) - before == naive.income(
                naive.City(table.seats[0], tiles()), generation
            )

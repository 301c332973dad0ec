"""Every tile is in exactly one place, every coin accounted for, at every ply."""

from collections import Counter

import pytest
from tests.games.neom.bookkeeping import Ledger, whereabouts
from tests.games.neom.playing import cornerstones, random_step, tiles

from gridtown.core.event import Event
from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.proof

SETUPS = [
    (1, {"deck": "1+"}), (1, {"deck": "4+"}), (1, {"deck": "5+"}), (1, {"deck": "4+", "beginner": "yes"}),
    (2, {}),
    (2, {"beginner": "yes"}), (3, {}), (4, {}), (4, {"beginner": "yes"}), (5, {}), (5, {"beginner": "yes"}),
]  # fmt: skip


def discarded(before: NeomState, after: NeomState) -> list[int]:
    """Tiles that leave without an event of their own: what is left of a row, a hand, a deck, a Disaster."""
    found: list[int] = []
    if (
        before.generation and (after.turn, after.generation) != (before.turn, before.generation)
    ) or not after.to_act:
        found += tiles(before, before.row)
        struck = [int(player.selected) for player in before.players]
        found += [number for number in struck if number in (24, 64, 104)]
        if before.turn == 7:
            found += tiles(before, before.deck)
            found += [number for player in before.players for number in tiles(before, player.hand)]
    return found


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_tiles_and_coins(neom: Neom, players: int, options: dict[str, str]) -> None:
    state, rng = neom.initial(neom.setup(players, options)), Rng(players * 7 + len(options))
    ledger = Ledger(neom.tables, state)
    used: Counter[int] = Counter(range(121, 151))
    while state.to_act:
        before = state.copy()
        heard: list[Event] = []
        state.journal = heard
        neom.push(state, random_step(neom, state, rng))
        state.journal = None
        for event in heard:
            ledger.hear(event)
            if event.id == "generation":
                number = int(str(event.args["amount"]))
                used.update(ledger.deck(number, players, int(state.deck_choice)))
        ledger.gone.update(discarded(before, state))
        ledger.balance(state)
        there = whereabouts(state, ledger.gone)
        assert there + ledger.gone == used, neom.write_state(state)
        assert all(count == 1 for count in (there + ledger.gone).values())
        assert all(int(player.money) >= 0 for player in state.players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_eighth_tiles_are_all_that_nobody_chose(neom: Neom, players: int) -> None:
    """56 of each deck's 8 a player are selected or left: 7 chosen and 1 returned, each."""
    state, rng = neom.initial(neom.setup(players)), Rng(players)
    selected: Counter[int] = Counter()
    while state.to_act:
        action = random_step(neom, state, rng)
        words = neom.write_action(action).split()
        if words[1] == "select":
            selected[int(state.generation)] += 1
        neom.push(state, action)
    assert selected == dict.fromkeys((1, 2, 3), 7 * players)


def test_cornerstones_stay_thirty(neom: Neom) -> None:
    state, rng = neom.initial(neom.setup(4)), Rng(5)
    while state.to_act:
        neom.push(state, random_step(neom, state, rng))
    placed = [int(tile) for player in state.players for tile in player.city.tiles if tile > 120]
    kept = [number for player in state.players for number in cornerstones(player.kept)]
    rest = cornerstones(state.box) + cornerstones(state.pile)
    assert len(set(placed + kept + rest)) == len(placed + kept + rest) <= 30

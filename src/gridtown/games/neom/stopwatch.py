"""A loop for `gridtown bench` to take the time of; compiled, so that it costs nothing itself."""

from gridtown.games.neom.game import Neom
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import NeomState


def scores(game: Neom, state: NeomState, times: int) -> int:
    """Score every City of `state` in full `times` times; how many score pads that makes."""
    tables = game.tables
    for _ in range(times):
        for player in state.players:
            score(tables, player.city, player.money, player.final_income)
    return times * int(state.size)

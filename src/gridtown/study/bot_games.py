"""Whole games played by bots, and loops for timing; compiled with the rules."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from gridtown.bots import make
from gridtown.bots.bot import choose
from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame
from gridtown.core.game import Game, Setup
from gridtown.core.items import Ledger, Without
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)


class Ending(Generic[S]):
    """The end of a game between bots: the last state, and the number of decisions.

    A decision is an action of a player who had at least two to choose from.
    """

    def __init__(self, state: S, decisions: int) -> None:
        self.state = state
        self.decisions = decisions


def play_game(
    game: Game[S],
    setup: Setup,
    seed: int,
    bots: list[str],
    ledger: Ledger | None = None,
    without: Without | None = None,
) -> Ending[S]:
    """Play one game, seat i by the bot `bots[i]`.

    Chance and bots draw as they do at a server's table: chance at its place in the record, a bot in its own
    stream at its own number of actions. So the same seed gives the same game here and there. Raises
    EndlessGame after `core.playout.LIMIT` actions. ledger: where every choice is noted.
    without: what somebody may not choose.
    """
    seated = [make(name, game, Rng(seed, 1 + player)) for player, name in enumerate(bots)]
    chance, state, out = Rng(seed), game.initial(setup), Choices()
    taken = [0] * len(bots)
    actions: i64 = 0
    decisions: i64 = 0
    while state.to_act:
        if actions == LIMIT:
            raise EndlessGame(f"{game.facts.title} does not end: {actions} actions were taken")
        if state.to_act == CHANCE_ACTS:
            chance.seek(actions)
            game.push(state, game.draw(state, chance))
        else:
            if ledger is not None:
                ledger.watch(state)
            player = game.offer(state, out)
            if without is not None:
                without.strike(state, player, out)
            decisions += 1 if out.count > 1 else 0
            action = choose(game, state, seated[player], player, taken[player], out)
            if ledger is not None:
                ledger.note(state, player, out, action)
            game.push(state, action)
            taken[player] += 1
        actions += 1
    return Ending(state, int(decisions))


def copies(state: State, times: int) -> int:
    """Copy `state` `times` times: the loop for timing a copy."""
    for _ in range(times):
        state.copy()
    return times

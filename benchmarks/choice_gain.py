"""What one bot's choices bring more than another's, decision by decision.

    python benchmarks/choice_gain.py GAME PLAYERS LESS MORE [DECISIONS] [SEED]

At every seventh decision of games among Skilled both bots choose from the same view. Where they differ, both
choices are played out 400 times in the same worlds with the same luck, as a search does. Prints the mean of
what MORE's brings over LESS's, in the unit of the game's utility (points; at NEOM's tables less half of those
of the best of the others), with its standard error; 300 decisions by default. It needs far fewer games than
winning them does, but trusts the playouts.
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean, stdev
from typing import Any

from gridtown.bots import make
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.core.view import View
from gridtown.games import load

WORLDS = 400
EVERY = 7
BETWEEN = "learned"


def decisions(game: Game[Any], players: int, seed: int) -> Iterator[tuple[View[Any], list[int]]]:
    """Views of games among Skilled in which there is something to choose, with what."""
    for number in count():
        deal = derive_seed(seed, number)
        play = Play(game, game.setup(players), deal)
        bots = [make(BETWEEN, game, Rng(deal, 1 + seat)) for seat in range(players)]
        while not play.over:
            seat = game.players_to_act(play.state)[0]
            view, legal = game.view(play.state, seat), game.legal_actions(play.state, seat)
            if len(legal) > 1:
                yield view, legal
            play.apply(bots[seat].act(view, legal) if len(legal) > 1 else legal[0])


def gain(game: Game[Any], view: View[Any], less: int, more: int, rng: Rng) -> float:
    """What action `more` brings over action `less`, in the mean of all worlds."""
    assert view.viewer is not None
    rollout = Rollout(game, searcher=view.viewer)
    total = 0
    for _ in range(WORLDS):
        world, luck = game.determinize(view, rng), int(rng.word()) << 32 | int(rng.word())
        for action, sign in ((less, -1), (more, 1)):
            state = world.copy()
            game.push(state, action)
            rollout.play(state, Rng(luck), Rng(luck, 1))
            total += sign * int(game.utility(state, view.viewer))
    return total / (1000 * WORLDS)


def main() -> None:
    """Measure, and print."""
    name, players, less, more = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
    most, seed = (int(sys.argv[at]) if len(sys.argv) > at else usual for at, usual in ((5, 300), (6, 1)))
    game, gains, differ = load(name), list[float](), 0
    for number, (view, legal) in enumerate(islice(decisions(game, players, seed), 0, most * EVERY, EVERY)):
        deal = derive_seed(seed, number)
        first, other = (
            make(bot, game, Rng(deal, 50 + at)).act(view, legal) for at, bot in enumerate((less, more))
        )
        differ += first != other
        gains.append(gain(game, view, first, other, Rng(deal, 99)) if first != other else 0.0)
    print(f"{more} over {less}: {fmean(gains):.3f} ± {stdev(gains) / most**0.5:.3f} a decision")
    print(f"{most} decisions of {name} with {players}, {differ} chosen differently; seed {seed}")


if __name__ == "__main__":
    main()

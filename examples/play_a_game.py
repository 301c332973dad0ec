"""Play a game of NEOM between bots through the library, keep its record, and replay it."""

from gridtown.bots import make
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.games import load

SEED = 7

neom = load("neom")
play = Play(neom, neom.setup(players=3), SEED)
bots = [make(name, neom, Rng(SEED, 1 + seat)) for seat, name in enumerate(("random", "random", "random"))]

while not play.over:
    player = neom.players_to_act(play.state)[0]
    view = neom.view(play.state, player)  # what this seat may know, and no more
    play.apply(bots[player].act(view, neom.legal_actions(view.known, player)))

outcome = neom.outcome(play.state)
assert outcome is not None
print(f"after {len(play.record.actions)} actions: {outcome.scores}, ranked {outcome.ranking}")

record = Record.from_json(play.record.to_json())
*_, (last_action, last_state) = replay(neom, record)
assert last_state == play.state
print(f"the record says the same, down to {last_action!r}")

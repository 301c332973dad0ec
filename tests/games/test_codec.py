"""Dense ids of every game's actions: one for each, the way back, and nothing that changes unnoticed."""

import pytest
from tests.games.goldens import goldens
from tests.registry import NAMES, game_of

from gridtown.core.action import actor, kind_of
from gridtown.core.play import replay
from gridtown.core.record import Record

pytestmark = pytest.mark.compiled

SETUPS = [pytest.param(name, setup, id=f"{name}-{setup}") for name in NAMES for setup in goldens(name).setups]

IDS = {
    "neom": (2, 631, "1d860d5c33ed8668b259a5675079413b"),
    "mayor": (1, 3467, "20cd14cfc5c9389d7b409067abe00765"),
    "skylines": (3, 6188, "80314e47e75b4cf223db75bf7d30f1be"),
}
"""Of each game: the rules version, how many ids players have, and the fingerprint of what all ids mean.

Whoever learned with these ids can't go on with others: a change needs another rules version.
"""


@pytest.mark.parametrize("name", IDS)
def test_ids_mean_the_same_as_long_as_the_rules_version_does(name: str) -> None:
    game = game_of(name)
    assert (game.facts.rules_version, game.codec.players.size, game.codec.digest()) == IDS[name]


@pytest.mark.parametrize("name", NAMES)
def test_every_action_has_an_id_and_what_shares_it_differs_by_player_or_part(name: str) -> None:
    game = game_of(name)
    state = game.initial(game.setup(game.facts.players[1]))
    shared: dict[tuple[int, int], set[int]] = {}
    for action in game.all_actions(state):
        id = int(game.codec.encode(action))
        shared.setdefault((int(actor(action)), id), set()).add(action)
    parts = max(len(kind.argument.parts()) for kind in game.grammar.kinds())
    assert max(map(len, shared.values())) <= parts
    ids = {id for player, id in shared if player == 0}
    assert ids == set(range(game.codec.players.size)), "an id that no action has"


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_legal_actions_go_through_their_ids_and_back(name: str, setup: str) -> None:
    golden = goldens(name)
    game, seen = golden.game, 0
    for _, state in replay(game, Record.from_json(golden.kept(setup))):
        for player in game.players_to_act(state):
            legal = game.legal_actions(state, player)
            ids = [game.codec.encode(action) for action in legal]
            assert len(set(ids)) == len(legal)
            assert [game.decode(state, player, id) for id in ids] == legal
            seen += len({kind_of(action) for action in legal})
    assert seen > 10

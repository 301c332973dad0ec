"""Looking ahead: the table after steps that a player might take, of which none is taken.

What is several choices by the rules may so be one at the table: a card, its tile and its place. Nobody can
learn more by it than by taking the steps and taking them back.
"""

from collections.abc import Sequence
from typing import Any

from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import Ahead
from gridtown.table.request_error import RequestError
from gridtown.table.update import parse, previews_of, shown


def state_after(live: LiveGame, player: int, steps: Sequence[int]) -> State:
    """The state after legal steps of the player, who may act. Raises RequestError.

    None of them may have a consequence: what only a choice reveals can't be had by looking.
    """
    state = live.state
    for action in steps:
        if (rule := live.game.explain(state, player, action)) is not None:
            raise RequestError("illegal", rule)
        before, state = state, live.game.apply(state, action)
        if not live.is_open(player, action, before, state):
            raise RequestError("too-far")
    return state


def view_after(live: LiveGame, player: int, steps: Sequence[str]) -> View[Any]:
    """What the player, who may act, would see after steps in notation. Raises RequestError."""
    state = state_after(live, player, [parse(live, player, step) for step in steps])
    return live.game.view(state, player)


def ahead(
    live: LiveGame, player: int, steps: Sequence[str], messages: Messages, names: Sequence[str]
) -> Ahead:
    """What the player would see and might do after steps, with previews of that. Raises RequestError."""
    view = view_after(live, player, steps)
    actions = live.game.legal_actions(view.known, player)
    return Ahead(
        version=live.history.version(player),
        view=shown(live.game, view),
        legal_actions=[live.game.present_action(view, action) for action in actions],
        previews=previews_of(live.game, view, actions, messages, names),
    )

"""Updates: the table as one viewer may know it, made from that viewer's view and nothing else.

The legal actions, too, are those of the view, so nothing another seat keeps secret can show in them.
"""

from collections.abc import Sequence
from typing import Any, Final

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import InvalidAction
from gridtown.core.event import Event
from gridtown.core.foresight import Foresight
from gridtown.core.game import Game
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.table.history import Viewer
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import (
    Barred,
    ChangeShown,
    CostShown,
    EventShown,
    Explanation,
    ForeseenShown,
    Passage,
    Previews,
    PreviewShown,
    Update,
)
from gridtown.table.request_error import RequestError
from gridtown.table.seats import Seats

MOST: Final = 24
"""Most events of one update; as a version is never split, there may be some more."""


def update(
    live: LiveGame, viewer: Viewer, messages: Messages, seats: Seats, since: int = 0, ended: bool = False
) -> Update:
    """The table as `viewer` may know it, with the events after the viewer's version `since`, or the newest.

    ended: whether it is over though the rules would go on, for its people have agreed to end it; then nobody
    is asked any more.
    """
    game, view = live.game, live.view(viewer)
    names = messages.seat_names(seats.names)
    told = passage(live, viewer, messages, names, since)
    return Update(
        version=live.history.version(viewer),
        since=told.since,
        view={**shown(game, view), "to_act": []} if ended else shown(game, view),
        legal_actions=[game.present_action(view, action) for action in _offered(live, view, seats, ended)],
        events=told.events,
        names=names,
        seats=seats.players,
        over=ended or live.play.over,
        take_back=None if ended else take_back(live, viewer, seats),
        thinking=[] if ended else thinking(live, view, seats),
        chosen=live.history.chosen(viewer),
    )


def shown(game: Game[Any], view: View[Any]) -> dict[str, object]:
    """A view as its game presents it; the game and the viewer, which every client needs, in any case."""
    return {"game": game.facts.id, "viewer": view.viewer, **game.present(view)}


def passage(
    live: LiveGame,
    viewer: Viewer,
    messages: Messages,
    names: Sequence[str],
    since: int,
    upto: int | None = None,
) -> Passage:
    """The newest events after the viewer's version `since`, `upto` another, with their texts."""
    since, events = live.history.passage(viewer, since, upto, MOST)
    return Passage(since, [event_shown(version, event, messages, names) for version, event in events])


def _offered(live: LiveGame, view: View[Any], seats: Seats, ended: bool) -> list[int]:
    """The legal actions to offer; none where a bot plays for the viewer, or the match has ended."""
    stood_in = view.viewer is not None and seats.bot(view.viewer) is not None
    return [] if ended or stood_in else legal_actions(live, view)


def take_back(live: LiveGame, viewer: Viewer, seats: Seats) -> str | None:
    """The action the viewer may take back now: until the last person has chosen; then bots choose."""
    if viewer is None or not live.state.to_act & seats.persons:
        return None
    return live.may_take_back(viewer)


def thinking(live: LiveGame, view: View[Any], seats: Seats) -> list[int]:
    """The bots that are to act now, as the view shows it; none before the last person has chosen."""
    asked = [player for player in live.game.players_to_act(view.known) if player != CHANCE]
    return asked if all(seats.bot(player) is not None for player in asked) else []


def legal_actions(live: LiveGame, view: View[Any]) -> list[int]:
    """The legal actions of the viewer's view; none for spectators."""
    return [] if view.viewer is None else live.game.legal_actions(view.known, view.viewer)


def previews(
    live: LiveGame, player: int, messages: Messages, names: Sequence[str], ended: bool = False
) -> Previews:
    """The previews of all of the player's legal actions, and what may follow.

    None where the match has `ended`.
    """
    game, view = live.game, live.view(player)
    actions = [] if ended else legal_actions(live, view)
    foreseen = [] if ended else game.foresee(view)
    return Previews(
        live.history.version(player),
        previews_of(game, view, actions, messages, names),
        [_foreseen(game, view, one, messages, names) for one in foreseen],
    )


def previews_of(
    game: Game[Any], view: View[Any], actions: Sequence[int], messages: Messages, names: Sequence[str]
) -> dict[str, PreviewShown]:
    """The previews of legal actions of a view, by the action."""
    return {
        game.write_action(action): _preview(game.preview(view, action), messages, names) for action in actions
    }


def explanation(
    live: LiveGame,
    player: int,
    text: str,
    messages: Messages,
    names: Sequence[str],
    state: State | None = None,
) -> Explanation:
    """Whether the player may take the action, and why not. Raises RequestError for another's action.

    state: of another moment than now.
    """
    action = parse(live, player, text)
    rule = live.game.explain(live.state if state is None else state, player, action)
    if rule is None:
        return Explanation(True, None, "")
    return Explanation(False, rule.id, messages.rule(rule, names))


def parse(live: LiveGame, player: int, text: str) -> int:
    """The player's action written as `text`. Raises RequestError when it is none."""
    try:
        action = live.game.parse_action(text)
    except InvalidAction as error:
        raise RequestError("bad-action", given=text) from error
    if int(actor(action)) != player:
        raise RequestError("not-yours", wanted=f"P{player + 1}")
    return action


def event_shown(version: int, event: Event, messages: Messages, names: Sequence[str]) -> EventShown:
    """An event with its text and its version."""
    return EventShown(version, event.id, event.player, dict(event.args), messages.event(event, names))


def _preview(preview: Preview, messages: Messages, names: Sequence[str]) -> PreviewShown:
    return PreviewShown(
        [_cost(cost, messages, names) for cost in preview.costs],
        [_change(change, messages, names) for change in preview.changes],
    )


def _foreseen(
    game: Game[Any], view: View[Any], one: Foresight, messages: Messages, names: Sequence[str]
) -> ForeseenShown:
    rule = one.refusal
    return ForeseenShown(
        game.present_action(view, one.action),
        None if rule is None else Barred(rule.id, dict(rule.args), messages.rule(rule, names)),
        [_cost(cost, messages, names) for cost in one.costs],
        {game.write_action(action): lines for action, lines in one.lines.items()},
        one.open,
    )


def _cost(cost: Cost, messages: Messages, names: Sequence[str]) -> CostShown:
    payee = -1 if cost.payee is None else cost.payee
    args = {**cost.args, "amount": cost.amount, "player": payee}
    text = messages.text(f"preview-{cost.what}", names, **args)
    return CostShown(cost.payee, cost.amount, cost.what, cost.conditional, text)


def _change(change: Change, messages: Messages, names: Sequence[str]) -> ChangeShown:
    text = messages.text(f"line-{change.line}", names, **{**change.args, "amount": change.amount})
    return ChangeShown(change.line, change.amount, change.conditional, change.player, dict(change.args), text)

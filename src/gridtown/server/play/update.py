"""What one viewer is told: made from that viewer's view, and from nothing else.

The legal actions, too, are those of the view, so nothing another seat keeps secret can show in them.
"""

from collections.abc import Sequence
from typing import Any, Final

from gridtown.core.action import actor
from gridtown.core.errors import InvalidAction
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.rule import Event
from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.server.play.course import Course
from gridtown.server.play.history import Viewer
from gridtown.server.play.seats import Seats
from gridtown.server.protocol import (
    ChangeShown,
    CostShown,
    Explanation,
    Happening,
    Passage,
    Previews,
    PreviewShown,
    Update,
)
from gridtown.server.refusal import Refusal

MOST: Final = 24
"""Events told at once; as a version is never torn apart, there may be some more."""


def update(
    course: Course, viewer: Viewer, messages: Messages, seats: Seats, since: int = 0, ended: bool = False
) -> Update:
    """The table as `viewer` may know it, with the events after the viewer's version `since`, or the newest.

    ended: whether it is over though the rules would go on, for its people have agreed to end it; then nobody
    is asked any more.
    """
    game, view = course.game, course.view(viewer)
    names = messages.seat_names(seats.names)
    told = passage(course, viewer, messages, names, since)
    return Update(
        version=course.history.version(viewer),
        since=told.since,
        view={**game.present(view), "to_act": []} if ended else game.present(view),
        legal_actions=[game.present_action(view, action) for action in _offered(course, view, seats, ended)],
        events=told.events,
        names=names,
        seats=seats.players,
        over=ended or course.play.over,
        take_back=None if ended else take_back(course, viewer, seats),
    )


def passage(
    course: Course,
    viewer: Viewer,
    messages: Messages,
    names: Sequence[str],
    since: int,
    upto: int | None = None,
) -> Passage:
    """The newest that happened after the viewer's version `since`, `upto` another, in words."""
    since, events = course.history.passage(viewer, since, upto, MOST)
    return Passage(since, [happening(version, event, messages, names) for version, event in events])


def _offered(course: Course, view: View[Any], seats: Seats, ended: bool) -> list[int]:
    """Nothing where a bot plays on for the viewer, or nobody does."""
    stood_in = view.viewer is not None and seats.bot(view.viewer) is not None
    return [] if ended or stood_in else legal_actions(course, view)


def take_back(course: Course, viewer: Viewer, seats: Seats) -> str | None:
    """The action the viewer may take back now: until the last person has chosen; then bots choose."""
    if viewer is None or not course.state.active & seats.persons:
        return None
    return course.may_take_back(viewer)


def legal_actions(course: Course, view: View[Any]) -> list[int]:
    """What the viewer may do now, as far as the viewer can tell; nothing for spectators."""
    return [] if view.viewer is None else course.game.legal_actions(view.known, view.viewer)


def previews(
    course: Course, player: int, messages: Messages, names: Sequence[str], ended: bool = False
) -> Previews:
    """The previews of all of the player's legal actions; none where the match has `ended`."""
    game, view = course.game, course.view(player)
    shown = {
        game.write_action(action): _preview(game.preview(view, action), messages, names)
        for action in ([] if ended else legal_actions(course, view))
    }
    return Previews(course.history.version(player), shown)


def explanation(
    course: Course, player: int, text: str, messages: Messages, names: Sequence[str]
) -> Explanation:
    """Whether the player may take the action, and if not, why not. Raises Refusal for another's action."""
    action = parse(course, player, text)
    rule = course.game.explain(course.state, player, action)
    if rule is None:
        return Explanation(True, None, "")
    return Explanation(False, rule.id, messages.rule(rule, names))


def parse(course: Course, player: int, text: str) -> int:
    """The player's action written as `text`. Raises Refusal when it is none."""
    try:
        action = course.game.parse_action(text)
    except InvalidAction as error:
        raise Refusal("bad-action", given=text) from error
    if int(actor(action)) != player:
        raise Refusal("not-yours", wanted=f"P{player + 1}")
    return action


def happening(version: int, event: Event, messages: Messages, names: Sequence[str]) -> Happening:
    """An event in words, with the version it came with."""
    return Happening(version, event.id, event.player, dict(event.args), messages.event(event, names))


def _preview(preview: Preview, messages: Messages, names: Sequence[str]) -> PreviewShown:
    return PreviewShown(
        [_cost(cost, messages, names) for cost in preview.costs],
        [_change(change, messages, names) for change in preview.changes],
    )


def _cost(cost: Cost, messages: Messages, names: Sequence[str]) -> CostShown:
    payee = -1 if cost.payee is None else cost.payee
    args = {**cost.args, "amount": cost.amount, "player": payee}
    text = messages.text(f"preview-{cost.what}", names, **args)
    return CostShown(cost.payee, cost.amount, cost.what, cost.conditional, text)


def _change(change: Change, messages: Messages, names: Sequence[str]) -> ChangeShown:
    text = messages.text(f"line-{change.line}", names, **{**change.args, "amount": change.amount})
    return ChangeShown(change.line, change.amount, change.conditional, change.player, dict(change.args), text)

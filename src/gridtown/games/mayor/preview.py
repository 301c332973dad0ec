"""Preview of an action: its costs, and what it brings everybody."""

from __future__ import annotations

from typing import Final

from gridtown.core.action import kind_of
from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.event import Event
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Value
from gridtown.core.view import View
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.walks import pushed
from gridtown.games.mayor.state import WALKING, MayorState
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, push

LINES: Final = {"citizen": "vp", "banker": "gp"}
REASONS: Final = {
    "moved": "steps", "bought": "price", "rainbow": "rainbow", "scored": "match", "scored-beside": "piece",
    "passed": "pass", "rewarded": "reward",
}  # fmt: skip
"""The events that make pieces walk, with the reason that stands beside it where the event gives none."""

CAUSE_REASONS: Final = ("", "steps", "price", "rainbow", "match", "pass", "reward")


class Due:
    """Sum that a player's pieces walk for: points or gold by line, how many times scored, and why."""

    def __init__(self, vp: int, gp: int, times: int, why: list[str]) -> None:
        self.amounts = {"vp": vp, "gp": gp}
        self.times = times
        self.why = why


def preview(tables: Tables, view: View[MayorState], action: int) -> Preview:
    """Costs and changes of a legal `action` of the viewer.

    The walks that it leads to are walked, the first way where there are several; what that may change, and
    what comes after it, is marked conditional. A change's args: `times` and `why` of a placement's score,
    `from` and `to` as numbers, and `pushed` (1 where a piece goes on because its space is taken).
    """
    if view.viewer is None:
        return Preview([], [])
    after = view.known.copy()
    story: list[Event] = []
    after.journal = story
    push(tables, after, action)
    open_from = len(story)
    while after.phase == WALKING:
        out = Choices()
        walker = lowest(after.to_act)
        generate(tables, after, walker, out)
        push(tables, after, out.at(0))
    after.journal = None
    return Preview(_costs(story, action), _changes(view, story, open_from))


def _costs(story: list[Event], action: int) -> list[Cost]:
    """What is paid to the supply: the fee for spaces, or the price of a tile."""
    if kind_of(action) == actions.MOVE:
        return [_cost("steps", event) for event in story if event.id == "moved" and event.args["cost"]]
    return [_cost("tile", event) for event in story if event.id == "bought"]


def _cost(what: str, event: Event) -> Cost:
    return Cost(
        None,
        _number(event.args["cost"]),
        what,
        {key: value for key, value in event.args.items() if key not in ("cost", "amount")},
    )


def _changes(view: View[MayorState], story: list[Event], open_from: int) -> list[Change]:
    """A change for every walk, explained by what it walks for."""
    changes: list[Change] = []
    dues = _open_dues(view.known)
    for index, event in enumerate(story):
        if event.id in REASONS:
            dues[event.player] = _due(event)
        elif event.id == "walked":
            player = None if event.player == view.viewer else event.player
            changes.append(_change(event, dues[event.player], player, index >= open_from))
    return changes


def _open_dues(known: MayorState) -> dict[int, Due]:
    """What is being walked for already."""
    why = [CAUSE_REASONS[int(known.cause)]]
    return {player: Due(int(p.vp), int(p.gp), 1, why) for player, p in enumerate(known.players)}


def _due(event: Event) -> Due:
    """What an event makes a player's pieces walk for; payments are negative."""
    args, why = event.args, [REASONS[event.id]]
    if event.id in ("moved", "bought"):
        return Due(0, -_number(args["cost"]), 1, why)
    if event.id == "passed":
        return Due(0, _number(args["amount"]), 1, why)
    if event.id == "rainbow":
        return Due(-_number(args["amount"]), 0, 1, why)
    reasons = args.get("why", why)
    assert isinstance(reasons, list)
    times = _number(args.get("times", 1))
    return Due(_number(args["vp"]), _number(args["gp"]), times, [str(reason) for reason in reasons])


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _change(walk: Event, due: Due, player: int | None, conditional: bool) -> Change:
    line = LINES[str(walk.args["piece"])]
    amount, start, end = due.amounts[line], _number(walk.args["from"]), _number(walk.args["to"])
    args: dict[str, Value] = {
        "times": due.times, "why": due.why, "from": start, "to": end,
        "pushed": int(pushed(4 * start, 4 * end, amount)),
    }  # fmt: skip
    return Change(line, amount, conditional, player, args, end - start if line == "vp" else 0)

"""Preview of an action: its costs, and what it brings everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import kind_of
from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.event import Event
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Value
from gridtown.core.view import View
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.walks import pushed
from gridtown.games.mayor.state import MAYOR, WALKING, MayorState
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, push

LINES: Final = {"citizen": "vp", "banker": "gp"}
REASONS: Final = {
    "moved": "steps", "bought": "price", "rainbow": "rainbow", "scored": "match", "scored-beside": "piece",
    "passed": "pass", "rewarded": "reward",
}  # fmt: skip
"""The events that make pieces walk, with the reason that stands beside it where the event gives none."""

RAINBOW_WHY: Final = ["rainbow"]

CAUSE_REASONS: Final = ("", "steps", "price", "rainbow", "match", "pass", "reward")


MOST_WAYS: Final = 100
"""So many ways of walking on are compared; where there are more, whatever comes after a choice may change."""


class Due:
    """Sum that a player's pieces walk for: points or gold by line, how many times scored, and why."""

    def __init__(self, vp: int, gp: int, times: int, why: list[str]) -> None:
        self.amounts = {"vp": vp, "gp": gp}
        self.times = times
        self.why = why


class Way:
    """A way of walking on: the changes by walk, and what is still to be walked for."""

    def __init__(self, viewer: int, dues: dict[int, Due], changes: dict[str, Change]) -> None:
        self.viewer = viewer
        self.dues = dues
        self.changes = changes

    def copy(self) -> Way:
        """An independent copy."""
        dues = {player: Due(due.amounts["vp"], due.amounts["gp"], due.times, due.why)
                for player, due in self.dues.items()}  # fmt: skip
        return Way(self.viewer, dues, dict(self.changes))

    def take(self, story: list[Event]) -> None:
        """Follow what happened: a change for every walk, explained by what it walks for."""
        for event in story:
            if event.id in REASONS:
                self.dues[event.player] = _due(event)
            elif event.id == "walked":
                line = LINES[str(event.args["piece"])]
                self._walk(event.player, line, _number(event.args["from"]), _number(event.args["to"]))

    def stay(self, state: MayorState) -> None:
        """Tell of Bankers that could not go ahead: what they earned is lost."""
        if state.ending == MAYOR:
            return
        for player, due in self.dues.items():
            if due.amounts["gp"]:
                space = int(state.players[player].banker >> 2)
                self._walk(player, "gp", space, space)

    def _walk(self, player: int, line: str, start: int, end: int) -> None:
        due = self.dues[player]
        amount = due.amounts[line]
        args: dict[str, Value] = {
            "times": due.times, "why": due.why, "from": start, "to": end,
            "pushed": int(pushed(4 * start, 4 * end, amount)),
        }  # fmt: skip
        whose, points = None if player == self.viewer else player, end - start if line == "vp" else 0
        change = Change(line, amount, False, whose, args, points)
        self.changes[f"{player} {line} {due.why == RAINBOW_WHY}"] = change
        due.amounts[line] = 0


def preview(tables: Tables, view: View[MayorState], action: int) -> Preview:
    """Costs and changes of a legal `action` of the viewer.

    The walks that it leads to are walked, every way there is; told is the first, and what is not the same on
    all of them is marked conditional. A change's args: `times` and `why` of a placement's score, `from` and
    `to` as numbers, `pushed` (1 where a piece goes on because its space is taken), and `varies` (1 where even
    the amount depends on the way, as by a step for the Rainbow).
    """
    if view.viewer is None:
        return Preview([], [])
    after, way = view.known.copy(), Way(view.viewer, _open_dues(view.known), {})
    story = _pushed(tables, after, action)
    way.take(story)
    ways: list[Way] = []
    _walk_on(tables, after, way.copy(), ways)
    return Preview(_costs(story, action), _compared(ways, list(way.changes)), after.phase != WALKING)


def _pushed(tables: Tables, state: MayorState, action: i64) -> list[Event]:
    """Carry out an action; what happened."""
    story: list[Event] = []
    state.journal = story
    push(tables, state, action)
    state.journal = None
    return story


def _walk_on(tables: Tables, state: MayorState, way: Way, ways: list[Way]) -> None:
    """Follow every choice of where to walk, the first one first, up to the bound."""
    if state.phase != WALKING:
        way.stay(state)
        ways.append(way)
        return
    out = Choices()
    generate(tables, state, lowest(state.to_act), out)
    for action in out.to_list():
        if len(ways) > MOST_WAYS:
            return
        after, further = state.copy(), way.copy()
        further.take(_pushed(tables, after, action))
        _walk_on(tables, after, further, ways)


def _compared(ways: list[Way], settled: list[str]) -> list[Change]:
    """The changes of the first way, then those of others alone; conditional unless all ways have the same.

    settled: the walks that no choice comes before.
    """
    found: dict[str, Change] = {}
    for way in ways:
        for walk, change in way.changes.items():
            found.setdefault(walk, change)
    for walk, change in found.items():
        bounded = len(ways) > MOST_WAYS and walk not in settled
        others = [way.changes.get(walk) for way in ways]
        change.conditional = bounded or not all(_same(other, change) for other in others)
        varies = any(other is None or other.amount != change.amount for other in others)
        change.args = {**change.args, "varies": int(varies)}
    return list(found.values())


def _same(one: Change | None, other: Change) -> bool:
    return one is not None and one.amount == other.amount and one.args == other.args


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

"""Preview of an action: what it would cost and change."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.event import Event
from gridtown.core.preview import Change, Preview
from gridtown.core.refusal import Value
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import POLICY
from gridtown.games.skylines.board.costs import new_sheet, pay
from gridtown.games.skylines.board.effects import in_force
from gridtown.games.skylines.board.tracks import HAPPINESS, TRACKS
from gridtown.games.skylines.state import BANKRUPT, ENDINGS, UNHAPPY, SkylinesState
from gridtown.games.skylines.tables import Tables
from gridtown.games.skylines.turn import TURN_PIECE_OVER, push


def preview(tables: Tables, view: View[SkylinesState], action: int) -> Preview:
    """What a legal `action` of the viewer moves: markers, the treasury and the skyline.

    A change's args: `from` and `to`, the `services` used, and `rewarded` (1 where a card's reward comes).
    A loss is a change of the line "lost". Money is a track like the others, so there are no costs beside it.
    A card whose tile is not laid yet moves what its costs do, whatever the place. The lines are the
    city's markers, not a player's points, so nothing of the standing is settled.
    """
    if view.viewer is None:
        return Preview([], [], settled=False)
    if kind_of(action) == actions.PLAY and tables.type[argument_of(action)] != POLICY:
        return Preview(
            [], _sure_costs(tables, view.known, view.viewer, int(argument_of(action))), settled=False
        )
    after = view.known.copy()
    story: list[Event] = []
    after.journal = story
    push(tables, after, action)
    after.journal = None
    changes = _changes(story)
    if kind_of(action) == actions.END and after.to_act and not TURN_PIECE_OVER.can_pay(tables, after):
        changes.append(Change("lost", 0, conditional=True, args={"cause": ENDINGS[BANKRUPT]}))
    return Preview([], changes, settled=False)


def _sure_costs(tables: Tables, known: SkylinesState, player: int, card: int) -> list[Change]:
    """What a card's costs move, and whether they lose the game."""
    sheet = new_sheet(known)
    pay(tables, in_force(tables, known, player), card, sheet)
    changes = [
        _moved(name, known.tracks[track], sheet[track])
        for track, name in enumerate(TRACKS)
        if sheet[track] != known.tracks[track]
    ]
    if sheet[HAPPINESS] <= tables.low[HAPPINESS]:
        changes.append(Change("lost", 0, args={"cause": ENDINGS[UNHAPPY]}))
    return changes


def _moved(line: str, start: i64, end: i64) -> Change:
    args: dict[str, Value] = {"from": int(start), "to": int(end), "services": [], "rewarded": 0}
    return Change(line, int(end - start), args=args)


def _changes(story: list[Event]) -> list[Change]:
    """Every marker that moves, from where to where, the services used, and whether a reward comes."""
    changes: dict[str, Change] = {}
    used: Value = []
    rewarded = any(event.id == "rewarded" for event in story)
    for event in story:
        if event.id == "used":
            used = event.args["services"]
        elif event.id in ("track", "skyline"):
            _add(changes, event)
        elif event.id == "lost":
            changes["lost"] = Change("lost", 0, args={"cause": event.args["cause"]})
    for change in changes.values():
        change.args |= {"services": used, "rewarded": int(rewarded)}
    return list(changes.values())


def _add(changes: dict[str, Change], event: Event) -> None:
    """Count a move of a marker to what it moved before."""
    track, amount = str(event.args["track"]), event.args["amount"]
    assert isinstance(amount, int)
    if track in changes:
        changes[track].amount += amount
        changes[track].args["to"] = event.args["to"]
    else:
        changes[track] = Change(track, amount, args={"from": event.args["from"], "to": event.args["to"]})

"""Preview of an action: what it would cost and change."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import members
from gridtown.core.event import Event
from gridtown.core.preview import Change, Preview
from gridtown.core.refusal import Value
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import FIRST_SERVICE, POLICY, TYPES
from gridtown.games.skylines.board.costs import SURPLUS, new_sheet, resolved, verdict
from gridtown.games.skylines.board.effects import in_force
from gridtown.games.skylines.board.sites import reward_ways, shapes_of, site_of
from gridtown.games.skylines.board.tracks import HAPPINESS, TRACKS
from gridtown.games.skylines.state import BANKRUPT, ENDINGS, UNHAPPY, SkylinesState
from gridtown.games.skylines.tables import Tables
from gridtown.games.skylines.turn import TURN_PIECE_OVER, push


def preview(tables: Tables, view: View[SkylinesState], action: int) -> Preview:
    """What a legal `action` of the viewer moves: markers, the treasury and the skyline.

    A change's args: `from` and `to`, the `services` used, and `rewarded` (1 where a card's reward comes; left
    out where a place decides it). A loss is a change of the line "lost". Money is a track like the others, so
    there are no costs beside it. A card whose tile is not laid yet moves what it moves at every place; a
    reward that hangs on the place is left out, and what it would move as well is conditional. The lines are
    the city's markers, not a player's points, so nothing of the standing is settled.
    """
    if view.viewer is None:
        return Preview([], [], settled=False)
    known, kind, argument = view.known, kind_of(action), argument_of(action)
    if kind == actions.PLAY and tables.type[argument] != POLICY:
        shapes = shapes_of(tables, known, argument)
        return Preview([], _before_placing(tables, known, view.viewer, argument, shapes), settled=False)
    if kind == actions.TILE:
        shapes = [argument]
        return Preview([], _before_placing(tables, known, view.viewer, known.card, shapes), settled=False)
    after = known.copy()
    story: list[Event] = []
    after.journal = story
    push(tables, after, action)
    after.journal = None
    changes = _changes(story)
    if kind == actions.END and after.to_act and not TURN_PIECE_OVER.can_pay(tables, after):
        # Policies are replaced first; that brings no money.
        changes.append(Change("lost", 0, args={"cause": ENDINGS[BANKRUPT]}))
    return Preview([], changes, settled=False)


def _before_placing(
    tables: Tables, known: SkylinesState, player: i64, card: i64, shapes: list[i64]
) -> list[Change]:
    """What a card moves with a tile of these shapes, whatever its place."""
    modifiers = in_force(tables, known, player)
    site = site_of(tables, modifiers, card, verdict(tables, known, modifiers, card))
    ways = reward_ways(tables, known, site, shapes)
    sheets = [resolved(tables, known, modifiers, card, met) for met in ways]
    args: dict[str, Value] = {}
    if len(ways) == 1:
        used = tables.services[card] if ways[0] else i64(0)
        args = {"services": [TYPES[FIRST_SERVICE + index] for index in members(used)]}
        args["rewarded"] = int(ways[0] and bool(tables.conditional[card]))
    before = new_sheet(known)
    before[SURPLUS] = known.skyline
    changes: list[Change] = []
    for line, name in enumerate((*TRACKS, "skyline")):
        moves = {int(sheet[line] - before[line]) for sheet in sheets}
        amount = int(sheets[0][line] - before[line])
        if amount:
            ends: dict[str, Value] = {"from": int(before[line]), "to": int(sheets[0][line])}
            changes.append(Change(name, amount, len(moves) > 1, args={**ends, **args}))
    lost = [sheet[HAPPINESS] <= tables.low[HAPPINESS] for sheet in sheets]
    if lost[0]:
        changes.append(Change("lost", 0, not all(lost), args={"cause": ENDINGS[UNHAPPY]}))
    return changes


def _changes(story: list[Event]) -> list[Change]:
    """Every marker that ends elsewhere, the services used, and whether a reward comes."""
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
    return [change for change in changes.values() if change.amount or change.line == "lost"]


def _add(changes: dict[str, Change], event: Event) -> None:
    """Count a move of a marker to what it moved before."""
    track, amount = str(event.args["track"]), event.args["amount"]
    assert isinstance(amount, int)
    if track in changes:
        changes[track].amount += amount
        changes[track].args["to"] = event.args["to"]
    else:
        changes[track] = Change(track, amount, args={"from": event.args["from"], "to": event.args["to"]})

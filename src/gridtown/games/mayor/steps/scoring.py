"""Score a placed tile: what it brings everybody, before any piece walks for it."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.core.event import EVERYONE, Event
from gridtown.core.refusal import Value
from gridtown.games.mayor.board.lines import FIRST_AMENITY, LINES, PARK, TYPES, type_of
from gridtown.games.mayor.board.map import blocks_of
from gridtown.games.mayor.events import tell_gains, tell_number
from gridtown.games.mayor.scoring import ICONS, park_matches, park_sum, piece_beside, times_scored
from gridtown.games.mayor.state import PLACEMENT, MayorState, Player
from gridtown.games.mayor.steps.walking import Walks
from gridtown.games.mayor.tables import Tables


class Score(Walks):
    """They should calculate all their matches before moving their pieces; then all walk."""

    def __init__(self) -> None:
        super().__init__(PLACEMENT)

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Count for everybody, then let them walk."""
        player = state.active_player
        if state.claiming:
            claim_amenity(state, player)
        elif type_of(state.tile) == PARK:
            score_park(tables, state, player)
        else:
            score_building(tables, state, player)
        if type_of(state.tile) != PARK:
            score_beside(tables, state, player)
        remove_amenity(state)
        return super().begin(tables, state)

    def again(self, tables: Tables, state: MayorState) -> bool:
        """Walk on; the placement is over when all have walked."""
        if super().again(tables, state):
            return True
        state.tile = 0
        state.square = 0
        state.claiming = 0
        return False


def claim_amenity(state: MayorState, player: i64) -> None:
    """The amenity is placed face-up in front of the player; the tile scores nothing for them."""
    amenity = FIRST_AMENITY + (state.square >> 2)
    state.players[player].tiles |= single(amenity)
    tell_number(state, "claimed", player, "amenity", amenity)


def score_building(tables: Tables, state: MayorState, player: i64) -> None:
    """For each icon that matches, and once for the player's own pieces on a street of the square."""
    me = state.players[player]
    times = times_scored(tables, me, state.tile, state.square)
    line = type_of(state.tile)
    me.vp = times * tables.vp[line]
    me.gp = times * tables.gp[line]
    tell_scored(tables, state, player, times)


def score_park(tables: Tables, state: MayorState, player: i64) -> None:
    """For each building in the block, as often as the Park shows its type."""
    me = state.players[player]
    me.vp = park_sum(tables, state.city, state.tile, state.square, 0)
    me.gp = park_sum(tables, state.city, state.tile, state.square, 1)
    times: i64 = 0
    line: i64 = 0
    while line < LINES:
        times += park_matches(tables, state.city, state.tile, state.square, line)
        line += 1
    tell_scored(tables, state, player, times)


def score_beside(tables: Tables, state: MayorState, player: i64) -> None:
    """Once for every other player with a piece on a street of the square; a Statue takes what is there."""
    line = type_of(state.tile)
    index = (player + 1) % state.size
    while index != player:
        other = state.players[index]
        if piece_beside(tables, other, state.square):
            gold = -(other.banker >> 2)
            other.vp = tables.vp[line]
            other.gp = tables.gp[line] if tables.gp[line] > gold else gold
            tell_gains(state, "scored-beside", index, other.vp, other.gp)
        index = (index + 1) % state.size


def remove_amenity(state: MayorState) -> None:
    """The first placement in a block takes its Civic Amenity from it, whoever has it now."""
    block = blocks_of(single(state.square)) & state.city.claims
    if not block:
        return
    state.city.claims &= ~block
    if not state.claiming:
        tell_number(state, "amenity-gone", -1, "amenity", FIRST_AMENITY + (state.square >> 2))


def tell_scored(tables: Tables, state: MayorState, player: i64, times: i64) -> None:
    """Write how often the placement scores for the Active player, and why."""
    if state.journal is None:
        return
    me = state.players[player]
    why = reasons(tables, state, me, state.tile, state.square)
    args: dict[str, Value] = {"times": int(times), "vp": int(me.vp), "gp": int(me.gp), "why": why}
    state.journal.append(Event("scored", int(player), args, EVERYONE))


def reasons(tables: Tables, state: MayorState, player: Player, tile: i64, square: i64) -> list[str]:
    """Why a placement scores, once for each time: the icons that match, "piece", or a Park's buildings."""
    found: list[str] = []
    if type_of(tile) == PARK:
        for line, name in enumerate(TYPES):
            found += [name] * int(park_matches(tables, state.city, tile, square, line))
        return found
    for icon, name in enumerate(tables.icons[int(tile)]):
        if tables.matching[ICONS * tile + icon] >> square & 1:
            found.append(name)
    if piece_beside(tables, player, square):
        found.append("piece")
    return found

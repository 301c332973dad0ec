"""Sites of a card's tile: where it may lie, and what its condition finds there."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import count, single
from gridtown.games.skylines.board.cards import POLICY, ZONES, is_utility, is_zone
from gridtown.games.skylines.board.city import LOCAL, NEAR, RECORDS, TAKEN, UTILITIES, WIDE, ZONE_TILES
from gridtown.games.skylines.board.costs import DEPENDS_ON_PLACE, IF_MET, IF_UNMET, verdict
from gridtown.games.skylines.board.effects import in_force, muted, reaches_far
from gridtown.games.skylines.board.layout import Layout
from gridtown.games.skylines.board.orientations import ANCHOR_BITS, ANCHOR_MASK
from gridtown.games.skylines.state import SkylinesState, the_city, the_districts, the_layout
from gridtown.games.skylines.tables import Modifier, Tables


class Site:
    """Demands of one card's tile on the place where it is to lie, worked out once for all places.

    utility: 1 for a utility, which wants a district without one. needs: the verdict. muted: services that
    can't be used, far: 1 where Stage I services serve the whole district.
    """

    def __init__(self, card: i64, utility: i64, needs: i64, muted: i64, far: i64) -> None:
        self.card = card
        self.utility = utility
        self.needs = needs
        self.muted = muted
        self.far = far


def site_of(tables: Tables, modifiers: list[Modifier], card: i64, needs: i64) -> Site:
    """What is asked of the places for a card."""
    utility: i64 = 1 if is_utility(tables.type[card]) else 0
    return Site(card, utility, needs, muted(modifiers), 1 if reaches_far(modifiers) else 0)


def site_in_hand(tables: Tables, state: SkylinesState, player: i64) -> Site:
    """What is asked of the places for the card being played."""
    modifiers = in_force(tables, state, player)
    return site_of(tables, modifiers, state.card, verdict(tables, state, modifiers, state.card))


def services_at(state: SkylinesState, site: Site, district: i64, mask: i64, around: i64) -> i64:
    """The services that a tile on `mask` could use, as bits; `around` is its present district."""
    records = the_city(state).records
    start = RECORDS * district
    found: i64 = 0
    service: i64 = 0
    while service < 6:
        heard = records[start + WIDE + service] & around or records[start + NEAR + service] & mask
        if heard or (site.far and records[start + LOCAL + service] & around):
            found |= single(service)
        service += 1
    return found & ~site.muted


def condition_is_met(tables: Tables, state: SkylinesState, site: Site, district: i64, mask: i64) -> bool:
    """Whether what the card asks of the surroundings of a place is there. Other tiles count, not its own."""
    card = site.card
    around = the_districts(state).around(district, mask)
    services = tables.services[card]
    if services & ~services_at(state, site, district, mask, around):
        return False
    records = the_city(state).records
    type: i64 = 0
    while type < ZONES:
        wanted = tables.others[ZONES * card + type]
        if wanted and count(records[RECORDS * district + ZONE_TILES + type] & around) < wanted:
            return False
        type += 1
    return True


def has_utility(state: SkylinesState, district: i64, mask: i64) -> bool:
    """Whether the present district of squares `mask` has a utility."""
    around = the_districts(state).around(district, mask)
    return bool(the_city(state).records[RECORDS * district + UTILITIES] & around)


def fits(tables: Tables, state: SkylinesState, site: Site, district: i64, mask: i64) -> bool:
    """Whether the card's tile may lie on free squares `mask` of a district."""
    if site.utility and has_utility(state, district, mask):
        return False
    if not site.needs & DEPENDS_ON_PLACE or site.needs & (IF_MET | IF_UNMET) == IF_MET | IF_UNMET:
        return True
    met = condition_is_met(tables, state, site, district, mask)
    return bool(site.needs & (IF_MET if met else IF_UNMET))


def is_picky(site: Site) -> bool:
    """Whether a card's tile may not lie on every place where it has room."""
    if site.utility:
        return True
    return bool(site.needs & DEPENDS_ON_PLACE) and site.needs & (IF_MET | IF_UNMET) != IF_MET | IF_UNMET


def is_playable(tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64) -> bool:
    """Whether a card can be paid for and, if it has a tile, laid somewhere."""
    needs = verdict(tables, state, modifiers, card)
    if not needs:
        return False
    type = tables.type[card]
    if type == POLICY:
        return True
    site = site_of(tables, modifiers, card, needs)
    if not is_zone(type):
        return shape_fits(tables, state, site, tables.shape[card])
    shape: i64 = 0
    while shape < len(tables.shape_size):
        if state.left[ZONES * shape + type] and shape_fits(tables, state, site, shape):
            return True
        shape += 1
    return False


def shape_fits(tables: Tables, state: SkylinesState, site: Site, shape: i64) -> bool:
    """Whether a shape fits anywhere for the card."""
    layout, records = the_layout(state), the_city(state).records
    face_up, masks, size = the_districts(state).face_up, layout.room_mask, tables.shape_size[shape]
    rooms, picky = layout.first_room, is_picky(site)
    district: i64 = 0
    while district < layout.districts:
        free = face_up[district] & ~records[RECORDS * district + TAKEN]
        index = rooms[shape * layout.districts + district]
        end = rooms[shape * layout.districts + district + 1]
        if count(free) < size:
            end = index
        while index < end:
            mask = masks[index]
            if not mask & ~free and (not picky or fits(tables, state, site, district, mask)):
                return True
            index += 1
        district += 1
    return False


def shapes_of(tables: Tables, state: SkylinesState, card: i64) -> list[i64]:
    """The shapes of which there is a tile for a card."""
    type = tables.type[card]
    if not is_zone(type):
        return [tables.shape[card]]
    shapes = [i64(shape) for shape in range(len(tables.shape_size))]
    return [shape for shape in shapes if state.left[ZONES * shape + type]]


def reward_ways(tables: Tables, state: SkylinesState, site: Site, shapes: list[i64]) -> list[bool]:
    """Whether a card that can be played goes without its reward, or gets it, or either by its place."""
    if not site.needs & DEPENDS_ON_PLACE:
        return [bool(site.needs & IF_MET)]
    found: set[bool] = set()
    for shape in shapes:
        found |= _ways_with(tables, state, site, shape)
        if len(found) > 1:
            break
    return sorted(found)


def _ways_with(tables: Tables, state: SkylinesState, site: Site, shape: i64) -> set[bool]:
    """The same of one shape."""
    layout, records = the_layout(state), the_city(state).records
    face_up = the_districts(state).face_up
    found: set[bool] = set()
    index = layout.first_place[tables.first_orientation[shape]]
    end = layout.first_place[tables.first_orientation[shape + 1]]
    while index < end and len(found) < 2:
        district, mask = layout.place_district[index], layout.place_mask[index]
        index += 1
        if mask & (records[RECORDS * district + TAKEN] | ~face_up[district]):
            continue
        if fits(tables, state, site, district, mask):
            found.add(condition_is_met(tables, state, site, district, mask))
    return found


def place_mask(tables: Tables, layout: Layout, place: i64) -> i64:
    """The squares of a place, as bits of its district."""
    anchor, orientation = place & ANCHOR_MASK, place >> ANCHOR_BITS
    cell, end = tables.first_cell[orientation], tables.first_cell[orientation + 1]
    mask: i64 = 0
    while cell < end:
        mask |= single(layout.bit[anchor + tables.cell[cell]])
        cell += 1
    return mask

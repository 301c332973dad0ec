"""Which cards can be played, which tiles fit, and where; and what happens when a tile is laid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.skylines import actions
from gridtown.games.skylines.forms import ANCHOR_BITS, ANCHOR_MASK, square_name, squares_of
from gridtown.games.skylines.kinds import (
    FIRST_SERVICE,
    FIRST_UNIQUE,
    HAPPINESS,
    POLICY,
    STAGES,
    TRACK_COUNT,
    TRACKS,
    TYPES,
    UNIQUE,
    ZONES,
    is_zone,
)
from gridtown.games.skylines.layout import Layout
from gridtown.games.skylines.rules.effects import in_force, price
from gridtown.games.skylines.rules.playing import (
    HANGS,
    IF_MET,
    SURPLUS,
    Site,
    condition_is_met,
    earn,
    fits,
    new_sheet,
    pay,
    services_at,
    site_of,
    verdict,
)
from gridtown.games.skylines.rules.telling import (
    tell_built,
    tell_number,
    tell_paid,
    tell_services,
    tell_track,
)
from gridtown.games.skylines.state import (
    DISPLAY_ROW,
    RECORDS,
    TAKEN,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.tables import Modifier, Tables

# Cards


def generate_plays(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Every card on player `number`'s display that can be played."""
    modifiers = in_force(tables, state, number)
    stage: i64 = 1
    while stage <= STAGES:
        cards = state.displays[DISPLAY_ROW * number + stage]
        while cards:
            card = tables.card_at[64 * stage + lowest(cards)]
            cards &= cards - 1
            if is_playable(tables, state, modifiers, card):
                out.insert(pack(number, actions.PLAY, card))
        stage += 1


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
        return shape_fits(tables, state, site, card, tables.shape[card])
    shape: i64 = 0
    while shape < len(tables.shape_size):
        if state.left[ZONES * shape + type] and shape_fits(tables, state, site, card, shape):
            return True
        shape += 1
    return False


def shape_fits(tables: Tables, state: SkylinesState, site: Site, card: i64, shape: i64) -> bool:
    """Whether a shape fits anywhere for a card."""
    layout, records = the_layout(state), the_city(state).records
    face_up = the_districts(state).face_up
    index = layout.first_place[tables.first_form[shape]]
    end = layout.first_place[tables.first_form[shape + 1]]
    while index < end:
        district, mask = layout.place_district[index], layout.place_mask[index]
        if not mask & (records[RECORDS * district + TAKEN] | ~face_up[district]):
            if fits(tables, state, site, card, district, mask):
                return True
        index += 1
    return False


# Tiles and places


def generate_tiles(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Every shape in the supply of the zone being built that fits somewhere."""
    modifiers = in_force(tables, state, number)
    site = site_of(tables, modifiers, state.card, verdict(tables, state, modifiers, state.card))
    type = tables.type[state.card]
    shape: i64 = 0
    while shape < len(tables.shape_size):
        if state.left[ZONES * shape + type] and shape_fits(tables, state, site, state.card, shape):
            out.add(pack(number, actions.TILE, shape))
        shape += 1


def generate_places(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Every place for the tile in hand."""
    modifiers = in_force(tables, state, number)
    card = state.card
    site = site_of(tables, modifiers, card, verdict(tables, state, modifiers, card))
    layout, records = the_layout(state), the_city(state).records
    face_up = the_districts(state).face_up
    index = layout.first_place[tables.first_form[state.shape]]
    end = layout.first_place[tables.first_form[state.shape + 1]]
    while index < end:
        district, mask = layout.place_district[index], layout.place_mask[index]
        if not mask & (records[RECORDS * district + TAKEN] | ~face_up[district]):
            if fits(tables, state, site, card, district, mask):
                out.add(pack(number, actions.PLACE, layout.place[index]))
        index += 1


# Playing


def take_in_hand(tables: Tables, state: SkylinesState, number: i64, card: i64) -> None:
    """Slide a card of the display forward: its tile is to be chosen and laid."""
    stage = tables.stage[card]
    state.displays[DISPLAY_ROW * number + stage] &= ~single(tables.bit[card])
    state.card = card
    state.shape = tables.shape[card]


def build(tables: Tables, state: SkylinesState, number: i64, place: i64) -> None:
    """Lay the tile in hand; pay, and earn what the place allows."""
    card, layout = state.card, the_layout(state)
    modifiers = in_force(tables, state, number)
    needs = verdict(tables, state, modifiers, card)
    site = site_of(tables, modifiers, card, needs)
    anchor = place & ANCHOR_MASK
    square = anchor + tables.form_start[place >> ANCHOR_BITS]
    district = layout.district[square]
    mask = place_mask(tables, layout, place)
    met = bool(needs & IF_MET)
    if needs & HANGS:
        met = condition_is_met(tables, state, site, card, district, mask)
    tell_paid(state, "played", number, "card", int(card), price(tables, modifiers, card))
    if state.journal is not None:
        _tell_place(tables, state, number, site, card, district, mask, place, met)
    the_city(state).lay(tables, layout, card, place)
    if is_zone(tables.type[card]):
        state.left[ZONES * state.shape + tables.type[card]] -= 1
    settle(tables, state, number, modifiers, card, met)
    if tables.type[card] == UNIQUE:
        state.uniques |= single(card - FIRST_UNIQUE)
    state.card = 0
    state.shape = -1


def carry_out_policy(tables: Tables, state: SkylinesState, number: i64) -> None:
    """Pay for a policy and take its benefit; it goes back to the box."""
    modifiers = in_force(tables, state, number)
    needs = verdict(tables, state, modifiers, state.card)
    tell_paid(state, "played", number, "card", int(state.card), price(tables, modifiers, state.card))
    settle(tables, state, number, modifiers, state.card, bool(needs & IF_MET))
    state.card = 0


def settle(
    tables: Tables, state: SkylinesState, number: i64, modifiers: list[Modifier], card: i64, met: bool
) -> None:
    """Move the markers by a card's costs and, if its condition is met, its reward."""
    sheet = new_sheet(state)
    pay(tables, modifiers, card, sheet)
    _show(state, sheet)
    if sheet[HAPPINESS] <= tables.low[HAPPINESS]:
        return  # lost at once: nothing is earned any more
    if met and tables.conditional[card]:
        tell_number(state, "rewarded", number, "card", card)
    earn(tables, modifiers, card, sheet, met)
    _show(state, sheet)
    if sheet[SURPLUS]:
        tell_track(state, "skyline", state.skyline, state.skyline + sheet[SURPLUS])
        state.skyline += sheet[SURPLUS]


def _show(state: SkylinesState, sheet: vec[i64]) -> None:
    """Move the markers to where a sheet has them."""
    track: i64 = 0
    while track < TRACK_COUNT:
        if state.tracks[track] != sheet[track]:
            tell_track(state, TRACKS[int(track)], state.tracks[track], sheet[track])
            state.tracks[track] = sheet[track]
        track += 1


def place_mask(tables: Tables, layout: Layout, place: i64) -> i64:
    """The squares of a place, as bits of its district."""
    mask: i64 = 0
    for square in squares_of(tables.forms, int(place)):
        mask |= single(layout.bit[square])
    return mask


def _tell_place(
    tables: Tables,
    state: SkylinesState,
    number: i64,
    site: Site,
    card: i64,
    district: i64,
    mask: i64,
    place: i64,
    met: bool,
) -> None:
    tell_built(state, number, card, [square_name(square) for square in squares_of(tables.forms, int(place))])
    if met:
        around = the_districts(state).around(district, mask)
        used = services_at(state, site, district, mask, around) & tables.services[card]
        tell_services(
            state, number, [name for i, name in enumerate(TYPES[FIRST_SERVICE:UNIQUE]) if used >> i & 1]
        )

"""Playing a construction card: the card, for a zone its tile, and the place.

Rulebook: "Play a Construction Card".
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import (
    CARDS,
    FIRST_SERVICE,
    FIRST_UNIQUE,
    POLICY,
    STAGES,
    TYPES,
    UNIQUE,
    ZONES,
    is_zone,
)
from gridtown.games.skylines.board.city import RECORDS, TAKEN
from gridtown.games.skylines.board.costs import (
    DEPENDS_ON_PLACE,
    IF_MET,
    settle,
    verdict,
)
from gridtown.games.skylines.board.displays import on_display, stacks_left, take_off_display
from gridtown.games.skylines.board.effects import in_force, is_banned, price
from gridtown.games.skylines.board.obstacles import (
    cost_obstacle,
    ground_obstacle,
    place_obstacle,
    room_obstacle,
    tile_obstacle,
)
from gridtown.games.skylines.board.orientations import ANCHOR_BITS, ANCHOR_MASK, square_name, squares_of
from gridtown.games.skylines.board.sites import (
    Site,
    condition_is_met,
    fits,
    is_picky,
    is_playable,
    place_mask,
    services_at,
    shape_fits,
    site_in_hand,
    site_of,
)
from gridtown.games.skylines.events import tell_built, tell_paid, tell_services
from gridtown.games.skylines.notation import CARD, Places, shape_names
from gridtown.games.skylines.state import (
    CHOOSING_TILE,
    DISPLAY_ROW,
    PLACING,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.steps.ending import lost_by_happiness
from gridtown.games.skylines.steps.step import SkylinesKind, SkylinesStep
from gridtown.games.skylines.tables import Tables

# The card


class Play(SkylinesKind):
    """Slide a card of one's display forward; a policy acts at once and goes back to the box."""

    def __init__(self, steps: list[SkylinesStep]) -> None:
        super().__init__(actions.PLAY, "play", CARD, steps)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """News may forbid it; its costs must be payable, and its tile must fit somewhere."""
        if not stacks_left(state):
            return Refusal("only-end")
        if not on_display(tables, state, player, argument):
            return Refusal("not-on-display", {"card": int(argument)})
        modifiers = in_force(tables, state, player)
        if is_banned(tables, modifiers, argument):
            return Refusal("banned", {"card": int(argument), "news": int(state.news)})
        needs = verdict(tables, state, modifiers, argument)
        if not needs:
            return cost_obstacle(tables, state, modifiers, argument)
        if is_playable(tables, state, modifiers, argument):
            return None
        return room_obstacle(tables, state, modifiers, site_of(tables, modifiers, argument, needs), argument)

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every card on the display that can be played, while there are cards to draw."""
        self._add(tables, state, player, CARDS, out)

    def any(self, tables: Tables, state: SkylinesState, player: i64) -> bool:
        """Whether there is one."""
        out = Choices()
        self._add(tables, state, player, 1, out)
        return out.count > 0

    def _add(self, tables: Tables, state: SkylinesState, player: i64, most: i64, out: Choices) -> None:
        """As many of them as are looked for."""
        if not stacks_left(state):
            return
        modifiers = in_force(tables, state, player)
        wanted = out.count + most
        stage: i64 = 1
        while stage <= STAGES:
            cards = state.displays[DISPLAY_ROW * player + stage]
            while cards and out.count < wanted:
                card = tables.card_at[64 * stage + lowest(cards)]
                cards &= cards - 1
                if is_playable(tables, state, modifiers, card):
                    out.insert(pack(player, self.number, card))
            stage += 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Its tile is to be chosen and laid, unless it is a policy."""
        take_off_display(tables, state, player, argument)
        state.card = argument
        state.shape = tables.shape[argument]
        if tables.type[argument] == POLICY:
            modifiers = in_force(tables, state, player)
            met = bool(verdict(tables, state, modifiers, argument) & IF_MET)
            tell_paid(state, "played", player, "card", int(argument), price(tables, modifiers, argument))
            settle(tables, state, player, modifiers, argument, met)
            state.card = 0


# Its tile


class Tile(SkylinesKind):
    """Take any tile of the zone's category from the supply."""

    def __init__(self) -> None:
        super().__init__(actions.TILE, "tile", shape_names)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """There must be one, and a place for it."""
        if not state.left[ZONES * argument + tables.type[state.card]]:
            return Refusal("no-such-tile", {"shape": tables.orientations.shapes[int(argument)]})
        site = site_in_hand(tables, state, player)
        if shape_fits(tables, state, site, argument):
            return None
        return tile_obstacle(tables, state, in_force(tables, state, player), site, argument)

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every shape of which there is a tile that fits somewhere."""
        site, type = site_in_hand(tables, state, player), tables.type[state.card]
        shape: i64 = 0
        while shape < len(tables.shape_size):
            if state.left[ZONES * shape + type] and shape_fits(tables, state, site, shape):
                out.add(pack(player, self.number, shape))
            shape += 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It is to be laid."""
        state.shape = argument


class ChooseTile(SkylinesStep):
    """For a zone, any tile you like from the matching category."""

    phase: i64 = CHOOSING_TILE

    def __init__(self) -> None:
        super().__init__(Tile())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The player chooses, unless a tile is shown on the card."""
        if not state.card or state.shape >= 0:
            return False
        return self.ask_player(state, state.active_player)


# Its place


class Place(SkylinesKind):
    """Place the tile, turned and flipped at will; then the markers move by the costs and the reward."""

    def __init__(self) -> None:
        super().__init__(actions.PLACE, "place", Places)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """On free face-up land, across no street, one utility a district, and within the tracks."""
        if tables.orientations.shape_of[int(argument >> ANCHOR_BITS)] != state.shape:
            return Refusal("wrong-tile")
        squares = squares_of(tables.orientations, int(argument))
        obstacle = ground_obstacle(state, squares)
        if obstacle is not None:
            return obstacle
        layout = the_layout(state)
        if argument not in layout.place:
            return Refusal("across-street")
        district, mask = layout.district[squares[0]], place_mask(tables, layout, argument)
        site = site_in_hand(tables, state, player)
        if fits(tables, state, site, district, mask):
            return None
        return place_obstacle(tables, state, in_force(tables, state, player), site, district, mask)

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every place where it fits."""
        site = site_in_hand(tables, state, player)
        layout, records = the_layout(state), the_city(state).records
        face_up, picky = the_districts(state).face_up, is_picky(site)
        districts, masks, places = layout.place_district, layout.place_mask, layout.place
        index = layout.first_place[tables.first_orientation[state.shape]]
        end = layout.first_place[tables.first_orientation[state.shape + 1]]
        while index < end:
            district, mask = districts[index], masks[index]
            if not mask & (records[RECORDS * district + TAKEN] | ~face_up[district]):
                if not picky or fits(tables, state, site, district, mask):
                    out.add(pack(player, self.number, places[index]))
            index += 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Lay the tile; pay, and earn what the place allows."""
        card, layout, modifiers = state.card, the_layout(state), in_force(tables, state, player)
        site = site_in_hand(tables, state, player)
        mask = place_mask(tables, layout, argument)
        district = layout.district[
            (argument & ANCHOR_MASK) + tables.orientation_start[argument >> ANCHOR_BITS]
        ]
        met = bool(site.needs & IF_MET)
        if site.needs & DEPENDS_ON_PLACE:
            met = condition_is_met(tables, state, site, district, mask)
        tell_paid(state, "played", player, "card", int(card), price(tables, modifiers, card))
        if state.journal is not None:
            squares = squares_of(tables.orientations, int(argument))
            tell_built(state, player, card, [square_name(square) for square in squares])
            if met:
                _tell_services(tables, state, site, district, mask)
        the_city(state).lay(tables, layout, card, argument)
        if is_zone(tables.type[card]):
            state.left[ZONES * state.shape + tables.type[card]] -= 1
        settle(tables, state, player, modifiers, card, met)
        if tables.type[card] == UNIQUE:
            state.uniques |= single(card - FIRST_UNIQUE)
        state.card = 0
        state.shape = -1


def _tell_services(tables: Tables, state: SkylinesState, site: Site, district: i64, mask: i64) -> None:
    """Which of the services that the card asks for are used."""
    around = the_districts(state).around(district, mask)
    used = services_at(state, site, district, mask, around) & tables.services[site.card]
    names = [name for index, name in enumerate(TYPES[FIRST_SERVICE:UNIQUE]) if used >> index & 1]
    tell_services(state, state.active_player, names)


class LayTile(SkylinesStep):
    """Place the tile on a suitable location on the face-up board."""

    phase: i64 = PLACING

    def __init__(self) -> None:
        super().__init__(Place())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The player chooses, unless it was a policy."""
        if not state.card:
            return False
        return self.ask_player(state, state.active_player)


class CheckHappiness(SkylinesStep):
    """If Happiness falls to -5 or beyond, you immediately lose the game."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether the game is lost by it."""
        return lost_by_happiness(tables, state)

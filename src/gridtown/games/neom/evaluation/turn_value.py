"""Value of a player's whole turn: for each tile the best space, found from what the tile changes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.disasters import penalty, protected, sheltered
from gridtown.games.neom.board.goods import PROCESSED
from gridtown.games.neom.board.grid import (
    ALL,
    CENTER,
    CENTER_BIT,
    EAST_GATE,
    SPACES,
    WEST_GATE,
    around,
    flood,
)
from gridtown.games.neom.board.income import income_from, placing_income, selecting_income
from gridtown.games.neom.board.market import Purchase
from gridtown.games.neom.board.spaces import at_limit, connected, joined_to, replaceable
from gridtown.games.neom.evaluation.expected import Expected
from gridtown.games.neom.evaluation.future import COIN, POINT
from gridtown.games.neom.evaluation.leanings import CENTER_REPLACED, REPLACED, SIZE, Leanings
from gridtown.games.neom.evaluation.outlook import (
    ROUTE,
    cash,
    disasters,
    disasters_outside,
    led_to,
    neighborhoods,
    penalties,
    requirements,
    roads,
)
from gridtown.games.neom.evaluation.tile import LIVELY, effect_value, turn_price, unplaced
from gridtown.games.neom.evaluation.value import HARM, NOTHING
from gridtown.games.neom.scoring import goods_points, pollution_points
from gridtown.games.neom.state import GENERATIONS, SELECTING, NeomState, Player
from gridtown.games.neom.tables import (
    CHOOSES_GOOD,
    CRIME_SPREE,
    FIRE,
    FIRE_PROTECTION,
    FIRST_CORNERSTONE,
    PAID_FOR_PLACING,
    PAID_ON_PLACING,
    POLICE_PROTECTION,
    POLLUTING,
    POWER,
    RESIDENTIAL,
    ROWS,
    cornerstone_bit,
)

SEATS: Final = 5
KEY: Final = (1 << 56) - 1
UNKNOWN: Final = -2_000_000_000
GATES: Final = WEST_GATE | EAST_GATE
LITTLE: Final = 4 * POINT  # a tile may be replaced, though spaces are free, if it is worth no more


class TurnValue:
    """The turn of one player at a time: `look` takes it in, then `sale` and `place` tell what it may bring.

    What has been found out is remembered by seat as long as the same state is asked after and the turn lasts:
    whoever has selected a tile knows already where to place it.
    """

    def __init__(self, expected: Expected, leanings: Leanings) -> None:
        self.expected = expected
        self.tables = expected.tables
        self.leanings = leanings
        self.fixed = vec[i64]([0] * int((GENERATIONS + 1) * ROWS))
        self._fill_fixed()
        self.trial = City(vec[u8]([0] * SPACES))
        self._state: NeomState | None = None
        self._keys = vec[i64]([-1] * SEATS)
        self._looks: i64 = 0
        self._look_of = vec[i64]([0] * SEATS)
        self._sales = vec[i64]([0] * SEATS)
        self._valued_at = vec[i64]([0] * int(SEATS * ROWS))
        self._values = vec[i64]([0] * int(SEATS * ROWS))
        self._spaces = vec[i64]([0] * int(SEATS * ROWS))

    def _fill_fixed(self) -> None:
        """Printed points and the incomes from a generation on, by generation and tile."""
        tables = self.tables
        generation: i64 = GENERATIONS
        while generation > 0:
            tile: i64 = 1
            while tile < ROWS:
                more = POINT * tables.vp[tile]
                if generation < GENERATIONS:
                    more = self.fixed[ROWS * (generation + 1) + tile]
                self.fixed[ROWS * generation + tile] = (
                    more + COIN * tables.income[ROWS * (generation - 1) + tile]
                )
                tile += 1
            generation -= 1

    # Taking the position in

    def look(self, state: NeomState, player: i64) -> None:
        """Take the position of `player` in, as far as that is not remembered."""
        me = state.players[player]
        self.known = state
        self.player = player
        self.me: Player = me
        self.expected.look(state, player)
        self.funds: i64 = me.money
        if state.phase == SELECTING:
            self.funds += selecting_income(self.tables, me.city)
        self.money: i64 = self.funds + me.owed
        self._standing: bool = False
        if state is not self._state:
            self._state = state
            self._forget_all()
        key = self._key()
        if key != self._keys[player]:
            self._keys[player] = key
            self._forget(player)

    def forget(self) -> None:
        """Find everything out anew, by whatever one leans from now on."""
        self._state = None

    def _forget_all(self) -> None:
        seat: i64 = 0
        while seat < SEATS:
            self._keys[seat] = -1
            seat += 1

    def _forget(self, player: i64) -> None:
        """Begin a new look at the seat's position: values found at an earlier one no longer count."""
        self._looks += 1
        self._look_of[player] = self._looks
        self._sales[player] = UNKNOWN

    def _key(self) -> i64:
        """A number that tells the positions of one game apart."""
        me, city, expected = self.me, self.me.city, self.expected
        key = expected.moment << 40 ^ city.occupied << 20 ^ self.money
        key = _mix(key, city.residential ^ city.commercial << 28)
        key = _mix(key, city.industrial ^ city.public << 28)
        key = _mix(key, city.north ^ city.east << 28)
        key = _mix(key, city.south ^ city.west << 28)
        key = _mix(key, city.goods ^ city.polluting << 28)
        key = _mix(key, city.traits ^ city.cornerstones << 28)
        key = _mix(key, me.kept ^ city.resource << 28)
        key = _mix(key, expected.sold ^ self.funds << 28)
        return _mix(key, expected.revealed)

    def _stand(self) -> None:
        """The City as it is, and with it a sale: what tiles are compared with.

        Of Goods and traits, those that more than one tile brings are noted, too: they stay when one goes.
        """
        city, tables = self.me.city, self.tables
        self._standing = True
        self._plain: i64 = 0
        self._lively: i64 = 0
        self._goods: i64 = 0
        self._traits: i64 = 0
        self._goods_twice: i64 = 0
        self._traits_twice: i64 = 0
        row = ROWS * self.expected.generation
        rest = city.placed()
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            tile = i64(city.tiles[space])
            self._plain += self.fixed[row + tile]
            goods, traits = tables.goods[tile], tables.traits[tile]
            self._goods_twice |= self._goods & goods
            self._traits_twice |= self._traits & traits
            self._goods |= goods
            self._traits |= traits
            if traits & LIVELY:
                self._lively |= single(space)
        self._free: i64 = ALL ^ city.occupied
        self._outlets: i64 = led_to(city, city.residential)
        self._fireproof: i64 = sheltered(tables, city, FIRE)
        self._policed: i64 = sheltered(tables, city, CRIME_SPREE)
        self._payers: i64 = city.with_traits(tables, PAID_FOR_PLACING)
        self._sales[self.player] = self._value_standing(city, self.money + tables.sale)

    def _value_standing(self, city: City, money: i64) -> i64:
        expected = self.expected
        self._homes: i64 = neighborhoods(expected, city) + POINT * pollution_points(city)
        self._stock: i64 = POINT * goods_points(self.tables, city) + requirements(expected, city)
        self._penalties: i64 = penalties(expected, city)
        return (
            self._plain
            + self._effects(city, self._lively, money)
            + self._stock
            + cash(expected, money)
            + self._homes
            - self._penalties
            - roads(expected, city)
            - disasters_outside(expected, city, money, self._fireproof, self._policed)
            + self._promised(city, self.me.kept, money)
        )

    def _effects(self, city: City, spaces: i64, money: i64) -> i64:
        """Value of the effects of the tiles on `spaces`."""
        total: i64 = 0
        tables = self.tables
        expected = self.expected
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            for effect in tables.effects[i64(city.tiles[space])]:
                total += effect_value(expected, city, effect, space, expected.generation, money)
        return total

    def _promised(self, city: City, kept: i64, money: i64) -> i64:
        """Value of the Cornerstones not placed yet, beyond the turn that each will take."""
        total: i64 = 0
        turns = self.expected.left
        price = turn_price(self.expected)
        while kept and turns:
            tile = FIRST_CORNERSTONE + lowest(kept)
            kept &= kept - 1
            turns -= 1
            total += max(unplaced(self.expected, city, tile, money) - price, i64(0))
        return total

    # What may be done

    def sale(self) -> i64:
        """Value of selling the tile."""
        if self._sales[self.player] == UNKNOWN:
            self._stand()
        return self._sales[self.player]

    def place(self, tile: i64) -> i64:
        """The best that comes of placing the tile, NOTHING where it can't be placed."""
        index = ROWS * self.player + tile
        look = self._look_of[self.player]
        if self._valued_at[index] == look:
            return self._values[index]
        if not self._standing:
            self._stand()
        value: i64 = NOTHING
        self._spaces[index] = 0
        if self._has_tiles(tile):
            cost = self._cost(tile)
            if cost <= self.funds:
                value = self._best_space(tile, cost, index)
        self._values[index] = value
        self._valued_at[index] = look
        return value

    def spaces(self, tile: i64) -> i64:
        """The best spaces for the tile, all equal; 0 where it can't be placed."""
        self.place(tile)
        return self._spaces[ROWS * self.player + tile]

    def prevention(self, disaster: i64) -> i64:
        """Value of selecting a Disaster: no action, but safety from it, and the others' loss."""
        expected, city, size = self.expected, self.me.city, self.known.size
        sold = self.money + self.tables.sale
        doom = expected.doom[disaster]
        total = self.sale() - cash(expected, sold) + cash(expected, self.money)
        total += disasters(expected, city, sold)
        expected.doom[disaster] = 0
        total -= disasters(expected, city, self.money)
        expected.doom[disaster] = doom
        if size > 1:
            harm: i64 = -min(COIN * penalty(self.tables, city, disaster), i64(10 * POINT))
            for other in self.known.players:
                harm += min(COIN * penalty(self.tables, other.city, disaster), i64(10 * POINT))
            total += HARM * harm // (1000 * (size - 1))
        return total

    def _has_tiles(self, tile: i64) -> bool:
        required = self.tables.required_count[tile]
        return not required or self.me.city.count_of(self.tables.required_type[tile]) >= required

    def _cost(self, tile: i64) -> i64:
        """Price of the tile, and of the Goods that it requires."""
        tables = self.tables
        cost = tables.cost[tile]
        slot: i64 = 0
        while slot < tables.slots[tile] and cost <= self.funds:
            if not self.me.city.goods & tables.slot_goods[4 * tile + slot]:
                return cost + Purchase(tables, self.known, self.player, tile, 0).least()
            slot += 1
        return cost

    def _best_space(self, tile: i64, cost: i64, index: i64) -> i64:
        best: i64 = NOTHING
        spaces: i64 = 0
        self._hold(tile, cost)
        rest = self._candidates(tile)
        while rest:
            bit = rest & -rest
            rest ^= bit
            taken = bool(self.me.city.occupied & bit)
            value = self._replaced(tile, lowest(bit), bit) if taken else self._placed(tile, lowest(bit), bit)
            if value > best:
                best = value
                spaces = bit
            elif value == best:
                spaces |= bit
        self._spaces[index] = spaces
        return best

    def _candidates(self, tile: i64) -> i64:
        """The spaces worth a look: those that are free, late in the game those with little on them too."""
        city, tables, generation = self.me.city, self.tables, self.known.generation
        limited = at_limit(city, tile, generation)
        joined = joined_to(city, city.reach, tables.roads[tile])
        spaces = i64(0) if limited else joined & self._free
        if spaces and generation < GENERATIONS and count(self._free) > self.expected.left:
            return spaces
        rest = replaceable(tables, city, tile) & (joined | CENTER_BIT)
        if limited:
            rest &= city.cornerstones
        row = ROWS * generation
        most = i64(LITTLE) if spaces else self.fixed[row + tile]
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            if self.fixed[row + i64(city.tiles[space])] < most and connected(tables, city, tile, space):
                spaces |= single(space)
        return spaces

    # A tile on trial

    def _hold(self, tile: i64, cost: i64) -> None:
        """What the tile changes wherever it lies."""
        tables, base, trial = self.tables, self.me.city, self.trial
        traits = tables.traits[tile]
        self._cost_paid: i64 = cost
        self._brings: i64 = tables.goods[tile]
        if traits & CHOOSES_GOOD:
            self._brings |= single(self.best_good())
        trial.center = base.center
        trial.goods = base.goods | self._brings
        trial.traits = base.traits | traits
        self._kept: i64 = self.me.kept
        if tile >= FIRST_CORNERSTONE:
            self._kept &= ~cornerstone_bit(tile)
        self._shield: bool = bool(trial.traits & (FIRE_PROTECTION | POLICE_PROTECTION))
        self._pays: bool = bool(traits & PAID_ON_PLACING or base.traits & PAID_FOR_PLACING)
        self._tile_promised: i64 = UNKNOWN
        self._tile_feared: i64 = 0
        self._money_feared: i64 = -1
        self._tile_stock: i64 = self._stock
        if trial.goods != base.goods or trial.traits != base.traits:
            trial.west, trial.east = base.west, base.east
            self._tile_stock = POINT * goods_points(tables, trial) + requirements(self.expected, trial)

    def _lay(self, tile: i64, bit: i64) -> None:
        """The masks of the trial City: the City's own, and the tile's instead of what lies on the space."""
        base, trial, left = self.me.city, self.trial, ALL ^ bit
        marks, lanes = self.tables.marks[tile], self.tables.roads[tile]
        trial.occupied = base.occupied | bit
        trial.residential = base.residential & left | bit * (marks & 1)
        trial.commercial = base.commercial & left | bit * (marks >> 1 & 1)
        trial.industrial = base.industrial & left | bit * (marks >> 2 & 1)
        trial.public = base.public & left | bit * (marks >> 3 & 1)
        trial.resource = base.resource & left | bit * (marks >> 4 & 1)
        trial.polluting = base.polluting & left | bit * (marks >> 6 & 1)
        trial.power = base.power & left | bit * (marks >> 7 & 1)
        trial.north = base.north & left | bit * (lanes & 1)
        trial.east = base.east & left | bit * (lanes >> 1 & 1)
        trial.south = base.south & left | bit * (lanes >> 2 & 1)
        trial.west = base.west & left | bit * (lanes >> 3 & 1)

    def _receipts(self, tile: i64, space: i64) -> i64:
        """Money after the tile has been paid and has paid."""
        money = self.money - self._cost_paid
        if not self._pays:
            return money + self.tables.instant[tile]
        money += placing_income(self.tables, self.trial, space)
        return money + income_from(self.tables, self.trial, self._payers, space)

    def _placed(self, tile: i64, space: i64, bit: i64) -> i64:
        """Value of the City with the tile on a free space."""
        base, trial, expected = self.me.city, self.trial, self.expected
        marks = self.tables.marks[tile]
        self._lay(tile, bit)
        trial.reach = flood(base.reach | bit, trial.eastward(), trial.northward())
        trial.tiles = base.tiles
        trial.tiles[space] = u8(tile)
        money = self._receipts(tile, space)
        value = self._plain + self.fixed[ROWS * expected.generation + tile] + self._tile_stock
        value += cash(expected, money) - roads(expected, trial)
        lively = self._lively | (bit * (1 if self.tables.traits[tile] & LIVELY else 0))
        if lively:
            value += self._effects(trial, lively, money)
        if bit & GATES and trial.trade_routes() != base.trade_routes():
            value += ROUTE * expected.left
        if marks & (RESIDENTIAL | POLLUTING) or bit & self._outlets:
            value += neighborhoods(expected, trial) + POINT * pollution_points(trial)
        else:
            value += self._homes
        value -= penalties(expected, trial) if marks & (RESIDENTIAL | POWER) else self._penalties
        if self._shield or money != self._money_feared:
            self._tile_feared = self._feared(tile, 0, bit, money)
            self._money_feared = money
        if self._tile_promised == UNKNOWN:
            self._tile_promised = self._promised(trial, self._kept, money)
        trial.tiles[space] = u8(0)
        return value - self._tile_feared + self._tile_promised

    def _feared(self, tile: i64, old: i64, bit: i64, money: i64) -> i64:
        """The Disasters to be feared with the tile instead of an old one; 0: on a free space."""
        fireproof = self._protected(tile, old, bit, FIRE_PROTECTION, self._fireproof)
        policed = self._protected(tile, old, bit, POLICE_PROTECTION, self._policed)
        return disasters_outside(self.expected, self.trial, money, fireproof, policed)

    def _protected(self, tile: i64, old: i64, bit: i64, trait: i64, before: i64) -> i64:
        """The spaces at or near a tile with a protection; before: as they were with the old tile."""
        traits = self.tables.traits
        if traits[old] & trait:
            return protected(self.tables, self.trial, trait)
        return before | around(bit) if traits[tile] & trait else before

    def _replaced(self, tile: i64, space: i64, bit: i64) -> i64:
        """Value of the City with the tile instead of what lies on the space."""
        base, trial, expected, tables = self.me.city, self.trial, self.expected, self.tables
        goods, traits = trial.goods, trial.traits
        old = base.tiles[space]
        self._lay(tile, bit)
        self._take_away(tile, space)
        stock = self._tile_stock
        if trial.goods != goods or trial.traits != traits or bit & GATES:
            stock = POINT * goods_points(tables, trial) + requirements(expected, trial)
        trial.reach = flood(CENTER_BIT, trial.eastward(), trial.northward())
        trial.tiles = base.tiles
        trial.tiles[space] = u8(tile)
        money = self._receipts(tile, space)
        row = ROWS * expected.generation
        lively = self._lively & ~bit | (bit * (1 if tables.traits[tile] & LIVELY else 0))
        value = (
            self._plain
            + self.fixed[row + tile]
            - self.fixed[row + i64(old)]
            + self._effects(trial, lively, money)
            + stock
            + cash(expected, money)
            + neighborhoods(expected, trial)
            + POINT * pollution_points(trial)
            - penalties(expected, trial)
            - roads(expected, trial)
            - self._feared(tile, i64(old), bit, money)
            + self._promised(trial, self._kept, money)
        )
        trial.tiles[space] = old
        trial.goods, trial.traits = goods, traits
        moment = SIZE * self.known.size + self.known.generation
        return value + self.leanings.weights[moment + (REPLACED if old else CENTER_REPLACED)]

    def _take_away(self, tile: i64, space: i64) -> None:
        """Goods and traits of the trial City without what lay on the space."""
        tables, base = self.tables, self.me.city
        old = i64(base.tiles[space])
        goods = self._brings | self._goods & (self._goods_twice | ~tables.goods[old])
        traits = tables.traits[tile] | self._traits & (self._traits_twice | ~tables.traits[old])
        if base.made and traits & CHOOSES_GOOD:
            goods |= single(base.made - 1)
        if space != CENTER and not base.tiles[CENTER] and base.center >= 0:
            goods |= single(base.center)
        self.trial.goods = goods
        self.trial.traits = traits

    def best_good(self) -> i64:
        """The Processed Good that one would make oneself."""
        best: i64 = lowest(PROCESSED)
        most: i64 = -1
        rest: i64 = PROCESSED & ~self.me.city.goods
        while rest:
            good = lowest(rest)
            rest &= rest - 1
            if self.expected.need[good] > most:
                most = self.expected.need[good]
                best = good
        return best


def _mix(key: i64, word: i64) -> i64:
    return (key * 33 ^ word) & KEY

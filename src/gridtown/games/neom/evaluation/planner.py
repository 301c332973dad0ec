"""A player's choices, found quickly: whole turns are judged at once, and remembered while the turn lasts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.disasters import demands, penalty
from gridtown.games.neom.board.goods import PROCESSED
from gridtown.games.neom.board.grid import (
    ALL,
    CENTER,
    CENTER_BIT,
    NOT_E,
    SPACES,
    around,
    beside,
    flood,
    to_east,
    to_north,
    to_south,
    to_west,
)
from gridtown.games.neom.board.income import answering_income, placing_income, selecting_income
from gridtown.games.neom.board.market import Purchase, purchase_in
from gridtown.games.neom.board.spaces import at_limit, connected, joined_to, replaceable
from gridtown.games.neom.evaluation.decks import Decks
from gridtown.games.neom.evaluation.expected import Expected
from gridtown.games.neom.evaluation.future import COIN, POINT
from gridtown.games.neom.evaluation.outlook import (
    ROUTE,
    _cash,
    _disasters,
    _neighborhoods,
    _penalties,
    _requirements,
    _roads,
    city_value,
    led_to,
)
from gridtown.games.neom.evaluation.tile import LIVELY, _effect, turn_price, unplaced
from gridtown.games.neom.evaluation.value import ENVY, HARM, NOTHING, Judge
from gridtown.games.neom.plan import PAID, answer_spaces, plan_tile
from gridtown.games.neom.scoring import goods_points, pollution_points
from gridtown.games.neom.state import DISASTER, GENERATIONS, SELECTING, NeomState, Player
from gridtown.games.neom.steps.disaster import disaster_now
from gridtown.games.neom.steps.selecting import selectable
from gridtown.games.neom.tables import (
    CHOOSES_GOOD,
    CRIME_SPREE,
    FIRE_PROTECTION,
    FIRST_CORNERSTONE,
    PAID_FOR_PLACING,
    PAID_ON_PLACING,
    POLICE_PROTECTION,
    POLLUTING,
    POWER,
    RESIDENTIAL,
    ROWS,
    Tables,
    cornerstone_bit,
    tile_at,
)

SEATS: Final = 5
GATES: Final = 0x4400
LITTLE: Final = 4 * POINT
GAP: Final = 4 * POINT
STONE: Final = 8 * POINT
KEY: Final = (1 << 56) - 1
UNKNOWN: Final = -2_000_000_000


class Planner:
    """Plans the turns of all players of a state, which may go on between two questions."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.decks = Decks(tables)
        self.expected = Expected(self.decks)
        self.fixed = vec[i64]([0] * int((GENERATIONS + 2) * ROWS))  # by first income and tile
        self._fill_fixed()
        self.trial = City(vec[u8]([0] * SPACES))
        # What is remembered of a turn: by seat the position, by seat and tile the value and the best spaces
        self._state: NeomState | None = None
        self._keys = vec[i64]([-1] * SEATS)
        self._values = vec[i64]([0] * int(SEATS * ROWS))
        self._spaces = vec[i64]([0] * int(SEATS * ROWS))
        self._made = vec[i64]([0] * SEATS)
        self._sales = vec[i64]([0] * SEATS)
        self._hand = Choices()
        self._lots = Rng(0)
        self._most: i64 = 0

    def _fill_fixed(self) -> None:
        """Printed points and incomes."""
        tables = self.tables
        first: i64 = 1
        while first <= GENERATIONS + 1:
            tile: i64 = 1
            while tile < ROWS:
                total = POINT * tables.vp[tile]
                generation = first
                while generation <= GENERATIONS:
                    total += COIN * tables.income[ROWS * (generation - 1) + tile]
                    generation += 1
                self.fixed[ROWS * first + tile] = total
                tile += 1
            first += 1

    # Choosing

    def choose(self, state: NeomState, player: i64, out: Choices, rng: Rng) -> i64:
        """A good action among those in `out`, of which there are at least two."""
        kind = kind_of(out.at(0))
        if kind == actions.SELECT:
            self._look(state, player)
            return self._select(out, rng)
        if kind == actions.PLACE or kind == actions.SELL:
            self._look(state, player)
            return self._act(out, rng)
        if kind == actions.AT:
            self._look(state, player)
            return self._at(out, rng)
        if kind == actions.SOURCE or kind == actions.INSTEAD:
            return self._source(state, player, out, rng)
        if kind == actions.KEEP:
            self._look(state, player)
            return self._keep(out, rng)
        if kind == actions.PAY or kind == actions.SACRIFICE:
            self._look(state, player)
            return self._answer(out, rng)
        return self._slowly(state, player, out, rng)

    def promise(self, state: NeomState, player: i64) -> i64:
        """What the best turn promises `player`, who is to select a tile."""
        self._look(state, player)
        hand = selectable(self.tables, state, player)
        self._hand.clear()
        while hand:
            self._hand.add(pack(player, actions.SELECT, tile_at(state.generation, lowest(hand))))
            hand &= hand - 1
        self._select(self._hand, self._lots)
        return self._most

    def _slowly(self, state: NeomState, player: i64, out: Choices, rng: Rng) -> i64:
        """What is seldom asked for."""
        judge = Judge(self.decks, View(int(player), state), player)
        most: i64 = NOTHING - 1
        best: i64 = 0
        equals: i64 = 0
        index: i64 = 0
        while index < out.count:
            value = judge.value(out.at(index))
            equals = equals + 1 if value == most else 1
            if value > most or (value == most and rng.below(equals) == 0):
                most = value
                best = out.at(index)
            elif value < most:
                pass
            index += 1
        return best

    def _select(self, out: Choices, rng: Rng) -> i64:
        """The tile with the best turn; those far below another are not looked at."""
        most: i64 = NOTHING - 1
        best: i64 = 0
        equals: i64 = 1
        floor = self._floor(out)
        placed: i64 = NOTHING
        index: i64 = 0
        while index < out.count:
            tile = argument_of(out.at(index))
            if self.expected.worth(tile) >= floor and not self.tables.disasters[tile]:
                placed = max(placed, self._place(tile))
            index += 1
        otherwise = self._otherwise(placed)
        index = 0
        while index < out.count:
            tile = argument_of(out.at(index))
            worth = self.expected.worth(tile)
            if self.tables.disasters[tile]:
                value = self._disaster(self.tables.disasters[tile])
            else:
                value = max(otherwise, self._place(tile) if worth >= floor else NOTHING)
                if self.known.size > 1:
                    value += ENVY * worth // 1000
            equals = equals + 1 if value == most else 1 if value > most else equals
            if value > most or (value == most and rng.below(equals) == 0):
                most = value
                best = out.at(index)
            index += 1
        self._most = most
        return best

    def _floor(self, out: Choices) -> i64:
        """The worth below which tiles are not looked at."""
        first: i64 = NOTHING
        second: i64 = NOTHING
        index: i64 = 0
        while index < out.count:
            tile = argument_of(out.at(index))
            index += 1
            if not self.tables.disasters[tile]:
                worth = self.expected.worth(tile)
                if worth > first:
                    second = first
                    first = worth
                elif worth > second:
                    second = worth
        return second - GAP

    def _act(self, out: Choices, rng: Rng) -> i64:
        most: i64 = NOTHING - 1
        best: i64 = 0
        equals: i64 = 1
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            index += 1
            if kind_of(action) == actions.SELL:
                value = self._sale()
            elif argument_of(action) >= FIRST_CORNERSTONE and most > self._sale() + STONE:
                continue
            else:
                value = self._place(argument_of(action))
            equals = equals + 1 if value == most else 1 if value > most else equals
            if value > most or (value == most and rng.below(equals) == 0):
                most = value
                best = action
        return best

    def _at(self, out: Choices, rng: Rng) -> i64:
        tile = plan_tile(self.me.plan)
        self._place(tile)
        spaces = self._spaces[ROWS * self.player + tile]
        if not spaces:
            return out.at(rng.below(out.count))
        return pack(self.player, actions.AT, nth(spaces, rng.below(count(spaces))))

    def _source(self, state: NeomState, player: i64, out: Choices, rng: Rng) -> i64:
        """The cheapest."""
        purchase = purchase_in(self.tables, state, player)
        least: i64 = 1_000_000
        best: i64 = 0
        equals: i64 = 1
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            if kind_of(action) == actions.INSTEAD:
                cost = purchase.total_with(purchase.next_slot(), actions.MONEY)
            else:
                argument = argument_of(action)
                cost = purchase.total_with(purchase.slot_of(argument >> 4), argument & 15)
            equals = equals + 1 if cost == least else 1 if cost < least else equals
            if cost < least or (cost == least and rng.below(equals) == 0):
                least = cost
                best = action
            index += 1
        return best

    def _keep(self, out: Choices, rng: Rng) -> i64:
        most: i64 = NOTHING - 1
        best: i64 = 0
        equals: i64 = 1
        index: i64 = 0
        while index < out.count:
            value = unplaced(self.expected, self.me.city, argument_of(out.at(index)), self.me.money)
            equals = equals + 1 if value == most else 1 if value > most else equals
            if value > most or (value == most and rng.below(equals) == 0):
                most = value
                best = out.at(index)
            index += 1
        return best

    # Looking at a turn

    def _look(self, state: NeomState, player: i64) -> None:
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
        if state is not self._state:
            self._state = state
            seat: i64 = 0
            while seat < SEATS:
                self._keys[seat] = -1
                seat += 1
        key = self._key()
        if key != self._keys[player]:
            self._keys[player] = key
            tile: i64 = ROWS * player
            while tile < ROWS * (player + 1):
                self._values[tile] = UNKNOWN
                tile += 1
            self._sales[player] = UNKNOWN
        self._standing: bool = False

    def _key(self) -> i64:
        """A number that tells positions apart."""
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
        """The City as it is: what does not depend on the next tile."""
        city = self.me.city
        expected = self.expected
        tables = self.tables
        plain: i64 = 0
        lively: i64 = 0
        row = ROWS * expected.generation
        rest = city.placed()
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            tile = i64(city.tiles[space])
            plain += self.fixed[row + tile]
            if tables.traits[tile] & LIVELY:
                lively |= single(space)
        self._plain: i64 = plain
        self._lively: i64 = lively
        self._free: i64 = ALL ^ city.occupied
        self._standing = True
        self._sales[self.player] = self._whole(city, self.money + tables.sale)

    def _sale(self) -> i64:
        """Value of selling the tile."""
        if self._sales[self.player] == UNKNOWN:
            self._stand()
        return self._sales[self.player]

    def _whole(self, city: City, money: i64) -> i64:
        """Value of the City as it stands, with so much money."""
        expected = self.expected
        self._homes: i64 = _neighborhoods(expected, city)
        self._outlets: i64 = led_to(city, city.residential)
        self._smoke: i64 = POINT * pollution_points(city)
        self._stock: i64 = POINT * goods_points(self.tables, city) + _requirements(expected, city)
        self._feared: i64 = _penalties(expected, city)
        return (
            self._plain
            + self._effects(city, self._lively, money)
            + self._stock
            + _cash(expected, money)
            + self._homes
            + self._smoke
            - self._feared
            - _roads(expected, city)
            - _disasters(expected, city, money)
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
                total += _effect(expected, city, effect, space, expected.generation, money)
        return total

    def _promised(self, city: City, kept: i64, money: i64) -> i64:
        """Value of the Cornerstones not placed yet, beyond the turn each will take."""
        total: i64 = 0
        turns = self.expected.left
        price = turn_price(self.expected)
        while kept and turns:
            tile = FIRST_CORNERSTONE + lowest(kept)
            kept &= kept - 1
            turns -= 1
            total += max(unplaced(self.expected, city, tile, money) - price, i64(0))
        return total

    # Placing

    def _otherwise(self, placed: i64) -> i64:
        """The best without the selected tile: a sale, or a Cornerstone where `placed` is not far better."""
        best = self._sale()
        if placed > best + STONE:
            return best
        rest = self.me.kept
        while rest:
            best = max(best, self._place(FIRST_CORNERSTONE + lowest(rest)))
            rest &= rest - 1
        return best

    def _place(self, tile: i64) -> i64:
        """The best that comes of placing the tile, NOTHING where it can't be placed."""
        index = ROWS * self.player + tile
        value = self._values[index]
        if value != UNKNOWN:
            return value
        if not self._standing:
            self._stand()
        value = NOTHING
        self._spaces[index] = 0
        if self._has_tiles(tile):
            cost = self._cost(tile)
            if cost <= self.funds:
                value = self._best_space(tile, cost, index)
        self._values[index] = value
        return value

    def _has_tiles(self, tile: i64) -> bool:
        tables = self.tables
        required = tables.required_count[tile]
        return not required or self.me.city.count_of(tables.required_type[tile]) >= required

    def _cost(self, tile: i64) -> i64:
        """Price of the tile and of the Goods that it requires."""
        tables = self.tables
        cost = tables.cost[tile]
        slot: i64 = 0
        owned = self.me.city.goods
        while slot < tables.slots[tile]:
            if not owned & tables.slot_goods[4 * tile + slot]:
                if cost > self.funds:
                    return cost
                return cost + Purchase(tables, self.known, self.player, tile, 0).least()
            slot += 1
        return cost

    def _best_space(self, tile: i64, cost: i64, index: i64) -> i64:
        city = self.me.city
        tables = self.tables
        best: i64 = NOTHING
        spaces: i64 = 0
        self._lay(tile)
        rest: i64 = self._spaces_for(tile)
        while rest:
            bit = rest & -rest
            rest ^= bit
            value = self._placed(tile, lowest(bit), bit, cost)
            if value > best:
                best = value
                spaces = bit
            elif value == best:
                spaces |= bit
        self._spaces[index] = spaces
        return best

    def _spaces_for(self, tile: i64) -> i64:
        """The spaces worth a look: the free ones, and those whose tile is little or nothing."""
        city = self.me.city
        tables = self.tables
        limited = at_limit(city, tile, self.known.generation)
        joined = joined_to(city, city.reach, tables.roads[tile])
        spaces: i64 = 0 if limited else joined & self._free
        if spaces and self.known.generation < GENERATIONS and count(self._free) > self.expected.left:
            return spaces
        rest = replaceable(tables, city, tile) & (joined | CENTER_BIT)
        if limited:
            rest &= city.cornerstones
        most: i64 = LITTLE if spaces else self.fixed[ROWS * self.expected.generation + tile]
        row = ROWS * self.expected.generation
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            if self.fixed[row + i64(city.tiles[space])] < most and connected(tables, city, tile, space):
                spaces |= single(space)
        return spaces

    def _lay(self, tile: i64) -> None:
        """What the tile changes wherever it lies."""
        tables = self.tables
        base = self.me.city
        trial = self.trial
        marks = tables.marks[tile]
        made: i64 = 0
        if tables.traits[tile] & CHOOSES_GOOD:
            made = single(self._good())
        trial.center = base.center
        trial.goods = base.goods | tables.goods[tile] | made
        trial.traits = base.traits | tables.traits[tile]
        self._tile_goods: i64 = trial.goods
        self._tile_traits: i64 = trial.traits
        self._tile_brings: i64 = tables.goods[tile] | made
        self._tile_added: i64 = tables.traits[tile]
        self._marks: i64 = marks
        self._kept: i64 = self.me.kept
        if tile >= FIRST_CORNERSTONE:
            self._kept &= ~cornerstone_bit(tile)
        self._tile_plain: i64 = self._plain + self.fixed[ROWS * self.expected.generation + tile]
        self._tile_lively: i64 = LIVELY & tables.traits[tile]
        self._tile_paid: i64 = tables.traits[tile] & PAID_ON_PLACING | base.traits & PAID_FOR_PLACING
        self._shield: i64 = trial.traits & (FIRE_PROTECTION | POLICE_PROTECTION)
        self._tile_promised: i64 = UNKNOWN
        self._tile_feared: i64 = UNKNOWN
        self._feared_with: i64 = -1
        self._tile_stock: i64 = self._stock
        if trial.goods != base.goods or trial.traits != base.traits:
            trial.west = base.west
            trial.east = base.east
            self._tile_stock = POINT * goods_points(tables, trial) + _requirements(self.expected, trial)

    def _placed(self, tile: i64, space: i64, bit: i64, cost: i64) -> i64:
        """Value of the City with the tile on a free space."""
        tables = self.tables
        base = self.me.city
        trial = self.trial
        expected = self.expected
        marks = self._marks
        roads = tables.roads[tile]
        trial.occupied = base.occupied | bit
        trial.residential = base.residential
        trial.commercial = base.commercial
        trial.industrial = base.industrial
        trial.public = base.public
        trial.resource = base.resource
        trial.polluting = base.polluting
        trial.power = base.power
        trial.north = base.north
        trial.east = base.east
        trial.south = base.south
        trial.west = base.west
        old = base.tiles[space]
        changed = marks
        plain = self._tile_plain
        stock = self._tile_stock
        lively = self._lively
        replaced = bool(base.occupied & bit)
        if replaced:
            trial._clear(bit)
            trial.occupied |= bit
            lively &= ~bit
            plain -= self.fixed[ROWS * expected.generation + i64(old)]
            changed |= tables.marks[i64(old)]
            self._take_away(space)
            stock = POINT * goods_points(tables, trial) + _requirements(expected, trial)
        trial.residential |= bit * (marks & 1)
        trial.commercial |= bit * (marks >> 1 & 1)
        trial.industrial |= bit * (marks >> 2 & 1)
        trial.public |= bit * (marks >> 3 & 1)
        trial.resource |= bit * (marks >> 4 & 1)
        trial.polluting |= bit * (marks >> 6 & 1)
        trial.power |= bit * (marks >> 7 & 1)
        trial.north |= bit * (roads & 1)
        trial.east |= bit * (roads >> 1 & 1)
        trial.south |= bit * (roads >> 2 & 1)
        trial.west |= bit * (roads >> 3 & 1)
        seed: i64 = CENTER_BIT if replaced else base.reach | bit
        trial.reach = flood(seed, trial.eastward(), trial.northward())
        if self._tile_lively:
            lively |= bit
        trial.tiles = base.tiles
        base.tiles[space] = u8(tile)
        money = self.money - cost + tables.instant[tile]
        if self._tile_paid:
            money = self.money - cost + placing_income(tables, trial, space)
            money += answering_income(tables, trial, space)
        value = plain + stock + _cash(expected, money) - _roads(expected, trial)
        if lively:
            value += self._effects(trial, lively, money)
        if bit & GATES and not replaced and trial.trade_routes() != base.trade_routes():
            value += ROUTE * expected.left
        if changed & (RESIDENTIAL | POLLUTING) or bit & self._outlets:
            value += _neighborhoods(expected, trial)
            value += POINT * pollution_points(trial)
        else:
            value += self._homes + self._smoke
        if changed & (RESIDENTIAL | POWER):
            value -= _penalties(expected, trial)
        else:
            value -= self._feared
        if self._shield or replaced or money != self._feared_with:
            self._tile_feared = _disasters(expected, trial, money)
            self._feared_with = -1 if replaced else money
        value -= self._tile_feared
        if self._tile_promised == UNKNOWN and not replaced:
            self._tile_promised = self._promised(trial, self._kept, money)
        if not replaced:
            base.tiles[space] = old
            return value + self._tile_promised
        value += self._promised(trial, self._kept, money)
        base.tiles[space] = old
        trial.goods = self._tile_goods
        trial.traits = self._tile_traits
        return value

    def _take_away(self, space: i64) -> None:
        """Goods and traits of the trial City without what lay on `space`."""
        tables = self.tables
        base = self.me.city
        goods: i64 = self._tile_brings
        traits: i64 = self._tile_added
        rest = base.placed() & ~single(space)
        while rest:
            tile = i64(base.tiles[lowest(rest)])
            rest &= rest - 1
            goods |= tables.goods[tile]
            traits |= tables.traits[tile]
        if base.made and traits & CHOOSES_GOOD:
            goods |= single(base.made - 1)
        if space != CENTER and not base.tiles[CENTER] and base.center >= 0:
            goods |= single(base.center)
        self.trial.goods = goods
        self.trial.traits = traits

    # Disasters

    def _disaster(self, disaster: i64) -> i64:
        """Selecting a Disaster: no action, but no harm."""
        expected = self.expected
        city = self.me.city
        doom = expected.doom[disaster]
        total = self._sale() - _cash(expected, self.money + self.tables.sale) + _cash(expected, self.money)
        total += _disasters(expected, city, self.money + self.tables.sale)
        expected.doom[disaster] = 0
        total -= _disasters(expected, city, self.money)
        expected.doom[disaster] = doom
        size = self.known.size
        if size > 1:
            harm: i64 = 0
            for other in self.known.players:
                harm += min(COIN * penalty(self.tables, other.city, disaster), i64(10 * POINT))
            harm -= min(COIN * penalty(self.tables, city, disaster), i64(10 * POINT))
            total += HARM * harm // (1000 * (size - 1))
        return total

    def _answer(self, out: Choices, rng: Rng) -> i64:
        """Pay, or give up the tiles one can best do without, one by one."""
        disaster = disaster_now(self.tables, self.known)
        city = self.me.city
        whole = city_value(self.expected, city, self.money, self.me.kept)
        start: i64 = 1 if kind_of(out.at(0)) == actions.PAY else 0
        best: i64 = out.at(start)
        least: i64 = -NOTHING
        second: i64 = -NOTHING
        homes: i64 = -NOTHING
        shops: i64 = -NOTHING
        works: i64 = -NOTHING
        index = start
        while index < out.count:
            space = argument_of(out.at(index))
            loss = whole - self._without(space)
            if loss < least:
                second = least
                least = loss
                best = out.at(index)
            else:
                second = min(second, loss)
            homes = min(homes, loss) if city.residential >> space & 1 else homes
            shops = min(shops, loss) if city.commercial >> space & 1 else shops
            works = min(works, loss) if city.industrial >> space & 1 else works
            index += 1
        if start:
            due = penalty(self.tables, city, disaster)
            paid = _cash(self.expected, self.money) - _cash(self.expected, self.money - due)
            given = least
            if disaster == CRIME_SPREE:
                given = (homes if city.residential else i64(0)) + (shops if city.commercial else i64(0))
                given += works if city.industrial else i64(0)
            elif demands(city, disaster) == 2:
                given += second
            if paid <= given:
                return out.at(0)
        return best

    def _without(self, space: i64) -> i64:
        city = self.me.city.copy()
        rest = answer_spaces(self.me.plan)
        while rest:
            city.lift(self.tables, lowest(rest))
            rest &= rest - 1
        city.lift(self.tables, space)
        return city_value(self.expected, city, self.money, self.me.kept)

    def _good(self) -> i64:
        """The Processed Good that one would make oneself."""
        best: i64 = lowest(PROCESSED)
        most: i64 = -1
        rest: i64 = PROCESSED
        while rest:
            good = lowest(rest)
            rest &= rest - 1
            worth = 0 if self.me.city.goods >> good & 1 else POINT * self.tables.good_vp[1] + self.expected.need[good]
            if worth > most:
                most = worth
                best = good
        return best


def _mix(key: i64, word: i64) -> i64:
    return (key * 33 ^ word) & KEY

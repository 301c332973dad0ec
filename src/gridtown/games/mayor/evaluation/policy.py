"""A quick player: plans its turn from what its tiles promise, without trying anything out."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import (
    LINES,
    PARK,
    RAINBOW,
    TILE_BITS,
    line_bits,
    type_of,
)
from gridtown.games.mayor.board.map import block_of, blocks_of
from gridtown.games.mayor.board.market import MOST_SPACES, tiles_left
from gridtown.games.mayor.board.placements import RAINBOW_COST, affordable_squares, open_squares
from gridtown.games.mayor.board.track import LAST, LEVELS
from gridtown.games.mayor.evaluation.last_placement import LastPlacement
from gridtown.games.mayor.evaluation.outlook import IMPOSSIBLE, POINT, WON
from gridtown.games.mayor.evaluation.plan_weights import PlanWeights
from gridtown.games.mayor.evaluation.prospects import NONE, Prospects
from gridtown.games.mayor.evaluation.tile import (
    most_by_park,
    most_times,
    park_worth,
    pieces_beside,
)
from gridtown.games.mayor.scoring import ICONS, park_sum
from gridtown.games.mayor.state import (
    ACTING,
    CHOOSING,
    FEE,
    FINAL,
    LAYING,
    MOVING,
    RAINBOW_STEP,
    REWARDING,
    WALKING,
    MayorState,
    Player,
)
from gridtown.games.mayor.steps.amenities import is_useful
from gridtown.games.mayor.tables import Tables


class Planner:
    """Chooses for one player at a time."""

    def __init__(self, tables: Tables, weights: PlanWeights) -> None:
        self.tables = tables
        self.weights = weights
        self.ahead = Prospects(tables, weights)
        self.hopes = Choices()
        self.last = LastPlacement(tables)
        self.most_by_park = most_by_park(tables)
        self.chosen: i64 = 0
        self.best: i64 = 0
        self.equals: i64 = 0

    # Choosing

    def choose(self, state: MayorState, player: i64, out: Choices, rng: Rng) -> i64:
        """A good action of `out` for `player`."""
        self.best = 2 * IMPOSSIBLE
        self.equals = 0
        self.chosen = out.at(0)
        phase = state.phase
        if phase == MOVING:
            self._move(state, player, rng)
        elif phase == ACTING:
            self._act(state, player, rng)
        elif phase == WALKING:
            self._walk(state, player, out, rng)
        elif phase == FINAL:
            self._final(state, player, rng)
        elif phase == REWARDING:
            self._reward(state, player)
        elif phase == LAYING:
            self._lay(state, player, rng)
        elif phase == CHOOSING:
            self._event(state, player, out, rng)
        return self.chosen

    def _offer(self, action: i64, worth: i64, rng: Rng) -> None:
        """Take `action` for the one chosen if it is worth more; equals by lot."""
        if worth < self.best:
            return
        if worth > self.best:
            self.best = worth
            self.equals = 1
            self.chosen = action
            return
        self.equals += 1
        if rng.below(self.equals) == 0:
            self.chosen = action

    # Moving

    def _move(self, state: MayorState, player: i64, rng: Rng) -> None:
        me, ahead = state.players[player], self.ahead
        ahead.look(state, player, True)
        amenities = me.tiles & ~TILE_BITS
        amenity = self._amenity() if amenities else i64(0)
        spaces: i64 = 1
        while spaces <= MOST_SPACES and self.tables.step_costs[spaces] <= ahead.gold:
            marker = (me.marker + spaces) % LINES
            fee = self.tables.step_costs[spaces]
            banker = me.banker
            if fee:
                lanes = self.tables.track.reached(banker, -fee)
                banker = 4 * ((banker >> 2) - fee) + lowest(lanes)
                ahead.beside = ahead.near[me.citizen] | ahead.back[LEVELS * me.banker + fee]
            gold = ahead.gold - fee
            worth = self._passing(me, banker, marker, gold) if spaces <= 2 else i64(IMPOSSIBLE)
            if ahead.tile[marker]:
                worth = max(worth, self._buying(state, player, banker, marker, gold))
            worth = max(worth, self._placing(state, me, banker, marker, gold))
            if amenities:
                worth = max(worth, self._using(me, banker, marker, gold) - amenity)
            self._offer(pack(player, actions.MOVE, spaces), worth, rng)
            spaces += 1

    def _passing(self, me: Player, banker: i64, marker: i64, gold: i64) -> i64:
        """What passing is worth with the marker and the Banker there."""
        ahead = self.ahead
        earned = self.tables.pass_gp
        beside = ahead.near[me.citizen] | ahead.ahead[LEVELS * banker + earned]
        return ahead.follows(marker, gold + earned, beside, NONE, NONE, ahead.room > 0)

    def _buying(self, state: MayorState, player: i64, banker: i64, line: i64, gold: i64) -> i64:
        """What buying from a line is worth with the marker there."""
        ahead = self.ahead
        price = ahead.price[line]
        if gold < price or ahead.room <= 0:
            return IMPOSSIBLE
        if count((state.hidden | state.faces) & line_bits(line)) == 1 and tiles_left(self.tables, state) == 1:
            return self._closing(state, player, line, banker, price)
        beside = ahead.near[state.players[player].citizen] | ahead.back[LEVELS * banker + price]
        return ahead.follows(line, gold - price, beside, NONE, line, ahead.room > 1)

    def _placing(self, state: MayorState, me: Player, banker: i64, marker: i64, gold: i64) -> i64:
        """What the best placement is worth with the marker there."""
        ahead = self.ahead
        best: i64 = IMPOSSIBLE
        slot: i64 = LINES
        while slot < ahead.slots:
            now = ahead.now(slot, marker, gold, ahead.beside)
            if now > IMPOSSIBLE:
                best = max(best, self._placed(me, banker, marker, gold, slot, ahead.beside, now))
                if ahead.line[slot] == PARK and self._wins_by_park(state, me, marker, ahead.tile[slot]):
                    return WON
            slot += 1
        return best

    def _wins_by_park(self, state: MayorState, me: Player, marker: i64, tile: i64) -> bool:
        """Whether a Park brings the Citizen to the last number."""
        pays: i64 = RAINBOW_COST if marker == RAINBOW and self.ahead.fee else 0
        missing = LAST - (me.citizen >> 2) + pays
        if missing > self.most_by_park:
            return False
        squares = open_squares(self.tables, state, PARK, marker, False)
        return self.last.park_points(state, tile, squares) >= missing

    def _placed(
        self, me: Player, banker: i64, marker: i64, gold: i64, slot: i64, beside: i64, now: i64
    ) -> i64:
        """What the best placement of a tile is worth that brings `now`."""
        ahead = self.ahead
        line = ahead.line[slot]
        if line == PARK:
            rest = ahead.follows(marker, gold, beside, slot, NONE, True)
        else:
            rest = self._scored(me, banker, marker, gold, slot, ahead.times(slot, marker, beside))
            now = 0
        return now + rest - (ahead.fee if marker == RAINBOW else i64(0))

    def _scored(self, me: Player, banker: i64, marker: i64, gold: i64, slot: i64, times: i64) -> i64:
        """What a building is worth that scores so often, with what follows it."""
        ahead, line = self.ahead, self.ahead.line[slot]
        vp, gp = times * self.tables.vp[line], times * self.tables.gp[line]
        paid: i64 = RAINBOW_COST if marker == RAINBOW and ahead.fee else 0
        if (me.citizen >> 2) + vp - paid >= LAST:
            return WON
        beside = ahead.ahead[LEVELS * me.citizen + vp]
        if gp > 0:
            beside |= ahead.ahead[LEVELS * banker + min(gp, LAST - 1 - (banker >> 2))]
        else:
            gp = max(gp, -gold)
            beside |= ahead.back[LEVELS * banker - gp]
        return POINT * vp + ahead.follows(marker, gold + gp, beside, slot, NONE, True)

    def _closing(self, state: MayorState, player: i64, line: i64, banker: i64, price: i64) -> i64:
        """What the purchase that ends the game is worth, with the Banker there before it is paid."""
        me, ahead = state.players[player], self.ahead
        beside = ahead.near[me.citizen] | ahead.back[LEVELS * banker + price]
        tiles = me.tiles | single(ahead.tile[line])
        mine = (me.citizen >> 2) + self.last.best_of(state, me, line, tiles, beside, (banker >> 2) - price)
        best: i64 = 0
        other: i64 = 0
        for rival in state.players:
            if other != player:
                points = self.last.points(state, rival)
                best = max(best, (rival.citizen >> 2) + points)
            other += 1
        return _outcome(mine, best)

    # Amenities

    def _amenity(self) -> i64:
        """What a Civic Amenity in hand is worth."""
        return self.weights.amenity * min(self.ahead.left, i64(4000)) // 4000

    def _rewarded(self, gold: i64) -> i64:
        ahead = self.ahead
        earned = ahead.money(gold + self.tables.reward_gp) - ahead.money(gold)
        return max(POINT * self.tables.reward_vp, earned)

    def _using(self, me: Player, banker: i64, marker: i64, gold: i64) -> i64:
        """What an amenity brings: a tile for nothing, or a placement anywhere."""
        ahead = self.ahead
        best: i64 = IMPOSSIBLE
        if ahead.tile[marker]:
            best = ahead.follows(marker, gold, ahead.beside, NONE, marker, ahead.room > 0)
        if ahead.empty & (ahead.empty - 1):
            slot: i64 = LINES
            while slot < ahead.slots:
                if ahead.line[slot] != PARK:
                    times = most_times(self.tables, ahead.tile[slot], ahead.empty, ahead.beside)
                    best = max(best, self._scored(me, banker, marker, gold, slot, times))
                slot += 1
        return best + self._rewarded(gold)

    def _reward(self, state: MayorState, player: i64) -> None:
        ahead = self.ahead
        ahead.look(state, player, False)
        points = POINT * self.tables.reward_vp
        if (state.players[player].citizen >> 2) + self.tables.reward_vp >= LAST:
            points = WON
        gold = ahead.money(ahead.gold + self.tables.reward_gp) - ahead.money(ahead.gold)
        self.chosen = pack(player, actions.REWARD, 1 if gold > points else 0)

    # Acting

    def _act(self, state: MayorState, player: i64, rng: Rng) -> None:
        me, ahead = state.players[player], self.ahead
        ahead.look(state, player, True)
        marker = me.marker
        if state.using:
            if ahead.tile[marker]:
                worth = ahead.follows(marker, ahead.gold, ahead.beside, NONE, marker, ahead.room > 0)
                self._offer(pack(player, actions.BUY, marker), worth, rng)
        else:
            worth = self._passing(me, me.banker, marker, ahead.gold)
            self._offer(pack(player, actions.PASS, 0), worth, rng)
            if ahead.tile[marker]:
                worth = self._buying(state, player, me.banker, marker, ahead.gold)
                if worth > IMPOSSIBLE:
                    self._offer(pack(player, actions.BUY, marker), worth, rng)
            amenities = me.tiles & ~TILE_BITS
            if amenities and is_useful(self.tables, state, player):
                worth = self._using(me, me.banker, marker, ahead.gold) - self._amenity()
                self._offer(pack(player, actions.USE, lowest(amenities)), worth, rng)
        slot: i64 = LINES
        while slot < ahead.slots:
            self._place(state, player, slot, rng)
            slot += 1

    def _place(self, state: MayorState, player: i64, slot: i64, rng: Rng) -> None:
        """Offer the placements of a tile."""
        me, ahead = state.players[player], self.ahead
        tile, line = ahead.tile[slot], ahead.line[slot]
        open = open_squares(self.tables, state, line, me.marker, state.using != 0)
        if not open:
            return
        pays = ahead.fee if me.marker == RAINBOW and not state.using else i64(0)
        squares = affordable_squares(self.tables, state, player, tile, open, state.using != 0)
        if squares and line == PARK:
            self._place_park(state, player, slot, squares, pays, rng)
        elif squares:
            self._place_building(state, player, slot, squares, pays, rng)
        claims = open & state.city.claims
        if claims and not state.final:
            worth = self._amenity() - pays
            worth += ahead.follows(me.marker, ahead.gold, ahead.beside, slot, NONE, ahead.room > 0)
            while claims:
                square = lowest(claims)
                claims &= claims - 1
                beside = self._for_others(state, player, line, square)
                self._offer(pack(player, actions.CLAIM, tile << 6 | square), worth - beside, rng)

    def _place_park(
        self, state: MayorState, player: i64, slot: i64, squares: i64, pays: i64, rng: Rng
    ) -> None:
        me, ahead = state.players[player], self.ahead
        tile = ahead.tile[slot]
        action = pack(player, actions.PLACE, tile << 6)
        base = ahead.follows(me.marker, ahead.gold, ahead.beside, slot, NONE, True) - pays
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            worth = park_worth(self.tables, state.city, tile, square, ahead.match, 0)
            if (me.citizen >> 2) + park_sum(self.tables, state.city, tile, square, 0) >= LAST + (
                1 if pays else 0
            ):
                worth += WON
            self._offer(action + square, base + worth, rng)

    def _place_building(
        self, state: MayorState, player: i64, slot: i64, squares: i64, pays: i64, rng: Rng
    ) -> None:
        me, ahead = state.players[player], self.ahead
        tile, line = ahead.tile[slot], ahead.line[slot]
        row = ICONS * tile
        action = pack(player, actions.PLACE, tile << 6)
        colour, region = self.tables.matching[row], self.tables.matching[row + 1]
        section = self.tables.matching[row + 2]
        fewest = most_times(self.tables, tile, squares, ahead.beside) - 1
        known: i64 = NONE
        base: i64 = 0
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            times = (colour >> square & 1) + (region >> square & 1) + (section >> square & 1)
            times += ahead.beside >> square & 1
            if times >= fewest:
                if times != known:
                    known = times
                    base = self._scored(me, me.banker, me.marker, ahead.gold, slot, times) - pays
                worth = base - self._for_others(state, player, line, square)
                worth += self._grown(state, slot, line, square)
                self._offer(action + square, worth, rng)

    def _for_others(self, state: MayorState, player: i64, line: i64, square: i64) -> i64:
        """What a placement brings the others beside it, as far as it counts against oneself."""
        if line == PARK:
            return 0
        ahead = self.ahead
        times: i64 = 0
        other: i64 = 0
        for rival in state.players:
            if other != player and (ahead.near[rival.citizen] | ahead.near[rival.banker]) >> square & 1:
                times += 1
                if (rival.citizen >> 2) + self.tables.vp[line] >= LAST:
                    return WON
            other += 1
        if not times:
            return 0
        return times * self.weights.rivalry * ahead.match[line] // (1000 * (state.size - 1))

    def _grown(self, state: MayorState, slot: i64, line: i64, square: i64) -> i64:
        """How much more the Parks in hand promise with a building of `line` on `square`."""
        ahead = self.ahead
        total: i64 = 0
        other: i64 = LINES
        while other < ahead.slots:
            tile = ahead.tile[other]
            if ahead.line[other] == PARK and other != slot:
                icons = self.tables.park_icons[LINES * tile + line]
                block = block_of(square)
                if icons and not block & state.city.lies[PARK] and block & ahead.empty & ~single(square):
                    worth = park_worth(self.tables, state.city, tile, square, ahead.match, ahead.growth)
                    worth += icons * ahead.match[line] * (1000 - ahead.growth) // 1000
                    worth = self.weights.keep_park * worth // 1000 - ahead.spare_turn
                    total += max(worth - ahead.kept(other, ahead.gold, 0), i64(0))
            other += 1
        return total

    # Walking

    def _walk(self, state: MayorState, player: i64, out: Choices, rng: Rng) -> None:
        me, ahead = state.players[player], self.ahead
        ahead.look(state, player, state.cause != FEE)
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            space = argument_of(action)
            gold = ahead.gold
            if kind_of(action) == actions.CITIZEN:
                more = POINT * ((space >> 2) - (me.citizen >> 2) - me.vp)
                beside = ahead.near[space] | (i64(0) if me.gp else ahead.near[me.banker])
                if space >> 2 == LAST:
                    more += WON
            else:
                more = 0
                gold = space >> 2
                beside = ahead.near[space] | (i64(0) if me.vp else ahead.near[me.citizen])
            self._offer(action, more + self._standing(state, player, gold, beside), rng)
            index += 1

    def _standing(self, state: MayorState, player: i64, gold: i64, beside: i64) -> i64:
        """What it is worth to have pieces beside these squares, and so much gold."""
        me, ahead = state.players[player], self.ahead
        if state.cause == RAINBOW_STEP:
            return ahead.match[type_of(state.tile)] if beside >> state.square & 1 else i64(0)
        if state.cause != FEE:
            return ahead.follows(me.marker, gold, beside, NONE, NONE, ahead.room > 0)
        best: i64 = 0
        slot: i64 = LINES
        while slot < ahead.slots:
            now = ahead.now(slot, me.marker, gold, beside)
            best = max(best, now - ahead.kept(slot, gold, beside))
            slot += 1
        return best + ahead.money(gold)

    # What is seldom asked

    def _lay(self, state: MayorState, player: i64, rng: Rng) -> None:
        """Where an amenity is laid: where the others want to build, not where oneself does."""
        self.ahead.look(state, player, False)
        mine = self._wanted(state, state.players[player])
        theirs: i64 = 0
        other: i64 = 0
        for rival in state.players:
            if other != player:
                theirs |= self._wanted(state, rival)
            other += 1
        squares = self.ahead.empty
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            worth = (theirs >> square & 1) - 2 * (mine >> square & 1)
            self._offer(pack(player, actions.LAY, square), worth, rng)

    def _wanted(self, state: MayorState, player: Player) -> i64:
        """The squares where a player's tiles score often."""
        beside = pieces_beside(self.ahead.near, player)
        wanted: i64 = 0
        tiles = player.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            line = type_of(tile)
            squares = self.ahead.empty & ~blocks_of(state.city.lies[line])
            if line != PARK:
                row = ICONS * tile
                both = self.tables.matching[row] & self.tables.matching[row + 1]
                some = self.tables.matching[row] | self.tables.matching[row + 1]
                last = self.tables.matching[row + 2] & beside
                some_last = self.tables.matching[row + 2] | beside
                wanted |= squares & (both & some_last | some & last)
        return wanted

    def _final(self, state: MayorState, player: i64, rng: Rng) -> None:
        """A final placement: only who is furthest then counts."""
        me, ahead = state.players[player], self.ahead
        ahead.look(state, player, False)
        self._look_at_hopes(state)
        number = me.citizen >> 2
        waived = self._verdict(state, player, number, PARK, 0)
        self._offer(pack(player, actions.WAIVE, 0), waived, rng)
        pays: i64 = RAINBOW_COST if me.marker == RAINBOW and ahead.fee else 0
        slot: i64 = LINES
        while slot < ahead.slots:
            tile, line = ahead.tile[slot], ahead.line[slot]
            open = open_squares(self.tables, state, line, me.marker, False)
            squares = affordable_squares(self.tables, state, player, tile, open, False)
            while squares:
                square = lowest(squares)
                squares &= squares - 1
                if line == PARK:
                    points = park_sum(self.tables, state.city, tile, square, 0)
                else:
                    points = most_times(self.tables, tile, single(square), ahead.beside)
                    points *= self.tables.vp[line]
                worth = self._verdict(state, player, number + points - pays, line, square)
                self._offer(pack(player, actions.PLACE, tile << 6 | square), worth, rng)
            slot += 1

    def _look_at_hopes(self, state: MayorState) -> None:
        """Where everybody may stand in the end, with a placement of their own if it is yet to come."""
        self.hopes.clear()
        for seat, each in enumerate(state.players):
            hope = each.citizen >> 2
            waits = (seat - state.active_player + state.size) % state.size
            if waits <= state.size - state.final:
                hope += self.last.points(state, each)
            self.hopes.add(hope)

    def _verdict(self, state: MayorState, player: i64, number: i64, line: i64, square: i64) -> i64:
        """What it is worth to stand on `number` in the end, with a building of `line` on `square`."""
        best: i64 = 0
        other: i64 = 0
        for rival in state.players:
            if other != player:
                theirs = self.hopes.at(other)
                if line != PARK and pieces_beside(self.ahead.near, rival) >> square & 1:
                    theirs += self.tables.vp[line]
                best = max(best, theirs)
            other += 1
        return _outcome(number, best)

    def _event(self, state: MayorState, player: i64, out: Choices, rng: Rng) -> None:
        """Which Event hurts the others more than oneself."""
        index: i64 = 0
        while index < out.count:
            event = argument_of(out.at(index))
            worth: i64 = 0
            other: i64 = 0
            for each in state.players:
                harm = self._harm(each, event)
                worth += harm // (state.size - 1) if other != player else -harm
                other += 1
            self._offer(out.at(index), worth, rng)
            index += 1

    def _harm(self, player: Player, event: i64) -> i64:
        """How much an Event hampers a player."""
        harm: i64 = 0
        tiles = player.tiles & TILE_BITS
        while tiles:
            if self.tables.barred[event] >> type_of(lowest(tiles)) & 1:
                harm += 3 * POINT
            tiles &= tiles - 1
        line: i64 = 0
        while line < LINES:
            harm += self.tables.surcharge[LINES * event + line] * (player.banker >> 2) * 10
            line += 1
        return harm


def _outcome(mine: i64, best: i64) -> i64:
    """A game that is won or lost, and by how much."""
    if mine == best:
        return WON // 2
    return POINT * (mine - best) + (WON if mine > best else -WON)

"""Expectations kept in tables, for judgment in a hurry."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import count
from gridtown.games.neom.board.goods import GOODS, LUXURY, PROCESSED, RAW
from gridtown.games.neom.evaluation.decks import MARK_PLACES, Decks
from gridtown.games.neom.evaluation.future import FAVOR, Prospects
from gridtown.games.neom.state import ACTING, DISASTER, GENERATIONS, TURNS, NeomState, deck_of, new_player
from gridtown.games.neom.tables import ROWS, Tables, deck_bit

ALL_GOODS: Final = RAW | PROCESSED | LUXURY
MOMENTS: Final = (GENERATIONS + 1) * (TURNS + 1)
"""Generations, each with its turns; generation 0 is the Preliminary Round."""


class Forecast:
    """What a table of so many may expect of each turn, whatever has been revealed.

    need: by moment and Good, where others sell no Good, then where they sell all. worth: of a tile in an
    unknown City, by moment. later: by generation and mark, tiles to expect of the generations after it.
    """

    def __init__(self, decks: Decks, size: i64, deck_choice: i64) -> None:
        self.need = vec[i64]([0] * int(2 * MOMENTS * len(GOODS)))
        self.worth = vec[i64]([0] * int(MOMENTS * ROWS))
        self.later = vec[i64]([0] * int((GENERATIONS + 1) * MARK_PLACES))
        moment: i64 = 0
        while moment < MOMENTS:
            state = _moment(decks.tables, size, deck_choice, moment)
            if state.turn:
                self._fill(decks, state, moment)
            moment += 1

    def _fill(self, decks: Decks, state: NeomState, moment: i64) -> None:
        alone = Prospects(decks, state, 0)
        tile: i64 = 1
        while tile < ROWS:
            self.worth[ROWS * moment + tile] = alone.worth_of(tile)
            tile += 1
        if state.turn == TURNS:
            mark: i64 = 0
            while mark < MARK_PLACES:
                self.later[MARK_PLACES * state.generation + mark] = alone.tiles[mark]
                mark += 1
        for player in state.players[1:]:
            player.city.goods = ALL_GOODS
        selling = Prospects(decks, state, 0)
        good: i64 = 0
        while good < len(GOODS):
            self.need[2 * len(GOODS) * moment + good] = alone.need[good]
            self.need[2 * len(GOODS) * moment + len(GOODS) + good] = selling.need[good]
            good += 1


def _moment(tables: Tables, size: i64, deck_choice: i64, moment: i64) -> NeomState:
    """A table of so many at a moment, with nothing revealed."""
    state = NeomState([new_player(tables) for _ in range(size)])
    state.deck_choice = deck_choice
    state.generation = moment // (TURNS + 1)
    state.turn = moment % (TURNS + 1)
    for player in state.players:
        player.city.goods = 0
    return state


@mypyc_attr(acyclic=True)
class Expected(Prospects):
    """Expectations that `look` renews for another player or another turn, from tables where that will do.

    What was revealed this turn counts from the next one on, so that they hold for the whole turn.
    """

    def __init__(self, decks: Decks) -> None:
        self.decks = decks
        self.tables = decks.tables
        self.need = vec[i64]([0] * len(GOODS))
        self.tiles = vec[i64]([0] * MARK_PLACES)
        self._rates = vec[i64]([0] * (1 << MARK_PLACES))
        self.doom = vec[i64]([0] * (GENERATIONS + 1))
        self.wait = vec[i64]([0] * (GENERATIONS + 1))
        self.ghost_none: i64 = 0
        self.ghost_one: i64 = 0
        self.dark: i64 = 0
        self.moment: i64 = -1
        self.revealed: i64 = 0
        self._forecasts: list[Forecast | None] = [None] * 18
        self._forecast: Forecast | None = None
        self._needs: i64 = -1
        self._seen: i64 = -1

    def look(self, state: NeomState, player: i64) -> None:
        """Renew the expectations for `player`."""
        self.known = state
        self.player = player
        forecast = self._forecast_for(state)
        moment = (TURNS + 1) * state.generation + state.turn
        if forecast is not self._forecast or moment != self.moment:
            self._forecast = forecast
            self._needs = -1
            self._seen = -1
            self.moment = moment
            self._look_ahead(state)
        self.revealed = _revealed_before(state)
        deck = self._deck(self.generation)
        key = deck | state.doom << 60 | (1 if state.phase == DISASTER else 0) << 59
        if key != self._seen:
            self._seen = key
            self._expect(forecast, deck)
        self.sold = _sold(state, player)
        if self.sold != self._needs:
            self._needs = self.sold
            self._look_up(forecast)

    def worth(self, tile: i64) -> i64:
        """Worth of a tile in an unknown City."""
        forecast = self._forecast
        assert forecast is not None
        return forecast.worth[ROWS * self.moment + tile]

    def _forecast_for(self, state: NeomState) -> Forecast:
        index = 3 * state.size + state.deck_choice
        forecast = self._forecasts[index]
        if forecast is None:
            forecast = Forecast(self.decks, state.size, state.deck_choice)
            self._forecasts[index] = forecast
        return forecast

    def _look_ahead(self, state: NeomState) -> None:
        self.generation = max(state.generation, i64(1))
        self.first_income = self.generation + (1 if state.turn == TURNS and state.generation else 0)
        if state.generation:
            self.left = TURNS * (GENERATIONS - state.generation) + TURNS - state.turn
        else:
            self.left = GENERATIONS * TURNS

    def _look_up(self, forecast: Forecast) -> None:
        good: i64 = 0
        base = 2 * len(GOODS) * self.moment
        while good < len(GOODS):
            self.need[good] = forecast.need[base + (len(GOODS) if self.sold >> good & 1 else 0) + good]
            good += 1

    def _deck(self, generation: i64) -> i64:
        deck = self.tables.decks[3 * (generation - 1) + deck_of(self.known)]
        return deck & ~self.revealed if generation == self.known.generation else deck

    def _expect(self, forecast: Forecast, deck: i64) -> None:
        """Tiles, Disasters and penalties to come."""
        generation = self.generation
        chance = self._chance(generation, deck)
        mark: i64 = 0
        while mark < MARK_PLACES:
            tiles = count(deck & self.decks.marked[MARK_PLACES * generation + mark])
            self.tiles[mark] = (
                tiles * chance * FAVOR[mark] // 1000 + forecast.later[MARK_PLACES * generation + mark]
            )
            mark += 1
        other: i64 = 1
        while other <= GENERATIONS:
            self.doom[other] = 0
            if other >= generation:
                self.doom[other] = self._doom(other, deck if other == generation else self._deck(other))
                self.wait[other] = self._wait(other)
            other += 1
        self._expect_rates()
        self._expect_penalties()


def _revealed_before(state: NeomState) -> i64:
    """The tiles revealed before this turn, but for a row all see, and a Disaster that has come."""
    revealed = state.revealed
    if state.size > 2 and state.phase == ACTING:
        for player in state.players:
            if player.selected:
                revealed &= ~deck_bit(player.selected)
    return revealed


def _sold(state: NeomState, player: i64) -> i64:
    """The Goods that the others produce."""
    goods: i64 = 0
    other: i64 = 0
    while other < state.size:
        if other != player:
            goods |= state.players[other].city.goods
        other += 1
    return goods

"""END OF TURN: Resolving a Disaster."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Nothing
from gridtown.core.bits import count, lowest, members, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal, Value
from gridtown.games.neom.actions import PAY, SACRIFICE
from gridtown.games.neom.board.disasters import candidates, demands, penalty, takes
from gridtown.games.neom.board.grid import CENTER, space_name
from gridtown.games.neom.events import tell, tell_roads
from gridtown.games.neom.notation import SPACE
from gridtown.games.neom.plan import PAID, answer_spaces
from gridtown.games.neom.state import (
    DISASTER,
    IMPENDING,
    SETTLED,
    TURNS,
    UNSEEN,
    NeomState,
    Player,
    simultaneous,
)
from gridtown.games.neom.steps.step import NeomKind, NeomStep
from gridtown.games.neom.tables import Tables, tile_at


def disaster_tile(tables: Tables, state: NeomState) -> i64:
    """The Disaster that happens at the end of this turn, as a tile number, or 0."""
    if state.size == 1:
        if state.doom == IMPENDING:
            return tile_at(state.generation, lowest(tables.disaster_bits[state.generation]))
        return 0
    for player in state.players:
        if tables.disasters[player.selected]:
            return player.selected
    return 0


def disaster_now(tables: Tables, state: NeomState) -> i64:
    """The Disaster that happens at the end of this turn: FLOOD, FIRE or CRIME_SPREE."""
    return tables.disasters[disaster_tile(tables, state)]


def can_pay(tables: Tables, me: Player, disaster: i64) -> bool:
    """Whether the whole penalty can be paid, from money held (not from that received this turn)."""
    return penalty(tables, me.city, disaster) <= me.money


def answered(me: Player, disaster: i64) -> bool:
    """Whether the answer in the player's plan is complete."""
    given = answer_spaces(me.plan)
    return bool(me.plan & PAID) or (given != 0 and count(given) == demands(me.city, disaster))


def sacrifice(me: Player, space: i64) -> None:
    """Add the tile on `space` to the answer."""
    me.plan |= single(space)


class Pay(NeomKind):
    """The penalty, paid as a whole."""

    def __init__(self) -> None:
        super().__init__(PAY, "pay", Nothing())

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """No tile has been chosen instead, and there is money enough."""
        me, disaster = state.players[player], disaster_now(tables, state)
        if me.plan:
            return Refusal("sacrifice-begun")
        if can_pay(tables, me, disaster):
            return None
        return Refusal(
            "cant-pay", {"amount": int(penalty(tables, me.city, disaster)), "money": int(me.money)}
        )

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """Unless something bars it."""
        me = state.players[player]
        if not me.plan and can_pay(tables, me, disaster_now(tables, state)):
            out.add(pack(player, PAY, 0))

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Note it in the answer."""
        state.players[player].plan = PAID


class Sacrifice(NeomKind):
    """A tile instead of the penalty; more may be asked for."""

    def __init__(self) -> None:
        super().__init__(SACRIFICE, "sacrifice", SPACE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """There is a tile that the Disaster takes, not chosen yet, with a demand left that it answers."""
        me, disaster = state.players[player], disaster_now(tables, state)
        bit = single(argument)
        if not me.city.placed() & bit:
            if argument == CENTER:
                return Refusal("city-center-stays")
            return Refusal("nothing-there", {"space": space_name(argument)})
        named: dict[str, Value] = {"space": space_name(argument)}
        if not takes(me.city, disaster) & bit:
            return Refusal("not-asked-for", named)
        given = answer_spaces(me.plan)
        if given & bit:
            return Refusal("tile-chosen", named)
        return None if candidates(me.city, disaster, given) & bit else Refusal("demand-met", named)

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All tiles that may be sacrificed next."""
        me = state.players[player]
        rest = candidates(me.city, disaster_now(tables, state), answer_spaces(me.plan))
        while rest:
            out.add(pack(player, SACRIFICE, lowest(rest)))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Note it in the answer."""
        sacrifice(state.players[player], argument)


class ResolveDisaster(NeomStep):
    """END OF TURN: Resolving a Disaster: each either pays or sacrifices tiles."""

    phase: i64 = DISASTER

    def __init__(self) -> None:
        super().__init__(Pay(), Sacrifice())

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """All answer who did not select it; a City with nothing to lose pays its £0."""
        if state.size == 1 and state.turn == TURNS and state.doom == UNSEEN:
            state.doom = IMPENDING  # it was in the pack that nobody looked at
        tile = disaster_tile(tables, state)
        if not tile:
            return False
        state.phase = DISASTER
        tell(state, "disaster", -1, tile=tile)
        state.to_act = 0
        for player in range(state.size):
            me = state.players[player]
            if me.selected == tile:
                continue
            if demands(me.city, tables.disasters[tile]):
                state.to_act |= single(player)
            else:
                me.plan = PAID
        return state.to_act != 0

    def do(self, tables: Tables, state: NeomState, player: i64, action: i64) -> None:
        """Add to the answer of `player`."""
        super().do(tables, state, player, action)
        if answered(state.players[player], disaster_now(tables, state)):
            state.to_act &= ~single(player)
            if simultaneous(state):
                tell(state, "answered", player)


class SufferDisaster(NeomStep):
    """END OF TURN: Resolving a Disaster: all answers are carried out at the same time."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Carry out all answers, if a Disaster happened."""
        if state.phase != DISASTER:
            return False
        disaster = disaster_now(tables, state)
        for player in range(state.size):
            me = state.players[player]
            if me.plan:
                _tell_answer(tables, state, player, disaster)
                routes, cut_off = me.city.trade_routes(), me.city.cut_off()
                suffer(tables, me, disaster)
                tell_roads(state, player, me.city, routes, cut_off)
                me.plan = 0
        state.doom = SETTLED
        return False


def suffer(tables: Tables, me: Player, disaster: i64) -> None:
    """Pay the penalty, or remove what is sacrificed."""
    if me.plan & PAID:
        me.money -= penalty(tables, me.city, disaster)
        return
    rest = answer_spaces(me.plan)
    while rest:
        me.city.lift(tables, lowest(rest))
        rest &= rest - 1


def _tell_answer(tables: Tables, state: NeomState, player: i64, disaster: i64) -> None:
    if state.journal is None:
        return
    me = state.players[player]
    if me.plan & PAID:
        tell(state, "paid-penalty", player, amount=penalty(tables, me.city, disaster))
        return
    for space in members(answer_spaces(me.plan)):
        tell(state, "sacrificed", player, tile=i64(me.city.tiles[space]), space=space)

"""A tiny game written outside the compiled tree: what the core promises, it promises to this one, too.

Each round chance draws a stone from an open bag; all bid for it secretly and at once, the highest bid (of
equal ones the lowest seat) pays and takes it; then, from the winner on, each sells a stone or passes.
A stone is worth twice its number at the end, a coin one point.

It has features to learn from, so that training can be tried on it, and is registered by naming its file.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.arguments import Nothing, Number
from gridtown.core.bits import members
from gridtown.core.choices import Choices
from gridtown.core.errors import InvalidAction
from gridtown.core.event import Event
from gridtown.core.features import Features
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.kinds import Grammar, Kind
from gridtown.core.net import Net
from gridtown.core.outcome import Outcome, rank
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

DRAW: Final = 0
BID: Final = 1
PASS: Final = 2
SELL: Final = 3
VERBS: Final = {"bid": BID, "sell": SELL}

COINS: Final = 3
SALE: Final = 2
BIDS: Final = 12  # more coins than 11 nobody can have
STONES: Final = range(1, 7)
BAG: Final = 0b1111110
HIDDEN: Final = 255
PHASES: Final = ("draw", "bid", "sell", "over")
LENGTHS: Final = {"short": 2, "long": 4}

ACTION: Final = re.compile(r"draw ([1-6])|P([1-3]) (?:(bid) (0|[1-9]|10|11)|(sell) ([1-6])|pass)")
TABLE: Final = re.compile(
    r"toy length=(short|long) round=([0-4]) phase=(draw|bid|sell|over) stone=([0-6]) mover=([0-2])"
    r" left=([0-3]) active=(chance|none|[0-2,]+) bag=([1-6]*)"
)
SEAT: Final = re.compile(r"coins=([0-9]{1,2}) bid=([0-9]{1,3}|none) stones=([1-6]*)")


class Seat:
    """coins; bid: 1 + the coins bid, 0 for none yet; stones: a set of numbers."""

    def __init__(self, coins: int, bid: int, stones: int) -> None:
        self.coins, self.bid, self.stones = coins, bid, stones


class ToyState(State):
    """stone: what is bid for. mover: who sells now; left: how many have still to sell or pass."""

    def __init__(self, table: list[int], seats: list[Seat]) -> None:
        active, self.length, self.round, self.phase, self.stone, self.mover, self.left, self.bag = table
        super().__init__(active)
        self.seats, self.size = seats, len(seats)

    def table(self) -> list[int]:
        numbers = [self.length, self.round, self.phase, self.stone, self.mover, self.left, self.bag]
        return [int(self.to_act), *numbers]

    def copy(self) -> "ToyState":
        return ToyState(self.table(), [Seat(seat.coins, seat.bid, seat.stones) for seat in self.seats])

    def to_bytes(self) -> bytes:
        numbers = self.table()
        for seat in self.seats:
            numbers += [seat.coins, seat.bid, seat.stones]
        return b"".join(number.to_bytes(2, "little") for number in numbers)


def grammar() -> Grammar:
    """The kinds of action, for their ids; the notation is Toy's own."""
    stone = Number(1, 6, "a stone")
    kinds = [
        Kind(DRAW, "draw", stone, by_chance=True),
        Kind(BID, "bid", Number(0, BIDS - 1, "coins")),
        Kind(PASS, "pass", Nothing()),
        Kind(SELL, "sell", stone),
    ]
    return Grammar("Toy", 3, kinds, ("P1 pass", "P2 bid 2"))


class Toy(Game[ToyState]):
    def __init__(self, rules_version: int = 1, edition_hash: str = "0" * 32) -> None:
        options = (Option("length", ("short", "long"), "short", "how many rounds"),)
        super().__init__(Facts("toy", "Toy", rules_version, (2, 3), options), edition_hash, grammar())
        self.nets: dict[str, Net] = {}
        self.bids: dict[str, list[int]] = {}
        self._features = Features()

    def initial(self, setup: Setup) -> ToyState:
        table = [CHANCE_ACTS, LENGTHS[setup.options["length"]], 0, 0, 0, 0, 0, BAG]
        return ToyState(table, [Seat(COINS, 0, 0) for _ in range(setup.players)])

    def generate(self, state: ToyState, player: int, out: Choices) -> None:
        if player == CHANCE:
            for stone in members(state.bag):
                out.add(pack(CHANCE, DRAW, stone))
        elif state.phase == PHASES.index("bid"):
            for coins in range(state.seats[player].coins + 1):
                out.add(pack(player, BID, coins))
        else:
            out.add(pack(player, PASS, 0))
            for stone in members(state.seats[player].stones):
                out.add(pack(player, SELL, stone))

    def push(self, state: ToyState, action: int) -> None:
        player, kind, argument = int(actor(action)), int(kind_of(action)), int(argument_of(action))
        if kind == DRAW:
            self._draw(state, argument)
        elif kind == BID:
            state.seats[player].bid = argument + 1
            state.to_act &= ~(1 << player)
            self._tell(state, Event("bid", player, {"coins": argument}, 1 << player))
            if not state.to_act:
                self._sell_to_the_highest(state)
        else:
            if kind == SELL:
                state.seats[player].stones &= ~(1 << argument)
                state.seats[player].coins += SALE
                self._tell(state, Event("sold", player, {"stone": argument}))
            self._next(state)

    def _draw(self, state: ToyState, stone: int) -> None:
        state.stone, state.bag, state.phase = stone, state.bag & ~(1 << stone), 1
        state.to_act = (1 << len(state.seats)) - 1
        self._tell(state, Event("drawn", CHANCE, {"stone": stone}))

    def _sell_to_the_highest(self, state: ToyState) -> None:
        bids = [seat.bid for seat in state.seats]
        state.mover = bids.index(max(bids))
        winner = state.seats[state.mover]
        winner.coins -= winner.bid - 1
        winner.stones |= 1 << state.stone
        shown = [bid - 1 for bid in bids]
        self._tell(state, Event("won", state.mover, {"stone": state.stone, "bids": shown}))
        for seat in state.seats:
            seat.bid = 0
        state.phase, state.to_act = 2, 1 << state.mover
        state.stone, state.left = 0, len(state.seats)

    def _next(self, state: ToyState) -> None:
        state.left -= 1
        state.mover = (state.mover + 1) % len(state.seats)
        state.to_act = 1 << state.mover
        if state.left == 0:
            state.round, state.mover = state.round + 1, 0
            over = state.round == state.length
            state.phase, state.to_act = (3, 0) if over else (0, CHANCE_ACTS)

    def _tell(self, state: ToyState, event: Event) -> None:
        if state.journal is not None:
            state.journal.append(event)

    def view(self, state: ToyState, viewer: int | None) -> View[ToyState]:
        known = state.copy()
        for player, seat in enumerate(known.seats):
            if player != viewer and seat.bid:
                seat.bid = HIDDEN
        return View(viewer, known)

    def determinize(self, view: View[ToyState], rng: Rng) -> ToyState:
        state = view.known.copy()
        for seat in state.seats:
            if seat.bid == HIDDEN:
                seat.bid = 1 + int(rng.below(seat.coins + 1))
        return state

    def step(self, state: ToyState) -> str:
        return PHASES[state.phase]

    def asks(self, state: ToyState, player: int, kind: int) -> bool:  # noqa: ARG002
        return kind in {"draw": (DRAW,), "bid": (BID,), "sell": (PASS, SELL)}[PHASES[state.phase]]

    def bars(self, state: ToyState, player: int, action: int) -> Refusal | None:
        kind, argument = int(kind_of(action)), int(argument_of(action))
        if kind == DRAW:
            return None if state.bag >> argument & 1 else Refusal("not-in-bag", {"stone": argument})
        coins, stones = state.seats[player].coins, state.seats[player].stones
        if kind == BID and argument > coins:
            return Refusal("no-coins", {"coins": argument, "have": coins})
        if kind == SELL and not stones >> argument & 1:
            return Refusal("not-your-stone", {"stone": argument})
        return None

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.to_act:
            return None
        scores = self.standing(state)
        return Outcome("rounds", rank(scores), scores, None)

    def standing(self, state: ToyState) -> list[int]:
        return [seat.coins + 2 * sum(members(seat.stones)) for seat in state.seats]

    def preview(self, view: View[ToyState], action: int) -> Preview:
        stone, argument = view.known.stone, int(argument_of(action))
        match int(kind_of(action)):
            case 1:
                costs = [Cost(None, argument, "bid", {"stone": stone}, conditional=True)]
                return Preview(costs, [Change("stones", 2 * stone, conditional=True)])
            case 3:
                return Preview([], [Change("stones", -2 * argument), Change("coins", SALE)])
        return Preview([], [])

    def value(self, view: View[ToyState], action: int) -> float:
        return float(sum(change.amount for change in self.preview(view, action).changes))

    def settled(self, state: ToyState) -> bool:
        """When a stone is offered, and nobody has bid."""
        return state.phase == PHASES.index("bid") and not any(seat.bid for seat in state.seats)

    def observation_blocks(self, players: int) -> list[tuple[str, int]]:
        return [("bag", 7), ("stone", 7), ("phase", len(PHASES)), *((f"seat_{n}", 9) for n in range(players))]

    def observe(self, known: ToyState, viewer: int, out: Features) -> None:
        out.add_set(0, known.bag)
        out.add(7 + known.stone, 1)
        out.add(14 + known.phase, 1)
        for place in range(len(known.seats)):
            seat = known.seats[(viewer + place) % len(known.seats)]
            first = 14 + len(PHASES) + 9 * place
            out.add(first, seat.coins)
            out.add(first + 1, seat.bid)
            out.add_set(first + 2, seat.stones)

    def feature_blocks(self) -> list[tuple[str, int]]:
        return [("coins", 1), ("mine", 7), ("others", 7), ("offered", 7), ("left", 1)]

    def features(self, state: ToyState, player: int, out: Features) -> None:
        out.add(0, state.seats[player].coins)
        for owner, seat in enumerate(state.seats):
            for stone in members(seat.stones):
                out.add((1 if owner == player else 8) + stone, 1)
        if state.stone:
            out.add(15 + state.stone, 1)
        out.add(22, state.length - state.round)

    def policy(self, state: ToyState, player: int, out: Choices, rng: Rng) -> int:
        """A bid that has proved, and a sale as the net sees what comes of it; without weights by value."""
        name = self.net_name(len(state.seats), {})
        net, bids = self.nets.get(name), self.bids.get(name)
        bidding = state.phase == PHASES.index("bid")
        if bidding and bids is not None:
            first = BIDS * state.stone
            return max(out.to_list(), key=lambda action: bids[first + int(argument_of(action))])
        if net is None or bidding:
            return super().policy(state, player, out, rng)
        return max(out.to_list(), key=lambda action: self._promise(net, state.copy(), player, action))

    def _promise(self, net: Net, state: ToyState, player: int, action: int) -> int:
        self.push(state, action)
        self._features.clear()
        self.features(state, player, self._features)
        return net.answer(self._features, 0)

    def net_name(self, players: int, options: Mapping[str, str]) -> str:
        """Games of both lengths are judged alike."""
        del options
        return f"{players}p"

    def use_net(self, name: str, net: Net | None) -> None:
        if net is None:
            self.nets.pop(name, None)
        else:
            self.nets[name] = net

    def policy_blocks(self) -> list[tuple[str, int]]:
        return [("bid", 7 * BIDS)]

    def choice_features(self, state: ToyState, player: int, action: int, promise: int, out: Features) -> None:
        """How much is bid for which stone: every bid has the same promise."""
        del player, promise
        if kind_of(action) == BID:
            out.add(BIDS * state.stone + int(argument_of(action)), 1000)

    def policy_name(self, players: int, options: Mapping[str, str]) -> str:
        return self.net_name(players, options)

    def use_policy(self, name: str, weights: list[int] | None) -> None:
        if weights is None:
            self.bids.pop(name, None)
        else:
            self.bids[name] = weights

    def write_action(self, action: int) -> str:
        player, kind, argument = int(actor(action)), int(kind_of(action)), int(argument_of(action))
        text = f"P{player + 1} pass"
        if kind == DRAW:
            text = f"draw {argument}"
        elif kind != PASS:
            text = f"P{player + 1} {'bid' if kind == BID else 'sell'} {argument}"
        if not ACTION.fullmatch(text) or self.parse_action(text) != action:
            raise InvalidAction(f"{action} is not an action of Toy")
        return text

    def parse_action(self, text: str) -> int:
        found = ACTION.fullmatch(text)
        if not found:
            raise InvalidAction(f"{text!r} is not an action of Toy")
        stone, player, bid, coins, sell, sold = found.groups()
        if stone:
            return int(pack(CHANCE, DRAW, int(stone)))
        kind = VERBS.get(bid or sell, PASS)
        return int(pack(int(player) - 1, kind, int(coins or sold or 0)))

    def write_state(self, state: ToyState) -> str:
        active = "chance" if state.to_act == CHANCE_ACTS else ",".join(map(str, members(state.to_act)))
        length = next(name for name, rounds in LENGTHS.items() if rounds == state.length)
        table = (
            f"toy length={length} round={state.round} phase={PHASES[state.phase]} stone={state.stone}"
            f" mover={state.mover} left={state.left} active={active or 'none'} bag={_write_set(state.bag)}"
        )
        return " / ".join([table, *(_write_seat(seat) for seat in state.seats)])

    def parse_state(self, text: str) -> ToyState:
        table, *seats = text.split(" / ")
        found, read = TABLE.fullmatch(table), [SEAT.fullmatch(seat) for seat in seats]
        if not found or not 2 <= len(read) <= 3:
            raise InvalidAction(f"{table!r} is not a table of Toy")
        length, played, phase, stone, mover, left, active, bag = found.groups()
        numbers = [LENGTHS[length], int(played), PHASES.index(phase), int(stone), int(mover), int(left)]
        return ToyState(
            [_parse_to_act(active), *numbers, _parse_set(bag)], [_parse_seat(seat) for seat in read]
        )

    def from_bytes(self, data: bytes) -> ToyState:
        numbers = [int.from_bytes(data[at : at + 2], "little") for at in range(0, len(data), 2)]
        return ToyState(numbers[:8], [Seat(*numbers[at : at + 3]) for at in range(8, len(numbers), 3)])

    def all_actions(self, state: ToyState) -> list[int]:
        found = [pack(CHANCE, DRAW, stone) for stone in STONES]
        for player in range(len(state.seats)):
            found += [pack(player, BID, coins) for coins in range(BIDS)]
            found += [pack(player, SELL, stone) for stone in STONES]
            found.append(pack(player, PASS, 0))
        return sorted(int(action) for action in found)

    def present(self, view: View[ToyState]) -> dict[str, object]:
        known = view.known
        seats = [{"coins": seat.coins, "stones": members(seat.stones)} for seat in known.seats]
        asked = [player for player in self.players_to_act(known) if player != CHANCE]
        return {"game": "toy", "viewer": view.viewer, "to_act": asked, "stone": known.stone, "seats": seats}

    def present_action(self, view: View[ToyState], action: int) -> dict[str, object]:  # noqa: ARG002
        text = self.write_action(action)
        return {"action": text, "kind": text.split()[1]}

    def components(self) -> dict[str, object]:
        return {"stones": list(STONES)}


def _write_set(mask: int) -> str:
    return "".join(map(str, members(mask)))


def _parse_set(text: str) -> int:
    return sum(1 << number for number in {int(digit) for digit in text})


def _write_seat(seat: Seat) -> str:
    bid = str(seat.bid - 1) if seat.bid else "none"
    return f"coins={seat.coins} bid={bid} stones={_write_set(seat.stones)}"


def _parse_seat(found: re.Match[str] | None) -> Seat:
    if not found:
        raise InvalidAction("that is not a seat of Toy")
    coins, bid, stones = found.groups()
    return Seat(int(coins), 0 if bid == "none" else int(bid) + 1, _parse_set(stones))


def _parse_to_act(text: str) -> int:
    if text == "chance":
        return CHANCE_ACTS
    return _parse_set(text.replace(",", "")) if text != "none" else 0


def load(edition: Path | None = None) -> Toy:
    """As a game from elsewhere answers; there is but one printing of it."""
    del edition
    return Toy()

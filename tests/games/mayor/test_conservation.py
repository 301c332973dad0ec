"""Every tile is in exactly one place, every piece where the events say, at every ply of random games."""

from collections import Counter
from itertools import product

import pytest
from tests.games.mayor.playing import city, mayor, neutral, random_step

from gridtown.core.bits import members
from gridtown.core.event import Event
from gridtown.core.rng import Rng
from gridtown.games.mayor.board.event_stack import DRAWN, STACK, tile_in
from gridtown.games.mayor.state import PHASES, MayorState

pytestmark = pytest.mark.proof

SETUPS = [
    (players, {"events": events, "amenities": amenities})
    for players, events, amenities in product((2, 3, 4), ("no", "yes"), ("no", "yes"))
]
Place = str | tuple[str, int | str]


def whereabouts(state: MayorState) -> dict[int, list[Place]]:
    """Where each building tile and Civic Amenity is."""
    found: dict[int, list[Place]] = {}
    groups: list[tuple[Place, list[int]]] = [
        ("face up", members(state.faces)),
        ("face down", members(state.hidden)),
    ]
    groups += [(("before", seat), members(player.tiles)) for seat, player in enumerate(state.players)]
    groups += [(("on", square), [tile]) for square, tile in city(state).items()]
    groups += [("in its block", [41 + block for block in range(9) if state.city.claims >> 4 * block & 1])]
    for place, numbers in groups:
        for number in numbers:
            found.setdefault(number, []).append(place)
    return found


def event_tiles(state: MayorState) -> Counter[int]:
    """How often each Event tile is somewhere: in effect, in the stack, looked at, or where nobody knows."""
    events = state.events
    found = Counter([int(events.current), *members(events.loose)])
    found.update(int(tile_in(events.stack, place)) for place in range(STACK))
    found.update(int(tile_in(events.drawn, place)) for place in range(DRAWN))
    del found[0]
    return found


class Ledger:
    """Follows a game by its events: where every tile must lie, and every piece stand."""

    def __init__(self, state: MayorState, amenities: bool) -> None:
        self.place: dict[int, Place] = dict.fromkeys(range(1, 41), "face down")
        self.place |= dict.fromkeys(range(41, 50), "in its block") if amenities else {}
        self.pieces = {
            (seat, piece): space for seat in range(int(state.size)) for piece, space in START.items()
        }
        self.effect = int(state.events.current)

    def hear(self, event: Event) -> None:
        """Take account of a consequence."""
        seat, args = event.player, {key: value for key, value in event.args.items() if key != "why"}
        tile, amenity = (int(str(args.get(key, 0))) for key in ("tile", "amenity"))
        if event.id == "revealed":
            self.move(tile, "face down", "face up")
        elif event.id in ("bought", "got"):
            self.move(tile, "face up", ("before", seat))
        elif event.id == "placed":
            self.move(tile, ("before", seat), ("on", str(args["square"])))
        elif event.id == "laid":
            self.move(amenity, ("before", seat), ("on", str(args["square"])))
        elif event.id == "claimed":
            self.move(amenity, "in its block", ("before", seat))
        elif event.id == "amenity-gone":
            self.move(amenity, "in its block", "gone")
        elif event.id == "event":
            self.effect = int(str(args["event"]))
        elif event.id == "walked":
            self.walk(seat, str(args["piece"]), event)

    def move(self, tile: int, before: Place, then: Place) -> None:
        assert self.place[tile] == before
        self.place[tile] = then

    def walk(self, seat: int, piece: str, event: Event) -> None:
        path, start = event.args["path"], self.pieces[seat, piece]
        assert isinstance(path, list)
        assert event.args["from"] == int(start.rstrip("abcd"))
        end = str(path[-1])
        assert event.args["to"] == int(end.rstrip("abcd"))
        assert end == "0" or end not in self.pieces.values()
        self.pieces[seat, piece] = end

    def balance(self, state: MayorState) -> None:
        """Raise AssertionError unless everything is where the events say."""
        there = {number: [place] for number, place in self.place.items() if place != "gone"}
        assert whereabouts(state) == there
        names = mayor().names
        stand = {}
        for seat, player in enumerate(state.players):
            stand[seat, "citizen"] = names[player.citizen]
            stand[seat, "banker"] = names[player.banker]
        assert stand == self.pieces
        assert int(state.events.current) == self.effect


START = {"citizen": "0", "banker": "25"}


def crowded(state: MayorState) -> list[str]:
    """Spaces with more than one piece, but for 0, and for the Bankers that may not have moved."""
    names = mayor().names
    citizens = Counter(names[player.citizen] for player in state.players)
    bankers = Counter(names[player.banker] for player in state.players)
    many = [space for space, count in (citizens + bankers).items() if count > 1 and space != "0"]
    return [space for space in many if space != "25" or citizens["25"]]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_tiles_and_pieces_are_where_the_events_say(players: int, options: dict[str, str], seed: int) -> None:
    game = mayor()
    state, rng = game.initial(game.setup(players, options)), Rng(seed)
    ledger = Ledger(state, options["amenities"] == "yes")
    while state.to_act:
        heard: list[Event] = []
        state.journal = heard
        game.push(state, random_step(state, rng))
        state.journal = None
        for event in heard:
            ledger.hear(event)
        ledger.balance(state)
        assert event_tiles(state) == (Counter(range(1, 11)) if options["events"] == "yes" else Counter())
        keep_the_rules(state)
    assert game.outcome(state) is not None


def keep_the_rules(state: MayorState) -> None:
    """What holds at every ply, whatever is played."""
    where, phase = mayor().write_state(state), PHASES[int(state.phase)]
    assert crowded(state) == [], where
    limit = 4 if state.size == 2 else 3
    over = int(bool(state.using))  # taken for nothing at the limit, until the Amenity is laid
    assert all(int(player.tiles).bit_count() <= limit + over for player in state.players), where
    assert len(neutral(state)) == 4 - int(state.size), where
    names = mayor().names
    assert all(names[player.banker] != "50" for player in state.players), where
    assert phase == "over" or all(names[player.citizen] != "50" for player in state.players), where
    lines = Counter((tile - 1) // 8 for tile in members(state.faces))
    assert all(count == 1 for count in lines.values()), where
    if phase not in ("reveal", "walk"):
        assert {(tile - 1) // 8 for tile in members(state.hidden)} <= set(lines), where
    assert (int(state.events.drawn) != 0) <= (phase in ("draw", "event")), where
    assert bool(state.to_act) == (phase != "over"), where


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_block_s_types_are_different_without_amenities(players: int) -> None:
    game = mayor()
    state, rng = game.initial(game.setup(players)), Rng(players)
    while state.to_act:
        game.push(state, random_step(state, rng))
        types = Counter((square[0], (tile - 1) // 8) for square, tile in city(state).items())
        assert all(count == 1 for count in types.values()), game.write_state(state)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_position_written_and_read_is_the_same(players: int, options: dict[str, str]) -> None:
    game = mayor()
    state, rng = game.initial(game.setup(players, options)), Rng(players + 30)
    ply = 0
    while state.to_act:
        ply += 1
        if ply % 5 == 0:
            assert game.parse_state(game.write_state(state)) == state
            assert game.from_bytes(state.to_bytes()) == state
        game.push(state, random_step(state, rng))
    assert game.parse_state(game.write_state(state)) == state

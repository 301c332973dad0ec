"""Mayor a second time, slowly: the whole game from the rulebook's words.

Written from the rulebook and the rulings alone, on sets, lists and dicts, to be compared with the real
rules. The box is read from `components --json`; pieces walk the City space by space; what is still to be
done in a turn waits in a list, the next of it first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

LINES = ["bank", "shop", "church", "park", "statue"]
COLOURS = {"bank": "red", "shop": "yellow", "church": "blue", "park": "green"}
REWARDS = {"vp": 2, "gp": 4}
FESTIVAL = 1

Data = dict[str, Any]


def number_of(space: str) -> int:
    """The number printed on a space: its victory points or gold."""
    return int(space.rstrip("abcd"))


class City:
    """Which space follows which, and which streets a square lies on."""

    def __init__(self, board: Data) -> None:
        self.after: dict[str, set[str]] = {}
        self.before: dict[str, set[str]] = {}
        self.street_of: dict[str, str] = {}
        self.colour_of: dict[str, str] = {}
        for street in board["streets"]:
            way = [street["low"], *street["spaces"], street["high"]]
            for space, following in pairwise(way):
                self._join(space, following)
            for space in street["spaces"]:
                self.street_of[space] = street["id"]
            self.colour_of[street["id"]] = street["colour"]
        self._join("0", next(end["next"] for end in board["ends"] if end["space"] == "0"))
        self._join(next(end["next"] for end in board["ends"] if end["space"] == "50"), "50")
        self.squares: dict[str, Data] = {square["square"]: square for square in board["squares"]}

    def _join(self, space: str, following: str) -> None:
        self.after.setdefault(space, set()).add(following)
        self.before.setdefault(following, set()).add(space)

    def steps(self, space: str, forward: bool) -> set[str]:
        return (self.after if forward else self.before).get(space, set())

    def colours(self, square: str) -> set[str]:
        return {self.colour_of[street] for street in self.squares[square]["streets"]}

    def block(self, square: str) -> list[str]:
        return [other for other in self.squares if other[0] == square[0]]


@dataclass
class Seat:
    """One player: two pieces, an Action marker and the tiles in front of them."""

    pieces: dict[str, str]  # citizen and banker → space
    marker: int
    tiles: set[int] = field(default_factory=set)

    @property
    def gold(self) -> int:
        return number_of(self.pieces["banker"])

    @property
    def points(self) -> int:
        return number_of(self.pieces["citizen"])


@dataclass
class Line:
    """A line of the Market; `hidden` are the tiles face down, in no order."""

    hidden: set[int]
    face: int | None = None
    sold: int = 0

    def is_empty(self) -> bool:
        return self.face is None and not self.hidden


# What may still be to do in a turn


@dataclass
class Reveal:
    line: int


@dataclass
class Turn:
    """The turn of a player begins."""

    player: int


@dataclass
class Move:
    pass


@dataclass
class Act:
    pass


@dataclass
class Use:
    """The purchase or placement of an Amenity."""


@dataclass
class Walk:
    """Steps that the pieces of one player have still to go."""

    player: int
    citizen: int
    banker: int
    reason: str


@dataclass
class Score:
    """A tile has been placed, and the Rainbow is paid."""

    player: int
    tile: int
    square: str
    claimed: bool


@dataclass
class Settled:
    """A placement is over."""


@dataclass
class Look:
    """At three Event tiles."""

    player: int


@dataclass
class Reward:
    pass


@dataclass
class Lay:
    amenity: int


@dataclass
class EndTurn:
    pass


@dataclass
class Final:
    """A placement that a player may make at the end."""

    player: int


@dataclass
class Election:
    """No placements are left."""


Step = (
    Reveal | Turn | Move | Act | Use | Walk | Score | Settled
    | Look | Reward | Lay | EndTurn | Final | Election
)  # fmt: skip


class NaiveGame:
    """One playing, from the first tile turned up to the end."""

    def __init__(self, data: Data, players: int, events: bool, amenities: bool) -> None:
        self.data, self.players, self.events, self.amenities = data, players, events, amenities
        self.city = City(data["board"])
        self.tiles: dict[int, Data] = {tile["number"]: tile for tile in data["tiles"]}
        self.effects: dict[str, Data] = {line["type"]: line for line in data["lines"]}
        self.block_of_amenity = {row["number"]: row["block"] for row in data["amenities"]}
        self.seats = [Seat({"citizen": "0", "banker": "25"}, LINES.index("statue")) for _ in range(players)]
        self.neutral = [LINES.index("park"), LINES.index("shop")][: 4 - players]
        self.market = [
            Line({tile["number"] for tile in data["tiles"] if tile["type"] == type}) for type in LINES
        ]
        self.board: dict[str, int] = {}  # square → tile
        self.waiting = {row["block"]: row["number"] for row in data["amenities"]} if amenities else {}
        self.event = FESTIVAL
        self.stack: list[int | None] = [None] * 9  # None: any of those that lie nowhere else
        self.knowing: list[set[int]] = [set() for _ in range(9)]  # who knows what lies there
        self.active_player = 0
        self.turn = 0
        self.passes = 0
        self.closing = False
        self.ending: str | None = None
        self.placing: Score | None = None
        self.using: int | None = None
        self.todo: list[Step] = [*(Reveal(line) for line in range(5)), Turn(0)]

    # Who may do what

    def to_act(self) -> list[int]:
        """Who is to choose: [-1] chance, [] when the game is over."""
        if self.ending:
            return []
        step = self.todo[0]
        if isinstance(step, Reveal) or (isinstance(step, Look) and None in self.stack[:3]):
            return [-1]
        if isinstance(step, Walk | Look | Final):
            return [step.player]
        return [self.active_player]

    def legal(self, player: int) -> list[str]:
        """What `player` (-1: chance) may do now, sorted."""
        if player not in self.to_act():
            return []
        texts = self._choices()
        return sorted(texts if player == -1 else [f"P{player + 1} {text}" for text in texts])

    def _choices(self) -> list[str]:
        step, gold = self.todo[0], self.seats[self.to_act()[0]].gold
        match step:
            case Reveal():
                return [f"reveal {tile}" for tile in self.market[step.line].hidden]
            case Move():
                costs = enumerate(self.data["steps"], start=1)
                return [f"move {spaces}" for spaces, cost in costs if cost <= gold]
            case Act():
                return self._acts()
            case Use():
                return self._uses()
            case Walk():
                return [f"{piece} {space}" for piece, space in self._offered(step)]
            case Look() if None in self.stack[:3]:
                return [f"draw {event}" for event in self._loose_events()]
            case Look():
                return [f"event {event}" for event in self.stack[:3]]
            case Reward():
                return [f"reward {kind}" for kind in REWARDS]
            case Lay():
                return [f"lay {square}" for square in self._empty_squares()]
            case Final():
                return [*self._placements(step.player), "waive"]
        raise AssertionError(step)

    def _acts(self) -> list[str]:
        player = self.active_player
        seat = self.seats[player]
        line = self.market[seat.marker]
        texts = ["pass", *self._placements(player), *self._claims(player)]
        if line.face and len(seat.tiles) < self._limit() and self._cost(player, seat.marker) <= seat.gold:
            texts.append(f"buy {LINES[seat.marker]}")
        return texts + [f"use {tile}" for tile in seat.tiles if tile > 40 and self._uses()]

    def _uses(self) -> list[str]:
        """What an Amenity could be used for; one square must be left for itself."""
        seat, squares = self.seats[self.active_player], self._empty_squares()
        texts = []
        if self.market[seat.marker].face and squares:
            texts.append(f"buy {LINES[seat.marker]}")
        if len(squares) >= 2:
            for tile in self._buildings(seat):
                for square in squares:
                    if self._affordable(self.active_player, tile, square, seat.pieces["citizen"]):
                        texts.append(f"place {tile} {square}")
                    if square[0].upper() in self.waiting:
                        texts.append(f"claim {tile} {square}")
        return texts

    def _limit(self) -> int:
        return 4 if self.players == 2 else 3

    def _cost(self, player: int, line: int) -> int:
        """What the face-up tile of a line costs a player whose marker stands there."""
        others = [seat.marker for number, seat in enumerate(self.seats) if number != player]
        price: int = self.effects[LINES[line]]["prices"][self.market[line].sold]
        surcharge: int = self._event()["surcharge"].get(LINES[line], 0)
        return price + (others + self.neutral).count(line) + surcharge

    def _event(self) -> Data:
        return next(event for event in self.data["events"] if event["number"] == self.event)

    def _loose_events(self) -> list[int]:
        numbers = {event["number"] for event in self.data["events"]}
        return sorted(numbers - {self.event} - set(self.stack))

    # Placing

    def _buildings(self, seat: Seat) -> list[int]:
        return [tile for tile in seat.tiles if tile <= 40]

    def _empty_squares(self) -> list[str]:
        return [square for square in self.city.squares if square not in self.board]

    def _allowed(self, player: int, tile: int, square: str) -> bool:
        """Whether street, Event and block let the tile be placed there."""
        type, streets = self.tiles[tile]["type"], self.city.colours(square)
        rondel = LINES[self.seats[player].marker]
        if rondel != "statue" and COLOURS[rondel] not in streets:
            return False
        if type in self._event()["barred"] or streets & set(self._event()["closed"]):
            return False
        return type not in self._types_in_block(square)

    def _types_in_block(self, square: str) -> list[str]:
        laid = [self.board[other] for other in self.city.block(square) if other in self.board]
        return [self.tiles[tile]["type"] for tile in laid if tile <= 40]

    def _placements(self, player: int) -> list[str]:
        return [f"place {tile} {square}" for tile, square in self._places(player, False)]

    def _claims(self, player: int) -> list[str]:
        return [f"claim {tile} {square}" for tile, square in self._places(player, True)]

    def _places(self, player: int, claiming: bool) -> Iterator[tuple[int, str]]:
        for tile in self._buildings(self.seats[player]):
            for square in self._empty_squares():
                if claiming and square[0].upper() not in self.waiting:
                    continue
                if not self._allowed(player, tile, square):
                    continue
                if claiming or self._rainbow_ends(player, tile, square):
                    yield tile, square

    def _rainbow_ends(self, player: int, tile: int, square: str) -> set[str]:
        """Where the Citizen may stand when the tile is scored, such that its cost can be paid."""
        ends = self._after_rainbow(player)
        return {space for space in ends if self._affordable(player, tile, square, space)}

    def _after_rainbow(self, player: int) -> set[str]:
        """Where the Citizen may stand after the payment of the Rainbow, if there is any."""
        here = self.seats[player].pieces["citizen"]
        if LINES[self.seats[player].marker] != "statue" or here == "0":
            return {here}
        return self._ends(player, "citizen", -1, self._occupied())

    def _affordable(self, player: int, tile: int, square: str, citizen: str) -> bool:
        seat = self.seats[player]
        return seat.gold + self._gain(tile, square, {citizen, seat.pieces["banker"]})[1] >= 0

    def _gain(self, tile: int, square: str, pieces: set[str]) -> tuple[int, int]:
        """The points and gold that placing the tile gives to the placer with these pieces."""
        if self.tiles[tile]["type"] == "park":
            icons = self.tiles[tile]["icons"]
            scoring = [type for type in self._types_in_block(square) for icon in icons if icon == type]
        else:
            times = self._matches(tile, square) + self._beside(square, pieces)
            scoring = [self.tiles[tile]["type"]] * times
        effects = [self.effects[type] for type in scoring]
        return sum(effect["vp"] for effect in effects), sum(effect["gp"] for effect in effects)

    def _matches(self, tile: int, square: str) -> int:
        icons, place = self.tiles[tile], self.city.squares[square]
        matching = [
            icons["colour"] in self.city.colours(square),
            icons["region"] == place["region"],
            icons["section"] == place["section"],
        ]
        return matching.count(True)

    def _beside(self, square: str, pieces: set[str]) -> bool:
        """Whether any of the pieces stands on a street of the square."""
        return any(self.city.street_of.get(space) in self.city.squares[square]["streets"] for space in pieces)

    # Walking

    def _occupied(self, player: int = -1, without: str = "") -> set[str]:
        """The spaces that hold a piece, one piece of a player left out; 0 is never full."""
        return {
            space
            for number, seat in enumerate(self.seats)
            for piece, space in seat.pieces.items()
            if space != "0" and (number, piece) != (player, without)
        }

    def _ends(self, player: int, piece: str, steps: int, occupied: set[str]) -> set[str]:
        """Where a piece may come to stand that is to walk so many spaces (backward if negative)."""
        here = self.seats[player].pieces[piece]
        reached = {here}
        for _ in range(abs(steps)):
            reached = self._one_step(reached, steps > 0, piece)
        ends = set()
        while reached:
            ends |= reached - occupied
            reached = self._one_step(reached & occupied, steps > 0, piece)
        if piece == "banker" and steps > 0 and not ends:
            return self._last_free_ahead(here, occupied)
        return ends - {here}

    def _one_step(self, spaces: set[str], forward: bool, piece: str) -> set[str]:
        """The next spaces; 0 and, for a Citizen, 50 are where walks end, and a Banker never enters 50."""
        following = set()
        for space in spaces:
            if space == "50" or (space == "0" and not forward):
                following.add(space)
            else:
                following |= self.city.steps(space, forward)
        return following - {"50"} if piece == "banker" else following

    def _last_free_ahead(self, here: str, occupied: set[str]) -> set[str]:
        ahead, free = self.city.steps(here, True), set[str]()
        while ahead - {"50"}:
            free = ahead - {"50"} - occupied or free
            ahead = set().union(*(self.city.steps(space, True) for space in ahead))
        return free

    def _offered(self, walk: Walk) -> list[tuple[str, str]]:
        """The pieces that may walk now, each with the spaces it may walk to."""
        player = walk.player

        def ends(piece: str, occupied: set[str]) -> set[str]:
            steps = walk.citizen if piece == "citizen" else walk.banker
            return self._ends(player, piece, steps, occupied) if steps else set()

        if walk.reason == "rainbow" and walk.citizen:
            assert self.placing
            score = self.placing
            found = self._after_rainbow(walk.player)
            if not score.claimed:
                found = self._rainbow_ends(walk.player, score.tile, score.square)
            return [("citizen", space) for space in found]
        citizens = [("citizen", space) for space in ends("citizen", self._occupied())]
        if walk.citizen and walk.banker and not self._order_matters(player, ends):
            return citizens
        return citizens + [("banker", space) for space in ends("banker", self._occupied())]

    def _order_matters(self, player: int, ends: Callable[[str, set[str]], set[str]]) -> bool:
        """Whether one piece may end where the other may, or where it stands; not if the game ends at once."""
        pieces = self.seats[player].pieces
        if ends("citizen", set()) == {"50"}:
            return False
        citizen = ends("citizen", self._occupied(player, "banker")) - {"0"}
        banker = ends("banker", self._occupied(player, "citizen")) - {"0"}
        return bool(citizen & banker) or pieces["banker"] in citizen or pieces["citizen"] in banker

    def _step_to(self, walk: Walk, piece: str, space: str) -> None:
        """Carry out the walk of one piece."""
        self.seats[walk.player].pieces[piece] = space
        if piece == "citizen":
            walk.citizen = 0
        else:
            walk.banker = 0
        if space == "50":
            self.ending = "mayor"
            self.placing = self.using = None

    # Playing

    def play(self, text: str) -> None:
        """Carry out a legal action."""
        assert text in self.legal(self.to_act()[0]), f"{text} is not legal"
        step, player = self.todo[0], self.to_act()[0]
        kind, *words = text.split()[1:] if player >= 0 else text.split()
        if not isinstance(step, Walk | Look):
            self.todo.pop(0)
        match kind:
            case "reveal":
                self._reveal(step, int(words[0]))
            case "draw":
                slot = self.stack.index(None)
                self.stack[slot] = int(words[0])
            case "move":
                self._move(int(words[0]))
            case "buy":
                self._buy(LINES.index(words[0]), free=isinstance(step, Use))
            case "place" | "claim":
                self._place(step, player, int(words[0]), words[1], claimed=kind == "claim")
            case "pass":
                self.passes += 1
                self.todo.insert(0, Walk(player, 0, 2, "pass"))
            case "use":
                self.passes = 0
                self.using = int(words[0])
                self.todo[:0] = [Use(), Reward(), Lay(self.using)]
            case "reward":
                amounts = (2, 0) if words[0] == "vp" else (0, 4)
                self.todo.insert(0, Walk(player, *amounts, "reward"))
            case "lay":
                self._lay(step, words[0])
            case "citizen" | "banker":
                assert isinstance(step, Walk)
                self._step_to(step, kind, words[0])
            case "event":
                self._choose_event(int(words[0]))
            case "waive":
                pass
        self._go_on()

    def _reveal(self, step: Step, tile: int) -> None:
        assert isinstance(step, Reveal)
        line = self.market[step.line]
        line.hidden.remove(tile)
        line.face = tile

    def _move(self, spaces: int) -> None:
        seat = self.seats[self.active_player]
        seat.marker = (seat.marker + spaces) % 5
        self.todo.insert(0, Walk(self.active_player, 0, -self.data["steps"][spaces - 1], "fee"))

    def _buy(self, number: int, free: bool) -> None:
        self.passes = 0
        cost = 0 if free else self._cost(self.active_player, number)
        line = self.market[number]
        assert line.face
        self.seats[self.active_player].tiles.add(line.face)
        line.face = None
        line.sold += 1
        self.todo[:0] = [Walk(self.active_player, 0, -cost, "price"), Reveal(number)]
        if sum(line.is_empty() for line in self.market) >= 3:
            self.closing = True

    def _place(self, step: Step, player: int, tile: int, square: str, claimed: bool) -> None:
        self.passes = 0
        seat = self.seats[player]
        seat.tiles.remove(tile)
        self.board[square] = tile
        self.placing = Score(player, tile, square, claimed)
        rainbow = LINES[seat.marker] == "statue" and not isinstance(step, Use)
        steps: list[Step] = [self.placing, Settled()]
        if rainbow and seat.points:
            steps.insert(0, Walk(player, -1, 0, "rainbow"))
        if rainbow and self.events:
            steps.append(Look(player))
        self.todo[:0] = steps

    def _score(self, score: Score) -> None:
        """See who walks how far, and what becomes of the block's Amenity."""
        walks = []
        for player in self._clockwise(score.player):
            pieces = set(self.seats[player].pieces.values())
            if player == score.player:
                vp, gp = (0, 0) if score.claimed else self._gain(score.tile, score.square, pieces)
                walks.append(Walk(player, vp, gp, "placement"))
            elif self.tiles[score.tile]["type"] != "park" and self._beside(score.square, pieces):
                effect = self.effects[self.tiles[score.tile]["type"]]
                paid = max(effect["gp"], -self.seats[player].gold)  # a bystander pays what is there
                walks.append(Walk(player, effect["vp"], paid, "placement"))
        amenity = self.waiting.pop(score.square[0].upper(), None)
        if score.claimed:
            assert amenity
            self.seats[score.player].tiles.add(amenity)
        self.todo[:0] = walks

    def _clockwise(self, first: int) -> list[int]:
        return [(first + number) % self.players for number in range(self.players)]

    def _lay(self, step: Step, square: str) -> None:
        assert isinstance(step, Lay)
        self.seats[self.active_player].tiles.remove(step.amenity)
        self.board[square] = step.amenity
        self.using = None

    def _choose_event(self, event: int) -> None:
        """Put the others and the old one under the stack."""
        chosen = self.stack.index(event)
        unused = [slot for slot in range(3) if slot != chosen]
        known = [
            {eye for eye in self.knowing[slot] if self._follows_slot(eye, slot, chosen)} for slot in unused
        ]
        self.stack = self.stack[3:] + [self.stack[slot] for slot in unused] + [self.event]
        self.knowing = self.knowing[3:] + known + [set(range(-1, self.players))]
        self.event = event
        self.todo.pop(0)

    def _follows_slot(self, eye: int, slot: int, chosen: int) -> bool:
        """Whether someone who knows what lay in the slot knows where it lies when the chosen tile is gone."""
        unknown = [other for other in range(3) if eye not in self.knowing[other]]
        taken = unknown if chosen in unknown else [chosen]
        return len({slot > other for other in taken}) == 1

    # What follows of itself

    def _go_on(self) -> None:
        """Carry out everything up to the next choice, or to the end."""
        while not self.ending and self._follows(self.todo[0]):
            pass

    def _follows(self, step: Step) -> bool:
        """Carry out the next step, if nobody has to choose; whether it was so."""
        match step:
            case Reveal():
                return self._skip_if(not self.market[step.line].hidden)
            case Walk():
                return self._walk_on(step)
            case Score():
                self.todo.pop(0)
                self._score(step)
                return True
            case Settled():
                self.placing = None
                return self._skip_if(True)
            case Look():
                return self._look(step)
            case Turn():
                self.active_player = step.player
                self.turn += 1
                self.todo = [Move(), Act(), EndTurn()]
                return True
            case EndTurn():
                self._end_turn()
                return True
            case Final():
                self.active_player = step.player
                return self._skip_if(not self._placements(step.player))
            case Election():
                self.ending = "lines"
                return True
        return False

    def _skip_if(self, nothing: bool) -> bool:
        if nothing:
            self.todo.pop(0)
        return nothing

    def _walk_on(self, walk: Walk) -> bool:
        offered = self._offered(walk)
        if not offered:
            self.todo.pop(0)
        elif len(offered) == 1:
            self._step_to(walk, *offered[0])
        return len(offered) <= 1

    def _look(self, step: Look) -> bool:
        """Look at the top three; the Festival comes into effect by itself."""
        if None in self.stack[:3]:
            return False
        for known in self.knowing[:3]:
            known.add(step.player)
        if FESTIVAL in self.stack[:3]:
            self.event = FESTIVAL
            self.stack, self.knowing = [None] * 9, [set() for _ in range(9)]
            self.todo.pop(0)
            return True
        return False

    def _end_turn(self) -> None:
        """Go on to the next turn, to the final placements or to the end."""
        player = self.active_player
        if self.passes == 25 * self.players:
            self.ending = "standstill"
        elif self.closing:
            self.todo = [*(Final(other) for other in self._clockwise(player)), Election()]
        else:
            self._move_neutral(self.seats[player].marker)
            self.todo = [Turn((player + 1) % self.players)]

    def _move_neutral(self, place: int) -> None:
        if place in self.neutral:
            taken = {seat.marker for seat in self.seats} | set(self.neutral)
            free = [line % 5 for line in range(place + 1, place + 5) if line % 5 not in taken]
            if free:
                self.neutral[self.neutral.index(place)] = free[0]

    # What there is to see

    def facts(self, viewer: int | None = None) -> Data:
        """Everything `viewer` (None: a spectator) may see."""
        head = None if self.ending else self.todo[0]
        eye = -1 if viewer is None else viewer
        return {
            "players": self.players,
            "options": {
                "events": "yes" if self.events else "no",
                "amenities": "yes" if self.amenities else "no",
            },
            "phase": self.phase(),
            "turn": self.turn,
            "active": self.active_player,
            "to_act": [player for player in self.to_act() if player >= 0],
            "lines_empty": sum(line.is_empty() for line in self.market),
            "passes": self.passes,
            "market": [self._market_facts(line, viewer) for line in range(5)],
            "rondel": [
                {
                    "type": type,
                    "players": [number for number, seat in enumerate(self.seats) if seat.marker == place],
                    "neutral": self.neutral.count(place),
                }
                for place, type in enumerate(LINES)
            ],
            "board": {"tiles": dict(self.board), "amenities": set(self.waiting)},
            "seats": [
                {
                    "citizen": seat.pieces["citizen"],
                    "banker": seat.pieces["banker"],
                    "marker": LINES[seat.marker],
                    "tiles": seat.tiles,
                    "limit": self._limit(),
                }
                for seat in self.seats
            ],
            "walking": {"player": head.player, "vp": head.citizen, "gp": head.banker, "for": head.reason}
            if isinstance(head, Walk)
            else None,
            "placing": {"tile": self.placing.tile, "square": self.placing.square} if self.placing else None,
            "using": self.using,
            "event": self._event_facts(eye) if self.events else None,
            "result": self.result(),
        }

    def phase(self) -> str:
        if self.ending:
            return "over"
        match self.todo[0]:
            case Look() if None in self.stack[:3]:
                return "draw"
            case Look():
                return "event"
            case Use():
                return "act"
            case step:
                return type(step).__name__.lower()

    def _market_facts(self, number: int, viewer: int | None) -> Data:
        line, type = self.market[number], LINES[number]
        player = self.active_player if viewer is None else viewer
        by_amenity = not self.ending and isinstance(self.todo[0], Use) and player == self.active_player
        free = by_amenity and self.seats[player].marker == number
        return {
            "type": type,
            "face": line.face,
            "backs": len(line.hidden),
            "sold": line.sold,
            "price": self.effects[type]["prices"][line.sold] if line.face else None,
            "cost": None if not line.face else 0 if free else self._cost(player, number),
        }

    def _event_facts(self, eye: int) -> Data:
        """The Event in effect, the stack from the top, and the three tiles somebody looks at, if known."""
        known = [tile if eye in known else None for tile, known in zip(self.stack, self.knowing, strict=True)]
        if self.phase() not in ("draw", "event"):
            return {"current": self.event, "stack": known, "drawn": None}
        drawn = None if None in known[:3] else known[:3]
        return {"current": self.event, "stack": known[3:], "drawn": drawn}

    def result(self) -> Data | None:
        """How the game ended, None while it goes on."""
        if not self.ending:
            return None
        scores = [seat.points for seat in self.seats]
        ranking = [1 + sum(other > score for other in scores) for score in scores]
        winners = [player for player, place in enumerate(ranking) if place == 1]
        return {"termination": self.ending, "ranking": ranking, "scores": scores, "winners": winners}

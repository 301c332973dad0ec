"""Skylines a second time, slowly: the whole game from the rulebook's words, on sets, dicts and lists.

Written from the rulebook and the rulings alone, to be compared with the real rules. The game is one coroutine
that asks whoever is to decide and goes on with the answer, so it reads like the rulebook. Its data are
`components --json`. Squares are (row, column) from the top left of the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

Square = tuple[int, int]
Squares = frozenset[Square]
Row = dict[str, Any]
Spot = tuple[str, int, int, int]  # board, column, row, quarter turns
Answers = dict[str, Any]

TRACKS = (
    "money", "happiness", "power", "water", "garbage", "employment", "pollution", "traffic", "crime",
)  # fmt: skip
CAPACITIES, NUISANCES = TRACKS[2:5], TRACKS[6:]
ZONES = ("residential", "commercial", "industrial")
UTILITIES = ("power", "water", "garbage")
SERVICES = ("healthcare", "education", "transport", "fire", "police", "parks")
GROUPS = {"zone": ZONES, "utility": UTILITIES, "service": SERVICES}
SIZE = 6
STAGES = (1, 2, 3)


class ForbiddenError(Exception):
    """What was tried may not be done."""


class EndedError(Exception):
    """The game is over; the argument says how."""


@dataclass
class Question:
    """Who is asked what: a player or None for chance, the step, and what each answer means."""

    who: int | None
    step: str
    answers: Answers


LiveGame = Generator[Question, Any, Any]


# The box


class Box:
    """The contents of the box, by what the rules ask for."""

    def __init__(self, components: dict[str, Any]) -> None:
        self.components = components
        self.cards: dict[int, Row] = {}
        for key, type in (("cards", ""), ("uniques", "unique"), ("policies", "policy"), ("news", "news")):
            for row in components[key]:
                if key != "cards" or row["number"] <= 75:
                    self.cards[row["number"]] = {"type": type, **row} if type else row
        self.roles = {row["number"]: row for row in components["roles"]}
        self.boards = {row["id"]: row for row in components["boards"]}
        self.scenarios = {row["id"]: row for row in components["scenarios"]}
        self.zones: Counter[tuple[str, str]] = Counter()
        for row in components["tiles"]:
            if row["type"] in ZONES:
                self.zones[row["type"], row["shape"]] += row["count"]

    def stack(self, stage: int, parts: Iterable[str]) -> set[int]:
        """The cards of a stage with some parts of the box."""
        words = {"unique": "unique", "policies": "policy", "news": "news"}
        also = {words[part] for part in parts if part in words}
        rows = self.cards.values()
        mine = [row for row in rows if row["stage"] == stage]
        return {row["number"] for row in mine if row["number"] <= 75 or row["type"] in also}


def orientations(cells: list[str]) -> set[Squares]:
    """A drawn shape turned and flipped every way."""
    drawn = {(r, c) for r, row in enumerate(cells) for c, mark in enumerate(row) if mark == "#"}
    found = set()
    for start in (drawn, {(r, -c) for r, c in drawn}):
        form = start
        for _ in range(4):
            form = {(c, -r) for r, c in form}
            top, left = min(r for r, _ in form), min(c for _, c in form)
            found.add(frozenset((r - top, c - left) for r, c in form))
    return found


def neighbours(square: Square) -> list[Square]:
    r, c = square
    return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


def name(square: Square) -> str:
    return "abcdefghijklmnopqrstuvwx"[square[1]] + str(square[0] + 1)


def spelled(squares: Iterable[Square], between: str = ",") -> str:
    """Squares in reading order."""
    return between.join(name(square) for square in sorted(squares))


def square_of(text: str) -> Square:
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


# The map


def quarter_turn(square: Square) -> Square:
    """Where a square of a piece comes to lie after a quarter turn clockwise."""
    return square[1], SIZE - 1 - square[0]


def turned(square: Square, turns: int) -> Square:
    for _ in range(turns):
        square = quarter_turn(square)
    return square


class Piece:
    """A board piece turned: its land and the pairs of squares between which a street runs."""

    def __init__(self, row: Row, turns: int) -> None:
        everywhere = [(r, c) for r in range(SIZE) for c in range(SIZE)]
        self.land = {turned((r, c), turns) for r, c in everywhere if row["land"][r][c] == "."}
        pairs = [((r, c), (r, c + 1)) for r, c in everywhere if row["right"][r][c : c + 1] == "|"]
        pairs += [((r, c), (r + 1, c)) for r, c in everywhere if r < 5 and row["below"][r][c] == "-"]
        self.streets = {frozenset((turned(a, turns), turned(b, turns))) for a, b in pairs}


class Map:
    """All pieces as they lie. land: by square, the piece; streets: pairs of squares."""

    def __init__(self, box: Box, spots: tuple[Spot, ...]) -> None:
        self.land: dict[Square, str] = {}
        self.streets: set[Squares] = set()
        self.shapes = {row["id"]: orientations(row["cells"]) for row in box.components["shapes"]}
        for board, column, row, turns in spots:
            piece = Piece(box.boards[board], turns)
            down, right = SIZE * row, SIZE * column
            for r, c in piece.land:
                self.land[r + down, c + right] = board
            self.streets |= {frozenset((r + down, c + right) for r, c in pair) for pair in piece.streets}
        self._found: dict[str, list[Squares]] = {}

    def joined(self, square: Square) -> list[Square]:
        """The land beside a square with no street between."""
        return [
            other
            for other in neighbours(square)
            if other in self.land and frozenset((square, other)) not in self.streets
        ]

    def places(self, shape: str) -> list[Squares]:
        """Where a shape could lie if all pieces were face up and empty."""
        if shape not in self._found:
            self._found[shape] = sorted(self._places(self.shapes[shape]), key=sorted)
        return self._found[shape]

    def _places(self, forms: set[Squares]) -> set[Squares]:
        found = set()
        for form in forms:
            for down, right in self.land:
                for _, first in form:
                    place = frozenset((r + down, c + right - first) for r, c in form)
                    if all(square in self.land for square in place) and not self._crosses_a_street(place):
                        found.add(place)
        return found

    def _crosses_a_street(self, place: Squares) -> bool:
        return any(frozenset(pair) in self.streets for pair in combinations(place, 2))


@cache
def _districts(map: Map, up: frozenset[str]) -> list[Squares]:
    """Land joined without a street between, on the pieces that are face up."""
    left = {square for square, board in map.land.items() if board in up}
    found = []
    while left:
        district: set[Square] = set()
        edge = {left.pop()}
        while edge:
            district |= edge
            edge = {other for square in edge for other in map.joined(square)} & left
            left -= edge
        found.append(frozenset(district))
    return found


@cache
def _map(box: Box, spots: tuple[Spot, ...]) -> Map:
    return Map(box, spots)


def fits(box: Box, laid: dict[Square, Spot], board: str, at: Square, turns: int) -> bool:
    """Whether a piece may be laid at (column, row) beside those that lie: land to land, water to water."""
    column, row = at
    if at in laid:
        return False
    mine = Piece(box.boards[board], turns).land
    touches = False
    for right, down in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        other = laid.get((column + right, row + down))
        if other is None:
            continue
        touches = True
        theirs = Piece(box.boards[other[0]], other[3]).land
        for r in range(SIZE):
            for c in range(SIZE):
                beyond = (r + down, c + right)
                if not (0 <= beyond[0] < SIZE and 0 <= beyond[1] < SIZE):
                    across = (beyond[0] - SIZE * down, beyond[1] - SIZE * right)
                    if ((r, c) in mine) != (across in theirs):
                        return False
    return touches


# The city


@dataclass(frozen=True)
class Tile:
    """A tile on the map."""

    card: int
    type: str
    stage: int
    squares: Squares


@dataclass
class Sheet:
    """The administration board and the skyline."""

    tracks: dict[str, int]
    skyline: int = 0

    def copy(self) -> Sheet:
        return Sheet(dict(self.tracks), self.skyline)

    def move(self, track: str, amount: int, stops: bool = False) -> None:
        """Move a marker. stops: it stops at both ends instead of being forbidden to pass the bad one.

        Raises ForbiddenError where a card may not do that, EndedError where Happiness falls to its end.
        """
        there = self.tracks[track] + amount
        if track == "happiness":
            self.skyline += max(0, there - 25)
            self.tracks[track] = max(-5, min(25, there))
            if there <= -5:
                raise EndedError("unhappy")
            return
        low, high = {"money": (0, 10**9), "employment": (-5, 5)}.get(
            track, (0, 10) if track in NUISANCES else (-5, 10)
        )
        too_far = there > high and track in ("employment", *NUISANCES)
        too_far = too_far or (there < low and track not in NUISANCES)
        if too_far and not stops:
            raise ForbiddenError(track)
        self.tracks[track] = max(low, min(high, there))


@dataclass
class Seat:
    """One player."""

    cards: set[int] = field(default_factory=set)
    role: int | None = None
    offers: set[int] = field(default_factory=set)


# The game


class Naive:
    """One game from the rulebook; `play` takes notation, `legal` and `facts` are to be compared."""

    def __init__(
        self, box: Box, players: int, scenario: str, level: str = "advanced", roles: str = "chosen"
    ) -> None:
        rows = box.scenarios[scenario]
        self.box = box
        self.scenario = scenario
        self.parts = rows["parts"]
        self.roles_are_dealt = roles == "random"
        self.seats = [Seat() for _ in range(players)]
        money = rows["money"] or {"beginner": 12, "advanced": 10, "expert": 8}[level]
        self.sheet = Sheet({track: money if track == "money" else 0 for track in TRACKS})
        self.stacks = {stage: box.stack(stage, self.parts) for stage in STAGES}
        self.pile: set[int] = set()
        self.spots: dict[Square, Spot] = {}
        self.up: set[str] = set()
        self.city: list[Tile] = []
        self.uniques: list[int] = []
        self.news: int | None = None
        self.token = self.mover = 0
        self.milestone = 0
        self.ending: str | None = None
        self.question: Question | None = None
        self._start(self._whole_game())

    @classmethod
    def read(cls, box: Box, text: str) -> Naive:
        """The game from a position in which a player is about to choose an action."""
        game = cls.standing(box, text)
        game._start(game._turns())
        return game

    @classmethod
    def standing(cls, box: Box, text: str) -> Naive:
        """What lies on the table in a position; nobody is asked anything."""
        table, *seats = text.split(" / ")
        words = _words(table)
        game = cls(box, len(seats), words["scenario"], words["level"], words.get("rolechoice", "chosen"))
        game.sheet = Sheet({track: int(words[track]) for track in TRACKS}, int(words["skyline"]))
        game.stacks = {stage: set(_numbers(words[f"stack{stage}"])) for stage in STAGES}
        game.pile = set(_numbers(words["pile"]))
        game.spots = {}
        for item in filter(None, words["map"].split(",")):
            board, column, row, turns = item.split(":")
            game.lay_piece(board, (int(column), int(row)), int(turns))
        game.up = set(words["pieces"])
        for item in filter(None, words.get("city", "").split(",")):
            card, _, squares = item.partition(":")
            game._lay(int(card), frozenset(map(square_of, squares.split("+"))))
        game.uniques = _numbers(words.get("uniques", ""))
        game.news = int(words["news"]) if "news" in words else None
        game.token, game.mover = int(words["token"][1]) - 1, int(words["mover"][1]) - 1
        game.milestone = int(words["milestone"])
        game.seats = [_seat(seat) for seat in seats]
        return game

    # From outside

    def to_act(self) -> int | None:
        """Who decides: a player, -1 for chance, None when the game is over."""
        if self.question is None:
            return None
        return -1 if self.question.who is None else self.question.who

    def legal(self, player: int) -> list[str]:
        """What `player` (or chance, -1) may do, in notation and sorted."""
        if self.question is None or self.to_act() != player:
            return []
        return sorted(self.question.answers)

    def play(self, text: str) -> None:
        """Go on with what somebody decided."""
        assert self.question is not None
        self._go_on(lambda: self.live.send(self.question.answers[text]) if self.question else None)

    def facts(self) -> dict[str, Any]:
        """All that anybody can see on the table."""
        return {
            **self.sheet.tracks,
            "skyline": self.sheet.skyline,
            "step": self.question.step if self.question else "over",
            "ending": self.ending,
            "token": self.token,
            "milestone": self.milestone,
            "map": self._map_facts(),
            "up": self.up,
            "city": [(tile.card, tile.squares) for tile in self.city],
            "stacks": self.stacks,
            "pile": self.pile,
            "news": self.news,
            "uniques": sorted(self.uniques),
            "cards": [seat.cards for seat in self.seats],
            "roles": [seat.role for seat in self.seats],
            "offers": [seat.offers for seat in self.seats],
        }

    def _map_facts(self) -> set[Spot]:
        return set(self.spots.values())

    def _start(self, live: LiveGame) -> None:
        self.live = live
        self._go_on(lambda: next(live))

    def _go_on(self, step: Callable[[], Question | None]) -> None:
        try:
            self.question = step()
        except EndedError as end:
            self.question, self.ending = None, str(end)

    # Preparation

    def _whole_game(self) -> LiveGame:
        if len(self.seats) > 1:
            seats = {f"first P{player + 1}": player for player in range(len(self.seats))}
            self.token = self.mover = yield Question(None, "first", seats)
        for spot in self.box.scenarios[self.scenario]["layout"]:
            self.lay_piece(spot["board"], (spot["column"], spot["row"]), spot["turn"])
        if self.scenario == "5":
            yield from self._arrange()
        yield from self._deal()
        if "roles" in self.parts:
            yield from self._choose_roles()
        yield from self._develop()
        yield from self._turns()

    def _around(self) -> list[int]:
        """The players, from the one with the Starting player token on."""
        count = len(self.seats)
        return [(self.token + step) % count for step in range(count)]

    def lay_piece(self, board: str, at: Square, turns: int) -> None:
        self.spots[at] = (board, *at, turns)

    def _arrange(self) -> LiveGame:
        drawn: set[str] = set()
        for _ in range(4):
            left = sorted(set(self.box.boards) - drawn)
            drawn.add((yield Question(None, "pieces", {f"piece {board}": board for board in left})))
        self.lay_piece(min(drawn), (0, 0), 0)
        drawn.remove(min(drawn))
        while drawn:
            board, at, turns = yield Question(self.token, "lay", self._lays(drawn))
            self.lay_piece(board, at, turns)
            drawn.remove(board)
        west, north = min(c for c, _ in self.spots), min(r for _, r in self.spots)
        spots, self.spots = list(self.spots.values()), {}
        for board, column, row, turns in spots:
            self.lay_piece(board, (column - west, row - north), turns)

    def _lays(self, drawn: set[str]) -> Answers:
        return {
            f"P{self.token + 1} lay {board} {column},{row} {turns}": (board, (column, row), turns)
            for board in drawn
            for column in range(-4, 5)
            for row in range(-4, 5)
            for turns in range(4)
            if fits(self.box, self.spots, board, (column, row), turns)
        }

    def _deal(self) -> LiveGame:
        amount = {1: 7, 2: 5, 3: 4, 4: 3}[len(self.seats)]
        for player in range(len(self.seats)):
            for _ in range(amount):
                yield from self._reveal(player, 1, "deal", "nowhere")

    def _choose_roles(self) -> LiveGame:
        box = set(self.box.roles)
        for player in self._around():
            offers = self.seats[player].offers
            if self.roles_are_dealt:
                role = yield Question(None, "roles", {f"role P{player + 1} {role}": role for role in box})
                box.remove(role)
                self.seats[player].role = role
                continue
            for _ in range(2):
                role = yield Question(None, "roles", {f"role P{player + 1} {role}": role for role in box})
                box.remove(role)
                offers.add(role)
            answers = {f"P{player + 1} keep {role}": role for role in offers}
            self.seats[player].role = yield Question(player, "keep", answers)
            self.seats[player].offers = set()

    # Turns

    def _turns(self) -> LiveGame:
        while True:
            answers = self._actions()
            if not answers:
                raise EndedError("stuck")
            what, card = yield Question(self.mover, "act", answers)
            if what == "end":
                yield from self._end_milestone(forced=not self._any_stack())
                self.mover = self.token
                continue
            if what == "play":
                yield from self._play(card)
                yield from self._draw(self.mover, self.pile, "table")
            else:
                self.sheet.move("money", -self._exchange_price())
                self.seats[self.mover].cards.remove(card)
                old = set(self.pile)
                self.pile.add(card)
                yield from self._draw(self.mover, old, "table")
            self.mover = (self.mover + 1) % len(self.seats)

    def _any_stack(self) -> bool:
        return any(self.stacks.values())

    def _actions(self) -> Answers:
        me = f"P{self.mover + 1}"
        if not self._any_stack():
            return {f"{me} end": ("end", 0)}
        answers: Answers = {}
        for card in self.seats[self.mover].cards:
            if self._is_playable(card):
                answers[f"{me} play {card}"] = ("play", card)
            if self._may_exchange(card):
                answers[f"{me} exchange {card}"] = ("exchange", card)
        if self._districts_are_used():
            answers[f"{me} end"] = ("end", 0)
        return answers

    def _may_exchange(self, card: int) -> bool:
        affordable = self.sheet.tracks["money"] >= self._exchange_price()
        return affordable and self.box.cards[card]["type"] != "policy"

    def _districts_are_used(self) -> bool:
        wanted = 2 if self._all_up() else 1
        return all(
            sum(tile.squares <= district for tile in self.city) >= wanted for district in self.districts()
        )

    def _all_up(self) -> bool:
        return {spot[0] for spot in self.spots.values()} == self.up

    # Playing a card

    def _play(self, card: int) -> LiveGame:
        seat, row = self.seats[self.mover], self.box.cards[card]
        seat.cards.remove(card)
        place: Squares | None = None
        if row["type"] != "policy":
            shape: str = row.get("shape") or ""
            if row["type"] in ZONES:
                answers = {f"P{self.mover + 1} tile {shape}": shape for shape in self._shapes(card)}
                shape = yield Question(self.mover, "tile", answers)
            places = {f"P{self.mover + 1} place {spelled(p)}": p for p in self._legal_places(card, shape)}
            place = yield Question(self.mover, "place", places)
            self._lay(card, place)
        self._resolve(self.sheet, card, place)
        if row["type"] == "unique":
            self.uniques.append(card)

    def _lay(self, card: int, place: Squares) -> None:
        row = self.box.cards[card]
        self.city.append(Tile(card, row["type"], row["stage"], place))

    def _is_playable(self, card: int) -> bool:
        row = self.box.cards[card]
        banned = any(mod["kind"] == "ban" and _matches(mod, row) for mod in self._modifiers())
        if banned:
            return False
        if row["type"] == "policy":
            return self._is_allowed(card, None)
        if row["type"] in ZONES:
            return any(True for _ in self._shapes(card))
        return bool(self._legal_places(card, row["shape"], first=True))

    def _shapes(self, card: int) -> Iterable[str]:
        """The tiles of a zone card that are left and have a place."""
        type = self.box.cards[card]["type"]
        for (of, shape), count in self.box.zones.items():
            laid = sum(1 for tile in self.city if tile.type == type and self._is_shape(tile, shape))
            if of == type and count > laid and self._legal_places(card, shape, first=True):
                yield shape

    def _is_shape(self, tile: Tile, shape: str) -> bool:
        top, left = min(r for r, _ in tile.squares), min(c for _, c in tile.squares)
        return frozenset((r - top, c - left) for r, c in tile.squares) in self._map().shapes[shape]

    def _legal_places(self, card: int, shape: str, first: bool = False) -> list[Squares]:
        """Where a card's tile may be laid; the first one found if that is enough."""
        found: list[Squares] = []
        taken = {square for tile in self.city for square in tile.squares}
        full: set[Square] = set()  # the districts that have a utility
        for district in self.districts():
            if any(tile.type in UTILITIES and tile.squares <= district for tile in self.city):
                full |= district
        for place in self._map().places(shape):
            if place & taken or not all(self._map().land[square] in self.up for square in place):
                continue
            if self.box.cards[card]["type"] in UTILITIES and place & full:
                continue
            if self._is_allowed(card, place):
                found.append(place)
                if first:
                    break
        return found

    def _is_allowed(self, card: int, place: Squares | None) -> bool:
        """Whether the markers may be moved as the card says with its tile there."""
        try:
            self._resolve(self.sheet.copy(), card, place)
        except ForbiddenError:
            return False
        except EndedError:
            return True
        return True

    def _resolve(self, sheet: Sheet, card: int, place: Squares | None) -> None:
        """Costs, then the condition, then the reward, then what others add."""
        row = self.box.cards[card]
        costs = self._costs(row)
        for track in sorted(costs, key=lambda track: track == "happiness"):
            sheet.move(track, costs[track])  # all must be there to be paid before unhappiness can end it all
        if self._is_met(sheet, row, place):
            for track, amount in row["reward"].items():
                sheet.move(track, amount)
        for modifier in self._modifiers():
            if modifier["kind"] == "gain" and _matches(modifier, row):
                sheet.move(modifier["track"], modifier["amount"])

    def _costs(self, row: Row) -> dict[str, int]:
        """What a card costs: made milder, never past nothing, and then what the news puts on top."""
        costs = {track: row["cost"].get(track, 0) for track in TRACKS}
        milder = [mod for mod in self._modifiers() if mod["kind"] == "cost" and _matches(mod, row)]
        on_top = [mod for mod in self._modifiers() if mod["kind"] == "burden" and _matches(mod, row)]
        for modifier in milder:
            track = modifier["track"]
            if track in NUISANCES and costs[track] > 0:
                costs[track] = max(0, costs[track] - modifier["amount"])
            elif track not in NUISANCES and costs[track] < 0:
                costs[track] = min(0, costs[track] + modifier["amount"])
        for modifier in on_top:
            costs[modifier["track"]] += modifier["amount"]
        prices = [mod for mod in self._modifiers() if mod["kind"] == "price" and _matches(mod, row)]
        costs["money"] = -_priced(-costs["money"], prices)
        return costs

    def _is_met(self, sheet: Sheet, row: Row, place: Squares | None) -> bool:
        condition = row.get("condition")
        if not condition:
            return True
        if condition.get("track"):
            value = sheet.tracks[condition["track"]]
            if condition.get("below") is not None and not value < condition["below"]:
                return False
            if condition.get("above") is not None and not value > condition["above"]:
                return False
            if condition.get("equals") is not None and value != condition["equals"]:
                return False
        if place is None:
            return True
        district = self._district_of(place)
        for zone in ZONES:
            others = [t for t in self.city if t.type == zone and t.squares <= district and t.squares != place]
            if len(others) < condition.get(zone, 0):
                return False
        return all(self._serves(service, place, district) for service in condition.get("services", ()))

    def _serves(self, service: str, place: Squares, district: Squares) -> bool:
        """Whether a zone there can use a service."""
        modifiers = self._modifiers()
        if any(mod["kind"] == "deaf" and service in _types(mod["of"]) for mod in modifiers):
            return False
        reach = any(mod["kind"] == "reach" for mod in modifiers)
        beside = {other for square in place for other in self._map().joined(square)}
        for tile in self.city:
            if tile.type == service and tile.squares <= district:
                if tile.stage > 1 or reach or tile.squares & beside:
                    return True
        return False

    # Districts

    def _map(self) -> Map:
        return _map(self.box, tuple(sorted(self.spots.values())))

    def districts(self) -> list[Squares]:
        return _districts(self._map(), frozenset(self.up))

    def _district_of(self, place: Squares) -> Squares:
        return next(district for district in self.districts() if place <= district)

    # Modifiers

    def _modifiers(self, player: int | None = None) -> list[Row]:
        """What changes the actions of a player, the mover unless another is named."""
        role = self.seats[self.mover if player is None else player].role
        found = list(self.box.roles[role]["effects"]) if role else []
        for unique in self.uniques:
            found += self.box.cards[unique]["effects"]
        return found + (self.box.cards[self.news]["effects"] if self.news else [])

    def _exchange_price(self) -> int:
        """That of an exchange as an action, which is never free: it could be repeated for ever."""
        changes = [mod for mod in self._modifiers() if mod["kind"] == "exchange"]
        cheaper = max(1, _priced(2, [mod for mod in changes if mod["amount"] < 0]))
        return _priced(cheaper, [mod for mod in changes if mod["amount"] > 0])

    def _price_of(self, kind: str, printed: int, player: int | None = None) -> int:
        return _priced(printed, [mod for mod in self._modifiers(player) if mod["kind"] == kind])

    # Drawing

    def _draw(self, player: int, pile: set[int], news_goes: str) -> LiveGame:
        """One card for a player, from a stack or one of `pile`."""
        answers: Answers = {f"P{player + 1} draw {stage}": -stage for stage in STAGES if self.stacks[stage]}
        answers |= {f"P{player + 1} take {card}": card for card in pile}
        if not answers:
            return
        choice = yield Question(player, "draw", answers)
        if choice > 0:
            self.pile.remove(choice)
            self.seats[player].cards.add(choice)
            return
        yield from self._reveal(player, -choice, "reveal", news_goes)

    def _reveal(self, player: int, stage: int, step: str, news_goes: str) -> LiveGame:
        cards = self.stacks[stage]
        card = yield Question(None, step, {f"reveal {card}": card for card in cards})
        cards.remove(card)
        if self.box.cards[card]["type"] != "news":
            self.seats[player].cards.add(card)
            return
        if news_goes == "table":
            self.news = card
        yield from self._draw(player, set(), news_goes)

    # The end of a Milestone

    def _end_milestone(self, forced: bool) -> LiveGame:
        self.token = self.mover
        last = self._all_up() or forced
        for modifier in self._for_all("milestone"):
            self.sheet.move(modifier["track"], modifier["amount"], stops=True)
        red = sum(max(0, -self.sheet.tracks[track]) for track in CAPACITIES)
        self.sheet.move("happiness", -red)
        self._raise_skyline(self.sheet.tracks["happiness"])
        steps = abs(self.sheet.tracks["employment"])
        wages = self._price_of("wages", steps) if steps else 0
        if wages > self.sheet.tracks["money"]:
            raise EndedError("bankrupt")
        self.sheet.move("money", -wages)
        if last:
            self._raise_skyline(-sum(self.sheet.tracks[track] for track in NUISANCES))
            raise EndedError("completed")
        self.news = None
        yield from self._replace_policies()
        yield from self._develop()
        for player in self._around():
            yield from self._swap(player)

    def _for_all(self, kind: str) -> list[Row]:
        """The modifiers of a kind, with every player's role."""
        found = [mod for seat in self.seats if seat.role for mod in self.box.roles[seat.role]["effects"]]
        for card in [*self.uniques, *([self.news] if self.news else [])]:
            found += self.box.cards[card]["effects"]
        return [mod for mod in found if mod["kind"] == kind]

    def _raise_skyline(self, amount: int) -> None:
        self.sheet.skyline += amount
        if self.sheet.skyline <= -10:
            raise EndedError("abandoned")

    def _replace_policies(self) -> LiveGame:
        for player in self._around():
            cards = self.seats[player].cards
            policies = {card for card in cards if self.box.cards[card]["type"] == "policy"}
            cards -= policies
            for _ in policies:
                yield from self._draw(player, set(), "box")

    def _develop(self) -> LiveGame:
        answers = {
            f"P{self.token + 1} develop {board}": (board, cost)
            for board in self._next_pieces()
            if (cost := self._price_of("develop", self.box.boards[board]["cost"], self.token))
            <= self.sheet.tracks["money"]
        }
        if not answers:
            raise EndedError("bankrupt")
        board, cost = yield Question(self.token, "develop", answers)
        self.sheet.move("money", -cost)
        self.up.add(board)
        self.milestone += 1

    def _next_pieces(self) -> set[str]:
        """All at first, then those beside one that is face up."""
        if not self.up:
            return {spot[0] for spot in self.spots.values()}
        beside = {other for at, spot in self.spots.items() if spot[0] in self.up for other in neighbours(at)}
        return {spot[0] for at, spot in self.spots.items() if at in beside and spot[0] not in self.up}

    def _swap(self, player: int) -> LiveGame:
        seat = self.seats[player]
        laid: list[int] = []
        price = self._price_of("swap", 1, player)
        while True:
            answers: Answers = {f"P{player + 1} done": 0}
            room = len(laid) < sum(map(len, self.stacks.values()))
            if room and price <= self.sheet.tracks["money"]:
                later = [card for card in seat.cards if not laid or card > laid[-1]]
                answers |= {f"P{player + 1} swap {card}": card for card in later}
            card = yield Question(player, "swap", answers)
            if not card:
                break
            self.sheet.move("money", -price)
            seat.cards.remove(card)
            self.pile.add(card)
            laid.append(card)
        for _ in laid:
            yield from self._draw(player, set(), "box")


def _priced(printed: int, changes: list[Row]) -> int:
    """A price: what makes it cheaper takes it to nothing at most, then comes what makes it dearer."""
    amounts: list[int] = sorted(mod["amount"] for mod in changes)
    for amount in amounts:
        printed = max(0, printed + amount)
    return printed


def _types(names: Iterable[str]) -> set[str]:
    return {type for name in names for type in GROUPS.get(name, (name,))}


def _matches(modifier: Row, card: Row) -> bool:
    """Whether a modifier is about a card."""
    types = _types(modifier.get("of", ()))
    stage = modifier.get("stage", 0)
    return (not types or card["type"] in types) and stage in (0, card["stage"])


# Positions


def _words(text: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in text.split() if "=" in word)


def _numbers(text: str) -> list[int]:
    return [int(item) for item in text.split(",") if item]


def _seat(text: str) -> Seat:
    words = _words(text)
    role = int(words["role"]) if "role" in words else None
    return Seat(set(_numbers(words["cards"])), role, set(_numbers(words.get("offers", ""))))


def facts_of(text: str) -> dict[str, Any]:
    """What a position in notation says, as `Naive.facts` would."""
    table, *seats = text.split(" / ")
    words = _words(table)
    spots = [item.split(":") for item in words["map"].split(",") if item]
    city = [item.partition(":") for item in words.get("city", "").split(",") if item]
    rows = [_seat(seat) for seat in seats]
    return {
        **{track: int(words[track]) for track in TRACKS},
        "skyline": int(words["skyline"]),
        "step": words["phase"],
        "ending": words.get("ending"),
        "token": int(words["token"][1]) - 1,
        "milestone": int(words["milestone"]),
        "map": {(board, int(column), int(row), int(turns)) for board, column, row, turns in spots},
        "up": set(words["pieces"]),
        "city": [(int(card), frozenset(map(square_of, squares.split("+")))) for card, _, squares in city],
        "stacks": {stage: set(_numbers(words[f"stack{stage}"])) for stage in STAGES},
        "pile": set(_numbers(words["pile"])),
        "news": int(words["news"]) if "news" in words else None,
        "uniques": _numbers(words.get("uniques", "")),
        "cards": [seat.cards for seat in rows],
        "roles": [seat.role for seat in rows],
        "offers": [seat.offers for seat in rows],
    }

"""NEOM a second time, slowly: legal actions, prices, income and the score pad from the rulebook's words.

Written from the rulebook and the rulings alone, on dicts and sets, to be compared with the real rules. It
reads a position from its notation and the tiles from `components --json`, and looks all choices of a
placement through as whole assignments, where the real rules decide Good by Good.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

COLUMNS, ROWS = "abcde", "12345"
SPACES = [column + row for row in ROWS for column in COLUMNS]  # a1, b1, … e5
GOODS = [
    "coal", "natural_gas", "oil", "ore", "stone", "wood",
    "concrete", "copper", "diamonds", "glass", "gold", "lumber", "plastics", "steel",
    "electronics", "jewelry", "sports_cars",
]  # fmt: skip
RAW, PROCESSED, LUXURY = set(GOODS[:6]), set(GOODS[6:14]), set(GOODS[14:])
CENTER = "c3"
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
HOUSES = ("residential", "commercial", "industrial", "public")
FIRE_DEPARTMENTS, POLICE_DEPARTMENTS = {17, 38, 56, 70, 139}, {57, 71, 102, 119, 139}
DISASTERS = {24: "flood", 64: "fire", 104: "crime"}
PACKS = {"1+": [5, 4, 4, 3, 3, 2, 2], "4+": [6, 5, 5, 4, 4, 3, 3], "5+": [7, 6, 6, 5, 5, 4, 4]}

Tile = dict[str, Any]


def step(space: str, right: int, up: int) -> str | None:
    """The space so far away, None beyond the border."""
    column, row = COLUMNS.index(space[0]) + right, ROWS.index(space[1]) + up
    return COLUMNS[column] + ROWS[row] if 0 <= column < 5 and 0 <= row < 5 else None


def beside(space: str) -> list[str]:
    return [other for way in STEPS.values() if (other := step(space, *way))]


def nearby(space: str) -> list[str]:
    ways = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if right or up]
    return [other for way in ways if (other := step(space, *way))]


def price_of_tier(good: str) -> int:
    return 2 if good in RAW else 4 if good in PROCESSED else 10


@dataclass
class Seat:
    """One player, as the position's notation tells it."""

    centre: str | None
    money: int
    city: dict[str, int]
    made: str | None
    selected: int
    hand: list[int]
    kept: list[int]
    used: int
    final_income: int


@dataclass
class Table:
    """A position, as its notation tells it."""

    words: dict[str, str]
    seats: list[Seat]
    tiles: dict[int, Tile]
    given: dict[int, list[str]] = field(default_factory=dict)

    def numbers(self, name: str) -> list[int]:
        return [int(number) for number in self.words[name].split(",") if number]

    @property
    def generation(self) -> int:
        return int(self.words["generation"])

    @property
    def turn(self) -> int:
        return int(self.words["turn"])

    @property
    def to_act(self) -> list[str]:
        return self.words["active"].split(",")


def read(text: str, tiles: dict[int, Tile]) -> Table:
    """Take a position apart."""
    table, *seats = text.split(" / ")
    words = dict(word.split("=", 1) for word in table.split()[1:])
    return Table(words, [_seat(seat) for seat in seats], tiles)


def _seat(text: str) -> Seat:
    words = dict(word.split("=", 1) for word in text.split())

    def numbers(name: str) -> list[int]:
        return [int(number) for number in words.get(name, "").split(",") if number]

    laid = [item.split(":") for item in words["city"].split(",") if item]
    return Seat(
        None if words["centre"] == "none" else words["centre"],
        int(words["money"]),
        {space: int(number) for space, number in laid},
        words.get("made"),
        int(words.get("selected", 0)),
        numbers("hand"),
        numbers("kept"),
        int(words.get("used", 0)),
        int(words.get("final_income", 0)),
    )


# The City


class City:
    """What lies in a City, and what follows from it."""

    def __init__(self, seat: Seat, tiles: dict[int, Tile]) -> None:
        self.laid, self.tiles, self.centre, self.made = seat.city, tiles, seat.centre, seat.made

    def with_tile(self, space: str, number: int) -> City:
        changed = City.__new__(City)
        changed.laid = {**self.laid, space: number}
        changed.tiles, changed.centre, changed.made = self.tiles, self.centre, self.made
        return changed

    def roads(self, space: str) -> str:
        if space in self.laid:
            return str(self.tiles[self.laid[space]]["roads"])
        return "NESW" if space == CENTER else ""

    def types(self, space: str) -> set[str]:
        if space in self.laid:
            return set(self.tiles[self.laid[space]]["types"])
        return {"resource"} if space == CENTER else set()

    def of(self, *types: str) -> set[str]:
        """The spaces with a tile (or the City Center) of any of these types."""
        return {space for space in SPACES if self.types(space) & set(types)}

    def marked(self, mark: str) -> set[str]:
        return {space for space, number in self.laid.items() if self.tiles[number][mark]}

    def joined(self, space: str) -> list[str]:
        """The spaces directly connected by road."""
        found = []
        for side in self.roads(space):
            other = step(space, *STEPS[side])
            if other and OPPOSITE[side] in self.roads(other):
                found.append(other)
        return found

    def cluster(self, start: str, within: set[str] | None = None) -> set[str]:
        reached, edge = {start}, [start]
        while edge:
            for other in self.joined(edge.pop()):
                if other not in reached and (within is None or other in within):
                    reached.add(other)
                    edge.append(other)
        return reached

    def clusters(self, spaces: set[str]) -> list[set[str]]:
        found: list[set[str]] = []
        for space in sorted(spaces):
            if not any(space in cluster for cluster in found):
                found.append(self.cluster(space, spaces))
        return found

    def goods(self) -> set[str]:
        found = {good for number in self.laid.values() for good in self.tiles[number]["produces"]}
        if 137 in self.laid.values() and self.made:
            found.add(self.made)
        if CENTER not in self.laid and self.centre:
            found.add(self.centre)
        return found

    def route(self, side: str) -> bool:
        return side in self.roads("a3" if side == "W" else "e3")

    def has(self, number: int) -> bool:
        return number in self.laid.values()

    def spaces_for(self, number: int, generation: int) -> list[str]:
        return [space for space in SPACES if self._may_lie(number, space, generation)]

    def _may_lie(self, number: int, space: str, generation: int) -> bool:
        there = self.types(space)
        if there and "resource" not in there and not there & set(self.tiles[number]["types"]):
            return False
        after = self.with_tile(space, number)
        if number > 120 and sum(tile > 120 for tile in after.laid.values()) > generation:
            return False
        return CENTER in after.cluster(space)


# Requirements


@dataclass(frozen=True)
class Source:
    """Where one required Good comes from."""

    text: str
    cost: int
    seller: int | None = None
    routes: frozenset[str] = frozenset()
    covers: str = ""


def requirements(tile: Tile) -> list[list[str]]:
    """The Goods required, each with its alternatives."""
    found = [[good] for good in tile["cost"].get("goods", [])]
    either = [item for item in tile["cost"].get("any_of", []) if isinstance(item, str)]
    return [*found, either] if either else found


def instead(tile: Tile) -> int:
    return int(sum(item["money"] for item in tile["cost"].get("any_of", []) if not isinstance(item, str)))


def seller_price(table: Table, buyer: int, seller: int, good: str) -> int:
    """Counted both ways round the table."""
    city = City(table.seats[buyer], table.tiles)
    west, east, size = city.route("W"), city.route("E"), len(table.seats)
    base = price_of_tier(good)
    if size == 2:
        return max(1, base - west - east)
    left = (seller - buyer) % size - 1
    right = (buyer - seller) % size - 1
    return min(base + left - west, base + right - east)


def sources(table: Table, buyer: int, goods: list[str], tile: Tile) -> list[Source]:
    """All thinkable sources of one missing Good, the office among them."""
    seat, size = table.seats[buyer], len(table.seats)
    city = City(seat, table.tiles)
    ordered = [good for good in GOODS if good in goods]
    found = [Source(f"cover {ordered[0]}", 0, covers=ordered[0])]
    for other in range(size):
        theirs = City(table.seats[other], table.tiles).goods()
        sold = [good for good in ordered if other != buyer and good in theirs]
        if sold:
            cost = seller_price(table, buyer, other, sold[0])
            found.append(Source(f"buy {sold[0]} from P{other + 1}", cost, other))
    if size == 2:
        theirs = City(table.seats[1 - buyer], table.tiles).goods()
        supply = [good for good in ordered if good not in theirs]
        if supply:
            found.append(
                Source(f"buy {supply[0]} from supply", seller_price(table, buyer, 1 - buyer, supply[0]))
            )
    if size == 1:
        sold_by = (
            RAW | (PROCESSED if table.generation > 1 else set()) | (LUXURY if table.generation > 2 else set())
        )
        supply = [good for good in ordered if good in sold_by]
        fresh = [
            name
            for bit, name, side in ((1, "west", "W"), (2, "east", "E"))
            if city.route(side) and not seat.used & bit
        ]
        for count in range(len(fresh) + 1 if supply else 0):
            for used in combinations(fresh, count):
                label = {0: "", 1: f" {used[0]}" if used else "", 2: " both"}[count]
                cost = max(1, price_of_tier(supply[0]) - count)
                found.append(Source(f"buy {supply[0]} from supply{label}", cost, routes=frozenset(used)))
    if instead(tile):
        found.append(Source("pay instead", instead(tile)))
    return found


def offices_can_cover(city: City, covered: list[str]) -> bool:
    """POSTAL SERVICE: one Raw Good; IMPORT OFFICE: one Raw or Processed Good; each once a placement."""
    postal, imports = city.has(59), city.has(111)
    if any(good in LUXURY for good in covered):
        return False
    if sum(good in PROCESSED for good in covered) > imports:
        return False
    return len(covered) <= postal + imports


def assignments(table: Table, buyer: int, number: int) -> list[tuple[Source, ...]]:
    """Every way to get the required Goods that can be paid and does not merely pay more for the same."""
    seat, tile = table.seats[buyer], table.tiles[number]
    city = City(seat, table.tiles)
    missing = [goods for goods in requirements(tile) if not city.goods() & set(goods)]
    budget = seat.money - int(tile["cost"].get("money", 0))
    whole = [
        combination
        for combination in product(*(sources(table, buyer, goods, tile) for goods in missing))
        if sum(source.cost for source in combination) <= budget
        and offices_can_cover(city, [source.covers for source in combination if source.covers])
        and _routes_once(combination)
    ]
    return [one for one in whole if budget >= 0 and not any(_better(other, one) for other in whole)]


def _routes_once(combination: tuple[Source, ...]) -> bool:
    used = [route for source in combination for route in source.routes]
    return len(used) == len(set(used))


def _consequence(combination: tuple[Source, ...]) -> tuple[dict[int, int], set[str], int]:
    paid: dict[int, int] = {}
    for source in combination:
        if source.seller is not None:
            paid[source.seller] = paid.get(source.seller, 0) + source.cost
    routes = {route for source in combination for route in source.routes}
    return paid, routes, sum(source.cost for source in combination)


def _better(one: tuple[Source, ...], other: tuple[Source, ...]) -> bool:
    """Whether `one` has the same consequences as `other`, for less money or fewer routes."""
    paid, routes, total = _consequence(one)
    their_paid, their_routes, their_total = _consequence(other)
    no_worse = paid == their_paid and routes <= their_routes and total <= their_total
    return no_worse and (routes < their_routes or total < their_total)


def placeable(table: Table, player: int, number: int) -> bool:
    tile, city = table.tiles[number], City(table.seats[player], table.tiles)
    for type, amount in tile["cost"].get("tiles", {}).items():
        if len(city.of(type)) < amount:
            return False
    return bool(assignments(table, player, number)) and bool(city.spaces_for(number, table.generation))


# Legal actions


def legal(table: Table, player: int, steps: list[str]) -> list[str]:
    """What `player` may do after the `steps` already chosen in this action or answer, without the name."""
    phase = table.words["phase"]
    if f"P{player + 1}" not in table.to_act:
        return []
    if phase == "draft":
        return [f"keep {number}" for number in _choice_of_tiles(table, player)]
    if phase == "select":
        return [f"select {number}" for number in _selectable(table, player)]
    return _act(table, player, steps) if phase == "act" else _answer(table, player, steps)


def _choice_of_tiles(table: Table, player: int) -> list[int]:
    return table.seats[player].hand if len(table.seats) > 2 else table.numbers("row")


def _selectable(table: Table, player: int) -> list[int]:
    found = _choice_of_tiles(table, player)
    if len(table.seats) == 1 and table.turn > 3:
        return [number for number in found if number not in DISASTERS]
    return found


def _act(table: Table, player: int, steps: list[str]) -> list[str]:
    seat = table.seats[player]
    if not steps:
        found = [number for number in (seat.selected, *seat.kept) if placeable(table, player, number)]
        return [*(f"place {number}" for number in found), "sell"]
    number = int(steps[0].split()[1])
    if len(steps) == 1:
        city = City(seat, table.tiles)
        return [f"at {space}" for space in city.spaces_for(number, table.generation)]
    offered = _sources(assignments(table, player, number), steps[2:])
    if offered:
        return offered
    if number == 137:
        return [f"make {good}" for good in GOODS if good in PROCESSED]
    return _exchange(table, seat, steps[2:]) if number == 31 else []


def _sources(whole: list[tuple[Source, ...]], steps: list[str]) -> list[str]:
    """All sources of the first Good that leaves a choice, and the office for any other that does."""
    for step in steps:
        if step.startswith(("buy", "cover", "pay")):
            whole = [one for one in whole if step in [source.text for source in one]]
    slots = [list(dict.fromkeys(one[slot].text for one in whole)) for slot in range(len(whole[0]))]
    open_slots = [texts for texts in slots if len(texts) > 1]
    covers = [text for texts in open_slots[1:] for text in texts if text.startswith("cover")]
    return [*open_slots[0], *covers] if open_slots else []


def _exchange(table: Table, seat: Seat, steps: list[str]) -> list[str]:
    """CONTRACT OFFICE: what is given and what is taken is chosen in any order."""
    given = [int(text.split()[1]) for text in steps if text.startswith("give")]
    taken = [int(text.split()[1]) for text in steps if text.startswith("take")]
    most = 1 if table.words["beginner"] == "1" else len(table.numbers("pile"))
    left = [number for number in seat.kept if number not in given] if len(given) < most else []
    if "done" not in steps and left:
        return [*(f"give {number}" for number in left), "done"]
    missing = len(given) - len(taken)
    return [f"take {number}" for number in table.numbers("pile") if number not in taken] if missing else []


# Disasters


def disaster_of(table: Table) -> str:
    struck = [DISASTERS[seat.selected] for seat in table.seats if seat.selected in DISASTERS]
    return struck[0] if struck and len(table.seats) > 1 else ["flood", "fire", "crime"][table.generation - 1]


def penalty(city: City, disaster: str) -> int:
    types = HOUSES if disaster != "crime" else HOUSES[:3]
    stations = {"flood": set(), "fire": FIRE_DEPARTMENTS, "crime": POLICE_DEPARTMENTS}[disaster]
    guards = [space for space, number in city.laid.items() if number in stations]
    safe = {space for guard in guards for space in (guard, *nearby(guard))}
    pounds = len((city.of(*types) & set(city.laid)) - safe) * (2 if disaster == "crime" else 1)
    return pounds // 2 if city.has(133) else pounds


def answers(city: City, disaster: str) -> list[set[str]]:
    """Every set of tiles that may be sacrificed: of a Crime Spree, as many as answer a demand each."""
    laid = [space for space in SPACES if space in city.laid]
    if disaster == "flood":
        return [{space} for space in laid if city.types(space) & set(HOUSES)]
    if disaster == "fire":
        return [set(pair) for pair in combinations(laid, min(2, len(laid)))]
    takers = [[*(space for space in laid if type in city.types(space)), ""] for type in HOUSES[:3]]
    met = [set(trio) - {""} for trio in product(*takers) if len(set(trio) - {""}) == 3 - trio.count("")]
    most = max(len(given) for given in met)
    return [given for given in met if given and len(given) == most]


def _answer(table: Table, player: int, steps: list[str]) -> list[str]:
    seat = table.seats[player]
    city, disaster = City(seat, table.tiles), disaster_of(table)
    given = {text.split()[1] for text in steps}
    left = {space for answer in answers(city, disaster) if given < answer for space in answer - given}
    found = [f"sacrifice {space}" for space in SPACES if space in left]
    return ["pay", *found] if not given and penalty(city, disaster) <= seat.money else found


def chance(table: Table, giver: int | None) -> list[str]:
    """What chance may do now."""
    size, seats = len(table.seats), table.seats
    phase, beginner = table.words["phase"], table.words["beginner"] == "1"
    boardless = [number for number, seat in enumerate(seats) if seat.centre is None]
    if boardless:
        dealt = {seat.centre for seat in seats}
        return [f"board P{boardless[0] + 1} {good}" for good in GOODS[:6] if good not in dealt]
    if size == 2 and table.words["opener"] == "none":
        return ["first P1", "first P2"]
    if phase == "exchange":
        return [f"exchange P{(giver or 0) + 1} {number}" for number in table.numbers("box")]
    pool = table.numbers("deck-left") if table.generation else table.numbers("box")
    if size > 2 or phase == "setup":
        hands = [seat.kept if beginner and not table.generation else seat.hand for seat in seats]
        full = 8 if table.generation else 1 if beginner else 4
        next_seat = next(number for number, hand in enumerate(hands) if len(hand) < full)
        return [f"deal P{next_seat + 1} {number}" for number in pool]
    return [f"reveal {number}" for number in pool]


# Money and points


def income(city: City, generation: int) -> int:
    """What a City earns at the end of a generation."""
    total = 0
    for number in city.laid.values():
        printed = city.tiles[number]["income"]
        if printed is not None:
            total += printed[generation - 1]
    counted = {121: "residential", 122: "industrial", 123: "commercial", 136: "resource"}
    return total + sum(len(city.of(type)) for number, type in counted.items() if city.has(number))


def neighborhood(size: int) -> int:
    return size * (size + 1) // 2 if size <= 8 else 36 + 4 * (size - 8)


def variable_points(city: City, number: int, space: str, money: int, final_income: int) -> int:
    """What a tile with a question mark is worth."""
    homes, shops, works = city.of("residential"), city.of("commercial"), city.of("industrial")
    publics, resources = city.of("public"), city.of("resource")
    near = set(nearby(space))
    sizes = [len(cluster) for cluster in city.clusters(homes)]
    goods = city.goods()
    worth: dict[int, Callable[[], int]] = {
        60: lambda: (money - final_income) // 5,
        103: lambda: len(goods),
        118: lambda: 2 * len(homes & near) + len(homes - near),
        124: lambda: 4 * len(sizes),
        125: lambda: 3 * min(len(homes), len(shops), len(works)),
        126: lambda: 2 * len(city.marked("polluting") & near),
        127: lambda: 2 * sum(len(shops & set(nearby(home))) >= 2 for home in homes),
        128: lambda: len(homes) + len(works),
        129: lambda: 2 * len(publics),
        130: lambda: 2 * sum(city.tiles[city.laid[home]]["vp"] in (0, 1, 2) for home in homes),
        131: lambda: 2 * _road_squares(city),
        132: lambda: len(shops),
        134: lambda: 3 * len((homes | shops | works | publics) & {"a1", "a5", "e1", "e5"}),
        135: lambda: 6 + len(shops & near),
        138: lambda: 2 * sum(work[0] in "ae" or work[1] in "15" for work in works),
        140: lambda: 11 - len((homes | shops | works | publics) & near),
        142: lambda: 3 * sum(any(_distance(work, home) <= 2 for home in homes) for work in works),
        143: lambda: (
            sum(any(city.types(one) & city.types(other) for other in beside(one)) for one in SPACES) // 2
        ),
        144: lambda: 2 * max((len(cluster) for cluster in city.clusters(works)), default=0),
        145: lambda: 2 * len(resources) + len(goods & RAW),
        147: lambda: 4 * len(city.marked("power")),
        148: lambda: sum(3 if size == 1 else 6 if size == 2 else 9 for size in sizes),
        149: lambda: final_income // 5,
    }
    return worth[number]() if number in worth else 0


def _distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def _road_squares(city: City) -> int:
    total = 0
    for space in SPACES:
        right, up, across = step(space, 1, 0), step(space, 0, 1), step(space, 1, 1)
        if right and up and across:
            edges = ((space, right), (space, up), (right, across), (up, across))
            total += all(other in city.joined(one) for one, other in edges)
    return total


def score(seat: Seat, tiles: dict[int, Tile]) -> dict[str, int]:
    """The seven lines of the pad and the total."""
    city = City(seat, tiles)
    points = 0
    for space, number in city.laid.items():
        printed = tiles[number]["vp"]
        variable = variable_points(city, number, space, seat.money, seat.final_income)
        points += variable if printed is None else printed
    homes, smoke = city.of("residential"), city.marked("polluting")
    pollution = sum(
        2 if polluter in beside(home) else 1 for home in homes for polluter in smoke & set(nearby(home))
    )
    goods = city.goods()
    lines = {
        "tiles": points,
        "neighborhoods": sum(neighborhood(len(cluster)) for cluster in city.clusters(homes)),
        "goods": len(goods & RAW) + 2 * len(goods & PROCESSED) + 10 * len(goods & LUXURY),
        "money": seat.money // 2,
        "pollution": -pollution,
        "ghost_town": {0: -10, 1: -4}.get(len(homes), 0),
        "power": 0 if city.marked("power") else -5,
    }
    return {**lines, "total": sum(lines.values())}

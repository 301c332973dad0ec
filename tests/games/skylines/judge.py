"""The words of Skylines, judged from its rulebook and the rulings on naive.py's sets and dicts.

Obstacles come in the order in which a person meets them:

- play: nothing but the end is left; the card; the news; money; the tracks as far as no place matters (costs
  in the order of the board, then reward, then what roles, buildings and news add); room; one utility a
  district; what each place would bring.
- tile: that there is one; room; what each place would bring.
- place: the tile's form; land; pieces face down; other tiles; streets; one utility a district; the tracks.
- exchange, swap: the card; that it may be exchanged at all; money; a card to be had for it; the order.
- end: the districts that lack tiles, as they begin on the map.
- draw, take: the stacks only; the card.
- develop: the map; face up already; beside another; money.
- keep, lay: what was dealt or drawn; the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple

from tests.games.skylines.naive import (
    CAPACITIES,
    NUISANCES,
    TRACKS,
    UTILITIES,
    ZONES,
    Box,
    Naive,
    Piece,
    Row,
    Square,
    Squares,
    name,
    neighbours,
    square_of,
)
from tests.games.truth import Asked, Chosen

from gridtown.core.action import CHANCE
from gridtown.core.refusal import Refusal

ASKED: Final[dict[str, set[str]]] = {
    "act": {"play", "exchange", "end"},
    "tile": {"tile"},
    "place": {"place"},
    "draw": {"draw", "take"},
    "swap": {"swap", "done"},
    "develop": {"develop"},
    "keep": {"keep"},
    "lay": {"lay"},
}
"""What a player is asked for in each phase."""

BEFORE_PLACING: Final = ("play", "tile")


class Course(NamedTuple):
    """What a card moves: the tracks after it, and the tracks past whose ends it would go, by the part."""

    tracks: dict[str, int]
    stuck: list[tuple[str, str]]
    over: bool


class Table(Naive):
    """What lies on the table in a position."""

    words: dict[str, str]

    @classmethod
    def at(cls, box: Box, text: str) -> Table:
        """The table of a position in notation."""
        table = cls.standing(box, text)
        assert isinstance(table, Table)
        table.words = words_of(text)
        return table

    # Money and tracks

    def course(self, row: Row, met: bool) -> Course:
        """A card's costs, then its reward if its condition is met, then what is added to it."""
        tracks = {**self.sheet.tracks, "skyline": self.sheet.skyline}
        stuck: list[tuple[str, str]] = []
        costs = self._costs(row)
        self._move(tracks, [(track, costs[track]) for track in TRACKS], "cost", stuck)
        if tracks["happiness"] <= self._end("happiness", "low"):
            return Course(tracks, stuck, over=True)
        if met:
            rewards = row["reward"]
            self._move(tracks, [(track, rewards.get(track, 0)) for track in TRACKS], "reward", stuck)
        gains = [mod for mod in self._modifiers() if mod["kind"] == "gain" and is_about(mod, row)]
        added = {track: sum(mod["amount"] for mod in gains if mod["track"] == track) for track in TRACKS}
        self._move(tracks, list(added.items()), "gain", stuck)
        return Course(tracks, stuck, over=tracks["happiness"] <= self._end("happiness", "low"))

    def _move(
        self, tracks: dict[str, int], steps: list[tuple[str, int]], part: str, stuck: list[tuple[str, str]]
    ) -> None:
        """Move markers as the table of track ends says: stop, be stuck, or go on to the skyline."""
        for track, amount in steps:
            low, high, there = self._end(track, "low"), self._end(track, "high"), tracks[track] + amount
            above, below = amount > 0 and there > high, amount < 0 and there < low
            if above and track == "happiness":
                tracks["skyline"] += there - high
            elif (above and track in ("employment", *NUISANCES)) or (
                below and track in ("money", "employment", *CAPACITIES)
            ):
                stuck.append((part, track))
                continue
            tracks[track] = max(low, min(high, there))

    def _end(self, track: str, end: str) -> int:
        row = next(row for row in self.box.components["tracks"] if row["id"] == track)
        return 10**9 if row[end] is None else int(row[end])

    def ways(self, row: Row) -> list[bool]:
        """Whether the condition may be met, or not, as far as no place matters."""
        condition = row.get("condition") or {}
        if not self._test_is_met(row):
            return [False]
        around = condition.get("services") or any(condition.get(zone) for zone in ZONES)
        return [False, True] if around else [True]

    def _test_is_met(self, row: Row) -> bool:
        """Whether the part of a condition that looks at a track is met once the costs are paid."""
        sheet = self.sheet.copy()
        for track, amount in self._costs(row).items():
            low, high = self._end(track, "low"), self._end(track, "high")
            sheet.tracks[track] = max(low, min(high, sheet.tracks[track] + amount))
        lost = sheet.tracks["happiness"] <= self._end("happiness", "low")
        return not lost and self._is_met(sheet, row, None)

    def is_rewarded(self, row: Row, place: Squares | None) -> bool:
        """Whether a card's condition is met there."""
        if not self._test_is_met(row):
            return False
        return place is None or self._is_met(self.sheet, {**row, "condition": around_of(row)}, place)

    # Room

    def rooms(self, shape: str) -> list[Squares]:
        """Free land face up on which a shape could lie."""
        taken = {square for tile in self.city for square in tile.squares}
        land = self._map().land
        return [
            place
            for place in self._map().places(shape)
            if not place & taken and all(land[square] in self.up for square in place)
        ]

    def shapes_for(self, row: Row) -> list[str]:
        """The shapes of the tiles that are left for a card."""
        if row["type"] not in ZONES:
            return [row["shape"]]
        return [shape for of, shape in self.box.zones if of == row["type"] and self.is_left(row, shape)]

    def is_left(self, row: Row, shape: str) -> bool:
        """Whether a tile of this shape is left for a zone."""
        laid = sum(tile.type == row["type"] and self._is_shape(tile, shape) for tile in self.city)
        return bool(self.box.zones[row["type"], shape] > laid)

    def has_utility(self, squares: Iterable[Square]) -> bool:
        """Whether the district of these squares has a utility."""
        district = self._district_of(frozenset(squares))
        return any(tile.type in UTILITIES and tile.squares <= district for tile in self.city)

    # Obstacles, by the word of an action

    def against_play(self, text: str) -> Iterator[Refusal]:
        """Of a card."""
        card = int(text)
        if not self._any_stack():
            yield Refusal("only-end")
        if card not in self.seats[self.mover].cards:
            yield Refusal("not-on-display", {"card": card})
            return
        row = self.box.cards[card]
        if any(mod["kind"] == "ban" and is_about(mod, row) for mod in self._modifiers()):
            yield Refusal("banned", {"card": card, "news": self.news or 0})
        yield from self._costs_in_the_way(card, row)
        if row["type"] != "policy":
            yield from self._no_place(card, row)

    def _costs_in_the_way(self, card: int, row: Row) -> Iterator[Refusal]:
        """What can't be paid, and what is in the way whatever the place."""
        price, money = -self._costs(row)["money"], self.sheet.tracks["money"]
        if price > money:
            yield Refusal("too-dear", {"card": card, "cost": price, "money": money})
        courses = [self.course(row, met) for met in self.ways(row)]
        if all(course.stuck for course in courses):
            for part, track in courses[0].stuck:
                if track != "money":
                    yield self._past_its_end(card, row, part, track)

    def _past_its_end(self, card: int, row: Row, part: str, track: str) -> Refusal:
        promised = part == "reward" and row["type"] in (*ZONES, "policy")
        return Refusal("reward-past-end" if promised else "track-end", {"card": card, "track": track})

    def _no_place(self, card: int, row: Row) -> Iterator[Refusal]:
        """Why no tile of the card finds a place."""
        rooms = [room for shape in self.shapes_for(row) for room in self.rooms(shape)]
        if not rooms:
            yield Refusal("no-room", {"card": card})
        if row["type"] in UTILITIES:
            if all(self.has_utility(district) for district in self.districts()):
                yield Refusal("utility-everywhere", {"card": card})
            rooms = [room for room in rooms if not self.has_utility(room)]
            if not rooms:
                yield Refusal("no-room-for-utility", {"card": card})
        courses = [self.course(row, self.is_rewarded(row, room)) for room in rooms]
        if courses and all(course.stuck for course in courses):
            for part, track in courses[0].stuck:
                yield self._past_its_end(card, row, part, track)

    def against_tile(self, shape: str) -> Iterator[Refusal]:
        """Of a tile for the zone being played."""
        row = self.box.cards[int(self.words["card"])]
        if not self.is_left(row, shape):
            yield Refusal("no-such-tile", {"shape": shape})
        rooms = self.rooms(shape)
        if not rooms:
            yield Refusal("no-room-for-tile", {"shape": shape})
        courses = [self.course(row, self.is_rewarded(row, room)) for room in rooms]
        if courses and all(course.stuck for course in courses):
            for _, track in courses[0].stuck:
                yield Refusal("track-end-with-tile", {"shape": shape, "track": track})

    def against_place(self, text: str) -> Iterator[Refusal]:
        """Of a place for a tile."""
        squares = sorted(square_of(square) for square in text.split(","))
        top, left = min(r for r, _ in squares), min(c for _, c in squares)
        map = self._map()
        if frozenset((r - top, c - left) for r, c in squares) not in map.shapes[self.words["shape"]]:
            yield Refusal("wrong-tile")
        taken = {square for tile in self.city for square in tile.squares}
        faults = {
            "off-map": [square for square in squares if square not in map.land],
            "face-down": [square for square in squares if map.land.get(square, "") not in {*self.up, ""}],
            "taken": [square for square in squares if square in taken],
        }
        for rule, where in faults.items():
            if where:
                yield Refusal(rule, {"squares": [name(square) for square in where]})
        if any(frozenset(pair) in map.streets for pair in combinations(squares, 2)):
            yield Refusal("across-street")
        elif not any(faults.values()):
            yield from self._forbidden_there(frozenset(squares))

    def _forbidden_there(self, place: Squares) -> Iterator[Refusal]:
        row = self.box.cards[int(self.words["card"])]
        if row["type"] in UTILITIES and self.has_utility(place):
            yield Refusal("utility-there")
        for _, track in self.course(row, self.is_rewarded(row, place)).stuck:
            yield Refusal("track-end-there", {"track": track})

    def against_exchange(self, text: str) -> Iterator[Refusal]:
        """Of an exchange in a turn."""
        card, price, money = int(text), self._exchange_price(), self.sheet.tracks["money"]
        if not self._any_stack():
            yield Refusal("only-end")
        if card not in self.seats[self.mover].cards:
            yield Refusal("not-on-display", {"card": card})
        elif self.box.cards[card]["type"] == "policy":
            yield Refusal("exchange-policy")
        if price > money:
            yield Refusal("exchange-too-dear", {"cost": price, "money": money})

    def against_swap(self, text: str) -> Iterator[Refusal]:
        """Of an exchange at a milestone."""
        card, price, money = int(text), self._price_of("swap", 1, self.mover), self.sheet.tracks["money"]
        if card not in self.seats[self.mover].cards:
            yield Refusal("not-on-display", {"card": card})
        if price > money:
            yield Refusal("swap-too-dear", {"cost": price, "money": money})
        if int(self.words.get("due", 0)) >= sum(map(len, self.stacks.values())):
            yield Refusal("swap-too-many")
        if card < int(self.words.get("last", 0)):
            yield Refusal("swap-ascending")

    def against_end(self) -> Iterator[Refusal]:
        """Of the end of a milestone."""
        if not self._any_stack():
            return
        wanted = 2 if self._all_up() else 1
        for district in sorted(sorted(district) for district in self.districts()):
            if sum(tile.squares <= set(district) for tile in self.city) < wanted:
                first = name(district[0])
                yield Refusal("district-without-tiles", {"square": first, "amount": wanted})

    def against_draw(self, stage: str) -> Iterator[Refusal]:
        """Of a card from a stack."""
        if not self.stacks[int(stage)]:
            yield Refusal("stack-empty", {"stage": int(stage)})

    def against_take(self, text: str) -> Iterator[Refusal]:
        """Of a card from the exchange pile."""
        card = int(text)
        if self.words.get("reason", "action") != "action":
            yield Refusal("stacks-only")
        if card not in self.pile:
            yield Refusal("not-on-pile", {"card": card})
        elif card == int(self.words.get("last", 0)):
            yield Refusal("just-laid-down", {"card": card})

    def against_develop(self, board: str) -> Iterator[Refusal]:
        """Of a piece turned over."""
        at = next((at for at, spot in self.spots.items() if spot[0] == board), None)
        if at is None:
            yield Refusal("not-on-map", {"board": board})
            return
        if board in self.up:
            yield Refusal("already-face-up", {"board": board})
        beside = {self.spots[other][0] for other in neighbours(at) if other in self.spots}
        if self.up and not beside & self.up:
            yield Refusal("not-adjacent", {"board": board})
        cost = self._price_of("develop", self.box.boards[board]["cost"], self.token)
        money = self.sheet.tracks["money"]
        if cost > money:
            yield Refusal("develop-too-dear", {"board": board, "cost": cost, "money": money})

    def against_keep(self, text: str) -> Iterator[Refusal]:
        """Of a role."""
        if int(text) not in self.seats[self.mover].offers:
            yield Refusal("not-offered", {"card": int(text)})

    def against_lay(self, text: str) -> Iterator[Refusal]:
        """Of a piece of a map of one's own."""
        board, where, turns = text.split(" ")
        column, row = map(int, where.split(","))
        if board not in self.words.get("drawn", ""):
            yield Refusal("piece-not-drawn", {"board": board})
        if (column, row) in self.spots:
            yield Refusal("piece-there", {"board": self.spots[column, row][0]})
            return
        beside = [other for other in neighbours((column, row)) if other in self.spots]
        if not beside:
            yield Refusal("piece-apart", {"board": board})
        mine = Piece(self.box.boards[board], int(turns)).land
        for other in beside:
            spot = self.spots[other]
            theirs = Piece(self.box.boards[spot[0]], spot[3]).land
            if shore(mine, (column, row), other) != shore(theirs, other, (column, row)):
                yield Refusal("piece-does-not-fit", {"board": board})


def shore(land: set[Square], at: Square, beside: Square) -> list[bool]:
    """Land or water along the side of a piece (at column, row) that another lies at."""
    right, down = beside[0] - at[0], beside[1] - at[1]
    line = 5 if right + down > 0 else 0
    return [((step, line) if right else (line, step)) in land for step in range(6)]


def words_of(text: str) -> dict[str, str]:
    """The words of the table in a position."""
    return dict(word.split("=", 1) for word in text.split(" / ", maxsplit=1)[0].split(" ") if "=" in word)


def around_of(row: Row) -> Row:
    """The part of a condition that looks at what is near."""
    return {key: value for key, value in (row.get("condition") or {}).items() if key in ("services", *ZONES)}


def is_about(modifier: Row, row: Row) -> bool:
    """Whether an effect is about a card."""
    groups = {"zone": ZONES, "utility": UTILITIES}
    services = ("healthcare", "education", "transport", "fire", "police", "parks")
    types = {type for of in modifier.get("of", ()) for type in {**groups, "service": services}.get(of, (of,))}
    return (not types or row["type"] in types) and modifier.get("stage", 0) in (0, row["stage"])


class SkylinesJudge:
    """The judge of all that Skylines says."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def to_act(self, position: str) -> list[int]:
        """Who is to act, as the position says."""
        active = words_of(position)["active"]
        if active == "none":
            return []
        return [CHANCE] if active == "chance" else [int(active[1:]) - 1]

    def asks(self, position: str, player: int) -> tuple[str, set[str]]:
        """What a player is asked for in the phase of a position."""
        del player
        phase = words_of(position)["phase"]
        return phase, ASKED[phase]

    def obstacles(self, asked: Asked) -> list[Refusal]:
        """All that forbids an action."""
        _, word, *rest = asked.action.split(" ", 2)
        table = Table.at(self.box, asked.position)
        return list(getattr(table, f"against_{word}")(*rest))

    # Previews

    def faults(self, chosen: Chosen) -> Iterator[str]:
        """What is not true of a preview."""
        if chosen.preview.costs:
            yield f"costs {chosen.preview.costs}, where all that is paid is on the track of money"
        position = chosen.game.write_state(chosen.state)
        _, word, *rest = chosen.game.write_action(chosen.action).split(" ", 2)
        table = Table.at(self.box, position)
        policy = word == "play" and table.box.cards[int(rest[0])]["type"] == "policy"
        if word in BEFORE_PLACING and not policy:
            yield from self._foreseen(chosen, table, list(playings(chosen)))
            return
        after = outcome_of(chosen.game, pushed(chosen.game, chosen.state, chosen.action), word == "end")
        yield from self._exact(chosen, table, after)
        if word == "end" and after["lost"] != self._lost_by_the_end(position):
            yield f"lost by {after['lost']}, and by {self._lost_by_the_end(position)} as the rulebook has it"
        if word == "place" or policy:
            card = int(rest[0]) if policy else int(table.words["card"])
            squares = None if policy else frozenset(map(square_of, rest[0].split(",")))
            yield from self._told_of_the_reward(chosen, table, card, squares)
            over = table.course(table.box.cards[card], table.is_rewarded(table.box.cards[card], squares)).over
            if (after["lost"] == "unhappy") != over:
                yield f"lost by {after['lost']}, where the costs say {over}"

    def _lost_by_the_end(self, position: str) -> str | None:
        """By what the game is lost when the Milestone is ended; policies are replaced by whatever comes."""
        table = Naive.read(self.box, position)
        table.play(f"P{table.mover + 1} end")
        while table.question and table.question.step in ("draw", "reveal"):
            table.play(next(iter(table.question.answers)))
        return None if table.ending == "completed" else table.ending

    def _exact(self, chosen: Chosen, table: Table, after: dict[str, Any]) -> Iterator[str]:
        """What happens is all there is in the preview, and nothing of it hangs on anything."""
        shown = {change.line: change for change in chosen.preview.changes}
        if any(change.conditional for change in chosen.preview.changes):
            yield "something is said to hang on what is chosen later"
        before = lines_of(table.words)
        moved = {line for line in before if before[line] != after[line]}
        if moved != set(shown) - {"lost"}:
            yield f"moves {sorted(moved)}, and {sorted(shown)} is said"
        for line in moved & set(shown):
            change, start, end = shown[line], before[line], int(after[line])
            if [change.args["from"], change.args["to"], change.amount] != [start, end, end - start]:
                yield f"{line} goes from {start} to {end}, and {change.args} {change.amount} is said"
        said = shown["lost"].args["cause"] if "lost" in shown else None
        if said != after["lost"]:
            yield f"lost by {after['lost']}, and {said} is said"

    def _told_of_the_reward(
        self, chosen: Chosen, table: Table, card: int, place: Squares | None
    ) -> Iterator[str]:
        """Whether the reward comes, and which services bring it."""
        row = table.box.cards[card]
        met = table.is_rewarded(row, place)
        rewarded = int(met and bool(row.get("condition")))
        services = sorted((row.get("condition") or {}).get("services", ())) if met else []
        for change in chosen.preview.changes:
            if change.line == "lost":
                continue
            said: Any = change.args["services"]
            if (change.args["rewarded"], sorted(said)) != (rewarded, services):
                yield f"{change.line} with {change.args}, where it is {rewarded} with {services}"

    def _foreseen(self, chosen: Chosen, table: Table, ends: list[dict[str, Any]]) -> Iterator[str]:
        """Each way in which a card can be placed agrees with what is foreseen of it."""
        before = lines_of(table.words)
        shown = {change.line: change for change in chosen.preview.changes}
        for line, start in before.items():
            found = {end[line] - start for end in ends}
            if line not in shown:
                if 0 not in found:
                    yield f"{line} moves by {found} wherever the tile lies, and nothing is said"
                continue
            change = shown[line]
            if change.amount not in found:
                yield f"{line} moves by {found}, and {change.amount} is said"
            if (change.args["from"], change.args["to"]) != (start, start + change.amount):
                yield f"{line} from {start} by {change.amount}, and {change.args} is said"
            if change.conditional != (len(found) > 1):
                yield f"{line} moves by {found}, and conditional is {change.conditional}"
        lost = {end["lost"] for end in ends}
        if ("lost" in shown) != (None not in lost) and len(lost) == 1:
            yield f"lost by {lost}, and the preview has {sorted(shown)}"
        rewarded = {end["rewarded"] for end in ends}
        used = {end["services"] for end in ends}
        for change in chosen.preview.changes:
            if change.line == "lost":
                continue
            said, services = change.args.get("rewarded"), change.args.get("services")
            if said != (rewarded.copy().pop() if len(rewarded) == 1 else None):
                yield f"rewarded {rewarded}, and {said} is said"
            if isinstance(services, list) and {tuple(sorted(map(str, services)))} != used:
                yield f"services {used}, and {services} is said"


def lines_of(words: dict[str, str]) -> dict[str, int]:
    """What the markers and the skyline show."""
    return {line: int(words[line]) for line in (*TRACKS, "skyline")}


def pushed(game: Any, state: Any, action: int) -> Any:
    """The state after an action."""
    after = state.copy()
    game.push(after, action)
    return after


def outcome_of(game: Any, state: Any, at_milestone: bool = False) -> dict[str, Any]:
    """The markers, and by what the game is lost; at a milestone's end, once policies are replaced."""
    found: dict[str, Any] = lines_of(words_of(game.write_state(state)))
    while at_milestone and " reason=policy " in game.write_state(state):
        player = game.players_to_act(state)[0]
        state = pushed(game, state, game.legal_actions(state, player)[0])
    words = words_of(game.write_state(state))
    ending = words.get("ending")
    return {**found, "lost": None if ending == "completed" else ending}


def playings(chosen: Chosen) -> Iterator[dict[str, Any]]:
    """What becomes of the markers, each way in which a card can be placed after what was chosen."""
    game, waiting = chosen.game, [pushed(chosen.game, chosen.state, chosen.action)]
    while waiting:
        state = waiting.pop()
        words = words_of(game.write_state(state))
        for action in game.legal_actions(state, chosen.player):
            heard: list[Any] = []
            after = state.copy()
            after.journal = heard
            game.push(after, action)
            after.journal = None
            if words["phase"] == "tile":
                waiting.append(after)
            else:
                rewarded = int(any(event.id == "rewarded" for event in heard))
                used = [name for event in heard if event.id == "used" for name in event.args["services"]]
                yield {**outcome_of(game, after), "rewarded": rewarded, "services": tuple(sorted(used))}

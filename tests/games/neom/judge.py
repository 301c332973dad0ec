"""The words of NEOM, judged from its rulebook: why an action is refused, and what a preview promises.

Like naive.py, on which it builds, this shares nothing with the rules. It reads a position from its notation;
what somebody has chosen so far stands there as one number, `plan`, and is taken apart here.

The order in which obstacles are named is that in which a person has to mend them:

- what is no answer to what is asked now comes first,
- of a tile: whether it may be taken at all; its requirements, as the rulebook has them: tiles in the City,
  money, Goods (to be had at all, then to be paid); last the spaces,
- of a space: the limit of Cornerstones, which rules out all empty ones; what lies there; the roads,
- of a source: the Good (not required, produced, chosen already), the seller, another Good that comes first,
  the same under another name, money, and last that the same is to be had for less,
- of a tile given up: that there is one; whether the Disaster takes it; whether it is chosen; whether any
  demand is left for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from tests.games.neom import naive
from tests.games.neom.naive import CENTER, GOODS, SPACES, City, Seat, Source, Table, Tile
from tests.games.truth import Asked, Chosen

from gridtown.core.event import Event
from gridtown.core.preview import Cost
from gridtown.core.refusal import Refusal, Value
from gridtown.core.rng import Rng

CHANCE = -1
STAGES = {
    "place": "action", "sell": "action", "at": "space", "buy": "source", "cover": "source", "pay": "source",
    "make": "make", "give": "give", "done": "give", "take": "take",
}  # fmt: skip
"""What each word of an action answers."""

SOURCE = r"buy .+|cover .+|pay instead"
SACRIFICE = r"sacrifice .+"
REMEDIES = {
    "not-in-hand": r"(keep|select) .+",
    "not-in-row": r"(keep|select) .+",
    "disaster-too-late": r"select .+",
    "other-good-first": r"(buy|cover) {good}( .+)?|pay instead",
    "not-your-own-seller": SOURCE,
    "seller-absent": SOURCE,
    "seller-lacks": SOURCE,
    "supply-sells-nothing": r"buy .+ from P.",
    "route-not-open": r"buy .+ from supply(?! {side}| both).*",
    "same-choice": r"(buy|cover) {good}( .+)?",
    "not-in-pile": r"take .+",
    "cornerstone-chosen": r"(give|take) .+",
    "sacrifice-begun": SACRIFICE,
    "cant-pay": SACRIFICE,
    "nothing-there": SACRIFICE,
    "city-center-stays": SACRIFICE,
    "not-asked-for": SACRIFICE,
    "tile-chosen": SACRIFICE,
}  # fmt: skip
"""What a refusal says would mend it (after its colon), as the action that has to be possible then."""


@dataclass
class Plan:
    """What has been chosen so far, taken from its number."""

    tile: int
    space: str | None
    sources: list[int]
    made: bool
    given: list[int]
    done: bool
    taken: list[int]

    @staticmethod
    def of(number: int, table: Table, seat: Seat) -> Plan:
        pile = table.numbers("pile") if "pile" in table.words else []
        space = number >> 8 & 31
        return Plan(
            number & 255,
            SPACES[space - 1] if space else None,
            [number >> 13 + 4 * slot & 15 for slot in range(4)],
            bool(number >> 29 & 31),
            [tile for place, tile in enumerate(seat.kept) if number >> 34 + place & 1],
            bool(number >> 37 & 1),
            [tile for place, tile in enumerate(pile) if number >> 38 + place & 1],
        )


@dataclass(frozen=True)
class Line:
    """A cost: to whom (None: the supply), how much, and for what, as `preview-…` calls it."""

    payee: int | None
    amount: int
    what: str
    about: object


class NeomJudge:
    """Obstacles and faults, from positions in notation. tiles: the box, by number."""

    def __init__(self, tiles: dict[int, Tile]) -> None:
        self.tiles = tiles

    def to_act(self, position: str) -> list[int]:
        """Who is to act, as the position says."""
        active = naive.read(position, self.tiles).words["active"]
        if active in ("none", "chance"):
            return [CHANCE] if active == "chance" else []
        return [int(name[1:]) - 1 for name in active.split(",")]

    def idle(self, position: str, player: int) -> list[Refusal]:
        """Whoever selected a Disaster takes no action; of three and more, nobody waits for one's turn."""
        table = naive.read(position, self.tiles)
        selected = table.seats[player].selected
        if table.words["phase"] == "act" and selected in naive.DISASTERS:
            return [Refusal("disaster-no-action", {"tile": selected})]
        return [Refusal("waiting")] if len(table.seats) > 2 else []

    def asks(self, position: str, player: int) -> tuple[str, set[str]]:
        """The step, and the words it asks for."""
        del player
        phase = naive.read(position, self.tiles).words["phase"]
        words = {
            "draft": {"keep"},
            "select": {"select"},
            "act": set(STAGES),
            "disaster": {"pay", "sacrifice"},
        }
        return phase, words.get(phase, set())

    def near(self, position: str, player: int, rng: Rng, sample: int) -> list[str]:
        """Some answers to what is asked now, of each word, that a person might think of."""
        table = naive.read(position, self.tiles)
        case = _Case(table, player, int(_words(position, player).get("plan", 0)))
        found = []
        for some in case.thinkable():
            found += [some[int(rng.below(len(some)))] for _ in range(sample if some else 0)]
        return found

    # Refusals

    def obstacles(self, asked: Asked) -> Sequence[Refusal]:
        """All that forbids the action, what has to be mended first coming first."""
        table, words = naive.read(asked.position, self.tiles), asked.action.split(" ")[1:]
        number = int(_words(asked.position, asked.player).get("plan", 0))
        case = _Case(table, asked.player, number)
        phase = table.words["phase"]
        if words[0] == "pay" and (phase == "act") != (words[1:] == ["instead"]):
            return [Refusal("wrong-step", {"step": phase})]
        return list(case.obstacles(words))

    def can_be_followed(self, asked: Asked) -> bool:
        """Whether what a refusal says to do instead can be done."""
        id, args = asked.refusal.id, asked.refusal.args
        possible = [text.split(" ", 1)[1] for text in asked.legal]
        if id == "not-asked-now":
            return args["asked"] in {STAGES[text.split(" ")[0]] for text in possible}
        if id == "demand-met":
            case = _Case(naive.read(asked.position, self.tiles), asked.player, 0)
            met = case.city.types(str(args["space"]))
            return any(not case.city.types(text.split(" ")[1]) <= met for text in possible)
        wanted = REMEDIES.get(id, ".*").format(**args)
        return id not in REMEDIES or any(re.fullmatch(wanted, text) for text in possible)

    # Previews

    def faults(self, chosen: Chosen) -> Iterable[str]:
        """What is not true of the preview of a legal action."""
        position = chosen.game.write_state(chosen.state)
        table = naive.read(position, self.tiles)
        words = chosen.game.write_action(chosen.action).split(" ")[1:]
        phase, preview = table.words["phase"], chosen.preview
        if preview.settled:
            yield from _unsettled(chosen)
        if phase not in ("act", "disaster"):
            if preview.costs or preview.changes:
                yield "something is announced though nothing is placed, sold or lost"
        elif phase == "disaster":
            number = int(_words(position, chosen.player).get("plan", 0))
            yield from _faults_of_answer(_Case(table, chosen.player, number), words, chosen)
        else:
            yield from _faults_of_plan(_Case(table, chosen.player, 0), chosen, words)


def _words(position: str, player: int) -> dict[str, str]:
    """What the position says of one player."""
    return dict(word.split("=", 1) for word in position.split(" / ")[1 + player].split())


class _Case:
    """One player's question at a position."""

    def __init__(self, table: Table, player: int, number: int) -> None:
        self.table, self.player, self.number = table, player, number
        self.seat = table.seats[player]
        self.city = City(self.seat, table.tiles)
        self.plan = Plan.of(number, table, self.seat)
        self.given = {space for index, space in enumerate(SPACES) if number >> index & 1}

    def obstacles(self, words: list[str]) -> Iterator[Refusal]:
        table, phase = self.table, self.table.words["phase"]
        if phase == "draft":
            yield from self._choosing(int(words[1]), self._pool())
        elif phase == "select":
            number = int(words[1])
            if len(table.seats) == 1 and table.turn > 3 and number in {*self._pool()} & {*naive.DISASTERS}:
                yield Refusal("disaster-too-late", {"tile": number})
            yield from self._choosing(number, self._pool())
        elif phase == "act":
            stage = self._stage()
            if STAGES[words[0]] != stage:
                yield Refusal("not-asked-now", {"asked": stage})
            else:
                yield from self._acting(words)
        elif words[0] == "pay":
            yield from self._paying()
        else:
            yield from self._giving_up(words[1])

    def _pool(self) -> list[int]:
        return self.seat.hand if len(self.table.seats) > 2 else self.table.numbers("row")

    def _choosing(self, number: int, pool: list[int]) -> Iterator[Refusal]:
        if number not in pool:
            yield Refusal("not-in-hand" if len(self.table.seats) > 2 else "not-in-row", {"tile": number})

    def thinkable(self) -> Iterator[list[str]]:
        """Answers to what is asked now, about what lies before the player."""
        phase, seat = self.table.words["phase"], self.seat
        if phase == "disaster":
            yield [f"sacrifice {space}" for space in {*self.city.laid, CENTER}]
        elif phase == "select":
            yield [f"select {number}" for number in naive.DISASTERS]
        elif phase == "act":
            stage = self._stage()
            if stage == "action":
                yield [f"place {number}" for number in (seat.selected, *seat.kept)]
            elif stage == "space":
                yield [f"at {space}" for space in SPACES]
            elif stage == "source":
                required = [good for goods in self.needs(self.plan.tile) for good in goods]
                yield [f"cover {good}" for good in required]
                yield [f"buy {good} from P{number}" for good in required for number in range(1, 6)]
                routes = ("", " west", " east", " both")
                yield [f"buy {good} from supply{route}" for good in required for route in routes]
            elif stage in ("give", "take"):
                yield [f"{stage} {number}" for number in (*seat.kept, *self.table.numbers("pile"))]

    # Acting

    def _stage(self) -> str:
        """What is asked next."""
        plan = self.plan
        if not plan.tile:
            return "action"
        if plan.space is None:
            return "space"
        if any(not source for source in plan.sources[: len(self.needs(plan.tile))]):
            return "source"
        if plan.tile == 137:
            return "make"
        return "take" if plan.done else "give"

    def needs(self, number: int) -> list[list[str]]:
        return naive.requirements(self.table.tiles[number])

    def _acting(self, words: list[str]) -> Iterator[Refusal]:
        word, number = words[0], int(words[1]) if words[0] in ("place", "give", "take") else 0
        if word == "place":
            yield from self._placing(number)
        elif word == "at":
            yield from self._at(words[1])
        elif word == "pay":
            yield from self._instead()
        elif word in ("buy", "cover"):
            yield from self._source(words)
        elif word == "make" and words[1] not in naive.PROCESSED:
            yield Refusal("only-processed", {"good": words[1]})
        elif word == "give":
            if number not in self.seat.kept:
                yield Refusal("not-your-cornerstone", {"tile": number})
            if number in self.plan.given:
                yield Refusal("cornerstone-chosen", {"tile": number})
        elif word == "take":
            if number not in self.table.numbers("pile"):
                yield Refusal("not-in-pile", {"tile": number})
            if number in self.plan.taken:
                yield Refusal("cornerstone-chosen", {"tile": number})

    def _placing(self, number: int) -> Iterator[Refusal]:
        if number > 120 and number not in self.seat.kept:
            yield Refusal("not-your-cornerstone", {"tile": number})
        if number <= 120 and number != self.seat.selected:
            yield Refusal("not-selected", {"tile": number})
        if number in naive.DISASTERS:
            return
        yield from self._requirements(number)
        generation = self.table.generation
        if not self.city.spaces_for(number, generation):
            if self.at_limit(number):
                yield Refusal("cornerstone-limit", {"generation": generation})
            yield Refusal("no-space", {"tile": number})

    def _requirements(self, number: int) -> Iterator[Refusal]:
        cost, money = self.table.tiles[number]["cost"], self.seat.money
        for type, amount in cost.get("tiles", {}).items():
            have = len(self.city.of(type))
            if have < amount:
                short: dict[str, Value] = {"tile": number, "type": type, "amount": amount, "have": have}
                yield Refusal("needs-tiles", short)
        pounds = int(cost.get("money", 0))
        if pounds > money:
            yield Refusal("needs-money", {"tile": number, "amount": pounds, "money": money})
        least = min((_total(one) for one in self.ways(number)), default=None)
        if least is None:
            yield self._not_to_be_had(number)
        elif least + pounds > money:
            yield Refusal("too-expensive", {"tile": number, "amount": least + pounds, "money": money})

    def _not_to_be_had(self, number: int) -> Refusal:
        """The first Good, or choice of Goods, that one neither makes nor can buy."""
        for goods in self.missing(number):
            bought = self.sources(goods, number)
            if not any(source.text.startswith("buy") for source in bought):
                if len(self.table.seats) == 1:
                    args: dict[str, Value] = {"good": goods[0], "generation": self.table.generation}
                    return Refusal("supply-by-generation", args)
                return Refusal(
                    "needs-good", {"tile": number, "goods": [one for one in GOODS if one in goods]}
                )
        raise AssertionError("all Goods are to be had, and no way to have them")

    def missing(self, number: int) -> list[list[str]]:
        return [goods for goods in self.needs(number) if not self.city.goods() & set(goods)]

    def sources(self, goods: list[str], number: int) -> list[Source]:
        return naive.sources(self.table, self.player, goods, self.table.tiles[number])

    def ways(self, number: int) -> list[tuple[Source, ...]]:
        """Every way to get the missing Goods, whatever it costs."""
        whole = product(*(self.sources(goods, number) for goods in self.missing(number)))
        return [one for one in whole if self._possible(one)]

    def _possible(self, one: tuple[Source, ...]) -> bool:
        covered = [source.covers for source in one if source.covers]
        routes = [route for source in one for route in source.routes]
        return naive.offices_can_cover(self.city, covered) and len(routes) == len(set(routes))

    def at_limit(self, number: int) -> bool:
        lying = sum(tile > 120 for tile in self.city.laid.values())
        return number > 120 and lying >= self.table.generation

    def _at(self, space: str) -> Iterator[Refusal]:
        number, old = self.plan.tile, self.city.laid.get(space)
        if self.at_limit(number) and (old is None or old <= 120):
            yield Refusal("cornerstone-limit", {"generation": self.table.generation})
        there = self.city.types(space)
        if there and "resource" not in there and not there & set(self.table.tiles[number]["types"]):
            yield Refusal("cant-replace", {"tile": number, "space": space, "old": old or 0})
        elif CENTER not in self.city.with_tile(space, number).cluster(space):
            yield Refusal("no-road", {"tile": number, "space": space})

    # Sources

    def decided(self) -> list[Source | None]:
        """By missing Good: its source, None while it has none."""
        number, found = self.plan.tile, list[Source | None]()
        for goods, code in zip(self.needs(number), self.plan.sources, strict=False):
            if self.city.goods() & set(goods):
                continue
            sources = self.sources(goods, number)
            found.append(next((one for one in sources if _code(one) == code), None))
        return found

    def _left(self) -> int:
        """The money that is left when all that is decided has been paid."""
        pounds = int(self.table.tiles[self.plan.tile]["cost"].get("money", 0))
        return self.seat.money - pounds - sum(one.cost for one in self.decided() if one)

    def _slot(self, good: str) -> int:
        """Among the missing Goods, the one that `good` satisfies; -1: none."""
        missing = self.missing(self.plan.tile)
        return next((slot for slot, goods in enumerate(missing) if good in goods), -1)

    def _source(self, words: list[str]) -> Iterator[Refusal]:
        good = words[1]
        if not any(good in goods for goods in self.needs(self.plan.tile)):
            yield Refusal("not-required", {"good": good})
            return
        slot, decided = self._slot(good), self.decided()
        if slot < 0:
            yield Refusal("produced-already", {"good": good})
            return
        if decided[slot]:
            yield Refusal("source-chosen", {"good": good})
        seller = words[-1] if words[0] == "buy" and words[3] != "supply" else ""
        if words[0] == "cover":
            yield from self._covering(good)
        elif seller:
            yield from self._seller(good, int(seller[1:]) - 1)
        else:
            yield from self._supply(good, words[4:])
        first = decided.index(None)
        missing = self.missing(self.plan.tile)
        if slot != first and words[0] == "buy":
            asked = next(one for one in GOODS if one in missing[first])
            yield Refusal("other-good-first", {"good": asked})
        yield from self._poor(slot, words)

    def _covering(self, good: str) -> Iterator[Refusal]:
        if not naive.offices_can_cover(self.city, [good]):
            yield Refusal("no-office", {"good": good})
        elif not naive.offices_can_cover(self.city, [*self._covered(), good]):
            yield Refusal("office-used", {"good": good})

    def _covered(self) -> list[str]:
        return [one.covers for one in self.decided() if one and one.covers]

    def _seller(self, good: str, seller: int) -> Iterator[Refusal]:
        if seller == self.player:
            yield Refusal("not-your-own-seller")
        elif seller >= len(self.table.seats):
            yield Refusal("seller-absent", {"seller": seller})
        elif good not in City(self.table.seats[seller], self.table.tiles).goods():
            yield Refusal("seller-lacks", {"good": good, "seller": seller})

    def _supply(self, good: str, routes: list[str]) -> Iterator[Refusal]:
        size, generation = len(self.table.seats), self.table.generation
        if size > 2:
            yield Refusal("supply-sells-nothing")
            return
        other = self.table.seats[1 - self.player] if size == 2 else None
        if other and good in City(other, self.table.tiles).goods():
            yield Refusal("other-produces", {"good": good})
        tier = 1 if good in naive.RAW else 2 if good in naive.PROCESSED else 3
        if size == 1 and tier > generation:
            yield Refusal("supply-by-generation", {"good": good, "generation": generation})
        sides = ["west", "east"] if routes == ["both"] else routes
        if size == 2 and sides:
            yield Refusal("routes-save-anyway")
            return
        spent = {route for one in self.decided() if one for route in one.routes}
        shut = [side for side in sides if not self.city.route(side[0].upper())]
        used = [side for side in sides if self.seat.used & (1 if side == "west" else 2) or side in spent]
        yield from (Refusal("route-not-open", {"side": side}) for side in shut)
        yield from (Refusal("route-used", {"side": side}) for side in used)

    def _poor(self, slot: int, words: list[str]) -> Iterator[Refusal]:
        """The source is there, and yet no choice."""
        text, number = " ".join(words), self.plan.tile
        sources = self.sources(self.missing(number)[slot], number)
        if text not in [one.text for one in sources]:
            same = [one for one in sources if _code(one) == _code_of(words)]
            if same:
                yield Refusal("same-choice", {"good": same[0].text.split(" ")[1]})
            else:
                yield Refusal("dearer-for-the-same")
            return
        fitting = [one for one in self.ways(number) if self._fits(one) and one[slot].text == text]
        if fitting:
            left = self._left()
            decided = sum(one.cost for one in self.decided() if one)
            least = min(_total(one) for one in fitting) - decided
            if least > left:
                yield Refusal("cant-afford-source", {"amount": least, "money": left})
        choices = naive.assignments(self.table, self.player, number)
        if not any(self._fits(one) and one[slot].text == text for one in choices):
            yield Refusal("dearer-for-the-same")

    def _fits(self, one: tuple[Source, ...]) -> bool:
        decided = self.decided()
        return all(mine is None or mine.text == its.text for mine, its in zip(decided, one, strict=True))

    def _instead(self) -> Iterator[Refusal]:
        if not naive.instead(self.table.tiles[self.plan.tile]):
            yield Refusal("no-alternative", {"tile": self.plan.tile})
        else:
            yield from self._poor(0, ["pay", "instead"])

    # Disasters

    def _paying(self) -> Iterator[Refusal]:
        if self.given:
            yield Refusal("sacrifice-begun")
        amount = naive.penalty(self.city, naive.disaster_of(self.table))
        if amount > self.seat.money:
            yield Refusal("cant-pay", {"amount": amount, "money": self.seat.money})

    def _giving_up(self, space: str) -> Iterator[Refusal]:
        if space not in self.city.laid:
            yield (
                Refusal("city-center-stays")
                if space == CENTER
                else Refusal("nothing-there", {"space": space})
            )
            return
        answers = naive.answers(self.city, naive.disaster_of(self.table))
        if not any(space in answer for answer in answers):
            yield Refusal("not-asked-for", {"space": space})
        elif space in self.given:
            yield Refusal("tile-chosen", {"space": space})
        elif not any({*self.given, space} <= answer for answer in answers):
            yield Refusal("demand-met", {"space": space})

    # What follows

    def changes(self, tile: int, space: str, made: str | None, paid: int) -> dict[str, int]:
        """How the score pad changes when a tile is placed."""
        seat = self.seat
        after = replace(seat, city={**seat.city, space: tile}, made=made or seat.made)
        if 137 not in after.city.values():
            after.made = None
        after.money = seat.money - paid + _brought(City(after, self.table.tiles), space)
        return self._changed(after)

    def sold(self) -> dict[str, int]:
        """How it changes when the selected tile is sold."""
        return self._changed(replace(self.seat, money=self.seat.money + 5))

    def answered(self, given: set[str] | None) -> dict[str, int]:
        """How it changes by an answer to a Disaster: tiles given up, or the penalty paid (None)."""
        if given is None:
            amount = naive.penalty(self.city, naive.disaster_of(self.table))
            return self._changed(replace(self.seat, money=self.seat.money - amount))
        left = {space: tile for space, tile in self.seat.city.items() if space not in given}
        return self._changed(replace(self.seat, city=left))

    def _changed(self, after: Seat) -> dict[str, int]:
        before, then = (naive.score(seat, self.table.tiles) for seat in (self.seat, after))
        return {
            line: then[line] - before[line] for line in then if line != "total" and then[line] != before[line]
        }


def _total(way: tuple[Source, ...]) -> int:
    return sum(source.cost for source in way)


def _code(source: Source) -> int:
    """The number of a source in a plan."""
    return _code_of(source.text.split(" "))


def _code_of(words: list[str]) -> int:
    if words[0] == "cover":
        return 2
    if words == ["pay", "instead"]:
        return 3
    if words[3] != "supply":
        return 7 + int(words[3][1:])
    return 4 + ["", "west", "east", "both"].index(" ".join(words[4:]))


def _brought(city: City, space: str) -> int:
    """The money that a tile on `space` brings at once, and what others pay for its coming."""
    number = city.laid[space]
    total = int(city.tiles[number]["instant"])
    if number == 146:
        shops, works = city.of("commercial"), city.of("industrial")
        total += 2 * sum(other in works for shop in shops for other in naive.beside(shop))
    if city.has(132) and "commercial" in city.types(space):
        total += 1
    if city.has(150) and number != 150:
        total += 2 * sum("commercial" in city.types(other) for other in city.joined(space))
    return total


# Previews


def _unsettled(chosen: Chosen) -> Iterator[str]:
    """A settled preview says all that becomes of the standing."""
    standing = chosen.game.standing(chosen.state)
    for change in chosen.preview.changes:
        standing[chosen.player if change.player is None else change.player] += change.points
    after = chosen.state.copy()
    chosen.game.push(after, chosen.action)
    if chosen.game.standing(after) != standing:
        yield f"settled on the standing {standing}, and it is {chosen.game.standing(after)}"


def _told(preview_costs: Sequence[Cost]) -> list[Line]:
    about = {"tile": "tile", "good": "good", "office": "good"}
    return [
        Line(cost.payee, cost.amount, cost.what, cost.args.get(about.get(cost.what, "")))
        for cost in preview_costs
    ]


def _faults_of_answer(case: _Case, words: list[str], chosen: Chosen) -> Iterator[str]:
    """An answer to a Disaster: the penalty, or tiles of which more may have to follow."""
    preview, disaster = chosen.preview, naive.disaster_of(case.table)
    changes = {change.line: change.amount for change in preview.changes}
    if words[0] == "pay":
        penalty = naive.penalty(case.city, disaster)
        if _told(preview.costs) != [Line(None, penalty, "penalty", None)]:
            yield f"the penalty is £{penalty}"
        if changes != case.answered(None):
            yield f"paying changes {case.answered(None)}"
        return
    given = {*case.given, words[1]}
    ends = [answer for answer in naive.answers(case.city, disaster) if given <= answer]
    if preview.costs:
        yield "giving up tiles costs nothing"
    if changes not in [case.answered(answer) for answer in ends]:
        yield f"no way to give up {sorted(given)} and what else is due changes {changes}"
    open_choices = given not in ends
    if any(change.conditional != open_choices for change in preview.changes):
        yield "what more is given up " + ("still matters" if open_choices else "is settled")


@dataclass
class _End:
    """A whole plan, found by playing on: its costs, and the changes of the score."""

    costs: list[Line]
    changes: dict[str, int]


def _faults_of_plan(case: _Case, chosen: Chosen, words: list[str]) -> Iterator[str]:
    """An action in the making: all ways to complete it are played out and compared with what is announced."""
    ends = list(_ends(case, chosen, words[0] == "place"))
    costs, least = _told(chosen.preview.costs), min(_sum(end.costs) for end in ends)
    changes = {change.line: change.amount for change in chosen.preview.changes}
    if _sum(costs) != least:
        yield f"announced are £{_sum(costs)} in all, and the least is £{least}"
    sure = [line for line, cost in zip(costs, chosen.preview.costs, strict=True) if not cost.conditional]
    if words[0] == "place":
        yield from _faults_of_placing(chosen, ends)
        return
    if not any(_same(costs, end.costs) and changes == end.changes for end in ends):
        yield f"no way to complete it costs {costs} and changes {changes}; these do: {ends[:4]}"
    if any(line not in end.costs for line in sure for end in ends):
        yield f"{sure} is said to be sure, and it is not always paid"
    for change in chosen.preview.changes:
        if not change.conditional and any(end.changes.get(change.line, 0) != change.amount for end in ends):
            yield f"the change of {change.line} is said to be sure, and it depends on later choices"
    doubtful = [one.conditional for one in chosen.preview.costs]
    doubtful += [one.conditional for one in chosen.preview.changes]
    if len(ends) == 1 and any(doubtful):
        yield "said to depend on later choices, of which there are none"


def _faults_of_placing(chosen: Chosen, ends: list[_End]) -> Iterator[str]:
    """Before the space is chosen: the tile's own price, and the least that its Goods can cost."""
    own = [line for line in ends[0].costs if line.what == "tile"]
    goods = [cost for cost in chosen.preview.costs if cost.what == "goods"]
    others = _told([cost for cost in chosen.preview.costs if cost.what != "goods"])
    if others != own or len(goods) > 1 or any(cost.payee is not None for cost in goods):
        yield f"announced are {_told(chosen.preview.costs)}; sure is {own}"
    if chosen.preview.changes:
        yield "the score is announced before the space is chosen"
    if any(not cost.conditional for cost in goods) and len({_sum(end.costs) for end in ends}) > 1:
        yield "the cost of the Goods is said to be sure, and depends on later choices"


def _sum(lines: Iterable[Line]) -> int:
    return sum(line.amount for line in lines)


def _same(one: list[Line], other: list[Line]) -> bool:
    return sorted(map(str, one)) == sorted(map(str, other))


def _ends(case: _Case, chosen: Chosen, any_space: bool) -> Iterator[_End]:
    """All whole plans that begin so, played to their end. any_space: one is enough, as it costs nothing."""
    game, player = chosen.game, chosen.player
    seen: set[bytes] = set()
    edge = [(chosen.state, chosen.action)]
    while edge:
        state, action = edge.pop()
        after, heard = state.copy(), list[Event]()
        after.journal = heard
        game.push(after, action)
        legal = game.legal_actions(after, player) if _goes_on(chosen, after) else []
        if any_space and legal and game.write_action(legal[0]).split(" ")[1] == "at":
            legal = legal[:1]
        if not legal:
            _let_others_finish(chosen, after, heard)
            yield _end(case, heard)
        elif after.to_bytes() not in seen:
            seen.add(after.to_bytes())
            edge += [(after, option) for option in legal]


def _goes_on(chosen: Chosen, after: Any) -> bool:
    """Whether more of the same plan is asked."""
    asked = chosen.game.step(after) == "act" and chosen.game.may_act(after, chosen.player)
    return asked and "plan" in _words(chosen.game.write_state(after), chosen.player)


def _let_others_finish(chosen: Chosen, after: Any, heard: list[Event]) -> None:
    """Nothing is carried out before everybody has chosen: the others sell, or take what comes first."""
    game = chosen.game
    while not any(
        event.id in ("placed", "replaced", "sold") and event.player == chosen.player for event in heard
    ):
        other = next(player for player in game.players_to_act(after) if player != chosen.player)
        legal = game.legal_actions(after, other)
        game.push(after, next((one for one in legal if game.write_action(one).endswith("sell")), legal[0]))


def _end(case: _Case, heard: list[Event]) -> _End:
    """What one's own events say was paid, and what follows from what was done."""
    own = [event for event in heard if event.player == case.player]
    placed = next((event for event in own if event.id in ("placed", "replaced")), None)
    if placed is None:
        return _End([], case.sold())
    tile, space = int(str(placed.args["tile"])), str(placed.args["space"])
    made = next((str(event.args["good"]) for event in own if event.id == "makes"), None)
    costs = list(_paid(case, own, tile))
    return _End(costs, case.changes(tile, space, made, _sum(costs)))


def _paid(case: _Case, own: list[Event], tile: int) -> Iterator[Line]:
    """What was paid, line by line: first the price of the tile, if it has one."""
    price = case.table.tiles[tile]["cost"].get("money", 0)
    for event in own:
        amount, good = int(str(event.args.get("amount", 0))), event.args.get("good")
        if event.id == "paid":
            yield Line(None, amount, "tile" if price else "instead", tile if price else None)
            price = 0
        elif event.id == "bought":
            yield Line(int(str(event.args["seller"])), amount, "good", good)
        elif event.id == "bought-from-supply":
            yield Line(None, amount, "good", good)
        elif event.id == "covered":
            yield Line(None, 0, "office", good)

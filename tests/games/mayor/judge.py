"""Judge of what Mayor's refusals and previews say, from the rulebook, the rulings and the naive game.

The obstacles to an action come in this order, so that nobody mends one to learn that it was in vain:

1. what bars every action of the kind now: no amenity is taken at the end; an amenity in use has to buy or
   place, and needs a square to be laid on; nobody buys at the limit of tiles
2. what the action names isn't there: the tile, the amenity, an empty square, the block's amenity, a tile on
   the line (before the limit, as a line that is sold out stays so), the piece's walk
3. what holds for good: one of each type in a block
4. what changes with the Event or the marker: a type barred on every square, the street's color, a closed
   street; the line of one's own space; which piece goes first, then where it may end
5. gold

Where the player could use an amenity now, and with it do just what was refused, the refusal has to say so.
The limit of tiles bars no purchase then, so that the line of one's own space comes before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from tests.games.mayor.naive import (
    COLOURS,
    LINES,
    Data,
    Election,
    NaiveGame,
    Score,
    Seat,
    Walk,
    number_of,
)
from tests.games.mayor.reading import player_of, read, words_of
from tests.games.truth import Asked, Chosen

from gridtown.core.event import Event
from gridtown.core.preview import Change, Cost
from gridtown.core.refusal import Refusal, Value

ASKED = {
    "move": {"move"},
    "act": {"buy", "place", "claim", "pass", "use"},
    "walk": {"citizen", "banker"},
    "reward": {"reward"},
    "lay": {"lay"},
    "event": {"event"},
    "final": {"place", "claim", "waive"},
}
"""What each step asks for."""

CHANCE = -1
MOST_WAYS = 200
"""Ways of walking on from an action that are compared; of more, so many."""

ENDS = {"citizen": "vp", "banker": "gp"}


class Walked:
    """A walk that was taken, as a preview tells it, or a Banker that stayed.

    points: by what the Citizen's score changed. cause: what the walk is for; a preview doesn't say.
    """

    def __init__(self, player: int, line: str, told: Data, cause: str = "") -> None:
        self.player, self.line, self.told, self.cause = player, line, told, cause

    @property
    def key(self) -> tuple[int, str, bool]:
        """Which walk it is of those that one action leads to."""
        return self.player, self.line, self.told["why"] == ["rainbow"]

    def __repr__(self) -> str:
        return f"P{self.player + 1} {self.line} {self.told}"


Told = dict[tuple[int, str, bool], Walked]


class TellingGame(NaiveGame):
    """The naive game, which notes every walk and what it is for."""

    def __init__(self, data: Data, players: int, events: bool, amenities: bool) -> None:
        super().__init__(data, players, events, amenities)
        self.walked: list[Walked] = []
        self.reasons: dict[int, list[str]] = {}

    def twin(self) -> TellingGame:
        """The same position, to be played on by itself."""
        other = TellingGame.__new__(TellingGame)
        other.__dict__.update(self.__dict__)
        other.seats = [Seat(dict(seat.pieces), seat.marker, set(seat.tiles)) for seat in self.seats]
        other.market = [replace(line, hidden=set(line.hidden)) for line in self.market]
        other.board, other.waiting = dict(self.board), dict(self.waiting)
        other.neutral, other.stack = list(self.neutral), list(self.stack)
        other.knowing = [set(known) for known in self.knowing]
        other.todo = [replace(step) if isinstance(step, Walk) else step for step in self.todo]
        other.walked, other.reasons = list(self.walked), dict(self.reasons)
        return other

    def _score(self, score: Score) -> None:
        super()._score(score)
        self.reasons = {player: ["beside"] for player in range(self.players)}
        pieces = set(self.seats[score.player].pieces.values())
        self.reasons[score.player] = self.why(score.tile, score.square, pieces)

    def why(self, tile: int, square: str, pieces: set[str]) -> list[str]:
        """The reasons for which a placement scores, once for each time."""
        row, place = self.tiles[tile], self.city.squares[square]
        if row["type"] == "park":
            types = [type for type in self._types_in_block(square) if type != "park"]
            found = [icon for icon in row["icons"] for type in types if type == icon]
            return sorted(found, key=LINES.index)
        found = [row["colour"]] if row["colour"] in self.city.colours(square) else []
        found += [mark for mark in (row["region"], row["section"]) if mark in place.values()]
        return found + ["piece"] * self._beside(square, pieces)

    def _step_to(self, walk: Walk, piece: str, space: str) -> None:
        self._note(walk, piece, space)
        super()._step_to(walk, piece, space)

    def _walk_on(self, walk: Walk) -> bool:
        if walk.banker and not self._offered(walk):
            self._note(walk, "banker", self.seats[walk.player].pieces["banker"])
        return super()._walk_on(walk)

    def _note(self, walk: Walk, piece: str, space: str) -> None:
        """Take in a walk, or that a Banker has to stay."""
        amount = walk.citizen if piece == "citizen" else walk.banker
        start, end = (number_of(place) for place in (self.seats[walk.player].pieces[piece], space))
        due = start + amount
        why = self.reasons.get(walk.player, ["match"]) if walk.reason == "placement" else [WHY[walk.reason]]
        told = {
            "amount": end - start,
            "times": len(why),
            "why": why,
            "from": start,
            "to": end,
            "pushed": int(end > due if amount > 0 else end < due),
            "lost": max(0, due - end) if piece == "banker" and amount > 0 else 0,
            "points": end - start if piece == "citizen" else 0,
        }
        self.walked.append(Walked(walk.player, ENDS[piece], told, walk.reason))


WHY = {"fee": "steps", "price": "price", "rainbow": "rainbow", "pass": "pass", "reward": "reward"}
"""Why pieces walk, as previews say it."""


class MayorJudge:
    """Judge of Mayor's words. data: `components --json`."""

    def __init__(self, data: Data) -> None:
        self.data = data
        # Many actions are asked about in one position, and no answer changes it.
        self._at = lru_cache(maxsize=1)(lambda position: read(data, position, TellingGame))
        self._with_amenity = lru_cache(maxsize=1)(lambda position: with_amenity(self._at(position)))
        self.rules: dict[str, Callable[..., Iterator[Refusal]]] = {
            "move": self._move,
            "buy": self._buy,
            "place": partial(self._place, claiming=False),
            "claim": partial(self._place, claiming=True),
            "pass": self._pass,
            "use": self._use,
            "lay": self._lay,
            "event": self._event,
            "citizen": partial(self._walk, piece="citizen"),
            "banker": partial(self._walk, piece="banker"),
        }

    def to_act(self, position: str) -> list[int]:
        table, _ = words_of(position)
        phase = table["phase"]
        if phase == "over":
            return []
        if phase in ("reveal", "draw"):
            return [CHANCE]
        return [player_of(table["walker" if phase == "walk" else "mover"])]

    def asks(self, position: str, player: int) -> tuple[str, set[str]]:
        del player
        phase = words_of(position)[0]["phase"]
        return phase, ASKED[phase]

    # Refusals

    def obstacles(self, asked: Asked) -> Sequence[Refusal]:
        word, *words = asked.action.split()[1:]
        naive, lifted = self._at(asked.position), self._with_amenity(asked.position)
        if word == "buy":
            own = LINES[naive.seats[asked.player].marker]
            words.append("yes" if f"P{asked.player + 1} buy {own}" in lifted else "no")
        found = list(self.rules[word](naive, asked.player, *words))
        if found and asked.action in lifted:
            return [Refusal(f"{one.id}-amenity", one.args) for one in found]
        return found

    def _move(self, naive: NaiveGame, player: int, spaces: str) -> Iterator[Refusal]:
        cost, gold = self.data["steps"][int(spaces) - 1], naive.seats[player].gold
        if cost > gold:
            yield Refusal("move-too-dear", {"cost": cost, "gold": gold})

    def _buy(self, naive: NaiveGame, player: int, type: str, free: str) -> Iterator[Refusal]:
        """free: whether an amenity would take the tile of the player's own line."""
        seat, number = naive.seats[player], LINES.index(type)
        full = not naive.using and len(seat.tiles) >= naive._limit()
        limit, other = Refusal("buy-limit", {"limit": naive._limit()}), number != seat.marker
        if not naive.market[number].face:
            yield Refusal("buy-empty-line", {"type": type})
        if full and free == "no":
            yield limit
        if other:
            yield Refusal("buy-other-line", {"type": type, "marker": LINES[seat.marker]})
        if full and free == "yes":
            yield limit
        if other:
            return
        if naive.market[number].face and not naive.using and naive._cost(player, number) > seat.gold:
            yield Refusal("buy-too-dear", {"cost": naive._cost(player, number), "gold": seat.gold})

    def _place(
        self, naive: NaiveGame, player: int, number: str, square: str, *, claiming: bool
    ) -> Iterator[Refusal]:
        tile, block = int(number), square[0].upper()
        if claiming and is_last(naive):
            yield Refusal("no-claim-at-the-end")
        if naive.using and len(naive._empty_squares()) < 2:
            yield Refusal("amenity-no-room")
        if tile not in naive.seats[player].tiles:
            yield Refusal("not-your-tile", {"tile": tile})
        if square in naive.board:
            yield Refusal("square-taken", {"square": square})
        if claiming and block not in naive.waiting:
            yield Refusal("no-amenity-there", {"square": square})
        if not naive.using:
            yield from self._lying(naive, player, tile, square)
        if not claiming:
            yield from self._paying(naive, player, tile, square)

    def _lying(self, naive: NaiveGame, player: int, tile: int, square: str) -> Iterator[Refusal]:
        """Block, Event and street."""
        type, streets, event = naive.tiles[tile]["type"], naive.city.colours(square), naive._event()
        marker = LINES[naive.seats[player].marker]
        if type in naive._types_in_block(square):
            yield Refusal("block-has-type", {"square": square, "type": type})
        if type in event["barred"]:
            yield Refusal("event-barred", {"type": type, "event": naive.event})
        if marker in COLOURS and COLOURS[marker] not in streets:
            yield Refusal("no-such-street", {"square": square, "colour": COLOURS[marker]})
        if streets & set(event["closed"]):
            yield Refusal("event-closed", {"square": square, "event": naive.event})

    def _paying(self, naive: NaiveGame, player: int, tile: int, square: str) -> Iterator[Refusal]:
        """The least that its score may cost: by the Rainbow the Citizen may step back to several spaces."""
        seat = naive.seats[player]
        ends = {seat.pieces["citizen"]} if naive.using else naive._after_rainbow(player)
        gains = [naive._gain(tile, square, {space, seat.pieces["banker"]})[1] for space in ends]
        cost = -max(gains)
        if cost > seat.gold:
            args: Data = {"tile": tile, "square": square, "cost": cost, "gold": seat.gold}
            yield Refusal("too-dear-there", args)

    def _pass(self, naive: NaiveGame, player: int) -> Iterator[Refusal]:
        del player
        if naive.using:
            yield Refusal("only-with-amenity", {"amenity": naive.using})

    def _use(self, naive: NaiveGame, player: int, number: str) -> Iterator[Refusal]:
        if naive.using:
            yield Refusal("only-with-amenity", {"amenity": naive.using})
        if int(number) not in naive.seats[player].tiles:
            yield Refusal("amenity-not-yours", {"amenity": int(number)})
        if not naive._uses():
            squares, tiles = len(naive._empty_squares()), naive._buildings(naive.seats[player])
            yield Refusal("amenity-no-room" if not squares or (squares == 1 and tiles) else "amenity-no-use")

    def _lay(self, naive: NaiveGame, player: int, square: str) -> Iterator[Refusal]:
        del player
        if square in naive.board:
            yield Refusal("square-taken", {"square": square})

    def _event(self, naive: NaiveGame, player: int, number: str) -> Iterator[Refusal]:
        del player
        if int(number) not in naive.stack[:3]:
            yield Refusal("event-not-drawn", {"event": int(number)})

    def _walk(self, naive: NaiveGame, player: int, space: str, *, piece: str) -> Iterator[Refusal]:
        walk = naive.todo[0]
        assert isinstance(walk, Walk)
        due = {"citizen": walk.citizen, "banker": walk.banker}
        if not due[piece]:
            yield Refusal("not-walking", {"piece": piece})
            return

        def ends(one: str, occupied: set[str]) -> set[str]:
            return naive._ends(player, one, due[one], occupied) if due[one] else set()

        if piece == "banker" and walk.citizen and not naive._order_matters(player, ends):
            yield Refusal("citizen-first")
        if (piece, space) in naive._offered(walk):
            return
        if walk.reason == "rainbow" and space in naive._after_rainbow(player):
            yield Refusal("rainbow-end-too-dear")
        elif space not in ends(piece, naive._occupied()):
            yield Refusal("not-an-end", {"piece": piece, "end": space})

    # Previews

    def faults(self, chosen: Chosen) -> Iterator[str]:
        position, text = chosen.game.write_state(chosen.state), chosen.game.write_action(chosen.action)
        naive = read(self.data, position, TellingGame)
        costs = [plain_cost(cost) for cost in chosen.preview.costs]
        true_costs = list(self._costs(naive, chosen.player, text))
        if costs != true_costs:
            yield f"costs {costs}, where they are {true_costs}"
        before = stands(naive)
        naive.play(text)
        yield from wrong_log(chosen, naive)
        ways = list(ways_on(naive))
        yield from wrong_changes(chosen, ways)
        if chosen.preview.settled:
            yield from unsettled(chosen, before, ways)

    def _costs(self, naive: NaiveGame, player: int, text: str) -> Iterator[Data]:
        """What an action costs, to the supply."""
        word, *words = text.split()[1:]
        args: Data = {}
        amount = 0
        if word == "move":
            amount = self.data["steps"][int(words[0]) - 1]
            args = {"what": "steps", "type": LINES[(naive.seats[player].marker + int(words[0])) % len(LINES)]}
        if word == "buy" and not naive.using:
            number = LINES.index(words[0])
            amount = naive._cost(player, number)
            args = {"what": "tile", "tile": naive.market[number].face}
        if amount:
            yield {"payee": None, "amount": amount, "conditional": False, **args}


def with_amenity(naive: TellingGame) -> set[str]:
    """What whoever is to act could do next if they used an amenity now."""
    for player in naive.to_act():
        for text in naive.legal(player):
            if text.split()[1] == "use":
                further = naive.twin()
                further.play(text)
                return set(further.legal(player))
    return set()


def ways_on(naive: TellingGame, found: int = 0) -> Iterator[TellingGame]:
    """The game after every way of walking on from here: as many as are compared."""
    if naive.ending or not isinstance(naive.todo[0], Walk):
        yield naive
        return
    for text in naive.legal(naive.to_act()[0]):
        if found >= MOST_WAYS:
            return
        further = naive.twin()
        further.play(text)
        for end in ways_on(further, found):
            found += 1
            yield end


def plain_cost(cost: Cost) -> Data:
    return {
        "payee": cost.payee, "amount": cost.amount, "conditional": cost.conditional,
        "what": cost.what, **cost.args,
    }  # fmt: skip


def plain_change(change: Change, viewer: int) -> Walked:
    told = {"amount": change.amount, **change.args, "points": change.points}
    del told["varies"]
    return Walked(viewer if change.player is None else change.player, change.line, told)


def wrong_changes(chosen: Chosen, ways: list[TellingGame]) -> Iterator[str]:
    """Changes that are not as told, that are not told, or that are marked conditional and are not."""
    happened: list[Told] = [{walked.key: walked for walked in way.walked} for way in ways]
    told = [(plain_change(change, chosen.player), change) for change in chosen.preview.changes]
    for walked, change in told:
        found = [way[walked.key].told if walked.key in way else None for way in happened]
        same = all(one == walked.told for one in found)
        if not change.conditional and not same:
            yield f"{walked} is not what happens: {found}"
        varies = any(one is None or one["amount"] != change.amount for one in found)
        if change.args["varies"] != int(varies) and len(ways) < MOST_WAYS:
            yield f"{walked} {'varies' if varies else 'does not vary'} in its amount: {found}"
        if change.conditional and walked.told not in found:
            yield f"{walked} can't be reached: {found}"
        if change.conditional and same and len(ways) < MOST_WAYS:
            yield f"{walked} happens anyway, and is marked conditional"
    keys = [walked.key for walked, _ in told]
    if len(set(keys)) < len(keys):
        yield f"a walk is told twice: {told}"
    untold = {key for way in happened for key in way} - set(keys)
    if untold and len(ways) < MOST_WAYS:
        yield f"not told: {sorted(untold)}"


def stands(naive: NaiveGame) -> list[tuple[int, int]]:
    """Everybody's points and gold."""
    return [(seat.points, seat.gold) for seat in naive.seats]


def unsettled(chosen: Chosen, before: list[tuple[int, int]], ways: list[TellingGame]) -> Iterator[str]:
    """Where the changes of a settled preview are not what everybody's points and gold change by."""
    points, told = [0] * len(before), [[0, 0] for _ in before]
    for change in chosen.preview.changes:
        player = chosen.player if change.player is None else change.player
        points[player] += change.points
        told[player][change.line == "gp"] += change.amount
    for way in ways:
        pairs = zip(stands(way), before, strict=True)
        became = [[now - old for now, old in zip(*pair, strict=True)] for pair in pairs]
        if became != told or points != [vp for vp, _ in became]:
            yield f"{told} and points {points} are settled, and become {became}"


def wrong_log(chosen: Chosen, naive: TellingGame) -> Iterator[str]:
    """Where what is told of walks is not how the pieces walked."""
    heard: list[Event] = []
    after = chosen.state.copy()
    after.journal = heard
    chosen.game.push(after, chosen.action)
    told = [plain_walk(event) for event in heard if event.id in ("walked", "stayed")]
    true = [
        (walked.player, walked.line, walked.told["amount"], walked.told["from"], walked.told["to"],
         walked.told["pushed"], walked.told["lost"], walked.cause if walked.told["amount"] else "")
        for walked in naive.walked
    ]  # fmt: skip
    if told != true:
        yield f"{told} is told, where it was {true}"


def plain_walk(event: Event) -> tuple[Value, ...]:
    args = event.args
    if event.id == "stayed":
        return event.player, "gp", 0, args["number"], args["number"], 0, args["lost"], ""
    line = ENDS[str(args["piece"])]
    other = args["gp" if line == "vp" else "vp"]
    change = args[line] if not other else f"{args}"
    return event.player, line, change, args["from"], args["to"], args["pushed"], args["lost"], args["for"]


def is_last(naive: NaiveGame) -> bool:
    """Whether the last placements are made."""
    return any(isinstance(step, Election) for step in naive.todo)

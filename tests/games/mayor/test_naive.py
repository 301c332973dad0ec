"""The rules against a second, naive reading of the rulebook (naive.py), game by game in step."""

from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.games.mayor.naive import LINES, Act, Data, EndTurn, Move, NaiveGame, number_of

from gridtown.core.rng import Rng
from gridtown.games.mayor.components import components_json, read_edition
from gridtown.games.mayor.game import Mayor
from gridtown.games.mayor.state import MayorState

pytestmark = pytest.mark.proof

VARIANTS = [
    {"events": events, "amenities": amenities} for events, amenities in product(("no", "yes"), repeat=2)
]
SEEDS = range(3)


@cache
def mayor() -> Mayor:
    return Mayor(read_edition())


@cache
def box() -> Data:
    return components_json(read_edition())


def shown(game: Mayor, state: MayorState, viewer: int | None) -> Data:
    """What `viewer` is shown, in the words of the naive game's facts."""
    data: dict[str, Any] = game.present(game.view(state, viewer))
    data["board"] = {
        "tiles": {row["square"]: row["tile"] for row in data["board"]["tiles"]},
        "amenities": set(data["board"]["amenities"]),
    }
    for row in data["seats"]:
        row.update(citizen=row["citizen"]["space"], banker=row["banker"]["space"], tiles=set(row["tiles"]))
    return data


def differences(found: Any, expected: Any, path: str = "") -> list[str]:
    """Where `found` is not as `expected`; what only `found` has is no difference."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = expected if path != ".board.tiles" else {**expected, **found}
        return [
            line for key in keys for line in differences(found.get(key), expected.get(key), f"{path}.{key}")
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(found, expected, strict=True))
        return [line for place, (one, other) in pairs for line in differences(one, other, f"{path}[{place}]")]
    return [] if found == expected else [f"{path}: {found!r}, by the naive rules {expected!r}"]


class Both:
    """A game in step: the real rules and the naive ones."""

    def __init__(self, players: int, options: dict[str, str], seed: int) -> None:
        self.seed = seed
        self.game = mayor()
        self.state = self.game.initial(self.game.setup(players, options))
        self.naive = NaiveGame(box(), players, options["events"] == "yes", options["amenities"] == "yes")
        self.played: list[str] = []

    def compare(self) -> list[str]:
        """Fail unless both allow the same and show the same; what may be done, in notation."""
        active = self.game.players_to_act(self.state)
        self.expect(active, self.naive.to_act(), "to act")
        allowed: list[str] = []
        for player in active:
            actions = self.game.legal_actions(self.state, player)
            texts = sorted(self.game.write_action(action) for action in actions)
            self.expect(texts, self.naive.legal(player), f"legal for {player}")
            assert texts, f"nothing to do for {player}\n{self}"
            allowed += texts
        viewers = [None, *range(int(self.state.size))]
        for viewer in viewers if not active else [viewers[len(self.played) % len(viewers)]]:
            found = differences(shown(self.game, self.state, viewer), self.naive.facts(viewer))
            assert not found, f"seen by {viewer}: {found}\n{self}"
        return allowed

    def expect(self, found: object, expected: object, what: str) -> None:
        assert found == expected, f"{what}: {found}, by the naive rules {expected}\n{self}"

    def __str__(self) -> str:
        return f"seed {self.seed}: {self.game.write_state(self.state)}\nafter {'; '.join(self.played)}"

    def play(self, text: str) -> None:
        self.played.append(text)
        self.game.push(self.state, self.game.parse_action(text))
        self.naive.play(text)


def choose(allowed: list[str], rng: Rng, eager: int) -> str:
    """Any of the actions; `eager` times out of eight one that fills the City, if there is any."""
    if int(rng.below(8)) < eager:
        wanted = [text for text in allowed if text.split()[1] in ("buy", "place", "claim", "use")]
        allowed = wanted or allowed
    return allowed[int(rng.below(len(allowed)))]


def play_both(players: int, options: dict[str, str], seed: int) -> Both:
    both, rng = Both(players, options, seed), Rng(seed)
    eager = (1, 4, 7)[seed % 3]
    while True:
        allowed = both.compare()
        if not allowed:
            return both
        both.play(choose(allowed, rng, eager))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_in_step(players: int, options: dict[str, str], seed: int) -> None:
    both = play_both(players, options, seed)
    assert both.naive.result()


# Positions that random play seldom comes to


class Dice:
    """Random choices among plain lists."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def number(self, low: int, high: int) -> int:
        return low + int(self.rng.below(high - low + 1))

    def one(self, items: list[Any]) -> Any:
        return items[self.number(0, len(items) - 1)]

    def some(self, items: list[Any], count: int) -> list[Any]:
        left = list(items)
        return [left.pop(self.number(0, len(left) - 1)) for _ in range(min(count, len(left)))]


def scatter(naive: NaiveGame, dice: Dice) -> None:
    """Put everything into random places: pieces crowded together, the City full or empty, the stack known."""
    scatter_pieces(naive, dice)
    scatter_tiles(naive, dice)
    naive.neutral = dice.some(list(range(5)), 4 - naive.players)
    naive.active_player, naive.turn = dice.number(0, naive.players - 1), 99
    naive.passes = dice.one([0, 3, 25 * naive.players - 2])
    naive.todo = [Move(), Act(), EndTurn()]
    if not dice.number(0, 2):
        impoverish(naive, dice)
    if naive.events:
        scatter_events(naive, dice)


def scatter_pieces(naive: NaiveGame, dice: Dice) -> None:
    """All pieces within a few spaces; on 25 Bankers that have not moved."""
    low, wide = dice.one([0, 0, 1, 5, 10, 20, 30, 40, 42, 43]), dice.one([4, 8, 8, 16, 49])
    free = [space for space in naive.city.before if low <= number_of(space) < min(low + wide, 50)]
    free = [space for space in dice.some(free, len(free)) if space != "25"] + ["0"] * 8
    for seat in naive.seats:
        seat.pieces = {"citizen": free.pop(0), "banker": free.pop(0)}
        if not dice.number(0, 2):
            seat.pieces["banker"] = dice.one(["25", "0"])
        if not dice.number(0, 4):
            seat.pieces["citizen"] = "0"
        seat.marker = dice.one([0, 1, 2, 3, 4, 4])


def impoverish(naive: NaiveGame, dice: Dice) -> None:
    """Statues, next to no gold, and Citizens about to step back from corners into one of two streets."""
    corners = dice.some(["9b", "13a", "17a", "17b", "21", "41"], 6)
    spaces = dice.some(["0", "0", "1", "2a", "2b", "3a", "3b", "4a", "4b"], 9)
    statues = [tile for tile in dice.some(list(range(33, 41)), 8) if tile in naive.market[4].hidden]
    for seat in naive.seats:
        seat.pieces = {"citizen": corners.pop(), "banker": spaces.pop()}
        seat.marker = LINES.index("park")
        if statues:
            seat.tiles = {statues.pop()} | set(sorted(seat.tiles)[: naive._limit() - 1])
    for tile in [tile for seat in naive.seats for tile in seat.tiles]:
        naive.market[4].hidden.discard(tile)
    line = naive.market[4]
    line.sold = 8 - len(line.hidden) - (line.face is not None)


def scatter_tiles(naive: NaiveGame, dice: Dice) -> None:
    """Market, City, hands and Amenities; in a late game nearly everything is sold and built."""
    late = dice.number(0, 2) == 0
    sold_out = dice.some(list(range(5)), 2 if late else dice.number(0, 2))
    gone = dice.some(list(naive.waiting.values()), 9 if late else dice.number(0, 9))
    naive.waiting = {block: tile for block, tile in naive.waiting.items() if tile not in gone}
    for number, line in enumerate(naive.market):
        tiles = dice.some(sorted(line.hidden), 8)
        line.sold = 8 if number in sold_out else 7 if late else dice.number(0, 7)
        gone += tiles[: line.sold]
        line.face, line.hidden = (tiles[line.sold : line.sold + 1] or [None])[0], set(tiles[line.sold + 1 :])
    gone = dice.some(gone, len(gone))
    for square in dice.some(list(naive.city.squares), dice.one([36, 38, 39] if late else [0, 5, 10, 20, 30])):
        if gone:
            naive.board[square] = gone.pop()
    for seat in naive.seats:
        seat.tiles = {gone.pop() for _ in range(dice.number(0, naive._limit())) if gone}
    for square, tile in naive.board.items():
        if tile <= 40:
            naive.waiting.pop(square[0].upper(), None)


def scatter_events(naive: NaiveGame, dice: Dice) -> None:
    numbers = dice.some(list(range(1, 11)), 10)
    naive.event = numbers.pop()
    known = dice.number(0, 9)
    naive.stack = [numbers.pop() if place >= known else None for place in range(9)]
    everybody = set(range(-1, naive.players))
    for place in range(known, 9):
        some = set(dice.some(list(range(naive.players)), dice.number(1, naive.players)))
        naive.knowing[place] = dice.one([some, some, everybody])


def written(naive: NaiveGame) -> str:
    """The position of the naive game in the notation of the real one."""
    words = ["mayor phase=move", f"turn={naive.turn}", f"mover=P{naive.active_player + 1}"]
    words += [f"active=P{naive.active_player + 1}", f"passes={naive.passes}"]
    words += [f"neutral={','.join(LINES[line] for line in naive.neutral)}"]
    words += [f"faces={','.join(str(line.face) for line in naive.market if line.face)}"]
    words += [f"hidden={','.join(str(tile) for line in naive.market for tile in line.hidden)}"]
    words += [f"city={','.join(f'{square}:{tile}' for square, tile in naive.board.items())}"]
    if naive.amenities:
        words += ["amenities=yes", f"claims={''.join(naive.waiting).lower()}"]
    if naive.events:
        stack = zip(naive.stack, naive.knowing, strict=True)
        words += [f"event={naive.event}", f"stack={','.join(place(*item) for item in stack)}"]
    seats = [
        f"citizen={seat.pieces['citizen']} banker={seat.pieces['banker']} marker={LINES[seat.marker]} "
        f"tiles={','.join(map(str, seat.tiles))}"
        for seat in naive.seats
    ]
    return " / ".join([" ".join(words), *seats])


def place(tile: int | None, known: set[int]) -> str:
    who = "*" if -1 in known else "".join(str(player + 1) for player in sorted(known))
    return f"{tile or '?'}:{who}" if who else "?"


def play_from_anywhere(players: int, options: dict[str, str], seed: int, plies: int) -> Both:
    both, dice = Both(players, options, seed), Dice(seed)
    scatter(both.naive, dice)
    both.state = both.game.parse_state(written(both.naive))
    both.played.append(written(both.naive))
    for _ in range(plies):
        allowed = both.compare()
        if not allowed:
            break
        both.play(choose(allowed, dice.rng, dice.number(4, 8)))
    return both


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_crowded_positions_in_step(players: int, options: dict[str, str]) -> None:
    for seed in range(40):
        play_from_anywhere(players, options, seed, 24)

"""Lots, a whole game: build on a grid of sixteen squares, beside yourself.

Chance draws a tile from the bag; its player builds it on a free square and scores its number, and once more
for each neighbour of one's own. Play it: GRIDTOWN_GAMES=examples/lots.py gridtown play lots --terminal
"""

from collections.abc import Sequence

from gridtown.declared import CHANCE, NOBODY, Box, Declared, Grid, Kind, Option, Refusal, State, fields
from gridtown.study.bot_games import play_game

GRID = Grid(4, 4)
TILES = range(1, 5)

BOX = Box(
    "tile",
    columns={"number": (1, 4), "count": (0, 15)},
    rows=[(1, 4, "Hut", "Hütte"), (2, 4, "House", "Haus"), (3, 4, "Hall", "Halle"), (4, 4, "Tower", "Turm")],
    check=lambda rows: sum(row.count for row in rows) == GRID.size or "must be as many as there are squares",
)


class LotsState(State):
    """The table. Copies, bytes, notation and JSON follow from these fields."""

    wrap = fields.flag()  # whether opposite edges touch: the option of this name
    active = fields.player()
    tile = fields.number(0, 4, of="tile")  # drawn and not built yet; 0 for none
    bag = fields.each(TILES, fields.number(0, 15), of="tile")
    tiles = fields.each(GRID, fields.number(0, 4, of="tile"))
    owners = fields.each(GRID, fields.player(nobody=True))
    score = fields.seats(fields.number(0, 10_000))

    def asked(self) -> int | None:
        """Who acts: chance draws, the active player builds, nobody once the grid is full."""
        if all(self.tiles):
            return None
        return self.active if self.tile else CHANCE

    def neighbours(self, square: int) -> Sequence[int]:
        """The squares beside one."""
        return GRID.beside(square, self.wrap)

    def points(self, player: int, square: int) -> int:
        """The tile's number, and once more for each neighbour that is the player's."""
        own = sum(self.owners[other] == player for other in self.neighbours(square))
        return self.tile * (1 + own)


class Draw(Kind):
    """Chance draws a tile, each of those in the bag equally likely."""

    by, takes = CHANCE, {"tile": TILES}

    def weight(self, state: LotsState, tile: int) -> int:
        """How many of that number are in the bag."""
        return state.bag[tile - 1]

    def do(self, state: LotsState, tile: int) -> None:
        """Take one out of it."""
        state.bag[tile - 1] -= 1
        state.tile = tile
        state.tell("drawn", state.active, tile=tile)


class Build(Kind):
    """The active player builds the tile on a free square."""

    takes = {"square": GRID}

    def bars(self, state: LotsState, player: int, square: int) -> Refusal | None:
        """A square has room for one tile."""
        return Refusal("square-taken", {"square": GRID.names[square]}) if state.tiles[square] else None

    def do(self, state: LotsState, player: int, square: int) -> None:
        """Build and score; then it is the next player's turn."""
        won = state.points(player, square)
        state.tell("built", player, tile=state.tile, square=GRID.names[square], amount=won)
        state.tiles[square], state.owners[square] = state.tile, player
        state.score[player] += won
        state.tile, state.active = 0, (player + 1) % state.size


WORDS = {
    "en": """
blurb = Build beside yourself: sixteen squares, and neighbors that count.
option-wrap = Round
option-wrap-summary = Whether opposite edges of the grid touch.
option-wrap-no = no
option-wrap-yes = yes
field-tile = Tile to build
field-bag = In the bag
field-score = Points
line-points = Points
step-build = building
action-build = Build on { $square }
event-drawn = { $player } drew a tile: { $tile }.
event-built = { $player } built on { $square } ({ $tile }) and scored { $amount }.
rule-square-taken = There is something on { $square } already.
""",
    "de": """
blurb = Baue neben dir selbst: sechzehn Felder, und Nachbarn zählen.
option-wrap = Rundum
option-wrap-summary = Ob gegenüberliegende Ränder des Plans aneinanderstoßen.
option-wrap-no = nein
option-wrap-yes = ja
field-tile = Zu bauen
field-bag = Im Beutel
field-score = Punkte
line-points = Punkte
step-build = das Bauen
action-build = Auf { $square } bauen
event-drawn = { $player } hat ein Plättchen gezogen: { $tile }.
event-built = { $player } hat auf { $square } gebaut ({ $tile }). Punkte dafür: { $amount }.
rule-square-taken = Auf { $square } steht schon etwas.
""",
}


class Lots(Declared[LotsState]):
    """The game: its parts, and what can't follow from them."""

    id, title, players, termination = "lots", "Lots", (2, 4), "full"
    options = (Option("wrap", ("no", "yes"), "no", "whether opposite edges of the grid touch"),)
    state, kinds, contents, messages = LotsState, (Draw, Build), BOX, WORDS

    def begin(self, state: LotsState) -> None:
        """All tiles are in the bag."""
        state.bag = [row.count for row in self.box.rows]

    def standing(self, state: LotsState) -> list[int]:
        """Everybody's points."""
        return list(state.score)

    def hope(self, state: LotsState, player: int) -> float:
        """Free squares beside one's own are room to score; those beside others' are room for them."""
        free = [square for square in range(GRID.size) if not state.tiles[square]]
        beside = [state.owners[other] for square in free for other in state.neighbours(square)]
        mine, nobodys = beside.count(player), beside.count(NOBODY)
        return 1.2 * mine - 0.6 * (len(beside) - nobodys - mine) / (len(state.score) - 1)


load = Lots

if __name__ == "__main__":  # what comes of a game between bots
    game = load()
    print(play_game(game, game.setup(2, {"wrap": "yes"}), seed=1, bots=["greedy", "random"]).state)

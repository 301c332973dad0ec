"""Hamlet, the skeleton of a game: change it into yours.

A die is rolled; whoever's turn it is builds a house of as many rooms on a free square. Rooms are points, and
whoever completes a row scores three more. Play it:

    GRIDTOWN_GAMES=hamlet.py gridtown play hamlet --terminal
"""

from gridtown.declared import CHANCE, Declared, Grid, Kind, Refusal, State, fields

GRID = Grid(3, 3)


class HamletState(State):
    """The table: all that there is to know. Copies, bytes, notation and JSON follow from these fields."""

    active = fields.player()
    rooms = fields.number(0, 6)  # rolled and not built yet; 0 for none
    houses = fields.each(GRID, fields.number(0, 6))
    score = fields.seats(fields.number(0, 99))

    def asked(self) -> int | None:
        """Who acts: chance rolls, the active player builds, nobody once the grid is full."""
        if all(self.houses):
            return None
        return self.active if self.rooms else CHANCE


class Roll(Kind):
    """Chance rolls the die; a method `weight` would say that some numbers come more often."""

    by, takes = CHANCE, {"rooms": range(1, 7)}

    def do(self, state: HamletState, rooms: int) -> None:
        """Show what was rolled."""
        state.rooms = rooms
        state.tell("rolled", state.active, rooms=rooms)


class Build(Kind):
    """The active player builds a house on a free square."""

    takes = {"square": GRID}

    def bars(self, state: HamletState, player: int, square: int) -> Refusal | None:
        """The rule that forbids it, or None."""
        return Refusal("square-taken", {"square": GRID.names[square]}) if state.houses[square] else None

    def do(self, state: HamletState, player: int, square: int) -> None:
        """Build and score; then it is the next player's turn."""
        state.houses[square] = state.rooms
        row = square // GRID.width * GRID.width
        complete = all(state.houses[row : row + GRID.width])
        state.score[player] += state.rooms + 3 * complete
        state.tell("built", player, square=GRID.names[square], amount=state.rooms + 3 * complete)
        state.rooms, state.active = 0, (player + 1) % state.size


WORDS = {
    "en": """
blurb = Build houses, and complete rows.
field-rooms = Rooms to build
field-score = Points
line-points = Points
step-build = building
action-build = Build on { $square }
event-rolled = { $player } rolled { $rooms }.
event-built = { $player } built on { $square } and scored { $amount }.
rule-square-taken = There is a house on { $square } already.
""",
    "de": """
blurb = Baue Häuser und mache Reihen voll.
field-rooms = Zimmer zu bauen
field-score = Punkte
line-points = Punkte
step-build = das Bauen
action-build = Auf { $square } bauen
event-rolled = { $player } hat { $rooms } gewürfelt.
event-built = { $player } hat auf { $square } gebaut. Punkte dafür: { $amount }.
rule-square-taken = Auf { $square } steht schon ein Haus.
""",
}


class Hamlet(Declared[HamletState]):
    """The game: its parts, and what can't follow from them."""

    id, title, players, termination = "hamlet", "Hamlet", (2, 4), "full"
    state, kinds, messages = HamletState, (Roll, Build), WORDS

    def standing(self, state: HamletState) -> list[int]:
        """Everybody's points, now and at the end."""
        return list(state.score)


load = Hamlet

"""Mayor's goldens: its setups, where counting starts, and how a playthrough tells a game."""

from functools import cache
from itertools import product

from tests.games.goldens import Goldens, Place
from tests.games.mayor.kinds import KINDS
from tests.games.mayor.playing import own

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import members
from gridtown.core.event import Event
from gridtown.core.refusal import Value
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import FIRST_AMENITY, LINES, TYPES
from gridtown.games.mayor.board.map import square_name
from gridtown.games.mayor.board.market import backs, face, sold
from gridtown.games.mayor.game import Mayor
from gridtown.games.mayor.state import PHASES, MayorState, Player

VARIANTS: dict[str, dict[str, str]] = {
    "": {},
    "-events": {"events": "yes"},
    "-amenities": {"amenities": "yes"},
    "-both": {"events": "yes", "amenities": "yes"},
}
SETUPS = {
    f"{players}{name}": (players, options)
    for players, (name, options) in product((2, 3, 4), VARIANTS.items())
}

SHOWN = {
    "2": ("2", 2), "3": ("3", 3), "4": ("4", 4),
    "2-both": ("2-both", 2), "3-events": ("3-events", 3), "4-amenities": ("4-amenities", 4),
}  # fmt: skip

SOUGHT = [
    ("2", "beginning"), ("4-both", "beginning"), ("3", "turned up"), ("2", "any move"),
    ("3-events", "any move"), ("4", "free move"), ("2-events", "Festival next"), ("2", "buy or place"),
    ("3", "buy or place"), ("4", "buy or place"), ("3", "limit"), ("4-both", "limit"), ("3", "too dear"),
    ("2", "Rainbow"), ("3-events", "Rainbow"), ("4", "Statue"), ("2-events", "restricted"),
    ("4-events", "restricted"),
    ("3-amenities", "claim"), ("2-both", "claim"), ("2-amenities", "use"), ("4-both", "use"),
    ("3-amenities", "using"), ("2-both", "using"), ("4-amenities", "reward"), ("2-both", "lay"),
    ("2", "fee"), ("3", "price"), ("4", "Rainbow step"), ("2", "placement"), ("4", "bystander"),
    ("3", "passed"), ("3-amenities", "rewarded"), ("2", "order"), ("4-events", "order"),
    ("2-events", "draw"), ("4-both", "third draw"), ("3-events", "choose"), ("2", "last tile"),
    ("3-both", "last tile"), ("2", "far"), ("3", "final"), ("4", "final"), ("4-both", "final walk"),
]  # fmt: skip
"""Where counting starts: setup, and the kind of position (KINDS)."""


class MayorGoldens(Goldens[MayorState]):
    """Counting starts at kinds of position, wherever a change of prices may move them.

    Turns are told with the pieces, the tiles, the Market and what stands on the rondel.
    """

    def __init__(self, game: Mayor) -> None:
        super().__init__(game, SETUPS, SHOWN)
        self.mayor = game
        self.box = game.edition

    def random_step(self, state: MayorState, rng: Rng) -> int:
        """Any kind of action, and any of that kind.

        Built for short games: a marker is seldom moved for gold, nobody passes often, and a tile is mostly
        placed where it brings the most.
        """
        if state.to_act == CHANCE_ACTS:
            return int(self.mayor.draw(state, rng))
        options = self.mayor.legal_actions(state, self.mayor.players_to_act(state)[0])
        if rng.below(8):
            options = [option for option in options if not _is_idle(option)] or options
        kinds = sorted({int(kind_of(option)) for option in options})
        kind = kinds[int(rng.below(len(kinds)))]
        options = [option for option in options if kind_of(option) == kind]
        if kind == actions.PLACE and rng.below(8):
            points = [self._points(state, option) for option in options]
            options = [option for option, worth in zip(options, points, strict=True) if worth == max(points)]
        return options[int(rng.below(len(options)))]

    def _points(self, state: MayorState, action: int) -> int:
        """Where the Active player's Citizen will be, for all that is known."""
        after = state.copy()
        self.mayor.push(after, action)
        player = after.players[state.active_player]
        return int((player.citizen >> 2) + player.vp)

    # Counting

    def places(self) -> list[Place]:
        return self.sought(SOUGHT, KINDS)

    def where(self, state: MayorState) -> str:
        kinds = [kind for kind, holds in KINDS.items() if holds(state)]
        return f"turn {state.turn}, {PHASES[int(state.phase)]}: {', '.join(kinds)}"

    # Telling

    def legend(self) -> list[str]:
        return [
            "",
            "A player has the Citizen's space, the Banker's, the marker's on the rondel, and the tiles;",
            "a line the tile for sale, its price, and a + for each tile face down.",
        ]

    def heading(self, state: MayorState) -> str:
        return f"{'Final placement' if state.final else f'Turn {state.turn}'}, P{state.active_player + 1}"

    def table(self, state: MayorState) -> list[str]:
        market = [self._line(state, line) for line in range(LINES)]
        if state.neutral:
            market.append(" ".join(["neutral", *(TYPES[line] for line in members(state.neutral))]))
        if state.events.current:
            market.append(f"event {self._event(int(state.events.current))}")
        seats = [f"P{number} {self._seat(player)}" for number, player in enumerate(state.players, 1)]
        return [" · ".join(seats), " · ".join(market)]

    def _seat(self, player: Player) -> str:
        citizen, banker = (self.mayor.names[space] for space in (player.citizen, player.banker))
        tiles = [str(tile) for tile in members(player.tiles)]
        return " ".join([citizen, f"${banker}", TYPES[player.marker], *(tiles or ["–"])])

    def _line(self, state: MayorState, line: int) -> str:
        tile = face(state, line)
        if not tile:
            return f"{TYPES[line]} –"
        price = self.mayor.tables.price(line, sold(state, line))
        return f"{TYPES[line]} {tile} ${price} {'+' * int(backs(state, line))}".rstrip()

    def event(self, event: Event) -> str:
        if event.id == "turn":  # the heading says so
            return ""
        who = f"P{event.player + 1} " if event.player >= 0 else ""
        told = "; ".join(self._argument(key, value) for key, value in event.args.items())
        return f"{who}{event.id}{': ' if told else ''}{told}"

    def _argument(self, key: str, value: Value) -> str:
        if isinstance(value, list):
            return f"{key} {' '.join(map(str, value))}"
        if key == "tile":
            return self._tile(int(value))
        if key == "event":
            return self._event(int(value))
        if key == "amenity":
            return f"{value} {self.box.amenity[int(value) - FIRST_AMENITY].name.en}"
        return f"{key} {value}"

    def _tile(self, number: int) -> str:
        row = self.box.tile[number - 1]
        icons = [row.colour, row.region, row.section, *row.icons]
        return " ".join([str(number), row.name.en, *(icon for icon in icons if icon)])

    def _event(self, number: int) -> str:
        return f"{number} {self.box.event[number - 1].name.en}"

    def result(self, state: MayorState) -> list[str]:
        outcome = self.mayor.outcome(state)
        assert outcome is not None
        city = [f"{square_name(square)}:{state.city.tiles[square]}" for square in members(state.city.taken)]
        return [
            f"== The end: {outcome.termination} ==",
            *self.table(state),
            " ".join(city),
            f"Citizens {outcome.scores}, ranking {outcome.ranking}",
        ]


def _is_idle(action: int) -> bool:
    """Whether an action costs a fee or does nothing."""
    kind = kind_of(action)
    return kind in (actions.PASS, actions.WAIVE) or (kind == actions.MOVE and argument_of(action) > 1)


@cache
def goldens() -> MayorGoldens:
    """The goldens of Mayor with its own edition."""
    return MayorGoldens(own())

"""NEOM's goldens: its setups, where counting starts, and how a playthrough tells a game."""

from collections.abc import Iterator
from functools import cache

from tests.games.goldens import Goldens, Place
from tests.games.neom.playing import printed, random_step

from gridtown.core.action import actor
from gridtown.core.event import Event
from gridtown.core.refusal import Value
from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom
from gridtown.games.neom.scoring import LINES, score
from gridtown.games.neom.state import PHASES, NeomState

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "1-deck-1": (1, {"deck": "1+"}),
    "1-deck-4": (1, {"deck": "4+"}),
    "1-deck-5": (1, {"deck": "5+"}),
    "1-beginner": (1, {"beginner": "yes", "deck": "4+"}),
    "2": (2, {}),
    "2-beginner": (2, {"beginner": "yes"}),
    "3": (3, {}),
    "3-beginner": (3, {"beginner": "yes"}),
    "4": (4, {}),
    "4-beginner": (4, {"beginner": "yes"}),
    "5": (5, {}),
    "5-beginner": (5, {"beginner": "yes"}),
}

SHOWN = {"1": ("1-deck-1", 1), "2": ("2", 2), "3": ("3", 3), "4": ("4", 4), "5": ("5", 5)}

PLACES = [
    ("1-deck-1", 1, 5, 4), ("1-deck-1", 1, 97, 4), ("1-deck-1", 1, 107, 3), ("1-deck-4", 1, 109, 4),
    ("1-deck-4", 1, 115, 4),
    ("1-deck-5", 1, 81, 4), ("1-deck-5", 1, 148, 4), ("1-beginner", 2, 103, 4),
    ("2", 1, 7, 3), ("2", 1, 26, 4), ("2", 1, 144, 4), ("2", 2, 91, 4), ("2", 2, 80, 3),
    ("2-beginner", 2, 132, 4),
    ("3", 1, 0, 3), ("3", 1, 23, 4), ("3", 1, 51, 4), ("3", 1, 155, 4), ("3", 2, 179, 4), ("3", 1, 221, 4),
    ("3-beginner", 2, 42, 4), ("3-beginner", 1, 156, 4),
    ("4", 1, 68, 4), ("4", 1, 183, 4), ("4", 2, 257, 4), ("4", 1, 359, 4), ("4-beginner", 1, 214, 4),
    ("4-beginner", 1, 108, 4),
    ("5", 1, 39, 4), ("5", 1, 85, 4), ("5", 1, 226, 4), ("5", 1, 413, 4), ("5", 1, 469, 4),
    ("5-beginner", 2, 198, 4),
]  # fmt: skip


class NeomGoldens(Goldens[NeomState]):
    """Turns are told with everybody's money and City."""

    def __init__(self, neom: Neom) -> None:
        super().__init__(neom, SETUPS, SHOWN)
        self.neom = neom

    def random_step(self, state: NeomState, rng: Rng) -> int:
        return random_step(self.neom, state, rng)

    def places(self) -> list[Place]:
        return PLACES

    def where(self, state: NeomState) -> str:
        return f"generation {state.generation}, turn {state.turn}, {PHASES[int(state.phase)]}"

    def heading(self, state: NeomState) -> str:
        if state.generation:
            return f"Generation {state.generation}, turn {state.turn}"
        return f"Draft {state.turn}"

    def table(self, state: NeomState) -> list[str]:
        return list(_purses(state)) if state.generation else []

    def is_told(self, state: NeomState, action: int) -> bool:
        """What chance does after the draft, the events tell."""
        return actor(action) >= 0 or state.generation == 0

    def event(self, event: Event) -> str:
        who = [f"P{event.player + 1}"] if event.player >= 0 else []
        return " ".join([*who, event.id, *(self._argument(*item) for item in event.args.items())])

    def _argument(self, key: str, value: Value) -> str:
        if key in ("tile", "old"):
            number = int(str(value))
            return f"{key} {number} {self.neom.edition.tile[number - 1].name.en};"
        if key == "seller":
            return f"from P{int(str(value)) + 1};"
        return f"{value};"

    def result(self, state: NeomState) -> list[str]:
        pads = [score(self.neom.tables, p.city, p.money, p.final_income).lines() for p in state.players]
        outcome = self.neom.outcome(state)
        assert outcome is not None
        return [
            "== Score ==",
            *_purses(state),
            *(f"{line:14}" + "".join(f"{pad[line]:5}" for pad in pads) for line in (*LINES, "total")),
            f"{'ranking':14}" + "".join(f"{rank:5}" for rank in outcome.ranking),
        ]


def _purses(state: NeomState) -> Iterator[str]:
    for number, player in enumerate(state.players):
        laid = [int(tile) for tile in player.city.tiles]
        rows = " / ".join(
            " ".join(f"{tile or '.':>3}" for tile in laid[row * 5 : row * 5 + 5]) for row in range(4, -1, -1)
        )
        yield f"P{number + 1} £{player.money:<3} {rows}"


@cache
def goldens() -> NeomGoldens:
    """The goldens of NEOM with its own edition."""
    return NeomGoldens(printed())

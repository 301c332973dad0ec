"""Skylines as a `Game`: where the parts of its rules meet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, actor
from gridtown.core.action import pack as pack_action
from gridtown.core.choices import Choices
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.outcome import Outcome
from gridtown.core.preview import Preview
from gridtown.core.rng import Rng
from gridtown.core.rule import Rule
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.components import Edition, components_json, edition_hash, read_edition
from gridtown.games.skylines.explain import reason
from gridtown.games.skylines.forms import ANCHOR_BITS, SIDE
from gridtown.games.skylines.heuristic import value
from gridtown.games.skylines.kinds import CARDS, FIRST_POLICY, FIRST_ROLE, STAGES
from gridtown.games.skylines.notation import parse_action, write_action
from gridtown.games.skylines.position import parse_state, write_state
from gridtown.games.skylines.present import present, present_action
from gridtown.games.skylines.preview import preview
from gridtown.games.skylines.rules.sequence import generate, push
from gridtown.games.skylines.rules.setup import MIDDLE, begin, lay_argument
from gridtown.games.skylines.state import (
    COMPLETED,
    ENDINGS,
    SkylinesState,
    new_state,
    state_from_bytes,
)
from gridtown.games.skylines.tables import LEVELS, SCENARIOS, Tables
from gridtown.games.skylines.view import determinize, see

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("scenario", SCENARIOS, "introduction", "which parts of the box are used, and which map"),
    Option("level", LEVELS, "advanced", "scenario 5: how much money the city starts with"),
)


class Skylines(Game[SkylinesState]):
    """The rules of Cities: Skylines – The Board Game with one edition of its box."""

    def __init__(self, edition: Edition) -> None:
        facts = Facts("skylines", "Skylines", RULES_VERSION, (1, 4), OPTIONS, talking=True)
        super().__init__(facts, edition_hash(edition))
        self.edition = edition
        self.box = components_json(edition)
        self.tables = Tables(edition)

    def initial(self, setup: Setup) -> SkylinesState:
        """The box opened: chance begins with the Starting player."""
        scenario = SCENARIOS.index(setup.options["scenario"])
        level = LEVELS.index(setup.options["level"])
        money = self.tables.capital[scenario]
        if money is None:
            money = int(self.tables.level_money[level])
        state = new_state(self.tables, setup.players, scenario, level, money, self.tables.parts[scenario])
        begin(self.tables, state)
        return state

    def generate(self, state: SkylinesState, player: i64, out: Choices) -> None:
        """The legal actions of `player`, by phase."""
        generate(self.tables, state, player, out)

    def push(self, state: SkylinesState, action: i64) -> None:
        """Carry out a legal action in place."""
        push(self.tables, state, actor(action), action)

    def view(self, state: SkylinesState, viewer: int | None) -> View[SkylinesState]:
        """What `viewer` may know: everything that anybody does."""
        return see(state, viewer)

    def determinize(self, view: View[SkylinesState], rng: Rng) -> SkylinesState:
        """The state behind `view`; nothing is left to guess with `rng`."""
        return determinize(view, rng)

    def reason(self, view: View[SkylinesState], player: int, action: int) -> Rule:
        """Why `action` is forbidden to `player`."""
        return reason(self.tables, view.known, player, action)

    def outcome(self, state: SkylinesState) -> Outcome | None:
        """All win or lose together; the score is overall Happiness, and a success is a row of the table's."""
        if state.active:
            return None
        scores = self.standing(state)
        won = state.ending == COMPLETED and any(
            row.success and row.low <= scores[0] for row in self.edition.success
        )
        return Outcome(ENDINGS[int(state.ending)], [1] * len(scores), scores, won)

    def standing(self, state: SkylinesState) -> list[int]:
        """The overall Happiness, the same for all."""
        return [int(state.skyline)] * int(state.size)

    def preview(self, view: View[SkylinesState], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and change."""
        return preview(self.tables, view, action)

    def value(self, view: View[SkylinesState], action: int) -> float:
        """What a legal `action` promises, in overall Happiness."""
        return value(self.tables, view, action)

    def write_action(self, action: int) -> str:
        """The action in notation."""
        return write_action(action, self.tables)

    def parse_action(self, text: str) -> int:
        """The inverse of `write_action`."""
        return parse_action(text, self.tables)

    def write_state(self, state: SkylinesState) -> str:
        """The whole state in one line."""
        return write_state(state, self.tables)

    def parse_state(self, text: str) -> SkylinesState:
        """The inverse of `write_state`."""
        return parse_state(text, self.tables)

    def from_bytes(self, data: bytes) -> SkylinesState:
        """The inverse of `SkylinesState.to_bytes`."""
        return state_from_bytes(self.tables, data)

    def all_actions(self, state: SkylinesState) -> list[int]:
        """Every well-formed action of every player at the table and of chance, on any map."""
        found = [int(pack_action(CHANCE, actions.FIRST, player)) for player in range(state.size)]
        found += [int(pack_action(CHANCE, actions.PIECE, board)) for board in range(len(self.tables.boards))]
        found += [
            int(pack_action(CHANCE, actions.ROLE, player << 8 | card))
            for player in range(state.size)
            for card in range(FIRST_ROLE, FIRST_POLICY)
        ]
        found += [int(pack_action(CHANCE, actions.REVEAL, card)) for card in range(1, CARDS + 1)]
        choices = self._choices() + self._lays() + self._places()
        found += [
            int(pack_action(player, kind, argument))
            for player in range(state.size)
            for kind, argument in choices
        ]
        return sorted(found)

    def _choices(self) -> list[tuple[int, int]]:
        kinds = (actions.PLAY, actions.EXCHANGE, actions.TAKE, actions.SWAP, actions.KEEP)
        found = [(kind, card) for kind in kinds for card in range(1, CARDS + 1)]
        found += [(actions.DEVELOP, board) for board in range(len(self.tables.boards))]
        found += [(actions.TILE, shape) for shape in range(len(self.tables.forms.shapes))]
        found += [(actions.DRAW, stage) for stage in range(1, STAGES + 1)]
        return [*found, (actions.END, 0), (actions.DONE, 0)]

    def _lays(self) -> list[tuple[int, int]]:
        around = range(-MIDDLE, MIDDLE)
        return [
            (actions.LAY, lay_argument(board, column, row, turns))
            for board in range(len(self.tables.boards))
            for column in around
            for row in around
            for turns in range(4)
        ]

    def _places(self) -> list[tuple[int, int]]:
        return [
            (actions.PLACE, form << ANCHOR_BITS | SIDE * row + column)
            for form, cells in enumerate(self.tables.forms.cells)
            for row in range(SIDE - max(r for r, _ in cells))
            for column in range(SIDE - max(c for _, c in cells))
        ]

    def present(self, view: View[SkylinesState]) -> dict[str, object]:
        """The view as JSON-able data; docs/games/skylines.md lists it."""
        return present(self.tables, self.edition, view)

    def present_action(self, view: View[SkylinesState], action: int) -> dict[str, object]:
        """An action as JSON-able data."""
        return present_action(self.tables, view, action)

    def components(self) -> dict[str, object]:
        """Cards, tiles, boards, tracks and scenarios as JSON-able data."""
        return self.box


def load(edition: Path | None = None) -> Skylines:
    """Skylines with its own edition, or with the one in a file. Raises InvalidEdition."""
    return Skylines(read_edition(edition))

"""Mayor as a `Game`: where the parts of its rules meet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, actor
from gridtown.core.action import pack as pack_action
from gridtown.core.choices import Choices
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.outcome import Outcome, rank
from gridtown.core.preview import Preview
from gridtown.core.rng import Rng
from gridtown.core.rule import Rule
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.mayor import actions
from gridtown.games.mayor.components import (
    Edition,
    components_json,
    edition_hash,
    read_edition,
    space_names,
)
from gridtown.games.mayor.explain import reason
from gridtown.games.mayor.heuristic import value
from gridtown.games.mayor.lines import (
    BUILDINGS,
    EVENTS,
    FESTIVAL,
    FIRST_AMENITY,
    LAST_TILE,
    LINES,
    PARK,
    SHOP,
    STATUE,
    TILE_BITS,
)
from gridtown.games.mayor.map import MAIN_SQUARES, SQUARES
from gridtown.games.mayor.notation import parse_action, write_action
from gridtown.games.mayor.position import parse_state, write_state
from gridtown.games.mayor.present import present, present_action
from gridtown.games.mayor.preview import preview
from gridtown.games.mayor.rules.event_tiles import all_but
from gridtown.games.mayor.rules.sequence import generate, push
from gridtown.games.mayor.state import (
    ENDINGS,
    REVEALING,
    EventStack,
    MayorState,
    Player,
    new_city,
    state_from_bytes,
)
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.track import ZERO
from gridtown.games.mayor.view import determinize, strike_out

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("events", ("no", "yes"), "no", "ten Event tiles restrict what may be built and raise prices"),
    Option("amenities", ("no", "yes"), "no", "nine Civic Amenities lie in the blocks, for who builds first"),
)

NEUTRAL_STARTS: Final = (PARK, SHOP)
"""Where the first neutral marker starts, and the second (of two players)."""


class Mayor(Game[MayorState]):
    """The rules of Mayor with one edition of its box."""

    def __init__(self, edition: Edition) -> None:
        facts = Facts("mayor", "Mayor", RULES_VERSION, (2, 4), OPTIONS)
        super().__init__(facts, edition_hash(edition))
        self.edition = edition
        self.box = components_json(edition)
        self.names = space_names(edition)
        self.tables = Tables(edition, self.names)

    def initial(self, setup: Setup) -> MayorState:
        """All tiles face down: chance begins with the first of every line."""
        start = self.tables.start_banker
        players = [Player(ZERO, start, STATUE, 0, 0, 0) for _ in range(setup.players)]
        neutral = sum(1 << space for space in NEUTRAL_STARTS[: 4 - setup.players])
        amenities = int(setup.options["amenities"] == "yes")
        with_events = setup.options["events"] == "yes"
        events = EventStack(FESTIVAL if with_events else 0, 0, 0, 0, 0, int(all_but(FESTIVAL)))
        if not with_events:
            events.loose = 0
        city = new_city(MAIN_SQUARES if amenities else 0)
        return MayorState(
            CHANCE_ACTS, REVEALING, 0, 0, 0, 0, 0, neutral, TILE_BITS, 0, 0, 0, 0, 0, 0, 0, amenities,
            events, city, players,
        )  # fmt: skip

    def generate(self, state: MayorState, player: i64, out: Choices) -> None:
        """The legal actions of `player`, by phase."""
        generate(self.tables, state, player, out)

    def push(self, state: MayorState, action: i64) -> None:
        """Carry out a legal action in place."""
        push(self.tables, state, actor(action), action)

    def view(self, state: MayorState, viewer: int | None) -> View[MayorState]:
        """What `viewer` may know."""
        return View(viewer, strike_out(state, viewer))

    def determinize(self, view: View[MayorState], rng: Rng) -> MayorState:
        """A full state that may lie behind `view`."""
        return determinize(view, rng)

    def reason(self, view: View[MayorState], player: int, action: int) -> Rule:
        """Why `action` is forbidden to `player`."""
        return reason(self.tables, view.known, player, action)

    def outcome(self, state: MayorState) -> Outcome | None:
        """The ranking by where the Citizens stand; ties share the office."""
        if state.active:
            return None
        scores = self.standing(state)
        return Outcome(ENDINGS[int(state.ending)], rank(scores), scores, None)

    def standing(self, state: MayorState) -> list[int]:
        """Where the Citizens stand."""
        return [int(player.citizen >> 2) for player in state.players]

    def preview(self, view: View[MayorState], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and bring, for everybody."""
        return preview(self.tables, view, action)

    def value(self, view: View[MayorState], action: int) -> float:
        """What a legal `action` promises the viewer, in victory points."""
        return value(self.tables, view, action)

    def write_action(self, action: int) -> str:
        """The action in notation."""
        return write_action(action, self.names)

    def parse_action(self, text: str) -> int:
        """The inverse of `write_action`."""
        return parse_action(text, self.names)

    def write_state(self, state: MayorState) -> str:
        """The whole state in one line."""
        return write_state(state, self.names)

    def parse_state(self, text: str) -> MayorState:
        """The inverse of `write_state`."""
        return parse_state(text, self.tables)

    def from_bytes(self, data: bytes) -> MayorState:
        """The inverse of `MayorState.to_bytes`."""
        return state_from_bytes(data)

    def all_actions(self, state: MayorState) -> list[int]:
        """Every well-formed action of every player at the table and of chance."""
        found = [int(pack_action(CHANCE, actions.REVEAL, tile)) for tile in range(1, BUILDINGS + 1)]
        found += [int(pack_action(CHANCE, actions.DRAW, event)) for event in range(1, EVENTS + 1)]
        for player in range(state.size):
            found += self._player_actions(player)
        return sorted(found)

    def _player_actions(self, player: int) -> list[int]:
        spaces = [space for space, name in enumerate(self.names) if name]
        found = [(actions.MOVE, number) for number in range(1, 6)]
        found += [(actions.BUY, line) for line in range(LINES)]
        found += [
            (kind, tile << 6 | square)
            for kind in (actions.PLACE, actions.CLAIM)
            for tile in range(1, BUILDINGS + 1)
            for square in range(SQUARES)
        ]
        found += [(actions.USE, tile) for tile in range(FIRST_AMENITY, LAST_TILE + 1)]
        found += [(actions.LAY, square) for square in range(SQUARES)]
        found += [(kind, space) for kind in (actions.CITIZEN, actions.BANKER) for space in spaces]
        found += [(actions.EVENT, event) for event in range(1, EVENTS + 1)]
        found += [(actions.PASS, 0), (actions.REWARD, 0), (actions.REWARD, 1), (actions.WAIVE, 0)]
        return [int(pack_action(player, kind, argument)) for kind, argument in found]

    def present(self, view: View[MayorState]) -> dict[str, object]:
        """The view as JSON-able data; docs/games/mayor.md lists it."""
        return present(self.tables, view)

    def present_action(self, view: View[MayorState], action: int) -> dict[str, object]:
        """An action as JSON-able data."""
        return present_action(self.tables, view, action)

    def components(self) -> dict[str, object]:
        """Tiles, lines, amenities, Event tiles and the City board as JSON-able data."""
        return self.box


def load(edition: Path | None = None) -> Mayor:
    """Mayor with its own edition, or with the one in a file. Raises InvalidEdition."""
    return Mayor(read_edition(edition))

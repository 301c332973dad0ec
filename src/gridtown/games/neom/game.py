"""NEOM as a `Game`: where the parts of its rules meet."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import actor
from gridtown.core.action import pack as pack_action
from gridtown.core.choices import Choices
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.outcome import Outcome, rank
from gridtown.core.preview import Preview
from gridtown.core.rng import Rng
from gridtown.core.rule import Rule
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.city import new_city
from gridtown.games.neom.components import Edition, components_json, edition_hash, read_edition
from gridtown.games.neom.explain import reason
from gridtown.games.neom.goods import GOODS
from gridtown.games.neom.heuristic import value
from gridtown.games.neom.notation import parse_action, write_action
from gridtown.games.neom.position import DECKS, parse_state, write_state
from gridtown.games.neom.present import present, present_action, solo_rank
from gridtown.games.neom.preview import preview
from gridtown.games.neom.rules.acting import generate_steps
from gridtown.games.neom.rules.dealing import draw_chance, generate_chance
from gridtown.games.neom.rules.disaster import generate_answers
from gridtown.games.neom.rules.preliminary import generate_keep
from gridtown.games.neom.rules.selecting import generate_select
from gridtown.games.neom.rules.sequence import push
from gridtown.games.neom.rules.turn import disaster_tile
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import (
    ACTING,
    DISASTER,
    DRAFT,
    PLAYER_NUMBERS,
    SELECTING,
    SETUP,
    STATE_NUMBERS,
    NeomState,
    Player,
    new_player,
)
from gridtown.games.neom.tables import CHOOSES_GOOD, CORNERSTONES, FIRST_CORNERSTONE, TILES, Tables
from gridtown.games.neom.view import determinize, strike_out

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("deck", DECKS, "1+", "solo: which tiles are used, as for up to 3, 4 or 5 players"),
    Option("beginner", ("no", "yes"), "no", "one random Cornerstone each instead of the Preliminary Round"),
)


class Neom(Game[NeomState]):
    """The rules of NEOM with one edition of its tiles."""

    def __init__(self, edition: Edition) -> None:
        facts = Facts("neom", "NEOM", RULES_VERSION, (1, 5), OPTIONS)
        super().__init__(facts, edition_hash(edition))
        self.edition = edition
        self.tables = Tables(edition)

    def initial(self, setup: Setup) -> NeomState:
        """Nothing dealt yet: chance begins with the City boards."""
        players = [new_player(self.tables, self.tables.start_money) for _ in range(setup.players)]
        deck = DECKS.index(setup.options["deck"])
        beginner = int(setup.options["beginner"] == "yes")
        box = (1 << CORNERSTONES) - 1
        opener = -1 if setup.players == 2 else 0
        return NeomState(CHANCE_ACTS, deck, beginner, SETUP, 0, 1, 0, opener, box, 0, 0, 0, 0, 0, 0, players)

    def generate(self, state: NeomState, player: i64, out: Choices) -> None:
        """The legal actions of `player`, by phase."""
        phase = state.phase
        if player < 0:
            generate_chance(state, out)
        elif phase == SELECTING:
            generate_select(self.tables, state, player, out)
        elif phase == ACTING:
            generate_steps(self.tables, state, player, out)
        elif phase == DRAFT:
            generate_keep(state, player, out)
        elif phase == DISASTER:
            disaster = self.tables.disasters[disaster_tile(self.tables, state)]
            generate_answers(self.tables, state, player, disaster, out)

    def push(self, state: NeomState, action: i64) -> None:
        """Carry out a legal action in place."""
        push(self.tables, state, actor(action), action)

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """A chance action drawn as the tiles would fall."""
        return draw_chance(state, rng)

    def view(self, state: NeomState, viewer: int | None) -> View[NeomState]:
        """What `viewer` may know."""
        return View(viewer, strike_out(self.tables, state, viewer))

    def determinize(self, view: View[NeomState], rng: Rng) -> NeomState:
        """A full state that may lie behind `view`."""
        return determinize(self.tables, view, rng)

    def reason(self, view: View[NeomState], player: int, action: int) -> Rule:
        """Why `action` is forbidden to `player`."""
        return reason(self.tables, view.known, player, action)

    def outcome(self, state: NeomState) -> Outcome | None:
        """The ranking by total; ties are shared victories, solo play knows ranks but no success."""
        if state.active:
            return None
        scores = self.standing(state)
        return Outcome("scored", rank(scores), scores, None)

    def standing(self, state: NeomState) -> list[int]:
        """The totals of the score pads."""
        return [
            int(score(self.tables, player.city, player.money, player.final_income).total)
            for player in state.players
        ]

    def solo_rank(self, state: NeomState) -> str | None:
        """The id of the solo game's rank, None with several players or before the end."""
        outcome = self.outcome(state)
        if outcome is None or len(outcome.scores) != 1:
            return None
        return solo_rank(self.edition, DECKS[int(state.deck_choice)], outcome.scores[0])

    def preview(self, view: View[NeomState], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and change."""
        return preview(self.tables, view, action)

    def value(self, view: View[NeomState], action: int) -> float:
        """What a legal `action` promises the viewer, in VP."""
        return value(self.tables, view, action)

    def write_action(self, action: int) -> str:
        """The action in notation."""
        return write_action(action)

    def parse_action(self, text: str) -> int:
        """The inverse of `write_action`."""
        return parse_action(text)

    def write_state(self, state: NeomState) -> str:
        """The whole state in one line."""
        return write_state(state)

    def parse_state(self, text: str) -> NeomState:
        """The inverse of `write_state`."""
        return parse_state(text, self.tables)

    def from_bytes(self, data: bytes) -> NeomState:
        """The inverse of `NeomState.to_bytes`."""
        numbers = list(struct.unpack(f"<{len(data) // 8}q", data))
        players = [
            self._player(numbers[STATE_NUMBERS + PLAYER_NUMBERS * index :][:PLAYER_NUMBERS])
            for index in range(numbers[0])
        ]
        n = numbers
        return NeomState(
            n[1],
            n[2],
            n[3],
            n[4],
            n[5],
            n[6],
            n[7],
            n[8],
            n[9],
            n[10],
            n[11],
            n[12],
            n[13],
            n[14],
            n[15],
            players,
        )

    def _player(self, numbers: list[int]) -> Player:
        player = new_player(self.tables, numbers[0])
        for name, number in zip(
            ("owed", "hand", "seen", "first", "second", "third", "kept", "selected", "plan", "used",
             "final_income"),
            numbers[1:12],
            strict=True,
        ):  # fmt: skip
            setattr(player, name, number)
        player.city = new_city(self.tables, numbers[12])
        for space, tile in enumerate(numbers[14:]):
            if tile:
                made = numbers[13] if self.tables.traits[tile] & CHOOSES_GOOD else 0
                player.city.lay(self.tables, tile, space, made)
        return player

    def all_actions(self, state: NeomState) -> list[int]:
        """Every well-formed action of every player at the table and of chance."""
        found = _chance_actions(int(state.size))
        for player in range(state.size):
            found += _player_actions(player)
        return sorted(found)

    def present(self, view: View[NeomState]) -> dict[str, object]:
        """The view as JSON-able data; docs/protocol.md lists it."""
        return present(self.tables, self.edition, view)

    def present_action(self, view: View[NeomState], action: int) -> dict[str, object]:
        """An action as JSON-able data."""
        return present_action(self.tables, view, action)

    def components(self) -> dict[str, object]:
        """Tiles, Goods and ranks as JSON-able data."""
        return {
            "tiles": components_json(self.edition),
            "goods": [
                {"id": good.id, "tier": good.tier, "name": {"en": good.name.en, "de": good.name.de}}
                for good in self.edition.good
            ],
            "ranks": [
                {"id": row.id, "name": {"en": row.name.en, "de": row.name.de}, "at_least": row.at_least}
                for row in self.edition.rank
            ],
        }


def _chance_actions(size: int) -> list[int]:
    found = [(actions.BOARD, player << 5 | good) for player in range(size) for good in range(6)]
    found += [(actions.FIRST, player) for player in range(size)]
    for kind in (actions.DEAL, actions.EXCHANGE):
        found += [(kind, player << 8 | tile) for player in range(size) for tile in range(1, TILES + 1)]
    found += [(actions.REVEAL, tile) for tile in range(1, TILES + 1)]
    return [int(pack_action(-1, kind, argument)) for kind, argument in found]


def _player_actions(player: int) -> list[int]:
    cornerstones = range(FIRST_CORNERSTONE, TILES + 1)
    found = [(kind, tile) for kind in (actions.SELECT, actions.PLACE) for tile in range(1, TILES + 1)]
    found += [(kind, tile) for kind in (actions.KEEP, actions.GIVE, actions.TAKE) for tile in cornerstones]
    found += [(kind, space) for kind in (actions.AT, actions.SACRIFICE) for space in range(25)]
    sources = [actions.OFFICE, *range(actions.SUPPLY, actions.SELLER + 5)]
    found += [(actions.SOURCE, good << 4 | source) for good in range(len(GOODS)) for source in sources]
    found += [(actions.MAKE, good) for good in range(len(GOODS))]
    found += [(kind, 0) for kind in (actions.SELL, actions.INSTEAD, actions.DONE, actions.PAY)]
    return [int(pack_action(player, kind, argument)) for kind, argument in found]


def load(edition: Path | None = None) -> Neom:
    """NEOM with its own edition, or with the one in a file. Raises InvalidEdition."""
    return Neom(read_edition(edition))

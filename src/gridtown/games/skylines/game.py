"""Skylines as a `Game`: where the parts of its rules meet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count
from gridtown.core.choices import Choices
from gridtown.core.effort import STRONG, Effort
from gridtown.core.features import Features
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.net import Net
from gridtown.core.outcome import Outcome
from gridtown.core.policy_weights import TunedWeight
from gridtown.core.preview import Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import STAGES
from gridtown.games.skylines.board.tracks import MONEY
from gridtown.games.skylines.components import components_json, edition_hash, read_edition
from gridtown.games.skylines.editions.rows import Edition
from gridtown.games.skylines.evaluation.forecast import FEATURES, FEW_PIECES, Forecast
from gridtown.games.skylines.evaluation.habits import NAMES, Habits, first_habits, tuned_weights
from gridtown.games.skylines.evaluation.policy import Policy
from gridtown.games.skylines.evaluation.value import value
from gridtown.games.skylines.observation import blocks, observe
from gridtown.games.skylines.position import parse_state, write_state
from gridtown.games.skylines.present import present, present_action
from gridtown.games.skylines.preview import preview
from gridtown.games.skylines.scoring import result_lines, success_row
from gridtown.games.skylines.state import ACTING, ENDINGS, PHASES, REVEALING, SEATS, SkylinesState, new_state
from gridtown.games.skylines.steps.step import ChanceKind
from gridtown.games.skylines.tables import LEVELS, ROLE_CHOICES, SCENARIOS, Tables
from gridtown.games.skylines.turn import generate, grammar, here, push, start
from gridtown.games.skylines.view import determinize, see
from gridtown.games.skylines.words.picture import picture

RULES_VERSION: Final = 3

POLICIES: Final = (SCENARIOS[0], "scenarios")
"""The names of the policy's weights: the introduction has its own."""


def options(edition: Edition) -> tuple[Option, ...]:
    """The options; roles and level only in scenarios where they change something."""
    scenario = Option("scenario", SCENARIOS, "introduction", "which parts of the box are used, and which map")
    dealt = tuple(row.id for row in edition.scenario if "roles" in row.parts)
    summary = "whether roles are chosen of two, or dealt"
    roles = [Option("roles", ROLE_CHOICES, "chosen", summary, needs=("scenario", dealt))] if dealt else []
    poor = tuple(row.id for row in edition.scenario if row.money is None)
    summary = "how much money the city starts with"
    return scenario, *roles, Option("level", LEVELS, "advanced", summary, needs=("scenario", poor))


class Skylines(Game[SkylinesState]):
    """The rules of Cities: Skylines – The Board Game with one edition of its box."""

    def __init__(self, edition: Edition) -> None:
        facts = Facts("skylines", "Skylines", RULES_VERSION, (1, 4), options(edition), talking=True)
        self.tables = Tables(edition)
        self.forecast = Forecast(self.tables)
        self.policies = [Policy(self.tables, Habits()) for _ in POLICIES]
        super().__init__(facts, edition_hash(edition), grammar(self.tables))
        self.edition = edition
        self.box = components_json(edition)

    def initial(self, setup: Setup) -> SkylinesState:
        """The box opened: chance begins with the Starting player."""
        scenario = SCENARIOS.index(setup.options["scenario"])
        level = LEVELS.index(setup.options.get("level", "advanced"))
        money = self.tables.capital[scenario]
        state = new_state(self.tables, setup.players)
        state.game = self
        state.scenario = scenario
        state.level = level
        state.role_choice = ROLE_CHOICES.index(setup.options.get("roles", "chosen"))
        state.tracks[MONEY] = self.tables.level_money[level] if money is None else money
        for stage in range(1, STAGES + 1):
            state.stacks[stage] = self.tables.stacks[(STAGES + 1) * scenario + stage]
        start(self.tables, state)
        return state

    def generate(self, state: SkylinesState, player: i64, out: Choices) -> None:
        """The legal actions of `player`, by phase."""
        generate(self.tables, state, player, out)

    def push(self, state: SkylinesState, action: i64) -> None:
        """Carry out a legal action in place."""
        push(self.tables, state, action)

    def view(self, state: SkylinesState, viewer: int | None) -> View[SkylinesState]:
        """What `viewer` may know: everything that anybody does."""
        return see(state, viewer)

    def glance(self, state: SkylinesState, viewer: i64) -> SkylinesState:
        """The state: everything is open."""
        del viewer
        return state

    def determinize(self, view: View[SkylinesState], rng: Rng) -> SkylinesState:
        """The state behind `view`; nothing is left to guess with `rng`."""
        return determinize(view, rng)

    def draw(self, state: SkylinesState, rng: Rng) -> i64:
        """One of all that chance may do, each equally likely."""
        kind = here(state).first_kind
        assert isinstance(kind, ChanceKind)
        return kind.draw(self.tables, state, rng)

    def step(self, state: SkylinesState) -> str:
        """The phase."""
        return PHASES[int(state.phase)]

    def asks(self, state: SkylinesState, player: i64, kind: i64) -> bool:
        """Whether the step asks `player` for this kind of action."""
        del player
        return here(state).kind(kind) is not None

    def bars(self, state: SkylinesState, player: i64, action: i64) -> Refusal | None:
        """The rule that forbids an action of a kind that is asked for now."""
        kind = here(state).kind(kind_of(action))
        assert kind is not None
        return kind.bars(self.tables, state, player, argument_of(action))

    def outcome(self, state: SkylinesState) -> Outcome | None:
        """All win or lose together; the score is overall Happiness, and a success is a row of the table's."""
        if state.to_act:
            return None
        scores = self.standing(state)
        row = success_row(self.edition, state)
        won = row is not None and row.success
        return Outcome(ENDINGS[int(state.ending)], [1] * len(scores), scores, won)

    def standing(self, state: SkylinesState) -> list[int]:
        """The overall Happiness, the same for all."""
        return [int(state.skyline)] * int(state.size)

    def score_lines(self, state: SkylinesState, player: int) -> dict[str, int]:
        """What overall Happiness came from, the same for all; a loss is a line, too."""
        return result_lines(state, int(self.estimate(state, player)) // 1000)

    def preview(self, view: View[SkylinesState], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and change."""
        return preview(self.tables, view, action)

    def value(self, view: View[SkylinesState], action: int) -> float:
        """What a legal `action` promises, in overall Happiness."""
        return value(self.tables, view, action)

    def policy(self, state: SkylinesState, player: i64, out: Choices, rng: Rng) -> i64:
        """What a quick and careful player does."""
        del rng
        return self.policies[min(state.scenario, i64(1))].choose(state, player, out)

    def occasion(self, state: SkylinesState) -> i64:
        """A stack keeps its order, whenever its cards are drawn."""
        if state.phase != REVEALING:
            return -1
        return 64 * state.source + count(state.stacks[state.source])

    def settled(self, state: SkylinesState) -> bool:
        """At the beginning of a turn."""
        return state.phase == ACTING

    def estimate(self, state: SkylinesState, player: i64) -> i64:
        """The overall Happiness to be expected; a lost game counts less than any that is completed."""
        del player
        return self.forecast.expect(state)

    def effort(self, state: SkylinesState, level: str) -> Effort:
        """Playouts to the end: games on larger maps take longer."""
        playouts = 360 if len(state.spots) <= FEW_PIECES else 240
        return Effort(playouts if level == STRONG else 10 * playouts, width=8)

    def carelessness(self) -> int:
        """Half: at the full haze partners who play with care lost the city, too, in 86 of 100 games."""
        return 50

    def policy_blocks(self) -> list[tuple[str, int]]:
        """The weights of `evaluation.habits`."""
        return [(name, 1) for name in NAMES]

    def tuned_weights(self, name: str) -> list[TunedWeight]:
        """The habits, for any number of players."""
        del name
        return tuned_weights()

    def policy_name(self, players: int, options: Mapping[str, str]) -> str:
        """One for the introduction and one for all scenarios."""
        del players
        return POLICIES[min(SCENARIOS.index(options["scenario"]), 1)]

    def use_policy(self, name: str, weights: list[int] | None) -> None:
        """Let the policy of this name judge by `weights`."""
        self.policies[POLICIES.index(name)].follow(first_habits() if weights is None else weights)

    def feature_blocks(self) -> list[tuple[str, int]]:
        """The blocks of `evaluation.forecast`."""
        return list(FEATURES)

    def features(self, state: SkylinesState, player: i64, out: Features) -> None:
        """The facts of the position, which are the same for all."""
        del player
        self.forecast.tell(state, out)

    def net_name(self, players: int, options: Mapping[str, str]) -> str:
        """By scenario and number of players."""
        return f"{options['scenario']}-{players}"

    def use_net(self, name: str, net: Net | None) -> None:
        """Let the estimates be made by `net`; the policy learns otherwise."""
        scenario, _, players = name.rpartition("-")
        self.forecast.nets[SEATS * SCENARIOS.index(scenario) + int(players) - 1] = net

    def write_state(self, state: SkylinesState) -> str:
        """The whole state in one line."""
        return write_state(state, self.tables)

    def parse_state(self, text: str) -> SkylinesState:
        """The inverse of `write_state`."""
        state = parse_state(text, self.tables)
        state.game = self
        return state

    def from_bytes(self, data: bytes) -> SkylinesState:
        """The inverse of `SkylinesState.to_bytes`."""
        state = SkylinesState.from_bytes(self.tables, data)
        state.game = self
        return state

    def part(self, state: SkylinesState, kind: i64) -> i64:
        """Of the places those of the tile in hand."""
        return max(state.shape, i64(0)) if kind == actions.PLACE else i64(0)

    def observation_blocks(self, players: int) -> list[tuple[str, int]]:
        """The blocks of `observation`."""
        return blocks(self.tables, players)

    def observe(self, known: SkylinesState, viewer: i64, out: Features) -> None:
        """What a player sees of the table."""
        observe(self.tables, known, viewer, out)

    def present(self, view: View[SkylinesState]) -> dict[str, object]:
        """The view as JSON-able data; docs/games/skylines.md lists it."""
        return present(self.tables, self.edition, view)

    def present_action(self, view: View[SkylinesState], action: int) -> dict[str, object]:
        """An action as JSON-able data."""
        return present_action(self.tables, self.grammar, view, action)

    def picture(self, state: SkylinesState) -> str:
        """The markers, the map and the cards before players."""
        return picture(self.tables, state)

    def components(self) -> dict[str, object]:
        """Cards, tiles, boards, tracks and scenarios as JSON-able data."""
        return self.box


def load(edition: Path | None = None) -> Skylines:
    """Skylines with its own edition, or with the one in a file. Raises InvalidEdition."""
    return Skylines(read_edition(edition))

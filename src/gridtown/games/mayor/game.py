"""Mayor as a `Game`: where the parts of its rules meet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.effort import ALL_CHOICES, OWN_CHOICES, STRONG, Effort
from gridtown.core.features import Features
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.net import Net
from gridtown.core.outcome import Outcome, rank
from gridtown.core.policy_weights import TunedWeight
from gridtown.core.preview import Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.mayor.actions import PASS
from gridtown.games.mayor.board.event_stack import all_but
from gridtown.games.mayor.board.lines import (
    FESTIVAL,
    PARK,
    SHOP,
    STATUE,
    TILE_BITS,
)
from gridtown.games.mayor.board.map import MAIN_SQUARES
from gridtown.games.mayor.board.track import ZERO
from gridtown.games.mayor.components import components_json, edition_hash, read_edition, space_names
from gridtown.games.mayor.editions.rows import Edition
from gridtown.games.mayor.evaluation.facts import FEATURES
from gridtown.games.mayor.evaluation.forecast import VARIANTS, Forecast, key
from gridtown.games.mayor.evaluation.outlook import Appraiser
from gridtown.games.mayor.evaluation.plan_weights import (
    NAMES,
    TUNED_EDITION,
    PlanWeights,
    first_weights,
    tuned_weights,
)
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.evaluation.remembered import RememberedValues
from gridtown.games.mayor.evaluation.value import Judge
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.observation import blocks, observe
from gridtown.games.mayor.position import parse_state, write_state
from gridtown.games.mayor.present import present, present_action
from gridtown.games.mayor.preview import preview
from gridtown.games.mayor.state import (
    ENDINGS,
    MOVING,
    PHASES,
    REVEALING,
    EventStack,
    MayorState,
    Player,
    new_city,
)
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, grammar, here, push
from gridtown.games.mayor.view import determinize, strike_out
from gridtown.games.mayor.words.picture import picture

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
        self.names = space_names(edition)
        super().__init__(facts, edition_hash(edition), grammar(self.names))
        self.edition = edition
        self.tuned_edition = TUNED_EDITION
        self.box = components_json(edition)
        self.tables = Tables(edition, self.names)
        self._planners: dict[int, Planner] = {}
        self.forecast = Forecast(self.tables)
        self._judge = Judge(Appraiser(self.tables, Weights()))
        self._remembered = RememberedValues(self._judge)

    def initial(self, setup: Setup) -> MayorState:
        """All tiles face down: chance begins with the first of every line."""
        players = [Player() for _ in range(setup.players)]
        for player in players:
            player.citizen, player.banker, player.marker = ZERO, self.tables.start_banker, STATUE
        state = MayorState(EventStack(), new_city(), players)
        state.game = self
        state.phase, state.to_act = REVEALING, CHANCE_ACTS
        state.hidden = TILE_BITS
        state.neutral = sum(1 << space for space in NEUTRAL_STARTS[: 4 - setup.players])
        if setup.options["amenities"] == "yes":
            state.amenities, state.city.claims = 1, MAIN_SQUARES
        if setup.options["events"] == "yes":
            state.events.current, state.events.loose = FESTIVAL, all_but(FESTIVAL)
        return state

    def generate(self, state: MayorState, player: i64, out: Choices) -> None:
        """The legal actions of `player`, by phase."""
        generate(self.tables, state, player, out)

    def push(self, state: MayorState, action: i64) -> None:
        """Carry out a legal action in place."""
        push(self.tables, state, action)

    def draw(self, state: MayorState, rng: Rng) -> i64:
        """An action of chance: all are equally likely."""
        return here(state).draw(state, rng)

    def view(self, state: MayorState, viewer: int | None) -> View[MayorState]:
        """What `viewer` may know."""
        return View(viewer, strike_out(state, viewer))

    def glance(self, state: MayorState, viewer: i64) -> MayorState:
        """The state where Event tiles are not played with: nothing else is secret."""
        return strike_out(state, int(viewer)) if state.events.current else state

    def determinize(self, view: View[MayorState], rng: Rng) -> MayorState:
        """A full state that may lie behind `view`."""
        return determinize(view, rng)

    def step(self, state: MayorState) -> str:
        """The phase, as positions name it."""
        return PHASES[int(state.phase)]

    def asks(self, state: MayorState, player: i64, kind: i64) -> bool:
        """Whether the step that the game stands at asks for this kind of action."""
        del player
        return here(state).kind(kind) is not None

    def bars(self, state: MayorState, player: i64, action: i64) -> Refusal | None:
        """The rule that forbids an action of a kind that is asked for."""
        kind = here(state).kind(kind_of(action))
        assert kind is not None
        return kind.bars(self.tables, state, player, argument_of(action))

    def outcome(self, state: MayorState) -> Outcome | None:
        """The ranking by where the Citizens stand; ties share the office."""
        if state.to_act:
            return None
        scores = self.standing(state)
        return Outcome(ENDINGS[int(state.ending)], rank(scores), scores, None)

    def standing(self, state: MayorState) -> list[int]:
        """Where the Citizens stand."""
        return [int(player.citizen >> 2) for player in state.players]

    def preview(self, view: View[MayorState], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and bring, for everybody."""
        return preview(self.tables, view, action)

    def least(self, view: View[MayorState], legal_actions: list[int]) -> int | None:
        """To pass."""
        del view
        return next((action for action in legal_actions if kind_of(action) == PASS), None)

    def value(self, view: View[MayorState], action: int) -> float:
        """What a legal `action` promises the viewer, in victory points."""
        return self._judge.points(view.known, view.viewer, action) if view.viewer is not None else 0.0

    def planner(self, players: int) -> Planner:
        """The quick player for so many players."""
        if players not in self._planners:
            self._planners[players] = Planner(self.tables, PlanWeights(first_weights(players)))
        return self._planners[players]

    def policy(self, state: MayorState, player: i64, out: Choices, rng: Rng) -> i64:
        """What a quick player does."""
        return self.planner(int(state.size)).choose(state, player, out, rng)

    def policy_blocks(self) -> list[tuple[str, int]]:
        """The weights of `evaluation.plan_weights`."""
        return [(name, 1) for name in NAMES]

    def tuned_weights(self, name: str) -> list[TunedWeight]:
        """Those for as many players as the name says, found with and without variants."""
        return tuned_weights(int(name))

    def use_policy(self, name: str, weights: list[int] | None) -> None:
        """Let the quick player for as many players as the name says plan by `weights`."""
        players = int(name)
        numbers = first_weights(players) if weights is None else weights
        self._planners[players] = Planner(self.tables, PlanWeights(numbers))

    def feature_blocks(self) -> list[tuple[str, int]]:
        """The blocks of `evaluation.facts`."""
        return list(FEATURES)

    def features(self, state: MayorState, player: i64, out: Features) -> None:
        """What `player` has, what the others have, and the table."""
        self.forecast.facts.tell(state, player, out)

    def net_name(self, players: int, options: Mapping[str, str]) -> str:
        """By number of players and variants."""
        return "-".join([str(players), *(name for name in VARIANTS if options[name] == "yes")])

    def use_net(self, name: str, net: Net | None) -> None:
        """Let the estimates be made by `net`; the policy learns otherwise."""
        players, *variants = name.split("-")
        self.forecast.nets[key(int(players), variants)] = net

    def opponent_policy(self, state: MayorState, player: i64, out: Choices, rng: Rng) -> i64:
        """The best by `value`: slower than the policy, and much more like what opponents do."""
        return super().policy(state, player, out, rng)

    def values(self, state: MayorState, player: i64, out: Choices) -> list[float]:
        """The `value` of each, remembered."""
        return self._remembered.of(state, player, out)

    def trusts_policy(self, state: MayorState) -> bool:
        """Not with four players and no Events: there it wins a fifth of its games (docs/bots.md)."""
        return state.size < 4 or bool(state.events.current)

    def estimate(self, state: MayorState, player: i64) -> i64:
        """The win that `player` may expect, in thousandths of a percent, and somewhat for a lead."""
        return self.forecast.estimate(state, player)

    def effort(self, state: MayorState, level: str) -> Effort:
        """A tree over some twenty decisions of all, then the forecast.

        A turn is several choices, which the policy plans less well than a tree. The opponent model is what
        takes the time, and it is close enough to need no benefit of the doubt. Best has enough playouts to
        search the choices of all: with as many, a tree of its own alone relies too much on the opponent
        model (docs/bots.md).
        """
        playouts, horizon = 200 if state.size == 2 else 90, 12 + 4 * int(state.size)
        if level == STRONG:
            return Effort(playouts, horizon=horizon, doubt=0, tree=OWN_CHOICES)
        return Effort(10 * playouts, horizon=horizon, doubt=0, tree=ALL_CHOICES)

    def settled(self, state: MayorState) -> bool:
        """Between two turns."""
        return state.phase == MOVING

    def write_state(self, state: MayorState) -> str:
        """The whole state in one line."""
        return write_state(state, self.names)

    def parse_state(self, text: str) -> MayorState:
        """The inverse of `write_state`."""
        state = parse_state(text, self.tables)
        state.game = self
        return state

    def from_bytes(self, data: bytes) -> MayorState:
        """The inverse of `MayorState.to_bytes`."""
        state = MayorState.from_bytes(data)
        state.game = self
        return state

    def picture(self, state: MayorState) -> str:
        """The City, the Market and the players."""
        return picture(state)

    def observation_blocks(self, players: int) -> list[tuple[str, int]]:
        """The blocks of `observation`."""
        return blocks(players)

    def observe(self, known: MayorState, viewer: i64, out: Features) -> None:
        """What a player sees of the table."""
        observe(known, viewer, out)

    def present(self, view: View[MayorState]) -> dict[str, object]:
        """The view as JSON-able data; docs/games/mayor.md lists it."""
        return present(self.tables, view)

    def present_action(self, view: View[MayorState], action: int) -> dict[str, object]:
        """An action as JSON-able data."""
        return present_action(self.tables, self.grammar, view, action)

    def components(self) -> dict[str, object]:
        """Tiles, lines, amenities, Event tiles and the City board as JSON-able data."""
        return self.box


def load(edition: Path | None = None) -> Mayor:
    """Mayor with its own edition, or with the one in a file. Raises InvalidEdition."""
    return Mayor(read_edition(edition))

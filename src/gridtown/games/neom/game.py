"""NEOM as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import kind_of
from gridtown.core.choices import Choices
from gridtown.core.effort import NO_TREE, OWN_CHOICES, STRONG, Effort
from gridtown.core.features import Features
from gridtown.core.foresight import Foresight
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.net import Net
from gridtown.core.outcome import Outcome, rank
from gridtown.core.preview import Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.neom.actions import SELL
from gridtown.games.neom.components import components_json, edition_hash, read_edition
from gridtown.games.neom.editions.rows import Edition
from gridtown.games.neom.evaluation.estimator import Estimator, key
from gridtown.games.neom.evaluation.facts import FEATURES
from gridtown.games.neom.evaluation.leanings import CHOICES, tell_choice
from gridtown.games.neom.evaluation.planner import Planner
from gridtown.games.neom.evaluation.value import value
from gridtown.games.neom.foresight import foresee
from gridtown.games.neom.observation import blocks, observe
from gridtown.games.neom.position import DECKS, parse_state, write_state
from gridtown.games.neom.present import present, present_action, solo_rank
from gridtown.games.neom.preview import preview
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import ACTING, PHASES, SELECTING, NeomState, everyone, new_player, simultaneous
from gridtown.games.neom.tables import CORNERSTONES, Tables
from gridtown.games.neom.turn import GRAMMAR, generate, here, push
from gridtown.games.neom.view import determinize, glance, strike_out
from gridtown.games.neom.words.picture import picture

RULES_VERSION: Final = 2

OPTIONS: Final = (
    Option("deck", DECKS, "1+", "which tiles are used, as for up to 3, 4 or 5 players", players=(1, 1)),
    Option("beginner", ("no", "yes"), "no", "one random Cornerstone each instead of the Preliminary Round"),
)


STRONG_PLAYOUTS: Final = (680, 378, 256, 200, 150)
"""How many take Strong about a tenth of a second a choice, by players."""

BEST_PLAYOUTS: Final = (8000, 4500, 3200, 2500, 2000)
"""How many take Best less than a second."""


class Neom(Game[NeomState]):
    """The rules of NEOM with one edition of its tiles."""

    def __init__(self, edition: Edition) -> None:
        facts = Facts("neom", "NEOM", RULES_VERSION, (1, 5), OPTIONS)
        super().__init__(facts, edition_hash(edition), GRAMMAR)
        self.edition = edition
        self.box = components_json(edition)
        self.tables = Tables(edition)
        self._planner: Planner | None = None
        self._estimator: Estimator | None = None

    def initial(self, setup: Setup) -> NeomState:
        """Nothing dealt yet: chance begins with the City boards."""
        state = NeomState([new_player(self.tables) for _ in range(setup.players)])
        state.deck_choice = DECKS.index(setup.options.get("deck", DECKS[0]))
        state.beginner = int(setup.options["beginner"] == "yes")
        state.box = (1 << CORNERSTONES) - 1
        state.opener = -1 if setup.players == 2 else 0
        state.to_act = CHANCE_ACTS
        state.game = self
        return state

    def generate(self, state: NeomState, player: i64, out: Choices) -> None:
        """The legal actions of `player`."""
        generate(self.tables, state, player, out)

    def push(self, state: NeomState, action: i64) -> None:
        """Carry out a legal action in place."""
        push(self.tables, state, action)

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """A chance action drawn as the tiles would fall."""
        return here(state).draw(state, rng)

    def step(self, state: NeomState) -> str:
        """The phase by its word."""
        return PHASES[int(state.phase)]

    def asks(self, state: NeomState, player: i64, kind: i64) -> bool:
        """Whether the step asks for this kind; it asks all who are to act for the same."""
        del player
        return here(state).kind(kind) is not None

    def bars(self, state: NeomState, player: i64, action: i64) -> Refusal | None:
        """The rule that forbids it, None when it is legal."""
        return here(state).bars(self.tables, state, player, action)

    def idle(self, known: NeomState, player: int) -> Refusal:
        """Whoever selected a Disaster takes no action; where all choose at once, it is nobody's turn."""
        tile = int(known.players[player].selected)
        if known.phase == ACTING and self.tables.disasters[tile]:
            return Refusal("disaster-no-action", {"tile": tile})
        return Refusal("waiting") if simultaneous(known) else super().idle(known, player)

    def view(self, state: NeomState, viewer: int | None) -> View[NeomState]:
        """The state as `viewer` may know it."""
        return View(viewer, strike_out(self.tables, state, viewer))

    def glance(self, state: NeomState, viewer: i64) -> NeomState:
        """Alone, the state: nobody is there to hide anything from."""
        return state if state.size == 1 else glance(self.tables, state, int(viewer))

    def determinize(self, view: View[NeomState], rng: Rng) -> NeomState:
        """A full state that may lie behind `view`."""
        return determinize(self.tables, view, rng)

    def outcome(self, state: NeomState) -> Outcome | None:
        """The ranking by total; ties are shared victories, solo play knows ranks but no success."""
        if state.to_act:
            return None
        scores = self.standing(state)
        return Outcome("scored", rank(scores), scores, None)

    def standing(self, state: NeomState) -> list[int]:
        """The totals of the score pads."""
        return [
            int(score(self.tables, player.city, player.money, player.final_income).total)
            for player in state.players
        ]

    def effort(self, state: NeomState, level: str) -> Effort:
        """Playouts to the end: the more play, the longer each takes; Best has enough for a tree."""
        alone, best = state.size == 1, level != STRONG
        playouts = BEST_PLAYOUTS if best else STRONG_PLAYOUTS
        return Effort(
            playouts[int(state.size) - 1], doubt=100 if alone else 150, tree=OWN_CHOICES if best else NO_TREE
        )

    def least(self, view: View[NeomState], legal_actions: list[int]) -> int | None:
        """To sell the tile."""
        del view
        return next((action for action in legal_actions if kind_of(action) == SELL), None)

    def score_lines(self, state: NeomState, player: int) -> dict[str, int]:
        """The lines of the score pad."""
        me = state.players[player]
        return score(self.tables, me.city, me.money, me.final_income).lines()

    def solo_rank(self, state: NeomState) -> str | None:
        """The id of the solo game's rank, None with several players or before the end."""
        outcome = self.outcome(state)
        if outcome is None or len(outcome.scores) != 1:
            return None
        return solo_rank(self.edition, DECKS[int(state.deck_choice)], outcome.scores[0])

    def preview(self, view: View[NeomState], action: int) -> Preview:
        """Costs and change of score of a legal `action` of the viewer."""
        return preview(self.tables, view, action)

    def foresee(self, view: View[NeomState]) -> list[Foresight]:
        """What the tiles at hand would cost and bring, and the sale."""
        return foresee(self.tables, view)

    def value(self, view: View[NeomState], action: int) -> float:
        """Value of a legal `action` to the viewer, in VP."""
        return value(self.tables, view, action)

    def policy(self, state: NeomState, player: i64, out: Choices, rng: Rng) -> i64:
        """The choice of a planner who judges whole turns."""
        return self.planner().choose(state, player, out, rng)

    def settled(self, state: NeomState) -> bool:
        """Before the first tile of a turn is selected."""
        if state.phase != SELECTING:
            return False
        if state.size == 2:
            return state.active_player == state.opener
        return state.size == 1 or state.to_act == everyone(state)

    def estimate(self, state: NeomState, player: i64) -> i64:
        """The points at the end; before a turn those to expect, in thousandths."""
        return self._the_estimator().points(state, player)

    def utility(self, state: NeomState, player: i64) -> i64:
        """Points, and that nobody has more."""
        return self._the_estimator().utility(state, player)

    def feature_blocks(self) -> list[tuple[str, int]]:
        """The blocks of `evaluation.facts`."""
        return list(FEATURES)

    def features(self, state: NeomState, player: i64, out: Features) -> None:
        """What `player` has and may expect, and what the others have."""
        self._the_estimator().facts.tell(state, player, out)

    def net_name(self, players: int, options: Mapping[str, str]) -> str:
        """By number of players, and alone by the choice of tiles."""
        deck = options.get("deck", DECKS[0])
        return str(players) if deck == DECKS[0] else f"{players}-{deck}"

    def use_net(self, name: str, net: Net | None) -> None:
        """Let the estimates be made by `net`."""
        players, _, deck = name.partition("-")
        place = key(int(players), DECKS.index(deck or DECKS[0]))
        self._the_estimator().nets[int(place)] = net

    def policy_blocks(self) -> list[tuple[str, int]]:
        """The blocks of `evaluation.leanings`."""
        return list(CHOICES)

    def choice_features(
        self, state: NeomState, player: i64, action: i64, promise: i64, out: Features
    ) -> None:
        """What is kept, selected, placed, sold or replaced, and what it promises."""
        tell_choice(state, player, action, promise, out)

    def use_policy(self, name: str, weights: list[int] | None) -> None:
        """Let the policy lean by `weights` with as many players as the name says."""
        self.planner().learn(int(name), weights)

    def _the_estimator(self) -> Estimator:
        """Made when it is asked for."""
        estimator = self._estimator
        if estimator is None:
            estimator = self._estimator = Estimator(self.planner())
        return estimator

    def planner(self) -> Planner:
        """What the policy asks, made when it is asked for."""
        planner = self._planner
        if planner is None:
            planner = self._planner = Planner(self.tables)
        return planner

    def write_state(self, state: NeomState) -> str:
        """The whole state in one line."""
        return write_state(state)

    def parse_state(self, text: str) -> NeomState:
        """The inverse of `write_state`."""
        state = parse_state(text, self.tables)
        state.game = self
        return state

    def from_bytes(self, data: bytes) -> NeomState:
        """The inverse of `NeomState.to_bytes`."""
        state = NeomState.from_bytes(self.tables, data)
        state.game = self
        return state

    def picture(self, state: NeomState) -> str:
        """Every City with its owner's money."""
        return picture(state)

    def observation_blocks(self, players: int) -> list[tuple[str, int]]:
        """The blocks of `observation`."""
        return blocks(players)

    def observe(self, known: NeomState, viewer: i64, out: Features) -> None:
        """What a player sees of the table."""
        observe(known, viewer, out)

    def present(self, view: View[NeomState]) -> dict[str, object]:
        """The view as JSON-able data; `NeomView` in web/src/boards/neom/types.ts lists it."""
        return present(self.tables, self.edition, view)

    def present_action(self, view: View[NeomState], action: int) -> dict[str, object]:
        """An action as JSON-able data."""
        return present_action(self.tables, view, action)

    def components(self) -> dict[str, object]:
        """Tiles, Goods and ranks as JSON-able data."""
        return self.box


def load(edition: Path | None = None) -> Neom:
    """NEOM with its own edition, or with the one in a file. Raises InvalidEdition."""
    return Neom(read_edition(edition))

"""Skylines' goldens: its setups, where counting starts, and how a playthrough tells a game."""

from functools import cache

from tests.games.goldens import Goldens, Place
from tests.games.skylines.kinds import KINDS
from tests.games.skylines.playing import printed

from gridtown.bots import make
from gridtown.core.action import CHANCE, actor
from gridtown.core.event import Event
from gridtown.core.play import Play
from gridtown.core.record import Record
from gridtown.core.refusal import Value
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import PHASES, PLACING, SkylinesState

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "1-introduction": (1, {}),
    "3-introduction": (3, {}),
    "2-scenario-1": (2, {"scenario": "1"}),
    "4-scenario-2": (4, {"scenario": "2"}),
    "1-scenario-3": (1, {"scenario": "3"}),
    "2-scenario-4": (2, {"scenario": "4", "roles": "random"}),
    "3-scenario-5": (3, {"scenario": "5", "level": "beginner"}),
    "2-introduction-greedy": (2, {}),
    "1-scenario-2-greedy": (1, {"scenario": "2"}),
    "4-scenario-3-greedy": (4, {"scenario": "3"}),
    "3-scenario-4-greedy": (3, {"scenario": "4"}),
    "2-scenario-5-greedy": (2, {"scenario": "5", "level": "expert"}),
}
"""By name; those whose name says so are played by greedy bots."""

SHOWN = {
    "1": ("1-introduction", 1), "3": ("3-introduction", 3), "2-scenario-1": ("2-scenario-1", 2),
    "1-scenario-3": ("1-scenario-3", 1), "2-scenario-4": ("2-scenario-4", 2),
    "3-scenario-5": ("3-scenario-5", 3),
}  # fmt: skip

SOUGHT = [
    ("3-introduction", "beginning"), ("3-scenario-5", "pieces"), ("3-scenario-5", "lay"),
    ("3-scenario-5", "second to lay"), ("2-scenario-1", "deal"), ("4-scenario-2", "roles"),
    ("1-scenario-3", "keep"), ("3-introduction", "first piece"), ("2-scenario-1", "next piece"),
    ("1-introduction", "act"), ("4-scenario-2", "act"), ("3-introduction", "end"), ("1-introduction", "last"),
    ("3-introduction", "poor"), ("1-scenario-3", "unhappy"), ("2-scenario-1", "red"),
    ("2-scenario-4", "news"), ("3-scenario-5", "built"), ("2-scenario-1", "unique"),
    ("1-scenario-3", "policy"), ("3-introduction", "tile"), ("2-scenario-4", "zone"),
    ("1-introduction", "utility"), ("4-scenario-2", "service"), ("2-scenario-1", "monument"),
    ("2-scenario-1", "draw"), ("3-introduction", "take"), ("2-scenario-4", "after news"),
    ("1-scenario-3", "after policy"), ("2-scenario-1", "after swap"), ("2-scenario-4", "reveal"),
    ("4-scenario-2", "swap"), ("1-introduction", "swapped"),
]  # fmt: skip
"""Where counting starts: setup, and the kind of position (KINDS)."""

LOOKED_AT = 8  # places for a tile
CARE = 16  # choices, of which one is made at random


class SkylinesGoldens(Goldens[SkylinesState]):
    """Counting starts at kinds of position, wherever a change of numbers may move them.

    Choices at random lose every city at once, so most are made with the bot's eyes.
    """

    def __init__(self, game: Skylines) -> None:
        super().__init__(game, SETUPS, SHOWN)
        self.skylines = game
        self.names = {card["number"]: card["name"]["en"] for card in game.box["cards"]}

    def random_step(self, state: SkylinesState, rng: Rng) -> int:
        """Mostly what the bot thinks best, among a few places for a tile; anything now and then."""
        if state.to_act == CHANCE_ACTS:
            return int(self.skylines.draw(state, rng))
        player = self.skylines.players_to_act(state)[0]
        options = self.skylines.legal_actions(state, player)
        if state.phase == PLACING:
            options = [options[int(rng.below(len(options)))] for _ in range(LOOKED_AT)]
        if len(options) > 1 and rng.below(CARE):
            view = self.skylines.view(state, player)
            worth = [self.skylines.value(view, option) for option in options]
            options = [option for option, value in zip(options, worth, strict=True) if value == max(worth)]
        return options[int(rng.below(len(options)))]

    def record(self, setup: str, seed: int) -> Record:
        """A whole game, between greedy bots where the setup says so."""
        if not setup.endswith("-greedy"):
            return super().record(setup, seed)
        players, options = self.setups[setup]
        play = Play(self.game, self.game.setup(players, options), seed)
        bots = [make("greedy", self.game, Rng(seed, 1 + player)) for player in range(players)]
        while not play.over:
            player = self.game.players_to_act(play.state)[0]
            legal = self.game.legal_actions(play.state, player)
            play.apply(bots[player].act(self.game.view(play.state, player), legal))
        return play.record

    # Counting

    def places(self) -> list[Place]:
        return self.sought(SOUGHT, KINDS)

    def where(self, state: SkylinesState) -> str:
        kinds = [kind for kind, holds in KINDS.items() if holds(state)]
        return f"Milestone {state.milestone}, {PHASES[int(state.phase)]}: {', '.join(kinds)}"

    # Telling

    def legend(self) -> list[str]:
        return ["", "A turn begins with the markers, and with everybody's cards."]

    def heading(self, state: SkylinesState) -> str:
        return (
            f"Milestone {state.milestone}, P{state.active_player + 1}"
            if state.milestone
            else "Before the start"
        )

    def table(self, state: SkylinesState) -> list[str]:
        markers = [f"{name} {state.tracks[track]}" for track, name in enumerate(TRACKS)]
        parts = [", ".join([*markers, f"skyline {state.skyline}"])]
        if state.news:
            parts.append(f"news {self._card(int(state.news))}")
        return [*parts, *(self._seat(state, player) for player in range(state.size))]

    def _seat(self, state: SkylinesState, player: int) -> str:
        """The numbers of a player's role and cards."""
        words = self.skylines.write_state(state).split(" / ")[player + 1].split(" ")
        said = dict(word.split("=", 1) for word in words)
        role = [self._card(int(state.roles[player])) + ":"] if state.roles[player] else []
        return " ".join([f"P{player + 1}", *role, *said.get("cards", "").split(",")])

    def is_told(self, state: SkylinesState, action: int) -> bool:  # noqa: ARG002
        """What chance does, the events tell."""
        return bool(actor(action) != CHANCE)

    def event(self, event: Event) -> str:
        if event.id in ("track", "skyline"):
            line = event.args["track"]
            return f"{line} {event.args['from']} to {event.args['to']}"
        who = f"P{event.player + 1} " if event.player >= 0 else ""
        told = "; ".join(self._argument(key, value) for key, value in event.args.items())
        return f"{who}{event.id}{': ' if told else ''}{told}"

    def _argument(self, key: str, value: Value) -> str:
        if isinstance(value, list):
            return f"{key} {' '.join(map(str, value))}"
        if key in ("card", "news", "policy", "role"):
            return self._card(int(value))
        return f"{key} {value}"

    def _card(self, number: int) -> str:
        return f"{number} {self.names[number]}"

    def result(self, state: SkylinesState) -> list[str]:
        outcome = self.skylines.outcome(state)
        assert outcome is not None
        map_words = ("map=", "pieces=", "city=")
        words = self.skylines.write_state(state).split(" / ")[0].split(" ")
        return [
            f"== The end: {outcome.termination} ==",
            *self.table(state),
            *(word for word in words if word.startswith(map_words)),
            f"Overall Happiness {outcome.scores[0]}, {'a success' if outcome.success else 'no success'}",
        ]


@cache
def goldens() -> SkylinesGoldens:
    """The goldens of Skylines with its own edition."""
    return SkylinesGoldens(printed())

"""The games in OpenSpiel: once this is imported, `pyspiel.load_game("gridtown_mayor(players=2)")` finds them.

Options are parameters (`gridtown_mayor(players=2,events=yes)`), beside `players`, `reward` and `edition`.
What begins with a digit stands after a #, as OpenSpiel takes it for a number otherwise:
`gridtown_skylines(scenario=#5)`. What can't be played is refused in the words of the command line.

Chance is a player with probabilities. Where several are asked at the same time they act one after the other,
with the secrets kept. An observation is what a seat sees; there is no information state with perfect recall.
`SpielBot` seats a bot of Gridtown's among OpenSpiel's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from gridtown.envs import needs

try:
    import pyspiel
except ImportError as error:
    raise ImportError(needs("openspiel", "OpenSpiel")) from error
import numpy as np

from gridtown.bots import make
from gridtown.bots.bot import choose
from gridtown.core.action import CHANCE
from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.envs.desk import numbers_of
from gridtown.envs.episode import new_row
from gridtown.envs.setting import Setting, seed_of
from gridtown.games import load, names

PREFIX: Final = "gridtown_"

NUMBER: Final = "#"
"""Before the value of an option that begins with a digit."""

NO_RECALL: Final = (
    "there are no information states with perfect recall, but observations: a search takes these where it has"
    " use_observation_string=True"
)

MOST: Final = 1000.0
"""No reward of any game is greater, or below its negative."""


def _type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel knows of a title before it is loaded."""
    facts = game.facts
    low, high = facts.players
    own: dict[str, Any] = {option.name: "" for option in facts.options}  # "" is as usual
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + facts.id,
        long_name=f"{facts.title} (Gridtown)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": (low + high + 1) // 2, "reward": "auto", "edition": "", **own},
    )


class SpielGame(pyspiel.Game):
    """A game with its setup; of each game a class."""

    name: ClassVar[str]
    type: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {
            key: value.removeprefix(NUMBER) if isinstance(value, str) else value
            for key, value in (params or {}).items()
            if value != ""
        }
        players, reward, edition = (
            given.pop("players", None),
            given.pop("reward", "auto"),
            given.pop("edition", None),
        )
        self.setting = Setting(self.name, players, given, edition, reward)
        codec = self.setting.game.codec
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.ids,
            max_chance_outcomes=int(codec.chance.size),
            num_players=self.setting.setup.players,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=None,
            max_game_length=LIMIT,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The table before anything is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees. Raises ValueError for parameters, of which there are none.

        Raises SpielError for what is no observation but an information state, as a view remembers nothing.
        """
        if params:
            raise ValueError(f"observations have no parameters; leave them out: {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise pyspiel.SpielError(NO_RECALL)
        return SpielObserver(self.setting)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there may be actions."""
        return int(LIMIT)


class SpielState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.state: State = self.setting.game.initial(self.setting.setup)

    def current_player(self) -> int:
        """Of those asked the first, or OpenSpiel's numbers for chance and for the end."""
        asked = self.state.to_act
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE_ACTS else int(lowest(asked))

    def _legal_actions(self, player: int) -> list[int]:
        """Ids, ascending."""
        game = self.setting.game
        return sorted(int(game.codec.encode(action)) for action in game.legal_actions(self.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Ids of what chance may do, ascending, with their probabilities."""
        game = self.setting.game
        outcomes = game.chance_outcomes(self.state)
        return sorted((int(game.codec.encode(action)), share) for action, share in outcomes)

    def _actor(self) -> int:
        return max(self.current_player(), CHANCE)

    def _apply_action(self, id: int) -> None:
        """Raises InvalidAction or IllegalAction; then nothing has changed."""
        game = self.setting.game
        action = int(game.decode(self.state, self._actor(), id))
        if not game.is_legal(self.state, action):  # OpenSpiel itself doesn't ask
            game.check(self.state, action)
        game.push(self.state, action)

    def _action_to_string(self, player: int, id: int) -> str:
        """The action in notation."""
        game = self.setting.game
        return game.write_action(int(game.decode(self.state, max(player, CHANCE), id)))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.state.to_act

    def returns(self) -> list[float]:
        """What each player is rewarded with; nothing while the game goes on."""
        return self.setting.rewards(None if self.state.to_act else self.setting.game.outcome(self.state))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that may lie behind what `player` sees, each equally likely as far as they can tell.

        sampler: gives numbers from 0 to 1. Its history stays that of the state it was made from. Raises
        InvalidSetup for a seat that the table doesn't have.
        """
        game, player = self.setting.game, self.setting.seat_of(player)
        seed = sum(int(sampler() * (1 << 32)) % (1 << 32) << 32 * word for word in range(4))
        found: SpielState = self.clone()
        found.state = game.determinize(game.view(self.state, player), Rng(seed))
        return found

    def __str__(self) -> str:
        return self.setting.game.write_state(self.state)


class SpielObserver:
    """What a seat sees: `tensor`, and its blocks by name in `dict`."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.observer = setting.observer()
        self.tensor = np.zeros(int(self.observer.size), np.float32)
        self.dict = {name: self.tensor[start:end] for name, (start, end) in self.observer.places().items()}
        self._row = new_row(self.observer)
        self._numbers = numbers_of(self._row.numbers)

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state."""
        self.observer.fill(state.state, player, self._row.told, self._row.numbers, 0)
        np.copyto(self.tensor, self._numbers)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, in notation."""
        return self.setting.game.write_state(self.setting.game.view(state.state, player).known)


class SpielBot(pyspiel.Bot):
    """A bot of Gridtown's, for `pyspiel.evaluate_bots` and whatever else takes bots.

    It sees what its seat may know and throws dice of its own: the same seed and the same game, the same
    choices. Raises InvalidSetup for an unknown bot, a seat that the table doesn't have, and what is no seed.
    """

    def __init__(self, game: SpielGame, player: int, name: str, seed: int) -> None:
        super().__init__()
        self._game: Game[Any] = game.setting.game
        self._player = game.setting.seat_of(player)
        self._name = name
        self._seed = seed_of(seed)
        self._legal = Choices()
        self.restart()

    def restart(self) -> None:
        """Begin another game, with the same dice."""
        self._bot = make(self._name, self._game, Rng(self._seed, 1 + self._player))
        self._taken = 0

    def step(self, state: SpielState) -> int:
        """The id of what it does."""
        game, legal = self._game, self._legal
        legal.clear()
        game.generate(state.state, self._player, legal)
        action = choose(game, state.state, self._bot, self._player, self._taken, legal)
        self._taken += 1
        return int(game.codec.encode(action))


def register_all() -> None:
    """Register each game that isn't yet.

    OpenSpiel lets go of what it was given when the interpreter has ended already; of a class nothing is freed
    then, of a function with arguments it would be, which ends in an abort.
    """
    registered = set(pyspiel.registered_names())
    for name in names():
        if PREFIX + name not in registered:
            type_of_it = _type(load(name))
            pyspiel.register_game(type_of_it, type(name, (SpielGame,), {"name": name, "type": type_of_it}))


register_all()

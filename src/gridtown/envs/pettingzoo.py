"""The games in PettingZoo: `env` (AEC), `raw_env` (the same without wrappers) and `parallel_env`.

What can't be played (a game, a number of players, an option) is refused in the words of the command line:
InvalidSetup.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from gridtown.envs import needs

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise ImportError(needs("pettingzoo", "PettingZoo")) from error
from gymnasium import spaces
from pettingzoo.utils import wrappers

from gridtown.core.bits import members
from gridtown.core.errors import InvalidAction
from gridtown.core.rng import new_seed
from gridtown.envs.desk import HIGH, LOW, Desk, Mask, Observation, id_of
from gridtown.envs.episode import NO_GAME
from gridtown.envs.setting import Options, Setting, seed_of

ILLEGAL: Final = -1.0
"""The reward of whoever does what is not legal, in `env`; the game ends there and nobody else gets any."""

GAME_BEGUN: Final = {
    "_cumulative_rewards", "agent_selection", "infos", "rewards", "terminations", "truncations",
}  # fmt: skip
"""What `GameEnv` has only once a game has begun."""

Shown = dict[str, Observation | Mask]


class Table:
    """What both kinds of environment have: a game in progress, and an agent with its spaces for each seat."""

    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def _set_up(self, setting: Setting, render_mode: str | None) -> None:
        self.metadata: dict[str, Any] = {
            "name": f"{setting.game.facts.id}_v0",
            "render_modes": ["ansi"],
            "version": setting.version,
        }
        self.render_mode = render_mode
        self.desk = Desk(setting)
        self.possible_agents = [f"player_{player}" for player in range(setting.setup.players)]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents; one object each."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents; one object each."""
        return self.action_spaces[agent]

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each named block of an observation begins and ends."""
        return self.desk.observer.places()

    def _begin(self, seed: SupportsIndex | None) -> None:
        """Begin a game with all agents: that of `seed`, or any. Raises InvalidSetup for what is no seed."""
        self.desk.episode.begin(new_seed() if seed is None else seed_of(seed))
        self.agents = list(self.possible_agents)

    def _check_playing(self) -> None:
        """Raise InvalidAction before a game begins, and when it is over."""
        if not self.agents:
            raise InvalidAction(NO_GAME)

    def close(self) -> None:
        """Nothing is open."""


class GameEnv(Table, AECEnv[str, Observation, int]):
    """A game in turn: where several are asked at the same time, one after the other, with the secrets kept.

    Observations are float32 rows (`places` says where each block stands), actions ids;
    `infos[agent]["action_mask"]` marks what the selected agent may do. What isn't legal raises IllegalAction
    or InvalidAction. Rewards come at the end.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self._set_up(setting, render_mode)
        self.metadata["is_parallelizable"] = False
        size = int(self.desk.observer.size)
        self.observation_spaces = {agent: spaces.Box(LOW, HIGH, (size,)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.ids) for agent in self.possible_agents}
        self._no_mask = self.desk.mask() * 0
        self._no_mask.flags.writeable = False

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of `seed`, or any."""
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """Select whoever has to choose, and show what from."""
        self.infos = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        player = self.desk.player
        if player < 0:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[player]
        self.infos[self.agent_selection] = {"action_mask": self.desk.mask()}

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return self.desk.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the selected agent act; None is for one whose game is over.

        Raises IllegalAction or InvalidAction, also where no game is in progress; then nothing has changed.
        """
        self._check_playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.desk.episode.act(id_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.desk.player < 0:
            self.rewards = dict(zip(self.agents, self.desk.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Say in words, as PettingZoo's wrappers do, that `reset` is what is missing."""
            unknown = f"{type(self).__name__!r} object has no attribute {name!r}"
            raise AttributeError(f"{name}: {NO_GAME}" if name in GAME_BEGUN else unknown)

    def render(self) -> str:
        """What the selected agent sees, in plain characters."""
        return self.desk.picture(self.possible_agents.index(self.agent_selection))


class GameParallelEnv(Table, ParallelEnv[str, Shown, int]):
    """A game in which all agents act at every step; who is not asked waits.

    Observations are dictionaries of "observation" and "action_mask". The last id, one more than in `GameEnv`,
    is to wait: it is all that the mask of who is not asked marks, and whatever they choose is ignored.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self._set_up(setting, render_mode)
        shown = spaces.Box(LOW, HIGH, (int(self.desk.observer.size),))
        marks = spaces.MultiBinary(setting.ids + 1)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": shown, "action_mask": marks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(setting.ids + 1) for agent in self.possible_agents}

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        """Begin a game: that of `seed`, or any."""
        del options
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _asked(self) -> list[int]:
        return members(self.desk.episode.state.to_act)

    def _observations(self) -> dict[str, Shown]:
        asked = self._asked()
        return {
            agent: {
                "observation": self.desk.observation(player),
                "action_mask": self._mask(player, player in asked),
            }
            for player, agent in enumerate(self.possible_agents)
        }

    def _mask(self, player: int, asked: bool) -> Mask:
        if asked:
            self.desk.episode.turn_to(player)
        mask = self.desk.mask()
        mask.resize(len(mask) + 1, refcheck=False)
        if not asked:
            mask[:] = 0
            mask[-1] = 1
        return mask

    def _find(self, player: int, actions: dict[str, int]) -> int:
        """What a player who is asked does."""
        agent = self.possible_agents[player]
        if agent not in actions:
            raise InvalidAction(f"{agent} is asked, and there is no action for it; give one for each agent")
        self.desk.episode.turn_to(player)
        return int(self.desk.episode.find(id_of(actions[agent])))

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Shown], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Let all who are asked act.

        Raises IllegalAction or InvalidAction, also where no game is in progress or one who is asked is left
        out; then nothing has changed.
        """
        self._check_playing()
        found = [(player, self._find(player, actions)) for player in self._asked()]
        for player, action in found:
            self.desk.episode.turn_to(player)
            self.desk.episode.push(action)
        agents, over = self.agents, self.desk.player < 0
        rewards = dict(zip(agents, self.desk.rewards(), strict=True))
        self.agents = [] if over else agents
        ended = dict.fromkeys(agents, over)
        return (
            self._observations(),
            rewards,
            ended,
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        """What the first of those asked sees, in plain characters."""
        return self.desk.picture(max(self.desk.player, 0))


def raw_env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    *,
    edition: Path | str | None = None,
    reward: str = "auto",
    features: bool = False,
    render_mode: str | None = None,
) -> GameEnv:
    """A game in turn, without wrappers: what is not legal raises. `Setting` says what the arguments are."""
    return GameEnv(Setting(game, players, options, edition, reward, features), render_mode)


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    *,
    edition: Path | str | None = None,
    reward: str = "auto",
    features: bool = False,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """A game in turn, wrapped as PettingZoo's own are: what is not legal ends the game, with ILLEGAL."""
    raw = raw_env(
        game, players, options, edition=edition, reward=reward, features=features, render_mode=render_mode
    )
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def parallel_env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    *,
    edition: Path | str | None = None,
    reward: str = "auto",
    features: bool = False,
    render_mode: str | None = None,
) -> GameParallelEnv:
    """A game in which all act at every step, as in NEOM with three to five players, or wait."""
    return GameParallelEnv(Setting(game, players, options, edition, reward, features), render_mode)

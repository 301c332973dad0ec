"""The games in Gymnasium: one seat of a table (`SeatEnv`), and many tables at once (`TablesEnv`).

Once this is imported, `gymnasium.make("Gridtown/Neom-v0", players=4, opponents="strong")` makes the first,
and `gymnasium.make_vec` the second. What can't be played is refused in the words of the command line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, SupportsFloat, SupportsIndex

from gridtown.envs import needs

try:
    import gymnasium
except ImportError as error:
    raise ImportError(needs("gymnasium", "Gymnasium")) from error
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import register, registry
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gridtown.core.errors import IllegalAction, InvalidAction, InvalidSetup
from gridtown.envs.batch import Batch
from gridtown.envs.desk import HIGH, LOW, Desk, Mask, Observation, id_of, kept, marks_of, numbers_of, resume
from gridtown.envs.episode import NO_GAME
from gridtown.envs.setting import Options, Setting, seed_of, whole
from gridtown.games import names

ILLEGAL: Final = -1.0
"""The reward of what is not legal; the game ends with it."""

SEEDS: Final = 2**63

WINDOWS: Final = ("batch", "_numbers", "_marks", "_seats", "_ended", "_everywhere")
"""What a copy of many tables makes anew rather than copies."""

DEFAULT: Final = "steady"
"""Who plays the other seats where nobody is named: no thinker, but quick."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table whose other seats are played by bots.

    Observations are float32 rows (`places` says where each block stands), actions ids. `action_masks()` and
    `info["action_mask"]` mark what is legal. What is not ends the game with ILLEGAL, and `info["illegal"]`
    says why. Rewards come at the end. `Setting` says what the arguments are; opponents may be None only where
    one plays alone.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        opponents: str | Sequence[str] | None = DEFAULT,
        seat: int = 0,
        edition: Path | str | None = None,
        reward: str = "auto",
        features: bool = False,
        render_mode: str | None = None,
    ) -> None:
        setting = Setting(game, players, options, edition, reward, features, opponents, seat)
        if opponents is None and setting.setup.players > 1:
            raise InvalidSetup(
                "opponents: None leaves all seats to the caller, which only make_vec does;"
                f" name a bot, such as {DEFAULT}"
            )
        self.metadata = {**self.metadata, "version": setting.version}
        self.render_mode = render_mode
        self.seat = setting.seat
        self.desk = Desk(setting)
        self._playing = False
        self.observation_space = spaces.Box(LOW, HIGH, (int(self.desk.observer.size),))
        self.action_space = spaces.Discrete(setting.ids)

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each named block of an observation begins and ends."""
        return self.desk.observer.places()

    def action_masks(self) -> Mask:
        """1 for the ids of what may be done now; nothing where no game is in progress."""
        mask = self.desk.mask()
        if not self._playing:
            mask[:] = 0
        return mask

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: that of `seed`, or the next one after it. Raises InvalidSetup for what is no seed."""
        del options
        given = None if seed is None else seed_of(seed)
        super().reset(seed=given)
        self.desk.episode.begin(int(self.np_random.integers(SEEDS)) if given is None else given)
        self._playing = self.desk.player >= 0
        return self._observation(), self._info()

    def _observation(self) -> Observation:
        return self.desk.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def step(self, action: np.int64 | int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Act; then bots act until the seat has to choose again or the game is over.

        Raises ResetNeeded where no game is in progress, and InvalidAction for what is no number.
        """
        if not self._playing:
            raise ResetNeeded(NO_GAME)
        id = id_of(action)
        try:
            self.desk.episode.act(id)
        except (IllegalAction, InvalidAction) as error:
            self._playing = False
            return self._observation(), ILLEGAL, True, False, self._info() | {"illegal": str(error)}
        self._playing = self.desk.player >= 0
        reward = 0.0 if self._playing else self.desk.rewards()[self.seat]
        return self._observation(), reward, not self._playing, False, self._info()

    def render(self) -> str | None:
        """What the seat sees, in plain characters, where the render mode is "ansi"."""
        return self.desk.picture(self.seat) if self.render_mode == "ansi" else None


def _tables(num_envs: object) -> int:
    """How many tables are asked for. Raises InvalidSetup for what is no number of tables."""
    tables = whole(num_envs)
    if tables is None or tables < 1:
        raise InvalidSetup(f"num_envs: {num_envs!r} is no number of tables; give one from 1 up")
    return tables


class TablesEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many tables of one setup, stepped together inside the rules.

    Without opponents the caller plays all seats: each row is of whoever has to choose there, and
    `infos["seat"]` says who that is. `infos["action_mask"]` marks what is legal; what is not, in any row,
    raises IllegalAction or InvalidAction, and no row has acted then. A step after the end of a game begins
    the next one. The reward is that of the seat in the row, and comes at the end; `infos["rewards"]` has
    those of all seats. Before the first game begins nothing can be done: InvalidAction. It can be copied and
    pickled in both builds.

    copy: whether observations and masks are arrays of their own. Without, they are the float32 or int8 rows
    that the next step writes.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        edition: Path | str | None = None,
        reward: str = "auto",
        features: bool = False,
        num_envs: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, edition, reward, features, opponents, seat)
        self.metadata = {**self.metadata, "version": self.setting.version}
        self.render_mode = render_mode
        self.num_envs = _tables(num_envs)
        self.copy = copy
        self._open()
        self.single_observation_space = spaces.Box(LOW, HIGH, (int(self.batch.observer.size),))
        self.single_action_space = spaces.Discrete(self.setting.ids)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _open(self) -> None:
        """Set up the tables, and arrays that are windows on their numbers."""
        observer = self.setting.observer()
        self.batch = Batch([self.setting.episode() for _ in range(self.num_envs)], observer)
        self._numbers = numbers_of(self.batch.numbers).reshape(self.num_envs, int(observer.size))
        self._marks = marks_of(self.batch.mask).reshape(self.num_envs, self.setting.ids)
        self._seats: NDArray[np.int32] = np.frombuffer(self.batch.seats, dtype=np.int32)  # type: ignore[call-overload]
        self._ended = marks_of(self.batch.ended)
        self._everywhere = np.ones(self.num_envs, np.bool_)
        self._everywhere.flags.writeable = False

    def __getstate__(self) -> tuple[Any, ...]:
        own = {name: value for name, value in self.__dict__.items() if name not in WINDOWS}
        batch = self.batch
        shown = (batch.seeds, batch.games, self._seats.tolist(), self._ended.tolist())
        return own, [kept(episode) for episode in batch.episodes], shown

    def __setstate__(self, found: tuple[Any, ...]) -> None:
        own, episodes, shown = found
        self.__dict__.update(own)
        self._open()
        for episode, at in zip(self.batch.episodes, episodes, strict=True):
            resume(episode, at)
        self.batch.restore(*shown)

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each named block of an observation begins and ends."""
        return self.batch.observer.places()

    def reset(
        self,
        *,
        seed: SupportsIndex | Iterable[SupportsIndex | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin all games: with `seed` those of seed, seed + 1 and so on, or those of a row's own seeds.

        A row whose seed is None draws one. Raises InvalidSetup for what is no seed, and where there is not
        one for each row.
        """
        del options
        self.batch.begin(self._seeds(seed))
        return self._shown(), self._infos(np.zeros((self.num_envs, self.setting.setup.players)))

    def _seeds(self, seed: Any) -> list[int]:
        """The seeds of all rows, from what `reset` was given."""
        if seed is not None and np.ndim(seed) == 0:
            first = seed_of(seed)
            super().reset(seed=first)
            return [seed_of(first + index) for index in range(self.num_envs)]
        given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise InvalidSetup(f"{len(given)} seeds for {self.num_envs} games; give one for each")
        drawn = self.np_random.integers(SEEDS, size=self.num_envs).tolist() if None in given else given
        return [seed_of(draw if one is None else one) for one, draw in zip(given, drawn, strict=True)]

    def _shown(self) -> NDArray[np.float32]:
        return self._numbers.copy() if self.copy else self._numbers

    def _infos(self, rewards: NDArray[np.float64]) -> dict[str, Any]:
        marks = self._marks.copy() if self.copy else self._marks
        found = {"action_mask": marks, "seat": self._seats.copy(), "rewards": rewards}
        return found | {f"_{name}": self._everywhere for name in found}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act at every table; where a game has just ended, the next one begins instead.

        Raises IllegalAction or InvalidAction where an action is not legal; then nothing has changed.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise InvalidAction(
                f"actions of type {given.dtype} and shape {given.shape}; give whole numbers,"
                f" one for each of {self.num_envs} games"
            )
        self.batch.step(given.tolist())
        ended = self._ended.astype(np.bool_)
        own, rewards = np.zeros(self.num_envs), np.zeros((self.num_envs, self.setting.setup.players))
        for index in ended.nonzero()[0].tolist():
            rewards[index] = self.setting.rewards(self.batch.episodes[index].outcome())
            own[index] = rewards[index, self._seats[index]]
        return self._shown(), own, ended, np.zeros(self.num_envs, np.bool_), self._infos(rewards)

    def render(self) -> tuple[str, ...] | None:
        """What each row sees, in plain characters, where the render mode is "ansi"."""
        if self.render_mode != "ansi":
            return None
        return tuple(
            self.setting.picture(episode.state, int(seat))
            for episode, seat in zip(self.batch.episodes, self._seats, strict=True)
        )


def register_all() -> None:
    """Register each game that isn't yet; none is loaded for it."""
    for name in names():
        id = f"Gridtown/{name.capitalize()}-v0"
        if id not in registry:
            register(
                id,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:TablesEnv",
                kwargs={"game": name},
            )


register_all()

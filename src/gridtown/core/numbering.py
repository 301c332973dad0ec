"""What every game is asked of its numbers: ids of actions, and what seats observe. Learners use both."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from gridtown.core.action import CHANCE
from gridtown.core.choices import Choices
from gridtown.core.codec import Codec
from gridtown.core.errors import InvalidAction
from gridtown.core.features import Features
from gridtown.core.float32 import MOST, number_of
from gridtown.core.game import Game, Setup
from gridtown.core.observer import Observer
from gridtown.core.questions import Questions
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.core.walk import who

S = TypeVar("S", bound=State)

TWINS: Final = 3  # the stream of guesses that are told


class Numbering(Questions[S]):
    """The questions about ids and observations. codec: None for a title without a grammar: it has no ids."""

    def __init__(self, game: Game[S], setup: Setup, seed: int, exhaustive: bool) -> None:
        super().__init__(game, setup, seed, exhaustive)
        self.codec = _codec_of(game)
        self.observer = Observer(game, setup, features=bool(game.feature_blocks()))
        self._twins_of = Rng(seed, TWINS)
        self._written = Features()
        self._row = vec[i32]([0] * int(self.observer.size))

    def check_numbers(self) -> None:
        """Ids are dense, and mean the same whenever they are made; blocks have names of their own."""
        names = [name for name, _ in self.observer.blocks]
        doubled = sorted({name for name in names if names.count(name) > 1})
        self.expect(not doubled, f"several blocks of the observation are called {', '.join(doubled)}")
        codec = self.codec
        if codec is None:
            return
        self._check_dense(CHANCE, int(codec.chance.size))
        self._check_dense(0, int(codec.players.size))
        again = Codec(self.game.grammar.kinds()).digest()
        self.expect(again == codec.digest(), "made once more, ids mean something else")

    def _check_dense(self, player: int, size: int) -> None:
        """Every action has an id, and every id an action."""
        codec = self.codec
        assert codec is not None
        table = codec.chance if player == CHANCE else codec.players
        met: set[int] = set()
        for action in self.space_of[player]:
            self.at_hand = action
            id = int(table.id_of(action))
            self.expect(0 <= id < size, f"its id is {id}, and there are {size}")
            met.add(id)
        self.at_hand = None
        self.expect(len(met) == size, f"of {size} ids {size - len(met)} stand for no action of {who(player)}")

    def check_ids(self, player: int) -> None:
        """Each legal action has an id of its own that leads back to it, and the mask has just these."""
        codec = self.codec
        if codec is None:
            return
        legal = self.legal(player)
        ids = [int(codec.encode(action)) for action in legal]
        self.expect(len(set(ids)) == len(ids), f"two legal actions of {who(player)} have one id")
        states = [self.state] if player == CHANCE else [self.state, self.view(player).known]
        for action, id in zip(legal, ids, strict=True):
            self.at_hand = action
            for state in states:
                back = int(self.game.decode(state, player, id))
                self.expect(back == action, f"its id {id} leads to {back}")
        self.at_hand = None
        if player != CHANCE:
            self._check_mask(legal, ids, codec)
            for id in (-1, int(codec.players.size)):
                self._check_no_id(player, id)

    def _check_mask(self, legal: list[int], ids: list[int], codec: Codec) -> None:
        choices, mask = Choices(), vec[u8]([0] * int(codec.players.size))
        for action in legal:
            choices.add(action)
        codec.mark(choices, mask, 0)
        self.expect(_marked(mask) == sorted(ids), "the mask marks others than the legal actions")
        codec.mark(choices, mask, 0, 0)
        self.expect(not _marked(mask), "the mask can't be cleared again")

    def _check_no_id(self, player: int, id: int) -> None:
        try:
            self.game.decode(self.state, player, id)
        except InvalidAction:
            return
        self.expect(False, f"{id} is taken for the id of an action")

    def check_observation(self) -> None:
        """What a seat observes fits its blocks, follows from what it knows, and changes nothing."""
        viewer = len(self.actions) % self.setup.players
        view = self.view(viewer)
        known = view.known.to_bytes()
        glance = self.game.glance(self.state, viewer).to_bytes()
        self.expect(glance == known, f"at a glance {who(viewer)} sees something else than in the view")
        row = self._told(view)
        self.expect(view.known.to_bytes() == known, f"observing changes the view of {who(viewer)}")
        guess = self.game.determinize(view, self._twins_of)
        same = self._told(self.game.view(guess, viewer)) == row
        self.expect(same, f"{who(viewer)} observes what the view doesn't say: a guess is told otherwise")
        self._check_row(viewer, row)

    def _told(self, view: View[S]) -> list[int]:
        """The observation of a view."""
        told, size = Features(), int(self.observer.size)
        self.observer.read(view, told)
        behind = told.backdrop
        laid = set() if behind is None else {int(told.behind + index) for index in behind.indices}
        place: i64 = 0
        while place < told.count:
            index, value = int(told.index(place)), int(told.value(place))
            self.expect(0 <= index < size, f"number {index} is observed, and there are {size}")
            self.expect(-MOST <= value <= MOST, f"number {index} of the observation is {value}: too large")
            self.expect(index not in laid, f"number {index} is of the backdrop, and observed as well")
            place += 1
        return told.to_list(size)

    def _check_row(self, viewer: int, told: list[int]) -> None:
        """A row that told what was before tells what is now, though only what changed is written."""
        self.observer.fill(self.state, viewer, self._written, self._row, 0)
        for index, value in enumerate(told):
            written = int(number_of(i64(self._row[index])))
            self.expect(
                written == value,
                f"number {index} of the observation is {value}, and {written} after another:"
                " it is added and kept, or other parts are kept than then",
            )


def _codec_of(game: Game[S]) -> Codec | None:
    try:
        return game.codec
    except NotImplementedError:
        return None


def _marked(mask: vec[u8]) -> list[int]:
    """The ids that are marked."""
    return [id for id in range(len(mask)) if mask[id]]

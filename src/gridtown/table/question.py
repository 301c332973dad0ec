"""A question to a bot: which action to take, or what to advise.

It holds what the bot's seat may know and nothing of the rest, so it can be sent to wherever bots think.
"""

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from gridtown.bots import FLOOR
from gridtown.bots.bot import Bot
from gridtown.bots.hint import WORLDS, Advice, HintSearch
from gridtown.bots.search import Search, SearchBot
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.table.info import log_id
from gridtown.table.live_game import LiveGame

MakeBot = Callable[[str, Game[Any], Rng, int], Bot]
"""Makes the bot of a name for a game, with dice of its own and a share of its effort in percent."""

Advise = Callable[[Game[Any], Rng, View[Any], list[int], int, int], list[Advice]]
"""Finds the best of the legal actions in a view, in so many worlds, with a share of the effort in percent."""

HINT: Final = "hint"
"""Who is asked, in place of a bot, where a person wants a hint."""

LEAST_WORLDS: Final = 8
"""In how many worlds a hint is played out at least."""

COMPLAINT: Final = 5000
"""Most characters of a complaint; of a longer one, the end is kept."""


@dataclass(frozen=True)
class Question:
    """A question to a bot, or (HINT) for a hint: which action shall `player` take? Asked only if there is
    more than one.

    seed, place: the match's seed, and where in the player's own stream of it the bot draws; of a hint they
    tell nothing of the match. known: the bytes of what the player may know, and nothing of the rest. match:
    its mark, for the log alone. share: what may be used of the effort, in percent.
    """

    game: str
    players: int
    options: dict[str, str]
    bot: str
    seed: int = field(repr=False)
    player: int
    place: int
    known: bytes = field(repr=False)
    match: str = ""
    share: int = 100

    def __str__(self) -> str:
        return f"match {self.match}, player {self.player} ({self.bot} at {self.game})"


@dataclass(frozen=True)
class Advised:
    """One choice of a hint, as `gridtown.bots.hint.Advice` has it. worlds: in how many it was played out."""

    action: int
    against: int
    expected: float
    gain: float
    error: float
    lines: dict[str, float]
    worlds: int


@dataclass(frozen=True)
class Answer:
    """A legal action, or None and what the bot did wrong. seconds: how long that took; late: too long.

    advice: the choices of a hint, the best first, whose `choice` is the first.
    """

    choice: int | None
    complaint: str = ""
    seconds: float = 0.0
    advice: list[Advised] = field(default_factory=list)
    late: bool = False


def question_of(live: LiveGame, player: int, bot: str) -> Question:
    """The question to the bot that plays a seat."""
    info = live.info
    return Question(
        game=info.game,
        players=info.players,
        options=info.options,
        bot=bot,
        seed=int(info.seed, 16),
        player=player,
        place=live.decisions[player],
        known=live.view(player).known.to_bytes(),
        match=log_id(info.id),
    )


class Thought:
    """A bot's choice in the making, a little at a time: for where others ask meanwhile.

    Its random numbers depend on player and place, so it is reproducible.
    """

    def __init__(self, question: Question, game: Game[Any], make_bot: MakeBot) -> None:
        self._question = question
        self._game = game
        self._make_bot = make_bot
        self._view, self._actions, self._rng = _position(question, game)
        self._search: Search | None = None

    def go_on(self) -> Answer | None:
        """Think on; the answer once there is one. A bot that searches tries one world at a time."""
        try:
            if self._search is None:
                bot = self._make_bot(self._question.bot, self._game, self._rng, self._question.share)
                if isinstance(bot, SearchBot):
                    self._search = bot.begin(self._view, self._actions)
                    return None
                choice = bot.act(self._view, self._actions)
            elif self._search.go_on():
                return None
            else:
                choice = self._search.choice
            if choice in self._actions:
                return Answer(self._actions[self._actions.index(choice)])
            return Answer(None, f"it chose {choice!r:.100}, which is no legal action")
        except Exception:
            return Answer(None, traceback.format_exc()[-COMPLAINT:])


def think(question: Question, game: Game[Any], make_bot: MakeBot) -> Answer:
    """The bot's choice, thought to its end."""
    thought = Thought(question, game, make_bot)
    while (answer := thought.go_on()) is None:
        pass
    return answer


class HintThought:
    """A hint in the making, a world at a time: for where others ask meanwhile."""

    def __init__(self, question: Question, game: Game[Any]) -> None:
        self._question = question
        self._game = game
        self._search: HintSearch | None = None

    def go_on(self) -> Answer | None:
        """Think on; the answer once there is one, which `seek_advice` would give as well."""
        try:
            if self._search is None:
                view, actions, rng = _position(self._question, self._game)
                self._search = HintSearch(self._game, rng, view, actions, *_effort(self._question))
                return None
            return None if self._search.go_on() else _advised(self._search.advice, self._question)
        except Exception:
            return Answer(None, traceback.format_exc()[-COMPLAINT:])


def seek_advice(question: Question, game: Game[Any], advise: Advise) -> Answer:
    """The best choices, each played out in as many worlds as the share of the effort allows."""
    view, actions, rng = _position(question, game)
    try:
        return _advised(advise(game, rng, view, actions, *_effort(question)), question)
    except Exception:
        return Answer(None, traceback.format_exc()[-COMPLAINT:])


def draw_lots(question: Question, game: Game[Any]) -> int:
    """A random legal action instead of a failed bot's; always the same for the same question."""
    _, actions, rng = _position(question, game)
    return actions[int(rng.below(len(actions)))]


def _effort(question: Question) -> tuple[int, int]:
    """In how many worlds a hint is played out, and the percentage of the search's effort."""
    return max(WORLDS * question.share // 100, LEAST_WORLDS), max(question.share, FLOOR)


def _advised(found: list[Advice], question: Question) -> Answer:
    worlds, _ = _effort(question)
    advice = [
        Advised(each.action, each.against, each.expected, each.gain, each.error, each.lines, worlds)
        for each in found
    ]
    return Answer(found[0].action, advice=advice)


def _position(question: Question, game: Game[Any]) -> tuple[View[Any], list[int], Rng]:
    """The player's view, legal actions and random numbers."""
    known = game.from_bytes(question.known)
    rng = Rng(question.seed, 1 + question.player)
    rng.seek(question.place)
    return View(question.player, known), game.legal_actions(known, question.player), rng

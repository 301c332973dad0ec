"""A match on this device: its log in memory, people who are all here, and bots that act step by step."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from gridtown import bots
from gridtown.core.action import actor
from gridtown.core.errors import GridtownError, IllegalAction
from gridtown.core.game import Game
from gridtown.table.admission import Moment
from gridtown.table.ahead import view_after
from gridtown.table.ending import Ending
from gridtown.table.hint import Found, hint_question
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.log import TAKE_BACK, LogEntry, record_of
from gridtown.table.pace import Showing
from gridtown.table.protocol import Command, TakeBackRequest
from gridtown.table.question import Answer, HintThought, Question, Thought, draw_lots, question_of
from gridtown.table.replay import Replay
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat, Seats
from gridtown.table.update import legal_actions

HINTS_KEPT: Final = 8
"""Hints of a match kept in memory."""

WHILE: Final = 0.02
"""Seconds of thinking, a bot's or for a hint, before whoever asks meanwhile is answered."""

HOLDER: Final = "device"
"""Who holds every seat here that is no bot's."""


HintKey = tuple[int, bytes]
"""What a hint depends on: whose it is, and the bytes of what they may know."""


class Match:
    """A match and its log. Its live game is made when it is first wanted, and anew after a failure.

    anew: counts the changes that are told though nothing has happened in the game. touched: is told its id
    when there is something new to be kept.
    """

    def __init__(
        self,
        game: Game[Any],
        info: MatchInfo,
        seats: Sequence[Seat],
        log: list[LogEntry],
        touched: Callable[[str], None],
    ) -> None:
        self.game = game
        self.info = info
        self.seats = Seats(seats)
        self.log = log
        self.anew = 0
        self._touched = touched
        self._live: LiveGame | None = None
        self._showing = Showing()
        self._hints: dict[HintKey, Found] = {}
        self._hint_thought: tuple[HintKey, HintThought] | None = None
        self._thought: Thought | None = None
        self._thought_of: tuple[int, int, str] | None = None

    @property
    def live(self) -> LiveGame:
        """The game as it stands. Raises RequestError where the log can't be replayed."""
        if self._live is None:
            try:
                self._live = LiveGame.replay(self.game, self.info, self.log)
            except GridtownError as error:
                raise RequestError("closed") from error
        return self._live

    @property
    def awake(self) -> bool:
        """Whether anybody has come to the table yet; until then its bots rest."""
        return self._live is not None

    @property
    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(self.live, self.info, self.seats)

    @property
    def ended_by_agreement(self) -> bool:
        """Whether its people ended it, which the rules don't know."""
        return self.info.end == "agreed"

    @property
    def held(self) -> list[int]:
        """The seats of this device."""
        return self.seats.held_by(HOLDER)

    def presence(self, now: datetime) -> list[str]:
        """By seat: "bot", "free" (in a record that was brought) or "here"."""
        return self.seats.present(self.held, now)

    def ending(self, now: datetime) -> Ending:
        """The question of ending it early."""
        return Ending(self.seats, self.info.ending, self.info.end_asked, now, self.held)

    def act(self, player: int, command: Command, now: datetime, seconds: float) -> None:
        """Take a person's command, once. Raises RequestError. seconds: of a monotonic clock."""
        moment = self.moment
        if moment.is_done(player, command.id, command.action):
            return
        self._take(moment.admit(player, command), command.id, now, seconds)

    def take_back(self, player: int, request: TakeBackRequest, now: datetime) -> None:
        """Take a person's last actions back, once. Raises RequestError if they can't be."""
        moment = self.moment
        if moment.is_done(player, request.id, TAKE_BACK):
            return
        moment.check_take_back(player, request)
        try:
            self._write(lambda live: live.take_back(player, request.id, request.steps), now)
        except IllegalAction as error:  # what others chose since rests on what was to be taken back
            raise RequestError("too-late") from error

    def hint(
        self, player: int, after: Sequence[str], now: datetime, clock: Callable[[], float]
    ) -> Found | None:
        """The best choices of a person whose turn it is; None while they are sought. Raises RequestError.

        Who asks again has them sought on, for some WHILE each time. clock: monotonic, in seconds.
        """
        moment = self.moment
        moment.check_hint(player)
        live = moment.live
        asked = hint_question(live, view_after(live, player, after))
        version = live.history.version(player)
        key = asked.player, asked.known
        if key not in self._hints:
            answer = self._seek(key, asked, clock)
            if answer is None:
                return None
            if not answer.advice:
                raise RequestError("no-hint")
            self._hints = dict([*self._hints.items(), (key, Found(0, answer.advice))][-HINTS_KEPT:])
            self._write(lambda live: live.note_hint(player), now)
        return self._hints[key].at(version)

    def rest(self, seconds: float) -> float | None:
        """Seconds until a bot may act; None where none has to."""
        player = self.moment.next_bot
        if player is None:
            return None
        return self._showing.rest(self.info.pace, player, seconds) if self.seats.persons else 0.0

    def let_bot_act(self, now: datetime, seconds: float) -> bool:
        """Let the bot that is next think on, and take one action once it knows which; whether it did."""
        player, live = self.moment.next_bot, self.live
        if player is None:
            return False
        actions = legal_actions(live, live.view(player))
        choice = actions[0] if len(actions) == 1 else self._choice(player)
        if choice is not None:
            self._take([choice], None, now, seconds)
        return choice is not None

    def change(self, **values: Any) -> None:
        """Change what may change of its data."""
        self.info = replace(self.info, **values)
        self._touched(self.info.id)

    def change_seat(self, player: int, **values: Any) -> None:
        """Change what may change of a seat."""
        seats = list(self.seats.all)
        seats[player] = replace(seats[player], **values)
        self._sit(seats)

    def agree(self, agree: bool, now: datetime) -> None:
        """Let the people here want to end it, or no longer; all are here, so it ends."""
        self._sit([replace(seat, agrees=agree) if seat.kind == PERSON else seat for seat in self.seats.all])
        self.change(end_asked=now if agree else None)
        self.end_if_agreed(now)

    def end_if_agreed(self, now: datetime) -> None:
        """End it if it runs and nobody's word is missing for that."""
        if self.info.ended is None and self.ending(now).agreed:
            self.change(changed=now, ended=now, end="agreed", to_act=0)
            self._thought = self._hint_thought = None
            self.anew += 1

    @cached_property
    def replay(self) -> Replay:
        """Its frames; asked for only once it has ended."""
        return Replay(self.game, record_of(self.info, self.log))

    def _sit(self, seats: Sequence[Seat]) -> None:
        before, self.seats = self.seats, Seats(seats)
        self._touched(self.info.id)
        if (before.players, before.names) != (self.seats.players, self.seats.names):
            self.anew += 1

    def _choice(self, player: int) -> int | None:
        """What a bot chooses, once it knows; lots are drawn where it fails."""
        bot = self.seats.players[player]
        question = question_of(self.live, player, bot)
        asked = len(self.log), player, bot  # whatever happens is in the log, so this is another question then
        if self._thought is None or self._thought_of != asked:
            self._thought, self._thought_of = Thought(question, self.game, bots.make_in_turn), asked
        answer = self._thought.go_on()
        if answer is None:
            return None
        self._thought = None
        return draw_lots(question, self.game) if answer.choice is None else answer.choice

    def _seek(self, key: HintKey, asked: Question, clock: Callable[[], float]) -> Answer | None:
        """What a hint is, once that is known; it is sought for a while."""
        if self._hint_thought is None or self._hint_thought[0] != key:
            self._hint_thought = key, HintThought(asked, self.game)
        _, thought = self._hint_thought
        until = clock() + WHILE
        while (answer := thought.go_on()) is None and clock() < until:
            pass
        if answer is not None:
            self._hint_thought = None
        return answer

    def _take(self, actions: Sequence[int], command: str | None, now: datetime, seconds: float) -> None:
        player, before = int(actor(actions[0])), int(self.live.state.to_act)
        self._write(lambda live: live.take_all(actions, command), now)
        if not before & self.live.state.to_act & ~(1 << player):  # else others choose as well, in secret
            self._showing.note(player, seconds)

    def _write(self, do: Callable[[LiveGame], list[LogEntry]], now: datetime) -> None:
        """Apply to the game and add to the log; the game is made anew from its log if that fails."""
        live = self.live
        before = live.history.version(None)
        try:
            self.log += do(live)
        except BaseException:
            self._live = None
            raise
        self.change(to_act=int(live.state.to_act))
        if live.history.version(None) > before:
            self.change(changed=now)
        outcome = self.game.outcome(live.state) if live.play.over else None
        if outcome is not None:
            self.change(changed=now, ended=now, end="finished", scores=list(outcome.scores))


def own_seats(seats: Collection[Seat], now: datetime) -> list[Seat]:
    """The seats of a new table: each person's is held here, for nobody else can come."""
    return [replace(seat, holder=HOLDER, seen=now) if seat.kind == PERSON else seat for seat in seats]

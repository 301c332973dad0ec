"""Admission: whether what somebody asks for at a table may be done now. It checks and does nothing.

All that is checked is asked of a `Moment`, so a table of a server and one without refuse alike.
"""

from dataclasses import dataclass

from gridtown.core.action import CHANCE
from gridtown.table.ahead import state_after
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import Command, TakeBackRequest
from gridtown.table.request_error import RequestError
from gridtown.table.seats import Seats
from gridtown.table.update import parse, take_back


@dataclass(frozen=True)
class Moment:
    """A table as it is now: its game, its data and its seats."""

    live: LiveGame
    info: MatchInfo
    seats: Seats

    def is_done(self, player: int, id: str, wanted: str) -> bool:
        """Whether the player's command was taken before. Raises RequestError for another's id."""
        done = self.live.commands.get((player, id))
        if done is not None and done != wanted:
            raise RequestError("id-reused")
        return done is not None

    def admit(self, player: int, command: Command) -> list[int]:
        """The actions of a command that may be taken now: match runs, player active, not stale, legal.

        Raises RequestError, in the order of docs/protocol.md.
        """
        live = self.live
        *steps, action = [parse(live, player, text) for text in (*command.after, command.action)]
        self.check_acts(player)
        if not live.history.is_fresh(player, command.version):
            raise RequestError("stale")
        state = state_after(live, player, steps)
        if (rule := live.game.explain(state, player, action)) is not None:
            raise RequestError("illegal", rule)
        return [*steps, action]

    def check_take_back(self, player: int, request: TakeBackRequest) -> None:
        """Raise RequestError unless so many of the player's last actions can be taken back."""
        live, steps = self.live, request.steps
        self.check_runs()
        self.check_plays(player)
        if live.used_all_take_backs(player, steps):
            raise RequestError("too-often")
        if take_back(live, player, self.seats) is None or not live.may_take_back_all(player, steps):
            raise RequestError("too-late")
        if not live.history.is_fresh(player, request.version):
            raise RequestError("stale")

    def check_runs(self) -> None:
        """Raise RequestError once the match is over."""
        if self.live.play.over or self.info.ended is not None:
            raise RequestError("over")

    def check_plays(self, player: int) -> None:
        """Raise RequestError if a bot plays the seat: its holder takes it back first."""
        if self.seats.bot(player) is not None:
            raise RequestError("bot-plays")

    def check_acts(self, player: int) -> None:
        """Raise RequestError unless the player is a person who may act now."""
        self.check_runs()
        self.check_plays(player)
        if not self.live.game.may_act(self.live.state, player):
            raise RequestError("not-your-turn")

    def check_hint(self, player: int) -> None:
        """Raise RequestError unless the player may have a hint now."""
        self.check_runs()
        if not has_hints(self.info, self.seats):
            raise RequestError("no-hints")
        self.check_acts(player)

    @property
    def next_bot(self) -> int | None:
        """The next player whose bot has to act; bots commit after the last person has."""
        state = self.live.state
        if self.info.ended is not None or state.to_act & self.seats.persons:
            return None
        to_act = (player for player in self.live.game.players_to_act(state) if player != CHANCE)
        return next((player for player in to_act if self.seats.bot(player) is not None), None)


def has_hints(info: MatchInfo, seats: Seats) -> bool:
    """Whether people may have hints: who plays alone may, else it is the host's choice."""
    return info.hints or seats.alone

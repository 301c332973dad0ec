"""A match that is over, frame by frame: the table after each choice, and the events since the one before."""

from typing import Any, Final

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import InvalidRecord
from gridtown.core.event import Event
from gridtown.core.game import Game
from gridtown.core.outcome import Outcome
from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.table.history import FIRST, Viewer
from gridtown.table.protocol import Update
from gridtown.table.seats import Seats
from gridtown.table.update import event_shown, shown

MAX_ACTIONS: Final = 5000
"""Actions of a record that is still replayed; no game comes near it."""


class Replay:
    """The frames of one record: 0 before the first choice, then one after each, with what chance did.

    states, events, players, actions: by frame; players (-1: nobody) and actions tell who chose what to get
    there. scores: by frame, each player's points so far; [] where the game has none before the end.
    Raises InvalidRecord, naming line and reason, where the record does not hold.
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        if len(record.actions) > MAX_ACTIONS:
            raise InvalidRecord(
                f"line 9: {len(record.actions)} actions are more than the {MAX_ACTIONS} shown here"
            )
        fresh: list[Event] = []
        steps = replay(game, record, fresh)
        self.game = game
        self.states: list[State] = [game.initial(game.setup(record.players, record.options))]
        self.events: list[list[Event]] = [[]]
        self.players = [CHANCE]
        self.actions = [""]
        for text, after in steps:
            self._take(text, after, fresh)
            fresh.clear()
        scores = [game.standing(state) for state in self.states]
        self.scores = scores if scores[0] else []

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return len(self.states) - 1

    @property
    def outcome(self) -> Outcome | None:
        """The outcome by the rules; None where the record stops before the end."""
        return self.game.outcome(self.states[-1])

    def frame(self, number: int, viewer: Viewer, messages: Messages, seats: Seats, since: int = 0) -> Update:
        """A frame as `viewer` knew the table, with the events after the version `since`.

        The version of a frame is one more than its number.
        """
        view: View[Any] = self.game.view(self.states[number], viewer)
        names = messages.seat_names(seats.names)
        fresh = range(max(0, since - FIRST + 1), number + 1)
        return Update(
            version=FIRST + number,
            since=since,
            view=shown(self.game, view),
            legal_actions=[],
            events=[
                event_shown(FIRST + when, event, messages, names)
                for when in fresh
                for event in self.events[when]
                if event.visible_to(viewer)
            ],
            names=names,
            seats=seats.players,
            over=number == self.last,
            take_back=None,
            thinking=[],
            chosen=None,
        )

    def _take(self, text: str, after: State, events: list[Event]) -> None:
        """Add an action; draws belong to the frame of the choice they follow."""
        player = int(actor(self.game.parse_action(text)))
        if player != CHANCE:
            self.states.append(after)
            self.events.append([])
            self.players.append(player)
            self.actions.append(text)
        self.states[-1] = after
        self.events[-1] += events

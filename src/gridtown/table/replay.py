"""A match that is over, frame by frame: the table after each choice, and the events since the one before."""

from collections.abc import Sequence
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
from gridtown.table.protocol import EventShown, Passage, Timeline, Update
from gridtown.table.seats import Seats
from gridtown.table.update import event_shown, shown

MAX_ACTIONS: Final = 5000
"""Actions of a record that is still replayed; no game comes near it."""

PASSAGE: Final = 60
"""Most events of one passage; as a frame is never split, there may be some more."""

WORDINGS: Final = 4
"""In how many languages, or with how many changed names, the words of a match are kept."""


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
        self._wordings: dict[tuple[str, ...], list[list[EventShown] | None]] = {}
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

    @property
    def timeline(self) -> Timeline:
        """Its choices and scores, to step through."""
        together = self.game.facts.talking
        return Timeline(self.last, self.players, self.actions, self.scores, together)

    def frame(self, number: int, viewer: Viewer, messages: Messages, seats: Seats, since: int = 0) -> Update:
        """A frame as `viewer` knew the table, with the newest events after the version `since`.

        The version of a frame is one more than its number.
        """
        view: View[Any] = self.game.view(self.states[number], viewer)
        names = messages.seat_names(seats.names)
        told = self.passage(viewer, messages, names, since, FIRST + number)
        return Update(
            version=FIRST + number,
            since=told.since,
            view=shown(self.game, view),
            legal_actions=[],
            events=told.events,
            names=names,
            seats=seats.players,
            over=number == self.last,
            take_back=None,
            thinking=[],
            chosen=None,
        )

    def passage(
        self, viewer: Viewer, messages: Messages, names: Sequence[str], since: int, upto: int | None = None
    ) -> Passage:
        """The newest events after the version `since`, up to another, as `viewer` was told them."""
        events: list[EventShown] = []
        last = self.last if upto is None else min(self.last, upto - FIRST)
        for number in range(last, max(since - FIRST, -1), -1):
            told = [
                words
                for event, words in zip(self.events[number], self._told(number, messages, names), strict=True)
                if event.visible_to(viewer)
            ]
            if events and len(events) + len(told) > PASSAGE:
                return Passage(FIRST + number, events)
            events = told + events
        return Passage(since, events)

    def _told(self, number: int, messages: Messages, names: Sequence[str]) -> list[EventShown]:
        """The events of a frame in words, which are kept: many read the same match."""
        key = (messages.lang, *names)
        if key not in self._wordings and len(self._wordings) >= WORDINGS:
            self._wordings.clear()
        wording = self._wordings.setdefault(key, [None] * len(self.events))
        told = wording[number]
        if told is None:
            events = self.events[number]
            told = [event_shown(FIRST + number, event, messages, names) for event in events]
            wording[number] = told
        return told

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

"""A match that is over, moment by moment: what it looked like after every choice, and what happened then."""

from collections import OrderedDict
from datetime import datetime
from typing import Any, Final
from weakref import WeakValueDictionary

import anyio

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import InvalidRecord
from gridtown.core.game import Game
from gridtown.core.outcome import Outcome
from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.core.rule import Event
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.server.disk.store import Store
from gridtown.server.play.course import record_of
from gridtown.server.play.history import FIRST, Viewer
from gridtown.server.play.match import Match
from gridtown.server.play.seats import Seats
from gridtown.server.play.update import happening
from gridtown.server.protocol import Update
from gridtown.server.refusal import Refusal

LONGEST: Final = 5000
"""Actions of a record that is still replayed here; no game comes near it."""

KEPT: Final = 16
"""Films kept in memory; those longest not looked at give way."""


class Film:
    """The moments of one record: 0 before the first choice, then one after each, with what chance did.

    states, events, players, actions: by moment; players (-1: nobody) and actions tell who chose what to get
    there. scores: by moment, each player's points so far; [] where the game counts none on the way.
    Raises InvalidRecord, naming line and reason, where the record does not hold.
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        if len(record.actions) > LONGEST:
            raise InvalidRecord(
                f"line 9: {len(record.actions)} actions are more than the {LONGEST} shown here"
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
        """The last moment."""
        return len(self.states) - 1

    @property
    def outcome(self) -> Outcome | None:
        """How it ended by the rules; None where it was left before."""
        return self.game.outcome(self.states[-1])

    def shown(self, moment: int, viewer: Viewer, messages: Messages, seats: Seats, since: int = 0) -> Update:
        """A moment as `viewer` knew it, with what had happened after the version `since`.

        The version of a moment is one more than its number.
        """
        view: View[Any] = self.game.view(self.states[moment], viewer)
        names = messages.seat_names(seats.names)
        fresh = range(max(0, since - FIRST + 1), moment + 1)
        return Update(
            version=FIRST + moment,
            since=since,
            view=self.game.present(view),
            legal_actions=[],
            events=[
                happening(FIRST + when, event, messages, names)
                for when in fresh
                for event in self.events[when]
                if event.visible_to(viewer)
            ],
            names=names,
            seats=seats.players,
            over=moment == self.last,
            take_back=None,
        )

    def _take(self, text: str, after: State, events: list[Event]) -> None:
        """Go on by an action; draws belong to the moment of the choice they follow."""
        player = int(actor(self.game.parse_action(text)))
        if player != CHANCE:
            self.states.append(after)
            self.events.append([])
            self.players.append(player)
            self.actions.append(text)
        self.states[-1] = after
        self.events[-1] += events


class Films:
    """The films of matches that are over, made when asked for; the latest few are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: OrderedDict[tuple[str, datetime], Film] = OrderedDict()
        self._making: WeakValueDictionary[tuple[str, datetime], anyio.Lock] = WeakValueDictionary()

    async def of(self, match: Match) -> Film:
        """The film of a match. Raises Refusal while it runs."""
        id = match.entry.id, match.entry.created  # one that was removed may be wished for again
        if match.entry.ended is None:
            raise Refusal("not-over")
        async with self._making.setdefault(id, anyio.Lock()):  # it lives as long as somebody waits for it
            if id not in self._made:
                record = record_of(match.entry, await self._store.log(match.entry.id))
                self._made[id] = await anyio.to_thread.run_sync(Film, match.game, record)
            self._made.move_to_end(id)
            film = self._made[id]
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return film

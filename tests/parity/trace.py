"""What one build makes of random games, line by line, so that two builds can be compared.

Run as a program it reads a task as JSON and prints the answer as JSON.
"""

import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, TypedDict

from gridtown.core.action import CHANCE, actor
from gridtown.core.digest import digest, fingerprint
from gridtown.core.event import Event
from gridtown.core.features import Features
from gridtown.core.game import Game, Option, Setup
from gridtown.core.observer import Observer
from gridtown.core.play import Play, replay
from gridtown.core.preview import Preview
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.games import load

ANSWERS_EVERY = 12  # plies
COMBINATIONS = 8  # of options
REASONS = 1000  # asked for at once, about; where more is forbidden, others the next time


class Case(TypedDict):
    """A game to be played at random."""

    game: str
    players: int
    options: dict[str, str]
    seed: int


class Task(TypedDict):
    """play: games to trace. replay: pairs of a game and a record's text."""

    play: list[Case]
    replay: list[tuple[str, str]]


class Answer(TypedDict):
    """traces: the lines of each game. records: what it wrote. replays: the lines of each replay."""

    traces: list[list[str]]
    records: list[str]
    replays: list[list[str]]


def setups(game: Game[Any]) -> Iterator[Setup]:
    """Every number of players with every value of every option: combined in all ways where these are few,
    else by turns, so that over the numbers of players different values meet. What is not offered is left out.
    """
    low, high = game.facts.players
    for players in range(low, high + 1):
        options = [option for option in game.facts.options if option.seats(players)]
        values = [option.values for option in options]
        every = list(itertools.product(*values))
        combined = every
        if len(every) > COMBINATIONS:
            combined = [
                tuple(some[(row + place * players) % len(some)] for place, some in enumerate(values))
                for row in range(max(len(some) for some in values))
            ]
        for options_of in dict.fromkeys(_offered(options, players, chosen) for chosen in combined):
            yield game.setup(players, dict(options_of))


def _offered(options: Sequence[Option], players: int, values: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The options that are offered with these values of all, each with its own."""
    chosen: dict[str, str] = {}
    for option, value in zip(options, values, strict=True):
        if option.offered(players, chosen):
            chosen[option.name] = value
    return tuple(chosen.items())


class Tracer:
    """A random game of `case`, told line by line: after every ply what happened and who knows what."""

    def __init__(self, case: Case) -> None:
        self.game = load(case["game"])
        setup = self.game.setup(case["players"], case["options"])
        self.play: Play[Any] = Play(self.game, setup, case["seed"])
        self.seats = range(case["players"])
        self.choices = Rng(case["seed"], 1)
        self.guesses = Rng(case["seed"], 2)
        self.observer = Observer(self.game, setup)
        self.observed = Features()
        self.lines = [repr(case), self.game.codec.digest()]
        self.plies = 0

    def run(self) -> None:
        """Play to the end."""
        self._position()
        while not self.play.over:
            self._step()
            self._position()
        self.lines.append(repr(self.game.outcome(self.play.state)))

    def _step(self) -> None:
        active = self.game.players_to_act(self.play.state)
        player = active[int(self.choices.below(len(active)))]
        legal = self.game.legal_actions(self.play.state, player)
        if self.plies % ANSWERS_EVERY == 0:
            self.lines += self._answers(player, legal)
        self.plies += 1
        events: list[Event] = []
        done = len(self.play.record.actions)
        self.play.apply(legal[int(self.choices.below(len(legal)))], events)
        self.lines.append(
            f"{' | '.join(self.play.record.actions[done:])} {fingerprint(repr(events).encode())}"
        )

    def _position(self) -> None:
        """State, legal actions, every view and what it is observed as, as digests."""
        state: State = self.play.state
        legal = repr([self.game.legal_actions(state, player) for player in (CHANCE, *self.seats)])
        seen = [self.game.view(state, viewer) for viewer in (None, *self.seats)]
        views = fingerprint(b"".join(view.known.to_bytes() for view in seen))
        told = fingerprint(repr([self._observation(view) for view in seen[1:]]).encode())
        self.lines.append(
            f"state {digest(state)} legal {fingerprint(legal.encode())} views {views} observed {told}"
        )

    def _observation(self, view: View[State]) -> list[int]:
        self.observer.read(view, self.observed)
        return self.observed.to_list(int(self.observer.size))

    def _answers(self, player: int, legal: list[int]) -> Iterator[str]:
        """What can be asked here: why all else is forbidden, previews, values, a guess, notation."""
        game, state = self.game, self.play.state
        view, allowed = game.view(state, player), set(legal)
        space = (action for action in game.all_actions(state) if actor(action) == player)
        forbidden = [action for action in space if action not in allowed]
        step = 1 + len(forbidden) // REASONS
        for action in forbidden[self.plies // ANSWERS_EVERY % step :: step]:
            yield f"{game.write_action(action)}: {game.reason(view, player, action)!r}"
        for action in legal:
            shown = json.dumps(game.present_action(view, action))
            yield f"{shown} {said(game.preview(view, action))} {game.value(view, action)!r}"
        yield f"guess {digest(game.determinize(view, self.guesses))}"
        yield f"presented {fingerprint(json.dumps(game.present(view)).encode())}"
        yield game.write_state(state)


def said(preview: Preview) -> list[Any]:
    """A preview as data."""
    costs = [[cost.payee, cost.amount, cost.what, cost.args, cost.conditional] for cost in preview.costs]
    changes = [
        [change.line, change.amount, change.conditional, change.player, change.args]
        for change in preview.changes
    ]
    return [costs, changes]


def walk(name: str, text: str) -> list[str]:
    """Replay the record in `text`."""
    record = Record.from_json(text)
    return [f"{action} {digest(state)}" for action, state in replay(load(name), record)]


def answer(task: Task) -> Answer:
    """Carry out a task."""
    tracers = [Tracer(case) for case in task["play"]]
    for tracer in tracers:
        tracer.run()
    return {
        "traces": [tracer.lines for tracer in tracers],
        "records": [tracer.play.record.to_json() for tracer in tracers],
        "replays": [walk(name, text) for name, text in task["replay"]],
    }


if __name__ == "__main__":
    json.dump(answer(json.load(sys.stdin)), sys.stdout)

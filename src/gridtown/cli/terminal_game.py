"""A game in the terminal: one person in the first seat, bots in the others."""

import shlex
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import typer

from gridtown.bots import make
from gridtown.bots.bot import Bot, choose
from gridtown.cli.action_text import choice_lines, explain
from gridtown.cli.parts import part
from gridtown.cli.replay import game_of, read_record
from gridtown.cli.screen import console
from gridtown.core.action import actor
from gridtown.core.choices import Choices
from gridtown.core.errors import GridtownError
from gridtown.core.event import Event
from gridtown.core.game import Game, Setup
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.words import escape
from gridtown.messages import PLACES, Messages
from gridtown.study.simulate import seat_bots

PERSON = 0

MANY: Final = 20
"""Longer lists of choices are folded, where the game says what some of them have in common."""

Lines = list[list[int]]
"""Choices, a line each: an action, or several folded into one line."""


class Leave(Exception):
    """The person wants to go."""


def begin(
    rules: Game[Any], setup: Setup, seed: int, bots: Sequence[str], lang: str, save: Path | None
) -> "TerminalGame":
    """A new game. Raises InvalidSetup for bots there are no seats for."""
    opening: list[Event] = []
    play = Play(rules, setup, seed, opening)
    played = TerminalGame(play, _seated(bots, setup.players), Messages(rules, lang), save)
    played.news += opening
    return played


def resumed(
    record: str, edition: Path | None, bots: Sequence[str], lang: str, save: Path | None
) -> "TerminalGame":
    """A game that goes on from a record. Raises InvalidRecord if it does not hold."""
    log = read_record(record)
    rules = game_of(log, edition)
    play = Play.resume(rules, log)
    played = TerminalGame(play, _seated(bots, log.players), Messages(rules, lang), save)
    for action in play.record.actions:
        played.count(rules.parse_action(action))
    return played


def _seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    return seat_bots(bots, players - 1) if players > 1 else ()


class TerminalGame:
    """One game. bots: the names of those in the seats after the person's.

    news: what has happened and was not told yet.
    """

    def __init__(self, play: Play[Any], bots: Sequence[str], words: Messages, save: Path | None) -> None:
        self.play = play
        self.rules: Game[Any] = play.game
        self.words = words
        bot_names = (words.text("bot-named", kind=bot, number=seat) for seat, bot in enumerate(bots, 2))
        self.names = play.record.names or [words.text("seat-number", number=1), *bot_names]
        self._save = save
        self._bots: list[Bot] = [self._bot(name, seat) for seat, name in enumerate(bots, 1)]
        self._taken = [0] * (len(bots) + 1)
        self.news: list[Event] = []

    def _bot(self, name: str, seat: int) -> Bot:
        return make(name, self.rules, Rng(self.play.record.seed, 1 + seat))

    def run(self, again: Sequence[str]) -> None:
        """Play to the end, or until the person goes; then the record is kept.

        again: the options that going on from the record needs once more.
        """
        try:
            while not self.play.over:
                player = self.rules.players_to_act(self.play.state)[0]
                self._take(self._ask() if player == PERSON else self._think(player))
        except (Leave, EOFError):
            self._leave(again)
        except KeyboardInterrupt:
            console.print()
            self._leave(again)
            raise typer.Exit(130) from None
        else:
            self._end()

    def _take(self, action: int) -> None:
        self.play.apply(action, self.news)
        self.count(action)

    def count(self, action: int) -> None:
        """Note who has taken an action: a bot draws at its own number of actions."""
        if (player := int(actor(action))) >= 0:
            self._taken[player] += 1

    def _think(self, player: int) -> int:
        legal = Choices()
        self.rules.generate(self.play.state, player, legal)
        bot, taken = self._bots[player - 1], self._taken[player]
        return int(choose(self.rules, self.play.state, bot, player, taken, legal))

    def _ask(self) -> int:
        """The person's choice; what leaves no choice is done at once."""
        view = self.rules.view(self.play.state, PERSON)
        legal = self.rules.legal_actions(view.known, PERSON)
        self._tell()
        if len(legal) == 1:
            said, _ = self._describe(view, legal[0])
            console.print(f"[dim]{escape(self.words.text('play-forced', action=said))}[/]")
            return legal[0]
        chosen: list[int] = []
        while len(chosen) != 1:
            chosen = self._choose(view, [[action] for action in chosen] or self._folded(view, legal))
        return chosen[0]

    def _folded(self, view: Any, legal: list[int]) -> Lines:
        """The choices, in a long list those together that have something in common."""
        if len(legal) <= MANY:
            return [[action] for action in legal]
        lines: dict[object, list[int]] = {}
        for action in legal:
            lines.setdefault(self._fold(view, action) or action, []).append(action)
        return list(lines.values())

    def _fold(self, view: Any, action: int) -> str:
        """The words that an action has in common with others; "" if none."""
        fold = getattr(part(self.rules, "terminal"), "fold", None)
        return "" if fold is None else str(fold(self.rules, view, action, self.words))

    def _choose(self, view: Any, lines: Lines) -> list[int]:
        """The actions of the line that the person chooses; none for going back to where lines are folded."""
        self._show(view, lines)
        while True:
            chosen = self._answer(view, lines, console.input(self.words.text("play-choose") + " ").strip())
            if chosen is not None:
                return chosen

    def _answer(self, view: Any, lines: Lines, typed: str) -> list[int] | None:
        """The actions a line of input means; None when it was a question, or nonsense."""
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:9]) <= len(lines):
            return lines[int(typed[:9]) - 1]
        if typed.lower() in ("q", "quit"):
            raise Leave
        if typed.lower() in ("b", "back"):
            return []
        if typed.startswith("?"):
            self._explain(view, [line[0] for line in lines], typed[1:].strip())
        elif typed.lower().startswith("v"):
            self._visit(view, typed[1:].strip())
        elif typed.lower() in ("", "s"):
            self._show(view, lines)
        else:
            console.print(escape(self.words.text("play-not-a-choice", typed=typed, most=len(lines))))
        return None

    def _explain(self, view: Any, legal: list[int], about: str) -> None:
        if about:
            console.print(escape(explain(self.rules, view, legal, about, self.words, self.names)))
        else:
            example = self.rules.write_action(legal[0]).partition(" ")[2]
            console.print(escape(self.words.text("play-help", example=example)))

    def _visit(self, view: Any, seat: str) -> None:
        """Draw the table with another seat's part of it large."""
        if seat.isascii() and seat.isdecimal() and 1 <= int(seat[:9]) <= len(self.names):
            self._draw(view, {}, int(seat[:9]) - 1)
        else:
            console.print(escape(self.words.text("play-no-seat", most=len(self.names))))

    def _show(self, view: Any, lines: Lines) -> None:
        """The table, what to do, and the choices."""
        console.print()
        self._draw(view, self._marks(view, lines))
        drawing = part(self.rules, "terminal")
        if drawing is not None:
            first = [line[0] for line in lines]
            console.print(f"\n[bold]{escape(drawing.prompt(self.rules, view, first, self.words))}[/]")
        for number, line in enumerate(lines, 1):
            head, rest = self._describe_line(view, line)
            console.print(
                f"[bold]{number:3}[/] {escape(head)}" + (f" [dim]{escape(rest)}[/]" if rest else "")
            )

    def _marks(self, view: Any, lines: Lines) -> dict[str, str]:
        """The numbers of the lines that alone lead to a place, by place."""
        said = [self.rules.present_action(view, line[0]) if len(line) == 1 else {} for line in lines]
        places = [
            (str(one[kind]), str(number))
            for number, one in enumerate(said, 1)
            for kind in PLACES
            if kind in one
        ]
        times = Counter(place for place, _ in places)
        return {place: number for place, number in places if times[place] == 1}

    def _describe_line(self, view: Any, line: list[int]) -> tuple[str, str]:
        if len(line) == 1:
            return self._describe(view, line[0])
        return self._fold(view, line[0]), self.words.text("play-folded", count=len(line))

    def _draw(self, view: Any, marks: dict[str, str], seat: int | None = None) -> None:
        drawing = part(self.rules, "terminal")
        if drawing is None:
            console.print_json(data=self.rules.present(view))
            return
        for line in drawing.draw(self.rules, view, self.words, self.names, marks, seat):
            console.print(line)

    def _describe(self, view: Any, action: int) -> tuple[str, str]:
        return choice_lines(self.rules, view, action, self.words, self.names)

    def _tell(self) -> None:
        """The events since the person last chose."""
        news, self.news[:] = [event for event in self.news if event.visible_to(PERSON)], []
        for event in news:
            console.print(f"· {escape(self.words.event(event, self.names))}")

    def _end(self) -> None:
        self._tell()
        view = self.rules.view(self.play.state, PERSON)
        console.print()
        self._draw(view, {})
        drawing = part(self.rules, "terminal")
        for line in drawing.ending(self.rules, view, self.words, self.names) if drawing else []:
            console.print(line)
        if self._save is not None:
            self._keep()

    def _leave(self, again: Sequence[str]) -> None:
        """Write the record, and show the command that goes on with it."""
        command = shlex.join(["gridtown", "play", "--terminal", "--resume", str(self._keep()), *again])
        console.print(escape(self.words.text("play-go-on", command=command)), soft_wrap=True)

    def _keep(self) -> Path:
        """Write the record; a file of a name of its own unless one was given. Raises GridtownError."""
        stamp = f"{datetime.now():%Y%m%d-%H%M%S}"
        path = self._save or Path(f"gridtown-{self.rules.facts.id}-{stamp}.json")
        try:
            path.write_text(self.play.record.to_json(), encoding="utf-8")
        except OSError as error:
            raise GridtownError(f"{path}: the record can't be written: {error.strerror}") from error
        console.print(escape(self.words.text("play-saved", file=str(path))))
        return path

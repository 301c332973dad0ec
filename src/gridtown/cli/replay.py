"""`gridtown replay`: walks through a record, or verifies it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from gridtown.cli.options import EditionOption, JsonOption, LangOption, language, print_json
from gridtown.cli.parts import part
from gridtown.cli.screen import console
from gridtown.cli.texts import read_text
from gridtown.core.errors import GridtownError, InvalidRecord, InvalidSetup
from gridtown.core.event import Event
from gridtown.core.game import Game
from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.core.words import escape
from gridtown.games import load
from gridtown.messages import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)

RecordArgument = Annotated[str, typer.Argument(metavar="RECORD", help="A record; - reads it from stdin.")]
VerifyOption = Annotated[bool, typer.Option("--verify", help="Only say whether the record is valid.")]
ToOption = Annotated[
    int | None, typer.Option("--to", min=0, metavar="N", help="Stop after N actions and draw the table.")
]


@app.command("replay")
def command(
    record: RecordArgument,
    verify: VerifyOption = False,
    to: ToOption = None,
    edition: EditionOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Step through a record: every action and what followed from it; or --verify it.

    Every choice is checked against the rules, every draw against the seed.
    """
    try:
        log = read_record(record)
        rules = game_of(log, edition)
        state = final_state(rules, log)
    except GridtownError as error:
        if json:
            print_json({"ok": False, "fault": str(error)})
        raise
    answer = _summary(rules, log, state)
    if not verify:
        words = Messages(rules, language(lang))
        walk = list(steps(rules, log, to))
        if json:
            print_json({**answer, "steps": [_step_json(step, words, log.names) for step in walk]})
        else:
            _show_walk(rules, walk, words, log.names)
    elif json:
        print_json(answer)
    else:
        console.print(
            f"{record}: holds; {len(log.actions)} actions, {'ended' if answer['over'] else 'unfinished'}"
        )


def read_record(name: str) -> Record:
    """The record in a file. Raises GridtownError when it can't be read, InvalidRecord when it is none."""
    try:
        return Record.from_json(read_text(name))
    except InvalidRecord as error:
        raise InvalidRecord(f"{name}: {error}") from error
    except ValueError as error:  # what is no text, or numbers beyond what a reader takes
        raise InvalidRecord(f"{name}: line 1: this is no Gridtown record: {error}") from error


def game_of(record: Record, edition: Path | None) -> Game[Any]:
    """The game a record is of. Raises InvalidRecord where there is no such game."""
    try:
        return load(record.game, edition)
    except InvalidSetup as error:
        raise InvalidRecord(f"line {record.field_lines['game']}: {error}") from error


def final_state(rules: Game[Any], record: Record) -> Any:
    """The end of a record, all of it verified. Raises InvalidRecord naming line and reason."""
    state = rules.initial(rules.setup(record.players, record.options)) if not record.actions else None
    for _, after in replay(rules, record):
        state = after
    return state


def _summary(rules: Game[Any], record: Record, state: Any) -> dict[str, Any]:
    outcome = rules.outcome(state)
    return {
        "ok": True,
        "game": record.game,
        "players": record.players,
        "names": record.names,
        "options": record.options,
        "seed": f"{record.seed:032x}",
        "actions": len(record.actions),
        "over": outcome is not None,
        "scores": None if outcome is None else outcome.scores,
        "ranking": None if outcome is None else outcome.ranking,
    }


class Step:
    """An action in notation, the events it brought about, and the state after it."""

    def __init__(self, number: int, action: str, events: list[Event], state: Any) -> None:
        self.number = number
        self.action = action
        self.events = events
        self.state = state


def steps(rules: Game[Any], record: Record, to: int | None) -> Iterator[Step]:
    """The actions of a verified record one by one, up to number `to`."""
    state = rules.initial(rules.setup(record.players, record.options))
    for number, action in enumerate(record.actions[:to], 1):
        events: list[Event] = []
        state = rules.apply(state, rules.parse_action(action), events)
        yield Step(number, action, events, state)


def _show_walk(rules: Game[Any], walk: list[Step], words: Messages, names: list[str]) -> None:
    for step in walk:
        console.print(f"[dim]{step.number:4}[/] {escape(step.action)}", soft_wrap=True)
        for event in step.events:
            console.print(f"       {escape(words.event(event, names))}", soft_wrap=True)
    drawing = part(rules, "terminal")
    if walk and drawing is not None:
        for line in drawing.draw(rules, rules.view(walk[-1].state, None), words, names):
            console.print(line, soft_wrap=True)


def _step_json(step: Step, words: Messages, names: list[str]) -> dict[str, Any]:
    events = [{"id": event.id, "player": event.player, "args": event.args, "text": words.event(event, names)}
              for event in step.events]  # fmt: skip
    return {"number": step.number, "action": step.action, "events": events}

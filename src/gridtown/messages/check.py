"""Check of a game's words: what is missing or broken in each language, by file, line and id."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast, visitor

from gridtown.core.errors import EndlessGame
from gridtown.core.game import Game, Setup
from gridtown.core.play import Play
from gridtown.core.questions import LIMIT
from gridtown.core.rng import Rng
from gridtown.declared import Declared
from gridtown.messages import FUNCTIONS, LANGUAGES, _as_id, source

LOOKED_AT: Final = 32
"""How many actions, of all that a player might think of, are asked about at every ply."""

Heard = Mapping[str, set[str]]
"""Ids of what came up in a game, each with the arguments it was told with."""


class _Uses(visitor.Visitor):
    """What a message uses: the arguments, other messages and terms, and functions."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.arguments: set[str] = set()
        self.others: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.others |= {node.id.name} - FUNCTIONS.keys()
        self.generic_visit(node)


class _Words:
    """The words of a game, or of the program, in one language.

    file: where they stand. lines, uses: of each message. faults: what can't be read, and what is said twice.
    """

    def __init__(self, game: Game[Any] | None, lang: str) -> None:
        self.lang = lang
        text = source(game, lang)
        self.file, self._before = _place(game, lang, text)
        self.lines: dict[str, int] = {}
        self.uses: dict[str, _Uses] = {}
        self.faults: list[str] = []
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1 + self._before
            if isinstance(entry, ast.Junk):
                said = (entry.content or "").strip().partition("\n")[0]
                why = entry.annotations[0].message if entry.annotations else "write id = words"
                self.faults.append(f"{self.file}, line {line}: {said!r} is no message: {why}")
            elif isinstance(entry, ast.Message | ast.Term):
                id = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                if id in self.lines:
                    self.faults.append(f"{self.file}, line {line}: {id} is said twice; remove one")
                self.lines[id], self.uses[id] = line, _Uses(entry)

    def at(self, id: str) -> str:
        """Where a message stands."""
        return f"{self.file}, line {self.lines[id]}: {id}"

    def lacks(self, id: str) -> str:
        """The fault that a message is missing."""
        return f"{self.file}: no words for {id} in {self.lang!r}; write {id} = …"


def faults(game: Game[Any]) -> list[str]:
    """All that is wrong with a game's words before it is played: broken, missing or taken ids."""
    program = {lang: _Words(None, lang) for lang in LANGUAGES}
    own = {lang: _Words(game, lang) for lang in LANGUAGES}
    said = {id for words in own.values() for id in words.lines if not id.startswith("-")} | {*_needed(game)}
    found = []
    for lang, words in own.items():
        found += words.faults
        found += [words.lacks(id) for id in sorted(said - words.lines.keys())]
        for id, uses in words.uses.items():
            found += _faults_of(words, id, uses, program[lang])
    first = own[LANGUAGES[0]]
    for lang in LANGUAGES[1:]:
        found += _differences(first, own[lang])
    return found


def heard(game: Game[Any], setup: Setup, seed: int) -> Heard:
    """What comes up in a random game: its events, the rules that forbid something, and previews' lines.

    Raises EndlessGame for a game that does not end.
    """
    found: dict[str, set[str]] = {}
    events: list[Any] = []
    play, rng = Play(game, setup, seed, events), Rng(seed, 1)
    space = game.all_actions(play.state)
    for _ in range(LIMIT):
        for event in events:
            found[f"event-{event.id}"] = {"player", *event.args}
        events.clear()
        if play.over:
            return found
        some = [space[int(rng.below(len(space)))] for _ in range(LOOKED_AT)]
        for player in range(setup.players):
            rules = [game.explain(play.state, player, action) for action in some]
            found |= {f"rule-{rule.id}": {*rule.args} for rule in rules if rule is not None}
        player = play.to_act[int(rng.below(len(play.to_act)))]
        legal = game.legal_actions(play.state, player)
        action = legal[int(rng.below(len(legal)))]
        found |= _foretold(game, play, player, action)
        play.apply(action, events)
    raise EndlessGame


def _foretold(game: Game[Any], play: Play[Any], player: int, action: int) -> Heard:
    """The costs and the lines that the preview of an action names."""
    preview = game.preview(game.view(play.state, player), action)
    costs = {f"preview-{cost.what}": {*cost.args, "amount", "player"} for cost in preview.costs}
    return costs | {f"line-{change.line}": {*change.args, "amount"} for change in preview.changes}


def unsaid(game: Game[Any], told: Heard) -> list[str]:
    """What came up in games and has no words in some language, or words that use other arguments."""
    found = []
    for lang in LANGUAGES:
        words, program = _Words(game, lang), _Words(None, lang)
        for id, arguments in told.items():
            if id in program.lines:
                continue
            if id not in words.lines:
                found.append(words.lacks(id))
                continue
            for one in sorted(words.uses[id].arguments - arguments - {f"{name}_or" for name in arguments}):
                given = ", ".join(f"${name}" for name in sorted(arguments)) or "nothing"
                found.append(f"{words.at(id)} uses ${one}; it is told {given}")
    return found


def _needed(game: Game[Any]) -> Iterator[str]:
    """The messages that a game needs, however it is played."""
    yield "blurb"
    for option in game.facts.options:
        yield from (f"option-{option.name}", f"option-{option.name}-summary")
        yield from (f"option-{option.name}-{_as_id(value)}" for value in option.values)
    if isinstance(game, Declared):
        yield f"line-{game.line}"
        for kind in game.by_players:
            yield from (f"action-{kind.word}", f"step-{kind.word}")


def _faults_of(words: _Words, id: str, uses: _Uses, program: _Words) -> Iterator[str]:
    if id in program.lines:
        yield f"{words.at(id)} is the program's own; call it something else"
    for other in sorted(uses.others - words.lines.keys() - program.lines.keys()):
        yield f"{words.at(id)} uses {other}, which there is not"


def _differences(first: _Words, words: _Words) -> Iterator[str]:
    """Messages that use other arguments than those of the first language."""
    for id in first.uses.keys() & words.uses.keys():
        for one in sorted(words.uses[id].arguments ^ first.uses[id].arguments):
            there, lacking = (first, words) if one in first.uses[id].arguments else (words, first)
            line = f"line {lacking.lines[id]}, in {lacking.lang!r}"
            yield f"{there.at(id)} uses ${one}, which it does not in {line}"


def _place(game: Game[Any] | None, lang: str, text: str) -> tuple[str, int]:
    """The file where words stand, and how many lines come before them."""
    file = Path(inspect.getfile(type(game))) if game is not None else Path(__file__)
    if game is None or not game.words(lang):
        return str(file.parent / ("" if game is None else "messages") / f"{lang}.ftl"), 0
    before, found, _ = file.read_text(encoding="utf-8").partition(text)
    return (str(file), before.count("\n")) if found else (f"{file}, messages[{lang!r}]", 0)

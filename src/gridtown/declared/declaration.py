"""Demands on a declared game; what is missing or can't be is said with what to write instead."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from gridtown.core.errors import InvalidGame
from gridtown.core.game import Game, Option
from gridtown.core.plain_fields import OneOfForm
from gridtown.declared.fields import number_of
from gridtown.declared.kind import Kind
from gridtown.declared.state import State
from gridtown.editions.box import Box

PARTS: Final = {
    "id": 'id = "lots"',
    "title": 'title = "Lots"',
    "players": "players = (2, 4), the fewest and the most",
    "state": "state = LotsState, a subclass of State",
    "kinds": "kinds = (Draw, Build), subclasses of Kind",
}
"""What every game names, and how."""

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
MOST_PLAYERS: Final = 15
MOST_KINDS: Final = 64


def check_parts(game: type[Game[Any]]) -> None:
    """Raise InvalidGame unless a game has all its parts, each of the right sort."""
    _refuse(game.__name__, [*_missing(game)] or [*_wrong(game)])


def check_kinds(game: type[Game[Any]], kinds: Sequence[Kind], options: Sequence[Option]) -> None:
    """Raise InvalidGame unless the kinds differ and can be called, and fields have room for all options."""
    faults = [fault for kind in kinds for fault in _faults_of(kind, kinds)]
    _refuse(
        game.__name__, [*faults, *(fault for option in options for fault in _without_field(game, option))]
    )


def _refuse(name: str, faults: Sequence[str]) -> None:
    if faults:
        raise InvalidGame(f"{name}: {'; '.join(faults)}")


def _missing(game: Any) -> Iterator[str]:
    for part, example in PARTS.items():
        if not getattr(game, part, None):
            yield f"it has no `{part}`: write {example}"
    if game.standing is Game.standing:
        yield "it has no `standing`: def standing(self, state): return list(state.score)"
    if getattr(game, "state", State).asked is State.asked and getattr(game, "state", None):
        said = "def asked(self): answer CHANCE, a player, several of them, or None at the end"
        yield f"its {game.state.__name__} has no `asked`: {said}"


def _wrong(game: Any) -> Iterator[str]:
    if not ID.fullmatch(game.id):
        yield f"its id {game.id!r} can't stand in notation: like small_town_2, a small letter first"
    match game.players:
        case (int(low), int(high)) if 1 <= low <= high <= MOST_PLAYERS:
            pass
        case other:
            yield f"players = {other!r} are not the fewest and the most: (2, 4), at most {MOST_PLAYERS}"
    if len(game.kinds) > MOST_KINDS:
        yield f"it has {len(game.kinds)} kinds of action; {MOST_KINDS} are the most"
    if isinstance(game.box, Box):
        yield "what is in its box is called `contents`: `box` is read from it"


def _faults_of(kind: Kind, kinds: Sequence[Kind]) -> Iterator[str]:
    name = type(kind).__name__
    if any(other.word == kind.word and other.number < kind.number for other in kinds):
        yield f"two kinds are called {kind.word!r}: rename the class of one"
    if type(kind).do is Kind.do:
        yield f"{name} has no `do`: {_signature('do', _told(kind))}"
    for method, told in (
        ("asked", _told(kind)[: 1 if kind.by_chance else 2]),
        ("bars", _told(kind)),
        ("weight", ["state", *kind.takes]),
        ("do", _told(kind)),
    ):
        if not _takes(getattr(kind, method), len(told)):
            by = "chance" if kind.by_chance else "a player"
            yield f"{name}.{method} does not take what it is given, as {by} acts: {_signature(method, told)}"


def _told(kind: Kind) -> list[str]:
    """What a kind's methods are given."""
    return ["state", *([] if kind.by_chance else ["player"]), *kind.takes]


def _signature(method: str, told: Sequence[str]) -> str:
    return f"def {method}({', '.join(['self', *told])})"


def _takes(method: Callable[..., object], many: int) -> bool:
    try:
        inspect.signature(method).bind(*range(many))
    except TypeError:
        return False
    return True


def _without_field(game: Any, option: Option) -> Iterator[str]:
    field = game.state.fields.get(option.name)
    if field is None:
        kind = "flag()" if option.values == ("no", "yes") else f"one_of{option.values}"
        said = (
            f"option {option.name}: no field of {game.state.__name__} is called so, and nothing can read it"
        )
        yield f"{said}; write {option.name} = fields.{kind}"
        return
    if isinstance(field.form, OneOfForm) and field.form.names != option.values:
        said = f"its values {', '.join(option.values)} are not those of the field of this name"
        yield f"option {option.name}: {said}: {', '.join(field.form.names)}; write the same in the same order"
        return
    for value in option.values:
        fault = field.fault(number_of(option, value), 1)
        if fault:
            yield f"option {option.name}: where {value!r} is chosen, {fault}"

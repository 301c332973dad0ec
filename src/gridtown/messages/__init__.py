"""Messages: ids of events, refusals and components as text, in English or German.

The words stand in Fluent files: those of the program beside this module, those of a game in its folder
`messages`. What a language lacks is said in English.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from gridtown.core.event import Event
from gridtown.core.game import Game, Option
from gridtown.core.refusal import Refusal
from gridtown.games import load

LANGUAGES: Final = ("en", "de")
"""The languages spoken; the first is what every other falls back to."""

KINDS: Final = {
    "seller": "player", "payee": "player", "old": "tile", "given": "tile", "taken": "tile", "path": "space",
}  # fmt: skip
"""The kinds of arguments whose names don't tell; lists may use the plural."""

PLACES: Final = ("space", "square")
"""Kinds that have no names, only notation; it is said in capitals."""


HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""What Fluent writes before a number below zero, where a minus belongs."""


class Step(FluentInt):
    """By how much something changes: it is said with its sign, a gain with a plus."""

    def format(self, locale: Locale) -> str:
        """The number as text, with its sign."""
        return f"{'+' if self >= 0 else ''}{super().format(locale)}".replace("-", "−")


def _of_numbers(function: Callable[[Any], FluentType]) -> Callable[[Any], Any]:
    """The function of a number, which leaves anything else as it is: a tile's points may be a "?"."""
    return lambda value: function(value) if isinstance(value, int) else value


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "NUMBER": _of_numbers(FluentInt),
    "ABS": _of_numbers(lambda number: FluentInt(abs(number))),
    "SIGN": _of_numbers(lambda number: FluentInt((number > 0) - (number < 0))),
    "STEP": _of_numbers(Step),
}
"""The number functions of messages: plain, absolute, sign, and change.

The client has the same (web/src/lib/numbers.ts).
"""

Names = Mapping[str, Mapping[object, str]]
"""The names of the game's components: by kind ("tile", "good"), then by number or id."""


class Messages:
    """The words of one game (or, for None, of the program alone) in one language.

    game: a game, its id, or None. lang: a language tag ("de", "de-AT"); an unknown one means English.
    Arguments that name something (tile, good, player, space, …; or as KINDS says) become its name first:
    things of the box by its components, players by their seats' names, places in capitals, anything else by
    the message <argument>-<value> if there is one. A list tiles arrives as $tiles ("… and …") and $tiles_or.
    Words a game shares with the program are the program's.
    """

    def __init__(self, game: Game[Any] | str | None, lang: str) -> None:
        self.lang = spoken(lang)
        self.game = load(game) if isinstance(game, str) else game
        tags = dict.fromkeys((self.lang, LANGUAGES[0]))
        self._bundles = [_bundle(tag, "" if self.game is None else source(self.game, tag)) for tag in tags]
        self._names = {} if self.game is None else _names(self.game, self.lang)

    def rule(self, rule: Refusal, names: Sequence[str] = ()) -> str:
        """The reason why an action is refused. names: of the seats."""
        return self.text(f"rule-{rule.id}", names, **rule.args)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """An event in the past tense; its player is the argument `player`."""
        return self.text(f"event-{event.id}", names, **{"player": event.player, **event.args})

    def has(self, id: str) -> bool:
        """Whether there are words for `id`."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def text(self, id: str, names: Sequence[str] = (), /, **args: object) -> str:
        """The words for `id`; the id itself where there are none."""
        for bundle in self._bundles:
            said = say(bundle, id, self._spell(args, names))
            if said is not None:
                return said
        return id

    def name(self, kind: str, value: object, names: Sequence[str] = ()) -> str:
        """The name of a component: ("tile", 12), ("player", 0), ("space", "c4"), ("type", "public")."""
        if kind == "player":
            return self._player(int(str(value)), names)
        if kind in PLACES:
            return str(value).upper()
        if self.has(f"{kind}-{value}"):
            return self.text(f"{kind}-{value}")
        return self._names.get(kind, {}).get(value, str(value))

    def figure(self, number: int) -> str:
        """A whole number that stands by itself, as in a table; written as within words."""
        return HYPHEN.sub("−", FluentInt(number).format(Locale.parse(self.lang)))

    def option(self, name: str, value: str | None = None) -> str:
        """The title of an option of the game, or of one of its values; its id if it has none."""
        id = f"option-{name}" if value is None else f"option-{name}-{_as_id(value)}"
        return self.text(id) if self.has(id) else name if value is None else value

    def option_summary(self, option: Option) -> str:
        """A line about an option; the game's own where there are no words."""
        id = f"option-{option.name}-summary"
        return self.text(id) if self.has(id) else option.summary

    def all_of(self, parts: Iterable[str]) -> str:
        """A list in words: "Coal, Ore and Wood"."""
        return self._join("list-and", parts)

    def one_of(self, parts: Iterable[str]) -> str:
        """A choice in words: "Coal, Ore or Wood"."""
        return self._join("list-or", parts)

    def _join(self, id: str, parts: Iterable[str]) -> str:
        *head, last = list(parts) or [self.text("list-nothing")]
        return self.text(id, head=", ".join(head), last=last) if head else last

    def seat_names(self, names: Sequence[str]) -> list[str]:
        """The names of seats, by number where a name is empty."""
        return [self._player(player, names) for player in range(len(names))]

    def _player(self, player: int, names: Sequence[str]) -> str:
        if player < 0:
            return self.text("seat-none")
        named = player < len(names) and names[player]
        return named or self.text("seat-number", number=player + 1)

    def _spell(self, args: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
        """Turn the arguments that name something into what it is called, lists into enumerations."""
        spelled: dict[str, object] = {}
        for key, value in args.items():
            kind = KINDS.get(key, _singular(key))
            if isinstance(value, list):
                parts = [self.name(kind, part, names) for part in value]
                spelled[key], spelled[f"{key}_or"] = self.all_of(parts), self.one_of(parts)
            else:
                spelled[key] = self.name(kind, value, names) if self._is_name(kind, value) else value
        return spelled

    def _is_name(self, kind: str, value: object) -> bool:
        known = kind == "player" or kind in PLACES or kind in self._names
        return known or self.has(f"{kind}-{value}")


def say(bundle: FluentBundle, id: str, args: Mapping[str, object]) -> str | None:
    """A message of `bundle`, its numbers with a true minus; None where it has none."""
    pattern = bundle.get_message(id).value if bundle.has_message(id) else None
    if pattern is None:
        return None
    said, _ = bundle.format_pattern(pattern, dict(args))
    return HYPHEN.sub("−", str(said))


def spoken(tag: str) -> str:
    """The language we speak that serves the language tag `tag` best."""
    language = tag.lower().partition("-")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


@lru_cache(maxsize=64)
def _bundle(lang: str, own: str) -> FluentBundle:
    """The program's words, and a game's `own`."""
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(source(None, lang)))
    bundle.add_resource(FluentResource(own))
    return bundle


def source(game: Game[Any] | None, lang: str) -> str:
    """The words of a game, or of the program, as Fluent has them; "" for a game that has none."""
    if game is None:
        return _read("gridtown", lang)
    return game.words(lang) or _read(type(game).__module__.rpartition(".")[0], lang)


@lru_cache(maxsize=64)
def _read(package: str, lang: str) -> str:
    """The file of a package, "" where there is none: a game without words shows its ids."""
    if not package:
        return ""
    try:
        return (resources.files(package) / "messages" / f"{lang}.ftl").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        return ""


@lru_cache(maxsize=64)
def _names(game: Game[Any], lang: str) -> Names:
    """Each list "tiles" of the game's components names the arguments "tile", by number or id."""
    lists = {_singular(key): rows for key, rows in game.components().items() if isinstance(rows, list)}
    names = {
        kind: {row.get("number", row.get("id")): _in(row["name"], lang) for row in rows if _is_named(row)}
        for kind, rows in lists.items()
    }
    return {kind: known for kind, known in names.items() if known}


def _is_named(row: object) -> bool:
    """Whether it is a thing with a name that can be asked for."""
    return isinstance(row, dict) and isinstance(row.get("name"), dict) and ("number" in row or "id" in row)


def _singular(key: str) -> str:
    """One of the things that `key` names, in English: amenities, tiles."""
    return f"{key.removesuffix('ies')}y" if key.endswith("ies") else key.removesuffix("s")


def _as_id(value: str) -> str:
    """A value of an option as part of an id: "4+" is 4plus."""
    return re.sub(r"\W", "-", value.replace("+", "plus"), flags=re.ASCII)


def _in(name: Mapping[str, str], lang: str) -> str:
    return name.get(lang, name.get(LANGUAGES[0], ""))

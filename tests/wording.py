"""What messages say with odd numbers and with real names, and what of it is badly said.

The client's tests do the same in web/src/lib/wording.ts; what both know of words stands in wording.toml.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from gridtown.messages import FUNCTIONS, say

KNOWN: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "wording.toml").read_text(encoding="utf-8")
)

NUMBERS: Final = (0, 1, -1, 2)
PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana", "Kai", "Lea")
"""One for each argument of a message, so that none says what another does."""

SEATS: Final = ("Ada", "Ben der Alte", "Player 2", "Ingeborg-Annemarie Kleinschmidt-Vogel")
"""What seats are called, at most as long as a name may be."""

SOME: Final = 3
"""A number where it doesn't matter which; not one that anything is counted by here."""

PLURAL_FORMS: Final = {"zero", "one", "two", "few", "many", "other"}
"""What an argument that is a number chooses by. Any other word is one that the argument can be."""

Value = str | int
Args = dict[str, Value]


class Variables(visitor.Visitor):
    """Collects the arguments a message uses, what they choose by, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.keys: dict[str, list[Value]] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        chooser = Variables()
        chooser.visit(node.selector)
        for name in chooser.names:
            self.keys.setdefault(name, []).extend(_key(variant.key) for variant in node.variants)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> Value:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


@dataclass(frozen=True)
class Place:
    """Where messages stand: what their arguments stand for (as in wording.toml), and the names in the box."""

    names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    box: Mapping[str, Sequence[str]] = field(default_factory=dict)


class Words:
    """The messages of one place, in one language."""

    def __init__(self, text: str, lang: str, place: Place | None = None) -> None:
        self.place = place or Place()
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
        self._used: dict[str, Variables] = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                self._used[entry.id.name] = Variables()
                self._used[entry.id.name].visit(entry)
        self.arguments = {id: tuple(self._arguments(id)) for id in self._used}
        self._plain: dict[str, list[str]] = {}

    def say(self, id: str, args: Args) -> str:
        """A message with these arguments."""
        said = say(self.bundle, id, args)
        assert said is not None
        return said

    # What is said

    def oddly(self, id: str) -> Iterator[str]:
        """A message in all its branches: each number in each slot, one number in all, and names alone."""
        people: Args = dict(zip(self.arguments[id], PEOPLE, strict=False))
        yield self.say(id, people)
        for chosen in self._chosen(id):
            yield self.say(id, people | chosen)
            free = [slot for slot in people if slot not in chosen]
            for number in NUMBERS if free else ():
                yield self.say(id, {**dict.fromkeys(free, number), **chosen})
                yield from (self.say(id, {**people, slot: number, **chosen}) for slot in free)

    def really(self, id: str) -> Iterator[str]:
        """A message in all its branches, with everything that each argument can be the name of."""
        for chosen in self._chosen(id):
            args = self._real(id, chosen)
            yield self.say(id, args)
            for slot in args.keys() - chosen.keys():
                yield from (self.say(id, args | {slot: name}) for name in self._names(id, slot))

    def counting(self, id: str) -> Iterator[tuple[str, str]]:
        """A message in all its branches with 1, and as well with 2, in each slot that is a number."""
        for slot in self.arguments[id]:
            if self._is_number(id, slot):
                for chosen in self._chosen(id):
                    if chosen.get(slot, 1) == 1:
                        args = self._real(id, chosen)
                        one, two = (self._same(id, args | {slot: number}) for number in (1, 2))
                        yield self.say(id, one), self.say(id, two)

    # What arguments can be

    def _arguments(self, id: str) -> dict[str, None]:
        """The arguments of a message, with those of the messages it refers to."""
        used = self._used[id]
        return used.names | {name: None for other in used.messages for name in self._arguments(other)}

    def _keys(self, id: str, slot: str) -> list[Value]:
        """What an argument chooses by, in a message or in one it refers to."""
        used = self._used[id]
        return used.keys.get(slot, []) + [key for other in used.messages for key in self._keys(other, slot)]

    def _stands_for(self, id: str, slot: str) -> Sequence[str]:
        """What the argument of a message is the name of; nothing for a number."""
        return self.place.names.get(f"{id}.{slot}", self.place.names.get(slot, ()))

    def _is_word(self, id: str, slot: str) -> bool:
        """Whether the argument chooses among words."""
        return any(isinstance(key, str) and key not in PLURAL_FORMS for key in self._keys(id, slot))

    def _is_number(self, id: str, slot: str) -> bool:
        return not self._stands_for(id, slot) and not self._is_word(id, slot)

    def _names(self, id: str, slot: str) -> Iterator[str]:
        """All names that the argument can be."""
        for what in self._stands_for(id, slot):
            kind, _, which = what.partition(":")
            if what == "people":
                yield from SEATS
            elif kind == "box":
                yield from self.place.box[which]
            elif kind == "say":
                yield from (said for other in self._called(which) for said in self._plainly(other))
            elif not what.startswith("="):
                yield what

    def _called(self, which: str) -> list[str]:
        """The messages of this id, or whose ids begin so: "per-*"."""
        begins = which.endswith("*")
        found = [id for id in self._used if id == which or (begins and id.startswith(which[:-1]))]
        assert found, f"wording.toml: no message is called {which}"
        return found

    def _plainly(self, id: str) -> list[str]:
        """A message in all its branches, with the first of the names its arguments can be."""
        if id not in self._plain:
            said = (self.say(id, self._real(id, chosen)) for chosen in self._chosen(id))
            self._plain[id] = list(dict.fromkeys(said))
        return self._plain[id]

    def _real(self, id: str, chosen: Args) -> Args:
        """The first of the names that each argument can be, where it doesn't choose."""
        args: Args = {slot: next(self._names(id, slot), SOME) for slot in self.arguments[id]}
        return self._same(id, args | chosen)

    def _same(self, id: str, args: Args) -> Args:
        """The arguments; those that are another told in full ("=sum") as that."""
        of = {
            slot: names[0][1:] for slot in args if (names := self._stands_for(id, slot)) and "=" in names[0]
        }
        return {slot: args[of.get(slot, slot)] for slot in args}

    def _chosen(self, id: str) -> Iterator[Args]:
        """Everything that can be chosen in a message, one choice with every other."""
        domains = {slot: self._domain(id, slot) for slot in self.arguments[id] if self._keys(id, slot)}
        for values in product(*domains.values()):
            yield dict(zip(domains, values, strict=True))

    def _domain(self, id: str, slot: str) -> list[Value]:
        """Everything that an argument which chooses has to be said with."""
        keys = self._keys(id, slot)
        numbers = [*NUMBERS, *(key for key in keys if isinstance(key, int))]
        return list(dict.fromkeys([*keys, *self._names(id, slot)] if self._is_word(id, slot) else numbers))


# What is badly said

FAULTS: Final = {
    "nothing between parentheses": re.compile(r"\(\s*\)"),
    "an argument without words": re.compile(r"[{}]|NUMBER|STEP|SIGN|ABS"),
    "words twice": re.compile(r"\b([^\W\d]\w*(?: \w+){0,2})[ \u00a0]\1\b", re.IGNORECASE),
    "words twice, with a colon between": re.compile(r"\b([^\W\d]\w*(?: \w+){0,2}): \1\b"),
    "a word twice, within another": re.compile(r"\b(\w{4,})[ \u00a0]\w+\1\b", re.IGNORECASE),
    "a hyphen for a minus": re.compile(r"(?<!\w)-\d"),
    "a straight quote": re.compile(r"[\"']"),
    "a double space": re.compile(r"[ \u00a0]{2}"),
    "a stop that stands alone, or twice": re.compile(r"\s[,;:.](?![\w.])|([,;:.])\1|[,;:]\.|…\."),
}

POUND: Final = {"en": re.compile(r"\d[ \u00a0]?£(?![\w−])"), "de": re.compile(r"£\d")}
"""Where the sign of money doesn't stand."""

PROTECTED: Final = re.compile(r"[\d}]\u00a0(\w+|[£%])")
"""In Fluent: a word that stays with its number."""


def faults(text: str, lang: str, units: Iterable[str]) -> Iterator[str]:
    """What is badly said in a text, whatever it is about. units: what a line never leaves its number for."""
    yield from (fault for fault, sign in FAULTS.items() if sign.search(text))
    after = "|".join(map(re.escape, units))
    before = "|".join(map(re.escape, KNOWN["abbreviations"][lang]))
    if re.search(rf"\d (?:{after})(?!\w)|(?<!\w)(?:{before}) ?[\d{{]", text):
        yield "a unit that a line may leave its number for"
    if POUND[lang].search(text):
        yield "a pound on the wrong side"


# What there is one of, and what several


class Numbers:
    """The words of a language that messages say of one alone, and of several alone."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.singular: set[str] = set()
        self.plural: set[str] = set(KNOWN["several"][lang])
        self._both: set[str] = set(KNOWN["one"][lang])

    def learn(self, counting: Iterable[tuple[str, str]]) -> None:
        """From what is said with 1 and with 2: the words that follow are the singular and the plural."""
        for one, two in counting:
            for words, others in zip(counted(one, 1), counted(two, 2), strict=False):
                for word, other in zip(words, others, strict=True):
                    if _inflected(word, other):
                        self.singular.add(word)
                        self.plural.add(other)
                    if word != other and not self._is_adjective(word):
                        break

    def faults(self, text: str) -> Iterator[str]:
        """Where several are said to be one, or one to be several."""
        yield from (f"1 {' '.join(words)}" for words in counted(text, 1) if not self._are_one(words))
        alone = self.singular - self.plural - self._both
        yield from (f"{n} {word}" for n in (0, 2) for word, *_ in counted(text, n) if word in alone)

    def _are_one(self, words: Sequence[str]) -> bool:
        """Whether words can follow a 1: up to the noun, behind what may be adjectives, none is a plural."""
        for word in words:
            if word in self.plural - self.singular - self._both or not self._is_noun_of_one(word):
                return False
            if not self._is_adjective(word) and (self.lang == "de" or word in self.singular | self._both):
                return True
        return True

    def _is_adjective(self, word: str) -> bool:
        return self.lang == "de" and bool(ADJECTIVE.fullmatch(word))

    def _is_noun_of_one(self, word: str) -> bool:
        """Whether a word is no noun, or one that can follow a 1: every German one has to be known."""
        if self.lang == "de":
            return not word[:1].isupper() or word in self.singular | self._both
        return not word.endswith("s") or word.endswith("ss") or word in self.singular | self._both


ADJECTIVE: Final = re.compile(r"[a-zäöüß]+e[mnrs]?")
"""What may be an adjective in German, where nouns are written large."""


def counted(text: str, number: int) -> list[tuple[str, ...]]:
    """The three words that follow a number, wherever it stands: "tiles left"; all but one may be missing."""
    word = r"[ \u00a0]([^\W\d]+)"
    return re.findall(rf"(?<![\w−]){number}{word}(?:{word}(?:{word})?)?", text)


def _inflected(one: str, other: str) -> bool:
    """Whether two words are forms of one: Zug, Züge."""
    return one != other and _bare(one)[:2] == _bare(other)[:2]


def _bare(word: str) -> str:
    return "".join(
        letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter)
    )

"""The words: complete in both languages, and made of names where arguments name something."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor
from tests.registry import NAMES, game_of
from tests.toy import Toy

from gridtown.messages import FUNCTIONS, LANGUAGES, Messages, source, spoken

SPEAKERS: list[str | None] = [None, *NAMES]
"""Who has words: the program, and every game."""


class Boxed(Toy):
    """Toy with things of several kinds in its box; no words of its own."""

    def components(self) -> dict[str, object]:
        return {
            "tiles": [{"number": 12, "name": {"en": "Mill", "de": "Mühle"}}],
            "amenities": [{"number": 41, "name": {"en": "Library", "de": "Bücherei"}}],
            "events": [{"id": "storm", "name": {"en": "Storm", "de": "Sturm"}}],
            "lines": [{"type": "bank", "name": {"en": "Bank", "de": "Bank"}}],
            "steps": [0, 1, 3],
            "board": {"squares": []},
        }


class Variables(visitor.Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def words(name: str | None, lang: str) -> dict[str, set[str]]:
    """The arguments of every message of a game, or of the program."""
    text = source(None if name is None else game_of(name), lang)
    found: dict[str, set[str]] = {}
    for info in FluentParser().parse(text).body:
        assert not isinstance(info, ast.Junk), info.content
        if isinstance(info, ast.Message):
            assert info.id.name not in found, f"{info.id.name} is said twice"
            variables = Variables()
            variables.visit(info)
            found[info.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", SPEAKERS)
def test_all_languages_say_the_same_things_with_the_same_arguments(name: str | None) -> None:
    english = words(name, LANGUAGES[0])
    assert english
    for lang in LANGUAGES[1:]:
        assert words(name, lang) == english


def test_languages() -> None:
    assert [spoken(tag) for tag in ("de", "de-AT", "DE", "en-GB", "fr", "")] == [
        "de",
        "de",
        "de",
        "en",
        "en",
        "en",
    ]


def test_what_is_not_said_in_any_language_is_its_id() -> None:
    assert Messages(None, "de").text("no-such-words", number=1) == "no-such-words"


def test_seats_are_called_by_their_names() -> None:
    messages = Messages(None, "en")
    assert [messages.name("player", player, ["Ada"]) for player in (0, 1, -1)] == [
        "Ada",
        "Player 2",
        "the supply",
    ]
    assert messages.all_of(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert messages.one_of(["Ada", "Ben"]) == "Ada or Ben"
    assert messages.all_of([]) == "nothing"


def test_seats_without_a_name_are_called_by_their_numbers() -> None:
    assert Messages(Toy(), "de").seat_names(["", "Ada", ""]) == ["Spieler 1", "Ada", "Spieler 3"]
    assert Messages(Toy(), "en").seat_names([""]) == ["Player 1"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_nothing_under_an_id_of_the_program(name: str) -> None:
    assert set(words(name, LANGUAGES[0])) & set(words(None, LANGUAGES[0])) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_words_for_the_lobby(name: str, lang: str) -> None:
    messages = Messages(name, lang)
    assert messages.has("blurb")
    for option in game_of(name).facts.options:
        assert messages.option(option.name) != option.name
        titles = [messages.option(option.name, value) for value in option.values]
        assert len(set(titles)) == len(option.values)
        assert messages.option_summary(option) == messages.text(f"option-{option.name}-summary")


def test_an_option_without_words_is_as_it_is_spelled() -> None:
    messages, (option,) = Messages(Toy(), "en"), Toy().facts.options
    assert (messages.option("length"), messages.option("length", "short")) == ("length", "short")
    assert messages.option_summary(option) == "how many rounds"


def test_things_are_called_as_the_box_calls_them() -> None:
    english, german = Messages(Boxed(), "en"), Messages(Boxed(), "de")
    assert [english.name(*thing) for thing in (("tile", 12), ("amenity", 41), ("event", "storm"))] == [
        "Mill", "Library", "Storm",
    ]  # fmt: skip
    assert [german.name(*thing) for thing in (("tile", 12), ("amenity", 41))] == ["Mühle", "Bücherei"]
    assert [english.name("space", "15b"), english.name("square", "b3")] == ["15B", "B3"]
    assert [english.name("tile", 99), english.name("line", "bank"), english.name("step", 3)] == [
        "99", "bank", "3",
    ]  # fmt: skip


SENTENCE = """
list-and = { $head } and { $last }
list-or = { $head } or { $last }
said = { $player }: { $tile }, { $amenities_or } on { $square }, by { $path }; { $steps } of { $amount }
"""


def test_arguments_that_name_things_arrive_as_names(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCE))
    monkeypatch.setattr("gridtown.messages._bundle", lambda *_: bundle)
    things = {"player": 0, "tile": 12, "amenities": [41, 42], "square": "b3", "path": ["15b", "16a"]}
    said = Messages(Boxed(), "en").text("said", ["Ada"], **things, steps=3, amount=5)
    assert said == "Ada: Mill, Library or 42 on B3, by 15B and 16A; 3 of 5"


NUMBERS = """
said = { NUMBER($amount) } of { STEP($change) }, { SIGN($change) ->
    [-1] { ABS($change) } less
   *[other] not less
}, { $amount ->
    [-1] one below
    [one] one
   *[other] another
}
"""


@pytest.mark.parametrize(
    ("amount", "change", "said"),
    [
        (-9, -3, "−9 of −3, 3 less, another"),
        (-1, -1, "−1 of −1, 1 less, one below"),
        (1, 4, "1 of +4, not less, one"),
        (0, 0, "0 of +0, not less, another"),
    ],
)
def test_numbers_below_zero_have_a_minus_sign_and_changes_their_own(
    amount: int, change: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        bundle.add_resource(FluentResource(NUMBERS))
        monkeypatch.setattr("gridtown.messages._bundle", lambda *_, bundle=bundle: bundle)
        assert Messages(Toy(), lang).text("said", amount=amount, change=change) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nobody_talks_nothing_need_be_secret(lang: str) -> None:
    """Mayor hides no moves, yet nobody shows theirs in advance."""
    assert not game_of("mayor").facts.talking
    said = Messages(None, lang).text("problem-not-talking")
    assert "secret" not in said
    assert "geheim" not in said

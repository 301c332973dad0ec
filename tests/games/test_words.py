"""Every game has words, in both languages, for whatever is said in play."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.mayor.test_explain import CASES as MAYOR
from tests.games.skylines.provoked import CASES as SKYLINES
from tests.registry import NAMES as GAMES
from tests.registry import game_of, named
from tests.wording import KNOWN, faults

from gridtown.core.action import CHANCE
from gridtown.core.conformance import setups
from gridtown.core.event import Event
from gridtown.core.game import Setup
from gridtown.core.play import Play
from gridtown.core.preview import Preview
from gridtown.core.record import NAME_LONGEST
from gridtown.core.refusal import Refusal, Value
from gridtown.core.rng import Rng
from gridtown.games.mayor.board.lines import TYPES
from gridtown.messages import LANGUAGES, Messages

CASES = [(name, setup) for name in GAMES for setup in setups(game_of(name))]
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
LONG_NAMES = [name.ljust(NAME_LONGEST, "a") for name in NAMES]
LONGEST = 80
"""The most characters of a refusal."""

ASKED = 5  # forbidden actions a choice, whose reasons are said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_words(name: str, lang: str) -> None:
    messages = Messages(game_of(name), lang)
    assert messages.has("blurb")
    for option in game_of(name).facts.options:
        ids = [
            f"option-{option.name}{end}"
            for end in ("", "-summary", *(f"-{v.replace('+', 'plus')}" for v in option.values))
        ]
        assert not [id for id in ids if not messages.has(id)]


class Speaker:
    """What a game says, said in every language; a word or an argument that is missing is a fault."""

    def __init__(self, name: str) -> None:
        self.languages = [Messages(game_of(name), lang) for lang in LANGUAGES]

    def rule(self, rule: Refusal) -> None:
        """Say why an action is forbidden."""
        for messages in self.languages:
            said = messages.rule(rule, NAMES)
            well_said(said, messages.lang)
            assert len(said) <= LONGEST, said

    def event(self, event: Event) -> None:
        """Say what happened."""
        for messages in self.languages:
            well_said(messages.event(event, NAMES), messages.lang)

    def preview(self, preview: Preview) -> None:
        """Say what an action costs and changes."""
        for messages in self.languages:
            for cost in preview.costs:
                payee = -1 if cost.payee is None else cost.payee
                args: dict[str, Any] = {"amount": cost.amount, "player": payee, **cost.args}
                said = messages.text(f"preview-{cost.what}", NAMES, **args)
                well_said(said, messages.lang)
                assert not cost.amount or str(cost.amount) in said
            for change in preview.changes:
                assert messages.has(f"line-{change.line}")
                if messages.has(f"change-{change.line}"):
                    args = {"player": -1, **change.args, "amount": change.amount}
                    well_said(messages.text(f"change-{change.line}", NAMES, **args), messages.lang)


def well_said(text: str, lang: str) -> None:
    """Nothing is left out: Fluent shows a missing argument in braces, and we a missing message as its id.

    And nothing is badly said, as a word twice, or a unit that a line may leave its number for.
    """
    assert "{" not in text, text
    assert " " in text, text
    assert not re.search(r"-\d", text), text
    assert not list(faults(text, lang, KNOWN["units"][lang])), text


@pytest.mark.proof
@pytest.mark.parametrize(
    ("name", "setup"),
    [
        pytest.param(name, setup, id=named(name, setup), marks=[pytest.mark.variant] if number % 4 else [])
        for number, (name, setup) in enumerate(CASES)
    ],
)
def test_what_is_said_in_play(name: str, setup: Setup) -> None:
    """Random play: every event, and reasons for actions that are forbidden, have all their arguments."""
    seed = 3 + setup.players
    game, speaker = game_of(name), Speaker(name)
    rng, events = Rng(seed, 9), list[Event]()
    play = Play(game, setup, seed, events)
    space = game.all_actions(play.state)
    while not play.over:
        player = next(player for player in game.players_to_act(play.state) if player != CHANCE)
        for _ in range(ASKED):
            rule = game.explain(play.state, player, space[rng.below(len(space))])
            if rule is not None:
                speaker.rule(rule)
        legal = game.legal_actions(play.state, player)
        action = legal[rng.below(len(legal))]
        speaker.preview(game.preview(game.view(play.state, player), action))
        play.apply(action, events)
    assert events
    for event in events:
        speaker.event(event)


PROVOKED = {"mayor": MAYOR, "skylines": SKYLINES}
"""NEOM's own test leaves out tiles that a refusal can't be about; these games need no such list."""

FIGURES = {"cost": 25, "gold": 24, "money": 24}
"""The arguments that may have two digits; all other numbers are provoked as long as they get."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PROVOKED)
def test_a_refusal_is_short_with_the_longest_names(name: str, lang: str) -> None:
    messages = Messages(game_of(name), lang)
    said = [
        messages.rule(Refusal(id, dict(zip(args, values, strict=True))), LONG_NAMES)
        for id, args, *_ in PROVOKED[name]
        for values in itertools.product(*(_instead(messages, name, key, args[key]) for key in args))
    ]
    assert len(said) >= len(PROVOKED[name])
    assert [text for text in said if len(text) > LONGEST] == []


def _instead(messages: Messages, game: str, key: str, value: Value) -> Iterator[Value]:
    """What a refusal may name in place of what it named: the longest of its kind, or every type."""
    boxed = _in_the_box(game, key)
    if key in FIGURES:
        yield FIGURES[key]
    elif boxed:
        yield max(boxed, key=lambda each: len(messages.name(key, each)))
    elif key in ("type", "marker"):
        yield from TYPES
    else:
        yield value


def _in_the_box(game: str, kind: str) -> list[Value]:
    """The numbers or ids of the things of a kind that have names; empty for what is no such kind."""
    box = game_of(game).components()
    rows: Any = next((box[key] for key in (kind, f"{kind}s", f"{kind[:-1]}ies") if key in box), [])
    named = [row for row in rows if isinstance(row, dict) and "name" in row]
    return [row["number" if "number" in row else "id"] for row in named]

"""`gridtown check`: faults of rules and of words, each with its place."""

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from gridtown.games import VARIABLE

HAMLET = Path(__file__).parents[2] / "src/gridtown/declared/skeleton/hamlet.py"
NUMBERS = count()
TEXT = HAMLET.read_text(encoding="utf-8")

Hamlet = Callable[[str, str], str]


def line_of(words: str) -> int:
    """The first line of the skeleton with these words."""
    return 1 + TEXT[: TEXT.index(words)].count("\n")


@pytest.fixture
def hamlet(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hamlet:
    """What is said of the skeleton of a game where one thing in it is another."""

    def checked(old: str, new: str) -> str:
        assert TEXT.count(old) == 1
        path = tmp_path / f"hamlet{next(NUMBERS)}.py"
        path.write_text(TEXT.replace(old, new).replace('"hamlet",', f'"{path.stem}",'), encoding="utf-8")
        monkeypatch.setenv(VARIABLE, str(path))
        result = run("check", path.stem, "--games", 1, "--exhaustive")
        assert result.exit_code == 1
        return result.stdout.replace(str(path), "hamlet.py")

    return checked


def test_nothing_is_wrong_with_lots(run: Run) -> None:
    result = run("check", "lots", "--games", 1)
    assert (result.exit_code, result.stdout) == (0, "Lots: nothing is wrong in 1 games of each setup.\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (
            "event-rolled = { $player } rolled",
            "event-rolled { $player } rolled",
            "event-rolled = { $player } rolled",
            "'event-rolled { $player } rolled { $rooms }.' is no message: Expected token: \"=\"",
        ),
        (
            "hat { $rooms } gewürfelt",
            "hat { $rooms gewürfelt",
            "event-rolled = { $player } hat",
            "is no message",
        ),
        (
            "rolled { $rooms }.",
            "rolled { $room }.",
            "event-rolled = ",
            "event-rolled uses $room; it is told $play",
        ),
        (
            "rolled { $rooms }.",
            "rolled it.",
            "event-rolled = { $player } hat",
            "event-rolled uses $rooms, which it does not in",
        ),
        (
            "rolled { $rooms }.",
            "rolled { ROOM($rooms) }.",
            "event-rolled = ",
            "event-rolled uses ROOM, which the",
        ),
        (
            "rolled { $rooms }.",
            "{ rolled }",
            "event-rolled = ",
            "event-rolled uses rolled, which there is not",
        ),
        ("step-build = building", "step-build = a\nstep-build = b", "action-build = Build", "is said twice"),
        (
            "blurb = Build",
            "table-turn = Turn\nblurb = Build",
            "blurb = Build",
            "table-turn is the program's own",
        ),
    ],
)
def test_words_that_are_broken_are_named(hamlet: Hamlet, old: str, new: str, line: str, said: str) -> None:
    assert re.search(f"^hamlet.py, line {line_of(line)}: .*{re.escape(said)}", hamlet(old, new), re.MULTILINE)


@pytest.mark.parametrize(
    ("message", "lang"),
    [
        ("event-built = { $player } built on { $square } and scored { $amount }.", "en"),
        ("rule-square-taken = Auf { $square } steht schon ein Haus.", "de"),
        ("action-build = Auf { $square } bauen", "de"),
        ("blurb = Build houses, and complete rows.", "en"),
    ],
)
def test_words_that_are_missing_are_named(hamlet: Hamlet, message: str, lang: str) -> None:
    id = message.partition(" ")[0]
    assert hamlet(message, "") == f"hamlet.py: no words for {id} in {lang!r}; write {id} = …\n"


def test_a_broken_rule_is_named_with_setup_ply_and_action(hamlet: Hamlet) -> None:
    said = hamlet("score = fields.seats(fields.number(0, 99))", "score = fields.seats(fields.number(0, 1))")
    assert "2 players, seed 0, ply " in said
    assert "HamletState.score[" in said
    assert "it holds a number from 0 to 1: widen it, or mend what sets it" in said


def test_a_fault_of_python_is_named_with_its_line(hamlet: Hamlet) -> None:
    new = "        state.score[player + 9] += state.rooms + 3 * complete\n"
    said = hamlet("        state.score[player] += state.rooms + 3 * complete\n", new)
    assert "2 players, seed 0, ply " in said
    place = f"hamlet.py, line {line_of('        state.score[player] +=')}"
    assert f"{place}: IndexError: list index out of range" in said
    assert "Traceback" not in said


def test_a_misspelled_field_is_named_with_what_was_meant(hamlet: Hamlet) -> None:
    said = hamlet("        state.rooms = rooms\n", "        state.rooms = rooms\n        state.house = 1\n")
    assert "HamletState.house is no field, and copies would forget it; did you mean houses?" in said


def test_a_game_that_does_not_end_is_told_of(hamlet: Hamlet) -> None:
    said = hamlet("return self.active if self.rooms else CHANCE", "return CHANCE")
    assert "the game does not end" in said


@pytest.mark.parametrize("many", ["list(state.score)[:-1]", "[*state.score, 0]"])
def test_a_standing_for_too_few_or_too_many_is_named(hamlet: Hamlet, many: str) -> None:
    said = hamlet("        return list(state.score)\n", f"        return {many}\n")
    assert "has not one number a player" in said


def test_a_line_of_a_preview_without_words_is_named(hamlet: Hamlet) -> None:
    new = """    def preview(self, view, action):
        from gridtown.core.preview import Change, Preview

        return Preview([], [Change("walls", 1, conditional=True)])

    def standing(self, state: HamletState) -> list[int]:
"""
    said = hamlet("    def standing(self, state: HamletState) -> list[int]:\n", new)
    assert "no words for line-walls in 'en'; write line-walls = …" in said

"""What is to be played is checked before anything is, in the words of the command line."""

import pickle
import sys
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from gridtown.core.errors import InvalidEdition, InvalidSetup
from gridtown.core.outcome import Outcome
from gridtown.envs.setting import Setting


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"name": "chess"}, "there is no game 'chess'; the games: neom, mayor, skylines, lots"),
        ({"name": "mayor", "players": 5}, "Mayor is for 2 to 4 players, not 5"),
        ({"name": "mayor", "options": {"evnts": "yes"}}, "Mayor has no option 'evnts'; its options: events"),
        ({"name": "mayor", "options": {"events": "maybe"}}, "option events: 'maybe' is not one of no, yes"),
        ({"name": "neom", "opponents": "deep"}, "there is no bot 'deep'; the bots: random, first-steps"),
        ({"name": "neom", "opponents": []}, "no opponents are named; the bots: random, first-steps"),
        ({"name": "neom", "reward": "coins"}, "there is no reward 'coins'; the rewards: auto, win, points"),
        ({"name": "neom", "players": 3, "seat": 3}, "there is no seat 3 at this table; its seats: 0 to 2"),
        (
            {"name": "neom", "players": 3, "seat": 0.5},
            "there is no seat 0.5 at this table; its seats: 0 to 2",
        ),
        (
            {"name": "neom", "players": 3, "seat": "1"},
            "there is no seat '1' at this table; its seats: 0 to 2",
        ),
        ({"name": "neom", "players": "4"}, "players: '4' is not a whole number; NEOM is for 1 to 5"),
        ({"name": "neom", "options": "beginner=yes"}, "options: 'beginner=yes' is not a mapping; write {"),
        ({"name": "neom", "opponents": 3}, "opponents: 3 is no bot and no list of bots; the bots: random"),
        ({"name": "neom", "opponents": ["easy", 3]}, "there is no bot 3; the bots: random, first-steps"),
        ({"name": "skylines", "options": {"scenario": True}}, "option scenario: 'True' is not one of "),
        ({"name": "mayor", "options": {"events": None}}, "option events: 'None' is not one of no, yes"),
        ({"name": 5}, "there is no game '5'; the games: neom"),
        ({"name": "neom", "edition": 5}, "edition: 5 is no path of a file"),
        ({"name": "mayor", "features": "yes"}, "features: 'yes' is not one of True, False"),
    ],
)
def test_what_can_not_be_played_is_refused_in_words(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        Setting(**arguments)  # type: ignore[arg-type]
    assert str(refused.value).startswith(words)


class Two:
    """A whole number that is no int, as NumPy's are."""

    def __index__(self) -> int:
        return 2


def test_what_has_an_obvious_meaning_is_taken() -> None:
    two: Any = Two()
    assert Setting("neom", two, {"beginner": True}).setup.options["beginner"] == "yes"
    assert Setting("mayor", options={"events": False}).setup.options["events"] == "no"
    assert Setting("skylines", options={"scenario": 5}).setup.options["scenario"] == "5"
    assert Setting("neom", 4, opponents=("easy",), seat=two).bots == ["easy", "easy", "", "easy"]


def test_an_edition_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidEdition, match="no-such"):
        Setting("mayor", edition="no-such.toml")


def test_without_a_number_of_players_it_is_the_middle() -> None:
    assert Setting("neom").setup.players == 3
    assert Setting("skylines").setup.players == 3


def test_opponents_sit_around_the_seat_and_repeat() -> None:
    setting = Setting("neom", 4, opponents=["random", "greedy"], seat=1)
    assert setting.bots == ["random", "", "steady", "random"]
    assert Setting("neom", 2).bots == ["", ""]


WON, LOST = Outcome("over", [1, 1], [12, 12], True), Outcome("over", [1, 1], [12, 12], False)
CONTEST, TIE = Outcome("over", [2, 1], [3, 8], None), Outcome("over", [1, 1], [8, 8], None)


@pytest.mark.parametrize(
    ("reward", "outcome", "rewards"),
    [
        ("win", CONTEST, [0, 1]),
        ("win", TIE, [0.5, 0.5]),
        ("win", WON, [1, 1]),
        ("win", LOST, [0, 0]),
        ("points", CONTEST, [3, 8]),
        ("points", WON, [12, 12]),
        ("points", LOST, [0, 0]),
        ("auto", CONTEST, [0, 1]),
        ("auto", LOST, [0, 0]),
        ("auto", None, [0, 0]),
    ],
)
def test_rewards(reward: str, outcome: Outcome | None, rewards: list[float]) -> None:
    assert Setting("mayor", 2, reward=reward).rewards(outcome) == rewards


def test_alone_without_success_the_points_count() -> None:
    alone = Outcome("scored", [1], [31], None)
    assert Setting("neom", 1).rewards(alone) == [31]
    assert Setting("neom", 1, reward="win").rewards(alone) == [1]


def test_a_setting_is_pickled_by_what_it_was_made_with() -> None:
    setting = Setting("mayor", 2, {"events": "yes"}, opponents="random", seat=1)
    again = pickle.loads(pickle.dumps(setting))
    assert again.made_with == setting.made_with
    assert again.game is setting.game
    assert setting.version.startswith("mayor-1-")


@pytest.mark.parametrize(
    ("module", "missing"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_tool_that_is_missing_is_named_with_how_to_get_it(
    module: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"gridtown.envs.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"needs .*: pip install 'gridtown\[{module}\]'"):
        import_module(f"gridtown.envs.{module}")


@pytest.mark.parametrize(
    ("example", "missing", "extra"),
    [("neom_ppo", "torch", "rl"), ("neom_ppo", "gymnasium", "rl"), ("mayor_ismcts", "pyspiel", "openspiel")],
)
def test_an_example_names_the_extra_that_it_needs(
    example: str, missing: str, extra: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(SystemExit, match=rf"this needs .*: pip install 'gridtown\[{extra}\]'"):
        run_path(str(root / f"examples/{example}.py"))

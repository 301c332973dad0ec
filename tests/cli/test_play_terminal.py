"""`gridtown play --terminal`: whole games typed in."""

import json
import os
import re
import signal
from pathlib import Path

import pytest
from tests.cli.conftest import Run, start

NEOM = ("play", "neom", "--terminal", "--bots", "random", "--lang", "en")
FIRST_CHOICES = "1\n" * 400


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_whole_game_is_played_and_its_record_holds(run: Run, tmp_path: Path, players: int) -> None:
    record = tmp_path / "record.json"
    result = run(*NEOM, "--players", players, "--seed", 3, "--save", record, input=FIRST_CHOICES)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert ("Winner" in result.stdout) == (players > 1)
    assert ("Rank: " in result.stdout) == (players == 1)
    assert all(line in result.stdout for line in ("Neighborhoods", "Ghost Town", "Total"))
    assert run("replay", record, "--verify").exit_code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["record.json"]


def test_the_same_seed_and_choices_give_the_same_game(run: Run) -> None:
    one, other = (run(*NEOM, "--players", 2, "--seed", 8, input="2\n1\n" * 200).stdout for _ in range(2))
    assert one == other


def test_the_city_is_drawn_with_choices_on_its_spaces(run: Run) -> None:
    shown = run(*NEOM, "--players", 3, "--seed", 3, input="1\n" * 12).stdout
    assert "City Center" in shown
    assert re.search(r"\(\d+\)", shown)  # a number on a space
    assert "R Residential" in shown
    assert re.search(r"^ +1 Select .* needs ", shown, re.MULTILINE)
    assert re.search(r"£\d+ for ", shown)  # a cost, from the preview


def test_questions_are_answered_and_cost_nothing(run: Run, tmp_path: Path) -> None:
    asked = "?\n?1\n?99\n? at a1\n? dance\n? P2 select 3\nv2\nv9\ns\nnonsense\n0\n99\n\nq\n"
    result = run(*NEOM, "--players", 3, "--seed", 3, input=asked)
    assert result.exit_code == 0
    for words in (
        "Type the number of a choice",
        "dance is not an action",
        "nonsense is no choice",
        "Random 2",
    ):
        assert words in result.stdout
    (record,) = tmp_path.glob("gridtown-neom-*.json")
    assert not any(action.startswith("P1") for action in json.loads(record.read_text())["actions"])


def test_an_illegal_space_is_explained_by_its_rule(run: Run) -> None:
    to_spaces = "1\n1\n1\n1\n1\n"
    shown = run(*NEOM, "--players", 3, "--seed", 3, input=to_spaces + "? at a5\nq\n").stdout
    assert "No road leads" in shown or "road" in shown.split("Your choice")[-2]


def test_q_keeps_the_record_and_resume_goes_on(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "r.json"
    run(*NEOM, "--players", 2, "--seed", 6, "--save", record, input="1\n1\n1\n1\nq\n")
    assert run("replay", record, "--verify").exit_code == 0
    resume = ("play", "--terminal", "--resume", record, "--bots", "random", "--save", record)
    assert run(*resume, input=FIRST_CHOICES).exit_code == 0
    straight = tmp_path / "straight.json"
    run(*NEOM, "--players", 2, "--seed", 6, "--save", straight, input=FIRST_CHOICES)
    assert record.read_text() == straight.read_text()


def test_the_end_of_input_keeps_the_record(run: Run, tmp_path: Path) -> None:
    result = run(*NEOM, "--players", 2, input="1\n")
    assert result.exit_code == 0
    assert len(list(tmp_path.glob("gridtown-neom-*.json"))) == 1


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    process = start(*NEOM, "--players", 2, "--save", tmp_path / "r.json", stdin=-1)
    assert process.stdout is not None
    while "Keep one Cornerstone" not in process.stdout.readline():
        pass
    os.kill(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "r.json" in shown
    assert "Traceback" not in errors


def test_it_speaks_german(run: Run) -> None:
    shown = run(
        "play", "neom", "--terminal", "--players", 2, "--bots", "random", "--lang", "de", input="1\n1\nq\n"
    ).stdout
    assert "Deine Wahl" in shown
    assert "W Wohngebäude" in shown
    assert not re.search(r"\b(letter|tile|effect|per|terminal|play|prompt|action)-[a-z_]+", shown)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--terminal"), "name a game"),
        (("play", "neom", "--terminal", "--players", "2", "--bots", "random,random"), "2 bots for 1 seats"),
        (("play", "neom", "--terminal", "--bots", "genius"), "genius"),
        (("play", "--terminal", "--resume", "nowhere.json"), "nowhere.json"),
        (("play", "neom", "--save", "x.json"), "--terminal"),
        (("play", "chess"), "chess"),
    ],
)
def test_nonsense_is_refused(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, words in result.stderr) == (2, True), result.stderr


def test_a_record_that_cannot_be_written_is_told(run: Run) -> None:
    result = run(*NEOM, "--players", 2, "--save", "nowhere/r.json", input="q\n")
    assert result.exit_code == 2
    assert "can't be written" in result.stderr


def test_a_game_that_is_not_drawn_is_played_in_notation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("session", "choices"):
        monkeypatch.setattr(f"gridtown.cli.{module}.part", lambda *_: None)
    shown = run(*NEOM, "--players", 2, "--seed", 3, input="1\nq\n").stdout
    assert '"generation": 0' in shown
    assert re.search(r"^ +1 P1 keep \d+$", shown, re.MULTILINE)

"""`gridtown play --terminal`: whole games typed in. What a game looks like there is tested with it."""

import json
import os
import re
import shlex
import signal
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.conftest import Run, start
from tests.registry import NAMES, game_of, seats

from gridtown.cli.action_text import explain
from gridtown.cli.screen import console
from gridtown.core.play import Play
from gridtown.core.record import Record
from gridtown.messages import Messages

EDITION = Path(str(files("gridtown.games.mayor"))) / "editions" / "base.toml"

MOST = 4_000
"""More choices than a person makes in any game."""


def table(name: str, players: int, *more: object) -> tuple[object, ...]:
    """A game here, in English, against random bots."""
    sat = seats(name, players)
    return ("play", name, "--terminal", "--bots", "random", "--lang", "en", "--players", sat, *more)


def turning(choices: int) -> str:
    """Choices that don't always take the first; where there is no second, that is told."""
    return "2\n1\n" * choices


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param(name, players, marks=[] if players == seats(name, 1) else [pytest.mark.variant])
        for name, players in sorted({(name, seats(name, many)) for name in NAMES for many in (1, 2, 3)})
    ],
)
def test_a_whole_game_is_played_and_its_record_holds(
    run: Run, tmp_path: Path, name: str, players: int
) -> None:
    record = tmp_path / "record.json"
    result = run(*table(name, players, "--seed", 3, "--save", record), input=turning(MOST // 2))
    assert result.exit_code == 0
    assert run("replay", record, "--verify").stdout.rstrip().endswith("ended")
    assert [file.name for file in tmp_path.iterdir()] == ["record.json"]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_choices_give_the_same_game(run: Run, name: str) -> None:
    one, other = (run(*table(name, 2, "--seed", 8), input=turning(20)).stdout for _ in range(2))
    assert without_names(one) == without_names(other)


def without_names(shown: str) -> str:
    return re.sub(r"gridtown-[a-z]+-[0-9-]+\.json", "", shown)


@pytest.mark.parametrize("name", NAMES)
def test_what_happened_before_the_first_choice_is_told(run: Run, name: str) -> None:
    """Every game deals or reveals something, and a person who comes to the table is told."""
    shown = run(*table(name, 3, "--seed", 3), input="q\n").stdout
    assert shown.startswith("· ")


@pytest.mark.parametrize("name", NAMES)
def test_questions_are_answered_and_cost_nothing(run: Run, tmp_path: Path, name: str) -> None:
    asked = "?\n?1\n?99\n? dance\n? P2 dance\nv2\nv9\ns\nnonsense\n0\n99\n\nq\n"
    result = run(*table(name, 3, "--seed", 3), input=asked)
    assert result.exit_code == 0
    for words in (
        "Type the number of a choice",
        "dance is not an action",
        "nonsense is not a choice",
        "Random 2",
    ):
        assert words in result.stdout
    (record,) = tmp_path.glob(f"gridtown-{name}-*.json")
    assert not any(action.startswith("P1") for action in json.loads(record.read_text())["actions"])


@pytest.mark.parametrize("name", NAMES)
def test_the_help_gives_an_example_that_is_one(run: Run, name: str) -> None:
    shown = " ".join(run(*table(name, 3, "--seed", 3), input="?\nq\n").stdout.split())
    example = re.search(r"for example \? (.+?)\. v2", shown)
    assert example is not None
    assert "That is allowed." in run(*table(name, 3, "--seed", 3), input=f"? {example[1]}\nq\n").stdout


@pytest.mark.parametrize(
    ("action", "source"),
    [
        ("buy church", "(Rulebook: EN, Buy a Tile)"),
        ("place 3 b1", "(Our ruling on “EN, Events”: docs/games/mayor.md)"),
    ],
)
def test_a_refusal_names_its_chapter_or_whose_decision_it_is(action: str, source: str) -> None:
    mayor = game_of("mayor")
    state = mayor.parse_state("mayor event=2 city=b2:35 / citizen=30 banker=9a marker=shop tiles=3,36 / /")
    view, legal = mayor.view(state, 0), mayor.legal_actions(state, 0)
    said = explain(mayor, view, legal, action, Messages(mayor, "en"), ["Ada", "Ben", "Cleo"])
    assert said.endswith(source)


@pytest.mark.parametrize("name", NAMES)
def test_q_keeps_the_record_and_resume_goes_on(run: Run, tmp_path: Path, name: str) -> None:
    record, straight = tmp_path / "r.json", tmp_path / "straight.json"
    run(*table(name, 2, "--seed", 6, "--save", record), input="1\n1\n1\n1\nq\n")
    assert run("replay", record, "--verify").exit_code == 0
    resume = ("play", "--terminal", "--resume", record, "--bots", "random", "--save", record)
    assert run(*resume, input="1\n1\n1\nq\n").exit_code == 0
    run(*table(name, 2, "--seed", 6, "--save", straight), input="1\n" * 7 + "q\n")
    assert record.read_text() == straight.read_text()


def going_on(shown: str) -> list[str]:
    """The arguments of the command that goes on, which is one line however narrow the window is."""
    (line,) = (line for line in shown.splitlines() if "gridtown play --terminal --resume" in line)
    return shlex.split(line[line.index("gridtown play") :])[1:]


def test_the_command_that_is_shown_goes_on_against_the_same_bots(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, straight = tmp_path / "Ada's [first] game.json", tmp_path / "straight.json"
    monkeypatch.setattr(console, "width", 40)
    left = run(*table(NAMES[0], 2, "--seed", 6, "--save", record), input="1\n1\nq\n")
    shown = going_on(left.stdout)
    assert shown[2:] == ["--resume", str(record), "--bots", "random", "--lang", "en"]
    again = run(*shown, "--save", record, input="1\n1\n1\nq\n")
    assert going_on(again.stdout) == shown
    run(*table(NAMES[0], 2, "--seed", 6, "--save", straight), input="1\n" * 5 + "q\n")
    assert record.read_text() == straight.read_text()


@pytest.mark.parametrize(
    ("given", "again"),
    [
        ((), []),
        (("--bots", "steady"), []),
        (("--bots", "best:20"), ["--bots", "best:20"]),
        (("--lang", "de"), ["--lang", "de"]),
        (("--edition", EDITION), ["--edition", str(EDITION)]),
    ],
)
def test_the_command_that_is_shown_has_what_was_given(
    run: Run, tmp_path: Path, given: tuple[object, ...], again: list[str]
) -> None:
    record = tmp_path / "r.json"
    left = run("play", "mayor", "--terminal", "--players", 2, "--save", record, *given, input="q\n")
    assert going_on(left.stdout) == ["play", "--terminal", "--resume", str(record), *again]


def test_a_game_that_ended_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "r.json"
    shown = run(*table(NAMES[0], 2, "--seed", 3, "--save", record), input=turning(MOST // 2)).stdout
    assert "r.json" in shown
    assert "--resume" not in shown


def test_who_goes_on_from_a_record_is_called_as_it_says_and_is_kept(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    run(*table(NAMES[0], 2, "--seed", 6, "--save", path), input="1\n1\nq\n")
    record = Record.from_json(path.read_text())
    record.names = ["Ada", "Zoë"]
    path.write_text(record.to_json())
    result = run(
        "play", "--terminal", "--resume", path, "--bots", "random", "--save", path, input="1\n1\nq\n"
    )
    assert "Zoë" in result.stdout
    assert json.loads(path.read_text())["names"] == ["Ada", "Zoë"]


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_input_keeps_the_record(run: Run, tmp_path: Path, name: str) -> None:
    result = run(*table(name, 2), input="1\n")
    assert result.exit_code == 0
    assert len(list(tmp_path.glob(f"gridtown-{name}-*.json"))) == 1


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    process = start(*table(NAMES[0], 2, "--save", tmp_path / "r.json"), stdin=-1)
    assert process.stdout is not None
    while not re.match(r" +1 ", process.stdout.readline()):
        pass
    os.kill(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert going_on(shown)[3] == str(tmp_path / "r.json")
    assert "Traceback" not in errors


@pytest.mark.parametrize("name", NAMES)
def test_it_speaks_german_and_leaves_no_word_out(run: Run, name: str) -> None:
    shown = run(*table(name, 2, "--seed", 4, "--lang", "de"), input="1\n1\nq\n").stdout
    assert "Deine Wahl" in shown
    assert "{" not in shown
    ids = r"(event|rule|preview|line|type|tile|letter|effect|per|terminal|play|prompt|action)-[a-z_]+"
    assert not re.search(rf"(?<![\w-]){ids}(?![\w.])", shown)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--terminal"), f"gridtown play {NAMES[0]} --terminal"),
        (("play", NAMES[0], "--terminal", "--players", "2", "--bots", "random,random"), "2 bots for 1 seat"),
        (("play", NAMES[0], "--terminal", "--bots", "genius"), "genius"),
        (("play", "--terminal", "--resume", "nowhere.json"), "nowhere.json"),
        (("play", NAMES[0], "--save", "x.json"), "--terminal"),
        (("play", "chess"), "chess"),
    ],
)
def test_nonsense_is_refused(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, words in result.stderr) == (2, True), result.stderr


def test_a_record_that_cannot_be_written_is_told(run: Run) -> None:
    result = run(*table(NAMES[0], 2, "--save", "nowhere/r.json"), input="q\n")
    assert result.exit_code == 2
    assert "can't be written" in result.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_not_drawn_is_played_in_notation(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    for module in ("terminal_game", "action_text"):
        monkeypatch.setattr(f"gridtown.cli.{module}.part", lambda *_: None)
    shown = run(*table(name, 2, "--seed", 3, "--save", tmp_path / "r.json"), input="q\n").stdout
    assert f'"game": "{name}"' in shown
    record = Record.from_json((tmp_path / "r.json").read_text())
    play = Play.resume(game_of(name), record)
    legal = play.game.legal_actions(play.state, 0)
    assert len(legal) > 1
    for number, action in enumerate(legal, 1):
        assert re.search(rf"^ +{number} {play.game.write_action(action)}\b", shown, re.MULTILINE)

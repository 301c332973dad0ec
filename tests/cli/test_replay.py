"""`gridtown replay`: records that hold, and records that don't."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.registry import NAMES, begun, game_of, led, played, random_step

from gridtown.core.action import actor
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.messages import LANGUAGES, Messages

STEPS = 60
"""Actions of players in a record that is not played to its end."""


@pytest.fixture(scope="module", params=NAMES)
def whole(request: pytest.FixtureRequest) -> Record:
    """Every game once, from the deal to the end."""
    return played(request.param, 2, 5).record


@pytest.fixture(scope="module")
def record() -> Record:
    """A part of a game; what is wrong with a record doesn't depend on the game."""
    play, rng = begun(NAMES[0], 2, 5), Rng(5, 1)
    for _ in range(STEPS):
        random_step(play, rng)
    return play.record


@pytest.fixture
def file(whole: Record, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(whole.to_json(), encoding="utf-8")
    return path


def changed(record: Record, **changes: Any) -> Record:
    """The record with other fields and the digest that goes with them: a careful forger's work."""
    fields = {
        "game": record.game, "players": record.players, "options": record.options,
        "rules_version": record.rules_version, "edition": record.edition, "seed": record.seed,
        "actions": record.actions,
    }  # fmt: skip
    return Record(**{**fields, **changes})


def test_verify_says_that_it_holds(run: Run, file: Path, whole: Record) -> None:
    result = run("replay", file, "--verify")
    assert result.exit_code == 0
    assert f"{len(whole.actions)} actions, ended" in result.stdout


def test_verify_answers_in_json(ask: Callable[..., Any], file: Path, whole: Record) -> None:
    answer = ask("replay", file, "--verify")
    assert (answer["ok"], answer["over"], answer["actions"]) == (True, True, len(whole.actions))
    assert len(answer["scores"]) == len(answer["ranking"]) == whole.players


def test_the_walk_shows_every_action_and_the_table(run: Run, file: Path, whole: Record) -> None:
    result = run("replay", file)
    assert result.exit_code == 0
    shown = result.stdout.split("\n")
    walked = [line[5:] for line in shown if re.match(r" *\d+ ", line)]
    assert [action for action in walked if action in whole.actions][: len(whole.actions)] == whole.actions
    assert game_of(whole.game).facts.title in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_walk_may_stop_early_and_says_what_came_of_it(
    run: Run, ask: Callable[..., Any], file: Path, whole: Record, lang: str
) -> None:
    shown = run("replay", file, "--to", 30, "--lang", lang).stdout
    assert f"  30 {whole.actions[29]}" in shown
    assert f"  31 {whole.actions[30]}" not in shown
    steps = ask("replay", file, "--to", 30, "--lang", lang)["steps"]
    told = [event for step in steps for event in step["events"]]
    assert told
    words = Messages(game_of(whole.game), lang)
    assert all(event["text"] in shown and words.has(f"event-{event['id']}") for event in told)


def test_the_walk_answers_in_json(ask: Callable[..., Any], file: Path, whole: Record) -> None:
    steps = ask("replay", file)["steps"]
    assert [step["action"] for step in steps] == whole.actions
    assert any(event["text"] for step in steps for event in step["events"])


def test_players_are_called_what_the_record_calls_them(
    run: Run, ask: Callable[..., Any], tmp_path: Path, whole: Record
) -> None:
    named = changed(whole, names=["Ada [b]", "Zoë"])
    path = tmp_path / "named.json"
    path.write_text(named.to_json(), encoding="utf-8")
    answer = ask("replay", path)
    texts = [event["text"] for step in answer["steps"] for event in step["events"]]
    assert answer["names"] == ["Ada [b]", "Zoë"]
    assert any("Zoë" in text for text in texts)
    assert not any("Player 2" in text for text in texts)
    assert "Zoë" in run("replay", path, "--to", 60).stdout
    assert run("replay", path, "--verify").exit_code == 0


@pytest.mark.parametrize("name", ["\\[/]", "\\[red]Ada", "Ada\\", "\\\\[/]", ":smile:", "[/]", "[bold]Ada"])
def test_a_name_is_shown_as_it_is(run: Run, whole: Record, tmp_path: Path, name: str) -> None:
    """It is never taken for how something is to look."""
    plain, path = "Q" * len(name), tmp_path / "record.json"
    shown = []
    for called in (plain, name):
        path.write_text(changed(whole, names=[called, "Ben"]).to_json(), encoding="utf-8")
        shown.append(run("replay", path).stdout)
    assert plain in shown[0]
    assert shown[1] == shown[0].replace(plain, name)


def test_a_name_that_is_none_names_the_line(run: Run, record: Record, tmp_path: Path) -> None:
    text = changed(record, names=["Ada", "\x1b[2JBen"]).to_json()
    line = 1 + text[: text.index('"names"')].count("\n")
    words = refused(run, tmp_path / "r.json", text)
    assert f"line {line}: a name is one line of 1 to 40 visible characters" in words
    assert "\x1b" not in words


@pytest.mark.parametrize("name", NAMES)
def test_an_unfinished_record_holds_too(ask: Callable[..., Any], tmp_path: Path, name: str) -> None:
    play = led(begun(name, 2, 5), Rng(5, 1), 20)
    path = tmp_path / "part.json"
    path.write_text(play.record.to_json(), encoding="utf-8")
    answer = ask("replay", path, "--verify")
    length = len(play.record.actions)
    assert (answer["over"], answer["scores"], answer["actions"]) == (False, None, length)


def refused(run: Run, path: Path, text: str | bytes) -> str:
    """Write `text`, see it refused with exit code 2, and give the words."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = run("replay", path)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr
    assert run("replay", path, "--verify").stderr == result.stderr
    told = run("replay", path, "--verify", "--json")
    assert (told.exit_code, json.loads(told.stdout)["ok"]) == (2, False)
    words: str = result.stderr
    assert re.search(r"line \d+", words), words
    return words


def test_an_edited_record_names_the_line(run: Run, record: Record, tmp_path: Path) -> None:
    text = record.to_json()
    last = text.rindex('"P1 ')
    assert "edited" in refused(run, tmp_path / "r.json", text[:last] + '"P2 ' + text[last + 4 :])


@pytest.mark.parametrize("name", NAMES)
def test_a_forged_choice_names_line_and_rule(run: Run, tmp_path: Path, name: str) -> None:
    play = led(begun(name, 2, 5), Rng(5, 1), 1)
    index, player = len(play.record.actions), play.game.players_to_act(play.state)[0]
    forged = next(
        play.game.write_action(action)
        for action in play.game.all_actions(play.state)
        if actor(action) == player and not play.game.is_legal(play.state, action)
    )
    text = changed(play.record, actions=[*play.record.actions, forged]).to_json()
    words = refused(run, tmp_path / "r.json", text)
    assert f"line {10 + index}: action {index + 1} {forged!r}: the rules forbid it here: " in words


def test_a_forged_draw_names_the_line(run: Run, record: Record, tmp_path: Path) -> None:
    assert "seed draws" in refused(run, tmp_path / "r.json", changed(record, seed=6).to_json())


def test_words_that_are_no_action_name_the_line(run: Run, record: Record, tmp_path: Path) -> None:
    index = next(i for i, action in enumerate(record.actions) if action.startswith("P1"))
    actions = [*record.actions[:index], "P1 juggle 12", *record.actions[index + 1 :]]
    assert "juggle" in refused(run, tmp_path / "r.json", changed(record, actions=actions).to_json())


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules_version": 99}, "rules version 99"),
        ({"edition": "0" * 32}, "edition"),
        ({"players": 19}, "not 19"),
        ({"options": {"hat": "red"}}, "hat"),
    ],
)
def test_what_does_not_fit_this_program_is_refused_by_name(
    run: Run, record: Record, tmp_path: Path, changes: dict[str, Any], words: str
) -> None:
    assert words in refused(run, tmp_path / "r.json", changed(record, **changes).to_json())


@pytest.mark.parametrize("share", [0.0, 0.01, 0.3, 0.9, 0.999])
def test_a_truncated_record_is_refused(run: Run, record: Record, tmp_path: Path, share: float) -> None:
    text = record.to_json().rstrip()
    refused(run, tmp_path / "r.json", text[: int(len(text) * share)])


@pytest.mark.parametrize(
    "content",
    [
        b"hello", b"[]", b"3", b"{}", b'{"format": "chess"}', b"\xff\xfe\x00\x01", b"[" * 100_000,
        b'{"format": "gridtown-record-1", "players": ' + b"9" * 5000 + b"}", b"P1 select 12\nP2 select 3\n",
    ],
)  # fmt: skip
def test_a_foreign_file_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    refused(run, tmp_path / "r.json", content)


def test_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("replay", tmp_path / "nowhere.json")
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)

"""`gridtown score`: its input and output; the scores are tested with each game that has them."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.registry import NAMES, game_of

from gridtown.cli.parts import parts

COUNTED = list(parts("city_file"))
BARE = [name for name in NAMES if name not in COUNTED]


def example(name: str) -> str:
    """The city that the help shows."""
    text: str = parts("city_file")[name].FORM
    return json.dumps(json.JSONDecoder().raw_decode(text)[0])


def test_the_help_says_how_a_city_is_written(run: Run) -> None:
    shown = " ".join(run("score", "--help").stdout.split())
    for name in COUNTED:
        assert f"CITY.json for {name}: {parts('city_file')[name].FORM}" in shown


@pytest.mark.parametrize("name", BARE)
def test_a_game_without_cities_says_so(run: Run, name: str) -> None:
    result = run("score", name, "-", input="{}")
    assert (result.exit_code, result.stdout) == (2, "")
    title = game_of(name).facts.title
    assert (
        f"{title} can't be scored from a file; gridtown score is for: {', '.join(COUNTED)}" in result.stderr
    )


@pytest.mark.parametrize("name", COUNTED)
def test_a_city_may_come_from_stdin(run: Run, name: str) -> None:
    result = run("score", name, "-", "--json", input=example(name))
    assert result.exit_code == 0, result.stderr
    assert isinstance(json.loads(result.stdout)["total"], int)
    assert run("score", name, "-", input=example(name)).exit_code == 0


@pytest.mark.parametrize("name", COUNTED)
def test_nonsense_is_exit_code_2_with_its_faults(run: Run, name: str) -> None:
    result = run("score", name, "-", "--json", input='{"hat": 3}')
    assert result.exit_code == 2
    faults = json.loads(result.stdout)["faults"]
    assert faults
    assert all(fault in result.stderr for fault in faults)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x80abc"])
def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bytes.json"
    file.write_bytes(content)
    result = run("score", COUNTED[0], file)
    assert (result.exit_code, "UTF-8" in result.stderr) == (2, True)


def test_a_byte_order_mark_is_no_fault(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bom.json"
    file.write_bytes(b"\xef\xbb\xbf" + example(COUNTED[0]).encode())
    assert run("score", COUNTED[0], file).exit_code == 0


@pytest.mark.parametrize("name", ["nowhere.json", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_refused(run: Run, name: str) -> None:
    result = run("score", COUNTED[0], name)
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)

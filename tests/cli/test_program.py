"""The program itself: help, version, errors, exit codes."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run, start

from gridtown import __version__
from gridtown.cli.program import SUMMARIES
from gridtown.core.build import NAME


def test_version_says_which_build_runs(run: Run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"gridtown {__version__} ({NAME})\n")


def test_interpreted_is_said_once_and_not_among_the_results(run: Run) -> None:
    result = run("perft", "neom", "--depth", 1)
    assert result.stderr.count("interpreted") == (NAME == "interpreted")
    assert "interpreted" not in result.stdout


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_command(run: Run, flag: str) -> None:
    result = run(flag)
    assert result.exit_code == 0
    for name, summary in SUMMARIES.items():
        assert name in result.stdout
        assert summary.split()[0] in result.stdout


def test_every_command_file_is_listed() -> None:
    for name in SUMMARIES:
        assert importlib.import_module(f"gridtown.cli.{name}").app


@pytest.mark.parametrize("name", SUMMARIES)
def test_every_command_has_help(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"gridtown {name}" in result.stdout or f" {name} " in result.stdout


def test_help_imports_neither_games_nor_anything_heavy() -> None:
    program = (
        "import sys; from gridtown.cli import main; sys.argv = ['gridtown', '--help']; main();"
        "print([name for name in ('rich', 'polars', 'starlette', 'msgspec', 'gridtown.games')"
        " if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_unknown_command_is_refused(run: Run) -> None:
    result = run("juggle")
    assert result.exit_code == 2
    assert "juggle" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("perft", "chess"), ("chess", "neom")),
        (("perft", "neom", "--players", "9"), ("1 to 5", "9")),
        (("perft", "neom", "--option", "deck=2+"), ("deck", "1+, 4+, 5+")),
        (("perft", "neom", "--option", "colour=red"), ("colour", "deck, beginner")),
        (("perft", "neom", "--option", "deck"), ("--option", "NAME=VALUE")),
        (("perft", "neom", "--option", "deck=1+", "--option", "deck=4+"), ("twice",)),
        (("perft", "neom", "--seed", "lucky"), ("--seed", "lucky", "32 hex")),
        (("perft", "neom", "--seed", str(1 << 128)), ("--seed", "2**128")),
        (("perft", "neom", "--position", "neom hat=3 / money=5"), ("hat",)),
        (("components", "neom", "--edition", "nowhere.toml"), ("nowhere.toml", "cannot be read")),
    ],
)
def test_errors_name_place_fault_and_mend(
    run: Run, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert all(word in result.stderr for word in words), result.stderr
    assert "Traceback" not in result.stderr


def test_a_broken_edition_names_file_row_and_field(run: Run, tmp_path: Path, root: Path) -> None:
    text = (root / "src/gridtown/games/neom/editions/base.toml").read_text(encoding="utf-8")
    broken = tmp_path / "mine.toml"
    broken.write_text(text.replace('\nroads = "NESW"', '\nroads = "NOPE"', 1), encoding="utf-8")
    result = run("components", "neom", "--edition", broken)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in (str(broken), "tile", "roads"))


def test_a_reader_that_goes_away_is_no_fault() -> None:
    process = start("components", "neom", "--json")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 141
    assert "Error" not in errors
    assert "Traceback" not in errors


def test_the_installed_script_runs_main(root: Path) -> None:
    script = (root / "pyproject.toml").read_text(encoding="utf-8")
    assert 'gridtown = "gridtown.cli:main"' in script
    done = subprocess.run(
        [sys.executable, "-c", "from gridtown.cli import main; raise SystemExit(main())", "juggle"],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    assert done.returncode == 2

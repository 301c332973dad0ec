"""The program itself: help, version, errors, exit codes."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run, start
from tests.registry import NAMES, begun, game_of

from gridtown import __version__
from gridtown.cli.program import SUMMARIES
from gridtown.core.build import NAME

LISTING = [sys.executable, "-m", "gridtown", "components", NAMES[0], "--json"]
"""A command that prints much."""


def test_version_says_which_build_runs(run: Run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"gridtown {__version__} ({NAME})\n")


def test_interpreted_is_said_once_and_not_among_the_results(run: Run) -> None:
    result = run("perft", NAMES[0], "--depth", 1)
    assert result.stderr.count("interpreted") == (NAME == "interpreted")
    assert "interpreted" not in result.stdout


def test_nothing_is_said_where_nothing_could_be_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gridtown.cli.program.PYTHON", "pypy")
    assert run("perft", NAMES[0], "--depth", 1).stderr == ""


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_command(run: Run, flag: str) -> None:
    result = run(flag)
    assert result.exit_code == 0
    for name, summary in SUMMARIES.items():
        assert name in result.stdout
        assert summary.split()[0] in result.stdout


def test_every_command_file_is_listed() -> None:
    for name in SUMMARIES:
        assert importlib.import_module(f"gridtown.cli.{name.replace('-', '_')}").app


@pytest.mark.parametrize("name", SUMMARIES)
def test_every_command_has_help_and_names_the_games(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"gridtown {name}" in result.stdout or f" {name} " in result.stdout
    if name not in ("replay", "serve", "backup", "admin", "new-game"):
        assert ", ".join(NAMES) in " ".join(result.stdout.split())


def test_help_imports_neither_games_nor_anything_heavy() -> None:
    program = (
        "import sys; from gridtown.cli import main; sys.argv = ['gridtown', '--help']; main();"
        "print([name for name in ('rich', 'polars', 'starlette', 'msgspec', 'gridtown.games')"
        " if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_ctrl_c_while_it_loads_leaves_no_traceback() -> None:
    program = """
import sys
from gridtown.cli import main
class Stop:
    def find_spec(self, name, path, target=None):
        if name == "typer":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Stop())
sys.exit(main())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_unknown_command_is_refused(run: Run) -> None:
    result = run("juggle")
    assert result.exit_code == 2
    assert "juggle" in result.stderr


def wrong(name: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What can be wrong with what is asked about a game, and the words that say so."""
    low, high = game_of(name).facts.players
    usual = (low + high + 1) // 2  # players, unless somebody says how many
    known = ", ".join(game_of(name).setup(usual).options)
    first = next(option for option in game_of(name).facts.options if option.seats(usual))
    good = f"{first.name}={first.default}"
    position = game_of(name).write_state(begun(name, low, 1).state)
    return [
        (("perft", name, "--players", "19"), (f"{low} to {high}", "19")),
        (("perft", name, "--option", f"{first.name}=blue"), (first.name, ", ".join(first.values))),
        (("perft", name, "--option", "colour=red"), ("colour", known)),
        (("perft", name, "--option", first.name), ("--option", "NAME=VALUE")),
        (("perft", name, "--option", good, "--option", good), ("twice",)),
        (("perft", name, "--seed", "lucky"), ("--seed", "lucky", "32 hex")),
        (("perft", name, "--seed", str(1 << 128)), ("--seed", "2**128")),
        (("perft", name, "--position", position.replace(name, f"{name} hat=3", 1)), ("hat",)),
        (("components", name, "--edition", "nowhere.toml"), ("nowhere.toml", "cannot be read")),
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(("perft", "chess"), ("chess", ", ".join(NAMES))), *(case for name in NAMES for case in wrong(name))],
)
def test_errors_name_place_fault_and_mend(
    run: Run, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert all(word in result.stderr for word in words), result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_broken_edition_is_refused_by_name(run: Run, tmp_path: Path, root: Path, name: str) -> None:
    whole = root / f"src/gridtown/games/{name}/editions/base.toml"  # some games have no such file
    text = whole.read_text(encoding="utf-8") if whole.exists() else ""
    broken = tmp_path / "mine.toml"
    broken.write_text(f"{text}\n[hat]\nsize = 3\n", encoding="utf-8")
    result = run("components", name, "--edition", broken)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in (str(broken), "hat")), result.stderr
    assert "Traceback" not in result.stderr


def test_a_reader_that_goes_away_is_no_fault() -> None:
    process = start("components", NAMES[0], "--json")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 141
    assert "Error" not in errors
    assert "Traceback" not in errors


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full disk")
def test_a_full_disk_is_said_in_words() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(LISTING, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert "could not be written: No space left" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes it")
def test_a_closed_output_is_no_fault() -> None:
    shell = ["sh", "-c", 'exec "$@" >&-', "sh", *LISTING]
    done = subprocess.run(shell, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "program", [("-c", "from gridtown.cli import main; raise SystemExit(main())"), ("-m", "gridtown")]
)
def test_the_installed_script_runs_main(root: Path, program: tuple[str, str]) -> None:
    script = (root / "pyproject.toml").read_text(encoding="utf-8")
    assert 'gridtown = "gridtown.cli:main"' in script
    done = subprocess.run(
        [sys.executable, *program, "juggle"],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    assert done.returncode == 2

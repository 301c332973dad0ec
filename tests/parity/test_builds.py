"""The compiled and the interpreted build play the same games, to the last byte."""

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cases import some
from tests.parity.trace import Answer, Case, Task, answer, setups, walk

from gridtown.games import GAMES, load, names

SEEDS = (700, 701)
GROUPS = [
    (name, players)
    for name in names()
    for players in range(load(name).facts.players[0], load(name).facts.players[1] + 1)
]


SOME = 6
"""One game of so many is played outside of `make proof`."""


def cases(name: str, players: int) -> list[Case]:
    """All options of one number of players: the defaults with all seeds, the others with one each."""
    default = load(name).setup(players).options
    found: list[Case] = []
    for index, setup in enumerate(setups(load(name))):
        if setup.players == players:
            seeds = SEEDS if setup.options == default else SEEDS[index % len(SEEDS) :][:1]
            found += [
                {"game": name, "players": players, "options": setup.options, "seed": seed} for seed in seeds
            ]
    return found


def interpreted(task: Task, root: Path, env: dict[str, str]) -> Answer:
    """What the pure sources, in a process of their own, make of `task`."""
    program = [sys.executable, str(root / "tests/parity/trace.py")]
    done = subprocess.run(
        program, input=json.dumps(task), capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == 0, done.stderr
    found: Answer = json.loads(done.stdout)
    return found


def difference(ours: list[str], theirs: list[str]) -> str:
    """Where the builds part, with the lines before; empty if they don't."""
    for index, (one, other) in enumerate(itertools.zip_longest(ours, theirs)):
        if one != other:
            before = "\n".join(ours[max(index - 3, 1) : index])
            return f"{ours[0]}\n{before}\ncompiled:    {one}\ninterpreted: {other}"
    return ""


@pytest.mark.parametrize("every", some([1, SOME], SOME))
@pytest.mark.parametrize(("name", "players"), GROUPS)
def test_both_builds_play_the_same_games(
    name: str, players: int, every: int, root: Path, pure_env: dict[str, str]
) -> None:
    games = cases(name, players)[::every]
    ours = answer({"play": games, "replay": []})
    texts = [(name, text) for text in ours["records"]]
    theirs = interpreted({"play": games, "replay": texts}, root, pure_env)
    for case, one, other in zip(games, ours["traces"], theirs["traces"], strict=True):
        assert len(one) > (100 if name in GAMES else 30), case
        assert not difference(one, other)
    assert ours["records"] == theirs["records"]
    assert theirs["replays"] == [walk(name, text) for text in theirs["records"]]

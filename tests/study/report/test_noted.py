"""Games noted for a report: the same from any number of workers, kept, and taken up again."""

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from tests.registry import NAMES, game_of, seats

from gridtown.core.errors import InvalidSetup
from gridtown.study.executor import executor
from gridtown.study.kept import InMemory, opened
from gridtown.study.report.noted import Asked, Noted, kind, lead, new_asked, play_all
from gridtown.study.simulate import new_job, play
from gridtown.study.work import Crew


def asked(name: str = "neom", players: int = 3, bots: str = "random") -> Asked:
    game = game_of(name)
    return new_asked(game, None, game.setup(seats(name, players)), bots.split(","), 77)


@pytest.mark.parametrize("name", NAMES)
def test_the_games_are_those_of_a_simulation(name: str) -> None:
    wanted = asked(name)
    (found,) = play_all(wanted, 1)
    game = game_of(name)
    job = new_job(game, None, game.setup(seats(name, 3)), ["random"], 77)
    row = play(job, 0)
    assert (found.row.scores, found.row.decisions, found.row.seed) == (row.scores, row.decisions, row.seed)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_there_again(name: str, tmp_path: Path) -> None:
    wanted = asked(name)
    games = play_all(wanted, 2)
    with opened(kind(wanted), asdict(wanted), tmp_path) as folder:
        folder.add(games)
        assert folder.games() == games


def test_bots_change_seats() -> None:
    wanted = asked(bots="random,easy")
    assert [wanted.seats(index) for index in range(3)] == [
        ("random", "easy", "random"),
        ("easy", "random", "random"),
        ("random", "random", "easy"),
    ]
    with pytest.raises(InvalidSetup, match="4 bots for 3 seats"):
        asked(bots="random,random,random,random")


def test_processes_play_the_same_games() -> None:
    wanted = asked("mayor", 2)
    with executor(2) as at_work:
        there = play_all(wanted, 5, Crew(at_work, 2))
    assert there == play_all(wanted, 5)


def test_other_rules_at_work_are_told() -> None:
    """As on a machine of a cluster with another version."""
    with pytest.raises(InvalidSetup, match="install the same gridtown"):
        play_all(replace(asked(), fingerprint="0"), 1)


def test_it_goes_on_where_it_stopped() -> None:
    kept, finished = InMemory[Noted](), list[int]()
    first = play_all(asked(), 6, Crew(told=finished.append, stopped=lambda: sum(finished) >= 2), kept)
    assert 2 <= len(first) < 6
    told: list[int] = []
    games = play_all(asked(), 6, Crew(told=told.append), kept)
    assert told[0] == len(first)
    assert sum(told) == 6
    assert games == play_all(asked(), 6)
    assert play_all(asked(), 2, kept=kept) == games[:2]


@pytest.mark.parametrize(
    ("standings", "winners", "changes", "decided"),
    [
        ([[0, 0], [1, 0], [1, 2], [1, 3]], [1], 1, 0.5),  # led from the third of four on
        ([[1, 0], [2, 2], [3, 2]], [0], 0, 2 / 3),  # a tie is nobody's lead
        ([[1, 0], [2, 0]], [1], 0, 1.0),  # the winner never led
        ([[1, 0], [1, 1]], [0, 1], 0, None),
        ([], [0], 0, None),
        ([[], []], [0], 0, None),  # a game that counts no points on the way
        ([[3], [4]], [0], 0, 1.0),  # alone
    ],
)
def test_the_lead(standings: list[list[int]], winners: list[int], changes: int, decided: Any) -> None:
    found = lead(standings, winners)
    assert (found.changes, found.decided) == (changes, decided)
    assert len(found.tenths) == (9 if standings and standings[0] else 0)

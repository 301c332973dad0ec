"""The games of a ladder in a folder (`study.kept`), so that it can be taken up again."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path

from gridtown.core.rng import derive_seed
from gridtown.study import kept
from gridtown.study.kept import GAMES, JOB, CannotKeep, Folder, Kind, Said, read_row, row_said
from gridtown.study.ladder import Ladder, Played

__all__ = ["GAMES", "JOB", "CannotKeep", "Folder", "opened"]


def opened(ladder: Ladder, path: Path) -> AbstractContextManager[Folder[Played]]:
    """The folder at `path` for this ladder; see `kept.opened`."""
    return kept.opened(Kind("ladder", _said, lambda said: _game(ladder, said)), asdict(ladder), path)


def _said(game: Played) -> Said:
    return {"deal": game.row.index, "seats": game.seats, **row_said(game.row)}


def _game(ladder: Ladder, said: Said) -> Played:
    deal = int(said["deal"])
    game = Played(tuple(map(str, said["seats"])), read_row(said, deal, derive_seed(ladder.seed, deal)))
    _check(ladder, game)
    return game


def _check(ladder: Ladder, game: Played) -> None:
    """Raise ValueError for a game of another number of players, or a contest that nobody won."""
    row = game.row
    if any(len(by_seat) != ladder.players for by_seat in (game.seats, row.scores, row.ranking)):
        raise ValueError(f"not {ladder.players} players")
    if ladder.contest and (row.success is not None or 1 not in row.ranking):
        raise ValueError("a contest without a winner")

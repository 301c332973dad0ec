"""The games of a ladder in a folder (`study.kept`), so that it can be taken up again."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path

from gridtown.core.rng import derive_seed
from gridtown.study import kept
from gridtown.study.kept import GAMES, JOB, CannotKeep, Folder, Kind, Said
from gridtown.study.ladder import Ladder, Played
from gridtown.study.tally import Row

__all__ = ["GAMES", "JOB", "CannotKeep", "Folder", "opened"]


def opened(ladder: Ladder, path: Path) -> AbstractContextManager[Folder[Played]]:
    """The folder at `path` for this ladder; see `kept.opened`."""
    return kept.opened(Kind("ladder", _said, lambda said: _game(ladder, said)), asdict(ladder), path)


def _said(game: Played) -> Said:
    row = game.row
    return {
        "deal": row.index,
        "seats": game.seats,
        "scores": row.scores,
        "ranking": row.ranking,
        "success": row.success,
        "termination": row.termination,
        "decisions": row.decisions,
    }


def _game(ladder: Ladder, said: Said) -> Played:
    deal = int(said["deal"])
    row = Row(
        index=deal,
        seed=derive_seed(ladder.seed, deal),
        scores=tuple(map(int, said["scores"])),
        ranking=tuple(map(int, said["ranking"])),
        success=said["success"],
        decisions=int(said["decisions"]),
        termination=str(said["termination"]),
    )
    return Played(tuple(map(str, said["seats"])), row)

"""The log of a match: every action, every take-back and every hint, in order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gridtown.core.record import Record
from gridtown.table.info import MatchInfo

ACTION: Final = "action"
TAKE_BACK: Final = "take-back"
HINT: Final = "hint"


@dataclass(frozen=True)
class LogEntry:
    """One entry of the log. player: who acted, -1 for chance; command: the id of the command that caused it.

    kind: an "action" of the game, in notation, or a "take-back" of the player's last action that stood,
    which `action` repeats, or that the player was given a "hint", with no action.
    """

    version: int
    player: int
    action: str
    command: str | None
    kind: str = ACTION


def effect(entry: LogEntry) -> str:
    """The effect of a command, by which a repeated id is recognized as the same command or another."""
    return entry.action if entry.kind == ACTION else entry.kind


def without_take_backs(log: Sequence[LogEntry]) -> list[LogEntry]:
    """The actions of a log that were not taken back."""
    kept: list[LogEntry] = []
    for entry in log:
        if entry.kind == ACTION:
            kept.append(entry)
        elif entry.kind == TAKE_BACK:
            del kept[max(place for place, other in enumerate(kept) if other.player == entry.player)]
    return kept


def record_of(info: MatchInfo, log: Sequence[LogEntry], names: list[str] | None = None) -> Record:
    """The record of a match, made from its log without replaying it. names: of its seats."""
    return Record(
        game=info.game,
        players=info.players,
        options=info.options,
        rules_version=info.rules_version,
        edition=info.edition,
        seed=int(info.seed, 16),
        actions=[entry.action for entry in without_take_backs(log)],
        names=names,
    )

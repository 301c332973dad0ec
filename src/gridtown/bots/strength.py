"""How strong the bots are at a game, as measured: a file of rows in its folder, written from a ladder.

A row of `strength.toml`:

    [[row]]
    players = 4
    options = { deck = "4+" }  # those it was measured with; other options may be anything
    level = "strong"
    against = "steady"         # who sits in all other seats; "" where there are none
    share = 0.71               # of games won; or, where nobody is beaten: points = 118.2, the mean result
    low = 0.66                 # its 95 % interval
    high = 0.76
    games = 400
    command = "gridtown ladder neom --bots strong,steady --games 400"
"""

from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from gridtown.core.game import Game

FILE: Final = "strength.toml"


class Strength(Struct, frozen=True, forbid_unknown_fields=True):
    """One measured result. share: of games won; points: the mean result; one of them is there."""

    players: Annotated[int, Meta(ge=1)]
    level: Annotated[str, Meta(min_length=1)]
    low: float
    high: float
    games: Annotated[int, Meta(ge=1)]
    command: Annotated[str, Meta(min_length=1)]
    against: str = ""
    options: dict[str, str] = {}
    share: Annotated[float, Meta(ge=0, le=1)] | None = None
    points: float | None = None

    def __post_init__(self) -> None:
        if (self.share is None) == (self.points is None):
            raise ValueError("a row has either a share of games won or a mean of points")
        found = self.points if self.share is None else self.share
        if found is None or not self.low <= found <= self.high:
            raise ValueError(f"{found} lies outside of its interval")


class Strengths(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    row: list[Strength] = []


def strengths(game: Game[Any]) -> list[Strength]:
    """What was measured of the bots at `game`; nothing where it has no such file."""
    return _read(type(game).__module__.rpartition(".")[0])


def read(text: str) -> list[Strength]:
    """The rows of a file. Raises msgspec.ValidationError where one is wrong."""
    return msgspec.toml.decode(text, type=Strengths).row


@cache
def _read(package: str) -> list[Strength]:
    if not package:
        return []
    try:
        return read((resources.files(package) / FILE).read_text(encoding="utf-8"))
    except (ModuleNotFoundError, FileNotFoundError):
        return []

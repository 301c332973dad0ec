"""The tracks of the administration board, by index."""

from typing import Final

TRACKS: Final = (
    "money", "happiness", "power", "water", "garbage", "employment", "pollution", "traffic", "crime",
)  # fmt: skip
MONEY: Final = 0
HAPPINESS: Final = 1
FIRST_CAPACITY: Final = 2  # power, water, garbage
EMPLOYMENT: Final = 5
FIRST_NUISANCE: Final = 6  # pollution, traffic, crime
TRACK_COUNT: Final = 9

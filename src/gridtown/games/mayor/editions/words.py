"""The words an edition of Mayor may use, and the counts it must have."""

import re
from typing import Final

TYPES: Final = ("bank", "shop", "church", "park", "statue")  # in the order of the rondel
BUILDINGS: Final = ("bank", "shop", "church", "statue")
COLOURS: Final = ("red", "yellow", "blue", "green")
LINE_COLOURS: Final = (*COLOURS, "rainbow")
CHEAPENING: Final = ("bank", "shop", "church")  # the lines whose prices fall; those of the others rise
REGIONS: Final = ("N", "S")
SECTIONS: Final = ("+", "o")

LINE_TILES: Final = 8
TILES: Final = 40
FIRST_AMENITY: Final = 41
EVENTS: Final = 10
FESTIVAL: Final = "festival"

BLOCKS: Final = "ABCDEFGHIJ"
AMENITY_BLOCKS: Final = BLOCKS[:9]
SQUARES: Final = tuple(f"{block}{place}" for block in BLOCKS.lower() for place in range(1, 5))
COLUMNS: Final = 5  # places of corners on the map
ROWS: Final = 4

LAST_SPACE: Final = 50
LANES: Final = 4  # spaces that have the same number
LETTERS: Final = "abcd"
STEP: Final = 4  # from corner to corner
CORNERS: Final = range(1, LAST_SPACE, STEP)
NEXT_TO_END: Final = {"0": 1, "50": 49}
ENDS: Final = tuple(NEXT_TO_END)
MOST_GOLD: Final = 49  # that a Banker can have
MOST_PER_MATCH: Final = 9
MOST_SURCHARGE: Final = 9
MOST_TILES: Final = 9  # in front of a player


def is_space(name: str) -> bool:
    """Whether this can be the name of a space: a number, and a letter where several have that number."""
    found = re.fullmatch(r"(0|[1-9][0-9]?)[a-d]?", name)
    return found is not None and int(found[1]) <= LAST_SPACE


def spelled(name: str) -> tuple[int, int]:
    """Split the name of a space into its number and the index of its letter (0 for none).

    Raises ValueError for what is no such name.
    """
    if not is_space(name):
        raise ValueError(f'"{name}" is no space; write a number of 0 to {LAST_SPACE} and a letter, or none')
    digits = name.rstrip(LETTERS)
    return int(digits), LETTERS.index(name[-1]) if name != digits else 0


def space_index(name: str) -> int:
    """Index of a space of the City board: 4 * number + letter, 54 for "13c".

    Raises ValueError for what is no such name.
    """
    number, lane = spelled(name)
    return LANES * number + lane


def by_number(name: str) -> tuple[int, str]:
    """Order of spaces and streets: 9b before 13a, n9 before n10."""
    return len(name.rstrip(LETTERS)), name

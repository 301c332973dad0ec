"""The kinds of action NEOM knows; their arguments stand beside them."""

from typing import Final

# Chance
BOARD: Final = 1  # player << 5 | Raw Good: the City board dealt to the player
FIRST: Final = 2  # player: who opens the two-player game
DEAL: Final = 3  # player << 8 | tile: a tile dealt to the player's hand
REVEAL: Final = 4  # tile: a tile turned face up (two players, solo)
EXCHANGE: Final = 5  # player << 8 | tile: the random Cornerstone of the beginner's Contract Office

# Players
KEEP: Final = 8  # tile: a Cornerstone chosen in the Preliminary Round
SELECT: Final = 9  # tile
PLACE: Final = 10  # tile: the selected one, or a Cornerstone
SELL: Final = 11  # 0
AT: Final = 12  # space
SOURCE: Final = 13  # good << 4 | source: where a missing Good comes from
INSTEAD: Final = 14  # 0: money instead of the Goods
MAKE: Final = 15  # good: what the Modular Factory produces
GIVE: Final = 16  # tile: a Cornerstone given to the discard pile
TAKE: Final = 17  # tile: a Cornerstone taken from it
DONE: Final = 18  # 0: no more Cornerstones to give
PAY: Final = 19  # 0: a Disaster's penalty
SACRIFICE: Final = 20  # space

NUMBERS: Final = 64
"""How many numbers there are for kinds: 0..63."""

# Sources of a required Good, as they stand in a plan; 0 while undecided
OWN: Final = 1
OFFICE: Final = 2
MONEY: Final = 3
SUPPLY: Final = 4
SUPPLY_WEST: Final = 5
SUPPLY_EAST: Final = 6
SUPPLY_BOTH: Final = 7
SELLER: Final = 8  # + player

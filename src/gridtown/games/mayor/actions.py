"""Numbers of Mayor's kinds of action, with their arguments beside them."""

from typing import Final

# Chance
REVEAL: Final = 1  # tile: the next tile of a line is turned over
DRAW: Final = 2  # event: an Event tile comes off the stack

# Players
MOVE: Final = 8  # spaces on the rondel, 1..5
BUY: Final = 9  # line: the one that the Action marker points at
PLACE: Final = 10  # tile << 6 | square
CLAIM: Final = 11  # tile << 6 | square: taking the block's Civic Amenity instead of scoring
PASS: Final = 12  # 0
USE: Final = 13  # tile: a Civic Amenity
REWARD: Final = 14  # 0 victory points, 1 gold
LAY: Final = 15  # square
CITIZEN: Final = 16  # space where the Citizen's walk ends
BANKER: Final = 17  # space where the Banker's walk ends
EVENT: Final = 18  # event: which of the three drawn comes into effect
WAIVE: Final = 19  # 0: no final placement

"""Numbers of the kinds of action; their arguments stand beside them."""

from typing import Final

# Chance
FIRST: Final = 1  # player: who gets the Starting player token
PIECE: Final = 2  # board: one of the pieces of the free arrangement
ROLE: Final = 3  # player << 8 | card: a role dealt to choose from
REVEAL: Final = 4  # card: drawn from a stack

# Players
LAY: Final = 8  # board << 10 | turns << 8 | (column + 4) << 4 | row + 4
KEEP: Final = 9  # card: a role
DEVELOP: Final = 10  # board
PLAY: Final = 11  # card
TILE: Final = 12  # shape
PLACE: Final = 13  # form << 10 | anchor
EXCHANGE: Final = 14  # card
END: Final = 15  # 0: the Milestone
DRAW: Final = 16  # stage of the stack, 1..3
TAKE: Final = 17  # card: from the exchange pile
SWAP: Final = 18  # card: laid down at the end of a Milestone
DONE: Final = 19  # 0: no more cards to lay down

"""The words an edition of Skylines may use, and the counts it must have."""

from typing import Final

from gridtown.games.skylines.board.cards import GROUPS, TYPES
from gridtown.games.skylines.board.tracks import TRACKS

MONEY: Final = "money"
NUISANCES: Final = TRACKS[6:]
MOST_MONEY: Final = 99
LAST_SQUARE: Final = 99  # of a track

ZONES: Final = GROUPS["zone"]
UTILITIES: Final = GROUPS["utility"]
SERVICES: Final = GROUPS["service"]
CARD_TYPES: Final = (*ZONES, *UTILITIES, *SERVICES)
TILE_COUNTS: Final = {
    "residential": 24,
    "commercial": 12,
    "industrial": 12,
    "utility": 9,
    "service": 18,
    "unique": 10,
}
LARGEST_TILE: Final = 6
STAGES: Final = (1, 2, 3)
STAGE_TYPES: Final = {"residential": 8, "commercial": 4, "industrial": 4, "utility": 3, "service": 6}
"""How many cards of each type a stage has."""
STAGE_CARDS: Final = sum(STAGE_TYPES.values())
MOST_STEPS: Final = 20  # on a card
MOST_ZONES: Final = 9  # in a condition

NUMBERS: Final = {
    "card": range(1, 76),
    "unique": range(76, 86),
    "role": range(86, 96),
    "policy": range(96, 106),
    "news": range(106, 116),
}
LATE_STAGES: Final = (2, 3)  # those of unique buildings, policies and news

MATCHED: Final = (*TYPES[:14], *GROUPS)  # what an effect may be about
PRICES: Final = ("exchange", "swap", "develop", "wages")
EFFECT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "price": ("of", "amount"),
    "cost": ("of", "track", "amount"),
    "burden": ("of", "track", "amount"),
    "gain": ("of", "track", "amount"),
    "milestone": ("track", "amount"),
    **dict.fromkeys(PRICES, ("amount",)),
    "reach": (),
    "deaf": ("of",),
    "ban": ("of", "stage"),
}
"""The fields of each kind of effect; a ban has one of its two, or both."""
LASTING: Final = ("price", "cost", "gain", "milestone", *PRICES, "reach")
PASSING: Final = ("price", "burden", "gain", "milestone", "exchange", "wages", "deaf", "ban")
"""The kinds that news may have: it lies no more when cards are exchanged and a piece is developed."""

BOARDS: Final = ("A", "B", "C", "D", "E", "F")
PIECE: Final = 6
MAP: Final = 4  # pieces side by side
DRAWN: Final = 4  # pieces of a free arrangement
PIECES: Final = {"introduction": 3, "1": 4, "2": 4, "3": 4, "4": 4}  # of the others, by scenario
DISTRICT: Final = range(2, 61)  # squares
LAKE: Final = range(1, 5)  # squares along a side

SCENARIOS: Final = ("introduction", "1", "2", "3", "4", "5")
FREE: Final = SCENARIOS[-1]
PARTS: Final = ("unique", "roles", "policies", "news")
LEVELS: Final = ("beginner", "advanced", "expert")
PLAYERS: Final = ("1", "2", "3", "4")

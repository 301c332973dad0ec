"""The words an edition of NEOM may use, and the counts it must have."""

from typing import Final

TIERS: Final = ("raw", "processed", "luxury")
RAW: Final = ("coal", "natural_gas", "oil", "ore", "stone", "wood")
PROCESSED: Final = ("concrete", "copper", "diamonds", "glass", "gold", "lumber", "plastics", "steel")
LUXURY: Final = ("electronics", "jewelry", "sports_cars")
TIER_OF: Final = {
    **dict.fromkeys(RAW, "raw"),
    **dict.fromkeys(PROCESSED, "processed"),
    **dict.fromkeys(LUXURY, "luxury"),
}

PLACED_TYPES: Final = ("residential", "commercial", "industrial", "public", "resource")
TYPES: Final = (*PLACED_TYPES, "disaster")
MARKS: Final = (*PLACED_TYPES, "polluting", "power")  # what effects count

DOUBLE: Final = ("residential", "commercial")  # the only two types that one tile has together
MOST_GOODS: Final = 4  # that a tile can require
VIRTUAL: Final = (["raw"], ["raw", "processed"])  # the tiers of the Goods an office can stand in for

TILES: Final = 150
GENERATIONS: Final = ("I", "II", "III", "C")  # of 40 numbers each, the cornerstones last
DECKS: Final = {1: 24, 4: 8, 5: 8}  # tiles of a generation that are 1+, 4+, 5+
CORNERSTONES: Final = 30
DISASTERS: Final = ("flood", "fire", "crime_spree")  # of generation I, II, III
RANKS: Final = ("intern", "apprentice", "fellow", "foreman", "master", "boss")
RANK_DECKS: Final = ("1+", "4+", "5+")
SIDES: Final = "NESW"

# The fields an effect of each kind must have, and those it may have.
EFFECTS: Final = {
    "score": (("vp", "per"), ("of", "every", "base")),
    "income": (("gain", "per"), ("of",)),
    "placed": (("gain", "per"), ("of",)),
    "tile_placed": (("gain", "of"), ()),
    "tile_joined": (("gain", "of"), ()),
    "selected": (("gain",), ()),
    "virtual": (("tiers",), ()),
    "insurance": ((), ()),
    "protection": (("against",), ()),
    "exchange": ((), ()),
    "choose_good": (("tier",), ()),
    "disaster": (("name",), ()),
}

# How many words `of` must and may have with each counter.
COUNTERS: Final = {
    "tiles": (1, 7),
    "nearby": (1, 7),
    "elsewhere": (1, 7),
    "edge": (1, 7),
    "corner": (1, 7),
    "served": (1, 7),
    "largest_cluster": (1, 1),
    "within_two": (2, 2),
    "pairs": (2, 2),
    "sets": (3, 3),
    "goods": (0, 3),
    "neighborhoods": (0, 0),
    "neighborhoods_1": (0, 0),
    "neighborhoods_2": (0, 0),
    "neighborhoods_3_or_more": (0, 0),
    "printed_at_most_2": (0, 0),
    "road_squares": (0, 0),
    "alike": (0, 0),
    "money": (0, 0),
    "final_income": (0, 0),
}
AT_THE_END: Final = ("money", "final_income")  # counted by scores only

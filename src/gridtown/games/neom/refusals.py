"""Ids of what NEOM alone refuses, with their arguments; the words stand in `messages/`."""

from typing import Final

RULE_IDS: Final = (
    "disaster-no-action",  # tile
    "not-asked-now",
    "not-in-hand",  # tile
    "not-in-row",  # tile
    "disaster-too-late",  # tile
    "not-selected",  # tile
    "not-your-cornerstone",  # tile
    "needs-tiles",  # tile, type, amount, have
    "needs-money",  # tile, amount, money
    "needs-good",  # tile, goods
    "too-expensive",  # tile, amount, money
    "no-space",  # tile
    "cornerstone-limit",  # generation
    "no-road",  # tile, space
    "cant-replace",  # tile, space, old
    "not-required",  # good
    "produced-already",  # good
    "not-your-own-seller",
    "seller-lacks",  # good, seller
    "supply-sells-nothing",
    "supply-by-generation",  # good, generation
    "other-produces",  # good
    "no-office",  # good
    "route-not-fresh",
    "dearer-for-the-same",
    "cant-afford-source",  # amount, money
    "no-alternative",
    "only-processed",  # good
    "not-in-pile",  # tile
    "ascending",
    "cant-pay",  # amount, money
    "nothing-there",  # space
    "city-center-stays",
    "not-asked-for",  # space
)

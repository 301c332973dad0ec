"""Ids of what NEOM alone refuses, with their arguments; the words stand in `messages/`."""

from typing import Final

RULE_IDS: Final = (
    "disaster-no-action",  # tile
    "not-asked-now",  # asked: action, space, source, make, give or take
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
    "source-chosen",  # good
    "other-good-first",  # good
    "not-your-own-seller",
    "seller-absent",  # seller
    "seller-lacks",  # good, seller
    "supply-sells-nothing",
    "supply-by-generation",  # good, generation
    "other-produces",  # good
    "no-office",  # good
    "office-used",  # good
    "routes-save-anyway",
    "route-not-open",  # side: west or east
    "route-used",  # side
    "same-choice",  # good
    "dearer-for-the-same",
    "cant-afford-source",  # amount, money
    "no-alternative",  # tile
    "only-processed",  # good
    "not-in-pile",  # tile
    "cornerstone-chosen",  # tile
    "sacrifice-begun",
    "cant-pay",  # amount, money
    "nothing-there",  # space
    "city-center-stays",
    "not-asked-for",  # space
    "tile-chosen",  # space
    "demand-met",  # space
)

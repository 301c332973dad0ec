"""Ids of what Skylines alone refuses, with their arguments; the words stand in `messages/`."""

from typing import Final

RULE_IDS: Final = (
    "only-end",
    "not-on-display",  # card
    "banned",  # card, news
    "too-dear",  # card, cost, money
    "track-end",  # card, track
    "reward-past-end",  # card, track
    "no-room",  # card
    "utility-everywhere",  # card
    "no-room-for-utility",  # card
    "no-such-tile",  # shape
    "no-room-for-tile",  # shape
    "track-end-with-tile",  # shape, track
    "wrong-tile",
    "off-map",  # squares
    "face-down",  # squares
    "taken",  # squares
    "across-street",
    "utility-there",
    "track-end-there",  # track
    "exchange-policy",
    "exchange-too-dear",  # cost, money
    "district-without-tiles",  # square, amount
    "stack-empty",  # stage
    "stacks-only",
    "not-on-pile",  # card
    "just-laid-down",  # card
    "swap-ascending",
    "swap-too-dear",  # cost, money
    "swap-too-many",
    "not-on-map",  # board
    "already-face-up",  # board
    "not-adjacent",  # board
    "develop-too-dear",  # board, cost, money
    "not-offered",  # card
    "piece-not-drawn",  # board
    "piece-there",  # board
    "piece-apart",  # board
    "piece-does-not-fit",  # board
)

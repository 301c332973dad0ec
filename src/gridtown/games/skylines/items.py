"""What a report counts of Skylines: cards, unique buildings, policies, roles, the shapes of zones."""

from __future__ import annotations

from gridtown.core.items import Sort
from gridtown.games.skylines.actions import EXCHANGE, KEEP, PLAY, SWAP, TAKE, TILE
from gridtown.games.skylines.board.cards import FIRST_POLICY, FIRST_ROLE, FIRST_UNIQUE
from gridtown.games.skylines.game import Skylines


def sorts(game: Skylines) -> list[Sort]:
    """Cards by their number; shapes by their index."""
    edition = game.edition
    return [
        _cards("card", "Construction cards", [row.name.en for row in edition.card], 1, opens=True),
        _cards("unique", "Unique buildings", [row.name.en for row in edition.unique], FIRST_UNIQUE),
        _cards("policy", "Policies", [row.name.en for row in edition.policy], FIRST_POLICY),
        Sort(
            "role", "Roles", [row.name.en for row in edition.role],
            takes={KEEP: 0}, first=FIRST_ROLE,
            meanings=("one of the two dealt", "kept", ""),
        ),
        Sort(
            "shape", "Shapes of zones", [row.name.en for row in edition.shape],
            plays={TILE: 0}, often=True,
            meanings=("it fits somewhere, and is in the supply", "", "built"),
        ),
    ]  # fmt: skip


def _cards(word: str, title: str, names: list[str], first: int, opens: bool = False) -> Sort:
    return Sort(
        word, title, names,
        offers={PLAY: 0, EXCHANGE: 0, SWAP: 0, TAKE: 0}, plays={PLAY: 0}, first=first, opens=opens,
        meanings=("before a player who could play or exchange it, or on the exchange pile", "", "played"),
    )  # fmt: skip

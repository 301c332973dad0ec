"""Events of Skylines, written while somebody listens (State.journal)."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.event import EVERYONE, Event
from gridtown.core.refusal import Value
from gridtown.games.skylines.state import SkylinesState

EVENT_IDS: Final = (
    "first",
    "piece-drawn",  # board
    "piece-laid",  # board
    "dealt",  # cards
    "role",  # role
    "role-dealt",  # role
    "milestone",  # amount: which
    "developed",  # board, cost
    "played",  # card, cost
    "built",  # card, squares
    "used",  # services
    "track",  # track, amount, from, to
    "skyline",  # amount, from, to
    "rewarded",  # card
    "exchanged",  # card, cost
    "drew",  # card
    "took",  # card
    "news",  # news
    "news-gone",  # news
    "news-boxed",  # news
    "policy-gone",  # policy
    "swapped",  # card, cost
    "wages",  # amount
    "ended-milestone",  # amount: which
    "evils",  # amount
    "lost",  # cause
    "completed",  # amount
)


def tell(state: SkylinesState, id: str, player: i64) -> None:
    """Write an event without arguments; costs next to nothing while nobody listens."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {}, EVERYONE))


def tell_number(state: SkylinesState, id: str, player: i64, key: str, number: i64) -> None:
    """Write an event about one number: an amount, or a card by one of its names."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {key: int(number)}, EVERYONE))


def tell_word(state: SkylinesState, id: str, player: i64, key: str, word: str) -> None:
    """Write an event about one thing known by a word: a board, the cause of a loss."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {key: word}, EVERYONE))


def tell_paid(state: SkylinesState, id: str, player: i64, key: str, thing: int | str, cost: i64) -> None:
    """Write that something was paid for."""
    if state.journal is not None:
        args: dict[str, Value] = {key: thing, "cost": int(cost)}
        state.journal.append(Event(id, int(player), args, EVERYONE))


def tell_built(state: SkylinesState, player: i64, card: i64, squares: list[str]) -> None:
    """Write that a tile lies on the map."""
    if state.journal is not None:
        args: dict[str, Value] = {"card": int(card), "squares": squares}
        state.journal.append(Event("built", int(player), args, EVERYONE))


def tell_services(state: SkylinesState, player: i64, services: list[str]) -> None:
    """Write which services a zone uses."""
    if state.journal is not None and services:
        state.journal.append(Event("used", int(player), {"services": services}, EVERYONE))


def tell_track(state: SkylinesState, track: str, start: i64, end: i64) -> None:
    """Write that a marker moved."""
    if state.journal is not None and start != end:
        args: dict[str, Value] = {
            "track": track, "amount": int(end - start), "from": int(start), "to": int(end),
        }  # fmt: skip
        state.journal.append(Event("skyline" if track == "skyline" else "track", -1, args, EVERYONE))

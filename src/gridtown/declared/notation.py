"""Notation of declared states: `lots players=2 wrap=yes active=P2 tiles=a1:3,b1:2`."""

from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number, parse_words, refuse_words
from gridtown.declared.state import State


def write_state(game: str, state: State) -> str:
    """A state in one line; fields that are as at the start are left out."""
    return " ".join([game, f"players={int(state.size)}", *state.words()])


def parse_state(game: str, kind: type[State], players: tuple[int, int], text: str) -> State:
    """The inverse of `write_state`. Raises InvalidAction naming what is wrong."""
    head, *parts = text.split(" ")
    if head != game:
        raise InvalidAction(f"{text!r} is no position of {game}: it begins with {game} players=")
    words = parse_words(parts)
    state = kind(parse_number(words.pop("players", ""), *players, "players="))
    for name, field in kind.fields.items():
        if name in words:
            setattr(state, name, field.parse(words.pop(name), int(state.size)))
    refuse_words(words, f"a position of {game}")
    state.settle()
    written = write_state(game, state)
    if written != text:
        raise InvalidAction(f"{text!r} is not how this position is written: {written!r}")
    return state

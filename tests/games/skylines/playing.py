"""Positions in a line, and short ways to play and ask, for the tests of Skylines' rules."""

from functools import cache

from gridtown.core.action import CHANCE, actor
from gridtown.core.event import Event
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.board.orientations import ANCHOR_BITS
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.components import read_edition
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.notation import parse_place
from gridtown.games.skylines.state import SkylinesState

Position = str | SkylinesState

# The introduction: B (columns a to f), E (g to l) and A (m to r) in a row. Its districts, by a letter each:
#
#       a b c  d e f  g h i  j k l  m n o  p q r
#   1   ~ ~ A |B B B  B B B |C ~ ~  ~ ~ C |D D D
#   2   ~ A A |B B B  B B B |C ~ ~  ~ ~ C |D D D       (a street between p2 and p3)
#   3   A A A  A|B B  B B|C  C C C  C C C  C|D D
#   4   E E E |A A A  A|B|F  F F F  F F|C |G G G
#   5   E E E  E|A A  A A A |F F F  F F F  F|G G
#   6   E E E |A A A  A A A |F F F  F F F |G G G

ONE_EACH = {
    "B": "22:c1,2:d1+e1,3:a4+b4,4:d6+e6",
    "E": "1:g1+h1,22:j1,3:g5+h5,4:j5+k5",
    "A": "22:o1,2:p1+q1,3:m5+n5,4:q4+r4",
}
"""A city in which every district of one of the introduction's pieces has a tile."""
TWO_EACH = (
    "22:c1,1:d6+e6,24:d1,2:g1+h1,25:j1,3:o1+o2,47:p1,4:q1+r1,72:a4,5:b4+c4,"
    "20:j5+k5,21:m5+n5,23:q4+r4,48:q5+r5"
)
"""One in which every district of all three has two."""


@cache
def printed() -> Skylines:
    """Skylines with its own edition."""
    return Skylines(read_edition())


def at(game: Skylines, position: Position) -> SkylinesState:
    """Give the position, read from notation if it is text."""
    return game.parse_state(position) if isinstance(position, str) else position


def legal(game: Skylines, position: Position, player: int | None = None) -> list[str]:
    """What `player` (by default the first who is to act, or chance) may do, in notation."""
    state = at(game, position)
    active = game.players_to_act(state)
    who = active[0] if player is None and active else CHANCE if player is None else player
    return [game.write_action(action) for action in game.legal_actions(state, who)]


def choices(game: Skylines, position: Position, verb: str, player: int | None = None) -> set[str]:
    """What follows a verb in the legal actions: `choices(…, "play")` gives card numbers."""
    words = [text.split(" ", 2) for text in legal(game, position, player)]
    return {"".join(rest) for _, said, *rest in words if said == verb}


def play(game: Skylines, position: Position, *actions: str) -> SkylinesState:
    """The position after `actions`, each checked."""
    state = at(game, position)
    for text in actions:
        state = game.apply(state, game.parse_action(text))
    return state


def events(game: Skylines, position: Position, *actions: str) -> list[Event]:
    """What happened in `actions`."""
    state, heard = at(game, position), list[Event]()
    for text in actions:
        state = game.apply(state, game.parse_action(text), heard)
    return heard


def why(game: Skylines, position: Position, text: str) -> Refusal | None:
    """The rule that forbids the action to the player it names."""
    action = game.parse_action(text)
    return game.explain(at(game, position), int(actor(action)), action)


def build(game: Skylines, position: Position, card: int, squares: str = "") -> SkylinesState:
    """The position after the first player has played a card, with its tile on `squares` if it has one."""
    state = play(game, position, f"P1 play {card}")
    if squares and game.tables.type[card] < 3:
        state = play(game, state, f"P1 tile {shape_of(game, squares)}")
    return play(game, state, f"P1 place {squares}") if squares else state


def shape_of(game: Skylines, squares: str) -> str:
    """The shape that a tile on these squares has."""
    orientations = game.tables.orientations
    return orientations.shapes[orientations.shape_of[parse_place(squares, orientations) >> ANCHOR_BITS]]


def refused(game: Skylines, position: Position, text: str) -> str | None:
    """The id of that rule."""
    rule = why(game, position, text)
    return None if rule is None else rule.id


def words(game: Skylines, state: SkylinesState) -> dict[str, str]:
    """The keys of a position and what they say."""
    table = game.write_state(state).split(" / ")[0]
    return dict(word.split("=", 1) for word in table.split()[1:])


def seat(game: Skylines, state: SkylinesState, player: int = 0) -> dict[str, str]:
    """The keys of a player and what they say."""
    return dict(word.split("=", 1) for word in game.write_state(state).split(" / ")[player + 1].split())


def cards(game: Skylines, state: SkylinesState, player: int = 0) -> set[int]:
    """The display of a player."""
    return numbers(seat(game, state, player)["cards"])


def numbers(text: str) -> set[int]:
    return {int(item) for item in text.split(",") if item}


def tracks(state: SkylinesState) -> dict[str, int]:
    """The administration board and the skyline, without what is 0."""
    found = {name: int(state.tracks[track]) for track, name in enumerate(TRACKS)}
    found["skyline"] = int(state.skyline)
    return {name: value for name, value in found.items() if value}


def chance(game: Skylines, state: SkylinesState, rng: Rng) -> SkylinesState:
    """The position after all that chance does now."""
    state = state.copy()
    while state.to_act == CHANCE_ACTS:
        game.push(state, game.draw(state, rng))
    return state


def ending(game: Skylines, state: SkylinesState) -> str | None:
    """How the game ended."""
    outcome = game.outcome(state)
    return None if outcome is None else outcome.termination

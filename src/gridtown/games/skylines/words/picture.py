"""A game of Skylines in plain characters: what `str(state)` gives.

On the map `.` is free, `~` water, `?` on a piece that lies face down; tiles have the number of their card;
`|` and `---` are streets.
"""

from __future__ import annotations

from gridtown.core.bits import members
from gridtown.core.notation import write_to_act
from gridtown.games.skylines.board.cards import STAGES
from gridtown.games.skylines.board.layout import Layout
from gridtown.games.skylines.board.orientations import SIDE, squares_of
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.state import DISPLAY_ROW, PHASES, SkylinesState, the_city
from gridtown.games.skylines.tables import Tables


def picture(tables: Tables, state: SkylinesState) -> str:
    """The markers, the map and each player's cards."""
    markers = [f"{name} {state.tracks[track]}" for track, name in enumerate(TRACKS)]
    lines = [
        f"Milestone {state.milestone}, {PHASES[state.phase]}, {write_to_act(state.to_act)} to act",
        ", ".join([*markers, f"skyline {state.skyline}"]),
    ]
    if state.layout is not None:
        lines += _map(tables, state, state.layout)
    return "\n".join(lines + [_player(tables, state, player) for player in range(state.size)])


def _map(tables: Tables, state: SkylinesState, layout: Layout) -> list[str]:
    """The rows, and between them the streets that lie across."""
    cards = _cards(tables, state)
    lines = ["   " + "".join(f"{chr(97 + column):>3} " for column in range(layout.columns)).rstrip()]
    for row in range(layout.rows):
        line, below = f"{row + 1:>3}", "   "
        for square in range(SIDE * row, SIDE * row + layout.columns):
            shown = _is_face_up(state, layout, square)
            line += _cell(layout, cards, square, shown) + ("|" if shown and layout.right[square] else " ")
            below += "--- " if shown and layout.below[square] else "    "
        lines += [text for text in (line.rstrip(), below.rstrip()) if text]
    return lines


def _cards(tables: Tables, state: SkylinesState) -> dict[int, int]:
    """The card whose tile lies on a square, by square."""
    city = the_city(state)
    return {
        square: card
        for card, place in zip(city.cards, city.places, strict=True)
        for square in squares_of(tables.orientations, place)
    }


def _is_face_up(state: SkylinesState, layout: Layout, square: int) -> bool:
    """Whether a square lies on a piece that is face up."""
    piece = layout.piece_of[square]
    return piece >= 0 and bool(state.pieces >> piece & 1)


def _cell(layout: Layout, cards: dict[int, int], square: int, shown: bool) -> str:
    """Three characters for a square."""
    if layout.piece_of[square] < 0:
        return "   "
    if not shown:
        return "  ?"
    return f"{cards.get(square, '.'):>3}" if layout.land[square] else "  ~"


def _player(tables: Tables, state: SkylinesState, player: int) -> str:
    """The cards before a player, and the role."""
    cards = [
        tables.card_at[64 * stage + bit]
        for stage in range(1, STAGES + 1)
        for bit in members(state.displays[DISPLAY_ROW * player + stage])
    ]
    role = f", role {state.roles[player]}" if state.roles[player] else ""
    return f"P{player + 1}: cards {' '.join(map(str, sorted(cards))) or 'none'}{role}"

"""A table of NEOM in plain characters, for `str(state)`."""

from gridtown.core.notation import write_to_act
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.grid import CENTER, SIZE
from gridtown.games.neom.state import PHASES, NeomState


def picture(state: NeomState) -> str:
    """Generation, turn, phase and who is to act, and every City with its owner's money."""
    when = f"generation {int(state.generation)}, turn {int(state.turn)}, {PHASES[int(state.phase)]}"
    parts = [f"{when}, {write_to_act(state.to_act)} to act"]
    for player, me in enumerate(state.players):
        parts.append(f"P{player + 1}: £{int(me.money)}\n{_city(me.city)}")
    return "\n\n".join(parts)


def _city(city: City) -> str:
    """The tiles by their numbers, row 5 on top; + is the City Center."""
    rows = []
    for row in range(SIZE - 1, -1, -1):
        spaces = range(SIZE * row, SIZE * row + SIZE)
        cells = [str(int(city.tiles[space]) or ("+" if space == CENTER else ".")) for space in spaces]
        rows.append(" ".join(cell.rjust(3) for cell in [str(row + 1), *cells]))
    return "\n".join([*rows, "      a   b   c   d   e"])

"""Positions in a line, and short ways to play, ask and score, for the tests of NEOM's rules.

Rules that have nothing to do with road layouts are tested in a *paved* game, in which every tile has all
four roads; where roads matter, a test lays its own, so that no test depends on reconstructed data.
"""

from functools import cache

from msgspec import structs

from gridtown.core.action import actor, argument_of, kind_of
from gridtown.core.bits import members
from gridtown.core.event import Event
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.actions import AT, SELL
from gridtown.games.neom.board.effects import Purse
from gridtown.games.neom.board.goods import GOODS
from gridtown.games.neom.board.grid import space_name
from gridtown.games.neom.components import read_edition
from gridtown.games.neom.game import Neom
from gridtown.games.neom.notation import parse_space
from gridtown.games.neom.scoring import score, tile_points
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.tables import tile_at

Position = str | NeomState


@cache
def printed() -> Neom:
    """NEOM with its own edition."""
    return Neom(read_edition())


@cache
def paved(*roads: tuple[int, str]) -> Neom:
    """NEOM in which every tile has all four roads, but for those given as (number, roads)."""
    edition = read_edition()
    layouts = dict(roads)
    tiles = [
        structs.replace(row, roads=layouts.get(row.number, "NESW" if row.roads else ""))
        for row in edition.tile
    ]
    return Neom(structs.replace(edition, tile=tiles))


def at(game: Neom, position: Position) -> NeomState:
    """Give the position, read from notation if it is text."""
    return game.parse_state(position) if isinstance(position, str) else position


def legal(game: Neom, position: Position, player: int | None = None) -> list[str]:
    """What `player` (by default the first who is to act, or chance) may do, in notation."""
    state = at(game, position)
    who = game.players_to_act(state)[0] if player is None else player
    return [game.write_action(action) for action in game.legal_actions(state, who)]


def choices(game: Neom, position: Position, player: int | None = None) -> list[str]:
    """Like `legal`, without the player's name."""
    return [text.split(" ", 1)[1] for text in legal(game, position, player)]


def play(game: Neom, position: Position, *actions: str) -> NeomState:
    """The position after `actions`, each checked."""
    state = at(game, position)
    for text in actions:
        state = game.apply(state, game.parse_action(text))
    return state


def events(game: Neom, position: Position, *actions: str) -> list[Event]:
    """What happened in `actions`."""
    state, heard = at(game, position), list[Event]()
    for text in actions:
        state = game.apply(state, game.parse_action(text), heard)
    return heard


def happened(heard: list[Event], id: str) -> list[dict[str, object]]:
    """The arguments, with the player, of all events `id`."""
    return [{"player": event.player, **event.args} for event in heard if event.id == id]


def why(game: Neom, position: Position, text: str) -> Refusal | None:
    """The rule that forbids the action to the player it names."""
    action = game.parse_action(text)
    return game.explain(at(game, position), int(actor(action)), action)


def chance(game: Neom, state: NeomState, rng: Rng) -> NeomState:
    """The position after all that chance does now."""
    state = state.copy()
    while state.to_act == CHANCE_ACTS:
        game.push(state, game.draw(state, rng))
    return state


def dealt(game: Neom, players: int, seed: int = 1, **options: str) -> NeomState:
    """A new game, up to its first choice."""
    return chance(game, game.initial(game.setup(players, options)), Rng(seed))


def random_step(game: Neom, state: NeomState, rng: Rng) -> int:
    """Any action that may come next, of chance or of any player who may act.

    Built for long games: selling and building over are chosen less often than they are offered.
    """
    if state.to_act == CHANCE_ACTS:
        return int(game.draw(state, rng))
    active = game.players_to_act(state)
    player = active[int(rng.below(len(active)))]
    options = game.legal_actions(state, player)
    if rng.below(8):
        options = [option for option in options if kind_of(option) != SELL] or options
        free = ~int(state.players[player].city.occupied)
        options = [
            option for option in options if kind_of(option) != AT or free >> argument_of(option) & 1
        ] or options
    return options[int(rng.below(len(options)))]


# Asking a position


def money(state: NeomState, player: int = 0) -> int:
    return int(state.players[player].money)


def owed(state: NeomState, player: int = 0) -> int:
    return int(state.players[player].owed)


def goods(state: NeomState, player: int = 0) -> set[str]:
    return {GOODS[index] for index in members(state.players[player].city.goods)}


def city(state: NeomState, player: int = 0) -> dict[str, int]:
    tiles = state.players[player].city.tiles
    return {space_name(space): int(tiles[space]) for space in range(25) if tiles[space]}


def routes(state: NeomState, player: int = 0) -> str:
    active = state.players[player].city.trade_routes()
    west, east = active & 1, active & 2
    return " ".join((["west"] if west else []) + (["east"] if east else []))


def tiles(state: NeomState, mask: int) -> list[int]:
    """The numbers of a set of Generation tiles."""
    return [int(tile_at(state.generation, index)) for index in members(mask)]


def cornerstones(mask: int) -> list[int]:
    return [121 + index for index in members(mask)]


# The score pad


def pad(game: Neom, seat: str, player: int = 0) -> dict[str, int]:
    """The score lines of a City given as the words of a seat."""
    owner = game.parse_state(f"neom generation=3 / {seat}").players[player]
    return score(game.tables, owner.city, owner.money, owner.final_income).lines()


def worth(game: Neom, seat: str, space: str) -> int:
    """The VP of the tile on `space`."""
    owner = game.parse_state(f"neom generation=3 / {seat}").players[0]
    purse = Purse(owner.money - owner.final_income, owner.final_income)
    return int(tile_points(game.tables, owner.city, parse_space(space), purse))

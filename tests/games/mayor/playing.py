"""Positions in a line, and short ways to play and ask them, for the tests of Mayor's rules."""

from functools import cache

from msgspec.structs import replace

from gridtown.core.action import actor
from gridtown.core.bits import members
from gridtown.core.event import Event
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.board.map import square_name
from gridtown.games.mayor.components import read_edition
from gridtown.games.mayor.game import Mayor
from gridtown.games.mayor.state import ACTING, PHASES, WALKING, MayorState

Position = str | MayorState

TYPES = ("bank", "shop", "church", "park", "statue")


FALLING = [8, 7, 7, 6, 6, 5, 5, 4]
RISING = [4, 5, 5, 6, 7, 8, 8, 9]
LADDERS = {"bank": FALLING, "shop": FALLING, "church": FALLING, "park": RISING, "statue": RISING}
"""The tests' own prices, so that balancing the edition's changes no rule's test."""


@cache
def mayor() -> Mayor:
    """Mayor with its own edition, but for the prices."""
    edition = read_edition()
    lines = [replace(line, prices=LADDERS[line.type]) for line in edition.line]
    return Mayor(replace(edition, line=lines))


@cache
def own() -> Mayor:
    """Mayor with its own edition, prices and all."""
    return Mayor(read_edition())


def at(position: Position) -> MayorState:
    """Give the position, read from notation if it is text."""
    return mayor().parse_state(position) if isinstance(position, str) else position


def legal(position: Position, player: int | None = None) -> list[str]:
    """What `player` (by default the first who is to act, or chance) may do, in notation."""
    game, state = mayor(), at(position)
    who = game.players_to_act(state)[0] if player is None else player
    return [game.write_action(action) for action in game.legal_actions(state, who)]


def offers(position: Position, verb: str) -> list[str]:
    """What stands after `verb` in what may be done now; by whom is left out."""
    words = [text.removeprefix("P1 ").removeprefix("P2 ") for text in legal(position)]
    words = [text.removeprefix("P3 ").removeprefix("P4 ") for text in words]
    return [text[len(verb) :].strip() for text in words if text.split()[0] == verb]


def after(position: Position, *actions: str) -> MayorState:
    """The position after `actions`, each checked."""
    game, state = mayor(), at(position)
    for text in actions:
        state = game.apply(state, game.parse_action(text))
    return state


def settled(position: Position, *actions: str, heard: list[Event] | None = None) -> MayorState:
    """The position after `actions` and the walks they lead to, each the first way that is offered."""
    game, state = mayor(), at(position)
    for text in actions:
        state = game.apply(state, game.parse_action(text), heard)
        while state.phase == WALKING:
            state = game.apply(state, game.parse_action(legal(state)[0]), heard)
    return state


def told(position: Position, *actions: str) -> list[Event]:
    """What happened in `actions`."""
    game, state, heard = mayor(), at(position), list[Event]()
    for text in actions:
        state = game.apply(state, game.parse_action(text), heard)
    return heard


def acting(position: Position, player: int, *held: int) -> MayorState:
    """The position with another player acting, who has these tiles and nothing else before them."""
    state = at(position).copy()
    state.phase, state.active_player, state.to_act, state.step = ACTING, player, 1 << player, None
    state.players[player].tiles = sum(1 << tile for tile in held)
    return state


def story(position: Position, *actions: str) -> list[Event]:
    """What happened in `actions` and the walks they lead to, each the first way that is offered."""
    heard: list[Event] = []
    settled(position, *actions, heard=heard)
    return heard


def walks(heard: list[Event]) -> list[str]:
    """Who walked, in order: "P1 citizen 8-10" and so on."""
    return [
        f"P{event.player + 1} {event.args['piece']} {event.args['from']}-{event.args['to']}"
        for event in heard
        if event.id == "walked"
    ]


def happened(heard: list[Event], id: str) -> list[dict[str, object]]:
    """The arguments, with the player, of all events `id`."""
    return [{"player": event.player, **event.args} for event in heard if event.id == id]


def ids(heard: list[Event]) -> list[str]:
    """The events by their ids alone."""
    return [event.id for event in heard]


def why(position: Position, text: str) -> Refusal | None:
    """The rule that forbids the action to the player it names."""
    game = mayor()
    action = game.parse_action(text)
    return game.explain(at(position), int(actor(action)), action)


def refused(position: Position, text: str) -> str:
    """The id of the rule that forbids the action, "" if nothing does."""
    rule = why(position, text)
    return rule.id if rule else ""


def dealt(players: int, seed: int = 1, **options: str) -> MayorState:
    """A new game, up to its first choice."""
    game = mayor()
    state, rng = game.initial(game.setup(players, options)), Rng(seed)
    while state.to_act == CHANCE_ACTS:
        game.push(state, game.draw(state, rng))
    return state


def random_step(state: MayorState, rng: Rng) -> int:
    """Any action that may come next, of chance or of the player who is to act."""
    game = mayor()
    if state.to_act == CHANCE_ACTS:
        return int(game.draw(state, rng))
    options = game.legal_actions(state, game.players_to_act(state)[0])
    return options[int(rng.below(len(options)))]


# Asking a position


def _name(space: int) -> str:
    return mayor().names[space]


def citizen(position: Position, player: int = 0) -> str:
    return _name(int(at(position).players[player].citizen))


def banker(position: Position, player: int = 0) -> str:
    return _name(int(at(position).players[player].banker))


def points(position: Position, player: int = 0) -> int:
    """The number the Citizen stands on."""
    return int(at(position).players[player].citizen) >> 2


def gold(position: Position, player: int = 0) -> int:
    """The number the Banker stands on."""
    return int(at(position).players[player].banker) >> 2


def pieces(position: Position) -> list[str]:
    """Where the pieces stand, "citizen banker" a player."""
    state = at(position)
    return [f"{citizen(state, player)} {banker(state, player)}" for player in range(int(state.size))]


def marker(position: Position, player: int = 0) -> str:
    return TYPES[int(at(position).players[player].marker)]


def neutral(position: Position) -> list[str]:
    """The spaces of the rondel with a neutral marker, in the rondel's order."""
    return [TYPES[line] for line in members(at(position).neutral)]


def tiles(position: Position, player: int = 0) -> list[int]:
    """What lies in front of a player."""
    return members(at(position).players[player].tiles)


def faces(position: Position) -> list[int]:
    """The tiles for sale."""
    return members(at(position).faces)


def city(position: Position) -> dict[str, int]:
    """The tiles in the City by square."""
    return {square_name(square): int(tile) for square, tile in enumerate(at(position).city.tiles) if tile}


def phase(position: Position) -> str:
    return PHASES[int(at(position).phase)]


def to_act(position: Position) -> list[int]:
    return mayor().players_to_act(at(position))


# Parts of positions


def market(**sold: int) -> str:
    """The words of a market in which of the lines named so many tiles, the first by number, are gone."""
    face: list[int] = []
    hidden: list[int] = []
    for line, name in enumerate(TYPES):
        first, last = 8 * line + 1 + sold.get(name, 0), 8 * line + 8
        face += [first] if first <= last else []
        hidden += range(first + 1, last + 1)
    return f"faces={','.join(map(str, face))} hidden={','.join(map(str, hidden))}"

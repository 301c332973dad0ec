"""Games played by bots, as the digests of their records; it runs in this Python and in the browser's."""

import json
from traceback import format_exc
from typing import Any

from gridtown.bots import make
from gridtown.bots.bot import Bot, choose
from gridtown.core.build import NAME
from gridtown.core.choices import Choices
from gridtown.core.conformance import check
from gridtown.core.errors import InvalidSetup
from gridtown.core.perft import perft
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.device.worker import Door
from gridtown.games import load


def digests(name: str, bot: str, count: int) -> list[str]:
    """The digests of so many games of two seats."""
    return [_digest(name, bot, seed) for seed in range(count)]


def counts(name: str, depth: int, seeds: int) -> list[int]:
    """How many sequences of so many actions there are from the first choice of some matches."""
    game = load(name)
    setup = game.setup(max(game.facts.players[0], 2))
    return [perft(game, Play(game, setup, seed).state, depth) for seed in range(seeds)]


def plies(name: str, seeds: int) -> list[int]:
    """How many plies of some random games keep what a game promises."""
    game = load(name)
    setup = game.setup(max(game.facts.players[0], 2))
    return [check(game, setup, seed, exhaustive=False) for seed in range(seeds)]


def choices(name: str, bot: str, count: int) -> list[str]:
    """So many first choices of a bot where it has a choice, in a game of two whose other seat is Steady's."""
    game = load(name)
    setup = game.setup(max(game.facts.players[0], 2))
    play, taken, found = Play(game, setup, 1), [0] * setup.players, list[str]()
    seated = [make("steady" if seat else bot, game, Rng(1, 1 + seat)) for seat in range(setup.players)]
    while len(found) < count and not play.over:
        player, legal, action = _next(play, seated, taken)
        if player == 0 and legal.count > 1:
            found.append(game.write_action(action))
        play.apply(action)
    return found


def build() -> str:
    """Which build of the rules this is."""
    return NAME


def fault() -> str:
    """What is told of a fault, with where it arose."""
    try:
        load("none")
    except InvalidSetup:
        return format_exc()
    return ""


def deep(brackets: int) -> list[str]:
    """How a door refuses files of so many brackets in each other, and what it answers then."""
    door, answers = Door(), list[str]()
    for text in ("[" * brackets, '{"a":' * brackets + "1" + "}" * brackets):
        door.ask("POST", "/api/records", text, "en", lambda _, body: answers.append(json.loads(body)["code"]))
    door.ask("GET", "/api/tables", "", "en", lambda status, body: answers.append(f"{status} {body}"))
    return answers


def _digest(name: str, bot: str, seed: int) -> str:
    game = load(name)
    setup = game.setup(max(game.facts.players[0], 2))
    play = Play(game, setup, seed)
    seated = [make(bot, game, Rng(seed, 1 + player)) for player in range(setup.players)]
    taken = [0] * setup.players
    while not play.over:
        play.apply(_next(play, seated, taken)[2])
    return str(play.record.digest())


def _next(play: Play[Any], seated: list[Bot], taken: list[int]) -> tuple[int, Choices, int]:
    """Who acts, what is legal, and what their bot takes. taken: by seat, how many actions so far."""
    player, out = play.game.players_to_act(play.state)[0], Choices()
    play.game.generate(play.state, player, out)
    action = int(choose(play.game, play.state, seated[player], player, taken[player], out))
    taken[player] += 1
    return player, out, action

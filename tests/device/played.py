"""Games played by bots, as the digests of their records; it runs in this Python and in the browser's."""

from traceback import format_exc

from gridtown.bots import make
from gridtown.bots.bot import choose
from gridtown.core.build import NAME
from gridtown.core.choices import Choices
from gridtown.core.conformance import check
from gridtown.core.errors import InvalidSetup
from gridtown.core.perft import perft
from gridtown.core.play import Play
from gridtown.core.rng import Rng
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


def _digest(name: str, bot: str, seed: int) -> str:
    game = load(name)
    setup = game.setup(max(game.facts.players[0], 2))
    play = Play(game, setup, seed)
    seated = [make(bot, game, Rng(seed, 1 + player)) for player in range(setup.players)]
    taken, out = [0] * setup.players, Choices()
    while not play.over:
        player = game.players_to_act(play.state)[0]
        out.clear()
        game.generate(play.state, player, out)
        play.apply(int(choose(game, play.state, seated[player], player, taken[player], out)))
        taken[player] += 1
    return str(play.record.digest())

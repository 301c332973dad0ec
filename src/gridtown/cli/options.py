"""Options that several commands share."""

import json
import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gridtown.bots import LEVELS, LOTS, follows_policy
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game, Setup
from gridtown.core.rng import SEED_BITS, new_seed
from gridtown.games import load, names

WHICH_GAME: Final = f"Which game: {', '.join(names())}."

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME)]
PlayersOption = Annotated[
    int | None,
    typer.Option(
        "--players", help="The number of players; the middle of what the game allows by default.", metavar="N"
    ),
]
SettingOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game; may be repeated."),
]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="S", help="A number, or 32 hexadecimal digits; a fresh one by default."),
]
EditionOption = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Another edition's component data (TOML).")
]
BOTS_HELP: Final = f"Who plays the bots' seats; the list repeats: {', '.join(LEVELS)}, or {LOTS}."
BotsOption = Annotated[str, typer.Option("--bots", metavar="A,B", help=BOTS_HELP)]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
LangOption = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|de", help="The language spoken; by default the system's."),
]

SEED: Final = re.compile(r"(?P<hex>0x[0-9a-f]+|[0-9a-f]{32})|(?P<number>[0-9]{1,39})", re.IGNORECASE)


def parse_seed(text: str | None) -> int:
    """A seed as typed: a number, `0x` and hexadecimal digits, or 32 of these as records have them."""
    if text is None:
        return new_seed()
    match = SEED.fullmatch(text.strip())
    seed = -1 if match is None else int(text, 16) if match["hex"] else int(text)
    if not 0 <= seed < 1 << SEED_BITS:
        raise InvalidSetup(
            f"--seed: {text!r} is no seed; give a number from 0 to 2**128 - 1, or 32 hex digits"
        )
    return seed


def parse_settings(settings: list[str] | None) -> dict[str, str]:
    """The options of a game from NAME=VALUE. Raises InvalidSetup for anything else, or a name set twice."""
    options: dict[str, str] = {}
    for setting in settings or []:
        name, sign, value = setting.partition("=")
        if not sign or not name:
            raise InvalidSetup(f"--option: {setting!r} sets nothing; write NAME=VALUE")
        if name in options:
            raise InvalidSetup(f"--option: {name} is set twice; set it once")
        options[name] = value
    return options


def open_game(
    name: str, edition: Path | None, players: int | None, settings: list[str] | None
) -> tuple[Game[Any], Setup]:
    """The game and its setup; without a number of players the middle of what it allows."""
    game = load(name, edition)
    low, high = game.facts.players
    return game, game.setup((low + high + 1) // 2 if players is None else players, parse_settings(settings))


TUNED_ELSEWHERE: Final = (
    "Skilled, Strong and Best were tuned for the game's own edition ({}), not for this one ({})."
    " They play it with the same numbers, perhaps less well."
)

WITHOUT: Final = "Skilled, Strong and Best play without, perhaps less well."


def tell_weights(game: Game[Any], bots: Iterable[str]) -> None:
    """Say on stderr which weights don't fit or were found for another edition, where a bot plays by them."""
    if not any(follows_policy(bot) for bot in bots):
        return
    files: dict[str, list[str]] = {}
    for file, why in game.unused_weights.items():
        files.setdefault(why, []).append(file)
    for why, alike in files.items():
        verb = "is" if len(alike) == 1 else "are"
        print(f"gridtown: {', '.join(alike)} {verb} not used: {why}. {WITHOUT}", file=sys.stderr)
    if not files and game.tuned_edition not in ("", game.edition_hash):
        editions = game.tuned_edition[:12], game.edition_hash[:12]
        print(f"gridtown: {TUNED_ELSEWHERE.format(*editions)}", file=sys.stderr)


def language(wanted: str | None) -> str:
    """The language tag to speak: as wanted, else the system's."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return wanted or next((name for name in names if name), "en").replace("_", "-")


def print_json(answer: object) -> None:
    """Write an answer for programs to stdout."""
    print(json.dumps(answer, indent=2, ensure_ascii=False))

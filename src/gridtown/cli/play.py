"""`gridtown play`: tables in the browser, or one table in the terminal."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gridtown.cli.options import (
    BotsOption,
    EditionOption,
    LangOption,
    PlayersOption,
    SeedOption,
    SettingOption,
    language,
    open_game,
    parse_seed,
    tell_weights,
)
from gridtown.core.errors import GridtownError, InvalidSetup
from gridtown.games import names

app = typer.Typer(rich_markup_mode=None, add_completion=False)

BOTS: Final = "steady"

GameArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help=f"Start a table of this game ({', '.join(names())}); without it, see the list of tables.",
    ),
]
PortOption = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to serve on; 0 for any.")]
HostOption = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to serve on.")]
DatabaseOption = Annotated[Path | None, typer.Option("--db", metavar="FILE", help="Where tables are kept.")]
TerminalOption = Annotated[bool, typer.Option("--terminal", help="Play in this terminal, without a browser.")]
BrowserOption = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")]
SaveOption = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="With --terminal: where the record goes.")
]
ResumeOption = Annotated[
    str | None, typer.Option("--resume", metavar="RECORD", help="With --terminal: continue from a record.")
]


@app.command("play")
def command(
    game: GameArgument = None,
    players: PlayersOption = None,
    bots: BotsOption = BOTS,
    option: SettingOption = None,
    seed: SeedOption = None,
    port: PortOption = 8000,
    host: HostOption = "127.0.0.1",
    db: DatabaseOption = None,
    browser: BrowserOption = True,
    terminal: TerminalOption = False,
    save: SaveOption = None,
    resume: ResumeOption = None,
    lang: LangOption = None,
    edition: EditionOption = None,
) -> None:
    """Serve tables for the browser until Ctrl-C; with GAME, start a new one against bots.

    With --terminal, play here instead, as P1. ? shows help, q quits, keeps the record
    and says how to go on with it.
    """
    if terminal:
        _here(
            game,
            players,
            bots,
            option,
            seed,
            save=save,
            resume=resume,
            lang=lang,
            edition=edition,
        )
        return
    for name, given in (("--edition", edition), ("--save", save), ("--resume", resume)):
        if given is not None:
            raise InvalidSetup(f"{name} is for games in the terminal; add --terminal, or leave it out")
    request = None if game is None else _request(game, players, bots, option, seed)
    _serve(host, port, db, browser, request)


def _here(
    game: str | None,
    players: int | None,
    bots: str,
    option: list[str] | None,
    seed: str | None,
    *,
    save: Path | None,
    resume: str | None,
    lang: str | None,
    edition: Path | None,
) -> None:
    """Play in the terminal."""
    from gridtown.cli.terminal_game import begin, resumed  # noqa: PLC0415 - the browser's half needs none of it

    if resume is not None:
        played = resumed(resume, edition, bots.split(","), language(lang), save)
    elif game is None:
        example = f"gridtown play {names()[0]} --terminal"
        raise InvalidSetup(f"--terminal: name a game, or --resume a record: {example}")
    else:
        rules, setup = open_game(game, edition, players, option)
        played = begin(rules, setup, parse_seed(seed), bots.split(","), language(lang), save)
    tell_weights(played.rules, bots.split(","))
    played.run(_going_on(bots, lang, edition))


def _going_on(bots: str, lang: str | None, edition: Path | None) -> list[str]:
    """The options that going on from the record needs once more: it holds neither bots nor edition."""
    options = [] if bots == BOTS else ["--bots", bots]
    options += [] if lang is None else ["--lang", lang]
    return options if edition is None else [*options, "--edition", str(edition)]


def _request(
    game: str, players: int | None, bots: str, option: list[str] | None, seed: str | None
) -> dict[str, Any]:
    """The request for a table with a person in the first seat."""
    from gridtown.study.simulate import seat_bots  # noqa: PLC0415

    rules, setup = open_game(game, None, players, option)
    others = seat_bots(bots.split(","), setup.players - 1) if setup.players > 1 else ()
    _refuse_percentages(others)
    request = {
        "game": rules.facts.id,
        "players": setup.players,
        "seats": ["person", *others],
        "options": setup.options,
        "sit": False,
    }
    return request if seed is None else {**request, "seed": f"{parse_seed(seed):032x}"}


def _refuse_percentages(bots: Iterable[str]) -> None:
    """A table in the browser has whole levels only."""
    for bot in bots:
        level, colon, _ = bot.partition(":")
        if colon:
            raise InvalidSetup(
                f"--bots: {bot}: percentages are for games with --terminal and for commands that play many"
                f" games, such as simulate; write {level}, or add --terminal"
            )


def _check_database(db: Path | None) -> None:
    """A file that is there already must be one of SQLite's, in a folder that is there."""
    if db is None:
        return
    if not db.absolute().parent.is_dir():
        raise GridtownError(f"--db {db}: there is no folder {db.absolute().parent}; make it first")
    if db.is_dir():
        raise GridtownError(f"--db {db}: this is a folder; name a file in it")
    if db.is_file() and db.stat().st_size and not db.read_bytes()[:16].startswith(b"SQLite format 3"):
        raise GridtownError(f"--db {db}: this file is no SQLite database; name another, or a new one")


def _serve(host: str, port: int, db: Path | None, browser: bool, request: dict[str, Any] | None) -> None:
    from gridtown.cli.open_table import OpenTable  # noqa: PLC0415
    from gridtown.server.running.run import serve  # noqa: PLC0415 - heavy
    from gridtown.server.settings import Settings, default_database  # noqa: PLC0415

    _check_database(db)
    settings = Settings(
        host=host,
        port=port,
        database=str(db or default_database()),
        keep_matches=0,  # what somebody has on their own machine is theirs to forget
        keep_chat=0,
    )
    try:
        if request is None:
            serve(settings, open_browser=browser)
        else:
            serve(settings, on_ready=OpenTable(request, browser))
    except OSError as error:
        raise GridtownError(f"can't serve on {host}, port {port}: {error.strerror or error}") from error

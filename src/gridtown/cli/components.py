"""`gridtown components`: what is in the box, with sources, and the game's options."""

from typing import Any

import typer
from rich.table import Table

from gridtown.cli.options import EditionOption, GameArgument, JsonOption, LangOption, language, print_json
from gridtown.cli.parts import part
from gridtown.cli.screen import console
from gridtown.core.errors import GridtownError
from gridtown.core.game import Game
from gridtown.games import load
from gridtown.messages import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def components(
    game: GameArgument,
    edition: EditionOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """List what is in the box with its data and sources, and the game's options.

    With --json: the box alone, every datum by its name.
    """
    rules = load(game, edition)
    listing = part(rules, "terminal")
    if json:
        listed = getattr(listing, "listed", None)
        print_json(rules.components() if listed is None else listed(rules))
        return
    if listing is None:
        raise GridtownError(f"{rules.facts.title} has no listing for terminals; use --json")
    messages = Messages(rules, language(lang))
    headings, rows = listing.catalog(rules, messages)
    console.print(_table(headings, rows))
    _print_options(rules, messages)


def _table(headings: list[str], rows: list[list[str]]) -> Table:
    table = Table(*headings, box=None, header_style="bold", pad_edge=False)
    for row in rows:
        table.add_row(*row)
    return table


def _print_options(rules: Game[Any], messages: Messages) -> None:
    low, high = rules.facts.players
    console.print(f"\n[bold]{rules.facts.title}[/]: {low} to {high} players; options (--option NAME=VALUE):")
    for option in rules.facts.options:
        tables = f", for {option.tables()}" if option.tables() else ""
        console.print(
            f"  {option.name} = {' | '.join(option.values)} (default {option.default}{tables}):"
            f" {messages.option(option.name)}. {messages.option_summary(option)}"
        )

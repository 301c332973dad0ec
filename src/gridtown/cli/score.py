"""`gridtown score`: the score pad of a city typed in."""

from typing import Annotated, Any

import typer
from rich.table import Column, Table
from typer.core import TyperCommand

from gridtown.cli.options import EditionOption, GameArgument, JsonOption, LangOption, language, print_json
from gridtown.cli.parts import part, parts
from gridtown.cli.screen import console
from gridtown.cli.texts import read_text
from gridtown.core.errors import GridtownError
from gridtown.core.game import Game
from gridtown.games import load
from gridtown.messages import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)

CityArgument = Annotated[str, typer.Argument(metavar="CITY.json", help="The city; - reads it from stdin.")]


class ScoreCommand(TyperCommand):
    """Its help ends with how each game writes a city down."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        for name, counting in parts("city_file").items():
            formatter.write_paragraph()
            formatter.write_text(f"CITY.json for {name}: {counting.FORM}")


@app.command(cls=ScoreCommand)
def score(
    game: GameArgument,
    city: CityArgument,
    edition: EditionOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Score a city typed in, line by line and tile by tile."""
    rules = load(game, edition)
    counting = part(rules, "city_file")
    if counting is None:
        known = ", ".join(parts("city_file"))
        title = rules.facts.title
        raise GridtownError(f"{title} can't be scored from a file; gridtown score is for: {known}")
    try:
        pad = counting.score_file(rules, read_text(city))
    except GridtownError as error:
        if json:
            print_json({"faults": str(error).splitlines()})
        raise
    if json:
        print_json(pad)
    else:
        _print(rules, pad, Messages(rules, language(lang)))


def _print(rules: Game[Any], pad: dict[str, Any], messages: Messages) -> None:
    table = Table("", "", Column(justify="right"), show_header=False, box=None)
    for tile in pad.pop("by_tile", []):
        name, worth = messages.name("tile", tile["number"]), messages.figure(tile["vp"])
        table.add_row(tile["space"].upper(), name, worth)
    console.print(f"[bold]{rules.facts.title}[/]")
    if table.rows:
        console.print(table)
    lines = Table(show_header=False, box=None)
    for line, points in pad.items():
        style = "bold" if line == "total" else None
        lines.add_row(messages.text(f"line-{line}"), messages.figure(points), style=style)
    lines.columns[1].justify = "right"
    console.print(lines)

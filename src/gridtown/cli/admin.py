"""`gridtown admin`: commands for those who run a server, on its database or over its guarded address."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import anyio
import typer
from typer.core import TyperGroup

from gridtown.cli.options import JsonOption, print_json
from gridtown.cli.serve import ConfigOption, DatabaseOption
from gridtown.core.errors import GridtownError

if TYPE_CHECKING:
    from gridtown.server.administration.commands import AnyCommand, Kind, Which


class Anywhere(TyperGroup):
    """Commands whose common options may stand behind the command, too."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, hoisted(args))


app = typer.Typer(cls=Anywhere, rich_markup_mode=None, add_completion=False, no_args_is_help=True)

ServerOption = Annotated[
    str | None, typer.Option("--server", metavar="URL", help="Ask a running server, instead of its database.")
]
TokenOption = Annotated[
    Path | None, typer.Option("--token-file", metavar="FILE", help="With --server: what holds its token.")
]
ForOption = Annotated[
    str | None, typer.Option("--for", metavar="TIME", help="For so long: 30min, 12h, 7d; else for good.")
]
YesOption = Annotated[bool, typer.Option("--yes", help="Don't ask whether one is sure.")]
TableArgument = Annotated[
    str, typer.Argument(metavar="TABLE", help="Its id, its link, or its mark in the log.")
]
SubjectArgument = Annotated[
    str, typer.Argument(metavar="WHOM", help="A guest's mark, an address, or a network like 192.0.2.0/24.")
]

UNITS: Final = {"min": 1 / 24 / 60, "h": 1 / 24, "d": 1.0}
"""Of a time, in days."""

PLACES: Final = ("--config", "--database", "--server", "--token-file")
"""The common options that take a value."""

PATIENCE: Final = 30.0
"""Seconds that a server may take to answer."""


def hoisted(arguments: list[str]) -> list[str]:
    """The same arguments, with the common options first; behind a "--" there are none."""
    common: list[str] = []
    others: list[str] = []
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        name, sign, _ = word.partition("=")
        if word == "--":
            others += [word, *waiting]
            break
        if word == "--json" or (sign and name in PLACES):
            common.append(word)
        elif word in PLACES and waiting:
            common += [word, waiting.pop(0)]
        else:
            others.append(word)
    return [*common, *others]


class Place:
    """Where commands go. Set by the options that stand before a command."""

    config: Path | None = None
    database: str | None = None
    server: str | None = None
    token_file: Path | None = None
    as_json: bool = False


place = Place()


@app.callback()
def admin(
    config: ConfigOption = None,
    database: DatabaseOption = None,
    server: ServerOption = None,
    token_file: TokenOption = None,
    as_json: JsonOption = False,
) -> None:
    """Look after a server: its tables, its guests, what they are told. It hears within a second.

    Commands go to the database that the settings name, also while the server runs; or, with --server and
    --token-file, to a server elsewhere. The options below may stand behind a command, too.
    """
    place.config, place.database = config, database
    place.server, place.token_file, place.as_json = server, token_file, as_json
    if server is not None and token_file is None:
        raise GridtownError("--server: a server lets in who has its token; name its file with --token-file")


@app.command("state")
def state() -> None:
    """Tell how many tables there are, and what holds for the server."""
    from gridtown.server.administration.commands import State  # noqa: PLC0415 - heavy

    _do(State())


@app.command("tables")
def tables(
    find: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="An id, link, mark, game, part of a name, or guest.")
    ] = "",
    running: Annotated[bool, typer.Option("--running", help="Only those that run.")] = False,
    ended: Annotated[bool, typer.Option("--ended", help="Only those that have ended.")] = False,
    most: Annotated[int, typer.Option("--most", min=1, max=1000, help="So many at most.")] = 50,
) -> None:
    """List tables, the latest changed first, or find some."""
    from gridtown.server.administration.commands import Tables  # noqa: PLC0415

    if running and ended:
        raise GridtownError("--running and --ended: leave one out")
    which = "running" if running else "ended" if ended else "all"
    _do(Tables(find, cast("Which", which), most))


@app.command("table")
def table(table: TableArgument) -> None:
    """Show a table and who sits there, each guest by a mark."""
    from gridtown.server.administration.commands import Table  # noqa: PLC0415

    _do(Table(table))


@app.command("close")
def close(table: TableArgument) -> None:
    """End a match that runs; its record stays."""
    from gridtown.server.administration.commands import Close  # noqa: PLC0415

    _do(Close(table))


@app.command("remove")
def remove(table: TableArgument, yes: YesOption = False) -> None:
    """Forget a match with its log, its chat and its seats, for good."""
    from gridtown.server.administration.commands import Remove  # noqa: PLC0415

    if not yes:
        typer.confirm(f"Remove {table} and all that belongs to it, for good?", abort=True)
    _do(Remove(table))


@app.command("rename")
def rename(
    table: TableArgument,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, max=100, help="Its number, from 1.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called from now on.")],
) -> None:
    """Give a seat another name."""
    from gridtown.server.administration.commands import Rename  # noqa: PLC0415

    _do(Rename(table, seat, name))


@app.command("mute")
def mute(whom: SubjectArgument, lasting: ForOption = None, note: str = "") -> None:
    """Let somebody play, and say nothing: no chat, no pings, no new name."""
    _restrict("mute", whom, lasting, note)


@app.command("block")
def block(whom: SubjectArgument, lasting: ForOption = None, note: str = "") -> None:
    """Shut somebody out: a guest, an address, or a network."""
    _restrict("block", whom, lasting, note)


@app.command("lift")
def lift(whom: SubjectArgument) -> None:
    """Lift all that restricts somebody."""
    from gridtown.server.administration.commands import Lift  # noqa: PLC0415

    _do(Lift(whom))


@app.command("restrictions")
def restrictions() -> None:
    """List whom something restricts."""
    from gridtown.server.administration.commands import Restrictions  # noqa: PLC0415

    _do(Restrictions())


@app.command("revoke")
def revoke(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="A guest's mark, as `table` shows it.")],
) -> None:
    """Forget one browser: it is a stranger's, and its seats in running matches get new links."""
    from gridtown.server.administration.commands import Revoke  # noqa: PLC0415

    _do(Revoke(guest))


@app.command("notice")
def notice(
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="What all are told, in English.")] = "",
    de: Annotated[str, typer.Option("--de", metavar="TEXT", help="The same in German.")] = "",
    lasting: ForOption = None,
    off: Annotated[bool, typer.Option("--off", help="Take the notice down.")] = False,
) -> None:
    """Tell something to all, at every table and in the lobby."""
    from gridtown.server.administration.commands import Tell  # noqa: PLC0415

    given = {lang: words for lang, words in (("en", text), ("de", de)) if words}
    if bool(given) == off:
        raise GridtownError("notice: give a text, or --off to take down the one that is told")
    _do(Tell(cast("dict[Any, str]", given), _days(lasting)))


@app.command("drain")
def drain(off: Annotated[bool, typer.Option("--off", help="Let tables be made again.")] = False) -> None:
    """Before an update: nobody can make a table, matches go on, and people are told."""
    from gridtown.server.administration.commands import Drain  # noqa: PLC0415

    _do(Drain(not off))


@app.command("log")
def log(most: Annotated[int, typer.Option("--most", min=1, max=1000, help="So many at most.")] = 50) -> None:
    """Tell what was ordered, the latest first."""
    from gridtown.server.administration.commands import Log  # noqa: PLC0415

    _do(Log(most))


def _restrict(kind: "Kind", whom: str, lasting: str | None, note: str) -> None:
    from gridtown.server.administration.commands import Restrict  # noqa: PLC0415

    _do(Restrict(kind, whom, _days(lasting), note))


def _days(text: str | None) -> float | None:
    """A time in days. Raises GridtownError for anything that is none."""
    if text is None:
        return None
    for unit, days in UNITS.items():
        number = text.removesuffix(unit)
        if number != text and number.isdecimal() and 0 < int(number) <= 100_000:
            return int(number) * days
    raise GridtownError(f"--for {text}: this is no time; write 30min, 12h or 7d")


def _do(command: "AnyCommand") -> None:
    """Have a command carried out, and print the answer."""
    answer = _ask(command) if place.server is not None else anyio.run(_carry_out, command)
    if place.as_json:
        print_json(answer)
    else:
        print("\n".join(_lines(answer)))


async def _carry_out(command: "AnyCommand") -> dict[str, Any]:
    """Carry out a command on the database. Raises GridtownError."""
    import msgspec  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from gridtown.server.administration.admin_service import AdminService  # noqa: PLC0415
    from gridtown.server.http.identity import key_fingerprint  # noqa: PLC0415
    from gridtown.server.running.configuration import Layer, configuration  # noqa: PLC0415
    from gridtown.server.storage.hub import say_once  # noqa: PLC0415
    from gridtown.server.storage.orders import SERVER  # noqa: PLC0415
    from gridtown.server.storage.visit import visit  # noqa: PLC0415

    options = {} if place.database is None else {"database": place.database}
    url = configuration(place.config, os.environ, Layer("--", options)).settings.database

    async def told() -> None:
        await say_once(url, SERVER, "orders")

    async with visit(url) as database:
        try:
            answer = await AdminService(database, told, key_fingerprint).do(command)
        except (SQLAlchemyError, OSError) as error:
            fault = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise GridtownError(f"the database could not be used: {fault}; try again") from error
    answered: dict[str, Any] = msgspec.to_builtins(answer)
    return answered


def _ask(command: "AnyCommand") -> dict[str, Any]:
    """Have a server carry out a command. Raises GridtownError."""
    from urllib.error import HTTPError, URLError  # noqa: PLC0415
    from urllib.request import Request, urlopen  # noqa: PLC0415

    import msgspec  # noqa: PLC0415

    assert place.server is not None
    assert place.token_file is not None
    if not place.server.startswith(("http://", "https://")):
        raise GridtownError(f"--server {place.server}: give an address like https://play.example")
    address = f"{place.server.rstrip('/')}/api/admin"
    headers = {"Authorization": f"Bearer {_token(place.token_file)}", "Content-Type": "application/json"}
    request = Request(address, msgspec.json.encode(command), headers, method="POST")
    try:
        with urlopen(request, timeout=PATIENCE) as response:
            answered: dict[str, Any] = json.loads(response.read())
    except HTTPError as error:
        with error:
            raise GridtownError(f"{place.server}: {_told(error.read()) or error.reason}") from error
    except (URLError, TimeoutError, ValueError) as error:
        raise GridtownError(
            f"{place.server}: there is no answer: {getattr(error, 'reason', error)}"
        ) from error
    return answered


def _token(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise GridtownError(f"--token-file {file}: it can't be read; name the file with the token") from error


def _told(body: bytes) -> str:
    """What a server says about a refusal; "" where it says nothing of the kind."""
    try:
        problem = json.loads(body)
    except ValueError:
        return ""
    if problem.get("code") == "no-such-page":
        return "this server has no such address; set admin_token or admin_token_file in its settings"
    return str(problem.get("message", ""))


def _lines(answer: dict[str, Any]) -> list[str]:
    """An answer for people."""
    if "done" in answer:
        return [answer["done"], *answer["links"]]
    if "tables" in answer:
        return [line for row in answer["tables"] for line in _table(row)] or ["no such tables"]
    if "restrictions" in answer and isinstance(answer["restrictions"], list):
        return [_restriction(row) for row in answer["restrictions"]] or ["nobody is restricted"]
    if "orders" in answer:
        return [f"{row['time']}  {row['words']}" for row in answer["orders"]] or ["nothing was ordered yet"]
    told = " / ".join(answer["notice"].values()) or "nothing"
    return [
        f"{answer['running']} running, {answer['ended']} ended",
        f"draining: {'yes' if answer['draining'] else 'no'}",
        f"told to all: {told}",
        f"restrictions: {answer['restrictions']}",
    ]


def _table(row: dict[str, Any]) -> list[str]:
    shown = "public" if row["public"] else "by link"
    head = f"{row['table']}  {row['mark']}  {row['game']}  {row['end'] or 'runs'}  {shown}  {row['changed']}"
    return [head, *(f"  {_seat(seat, row['host'])}" for seat in row["seats"])]


def _seat(seat: dict[str, Any], host: str | None) -> str:
    guest = seat["guest"] or ("free" if seat["kind"] == "person" else seat["kind"])
    hosts = "  host" if seat["guest"] is not None and seat["guest"] == host else ""
    return f"{seat['seat']}  {seat['name'] or '(no name)'}  {guest}{hosts}"


def _restriction(row: dict[str, Any]) -> str:
    note = f"  {row['note']}" if row["note"] else ""
    return f"{row['kind']}  {row['subject']}  {'until ' + row['until'] if row['until'] else 'for good'}{note}"

"""`gridtown serve`: a server for others, as its settings say; and `--check`, which only reads them."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gridtown.core.errors import GridtownError

if TYPE_CHECKING:
    from gridtown.server.running.configuration import Configuration

app = typer.Typer(rich_markup_mode=None, add_completion=False)

ConfigOption = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="Settings (TOML); else the file GRIDTOWN_CONFIG names."),
]
HostOption = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="The address to serve on.")]
PortOption = Annotated[str | None, typer.Option("--port", metavar="N", help="The port to serve on.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Where tables are kept: a path, or a URL.")
]
HostsOption = Annotated[
    str | None, typer.Option("--hosts", metavar="A,B", help="The host names of the server.")
]
SetOption = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any setting; may be repeated.")
]
CheckOption = Annotated[
    bool, typer.Option("--check", help="Print the settings in force, without secrets, and exit.")
]


@app.command("serve")
def command(
    config: ConfigOption = None,
    host: HostOption = None,
    port: PortOption = None,
    database: DatabaseOption = None,
    hosts: HostsOption = None,
    set: SetOption = None,
    check: CheckOption = False,
) -> None:
    """Serve tables for others until SIGTERM, with settings from a file, the environment and options.

    Each setting is a key of the file, a variable GRIDTOWN_NAME, and --set NAME=VALUE; the later wins.
    docs/deploying.md tells what there is to set.
    """
    from gridtown.server.running.configuration import Layer, check_served, configuration  # noqa: PLC0415 - heavy

    own = {"host": host, "port": port, "database": database, "hosts": hosts}
    given = {name: value for name, value in own.items() if value is not None}
    found = configuration(config, os.environ, Layer("--set ", _named(set or [])), Layer("--", given))
    check_served(found.settings)
    if check:
        _check(found)
    else:
        raise typer.Exit(_serve(found))


def _check(found: "Configuration") -> None:
    """Print the settings in force; to stderr what is doubtful about them."""
    for warning in found.warnings:
        print(f"gridtown: {warning}", file=sys.stderr)
    _show(found.settings.shown())


def _serve(found: "Configuration") -> int:
    """Serve; the exit code."""
    from gridtown.server.running.deployment import deploy  # noqa: PLC0415

    try:
        return deploy(found.settings, found.warnings)
    except OSError as error:
        raise GridtownError(
            f"can't serve on {found.settings.host}, port {found.settings.port}: {error.strerror or error}; "
            "stop what listens there, or give another --port"
        ) from error


def _named(settings: list[str]) -> dict[str, str]:
    """Settings from NAME=VALUE. Raises GridtownError for anything else."""
    named: dict[str, str] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or not name:
            raise GridtownError(f"--set: {setting!r} sets nothing; write NAME=VALUE")
        named[name] = value
    return named


def _show(settings: dict[str, object]) -> None:
    """Print settings as the file would have them; one that is not set as a comment."""
    for name, value in settings.items():
        if value is None:
            print(f"# {name} is not set")
        else:
            plain = list(value) if isinstance(value, tuple) else value
            kept = plain if isinstance(plain, bool | int | float | list) else str(plain)
            print(f"{name} = {json.dumps(kept, ensure_ascii=False)}")

"""The configuration: defaults, a settings file, the environment and the command line.

Whatever makes no sense is refused with its place (the file and its key, or the variable), the fault and
what would mend it.
"""

import os
import re
import stat
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from gridtown.core.errors import GridtownError
from gridtown.games import VARIABLE as GAMES_VARIABLE
from gridtown.server.rate_limit import Rate
from gridtown.server.settings import REQUEST_KINDS, SECRETS, Settings, masked

PREFIX: Final = "GRIDTOWN_"
FILE_VARIABLE: Final = "GRIDTOWN_CONFIG"
NO_SETTINGS: Final = frozenset(
    {FILE_VARIABLE, GAMES_VARIABLE, "GRIDTOWN_COMPILE", "GRIDTOWN_CHROMIUM", "GRIDTOWN_SERVER"}
)
"""Variables with our prefix that are no settings."""

KINDS: Final[Mapping[str, Any]] = get_type_hints(Settings, include_extras=True)
"""The type of each setting, with a description of valid values."""

LISTS: Final = ("hosts", "proxies")
"""Settings that are lists, with commas between in text."""

HOST_NAME: Final = re.compile(r"\*|[a-z0-9.-]+|[0-9a-f:]+")
DATABASES: Final = ("sqlite", "postgresql")


class BadSettings(GridtownError):
    """Invalid settings; the message names place, fault and remedy."""


@dataclass(frozen=True)
class Layer:
    """Settings from one place. place: the prefix of keys there; text: whether all values are strings."""

    place: str
    values: Mapping[str, Any]
    text: bool = True

    def name(self, key: str) -> str:
        return self.place + (key.upper() if self.place == PREFIX else key)


@dataclass(frozen=True)
class Configuration:
    """The settings in force, and warnings for the operator."""

    settings: Settings
    warnings: tuple[str, ...] = ()


def configuration(file: Path | None, environment: Mapping[str, str], *options: Layer) -> Configuration:
    """The settings of all places, later ones over earlier ones. file: its name, else the environment's.

    Raises BadSettings.
    """
    file = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    written = Layer(f"{file}: ", {} if file is None else _read(file), text=False)
    values: dict[str, Any] = {}
    for layer in (written, _from_environment(environment), *options):
        values |= {key: _value(layer, key, value) for key, value in layer.values.items()}
    return Configuration(Settings(**values), () if file is None else _warnings(file, written.values))


def check_served(settings: Settings) -> None:
    """Raise BadSettings if a setting that a public server needs is missing."""
    if settings.hosts or _is_loopback(settings.host):
        return
    raise BadSettings(
        f'host: "{settings.host}" can be reached from other machines, and hosts is not set; name what the '
        'server is called there, like hosts = ["play.example"], so that no other page can pass for it, or '
        'listen on host = "127.0.0.1" behind a proxy'
    )


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _from_environment(environment: Mapping[str, str]) -> Layer:
    """The variables with our prefix that are not empty."""
    named = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in NO_SETTINGS and value
    }
    return Layer(PREFIX, named)


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as stream:
            return tomllib.load(stream)
    except OSError as error:
        raise BadSettings(f"{file}: cannot be read: {error.strerror}; name a file that can") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file}: this is not TOML: {error}; write lines like port = 8000") from error


def _value(layer: Layer, key: str, value: Any) -> Any:
    """One setting, of its type. Raises BadSettings."""
    place = layer.name(key)
    if key not in KINDS:
        likely = get_close_matches(key, KINDS, 1)
        known = f"did you mean {likely[0]}?" if likely else f"there are: {', '.join(KINDS)}"
        raise BadSettings(f"{place}: there is no such setting; {known}")
    if layer.text and key in LISTS:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        converted = msgspec.convert(value, KINDS[key], strict=not layer.text, dec_hook=_path)
        return CHECKS.get(key, _as_it_is)(converted)
    except (msgspec.ValidationError, ValueError) as error:
        fault, mend = str(error), KINDS[key].__metadata__[-1].description
        raise BadSettings(f"{place}: {fault[0].lower()}{fault[1:]}; {mend}") from error


def _path(kind: type[Path], value: Any) -> Path:
    """Convert a path, which msgspec can't. Raises ValueError."""
    if not isinstance(value, str):
        raise ValueError(f"expected `str`, got `{type(value).__name__}`")
    return kind(value)


def _hosts(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if not HOST_NAME.fullmatch(name.lower()):
            raise ValueError(f'"{name}" is no host name: leave out scheme, port and path')
    return tuple(name.lower() for name in names)


def _proxies(addresses: tuple[str, ...]) -> tuple[str, ...]:
    for address in addresses:
        try:
            ip_network(address)
        except ValueError as error:
            raise ValueError(f'"{address}" is no address or network') from error
    return addresses


def _database(text: str) -> str:
    """Check a database; the message quotes nothing of a URL, which may hold a password."""
    if "://" not in text:
        return text
    try:
        url = make_url(text)
    except (SQLAlchemyError, ValueError) as error:
        raise ValueError("this is no URL of a database") from error
    if url.get_backend_name() not in DATABASES:
        raise ValueError(f"{url.get_backend_name()} is no database known here")
    if not url.database:
        raise ValueError("the URL names no database")
    return text


def _web(folder: Path | None) -> Path | None:
    if folder is not None and not (folder / "index.html").is_file():
        raise ValueError(f"there is no index.html in {folder}")
    return folder


def _token_file(file: Path | None) -> Path | None:
    """Check a file with a token; the message quotes nothing of it."""
    if file is None:
        return None
    try:
        text = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{file} can't be read") from error
    if len(text) < 32:
        raise ValueError(f"{file} holds less than 32 characters")
    return file


def _rate(text: str) -> str:
    Rate.parse(text)
    return text


def _as_it_is(value: Any) -> Any:
    return value


CHECKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "hosts": _hosts,
    "proxies": _proxies,
    "database": _database,
    "web": _web,
    "device": _web,
    "admin_token_file": _token_file,
    **{f"rate_limit_{kind}": _rate for kind in REQUEST_KINDS},
}
"""The checks beyond a setting's type: each returns the value or raises ValueError."""


def _warnings(file: Path, values: Mapping[str, Any]) -> tuple[str, ...]:
    """Secrets in a file that everybody on the machine can read, as far as its mode tells."""
    hidden = set(SECRETS & values.keys())
    database = Settings(database=values.get("database", "x")).database
    if masked(database) != database:
        hidden.add("database")
    if not hidden or os.name != "posix" or not file.stat().st_mode & stat.S_IROTH:
        return ()
    names = ", ".join(sorted(hidden))
    return (f"{file}: everybody on this machine can read it, and it holds secrets ({names}); chmod o-r it",)

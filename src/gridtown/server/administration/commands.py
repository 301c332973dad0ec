"""The commands of those who run the server, as they are on the wire, and their answers."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from gridtown.core.errors import GridtownError
from gridtown.table.protocol import ONE_LINE

Which = Literal["all", "running", "ended"]
Many = Annotated[int, Meta(ge=1, le=1000)]
Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=ONE_LINE)]
Note = Annotated[str, Meta(max_length=200, pattern=ONE_LINE)]
Sentence = Annotated[str, Meta(min_length=1, max_length=300, pattern=ONE_LINE)]
Days = Annotated[float, Meta(gt=0, le=36500)]
Kind = Literal["mute", "block"]

LANGUAGES: Final = ("en", "de")


class CannotDo(GridtownError):
    """A command that can't be carried out; the message says what would do."""


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """Anything that can be asked for."""


class State(Command, frozen=True, tag="state"):
    """How many tables there are, what is told to all, and whether the server drains."""


class Tables(Command, frozen=True, tag="tables"):
    """Tables, the latest changed first. find: an id or link, a mark of the log, a game, part of a name, or a
    guest; "": any.
    """

    find: Note = ""
    which: Which = "all"
    most: Many = 50


class Table(Command, frozen=True, tag="table"):
    """One table and its seats."""

    table: Line


class Close(Command, frozen=True, tag="close"):
    """End a match that runs; its record stays."""

    table: Line


class Remove(Command, frozen=True, tag="remove"):
    """Forget a match and all that belongs to it."""

    table: Line


class Rename(Command, frozen=True, tag="rename"):
    """Give a seat another name. seat: from 1."""

    table: Line
    seat: Annotated[int, Meta(ge=1, le=100)]
    name: Line


class Restrict(Command, frozen=True, tag="restrict"):
    """Let somebody say nothing, or do nothing. subject: a guest, an address, a network."""

    kind: Kind
    subject: Line
    days: Days | None = None
    note: Note = ""


class Lift(Command, frozen=True, tag="lift"):
    """Lift what restricts somebody; of one kind, or all."""

    subject: Line
    kind: Kind | None = None


class Restrictions(Command, frozen=True, tag="restrictions"):
    """The restrictions in force."""


class Revoke(Command, frozen=True, tag="revoke"):
    """Forget one browser: it is a stranger's from now on, and its seats get new links."""

    guest: Line


class Tell(Command, frozen=True, tag="notice"):
    """Tell something to all, by language; nothing: take down what is told."""

    text: dict[Literal["en", "de"], Sentence] = {}
    days: Days | None = None


class Drain(Command, frozen=True, tag="drain"):
    """Let nobody make a table until the server was updated; matches go on."""

    on: bool = True


class Log(Command, frozen=True, tag="log"):
    """What was ordered, the latest first."""

    most: Many = 50


AnyCommand = (
    State
    | Tables
    | Table
    | Close
    | Remove
    | Rename
    | Restrict
    | Lift
    | Restrictions
    | Revoke
    | Tell
    | Drain
    | Log
)


class Done(Struct, frozen=True):
    """What was done, in words. links: of seats that somebody may take now."""

    done: str
    links: list[str] = []


class StateShown(Struct, frozen=True):
    """The server as it is. notice: by language; draining: whether nobody may make a table."""

    running: int
    ended: int
    draining: bool
    notice: dict[str, str]
    restrictions: int


class SeatRow(Struct, frozen=True):
    """A seat. seat: from 1; guest: the beginning of its holder's fingerprint; seen: UTC."""

    seat: int
    kind: str
    name: str
    guest: str | None
    substitute: str | None
    seen: str | None


class TableRow(Struct, frozen=True):
    """A table. mark: its name in the log; end: None while it runs; host: the beginning of a fingerprint."""

    table: str
    mark: str
    game: str
    names: list[str]
    public: bool
    created: str
    changed: str
    end: str | None
    host: str | None
    seats: list[SeatRow]


class TableRows(Struct, frozen=True):
    """Tables that were found."""

    tables: list[TableRow]


class RestrictionRow(Struct, frozen=True):
    """A restriction. until: UTC; None: for good."""

    kind: str
    subject: str
    note: str
    since: str
    until: str | None


class RestrictionRows(Struct, frozen=True):
    """The restrictions in force."""

    restrictions: list[RestrictionRow]


class OrderRow(Struct, frozen=True):
    """What was ordered, and when (UTC)."""

    number: int
    time: str
    words: str


class OrderRows(Struct, frozen=True):
    """What was ordered, the latest first."""

    orders: list[OrderRow]


Answer = Done | StateShown | TableRows | RestrictionRows | OrderRows

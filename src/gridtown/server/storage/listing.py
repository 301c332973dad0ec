"""The list of public tables: found by an index, a page at a time, however many there are.

What a list looks for stands with the match: how many seats are free, and the names of those who sit there, in
small letters. It is noted anew in the transaction that changes a seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, tuple_, update

from gridtown.server.storage.schema import FULL, MATCHES, OPEN, ORDER, OVER, RUNNING, SEATS
from gridtown.table.seats import PERSON

PAGE: Final = 10
"""The tables of a page."""

LONGEST: Final = 500
"""Letters of the names at a table that are looked through; an index holds no more than 2,700 bytes."""

Kind = Literal["open", "full", "over"]
"""Tables with a free seat, tables that one can only watch, and those whose match has ended."""

Place = tuple[int, datetime, str]
"""A table's place in a list: whether it stands at the front (1 or 0), when it was made, and its id."""

KINDS: Final[dict[Kind, ColumnElement[bool]]] = {"open": OPEN, "full": FULL, "over": OVER}


@dataclass(frozen=True)
class Wanted:
    """What tables a list shows. game, language: "" for all; text: part of a name, "" for any.

    named: games that `text` means, too. after: where the page before ended.
    """

    kind: Kind = "open"
    game: str = ""
    language: str = ""
    text: str = ""
    named: Sequence[str] = ()
    after: Place | None = None


def page(wanted: Wanted, columns: Sequence[Any]) -> Select[Any]:
    """The query for a page of public tables and for one more, the newest at the front first."""
    newest = [column.desc() for column in ORDER]
    query = select(MATCHES.c.id).where(KINDS[wanted.kind])
    if wanted.game:
        query = query.where(MATCHES.c.game == wanted.game)
    if wanted.language:
        query = query.where(MATCHES.c.language == wanted.language)
    if wanted.text:
        said = MATCHES.c.words.contains(folded(wanted.text), autoescape=True)
        query = query.where(or_(said, MATCHES.c.game.in_(wanted.named)) if wanted.named else said)
    if wanted.after is not None:
        query = query.where(tuple_(*ORDER) < tuple_(*wanted.after))
    # The ids are found in an index alone; only the rows of the page are read.
    found = query.order_by(*newest).limit(PAGE + 1)
    return select(*columns).where(MATCHES.c.id.in_(found)).order_by(*newest)


def note_seats(connection: Connection, match: str) -> None:
    """Note how many seats of a match are free, and who sits there. Lock the match before its seats change."""
    seats = connection.execute(
        select(SEATS.c.kind, SEATS.c.holder, SEATS.c.name).where(SEATS.c.match_id == match)
    )
    people = [(holder, name) for kind, holder, name in seats if kind == PERSON]
    free = sum(holder is None for holder, _ in people)
    words = folded("\n".join(name for holder, name in people if holder is not None))[:LONGEST]
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(free=free, words=words))


def lock(connection: Connection, match: str) -> None:
    """Let nobody else change who sits at a match until all is done; SQLite has one writer anyway."""
    kept = select(MATCHES.c.id).where(MATCHES.c.id == match)
    connection.execute(kept.with_for_update(key_share=True))


def public_of(host: str) -> Select[Any]:
    """The query for the number of public tables that a guest has open."""
    return select(func.count()).where(and_(RUNNING, MATCHES.c.public.is_(True), MATCHES.c.host == host))


def folded(text: str) -> str:
    """Text as it is compared in a search."""
    return text.casefold()

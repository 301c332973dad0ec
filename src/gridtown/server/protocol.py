"""What goes over the wire, as types; docs/protocol.md says it in words.

Anything the client sends is read with these structs, and unknown fields are refused. The view, the
actions in it and the arguments of events are each game's own and go through as they are.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

PERSON = "person"
"""Who sits in a seat that no bot plays."""

Shown = dict[str, Any]
"""JSON that a game made: a view, an action, the components."""

Name = Annotated[str, Meta(max_length=40)]
Short = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class OptionInfo(Struct, frozen=True):
    """A choice made before the game. title, titles (by value), summary: in the asker's language."""

    name: str
    values: tuple[str, ...]
    default: str
    title: str
    titles: dict[str, str]
    summary: str


class GameInfo(Struct, frozen=True):
    """A game that tables can be made for, and the bots that play it. blurb: a line of words, or none."""

    id: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table. seats: "person" or the name of a bot, for each; seed: hexadecimal.

    sit: whether the creator takes the first person's seat; else that one, too, has an invitation.
    """

    game: Short
    players: Annotated[int, Meta(ge=1, le=14)]
    seats: Annotated[list[Short], Meta(max_length=14)]
    options: Annotated[dict[Short, Short], Meta(max_length=16)] = {}
    seed: Annotated[str, Meta(max_length=64)] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=14)] | None = None
    sit: bool = True


class Invitation(Struct, frozen=True):
    """A free person's seat, and the path of the link that gives it, once."""

    player: int
    path: str


class Created(Struct, frozen=True):
    """A new table, and the seats that are still free."""

    table: str
    invitations: list[Invitation]


class TableInfo(Struct, frozen=True):
    """A table in the list. player: the asker's seat, None for one who watches."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seats: list[str]
    names: list[str]
    created: str
    seed_known: bool
    over: bool
    closed: bool
    player: int | None


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """An action someone wants taken. id: the client's own, one a command; version: of the update it saw."""

    id: Short
    version: Version
    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Happening(Struct, frozen=True):
    """An event that the viewer may see, the viewer's version it came with, and its words."""

    version: int
    id: str
    player: int
    args: Shown
    text: str


class Update(Struct, frozen=True):
    """The table as one viewer may know it. events: what happened after the version `since`."""

    version: int
    since: int
    view: Shown
    legal_actions: list[Shown]
    events: list[Happening]
    names: list[str]
    seats: list[str]
    over: bool


class CostShown(Struct, frozen=True):
    """Something to pay, to a player or (None) to the supply."""

    payee: int | None
    amount: int
    what: str
    conditional: bool
    text: str


class ChangeShown(Struct, frozen=True):
    """A change in one line of the score of a player, or (None) of the asker; args: the game's own."""

    line: str
    amount: int
    conditional: bool
    player: int | None
    args: Shown
    text: str


class PreviewShown(Struct, frozen=True):
    """What one action would cost and change."""

    costs: list[CostShown]
    changes: list[ChangeShown]


class Previews(Struct, frozen=True):
    """The previews of all legal actions of the asking seat, by action."""

    version: int
    previews: dict[str, PreviewShown]


class Explanation(Struct, frozen=True):
    """Whether an action is legal for the asking seat, and which rule forbids it."""

    legal: bool
    rule: str | None
    message: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """A refusal: a code for programs, words for people, and the rule where one of the game's was broken."""

    code: str
    message: str
    rule: str | None = None


encode = msgspec.json.Encoder().encode

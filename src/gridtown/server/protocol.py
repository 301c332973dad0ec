"""What goes over the wire, as types; docs/protocol.md says it in words.

Anything the client sends is read with these structs, and unknown fields are refused. The view, the
actions in it and the arguments of events are each game's own and go through as they are.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

HERE = "here"
"""A seat wished for that somebody at the creator's own device plays; it is passed around."""

Shown = dict[str, Any]
"""JSON that a game made: a view, an action, the components."""

Name = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^(?![\s\S]*[\x00-\x1f\x7f])")]
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
    """A game that tables can be made for, and the bots that play it. blurb: a line of words, or none.

    talking: whether it is played by talking, so that everybody sees what the one who acts has in mind.
    """

    id: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    talking: bool


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table. seats: for each "person", "here" or the name of a bot; seed: hexadecimal.

    "person" is somebody who will join, "here" somebody at this device. sit: whether the creator takes the
    first seat that is no bot's. public: whether everybody sees it in the list, and may take a free seat.
    id: the client's own, one a wish; a guest who sends the wish again makes no second table.
    """

    game: Short
    players: Annotated[int, Meta(ge=1, le=14)]
    seats: Annotated[list[Short], Meta(max_length=14)]
    options: Annotated[dict[Short, Short], Meta(max_length=16)] = {}
    seed: Annotated[str, Meta(max_length=64)] | None = None
    names: Annotated[list[Name], Meta(max_length=14)] | None = None
    sit: bool = True
    public: bool = False
    guided: bool = False
    id: Short | None = None


class Invitation(Struct, frozen=True):
    """A free seat, and the path of the link that gives it, once. The key in it goes to no server's log."""

    player: int
    path: str


class Created(Struct, frozen=True):
    """A new table, and the seats that are still free."""

    table: str
    invitations: list[Invitation]


class GivenKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A key somebody was given: from a link, or typed."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """A key to be exchanged for its seat, and the name to sit there under (None: as the seat is called)."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name | None = None


class Invited(Struct, frozen=True):
    """What a key is for. kind: a free "seat", or one to "carry" to this device; name: the seat's as yet."""

    table: str
    game: str
    title: str
    kind: str
    player: int
    name: str


class Seated(Struct, frozen=True):
    """A seat one has now."""

    table: str
    player: int


class Code(Struct, frozen=True):
    """A single-use code that carries a seat to another device, and for how many seconds it is good."""

    code: str
    path: str
    seconds: int


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is to be called."""

    name: Name


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is to play on in a seat; None: its holder again."""

    bot: Annotated[str, Meta(min_length=1, max_length=64)] | None


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one agrees to end the match now."""

    agree: bool


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether something is to be on."""

    on: bool


class TableInfo(Struct, frozen=True):
    """A table in the list. mine: the asker's seats; free: those anybody may take; to_act: who is waited for.

    end: None while it runs, else "finished" or "agreed"; scores: by player, where the rules ended it. opener:
    the name of whoever set it up; None where they have no seat.
    """

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seats: list[str]
    names: list[str]
    created: str
    changed: str
    seed_known: bool
    public: bool
    guided: bool
    source: str
    over: bool
    closed: bool
    end: str | None
    scores: list[int] | None
    to_act: list[int]
    mine: list[int]
    free: list[int]
    host: bool
    opener: str | None


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it. presence: "here", "away", "free", or "bot".

    kind: "person" or a bot's name; stand_in: the bot that plays on for a person; mine: the asker's.
    """

    player: int
    name: str
    kind: str
    presence: str
    stand_in: str | None
    agrees: bool
    mine: bool


class Room(Struct, frozen=True):
    """Who sits at a table and what is agreed there; of the game it tells nothing. host: the asker is."""

    table: str
    game: str
    seats: list[SeatInfo]
    watchers: int
    host: bool
    public: bool
    guided: bool
    chat: bool
    talking: bool
    seed_known: bool
    source: str
    end: str | None
    rematch: str | None
    bots: list[str]


class RoomNews(Struct, frozen=True):
    """Over the socket: the room has changed."""

    room: Room


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be said at the table. id: the client's own, one a remark."""

    id: Short
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Said(Struct, frozen=True):
    """Something said. number: in order; player: whose seat; time: UTC."""

    number: int
    player: int
    text: str
    time: str


class TalkNews(Struct, frozen=True):
    """Over the socket: what was said."""

    talk: list[Said]


class Pointing(Struct, frozen=True, forbid_unknown_fields=True):
    """A place to point at for all to see, as the game's board names it."""

    place: Annotated[str, Meta(min_length=1, max_length=40)]


class Holding(Struct, frozen=True, forbid_unknown_fields=True):
    """What one is holding over the board before doing it, as the board describes it; None: nothing more."""

    ghost: Annotated[str, Meta(max_length=400)] | None


class Sight(Struct, frozen=True):
    """Something shown at the table that passes: a ping at a place, or what the one who acts holds."""

    player: int
    ping: str | None = None
    ghost: str | None = None


class SightNews(Struct, frozen=True):
    """Over the socket: something shown."""

    sight: Sight


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take one's last action back. id and version as of a command."""

    id: Short
    version: Version


class Reel(Struct, frozen=True):
    """A match that is over, to be stepped through: its moments are 0 (before the first choice) to `last`.

    players, actions: by moment, who chose what to get there; -1 and "" for the first. scores: by moment, each
    player's points so far; [] where the game counts none on the way.
    together: whether all have the same ones, as those who play together do.
    """

    last: int
    players: list[int]
    actions: list[str]
    scores: list[list[int]]
    together: bool


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


class Passage(Struct, frozen=True):
    """A passage of the log: what happened after the version `since`, which is later than the one asked for
    where there was more than is told at once.
    """

    since: int
    events: list[Happening]


class Update(Struct, frozen=True):
    """The table as one viewer may know it. since, events: the newest passage of the log.

    names, seats: what the seats are called, and who plays them now; take_back: the viewer's last action,
    while it can be taken back.
    """

    version: int
    since: int
    view: Shown
    legal_actions: list[Shown]
    events: list[Happening]
    names: list[str]
    seats: list[str]
    over: bool
    take_back: str | None


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

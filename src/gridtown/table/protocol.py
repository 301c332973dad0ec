"""The types on the wire; docs/protocol.md describes them.

Anything the client sends is read with these structs, and unknown fields are refused. The view, the
actions in it and the arguments of events are each game's own and go through as they are.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

HERE = "here"
"""The kind of a requested seat for a person at the creator's own device, which is passed around."""

ONE_LINE: Final = r"^(?![\s\S]*[\x00-\x1f\x7f])"
"""A pattern, of Python as of JavaScript: no control character, which a database or a log would not take."""

Shown = dict[str, Any]
"""JSON that a game made: a view, an action, the components."""

Name = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_LINE)]
Pace = Literal["at-once", "quick", "calm"]
"""How long what a bot has done stays in sight before the next acts."""

EndRule = Literal["all", "present"]
"""Whose word ends a match early."""

Notation = Annotated[str, Meta(min_length=1, max_length=200)]

STEPS_AHEAD: Final = 4
"""Most steps that can be looked ahead, or taken at once before the last."""

Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class OptionNeeds(Struct, frozen=True):
    """An option that stands before another, and those of its values with which there is the other."""

    option: str
    values: tuple[str, ...]


class OptionInfo(Struct, frozen=True):
    """A choice made before the game.

    players: fewest and most players at whose table there is this choice. needs: what has to be chosen for it;
    null for nothing. title, titles (by value), summary: in the asker's language.
    """

    name: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, int]
    needs: OptionNeeds | None
    title: str
    titles: dict[str, str]
    summary: str


class StrengthInfo(Struct, frozen=True):
    """How strong a bot is, as measured in `games` games at a table of this size.

    options: those it was measured with. against: the bot in all other seats, "" where there was none. share:
    of games won, points: the mean result; one of them is there, low and high are its 95 % interval. The
    commands that measured them stand in docs/bots.md and in the package (`strength.toml`).
    """

    players: int
    options: dict[str, str]
    level: str
    against: str
    share: float | None
    points: float | None
    low: float
    high: float
    games: int


class GameInfo(Struct, frozen=True):
    """A game and the bots that play it, the weakest first. blurb: a line about it, or "".

    strengths: how strong they are, as far as that was measured. talking: whether it is played by talking, so
    that everybody may see what the player to act considers.
    """

    id: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    strengths: list[StrengthInfo]
    talking: bool


class Words(Struct, frozen=True):
    """What a game says in one language, in Fluent; "" where it has no words."""

    text: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table. seats: for each "person", "here" or the name of a bot; seed: hexadecimal.

    "person" is somebody who will join, "here" somebody at this device. sit: whether the creator takes the
    first seat that is no bot's. public: whether everybody sees it in the list, and may take a free seat.
    hints: whether people may have them; at a table for one person they may in any case. ending: whose word
    ends it early: "all" who have a seat, with a day to come back for those away, or those "present", who play
    themselves. id: made by the client; the same request sent again by the same guest makes no second table.
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
    pace: Pace = "quick"
    hints: bool = False
    ending: EndRule = "all"
    id: Short | None = None


class Invitation(Struct, frozen=True):
    """A free seat, and the path of a single-use link to it. The key in the path is never logged."""

    player: int
    path: str


class Created(Struct, frozen=True):
    """A new table, and the seats that are still free."""

    table: str
    invitations: list[Invitation]


class KeyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to look at a key, from a link or typed."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to exchange a key for its seat. name: the new name of the seat; None: unchanged."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name | None = None


class Invited(Struct, frozen=True):
    """The purpose of a key. kind: a free "seat", or the "transfer" of one; name: the seat's."""

    table: str
    game: str
    title: str
    kind: str
    player: int
    name: str


class Seated(Struct, frozen=True):
    """The seat of the guest who sent the request."""

    table: str
    player: int


class TransferCode(Struct, frozen=True):
    """A single-use code that transfers a seat to another device. seconds: how long it is valid."""

    code: str
    path: str
    seconds: int


class NameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to rename a seat, or to take it under a name."""

    name: Name


class SubstituteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that a bot plays for the holder of a seat, or another one; None: the holder plays again."""

    bot: Annotated[str, Meta(min_length=1, max_length=64)] | None


class EndRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to end the match now, or its withdrawal; it ends when nobody's word is missing."""

    agree: bool


class ChatSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host to switch the chat on or off."""

    on: bool


class PaceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host for another pace of the bots."""

    pace: Pace


class TableInfo(Struct, frozen=True):
    """A table in the list. mine: the viewer's seats; free: those open to anybody; to_act: the players to act.

    end: None while it runs, else "finished", "agreed" or "closed"; scores: by player, where the rules ended
    it. language: that of the guest who made the table, "" where it isn't known; opener: the name of that
    guest; None if the guest has no seat.
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
    language: str
    opener: str | None


class TablePage(Struct, frozen=True):
    """A page of public tables. rest: where the next page begins; None where there is none."""

    tables: list[TableInfo]
    rest: str | None


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it. presence: "here", "away", "free", or "bot".

    kind: "person" or a bot's name; substitute: the bot that plays for a person; agrees: to end the match now;
    awaited: whether its holder's word is needed yet for that; hours: those left, begun ones too, in which its
    holder may come back and be asked, who was not here since somebody wants it. mine: the viewer's.
    """

    player: int
    name: str
    kind: str
    presence: str
    substitute: str | None
    agrees: bool
    awaited: bool
    hours: int | None
    mine: bool


class TableStatus(Struct, frozen=True):
    """The people at a table and what they agreed; nothing of the game. host: whether the viewer is.

    hints: whether people may have them. ending: whose word ends it early. bots: those that may play for a
    person, the weakest first.
    """

    table: str
    game: str
    seats: list[SeatInfo]
    watchers: int
    host: bool
    public: bool
    guided: bool
    chat: bool
    talking: bool
    pace: Pace
    hints: bool
    seed_known: bool
    source: str
    ending: EndRule
    end: str | None
    rematch: str | None
    bots: list[str]


class StatusNews(Struct, frozen=True):
    """News over the socket: the status has changed."""

    status: TableStatus


class ChatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to say something. id: made by the client, one for each message."""

    id: Short
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatMessage(Struct, frozen=True):
    """A chat message. number: in order; player: the seat it is from; time: UTC."""

    number: int
    player: int
    text: str
    time: str


class ChatNews(Struct, frozen=True):
    """News over the socket: chat messages."""

    chat: list[ChatMessage]


class DeviceOffer(Struct, frozen=True):
    """Where tables can be played without this server. path: None: nowhere; bots: those that may sit there."""

    path: str | None
    bots: list[str]


class ServerNotice(Struct, frozen=True):
    """What those who run the server tell everybody. text: by language, {}: nothing; draining: an update
    comes, and until then nobody can make a table.
    """

    text: dict[str, str]
    draining: bool


NO_NOTICE: Final = ServerNotice({}, draining=False)


class NoticeNews(Struct, frozen=True):
    """News over the socket: what those who run the server tell everybody."""

    notice: ServerNotice


class PingRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to point at a place for everybody to see, as the game's board names it."""

    place: Annotated[str, Meta(min_length=1, max_length=40)]


class GhostRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to show the piece held over the board, as the board describes it; None: nothing any more."""

    ghost: Annotated[str, Meta(max_length=400)] | None


class Ping(Struct, frozen=True):
    """Something shown briefly: a place pointed at, or a piece that the player to act holds over the board."""

    player: int
    place: str | None = None
    ghost: str | None = None


class PingNews(Struct, frozen=True):
    """News over the socket: a ping."""

    ping: Ping


class TakeBackRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take one's last action back, or so many at once. id and version as of a command."""

    id: Short
    version: Version
    steps: Annotated[int, Meta(ge=1, le=STEPS_AHEAD + 1)] = 1


class Timeline(Struct, frozen=True):
    """The choices and scores of a match that is over. Its frames are 0 (before the first choice) to `last`.

    players, actions: by frame, who chose what to get there; -1 and "" for the first. scores: by frame, each
    player's points so far; [] where the game has none before the end. together: whether all share one score.
    """

    last: int
    players: list[int]
    actions: list[str]
    scores: list[list[int]]
    together: bool


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take an action. id: made by the client; version: of the update that it is based on.

    after: own steps that are taken before it, at once: all of them and it, or nothing.
    """

    id: Short
    version: Version
    action: Notation
    after: Annotated[list[Notation], Meta(max_length=STEPS_AHEAD)] = []


class EventShown(Struct, frozen=True):
    """An event that the viewer may see, the viewer's version it came with, and its text."""

    version: int
    id: str
    player: int
    args: Shown
    text: str


class Passage(Struct, frozen=True):
    """A passage of the log: the events after the version `since`, which is later than the requested one
    if there were too many.
    """

    since: int
    events: list[EventShown]


class Update(Struct, frozen=True):
    """The table as one viewer may know it. since, events: the newest passage of the log.

    names, seats: the names of the seats, and who plays them now; take_back: the viewer's last action, if
    it can be taken back; thinking: the bots that are to act, once the last person has chosen; chosen: the
    version that the viewer's last turn made, for a player.
    """

    version: int
    since: int
    view: Shown
    legal_actions: list[Shown]
    events: list[EventShown]
    names: list[str]
    seats: list[str]
    over: bool
    take_back: str | None
    thinking: list[int]
    chosen: int | None


class CostShown(Struct, frozen=True):
    """A cost of an action, paid to a player or (None) to the supply."""

    payee: int | None
    amount: int
    what: str
    conditional: bool
    text: str


class ChangeShown(Struct, frozen=True):
    """A change in one line of the score of a player, or (None) of the viewer; args: the game's own."""

    line: str
    amount: int
    conditional: bool
    player: int | None
    args: Shown
    text: str


class PreviewShown(Struct, frozen=True):
    """The costs and changes of one action."""

    costs: list[CostShown]
    changes: list[ChangeShown]


class Barred(Struct, frozen=True):
    """The rule that bars something, in words and with its arguments."""

    rule: str
    args: Shown
    text: str


class ForeseenShown(Struct, frozen=True):
    """What the viewer may come to choose in this turn, as an action that is shown and not legal yet.

    barred: why it won't be legal. costs: at least so much. lines: by each action that would complete it, the
    changes of the viewer's score by line; open: whether a later choice may still change them.
    """

    action: Shown
    barred: Barred | None
    costs: list[CostShown]
    lines: dict[str, dict[str, int]]
    open: bool


class Previews(Struct, frozen=True):
    """The previews of all legal actions of the viewer, by action, and what may be asked after them."""

    version: int
    previews: dict[str, PreviewShown]
    foreseen: list[ForeseenShown]


class Ahead(Struct, frozen=True):
    """What the viewer would see after steps that are not taken, and might do then, with previews of that.

    version: of the viewer's update that the steps would follow.
    """

    version: int
    view: Shown
    legal_actions: list[Shown]
    previews: dict[str, PreviewShown]


class LineShown(Struct, frozen=True):
    """A line of the score: its id, its name, and its part in a gain."""

    line: str
    text: str
    amount: float


class HintChoice(Struct, frozen=True):
    """One choice of a hint, in points. expected: the result in the end; gain: how much more that is than with
    the choice it is compared with, error: the standard error of that; lines: the parts of the gain.
    """

    action: str
    expected: float
    gain: float
    error: float
    lines: list[LineShown]


class Hint(Struct, frozen=True):
    """The best choices of a player, the best first, from what this player may know and nothing else.

    against: the action they are compared with. worlds: how often each was played out. version: of the
    player's update they were made from.
    """

    version: int
    against: str
    worlds: int
    choices: list[HintChoice]


class Explanation(Struct, frozen=True):
    """Whether an action is legal for the viewer, and which rule forbids it."""

    legal: bool
    rule: str | None
    message: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error: a code for programs, a message for people, and the rule of the game that was broken."""

    code: str
    message: str
    rule: str | None = None


encode = msgspec.json.Encoder().encode

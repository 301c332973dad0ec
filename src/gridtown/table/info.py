"""The data of a match, save its log and its seats."""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256


@dataclass(frozen=True)
class MatchInfo:
    """A match, save its log and its seats.

    Fixed when it begins: everything up to `created`. host: the fingerprint of the guest who made it; public:
    whether everybody sees it in the list; source: "played" here or "uploaded". to_act: a bit mask of the
    players to act. pace: how long what bots do stays in sight; hints: whether the host lets people have them,
    where several play. ending: whose word ends it early, "all" or "present" (`table.ending`); end_asked:
    since when somebody wants that. end: "finished" by the rules, "agreed" by the people, or "closed" by who
    runs the server; rematch: the table that followed. request: the fingerprint of the request that made it,
    where that had an id. language: that of the guest who made it; "" where it isn't known. Times are the
    system's, to be shown; active, when something last happened, end_asked, ended and archived are by
    `storage.clock`.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    rules_version: int
    edition: str
    seed: str
    seed_known: bool
    host: str | None
    public: bool
    guided: bool
    source: str
    created: datetime
    chat: bool = True
    pace: str = "quick"
    hints: bool = False
    changed: datetime = datetime.min
    active: datetime = datetime.min
    to_act: int = 0
    ending: str = "all"
    end_asked: datetime | None = None
    ended: datetime | None = None
    end: str | None = None
    scores: list[int] | None = None
    archived: datetime | None = None
    rematch: str | None = None
    request: str | None = None
    language: str = ""


def log_id(table: str) -> str:
    """The name of a table in logs: the first eight digits of its id's SHA-256, as the id opens the table."""
    return sha256(table.encode(errors="replace")).hexdigest()[:8]


def written(time: datetime) -> str:
    """A time as it is on the wire (ISO 8601, to the second)."""
    return f"{time:%Y-%m-%dT%H:%M:%SZ}"

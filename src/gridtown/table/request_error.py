"""A refusal: its code, its status and its words."""

from collections.abc import Mapping, Sequence
from typing import Final

from gridtown.core.refusal import Refusal
from gridtown.messages import Messages
from gridtown.table.protocol import Problem

STATUS: Final[Mapping[str, int]] = {
    "no-seat": 401,
    "wrong-origin": 403,
    "not-yours": 403,
    "running": 403,
    "not-host": 403,
    "others-sit": 403,
    "by-link-only": 403,
    "chat-off": 403,
    "blocked": 403,
    "muted": 403,
    "not-talking": 403,
    "no-hints": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-frame": 404,
    "bad-invitation": 404,
    "no-such-method": 405,
    "stale": 409,
    "over": 409,
    "not-your-turn": 409,
    "id-reused": 409,
    "too-late": 409,
    "too-often": 409,
    "too-far": 409,
    "bot-plays": 409,
    "seat-taken": 409,
    "seated-already": 409,
    "seat-of-bot": 409,
    "not-away": 409,
    "still-running": 409,
    "draining": 409,
    "not-over": 409,
    "closed": 410,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "illegal": 422,
    "too-many": 429,
    "too-many-public": 429,
    "too-many-public-address": 429,
    "too-many-sockets": 429,
    "too-many-watchers": 429,
    "broken": 500,
    "not-saved": 503,
    "no-hint": 503,
    "no-database": 503,
}
"""The HTTP status of each code; every other refusal is a 400."""

MAX_GIVEN: Final = 300
"""Letters of a rejected value that a refusal quotes."""


class RequestError(Exception):
    """A request that is not fulfilled. code: one of docs/protocol.md's; args: for its words."""

    def __init__(self, code: str, rule: Refusal | None = None, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.words = args

    @property
    def status(self) -> int:
        """Its HTTP status."""
        return STATUS.get(self.code, 400)

    def problem(self, messages: Messages, names: Sequence[str] = ()) -> Problem:
        """The refusal in words; a broken rule needs the messages of its game."""
        if self.rule is None:
            words = {name: _short(word) for name, word in self.words.items()}
            return Problem(self.code, _sayable(messages.text(f"problem-{self.code}", names, **words)))
        reason = messages.rule(self.rule, names)
        message = messages.text(f"problem-{self.code}", names, reason=reason)
        return Problem(self.code, message, self.rule.id)


def _short(word: object) -> object:
    """What was given may be as long as a request; Fluent says nothing at all of what is too long for it."""
    return f"{word[:MAX_GIVEN]}…" if isinstance(word, str) and len(word) > MAX_GIVEN else word


def _sayable(text: str) -> str:
    """JSON may have brought us halves of letters, which no answer can hold."""
    return text.encode(errors="replace").decode()

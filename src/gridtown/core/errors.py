"""Every error Gridtown raises on purpose.

GridtownError
├── InvalidGame      a game that can't be: badly declared, or stuck; names place, fault and mend
├── InvalidSetup     a number of players or an option the game does not know
├── InvalidAction    not an action at all: malformed text or number
├── IllegalAction    an action the rules forbid now; carries the rule
├── InvalidRecord    a record that cannot be replayed; names line and reason
│   └── NoRecord     a file that is no record at all
│       └── DeepRecord   one with brackets in brackets in brackets
├── InvalidEdition   component data that contradicts itself; names file, row, field and reason
├── StaleVersion     an action meant for an earlier version of the match
└── EndlessGame      a game at random that was given up
"""

from gridtown.core.refusal import Refusal


class GridtownError(Exception):
    """Base of all errors raised on purpose."""


class InvalidGame(GridtownError, ValueError):
    """A game that can't be as it was written; what is wrong is found while it is loaded or played."""


class InvalidSetup(GridtownError, ValueError):
    """A number of players or an option the game does not know."""


class InvalidAction(GridtownError, ValueError):
    """Text or a number that is no action at all."""


class InvalidRecord(GridtownError, ValueError):
    """A record that cannot be read or replayed.

    line: of the action that does not hold, where it is that; the cause is an IllegalAction where a rule
    forbids it.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


class NoRecord(InvalidRecord):
    """A text that is no record at all, or the beginning of one."""


class DeepRecord(NoRecord):
    """A text whose brackets lie deeper in each other than any record's. line: where they do."""


class InvalidEdition(GridtownError, ValueError):
    """Component data that cannot be a printing of the game."""


class StaleVersion(GridtownError):
    """An action that was meant for an earlier version of the match."""


class EndlessGame(GridtownError):
    """A game at random that goes on for longer than any should."""


class IllegalAction(GridtownError):
    """A well-formed action that the rules forbid now.

    `refusal` says which rule; `action` is the action in notation.
    """

    def __init__(self, refusal: Refusal, action: str) -> None:
        super().__init__(
            f"{action}: {refusal.id} {refusal.args}" if refusal.args else f"{action}: {refusal.id}"
        )
        self.refusal = refusal
        self.action = action

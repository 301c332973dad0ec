"""Preview of an action: its costs and changes, before it is taken."""

from gridtown.core.refusal import Value


class Cost:
    """Something to pay: `amount` to the player `payee` (None: the supply) for `what` (a message id).

    conditional: whether a later choice may still change it.
    """

    def __init__(
        self, payee: int | None, amount: int, what: str, args: dict[str, Value], conditional: bool = False
    ) -> None:
        self.payee = payee
        self.amount = amount
        self.what = what
        self.args = args
        self.conditional = conditional


class Change:
    """A change of the score: `amount` in the line `line`, for `player` (None: the viewer).

    conditional: whether a later choice may still change it. args: what its words, or a board, may want to
    say besides; things are named there by number or id. points: by how much it changes the player's
    `Game.standing`; unless given, by `amount`.
    """

    def __init__(
        self,
        line: str,
        amount: int,
        conditional: bool = False,
        player: int | None = None,
        args: dict[str, Value] | None = None,
        points: int | None = None,
    ) -> None:
        self.line = line
        self.amount = amount
        self.conditional = conditional
        self.player = player
        self.args: dict[str, Value] = {} if args is None else args
        self.points: int = amount if points is None else points


class Preview:
    """Costs and changes of one action, line by line.

    settled: whether the action alone decides what becomes of the standing, so that the points of the
    changes are all that it changes by; it never is where a change is conditional. `core.conformance` checks.
    """

    def __init__(self, costs: list[Cost], changes: list[Change], settled: bool = True) -> None:
        self.costs = costs
        self.changes = changes
        self.settled: bool = settled and not any(change.conditional for change in changes)

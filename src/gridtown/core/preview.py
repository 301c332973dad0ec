"""What an action would cost and change, before it is taken."""

from gridtown.core.rule import Value


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
    say besides; things are named there by number or id.
    """

    def __init__(
        self,
        line: str,
        amount: int,
        conditional: bool = False,
        player: int | None = None,
        args: dict[str, Value] | None = None,
    ) -> None:
        self.line = line
        self.amount = amount
        self.conditional = conditional
        self.player = player
        self.args: dict[str, Value] = {} if args is None else args


class Preview:
    """Costs and changes of one action, line by line."""

    def __init__(self, costs: list[Cost], changes: list[Change]) -> None:
        self.costs = costs
        self.changes = changes

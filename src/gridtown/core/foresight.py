"""What a player may come to choose before the turn is over, told before it is asked."""

from gridtown.core.preview import Cost
from gridtown.core.refusal import Refusal


class Foresight:
    """An `action` that may be asked for later in the viewer's turn; how things lie, it is decided already.

    refusal: why it will not be legal. costs: at least so much, by what is to be paid. lines: by each action
    that would complete it, the changes of the viewer's score, line by line. open: whether a later choice may
    still change the lines.
    """

    def __init__(
        self,
        action: int,
        refusal: Refusal | None,
        costs: list[Cost],
        lines: dict[int, dict[str, int]],
        open: bool = False,
    ) -> None:
        self.action = action
        self.refusal = refusal
        self.costs = costs
        self.lines = lines
        self.open: bool = open

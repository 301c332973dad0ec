"""How hard a search thinks about one choice."""

from typing import Final

STRONG: Final = "strong"
BEST: Final = "best"

NO_TREE: Final = 0
OWN_CHOICES: Final = 1
ALL_CHOICES: Final = 2


class Effort:
    """The measures of a search, in numbers that are the same on any machine.

    playouts: how many are played in all. width: among how many choices, at most. horizon: after how many
    decisions a playout is estimated where the state is settled; 0: played to the end. doubt: by how many
    hundredths of a standard error another choice must be better than the policy's. tree: which choices
    after it are searched as well: NO_TREE, one's OWN_CHOICES or ALL_CHOICES.
    """

    def __init__(
        self, playouts: int, width: int = 6, horizon: int = 0, doubt: int = 150, tree: int = NO_TREE
    ) -> None:
        self.playouts = playouts
        self.width = width
        self.horizon = horizon
        self.doubt = doubt
        self.tree = tree

    def share(self, percent: int) -> "Effort":
        """The same with so many of a hundred playouts, for a table where others wait, too."""
        return Effort(max(self.playouts * percent // 100, 1), self.width, self.horizon, self.doubt, self.tree)

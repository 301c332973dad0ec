"""Outcome of a game, as a value."""


class Outcome:
    """The end of a game.

    termination: a word of the game's own for how it ended. ranking: per player, 1 is best and ties
    share the better rank. scores: per player, in the game's points. success: for solo and cooperative
    games that know one, whether the table won; None where there is no such thing.
    """

    def __init__(self, termination: str, ranking: list[int], scores: list[int], success: bool | None) -> None:
        self.termination = termination
        self.ranking = ranking
        self.scores = scores
        self.success = success

    def winners(self) -> list[int]:
        """The players ranked first; several when they tie."""
        return [player for player, rank in enumerate(self.ranking) if rank == 1]

    def returns(self) -> list[float]:
        """What each player makes of it, for bots: the wins shared out, 0..1."""
        winners = self.winners()
        return [1.0 / len(winners) if player in winners else 0.0 for player in range(len(self.scores))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.termination, tuple(self.ranking), tuple(self.scores), self.success))

    def _values(self) -> tuple[str, list[int], list[int], bool | None]:
        return self.termination, self.ranking, self.scores, self.success

    def __repr__(self) -> str:
        return f"Outcome({self.termination!r}, {self.ranking!r}, {self.scores!r}, {self.success!r})"


def rank(scores: list[int]) -> list[int]:
    """The ranking of `scores`, highest best; equal scores share the better rank."""
    return [1 + sum(other > score for other in scores) for score in scores]

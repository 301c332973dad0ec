"""The test of `gridtown ladder --accept`: what is asked of the better bot, and the answer in words."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, Final

import typer

from gridtown.cli.ladder_table import counted, percent, signed
from gridtown.core.errors import InvalidSetup
from gridtown.study.elo import elo_of, share_of
from gridtown.study.ladder import Ladder
from gridtown.study.sprt import ACCEPTED, REJECTED, UNDECIDED, Trial

EXIT_CODES: Final = {ACCEPTED: 0, REJECTED: 1, UNDECIDED: 3}

MOST_ELO: Final = 2000.0
"""The share of wins nears 0 and 1 beyond it, and then is no longer told from these."""

MOST_POINTS: Final = 1e6

USUAL: Final = {"elo0": 0.0, "elo1": 20.0, "points0": 0.0, "points1": 1.0, "alpha": 0.05, "beta": 0.05}
"""What is asked where nothing else is."""


def _option(name: str, what: str) -> Any:
    return typer.Option(f"--{name}", help=f"{what}; {USUAL[name]:g} by default.")


LowEloOption = Annotated[float | None, _option("elo0", "At a contest: rejected if better by this Elo")]
HighEloOption = Annotated[float | None, _option("elo1", "At a contest: accepted if better by this Elo")]
LowPointsOption = Annotated[float | None, _option("points0", "Elsewhere: rejected if better by so much")]
HighPointsOption = Annotated[float | None, _option("points1", "Elsewhere: accepted if better by so much")]
AlphaOption = Annotated[float | None, _option("alpha", "The chance to accept one that is no better")]
BetaOption = Annotated[float | None, _option("beta", "The chance to reject one that is better")]


@dataclass(frozen=True)
class Hypotheses:
    """The options of the test as typed; None: as usual."""

    elo0: float | None
    elo1: float | None
    points0: float | None
    points1: float | None
    alpha: float | None
    beta: float | None

    def refuse(self) -> None:
        """Raise InvalidSetup where one is given though nothing is tested."""
        for field in fields(self):
            if getattr(self, field.name) is not None:
                raise InvalidSetup(f"--{field.name} is for --accept NEW --over OLD; leave it out")

    def bounds(self, ladder: Ladder) -> tuple[float, float]:
        """By how much, in Elo or points, the new bot is better if rejected and if accepted.

        Raises InvalidSetup where that makes no test.
        """
        names, most = (
            (("elo0", "elo1"), MOST_ELO) if ladder.contest else (("points0", "points1"), MOST_POINTS)
        )
        low, high = (self._number(name) for name in names)
        for name, value in zip(names, (low, high), strict=True):
            if not -most <= value <= most:
                raise InvalidSetup(
                    f"--{name}: {value:g} is out of range; give a number from {-most:,.0f} to {most:,.0f}"
                )
        if low >= high:
            raise InvalidSetup(f"--{names[0]} {low:g} must be less than --{names[1]} {high:g}")
        return low, high

    def trial(self, ladder: Ladder) -> Trial:
        """The test itself. Raises InvalidSetup where there is none between these bounds."""
        low, high = self.bounds(ladder)
        for name in ("alpha", "beta"):
            chance = self._number(name)
            if not 0 < chance < 0.5:
                raise InvalidSetup(
                    f"--{name}: {chance:g} is no chance of a wrong answer; give one between 0 and 0.5"
                )
        if ladder.contest:
            low, high = share_of(low, ladder.players), share_of(high, ladder.players)
        return Trial(low, high, self._number("alpha"), self._number("beta"), points=not ladder.contest)

    def _number(self, name: str) -> float:
        typed: float | None = getattr(self, name)
        return USUAL[name] if typed is None else typed


def answer(ladder: Ladder, asked: Hypotheses, trial: Trial, values: Sequence[float]) -> dict[str, Any]:
    """The verdict and what it rests on, for JSON. values: what each deal brought the new bot."""
    mean = sum(values) / len(values) if values else None
    known = ladder.contest and mean is not None and 0 < mean < 1
    low, high = asked.bounds(ladder)
    return {
        "verdict": trial.verdict(values),
        "new": ladder.bots[1],
        "old": ladder.anchor,
        "measure": "elo" if ladder.contest else "points",
        "low": low,
        "high": high,
        "ratio": trial.ratio(values),
        "bounds": trial.bounds(),
        "share": mean if ladder.contest else None,
        "elo": elo_of(mean, ladder.players) if known and mean is not None else None,
        "gain": None if ladder.contest else mean,
        "deals": len(values),
        "games": len(values) * len(ladder.seatings(0)),
    }


def in_words(ladder: Ladder, answer: dict[str, Any]) -> str:
    """The answer as a sentence."""
    rejected, accepted = answer["bounds"]
    if ladder.contest:
        elo = "" if answer["elo"] is None else f", some {signed(answer['elo'], 0)} Elo"
        seen = f"won {percent(answer['share'])} (par {percent(1 / ladder.players)}){elo}"
    else:
        seen = f"{signed(answer['gain'], 1)} points"
    measure = "Elo" if ladder.contest else "points"
    played = f"{counted(answer['deals'], 'deal')}, {counted(answer['games'], 'game')}"
    hypotheses = f"{answer['high']:+g} against {answer['low']:+g} {measure}"
    return (
        f"{answer['new']} over {answer['old']}: {answer['verdict']} after {played}: {seen};"
        f" log-likelihood ratio {answer['ratio']:+.2f} of {hypotheses}"
        f" ({rejected:.2f} rejects, {accepted:+.2f} accepts)"
    )

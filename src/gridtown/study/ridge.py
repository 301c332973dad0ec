"""Ridge regression of differences: what tells the choices of one decision apart, with numpy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from gridtown.study.fit import Array, numpy

STIFFNESS: Final = 20.0
"""So many choices' worth of nothing, to which each weight is drawn."""

WHOLE: Final = 1000
"""Features and weights are whole numbers of thousandths."""


@dataclass(frozen=True)
class Decisions:
    """Decisions with choices that were played out, laid end to end; see `ChoiceExamples`."""

    sizes: Array
    taken: Array
    results: Array
    counts: Array
    columns: Array
    values: Array

    def matrix(self, size: int) -> Array:
        """The features of all choices, of which there are `size`, each less its mean over the decision."""
        np = numpy()
        rows = np.repeat(np.arange(len(self.counts)), self.counts)
        matrix = np.zeros((len(self.counts), size))
        np.add.at(matrix, (rows, self.columns), self.values / WHOLE)
        return self.less_mean(matrix)

    def less_mean(self, numbers: Array) -> Array:
        """What is said of every choice, less its mean over the choices of the same decision."""
        np = numpy()
        sums = np.add.reduceat(numbers, self.starts(), axis=0)
        means = (sums.T / self.sizes).T
        return numbers - np.repeat(means, self.sizes, axis=0)

    def differences(self) -> Array:
        """The result of every choice, less its mean over the choices of the same decision."""
        return self.less_mean(self.results.astype(float))

    def starts(self) -> Array:
        """Where the choices of each decision begin."""
        np = numpy()
        return np.concatenate([[0], np.cumsum(self.sizes)[:-1]])


class Ridge:
    """Sums up what decisions say, some at a time. size: how many features there are."""

    def __init__(self, size: int) -> None:
        np = numpy()
        self.size = size
        self._left = np.eye(size) * STIFFNESS
        self._right = np.zeros(size)

    def add(self, decisions: Decisions) -> None:
        """Learn from these."""
        self.add_rows(decisions.matrix(self.size), decisions)

    def add_rows(self, matrix: Array, decisions: Decisions) -> None:
        """Learn from these, with features of one's own."""
        self._left += matrix.T @ matrix
        self._right += matrix.T @ decisions.differences()

    def weights(self) -> list[int]:
        """What a whole of each feature is worth, in thousandths of a point."""
        np = numpy()
        found: list[Any] = np.rint(np.linalg.solve(self._left, self._right)).astype(int).tolist()
        return found


@dataclass(frozen=True)
class Measured:
    """How good weights are at decisions they haven't seen.

    explained: the share of the variance of differences that they tell. gain: how many thousandths of a point
    their choice brings more than the one that was taken, the mean over decisions; error: its standard error.
    """

    decisions: int
    explained: float
    gain: float
    error: float


def measure(weights: list[int], parts: list[Decisions]) -> Measured:
    """Measure weights on decisions that they weren't learned from, of which there must be two."""
    exact = numpy().asarray(weights, float)
    return measure_said((each, each.matrix(len(weights)) @ exact) for each in parts)


def measure_said(parts: Iterable[tuple[Decisions, Array]]) -> Measured:
    """Measure what is said of each choice of decisions, in thousandths of a point."""
    np = numpy()
    gains: list[float] = []
    variance = left = 0.0
    for decisions, said in parts:
        true = decisions.differences()
        variance += float((true**2).sum())
        left += float(((true - said) ** 2).sum())
        for start, size, taken in zip(decisions.starts(), decisions.sizes, decisions.taken, strict=True):
            best = start + int(np.argmax(said[start : start + size]))
            gains.append(float(decisions.results[best] - decisions.results[start + taken]))
    return Measured(
        len(gains),
        1 - left / variance if variance else 0.0,
        float(np.mean(gains)),
        float(np.std(gains, ddof=1) / np.sqrt(len(gains))),
    )

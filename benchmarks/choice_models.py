"""What else could learn a policy's choices: boosted trees and products of features beside ridge regression.

    python benchmarks/choice_models.py FOLDER

FOLDER: of a finished `gridtown train GAME --what policy`. Needs scikit-learn, which nothing else does. Each
model learns how much better a choice is than the mean of its decision from all games but those of the last
three files, and is measured on these: the share of the variance it tells, and what its choice brings more
than the policy's.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor  # type: ignore[import-not-found, unused-ignore]

from gridtown.study.choice_lesson import PARTS
from gridtown.study.fit import Array
from gridtown.study.ridge import WHOLE, Decisions, Ridge, measure_said

HELD_OUT = 3
"""Files of the last round."""


def joined(files: list[Path]) -> Decisions:
    """The decisions of all these files."""
    parts = [np.load(file) for file in files]
    return Decisions(**{name: np.concatenate([part[name] for part in parts]) for name in PARTS})


def told(decisions: Decisions) -> Array:
    """For trees, of each choice: first and last feature, the last one's value, and among how many it is.

    The value as it is, less the best's and less the mean of the decision.
    """
    last = np.cumsum(decisions.counts) - 1
    first, value = last - decisions.counts + 1, decisions.values[last] / WHOLE
    best = np.repeat(np.maximum.reduceat(value, decisions.starts()), decisions.sizes)
    among = np.repeat(decisions.sizes, decisions.sizes)
    mean = decisions.less_mean(value)
    columns = (decisions.columns[first], decisions.columns[last], value, value - best, mean, among)
    return np.column_stack(columns)


def products(decisions: Decisions, size: int) -> Array:
    """Of each choice the first feature times the value of its last one."""
    last = np.cumsum(decisions.counts) - 1
    first = last - decisions.counts + 1
    matrix = np.zeros((len(decisions.counts), size))
    value = decisions.less_mean(decisions.values[last] / WHOLE)
    matrix[np.arange(len(matrix)), decisions.columns[first]] = value
    return decisions.less_mean(matrix)


def models(train: Decisions, test: Decisions, size: int) -> Iterator[tuple[str, Array]]:
    """The name of each model, and what it says of the choices held out."""
    ours, theirs, wanted = train.matrix(size), test.matrix(size), train.differences()
    ridge, wide = Ridge(size), Ridge(2 * size)
    ridge.add_rows(ours, train)
    wide.add_rows(np.hstack([ours, products(train, size)]), train)
    weights = np.asarray(ridge.weights())
    yield "ridge regression", theirs @ weights
    yield "with products", np.hstack([theirs, products(test, size)]) @ np.asarray(wide.weights())
    trees = {"max_iter": 300, "learning_rate": 0.05, "min_samples_leaf": 100, "random_state": 1}
    alone = HistGradientBoostingRegressor(**trees).fit(told(train), wanted)
    yield "boosted trees", test.less_mean(alone.predict(told(test)))
    on_top = HistGradientBoostingRegressor(**trees).fit(told(train), wanted - ours @ weights)
    yield "trees on the rest", test.less_mean(theirs @ weights + on_top.predict(told(test)))


def main() -> None:
    """Learn, and print a line a model."""
    files = sorted(Path(sys.argv[1]).glob("round-*/*.npz"))
    train, test = joined(files[:-HELD_OUT]), joined(files[-HELD_OUT:])
    size = 1 + int(max(train.columns.max(), test.columns.max()))
    for name, said in models(train, test, size):
        found = measure_said([(test, said)])
        gain, error = found.gain / WHOLE, found.error / WHOLE
        print(f"{name:18} tells {100 * found.explained:.1f} %, gains {gain:.3f} ± {error:.3f} a decision")
    print(f"learned from {len(train.sizes):,} decisions, measured on {len(test.sizes):,}")


if __name__ == "__main__":
    main()

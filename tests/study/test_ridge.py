"""Ridge regression of differences: what was planted is found, and measured on what wasn't seen."""

from typing import Any

import pytest

from gridtown.study.ridge import Decisions, Ridge, measure

np = pytest.importorskip("numpy")

SIZE = 6
PLANTED = [900, -400, 250, 0, 1200, -700]


def decisions(seed: int, count: int = 400, noise: float = 300.0) -> Decisions:
    """Decisions among two to four choices of two features each; all of a decision share a luck of its own."""
    random = np.random.default_rng(seed)
    sizes = random.integers(2, 5, count)
    total = int(sizes.sum())
    columns = np.concatenate([random.choice(SIZE, 2, replace=False) for _ in range(total)])
    values = random.choice([500, 1000], 2 * total)
    worth = (np.asarray(PLANTED)[columns] * values / 1000).reshape(-1, 2).sum(1)
    luck = np.repeat(random.normal(0, 20000, count), sizes)
    results = np.rint(worth + luck + random.normal(0, noise, total)).astype(int)
    taken: Any = random.integers(0, sizes)
    return Decisions(sizes, taken, results, np.full(total, 2), columns, values)


def fitted(count: int) -> list[int]:
    ridge = Ridge(SIZE)
    for seed in range(1, count + 1):
        ridge.add(decisions(seed))
    return ridge.weights()


def test_what_was_planted_is_found_in_whole_numbers() -> None:
    weights = fitted(8)
    assert all(type(each) is int for each in weights)
    assert np.allclose(weights, PLANTED, atol=60)


def test_the_luck_that_choices_share_says_nothing() -> None:
    alone = decisions(3, noise=0)
    assert measure(PLANTED, [alone]).explained == pytest.approx(1, abs=0.001)


def test_few_decisions_are_believed_less() -> None:
    few, many = Ridge(SIZE), fitted(8)
    few.add(decisions(1, count=4))
    assert sum(map(abs, few.weights())) < sum(map(abs, many)) / 2


def test_the_gain_is_over_what_was_taken_on_decisions_not_seen() -> None:
    found = measure(fitted(4), [decisions(seed) for seed in (90, 91)])
    assert found.decisions == 800
    assert found.gain > 10 * found.error > 0
    assert 0.5 < found.explained < 1
    nothing = measure([0] * SIZE, [decisions(90)])
    assert abs(nothing.gain) < 4 * nothing.error
    assert nothing.explained == 0

"""Fitting: loss falls, what was planted is found, and whole numbers say what the floats do."""

from typing import Any

import pytest

from gridtown.core.features import Features
from gridtown.study.fit import CannotTrain, Fitter, _spread, answers
from gridtown.study.fit import numpy as taken

np = pytest.importorskip("numpy")

COUNT, INPUTS = 2400, 8


def planted(seed: int = 1) -> tuple[Any, Any, Any]:
    """Targets in thousandths: a sum of some features, and one that a straight line can't tell."""
    random = np.random.default_rng(seed)
    inputs = random.integers(-3, 4, (COUNT, INPUTS)).astype(np.int16)
    first = 900 * inputs[:, 0] - 400 * inputs[:, 1] + 250 * inputs[:, 2] + random.normal(0, 300, COUNT)
    second = 1000 * (np.abs(inputs[:, 3]) > 1)
    targets = np.stack([first, second], axis=1).astype(np.int32)
    return inputs, targets, random.integers(0, 101, COUNT).astype(np.int8)


def fitter(epochs: int, seed: int = 3) -> Fitter:
    made = Fitter(*planted(), held_out=400, units=16, seed=seed)
    made.train(epochs)
    return made


@pytest.fixture(scope="module")
def trained() -> Fitter:
    return fitter(800)


def test_the_loss_falls_on_examples_not_seen(trained: Fitter) -> None:
    told = [fitter(epochs).fit().r2[0] for epochs in (0, 40, 120)]
    told.append(trained.fit().r2[0])
    assert told == sorted(told)
    assert told[0] < 0.1
    assert told[-1] > 0.9


def test_hidden_units_tell_what_no_straight_line_does(trained: Fitter) -> None:
    assert trained.fit().r2[1] > 0.7


def test_it_is_calibrated_and_told_by_thirds(trained: Fitter) -> None:
    fit = trained.fit()
    assert fit.slope[0] == pytest.approx(1, abs=0.1)
    assert [len(thirds) for thirds in fit.r2_thirds] == [3, 3]
    assert all(third > 0.8 for third in fit.r2_thirds[0])


def test_every_example_is_in_one_third() -> None:
    inputs, targets, _ = planted()
    stages = np.full(COUNT, 67, np.int8)
    fit = Fitter(inputs, targets, stages, 400, 2, 1).fit()
    assert fit.r2_thirds[0][:2] == [0, 0]  # nothing to tell
    assert fit.r2_thirds[0][2] == pytest.approx(fit.r2[0])


def test_whole_numbers_say_what_the_floats_do(trained: Fitter) -> None:
    inputs = trained.inputs[-200:]
    floats = trained._forward(inputs)[2] * trained.spread + trained.middle
    assert np.abs(answers(trained.net(), inputs) - floats).max() < 20  # of thousandths


def test_many_positions_at_once_are_answered_as_one_by_one(trained: Fitter) -> None:
    net, inputs = trained.net(), trained.inputs[-100:]
    told = answers(net, inputs)
    for row, said in zip(inputs.tolist(), told.tolist(), strict=True):
        features = Features()
        for index, value in enumerate(row):
            features.add(index, value)
        assert [net.answer(features, output) for output in range(2)] == said


def test_the_same_seed_gives_the_same_net() -> None:
    one, same, other = (fitter(5, seed).weights for seed in (3, 3, 4))
    assert all((one[name] == same[name]).all() for name in one)
    assert any((one[name] != other[name]).any() for name in one)


def test_the_spread_in_parts_is_that_of_all() -> None:
    inputs = planted()[0]
    assert (_spread(inputs) == inputs.astype(np.float32).std(axis=0)).all()


def test_what_never_changes_tells_nothing_and_harms_nothing() -> None:
    inputs, targets, stages = planted()
    targets[:, 1] = 7000
    inputs[:, 5] = 0
    made = Fitter(inputs, targets, stages, 400, 4, 1)
    made.train(3)
    fit = made.fit()
    assert (fit.r2[1], fit.r2_thirds[1]) == (0, [0, 0, 0])
    assert np.isfinite(made.weights["into"]).all()


def test_without_numpy_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(CannotTrain, match=r"gridtown\[train\]"):
        taken()

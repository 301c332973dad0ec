"""Fitting a net to examples, with numpy, the extra `train`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from gridtown.core.errors import GridtownError
from gridtown.core.net import CEILING, OUT_SHIFT, Net

HOW_TO_GET: Final = "training needs numpy: pip install 'gridtown[train]'"

BATCH: Final = 2048
RATE: Final = 0.002
"""The first learning rate of Adam; it falls to nothing along half a cosine."""
DECAY: Final = 1e-5
LARGEST_WEIGHT: Final = (1 << 15) - 1

Array = Any
"""A numpy array; numpy is imported only where it is used."""


class CannotTrain(GridtownError):
    """Training that can't be done, and why."""


def numpy() -> ModuleType:
    """Numpy. Raises CannotTrain saying how to get it."""
    try:
        import numpy  # noqa: PLC0415 - heavy, and an extra
    except ImportError as error:
        raise CannotTrain(HOW_TO_GET) from error
    return numpy


@dataclass(frozen=True)
class Fit:
    """A net and how well it tells what will come, on examples it has not seen, output by output.

    r2: the share of the variance it tells, in all and by third of the game. slope: what a point more that it
    promises turns out to be worth: 1 where it is calibrated.
    """

    net: Net
    r2: list[float]
    r2_thirds: list[list[float]]
    slope: list[float]


class Fitter:
    """Trains one net. inputs: by example and feature, int16. targets: by example and output, thousandths.

    The examples that are held out are the last of them.
    """

    def __init__(
        self, inputs: Array, targets: Array, stages: Array, held_out: int, units: int, seed: int
    ) -> None:
        np = self.np = numpy()
        self.inputs, self.stages = inputs, stages
        self.count = len(inputs) - held_out
        self.units = units
        self.random = np.random.default_rng(seed)
        self.scale = 1.0 / np.maximum(_spread(inputs[: self.count]), 0.05)
        self.middle = targets[: self.count].mean(axis=0, dtype=np.float64)
        self.spread = np.maximum(targets[: self.count].std(axis=0, dtype=np.float64), 1.0)
        self.targets = ((targets - self.middle) / self.spread).astype(np.float32)
        size, outputs = inputs.shape[1], targets.shape[1]
        draw = self.random.standard_normal
        self.weights = {
            "into": (draw((size, units)) * (0.5 / np.sqrt(max(size, 1)))).astype(np.float32),
            "base": np.full(units, 0.3, np.float32),
            "straight": np.zeros((size, outputs), np.float32),
            "out": (draw((units, outputs)) * (0.3 / np.sqrt(units))).astype(np.float32),
            "bias": np.zeros(outputs, np.float32),
        }
        self._first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._second = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def train(self, epochs: int) -> None:
        """Go through the examples so many times, each time in another order."""
        np = self.np
        steps = epochs * ((self.count + BATCH - 1) // BATCH)
        step = 0
        for _ in range(epochs):
            order = self.random.permutation(self.count)
            for start in range(0, self.count, BATCH):
                batch = np.sort(order[start : start + BATCH])
                step += 1
                rate = RATE * 0.5 * (1 + np.cos(np.pi * step / (steps + 1)))
                self._adam(self._gradients(batch), rate, step)

    def _forward(self, inputs: Array) -> tuple[Array, Array, Array]:
        np = self.np
        x = inputs.astype(np.float32) * self.scale
        hidden = np.clip(x @ self.weights["into"] + self.weights["base"], 0.0, 1.0)
        said = x @ self.weights["straight"] + hidden @ self.weights["out"] + self.weights["bias"]
        return x, hidden, said

    def _gradients(self, batch: Array) -> dict[str, Array]:
        x, hidden, said = self._forward(self.inputs[batch])
        error = (said - self.targets[batch]) / len(batch)
        back = (error @ self.weights["out"].T) * ((hidden > 0.0) & (hidden < 1.0))
        return {
            "into": x.T @ back,
            "base": back.sum(axis=0),
            "straight": x.T @ error,
            "out": hidden.T @ error,
            "bias": error.sum(axis=0),
        }

    def _adam(self, gradients: dict[str, Array], rate: float, step: int) -> None:
        np = self.np
        for name, gradient in gradients.items():
            first, second, weight = self._first[name], self._second[name], self.weights[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            change = (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            weight -= rate * (change + DECAY * weight)

    def net(self) -> Net:
        """The weights in whole numbers."""
        np = self.np
        size, outputs = self.weights["straight"].shape
        net = Net(size, self.units, outputs)
        into = np.rint(self.weights["into"] * self.scale[:, None] * CEILING)
        into = np.clip(into, -LARGEST_WEIGHT, LARGEST_WEIGHT).astype(int).ravel()
        base = np.rint(self.weights["base"] * CEILING).astype(int)
        straight = self.weights["straight"] * self.scale[:, None] * self.spread * (1 << OUT_SHIFT)
        out = (self.weights["out"] * self.spread * ((1 << OUT_SHIFT) / CEILING)).T
        bias = (self.weights["bias"] * self.spread + self.middle) * (1 << OUT_SHIFT)
        net.fill(
            [
                into.tolist(), base.tolist(), np.rint(straight).astype(int).ravel().tolist(),
                np.rint(out).astype(int).ravel().tolist(), np.rint(bias).astype(int).tolist(),
            ]
        )  # fmt: skip
        return net

    def fit(self) -> Fit:
        """The net, measured as it is used, in whole numbers, on the examples held out."""
        np = self.np
        net = self.net()
        inputs, stages = self.inputs[self.count :], self.stages[self.count :]
        said = np.concatenate([answers(net, some) for some in _batches(inputs)])
        said = (said - self.middle) / self.spread
        true = self.targets[self.count :]
        thirds = [(stages >= low) & (stages < high) for low, high in ((0, 34), (34, 67), (67, 101))]
        return Fit(
            net,
            [_r2(said[:, o], true[:, o]) for o in range(true.shape[1])],
            [[_r2(said[part, o], true[part, o]) for part in thirds] for o in range(true.shape[1])],
            [_slope(said[:, o], true[:, o]) for o in range(true.shape[1])],
        )


def answers(net: Net, inputs: Array) -> Array:
    """What `Net.answer` says of many positions; exact, as no sum in a net comes near 2**53."""
    np = numpy()
    size, units, outputs = int(net.inputs), int(net.units), int(net.outputs)
    into, straight, out = (
        np.asarray([int(number) for number in numbers], np.float64).reshape(shape)
        for numbers, shape in (
            (net.into, (size, units)), (net.straight, (size, outputs)), (net.out, (outputs, units)),
        )
    )  # fmt: skip
    base, bias = (
        np.asarray([int(number) for number in numbers], np.float64) for numbers in (net.base, net.bias)
    )
    x = inputs.astype(np.float64)
    hidden = np.clip(x @ into + base, 0, CEILING)
    return np.floor((x @ straight + hidden @ out.T + bias) / (1 << OUT_SHIFT))


def _batches(inputs: Array) -> Iterator[Array]:
    for start in range(0, len(inputs), BATCH):
        yield inputs[start : start + BATCH]


def _spread(inputs: Array) -> Array:
    """The standard deviation of each feature; some at a time, as all of them as floats may be gigabytes."""
    np = numpy()
    parts = [inputs[:, at : at + 16].astype(np.float32).std(axis=0) for at in range(0, inputs.shape[1], 16)]
    return np.concatenate(parts)


def _r2(said: Array, true: Array) -> float:
    if len(true) < 2 or not true.var():
        return 0.0
    return float(1 - ((said - true) ** 2).mean() / true.var())


def _slope(said: Array, true: Array) -> float:
    if len(true) < 2 or not said.var():
        return 0.0
    return float(((said - said.mean()) * (true - true.mean())).mean() / said.var())

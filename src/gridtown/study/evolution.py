"""An evolution strategy, with numpy: CMA-ES with a diagonal covariance matrix.

After R. Ros and N. Hansen, A simple modification in CMA-ES achieving linear time and space complexity (2008),
with the constants of N. Hansen, The CMA evolution strategy: a tutorial (2016), where those for the covariance
are (n + 2) / 3 times as large. Only the better half of a generation counts. The names are the tutorial's. It
seeks the highest score.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from gridtown.study.fit import Array, numpy

FIRST_SIGMA: Final = 0.4
LARGEST_SIGMA: Final = 0.6
"""In steps of the dimensions. Without a bound noisy scores now and then let the step size run away."""

ARRAYS: Final = ("mean", "variances", "path_sigma", "path_c")


@dataclass(frozen=True)
class Evolution:
    """Its state between two generations. Arrays are by dimension, of which there are n.

    mean: of the candidates to come. sigma: their step size. variances: the diagonal of the covariance matrix.
    path_sigma, path_c: the evolution paths by which sigma and the variances adapt. generation: how many there
    have been.
    """

    mean: Array
    sigma: float
    variances: Array
    path_sigma: Array
    path_c: Array
    generation: int

    @classmethod
    def start(cls, mean: Array) -> Evolution:
        """Before the first generation."""
        np = numpy()
        zeros = np.zeros(len(mean))
        return cls(np.asarray(mean, float), FIRST_SIGMA, zeros + 1, zeros, zeros, 0)

    def to_json(self) -> dict[str, Any]:
        """The same as numbers and lists of them."""
        return {
            "mean": self.mean.tolist(),
            "sigma": self.sigma,
            "variances": self.variances.tolist(),
            "path_sigma": self.path_sigma.tolist(),
            "path_c": self.path_c.tolist(),
            "generation": self.generation,
        }

    @classmethod
    def from_json(cls, said: object, dimensions: int) -> Evolution:
        """The inverse of `to_json`. Raises ValueError where it is no such state."""
        np = numpy()
        try:
            if not isinstance(said, dict):
                raise ValueError("it is missing")
            arrays = {name: np.asarray(said[name], float) for name in ARRAYS}
            found = cls(sigma=float(said["sigma"]), generation=said["generation"], **arrays)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"it holds no state of an evolution: {error}") from error
        if any(array.shape != (dimensions,) or not np.isfinite(array).all() for array in arrays.values()):
            raise ValueError(f"its evolution has not {dimensions} numbers of each kind")
        if not 0 < found.sigma <= LARGEST_SIGMA or (found.variances <= 0).any():
            raise ValueError("its evolution has no step size, or a variance that is none")
        if type(found.generation) is not int or found.generation < 1:
            raise ValueError("its evolution is of no generation")
        return found

    def candidates(self, samples: Array) -> Array:
        """A generation. samples: from the standard normal distribution, by candidate and dimension."""
        return self.mean + self.sigma * samples * numpy().sqrt(self.variances)

    def after(self, samples: Array, scores: Array) -> Evolution:
        """After the generation of these samples, whose candidates came to these scores.

        scores: by candidate, higher is better; of equal ones the first stands before the others.
        """
        np, n = numpy(), len(self.mean)
        recombination = _recombination(len(samples))
        mu_eff = float(1 / (recombination**2).sum())
        deviations = np.sqrt(self.variances)
        order = np.argsort(-np.asarray(scores), kind="stable")
        best = samples[order[: len(recombination)]] * deviations
        shift = recombination @ best
        path_sigma, sigma, h_sigma = self._step_size(shift / deviations, n, mu_eff)

        c_c = (4 + mu_eff / n) / (n + 4 + 2 * mu_eff / n)
        c_1 = 2 / ((n + 1.3) ** 2 + mu_eff) * (n + 2) / 3
        c_mu = min(1 - c_1, 2 * (mu_eff - 2 + 1 / mu_eff) / ((n + 2) ** 2 + mu_eff) * (n + 2) / 3)
        path_c = (1 - c_c) * self.path_c + h_sigma * math.sqrt(c_c * (2 - c_c) * mu_eff) * shift
        kept = 1 - c_1 - c_mu + (1 - h_sigma) * c_1 * c_c * (2 - c_c)
        variances = kept * self.variances + c_1 * path_c**2 + c_mu * (recombination @ best**2)
        mean = self.mean + self.sigma * shift
        return Evolution(mean, sigma, variances, path_sigma, path_c, self.generation + 1)

    def _step_size(self, whitened: Array, n: int, mu_eff: float) -> tuple[Array, float, int]:
        """Path and value of the step size, and h_sigma: 0 while the path is too long, else 1.

        whitened: how far the mean goes, in deviations.
        """
        c_sigma = (mu_eff + 2) / (n + mu_eff + 5)
        damping = 1 + c_sigma + 2 * max(0.0, math.sqrt((mu_eff - 1) / (n + 1)) - 1)
        path = (1 - c_sigma) * self.path_sigma + math.sqrt(c_sigma * (2 - c_sigma) * mu_eff) * whitened
        length = float(numpy().linalg.norm(path))
        expected = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        sigma = self.sigma * math.exp(min(1.0, c_sigma / damping * (length / expected - 1)))
        so_far = math.sqrt(1 - (1 - c_sigma) ** (2 * (self.generation + 1)))
        return path, min(sigma, LARGEST_SIGMA), int(length / so_far < (1.4 + 2 / (n + 1)) * expected)


def population(dimensions: int) -> int:
    """How many candidates a generation has: 4 + 3 ln n, as in the tutorial, and 8 more for noisy scores."""
    return 12 + int(3 * math.log(dimensions))


def _recombination(candidates: int) -> Array:
    """The weights of the better half, the best first."""
    np = numpy()
    weights = math.log((candidates + 1) / 2) - np.log(np.arange(1, candidates // 2 + 1))
    return weights / weights.sum()

"""The machines of a Ray cluster as an executor. Needs Ray, the extra `cluster`.

What a lost machine had at work is done again on another, and a game depends on its index alone: so the rows
are the same whatever happens to machines, as long as one is left. Each machine has gridtown installed, and an
edition that is not the game's own at the same place.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from importlib import import_module
from typing import Any, Final, ParamSpec, TypeVar

from gridtown.core.errors import GridtownError

P = ParamSpec("P")
T = TypeVar("T")

HOW_TO_GET: Final = "--cluster needs Ray: pip install 'gridtown[cluster]'"


AUTO: Final = "auto"
"""The address of the cluster that this machine belongs to."""

PATIENCE: Final = 5.0
"""How many seconds an address may take to answer."""


class NoCluster(GridtownError):
    """A cluster that can't be used, and why."""


def ray() -> Any:
    """Ray. Raises NoCluster saying how to get it."""
    try:
        return import_module("ray")
    except ImportError as error:
        raise NoCluster(HOW_TO_GET) from error


class Cluster(Executor):
    """The cluster at an address: host and port, or "auto" for the one that this machine belongs to.

    processors: how many pieces of work it does at a time. Raises NoCluster.
    """

    def __init__(self, address: str) -> None:
        try:
            _knock(address)
            self._ray = ray()
            self._ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (OSError, RuntimeError, ValueError) as error:
            said = f"--cluster: no Ray cluster answers at {address}"
            raise NoCluster(f"{said}; start one with ray start --head, and see its address there") from error
        self._run = self._ray.remote(max_retries=-1)(_call)
        self.processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do the work somewhere; what is lost with a machine is done again."""
        outer: Future[T] = Future()
        outer.set_running_or_notify_cancel()
        inner = self._run.remote(fn, args, kwargs).future()
        inner.add_done_callback(partial(self._hand_on, outer))
        return outer

    def _hand_on(self, outer: Future[Any], inner: Future[Any]) -> None:
        error, errors = inner.exception(), self._ray.exceptions
        if error is None:
            outer.set_result(inner.result())
        elif isinstance(error, errors.RayError) and not isinstance(error, errors.RayTaskError):
            outer.set_exception(BrokenExecutor(str(error)))
        else:
            outer.set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which goes on."""
        del wait, cancel_futures
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError, or ValueError for no address, where nobody listens: Ray would wait for minutes."""
    if address != AUTO:
        host, _, port = address.rpartition(":")
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)

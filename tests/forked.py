"""Servers in processes of their own.

They are forked from one that has loaded all modules, as loading them takes longer than many a test.
"""

import os
from collections.abc import Callable
from contextlib import redirect_stdout
from multiprocessing import get_context
from pathlib import Path
from typing import Any

FORKS = get_context("forkserver")

Ready = Callable[[str], None]
"""Told the address where a server answers."""


class ForkedServer:
    """A server in a process of its own. address: where it answers."""

    def __init__(self, serve: Callable[..., None], *given: Any) -> None:
        """serve: a function of a module that serves until killed; called with `Ready`, then `given`.

        Raises EOFError where it ends before it is ready; its output is above.
        """
        FORKS.set_forkserver_preload([serve.__module__])
        answers, announced = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=_run, args=(serve, announced, *given))
        self._process.start()
        announced.close()
        with answers:
            self.address: str = answers.recv()

    def kill(self) -> None:
        """Kill it as a power failure would: without a chance to tidy up."""
        self._process.kill()
        self._process.join()


def _run(serve: Callable[..., None], announced: Any, *given: Any) -> None:
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        serve(announced.send, *given)

"""Play a whole game of each kind at the tables of an installed Gridtown: `python played.py`.

It needs nothing but Gridtown and Python, so that it runs wherever a wheel is to be tried; cibuildwheel runs
it on every platform. It ends with what was played, or with what went wrong.
"""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener

PATIENCE = 120.0
"""Longest wait for the bots, in seconds."""

NAP = 0.05
"""Pause between two looks at a table, in seconds."""


class Visitor:
    """A browser without its window: it keeps its cookie and asks for JSON."""

    def __init__(self, house: str) -> None:
        self.house = house
        self._opener: OpenerDirector = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))
        self._ids = count(1)

    def fetch(self, path: str) -> tuple[str, bytes]:
        """What lies at an address of the server, and its kind."""
        with self._opener.open(f"{self.house}{path}", timeout=60) as answer:
            return answer.headers["content-type"], answer.read()

    def get(self, path: str) -> Any:
        return json.loads(self.fetch(path)[1])

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json"}
        request = Request(f"{self.house}{path}", json.dumps(body).encode(), headers)
        with self._opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())

    def play(self, game: str, players: int) -> int:
        """Play a game to its end against bots that act at random; how many choices that took."""
        seats = ["person", *["random"] * (players - 1)]
        wanted = {"game": game, "players": players, "seats": seats, "seed": "5eed", "pace": "at-once"}
        table = f"api/tables/{self.post('api/tables', wanted)['table']}"
        random, chosen, given_up = Random(5), 0, time.monotonic() + PATIENCE
        update = self.get(table)
        while not update["over"]:
            if actions := update["legal_actions"]:
                action = random.choice(actions)["action"]
                command = {"id": f"id-{next(self._ids)}", "version": update["version"], "action": action}
                update = self.post(f"{table}/actions", command)
                chosen, given_up = chosen + 1, time.monotonic() + PATIENCE
            else:
                assert time.monotonic() < given_up, f"{game}: nobody acts any more"
                time.sleep(NAP)
                update = self.get(table)
        return chosen

    def look_at_the_client(self) -> int:
        """Fetch the first page and all that it names; how many files that were."""
        kind, page = self.fetch("")
        assert kind.startswith("text/html"), kind
        files = re.findall(r'(?:src|href)="/?([^"]+)"', page.decode())
        kinds = {self.fetch(file)[0].partition(";")[0] for file in files}
        assert {"text/javascript", "text/css"} <= kinds, kinds
        return len(files)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of `gridtown play`, while it runs. Raises AssertionError with its words if it doesn't."""
    program = [sys.executable, "-m", "gridtown", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*program, "--db", str(folder / "tables.sqlite3")], stdout=subprocess.PIPE, text=True, cwd=folder
    ) as process:
        assert process.stdout is not None
        said = ""
        try:
            for line in process.stdout:
                said += line
                if found := re.search(r"http://[^ ]+/", line):
                    yield found[0]
                    break
            else:
                raise AssertionError(f"no tables are served: {said}")
        finally:
            process.terminate()


def main() -> None:
    """Play, and say what was played."""
    place = TemporaryDirectory(prefix="gridtown-", ignore_cleanup_errors=True)
    with place as folder, served(Path(folder)) as house:
        visitor = Visitor(house)
        print("client:", visitor.look_at_the_client(), "files")
        for title in visitor.get("api/games"):
            choices = visitor.play(title["id"], max(2, title["min_players"]))
            print(f"{title['id']}: {choices} choices", flush=True)


if __name__ == "__main__":
    main()

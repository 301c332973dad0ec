"""Matches that are played at a device's door and forgotten, in the browser's Python."""

import gc
import json
from typing import Any
from urllib.parse import clear_cache  # type: ignore[attr-defined]

import pyodide_js  # type: ignore[import-not-found]

from gridtown.device.worker import Door
from gridtown.games import names

LINE = 1


def growth(rounds: int) -> list[int]:
    """By how much objects, and bytes of WebAssembly, are more after so many rounds than after the first.

    A round is a match of each game, the same each time: so nothing is said for the first time after it.
    """
    door, told = Door(), list[tuple[int, int]]()
    for _ in range(rounds):
        for title in names():
            _play(door, title)
        clear_cache()  # it knows the last addresses
        gc.collect()
        told.append((len(gc.get_objects()), int(pyodide_js._module.HEAPU8.length)))
    return [last - first for first, last in zip(told[0], told[-1], strict=True)]


def _play(door: Door, title: str) -> None:
    body = {"game": title, "players": 2, "seats": ["person", "steady"], "pace": "at-once", "seed": "5eed"}
    at = f"/api/tables/{_ask(door, 'POST', '/api/tables', body)['table']}"
    door.watch(LINE, f"{at}/socket?since=0", "en")
    while not (update := _ask(door, "GET", at))["over"]:
        if door.step() == 0:
            continue
        legal, version = update["legal_actions"], update["version"]
        wanted = {"id": str(version), "version": version, "action": legal[version * 7 % len(legal)]["action"]}
        _ask(door, "POST", f"{at}/actions", wanted)
        door.news(lambda *_: None)
        door.changed(lambda *_: None)
    door.leave(LINE)
    _ask(door, "DELETE", at)


def _ask(door: Door, method: str, address: str, body: Any = None) -> Any:
    told = list[tuple[int, str]]()
    door.ask(method, address, json.dumps(body) if body else "", "en", lambda *answer: told.append(answer))
    ((status, text),) = told
    assert status < 300, text
    return json.loads(text) if text else None

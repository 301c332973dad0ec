"""NEOM over the wire: another seat's secret choice, long or short, changes no byte of what one is sent."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.playing import look, send

from gridtown.server.app import create_app
from gridtown.server.settings import Settings

Pick = Callable[[list[dict[str, Any]]], dict[str, Any]]


def first(actions: list[dict[str, Any]]) -> dict[str, Any]:
    return actions[0]


def last(actions: list[dict[str, Any]]) -> dict[str, Any]:
    return actions[-1]


def choose(client: TestClient, table: str, pick: Pick, steps: int = 9) -> None:
    """Take steps until nothing is asked, or as many as are wanted."""
    for _ in range(steps):
        actions = look(client, table)["legal_actions"]
        if not actions:
            return
        assert send(client, table, pick(actions)["action"]).status_code == 200


def seen(folder: Path, phase: str, pick: Pick, steps: int) -> list[bytes]:
    """What the first player and a spectator get once the second has chosen in `phase`."""
    folder.mkdir()
    settings = Settings(database=folder / "tables.sqlite3", hosts=("testserver",))
    with TestClient(create_app(settings)) as client:
        others = [TestClient(client.app) for _ in range(3)]
        for other in others:
            other.portal = client.portal
        wish = {"game": "neom", "players": 3, "seats": ["person"] * 3, "seed": "5eed"}
        created = client.post("/api/tables", json=wish).json()
        table = created["table"]
        for other, invitation in zip(others, created["invitations"], strict=False):
            other.get(invitation["path"], follow_redirects=False)
        while look(client, table)["view"]["phase"] != phase:
            for player in (client, *others[:2]):
                choose(player, table, first, steps=1)
        choose(others[0], table, pick, steps)
        watchers = (client, others[2])
        return [watcher.get(f"/api/tables/{table}").content for watcher in watchers]


@pytest.mark.parametrize("phase", ["draft", "select", "act"])
def test_what_another_chose_is_not_told(tmp_path: Path, phase: str) -> None:
    assert seen(tmp_path / "a", phase, first, 9) == seen(tmp_path / "b", phase, last, 9)


def test_how_far_another_has_come_is_not_told(tmp_path: Path) -> None:
    assert seen(tmp_path / "a", "act", first, 0) == seen(tmp_path / "b", "act", first, 1)

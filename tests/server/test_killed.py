"""Servers killed with -9 in the middle of play: acknowledged actions are kept, and no match is stuck."""

import os
import threading
import time
from dataclasses import dataclass
from itertools import count
from typing import Any

import anyio
import httpx2
import pytest
from tests.server.fake_server import fake_server

from gridtown.core.rng import Rng
from gridtown.server.storage.store import Store
from gridtown.table.log import TAKE_BACK

KINDS = ("table", "join", "chat", "action", "take-back")
"""The kinds of deeds in whose middle a server is killed, in turn."""

KILLS = int(os.environ.get("GRIDTOWN_KILLS", f"{len(KINDS)}"))
"""How often on each database; the full proof is GRIDTOWN_KILLS=100."""

CLAIMED = 3
"""Seconds for which a bot's turn that was claimed by who was killed is nobody's."""

PATIENCE = 120
"""Seconds until a match has to be over."""

NAP = 0.05
"""Seconds between two looks at it."""


@dataclass
class Deed:
    """Something asked for: sent anew, word by word, until it is acknowledged."""

    kind: str
    who: int
    path: str
    body: dict[str, Any]
    table: str = ""
    player: int = 0


class Hands:
    """Two people who play at a few tables, one thing after the other. done: what was acknowledged; doing: the
    kind of what is under way.
    """

    def __init__(self, seed: int) -> None:
        self.done: list[Deed] = []
        self._rng = Rng(seed)
        self._ids = count(1)
        self._open: list[str] = []
        self._todo: Deed | None = None
        self._cookies: list[dict[str, str]] = [{}, {}]
        self._faults: list[str] = []

    def play(self, address: str) -> None:
        """Play until the server is gone."""
        clients = self.clients(address)
        try:
            while not self._faults:
                self._todo = self._todo or self._choose(clients)
                self._do(clients[self._todo.who], self._todo)
                self._cookies = [dict(client.cookies) for client in clients]
        except httpx2.TransportError:
            pass
        except Exception as error:
            self._faults.append(repr(error))
        for client in clients:
            client.close()

    @property
    def doing(self) -> str | None:
        todo = self._todo
        return None if todo is None else todo.kind

    def check(self) -> None:
        assert self._faults == []

    def clients(self, address: str) -> list[httpx2.Client]:
        return [
            httpx2.Client(base_url=address, cookies=cookies, timeout=30, verify=False)
            for cookies in self._cookies
        ]

    def _do(self, client: httpx2.Client, deed: Deed) -> None:
        answer = client.post(deed.path, json=deed.body)
        if deed.kind == "join" and answer.status_code == 404:  # the answer was lost, the seat is one's own
            seats = client.get(f"/api/tables/{deed.table}/status").json()["seats"]
            assert seats[deed.player]["mine"], answer.text
        else:
            assert answer.status_code in (200, 201), (deed, answer.text)
        if deed.kind == "table":
            deed.table = answer.json()["table"]
            self._open.append(deed.table)
        self.done.append(deed)
        self._todo = None
        if deed.kind == "table" and answer.json()["invitations"]:
            key = answer.json()["invitations"][0]["path"].partition("#")[2]
            self._todo = Deed("join", 1, "/api/join", {"key": key, "name": "Ben"}, deed.table, 1)

    def _choose(self, clients: list[httpx2.Client]) -> Deed:
        """What to do next: at a table that is open, or a new one."""
        if not self._cookies[1]:  # so that whoever joins is known, should the answer get lost
            return self._table(1, "low")
        if len(self._open) < 4:
            return self._table(0, "person" if self._rng.below(2) else "low")
        table = self._open[int(self._rng.below(len(self._open)))]
        address, id = f"/api/tables/{table}", f"{next(self._ids)}"
        if self._rng.below(6) == 0:
            who = self._seated(clients, table)[0]
            return Deed(
                "chat",
                who,
                f"{address}/chat",
                {"id": id, "text": id},
                table,
                self._player(clients, table, who),
            )
        for who in self._seated(clients, table):
            update = clients[who].get(address).json()
            version, player = update["version"], update["view"]["viewer"]
            if update["take_back"] and self._rng.below(3) == 0:
                return Deed(
                    "take-back", who, f"{address}/take-back", {"id": id, "version": version}, table, player
                )
            if update["legal_actions"]:
                legal = update["legal_actions"]
                action = legal[int(self._rng.below(len(legal)))]["action"]
                body = {"id": id, "version": version, "action": action}
                return Deed("action", who, f"{address}/actions", body, table, player)
            if update["over"]:
                self._open.remove(table)
                break
        return self._choose(clients)

    def _table(self, who: int, second: str) -> Deed:
        return Deed("table", who, "/api/tables", {"game": "fake", "players": 2, "seats": ["person", second]})

    def _seated(self, clients: list[httpx2.Client], table: str) -> list[int]:
        return [who for who in (0, 1) if self._player(clients, table, who) >= 0]

    def _player(self, clients: list[httpx2.Client], table: str, who: int) -> int:
        seats = clients[who].get(f"/api/tables/{table}/status").json()["seats"]
        return next((seat["player"] for seat in seats if seat["mine"]), -1)


def live_and_die(url: str, hands: Hands, kind: str, pause: float) -> None:
    """One life: something is acknowledged, then a deed of this kind is begun; killed a little later."""
    with fake_server(url, CLAIMED) as server:
        before = len(hands.done)
        player = threading.Thread(target=hands.play, args=(server.address,))
        player.start()
        while (len(hands.done) == before or hands.doing != kind) and player.is_alive():
            time.sleep(0.001)
        time.sleep(pause)
        server.kill()
        player.join()
    hands.check()


def finish(clients: list[httpx2.Client], table: str, free: list[int]) -> None:
    """Play a match to its end. A seat whose key got lost with an answer is given by a new one."""
    address, ids = f"/api/tables/{table}", count(1)
    for player in free:
        path = clients[0].post(f"{address}/seats/{player}/invitation").json()["path"]
        assert clients[1].post("/api/join", json={"key": path.partition("#")[2]}).status_code == 200
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        time.sleep(NAP)  # a bot's turn that was claimed by who was killed is free again after a while
        for client in clients:
            update = client.get(address).json()
            if update["over"]:
                return
            for action in update["legal_actions"][:1]:
                command = {"id": f"end {next(ids)}", "version": update["version"], "action": action["action"]}
                assert client.post(f"{address}/actions", json=command).status_code == 200
    pytest.fail(f"{table} is stuck")


async def check_all_is_there(url: str, done: list[Deed]) -> None:
    """Every deed that was acknowledged is in the store, once."""
    async with Store.open(url) as store:
        for table in {deed.table for deed in done}:
            seats, log, chat = await store.seats(table), await store.log(table), await store.chat(table)
            assert await store.table(table) is not None
            kept = {(each.player, each.command): each for each in log if each.command}
            assert len(kept) == sum(each.command is not None for each in log)
            said = [(message.player, message.text) for message in chat]
            assert len(set(said)) == len(said)
            for deed in (deed for deed in done if deed.table == table):
                match deed.kind:
                    case "join":
                        assert (seats[deed.player].name, bool(seats[deed.player].holder)) == ("Ben", True)
                    case "chat":
                        assert (deed.player, deed.body["text"]) in said
                    case "action":
                        assert kept[deed.player, deed.body["id"]].action == deed.body["action"]
                    case "take-back":
                        assert kept[deed.player, deed.body["id"]].kind == TAKE_BACK


@pytest.mark.timeout(1800)  # a hundred kills on a busy machine
def test_killed_in_the_middle_again_and_again(url: str) -> None:
    hands, rng = Hands(0x5EED), Rng(0x5EED, 9)
    for number in range(KILLS):
        live_and_die(url, hands, KINDS[number % len(KINDS)], int(rng.below(20)) / 1000)
    assert KILLS < len(KINDS) or {deed.kind for deed in hands.done} == set(KINDS)
    anyio.run(check_all_is_there, url, hands.done)
    with fake_server(url, CLAIMED) as server:
        clients = hands.clients(server.address)
        listed = {table["table"]: table for client in clients for table in client.get("/api/tables").json()}
        assert {deed.table for deed in hands.done} <= set(listed)
        for id, table in listed.items():
            finish(clients, id, table["free"])
        for client in clients:
            client.close()
    anyio.run(check_all_is_there, url, hands.done)

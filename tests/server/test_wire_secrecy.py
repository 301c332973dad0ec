"""Secrecy over the wire: whole matches of every game, in which all that anybody is told is looked through.

What a viewer may know is found beside the server, from the rules and the log alone. Whatever else could be
asked for is asked twice, the second time with another truth behind the same view: the bytes are the same.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from tests.cases import some
from tests.registry import NAMES, game_of, seats
from tests.server.client_calls import browser, hear, join, new_table
from tests.server.fake_bots import BOTS, make_bot
from tests.server.servers import settings

from gridtown import games
from gridtown.core.event import EVERYONE, Event
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.server.app import create_app
from gridtown.server.bots.pool import BotPool
from gridtown.server.bots.worker import answer
from gridtown.server.live.match import Match
from gridtown.table.history import HINTED, Viewer
from gridtown.table.live_game import LiveGame
from gridtown.table.log import HINT as HINT_ENTRY
from gridtown.table.log import LogEntry
from gridtown.table.protocol import encode
from gridtown.table.question import HINT, Advised, Answer, Question
from gridtown.table.update import shown

SEED = "c0ffee0ddba11facade5eed1e55feed5"
ANOTHER = f"{int(SEED, 16) ^ 1:032x}"

ASKED = int(os.environ.get("GRIDTOWN_ASKED_EVERY", "120"))
"""After one action in so many, and soon after the beginning, everybody asks for all there is; the full proof
is GRIDTOWN_ASKED_EVERY=29.
"""

HINTED_EVERY = 40
"""Before one action in so many, and soon after the beginning, somebody asks for a hint."""

EARLY = 3

WITH_SECRETS: dict[str, dict[str, str]] = {"neom": {}, "mayor": {"events": "yes"}}
"""The options of a game with which it has most to hide."""

LONGEST = "mayor"
"""The game whose whole matches take longest, and are left to `make proof`."""


class Pool(BotPool):
    """Answers in a thread of the server with the first that is legal. hints: the questions for one."""

    def __init__(self) -> None:
        super().__init__(1, 10, games.load, make_bot)
        self.hints: list[Question] = []

    async def _ask(self, question: Question) -> Answer:
        found = answer(replace(question, bot="low"), game_of(question.game), make_bot, _no_advice)
        if question.bot != HINT:
            return found
        assert found.choice is not None
        self.hints.append(question)
        advice = Advised(found.choice, found.choice, 1.0, 0.0, 0.0, {}, 1)
        return replace(found, advice=[advice])


def _no_advice(*_: object) -> Any:
    raise AssertionError("nobody asks a bot of this test for advice")


class Beside:
    """The match beside the server. What each viewer may know: the views so far, the version, the events."""

    def __init__(self, name: str, players: int, options: dict[str, str]) -> None:
        game = self.game = game_of(name)
        self.heard: list[Event] = []
        self.play = Play(game, game.setup(players, options), int(SEED, 16), self.heard)
        self.viewers: list[Viewer] = [*range(players), None]
        self.views = {viewer: {self._shown(viewer)} for viewer in self.viewers}
        self.versions = dict.fromkeys(self.viewers, 1)
        self.unnoticed: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.entries = len(self.play.record.actions)
        self.hidden = 0
        self._told: dict[Viewer, tuple[int, list[str]]] = {}

    def follow(self, log: list[LogEntry]) -> None:
        """Do what the log tells since it was read last."""
        for entry in log[self.entries :]:
            if entry.kind == HINT_ENTRY:
                self.heard.append(Event(HINTED, entry.player, {}, EVERYONE))
                self.versions = {viewer: version + 1 for viewer, version in self.versions.items()}
            elif entry.player >= 0:
                self._apply(entry)
        self.entries = len(log)

    def told(self, viewer: Viewer) -> list[str]:
        """The events that a viewer may have heard of."""
        since, told = self._told.get(viewer, (0, []))
        told += [_event(one.id, one.player, one.args) for one in self.heard[since:] if one.visible_to(viewer)]
        self._told[viewer] = len(self.heard), told
        return told

    def _apply(self, entry: LogEntry) -> None:
        before, since = {viewer: self._known(viewer) for viewer in self.viewers}, len(self.heard)
        self.play.apply(entry.action, self.heard)
        for viewer in self.viewers:
            new = [event for event in self.heard[since:] if event.visible_to(viewer)]
            if new or self._known(viewer) != before[viewer]:
                self.versions[viewer] += 1
                self.views[viewer].add(self._shown(viewer))
                self.unnoticed[viewer].clear()
            elif viewer != entry.player:
                self.unnoticed[viewer].add(entry.action)
            self.hidden += self.play.view(viewer).known != self.play.state

    def _known(self, viewer: Viewer) -> bytes:
        known: bytes = self.play.view(viewer).known.to_bytes()
        return known

    def _shown(self, viewer: Viewer) -> str:
        return _view(json.loads(encode(shown(self.game, self.play.view(viewer)))))


def _view(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def _event(id: str, player: int, args: dict[str, Any]) -> str:
    return json.dumps([id, player, args], sort_keys=True)


def _lines(events: list[str]) -> str:
    """Events in a row, so that those in the middle of others are found."""
    return "\n".join(["", *events, ""])


class Onlooker:
    """A browser at the table, of a player or of nobody, with a socket. messages: not looked through yet."""

    def __init__(self, client: TestClient, table: str, viewer: Viewer) -> None:
        self.client = client
        self.table = table
        self.viewer = viewer
        self.messages: list[bytes] = []
        self.version = self.heard = 0
        self.legal: list[str] = []
        self.socket: WebSocketTestSession | None = None

    def get(self, path: str, **query: Any) -> bytes:
        """Ask for something; every answer is kept."""
        self.messages.append(self.client.get(path, params=query).content)
        return self.messages[-1]

    def post(self, path: str, body: object = None, **query: Any) -> Any:
        """Do something; the answer is kept."""
        said = self.client.post(f"/api/tables/{self.table}/{path}", json=body, params=query)
        self.messages.append(said.content)
        return said

    def look(self) -> None:
        """See the table as it is now."""
        update = json.loads(self.get(f"/api/tables/{self.table}", since=self.version))
        self.version = update["version"]
        self.legal = [action["action"] for action in update["legal_actions"]]

    def listen(self) -> None:
        """Hear all that the socket says until it has told what is known already."""
        assert self.socket is not None
        while self.heard < self.version:
            self.messages.append(self.socket.receive_text().encode())
            told = json.loads(self.messages[-1])
            self.heard = told.get("version", self.heard)
            assert "code" not in told, told

    def ask_for_all(self) -> list[bytes]:
        """What can be asked for, without changing anything."""
        place = f"/api/tables/{self.table}"
        legal = [action["action"] for action in json.loads(self.get(place))["legal_actions"]]
        steps = [legal[0], legal[len(legal) // 2], legal[-1]] if legal else ["P1 x"]
        asked: list[tuple[str, dict[str, Any]]] = [
            ("", {"since": 0}),
            ("/log", {"since": 0}),
            ("/log", {"since": 0, "upto": 5}),
            ("/status", {}),
            ("/chat", {}),
            ("/previews", {}),
            *(("/ahead", {"after": step}) for step in steps),
            *(("/explain", {"action": step}) for step in (*steps, "P1 x", "P2 pass", "P3 pass")),
            ("/timeline", {}),
            ("/timeline/log", {"as": 1, "since": 0}),
            *(("/frames/3", {"as": seat}) for seat in (0, 1, 2)),
            ("/record", {}),
            *(("", {"seat": seat}) for seat in (0, 1, 2) if seat != self.viewer),
        ]
        answers = [self.get(place + path, **query) for path, query in asked]
        lists = ("/api/tables", "/api/lobby?kind=full", "/api/lobby?kind=open", "/api/notice")
        answers += [self.get(path) for path in lists]
        export = self.get("/api/guest/export")
        answers.append(re.sub(rb'"made":"[^"]+"', b"", export))
        with self.client.websocket_connect(f"{place}/socket?since=0") as socket:
            answers.append(json.dumps(hear(socket)).encode())
        self.messages.append(answers[-1])
        return answers


class Party:
    """A match on a server, with everybody who looks at it."""

    def __init__(self, stay: ExitStack, host: TestClient, pool: Pool, name: str) -> None:
        self.pool = pool
        options = WITH_SECRETS.get(name, {})
        players = seats(name, 3)
        kinds = ["person"] * players if players < 3 else ["person", "person", "low"]
        created = new_table(host, *kinds, game=name, options=options, seed=SEED, public=True, hints=True)
        self.table: str = created["table"]
        self.persons: list[Onlooker] = [Onlooker(host, self.table, 0)]
        others = [browser(host) for _ in range(2)]
        join(others[0], created)
        self.persons.append(Onlooker(others[0], self.table, 1))
        self.all = [*self.persons, Onlooker(others[1], self.table, None)]
        for one in self.all:
            one.client.post("/api/guest")
            one.socket = stay.enter_context(
                one.client.websocket_connect(f"/api/tables/{self.table}/socket?since=0")
            )
        self.host = host
        self.beside = Beside(name, players, options)
        self.keys = [each["path"].removeprefix("/join#") for each in created["invitations"]]

    def run(self, what: Any, *given: Any) -> Any:
        """Something inside the server."""
        assert self.host.portal
        return self.host.portal.call(what, *given)

    def play(self) -> None:
        """The whole match, by people who do anything that they may."""
        rng, steps = Rng(int(SEED, 16), 7), 0
        self.look_around()
        while not self.beside.play.over:
            able = [one for one in self.persons if one.legal]
            if not able:
                self.look_around()  # the bot is at it
                continue
            one = able[int(rng.below(len(able)))]
            if steps % HINTED_EVERY == EARLY:
                assert one.post("hint").status_code == 200
                self.look_around()
            action = one.legal[int(rng.below(len(one.legal)))]
            command = {"id": f"id {steps}", "version": one.version, "action": action}
            assert one.post("actions", command).status_code == 200
            steps += 1
            self.look_around()
            if steps % ASKED == EARLY:
                self.look_behind()

    def look_around(self) -> None:
        """Let everybody look, and look through all that they were told."""
        for one in self.all:
            one.look()
        for one in self.all:
            one.listen()
        self.beside.follow(self.run(self._log))
        for one in self.all:
            secrets, heard = self._secrets(one), _lines(self.beside.told(one.viewer))
            for message in one.messages:
                self.look_through(message, one.viewer, secrets, heard)
            one.messages.clear()

    def look_behind(self) -> None:
        """Ask for all that there is; with another truth behind it, it is the same."""
        if self.beside.play.over:
            return
        for number, one in enumerate(self.all):
            before = one.ask_for_all()
            with self._another_truth(one.viewer, Rng(int(SEED, 16), 100 + number)):
                assert one.ask_for_all() == before
        self.look_around()

    def look_through(self, message: bytes, viewer: Viewer, secrets: list[str], heard: str) -> None:
        """Find what this viewer may not know. heard: all events that the viewer may have heard of."""
        for secret in secrets:
            assert secret.encode() not in message, (secret, viewer, message)
        told = json.loads(message)
        if not isinstance(told, dict):
            return
        if "view" in told and "events" in told:
            assert _view(told["view"]) in self.beside.views[viewer], message
            assert told["version"] <= self.beside.versions[viewer], message
        if "events" in told:
            events = [_event(each["id"], each["player"], each["args"]) for each in told["events"]]
            assert _lines(events) in heard, message
        for table in told.get("tables", []):
            assert {each["player"] for each in table.get("done", [])} <= {viewer}
            assert table.get("record") is None

    def _secrets(self, one: Onlooker) -> list[str]:
        """Texts that nobody may read in what is told to this viewer."""
        tokens = [token for each in self.all for token in each.client.cookies.values()]
        ids = [token.rpartition(".")[0] for token in tokens]
        prints = [sha256(id.encode()).hexdigest() for id in ids]
        seeds = [SEED, SEED.upper(), str(int(SEED, 16))]
        return [*seeds, *tokens, *ids, *prints, *self.keys, *self.beside.unnoticed[one.viewer]]

    async def _log(self) -> list[LogEntry]:
        log: list[LogEntry] = await self.host.app.state.context.store.log(self.table)  # type: ignore[attr-defined]
        return log

    async def _match(self) -> Match:
        match: Match = await self.host.app.state.context.matches.get(self.table)  # type: ignore[attr-defined]
        return match

    @contextmanager
    def _another_truth(self, viewer: Viewer, rng: Rng) -> Iterator[None]:
        """Another truth behind a viewer's view, and another future."""
        match = self.run(self._match)
        live: LiveGame = match._live
        kept = live.play.state, live.play._rng, live.info, match.info
        live.play.state = live.game.determinize(live.view(viewer), rng)
        live.play._rng = Rng(int(ANOTHER, 16))
        live.info, match.info = replace(live.info, seed=ANOTHER), replace(match.info, seed=ANOTHER)
        try:
            yield
        finally:
            live.play.state, live.play._rng, live.info, match.info = kept


@contextmanager
def party(folder: Path, name: str) -> Iterator[Party]:
    """A match that has just begun."""
    pool = Pool()
    titles = {each: game_of(each) for each in NAMES}
    app = create_app(settings(folder / "tables.sqlite3"), titles, pool, tuple(BOTS))
    app.state.shares.limited = False
    with TestClient(app) as host, ExitStack() as stay:
        yield Party(stay, host, pool, name)


@pytest.mark.timeout(900)  # whole matches, interpreted in `make proof`
@pytest.mark.parametrize("name", some(NAMES, *(name for name in NAMES if name != LONGEST)))
def test_nothing_secret_is_told_in_a_whole_match(tmp_path: Path, name: str) -> None:
    with party(tmp_path, name) as match:
        match.play()
        assert bool(match.beside.hidden) == (name in WITH_SECRETS)
        assert match.pool.hints
        assert all(question.seed != int(SEED, 16) for question in match.pool.hints)
        for one in match.all:  # now all may be known, and the texts that were looked for are there
            assert SEED in one.client.get(f"/api/tables/{match.table}/record").text


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_server_that_told_all_would_be_found_out(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_of_it(self: LiveGame, viewer: Viewer) -> View[Any]:
        return View(viewer, self.state.copy())

    with party(tmp_path, name) as match, monkeypatch.context() as patch:
        patch.setattr(LiveGame, "view", all_of_it)
        with pytest.raises(AssertionError):
            match.play()

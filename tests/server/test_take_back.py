"""Take-backs: one's own last action while it has no consequence; kept in the log, not in the record."""

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, hear, join, look, new_table, play, problem, send, take_back
from tests.server.servers import fake_app

SEED = "1"  # rolls a 5 first


@pytest.fixture
def table(client: TestClient, other: TestClient) -> str:
    created = new_table(client, seed=SEED)
    join(other, created)
    table: str = created["table"]
    return table


def log_of(client: TestClient, table: str) -> list[tuple[str, str]]:
    """The log as it is kept: kinds and actions."""
    assert client.portal
    log = client.portal.call(client.app.state.context.store.log, table)  # type: ignore[attr-defined]
    return [(entry.kind, entry.action) for entry in log]


def test_a_choice_can_be_taken_back_while_somebody_still_chooses(client: TestClient, table: str) -> None:
    assert look(client, table)["take_back"] is None
    chosen = send(client, table, "P1 pick 2").json()
    assert chosen["take_back"] == "P1 pick 2"
    undone = take_back(client, table).json()
    assert undone["take_back"] is None
    assert undone["view"]["pick"] == undone["view"]["done"] == [0, 0]
    assert undone["version"] == chosen["version"] + 1
    assert [event["id"] for event in undone["events"]] == ["taken-back"]
    assert send(client, table, "P1 pick 1").json()["view"]["pick"] == [1, 0]


def test_steps_are_taken_back_one_by_one(client: TestClient, table: str) -> None:
    send(client, table, "P1 pick 3")
    assert send(client, table, "P1 raise").json()["take_back"] == "P1 raise"
    assert take_back(client, table).json()["take_back"] == "P1 pick 3"
    legal = [action["action"] for action in look(client, table)["legal_actions"]]
    assert legal == ["P1 hold", "P1 raise"]
    assert take_back(client, table).json()["take_back"] is None
    problem(take_back(client, table), 409, "too-late")


def test_steps_that_were_one_choice_are_taken_back_as_one(client: TestClient, table: str) -> None:
    begun = look(client, table)["version"]
    send(client, table, "P1 pick 3")
    version = send(client, table, "P1 raise").json()["version"]
    problem(take_back(client, table, steps=3), 409, "too-late")
    assert look(client, table)["take_back"] == "P1 raise", "all of them or none"
    undone = take_back(client, table, version=version, id="back", steps=2).json()
    assert undone["take_back"] is None
    assert undone["view"]["pick"] == undone["view"]["done"] == [0, 0]
    assert undone["version"] == version + 1 == begun + 3
    assert [(event["id"], event["args"]) for event in undone["events"]] == [("taken-back", {"steps": 2})]
    again = take_back(client, table, version=version, id="back", steps=2).json()
    assert again["version"] == undone["version"]
    assert log_of(client, table)[3:] == [("take-back", "P1 raise"), ("take-back", "P1 pick 3")]


def test_nothing_is_given_back_once_the_last_person_has_chosen(
    client: TestClient, other: TestClient, table: str
) -> None:
    send(client, table, "P1 pick 2")
    last = send(other, table, "P2 pick 1").json()
    assert last["take_back"] is None
    for person in (client, other):
        problem(take_back(person, table), 409, "too-late")
    assert look(client, table)["view"]["score"] == [2, 1]


def test_only_ones_own(client: TestClient, other: TestClient, table: str) -> None:
    send(client, table, "P1 pick 2")
    assert look(other, table)["take_back"] is None
    problem(take_back(other, table), 409, "too-late")
    problem(take_back(browser(client), table), 401, "no-seat")
    assert look(client, table)["view"]["pick"] == [2, 0]


def test_a_secret_choice_of_another_in_between_stays(
    client: TestClient, other: TestClient, table: str
) -> None:
    send(client, table, "P1 pick 3")
    send(other, table, "P2 pick 4")
    send(client, table, "P1 raise")
    assert take_back(client, table).status_code == 200
    assert take_back(client, table).status_code == 200
    assert look(other, table)["view"]["pick"] == [0, 4]
    assert [action["action"] for action in look(other, table)["legal_actions"]] == ["P2 hold", "P2 raise"]
    send(other, table, "P2 raise")
    assert send(client, table, "P1 pick 1").json()["view"]["score"] == [1, 7]


def test_nothing_to_take_back(client: TestClient, table: str) -> None:
    problem(take_back(client, table), 409, "too-late")
    german = client.post(f"/api/tables/{table}/take-back?lang=de", json={"id": "a", "version": 1})
    assert "Zu spät" in german.json()["message"]


@pytest.mark.parametrize(
    "body",
    [
        b"{}",
        b'{"id":"a"}',
        b'{"id":"","version":1}',
        b'{"id":"a","version":-1}',
        b'{"id":"a\\n","version":1}',
        b'{"id":"\\na","version":1}',
        b'{"id":"a","version":1,"x":1}',
        b'{"id":"a","version":1,"steps":0}',
        b'{"id":"a","version":1,"steps":6}',
    ],
)
def test_malformed(client: TestClient, table: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    address = f"/api/tables/{table}/take-back"
    problem(client.post(address, content=body, headers=headers), 400, "malformed")


def test_stale(client: TestClient, other: TestClient, table: str) -> None:
    before = look(client, table)["version"]
    send(client, table, "P1 pick 2")
    problem(take_back(client, table, version=before), 409, "stale")
    problem(take_back(client, table, version=10**6), 409, "stale")
    version = look(client, table)["version"]
    send(other, table, "P2 pick 3")  # half a secret choice makes nothing stale
    assert take_back(client, table, version=version).status_code == 200


def test_it_makes_no_choice_of_another_stale(client: TestClient, other: TestClient, table: str) -> None:
    send(client, table, "P1 pick 2")
    version = look(other, table)["version"]
    take_back(client, table)
    assert send(other, table, "P2 pick 1", version=version).status_code == 200


def test_an_action_seen_before_a_take_back_is_stale(client: TestClient, table: str) -> None:
    version = send(client, table, "P1 pick 3").json()["version"]
    take_back(client, table)
    problem(send(client, table, "P1 pick 2", version=version), 409, "stale")


def test_once_however_often_it_is_sent(client: TestClient, table: str) -> None:
    send(client, table, "P1 pick 3")
    send(client, table, "P1 raise")
    version = look(client, table)["version"]
    first = take_back(client, table, version=version, id="back")
    again = take_back(client, table, version=version, id="back")
    assert first.json()["take_back"] == again.json()["take_back"] == "P1 pick 3"
    assert first.json()["version"] == again.json()["version"]


def test_an_id_is_one_action_or_one_take_back(client: TestClient, table: str) -> None:
    send(client, table, "P1 pick 2", id="same")
    problem(take_back(client, table, id="same"), 409, "id-reused")
    assert take_back(client, table, id="back").status_code == 200
    problem(send(client, table, "P1 pick 2", id="back"), 409, "id-reused")
    again = send(client, table, "P1 pick 2", id="same")  # answered as before: it was taken, and taken back
    assert again.json()["view"]["pick"] == [0, 0]


def test_after_the_end(client: TestClient, other: TestClient, table: str) -> None:
    while not look(client, table)["over"]:
        play(client, table)
        play(other, table)
    problem(take_back(client, table), 409, "over")


def test_it_is_an_entry_of_the_log_and_no_action_of_the_record(
    client: TestClient, other: TestClient, table: str
) -> None:
    send(client, table, "P1 pick 3")
    send(other, table, "P2 pick 1")
    take_back(client, table)
    send(client, table, "P1 pick 2")
    assert log_of(client, table)[:5] == [
        ("action", "roll 5"),
        ("action", "P1 pick 3"),
        ("action", "P2 pick 1"),
        ("take-back", "P1 pick 3"),
        ("action", "P1 pick 2"),
    ]
    while not look(client, table)["over"]:
        play(client, table)
        play(other, table)
    actions = client.get(f"/api/tables/{table}/record").json()["actions"]
    assert actions[:3] == ["roll 5", "P2 pick 1", "P1 pick 2"]


def test_the_draws_that_follow_are_those_of_what_stood(client: TestClient, other: TestClient) -> None:
    """The next roll depends on its place in the record, so a take-back can't be used to choose it."""
    rolls = []
    for detour in (False, True):
        created = new_table(client, seed=SEED)
        table = created["table"]
        join(other, created)
        if detour:
            send(client, table, "P1 pick 3")
            take_back(client, table)
        send(client, table, "P1 pick 1")
        rolls.append(send(other, table, "P2 pick 1").json()["view"]["roll"])
    assert rolls[0] == rolls[1]


def test_it_outlives_the_server(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "here", seed=SEED)["table"]
        send(client, table, "P1 pick 3")
        send(client, table, "P2 pick 4", seat=1)
        send(client, table, "P1 raise")
        take_back(client, table, id="back")
        before = [client.get(f"/api/tables/{table}?seat={seat}").content for seat in (0, 1)]
        cookies = dict(client.cookies)
    with TestClient(fake_app(database), cookies=cookies) as client:
        assert [client.get(f"/api/tables/{table}?seat={seat}").content for seat in (0, 1)] == before
        assert take_back(client, table, id="back").json()["take_back"] == "P1 pick 3"
        assert take_back(client, table).json()["view"]["pick"] == [0, 0]


def test_one_of_several_steps_outlives_the_server(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "here", seed=SEED)["table"]
        send(client, table, "P2 pick 4", seat=1)
        for steps in (2, 1):
            send(client, table, "P1 pick 3")
            send(client, table, "P1 raise")
            take_back(client, table, id=f"back {steps}", steps=steps)
        before = [client.get(f"/api/tables/{table}?seat={seat}").content for seat in (0, 1)]
        cookies = dict(client.cookies)
    with TestClient(fake_app(database), cookies=cookies) as client:
        assert [client.get(f"/api/tables/{table}?seat={seat}").content for seat in (0, 1)] == before
        assert take_back(client, table, id="back 2", steps=2).json()["take_back"] == "P1 pick 3"
        assert take_back(client, table).json()["view"]["pick"] == [0, 0]


def test_bots_choose_after_the_last_person(client: TestClient) -> None:
    table = new_table(client, "low", "here", seed=SEED)["table"]
    asked = client.app.state.context.matches._services.bot_pool  # type: ignore[attr-defined]
    assert look(client, table)["view"]["done"] == [0, 0]
    send(client, table, "P2 pick 3")
    for _ in range(3):
        look(client, table)
    assert asked.asked == []
    assert take_back(client, table).status_code == 200
    send(client, table, "P2 pick 1")
    for _ in range(1000):
        if look(client, table)["view"]["round"] == 1:
            break
    assert look(client, table)["view"]["score"] == [1, 1]
    assert len(asked.asked) == 1
    assert [kind for kind, _ in log_of(client, table)][:4] == ["action", "action", "take-back", "action"]
    problem(take_back(client, table), 409, "too-late")


def test_nobody_takes_back_for_ever(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gridtown.table.live_game.MAX_TAKE_BACKS", 3)
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "here", seed=SEED)["table"]
        for number in range(3):
            assert send(client, table, "P1 pick 2").json()["take_back"] == "P1 pick 2"
            assert take_back(client, table, id=f"back {number}").status_code == 200
        assert send(client, table, "P1 pick 2").json()["take_back"] is None
        assert "no undos left" in problem(take_back(client, table), 409, "too-often")
        assert send(client, table, "P2 pick 3", seat=1).json()["take_back"] == "P2 pick 3"
        log = log_of(client, table)
        cookies = dict(client.cookies)
    with TestClient(fake_app(database), cookies=cookies) as client:
        assert log_of(client, table) == log
        assert take_back(client, table, id="back 2").status_code == 200  # it was taken back before
        problem(take_back(client, table), 409, "too-often")
        cookies = dict(client.cookies)
    monkeypatch.setattr("gridtown.table.live_game.MAX_TAKE_BACKS", 1)
    with TestClient(fake_app(database), cookies=cookies) as client:  # a log that others took more back in
        assert look(client, table)["view"]["pick"] == [2, 0]
        problem(take_back(client, table), 409, "too-often")


def test_more_steps_than_are_left_are_not_taken_back(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gridtown.table.live_game.MAX_TAKE_BACKS", 1)
    send(client, table, "P1 pick 3")
    assert send(client, table, "P1 raise").json()["take_back"] == "P1 raise"
    assert "no undos left" in problem(take_back(client, table, steps=2), 409, "too-often")
    assert take_back(client, table).json()["view"]["pick"] == [3, 0], "one was left"


# Who is told


def test_it_is_told_to_those_who_could_see_the_choice(
    client: TestClient, other: TestClient, table: str
) -> None:
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["version"] == 1
        send(client, table, "P1 pick 2")
        assert hear(socket)["view"]["done"] == [1, 0]
        take_back(client, table)
        told = hear(socket)
    assert told["view"]["done"] == [0, 0]
    assert [(event["id"], event["player"]) for event in told["events"]] == [("taken-back", 0)]
    assert [event["id"] for event in look(browser(client), table)["events"]] == ["rolled", "taken-back"]
    assert look(client, table, lang="de")["events"][-1]["text"].startswith("Player 1")


def test_half_a_secret_choice_taken_back_is_no_message_to_others(
    client: TestClient, other: TestClient, table: str
) -> None:
    before = client.get(f"/api/tables/{table}").content
    send(other, table, "P2 pick 3")
    take_back(other, table)
    assert client.get(f"/api/tables/{table}").content == before
    assert [event["id"] for event in look(other, table)["events"]] == ["rolled", "picked", "taken-back"]


BACK = "back"
DETOURS = [  # what others see of each group: done, not done after all, done; or done once
    [
        ["P2 pick 1", BACK, "P2 pick 2"],
        ["P2 pick 2", BACK, "P2 pick 1"],
        ["P2 pick 3", "P2 hold", BACK, "P2 raise"],
        ["P2 pick 4", "P2 raise", BACK, BACK, "P2 pick 1"],
    ],
    [["P2 pick 1"], ["P2 pick 5", BACK, "P2 pick 4", BACK, "P2 pick 3", "P2 hold"]],
]


def received(folder: Path, detour: list[str], watching: bool) -> list[bytes]:
    """All that the first player, or a spectator, is sent while the second chooses and thinks better of it."""
    folder.mkdir()
    with TestClient(fake_app(folder / "tables.sqlite3")) as client:
        created = new_table(client, seed=SEED)
        table, second = created["table"], browser(client)
        join(second, created)
        viewer = browser(client) if watching else client
        with viewer.websocket_connect(f"/api/tables/{table}/socket") as socket:
            messages = [socket.receive_text().encode() for _ in range(2)]
            known = 1
            for step in detour:
                answer = take_back(second, table) if step == BACK else send(second, table, step)
                assert answer.status_code == 200
                if (version := look(viewer, table)["version"]) > known:
                    known = version
                    messages.append(socket.receive_text().encode())
            messages.append(viewer.get(f"/api/tables/{table}").content)
            messages.append(viewer.get(f"/api/tables/{table}/status").content)
            if not watching:
                messages.append(client.get(f"/api/tables/{table}/previews").content)
                messages.append(send(client, table, "P1 pick 3").content)
    return [message.replace(table.encode(), b"table") for message in messages]


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("detours", DETOURS)
def test_what_was_taken_back_in_secret_changes_no_byte(
    tmp_path: Path, detours: list[list[str]], watching: bool
) -> None:
    first, *others = (
        received(tmp_path / str(index), detour, watching) for index, detour in enumerate(detours)
    )
    assert all(seen == first for seen in others)
    told = [json.loads(message) for message in first[2 : -2 if watching else -4]]
    assert [update["view"]["done"][1] for update in told] == ([1, 0, 1] if len(told) > 1 else [1])
    events = [event["id"] for update in told for event in update["events"]]
    assert events == (["taken-back"] if len(told) > 1 else [])

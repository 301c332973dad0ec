"""Seats: taken by a key or at a public table, several at once, renamed, transferred to another device."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.client_calls import (
    browser,
    hear,
    join,
    key_of,
    lobby,
    look,
    new_table,
    play,
    problem,
    send,
    table_status,
)


def sit(client: TestClient, table: str, player: object, name: str = "Cleo") -> Any:
    return client.post(f"/api/tables/{table}/seats/{player}", json={"name": name})


def transfer(client: TestClient, table: str, **query: Any) -> dict[str, Any]:
    answer = client.post(f"/api/tables/{table}/transfer", params=query)
    assert answer.status_code == 201, answer.text
    code: dict[str, Any] = answer.json()
    return code


# Keys


def test_a_key_gives_its_seat_under_a_name(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    body = {"key": key_of(created), "name": "  Ben \t Bo "}
    assert other.post("/api/join", json=body).json() == {"table": created["table"], "player": 1}
    assert look(client, created["table"])["names"] == ["Player 1", "Ben Bo"]


@pytest.mark.parametrize("name", ["", " ", "B" * 41, "a\u202eb", "a\x00b"])
def test_a_bad_name_uses_no_key_up(client: TestClient, other: TestClient, name: str) -> None:
    created = new_table(client)
    problem(other.post("/api/join", json={"key": key_of(created), "name": name}), 400, "bad-name")
    join(other, created)


def test_one_guest_takes_one_seat_of_a_public_table(client: TestClient, other: TestClient) -> None:
    table = new_table(client, sit=False, public=True)["table"]
    for _ in range(2):  # the answer may have been lost
        assert other.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    problem(other.post(f"/api/tables/{table}/seats/0", json={"name": "Ben"}), 409, "seated-already")


def test_no_link_gives_a_guest_a_second_seat(anywhere: TestClient) -> None:
    """Or one could look into several hands, where `sit` refuses just that."""
    created, other = new_table(anywhere, "person", "person", sit=False), browser(anywhere)
    keys = [invitation["path"].removeprefix("/join#") for invitation in created["invitations"]]
    for _ in range(2):  # the answer may have been lost
        assert other.post("/api/join", json={"key": keys[0]}).status_code == 200
    problem(other.post("/api/join", json={"key": keys[1]}), 409, "seated-already")
    assert [seat["mine"] for seat in table_status(other, created["table"])["seats"]] == [True, False]
    third = browser(anywhere)  # the key is good still
    assert third.post("/api/join", json={"key": keys[1]}).json()["player"] == 1


def test_nor_do_several_that_are_tried_at_once(anywhere: TestClient) -> None:
    created, other = new_table(anywhere, sit=False, public=True), browser(anywhere)
    other.post("/api/guest")
    keys = [invitation["path"].removeprefix("/join#") for invitation in created["invitations"]]
    table = created["table"]
    tries = [("/api/join", {"key": key}) for key in keys]
    tries += [(f"/api/tables/{table}/seats/{player}", {"name": "Eve"}) for player in (0, 1)]
    with ThreadPoolExecutor(len(tries)) as hands:
        answers = [hands.submit(other.post, path, json=body) for path, body in tries]
        codes = [answer.result().status_code for answer in answers]
    assert 200 in codes
    assert sum(seat["mine"] for seat in table_status(other, table)["seats"]) == 1


def test_a_seat_that_is_handed_over_is_no_second_one_taken(client: TestClient, other: TestClient) -> None:
    """Who has it gives it away: two who share a device from here on."""
    created = new_table(client)
    join(other, created)
    join(other, {"invitations": [transfer(client, created["table"])]})
    assert [seat["mine"] for seat in table_status(other, created["table"])["seats"]] == [True, True]


def test_no_link_leads_to_a_seat_of_a_match_that_is_over(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    client.post(f"/api/tables/{created['table']}/end", json={"agree": True})
    problem(other.post("/api/join", json={"key": key_of(created)}), 409, "over")


def test_the_cookie_comes_with_a_good_key_and_with_no_other(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    key = {"key": key_of(created)}
    for address in ("/api/invitations", "/api/join"):
        assert "set-cookie" not in other.post(address, json={"key": "nonsense"}).headers
    cookie = other.post("/api/invitations", json=key).headers["set-cookie"]
    # So who looked before joining has the seat even where the answer to joining got lost.
    assert "set-cookie" not in other.post("/api/join", json=key).headers
    assert look(other, created["table"])["view"]["viewer"] == 1
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age"):
        assert part in cookie
    assert "Secure" not in cookie


def test_the_cookie_is_kept_to_https_where_that_is_spoken(client: TestClient) -> None:
    safe = TestClient(client.app, base_url="https://testserver")
    safe.portal = client.portal
    body = {"game": "fake", "players": 2, "seats": ["person", "low"]}
    assert "Secure" in safe.post("/api/tables", json=body).headers["set-cookie"]


def test_no_key_is_in_any_address_that_is_asked_for(client: TestClient) -> None:
    created = new_table(client)
    path = created["invitations"][0]["path"]
    before, _, key = path.partition("#")  # what stands behind it, no browser sends
    assert before == "/join"
    assert len(key) == 32
    assert key not in client.get(f"/api/tables/{created['table']}/status").text


def test_a_new_key_makes_the_old_one_void(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    answer = client.post(f"/api/tables/{created['table']}/seats/1/invitation")
    assert answer.status_code == 201
    problem(other.post("/api/join", json={"key": key_of(created)}), 404, "bad-invitation")
    join(other, {"invitations": [answer.json()]})
    problem(client.post(f"/api/tables/{created['table']}/seats/1/invitation"), 409, "seat-taken")


def test_only_the_host_invites(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    address = f"/api/tables/{created['table']}/seats"
    problem(other.post(f"{address}/1/invitation"), 403, "not-host")
    problem(client.post(f"{address}/0/invitation"), 409, "seat-taken")
    problem(client.post(f"{address}/2/invitation"), 404, "no-such-seat")
    with_bot = new_table(client, "person", "low")["table"]
    problem(client.post(f"/api/tables/{with_bot}/seats/1/invitation"), 409, "seat-taken")


def test_one_key_seats_one_guest_however_many_try(client: TestClient) -> None:
    key = key_of(new_table(client))
    answers = [browser(client).post("/api/join", json={"key": key}).status_code for _ in range(5)]
    assert sorted(answers) == [200, 404, 404, 404, 404]


# Public, and by link


def test_a_free_seat_of_a_public_table(client: TestClient, other: TestClient) -> None:
    table = new_table(client, public=True)["table"]
    listed = lobby(other)[0]
    assert (listed["free"], listed["mine"], listed["public"]) == ([1], [], True)
    assert sit(other, table, 1, "Ben").json() == {"table": table, "player": 1}
    assert look(other, table)["names"] == ["Player 1", "Ben"]
    assert look(other, table)["view"]["viewer"] == 1
    problem(sit(browser(client), table, 1), 409, "seat-taken")
    problem(sit(browser(client), table, 0), 409, "seat-taken")


def test_its_key_gives_a_seat_no_more_once_somebody_sits_there(client: TestClient, other: TestClient) -> None:
    created = new_table(client, public=True)
    assert sit(other, created["table"], 1).status_code == 200
    key = {"key": key_of(created)}
    problem(browser(client).post("/api/join", json=key), 404, "bad-invitation")
    assert look(other, created["table"])["view"]["viewer"] == 1


def test_a_bots_seat_is_nobodys(client: TestClient, other: TestClient) -> None:
    table = new_table(client, "person", "low", public=True)["table"]
    problem(sit(other, table, 1), 409, "seat-taken")
    for player in ("2", "-1", "x", "²", "01", "9" * 30):
        problem(sit(other, table, player), 404, "no-such-seat")


def test_a_table_by_link_is_in_nobodys_list_and_open_to_nobody(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    assert [listed["table"] for listed in client.get("/api/tables").json()] == [table]
    assert [lobby(other, kind=kind) for kind in ("open", "full", "over")] == [[], [], []]
    problem(sit(other, table, 1), 403, "by-link-only")
    assert look(other, table)["view"]["viewer"] is None  # who has its address may watch


def test_a_joined_table_is_in_ones_list(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    join(other, created)
    listed = other.get("/api/tables").json()[0]
    assert (listed["table"], listed["mine"], listed["host"]) == (created["table"], [1], False)


# Several seats of one guest


def test_one_device_plays_several_seats_and_each_sees_its_own(client: TestClient) -> None:
    table = new_table(client, "here", "here")["table"]
    assert [listed["mine"] for listed in client.get("/api/tables").json()] == [[0, 1]]
    assert send(client, table, "P1 pick 2").status_code == 200
    first, second = look(client, table, seat=0), look(client, table, seat=1)
    assert (first["view"]["pick"], second["view"]["pick"]) == ([2, 0], [0, 0])
    assert [event["id"] for event in first["events"]] == ["rolled", "picked"]
    assert [event["id"] for event in second["events"]] == ["rolled"]
    assert [action["action"] for action in first["legal_actions"]] == []
    assert second["legal_actions"][0]["action"] == "P2 pick 1"


def test_each_seat_of_a_device_has_its_own_door(client: TestClient) -> None:
    table = new_table(client, "here", "here")["table"]
    address = f"/api/tables/{table}"
    command = {"id": "a", "version": 1, "action": "P2 pick 1"}
    problem(client.post(f"{address}/actions?seat=0", json=command), 403, "not-yours")
    assert client.post(f"{address}/actions?seat=1", json=command).json()["view"]["viewer"] == 1
    previews = [client.get(f"{address}/previews?seat={seat}").json()["previews"] for seat in (0, 1)]
    assert "P1 pick 1" in previews[0]
    assert previews[1] == {}
    with client.websocket_connect(f"{address}/socket?seat=1") as socket:
        assert socket.receive_json()["view"]["viewer"] == 1


@pytest.mark.parametrize("seat", ["1", "2", "-1", "", "x", "01", "9" * 30, "0 "])
def test_a_seat_one_does_not_hold_is_refused_everywhere(
    client: TestClient, other: TestClient, seat: str
) -> None:
    created = new_table(client)
    join(other, created)
    address, query = f"/api/tables/{created['table']}", {"seat": seat}
    command = {"id": "a", "version": 1, "action": "P2 pick 1"}
    problem(client.get(address, params=query), 401, "no-seat")
    problem(client.get(f"{address}/previews", params=query), 401, "no-seat")
    problem(client.get(f"{address}/explain", params={"action": "P2 pick 1", **query}), 401, "no-seat")
    problem(client.post(f"{address}/actions", json=command, params=query), 401, "no-seat")
    problem(client.post(f"{address}/transfer", params=query), 401, "no-seat")
    with client.websocket_connect(f"{address}/socket?seat={seat}") as socket:
        assert hear(socket, "code")["code"] == "no-seat"
    assert look(other, created["table"])["version"] == 1


def test_a_device_with_two_seats_plays_to_the_end(client: TestClient) -> None:
    table = new_table(client, "here", "here")["table"]
    for _ in range(20):
        for seat in (0, 1):
            play(client, table, seat=seat)
    assert look(client, table)["over"]


# Names


def test_a_seat_is_called_otherwise(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    address = f"/api/tables/{table}/seats"
    assert client.post(f"{address}/0/name", json={"name": "Ada"}).status_code == 204
    assert look(other, table)["names"][0] == "Ada"
    problem(client.post(f"{address}/1/name", json={"name": "Ada"}), 401, "no-seat")
    problem(other.post(f"{address}/0/name", json={"name": "Eve"}), 401, "no-seat")
    problem(client.post(f"{address}/0/name", json={"name": "\u200b"}), 400, "bad-name")
    assert table_status(client, table)["seats"][0]["name"] == "Ada"


def test_names_are_told_as_they_are(client: TestClient) -> None:
    name = "<b onclick='x()'>&amp;\"</b>"
    table = new_table(client, names=[name, "Ben"])["table"]
    assert look(client, table)["names"][0] == table_status(client, table)["seats"][0]["name"] == name


# A carried seat


def test_a_seat_is_carried_to_another_device(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    assert send(client, table, "P1 pick 2").status_code == 200
    code = transfer(client, table)
    look_at = other.post("/api/invitations", json={"key": code["code"]}).json()
    assert (look_at["kind"], look_at["player"], look_at["table"]) == ("transfer", 0, table)
    typed = code["code"].lower().replace("-", " ")
    assert other.post("/api/join", json={"key": typed}).json() == {"table": table, "player": 0}
    assert look(other, table)["view"]["pick"] == [2, 0]
    seen = look(client, table)
    assert (seen["view"]["viewer"], seen["view"]["pick"]) == (None, [0, 0])
    problem(send(client, table, "P1 hold"), 401, "no-seat")
    problem(browser(client).post("/api/join", json={"key": code["code"]}), 404, "bad-invitation")


def test_the_link_of_a_code_carries_too_and_keeps_the_name(client: TestClient, other: TestClient) -> None:
    table = new_table(client, names=["Ada", "Ben"])["table"]
    code = transfer(client, table)
    join(other, {"invitations": [code]})
    assert look(other, table)["names"] == ["Ada", "Ben"]


def test_the_old_device_is_cut_off_and_sees_nothing_more(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    table, third = created["table"], browser(client)
    join(third, created)
    address = f"/api/tables/{table}/socket"
    with client.websocket_connect(address) as old, third.websocket_connect(address):
        assert old.receive_json()["view"]["viewer"] == 0
        assert other.post("/api/join", json={"key": transfer(client, table)["code"]}).status_code == 200
        assert send(other, table, "P1 pick 2").status_code == 200
        after = []
        while "code" not in (message := old.receive_json()):
            after.append(message)
        assert message["code"] == "no-seat"
        assert all([*told] == ["status"] for told in after)
        with pytest.raises(WebSocketDisconnect) as closed:
            old.receive_json()
        assert closed.value.code == 1008


def test_a_code_is_good_for_minutes(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(client)["table"]
    code = transfer(client, table)
    assert code["seconds"] == 600
    clock = client.app.state.context.store.clock  # type: ignore[attr-defined]
    later = clock.now() + timedelta(seconds=601)
    monkeypatch.setattr(clock, "now", lambda: later)
    for address in ("/api/invitations", "/api/join"):
        problem(browser(client).post(address, json={"key": code["code"]}), 404, "bad-invitation")
    assert look(client, table)["view"]["viewer"] == 0


def test_a_new_code_makes_the_old_one_void(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    old, new = transfer(client, table), transfer(client, table)
    problem(other.post("/api/join", json={"key": old["code"]}), 404, "bad-invitation")
    assert other.post("/api/join", json={"key": new["code"]}).status_code == 200


def test_of_several_seats_the_one_named_is_carried(client: TestClient, other: TestClient) -> None:
    table = new_table(client, "here", "here")["table"]
    join(other, {"invitations": [transfer(client, table, seat=1)]})
    assert look(other, table)["view"]["viewer"] == 1
    assert [seat["mine"] for seat in table_status(client, table)["seats"]] == [True, False]
    problem(client.get(f"/api/tables/{table}?seat=1"), 401, "no-seat")


def test_who_only_watches_has_nothing_to_carry(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    problem(other.post(f"/api/tables/{table}/transfer"), 401, "no-seat")

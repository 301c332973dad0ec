"""Presence, substitutes, ending by agreement, archived and removed tables."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from time import monotonic, sleep
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.client_calls import (
    browser,
    hear,
    join,
    look,
    new_table,
    play,
    problem,
    send,
    table_status,
    take_back,
)
from tests.server.servers import open_context

from gridtown.server.storage.schema import now
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import Command
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat


@pytest.fixture
def table(client: TestClient, other: TestClient) -> str:
    created = new_table(client)
    join(other, created)
    table: str = created["table"]
    return table


def go_on(client: TestClient, time: timedelta, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time pass by the server's clock."""
    clock = client.app.state.context.store.clock  # type: ignore[attr-defined]
    later = clock.now() + time
    monkeypatch.setattr(clock, "now", lambda: later)


def presence(client: TestClient, table: str) -> list[str]:
    return [seat["presence"] for seat in table_status(client, table)["seats"]]


def leave(client: TestClient, table: str) -> None:
    assert client.post(f"/api/tables/{table}/leave").status_code == 204


def substitute(client: TestClient, table: str, player: object, bot: str | None) -> Any:
    return client.post(f"/api/tables/{table}/seats/{player}/substitute", json={"bot": bot})


def agree(client: TestClient, table: str, agree: bool = True) -> Any:
    return client.post(f"/api/tables/{table}/end", json={"agree": agree})


def wait(client: TestClient, table: str, round: int) -> dict[str, Any]:
    """Look until a round has come; bots act in their own time."""
    for _ in range(1000):
        update = look(client, table)
        if update["view"]["round"] >= round:
            return update
    raise AssertionError("the bots don't act")


# Here and away


def test_who_is_there(client: TestClient, other: TestClient) -> None:
    table = new_table(client, "person", "low")["table"]
    assert presence(client, table) == ["here", "bot"]
    assert presence(client, new_table(client)["table"]) == ["here", "free"]
    told = table_status(other, table)
    assert [seat["mine"] for seat in told["seats"]] == [False, False]
    assert (told["host"], told["watchers"], told["end"]) == (False, 0, None)
    assert table_status(client, table)["host"]


def test_who_gives_no_sign_is_away_after_a_while(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert presence(client, table) == ["here", "here"]
    go_on(client, timedelta(seconds=46), monkeypatch)
    assert presence(client, table) == ["away", "away"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        assert presence(client, table) == ["here", "away"]


def test_who_leaves_is_away_at_once_and_stays_so_when_the_socket_closes(
    client: TestClient, other: TestClient, table: str
) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as watching:
        with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket, "status")
            leave(other, table)
            socket.close()  # at the end of the context a TestClient cancels the answer, as no server does
            while hear(watching, "status")["status"]["seats"][1]["presence"] != "away":
                pass
        assert presence(client, table) == ["here", "away"]
    leave(browser(client), table)  # one who watches has nothing to leave
    assert look(other, table)["view"]["viewer"] == 1  # it is still their seat


def test_whoever_comes_back_is_here_again(client: TestClient, other: TestClient, table: str) -> None:
    leave(other, table)
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        assert presence(client, table) == ["here", "here"]


def test_a_closed_socket_leaves_time_to_come_back(client: TestClient, other: TestClient, table: str) -> None:
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
    assert presence(client, table) == ["here", "here"]


def test_watchers_are_counted(client: TestClient, other: TestClient, table: str) -> None:
    third, address = browser(client), f"/api/tables/{table}/socket"
    with client.websocket_connect(address), third.websocket_connect(address) as socket:
        assert hear(socket, "status")["status"]["watchers"] == 1
        assert table_status(other, table)["watchers"] == 1


# A bot plays on


def test_any_seated_person_may_let_a_bot_play_on(client: TestClient, other: TestClient, table: str) -> None:
    leave(other, table)
    assert substitute(client, table, 1, "low").status_code == 204
    assert table_status(client, table)["seats"][1]["substitute"] == "low"
    assert look(client, table)["seats"] == ["person", "low"]
    assert look(client, table)["view"]["done"] == [0, 0]  # bots choose after the last person
    send(client, table, "P1 pick 1")
    assert wait(client, table, 1)["view"]["score"] == [1, 1]


def test_a_bot_finishes_what_the_leaver_began(client: TestClient, other: TestClient, table: str) -> None:
    send(other, table, "P2 pick 3")
    send(client, table, "P1 pick 1")
    leave(other, table)
    substitute(client, table, 1, "low")
    assert wait(client, table, 1)["view"]["score"] == [1, 3]


def test_a_bot_goes_on_at_once_when_it_is_its_turn(client: TestClient, other: TestClient, table: str) -> None:
    send(client, table, "P1 pick 1")
    leave(other, table)
    substitute(client, table, 1, "low")
    assert wait(client, table, 1)["view"]["round"] == 1


def test_nobody_who_is_here_is_replaced(client: TestClient, other: TestClient, table: str) -> None:
    problem(substitute(client, table, 1, "low"), 409, "not-away")
    leave(other, table)
    problem(substitute(browser(client), table, 1, "low"), 401, "no-seat")
    problem(substitute(client, table, 1, "ghost"), 400, "bad-seat")
    problem(substitute(client, table, 2, "low"), 404, "no-such-seat")
    with_bot = new_table(client, "person", "low")["table"]
    problem(substitute(client, with_bot, 1, "wild"), 409, "seat-of-bot")


def test_one_may_let_a_bot_play_ones_own_seat(client: TestClient, table: str) -> None:
    assert substitute(client, table, 0, "low").status_code == 204
    assert look(client, table)["seats"] == ["low", "person"]


def test_the_leaver_takes_the_seat_back(client: TestClient, other: TestClient, table: str) -> None:
    leave(other, table)
    substitute(client, table, 1, "low")
    send(client, table, "P1 pick 1")
    wait(client, table, 1)
    problem(substitute(client, table, 1, None), 401, "no-seat")  # nobody else can do it
    assert substitute(other, table, 1, None).status_code == 204
    send(client, table, "P1 pick 1")
    assert look(client, table)["view"]["done"] == [1, 0]
    assert send(other, table, "P2 pick 2").status_code == 200
    assert look(client, table)["view"]["score"] == [2, 3]


def test_two_do_not_play_one_seat(client: TestClient, other: TestClient, table: str) -> None:
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert socket.receive_json()["legal_actions"]
        substitute(other, table, 1, "low")
        while "view" not in (told := socket.receive_json()):
            pass
        assert (told["legal_actions"], told["seats"]) == ([], ["person", "low"])
        problem(send(other, table, "P2 pick 2"), 409, "bot-plays")
        substitute(other, table, 1, None)
        while "view" not in (told := socket.receive_json()):
            pass
        assert told["legal_actions"]
    assert send(other, table, "P2 pick 2").status_code == 200
    assert send(client, table, "P1 pick 1").json()["view"]["score"] == [1, 2]


def test_a_person_whose_neighbour_is_a_bot_now_commits_at_once(
    client: TestClient, other: TestClient, table: str
) -> None:
    send(client, table, "P1 pick 2")
    assert look(client, table)["take_back"] == "P1 pick 2"
    substitute(other, table, 1, "low")
    assert look(client, table)["take_back"] is None
    problem(take_back(client, table), 409, "too-late")


# Ending by agreement


def test_a_match_ends_when_all_agree(client: TestClient, other: TestClient, table: str) -> None:
    send(client, table, "P1 pick 2")
    assert agree(client, table).status_code == 204
    assert [seat["agrees"] for seat in table_status(other, table)["seats"]] == [True, False]
    assert send(other, table, "P2 pick 3").status_code == 200  # it goes on until then
    assert agree(other, table).status_code == 204
    assert table_status(client, table)["end"] == "agreed"
    listed = client.get("/api/tables").json()[0]
    assert (listed["over"], listed["end"], listed["scores"], listed["to_act"]) == (True, "agreed", None, [])
    problem(send(other, table, "P2 hold"), 409, "over")
    problem(take_back(client, table), 409, "over")
    problem(agree(client, table), 409, "over")
    actions = client.get(f"/api/tables/{table}/record").json()["actions"]
    assert actions[1:] == ["P1 pick 2", "P2 pick 3"]


def test_nobody_sits_down_or_is_replaced_where_it_is_over(client: TestClient, other: TestClient) -> None:
    table = new_table(client, public=True)["table"]
    agree(client, table)
    problem(other.post(f"/api/tables/{table}/seats/1", json={"name": "Eve"}), 409, "over")
    problem(substitute(client, table, 0, "low"), 409, "over")


def test_one_may_think_better_of_it(client: TestClient, other: TestClient, table: str) -> None:
    agree(client, table)
    agree(client, table, agree=False)
    agree(other, table)
    assert table_status(client, table)["end"] is None
    problem(agree(browser(client), table), 401, "no-seat")


def test_bots_and_free_seats_are_not_asked(client: TestClient) -> None:
    for alone in (new_table(client, "person", "low")["table"], new_table(client)["table"]):
        agree(client, alone)
        assert table_status(client, alone)["end"] == "agreed"


# Ending it without those who are away


def awaited(client: TestClient, table: str) -> dict[int, int | None]:
    """The players whose word is needed yet, and the hours in which those away may come back."""
    seats = table_status(client, table)["seats"]
    assert not any(seat["hours"] for seat in seats if not seat["awaited"])
    return {seat["player"]: seat["hours"] for seat in seats if seat["awaited"]}


def end_of(client: TestClient, table: str) -> str | None:
    end: str | None = table_status(client, table)["end"]
    return end


def look_around(client: TestClient) -> None:
    """What every process does now and then."""
    matches = client.app.state.context.matches  # type: ignore[attr-defined]
    assert client.portal
    client.portal.call(matches._look_around, timedelta(days=90))


def wait_until_closed(client: TestClient, table: str) -> None:
    """Until nobody has a socket there any more."""
    match = client.app.state.context.matches._live[table]  # type: ignore[attr-defined]
    until = monotonic() + 30
    while match.here:
        assert monotonic() < until
        sleep(0.01)


def test_nobody_alone_ends_a_match_for_those_away(
    client: TestClient, other: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by a bot in their seat; and no hand is open before."""
    leave(other, table)
    assert substitute(client, table, 1, "low").status_code == 204
    agree(client, table)
    assert (end_of(client, table), awaited(client, table)) == (None, {1: 24})
    problem(client.get(f"/api/tables/{table}/record"), 403, "running")
    go_on(client, timedelta(hours=23, minutes=30), monkeypatch)
    look_around(client)
    assert (end_of(client, table), awaited(client, table)) == (None, {1: 1})


@pytest.mark.parametrize("bot", ["low", None])
def test_who_is_not_back_within_a_day_has_no_say(
    client: TestClient, other: TestClient, table: str, bot: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(other, table)
    if bot:
        substitute(client, table, 1, bot)
    agree(client, table)
    go_on(client, timedelta(hours=24, minutes=1), monkeypatch)
    look_around(client)
    assert (end_of(client, table), awaited(client, table)) == ("agreed", {})
    assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_it_ends_then_though_nobody_has_it_open(
    client: TestClient, other: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(other, table)
    agree(client, table)
    client.app.state.context.matches._live.clear()  # type: ignore[attr-defined]
    go_on(client, timedelta(hours=25), monkeypatch)
    look_around(client)
    assert client.get(f"/api/tables/{table}/record").status_code == 200


@pytest.mark.parametrize("how", ["looks", "takes back", "acts"])
def test_who_comes_back_within_a_day_is_asked(
    client: TestClient, other: TestClient, table: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(other, table)
    substitute(client, table, 1, "low")
    agree(client, table)
    go_on(client, timedelta(hours=20), monkeypatch)
    if how == "looks":
        with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket, "status")
        leave(other, table)
    else:
        substitute(other, table, 1, None)
    if how == "acts":
        go_on(client, timedelta(hours=1), monkeypatch)
        assert send(other, table, "P2 pick 1").status_code == 200
    go_on(client, timedelta(days=9), monkeypatch)
    look_around(client)
    assert (end_of(client, table), awaited(client, table)) == (None, {1: None})
    agree(other, table)
    assert table_status(client, table)["end"] == "agreed"


def test_who_acts_without_a_socket_is_here(
    client: TestClient, other: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(client, table)
    go_on(client, timedelta(hours=20), monkeypatch)
    assert send(other, table, "P2 pick 1").status_code == 200
    go_on(client, timedelta(days=2), monkeypatch)
    look_around(client)
    assert table_status(client, table)["end"] is None


def test_who_is_asked_again_has_another_day(
    client: TestClient, other: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was here, said nothing and went for good doesn't keep the others for ever."""
    agree(client, table)
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
    wait_until_closed(client, table)
    go_on(client, timedelta(days=30), monkeypatch)
    look_around(client)
    assert table_status(client, table)["end"] is None
    agree(client, table, agree=False)
    assert awaited(client, table) == {0: None, 1: None}
    agree(client, table)
    assert awaited(client, table) == {1: 24}
    go_on(client, timedelta(hours=25), monkeypatch)
    look_around(client)
    assert table_status(client, table)["end"] == "agreed"


def test_who_has_it_open_all_the_time_is_here(
    client: TestClient, other: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        agree(client, table)
        go_on(client, timedelta(days=3), monkeypatch)
        look_around(client)
        assert (end_of(client, table), awaited(client, table)) == (None, {1: None})


def test_the_host_may_have_said_that_those_present_decide(client: TestClient, other: TestClient) -> None:
    created = new_table(client, ending="present")
    table = created["table"]
    join(other, created)
    assert table_status(other, table)["ending"] == "present"
    assert client.post(f"/api/tables/{table}/end", json={"agree": True}).status_code == 204
    assert table_status(client, table)["end"] is None
    leave(other, table)
    substitute(client, table, 1, "low")
    assert table_status(client, table)["end"] == "agreed"


def test_sockets_hear_of_the_end(client: TestClient, other: TestClient, table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        agree(client, table)
        agree(other, table)
        while hear(socket, "status")["status"]["end"] != "agreed":
            pass


def test_an_update_after_an_agreed_end_asks_nobody_any_more(
    client: TestClient, other: TestClient, table: str
) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        told = hear(socket)
        assert (bool(told["legal_actions"]), told["view"]["to_act"]) == (True, [0, 1])
        send(client, table, "P1 pick 3")
        assert hear(socket)["take_back"] == "P1 pick 3"
        agree(client, table)
        agree(other, table)
        told = hear(socket)
        assert (told["over"], told["legal_actions"], told["take_back"]) == (True, [], None)
        assert told["view"]["to_act"] == []
        assert told == look(client, table, since=told["since"])
    for person in (client, other, browser(client)):
        seen = look(person, table)
        assert (seen["over"], seen["legal_actions"], seen["take_back"]) == (True, [], None)
    assert client.get(f"/api/tables/{table}/previews").json()["previews"] == {}
    problem(client.get(f"/api/tables/{table}/explain?action=P1 hold"), 409, "over")


def test_who_acts_while_the_others_agree_is_written_down_or_refused(
    client: TestClient, other: TestClient
) -> None:
    outcomes = set()
    with ThreadPoolExecutor(2) as hands:
        for _ in range(8):
            created = new_table(client)
            table = created["table"]
            join(other, created)
            agree(client, table)
            acting = hands.submit(send, client, table, "P1 pick 1", version=1)
            assert hands.submit(agree, other, table).result().status_code == 204
            answer = acting.result()
            assert (answer.status_code, answer.json().get("code")) in [(200, None), (409, "over")], (
                answer.text
            )
            outcomes.add(answer.status_code)
            actions = client.get(f"/api/tables/{table}/record").json()["actions"][1:]
            assert actions == ["P1 pick 1"] * (answer.status_code == 200)
    assert outcomes


def info() -> MatchInfo:
    """A match of the fake game."""
    return MatchInfo(
        "t", "fake", 2, {"luck": "good"}, 1, "f" * 16, "1" * 32, True, None, False, False, "played", now()
    )


def test_a_match_that_another_process_has_ended_takes_nothing_more(url: str) -> None:
    async def play_and_end() -> None:
        async with open_context(url) as here, open_context(url) as there:
            await here.matches.create(info(), [Seat(0, PERSON, "A", "a"), Seat(1, PERSON, "B", "b")])
            match, same = await here.matches.get("t"), await there.matches.get("t")
            await same.act(1, Command("1", 1, "P2 pick 1"))
            await same.end()
            with pytest.raises(RequestError) as refusal:
                await match.act(0, Command("1", 1, "P1 pick 1"))
            assert refusal.value.code == "over"
            assert match.info.end == "agreed"
            await match.end()  # once more does nothing
            assert len(await here.store.log("t")) == 2
            assert not LiveGame.replay(match.game, match.info, await here.store.log("t")).play.over

    anyio.run(play_and_end)


# Put to rest, and removed


def test_idle_matches_are_put_to_rest_and_come_back_when_played(client: TestClient, table: str) -> None:
    context = client.app.state.context  # type: ignore[attr-defined]
    assert client.portal
    assert client.portal.call(context.store.archive, timedelta(minutes=1)) == 0
    ended = new_table(client)["table"]
    agree(client, ended)
    assert client.portal.call(context.store.archive, timedelta(0)) == 1
    assert [listed["table"] for listed in client.get("/api/tables").json()] == [ended]
    assert look(client, table)["version"] == 1  # whoever has its address finds it
    assert send(client, table, "P1 pick 1").status_code == 200
    assert len(client.get("/api/tables").json()) == 2


def test_the_host_removes_what_is_over(client: TestClient, other: TestClient, table: str) -> None:
    problem(client.delete(f"/api/tables/{table}"), 409, "still-running")
    agree(client, table)
    agree(other, table)
    client.post(f"/api/tables/{table}/chat", json={"id": "a", "text": "Bye"})
    problem(other.delete(f"/api/tables/{table}"), 403, "not-host")
    problem(browser(client).delete(f"/api/tables/{table}"), 403, "not-host")
    assert client.delete(f"/api/tables/{table}").status_code == 204
    for path in ("", "/status", "/record", "/timeline", "/chat"):
        problem(client.get(f"/api/tables/{table}{path}"), 404, "no-such-table")
    problem(client.delete(f"/api/tables/{table}"), 404, "no-such-table")
    assert client.get("/api/tables").json() == []


def test_sockets_of_a_removed_match_are_told_and_closed(
    client: TestClient, other: TestClient, table: str
) -> None:
    agree(client, table)
    agree(other, table)
    address = f"/api/tables/{table}/socket"
    with (
        other.websocket_connect(address) as seated,
        browser(client).websocket_connect(address) as watching,
    ):
        for socket in (seated, watching):
            hear(socket, "status")
        assert client.delete(f"/api/tables/{table}").status_code == 204
        for socket in (seated, watching):
            assert hear(socket, "code")["code"] == "no-such-table"
            with pytest.raises(WebSocketDisconnect) as closed:
                hear(socket)
            assert (closed.value.code, closed.value.reason) == (1008, "no-such-table")


def test_a_played_out_match_is_listed_with_its_scores(
    client: TestClient, other: TestClient, table: str
) -> None:
    while not look(client, table)["over"]:
        play(client, table)
        play(other, table)
    listed = other.get("/api/tables").json()[0]
    assert (listed["end"], listed["scores"], listed["to_act"]) == ("finished", [3, 3], [])
    assert table_status(other, table)["end"] == "finished"


def test_ones_own_tables_that_run_are_listed_however_many_are_over(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gridtown.server.storage.store.LISTED", 2)
    running = new_table(client)["table"]
    over = [new_table(client)["table"] for _ in range(3)]
    for table in over:
        client.post(f"/api/tables/{table}/end", json={"agree": True})
    assert [listed["table"] for listed in client.get("/api/tables").json()] == [running, over[-1]]

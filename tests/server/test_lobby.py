"""The lobby: making, listing and joining tables; every bad request names field, fault and remedy."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, join, key_of, lobby, look, new_table, play, problem, send
from tests.server.servers import fake_app

from gridtown.table.info import log_id


def test_games(client: TestClient) -> None:
    assert client.get("/api/games").json() == [
        {
            "id": "fake",
            "title": "Fake",
            "blurb": "",
            "min_players": 2,
            "max_players": 2,
            "options": [
                {
                    "name": "luck",
                    "values": ["good", "bad"],
                    "default": "good",
                    "players": [2, 2],
                    "needs": None,
                    "title": "luck",
                    "titles": {"good": "good", "bad": "bad"},
                    "summary": "Changes nothing.",
                },
                {
                    "name": "crowd",
                    "values": ["no", "yes"],
                    "default": "no",
                    "players": [3, 4],
                    "needs": None,
                    "title": "crowd",
                    "titles": {"no": "no", "yes": "yes"},
                    "summary": "For tables there are none of.",
                },
                {
                    "name": "wind",
                    "values": ["no", "yes"],
                    "default": "no",
                    "players": [2, 2],
                    "needs": {"option": "luck", "values": ["bad"]},
                    "title": "wind",
                    "titles": {"no": "no", "yes": "yes"},
                    "summary": "Changes nothing, either.",
                },
            ],
            "bots": ["low", "wild"],
            "strengths": [],
            "talking": False,
        }
    ]


def test_components(client: TestClient) -> None:
    dice = client.get("/api/games/fake/components").json()["dice"]
    assert dice == [{"id": "d6", "name": {"en": "die", "de": "Würfel"}}]
    assert client.get("/api/games/chess/components").json()["code"] == "no-such-game"


def test_words(client: TestClient) -> None:
    """For a browser built without them: a game's own, none of a game that has none."""
    assert client.get("/api/games/fake/words").json() == {"text": ""}
    assert client.get("/api/games/chess/words").json()["code"] == "no-such-game"


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"game": "chess"}, "no-such-game", "fake"),
        ({"players": 3, "seats": ["person"] * 3}, "bad-players", "players: 3"),
        ({"players": 0}, "malformed", "$.players"),
        ({"players": 2**70}, "malformed", "$.players"),
        ({"seats": ["person"]}, "bad-seats", "seats: 1"),
        ({"seats": ["person", "ghost"]}, "bad-seat", "person, here, low"),
        ({"seats": ["low", "low"]}, "no-person", "person"),
        ({"seats": ["person"] * 15}, "malformed", "$.seats"),
        ({"options": {"height": "12"}}, "bad-option", "luck"),
        ({"options": {"luck": "none"}}, "bad-value", "good, bad"),
        ({"options": {"crowd": "no"}}, "option-not-offered", "crowd is not for 2 players"),
        ({"options": {"wind": "no"}}, "option-not-with", "wind is for luck bad, not for good"),
        (
            {"options": {"luck": "good", "wind": "yes"}},
            "option-not-with",
            "wind is for luck bad, not for good",
        ),
        ({"options": {"luck": "bad", "wind": "up"}}, "bad-value", "wind can’t be up. Choose one of: no, yes"),
        ({"options": {"luck": "bad", "height": "1"}}, "bad-option", "luck, wind"),
        ({"options": {"luck": 5}}, "malformed", "$.options"),
        ({"seed": "xyz"}, "bad-seed", "hexadecimal"),
        ({"seed": ""}, "bad-seed", "leave it out"),
        ({"seed": "0" * 33}, "bad-seed", "32"),
        ({"seed": "1_0"}, "bad-seed", "1_0"),
        ({"names": ["Ada"]}, "bad-names", "names: 1"),
        ({"names": ["Ada", " "]}, "bad-name", "at most 40"),
        ({"names": ["Ada", "B" * 41]}, "bad-name", "40"),
        ({"names": ["Ada", "a\u202eb"]}, "bad-name", "visible letters"),
        ({"names": ["Ada", "a\x00b"]}, "bad-name", "visible letters"),
        ({"names": ["Ada", "B" * 4000]}, "malformed", "$.names"),
        ({"extra": 1}, "malformed", "extra"),
    ],
)
def test_a_bad_wish(client: TestClient, change: dict[str, Any], code: str, words: str) -> None:
    body = {"game": "fake", "players": 2, "seats": ["person", "low"], **change}
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text
    assert words in answer.json()["message"]
    assert client.get("/api/tables").json() == []


def test_a_table(client: TestClient, other: TestClient) -> None:
    body = {"names": ["Mr.  Low", " Ada "], "options": {"luck": "bad"}, "public": True}
    table = new_table(client, "low", "person", **body)["table"]
    listed = client.get("/api/tables").json()[0]
    assert listed.pop("created").endswith("Z")
    assert listed.pop("changed").endswith("Z")
    assert listed == {
        "table": table,
        "game": "fake",
        "title": "Fake",
        "players": 2,
        "options": {"luck": "bad", "wind": "no"},
        "seats": ["low", "person"],
        "names": ["Mr. Low", "Ada"],
        "seed_known": True,
        "public": True,
        "guided": False,
        "source": "played",
        "over": False,
        "closed": False,
        "end": None,
        "scores": None,
        "to_act": [0, 1],
        "mine": [1],
        "free": [],
        "host": True,
        "language": "en",
        "opener": "Ada",
    }
    assert other.get("/api/tables").json() == []
    seen_by_others = lobby(other, kind="full")[0]
    assert (seen_by_others["mine"], seen_by_others["host"], seen_by_others["opener"]) == ([], False, "Ada")


def test_a_host_without_a_seat_has_no_name(client: TestClient) -> None:
    new_table(client, "person", "low", sit=False)
    assert client.get("/api/tables").json()[0]["opener"] is None


def test_names_unless_given(client: TestClient) -> None:
    assert look(client, new_table(client)["table"])["names"] == ["Player 1", "Player 2"]


def test_a_seed_nobody_gave_is_new_and_secret(client: TestClient) -> None:
    tables = [new_table(client, seed=None)["table"] for _ in range(2)]
    assert [listed["seed_known"] for listed in client.get("/api/tables").json()] == [False, False]
    assert all("seed" not in look(client, table) for table in tables)


def test_the_cookie(client: TestClient) -> None:
    body = {"game": "fake", "players": 2, "seats": ["person", "low"]}
    cookie = client.post("/api/tables", json=body).headers["set-cookie"]
    assert cookie.startswith("gridtown=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in cookie
    assert "set-cookie" not in client.post("/api/tables", json=body).headers  # one token holds all seats


def test_the_token_is_not_in_the_database(client: TestClient, other: TestClient, database: Path) -> None:
    created = new_table(client)
    join(other, created)
    secrets = [*client.cookies.values(), *other.cookies.values(), key_of(created)]
    secrets += [secret.partition(".")[0] for secret in secrets]  # without their signatures
    kept = b"".join(path.read_bytes() for path in database.parent.iterdir() if path.is_file())
    assert len(secrets) == 6
    assert not any(secret.encode() in kept for secret in secrets)


def test_joining(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    key = {"key": key_of(created)}
    assert created["invitations"][0]["player"] == 1
    for _ in range(2):  # a look uses nothing up
        assert other.post("/api/invitations", json=key).json() == {
            "table": created["table"],
            "game": "fake",
            "title": "Fake",
            "kind": "seat",
            "player": 1,
            "name": "Player 2",
        }
    answer = other.post("/api/join", json=key)
    assert (answer.status_code, answer.json()) == (200, {"table": created["table"], "player": 1})
    assert answer.headers["cache-control"] == "no-store"
    assert look(other, created["table"])["view"]["viewer"] == 1
    assert browser(client).post("/api/join", json=key).json()["code"] == "bad-invitation"


def test_joining_again_is_answered_as_the_first_time(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    key = {"key": key_of(created), "name": "Ben"}
    other.post("/api/invitations", json={"key": key["key"]})
    first = other.post("/api/join", json=key)
    for _ in range(2):
        again = other.post("/api/join", json=key)
        assert (again.status_code, again.content) == (200, first.content)
    problem(other.post("/api/invitations", json={"key": key["key"]}), 404, "bad-invitation")  # it is used up
    assert look(other, created["table"])["names"] == ["Player 1", "Ben"]
    for stranger in (client, browser(client)):
        problem(stranger.post("/api/join", json=key), 404, "bad-invitation")
    code = {"key": other.post(f"/api/tables/{created['table']}/transfer").json()["code"]}
    tablet = browser(client)
    tablet.post("/api/invitations", json=code)
    assert [tablet.post("/api/join", json=code).status_code for _ in range(2)] == [200, 200]
    problem(other.post("/api/join", json=key), 404, "bad-invitation")  # the seat has gone on from there


def test_joining_twice_at_once_is_joining_once(anywhere: TestClient) -> None:
    other = browser(anywhere)
    assert other.post("/api/guest").status_code == 204
    with ThreadPoolExecutor(4) as hands:
        for _ in range(4):
            key = {"key": key_of(new_table(anywhere))}
            answers = hands.map(lambda _, key=key: other.post("/api/join", json=key), range(4))
            assert [answer.status_code for answer in answers] == [200] * 4


# Wishing for a table once


def ask_for(client: TestClient, id: str, **more: Any) -> Any:
    seats = ["person", "person"]
    return client.post("/api/tables", json={"game": "fake", "players": 2, "seats": seats, "id": id, **more})


def test_a_wish_that_is_sent_again_makes_no_second_table(client: TestClient, other: TestClient) -> None:
    first = ask_for(client, "a").json()
    assert ask_for(client, "a").json() == first
    join(other, first)  # the link from the first answer
    assert ask_for(client, "a").json() == {"table": first["table"], "invitations": []}
    assert len(client.get("/api/tables").json()) == 1
    problem(ask_for(client, "a", public=True), 409, "id-reused")
    problem(ask_for(client, "a", seed="5eed"), 409, "id-reused")
    assert ask_for(client, "b").json()["table"] != first["table"]
    assert ask_for(other, "a").json()["table"] != first["table"]  # ids are each guest's own
    problem(ask_for(client, ""), 400, "malformed")
    problem(ask_for(client, "x" * 65), 400, "malformed")


def test_a_link_that_was_replaced_is_not_given_again(client: TestClient) -> None:
    first = ask_for(client, "a").json()
    fresh = client.post(f"/api/tables/{first['table']}/seats/1/invitation").json()
    assert fresh not in first["invitations"]
    assert ask_for(client, "a").json() == {"table": first["table"], "invitations": []}
    join(browser(client), {"invitations": [fresh]})


def test_a_wish_sent_twice_at_once_makes_one_table(anywhere: TestClient) -> None:
    assert anywhere.post("/api/guest").status_code == 204
    with ThreadPoolExecutor(4) as hands:
        answers = list(hands.map(lambda _: ask_for(anywhere, "a"), range(4)))
    assert [answer.status_code for answer in answers] == [201] * 4
    assert len({answer.content for answer in answers}) == 1
    assert len(anywhere.get("/api/tables").json()) == 1


def test_a_wish_outlives_the_server(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        first = ask_for(client, "a").json()
        cookies = dict(client.cookies)
    with TestClient(fake_app(database), cookies=cookies) as client:
        assert ask_for(client, "a").json() == first


def test_who_is_a_guest_stays_the_same(client: TestClient) -> None:
    stranger = browser(client)
    ask_for(stranger, "a")  # a stranger whose answer gets lost ...
    stranger.cookies.clear()
    assert "set-cookie" in stranger.post("/api/guest").headers
    assert "set-cookie" not in stranger.post("/api/guest").headers
    first = ask_for(stranger, "a").json()  # ... is another guest; who was greeted before is not
    assert "set-cookie" not in stranger.post("/api/tables", json={}).headers
    assert ask_for(stranger, "a").json() == first


def test_nothing_kept_opens_a_table_or_a_seat(client: TestClient, database: Path) -> None:
    """Links are made from what the browser holds: who reads the database can't make them."""
    created = ask_for(client, "a request").json()
    kept = b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))
    assert created["table"].encode() in kept
    assert key_of(created).encode() not in kept
    assert b"a request" not in kept
    token = next(iter(client.cookies.values()))
    assert token.partition(".")[0].encode() not in kept


def test_making_a_table_for_others(client: TestClient, other: TestClient) -> None:
    created = new_table(client, "low", "person", sit=False)
    assert [invitation["player"] for invitation in created["invitations"]] == [1]
    assert look(client, created["table"])["view"]["viewer"] is None
    assert client.get("/api/tables").json()[0]["host"]
    join(other, created)
    assert look(other, created["table"])["view"]["viewer"] == 1


def test_the_record_only_after_the_end(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    assert client.get(f"/api/tables/{table}/record").json()["code"] == "running"
    while not look(client, table)["over"]:
        play(client, table)
        play(other, table)
    answer = client.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="gridtown-{table}.json"'
    assert answer.json()["seed"] == f"{0x5EED:032x}"
    assert answer.json()["actions"][0].startswith("roll")
    assert client.get("/api/tables").json()[0]["over"]


def test_a_match_of_other_rules_is_closed_and_its_record_read(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "person", "person")["table"]
        send(client, table, "P1 pick 1")
        cookies = dict(client.cookies)
    with TestClient(fake_app(database, rules_version=2), cookies=cookies) as client:
        assert client.get("/api/tables").json()[0]["closed"]
        answer = client.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (410, "closed")
        assert "made with rules" in answer.json()["message"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            assert socket.receive_json()["code"] == "closed"
        assert client.get(f"/api/tables/{table}/record").json()["actions"][1] == "P1 pick 1"


def test_bots_play_on_and_a_bad_bot_keeps_nobody_waiting(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_table(client, "person", "wild")["table"]
    for _ in range(1000):
        if play(client, table)["over"]:
            break
    assert look(client, table)["over"]
    assert f"match {log_id(table)}, player 1 (wild at fake): lots are drawn" in caplog.text

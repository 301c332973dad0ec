"""Replays: each frame is what was live; uploaded records; rematches."""

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

import anyio
import pytest
from starlette.testclient import TestClient
from tests.registry import NAMES, begun, game_of, played, random_step, seats
from tests.server.client_calls import browser, join, look, new_table, play, send, table_status, take_back
from tests.server.fake_bots import Here
from tests.server.fake_game import Fake, FakeGame
from tests.server.servers import fake_app, open_context

from gridtown.core.event import Event
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.messages import Messages
from gridtown.server.app import create_app
from gridtown.server.http.context import AppContext
from gridtown.server.live.match import Match
from gridtown.server.settings import Settings
from gridtown.server.storage.schema import now
from gridtown.table.info import MatchInfo
from gridtown.table.replay import Replay
from gridtown.table.seats import PERSON, Seat

SEED = "1"


class PlayedOut(NamedTuple):
    """A database with a match that is over, to be copied. people: the cookies of its two."""

    database: Path
    table: str
    people: tuple[dict[str, str], dict[str, str]]


@pytest.fixture(scope="module")
def played_out(tmp_path_factory: pytest.TempPathFactory) -> PlayedOut:
    """Play a match, once for all tests of what is over."""
    database = tmp_path_factory.mktemp("played") / "tables.sqlite3"
    with TestClient(fake_app(database)) as client:
        other = browser(client)
        created = new_table(client, seed=SEED, names=["Ada", "Ben"])
        join(other, created)
        finish(client, other, created["table"])
        return PlayedOut(database, created["table"], (dict(client.cookies), dict(other.cookies)))


@pytest.fixture
def database(database: Path, request: pytest.FixtureRequest) -> Path:
    """The file of a database; a match that was played out is in it where a test names one."""
    if "table" in request.fixturenames:
        shutil.copy(request.getfixturevalue("played_out").database, database)
    return database


@pytest.fixture
def table(client: TestClient, other: TestClient, played_out: PlayedOut) -> str:
    """A match that was played out."""
    for person, cookies in zip((client, other), played_out.people, strict=True):
        person.cookies.update(cookies)
    return played_out.table


def finish(client: TestClient, other: TestClient, table: str) -> None:
    while not look(client, table)["over"]:
        play(client, table)
        play(other, table)


def problem(answer: Any, status: int, code: str) -> str:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    message: str = answer.json()["message"]
    return message


def frame(client: TestClient, table: str, place: object, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/frames/{place}", params=query)
    assert answer.status_code == 200, answer.text
    update: dict[str, Any] = answer.json()
    return update


def upload(client: TestClient, text: str | bytes) -> Any:
    return client.post("/api/records", content=text, headers={"content-type": "application/json"})


def sealed(record: str, **changes: Any) -> str:
    """The record, of nobody in particular, with fields changed by one who knows how to seal it again."""
    data = json.loads(record) | changes
    data.pop("names", None)
    made = Record(
        game=data["game"],
        players=data["players"],
        options=data["options"],
        rules_version=data["rules_version"],
        edition=data["edition"],
        seed=int(data["seed"], 16),
        actions=data["actions"],
    )
    return json.dumps({**data, "digest": made.digest()})


# Frames


def test_each_frame_is_what_was_live(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED)
    table, third = created["table"], browser(client)
    join(other, created)
    people = {0: client, 1: other, None: third}
    live = [{viewer: look(person, table) for viewer, person in people.items()}]
    while not live[-1][0]["over"]:
        player = 0 if live[-1][0]["legal_actions"] else 1
        send(people[player], table, live[-1][player]["legal_actions"][-1]["action"])
        live.append({viewer: look(person, table) for viewer, person in people.items()})
    timeline = client.get(f"/api/tables/{table}/timeline").json()
    assert timeline["last"] == len(live) - 1
    for place, seen in enumerate(live):
        for viewer, update in seen.items():
            shown = frame(third, table, place, **({} if viewer is None else {"as": viewer}))
            assert shown["view"] == update["view"]
            assert shown["over"] == update["over"]
            told, heard = ([(e["id"], e["args"], e["text"]) for e in u["events"]] for u in (shown, update))
            assert told == heard
            assert (shown["version"], shown["since"], shown["legal_actions"]) == (place + 1, 0, [])


def test_who_chose_what_to_get_there(client: TestClient, table: str) -> None:
    timeline = client.get(f"/api/tables/{table}/timeline").json()
    assert (timeline["players"][0], timeline["actions"][0]) == (-1, "")
    actions = client.get(f"/api/tables/{table}/record").json()["actions"]
    assert timeline["actions"][1:] == [action for action in actions if not action.startswith("roll")]
    assert timeline["players"][1:] == [int(action[1]) - 1 for action in timeline["actions"][1:]]


def test_a_film_shows_what_stood(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED)
    table = created["table"]
    join(other, created)
    send(client, table, "P1 pick 3")
    take_back(client, table)
    finish(client, other, table)
    timeline = client.get(f"/api/tables/{table}/timeline").json()
    assert timeline["actions"][:3] == ["", "P1 pick 1", "P2 pick 1"]


def test_a_match_ended_by_agreement_can_be_stepped_through(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED)
    table = created["table"]
    join(other, created)
    send(client, table, "P1 pick 2")
    for person in (client, other):
        person.post(f"/api/tables/{table}/end", json={"agree": True})
    assert client.get(f"/api/tables/{table}/timeline").json()["last"] == 1
    assert frame(client, table, 1)["over"]
    assert frame(client, table, 1, **{"as": 0})["view"]["pick"] == [2, 0]


def test_a_running_match_shows_no_frame(client: TestClient) -> None:
    table = new_table(client, "here", "here")["table"]
    for path in ("timeline", "frames/0"):
        assert "still being played" in problem(client.get(f"/api/tables/{table}/{path}"), 409, "not-over")
    problem(client.post(f"/api/tables/{table}/rematch"), 409, "not-over")


@pytest.mark.parametrize("place", ["7", "-1", "x", "²", "1.0", "9" * 400])
def test_no_such_frame(client: TestClient, table: str, place: str) -> None:
    answer = client.get(f"/api/tables/{table}/frames/{place}")
    assert "from 0 to 6" in problem(answer, 404, "no-such-frame")


@pytest.mark.parametrize("seat", ["2", "-1", "x", "", "9" * 400])
def test_looking_as_nobody_is_looking_as_a_spectator(client: TestClient, table: str, seat: str) -> None:
    assert frame(client, table, 1, **{"as": seat})["view"]["viewer"] is None


def test_frames_speak_the_readers_language(client: TestClient, table: str) -> None:
    english, german = (frame(client, table, 3, lang=lang)["events"] for lang in ("en", "de"))
    assert [event["id"] for event in english] == [event["id"] for event in german]


def test_only_the_latest_films_are_kept(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gridtown.server.live.replays.KEPT", 2)
    for _ in range(3):
        created = new_table(client, seed=SEED)
        join(other, created)
        finish(client, other, created["table"])
        assert frame(client, created["table"], 1)["version"] == 2
    assert len(client.app.state.context.replays._made) == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", NAMES)
def test_a_film_holds_what_was_told_live(name: str) -> None:
    play, rng = begun(name, seats(name, 2), 0x5EED), Rng(0x5EED, 3)
    told: list[list[Event]] = [[]]
    live = [play.state.to_bytes()]
    opening = Play(play.game, play.game.setup(seats(name, 2)), 0x5EED, told[0])
    assert opening.state.to_bytes() == live[0]
    while not play.over and len(live) < 60:
        told.append([])
        random_step(play, rng, told[-1])
        live.append(play.state.to_bytes())
    replay = Replay(play.game, play.record)
    assert [state.to_bytes() for state in replay.states] == live
    assert [[comparable(event) for event in events] for events in replay.events] == [
        [comparable(event) for event in events] for events in told
    ]


def test_a_film_carries_each_action_out_but_once() -> None:
    game, rng = Counting(), Rng(0x5EED, 3)
    play = Play(game, game.setup(2), 0x5EED)
    while not play.over:
        random_step(play, rng)
    game.applied = 0
    Replay(game, play.record)
    assert game.applied == len(play.record.actions) > 0


def comparable(event: Event) -> tuple[str, int]:
    return repr(event), event.audience


class Counting(FakeGame):
    """A game that counts the actions carried out."""

    applied = 0

    def apply(self, state: Fake, action: int, events: list[Event] | None = None) -> Fake:
        self.applied += 1
        return super().apply(state, action, events)


class Slow:
    """Makes films and takes its time; the first `failures` fail. made: how many were begun."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.made = 0

    def __call__(self, game: Game[Any], record: Record) -> Replay:
        self.made += 1
        sleep(0.05)
        if self.made <= self.failures:
            raise OSError("no luck")
        return Replay(game, record)


async def begin(context: AppContext) -> Match:
    """A match that was ended at once."""
    await context.matches.create(
        MatchInfo(
            "t",
            "fake",
            2,
            {"luck": "good"},
            1,
            "f" * 16,
            f"{1:032x}",
            True,
            None,
            False,
            False,
            "played",
            now(),
        ),
        [Seat(0, PERSON, "Ada", "ada"), Seat(1, PERSON, "Ben", "ben")],
    )
    match = await context.matches.get("t")
    await match.end()
    return match


def test_two_who_ask_at_once_wait_for_one_film(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    maker = Slow()
    monkeypatch.setattr("gridtown.server.live.replays.Replay", maker)

    async def ask() -> None:
        async with open_context(url) as context, anyio.create_task_group() as tasks:
            match = await begin(context)
            replays: list[Replay] = []

            async def fetch() -> None:
                replays.append(await context.replays.of(match))

            for _ in range(3):
                tasks.start_soon(fetch)
            with anyio.fail_after(20):
                while len(replays) < 3:
                    await anyio.sleep(0.01)
            assert maker.made == 1
            assert replays[0] is replays[1] is replays[2]

    anyio.run(ask)


def test_a_film_that_failed_or_that_nobody_waited_for_keeps_none_from_the_next(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gridtown.server.live.replays.Replay", Slow(failures=1))

    async def ask() -> None:
        async with open_context(url) as context, anyio.create_task_group() as tasks:
            match = await begin(context)
            with pytest.raises(OSError, match="no luck"):
                await context.replays.of(match)
            impatient = anyio.CancelScope()

            async def give_up() -> None:
                with impatient:
                    await context.replays.of(match)

            tasks.start_soon(give_up)
            await anyio.sleep(0.01)
            impatient.cancel()
            with anyio.fail_after(20):
                assert (await context.replays.of(match)).last == 0
            assert not context.replays._making

    anyio.run(ask)


# Records


def test_a_record_goes_out_and_comes_in(client: TestClient, table: str) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    stranger = browser(client)
    answer = upload(stranger, record)
    assert answer.status_code == 201
    again = answer.json()["table"]
    assert answer.json() == {"table": again, "player": -1}
    assert stranger.get(f"/api/tables/{again}/record").text == record
    first, second = (frame(stranger, id, 6) for id in (table, again))
    assert first["view"] == second["view"]
    assert second["names"] == first["names"] == ["Ada", "Ben"]
    assert (table_status(stranger, again)["source"], table_status(stranger, again)["host"]) == (
        "uploaded",
        True,
    )


def test_a_record_sent_again_is_one_table(anywhere: TestClient) -> None:
    """Each guest has one of their own; one that was removed comes anew."""
    table, other = new_table(anywhere, "here", "here", seed=SEED)["table"], browser(anywhere)
    while not look(anywhere, table)["over"]:
        play(anywhere, table, 0), play(anywhere, table, 1)
    record = anywhere.get(f"/api/tables/{table}/record").text
    ours, again, theirs = (upload(who, record) for who in (anywhere, anywhere, other))
    assert (again.status_code, again.json()) == (201, ours.json())
    assert theirs.json() != ours.json()
    assert [len(who.get("/api/tables").json()) for who in (anywhere, other)] == [2, 1]
    assert anywhere.delete(f"/api/tables/{ours.json()['table']}").status_code == 204
    assert upload(anywhere, record).json() == ours.json()
    assert look(anywhere, ours.json()["table"])["over"]


def test_a_record_tells_what_the_seats_were_called(client: TestClient, other: TestClient) -> None:
    created = new_table(client, "person", "low", names=["Ada", "Low 2"])
    table = created["table"]
    client.post(f"/api/tables/{table}/seats/0/name", json={"name": "Zoë"})
    client.post(f"/api/tables/{table}/end", json={"agree": True})
    record = client.get(f"/api/tables/{table}/record").json()
    assert record["names"] == ["Zoë", "Low 2"]
    again = upload(other, json.dumps(record)).json()["table"]
    assert [seat["name"] for seat in table_status(other, again)["seats"]] == ["Zoë", "Low 2"]
    assert look(other, again)["names"] == ["Zoë", "Low 2"]


def test_seats_of_a_record_without_names_are_called_by_their_numbers(client: TestClient, table: str) -> None:
    record = client.get(f"/api/tables/{table}/record").json()
    del record["names"]
    again = upload(client, json.dumps(record)).json()["table"]
    for lang, names in (("en", ["Player 1", "Player 2"]), ("de", ["Spieler 1", "Spieler 2"])):
        ask = {"headers": {"accept-language": lang}}
        listed = client.get("/api/tables", **ask).json()  # type: ignore[arg-type]
        assert next(one["names"] for one in listed if one["table"] == again) == names
        seats = client.get(f"/api/tables/{again}/status", **ask).json()["seats"]  # type: ignore[arg-type]
        assert [seat["name"] for seat in seats] == names
        for path in ("", "/frames/2"):
            shown = client.get(f"/api/tables/{again}{path}", **ask).json()  # type: ignore[arg-type]
            assert shown["names"] == names
    assert "names" not in client.get(f"/api/tables/{again}/record").json()


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (["Ada"], "'names' must be a list of 2 names"),
        ("Ada", "'names' must be a list of 2 names"),
        (["Ada", "x" * 41], "a name is one line of 1 to 40 visible characters"),
        (["Ada", "\u202eneB"], "a name is one line of 1 to 40 visible characters"),
        (["Ada", 7], "a name is one line of 1 to 40 visible characters"),
    ],
)
def test_names_that_are_none_are_refused(client: TestClient, table: str, names: object, fault: str) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    line = 1 + record[: record.index('"names"')].count("\n")
    bad = record.replace('["Ada", "Ben"]', json.dumps(names))
    assert f"line {line}: {fault}" in problem(upload(client, bad), 400, "bad-record")


def test_an_uploaded_record_is_its_owners(client: TestClient, other: TestClient, table: str) -> None:
    again = upload(other, client.get(f"/api/tables/{table}/record").text).json()["table"]
    assert again not in [listed["table"] for listed in client.get("/api/tables").json()]
    listed = next(listed for listed in other.get("/api/tables").json() if listed["table"] == again)
    assert (listed["source"], listed["over"], listed["seed_known"]) == ("uploaded", True, True)
    assert look(other, again)["over"]
    problem(send(other, again, "P1 pick 1"), 401, "no-seat")
    problem(other.post(f"/api/tables/{again}/rematch"), 401, "no-seat")
    problem(client.delete(f"/api/tables/{again}"), 403, "not-host")
    problem(other.post(f"/api/tables/{again}/seats/0/invitation"), 409, "over")
    assert other.delete(f"/api/tables/{again}").status_code == 204


def test_an_unfinished_record_is_taken_too(client: TestClient, table: str) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    cut = sealed(record, actions=json.loads(record)["actions"][:4])
    again = upload(client, cut).json()["table"]
    assert client.get(f"/api/tables/{again}/timeline").json()["last"] == 2


def test_a_record_that_an_editor_has_marked_as_utf8_comes_in(client: TestClient, table: str) -> None:
    """Who puts other names in may have such an editor."""
    record = client.get(f"/api/tables/{table}/record").json() | {"names": ["Zoë", "Ада"]}
    again = upload(client, json.dumps(record, ensure_ascii=False).encode("utf-8-sig")).json()["table"]
    assert look(client, again)["names"] == record["names"]


def test_a_record_that_stops_where_chance_must_act_is_refused(client: TestClient, table: str) -> None:
    """No table stands there, so nothing of it could be shown."""
    record = client.get(f"/api/tables/{table}/record").text
    actions = json.loads(record)["actions"]
    second = actions.index("P1 pick 1", 2)
    draw = max(place for place, action in enumerate(actions[:second]) if action.startswith("roll"))
    for cut in (0, draw):
        assert "chance has still to act" in refused(client, sealed(record, actions=actions[:cut]))
    again = upload(client, sealed(record, actions=actions[: draw + 1])).json()["table"]
    assert look(client, again)["over"]


def test_a_record_is_kept_as_the_game_writes_it(client: TestClient, table: str) -> None:
    """A log that says the same otherwise could not be played again."""
    record = client.get(f"/api/tables/{table}/record").text
    loose = [action.replace(" ", "  ") if action[0] == "P" else action
             for action in json.loads(record)["actions"]]  # fmt: skip
    again = upload(client, sealed(record, actions=loose)).json()["table"]
    assert look(client, again)["over"]
    assert client.get(f"/api/tables/{again}/record").json()["actions"] == json.loads(record)["actions"]


def test_a_record_may_be_taken_in_and_removed_at_once(anywhere: TestClient) -> None:
    """Each is done before or after the other, never in vain."""
    table = new_table(anywhere, "here", "here")["table"]
    anywhere.post(f"/api/tables/{table}/end", json={"agree": True})
    record = anywhere.get(f"/api/tables/{table}/record").text
    id = upload(anywhere, record).json()["table"]

    def either(turn: int) -> int:
        if turn % 3:
            return int(upload(anywhere, record).status_code)
        return int(anywhere.delete(f"/api/tables/{id}").status_code)

    with ThreadPoolExecutor(8) as people:
        assert set(people.map(either, range(90))) <= {201, 204, 404}
    assert upload(anywhere, record).json() == {"table": id, "player": -1}
    assert look(anywhere, id)["over"]


def refused(client: TestClient, text: str | bytes, code: str = "bad-record") -> str:
    """Why a record is refused; nothing of it is kept."""
    live = client.app.state.context.matches._live  # type: ignore[attr-defined]
    before, living = client.get("/api/tables").json(), len(live)
    stranger = browser(client)
    message = problem(upload(stranger, text), 400, code)
    assert not stranger.cookies
    assert client.get("/api/tables").json() == before
    assert len(live) == living
    return message


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"actions": ["roll 5", "P1 pick 6"]}, "too-high"),
        ({"actions": ["roll 5", "P1 raise"]}, "not-now"),
        ({"actions": ["roll 5", "P1 fly"]}, "P1 fly"),
        ({"actions": ["roll 4"]}, "seed draws"),
        ({"actions": ["roll 5", "roll 5"]}, "roll 5"),
        ({"actions": ["P1 pick 1"]}, "seed draws"),
        ({"actions": ["roll 5", "\ud800"]}, "line"),
        ({"players": 3}, "3"),
        ({"players": 10**30}, "line 1: Fake is for 2 to 2 players"),
        ({"players": -1}, "line 1: Fake is for 2 to 2 players"),
        ({"options": {"luck": "none"}}, "none"),
        ({"options": {"\ud800": "\udfff"}}, "line 1: Fake has no option"),
        ({"rules_version": 2}, "rules version 2"),
        ({"edition": "e" * 16}, "edition"),
        ({"edition": "e" * 50_000}, "edition"),
        ({"rules_version": 10**4000}, "rules version"),
    ],
)
def test_an_edited_record_is_refused(
    client: TestClient, table: str, changes: dict[str, Any], words: str
) -> None:
    assert words in refused(client, sealed(client.get(f"/api/tables/{table}/record").text, **changes))


def test_a_rule_that_a_record_breaks_is_told_in_words(client: TestClient) -> None:
    with TestClient(create_app(client.app.state.context.settings, bot_pool=Here())) as real:  # type: ignore[attr-defined]
        play, rng = begun("mayor", 2, 1), Rng(1, 1)
        for _ in range(4):
            random_step(play, rng)
        text = json.loads(play.record.to_json())
        text["actions"].append(text["actions"][-1])
        english, german = (
            real.post(f"/api/records?lang={lang}", content=sealed(json.dumps(text))).json()["message"]
            for lang in ("en", "de")
        )
    for message in (english, german):
        assert "{" not in message
        assert "rule-" not in message
        assert text["actions"][-1] in message
    assert "the rules forbid" in english
    assert "nicht erlaubt" in german
    assert not german.endswith("..")


def test_one_that_was_edited_without_care_is_refused(client: TestClient, table: str) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    assert "edited or damaged" in refused(client, record.replace("P1 pick 1", "P1 pick 2", 1))
    assert "seed" in refused(client, record.replace(f'"{1:032x}"', '"1"'))


def test_one_that_was_cut_off_is_refused(client: TestClient, table: str) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    lines = record.splitlines(keepends=True)
    for end in range(1, len(lines)):
        assert "not a complete record" in refused(client, "".join(lines[:end]), "no-record")
    for end in range(1, len(record) - 1, 23):
        assert "not a complete record" in refused(client, record[:end], "no-record")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "1", '"x"', "{}", '{"format":"gridtown-record-1"}', b"\xff\xfe\x00",
     '{"format":"gridtown-record-1","game":5}', "9" * 5000, "\x00", "NaN"],
)  # fmt: skip
def test_what_is_no_record_is_refused(client: TestClient, text: str | bytes) -> None:
    assert refused(client, text, "no-record")


@pytest.mark.parametrize("text", ["[" * 60_000, '\n{"a":' * 9_000, '\n{"a":' + "[]" + "[" * 5_000 + "]}"])
def test_brackets_without_end_are_refused_in_words(client: TestClient, text: str) -> None:
    told = refused(client, text, "deep-record")
    line = 1 + text.count("\n", 0, 21 * len('\n{"a":'))
    assert f"deeper in each other than any record’s: see line {line}." in told


def test_the_record_of_a_game_nobody_knows_is_refused(client: TestClient, table: str) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    for game in ("chess", "\ud800", "../../etc/passwd", "g" * 50_000):
        said = problem(upload(browser(client), sealed(record, game=game)), 400, "no-such-game")
        assert "fake" in said
        assert len(said) < 500


def test_a_huge_record_is_refused(client: TestClient, table: str) -> None:
    record = json.loads(client.get(f"/api/tables/{table}/record").text)
    huge = json.dumps({**record, "actions": record["actions"] * 2000})
    assert "65,536" in problem(upload(client, huge), 413, "too-large")


def test_a_record_of_too_many_actions_is_refused(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = client.get(f"/api/tables/{table}/record").text
    monkeypatch.setattr("gridtown.table.replay.MAX_ACTIONS", 8)
    assert "more than the 8" in refused(client, record)


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_whole_game_is_small_enough_to_come_in(name: str) -> None:
    play, rng = begun(name, seats(name, 5), 0x5EED), Rng(0x5EED, 3)
    while not play.over:
        random_step(play, rng)
    assert len(play.record.to_json()) < Settings().body_limit / 2


# Rematches


def test_the_same_people_play_again(client: TestClient, other: TestClient, table: str) -> None:
    before = table_status(client, table)
    answer = client.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201
    again = answer.json()["table"]
    assert again != table
    assert other.post(f"/api/tables/{table}/rematch").json() == {"table": again, "player": 1}
    told = table_status(client, again)
    assert (
        [seat["name"] for seat in told["seats"]]
        == [seat["name"] for seat in before["seats"]]
        == ["Ada", "Ben"]
    )
    assert (told["seed_known"], told["end"], told["rematch"]) == (False, None, None)
    assert table_status(other, table)["rematch"] == again
    assert look(other, again)["view"]["viewer"] == 1
    assert send(client, again, look(client, again)["legal_actions"][0]["action"]).status_code == 200


def test_twice_at_once_is_one_rematch(client: TestClient, other: TestClient) -> None:
    with ThreadPoolExecutor(4) as hands:
        for _ in range(5):
            created = new_table(client)
            join(other, created)
            for person in (client, other):
                person.post(f"/api/tables/{created['table']}/end", json={"agree": True})
            address = f"/api/tables/{created['table']}/rematch"
            answers = list(hands.map(lambda person: person.post(address), (client, other) * 2))  # noqa: B023
            assert {answer.status_code for answer in answers} == {201}
            assert len({answer.json()["table"] for answer in answers}) == 1
    assert len(client.get("/api/tables").json()) == 10  # none too many


def test_no_rematch_follows_what_is_removed_meanwhile(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = client.app.state.context.store  # type: ignore[attr-defined]
    follow = store.follow

    async def too_late(match: str, rematch: str) -> bool:
        await store.remove(match)
        followed: bool = await follow(match, rematch)
        return followed

    monkeypatch.setattr(store, "follow", too_late)
    problem(client.post(f"/api/tables/{table}/rematch"), 404, "no-such-table")
    assert client.get("/api/tables").json() == []


def test_bots_come_along_and_substitutes_do_not(client: TestClient) -> None:
    table = new_table(client, "low", "person")["table"]
    client.post(f"/api/tables/{table}/seats/1/substitute", json={"bot": "low"})
    client.post(f"/api/tables/{table}/seats/1/substitute", json={"bot": None})
    client.post(f"/api/tables/{table}/end", json={"agree": True})
    again = client.post(f"/api/tables/{table}/rematch").json()["table"]
    assert look(client, again)["seats"] == ["low", "person"]
    assert [seat["agrees"] for seat in table_status(client, again)["seats"]] == [False, False]


def test_watchers_start_no_rematch(client: TestClient, table: str) -> None:
    problem(browser(client).post(f"/api/tables/{table}/rematch"), 401, "no-seat")


def test_where_the_rematch_was_removed_there_is_another(
    client: TestClient, other: TestClient, table: str
) -> None:
    first = client.post(f"/api/tables/{table}/rematch").json()["table"]
    for person in (client, other):
        person.post(f"/api/tables/{first}/end", json={"agree": True})
    assert client.delete(f"/api/tables/{first}").status_code == 204
    second = other.post(f"/api/tables/{table}/rematch").json()["table"]
    assert second != first
    assert look(client, second)["version"] == 1


def test_a_table_that_is_made_again_has_a_film_of_its_own(client: TestClient) -> None:
    def film_of(*actions: str) -> int:
        """The last frame of the table that one repeated request makes; it is removed again."""
        table = new_table(client, "here", "here", id="again")["table"]
        for action in actions:
            assert send(client, table, action).status_code == 200
        assert client.post(f"/api/tables/{table}/end", json={"agree": True}).status_code == 204
        last: int = client.get(f"/api/tables/{table}/timeline").json()["last"]
        assert client.delete(f"/api/tables/{table}").status_code == 204
        return last

    assert film_of("P1 pick 1") == 1
    assert film_of() == 0


def test_a_film_is_there_after_a_restart(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "here")["table"]
        for _ in range(20):
            for seat in (0, 1):
                play(client, table, seat)
        before = [frame(client, table, place, **{"as": 0}) for place in range(5)]
    with TestClient(fake_app(database)) as client:
        assert [frame(client, table, place, **{"as": 0}) for place in range(5)] == before


def test_what_there_is_to_step_through_is_sent_packed(client: TestClient) -> None:
    """Once a match is over nothing in it is secret, and all of its log comes at once."""
    with TestClient(create_app(client.app.state.context.settings, bot_pool=Here())) as real:  # type: ignore[attr-defined]
        text = sealed(played("neom", 2, 1).record.to_json())
        table = real.post("/api/records", content=text).json()["table"]
        last = real.get(f"/api/tables/{table}/timeline").json()["last"]
        for path in ("timeline", f"frames/{last}"):
            with real.stream("GET", f"/api/tables/{table}/{path}") as answer:
                assert answer.headers["content-encoding"] == "gzip"
                answer.read()
            assert len(answer.content) > 2 * int(answer.headers["content-length"])


# Passages


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("name", NAMES)
def test_all_that_happened_comes_passage_by_passage(
    name: str, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is short, none leaves anything out, and the words are those of a single one."""
    replay, words = replay_of(name), Messages(game_of(name), "en")
    names = [f"Player {number}" for number in range(8)]
    monkeypatch.setattr("gridtown.table.replay.PASSAGE", 7)
    most = 7 + max(len(events) for events in replay.events)
    events: list[Any] = []
    upto, passages = replay.last + 1, 0
    while upto > 0:
        passage = replay.passage(viewer, words, names, 0, upto)
        assert passage.events
        assert len(passage.events) <= most
        assert passage.since < upto
        events, upto, passages = [*passage.events, *events], passage.since, passages + 1
    monkeypatch.setattr("gridtown.table.replay.PASSAGE", 10_000)
    assert events == replay.passage(viewer, words, names, 0).events
    assert [event.version for event in events] == sorted(event.version for event in events)
    assert passages >= len(events) / most


def test_a_frame_tells_the_newest_alone(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = client.get(f"/api/tables/{table}/timeline").json()["last"]
    whole = frame(client, table, last)
    assert whole["since"] == 0
    monkeypatch.setattr("gridtown.table.replay.PASSAGE", 3)
    newest = frame(client, table, last)
    assert 0 < len(newest["events"]) < len(whole["events"])
    assert newest["events"] == [event for event in whole["events"] if event["version"] > newest["since"]]
    before = client.get(f"/api/tables/{table}/timeline/log", params={"upto": newest["since"]}).json()
    assert before["events"][-1]["version"] <= newest["since"]
    assert client.get(f"/api/tables/{table}/timeline/log", params={"since": last + 1}).json()["events"] == []


def test_words_are_kept_and_change_with_names_and_language(client: TestClient, table: str) -> None:
    def told(**query: str) -> list[str]:
        answer = client.get(f"/api/tables/{table}/timeline/log", params=query).json()
        return [event["text"] for event in answer["events"]]

    first = told()
    assert told() == first
    client.post(f"/api/tables/{table}/seats/0/name", json={"name": "Zoë"})
    assert told() == [text.replace("Ada", "Zoë") for text in first]
    [made] = client.app.state.context.replays._made.values()  # type: ignore[attr-defined]
    for number in range(10):
        client.post(f"/api/tables/{table}/seats/0/name", json={"name": f"Ada {number}"})
        told(lang="de")
    assert len(made._wordings) <= 4


def replay_of(name: str) -> Replay:
    """A match of random players, as long as it gets."""
    return Replay(game_of(name), played(name, 2, 0x5EED).record)

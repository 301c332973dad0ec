"""A game from elsewhere at the server: what a client needs that was built without it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.registry import game_of
from tests.server.client_calls import look, new_table
from tests.server.fake_bots import BOTS, Here
from tests.server.servers import settings

from gridtown.server.app import create_app

LOTS = {"game": "lots", "players": 2, "seats": ["person", "person"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    games = {"lots": game_of("lots")}
    with TestClient(create_app(settings(tmp_path / "tables.sqlite3"), games, Here(), tuple(BOTS))) as client:
        yield client


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "step-build = building"), ("de", "step-build = das Bauen")]
)
def test_it_tells_its_words_in_the_language_asked_for(server: TestClient, lang: str, said: str) -> None:
    assert said in server.get("/api/games/lots/words", params={"lang": lang}).json()["text"]


def test_a_view_says_which_game_and_who_looks_where_the_game_does_not(server: TestClient) -> None:
    """Its own `present` says neither."""
    table = new_table(server, **LOTS)["table"]
    view = look(server, table)["view"]
    assert (view["game"], view["viewer"]) == ("lots", 0)

"""A database as a release leaves it behind; `python -m tests.server.kept_release` writes one.

It is written once, with the sources of the release before (`PYTHONPATH=…/src:.`), when a release changes the
schema, and stays: `test_upgrade` rehearses what becomes of the matches in it. It is text, to be looked at.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Final

from starlette.testclient import TestClient
from tests.server.client_calls import browser, join, look, new_table, send, take_back
from tests.server.servers import fake_app

FOLDER: Final = Path(__file__).parent / "kept"
COOKIES: Final = "-- cookies: "
"""The beginning of the first line, which has the tokens of Ada and Ben, as they are in no database."""


def main() -> None:
    """Write the database that these sources leave behind, named by its migration."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        with TestClient(fake_app(database)) as ada:
            ben = browser(ada)
            play(ada, ben)
            cookies = f"{ada.cookies['gridtown']} {ben.cookies['gridtown']}"
        with closing(sqlite3.connect(database)) as connection:
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            text = "\n".join(connection.iterdump())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{revision}.sql").write_text(f"{COOKIES}{cookies}\n{text}\n", encoding="utf-8")


def play(ada: TestClient, ben: TestClient) -> None:
    """Leave behind a match in which something was taken back and said, one with a bot, a public one with a
    free seat, one that is over, and one that was ended.
    """
    running = new_table(ada, names=["Ada", "Ben"])
    join(ben, running)
    table = running["table"]
    send(ada, table, "P1 pick 1")
    take_back(ada, table)
    send(ada, table, "P1 pick 2")
    ada.post(f"/api/tables/{table}/chat", json={"id": "a", "text": "Hello"})
    with_bot = new_table(ada, "person", "low", names=["Ada", "Bot"])["table"]
    send(ada, with_bot, "P1 pick 1")
    _wait_for(ada, with_bot)
    new_table(ada, names=["Ada", "anybody"], public=True)
    over = new_table(ada, names=["Ada", "Ben"])
    join(ben, over)
    while not look(ada, over["table"])["over"]:
        for who in (ada, ben):
            if legal := look(who, over["table"])["legal_actions"]:
                send(who, over["table"], legal[0]["action"])
    ended = new_table(ada, "person", "low", names=["Ada", "Bot"])["table"]
    ada.post(f"/api/tables/{ended}/end", json={"agree": True})


def _wait_for(client: TestClient, table: str) -> None:
    """Until it is one's turn again."""
    while not look(client, table)["legal_actions"]:
        sleep(0.01)


if __name__ == "__main__":
    main()

"""Tables near their end, as files that a server and a device take in: whole games take long."""

import json
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.device import READY

from gridtown.bots import make_in_turn
from gridtown.device.addresses import answer
from gridtown.device.match import Match
from gridtown.device.request import Request
from gridtown.device.tables import Tables
from gridtown.table.info import MatchInfo
from gridtown.table.question import question_of, think
from gridtown.table.running_record import running_record

USUAL: Final = "steady"
"""The bot that plays for everybody until then."""


def near_its_end(game: str, people: int, bots: int, left: int, **options: str) -> str:
    """A running record with so many choices of its people left, or a few more. people sit first."""
    tables = Tables(lambda: datetime.now(UTC).replace(tzinfo=None), monotonic)
    body = {
        "game": game,
        "players": people + bots,
        "seats": ["here"] * people + [USUAL] * bots,
        "names": ["Ada", "Ben", "Cleo", "Dan"][: people + bots],
        "options": options,
        "pace": "at-once",
        "seed": "5eed",
    }
    made = answer(tables, Request.of("POST", "/api/tables", json.dumps(body)))
    match, before = tables.match(json.loads(made.body)["table"]), list[tuple[MatchInfo, int]]()
    while match.info.ended is None:
        if match.moment.next_bot is not None:
            match.let_bot_act(tables.now(), monotonic())
        else:
            before.append((match.info, len(match.log)))
            _choose(tables, match, len(before))
    info, length = before[-left]
    return running_record(info, match.seats, match.log[:length])


def _choose(tables: Tables, match: Match, number: int) -> None:
    """Let a bot choose for the person who is asked."""
    player = next(seat for seat in match.held if match.live.state.to_act >> seat & 1)
    choice = think(question_of(match.live, player, USUAL), match.game, make_in_turn).choice
    assert choice is not None
    command: dict[str, Any] = {
        "id": f"choice-{number}",
        "version": match.live.history.version(player),
        "action": match.game.write_action(choice),
    }
    asked = Request.of("POST", f"/api/tables/{match.info.id}/actions?seat={player}", json.dumps(command))
    assert answer(tables, asked).status == 200


def bring(page: Page, record: str) -> None:
    """Open a file in the first page: a table that goes on."""
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a game file").click()
    chosen.value.set_files({"name": "table.json", "mimeType": "application/json", "buffer": record.encode()})
    page.wait_for_url("**/tables/*", timeout=READY)

"""The table layer by itself: a game from its log, updates and a replay, with no server loaded."""

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from tests.registry import NAMES, drawn, game_of, seats

from gridtown.core.rng import Rng
from gridtown.messages import Messages
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.log import LogEntry, record_of
from gridtown.table.protocol import Update
from gridtown.table.replay import Replay
from gridtown.table.seats import PERSON, Seat, Seats
from gridtown.table.update import update

STEPS = 12

SERVERS = ("anyio", "asyncio", "multiprocessing", "sqlalchemy", "sqlite3", "starlette", "uvicorn")

MODULES = """
import sys
from gridtown.table import live_game, protocol, replay, update
print(*sorted(set(sys.argv[1:]) & sys.modules.keys()))
"""


def info_of(name: str, players: int) -> MatchInfo:
    game = game_of(name)
    return MatchInfo(
        id="t",
        game=name,
        players=players,
        options=game.setup(players).options,
        rules_version=game.facts.rules_version,
        edition=game.edition_hash,
        seed=f"{7:032x}",
        seed_known=True,
        host=None,
        public=False,
        guided=False,
        source="played",
        created=datetime(2026, 1, 1),
    )


def played(name: str, info: MatchInfo) -> tuple[LiveGame, list[LogEntry]]:
    """A few random steps, and the log that they leave."""
    live = LiveGame(game_of(name), info)
    log, rng = live.opening(), Rng(7, 1)
    for _ in range(STEPS):
        if not live.play.over:
            log += live.take(drawn(live.game, live.state, rng), None)
    return live, log


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_shown_and_replayed(name: str) -> None:
    players = seats(name, 2)
    info = info_of(name, players)
    live, log = played(name, info)
    again = LiveGame.replay(live.game, info, log)
    assert again.state.to_bytes() == live.state.to_bytes()
    people = Seats([Seat(player, PERSON, "") for player in range(players)])
    messages = Messages(live.game, "en")
    for viewer in (*range(players), None):
        shown = [msgspec.json.encode(update(game, viewer, messages, people)) for game in (live, again)]
        assert shown[0] == shown[1]
        assert msgspec.json.decode(shown[0], type=Update).version == live.history.version(viewer)
    replay = Replay(live.game, record_of(info, log))
    assert replay.states[-1].to_bytes() == live.state.to_bytes()
    assert replay.frame(replay.last, None, messages, people).over


def test_no_server_and_no_database_is_loaded_with_it(pure_env: dict[str, str], root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MODULES, *SERVERS],
        cwd=root,
        env=pure_env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []

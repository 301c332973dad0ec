"""Starting a server: port, address and database."""

import asyncio
import socket
from pathlib import Path

import pytest

from gridtown.server.running.run import _listen, address, bind
from gridtown.server.settings import LOOPBACK, Settings


def test_the_next_free_port_where_one_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with _listen(Settings(port=port)) as listener:
            assert port < listener.getsockname()[1] <= port + 20


def test_any_free_port() -> None:
    with _listen(Settings(port=0)) as listener:
        assert listener.getsockname()[1] > 0


def test_no_port_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gridtown.server.running.run.TRIED", 0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            _listen(Settings(port=taken.getsockname()[1]))


def test_small_answers_wait_for_nothing() -> None:
    """Else each would wait until the client has acknowledged what came before: 40 ms, which nobody sees."""

    async def undelayed() -> int:
        accepted = asyncio.Queue[asyncio.StreamWriter]()
        with bind(Settings(), 0) as listener:
            server = await asyncio.start_server(lambda _, writer: accepted.put_nowait(writer), sock=listener)
            _, mine = await asyncio.open_connection(*listener.getsockname())
            theirs = await accepted.get()
            option: int = theirs.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for writer in (mine, theirs):
                writer.close()
                await writer.wait_closed()
            server.close()
            await server.wait_closed()
        return option

    assert asyncio.run(undelayed())


def test_addresses() -> None:
    assert address(Settings(port=8000)) == "http://127.0.0.1:8000/"
    assert address(Settings(host="::1", port=81)) == "http://[::1]:81/"
    assert address(Settings(host="0.0.0.0", port=81)) == "http://127.0.0.1:81/"


def test_the_database_lies_among_the_users_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_file == tmp_path / "gridtown" / "tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # the specification: to be ignored
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Settings().database_file == tmp_path / ".local" / "share" / "gridtown" / "tables.sqlite3"


def test_which_names_are_answered_to() -> None:
    assert "localhost" in Settings().names
    assert Settings(host="0.0.0.0").names == {"*"}
    assert Settings(host="0.0.0.0", hosts=("play.example",)).names == {*LOOPBACK, "play.example"}
    assert Settings(host="games.example", hosts=("play.example",)).names == {"games.example", "play.example"}
    assert Settings(database="a").cookie != Settings(database="b").cookie

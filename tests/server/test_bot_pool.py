"""Bots in worker processes: whatever they do there, somebody moves and everybody else goes on."""

import io
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import anyio
import msgspec
import pytest
from tests.cases import some
from tests.registry import NAMES, begun, game_of, led, random_step, seats
from tests.server import bad_bots

from gridtown import bots
from gridtown.bots.hint import advise
from gridtown.bots.search import SearchBot
from gridtown.core.build import compiled
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.server.bots.pool import PROGRAM, BotPool
from gridtown.server.bots.worker import LENGTH, Order, frame, serve
from gridtown.table.question import Answer, Question, draw_lots, think

T = TypeVar("T")

SEED = 0x5EED

AMPLE = 60.0
"""Seconds for a bot that answers, even on a busy machine."""

BRIEF = 0.5
"""Seconds for one that never does."""

PARENT = """
import sys, anyio
from tests.server.test_bot_pool import BRIEF, question, toy
async def main():
    async with toy(time_limit=BRIEF) as bot_pool:
        for bot in sys.argv[1:]:
            print(await bot_pool.choose(question(bot)), flush=True)
        print("resting", flush=True)
        await anyio.sleep_forever()
try:
    anyio.run(main)
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


def toy(workers: int = 1, time_limit: float = AMPLE) -> BotPool:
    return BotPool(workers, time_limit, bad_bots.load, bad_bots.make_bot)


def question(bot: str, player: int = 0, seed: int = SEED, match: str = "m") -> Question:
    """What to do at the first bid of a match of Toy."""
    play = Play(bad_bots.load("toy"), bad_bots.load("toy").setup(3), SEED)
    return asked(play, bot, player, seed, match)


def asked(play: Play[Any], bot: str, player: int, seed: int = SEED, match: str = "m") -> Question:
    known = play.game.view(play.state, player).known.to_bytes()
    table = play.record
    return Question(table.game, table.players, table.options, bot, seed, player, 3, known, match)


def test_failures_are_counted() -> None:
    failed: list[str] = []
    bot_pool = BotPool(1, AMPLE, bad_bots.load, bad_bots.make_bot, failed.append)
    run(lambda pool: pool.choose(question("raising")), bot_pool)
    assert failed == ["toy"]


def lots(asked: Question) -> int:
    return draw_lots(asked, bad_bots.load(asked.game))


def run(what: Callable[[BotPool], Awaitable[T]], bot_pool: BotPool | None = None) -> T:
    async def inside() -> T:
        async with bot_pool or toy() as open:
            return await what(open)

    return anyio.run(inside)


def choose(bot: str, **more: Any) -> int:
    bot_pool = toy(time_limit=BRIEF if bot.startswith("hanging") else AMPLE)
    return run(lambda bot_pool: bot_pool.choose(question(bot, **more)), bot_pool)


# The choice


@pytest.mark.parametrize("name", some(NAMES, "mayor"))
def test_a_worker_chooses_what_this_process_would(name: str) -> None:
    play = led(begun(name, 3, SEED), Rng(SEED, 99), 20)
    quick = [bot for bot in bots.names() if compiled() or not issubclass(bots.BOTS[bot], SearchBot)]
    questions = [asked(play, bot, player) for bot in quick for player in play.game.players_to_act(play.state)]

    async def ask(bot_pool: BotPool) -> list[int]:
        return [await bot_pool.choose(question) for question in questions]

    here = [think(question, game_of(name), bots.make).choice for question in questions]
    assert run(ask, BotPool(1, 60)) == here


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_knows_goes_through_bytes_unharmed(name: str) -> None:
    play, rng = begun(name, seats(name, 4), SEED), Rng(SEED, 99)
    game = play.game
    for step in range(60):
        if play.over:
            break
        for player in game.players_to_act(play.state):
            view = game.view(play.state, player)
            again = View(player, game.from_bytes(view.known.to_bytes()))
            assert again.known == view.known
            assert game.legal_actions(again.known, player) == game.legal_actions(view.known, player)
            assert game.determinize(again, Rng(1)) == game.determinize(view, Rng(1))
            if step % 10 == 0:
                for action in game.legal_actions(view.known, player)[:20]:
                    assert game.value(again, action) == game.value(view, action)
        random_step(play, rng)


def test_it_draws_from_its_own_place_in_its_own_stream() -> None:
    def choices(player: int) -> list[int]:
        return [choose("random", player=player, seed=seed) for seed in range(4)]

    assert choices(0) == choices(0)
    assert [action & 0xFF for action in choices(0)] != [action & 0xFF for action in choices(1)]


# Bad bots


@pytest.mark.parametrize("bot", ["raising", "nonsense", "dying", "hanging", "vandal"])
def test_lots_are_drawn_for_a_bad_bot(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    asked = question(bot)
    assert choose(bot) == lots(asked)
    assert f"match m, player 0 ({bot} at toy): lots are drawn" in caplog.text
    assert str(SEED) not in caplog.text + repr(asked)
    assert str(asked.known) not in caplog.text + repr(asked)


def test_the_log_says_what_the_bot_did(caplog: pytest.LogCaptureFixture) -> None:
    for bot, complaint in [
        ("raising", "RuntimeError: a bug in a bot"),
        ("nonsense", "it chose 'nonsense', which is no legal action"),
        ("dying", "its process died twice"),
        ("vandal", "its process died twice"),
        ("hanging", "it thought for longer than 0.5 s"),
        ("unknown", "KeyError: 'unknown'"),
    ]:
        choose(bot)
        assert complaint in caplog.text


def test_a_bot_whose_process_dies_is_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    pids = tmp_path / "pids"
    assert choose(f"first-dying:{pids}") == think(question("random"), bad_bots.load("toy"), bots.make).choice
    assert len(set(pids.read_text().split())) == 2
    assert not caplog.records


def test_a_bot_that_hangs_is_asked_once_and_its_process_ended(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    choose(f"hanging:{pids}")
    (pid,) = pids.read_text().split()
    assert is_gone(pid)


def test_a_worker_that_died_while_it_rested_is_replaced(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    expected = think(question("random"), bad_bots.load("toy"), bots.make).choice

    async def ask(bot_pool: BotPool) -> None:
        for number in range(4):
            assert await bot_pool.choose(question(f"random:{pids}")) == expected
            pid = int(pids.read_text().split()[-1])
            os.kill(pid, signal.SIGKILL)
            await anyio.sleep(0.2 * (number % 2))  # found dead, or found out

    run(ask)
    assert len(set(pids.read_text().split())) == 4


def test_what_a_bot_prints_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    assert choose("talking") == lots(question("talking"))
    assert "!" * 100_000 in capfd.readouterr().err


def test_a_game_that_cannot_be_loaded_is_an_error() -> None:
    with pytest.raises(ImportError):
        run(lambda bot_pool: bot_pool.choose(Question("none", 2, {}, "random", 1, 0, 0, b"")))


def test_a_process_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert choose("random") == lots(question("random"))


def test_a_process_that_never_gets_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gridtown.server.bots.pool.START_LIMIT", 0.2)
    monkeypatch.setattr("gridtown.server.bots.pool.PROGRAM", "import time; time.sleep(60)")
    assert choose("random") == lots(question("random"))


def test_where_no_process_may_stand_back_bots_think_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    forbidden = (
        "import os\ndef nice(_):\n    raise PermissionError(1, 'Operation not permitted')\nos.nice = nice\n"
    )
    monkeypatch.setattr("gridtown.server.bots.pool.PROGRAM", forbidden + PROGRAM)
    failed: list[str] = []
    bot_pool = BotPool(1, AMPLE, bad_bots.load, bad_bots.make_bot, failed.append)
    run(lambda pool: pool.choose(question("random")), bot_pool)
    assert failed == []


def test_only_functions_of_a_module_will_do() -> None:
    with pytest.raises(Exception, match="lambda"):
        BotPool(1, 1.0, lambda _: bad_bots.load("toy"))


# Many at once


def test_many_at_once_wait_their_turn(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    found: dict[int, int] = {}

    async def ask(bot_pool: BotPool) -> None:
        async def one(number: int) -> None:
            bot = ("slow", f"random:{pids}", "raising", "dying")[number % 4]
            found[number] = await bot_pool.choose(question(bot, number % 3))

        async with anyio.create_task_group() as tasks:
            for number in range(24):
                tasks.start_soon(one, number)

    run(ask, toy(2, 30))
    assert found == {number: lots(question("random", number % 3)) for number in range(24)}


def test_the_event_loop_goes_on_meanwhile() -> None:
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await anyio.sleep(0.005)
            ticks += 1

    async def ask(bot_pool: BotPool) -> None:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(tick)
            await bot_pool.choose(question("hanging"))
            tasks.cancel_scope.cancel()

    run(ask, toy(time_limit=BRIEF))
    assert ticks > 10


def test_nobody_waits_for_an_answer_any_more(tmp_path: Path) -> None:
    pids = tmp_path / "pids"

    async def ask(bot_pool: BotPool) -> int:
        with anyio.move_on_after(10) as scope:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(bot_pool.choose, question(f"hanging:{pids}"))
                while not (pids.exists() and pids.read_text()):
                    await anyio.sleep(0.02)
                tasks.cancel_scope.cancel()
        assert not scope.cancelled_caught
        return await bot_pool.choose(question("random"))

    assert run(ask, toy(1, 60)) == lots(question("random"))
    assert is_gone(pids.read_text())


# The process itself


def test_a_worker_answers_until_there_are_no_more_questions() -> None:
    asked = [question("random"), question("raising"), question("nonsense")]
    order = Order(bad_bots.load, bad_bots.make_bot, advise, 60)
    questions = b"".join(frame(pickle.dumps(content)) for content in [order, *asked])
    answers = io.BytesIO()
    serve(io.BytesIO(questions), answers)
    expected = [think(question, bad_bots.load("toy"), bad_bots.make_bot) for question in asked]
    assert [answer.choice for answer in expected] == [lots(asked[0]), None, None]
    said = io.BytesIO(answers.getvalue())
    for wanted in expected:
        assert said.read(LENGTH) == frame(b"")
        content = said.read(int.from_bytes(said.read(LENGTH), "big"))
        found = msgspec.json.decode(content, type=Answer)
        assert found.seconds > 0
        assert found.choice == wanted.choice
        assert found.complaint.splitlines()[-1:] == wanted.complaint.splitlines()[-1:]
    assert said.read() == b""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
def test_ctrl_c_in_the_terminal_is_not_for_workers(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with parent(f"random:{pids}") as process:
        wait_for(process, "resting")
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (out, err, process.returncode) == ("stopped\n", "", 0)
    assert is_gone(pids.read_text())


@pytest.mark.parametrize("bot", ["random", "hanging"])
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing to kill with")
def test_workers_end_with_the_server_however_it_ends(bot: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with parent(f"{bot}:{pids}") as process:
        if bot == "random":
            wait_for(process, "resting")
        while not pids.exists() or not pids.read_text():
            time.sleep(0.02)
        process.kill()
        process.wait(20)
    assert is_gone(pids.read_text())


def parent(*bots: str) -> subprocess.Popen[str]:
    """A process in whose workers bots think."""
    path = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-c", PARENT, *bots],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )


def wait_for(process: subprocess.Popen[str], said: str) -> None:
    assert process.stdout is not None
    while (line := process.stdout.readline().strip()) != said:
        assert line


def is_gone(pid: str) -> bool:
    """Whether the process ends within some seconds."""
    for _ in range(400):
        try:
            os.kill(int(pid), 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{pid}/status")
        if status.exists() and "State:\tZ" in status.read_text():  # it waits for its burial
            return True
        time.sleep(0.02)
    return False

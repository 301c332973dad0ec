"""What bots may think where many wait: less, the more there are, and never too long."""

from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import anyio
import pytest
from tests.server import bad_bots
from tests.server.test_bot_pool import question

from gridtown import bots
from gridtown.bots.bot import Bot
from gridtown.bots.search import SearchBot
from gridtown.bots.skilled import SkilledBot
from gridtown.bots.uniform import RandomBot
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.server.bots.budget import Budget
from gridtown.server.bots.pool import BotPool
from gridtown.table.question import Answer, Question, think


def share_of(waiting: int, workers: int = 1, seconds: float = 2.0, times: float = 1.0) -> int:
    """What the first of so many gets whose answers take `times` seconds each."""
    budget = Budget(workers, seconds)
    budget.note("kind", 100, times)
    with ExitStack() as all_at_once:
        for _ in range(waiting):
            all_at_once.enter_context(budget.asked("kind"))
        return budget.share()


def test_who_is_alone_may_use_all() -> None:
    assert share_of(1) == share_of(2) == 100


def test_the_more_wait_the_less_each_may_use() -> None:
    assert [share_of(waiting) for waiting in (4, 8, 40, 400)] == [50, 25, 5, 0]
    assert share_of(8, workers=2) == 50
    assert share_of(8, seconds=4.0) == 50
    assert share_of(8, times=0.1) == 100


def test_what_was_answered_waits_no_longer() -> None:
    budget = Budget(1, 2.0)
    budget.note("kind", 100, 4.0)
    with budget.asked("kind"):
        assert budget.share() == 50
    assert budget.share() == 100


def test_times_are_those_of_the_whole_effort_and_follow_what_is_seen() -> None:
    budget = Budget(1, 1.0)
    budget.note("kind", 50, 1.0)
    with budget.asked("kind"), budget.asked("other"):
        assert budget.share() == 50  # 2 s of the one; of the other nothing is known yet
        for _ in range(50):
            budget.note("kind", 100, 4.0)
        assert budget.share() == 25


class Noting(BotPool):
    """Answers at once, and keeps what was asked. seconds: what an answer is said to take, at full effort."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, 60, bad_bots.load, bad_bots.make_bot, answer_time=2.0)
        self.seconds = seconds
        self.asked: list[Question] = []

    async def _ask(self, question: Question) -> Answer:
        self.asked.append(question)
        await anyio.sleep(0.001)
        return Answer(1, seconds=self.seconds * question.share / 100)


def test_a_queue_is_worked_off_in_the_set_time() -> None:
    async def ask(pool: BotPool) -> None:
        async with anyio.create_task_group() as tasks:
            for _ in range(40):
                tasks.start_soon(pool.choose, question("random"))

    pool = Noting(1.0)
    anyio.run(ask, pool)
    shares = [question.share for question in pool.asked]
    assert shares[0] == 100  # nothing was known before
    assert max(shares[1:20]) <= 10
    assert shares[-1] == 100
    assert shares[1:] == sorted(shares[1:])


class Late(Noting):
    """Takes longer than it may with the whole effort."""

    async def _ask(self, question: Question) -> Answer:
        self.asked.append(question)
        late = question.share > 20
        return Answer(None if late else 1, seconds=10.0 if late else 0.1, late=late)


def test_a_search_that_took_too_long_is_the_policys_choice_and_gets_less_the_next_time() -> None:
    async def ask(pool: BotPool) -> list[int]:
        return [await pool.choose(question(bot)) for bot in ("best", "best")]

    pool = Late(1.0)
    assert anyio.run(ask, pool) == [1, 1]
    assert [question.share for question in pool.asked] == [100, 0, 20]


def test_every_kind_has_a_time_of_its_own() -> None:
    async def ask(pool: BotPool) -> None:
        for bot in ("slow", "random"):
            await pool.choose(question(bot))
        async with anyio.create_task_group() as tasks:
            for _ in range(30):
                tasks.start_soon(pool.choose, question("random"))

    pool = Noting(0.0)
    anyio.run(ask, pool)
    assert {question.share for question in pool.asked} == {100}


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("share", [100, 50, bots.FLOOR, bots.FLOOR - 1, 0])
def test_the_policy_stands_in_for_a_search_without_time(name: str, share: int) -> None:
    bot = bots.make_in_turn(name, bad_bots.load("toy"), Rng(1), share)
    kind = bots.BOTS[name]
    if not issubclass(kind, SearchBot):
        assert type(bot) is kind
    elif share >= bots.FLOOR:
        assert type(bot) is kind
        assert bot.percent == share
    else:
        assert type(bot) is SkilledBot


SHARES: list[int] = []


def noting(name: str, game: Game[Any], rng: Rng, share: int) -> Bot:  # noqa: ARG001
    SHARES.append(share)
    return RandomBot(game, rng)


def test_a_bot_is_made_with_its_share() -> None:
    think(replace(question("best"), share=37), bad_bots.load("toy"), noting)
    assert SHARES == [37]

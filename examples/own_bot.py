"""A bot of one's own against the one that throws dice: it always takes what can be sold or built first."""

from typing import Any

from gridtown.bots import BOTS
from gridtown.bots.bot import Bot
from gridtown.core.view import View
from gridtown.games import load
from gridtown.study.simulate import new_job, simulate


class FirstBot(Bot):
    """Takes the first action there is."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        del view  # it doesn't even look
        return legal_actions[0]


BOTS["first"] = FirstBot

neom = load("neom")
job = new_job(neom, None, neom.setup(2), ["first", "random"], seed=1)
study = simulate(job, 10)
for seat in study.tally.seats():
    assert seat.win_share is not None
    assert seat.mean is not None
    print(f"{seat.bot:7} mean {seat.mean:5.1f}, won {seat.win_share:.0%}")

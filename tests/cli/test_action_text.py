"""Choices in words: costs, and changes for oneself and for others."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.toy import Toy, ToyState

from gridtown.cli.action_text import preview_words
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.view import View
from gridtown.messages import FUNCTIONS, Messages

SAID = """
play-change = { $what } { STEP($amount) }
preview-bid = { $amount } coins for stone { $stone }
line-coins = Coins
line-stones = Stones
change-stones = Stones { STEP($amount) }, from { $from } to { $to }
"""


class Telling(Toy):
    def preview(self, view: View[ToyState], action: int) -> Preview:
        del view, action
        costs = [Cost(None, 2, "bid", {"stone": 5, "amount": 99}, conditional=True)]
        args: dict[str, int | str | list[int] | list[str]] = {"from": 3, "to": 7}
        return Preview(
            costs, [Change("coins", -2), Change("stones", 4, args=args), Change("coins", 1, True, player=1)]
        )


def test_costs_then_changes_and_whose_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(SAID))
    monkeypatch.setattr("gridtown.messages._bundle", lambda *_: bundle)
    toy = Telling()
    view = toy.view(toy.initial(toy.setup(2)), 0)
    assert preview_words(toy, view, 0, Messages(toy, "en"), ["Ada", "Ben"]) == [
        "2 coins for stone 5?",
        "Coins −2",
        "Stones +4, from 3 to 7",
        "Ben: Coins +1?",
    ]

"""Every card is in one place and every tile lies once, at every ply."""

from collections import Counter
from typing import Any

import pytest
from tests.games.skylines.playing import numbers, seat, words

from gridtown.core.event import Event
from gridtown.core.rng import Rng
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.proof

SETUPS = [(1, "introduction"), (4, "1"), (2, "2"), (3, "3"), (2, "4"), (4, "4"), (1, "5"), (3, "5")]
LEAVING = {"news-gone": "news", "news-boxed": "news", "policy-gone": "policy"}


def whereabouts(game: Skylines, state: SkylinesState) -> Counter[int]:
    """All cards that lie on the table, each as often as it is found."""
    text = words(game, state)
    found: Counter[int] = Counter()
    for key in ("stack1", "stack2", "stack3", "pile"):
        found.update(numbers(text[key]))
    found.update(int(item.partition(":")[0]) for item in text.get("city", "").split(",") if item)
    found.update([int(text["news"])] if "news" in text else [])
    if text.get("phase") in ("tile", "place"):
        found.update([int(text["card"])])
    for player in range(state.size):
        found.update(numbers(seat(game, state, player)["cards"]))
    return found


def roles(game: Skylines, state: SkylinesState) -> Counter[int]:
    found = Counter(numbers(words(game, state)["roles"]))
    for player in range(state.size):
        held = seat(game, state, player)
        found.update(numbers(held.get("role", "")) | numbers(held.get("offers", "")))
    return found


def check_tiles(game: Skylines, state: SkylinesState) -> None:
    """No two tiles overlap, all lie on face-up land, and no more of a zone's shape than there are."""
    box: Any = game.components()
    text = words(game, state)
    squares: Counter[str] = Counter()
    shapes: Counter[tuple[str, str]] = Counter()
    types = {row["number"]: row["type"] for row in box["cards"]}
    orientations = game.tables.orientations
    if state.city is None:
        return
    for card, place in zip(state.city.cards, state.city.places, strict=True):
        shapes[
            types.get(int(card), "unique"), orientations.shapes[orientations.shape_of[int(place) >> 10]]
        ] += 1
    for item in filter(None, text["city"].split(",")):
        squares.update(item.partition(":")[2].split("+"))
    assert max(squares.values(), default=1) == 1
    for row in box["tiles"]:
        if row["type"] in ("residential", "commercial", "industrial"):
            assert shapes[row["type"], row["shape"]] <= row["count"]


def gone(heard: list[Event]) -> list[int]:
    """Cards that went to the box: news, policies, and a policy that was played."""
    found = [int(str(event.args[LEAVING[event.id]])) for event in heard if event.id in LEAVING]
    played = [int(str(event.args["card"])) for event in heard if event.id == "played"]
    return found + [card for card in played if 96 <= card <= 105]


@pytest.mark.parametrize(("players", "scenario"), SETUPS)
def test_cards_and_tiles(skylines: Skylines, players: int, scenario: str) -> None:
    rng = Rng(players + 31)
    state = skylines.initial(skylines.setup(players, {"scenario": scenario}))
    all_cards, boxed = whereabouts(skylines, state), Counter[int]()
    while state.to_act:
        if words(skylines, state)["phase"] == "act" and not rng.below(4):
            state = richer(skylines, state)
        player = skylines.players_to_act(state)[0]
        options = skylines.legal_actions(state, player)
        heard: list[Event] = []
        state.journal = heard
        skylines.push(state, options[int(rng.below(len(options)))])
        state.journal = None
        boxed.update(gone(heard))
        assert whereabouts(skylines, state) + boxed == all_cards, skylines.write_state(state)
        assert max(roles(skylines, state).values(), default=1) == 1
        check_tiles(skylines, state)


def richer(game: Skylines, state: SkylinesState) -> SkylinesState:
    """The same position with full tracks, so that the game goes on."""
    fresh = {"money": 30, "happiness": 9, "power": 5, "water": 5, "garbage": 5}
    fresh |= dict.fromkeys(("employment", "pollution", "traffic", "crime"), 0)
    found = []
    for word in game.write_state(state).split(" "):
        key = word.partition("=")[0]
        found.append(f"{key}={fresh[key]}" if key in fresh else word)
    return game.parse_state(" ".join(found))

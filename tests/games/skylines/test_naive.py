"""The rules against a second, naive reading of the rulebook (naive.py), in step."""

from functools import cache

import pytest
from tests.games.skylines.naive import TRACKS, Box, Naive, facts_of
from tests.games.skylines.playing import ONE_EACH, TWO_EACH

from gridtown.core.errors import InvalidAction
from gridtown.core.rng import Rng
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.proof

SETUPS = [(players, scenario) for scenario in ("introduction", *"12345") for players in (1, 2, 3, 4)]
RANGES = {
    "money": (0, 30), "happiness": (-3, 25), "power": (-4, 10), "water": (-4, 10), "garbage": (-4, 10),
    "employment": (-4, 4), "pollution": (0, 9), "traffic": (0, 9), "crime": (0, 9), "skyline": (-6, 40),
}  # fmt: skip
"""What the markers of a prepared position show."""
RANKS = {"unique": range(76, 86), "policy": range(96, 106), "news": range(106, 116)}


@cache
def box(game: Skylines) -> Box:
    return Box(game.components())


class Pair:
    """Both games in step."""

    def __init__(self, game: Skylines, state: SkylinesState, naive: Naive) -> None:
        self.game = game
        self.state = state
        self.naive = naive

    def compare(self) -> None:
        """Who acts, what they may do, and all that lies on the table."""
        text = self.game.write_state(self.state)
        active = self.game.players_to_act(self.state)
        assert active == ([] if self.naive.to_act() is None else [self.naive.to_act()]), text
        found, wanted = facts_of(text), self.naive.facts()
        assert {key: found[key] for key in found if found[key] != wanted[key]} == {
            key: wanted[key] for key in found if found[key] != wanted[key]
        }, text
        for player in active:
            actions = [self.game.write_action(a) for a in self.game.legal_actions(self.state, player)]
            assert sorted(actions) == self.naive.legal(player), text

    def step(self, rng: Rng, ends: int) -> None:
        """Any legal action; a Milestone is ended, or a swap done, once in `ends` times that it could be."""
        options = self.naive.legal(self.game.players_to_act(self.state)[0])
        others = [text for text in options if not text.endswith(("end", "done"))]
        if len(others) < len(options) and others and rng.below(ends):
            options = others
        plays = [text for text in options if " exchange " not in text]
        if plays and rng.below(3):
            options = plays
        self.play(options[int(rng.below(len(options)))])

    def play(self, text: str) -> None:
        self.naive.play(text)
        self.game.push(self.state, self.game.parse_action(text))

    def prepare(self, rng: Rng) -> None:
        """Go on from another position, in which there is something to do."""
        while True:
            text = self._prepared(rng)
            naive = Naive.read(box(self.game), text)
            if naive.to_act() is not None:
                self.state, self.naive = self.game.parse_state(text), naive
                return
            with pytest.raises(InvalidAction, match="nothing can be done"):
                self.game.parse_state(text)

    def _prepared(self, rng: Rng) -> str:
        """The position with markers moved; now and then also a piece turned up and cards moved about."""
        text = self.game.write_state(self.state)
        for track, (low, high) in RANGES.items():
            text = _with(text, track, str(low + int(rng.below(high - low + 1))))
        if not rng.below(8):
            boards = [item[0] for item in _value(text, "map").split(",")]
            up = {*_value(text, "pieces"), boards[int(rng.below(len(boards)))]}
            text = _with(text, "pieces", "".join(sorted(up)))
        if not rng.below(4):
            text = _with_effects(text, rng)
        if not rng.below(12):
            for stage in "123":
                some = [card for card in _value(text, f"stack{stage}").split(",") if not rng.below(4)]
                text = _with(text, f"stack{stage}", ",".join(some))
        return text


def _with_effects(text: str, rng: Rng) -> str:
    """A position with two unique buildings built, a news card lying and a policy on a display."""
    stacks = [item for stage in "123" for item in _value(text, f"stack{stage}").split(",") if item]
    found = {key: [item for item in stacks if int(item) in numbers] for key, numbers in RANKS.items()}
    uniques = {*_value(text, "uniques").split(","), *(_some(found["unique"], rng) for _ in "ab")} - {""}
    news, policy = _some(found["news"], rng) or _value(text, "news"), _some(found["policy"], rng)
    gone = {*uniques, news, policy}
    for stage in "123":
        left = [item for item in _value(text, f"stack{stage}").split(",") if item not in gone]
        text = _with(text, f"stack{stage}", ",".join(left))
    if uniques:
        text = _with(text, "uniques", ",".join(sorted(uniques)))
    if news:
        text = _with(text, "news", news)
    return text.replace("cards=", f"cards={policy},", 1) if policy else text


def _some(items: list[str], rng: Rng) -> str:
    return items[int(rng.below(len(items)))] if items else ""


def _value(text: str, key: str) -> str:
    """What a key of the table says."""
    return next((word.partition("=")[2] for word in text.split(" ") if word.startswith(f"{key}=")), "")


def _with(text: str, key: str, value: str) -> str:
    """A position with another value of a key of the table."""
    if f" {key}=" not in text:
        return text.replace("skylines ", f"skylines {key}={value} ", 1)
    return " ".join(f"{key}={value}" if word.startswith(f"{key}=") else word for word in text.split(" "))


def started(
    game: Skylines, players: int, scenario: str, level: str = "advanced", roles: str = "chosen"
) -> Pair:
    chosen = {"scenario": scenario, "level": level, "roles": roles}
    offered = {
        "scenario",
        *(["roles"] if scenario in "2345" else []),
        *(["level"] if scenario == "5" else []),
    }
    setup = game.setup(players, {name: chosen[name] for name in chosen if name in offered})
    return Pair(game, game.initial(setup), Naive(box(game), players, scenario, level, roles))


@pytest.mark.parametrize(("players", "scenario"), SETUPS)
def test_random_games(skylines: Skylines, players: int, scenario: str) -> None:
    rng = Rng(players)
    for level in ("beginner", "advanced", "expert") if scenario == "5" else ("advanced",):
        pair = started(skylines, players, scenario, level)
        pair.compare()
        while pair.state.to_act:
            pair.step(rng, 6)
            pair.compare()
        check_outcome(pair)


def play_on(pair: Pair, rng: Rng, plies: int) -> None:
    """A game kept alive: now and then the markers are set anew, so that all that comes late is met too."""
    for _ in range(plies):
        if not pair.state.to_act:
            break
        if " phase=act " in pair.game.write_state(pair.state) and not rng.below(3):
            pair.prepare(rng)
        pair.compare()
        pair.step(rng, 5)
    pair.compare()
    check_outcome(pair)


@pytest.mark.parametrize("seeds", [pytest.param((50, 60), marks=pytest.mark.variant), (70,)])
@pytest.mark.parametrize(("players", "scenario"), SETUPS)
def test_games_whose_markers_are_moved(
    skylines: Skylines, players: int, scenario: str, seeds: tuple[int, ...]
) -> None:
    for seed in seeds:
        play_on(started(skylines, players, scenario), Rng(seed + players), 300)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_with_the_tests_own_cards(game: Skylines, players: int) -> None:
    """Among them roles that make pieces and the payment for Employment cheaper."""
    play_on(started(game, players, "2", roles="random"), Rng(players), 400)


MAP = "map=B:0:0:0,E:1:0:1,A:2:0:0"
LAST = f"city={TWO_EACH}"
FIRST = f"pieces=A city={ONE_EACH['A']}"
PREPARED = [
    # the last Milestone about to end, with and without a tile missing
    f"{LAST} money=20 happiness=4 uniques=77 news=111 / cards=8,9,19 role=95 / cards=10",
    f"{LAST.replace(',24:d1', '')} money=9 power=-2 crime=6 / cards=8,9,18,24 / cards=10",
    # one about to end, with policies, news and little to draw from
    f"{FIRST} money=12 news=115 employment=1 stack1=5,6 stack2=106,98,30,31 stack3=111,112,55 pile=11"
    " / cards=8,96,103 role=88 / cards=9,101,78 role=86 / cards=10,97,99 role=87",
    f"pieces=E city={ONE_EACH['E']} money=20 stack1=7 stack2=106,107,108 stack3=113,114"
    " / cards=8,9,12,96 role=93 / cards=10,13,97 role=94",
    # near the end of the stacks
    f"pieces=EA {FIRST[9:]},24:g1 money=15 happiness=9 stack1=7 stack2=106,38 stack3=114 pile=11,50"
    " / cards=8,9,25 / cards=10,14,28,51",
    # on the brink of every loss
    f"{FIRST} money=3 happiness=-4 skyline=-7 employment=2 power=-1 water=-4"
    " / cards=8,96,14 / cards=1,97,26",
    "pieces=A money=2 power=-5 water=-4 garbage=-5 crime=10 traffic=10 pollution=9 employment=-4"
    " / cards=7,12,96 / cards=1,13",
]  # fmt: skip


@pytest.mark.parametrize("position", PREPARED)
def test_prepared_positions(game: Skylines, position: str) -> None:
    for seed in range(8):
        state, rng = game.parse_state(f"skylines scenario=4 {MAP} {position}"), Rng(seed)
        pair = Pair(game, state, Naive.read(box(game), game.write_state(state)))
        for _ in range(60):
            pair.compare()
            if not pair.state.to_act:
                break
            pair.step(rng, 2)
        check_outcome(pair)


def check_outcome(pair: Pair) -> None:
    """How it ended, the score, and whether that is a success."""
    outcome = pair.game.outcome(pair.state)
    if outcome is None:
        assert pair.naive.to_act() is not None
        return
    assert outcome.termination == pair.naive.ending
    assert outcome.scores == [pair.naive.sheet.skyline] * len(pair.naive.seats)
    assert outcome.success == (outcome.termination == "completed" and pair.naive.sheet.skyline >= 21)


def test_the_tracks_are_the_edition_s(skylines: Skylines) -> None:
    assert tuple(row["id"] for row in box(skylines).components["tracks"]) == TRACKS

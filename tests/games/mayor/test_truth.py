"""What Mayor says is true: refusals and previews, held against a judge that shares nothing with the rules."""

from collections.abc import Iterator
from functools import cache

import pytest
from tests.games.mayor.judge import MayorJudge
from tests.games.mayor.planted import PLANTED
from tests.games.mayor.reading import words_of
from tests.games.truth import Trial, at_random_and_greedy, never_told

from gridtown.core.action import argument_of, kind_of
from gridtown.core.build import compiled
from gridtown.core.game import Setup
from gridtown.core.rng import Rng
from gridtown.games.mayor.actions import CLAIM, PLACE
from gridtown.games.mayor.components import read_edition
from gridtown.games.mayor.game import Mayor
from gridtown.games.mayor.refusals import LIFTED, RULE_IDS
from gridtown.games.mayor.state import MayorState

VARIANTS: list[list[str]] = [[], ["events"], ["amenities"], ["events", "amenities"]]

NOT_HERE = {"waiting"}
"""Shared rules that can't come up: in Mayor one player acts at a time."""

EVERY = 4000
"""More actions than a kind has: all are tried."""

FEW = 12
"""So many actions of a kind find most of the planted faults."""

GAMES = 4
"""In so many games a planted fault has to be found."""

SQUARES = [f"{block}{number}" for block in "abcdefghij" for number in "1234"]
LYING = [1, 2, *range(11, 49)]
FULL = "mayor amenities=yes {} claims= city={} faces=9 hidden=10 / banker=9c marker={} tiles={} / banker=48"


def laid(count: int) -> str:
    """A City with tiles on the last squares, so many."""
    return ",".join(f"{square}:{tile}" for square, tile in zip(SQUARES[-count:], LYING, strict=False))


RARE = {
    "poor before a move": "mayor phase=move event=2 / banker=2b marker=bank / citizen=9a marker=shop / ",
    "as many tiles as two may have": "mayor / marker=shop tiles=3,4,17,41 / ",
    "a type is barred": "mayor event=7 city=a1:26,c2:3 / citizen=26 banker=3a marker=bank tiles=25,9 / / ",
    "streets are closed": "mayor event=2 city=a1:1,b2:35 / citizen=30 banker=2b marker=church tiles=3,36 / /",
    "a Park by Statues": "mayor city=b1:33,b2:1 / citizen=29 banker=1 marker=shop tiles=29,30 / / /",
    "by an amenity no gold": "mayor amenities=yes using=41 claims=ad city=e1:1 /"
    " citizen=26 banker=2a marker=bank tiles=35,41,42,3 / citizen=18b banker=15b / ",
    "an amenity of no use": "mayor amenities=yes faces=1 hidden= / marker=shop tiles=41 / /",
    "an amenity instead": "mayor amenities=yes event=2 city=a1:1 /"
    " citizen=26 banker=3a marker=church tiles=3,9,41 / citizen=18b banker=15b / ",
    "an amenity instead of gold": "mayor amenities=yes event=7 claims=abcd /"
    " citizen=26 banker=3a marker=bank tiles=25,41 / citizen=18b banker=15b / ",
    "an amenity instead of the Rainbow's step": "mayor amenities=yes claims= /"
    " citizen=9a banker=3a marker=statue tiles=33,41 / / ",
    "an amenity that would cost too much": "mayor amenities=yes claims=abcd /"
    " citizen=26 banker=1 marker=church tiles=33,41 / / ",
    "an amenity for a tile, but none to place": "mayor amenities=yes faces=9,17 hidden= claims= /"
    " citizen=26 banker=0 marker=shop tiles=41,42,43 / / ",
    "no room for the amenity": FULL.format("", laid(39), "church", "9,49").replace("faces=9 ", "faces= "),
    "no room to place": FULL.format("using=49", laid(39), "shop", "50").replace("tiles=50", "tiles=3,49"),
    "no room at all, at the limit": FULL.format("", laid(40), "shop", "3,4,5,49"),
    "no room at all": FULL.format("", laid(40), "shop", "49").replace("9:49", "9:10"),
    "a last placement": "mayor amenities=yes phase=final final=1 neutral= city=a1:1 /"
    " citizen=26 banker=3a marker=bank tiles=3,35,41 / citizen=8a / ",
    "steps that can't be paid for": "mayor phase=walk cause=rainbow placing=35@b1 city=b1:35 /"
    " citizen=21 banker=3b marker=statue vp=-1 / citizen=20a banker=19a / citizen=18a banker=17a",
    "a Citizen that goes first": "mayor phase=walk cause=placement placing=3@b3 city=b3:3 /"
    " citizen=13b banker=42 vp=2 gp=2 / banker=48 / banker=47",
    "an order to choose": "mayor phase=walk cause=placement placing=3@b3 city=b3:3 /"
    " citizen=26 banker=28 vp=2 gp=2 / banker=48 / citizen=30 banker=29",
    "Events drawn": "mayor phase=event event=1 drawn=2:1,3:1,4:1 stack=?,?,5:*,?,?,? / marker=statue / /",
    "a Banker before 50": "mayor neutral= / citizen=26 banker=49 marker=shop tiles=11,12 /"
    " banker=48 / banker=47",
    "a Banker that gets a part": "mayor neutral= / citizen=26 banker=46 marker=shop tiles=11,12 /"
    " citizen=15b banker=48 / citizen=18a banker=45",
    "about to be Mayor": "mayor neutral= city=b1:3 / citizen=47 banker=9a marker=statue tiles=17,35,27 /"
    " citizen=48 banker=46 / citizen=41 banker=6a",
}
"""Positions from which rules are told that games seldom come to."""


@cache
def mayor() -> Mayor:
    return Mayor(read_edition())


ADVICE = {
    "only-with-amenity": ["buy", "place", "claim"],
    "not-an-end": ["{piece}"],
    "citizen-first": ["citizen"],
    "not-walking": ["citizen", "banker"],
    "rainbow-end-too-dear": ["citizen"],
    "event-not-drawn": ["event"],
    **{f"{id}-amenity": ["use"] for id in LIFTED},
}
"""What refusals advise, as actions begin."""


class HandTrial(Trial):
    """Games in which placements of tiles that lie before somebody are tried as well: few are otherwise."""

    advice = ADVICE

    def _tried(self, setup: Setup, state: MayorState, player: int, rng: Rng) -> Iterator[int]:
        yield from super()._tried(setup, state, player, rng)
        if not self.game.may_act(state, player) or not self.game.asks(state, player, PLACE):
            return
        held = state.players[player].tiles
        for actions in self._space(setup, state, player):
            if kind_of(actions[0]) in (PLACE, CLAIM):
                near = [action for action in actions if held >> (argument_of(action) >> 6) & 1]
                yield from (near[int(rng.below(len(near)))] for _ in near[: self.sample])


def trial(sample: int) -> Trial:
    return HandTrial(mayor(), MayorJudge(mayor().box), sample)


def setup_of(position: str) -> Setup:
    table, seats = words_of(position)
    events, amenities = ("yes" if key in table else "no" for key in ("event", "amenities"))
    return mayor().setup(len(seats), {"events": events, "amenities": amenities})


def all_setups() -> list[Setup]:
    """Each number of players with each choice of variants."""
    return [
        mayor().setup(players, dict.fromkeys(variants, "yes"))
        for players in (2, 3, 4)
        for variants in VARIANTS
    ]


def look(judged: Trial, position: str) -> None:
    judged.look(setup_of(position), mayor().parse_state(position), Rng(1))


@cache
def told_of(name: str) -> Trial:
    """What is told in a rare position, of every action there is."""
    judged = trial(EVERY)
    look(judged, RARE[name])
    return judged


@pytest.mark.parametrize("name", RARE)
def test_nothing_false_is_said_in_a_rare_position(name: str) -> None:
    assert told_of(name).lies == []


def test_nothing_false_is_said_in_a_few_games_and_every_rule_is_told() -> None:
    judged = trial(sample=4)
    for seed, setup in enumerate(all_setups()):
        judged.play(setup, seed, greedy=setup.players == 2, one_in=20)
    assert judged.lies == []
    told = sum((told_of(name).told for name in RARE), judged.told)
    assert never_told(told, RULE_IDS) == NOT_HERE


@pytest.mark.compiled
@pytest.mark.proof
@at_random_and_greedy("variants", VARIANTS, " ".join)
@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.variant)])
def test_nothing_false_is_said_in_many_games(players: int, variants: list[str], greedy: bool) -> None:
    """Of some actions at every third ply, and at a few plies of all there are."""
    setup = mayor().setup(players, dict.fromkeys(variants, "yes"))
    some, every = trial(sample=12), trial(EVERY)
    for seed in range(3 if compiled() else 1):
        some.play(setup, seed, greedy, one_in=3)
    every.play(setup, 3, greedy, one_in=50)
    assert some.lies + every.lies == []


NEVER = {id: ["move"] for id in ADVICE}
"""Advice that can't be followed where it is given."""


class IllAdvisedTrial(HandTrial):
    """Games in which what is advised can never be done: nobody is asked to move and refused so."""

    advice = NEVER


@cache
def ill_advised() -> list[str]:
    """What is found of that in the rare positions."""
    judged = IllAdvisedTrial(mayor(), MayorJudge(mayor().box), EVERY)
    for position in RARE.values():
        look(judged, position)
    return judged.lies


@pytest.mark.parametrize("id", ADVICE)
def test_advice_that_cannot_be_followed_is_found(id: str) -> None:
    assert any(f"Refusal({id!r}, " in lie for lie in ill_advised())


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one of the rare positions, by a few actions or else by all, or in a few games."""
    PLANTED[name](monkeypatch)
    for sample in (FEW, EVERY):
        judged = trial(sample)
        for position in RARE.values():
            look(judged, position)
            if judged.lies:
                return
    setup, judged = mayor().setup(3, dict.fromkeys(VARIANTS[-1], "yes")), trial(EVERY)
    for seed in range(GAMES):
        judged.play(setup, seed, greedy=False, one_in=20)
        if judged.lies:
            return
    pytest.fail("not found")

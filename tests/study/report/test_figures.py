"""What the figures of a report find in games that were made up to have it."""

from dataclasses import replace
from typing import Any

import pytest
from tests.study.report.test_noted import asked

from gridtown.core.items import Sort
from gridtown.core.outcome import rank
from gridtown.core.rng import Rng
from gridtown.study.report import words
from gridtown.study.report.figures import Figures, Thing, figures
from gridtown.study.report.noted import Lead, Noted, play_all, sorts_of
from gridtown.study.report.tables import seats_frame, things_frame
from gridtown.study.tally import Row

SORTS = [
    Sort("tile", "Tiles", ["Gem", "Stone", "Dust", "Ghost"], takes={1: 0}, meanings=("here", "taken", ""))
]
GEM, STONE, DUST, GHOST = range(4)


def made_up(games: int = 400, gem: int = 0, first_seat: int = 0) -> list[Noted]:
    """Games of two: Gem brings so many points, so does the first seat; Dust is offered and never taken."""
    rng = Rng(5)
    return [one(index, rng, gem, first_seat) for index in range(games)]


def one(index: int, rng: Rng, gem: int, first_seat: int) -> Noted:
    scores, counts = [], []
    for seat in range(2):
        has_gem, has_stone = int(rng.below(2)), int(rng.below(2))
        scores.append(20 + int(rng.below(9)) + gem * has_gem + first_seat * (seat == 0))
        counts.append((((GEM, 1, has_gem, 0), (STONE, 1, has_stone, 0), (DUST, 1, 0, 0)),))
    row = Row(index, index, tuple(scores), tuple(rank(scores)), None, 20, ({}, {}), "scored")
    openings = (((0, GEM),), ((0, STONE),))
    return Noted(("steady", "steady"), row, tuple(counts), openings, Lead(1, 0.5, ((1, 0),) * 9))


def of(games: list[Noted]) -> Figures:
    wanted = asked("mayor", 2, "steady")
    return figures(wanted, seats_frame(games, SORTS), things_frame(games, SORTS), SORTS)


def thing(found: Figures, number: int) -> Thing:
    return found.tables[0].things[number]


def test_a_thing_that_brings_points_is_strong() -> None:
    found = of(made_up(gem=5))
    gem = thing(found, GEM)
    assert gem.verdict == "strong"
    assert gem.worth_interval is not None
    # it stands above the mean of Gem and Stone, about half of its five points and no more
    assert gem.worth_interval[0] < 2.5 < gem.worth_interval[1]
    assert thing(found, STONE).verdict == "weak"
    verdict, said = words.strong(found)
    assert verdict == "1 thing stands out"
    assert "Gem (+" in said


def test_luck_makes_nothing_strong() -> None:
    found = of(made_up())
    assert thing(found, GEM).verdict == thing(found, STONE).verdict == "even"
    assert words.strong(found)[0] == "Nothing stands out"
    assert words.fair(found)[0] == "No seat stands out"


def test_what_is_never_taken_is_told_and_what_is_never_offered_is_not() -> None:
    found = of(made_up())
    assert (thing(found, DUST).verdict, thing(found, GHOST).verdict) == ("left", "few")
    verdict, said = words.left(found)
    assert verdict == "1 thing left alone"
    assert "Dust (0 of 800)" in said
    assert "Never on offer in these games: Ghost." in words.table(found.tables[0])


def test_a_seat_that_wins_more_is_told() -> None:
    found = of(made_up(first_seat=4))
    verdict, said = words.fair(found)
    assert words.questions(found)[0] == "Is it fair?"
    assert verdict == "P1 wins more than its share"
    assert "Fair would be 50\u00a0%" in said
    # a good seat makes no thing look good
    assert thing(found, GEM).verdict == "even"


def test_a_thing_that_all_choose_is_told() -> None:
    games = [one(index, Rng(9, index), 0, 0) for index in range(60)]
    found = of([replace(game, counts=((((GEM, 1, 1, 0),),),) * 2) for game in games])
    assert thing(found, GEM).verdict == "sure"
    assert "Nearly always chosen: Gem (120 of 120)." in words.strong(found)[1]


def test_of_what_is_chosen_often_the_rate_is_told() -> None:
    """Whether it was chosen in a game says nothing where everybody chooses it again and again."""
    sorts = [Sort("move", "Moves", ["short", "far"], plays={1: 0}, meanings=("", "", ""), often=True)]
    counts = ((((0, 10, 0, 8), (1, 10, 0, 2)),),) * 2
    games = [replace(game, counts=counts, openings=((), ())) for game in made_up(50)]
    wanted = asked("mayor", 2, "steady")
    found = figures(wanted, seats_frame(games, sorts), things_frame(games, sorts), sorts)
    short, far = found.tables[0].things
    assert (short.rate, far.rate) == (0.8, 0.2)
    assert (short.verdict, short.worth) == ("plain", None)
    assert words.table(found.tables[0]).endswith("offered: short 80\u00a0% and far 20\u00a0%.")
    assert found.openings == []


def test_where_several_bots_play_their_rates_are_told() -> None:
    games = made_up(40)
    steady = [
        replace(game, seats=("random", "steady"), counts=((((GEM, 1, 0, 0),),), (((GEM, 1, 1, 0),),)))
        for game in games
    ]
    found = of(steady)
    assert thing(found, GEM).by_bot == (("random", 0.0), ("steady", 1.0))
    assert "Bots differ most over Gem: random 0\u00a0% and steady 100\u00a0%." in words.table(found.tables[0])
    assert thing(of(games), GEM).by_bot == ()


def test_few_games_are_no_evidence() -> None:
    found = of(made_up(games=5, gem=50))
    assert thing(found, GEM).verdict == "few"
    assert thing(found, DUST).verdict == "few"
    assert words.fair(found)[0] == words.strong(found)[0] == words.left(found)[0] == "Too few games"
    assert words.long(found)[1].startswith("All games ask a player")
    assert "nine of ten" not in words.scores(found.scores) + words.lengths(found.decisions)
    one = of(made_up(games=1))
    assert "()" not in words.edges(one)


def test_the_median_of_two_lies_between_them() -> None:
    assert of(made_up(games=1)).scores.percentiles[2] == sum(made_up(games=1)[0].row.scores) / 2


@pytest.mark.parametrize("name", ["neom", "mayor", "skylines", "lots"])
@pytest.mark.parametrize("players", [1, 2])
def test_every_game_has_figures_and_words(name: str, players: int) -> None:
    wanted: Any = asked(name, players)
    games = play_all(wanted, 3)
    sorts = sorts_of(wanted.open()[0])
    found = figures(wanted, seats_frame(games, sorts), things_frame(games, sorts), sorts)
    assert found.games == 3
    for verdict, said in (words.fair(found), words.long(found), words.strong(found), words.left(found)):
        assert verdict
        assert said.endswith(".")


def test_a_length_that_is_always_the_same_is_no_range() -> None:
    found = of(made_up())
    same = replace(found, decisions=replace(found.decisions, percentiles=(3, 3, 3, 3, 3)))
    assert words.long(same)[1].startswith("Nine games of ten ask a player 3 times.")

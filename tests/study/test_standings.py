"""What games say of bots, counted by hand."""

from collections.abc import Sequence

import pytest
from tests.study.test_ladder import ladder

from gridtown.core.outcome import rank
from gridtown.study.ladder import DUEL, GAUNTLET, Ladder, Played, climb
from gridtown.study.standings import Standing, judged, results, standings
from gridtown.study.tally import Row


def game(deal: int, seats: Sequence[str], scores: Sequence[int]) -> Played:
    return Played(tuple(seats), Row(deal, deal, tuple(scores), tuple(rank(list(scores))), None, 9))


def together(deal: int, bot: str, points: int, success: bool, ending: str) -> Played:
    row = Row(deal, deal, (points, points), (1, 1), success, 9, termination=ending)
    return Played((bot, bot), row)


S, R = "steady", "random"
CONTEST = [
    [game(0, (R, S), (5, 9)), game(0, (S, R), (3, 8)), game(0, (S, S), (7, 5))],
    [game(1, (R, S), (6, 6)), game(1, (S, R), (9, 1)), game(1, (S, S), (4, 4))],
    [game(2, (R, S), (1, 9)), game(2, (S, R), (9, 1)), game(2, (S, S), (2, 4))],
]


def of(ladder: Ladder, deals: list[list[Played]], bot: str) -> Standing:
    return next(each for each in standings(ladder, deals).bots if each.bot == bot)


def test_a_contest() -> None:
    found = standings(ladder(2), CONTEST)
    assert (found.deals, found.games, found.ending) == (3, 9, None)
    pair = {(pair.bot, pair.among): pair for pair in found.pairs}
    assert pair[R, S].share == pytest.approx((0 + 1 + 0.5 + 0 + 0 + 0) / 6)
    assert pair[S, R].share == pytest.approx(1 - pair[R, S].share)
    assert pair[R, S].games == 6
    low, high = pair[R, S].interval
    assert 0 <= low < pair[R, S].share < high <= 1


def test_points_are_compared_in_the_same_seats_of_the_same_deals() -> None:
    standing = of(ladder(2), CONTEST, R)
    assert standing.mean == pytest.approx((5 + 8 + 6 + 1 + 1 + 1) / 6)
    gains = [(5 - 7 + 8 - 5) / 2, (6 - 4 + 1 - 4) / 2, (1 - 2 + 1 - 4) / 2]
    assert standing.gain == pytest.approx(sum(gains) / 3)
    anchor = of(ladder(2), CONTEST, S)
    assert anchor.mean == pytest.approx(26 / 6)
    assert anchor.gain is None


def test_the_anchor_is_rated_zero_and_the_weaker_below() -> None:
    steady, random = (of(ladder(2), CONTEST, bot).elo for bot in (S, R))
    assert steady is not None
    assert random is not None
    assert (steady.elo, steady.interval) == (0, None)
    assert random.elo < 0
    assert random.interval is not None


def test_tables_of_one_kind_rate_nobody() -> None:
    assert len(results(CONTEST)) == 6


COOPERATIVE = [
    [together(0, S, 30, True, "completed"), together(0, R, -2, False, "stuck")],
    [together(1, S, 20, False, "completed"), together(1, R, 8, False, "completed")],
    [together(2, S, 4, False, "bankrupt"), together(2, R, 5, False, "stuck")],
    [together(3, S, 40, True, "completed"), together(3, R, -3, False, "stuck")],
]


def test_together_points_are_compared_deal_by_deal() -> None:
    asked = ladder(2, name="skylines")
    found = standings(asked, COOPERATIVE)
    assert (found.ending, found.pairs) == ("completed", [])
    steady, random = found.bots
    assert (steady.mean, steady.gain, steady.usual) == (23.5, None, 30)
    assert steady.mean_interval == pytest.approx((23.5 - 24.4, 23.5 + 24.4), abs=0.05)  # Student's t with 3
    assert (steady.success, steady.lost) == (0.5, 0.25)
    assert steady.endings == {"bankrupt": 1, "completed": 3}
    assert random.gain is not None
    assert random.gain == pytest.approx((-32 - 12 + 1 - 43) / 4)
    assert (random.success, random.usual, random.lost) == (0, 8, 0.75)
    assert random.gain_interval is not None
    assert random.gain_interval[0] < random.gain < random.gain_interval[1]
    assert steady.success_interval is not None
    assert steady.elo is None
    assert steady.share is None


def test_without_a_success_nobody_knows_what_is_lost() -> None:
    found = standings(ladder(2, name="skylines"), COOPERATIVE[1:3])
    assert found.ending is None
    assert (found.bots[0].success, found.bots[0].lost, found.bots[0].usual) == (0, None, None)


def test_alone_there_are_points_and_nothing_else() -> None:
    asked = ladder(1, name="neom", bots="easy,random")
    found = standings(asked, climb(asked, 2))
    for bot in found.bots:
        assert bot.mean is not None
        assert [bot.elo, bot.share, bot.success, bot.lost] == [None] * 4


@pytest.mark.parametrize("name", ["lots", "skylines"])
def test_no_deals_say_nothing(name: str) -> None:
    found = standings(ladder(2, name=name), [])
    assert (found.deals, found.games, found.pairs) == (0, 0, [])
    assert all([bot.mean, bot.elo, bot.gain, bot.success] == [None] * 4 for bot in found.bots)


def test_a_gauntlet_has_the_pairs_it_played() -> None:
    asked = ladder(3, "steady,random,easy", pairings=GAUNTLET)
    found = standings(asked, climb(asked, 2))
    assert [(pair.bot, pair.among) for pair in found.pairs] == [(R, S), ("easy", S)]
    assert all(bot.elo is not None for bot in found.bots)


def test_a_deal_is_judged_by_the_share_of_the_new_one() -> None:
    asked = ladder(2, "steady,random", anchor="steady", pairings=DUEL)
    assert [judged(asked, R)(games) for games in CONTEST] == [0.5, 0.25, 0]


def test_together_a_deal_is_judged_by_points() -> None:
    asked = ladder(2, "steady,random", name="skylines", pairings=DUEL)
    assert [judged(asked, R)(games) for games in COOPERATIVE] == [-32, -12, 1, -43]

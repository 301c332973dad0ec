"""Games with and without a thing."""

from dataclasses import replace

from tests.study.report.test_figures import GEM, SORTS, STONE, made_up, of
from tests.study.report.test_noted import asked

from gridtown.core.items import Sort
from gridtown.study.executor import executor
from gridtown.study.report.figures import Thing
from gridtown.study.report.noted import play_all as play_games
from gridtown.study.report.noted import sorts_of
from gridtown.study.report.paired import Trial, Tried, paired_frame, play_all, suspects, trials, worths
from gridtown.study.report.words import paired, strong, untried
from gridtown.study.work import Crew


def things() -> list[Thing]:
    return of(made_up(gem=5)).tables[0].things[:2]


def test_what_stands_out_is_tried() -> None:
    assert {thing.name for thing in suspects(of(made_up(gem=5)))} == {"Gem", "Stone"}
    assert suspects(of(made_up())) == []


def test_what_bots_make_for_a_move_ahead_is_not_tried() -> None:
    """They would make for it again and again, and its worth would be that of their lost turns."""
    found = of(made_up(gem=5))
    (table,) = found.tables
    ahead = Sort(table.sort.word, "Stones", list(table.sort.names), takes={1: 0}, ahead=True)
    found = replace(found, tables=[replace(table, sort=ahead)])
    assert suspects(found) == []
    assert untried(found).startswith("no game was played again: Stones can't be tried")
    assert untried(of(made_up())) == "no game was played again: nothing stands out"


def test_a_trial_is_a_game_in_which_a_seat_chose_it() -> None:
    games = made_up(40)
    found = trials(things(), games, SORTS, 7)
    assert len(found) == 14
    for trial in found:
        assert any(row[0] == trial.thing and row[2] for row in games[trial.index].counts[trial.seat][0])
    assert len({(trial.thing, trial.index) for trial in found}) == 14, "one seat a game"
    assert {trial.seat for trial in found} == {0, 1}
    assert len({trial.thing for trial in found[:2]}) == 2, "the things take turns"


def test_with_it_is_the_game_that_was_played() -> None:
    wanted = asked("neom", 3)
    games, sorts = play_games(wanted, 3), sorts_of(wanted.open()[0])
    thing = next(row[0] for row in games[1].counts[2][0] if row[2])
    chosen = replace(things()[0], sort=sorts[0].word, number=int(sorts[0].first) + thing)
    (trial,) = [each for each in trials([chosen], games, sorts, 3) if each.index == 1]
    (tried,) = play_all(wanted, [trial])
    points = games[1].row.scores
    assert trial.having == points[trial.seat] - (sum(points) - points[trial.seat]) / 2
    assert tried.without != trial.having
    with executor(2) as at_work:
        assert play_all(wanted, [trial] * 3, Crew(at_work, 2)) == [tried] * 3
    assert paired_frame([tried], sorts).rows() == [
        ("cornerstone", 121 + thing, sorts[0].names[thing], 1, trial.seat, trial.having, tried.without)
    ]


def test_the_difference_is_its_worth() -> None:
    gem = [Tried(Trial(0, GEM, index, 0, 10.0 + index % 3), 4.0) for index in range(24)]
    stone = [replace(each, trial=replace(each.trial, thing=STONE), without=each.trial.having) for each in gem]
    best, other = worths(things(), gem + stone, SORTS)
    assert (best.thing.name, best.worth, best.pairs, best.clear) == ("Gem", 7.0, 24, True)
    assert (other.worth, other.clear) == (0.0, False)
    assert "to those who choose it, or costing them: Gem (+7.0)." in paired([best, other])
    assert "Nothing is clearly worth" in paired([other])
    found = of(made_up(gem=5))
    assert "Played again without Gem, clearly worth points." in strong(found, [best, other])[1]
    assert "Of the rest that was tried" not in strong(found, [best, other])[1]
    weak = replace(best, thing=replace(best.thing, name="Flint", worth_interval=(-3.0, -1.0)))
    said = strong(found, [replace(best, interval=(-1.0, 15.0)), weak])[1]
    assert "Played again without Gem, not clearly worth points." in said
    assert "Of the rest that was tried, clearly worth points: Flint (+7.0)." in said
    (few,) = worths(things()[:1], gem[:19], SORTS)
    assert not few.clear
    assert "20 games at least tell something." in paired([few])
    assert worths(things(), [], SORTS) == []

"""Versions: a choice made looking at an old table counts while nothing else was asked of one since."""

from tests.registry import drawn, game_of

from gridtown.core.action import CHANCE, actor
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.rule import Event
from gridtown.server.disk.schema import Entry, now
from gridtown.server.play.course import Course
from gridtown.server.play.history import FIRST, History


def course_of(name: str, players: int) -> Course:
    game = game_of(name)
    options, edition = game.setup(players).options, game.edition_hash
    entry = Entry(
        id="t",
        game=name,
        players=players,
        options=options,
        rules_version=game.facts.rules_version,
        edition=edition,
        seed=f"{7:032x}",
        seed_known=True,
        host=None,
        public=False,
        guided=False,
        source="played",
        created=now(),
    )
    return Course(game, entry)


def test_whoever_chooses_at_the_same_time_makes_nobodys_choice_stale() -> None:
    course = course_of("neom", 4)
    asked = [course.history.version(player) for player in range(4)]
    assert course.state.active == 0b1111
    for player in (0, 1, 2):
        assert all(course.history.is_fresh(other, asked[other]) for other in range(player, 4))
        while course.state.active >> player & 1:
            course.take(course.game.legal_actions(course.state, player)[0], None)
    assert course.history.is_fresh(3, asked[3])
    assert course.history.version(3) > asked[3]


def test_nor_does_whoever_takes_a_choice_back() -> None:
    course = course_of("neom", 4)
    asked = course.history.version(3)
    for player in (0, 1):
        while course.state.active >> player & 1:
            course.take(course.game.legal_actions(course.state, player)[0], None)
    for player in (1, 0):
        while course.may_take_back(player):
            course.take_back(player, None)
    assert course.state.active == 0b1111
    assert course.history.is_fresh(3, asked)
    assert not course.history.is_fresh(0, asked)


def test_what_was_chosen_for_another_question_is_stale() -> None:
    course = course_of("mayor", 2)
    versions = [course.history.version(player) for player in range(2)]
    first = course.game.active_players(course.state)[0]
    while course.game.active_players(course.state)[0] == first:
        course.take(course.game.legal_actions(course.state, first)[0], None)
    assert not course.history.is_fresh(1 - first, versions[1 - first])
    assert course.history.is_fresh(1 - first, course.history.version(1 - first))
    assert not course.history.is_fresh(1 - first, course.history.version(1 - first) + 1)


def test_events_before_the_first_choice_come_with_the_first_version() -> None:
    game, opening = game_of("neom"), list[Event]()
    play = Play(game, game.setup(2), 7, opening)
    history = History(game, 2, play.state, opening)
    assert all(int(actor(game.parse_action(text))) == CHANCE for text in play.record.actions)
    assert {version for version, _ in history.passage(None, 0)[1]} <= {FIRST}
    assert history.passage(None, FIRST) == (FIRST, [])


def test_a_passage_begins_with_a_version_and_leaves_nothing_out() -> None:
    course, rng = course_of("neom", 3), Rng(7)
    while not course.play.over:
        course.take(drawn(course.game, course.state, rng), None)
    history = course.history
    for viewer in (None, 0, 1, 2):
        since, whole = history.passage(viewer, 0)
        assert since == 0
        assert len(whole) > 200
        found, upto = list[tuple[int, Event]](), history.version(viewer)
        while upto > 0:
            upto, events = history.passage(viewer, 0, upto, 24)
            assert upto == 0 or len(events) >= 24
            found = events + found
        assert found == whole
        middle = whole[100][0]
        assert history.passage(viewer, middle)[1] == [noted for noted in whole if noted[0] > middle]

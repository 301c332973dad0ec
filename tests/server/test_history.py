"""Versions: a choice made at an old version counts while nothing else was asked since."""

from tests.registry import drawn, game_of

from gridtown.core.action import CHANCE, actor
from gridtown.core.event import Event
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.server.storage.schema import now
from gridtown.table.history import FIRST, History
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame


def live_game_of(name: str, players: int) -> LiveGame:
    game = game_of(name)
    options, edition = game.setup(players).options, game.edition_hash
    info = MatchInfo(
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
    return LiveGame(game, info)


def test_whoever_chooses_at_the_same_time_makes_nobodys_choice_stale() -> None:
    live = live_game_of("neom", 4)
    asked = [live.history.version(player) for player in range(4)]
    assert live.state.to_act == 0b1111
    for player in (0, 1, 2):
        assert all(live.history.is_fresh(other, asked[other]) for other in range(player, 4))
        while live.state.to_act >> player & 1:
            live.take(live.game.legal_actions(live.state, player)[0], None)
    assert live.history.is_fresh(3, asked[3])
    assert live.history.version(3) > asked[3]


def test_nor_does_whoever_takes_a_choice_back() -> None:
    live = live_game_of("neom", 4)
    asked = live.history.version(3)
    for player in (0, 1):
        while live.state.to_act >> player & 1:
            live.take(live.game.legal_actions(live.state, player)[0], None)
    for player in (1, 0):
        while live.may_take_back(player):
            live.take_back(player, None)
    assert live.state.to_act == 0b1111
    assert live.history.is_fresh(3, asked)
    assert not live.history.is_fresh(0, asked)


def test_what_was_chosen_for_another_question_is_stale() -> None:
    live = live_game_of("mayor", 2)
    versions = [live.history.version(player) for player in range(2)]
    first = live.game.players_to_act(live.state)[0]
    while live.game.players_to_act(live.state)[0] == first:
        live.take(live.game.legal_actions(live.state, first)[0], None)
    assert not live.history.is_fresh(1 - first, versions[1 - first])
    assert live.history.is_fresh(1 - first, live.history.version(1 - first))
    assert not live.history.is_fresh(1 - first, live.history.version(1 - first) + 1)


def test_what_others_did_is_news_until_ones_turn_is_over() -> None:
    live = live_game_of("mayor", 2)
    first = live.game.players_to_act(live.state)[0]
    second = 1 - first
    assert [live.history.chosen(viewer) for viewer in (first, second, None)] == [FIRST, FIRST, None]
    steps = 0
    for player in (first, second, first):
        news = live.history.chosen(player)
        while live.game.players_to_act(live.state) == [player]:
            assert live.history.chosen(player) == news, "no step within a turn ends what is told"
            live.take(live.game.legal_actions(live.state, player)[0], None)
            steps += 1
        assert live.history.chosen(player) == live.history.version(player)
    assert steps > 3, "a turn has several steps"


def test_what_was_news_before_a_turn_is_news_again_once_its_end_is_taken_back() -> None:
    live = live_game_of("neom", 4)
    while live.state.to_act & 1:
        live.take(live.game.legal_actions(live.state, 0)[0], None)
    made = live.history.chosen(0)
    assert made == live.history.version(0)
    live.note_hint(0)
    assert live.history.chosen(0) == made
    assert live.history.chosen(1) == FIRST
    live.take_back(0, None)
    assert live.history.chosen(0) == FIRST


def test_who_chooses_last_of_all_starts_afresh_though_asked_again() -> None:
    live, again = live_game_of("neom", 4), 0
    while again < 3:
        before = live.state.to_act
        player = live.game.players_to_act(live.state)[-1]
        live.take(live.game.legal_actions(live.state, player)[0], None)
        if live.state.to_act & ~before:
            assert live.history.chosen(player) == live.history.version(player)
            again += live.state.to_act >> player & 1


def test_events_before_the_first_choice_come_with_the_first_version() -> None:
    game, opening = game_of("neom"), list[Event]()
    play = Play(game, game.setup(2), 7, opening)
    history = History(game, 2, play.state, opening)
    assert all(int(actor(game.parse_action(text))) == CHANCE for text in play.record.actions)
    assert {version for version, _ in history.passage(None, 0)[1]} <= {FIRST}
    assert history.passage(None, FIRST) == (FIRST, [])


def test_a_passage_begins_with_a_version_and_leaves_nothing_out() -> None:
    live, rng = live_game_of("neom", 3), Rng(7)
    while not live.play.over:
        live.take(drawn(live.game, live.state, rng), None)
    history = live.history
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

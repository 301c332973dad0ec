"""Matches: chance acts by itself, a record says all, and a match goes on from any part of it."""

import pytest
from tests.toy import HIDDEN, Toy, ToyState

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import IllegalAction, InvalidAction, InvalidRecord
from gridtown.core.event import Event
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng

pytestmark = pytest.mark.compiled


@pytest.fixture
def toy() -> Toy:
    return Toy()


def started(toy: Toy, seed: int = 1, players: int = 2) -> Play[ToyState]:
    return Play(toy, toy.setup(players), seed)


def go_on(play: Play[ToyState], seed: int = 9, plies: int = 1000) -> None:
    """Play at random, from a seed of its own."""
    rng = Rng(seed)
    while not play.over and plies:
        player = play.game.players_to_act(play.state)[0]
        legal = play.game.legal_actions(play.state, player)
        play.apply(legal[int(rng.below(len(legal)))])
        plies -= 1


def go_on_telling(play: Play[ToyState], events: list[Event]) -> None:
    while not play.over:
        player = play.game.players_to_act(play.state)[0]
        play.apply(play.game.legal_actions(play.state, player)[0], events)


def test_chance_acts_before_the_first_choice(toy: Toy) -> None:
    play = started(toy)
    assert len(play.record.actions) == 1
    assert play.record.actions[0].startswith("draw ")
    assert toy.players_to_act(play.state) == [0, 1]
    assert not play.over


def test_what_happens_before_the_first_choice_is_told(toy: Toy) -> None:
    events: list[Event] = []
    play = Play(toy, toy.setup(2), 1, events)
    assert [(event.id, event.args) for event in events] == [("drawn", {"stone": play.state.stone})]
    assert play.state.journal is None
    assert play.state == started(toy).state


def test_a_record_names_what_is_played(toy: Toy) -> None:
    record = Play(toy, toy.setup(3, {"length": "long"}), 77).record
    assert (record.game, record.players, record.options) == ("toy", 3, {"length": "long"})
    assert (record.rules_version, record.edition, record.seed) == (1, "0" * 32, 77)


def test_the_same_seed_draws_the_same_and_another_draws_another(toy: Toy) -> None:
    games = []
    for seed in (5, 5, 6, 7, 8):
        play = Play(toy, toy.setup(2, {"length": "long"}), seed)
        go_on(play)
        games.append([text for text in play.record.actions if text.startswith("draw")])
    assert games[0] == games[1]
    assert len({tuple(game) for game in games}) > 1


def test_apply_goes_on_to_the_next_choice(toy: Toy) -> None:
    play = started(toy)
    for text in ("P1 bid 0", "P2 bid 0", "P1 pass"):
        play.apply(toy.parse_action(text))
    events: list[Event] = []
    play.apply(toy.parse_action("P2 pass"), events)
    assert [event.id for event in events] == ["drawn"]
    assert play.record.actions[-2] == "P2 pass"
    assert play.record.actions[-1].startswith("draw ")
    assert play.state.journal is None


def test_chance_waits_for_nobody_and_nobody_plays_chance(toy: Toy) -> None:
    play = started(toy)
    before = play.state.to_bytes(), list(play.record.actions)
    with pytest.raises(InvalidAction, match=r"^draw 1: chance acts by itself$"):
        play.apply(toy.parse_action("draw 1"))
    with pytest.raises(IllegalAction):
        play.apply(toy.parse_action("P1 pass"))
    assert (play.state.to_bytes(), play.record.actions) == before


def test_replay_tells_what_happened(toy: Toy) -> None:
    told: list[Event] = []
    play = Play(toy, toy.setup(2), 1, told)
    go_on_telling(play, told)
    heard: list[Event] = []
    seen = [(text, state.to_bytes()) for text, state in replay(toy, play.record, heard)]
    assert told
    assert [repr(event) for event in heard] == [repr(event) for event in told]
    assert seen == [(text, state.to_bytes()) for text, state in replay(toy, play.record)]


def test_replay_shows_every_state(toy: Toy) -> None:
    play = started(toy)
    go_on(play)
    shown = list(replay(toy, play.record))
    assert [text for text, _ in shown] == play.record.actions
    assert shown[-1][1] == play.state
    assert shown[0][1] != shown[1][1]


def test_a_match_resumed_anywhere_goes_on_as_it_would_have(toy: Toy) -> None:
    play = started(toy, seed=3, players=3)
    go_on(play)
    whole = play.record.actions
    for length in range(len(whole) + 1):
        resumed = Play.resume(toy, play.record.head(length))
        assert resumed.record.actions == whole[: len(resumed.record.actions)]
        while not resumed.over:
            resumed.apply(toy.parse_action(whole[len(resumed.record.actions)]))
        assert resumed.record.actions == whole
        assert resumed.state == play.state


def test_a_resumed_match_writes_its_own_record(toy: Toy) -> None:
    play = started(toy)
    go_on(play, plies=2)
    before = list(play.record.actions)
    go_on(Play.resume(toy, play.record))
    assert play.record.actions == before


def test_every_place_in_the_record_draws_from_a_place_of_its_own(toy: Toy) -> None:
    """A draw depends on the seed and on its index alone, not on how often chance was asked before."""
    play = started(toy, seed=12)
    for text in ("P1 bid 1", "P2 bid 0", "P1 pass", "P2 pass"):
        play.apply(toy.parse_action(text))
    state = toy.initial(toy.setup(2))
    rng = Rng(12)
    for index, text in enumerate(play.record.actions):
        if actor(toy.parse_action(text)) == CHANCE:
            rng.seek(index)
            assert toy.write_action(int(toy.draw(state, rng))) == text
        toy.push(state, toy.parse_action(text))


# Records that don't hold. Line 10 of a record is its first action.


def faults(toy: Toy, record: Record) -> list[str]:
    """What replay and resume have to say about `record`."""
    said = []
    for attempt in (lambda: list(replay(toy, record)), lambda: Play.resume(toy, record)):
        with pytest.raises(InvalidRecord) as caught:
            attempt()
        said.append(str(caught.value))
    return said


def edited(toy: Toy, index: int, text: str) -> list[str]:
    play = started(toy, seed=1)
    go_on(play)
    record = play.record.head(len(play.record.actions))
    record.actions[index] = text
    return faults(toy, Record.from_json(record.to_json()))


def test_an_edited_draw(toy: Toy) -> None:
    drawn = started(toy, seed=1).record.actions[0]
    other = "draw 1" if drawn != "draw 1" else "draw 2"
    for said in edited(toy, 0, other):
        assert said == f"line 10: action 1 {other!r}: the seed draws {drawn!r} here: the record was edited"


def test_an_edited_choice_that_is_illegal(toy: Toy) -> None:
    for said in edited(toy, 1, "P1 bid 9"):
        start = "line 11: action 2 'P1 bid 9': the rules forbid it here: no-coins"
        assert said == f"{start} {{'coins': 9, 'have': 3}}"


def test_an_edited_choice_that_is_none(toy: Toy) -> None:
    for said in edited(toy, 2, "P1 bids high"):
        assert said == "line 12: action 3 'P1 bids high': 'P1 bids high' is not an action of Toy"


def test_a_draw_where_nobody_draws(toy: Toy) -> None:
    for said in edited(toy, 1, "draw 3"):
        assert said.startswith("line 11: action 2 'draw 3': ")


def test_a_choice_where_chance_draws(toy: Toy) -> None:
    for said in edited(toy, 0, "P1 pass"):
        assert said.startswith("line 10: action 1 'P1 pass': the seed draws ")


def test_more_than_the_whole_game(toy: Toy) -> None:
    play = started(toy, seed=1)
    go_on(play)
    record = play.record.head(len(play.record.actions))
    record.actions.append("P1 pass")
    line = 9 + len(record.actions)
    for said in faults(toy, record):
        place = f"line {line}: action {len(record.actions)} 'P1 pass'"
        assert said == f"{place}: the rules forbid it here: over"


def test_the_line_is_the_one_in_the_file_as_it_is(toy: Toy) -> None:
    """A file that somebody laid out anew is read all the same, and faults name its own lines."""
    play = started(toy, seed=1)
    record = play.record.head(1)
    record.actions.append("P1 bid 9")
    for said in faults(toy, Record.from_json(record.to_json().replace("\n", "\n\n"))):
        assert said.startswith("line 21: action 2 'P1 bid 9'")
    for said in faults(toy, Record.from_json(record.to_json().replace("\n", " "))):
        assert said.startswith("line 1: action 2 'P1 bid 9'")


OTHERS = [
    ("game", "chess", "line 3: this is a record of 'chess', not of 'toy'"),
    ("players", 5, "line 4: Toy is for 2 to 3 players, not 5"),
    ("options", {"colour": "red"}, "line 5: Toy has no option 'colour'; its options: length"),
    ("options", {"length": "x"}, "line 5: option length: 'x' is not one of short, long"),
    (
        "rules_version",
        2,
        "line 6: played under rules version 2 of toy; this program has version 1 and can't replay it",
    ),
    (
        "edition",
        "f" * 32,
        f"line 7: played with the edition {'f' * 32}, but this is {'0' * 32}; name its edition file",
    ),
    (
        "edition",
        "\x1b[2J" + "f" * 1000,
        f"line 7: played with the edition \\x1b[2J{'f' * 60}, but this is {'0' * 32}; name its edition file",
    ),
]


@pytest.mark.parametrize(("field", "value", "message"), OTHERS)
def test_what_was_played_otherwise_is_refused_by_name(
    toy: Toy, field: str, value: object, message: str
) -> None:
    record = started(toy).record
    setattr(record, field, value)
    assert faults(toy, Record.from_json(record.to_json())) == [message] * 2


def test_an_older_program_refuses_a_newer_record_and_the_other_way_round() -> None:
    old, new = Toy(rules_version=1), Toy(rules_version=2)
    for one, other in ((old, new), (new, old)):
        for said in faults(one, started(other).record):
            assert "rules version" in said


# In notation


def test_a_match_is_played_in_notation(toy: Toy) -> None:
    play = started(toy)
    assert play.to_act == [0, 1]
    assert play.legal_actions(1) == ["P2 bid 0", "P2 bid 1", "P2 bid 2", "P2 bid 3"]
    assert play.legal_actions()[:5] == ["P1 bid 0", "P1 bid 1", "P1 bid 2", "P1 bid 3", "P2 bid 0"]
    assert play.explain("P1 bid 4") == Refusal("no-coins", {"coins": 4, "have": 3})
    assert play.explain("P1 bid 3") is None
    play.apply("P1 bid 3")
    assert play.record.actions[-1] == "P1 bid 3"
    assert play.view(1).known.seats[0].bid == HIDDEN
    with pytest.raises(InvalidAction, match="'P1 bids' is not an action of Toy"):
        play.apply("P1 bids")

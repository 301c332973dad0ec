"""What follows for every title from the questions it answers: setups, `check` and `apply`, explanations."""

from collections.abc import Callable

import pytest
from tests.toy import Toy, ToyState

from gridtown.core.action import CHANCE, pack
from gridtown.core.choices import Choices
from gridtown.core.conformance import setups
from gridtown.core.errors import IllegalAction, InvalidAction, InvalidGame, InvalidRecord, InvalidSetup
from gridtown.core.event import Event
from gridtown.core.game import Facts, Game, Option
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View

pytestmark = pytest.mark.compiled


@pytest.fixture
def toy() -> Toy:
    return Toy()


def after(toy: Toy, *texts: str, players: int = 2) -> ToyState:
    state = toy.initial(toy.setup(players))
    for text in texts:
        state = toy.apply(state, toy.parse_action(text))
    return state


def test_a_setup_fills_in_the_defaults(toy: Toy) -> None:
    setup = toy.setup(3)
    assert (setup.players, setup.options) == (3, {"length": "short"})
    assert toy.setup(2, {"length": "long"}).options == {"length": "long"}
    assert toy.setup(2, {}).options == {"length": "short"}


def test_the_default_of_an_option_is_one_of_its_values() -> None:
    said = "^option length: its default 'brief' is not among its values: short, long; name one of them$"
    with pytest.raises(InvalidGame, match=said):
        Option("length", ("short", "long"), "brief", "how many rounds")


def test_a_setup_leaves_what_it_is_given(toy: Toy) -> None:
    given: dict[str, str] = {}
    toy.setup(2, given).options["length"] = "long"
    assert given == {}
    assert toy.setup(2).options == {"length": "short"}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "Toy is for 2 to 3 players, not 1"),
        (4, {}, "Toy is for 2 to 3 players, not 4"),
        (-1, {}, "Toy is for 2 to 3 players, not -1"),
        (2, {"colour": "red"}, "Toy has no option 'colour'; its options: length"),
        (2, {"length": "endless"}, "option length: 'endless' is not one of short, long"),
        (2, {"Length": "short"}, "Toy has no option 'Length'; its options: length"),
    ],
)
def test_a_wrong_setup_says_what_would_do(
    toy: Toy, players: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(InvalidSetup) as caught:
        toy.setup(players, options)
    assert str(caught.value) == message


@pytest.fixture
def windy() -> Toy:
    """The toy with an option for three players only."""
    toy = Toy()
    wind = Option("wind", ("no", "yes"), "no", "whether it blows", players=(3, 3))
    toy.facts = Facts("toy", "Toy", 1, (2, 3), (*toy.facts.options, wind))
    return toy


def test_an_option_is_offered_at_tables_of_its_size(windy: Toy) -> None:
    assert windy.setup(2).options == {"length": "short"}
    assert windy.setup(3).options == {"length": "short", "wind": "no"}
    assert windy.setup(3, {"wind": "yes"}).options == {"length": "short", "wind": "yes"}
    assert [(setup.players, *setup.options.values()) for setup in setups(windy)] == [
        (2, "short"), (2, "long"), (3, "short", "no"), (3, "long", "no"), (3, "short", "yes"),
    ]  # fmt: skip


@pytest.mark.parametrize("value", ["no", "yes", "perhaps"])
def test_an_option_for_other_tables_is_refused_by_name(windy: Toy, value: str) -> None:
    said = "^option wind is for 3 players, not for 2; leave it out$"
    with pytest.raises(InvalidSetup, match=said):
        windy.setup(2, {"wind": value})
    with pytest.raises(InvalidSetup, match=r"has no option 'rain'; its options: length$"):
        windy.setup(2, {"rain": value})


def test_a_record_with_an_option_for_other_tables_is_refused_by_name(windy: Toy) -> None:
    edited = Play(windy, windy.setup(3, {"wind": "yes"}), 5).record
    edited.players = 2
    record = Record.from_json(edited.to_json())
    with pytest.raises(InvalidRecord, match="line 5: option wind is for 3 players, not for 2; leave it out"):
        list(replay(windy, record))


@pytest.fixture
def seaside() -> Toy:
    """The toy with an option for long games only, and one for them with three players."""
    toy = Toy()
    tide = Option("tide", ("no", "yes"), "no", "whether it turns", needs=("length", ("long",)))
    ebb = Option("ebb", ("1", "2", "3"), "1", "how far", players=(3, 3), needs=("tide", ("no", "yes")))
    toy.facts = Facts("toy", "Toy", 1, (2, 3), (*toy.facts.options, tide, ebb))
    return toy


def test_an_option_is_offered_with_what_it_needs(seaside: Toy) -> None:
    assert seaside.setup(3).options == {"length": "short"}
    assert seaside.setup(2, {"length": "long"}).options == {"length": "long", "tide": "no"}
    chosen = {"tide": "yes", "length": "long", "ebb": "3"}
    assert seaside.setup(3, chosen).options == chosen


def test_setups_have_what_their_options_need(seaside: Toy) -> None:
    assert [(setup.players, *setup.options.values()) for setup in setups(seaside) if setup.players == 2] == [
        (2, "short"), (2, "long", "no"), (2, "long", "yes"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (2, {"tide": "no"}, "option tide is for length long, not for short; leave it out"),
        (
            2,
            {"tide": "yes", "length": "short"},
            "option tide is for length long, not for short; leave it out",
        ),
        (2, {"tide": "yes", "length": "endless"}, "option length: 'endless' is not one of short, long"),
        (
            2,
            {"length": "long", "ebb": "2"},
            "option ebb is for 3 players with tide no or yes, not for 2; leave it out",
        ),
        (3, {"ebb": "2"}, "option ebb is for 3 players with tide no or yes, not for none; leave it out"),
        (2, {"length": "long", "ebbe": "2"}, "Toy has no option 'ebbe'; its options: length, tide"),
    ],
)
def test_an_option_without_what_it_needs_is_refused_by_name(
    seaside: Toy, players: int, options: dict[str, str], said: str
) -> None:
    with pytest.raises(InvalidSetup) as caught:
        seaside.setup(players, options)
    assert str(caught.value) == said


@pytest.mark.parametrize("needs", [("weather", ("wet",)), ("length", ("endless",)), ("tide", ("no",))])
def test_an_option_needs_what_stands_before_it(toy: Toy, needs: tuple[str, tuple[str, ...]]) -> None:
    tide = Option("tide", ("no", "yes"), "no", "whether it turns", needs=needs)
    with pytest.raises(
        InvalidGame, match=r"^option tide: needs \w+ \w+, which no option before it has; name"
    ):
        Facts("toy", "Toy", 1, (2, 3), (*toy.facts.options, tide))


def test_who_is_to_act(toy: Toy) -> None:
    assert toy.players_to_act(after(toy)) == [CHANCE]
    assert toy.players_to_act(after(toy, "draw 4", players=3)) == [0, 1, 2]
    assert toy.players_to_act(after(toy, "draw 4", "P2 bid 0", players=3)) == [0, 2]
    assert toy.players_to_act(after(toy, "draw 4", "P2 bid 3", "P1 bid 2")) == [1]


def test_only_who_is_to_act_has_legal_actions(toy: Toy) -> None:
    state = after(toy, "draw 4", "P2 bid 0")
    assert [toy.write_action(action) for action in toy.legal_actions(state, 0)] == [
        "P1 bid 0", "P1 bid 1", "P1 bid 2", "P1 bid 3",
    ]  # fmt: skip
    for player in (CHANCE, 1, 2, 14, -5):
        assert toy.legal_actions(state, player) == []
        assert not toy.may_act(state, player)
    assert toy.may_act(state, 0)


def test_chance_is_nobody_else(toy: Toy) -> None:
    state = after(toy)
    assert len(toy.legal_actions(state, CHANCE)) == 6
    assert not any(toy.may_act(state, player) for player in range(15))


def test_apply_leaves_the_state_alone_and_push_does_not(toy: Toy) -> None:
    state, action = after(toy, "draw 4"), toy.parse_action("P1 bid 2")
    before = state.to_bytes()
    applied = toy.apply(state, action)
    assert state.to_bytes() == before
    toy.push(state, action)
    assert state == applied


def test_apply_tells_what_happened(toy: Toy) -> None:
    events = [Event("earlier", 0, {})]
    state = after(toy, "draw 4", "P1 bid 3")
    told = toy.apply(state, toy.parse_action("P2 bid 1"), events)
    assert [event.id for event in events] == ["earlier", "bid", "won"]
    assert events[2].args == {"stone": 4, "bids": [3, 1]}
    assert state.journal is None
    assert told.journal is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("P1 bid 4", Refusal("no-coins", {"coins": 4, "have": 3})),
        ("P2 bid 0", Refusal("not-active", {"player": 0})),
        ("P3 bid 0", Refusal("not-your-action")),
        ("P1 pass", Refusal("wrong-step", {"step": "bid"})),
        ("draw 1", Refusal("chance")),
    ],
)
def test_check_and_apply_say_which_rule(toy: Toy, text: str, rule: Refusal) -> None:
    state = after(toy, "draw 4", "P2 bid 0")
    action = toy.parse_action(text)
    for taken in (toy.check, toy.apply):
        with pytest.raises(IllegalAction) as caught:
            taken(state, action)
        assert (caught.value.refusal, caught.value.action) == (rule, text)
    assert not toy.is_legal(state, action)


def test_a_failing_apply_changes_and_tells_nothing(toy: Toy) -> None:
    state, events = after(toy, "draw 4"), list[Event]()
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        toy.apply(state, toy.parse_action("P1 bid 9"), events)
    assert (state.to_bytes(), events) == (before, [])


@pytest.mark.parametrize("number", [-1, -(2**40), 2**30, 2**62, 2**63, 2**70])
def test_a_number_that_is_no_action(toy: Toy, number: int) -> None:
    for taken in (toy.check, toy.apply):
        with pytest.raises(InvalidAction, match=f"^{number} is not an action$"):
            taken(after(toy), number)


def test_a_number_the_game_does_not_know(toy: Toy) -> None:
    for number in (int(pack(0, 9, 0)), int(pack(7, 1, 0)), int(pack(0, 1, 99)), 2**30 - 1):
        with pytest.raises(InvalidAction, match=f"^{number} is not an action of Toy$"):
            toy.check(after(toy), number)


def test_explain_answers_from_what_the_seat_may_know(toy: Toy) -> None:
    state = after(toy, "draw 4", "P2 bid 0")
    bid = toy.parse_action("P1 bid 3")
    assert toy.explain(state, 0, bid) is None
    assert toy.explain(state, 1, bid) == Refusal("not-your-action")
    assert toy.explain(state, 0, toy.parse_action("P1 bid 5")) == Refusal("no-coins", {"coins": 5, "have": 3})


def test_explain_answers_chance_from_the_truth(toy: Toy) -> None:
    state = after(toy, "draw 4", "P1 bid 0", "P2 bid 0", "P1 pass", "P2 pass")
    assert toy.explain(state, CHANCE, toy.parse_action("draw 5")) is None
    assert toy.explain(state, CHANCE, toy.parse_action("draw 4")) == Refusal("not-drawable")


def test_chance_that_may_do_nothing_is_a_fault_of_the_game(toy: Toy) -> None:
    state = after(toy)
    state.bag = 0
    with pytest.raises(InvalidGame, match=r"^Toy: chance is asked and may do nothing: toy length=short "):
        Toy.draw(toy, state, Rng(1))


def test_chance_draws_evenly_unless_told_otherwise(toy: Toy) -> None:
    state, rng = after(toy), Rng(3)
    drawn = [toy.write_action(int(toy.draw(state, rng))) for _ in range(600)]
    counts = [drawn.count(f"draw {stone}") for stone in range(1, 7)]
    assert sum(counts) == 600
    assert sum((count - 100) ** 2 / 100 for count in counts) < 20.5  # passed once in 1,000


def test_the_base_leaves_its_questions_open() -> None:
    game: Game[State] = Game(Facts("none", "None", 1, (1, 1), ()), "")
    state, view = State(0), View(None, State(0))
    questions: list[Callable[[], object]] = [
        lambda: game.initial(game.setup(1)),
        lambda: game.generate(state, 0, Choices()),
        lambda: game.push(state, 0),
        lambda: game.view(state, None),
        lambda: game.determinize(view, Rng(0)),
        lambda: game.step(state),
        lambda: game.asks(state, 0, 0),
        lambda: game.bars(state, 0, 0),
        lambda: game.outcome(state),
        lambda: game.preview(view, 0),
        lambda: game.value(view, 0),
        lambda: game.write_action(0),
        lambda: game.parse_action(""),
        lambda: game.write_state(state),
        lambda: game.parse_state(""),
        lambda: game.from_bytes(b""),
        lambda: game.all_actions(state),
        lambda: game.present(view),
        lambda: game.present_action(view, 0),
        game.components,
    ]
    for question in questions:
        with pytest.raises(NotImplementedError):
            question()


def test_a_game_without_options_says_so() -> None:
    game: Game[State] = Game(Facts("none", "None", 1, (1, 1), ()), "")
    with pytest.raises(InvalidSetup, match=r"^None has no option 'length'; its options: none$"):
        game.setup(1, {"length": "short"})

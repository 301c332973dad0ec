"""Why an action is refused: every rule id, provoked, and none for what is legal."""

import pytest
from tests.games.skylines.playing import ONE_EACH, at, legal, play, why

from gridtown.core.action import CHANCE
from gridtown.core.errors import IllegalAction
from gridtown.core.refusal import SHARED_IDS, Value
from gridtown.core.rng import Rng
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.refusals import RULE_IDS
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.compiled

ONE = "skylines money=9 {} / cards=20,1,97 / cards=3"
EMPTY = "stack1= stack2= stack3="
OVER = "skylines phase=over active=none ending=completed / cards=8"
A = f"pieces=A city={ONE_EACH['A']}"
SWAP = ("P1 end", "P1 develop E")
FREE = "skylines scenario=5 phase=lay laid=0 map=A:0:0:0 drawn=BCE active=P1 / cards="
FIRST = "skylines phase=first active=chance laid=0 first=none / cards= / cards="
FULL = "skylines pieces=A money=9 city=21:n5+o5,20:q5+r5,76:p1+q1+r1+q2+q3 / cards={}"
KEEP = "skylines scenario=2 phase=keep pieces= / cards=1 offers=86,88"
DEVELOP = "skylines phase=develop pieces=E money=3 / cards=8"
APART = DEVELOP.replace("pieces=E money=3", "pieces=A money=5")

# rule, its arguments, position, actions before, the refused action
CASES: list[tuple[str, dict[str, Value], str, tuple[str, ...], str]] = [
    ("over", {}, OVER, (), "P1 end"),
    ("over", {}, OVER, (), "reveal 5"),
    ("chance", {}, ONE.format(""), (), "reveal 5"),
    ("chance", {}, ONE.format(""), (), "first P1"),
    ("chance-acts", {}, ONE.format(""), ("P1 play 97", "P1 draw 1"), "P1 draw 2"),
    ("chance-acts", {}, FIRST, (), "P1 end"),
    ("not-active", {"player": 0}, ONE.format(""), (), "P2 play 3"),
    ("not-active", {"player": 0}, ONE.format(""), ("P1 exchange 1",), "P2 play 3"),
    ("wrong-step", {"step": "act"}, ONE.format(""), (), "P1 draw 1"),
    ("wrong-step", {"step": "act"}, ONE.format(""), (), "P1 place a4,b4"),
    ("wrong-step", {"step": "act"}, ONE.format(""), (), "P1 done"),
    ("wrong-step", {"step": "tile"}, ONE.format(""), ("P1 play 1",), "P1 place a4,b4"),
    ("wrong-step", {"step": "place"}, ONE.format(""), ("P1 play 20",), "P1 tile I2"),
    ("wrong-step", {"step": "draw"}, ONE.format(""), ("P1 exchange 1",), "P1 play 20"),
    ("wrong-step", {"step": "develop"}, DEVELOP, (), "P1 end"),
    ("wrong-step", {"step": "lay"}, FREE, (), "P1 develop A"),
    ("wrong-step", {"step": "keep"}, KEEP, (), "P1 play 1"),
    ("wrong-step", {"step": "swap"}, f"skylines {A} money=9 / cards=8", SWAP, "P1 play 8"),
    ("only-end", {}, ONE.format(EMPTY), (), "P1 play 20"),
    ("only-end", {}, ONE.format(EMPTY), (), "P1 exchange 1"),
    ("not-on-display", {"card": 3}, ONE.format(""), (), "P1 play 3"),
    ("not-on-display", {"card": 88}, ONE.format(""), (), "P1 play 88"),
    ("not-on-display", {"card": 106}, ONE.format(""), (), "P1 play 106"),
    ("not-on-display", {"card": 3}, ONE.format(""), (), "P1 exchange 3"),
    ("not-on-display", {"card": 9}, f"skylines {A} money=9 / cards=8", SWAP, "P1 swap 9"),
    ("banned", {"card": 63, "news": 113}, "skylines news=113 / cards=63", (), "P1 play 63"),
    ("too-dear", {"card": 17, "cost": 3, "money": 2}, "skylines money=2 / cards=17", (), "P1 play 17"),
    (
        "too-dear", {"card": 17, "cost": 4, "money": 3}, "skylines money=3 news=109 / cards=17", (),
        "P1 play 17",
    ),
    ("track-end", {"card": 1, "track": "water"}, ONE.format("water=-5"), (), "P1 play 1"),
    ("track-end", {"card": 1, "track": "employment"}, ONE.format("employment=5"), (), "P1 play 1"),
    ("track-end", {"card": 21, "track": "employment"}, "skylines employment=5 / cards=21", (), "P1 play 21"),
    ("track-end", {"card": 12, "track": "crime"}, "skylines crime=10 / cards=12", (), "P1 play 12"),
    ("track-end", {"card": 9, "track": "traffic"}, "skylines traffic=10 news=112 / cards=9", (), "P1 play 9"),
    (
        "track-end", {"card": 25, "track": "employment"}, "skylines employment=5 / cards=25 role=92", (),
        "P1 play 25",
    ),
    (  # no reward comes that could be in the way
        "track-end", {"card": 28, "track": "crime"}, "skylines employment=5 crime=10 / cards=28 role=92", (),
        "P1 play 28",
    ),
    (
        "track-end", {"card": 53, "track": "water"}, "skylines happiness=-4 water=-5 / cards=53", (),
        "P1 play 53",
    ),
    ("no-room", {"card": 77}, FULL.format(77), (), "P1 play 77"),
    ("no-such-tile", {"shape": "U5"}, ONE.format(""), ("P1 play 1",), "P1 tile U5"),
    (
        "no-room-for-tile", {"shape": "O4"}, FULL.format(1), ("P1 play 1",), "P1 tile O4",
    ),
    ("wrong-tile", {}, ONE.format(""), ("P1 play 20",), "P1 place a4"),
    ("off-map", {"squares": ["b1"]}, ONE.format(""), ("P1 play 20",), "P1 place b1,c1"),
    ("off-map", {"squares": ["a7"]}, ONE.format(""), ("P1 play 20",), "P1 place a6,a7"),
    ("face-down", {"squares": ["g6"]}, ONE.format("pieces=B"), ("P1 play 20",), "P1 place f6,g6"),
    ("taken", {"squares": ["b4"]}, ONE.format("city=22:b4"), ("P1 play 20",), "P1 place a4,b4"),
    ("across-street", {}, ONE.format(""), ("P1 play 20",), "P1 place c4,d4"),
    ("utility-there", {}, "skylines city=18:a4+b4 / cards=17", ("P1 play 17",), "P1 place a6,b6"),
    (
        "track-end-there", {"track": "employment"},
        "skylines employment=4 city=45:a4+b4+c4,46:a5+a6+b6 / cards=26", ("P1 play 26", "P1 tile I2"),
        "P1 place c5,c6",
    ),
    ("exchange-policy", {}, ONE.format(""), (), "P1 exchange 97"),
    ("exchange-too-dear", {"cost": 2, "money": 1}, "skylines money=1 / cards=1", (), "P1 exchange 1"),
    (
        "district-without-tiles",
        {"squares": ["p1", "q1", "r1", "p2", "q2", "r2", "q3", "r3"], "amount": 1},
        "skylines pieces=A city=22:o1,3:m5+n5,4:q4+r4 / cards=8", (), "P1 end",
    ),
    ("stack-empty", {"stage": 2}, ONE.format("stack2="), ("P1 exchange 1",), "P1 draw 2"),
    (
        "stacks-only", {}, "skylines stack2=30,106 pile=4 / cards=97 / cards=3",
        ("P1 play 97", "P1 draw 2", "reveal 106"), "P1 take 4",
    ),
    ("not-on-pile", {"card": 4}, ONE.format(""), ("P1 exchange 1",), "P1 take 4"),
    ("just-laid-down", {"card": 1}, ONE.format(""), ("P1 exchange 1",), "P1 take 1"),
    ("swap-ascending", {}, f"skylines {A} money=9 / cards=8,9", (*SWAP, "P1 swap 9"), "P1 swap 8"),
    (
        "swap-too-dear", {"cost": 1, "money": 0}, f"skylines {A} money=6 / cards=8,9", (*SWAP, "P1 swap 8"),
        "P1 swap 9",
    ),
    (
        "swap-too-many", {}, f"skylines {A} money=9 stack1=5 stack2= stack3= / cards=8,9",
        (*SWAP, "P1 swap 8"), "P1 swap 9",
    ),
    ("not-on-map", {"board": "C"}, DEVELOP, (), "P1 develop C"),
    ("already-face-up", {"board": "E"}, DEVELOP, (), "P1 develop E"),
    ("not-adjacent", {"board": "B"}, APART, (), "P1 develop B"),
    ("develop-too-dear", {"board": "B", "cost": 4, "money": 3}, DEVELOP, (), "P1 develop B"),
    ("not-offered", {"role": 87}, KEEP, (), "P1 keep 87"),
    ("piece-not-drawn", {"board": "D"}, FREE, (), "P1 lay D 1,0 1"),
    ("piece-not-drawn", {"board": "A"}, FREE, (), "P1 lay A 1,0 1"),
    ("piece-does-not-fit", {"board": "C"}, FREE, (), "P1 lay C 1,0 0"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "args", "position", "before", "action"), CASES)
def test_refused(
    game: Skylines, rule: str, args: dict[str, Value], position: str, before: tuple[str, ...], action: str
) -> None:
    state = play(game, position, *before)
    found = why(game, state, action)
    assert found is not None
    assert (found.id, found.args) == (rule, args)
    with pytest.raises(IllegalAction):
        play(game, state, action)


def test_what_can_t_be_drawn(game: Skylines) -> None:
    state = play(game, ONE.format(""), "P1 play 97", "P1 draw 1")
    for text in ("reveal 30", "reveal 1", "first P1"):
        found = game.explain(state, CHANCE, game.parse_action(text))
        assert found is not None
        assert found.id == "not-drawable"
    assert game.explain(state, CHANCE, game.parse_action("reveal 5")) is None


def test_somebody_else_s_action(game: Skylines) -> None:
    found = game.explain(at(game, ONE.format("")), 1, game.parse_action("P1 play 20"))
    assert found is not None
    assert found.id == "not-your-action"


def test_every_rule_can_be_met() -> None:
    """All but those that this list of cases leaves to the tests above."""
    met = {rule for rule, *_ in CASES} | {"not-drawable", "not-your-action"}
    assert {*SHARED_IDS, *RULE_IDS} - {"waiting"} == met


@pytest.mark.parametrize(("players", "scenario"), [(2, "introduction"), (3, "4"), (1, "5"), (2, "5")])
def test_legal_actions_are_explained_by_none_and_others_by_a_rule(
    skylines: Skylines, players: int, scenario: str
) -> None:
    """In random play; of what is not legal, a sample."""
    state = skylines.initial(skylines.setup(players, {"scenario": scenario}))
    rng, every = Rng(players), skylines.all_actions(state)
    while state.to_act:
        player = skylines.players_to_act(state)[0]
        options = skylines.legal_actions(state, player)
        for action in options[:2] + options[-2:]:
            assert skylines.explain(state, player, action) is None
        _check_some(skylines, state, rng, every, set(options))
        skylines.push(state, options[int(rng.below(len(options)))])


def _check_some(game: Skylines, state: SkylinesState, rng: Rng, every: list[int], options: set[int]) -> None:
    player = game.players_to_act(state)[0]
    for _ in range(3):
        action = every[int(rng.below(len(every)))]
        found = game.explain(state, player, action)
        assert (found is None) == (action in options), game.write_action(action)
        assert found is None or found.id in (*SHARED_IDS, *RULE_IDS)


def test_the_fixture_is_what_the_cases_think(game: Skylines) -> None:
    assert "P1 play 20" in legal(game, ONE.format(""))

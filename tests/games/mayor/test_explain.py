"""Why an action is refused: every rule id, provoked, and always one for what is not legal."""

from itertools import product

import pytest
from tests.games.mayor.playing import after, at, dealt, mayor, random_step, refused, why

from gridtown.core.action import CHANCE, kind_of
from gridtown.core.errors import IllegalAction
from gridtown.core.refusal import SHARED_IDS, Value
from gridtown.core.rng import Rng
from gridtown.games.mayor.refusals import LIFTED
from gridtown.games.mayor.refusals import RULE_IDS as OWN_IDS
from gridtown.games.mayor.state import PHASES

pytestmark = pytest.mark.compiled

RULE_IDS = (*(id for id in SHARED_IDS if id != "waiting"), *OWN_IDS)

ACT = "mayor amenities=yes claims=bc event=2 city=a1:1 / citizen=26 banker=3a {} / / "
STANDING = ACT.format("tiles=3 marker={}")
FINAL = "mayor amenities=yes phase=final final=1 neutral= / citizen=26 banker=3a marker=bank tiles=3,41 / / "
USING = "mayor amenities=yes using=41 / citizen=26 banker=2a marker=bank tiles=35,41,42 / / "
TWO_BANKS = "mayor / marker=bank banker=8a {} / marker=bank / "
ADVISED = [f"{id}-amenity" for id in LIFTED]
FULL = "mayor city={} faces=9 hidden=10 / banker=9c {} / banker=48"
SQUARES = [f"{block}{number}" for block in "abcdefghij" for number in "1234"]
LYING = [1, 2, *range(11, 49)]
ONE_LEFT = ",".join(f"{square}:{tile}" for square, tile in zip(SQUARES[1:], LYING[1:], strict=True))
TAKEN = ",".join(f"{square}:{tile}" for square, tile in zip(SQUARES, LYING, strict=True))
FORKS = "mayor / citizen=21 banker=3b tiles=35 / citizen=20a banker=19a / citizen=18a banker=17a"
WALK = "mayor phase=walk cause=placement / citizen={} banker={} {} / banker=48 / banker=47"

# rule, its arguments, position, actions before, the refused action
CASES: list[tuple[str, dict[str, Value], str, tuple[str, ...], str]] = [
    ("over", {}, "mayor phase=over ending=lines / / /", (), "P1 pass"),
    ("over", {}, "mayor phase=over ending=lines / / /", (), "reveal 3"),
    ("chance", {}, "mayor / / /", (), "reveal 3"),
    ("chance", {}, "mayor event=1 / / /", (), "draw 3"),
    ("chance-acts", {}, "mayor phase=reveal faces= / / /", (), "P1 move 1"),
    ("chance-acts", {}, "mayor event=1 / citizen=26 banker=9c tiles=3 / /", ("P1 place 3 j4",), "P1 event 3"),
    ("not-active", {"player": 1}, "mayor mover=P2 / / /", (), "P1 pass"),
    ("not-active", {"player": 0}, "mayor phase=move / / /", (), "P3 move 1"),
    ("wrong-step", {"step": "move"}, "mayor phase=move / / /", (), "P1 pass"),
    ("wrong-step", {"step": "act"}, "mayor / / /", (), "P1 move 1"),
    ("wrong-step", {"step": "act"}, "mayor / / /", (), "P1 waive"),
    ("wrong-step", {"step": "walk"}, "mayor phase=move / / /", ("P1 move 4",), "P1 pass"),
    ("wrong-step", {"step": "reward"}, "mayor phase=reward using=41 / tiles=41 / /", (), "P1 pass"),
    ("wrong-step", {"step": "lay"}, "mayor phase=lay using=41 / tiles=41 / /", (), "P1 reward vp"),
    (
        "wrong-step",
        {"step": "event"},
        "mayor phase=event event=1 drawn=2,3,4 / / /",
        (),
        "P1 pass",
    ),
    ("wrong-step", {"step": "final"}, FINAL, (), "P1 pass"),
    ("wrong-step", {"step": "final"}, FINAL, (), "P1 use 41"),
    ("move-too-dear", {"cost": 3, "gold": 2}, "mayor phase=move / banker=2a / /", (), "P1 move 3"),
    ("move-too-dear", {"cost": 10, "gold": 9}, "mayor phase=move / banker=9b / /", (), "P1 move 5"),
    ("buy-other-line", {"type": "bank", "marker": "shop"}, "mayor / marker=shop / /", (), "P1 buy bank"),
    ("buy-empty-line", {"type": "shop"}, "mayor faces=1 hidden= / marker=shop / /", (), "P1 buy shop"),
    ("buy-limit", {"limit": 3}, "mayor / marker=shop tiles=3,4,5 / /", (), "P1 buy shop"),
    ("buy-limit", {"limit": 4}, "mayor / marker=shop tiles=3,4,5,6 /", (), "P1 buy shop"),
    ("buy-limit-amenity", {"limit": 4}, "mayor / marker=shop tiles=3,4,5,41 /", (), "P1 buy shop"),
    ("buy-too-dear", {"cost": 9, "gold": 8}, TWO_BANKS.format("tiles=11"), (), "P1 buy bank"),
    ("buy-too-dear-amenity", {"cost": 9, "gold": 8}, TWO_BANKS.format("tiles=41"), (), "P1 buy bank"),
    ("only-with-amenity", {"amenity": 41}, USING, (), "P1 pass"),
    ("only-with-amenity", {"amenity": 41}, USING, (), "P1 use 42"),
    ("not-your-tile", {"tile": 12}, ACT.format("tiles=3"), (), "P1 place 12 d4"),
    ("not-your-tile", {"tile": 12}, ACT.format("tiles=3"), (), "P1 claim 12 b4"),
    ("square-taken", {"square": "a1"}, ACT.format("tiles=9"), (), "P1 place 9 a1"),
    ("square-taken", {"square": "a1"}, "mayor phase=lay using=41 city=a1:1 / tiles=41 / /", (), "P1 lay a1"),
    ("event-barred", {"type": "park", "event": 7}, "mayor event=7 / tiles=25 / /", (), "P1 place 25 d4"),
    (
        "event-barred-amenity",
        {"type": "park", "event": 7},
        "mayor event=7 / tiles=25,41 / /",
        (),
        "P1 place 25 d4",
    ),
    ("no-such-street", {"square": "b1", "colour": "red"}, STANDING.format("bank"), (), "P1 place 3 b1"),
    ("no-such-street", {"square": "j3", "colour": "green"}, STANDING.format("park"), (), "P1 place 3 j3"),
    (
        "no-such-street-amenity",
        {"square": "b1", "colour": "red"},
        ACT.format("tiles=3,41 marker=bank"),
        (),
        "P1 claim 3 b1",
    ),
    ("event-closed", {"square": "d2", "event": 2}, ACT.format("tiles=3"), (), "P1 place 3 d2"),
    ("event-closed-amenity", {"square": "d2", "event": 2}, ACT.format("tiles=3,41"), (), "P1 place 3 d2"),
    ("block-has-type", {"square": "a4", "type": "bank"}, ACT.format("tiles=3"), (), "P1 place 3 a4"),
    (
        "block-has-type-amenity",
        {"square": "a4", "type": "bank"},
        ACT.format("tiles=3,41"),
        (),
        "P1 place 3 a4",
    ),
    (
        "too-dear-there",
        {"tile": 35, "square": "b1", "cost": 3, "gold": 2},
        USING,
        (),
        "P1 place 35 b1",
    ),
    (
        "too-dear-there",
        {"tile": 29, "square": "b2", "cost": 2, "gold": 1},
        "mayor city=b1:33 / citizen=29 banker=1 marker=shop tiles=29 / /",
        (),
        "P1 place 29 b2",
    ),
    (
        "too-dear-there-amenity",
        {"tile": 33, "square": "d2", "cost": 4, "gold": 3},
        "mayor amenities=yes claims= / citizen=9a banker=3a marker=statue tiles=33,41 / / ",
        (),
        "P1 place 33 d2",
    ),
    ("no-amenity-there", {"square": "d1"}, ACT.format("tiles=3"), (), "P1 claim 3 d1"),
    ("no-amenity-there", {"square": "j1"}, "mayor amenities=yes / tiles=3 / /", (), "P1 claim 3 j1"),
    ("no-claim-at-the-end", {}, FINAL, (), "P1 claim 3 a1"),
    ("amenity-not-yours", {"amenity": 42}, ACT.format("tiles=41"), (), "P1 use 42"),
    ("amenity-no-room", {}, FULL.format(TAKEN, "marker=shop tiles=49"), (), "P1 use 49"),
    ("amenity-no-room", {}, FULL.format(ONE_LEFT, "marker=shop tiles=3,49"), ("P1 use 49",), "P1 place 3 a1"),
    ("amenity-no-use", {}, "mayor faces=1 hidden= / marker=shop tiles=41 / /", (), "P1 use 41"),
    ("not-walking", {"piece": "citizen"}, WALK.format("30", "20a", "gp=2"), (), "P1 citizen 32"),
    ("not-walking", {"piece": "banker"}, WALK.format("30", "20a", "vp=2"), (), "P1 banker 22"),
    ("citizen-first", {}, WALK.format("32", "42", "vp=2 gp=2"), (), "P1 banker 44"),
    ("not-an-end", {"piece": "citizen", "end": "35a"}, WALK.format("32", "42", "vp=2"), (), "P1 citizen 35a"),
    ("not-an-end", {"piece": "banker", "end": "0"}, "mayor phase=move / / /", ("P1 move 4",), "P1 banker 0"),
    ("rainbow-end-too-dear", {}, FORKS, ("P1 place 35 b1",), "P1 citizen 20b"),
    ("event-not-drawn", {"event": 7}, "mayor phase=event event=1 drawn=2,3,4 / / /", (), "P1 event 7"),
]


@pytest.mark.parametrize(
    ("id", "args", "before", "actions", "action"), CASES, ids=[f"{case[0]}: {case[4]}" for case in CASES]
)
def test_refused(id: str, args: dict[str, Value], before: str, actions: tuple[str, ...], action: str) -> None:
    rule = why(after(before, *actions), action)
    assert rule is not None
    assert (rule.id, rule.args) == (id, args)
    assert rule.id in RULE_IDS


BARRED = "mayor event=7 city=a1:25 / marker=bank tiles=26 / / "
BOTH_WALK = WALK.format("32", "42", "vp=2 gp=2")

# the rule told, another that holds too, position, the refused action
FIRST = [
    ("buy-empty-line", "buy-limit", "mayor faces=1 hidden= / marker=bank tiles=3,4,5 / /", "P1 buy shop"),
    ("buy-limit", "buy-other-line", "mayor / marker=shop tiles=3,4,5 / /", "P1 buy bank"),
    ("buy-other-line", "buy-limit", "mayor / marker=shop tiles=3,4,41 / /", "P1 buy bank"),
    ("buy-limit-amenity", "buy-too-dear", "mayor / marker=shop banker=0 tiles=3,4,41 / /", "P1 buy shop"),
    ("buy-other-line", "buy-too-dear", "mayor / marker=shop banker=0 / /", "P1 buy bank"),
    ("no-claim-at-the-end", "not-your-tile", FINAL, "P1 claim 9 a1"),
    ("amenity-no-room", "square-taken", FULL.format(ONE_LEFT, "marker=shop tiles=3,49"), "P1 place 3 b1"),
    ("not-your-tile", "square-taken", ACT.format("tiles=9"), "P1 place 3 a1"),
    ("square-taken", "no-amenity-there", ACT.format("tiles=3"), "P1 claim 3 a1"),
    ("no-amenity-there", "block-has-type", ACT.format("tiles=3"), "P1 claim 3 a2"),
    ("block-has-type", "event-barred", BARRED, "P1 place 26 a2"),
    ("event-barred", "no-such-street", BARRED, "P1 place 26 b1"),
    ("no-such-street", "event-closed", STANDING.format("bank"), "P1 place 3 b1"),
    (
        "event-closed",
        "too-dear-there",
        "mayor event=2 / marker=statue banker=0 tiles=33 / /",
        "P1 place 33 d2",
    ),
    ("only-with-amenity", "amenity-not-yours", USING, "P1 use 43"),
    ("citizen-first", "not-an-end", BOTH_WALK, "P1 banker 41"),
]


@pytest.mark.parametrize(("told", "besides", "before", "action"), FIRST)
def test_what_has_to_be_mended_first_is_told(told: str, besides: str, before: str, action: str) -> None:
    actions = ("P1 use 49",) if told == "amenity-no-room" else ()
    assert refused(after(before, *actions), action) == told != besides


# An amenity lies before who is refused, and yet no use of it would do the same.
LAST = "mayor phase=final final=1 neutral="
OF_NO_HELP = [
    ("block-has-type", f"{LAST} city=a1:1 / citizen=26 tiles=3,9,41 / / ", "P1 place 3 a4"),
    ("event-closed", f"{LAST} event=2 / marker=church tiles=3,41 / / ", "P1 place 3 b1"),
    ("no-such-street", "mayor / banker=1 marker=church tiles=33,41 / / ", "P1 place 33 d2"),
    ("too-dear-there", "mayor / citizen=26 banker=1 marker=bank tiles=33,41 / / ", "P1 place 33 d2"),
    ("buy-limit", FULL.format(TAKEN, "marker=shop tiles=3,4,5,49"), "P1 buy shop"),
    ("buy-limit", "mayor faces=1 hidden= / marker=shop tiles=3,4,41 / /", "P1 buy bank"),
    ("buy-empty-line", "mayor faces=1 hidden= / marker=shop tiles=3,4,41 / /", "P1 buy shop"),
    ("square-taken", ACT.format("tiles=9,41"), "P1 place 9 a1"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "before", "action"), OF_NO_HELP)
def test_no_amenity_is_advised_that_would_not_help(id: str, before: str, action: str) -> None:
    assert refused(before, action) == id


@pytest.mark.parametrize("case", [case for case in CASES if case[0] in ADVISED], ids=lambda case: case[0])
def test_an_amenity_that_is_advised_does_the_very_same(
    case: tuple[str, dict[str, Value], str, tuple[str, ...], str],
) -> None:
    _, _, before, actions, action = case
    assert refused(after(before, *actions, "P1 use 41"), action) == ""


def test_not_your_action() -> None:
    game = mayor()
    rule = game.explain(at("mayor / / /"), 0, game.parse_action("P2 pass"))
    assert rule is not None
    assert (rule.id, rule.args) == ("not-your-action", {})


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ("mayor phase=reveal faces= hidden=1,2,9,10 / / /", "reveal 3"),  # it lies in no line any more
        ("mayor phase=reveal faces= hidden=1,2,9,10 / / /", "reveal 9"),  # the Banks come first
        ("mayor phase=reveal faces= hidden=1,2,9,10 / / /", "draw 2"),
        ("mayor phase=draw event=2 / / /", "draw 2"),  # it is in effect
    ],
)
def test_not_hidden(before: str, text: str) -> None:
    game = mayor()
    rule = game.explain(at(before), CHANCE, game.parse_action(text))
    assert rule is not None
    assert (rule.id, rule.args) == ("not-drawable", {})


def test_every_rule_id_has_a_test() -> None:
    elsewhere = {"not-your-action", "not-drawable"}
    assert {case[0] for case in CASES} | elsewhere == set(RULE_IDS)
    assert len(RULE_IDS) == len(set(RULE_IDS))


@pytest.mark.parametrize("text", ["P4 pass", "P4 move 1", "P3 place 3 a1"])
def test_a_player_who_is_not_at_the_table_is_refused_like_others(text: str) -> None:
    game = mayor()
    state = at("mayor / / " if text.startswith("P3") else "mayor / / /")
    with pytest.raises(IllegalAction):
        game.apply(state, game.parse_action(text))
    assert refused(state, text) in RULE_IDS


# Always one, and none for what is legal

SETUPS = [
    (players, {"events": events, "amenities": amenities})
    for players, events, amenities in product((2, 3, 4), ("no", "yes"), ("no", "yes"))
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_rule_for_whatever_is_not_legal_and_none_for_what_is(players: int, options: dict[str, str]) -> None:
    game = mayor()
    state, rng = dealt(players, players, **options), Rng(players)
    kinds: dict[int, list[int]] = {}
    for action in game.all_actions(state):
        kinds.setdefault(int(kind_of(action)), []).append(action)
    ply = 0
    while state.to_act:
        ply += 1
        if ply % 11 == 0 or PHASES[int(state.phase)] in ("event", "final", "reward"):
            allowed = {player: set(game.legal_actions(state, player)) for player in range(CHANCE, players)}
            for action in (some[int(rng.below(len(some)))] for some in kinds.values() for _ in range(2)):
                for player in range(players):
                    rule = game.explain(state, player, action)
                    assert (rule is None) == (action in allowed[player]), game.write_state(state)
                    assert rule is None or rule.id in RULE_IDS
            for player in game.players_to_act(state):
                for action in list(allowed[player])[:12]:
                    assert game.explain(state, player, action) is None
        game.push(state, random_step(state, rng))

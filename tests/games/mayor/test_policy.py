"""The quick player that playouts follow, and the forecast that they end with."""

import pytest

from gridtown.bots import make
from gridtown.core.choices import Choices
from gridtown.core.digest import fingerprint
from gridtown.core.judgment import Judgment
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.evaluation.outcome import WHOLE, share
from gridtown.games.mayor.game import load
from gridtown.games.mayor.state import MOVING, MayorState

pytestmark = pytest.mark.compiled

GAME = load()

BOTH = ("steady", "skilled")

SETUPS = [
    (players, {"events": events, "amenities": amenities})
    for players in (2, 3, 4)
    for events in ("no", "yes")
    for amenities in ("no", "yes")
]


def choice(state: MayorState, player: int, lots: int = 5) -> int:
    """What the quick player does; it must be legal, and asking changes nothing."""
    legal, out, before = GAME.legal_actions(state, player), Choices(), state.to_bytes()
    for action in legal:
        out.add(action)
    chosen = int(GAME.policy(state, player, out, Rng(lots)))
    assert chosen in legal
    assert state.to_bytes() == before
    return chosen


def played(players: int, options: dict[str, str], seed: int) -> list[tuple[MayorState, int]]:
    """A game among quick players: every decision between several actions, then the end."""
    state, chance = GAME.initial(GAME.setup(players, options)), Rng(seed)
    found = []
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            GAME.push(state, GAME.draw(state, chance))
            continue
        player = GAME.players_to_act(state)[0]
        action = GAME.legal_actions(state, player)[0]
        if len(GAME.legal_actions(state, player)) > 1:
            found.append((state.copy(), player))
            action = choice(state, player, len(found))
        GAME.push(state, action)
    return [*found, (state, 0)]


def said(position: str, player: int = 0) -> str:
    """What the quick player does in a position, by its notation without the player."""
    return GAME.write_action(choice(GAME.parse_state(position), player)).split(" ", 1)[1]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_game_is_played_to_an_end_that_is_none_by_passing(players: int, options: dict[str, str]) -> None:
    game = played(players, options, 3)
    end = game[-1][0]
    assert GAME.outcome(end).termination in {"mayor", "lines"}  # type: ignore[union-attr]
    assert end.turn < 120 * players


def test_both_builds_choose_the_same() -> None:
    """Change it with the weights only."""
    texts = [
        state.to_bytes() for players, options in SETUPS[3::4] for state, _ in played(players, options, 8)
    ]
    assert fingerprint(b"".join(texts)) == "5b62a991830335832ec6bc2da1f76853"


# What it looks at


def test_secrets_make_no_difference() -> None:
    """P2 knows what lies under the stack, P1 does not: whatever it is, P1 does the same."""
    table = (
        "mayor event=6 stack=?,?,?,?,?,?,{} / citizen=20a banker=20a marker=statue tiles=17,9 / citizen=21"
    )
    first, second = (GAME.parse_state(table.format(known)) for known in ("3:2,8:2,1:*", "9:2,4:2,1:*"))
    assert first.to_bytes() != second.to_bytes()
    assert GAME.view(first, 0).known.to_bytes() == GAME.view(second, 0).known.to_bytes()
    assert choice(first, 0) == choice(second, 0)


@pytest.mark.parametrize("amenities", ["no", "yes"])
def test_state_and_view_are_judged_alike(amenities: str) -> None:
    for state, player in played(3, {"events": "yes", "amenities": amenities}, 5)[:-1:3]:
        known = GAME.view(state, player).known
        assert choice(state, player) == choice(known, player)
        assert GAME.estimate(state, player) == GAME.estimate(known, player)


# Positions that leave no doubt


def test_who_can_be_mayor_is() -> None:
    assert said("mayor / citizen=44 banker=20a marker=church tiles=1,17 / citizen=40a") == "place 17 c3"


def test_marker_moves_to_where_the_office_is_won() -> None:
    position = "mayor phase=move / citizen=44 banker=9a marker=bank tiles=17 / citizen=40a"
    assert said(position) in {"move 2", "move 3"}


def test_nobody_is_made_mayor() -> None:
    position = "mayor / citizen=21 banker=25 marker=bank tiles=18 / citizen=48 banker=2a"
    assert said(position) in {"place 18 g1", "place 18 g3", "pass"}


LAST_OF_A_LINE = "faces=17,25,33 hidden=26,27,28,29,30,31,32,34,35,36,37,38,39,40"


def test_leader_ends_the_game_and_who_trails_does_not() -> None:
    mover, other = "citizen={} banker=20a marker=church", "citizen={} banker=9a"
    position = f"mayor {LAST_OF_A_LINE} / {mover} / {other}"
    assert said(position.format("40a", "23")) == "buy church"
    assert said(position.format("23", "40a")) == "pass"


def test_game_is_ended_where_the_banker_will_stand_beside_the_last_placement() -> None:
    """The Church is paid with a step that takes the Banker there."""
    table = f"mayor {LAST_OF_A_LINE} / citizen=40a banker=18a marker=church / citizen=47 banker=9a"
    assert said(table) == "buy church"


def test_marker_moves_to_where_a_park_wins_the_office() -> None:
    table = "mayor phase=move city=a1:1,a2:17,c1:18,e1:2,e2:19,g1:3,g2:20"
    assert said(f"{table} / citizen=46 banker=1 marker=park tiles=31 / citizen=20a") == "move 2"


def test_final_placement_that_would_lose_is_waived() -> None:
    red = "a1:1,a2:9,b2:2,b4:10,c1:3,c3:11,d1:4,d2:12,f1:5,f3:13,g3:6,h1:7,h2:14,i3:8,i4:15"
    table = f"mayor phase=final final=1 city={red} {LAST_OF_A_LINE.replace('17,', '')}"
    assert said(f"{table} / citizen=45 marker=bank tiles=23 / citizen=44 banker=35a") == "waive"


def test_reward_that_helps() -> None:
    using = "amenities=yes phase=reward using=41"
    assert said(f"mayor {using} / citizen=48 banker=30 tiles=41 / citizen=44") == "reward vp"
    assert said(f"mayor {using} / citizen=5a banker=0 tiles=41 / citizen=6a") == "reward gp"


# The forecast


def test_the_end_is_no_forecast() -> None:
    state = played(3, {}, 6)[-1][0]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [share(state, player) / WHOLE for player in range(3)] == outcome.returns()


def test_a_win_is_more_than_any_lead() -> None:
    for players, options in SETUPS[::5]:
        *game, (end, _) = played(players, options, 7)
        outcome = GAME.outcome(end)
        assert outcome is not None
        estimates = [GAME.estimate(end, player) for player in range(players)]
        won = [estimate for estimate, win in zip(estimates, outcome.returns(), strict=True) if win == 1]
        assert all(estimate >= WHOLE for estimate in won)
        assert max(estimate for estimate in estimates if estimate not in won) <= WHOLE // 2
        hopes = [GAME.estimate(state, player) for state, player in game if GAME.settled(state)]
        assert -WHOLE // 5 <= min(hopes)
        assert max(hopes) <= WHOLE * 6 // 5


def test_more_points_gold_and_tiles_promise_more() -> None:
    table = "mayor phase=move / citizen={} banker={} marker=bank tiles={} / citizen=26 banker=20a tiles=18"
    plain = GAME.estimate(GAME.parse_state(table.format("24", "19a", "17")), 0)
    for better in (("27", "19a", "17"), ("24", "25", "17"), ("24", "19a", "17,33")):
        assert GAME.estimate(GAME.parse_state(table.format(*better)), 0) > plain


def test_playouts_stop_between_turns_only() -> None:
    for state, _ in played(2, {"events": "yes", "amenities": "yes"}, 9):
        assert GAME.settled(state) == (state.phase == MOVING)


@pytest.mark.parametrize(("players", "options"), SETUPS[::5])
def test_opponent_who_remembers_does_what_one_does_who_forgets(players: int, options: dict[str, str]) -> None:
    """Of each decision, when it is new and when it was seen: the best by `value`, with the same lots."""
    for state, player in played(players, options, 4)[:-1]:
        out = Choices()
        GAME.generate(state, player, out)
        values = Judgment.values(GAME, state, player, out)
        assert [GAME.values(state, player, out) for _ in range(2)] == [values] * 2
        forgetful = Judgment.policy(GAME, state, player, out, Rng(7))
        assert values[out.to_list().index(int(forgetful))] == max(values)
        asked = [GAME.opponent_policy(state, player, out, Rng(7)) for _ in range(2)]
        assert asked == [forgetful] * 2


@pytest.mark.proof
@pytest.mark.parametrize("amenities", ["no", "yes"])
def test_it_plays_better_than_one_who_looks_to_the_end_of_the_turn(amenities: str) -> None:
    """60 games of two against greedy; it wins some 7 of 10."""
    setup, wins = GAME.setup(2, {"amenities": amenities}), 0.0
    for game in range(60):
        state, chance, lots, seat = GAME.initial(setup), Rng(game // 2), Rng(game // 2, 1), game % 2
        while state.to_act:
            if state.to_act == CHANCE_ACTS:
                GAME.push(state, GAME.draw(state, chance))
                continue
            player = GAME.players_to_act(state)[0]
            legal = GAME.legal_actions(state, player)
            view = GAME.view(state, player)
            if len(legal) == 1 or player == seat:
                GAME.push(state, legal[0] if len(legal) == 1 else choice(state, player, int(lots.word())))
            else:
                GAME.push(state, max(legal, key=lambda action: GAME.value(view, action)))
        wins += GAME.outcome(state).returns()[seat]  # type: ignore[union-attr]
    assert wins > 30


def test_skilled_plays_as_steady_where_the_policy_is_weaker() -> None:
    alike: dict[tuple[int, str], bool] = {}
    for players, options in SETUPS:
        moments = played(players, options, 3)[:-1:9]
        chosen = [
            [
                make(bot, GAME, Rng(4)).act(GAME.view(state, who), GAME.legal_actions(state, who))
                for bot in BOTH
            ]
            for state, who in moments
        ]
        table = (players, options["events"])
        alike[table] = alike.get(table, True) and all(steady == skilled for steady, skilled in chosen)
    assert [table for table, same in alike.items() if same] == [(4, "no")]


def test_each_weight_is_the_planner_s_by_its_own_name() -> None:
    game, names = load(), [name for name, _ in GAME.policy_blocks()]
    numbers = {players: [1000 * players + at for at in range(len(names))] for players in (2, 3, 4)}
    for players, own in numbers.items():
        game.use_policy(str(players), own)
    for players, own in numbers.items():
        held = game.planner(players).weights
        assert [getattr(held, name) for name in names] == own

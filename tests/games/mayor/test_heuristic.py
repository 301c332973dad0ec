"""The heuristic: what a person who knows the rules would do in positions that leave no doubt."""

from itertools import pairwise

import pytest

from gridtown.core.rng import Rng
from gridtown.games.mayor.board.lines import TYPES
from gridtown.games.mayor.game import load
from gridtown.games.mayor.state import MayorState

pytestmark = pytest.mark.proof

GAME = load()

LAST_OF_A_LINE = "faces=17,25,33 hidden=26,27,28,29,30,31,32,34,35,36,37,38,39,40"
"""Banks and Shops are sold, and of the Churches all but one."""


def values(position: str, player: int = 0) -> dict[str, float]:
    """What every legal action promises, by its notation without the player."""
    state = GAME.parse_state(position)
    view = GAME.view(state, player)
    actions = GAME.legal_actions(state, player)
    assert len(actions) > 1
    return {GAME.write_action(action).split(" ", 1)[1]: GAME.value(view, action) for action in actions}


def best(position: str, among: str = "") -> set[str]:
    """The actions that promise P1 most; among: of those that begin so."""
    found = {action: value for action, value in values(position).items() if action.startswith(among)}
    return {action for action, value in found.items() if value == max(found.values())}


# Winning and losing


def test_who_can_be_mayor_is() -> None:
    """Beside a blue street the Church scores three times on c3 only."""
    assert best("mayor / citizen=44 banker=20a marker=church tiles=1,17 / citizen=40a") == {"place 17 c3"}


def test_marker_moves_to_where_the_office_is_won() -> None:
    assert best("mayor phase=move / citizen=44 banker=9a marker=bank tiles=17 / citizen=40a") == {
        "move 2",
        "move 3",
    }


def test_nobody_is_made_mayor() -> None:
    """On i3 and i4 the Church scores as well, but P2 stands beside them."""
    position = "mayor / citizen=21 banker=25 marker=bank tiles=18 / citizen=48 banker=2a"
    assert best(position) <= {"place 18 g1", "place 18 g3"}


def test_leader_ends_the_game() -> None:
    leading = f"mayor {LAST_OF_A_LINE} / citizen=40a banker=20a marker=church / citizen=23 banker=9a"
    assert best(leading) == {"buy church"}


def test_who_trails_does_not() -> None:
    trailing = f"mayor {LAST_OF_A_LINE} / citizen=23 banker=20a marker=church / citizen=40a banker=9a"
    assert best(trailing) == {"pass"}


def test_final_placement_that_wins() -> None:
    table = f"mayor phase=final final=1 {LAST_OF_A_LINE}"
    position = f"{table} / citizen=29 banker=21 marker=bank tiles=18 / citizen=33 banker=9a"
    assert best(position) <= {"place 18 g1", "place 18 g3", "place 18 i3", "place 18 i4"}


def test_final_placement_that_would_lose_is_waived() -> None:
    """On the last red square P1 would score nothing; P2, who stands beside it, would be ahead."""
    red = "a1:1,a2:9,b2:2,b4:10,c1:3,c3:11,d1:4,d2:12,f1:5,f3:13,g3:6,h1:7,h2:14,i3:8,i4:15"
    position = (
        f"mayor phase=final final=1 city={red} / citizen=45 marker=bank tiles=23 / citizen=44 banker={{}}"
    )
    assert best(position.format("35a")) == {"waive"}
    assert values(position.format("33")).keys() == {"place 23 g1", "waive"}


# Placing


def test_where_most_icons_match() -> None:
    position = "mayor / citizen=21 banker=25 marker=bank tiles=9 / citizen=45 banker=1"
    assert best(position, "place") <= {"place 9 b4", "place 9 c3", "place 9 f1"}


def test_beside_a_piece_of_ones_own() -> None:
    """The Bank's icons match on six squares; P1 stands beside d1 and d2, P2 beside d2."""
    alone = "mayor / citizen=11a banker=30 marker=bank tiles=1 / citizen=41 banker=45"
    assert best(alone) <= {"place 1 d1", "place 1 d2"}
    assert best(alone.replace("banker=45", "banker=7a")) == {"place 1 d1"}


def test_park_goes_where_its_buildings_are() -> None:
    city = "city=b1:1,b2:17,f1:33"
    position = f"mayor {city} / citizen=42 banker=20a marker=park tiles=32 / citizen=40a"
    assert best(position) <= {"place 32 b3", "place 32 b4"}


def test_park_waits_for_buildings() -> None:
    chosen = best("mayor / citizen=2a banker=20a marker=park tiles=32 / citizen=3a")
    assert chosen <= {"buy park", "pass"}


def test_amenity_for_a_park_that_scores_nothing() -> None:
    """At the end of a game without an empty block to wait for, the amenity is all that a Park can bring."""
    position = "mayor amenities=yes / citizen=30 banker=3a marker=park tiles=32,30 / citizen=31"
    assert all(action.startswith("claim") for action in best(position))


# Buying and moving


def test_marker_does_not_go_round_for_ten() -> None:
    for marker in TYPES:
        assert "move 5" not in best(f"mayor phase=move / marker={marker} / marker=bank")


def test_purse_is_not_emptied_at_the_end() -> None:
    """One placement wins; a purchase would only let P2 have another turn."""
    position = "mayor / citizen=44 banker=20a marker=church tiles=17 / citizen=48 banker=9a tiles=1"
    assert best(position) == {"place 17 c3"}


# Walking


def test_street_with_empty_squares() -> None:
    """From the corner 9b the blue street's squares are taken, the yellow one's are free."""
    walk = "phase=walk walker=P1 cause=placement"
    position = f"mayor {walk} city=c3:5,c4:11 / citizen=9b banker=30 vp=2 / citizen=40a"
    yellow, blue = "citizen 11b", "citizen 11c"
    assert set(values(position)) == {yellow, blue}
    assert best(position) == {yellow}


# Variants


def test_reward_that_helps() -> None:
    using = "amenities=yes phase=reward using=41"
    assert best(f"mayor {using} / citizen=45 banker=30 tiles=41 / citizen=44") == {"reward vp"}
    assert best(f"mayor {using} / citizen=5a banker=0 tiles=41 / citizen=6a") == {"reward gp"}


def test_event_that_hurts_the_others() -> None:
    """P2 and P3 hold Parks and blocks to place them; P1 holds none."""
    city = "city=b1:1,b2:17,b3:9,f1:2,f3:18,f4:10,g1:3,g2:19,g4:11"
    table = f"mayor phase=event event=1 stack=?,?,?,?,?,? drawn=8:1,7:1,9:1 {city}"
    seats = "citizen=30 banker=20a marker=statue tiles=4"
    others = "citizen=31 banker=9a marker=church tiles={}"
    position = f"{table} / {seats} / {others.format('28,31')} / {others.format('29,32').replace('31', '32')}"
    assert best(position) == {"event 7"}


def test_amenity_is_laid_where_it_does_no_harm() -> None:
    """Not on the square that makes one's own Church worth most."""
    table = "mayor amenities=yes phase=lay using=41 city=b4:5,f1:6"
    position = f"{table} / citizen=20a banker=9a tiles=17,41 marker=bank / citizen=21"
    assert "lay c3" not in best(position)


# What it looks at


def test_secrets_make_no_difference() -> None:
    """P2 knows what lies under the stack, P1 does not: whatever it is, P1's actions promise the same."""
    table = (
        "mayor event=6 stack=?,?,?,?,?,?,{} / citizen=20a banker=20a marker=statue tiles=17,9 / citizen=21"
    )
    first, second = (values(table.format(known)) for known in ("3:2,8:2,1:*", "9:2,4:2,1:*"))
    assert first == second


def whole_game(players: int, seed: int, options: dict[str, str]) -> list[tuple[MayorState, int]]:
    """Every decision of a game in which all choose what promises most (the first of equals)."""
    state, rng = GAME.initial(GAME.setup(players, options)), Rng(seed)
    found = []
    while state.to_act:
        player = GAME.players_to_act(state)[0]
        if player < 0:
            GAME.push(state, GAME.draw(state, rng))
            continue
        actions = GAME.legal_actions(state, player)
        view = GAME.view(state, player)
        found.append((state.copy(), player))
        GAME.push(state, max(actions, key=lambda action: GAME.value(view, action)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_value_is_a_function_of_view_and_action(players: int) -> None:
    """Views of equal content are worth the same, in whatever order one asks; asking changes nothing."""
    for state, player in whole_game(players, 7, {"events": "yes", "amenities": "yes"})[::9]:
        actions = GAME.legal_actions(state, player)
        once, again, other = GAME.view(state, player), GAME.view(state.copy(), player), GAME.view(state, None)
        before = once.known.to_bytes()
        forward = [GAME.value(once, action) for action in actions]
        assert [GAME.value(other, action) for action in actions] == [0.0] * len(actions)
        assert forward == [GAME.value(again, action) for action in reversed(actions)][::-1]
        assert once.known.to_bytes() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_goes_on_to_its_end(players: int) -> None:
    """Among its like the bot comes to an end that is none by passing, and seldom passes for long."""
    game = whole_game(players, 11, {})
    turns = [later.turn - earlier.turn for (earlier, _), (later, _) in pairwise(game)]
    assert max(turns) <= 1
    assert max(int(state.passes) for state, _ in game) < 10 * players

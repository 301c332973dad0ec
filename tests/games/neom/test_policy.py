"""What playouts follow: the policy, where they may stop, and what is expected there."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.neom.playing import printed
from tests.registry import as_played, own_edition

from gridtown.core.action import kind_of
from gridtown.core.choices import Choices
from gridtown.core.digest import fingerprint
from gridtown.core.policy_weights import policy_numbers, read_policy
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.weights import FOLDER, take_in
from gridtown.games import load, neom
from gridtown.games.neom.actions import KEEP
from gridtown.games.neom.components import read_edition
from gridtown.games.neom.evaluation.decks import Decks
from gridtown.games.neom.evaluation.expected import Expected
from gridtown.games.neom.evaluation.leanings import CHOICES
from gridtown.games.neom.evaluation.planner import Planner
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.compiled

SETUPS = [(1, {}), (1, {"deck": "5+"}), (2, {}), (3, {}), (4, {"beginner": "yes"}), (5, {})]


HOME = Path(neom.__file__).parent

PLAYED = "e9164ee3d06f472b3a6baa1dad736100"
"""The fingerprint of games by the policy; another one after every training."""


def taught() -> Neom:
    """NEOM with the weights that come with it."""
    return as_played("neom", Neom)


def planner(game: Neom) -> Planner:
    """Another one that leans as the game's does."""
    made = Planner(game.tables)
    for players in range(1, 6):
        file = HOME / FOLDER / f"{players}.policy"
        made.leanings.learn(players, policy_numbers(read_policy(file.read_bytes()), CHOICES))
    return made


def legal(game: Neom, state: NeomState, player: int) -> Choices:
    out = Choices()
    game.generate(state, player, out)
    return out


def decisions(
    game: Neom, players: int, options: dict[str, str], seed: int
) -> Iterator[tuple[NeomState, int]]:
    """Every choice of a game that all play by the policy."""
    state, chance, lots = game.initial(game.setup(players, options)), Rng(seed), Rng(seed, 1)
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            game.push(state, game.draw(state, chance))
            continue
        player = game.players_to_act(state)[0]
        out = legal(game, state, player)
        if out.count > 1:
            yield state, player
        game.push(state, game.policy(state, player, out, lots) if out.count > 1 else out.at(0))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_policy_looks_at_nothing_hidden_and_changes_nothing(players: int, options: dict[str, str]) -> None:
    """A planner that comes new to the view, or to another world behind it, chooses as one that saw it all."""
    game = taught()
    old, guess = planner(game), Rng(4)
    for index, (state, player) in enumerate(decisions(game, players, options, 7)):
        out = legal(game, state, player)
        before = state.to_bytes()
        chosen = old.choose(state, player, out, Rng(index))
        assert chosen in out.to_list()
        assert state.to_bytes() == before
        if index % 2:
            continue
        view = game.view(state, player)
        assert planner(game).choose(view.known, player, out, Rng(index)) == chosen
        world = game.determinize(view, guess)
        assert planner(game).choose(world, player, out, Rng(index)) == chosen


@pytest.mark.parametrize("players", [2, 4])
def test_expectations_are_those_of_the_view(players: int) -> None:
    game = printed()
    truth, seen = Expected(Decks(game.tables)), Expected(Decks(game.tables))
    for state, player in decisions(game, players, {}, 8):
        truth.look(state, player)
        seen.look(game.view(state, player).known, player)
        assert truth.revealed == seen.revealed
        for one, other in ((truth.tiles, seen.tiles), (truth.need, seen.need), (truth.doom, seen.doom)):
            assert list(one) == list(other)


def test_policy_is_the_same_in_both_builds() -> None:
    game = taught()
    played = b"".join(
        state.to_bytes() for players, options in SETUPS for state, _ in decisions(game, players, options, 3)
    )
    assert fingerprint(played) == PLAYED


def test_policy_draws_lots_between_equals() -> None:
    game = taught()
    state = game.parse_state("neom generation=1 turn=1 phase=select row=1 / centre=ore money=6")
    game.push(state, game.parse_action("P1 select 1"))
    game.push(state, game.parse_action("P1 place 1"))
    out = legal(game, state, 0)
    chosen = {int(game.policy(state, 0, out, Rng(seed))) for seed in range(40)}
    assert len(chosen) > 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_playouts_stop_between_turns(players: int) -> None:
    game = taught()
    settled = 0
    for state, _ in decisions(game, players, {}, 5):
        if game.settled(state):
            settled += 1
            assert game.step(state) == "select"
            assert not any(player.selected or player.plan for player in state.players)
    assert 18 <= settled <= 21  # a turn with a single tile to select asks nobody


@pytest.mark.parametrize(("players", "within"), [(1, 5.0), (2, 6.0), (4, 8.0)])
def test_estimate_is_what_comes_of_it(players: int, within: float) -> None:
    """On average: neither the sum of all promises, nor only what is there already."""
    game = taught()
    errors: list[float] = []
    for seed in range(12):
        expected: list[float] = []
        last: NeomState | None = None
        for state, player in decisions(game, players, {}, 100 + seed):
            last = state
            if game.settled(state) and state.turn in (2, 5):
                expected.append(game.estimate(state, player) / 1000)
        assert last is not None
        assert last.to_act == 0
        assert game.estimate(last, 0) == 1000 * game.standing(last)[0]
        mean = sum(game.standing(last)) / players
        errors += [points - mean for points in expected]
    assert abs(sum(errors) / len(errors)) < within, sum(errors) / len(errors)


def test_cornerstones_are_kept_by_their_proof() -> None:
    """No two of them are worth the same, so what is kept hangs on no lot."""
    game = taught()
    for state, player in decisions(game, 4, {}, 9):
        out = legal(game, state, player)
        if kind_of(out.at(0)) == KEEP:
            assert len({int(game.policy(state, player, out, Rng(seed))) for seed in range(5)}) == 1


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_search_plays_for_points_and_for_the_win(players: int) -> None:
    game = taught()
    last = [state for state, _ in decisions(game, players, {}, 7)][-1]
    points = [1000 * each for each in game.standing(last)]
    for player, own in enumerate(points):
        others = points[:player] + points[player + 1 :]
        assert game.utility(last, player) == own - (max(others) // 2 if others else 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_policy_without_weights_judges_by_hand(players: int) -> None:
    """It plays whole games, differently, and keeps Cornerstones as it sees them: no lot decides."""
    by_hand = printed()
    differ = 0
    for state, player in decisions(by_hand, players, {}, 11):
        out = legal(by_hand, state, player)
        own = by_hand.policy(state, player, out, Rng(1))
        differ += own != taught().policy(state, player, out, Rng(1))
        if kind_of(out.at(0)) == KEEP:
            assert len({int(by_hand.policy(state, player, out, Rng(seed))) for seed in range(5)}) == 1
    assert differ > 0


def test_weights_count_from_the_next_choice_on() -> None:
    """Also where the choice was asked for before, and it is remembered what was found out then."""
    game, differ = Neom(read_edition()), 0
    weights = policy_numbers(read_policy((HOME / FOLDER / "2.policy").read_bytes()), CHOICES)
    for state, player in decisions(printed(), 2, {}, 11):
        out = legal(game, state, player)
        game.use_policy("2", weights)
        learned = game.policy(state, player, out, Rng(1))
        assert learned == taught().policy(state, player, out, Rng(1))
        game.use_policy("2", None)
        by_hand = game.policy(state, player, out, Rng(1))
        assert by_hand == printed().policy(state, player, out, Rng(1))
        differ += learned != by_hand
    assert differ


def test_an_edition_of_ones_own_is_judged_by_hand_and_says_so(tmp_path: Path) -> None:
    """What was learned of a tile says nothing of another with its number."""
    game = load("neom", own_edition(tmp_path, "neom", "sell = 5", "sell = 4"))
    assert isinstance(game, Neom)
    assert sorted(game.unused_weights) == [f"{players}.policy" for players in range(1, 6)]
    assert all("another edition of the box" in why for why in game.unused_weights.values())
    assert not any(game.planner().leanings.learned)


@pytest.mark.parametrize("players", [6, 1 << 40])
def test_weights_for_no_number_of_players_are_refused(tmp_path: Path, players: int) -> None:
    data = (
        (HOME / FOLDER / "5.policy").read_bytes().replace(b'"players": 5', f'"players": {players}'.encode())
    )
    (tmp_path / f"{players}.policy").write_bytes(data)
    (why,) = take_in(Neom(read_edition()), tmp_path).values()
    assert "for no setup of this game" in why


def test_an_unpickled_game_plays_as_it_did() -> None:
    game = pickle.loads(pickle.dumps(taught()))
    for state, player in decisions(taught(), 4, {}, 12):
        out = legal(game, state, player)
        assert game.policy(state, player, out, Rng(2)) == taught().policy(state, player, out, Rng(2))

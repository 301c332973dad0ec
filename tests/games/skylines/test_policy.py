"""The policy and the forecast: legal, deterministic, agreed with the rules, and no weaker than greedy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.skylines.playing import at, printed
from tests.registry import as_played, own_edition

from gridtown.core.choices import Choices
from gridtown.core.features import Features
from gridtown.core.policy_weights import policy_numbers, read_policy
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.weights import FOLDER
from gridtown.games import load, skylines
from gridtown.games.skylines.board.costs import resolved, verdict
from gridtown.games.skylines.board.effects import in_force
from gridtown.games.skylines.board.tracks import TRACK_COUNT, TRACKS
from gridtown.games.skylines.components import read_edition
from gridtown.games.skylines.evaluation.account import Account
from gridtown.games.skylines.evaluation.facts import BLOCKS, FACTS
from gridtown.games.skylines.evaluation.forecast import LOST
from gridtown.games.skylines.evaluation.habits import Habits, first_habits
from gridtown.games.skylines.evaluation.patches import SLOTS, RememberedLosses, largest_patch, lost_squares
from gridtown.games.skylines.evaluation.policy import Policy
from gridtown.games.skylines.game import POLICIES, Skylines
from gridtown.games.skylines.state import ACTING, COMPLETED, PLACING, SkylinesState
from gridtown.games.skylines.tables import SCENARIOS

HOME = Path(skylines.__file__).parent

PLAYED = [29000, 58000, 73000, 53000, 31000, 58000]
"""What the games of `test_both_builds_play_the_same_games` come to, by scenario."""

LOST_ROW = "skylines phase=over ending=stuck pieces=A money=9 skyline=30 / cards=1,12"


def taught() -> Skylines:
    """Skylines with the weights that come with it."""
    return as_played("skylines", Skylines)


def weights_of(policy: Policy) -> list[int]:
    """What a policy weighs by, in the order of its blocks."""
    return [int(getattr(policy.habits, name)) for name, _ in taught().policy_blocks()]


def random_states(
    game: Skylines, players: int, scenario: str, seed: int
) -> Iterator[tuple[SkylinesState, int]]:
    """Every decision of a game in which each choice is the policy's or left to chance, by turns."""
    rng, out = Rng(seed), Choices()
    state = game.initial(game.setup(players, {"scenario": scenario}))
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            game.push(state, game.draw(state, rng))
            continue
        player = game.players_to_act(state)[0]
        out.clear()
        game.generate(state, player, out)
        yield state, player
        if rng.below(3):
            game.push(state, int(out.at(rng.below(out.count))))
        else:
            game.push(state, int(game.policy(state, player, out, rng)))


def choice(policy: Policy, game: Skylines, state: SkylinesState, player: int) -> int:
    """What a policy does in `state`."""
    out = Choices()
    game.generate(state, player, out)
    return int(policy.choose(state, player, out))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_it_chooses_what_is_legal_and_forgets_what_it_saw(players: int, scenario: str) -> None:
    """A policy that has seen other positions, and one that has seen none, do the same, and leave no trace."""
    game = taught()
    for state, player in random_states(game, players, scenario, 5):
        before = state.to_bytes()
        policy = game.policies[scenario != SCENARIOS[0]]
        found = choice(policy, game, state, player)
        assert found in game.legal_actions(state, player)
        unseen = Policy(game.tables, Habits())
        unseen.follow(weights_of(policy))
        assert found == choice(unseen, game, game.view(state, player).known, player)
        assert state.to_bytes() == before


def test_weights_count_from_the_next_choice_on() -> None:
    """Also where a tile is in hand, and its places are remembered from the choice before."""
    game, differ = Skylines(read_edition()), 0
    learned = weights_of(taught().policies[1])
    for state, player in random_states(game, 2, "1", 5):
        choices = []
        for weights in (learned, first_habits()):
            game.use_policy("scenarios", weights)
            unseen = Policy(game.tables, Habits())
            unseen.follow(weights)
            choices.append(choice(game.policies[1], game, state, player))
            assert choices[-1] == choice(unseen, game, state, player)
        differ += choices[0] != choices[1] and state.phase == PLACING
    assert differ


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_its_account_of_a_card_is_the_rules(scenario: str) -> None:
    game = printed()
    tables, account = game.tables, Account(game.tables)
    for state, player in random_states(game, 2, scenario, 3):
        if state.phase != ACTING:
            continue
        modifiers = in_force(tables, state, player)
        for card in range(1, 76):
            found = account.read(state, modifiers, card)
            assert found == verdict(tables, state, modifiers, card)
            for met, sheet in ((True, account.earned), (False, account.plain)):
                if found & (1 if met else 2) and state.tracks[1] > -4:
                    told = resolved(tables, state, modifiers, card, met)
                    assert list(sheet)[:TRACK_COUNT] == list(told)[:TRACK_COUNT]


def test_places_by_district_are_all_the_places() -> None:
    game = printed()
    for row in game.tables.scenarios[:5]:
        layout = game.tables.layout(row)
        assert sorted(layout.room_place) == sorted(layout.place)
        for index, mask in enumerate(layout.room_mask):
            assert not mask & layout.room_around[index]


def test_patches() -> None:
    """In a row of squares, each beside the next."""
    game = printed()
    layout = game.tables.layout(game.tables.scenarios[0])
    beside = layout.beside[:]
    for bit in range(10):
        beside[bit] = (1 << bit + 1) | (1 << bit - 1 if bit else 0)
    assert largest_patch(beside, 0, 0b1110110001) == 3
    assert lost_squares(beside, 0, 0b1110110001) == 850 + 1000 + 700
    assert largest_patch(beside, 0, 0) == lost_squares(beside, 0, 0) == 0


def test_remembered_losses_are_those_of_the_map_asked_for() -> None:
    """Even where another set of squares, or another map, had the same slot before."""
    game = printed()
    layouts = [game.tables.layout(row) for row in game.tables.scenarios[:2]]
    losses, rng = RememberedLosses(), Rng(1)
    for _ in range(100):
        layout = layouts[rng.below(2)]
        district = rng.below(layout.districts)
        free = (rng.word() << 32 | rng.word()) & layout.whole[district]
        for squares in (free, free + SLOTS, free, 0):
            if squares <= layout.whole[district]:
                found = lost_squares(layout.beside, district, squares)
                assert losses.of(layout, district, squares) == found


def test_a_stack_keeps_its_order() -> None:
    """The third card of stack 2 is the same, whether cards of stack 1 were drawn before or not."""
    game = printed()
    table = "skylines pieces=A money=9 stack1=1,2,3 stack2=26,27,28,29 phase=reveal source=2 / cards=12"
    once, other = at(game, table), at(game, table.replace("1,2,3", "1,2"))
    assert game.occasion(once) == game.occasion(other) > 0
    assert game.occasion(once) != game.occasion(at(game, table.replace("26,", "")))
    assert game.occasion(at(game, "skylines pieces=A money=9 / cards=1,12")) == -1


# The forecast


def test_a_lost_game_is_worse_than_any_other() -> None:
    game = printed()
    lost = at(game, LOST_ROW)
    done = at(game, LOST_ROW.replace("stuck", "completed").replace("=30", "=-9"))
    assert game.estimate(lost, 0) == LOST < game.estimate(done, 0) == -9000


def test_the_lines_of_a_result_add_up() -> None:
    """As a hint tells them: what a lost game is judged by is a line of its own."""
    game = printed()
    lost = at(game, LOST_ROW)
    assert game.score_lines(lost, 0) == {"happiness": 30, "lost": -50}
    endings = set()
    for seed in range(12):
        state = game.initial(game.setup(2, {"scenario": "1"}))
        Rollout(game).play(state, Rng(seed), Rng(seed, 1))
        lines = game.score_lines(state, 1)
        assert 1000 * sum(lines.values()) == game.estimate(state, 1)
        assert ("lost" in lines) == (state.ending != COMPLETED)
        assert lines.get("crime", 0) == (0 if "lost" in lines else -state.tracks[TRACKS.index("crime")])
        endings.add(int(state.ending))
    assert COMPLETED in endings


def test_facts_fill_their_blocks() -> None:
    game, features = printed(), Features()
    size = sum(size for _, size in game.feature_blocks())
    assert sum(size for _, size in BLOCKS) == FACTS
    for state, player in random_states(game, 2, "4", 9):
        assert game.settled(state) == (state.phase == ACTING)
        if game.settled(state):
            features.clear()
            game.features(state, player, features)
            assert all(0 <= features.index(place) < size for place in range(int(features.count)))


# Strength; `docs/bots.md` has more


def worth(game: Skylines, scenario: str, policy: bool, seed: int) -> int:
    """What a game of two comes to, played by the policy or by greedy."""
    state = game.initial(game.setup(2, {"scenario": scenario}))
    if policy:
        Rollout(game).play(state, Rng(seed), Rng(seed, 1))
        return int(game.estimate(state, 0))
    rng = Rng(seed)
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            game.push(state, game.draw(state, rng))
            continue
        player = game.players_to_act(state)[0]
        view = game.view(state, player)
        game.push(state, max(game.legal_actions(state, player), key=lambda action: game.value(view, action)))
    return int(game.estimate(state, 0))


@pytest.mark.proof
@pytest.mark.parametrize("scenario", ["introduction", "1"])
def test_it_plays_better_than_greedy(scenario: str) -> None:
    game = taught()
    seeds = [derive_seed(15, index) for index in range(10)]
    gains = [worth(game, scenario, True, seed) - worth(game, scenario, False, seed) for seed in seeds]
    assert sum(gains) > 0


@pytest.mark.proof
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_better_than_by_its_first_weights(scenario: str) -> None:
    first = Skylines(read_edition())
    seeds = [derive_seed(16, index) for index in range(100)]
    gains = [worth(taught(), scenario, True, seed) - worth(first, scenario, True, seed) for seed in seeds]
    assert sum(gains) > 0


@pytest.mark.compiled
def test_both_builds_play_the_same_games() -> None:
    """What games of the policy come to, in thousandths; they change with the weights and the rules only."""
    game = taught()
    assert [worth(game, scenario, True, 7) for scenario in SCENARIOS] == PLAYED


def test_each_weight_is_a_habit_by_its_own_name() -> None:
    game = Skylines(read_edition())
    names = [name for name, _ in game.policy_blocks()]
    numbers = [list(range(start, start + len(names))) for start in (1000, 2000)]
    game.use_policy("introduction", numbers[0])
    game.use_policy("scenarios", numbers[1])
    for policy, own in zip(game.policies, numbers, strict=True):
        assert [getattr(policy.habits, name) for name in names] == own
    game.use_policy("scenarios", None)
    assert [getattr(game.policies[1].habits, name) for name in names] == first_habits()
    assert [getattr(game.policies[0].habits, name) for name in names] == numbers[0]


def test_the_introduction_has_weights_of_its_own() -> None:
    game = printed()
    named = [game.policy_name(2, {"scenario": scenario}) for scenario in SCENARIOS]
    assert named == ["introduction", *["scenarios"] * (len(SCENARIOS) - 1)]


def test_it_is_played_by_the_files_that_come_with_it() -> None:
    for name, policy in zip(POLICIES, taught().policies, strict=True):
        said = read_policy((HOME / FOLDER / f"{name}.policy").read_bytes())
        assert weights_of(policy) == policy_numbers(said, taught().policy_blocks())
        assert weights_of(policy) != first_habits()


def test_an_edition_of_ones_own_is_played_by_the_first_weights(tmp_path: Path) -> None:
    game = load("skylines", own_edition(tmp_path, "skylines", "exchange_price = 2", "exchange_price = 3"))
    assert isinstance(game, Skylines)
    assert sorted(game.unused_weights) == [f"{name}.policy" for name in POLICIES]
    assert all("another edition of the box" in why for why in game.unused_weights.values())
    assert [weights_of(policy) for policy in game.policies] == [first_habits()] * len(POLICIES)

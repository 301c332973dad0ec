"""Search: it finds what the policy misses, leaves it only for something better, and keeps its budget."""

from collections.abc import Iterator

import pytest
from tests.bots.crossroads import Crossroads, Place
from tests.parity.searched import MOMENTS, SHARES, TABLES, searches

from gridtown.bots.hint import advise
from gridtown.bots.search import Candidate, Search, chosen
from gridtown.bots.tree import Edge, Node
from gridtown.core.action import actor
from gridtown.core.choices import Choices
from gridtown.core.effort import ALL_CHOICES, NO_TREE, OWN_CHOICES, Effort
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games import load

pytestmark = pytest.mark.compiled


def edges(node: Node) -> Iterator[Edge]:
    """All edges below a node."""
    for edge in node.edges:
        yield edge
        if edge.node is not None:
            yield from edges(edge.node)


def walk(game: Crossroads, effort: Effort, seed: int = 1) -> str:
    """The first way that a search takes."""
    view = game.view(game.initial(game.setup(1)), 0)
    actions = game.legal_actions(view.known, 0)
    search = Search(game, Rng(seed), effort)
    search.begin(view, actions)
    search.finish()
    found = chosen(search.candidates, effort)
    return chr(found.action & 0xFF)


def test_playouts_find_what_the_signs_hide() -> None:
    game = Crossroads({"a": 3, "b": 7, "c": 5}, signs={"a": 9})
    assert walk(game, Effort(0)) == "a"
    assert walk(game, Effort(12)) == "b"


@pytest.mark.parametrize("tree", [NO_TREE, OWN_CHOICES, ALL_CHOICES])
def test_a_budget_is_kept_and_used(tree: int) -> None:
    for playouts in (1, 7, 12, 30, 100, 400):
        game = Crossroads(dict.fromkeys("abcdefgh", 1), signs={"a": 1}, noise=5)
        walk(game, Effort(playouts, width=8, tree=tree))
        assert game.ends <= playouts
        assert playouts == 1 or game.ends >= 0.8 * playouts  # one playout compares nothing


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_game_keeps_and_uses_its_budget(name: str, players: int) -> None:
    found = list(searches(name, players))
    assert len(found) == len(SHARES) * len(MOMENTS)
    for effort, search in found:
        spent = sum(each.worlds for each in search.candidates)
        assert 0.8 * effort.playouts <= spent <= effort.playouts


def test_only_so_many_choices_are_tried() -> None:
    game = Crossroads({"a": 1, "b": 2, "c": 9}, signs={"a": 3, "b": 2, "c": 1})
    assert walk(game, Effort(40, width=2)) == "b"
    assert walk(game, Effort(40, width=3)) == "c"


def test_in_doubt_the_policy_is_followed() -> None:
    """Two ways that are worth the same: by luck alone the other one often looks better."""
    game = Crossroads({"a": 5, "b": 5}, signs={"a": 1}, noise=10, apart=True)
    sure = [walk(game, Effort(16, doubt=250), seed) for seed in range(40)]
    rash = [walk(game, Effort(16, doubt=0), seed) for seed in range(40)]
    assert sure.count("b") < rash.count("b")


@pytest.mark.parametrize(
    ("gains", "doubt", "better"),
    [
        ([2, 2, 2, 2], 150, True),  # no spread at all
        ([4, -4, 4, -4], 0, False),  # no gain
        ([3, -1, 3, -1], 150, False),  # mean 1, standard error 1.15
        ([3, -1] * 8, 150, True),  # mean 1, standard error 0.52
        ([5], 0, False),  # one world says nothing
    ],
)
def test_better_beyond_doubt(gains: list[int], doubt: int, better: bool) -> None:
    candidate = Candidate(1)
    candidate.worlds, candidate.sum = len(gains), sum(gains)
    candidate.squares = sum(gain * gain for gain in gains)
    assert candidate.is_better(doubt) is better


def test_the_same_luck_for_every_choice() -> None:
    """With common random numbers the gain of b over a is always 1, however large the noise."""
    game = Crossroads({"a": 5, "b": 6}, signs={"a": 1}, noise=1000)
    assert walk(game, Effort(8)) == "b"


def test_the_tree_finds_what_the_policy_passes_by() -> None:
    """After a the policy goes on to ax, where ay is the best of all places."""
    game = Crossroads({"ax": 1, "ay": 20, "b": 10}, signs={"b": 1, "ax": 1})
    assert walk(game, Effort(200)) == "b"
    assert walk(game, Effort(200, tree=OWN_CHOICES)) == "a"


class Hostile(Crossroads):
    """Where an opponent, who has signs of their own, goes the second half of the way."""

    def push(self, state: Place, action: int) -> None:
        super().push(state, action)
        if state.to_act == 1:
            state.to_act = 1 << 1

    def opponent_policy(self, state: Place, player: int, out: Choices, rng: Rng) -> int:  # noqa: ARG002
        return out.at(out.count - 1)


@pytest.mark.proof
def test_only_the_searchers_choices_are_in_the_tree() -> None:
    game = load("neom")
    play = Play(game, game.setup(3), 7)
    legal = game.legal_actions(play.state, 1)
    search = Search(game, Rng(1), Effort(60, tree=OWN_CHOICES))
    search.begin(play.view(1), legal)
    search.finish()
    nodes = [candidate.node for candidate in search.candidates]
    tried = [edge.action for node in nodes for edge in edges(node)]
    assert len(tried) > len(nodes)
    assert {actor(action) for action in tried} == {1}


def test_opponents_do_what_is_expected_of_them() -> None:
    """By the policy alone they would go on from a to ax, and it would be the better way."""
    places, signs = {"ax": 10, "ay": 1, "b": 5}, {"a": 1, "ax": 1}
    assert walk(Crossroads(places, signs), Effort(40)) == "a"
    assert walk(Hostile(places, signs), Effort(40)) == "b"


class Rival(Hostile):
    """What the walker gains, the opponent loses, who goes second and is expected to choose badly."""

    def utility(self, state: Place, player: int) -> int:
        points = super().utility(state, 0)
        return -points if player else points


def test_a_tree_of_all_choices_foresees_a_better_reply() -> None:
    """From a the opponent, expected to go on to ay, may go to ax as well."""
    game = Rival({"ax": 1, "ay": 14, "b": 10}, signs={"a": 1, "ay": 1})
    assert walk(game, Effort(200, tree=OWN_CHOICES)) == "a"
    assert walk(game, Effort(200, tree=ALL_CHOICES)) == "b"


def test_a_tree_of_all_choices_takes_no_reply_for_granted() -> None:
    """Half of the time the opponent goes to ay, as expected: that is worth the risk."""
    game = Rival({"ax": 1, "ay": 40, "b": 10}, signs={"b": 1, "ay": 1})
    assert walk(game, Effort(200, tree=ALL_CHOICES)) == "a"


def test_a_hint_tells_the_best_choices_and_what_they_bring() -> None:
    game = Crossroads({"a": 3, "b": 7, "c": 5, "d": 1}, signs={"a": 9})
    view = game.view(game.initial(game.setup(1)), 0)
    told = advise(game, Rng(1), view, game.legal_actions(view.known, 0), worlds=4)
    assert [chr(each.action & 0xFF) for each in told] == ["b", "c", "a"]
    assert [each.expected for each in told] == [7, 5, 3]
    assert [each.gain for each in told] == [6, 4, 2]
    assert all(each.error == 0 for each in told)


class Idle(Crossroads):
    """Where the way b does as little as can be done."""

    def least(self, view: View[Place], legal_actions: list[int]) -> int | None:  # noqa: ARG002
        return next(action for action in legal_actions if chr(action & 0xFF) == "b")


def test_a_hint_is_set_against_doing_least_even_where_that_is_best() -> None:
    game = Idle({"a": 3, "b": 7, "c": 5, "d": 1}, signs={"a": 9})
    view = game.view(game.initial(game.setup(1)), 0)
    told = advise(game, Rng(1), view, game.legal_actions(view.known, 0), worlds=4)
    assert [(chr(each.action & 0xFF), each.gain) for each in told] == [("b", 0), ("c", -2), ("a", -4)]
    assert {chr(each.against & 0xFF) for each in told} == {"b"}

"""What a seat may not know changes nothing that it gets: view, JSON, actions, reasons, previews, events."""

import json

import pytest
from tests.games.neom.bookkeeping import whereabouts
from tests.games.neom.playing import cornerstones, dealt, legal, play, random_step, tiles

from gridtown.core.event import Event
from gridtown.core.foresight import Foresight
from gridtown.core.preview import Preview
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.compiled

SETUPS = [
    (1, {"deck": "5+"}), (2, {}), (3, {}), (3, {"beginner": "yes"}), (4, {}), (4, {"beginner": "yes"}),
    (5, {}),
]  # fmt: skip


def said(preview: Preview) -> object:
    return (
        [(cost.payee, cost.amount, cost.what, cost.args, cost.conditional) for cost in preview.costs],
        [(change.line, change.amount, change.conditional) for change in preview.changes],
    )


def foretold(one: Foresight) -> object:
    costs = [(cost.payee, cost.amount, cost.what, cost.args, cost.conditional) for cost in one.costs]
    return [one.action, repr(one.refusal), costs, list(one.lines.items()), one.open]


def received(neom: Neom, state: NeomState, viewer: int | None, rng: Rng) -> str:
    """Everything that the viewer gets to see, as text."""
    view = neom.view(state, viewer)
    parts: list[object] = [view.known.to_bytes().hex(), neom.write_state(view.known)]
    parts.append(neom.present(view))
    if viewer is not None:
        actions = neom.legal_actions(state, viewer)
        parts += [[neom.write_action(action), neom.present_action(view, action)] for action in actions]
        parts += [said(neom.preview(view, action)) for action in actions[:4]]
        parts += [foretold(one) for one in neom.foresee(view)]
        everything = neom.all_actions(state)
        for _ in range(6):
            action = everything[int(rng.below(len(everything)))]
            parts.append(repr(neom.explain(state, viewer, action)))
    return json.dumps(parts)


def positions(
    neom: Neom, players: int, options: dict[str, str], seed: int, share: int
) -> list[tuple[int, NeomState]]:
    """One in `share` of the decisions of a random game."""
    state, rng = dealt(neom, players, seed, **options), Rng(seed)
    found = []
    ply = 0
    while state.to_act:
        ply += 1
        if state.to_act != CHANCE_ACTS and rng.below(share) == 0:
            found.append((ply, state.copy()))
        neom.push(state, random_step(neom, state, rng))
    return found


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_what_a_viewer_may_not_know_changes_nothing(
    neom: Neom, players: int, options: dict[str, str]
) -> None:
    for ply, state in positions(neom, players, options, players, 9 if players < 3 else 22):
        for viewer in (None, *range(players)):
            view = neom.view(state, viewer)
            truth = received(neom, state, viewer, Rng(ply))
            for guess in range(2):
                other = neom.determinize(view, Rng(ply * 10 + guess))
                where = (
                    f"{neom.write_state(state)} seen by {viewer}, guess {guess}: {neom.write_state(other)}"
                )
                assert received(neom, other, viewer, Rng(ply)) == truth, where


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_guess_is_a_possible_position(neom: Neom, players: int, options: dict[str, str]) -> None:
    """Every tile in one place, everybody's hand of the right size, and the game can be played on from it."""
    for ply, state in positions(neom, players, options, players + 20, 40):
        for viewer in (None, ply % players):
            rng = Rng(ply)
            other = neom.determinize(neom.view(state, viewer), rng)
            where = f"{neom.write_state(state)} seen by {viewer}: {neom.write_state(other)}"
            assert set(whereabouts(other).values()) == {1}, where
            for mine, theirs in zip(state.players, other.players, strict=True):
                assert int(mine.hand).bit_count() == int(theirs.hand).bit_count(), where
                assert bool(mine.selected) == bool(theirs.selected), where
            assert int(state.pile).bit_count() == int(other.pile).bit_count(), where
            while other.to_act:
                neom.push(other, random_step(neom, other, rng))
            assert neom.outcome(other) is not None


def visible(heard: list[Event], viewer: int | None) -> list[str]:
    return [repr(event) for event in heard if event.visible_to(viewer)]


@pytest.mark.parametrize(("players", "options"), [setup for setup in SETUPS if setup[0] > 2])
def test_choices_of_others_are_heard_alike_until_the_last_is_in(
    neom: Neom, players: int, options: dict[str, str]
) -> None:
    """While a choice is missing, the others get the same events and view, however somebody chooses."""
    for _, state in positions(neom, players, options, players + 40, 16):
        active = neom.players_to_act(state)
        if len(active) < 2:
            continue
        chooser = active[-1]
        got: dict[tuple[int | None, bool], set[str]] = {}
        for action in neom.legal_actions(state, chooser):
            heard: list[Event] = []
            after = neom.apply(state, action, heard)
            done = chooser not in neom.players_to_act(after)
            for viewer in (None, *range(players)):
                if viewer != chooser:
                    parts = [visible(heard, viewer), neom.view(after, viewer).known.to_bytes().hex()]
                    got.setdefault((viewer, done), set()).add(json.dumps(parts))
                    if not done:
                        assert not visible(heard, viewer)
                        assert neom.view(after, viewer).known == neom.view(state, viewer).known
        assert all(len(ways) == 1 for ways in got.values()), neom.write_state(state)


def test_no_seed_or_chance_order_is_in_a_view(neom: Neom) -> None:
    """Alone and with two nothing is hidden but what is still to be drawn, whose order does not exist yet."""
    for players in (1, 2):
        state = dealt(neom, players, 3)
        for viewer in (None, *range(players)):
            assert neom.view(state, viewer).known == state


# What a seat does know


def turn(neom: Neom, state: NeomState) -> NeomState:
    """A whole turn in which everybody selects the lowest tile but a Disaster, and sells it."""
    for player in range(int(state.size)):
        picks = [text for text in legal(neom, state, player) if text.split()[2] not in ("24", "64", "104")]
        state = play(neom, state, picks[0])
    for player in range(int(state.size)):
        state = play(neom, state, f"P{player + 1} sell")
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_that_one_has_held_stay_known(neom: Neom, players: int) -> None:
    state = dealt(neom, players, 6, beginner="yes")
    for passed in range(7):
        for viewer in range(players):
            known = neom.view(state, viewer).known
            for seat in range(players):
                # the hand now at `seat` was at `seat - k` k turns ago: the viewer held it then, or never;
                # the last one never held is what is nowhere else
                held = (seat - viewer) % players <= passed or passed >= players - 2
                expected = tiles(state, state.players[seat].hand) if held else []
                assert tiles(known, known.players[seat].hand) == expected
        spectator = neom.view(state, None).known
        assert all(not player.hand for player in spectator.players)
        state = turn(neom, state)


def test_which_of_a_known_hand_was_selected_is_not(neom: Neom) -> None:
    state = turn(neom, dealt(neom, 3, 6, beginner="yes"))
    before = tiles(state, state.players[1].hand)
    for text in legal(neom, state, 1):
        after = play(neom, state, text)
        known = neom.view(after, 0).known
        assert tiles(known, known.players[1].hand) == before
        assert int(known.players[1].selected) == 255


def test_of_the_draft_one_knows_what_one_has_passed(neom: Neom) -> None:
    state = dealt(neom, 4, 2)
    mine = cornerstones(state.players[0].hand)
    for player in range(4):
        state = play(neom, state, legal(neom, state, player)[0])
    known = neom.view(state, 0).known
    assert cornerstones(known.players[1].hand) == mine[1:]
    assert cornerstones(known.players[0].kept) == mine[:1]
    assert [cornerstones(player.kept) for player in known.players[1:]] == [[], [], []]
    assert not known.players[2].hand
    assert not known.players[3].hand


def test_what_was_in_no_hand_of_mine_is_not_known(neom: Neom) -> None:
    """The undealt Cornerstones and those others hold look the same."""
    state = dealt(neom, 3, 2)
    known = neom.view(state, 0).known
    assert cornerstones(known.box) == [
        number for number in range(121, 151) if number not in cornerstones(state.players[0].hand)
    ]
    assert cornerstones(neom.view(state, None).known.box) == list(range(121, 151))

"""What a seat may not know changes nothing that it gets: view, JSON, actions, reasons, previews, events."""

import json
from functools import cache

import pytest
from tests.games.mayor.playing import after, at, dealt, mayor, random_step, told

from gridtown.core.event import Event
from gridtown.core.preview import Preview
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.state import MayorState

pytestmark = pytest.mark.compiled

SETUPS = [
    (players, {"events": "yes", "amenities": amenities})
    for players in (2, 3, 4)
    for amenities in ("no", "yes")
]


def said(preview: Preview) -> object:
    return (
        [(cost.payee, cost.amount, cost.what, cost.args, cost.conditional) for cost in preview.costs],
        [
            (change.line, change.amount, change.conditional, change.player, change.args)
            for change in preview.changes
        ],
    )


def received(state: MayorState, viewer: int | None, rng: Rng) -> str:
    """Everything that the viewer gets to see, as text."""
    game = mayor()
    view = game.view(state, viewer)
    parts: list[object] = [view.known.to_bytes().hex(), game.write_state(view.known), game.present(view)]
    if viewer is not None:
        actions = game.legal_actions(state, viewer)
        parts += [[game.write_action(action), game.present_action(view, action)] for action in actions]
        parts += [said(game.preview(view, action)) for action in actions[-4:]]
        everything = all_actions(int(state.size))
        for _ in range(6):
            action = everything[int(rng.below(len(everything)))]
            parts.append(repr(game.explain(state, viewer, action)))
        parts += [repr(game.explain(state, viewer, game.parse_action(text))) for text in ASKED]
    return json.dumps(parts)


@cache
def all_actions(players: int) -> list[int]:
    return mayor().all_actions(dealt(players))


ASKED = [f"P{player} event {event}" for player in (1, 2) for event in range(1, 11)] + ["draw 3", "P1 pass"]


def positions(players: int, options: dict[str, str], seed: int, most: int) -> list[tuple[int, MayorState]]:
    """Choices of a random game in which somebody knows more than others, `most` of them and by ply."""
    game = mayor()
    state, rng = dealt(players, seed, **options), Rng(seed)
    found = []
    ply = 0
    while state.to_act:
        ply += 1
        if state.to_act != CHANCE_ACTS and (state.events.known or state.events.drawn):
            found.append((ply, state.copy()))
        game.push(state, random_step(state, rng))
    choices = [row for row in found if row[1].events.drawn][: most // 4]
    return choices + found[:: 1 + len(found) // most]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_what_a_viewer_may_not_know_changes_nothing(players: int, options: dict[str, str]) -> None:
    game = mayor()
    seen = positions(players, options, players, 24)
    assert len(seen) >= 12
    for ply, state in seen:
        for viewer in (None, *range(players)):
            view = game.view(state, viewer)
            truth = received(state, viewer, Rng(ply))
            other = game.determinize(view, Rng(ply))
            where = f"{game.write_state(state)} seen by {viewer}: {game.write_state(other)}"
            assert received(other, viewer, Rng(ply)) == truth, where


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_guess_can_be_played_on_from(players: int, options: dict[str, str]) -> None:
    game = mayor()
    for ply, state in positions(players, options, players + 20, 8):
        rng = Rng(ply)
        other = game.determinize(game.view(state, ply % players), rng)
        while other.to_act:
            game.push(other, random_step(other, rng))
        assert game.outcome(other) is not None


# Pairs of positions that differ in what somebody does not know

REST = "mayor mover=P2 amenities=yes claims=bc city=a1:1 {} / citizen=26 banker=20a tiles=41 / {} / banker=33"
LOOK = "citizen=29 banker=9c tiles=9,33"
PUT = "event=2 stack=?,?,?,3:1,8:1,1:*,4:2,5:2,6:*"  # by the first player, then by the second
LATE = "event=2 stack=?,?,?,?,?,?,"
PAIRS: list[tuple[str, str, str, list[int | None]]] = [
    # two truths, what they are asked in, for whom they are one
    (LATE + "3:1,8:1,1:*", LATE + "8:1,3:1,1:*", "act", [1, 2, None]),
    (LATE + "3:1,8:1,1:*", LATE + "7:1,10:1,1:*", "act", [1, 2, None]),
    (LATE + "3:1,8:1,1:*", LATE + "?,?,1:*", "act", [1, 2, None]),
    (PUT, PUT.replace("3:1,8:1", "9:1,7:1"), "act", [1, 2, None]),
    (PUT, PUT.replace("4:2,5:2", "9:2,7:2"), "act", [0, 2, None]),
    ("event=2 stack=?,?,?,3:12,8:1,1:*", "event=2 stack=?,?,?,3:12,10:1,1:*", "act", [1, 2, None]),
    ("event=1 drawn=3,4,5 stack=?,?,?", "event=1 drawn=6,7,8 stack=?,?,?", "event", [0, 2, None]),
    ("event=1 drawn=3,4,5 stack=?,?,?", "event=1 drawn=5,4,3 stack=?,?,?", "event", [0, 2, None]),
    ("event=2 drawn=3:1,4,5:* stack=?,?,?", "event=2 drawn=3:1,6,5:* stack=?,?,?", "event", [0, 2, None]),
    ("event=2 drawn=3:1,4,5:* stack=?,?,?", "event=2 drawn=8:1,4,5:* stack=?,?,?", "event", [2, None]),
    ("event=3 drawn=4,1,? stack=?,?,?", "event=3 drawn=7,1,? stack=?,?,?", "draw", [0, 2, None]),
]


def pair(one: str, other: str, step: str) -> tuple[MayorState, MayorState]:
    first, second = (at(REST.format(f"phase={step} {rest}", LOOK)) for rest in (one, other))
    return first, second


@pytest.mark.parametrize(("one", "other", "step", "blind"), PAIRS)
def test_who_cannot_tell_two_truths_apart_gets_the_same_from_both(
    one: str, other: str, step: str, blind: list[int | None]
) -> None:
    first, second = pair(one, other, step)
    assert first.to_bytes() != second.to_bytes()
    for viewer in blind:
        assert received(first, viewer, Rng(5)) == received(second, viewer, Rng(5))
    for viewer in {0, 1, 2} - set(blind):
        assert received(first, viewer, Rng(5)) != received(second, viewer, Rng(5))


def heard_by(viewer: int | None, heard: list[Event]) -> list[str]:
    return [repr(event) for event in heard if event.visible_to(viewer)]


@pytest.mark.parametrize(
    "action", ["P2 pass", "P2 place 9 i1", "P2 place 33 b3", "P2 claim 9 b3", "P2 buy statue"]
)
@pytest.mark.parametrize(("one", "other", "step", "blind"), [row for row in PAIRS if row[2] == "act"])
def test_and_hears_the_same_whatever_is_done(
    action: str, one: str, other: str, step: str, blind: list[int | None]
) -> None:
    """Unless what was hidden comes up: a placement by the Rainbow stops at the first tile from the stack."""
    first, second = pair(one, other, step)
    one_then, other_then = after(first, action), after(second, action)
    for viewer in blind:
        assert heard_by(viewer, told(first, action)) == heard_by(viewer, told(second, action))
        assert received(one_then, viewer, Rng(5)) == received(other_then, viewer, Rng(5))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_of_the_tiles_drawn_others_learn_the_chosen_one_alone(viewer: int | None) -> None:
    """4 is chosen, of 4, 3 and 5 or of 6, 4 and 8; what goes under the stack stays a secret."""
    start = at(REST.format("event=2 stack=?,?,?,?,?,?,?,?,?", LOOK))
    got = set()
    for draws in ((4, 3, 5), (6, 4, 8), (9, 10, 4)):
        actions = ["P2 place 9 c3", *(f"draw {event}" for event in draws), "P2 event 4"]
        heard = heard_by(viewer, told(start, *actions))
        got.add(json.dumps([heard, received(after(start, *actions), viewer, Rng(1))]))
    assert len(got) == 1


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nor_which_place_it_had_among_the_three(viewer: int | None) -> None:
    """Everybody knew the 7 in the middle; 4 was above or below it, and 3 on the other side."""
    start = at(REST.format("event=2 stack=?,7:*,?,?,?,?,?,?,?", LOOK))
    got = set()
    for draws in ((4, 3), (3, 4)):
        actions = ["P2 place 9 c3", *(f"draw {event}" for event in draws), "P2 event 4"]
        got.add(received(after(start, *actions), viewer, Rng(1)))
    assert len(got) == 1


def test_the_drawer_learns_all_three() -> None:
    start = at(REST.format("event=2 stack=?,?,?,?,?,?,?,?,?", LOOK))
    actions = ("P2 place 9 c3", "draw 4", "draw 3", "draw 5", "P2 event 4")
    assert "Event('event-drawn', 1, {'events': [4, 3, 5]})" in heard_by(1, told(start, *actions))
    assert mayor().write_state(mayor().view(after(start, *actions), 1).known).count("3:2,5:2,2:*") == 1


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_what_was_drawn_with_the_festival_stays_unknown(viewer: int | None) -> None:
    start = at(REST.format("event=2 stack=?,?,?,?,?,?,?,?,?", LOOK))
    got = set()
    for draws in ((1, 3, 5), (6, 1, 8), (9, 10, 1)):
        actions = ["P2 place 9 c3", *(f"draw {event}" for event in draws)]
        state = after(start, *actions)
        got.add(json.dumps([heard_by(viewer, told(start, *actions)), received(state, viewer, Rng(1))]))
    assert len(got) == 1


# What is no secret


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_events_nothing_is_hidden_but_what_chance_still_decides(players: int) -> None:
    for _, state in [(0, dealt(players, 3)), (1, dealt(players, 3, amenities="yes"))]:
        for viewer in (None, *range(players)):
            assert mayor().view(state, viewer).known == state


def test_no_order_of_face_down_tiles_is_in_a_state() -> None:
    """Two games that have shown the same are the same, whatever their seeds have in store."""
    same: dict[tuple[int, ...], set[bytes]] = {}
    for seed in range(300):
        state = dealt(2, seed, events="yes", amenities="yes")
        same.setdefault((int(state.faces),), set()).add(state.to_bytes())
    assert all(len(ways) == 1 for ways in same.values())


def test_the_tiles_in_front_of_everybody_are_public() -> None:
    state = at("mayor amenities=yes claims=bc / tiles=3,41 / tiles=9,17,42 / tiles=33")
    seats = mayor().present(mayor().view(state, None))["seats"]
    assert isinstance(seats, list)
    assert [seat["tiles"] for seat in seats] == [[3, 41], [9, 17, 42], [33]]

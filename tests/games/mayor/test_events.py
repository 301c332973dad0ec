"""The Events: what each tile does, how a new one comes into effect, and who knows what lies in the stack."""

import pytest
from tests.games.mayor.playing import (
    TYPES,
    Position,
    acting,
    after,
    at,
    happened,
    ids,
    legal,
    market,
    mayor,
    neutral,
    offers,
    phase,
    refused,
    settled,
    tiles,
    to_act,
    told,
    walks,
    why,
)

from gridtown.games.mayor.state import MayorState

pytestmark = pytest.mark.compiled

SQUARES = [f"{block}{number}" for block in "abcdefghij" for number in "1234"]
TOUCHED = {
    "red": "a1 a2 b2 b4 c1 c3 d1 d2 f1 f3 g1 g3 h1 h2 i3 i4",
    "yellow": "b1 b2 c2 c4 d1 d2 d3 d4 e2 e4 f3 f4 g3 g4 j1 j2",
    "blue": "a1 a2 a3 a4 b1 b3 c3 c4 e3 e4 f2 f4 g1 g2 h3 h4",
    "green": "b3 b4 c1 c2 d3 d4 e1 e3 f1 f2 g2 g4 h1 h3 i1 i2",
}
COLOURS = {"bank": "red", "shop": "yellow", "church": "blue", "park": "green"}
PRICES = {"bank": 8, "shop": 8, "church": 8, "park": 4, "statue": 4}
TILES = {"bank": 1, "shop": 10, "church": 19, "park": 28, "statue": 37}

# number: closed colours, surcharges, barred types. The first is the Festival, the second the printed one.
EFFECTS: dict[int, tuple[str, dict[str, int], str]] = {
    1: ("", {}, ""),
    2: ("yellow", {"bank": 1}, ""),
    3: ("red", {"shop": 1}, ""),
    4: ("blue", {"church": 1}, ""),
    5: ("green", {"park": 1}, ""),
    6: ("", {}, "statue"),
    7: ("", {}, "park"),
    8: ("", {"church": 1, "statue": 1}, ""),
    9: ("", {"bank": 1, "shop": 1}, ""),
    10: ("", {"bank": 1, "shop": 1, "church": 1, "park": 1, "statue": 1}, ""),
}


def open_squares(event: int, marker: str, line: str) -> list[str]:
    """Where a tile of the type may lie on an empty board."""
    closed, _, barred = EFFECTS[event]
    if line == barred:
        return []
    colour = COLOURS.get(marker)
    return [
        square
        for square in SQUARES
        if (colour is None or square in TOUCHED[colour]) and square not in TOUCHED.get(closed, "")
    ]


# What each does


@pytest.mark.parametrize("line", TYPES)
@pytest.mark.parametrize("marker", TYPES)
@pytest.mark.parametrize("event", EFFECTS)
def test_what_may_be_placed_where(event: int, marker: str, line: str) -> None:
    """A closed street closes all squares beside it, to the Rainbow as well."""
    tile = TILES[line]
    position = f"mayor event={event} / citizen=26 banker=40a marker={marker} tiles={tile} / / /"
    found = [text.split()[1] for text in offers(position, "place")]
    assert found == open_squares(event, marker, line)


@pytest.mark.parametrize("line", TYPES)
@pytest.mark.parametrize("event", EFFECTS)
def test_what_a_tile_costs(event: int, line: str) -> None:
    more = EFFECTS[event][1].get(line, 0)
    others = f"/ marker={TYPES[TYPES.index(line) - 1]} " * 3
    position = f"mayor event={event} / banker=48 marker={line} {others}"
    assert happened(told(position, f"P1 buy {line}"), "bought")[0]["cost"] == PRICES[line] + more


def test_it_comes_on_top_of_the_other_markers_and_the_falling_price() -> None:
    others = "/ marker=bank / marker=bank / marker=shop"
    position = f"mayor event=2 {market(bank=4)} / banker=48 marker=bank {others}"
    assert happened(told(position, "P1 buy bank"), "bought")[0]["cost"] == 6 + 2 + 1


def test_it_must_be_paid() -> None:
    position = "mayor event=2 / banker={} marker=bank / marker=shop / marker=shop / marker=shop"
    assert refused(position.format("9a"), "P1 buy bank") == ""
    rule = why(position.format("8a"), "P1 buy bank")
    assert rule is not None
    assert (rule.id, rule.args) == ("buy-too-dear", {"cost": 9, "gold": 8})


def test_the_printed_event() -> None:
    """No building on yellow streets; Banks cost 1 more."""
    position = "mayor event=2 / citizen=26 banker=40a marker={} tiles=3 / / /"
    assert offers(position.format("shop"), "place") == []
    rule = why(position.format("statue"), "P1 place 3 d2")
    assert rule is not None
    assert (rule.id, rule.args) == ("event-closed", {"square": "d2", "event": 2})
    assert refused(position.format("bank"), "P1 place 3 d2") == "event-closed"  # red above, yellow beside
    assert refused(position.format("bank"), "P1 place 3 i3") == ""


@pytest.mark.parametrize(("event", "tile", "type"), [(6, 37, "statue"), (7, 28, "park")])
def test_barred_is_told(event: int, tile: int, type: str) -> None:
    rule = why(f"mayor event={event} / banker=40a tiles={tile} / / /", f"P1 place {tile} j4")
    assert rule is not None
    assert (rule.id, rule.args) == ("event-barred", {"type": type, "event": event})


@pytest.mark.parametrize(("event", "line"), [(6, "statue"), (7, "park"), (2, "shop"), (3, "bank")])
def test_what_cannot_be_placed_can_be_bought(event: int, line: str) -> None:
    position = f"mayor event={event} / banker=48 marker={line} / / /"
    assert refused(position, f"P1 buy {line}") == ""


def test_without_the_variant_nothing_is_closed_or_dearer() -> None:
    position = "mayor / citizen=26 banker=40a marker=statue tiles=3 / / /"
    assert len(offers(position, "place")) == 40
    assert phase(settled(position, "P1 place 3 j4")) == "move"


# When three are drawn

RAINBOW = "citizen=26 banker=48 marker=statue tiles=3"


def drawing(rest: str = "event=1", seat: str = RAINBOW, others: str = "/ banker=47 / banker=46") -> str:
    return f"mayor neutral=bank {rest} / {seat} {others}"


def drawn(*events: int, rest: str = "event=1") -> MayorState:
    """The first player has placed by the Rainbow, and looks at these."""
    return after(drawing(rest), "P1 place 3 j4", *(f"draw {event}" for event in events))


def event_shown(state: Position, viewer: int | None) -> dict[str, object]:
    game = mayor()
    shown = game.present(game.view(at(state), viewer))["event"]
    assert isinstance(shown, dict)
    return shown


def test_after_a_rainbow_placement_three_come_off_the_stack_one_by_one() -> None:
    state = after(drawing(), "P1 place 3 j4")
    assert phase(state) == "draw"
    assert legal(state) == [f"draw {event}" for event in range(2, 11)]
    state = after(state, "draw 5")
    assert legal(state) == [f"draw {event}" for event in range(2, 11) if event != 5]
    state = after(state, "draw 3")
    assert legal(state) == [f"draw {event}" for event in range(2, 11) if event not in (5, 3)]
    state = after(state, "draw 8")
    assert (phase(state), to_act(state)) == ("event", [0])


def test_after_the_pieces_have_walked() -> None:
    heard = told(drawing(), "P1 place 3 d2", "draw 5", "draw 3", "draw 8")
    assert ids(heard)[:4] == ["placed", "rainbow", "walked", "scored"]
    assert ids(heard)[-1] == "event-drawn"
    assert len(walks(heard)) == 3


def test_the_active_player_chooses_one_of_the_three() -> None:
    state = drawn(5, 3, 8)
    assert legal(state) == ["P1 event 3", "P1 event 5", "P1 event 8"]
    for event in (3, 5, 8):
        then = after(state, f"P1 event {event}")
        assert int(then.events.current) == event
        assert (phase(then), to_act(then)) == ("move", [1])
        assert happened(told(state, f"P1 event {event}"), "event")[0]["event"] == event
    rule = why(state, "P1 event 4")
    assert rule is not None
    assert (rule.id, rule.args) == ("event-not-drawn", {"event": 4})
    assert refused(state, "P1 event 1") == "event-not-drawn"
    assert refused(state, "P2 event 3") == "not-active"
    assert refused(state, "P1 pass") == "wrong-step"


def test_the_neutral_marker_moves_after_that() -> None:
    position = f"mayor neutral=statue event=1 / {RAINBOW} / banker=47 marker=shop / banker=46 marker=park"
    state = after(position, "P1 place 3 j4", "draw 5", "draw 3", "draw 8")
    assert neutral(state) == ["statue"]
    assert neutral(after(state, "P1 event 5")) == ["bank"]


NOT_DRAWN = [
    ("tiles=", "P1 buy statue"),
    ("tiles=", "P1 pass"),
    ("marker=bank tiles=3", "P1 place 3 i3"),
    ("marker=church tiles=37", "P1 place 37 a4"),
    ("tiles=3,41", "P1 use 41"),
]


@pytest.mark.parametrize(("seat", "text"), NOT_DRAWN)
def test_only_after_a_rainbow_placement(seat: str, text: str) -> None:
    """Not after a Statue is bought, nor a pass, nor a placement by a colour, nor an Amenity's."""
    full = " ".join(["citizen=26 banker=48", *([] if "marker" in seat else ["marker=statue"]), seat])
    state = settled(drawing("event=1 amenities=yes claims=", full), text)
    if phase(state) == "reveal":
        state = after(state, legal(state)[0])
    if phase(state) == "act":
        state = settled(state, "P1 place 3 j4", "P1 reward gp", "P1 lay j3")
    assert phase(state) == "move"
    assert int(state.events.current) == 1


def test_a_rainbow_placement_that_takes_an_amenity_draws_too() -> None:
    state = settled(drawing("event=1 amenities=yes"), "P1 claim 3 a1")
    assert (phase(state), tiles(state)) == ("draw", [41])


def test_not_after_the_placement_that_wins() -> None:
    seat = "citizen=49 banker=42 marker=statue tiles=20"
    state = settled(drawing(seat=seat), "P1 place 20 f3")
    assert phase(state) == "over"


def test_in_the_final_placements_too_and_for_the_next_at_once() -> None:
    sold = market(bank=8, shop=8, church=7)
    seats = "citizen=26 banker=46 marker=church / citizen=29 marker=statue tiles=1 / marker=shop tiles=9"
    state = settled(f"mayor event=1 neutral= {sold} / {seats}", "P1 buy church", "P1 waive", "P2 place 1 j4")
    assert phase(state) == "draw"
    state = after(state, "draw 2", "draw 3", "draw 4")
    assert [event_shown(state, viewer)["drawn"] for viewer in (0, 1, 2)] == [None, [2, 3, 4], None]
    assert to_act(after(state, "P2 event 3")) == [2]
    assert phase(after(state, "P2 event 2")) == "over"  # yellow is closed, so the third has nowhere to build
    assert len(offers(after(state, "P2 event 3"), "place")) == 16 - 5


# The stack


def stack(state: Position, viewer: int | None) -> object:
    return event_shown(state, viewer)["stack"]


def test_the_two_others_then_the_replaced_one_go_to_the_bottom_in_that_order() -> None:
    state = after(drawn(5, 3, 8), "P1 event 3")
    assert stack(state, 0) == [None] * 6 + [5, 8, 1]
    state = after(drawn(5, 3, 8), "P1 event 5")
    assert stack(state, 0) == [None] * 6 + [3, 8, 1]


@pytest.mark.parametrize(("viewer", "seen"), [(0, [5, 8, 1]), (1, [None, None, 1]), (None, [None, None, 1])])
def test_who_put_them_there_knows_them_and_all_know_the_replaced_one(
    viewer: int | None, seen: list[int | None]
) -> None:
    state = after(drawn(5, 3, 8), "P1 event 3")
    assert event_shown(state, viewer) == {"current": 3, "stack": [None] * 6 + seen, "drawn": None}


def test_the_drawn_tiles_are_seen_by_the_active_player_alone() -> None:
    state = drawn(5, 3, 8)
    assert event_shown(state, 0)["drawn"] == [5, 3, 8]
    assert [event_shown(state, viewer)["drawn"] for viewer in (1, 2, None)] == [None] * 3
    (event,) = [event for event in told(drawing(), *DREW) if event.id == "event-drawn"]
    assert event.args == {"events": [5, 3, 8]}
    assert [event.visible_to(viewer) for viewer in (0, 1, 2, None)] == [True, False, False, False]


def festive(state: MayorState) -> MayorState:
    """The position after the Festival has been taken, by itself or as the only choice."""
    if phase(state) != "event":
        return state
    (only,) = legal(state)
    assert only.endswith(" event 1")
    return after(state, only)


DREW = ("P1 place 3 j4", "draw 5", "draw 3", "draw 8")

KNOWN = "event=2 stack=3:1,8:1,5:*"
LOOK = "citizen=26 banker=48 marker=statue tiles=9"


def second(rest: str = KNOWN) -> str:
    """The second player is about to place by the Rainbow."""
    return f"mayor neutral=bank mover=P2 {rest} / citizen=9a banker=47 / {LOOK} / banker=46"


def test_tiles_whose_places_are_known_come_without_chance() -> None:
    state = after(second(KNOWN + ",?,?,?,?,?,?"), "P2 place 9 j4")
    assert (phase(state), to_act(state)) == ("event", [1])
    assert legal(state) == ["P2 event 3", "P2 event 5", "P2 event 8"]


def test_in_the_end_the_tiles_that_were_put_under_come_up_again() -> None:
    """Three placements use up the nine; the fourth sees what the first left, the Festival at the bottom."""
    state = after(drawn(5, 3, 8), "P1 event 3")
    for place, events, chosen in (("14 j3", (2, 4, 6), 4), ("20 j2", (7, 9, 10), 10)):
        state = acting(state, 0, int(place[:2]))
        draws = [f"draw {event}" for event in events]
        state = settled(state, f"P1 place {place}", *draws, f"P1 event {chosen}")
    assert stack(state, 0) == [5, 8, 1, 2, 6, 3, 7, 9, 4]
    assert stack(state, 1) == [None, None, 1, None, None, 3, None, None, 4]
    state = festive(settled(acting(state, 1, 33), "P2 place 33 j1"))
    assert event_shown(state, 1)["current"] == 1


@pytest.mark.parametrize(
    ("viewer", "seen"), [(0, [8, 5, 2]), (1, [8, 5, 2]), (2, [None, 5, 2]), (None, [None, 5, 2])]
)
def test_what_one_knew_one_still_knows(viewer: int | None, seen: list[int | None]) -> None:
    """The first player put 3 and 8 there once, everybody saw 5; the second takes the 3."""
    state = after(second(KNOWN + ",?,?,?,?,?,?"), "P2 place 9 j4", "P2 event 3")
    assert stack(state, viewer) == [None] * 6 + seen


@pytest.mark.parametrize(
    ("known", "viewer", "seen"),
    [
        ("3:1,8,5", 0, [None, None]),
        ("3,8:1,5", 0, [None, None]),  # the first of the two, if the last was chosen, or else the second
        ("3,8,5:1", 0, [None, 5]),
        ("3:1,8:1,5", 0, [8, None]),
        ("3,8:1,5:1", 0, [8, 5]),
        ("3,8:*,5:1", 0, [8, 5]),
        ("3,8:*,5:1", 2, [None, None]),
        ("3,8:*,5", None, [None, None]),
        ("3:*,8:1,5", 0, [8, None]),
    ],
)
def test_a_tile_one_knew_in_the_middle_may_be_either_of_the_two_left(
    known: str, viewer: int | None, seen: list[int | None]
) -> None:
    state = after(second(f"phase=event event=2 drawn={known} stack=?,?,?,?,?,?"), "P2 event 3")
    assert stack(state, 1) == [None] * 6 + [8, 5, 2]
    assert stack(state, viewer) == [None] * 6 + [*seen, 2]


def test_what_one_does_not_know_any_tile_may_be() -> None:
    state = after(second("event=2 stack=3:1,?,5:*,?,?,?,?,?,?"), "P2 place 9 j4")
    assert legal(state) == [f"draw {event}" for event in (1, 4, 6, 7, 8, 9, 10)]


# The Festival


@pytest.mark.parametrize("place", range(3))
def test_a_drawn_festival_must_be_taken_and_the_nine_others_are_shuffled(place: int) -> None:
    """Nobody knows then where anything lies, not even what has just been seen."""
    order = [4, 7]
    order.insert(place, 1)
    state = drawn(*order, rest="event=2 stack=?,?,?,?,?,?,3:2,5:12,6:*")
    state = festive(state)
    assert (phase(state), to_act(state)) == ("move", [1])
    for viewer in (0, 1, 2, None):
        assert event_shown(state, viewer) == {"current": 1, "stack": [None] * 9, "drawn": None}
    assert " stack=?,?,?,?,?,?,?,?,? " in mayor().write_state(state)


def test_a_festival_that_everybody_knew_of_comes_as_surely() -> None:
    state = after(second("event=2 stack=3:1,8:1,1:*,?,?,?,?,?,?"), "P2 place 9 j4")
    state = festive(state)
    assert event_shown(state, 0) == {"current": 1, "stack": [None] * 9, "drawn": None}


def test_all_nine_can_come_next() -> None:
    state = drawn(4, 1, 7, rest="event=2")
    state = festive(state)
    state = settled(acting(state, 0, 9), "P1 place 9 j3")
    assert legal(state) == [f"draw {event}" for event in range(2, 11)]


def test_it_ends_what_was_in_effect() -> None:
    state = drawn(4, 1, 7, rest="event=2")
    state = festive(state)
    assert refused(acting(state, 1, 9), "P2 place 9 d2") == ""


def test_others_do_not_learn_what_was_drawn_with_it() -> None:
    heard = told(drawing("event=2"), "P1 place 3 h4", "draw 4", "draw 1", "draw 7")
    seen = [event.id for event in heard if event.visible_to(1)]
    assert "event-drawn" not in seen
    assert happened(heard, "event")[-1]["event"] == 1

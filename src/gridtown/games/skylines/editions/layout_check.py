"""Checks of the layouts of a Skylines edition: its scenarios' and all that can be laid freely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import Final

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    faults_of,
    outside,
    unknown,
)
from gridtown.editions.row import label_of
from gridtown.games.skylines.editions.board_check import (
    WATER,
    Labels,
    board_complaints,
    is_drawn,
    labels_of,
    shore,
)
from gridtown.games.skylines.editions.plan import TURNS, Plan, Side, Spot, sides_of, sizes_of
from gridtown.games.skylines.editions.rows import Edition, ScenarioRow
from gridtown.games.skylines.editions.words import DISTRICT, DRAWN, FREE, MAP, PIECES

Form = tuple[tuple[int, int], ...]

FORMS: Final[tuple[Form, ...]] = (
    ((0, 0), (1, 0), (2, 0), (3, 0)),
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (2, 0), (1, 1)),
    ((0, 0), (0, 1), (0, 2), (1, 2)),
    ((1, 0), (1, 1), (1, 2), (0, 2)),
    ((0, 0), (1, 0), (1, 1), (2, 1)),
    ((0, 1), (1, 1), (1, 0), (2, 0)),
)
"""Every way that four pieces hang together, each turned one way: columns and rows."""


def layout_complaints(scenario: ScenarioRow) -> Iterator[Complaint]:
    """Complaints about a layout that is none, whatever the pieces look like."""
    if (scenario.id == FREE) == bool(scenario.layout):
        free = scenario.id == FREE
        yield "layout", "its pieces are drawn; remove it" if free else "is missing; say where pieces lie"
    places = [(place.column, place.row) for place in scenario.layout]
    wanted = PIECES.get(scenario.id, len(places))
    if places and len(places) != wanted:
        yield "layout", f"has {len(places)} pieces; make it {wanted}"
    for index, place in enumerate(scenario.layout):
        yield from outside(f"layout[{index}].column", [place.column], 0, MAP - 1)
        yield from outside(f"layout[{index}].row", [place.row], 0, MAP - 1)
        yield from outside(f"layout[{index}].turn", [place.turn], TURNS[0], TURNS[-1])
        if (place.column, place.row) in places[:index]:
            yield f"layout[{index}]", "another piece lies there; move one"
    if places and not _hang_together(places):
        yield "layout", "falls apart; lay every piece beside another"
    if places and any(map(min, zip(*places, strict=True))):
        yield "layout", "has an empty column or row before it; begin with column 0 and row 0"


def _hang_together(places: list[tuple[int, int]]) -> bool:
    found, waiting = {places[0]}, [places[0]]
    while waiting:
        column, row = waiting.pop()
        around = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
        fresh = around & set(places) - found
        found |= fresh
        waiting += fresh
    return found == set(places)


def layout_faults(edition: Edition) -> list[Fault]:
    """Faults of layouts: pieces that do not fit together and districts that become too large.

    Layouts are looked at only if all pieces and places are right in themselves.
    """
    found = [*_shore_faults(edition), *_piece_faults(edition)]
    complaints = chain.from_iterable(
        [*map(board_complaints, edition.board), *map(layout_complaints, edition.scenario)]
    )
    if not found and not any(True for _ in complaints):
        plan = plan_of(edition)
        for scenario in edition.scenario:
            label = label_of("scenario", scenario)
            found += faults_of(label, _seam_complaints(plan, scenario))
        found += _free_faults(edition)
    return found


def plan_of(edition: Edition) -> Plan:
    """The pieces of an edition, by id."""
    plan = Plan()
    for board in edition.board:
        labels = labels_of(board)
        plan.add(board.id, sizes_of(labels), sides_of(labels))
    return plan


def spots_of(scenario: ScenarioRow) -> list[Spot]:
    """A scenario's layout."""
    return [Spot(place.board, place.column, place.row, place.turn) for place in scenario.layout]


def _shore_faults(edition: Edition) -> Iterator[Fault]:
    """All lakes are equally long along their sides, so that any piece may lie beside any other."""
    lengths = [shore(board.land) if is_drawn(board) else 0 for board in edition.board]
    usual = Counter(filter(None, lengths)).most_common(1)
    for board, length in zip(edition.board, lengths, strict=True):
        if length and length != usual[0][0]:
            reason = (
                f"its lake reaches {length} squares along its sides; make it {usual[0][0]} as on the others"
            )
            yield Fault(label_of("board", board), "land", reason)


def _piece_faults(edition: Edition) -> Iterator[Fault]:
    """Layouts name pieces that there are, each once."""
    boards = [board.id for board in edition.board]
    for scenario in edition.scenario:
        complaints = unknown("layout", [place.board for place in scenario.layout], boards, "piece")
        yield from faults_of(label_of("scenario", scenario), complaints)


def _seam_complaints(plan: Plan, scenario: ScenarioRow) -> Iterator[Complaint]:
    spots = spots_of(scenario)
    if not plan.is_even(spots):
        yield "layout", "water meets land between two pieces; turn or move them"
    else:
        yield from _size_complaints(plan, spots)


def _size_complaints(plan: Plan, spots: list[Spot]) -> Iterator[Complaint]:
    largest = max(plan.districts(spots), default=0)
    if largest > DISTRICT[-1]:
        names = ", ".join(spot.piece for spot in spots)
        reason = (
            f"a district of the pieces {names} has {largest} squares; add streets, {DISTRICT[-1]} is the most"
        )
        yield "layout", reason


# --- what can be laid freely


def free_layouts(plan: Plan, hands: Sequence[tuple[str, ...]]) -> Iterator[list[Spot]]:
    """Every layout of each hand of drawn pieces, in its order, but for turns of the whole.

    All lakes of `plan` must lie in the same corner.
    """
    for form in FORMS:
        for turns in product(TURNS, repeat=DRAWN):
            rough = [Spot(hands[0][0], *place, turn) for place, turn in zip(form, turns, strict=True)]
            if plan.is_even(rough):
                for hand in hands:
                    yield _laid(rough, hand)


def _laid(rough: list[Spot], hand: tuple[str, ...]) -> list[Spot]:
    return [spot._replace(piece=piece) for spot, piece in zip(rough, hand, strict=True)]


def alike(edition: Edition) -> tuple[Plan, dict[str, list[str]]]:
    """Take pieces together whose districts meet their sides alike once their lakes are at the top left.

    Gives the pieces so turned, and each kind by the first of it.
    """
    plan = Plan()
    kinds: dict[tuple[Side, ...], list[str]] = {}
    for board in edition.board:
        labels = labels_of(board)
        while labels[0][0] != WATER:
            labels = [list(row) for row in zip(*labels[::-1], strict=True)]
        labels = _by_side(labels)
        plan.add(board.id, sizes_of(labels), sides_of(labels))
        kinds.setdefault(tuple(sides_of(labels)), []).append(board.id)
    return plan, {pieces[0]: pieces for pieces in kinds.values()}


def _by_side(labels: Labels) -> Labels:
    """Number the districts of a piece anew, in the order in which they meet its sides."""
    met = [label for side in sides_of(labels) for label in side] + [label for row in labels for label in row]
    order = [label for label in dict.fromkeys(met) if label != WATER]
    return [[WATER if label == WATER else order.index(label) for label in row] for row in labels]


def _free_faults(edition: Edition) -> Iterator[Fault]:
    """Find one layout of drawn pieces that has too large a district.

    There are thousands, so pieces alike are first taken for one with districts as large as their largest.
    """
    plan, kinds = alike(edition)
    coarse = Plan()
    for kind, pieces in kinds.items():
        sizes = {label: max(plan.sizes[piece][label] for piece in pieces) for label in plan.sizes[kind]}
        coarse.add(kind, Counter(sizes), plan.sides[kind, 0])
    hands = [
        hand
        for hand in product(kinds, repeat=DRAWN)
        if all(hand.count(kind) <= len(pieces) for kind, pieces in kinds.items())
    ]
    for rough in free_layouts(coarse, hands):
        if max(coarse.districts(rough)) > DISTRICT[-1]:
            for complaint in _exact_complaints(plan, kinds, rough):
                yield from faults_of(f"scenario {FREE}", [complaint])
                return


def _exact_complaints(plan: Plan, kinds: dict[str, list[str]], rough: list[Spot]) -> Iterator[Complaint]:
    for hand in product(*(kinds[spot.piece] for spot in rough)):
        if len(set(hand)) == len(hand):
            yield from _size_complaints(plan, _laid(rough, hand))

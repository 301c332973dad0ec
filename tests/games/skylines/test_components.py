"""Skylines' box: the packaged edition against the rulebook's own statements, and editions that are broken."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from gridtown.core.errors import InvalidEdition
from gridtown.games.skylines.board.orientations import cells_of, orientations_of
from gridtown.games.skylines.components import LISTS, SCHEMA, components_json, edition_hash, read_edition
from gridtown.games.skylines.editions.layout_check import free_layouts, plan_of, spots_of
from gridtown.games.skylines.editions.plan import Spot
from gridtown.games.skylines.editions.rows import (
    BoardRow,
    CardRow,
    ConditionRow,
    PolicyRow,
    RoleRow,
    UniqueRow,
)

EDITION = read_edition()
TEXT = (files("gridtown.games.skylines") / "editions/base.toml").read_text(encoding="utf-8")
CONTENTS = components_json(EDITION)
PLAN = plan_of(EDITION)

TRACKS = {track.id: track for track in EDITION.track}
BOARDS = {board.id: board for board in EDITION.board}
SHAPES = {shape.id: shape for shape in EDITION.shape}
CARDS = {card.number: card for card in EDITION.card}
SCENARIOS = {scenario.id: scenario for scenario in EDITION.scenario}

ZONES = ("residential", "commercial", "industrial")
UTILITIES = ("power", "water", "garbage")
SERVICES = ("healthcare", "education", "transport", "fire", "police", "parks")
NUISANCES = ("pollution", "traffic", "crime")

INSIDE = [("", 0, 0, 2), ("", 1, 0, 3), ("", 0, 1, 1), ("", 1, 1, 0)]
OUTSIDE = [("", 0, 0, 0), ("", 1, 0, 1), ("", 0, 1, 3), ("", 1, 1, 2)]
ARRANGEMENTS = {"lake inside": INSIDE, "lake outside": OUTSIDE}
SETS = ["".join(names) for names in combinations("ABCDEF", 4)]


# --- figures and tracks


def test_figures() -> None:
    box = EDITION.edition
    assert box.levels == {"beginner": 12, "advanced": 10, "expert": 8}
    assert box.display == {"1": 7, "2": 5, "3": 4, "4": 3}
    assert (box.exchange_price, box.swap_price, box.ruin) == (2, 1, -10)


def test_tracks_and_their_ends() -> None:
    assert {track.id: (track.low, track.high) for track in EDITION.track} == {
        "money": (0, None),
        "happiness": (-5, 25),
        "power": (-5, 10),
        "water": (-5, 10),
        "garbage": (-5, 10),
        "employment": (-5, 5),
        "pollution": (0, 10),
        "traffic": (0, 10),
        "crime": (0, 10),
    }


# --- board pieces


def marked(rows: list[str], row: int, column: int, mark: str) -> bool:
    return row < len(rows) and column < len(rows[row]) and rows[row][column] == mark


def quarter_turn(place: tuple[int, int], size: int) -> tuple[int, int]:
    row, column = place
    return column, size - 1 - row


class Map:
    """Pieces drawn square by square, their streets as pairs of squares: a second way to the districts."""

    def __init__(self, spots: list[tuple[str, int, int, int]]) -> None:
        self.land: set[tuple[int, int]] = set()
        self.water: set[tuple[int, int]] = set()
        self.streets: set[frozenset[tuple[int, int]]] = set()
        for name, column, row, turn in spots:
            self.draw(BOARDS[name], 6 * column, 6 * row, turn)

    def draw(self, board: BoardRow, left: int, top: int, turn: int) -> None:
        def moved(row: int, column: int) -> tuple[int, int]:
            place = row, column
            for _ in range(turn):
                place = quarter_turn(place, 6)
            return top + place[0], left + place[1]

        for row in range(6):
            for column in range(6):
                kind = self.land if board.land[row][column] == "." else self.water
                kind.add(moved(row, column))
                if marked(board.right, row, column, "|"):
                    self.streets.add(frozenset({moved(row, column), moved(row, column + 1)}))
                if marked(board.below, row, column, "-"):
                    self.streets.add(frozenset({moved(row, column), moved(row + 1, column)}))

    def districts(self) -> list[int]:
        sizes, left = [], set(self.land)
        while left:
            waiting, size = [left.pop()], 0
            while waiting:
                row, column = waiting.pop()
                size += 1
                for beside in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)):
                    if beside in left and frozenset({(row, column), beside}) not in self.streets:
                        left.remove(beside)
                        waiting.append(beside)
            sizes.append(size)
        return sorted(sizes)

    def seams(self) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Pairs of squares that share an edge where two pieces meet."""
        squares = self.land | self.water
        right = [((r, c), (r, c + 1)) for r, c in squares if c % 6 == 5 and (r, c + 1) in squares]
        return right + [((r, c), (r + 1, c)) for r, c in squares if r % 6 == 5 and (r + 1, c) in squares]

    def is_even(self) -> bool:
        return all((a in self.land) == (b in self.land) for a, b in self.seams())


def laid(names: str, arrangement: list[tuple[str, int, int, int]]) -> list[tuple[str, int, int, int]]:
    return [(name, *place[1:]) for name, place in zip(names, arrangement, strict=True)]


def test_six_pieces_and_what_they_cost() -> None:
    """A and E are printed, B is reported."""
    costs = {name: board.cost for name, board in BOARDS.items()}
    assert costs == {"A": 2, "B": 4, "C": 2, "D": 5, "E": 5, "F": 8}


@pytest.mark.parametrize("name", "ABCDEF")
def test_a_piece_has_three_or_four_districts(name: str) -> None:
    sizes = Map([(name, 0, 0, 0)]).districts()
    assert len(sizes) in (3, 4)
    assert min(sizes) >= 6
    assert 31 <= sum(sizes) <= 33


def test_pieces_differ() -> None:
    for one, other in combinations(EDITION.board, 2):
        assert (one.land, one.right, one.below) != (other.land, other.right, other.below)


@pytest.mark.parametrize("name", "ABCDEF")
def test_the_lake_covers_two_squares_along_both_sides_of_its_corner(name: str) -> None:
    land = BOARDS[name].land
    rim = {(row, column) for row in range(6) for column in range(6) if {row, column} & {0, 5}}
    assert {place for place in rim if land[place[0]][place[1]] == "~"} == {(0, 0), (0, 1), (1, 0)}


@pytest.mark.parametrize("name", "ABCDEF")
def test_streets_separate_districts_and_nothing_else(name: str) -> None:
    """No street ends within a district or runs along water."""
    city = Map([(name, 0, 0, 0)])
    whole = len(city.districts())
    for street in list(city.streets):
        assert street <= city.land
        city.streets.remove(street)
        assert len(city.districts()) < whole
        city.streets.add(street)


def test_streets_continue_over_the_seams() -> None:
    """They meet all sides in the middle."""
    for name, board in BOARDS.items():
        ends = (
            [column for column in range(5) if board.right[0][column] == "|"],
            [row for row in range(5) if board.below[row][5] == "-"],
            [column for column in range(5) if board.right[5][column] == "|"],
            [row for row in range(5) if board.below[row][0] == "-"],
        )
        assert ends == ([2], [2], [2], [2]), name


@pytest.mark.parametrize("names", SETS)
@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
def test_any_four_pieces_fit(names: str, arrangement: str) -> None:
    """A large lake in the middle, or the water outside: both are in the rulebook."""
    city = Map(laid(names, ARRANGEMENTS[arrangement]))
    assert city.is_even()
    middle = {(5, 5), (5, 6), (6, 5), (6, 6)}
    assert middle <= (city.water if arrangement == "lake inside" else city.land)


@pytest.mark.parametrize("names", SETS)
@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
def test_districts_of_four_pieces(names: str, arrangement: str) -> None:
    """In whatever order: most of those that lie on several pieces have 14 to 20 squares, and none over 60."""
    merged: list[int] = []
    for order in permutations(names):
        spots = laid("".join(order), ARRANGEMENTS[arrangement])
        sizes = Map(spots).districts()
        assert sizes == sorted(PLAN.districts([Spot(*spot) for spot in spots]))
        assert 6 <= sizes[0]
        assert sizes[-1] <= 60
        merged += [size for size in sizes if size > 10]
    assert 2 * sum(14 <= size <= 20 for size in merged) > len(merged)


def test_no_free_layout_has_a_district_of_more_than_60_squares() -> None:
    hands = list(permutations("ABCDEF", 4))
    layouts = list(free_layouts(PLAN, hands))
    assert len(layouts) == 82 * len(hands)
    assert max(max(PLAN.districts(spots)) for spots in layouts) <= 60


# --- shapes and tiles


def test_every_shape_is_a_connected_polyomino() -> None:
    for name, shape in SHAPES.items():
        assert len({len(row) for row in shape.cells}) == 1
        cells = set(cells_of(shape.cells))
        assert len(cells) == int(name[1:])
        found = {min(cells)}
        for _ in cells:
            found |= {cell for cell in cells for r, c in found if abs(cell[0] - r) + abs(cell[1] - c) == 1}
        assert found == cells, name


def test_no_two_shapes_are_the_same_up_to_turning_and_flipping() -> None:
    forms = Counter(form for shape in EDITION.shape for form in orientations_of(cells_of(shape.cells)))
    assert set(forms.values()) == {1}


def test_every_shape_is_drawn_close() -> None:
    """No empty row or column around it."""
    for shape in EDITION.shape:
        assert all("#" in line for line in (shape.cells[0], shape.cells[-1]))
        assert all(any(row[column] == "#" for row in shape.cells) for column in (0, -1))


def sizes_of(type: str) -> list[int]:
    """The squares of each tile of a type."""
    return [int(tile.shape[1:]) for tile in EDITION.tile if tile.type == type for _ in range(tile.count)]


@pytest.mark.parametrize(
    ("type", "count", "least", "most"),
    [
        ("residential", 24, 2, 4),
        ("commercial", 12, 3, 5),
        ("industrial", 12, 3, 5),
        ("utility", 9, 2, 4),
        ("service", 18, 1, 4),
        ("unique", 10, 4, 6),
    ],
)
def test_tiles(type: str, count: int, least: int, most: int) -> None:
    sizes = sizes_of(type)
    assert (len(sizes), min(sizes), max(sizes)) == (count, least, most)


def test_the_tiles_of_the_cards_cover_about_228_squares() -> None:
    covered = sum(sum(sizes_of(type)) for type in (*ZONES, "utility", "service"))
    assert 220 <= covered <= 236


def test_every_shape_is_used() -> None:
    assert {tile.shape for tile in EDITION.tile} == set(SHAPES)


def test_services_and_utilities_grow_by_stage() -> None:
    squares = Counter[int]()
    for card in EDITION.card:
        squares[card.stage] += int(card.shape[1:]) if card.shape else 0
    assert squares[1] < squares[2] < squares[3]


# --- construction cards


def test_75_cards_25_a_stage_of_the_same_types() -> None:
    assert list(CARDS) == list(range(1, 76))
    for stage in (1, 2, 3):
        cards = [card for card in EDITION.card if card.stage == stage]
        assert [card.number for card in cards] == list(range(25 * stage - 24, 25 * stage + 1))
        assert Counter(card.type for card in cards) == {
            "residential": 8,
            "commercial": 4,
            "industrial": 4,
            **dict.fromkeys((*UTILITIES, *SERVICES), 1),
        }


PRINTED: list[tuple[str, dict[str, int], dict[str, Any] | None, dict[str, int]]] = [
    ("healthcare", {"money": -1}, None, {"happiness": 1}),
    ("power", {"money": -3}, None, {"power": 3}),
    ("residential", {"water": -1, "employment": 1}, {"services": ["healthcare"]}, {"money": 1}),
    (
        "residential",
        {"power": -1, "water": -1, "crime": 1},
        {"services": ["healthcare", "education"]},
        {"happiness": 1, "employment": 2},
    ),
    ("residential", {"garbage": -1, "employment": 1}, {"track": "employment", "below": 0}, {"money": 2}),
    ("residential", {"power": -1, "garbage": -1}, {"residential": 2}, {"happiness": 2}),
    (
        "residential",
        {"water": -1, "garbage": -1},
        {"track": "happiness", "above": 5},
        {"employment": 1, "happiness": 1, "money": 1},
    ),
    (
        "residential",
        {"water": -1, "garbage": -1, "employment": 1},
        {"track": "crime", "equals": 0},
        {"happiness": 3},
    ),
    (
        "commercial",
        {"garbage": -1, "employment": -1, "traffic": 1},
        {"residential": 1, "commercial": 1, "industrial": 1},
        {"money": 4},
    ),
    (
        "industrial",
        {"employment": -3, "pollution": 1, "traffic": 1},
        {"commercial": 3, "services": ["fire"]},
        {"money": 8},
    ),
]


@pytest.mark.parametrize(("type", "cost", "condition", "reward"), PRINTED)
def test_the_ten_printed_cards(
    type: str, cost: dict[str, int], condition: dict[str, Any] | None, reward: dict[str, int]
) -> None:
    wanted = None if condition is None else ConditionRow(**condition)
    found = [
        card
        for card in EDITION.card
        if (card.type, card.cost, card.condition, card.reward) == (type, cost, wanted, reward)
    ]
    assert len(found) == 1
    assert {found[0].source[field] for field in ("type", "cost", "condition", "reward")} == {"printed"}


def test_no_other_card_is_said_to_be_printed() -> None:
    told = ("cost", "condition", "reward")
    printed = [card.number for card in EDITION.card if "printed" in [card.source.get(key) for key in told]]
    assert len(printed) == len(PRINTED)


def test_printed_names_are_on_the_right_cards() -> None:
    """The hospital serves a whole district, the clinic its neighbors."""
    of = {card.name.en: (card.type, card.stage) for card in EDITION.card}
    assert of["Medical Clinic"] == ("healthcare", 1)
    assert of["Wind Turbine"][0] == of["Oil Power Plant"][0] == "power"
    assert of["Water Tower"][0] == "water"
    assert of["Hospital"][0] == "healthcare"
    assert of["Hospital"][1] > 1


def content(card: CardRow) -> str:
    return json.dumps([card.type, card.cost, repr(card.condition), card.reward], sort_keys=True)


def test_every_card_differs() -> None:
    assert len({content(card) for card in EDITION.card}) == 75


def test_zones_have_a_condition_and_others_none() -> None:
    for card in EDITION.card:
        zone = card.type in ZONES
        assert (card.condition is not None) == zone == (card.shape is None)
        assert card.reward
        assert bool(card.cost.get("money")) != zone


def test_every_bar_and_every_service_is_asked_for() -> None:
    conditions = [card.condition for card in EDITION.card if card.condition is not None]
    asked = Counter(service for condition in conditions for service in condition.services)
    assert set(asked) == set(SERVICES)
    assert min(asked.values()) >= 3
    assert {condition.track for condition in conditions} >= {"employment", "happiness", *NUISANCES}
    for zone in ZONES:
        assert sum(getattr(condition, zone) > 0 for condition in conditions) >= 3


def mean(type: str, stage: int | None, side: str, *tracks: str) -> float:
    """What the cards of a type, of one stage or all, move these tracks by on average."""
    cards = [card for card in EDITION.card if card.type == type and stage in (None, card.stage)]
    steps = [int(getattr(card, side).get(track, 0)) for card in cards for track in tracks]
    return sum(steps) / len(cards)


def test_residential_cards_are_like_the_printed_ones() -> None:
    """Those average −1.7 utilities, 1 employment and 1.2 happiness."""
    assert -2.0 <= mean("residential", None, "cost", *UTILITIES) <= -1.4
    employment = mean("residential", None, "cost", "employment") + mean(
        "residential", None, "reward", "employment"
    )
    assert 0.8 <= employment <= 1.3
    assert 1.0 <= mean("residential", None, "reward", "happiness") <= 1.8


def test_industrial_cards_take_one_and_a_half_workers() -> None:
    assert -1.7 <= mean("industrial", None, "cost", "employment") <= -1.3
    most = min(card.cost["employment"] for card in EDITION.card if card.type == "industrial")
    assert [card.stage for card in EDITION.card if card.cost.get("employment") == most == -3] == [3]


def test_employment_is_about_even_over_all_cards() -> None:
    steps = sum(side.get("employment", 0) for card in EDITION.card for side in (card.cost, card.reward))
    assert -6 <= steps <= 4


def test_utilities_give_more_by_stage() -> None:
    rises = [
        [card.reward[card.type] for card in EDITION.card if card.type == utility] for utility in UTILITIES
    ]
    for rise in rises:
        assert rise == sorted(rise)
        assert rise[0] < rise[-1]
    assert 4 <= sum(map(sum, rises)) / 9 <= 5.5


def test_prices_of_services_and_utilities() -> None:
    for card in EDITION.card:
        if card.type in UTILITIES:
            assert 2 <= -card.cost["money"] <= 6
        elif card.type in SERVICES:
            assert 1 <= -card.cost["money"] <= 6


def test_services_cost_and_bring_more_by_stage() -> None:
    for service in SERVICES:
        cards = [card for card in EDITION.card if card.type == service]
        prices = [-card.cost["money"] for card in cards]
        worth = [
            sum(-amount if track in NUISANCES else amount for track, amount in card.reward.items())
            for card in cards
        ]
        assert prices[0] < prices[1] < prices[2]
        assert worth[0] < worth[1] < worth[2]


def test_zones_bring_more_by_stage() -> None:
    for type, track in (("residential", "happiness"), ("commercial", "money"), ("industrial", "money")):
        brought = [mean(type, stage, "reward", track) for stage in (1, 2, 3)]
        assert brought[0] < brought[1] < brought[2]
        burden = [mean(type, stage, "cost", *UTILITIES, "employment") for stage in (1, 2, 3)]
        if type != "residential":
            assert burden[0] > burden[2]


def test_costs_are_for_the_worse_and_rewards_for_the_better() -> None:
    rows: list[CardRow | UniqueRow | PolicyRow] = [*EDITION.card, *EDITION.unique, *EDITION.policy]
    for row in rows:
        for side, way in ((row.cost, -1), (row.reward, 1)):
            for track, amount in side.items():
                if track != "employment":
                    assert amount * way * (-1 if track in NUISANCES else 1) > 0, row.name.en


def test_the_nuisances_can_be_held_down() -> None:
    """At the printed averages the deck would raise traffic by 24; three services lower what zones raise."""
    for nuisance in NUISANCES:
        raised = sum(card.cost.get(nuisance, 0) for card in EDITION.card)
        lowered = -sum(card.reward.get(nuisance, 0) for card in EDITION.card)
        assert 0 <= raised - lowered <= 9, nuisance
        assert 4 <= lowered, nuisance
    lowering = {card.type for card in EDITION.card if set(card.reward) & set(NUISANCES)}
    assert {"transport", "police", "parks"} <= lowering <= {"transport", "police", "parks", "garbage"}


# --- unique buildings, roles, policies and news


def kinds(row: Any) -> list[str]:
    return [effect.kind for effect in row.effects]


def test_ten_of_each_further_kind() -> None:
    rows: list[Any] = [*EDITION.unique, *EDITION.role, *EDITION.policy, *EDITION.news]
    assert [row.number for row in rows] == list(range(76, 116))


@pytest.mark.parametrize("table", ["unique", "policy", "news"])
def test_half_are_of_stage_2_and_half_of_stage_3(table: str) -> None:
    assert [row.stage for row in getattr(EDITION, table)] == [2] * 5 + [3] * 5


def test_two_unique_buildings_yield_a_benefit_once_and_the_others_for_good() -> None:
    once = [unique.name.en for unique in EDITION.unique if unique.reward]
    assert once == ["Opera House", "Posh Mall"]
    for unique in EDITION.unique:
        assert bool(unique.effects) != bool(unique.reward)


def test_the_football_arena_makes_happy() -> None:
    arena = next(unique for unique in EDITION.unique if unique.name.en == "Football Arena")
    assert [(effect.kind, effect.track) for effect in arena.effects] == [("milestone", "happiness")]


@pytest.mark.parametrize("table", ["unique", "role", "policy", "news"])
def test_further_cards_differ(table: str) -> None:
    rows = getattr(EDITION, table)
    parts = [
        repr([getattr(row, field, None) for field in ("cost", "condition", "reward", "effects")])
        for row in rows
    ]
    assert len(set(parts)) == 10


def test_unique_buildings_cost_something_and_roles_nothing() -> None:
    """What a role does for one player, a unique building does for all, for money and room."""
    assert all(unique.cost for unique in EDITION.unique)
    assert all(role.effects for role in EDITION.role)


def test_policies_are_paid_for() -> None:
    for policy in EDITION.policy:
        assert policy.cost
        assert policy.reward
        condition = policy.condition
        assert condition is None or (condition.track and not condition.services)


def test_news_is_bad() -> None:
    for news in EDITION.news:
        for effect in news.effects:
            assert effect.kind in ("price", "burden", "milestone", "exchange", "wages", "deaf", "ban")
            good = effect.track in ("power", "water", "garbage", "happiness")
            assert effect.amount <= 0 if good else effect.amount >= 0


def test_lasting_effects_are_good() -> None:
    rows: list[UniqueRow | RoleRow] = [*EDITION.unique, *EDITION.role]
    for row in rows:
        for effect in row.effects:
            moves = effect.kind in ("gain", "milestone") and effect.track not in NUISANCES
            assert effect.amount > 0 if moves or effect.kind == "cost" else effect.amount <= 0
            assert effect.kind not in ("burden", "deaf", "ban")


def test_names_differ_in_both_languages() -> None:
    cards = [*EDITION.card, *EDITION.unique, *EDITION.role, *EDITION.policy, *EDITION.news]
    tables: list[list[Any]] = [cards, *(getattr(EDITION, table) for table in LISTS.values())]
    for rows in tables:
        for language in ("en", "de"):
            names = Counter(getattr(row.name, language) for row in rows)
            assert [name for name, times in names.items() if times > 1] == []


# --- scenarios and the success table


def test_scenarios_add_part_to_part() -> None:
    parts = ["unique", "roles", "policies", "news"]
    assert {name: scenario.parts for name, scenario in SCENARIOS.items()} == {
        "introduction": [],
        "1": parts[:1],
        "2": parts[:2],
        "3": parts[:3],
        "4": parts,
        "5": parts,
    }


def test_starting_capital() -> None:
    assert [scenario.money for scenario in EDITION.scenario] == [12, 10, 10, 10, 10, None]


def test_the_introduction_is_b_e_a() -> None:
    places = [(place.board, place.column, place.row) for place in SCENARIOS["introduction"].layout]
    assert places == [("B", 0, 0), ("E", 1, 0), ("A", 2, 0)]


@pytest.mark.parametrize("name", ["introduction", "1", "2", "3", "4"])
def test_layouts(name: str) -> None:
    spots = spots_of(SCENARIOS[name])
    assert len({spot.piece for spot in spots}) == len(spots) == (3 if name == "introduction" else 4)
    city = Map([(spot.piece, spot.column, spot.row, spot.turn) for spot in spots])
    assert city.is_even()
    assert len(city.seams()) >= 6 * (len(spots) - 1)
    sizes = city.districts()
    assert sizes == sorted(PLAN.districts(spots))
    assert 6 <= min(sizes)
    assert max(sizes) <= 60


def test_scenarios_are_laid_in_different_ways_and_get_dearer() -> None:
    ways = [frozenset(spot[1:] for spot in spots_of(scenario)) for scenario in EDITION.scenario[:5]]
    assert len(set(ways)) == 5
    costs = [sum(BOARDS[spot.piece].cost for spot in spots_of(scenario)) for scenario in EDITION.scenario[:5]]
    assert costs == sorted(costs)
    assert {spot.piece for scenario in EDITION.scenario for spot in spots_of(scenario)} == set("ABCDEF")


def test_the_last_scenario_is_drawn() -> None:
    assert SCENARIOS["5"].layout == []


def test_success_table() -> None:
    assert [(line.low, line.name.en) for line in EDITION.success] == [
        (-9, "Dying City"),
        (0, "City of No Importance"),
        (11, "Ambitious City"),
        (21, "Busy City"),
        (31, "Showcase City"),
        (41, "Boom City"),
        (51, "Grand City"),
        (61, "Heavenly City"),
    ]
    assert [line.low for line in EDITION.success if line.success] == [21, 31, 41, 51, 61]


# --- sources


def rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each row of the box with its label."""
    for table in LISTS:
        for place, row in enumerate(CONTENTS[table]):
            yield f"{table} {place}", row


def test_every_field_has_a_source() -> None:
    for label, row in rows():
        assert set(row["source"]) == set(row) - {"source"}, label
        assert set(row["source"].values()) <= {"printed", "derived", "reconstructed"}


def test_every_source_is_used() -> None:
    for table, names in SCHEMA.fields.items():
        assert set(EDITION.sources[table]) == set(names)


PRINTED_NAMES = {
    "tracks": {"City treasury", "Happiness", "Power", "Water", "Garbage", "Employment"}
    | {"Pollution", "Traffic", "Crime"},
    "cards": {"Wind Turbine", "Water Tower", "Oil Power Plant", "Medical Clinic", "Hospital"}
    | {"Opera House", "Posh Mall"},
    "uniques": {"Opera House", "Posh Mall"},
    "scenarios": {
        "Introductory game",
        "Scenario 1: Unique Buildings",
        "Scenario 2: The Role Cards",
        "Scenario 3: The Policies Cards",
        "Scenario 4: The News Cards",
        "Scenario 5: Lots of Variability",
    },
    "success": {"Dying City", "City of No Importance", "Ambitious City", "Busy City", "Showcase City"}
    | {"Boom City", "Grand City", "Heavenly City"},
}


def test_names_that_the_rulebook_prints_are_said_to_be_printed() -> None:
    """In English; all German ones are ours."""
    for table in LISTS:
        names = {row["name"]["en"] for row in CONTENTS[table] if row["source"]["name"] == "printed"}
        assert names == PRINTED_NAMES.get(table, set()), table


def test_where_the_success_table_begins_is_derived() -> None:
    """The rulebook prints "below 0"; that the skyline's end is the loss gives the number."""
    assert [row["source"]["low"] for row in CONTENTS["success"]] == ["derived", *["printed"] * 7]


def test_what_is_printed_of_boards_and_tracks() -> None:
    printed = {
        f"{row['id']}.{name}"
        for table in ("boards", "tracks")
        for row in CONTENTS[table]
        for name, source in row["source"].items()
        if source == "printed" and name not in ("id", "name")
    }
    assert printed == {
        *("A.cost", "E.cost", "money.low", "money.high"),
        *("happiness.low", "happiness.high", "employment.low", "employment.high"),
        *("pollution.low", "traffic.low", "crime.low"),
    }


def test_nothing_of_roles_policies_and_news_is_known() -> None:
    for table in ("roles", "policies", "news"):
        assert {source for row in CONTENTS[table] for source in row["source"].values()} == {"reconstructed"}


# --- JSON and the hash


def test_json_goes_over_the_wire() -> None:
    assert json.loads(json.dumps(CONTENTS)) == CONTENTS
    assert {table: len(found) for table, found in CONTENTS.items()} == {
        "tracks": 9,
        "boards": 6,
        "shapes": len(SHAPES),
        "tiles": len(EDITION.tile),
        "cards": 115,
        "uniques": 10,
        "roles": 10,
        "policies": 10,
        "news": 10,
        "scenarios": 6,
        "success": 8,
    }


def test_json_rows_have_a_key_and_names() -> None:
    for label, row in rows():
        assert ("id" in row) != ("number" in row), label
        assert set(row["name"]) == {"en", "de"}


def without_source(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "source"}


def test_json_of_a_card() -> None:
    assert without_source(CONTENTS["cards"][1]) == {
        "number": 2,
        "stage": 1,
        "type": "residential",
        "name": {"en": CARDS[2].name.en, "de": CARDS[2].name.de},
        "shape": None,
        "cost": {"garbage": -1, "employment": 1},
        "condition": {"track": "employment", "below": 0},
        "reward": {"money": 2},
    }
    assert CONTENTS["cards"][1]["source"]["cost"] == "printed"
    assert CONTENTS["cards"][1]["source"]["stage"] == "reconstructed"


def test_json_has_every_card_among_the_cards_with_its_type() -> None:
    cards = CONTENTS["cards"]
    assert [card["number"] for card in cards] == list(range(1, 116))
    types = Counter(card["type"] for card in cards[75:])
    assert types == {"unique": 10, "role": 10, "policy": 10, "news": 10}
    assert without_source({**CONTENTS["roles"][0], "type": "role"}) == without_source(cards[85])


def test_json_of_other_rows() -> None:
    assert without_source(CONTENTS["tracks"][0]) == {
        "id": "money",
        "name": {"en": "City treasury", "de": "Stadtkasse"},
        "low": 0,
        "high": None,
    }
    assert CONTENTS["news"][8]["effects"] == [{"kind": "ban", "stage": 3}]
    assert CONTENTS["roles"][2]["effects"][0] == {"kind": "exchange", "amount": -1}
    assert CONTENTS["scenarios"][0]["layout"][1] == {"board": "E", "column": 1, "row": 0, "turn": 1}
    assert without_source(CONTENTS["success"][7]) == {
        "number": 8,
        "name": {"en": "Heavenly City", "de": "Himmlische Stadt"},
        "low": 61,
        "success": True,
    }


def block_of(row: str) -> str:
    """Find the lines of a row: "card 3", "board A", "[edition]"; its key stands first in it."""
    table, _, key = row.partition(" ")
    start = rf'\[\[{table}\]\]\n\w+ = "?{key}"?\n' if key else re.escape(row)
    blocks = [text for text in TEXT.strip().split("\n\n") if re.match(start, f"{text}\n")]
    assert len(blocks) == 1, f"{row} is in {len(blocks)} rows"
    return blocks[0]


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """Write a copy of the edition with changes: in this row, this is replaced by that."""
    text = TEXT
    for row, old, new in changes:
        block = block_of(row)
        assert block.count(old) == 1, f"{old} is {block.count(old)} times in {row}"
        text = text.replace(f"{block}\n", f"{block.replace(old, new)}\n")
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_hash_stays() -> None:
    assert re.fullmatch("[0-9a-f]{32}", edition_hash(EDITION))
    assert edition_hash(read_edition()) == edition_hash(EDITION)


@pytest.mark.parametrize(
    "change",
    [
        ("[edition]", "exchange_price = 2", "exchange_price = 3"),
        ("[edition]", "expert = 8", "expert = 7"),
        ("track power", "high = 10", "high = 9"),
        ("board A", "cost = 2", "cost = 3"),
        ("card 1", "money = 1", "money = 2"),
        ("card 2", "below = 0", "below = 1"),
        ("unique 77", "amount = 2", "amount = 3"),
        ("role 88", '"exchange", amount = -1', '"exchange", amount = -2'),
        ("policy 96", "money = 5", "money = 6"),
        ("news 114", "stage = 3 }", "stage = 2 }"),
        ("scenario 1", "money = 10", "money = 11"),
        ("success 3", "low = 11", "low = 12"),
    ],
)
def test_hash_follows_what_the_rules_read(tmp_path: Path, change: tuple[str, str, str]) -> None:
    assert edition_hash(read_edition(changed(tmp_path, change))) != edition_hash(EDITION)


@pytest.mark.parametrize(
    "change",
    [
        ("[edition]", "base game", "my printing"),
        ("card 1", '"Gartenhäuser"', '"Häuschen"'),
        ("card 1", 'type = "printed"', 'type = "derived"'),
        ("[sources.role]", 'effects = "reconstructed"', 'effects = "printed"'),
    ],
)
def test_hash_ignores_names_and_sources(tmp_path: Path, change: tuple[str, str, str]) -> None:
    assert edition_hash(read_edition(changed(tmp_path, change))) == edition_hash(EDITION)


# --- broken editions: each is refused, with file, row, field, reason and mend

BROKEN = [
    # [edition] and [sources]
    ("[edition]", '"Cities: Skylines, base game"', '" "', "[edition]", "name", "is empty; name the edition"),
    ("[edition]", "expert = 8", "expert = -1", "[edition]", "levels.expert", "-1 is none of 0 to 99"),
    ("[edition]", "expert = 8", "master = 8", "[edition]", "levels", 'unknown key "master"; use beginner'),
    ("[edition]", ", expert = 8", "", "[edition]", "levels.expert", "is missing; add it"),
    ("[edition]", '"4" = 3', '"4" = 7', "[edition]", "display.4", "7 is none of 1 to 6"),
    ("[edition]", '"4" = 3', '"4" = 0', "[edition]", "display.4", "0 is none of 1 to 6"),
    ("[edition]", ', "4" = 3', "", "[edition]", "display.4", "is missing; add it"),
    ("[edition]", '"4" = 3', '"4" = 3, "5" = 2', "[edition]", "display", 'unknown key "5"; use 1, 2, 3, 4'),
    ("[edition]", "exchange_price = 2", "exchange_price = -1", "[edition]", "exchange_price", "-1 is none"),
    ("[edition]", "swap_price = 1", "swap_price = 100", "[edition]", "swap_price", "100 is none of 0 to 99"),
    ("[edition]", "ruin = -10", "ruin = 0", "[edition]", "ruin", "0 is none of -99 to -1"),
    ("[edition]", "ruin = -10", "ruins = -10", "[edition]", "ruins", "known are name, levels, display"),
    (
        "[sources.role]",
        '"reconstructed"\neff',
        '"guessed"\neff',
        "[sources]",
        "role.name",
        'source "guessed"',
    ),
    (
        "[sources.role]",
        'effects = "reconstructed"',
        "",
        "[sources]",
        "role.effects",
        "has no source; add one",
    ),
    ("[sources.role]", "effects", "effect", "[sources]", "role.effect", "unknown field; use number, name"),
    ("[sources.tile]", 'count = "reconstructed"', "count = 3", "[sources]", "tile[...]", "Expected `str`"),
    # tracks
    ("track power", '"power"', '"gas"', 'track gas "Power"', "id", 'unknown track "gas"; use money'),
    ("track power", '"power"', '"water"', "track power", "id", "no row has it; add the row"),
    ("track power", '"power"', '"water"', "track water", "id", "2 rows have it; keep one"),
    ("track power", '"Strom"', '""', "track power", "name.de", "is empty; give the name"),
    ("track power", "low = -5", "low = 1", "track power", "low", "1 is none of -99 to 0"),
    ("track power", "high = 10", "high = 0", "track power", "high", "0 is none of 1 to 99"),
    ("track power", "\nhigh = 10", "", "track power", "high", "is missing; name the last square"),
    ("track happiness", "low = -5", "low = 0", "track happiness", "low", "0 is none of -99 to -1"),
    ("track crime", "low = 0", "low = -1", "track crime", "low", "-1 is none of 0 to 0"),
    ("track money", "low = 0", "low = -3", "track money", "low", "-3 is none of 0 to 0"),
    ("track money", "low = 0", "low = 0\nhigh = 30", "track money", "high", "holds any sum; remove it"),
    # board pieces
    ("board A", '"A"', '"G"', 'board G "Piece A"', "id", 'unknown piece "G"; use A, B'),
    ("board A", '"A"', '"B"', "board A", "id", "no row has it; add the row"),
    ("board A", "cost = 2", "cost = -2", "board A", "cost", "-2 is none of 0 to 99"),
    (
        "board A",
        "cost = 2",
        'cost = "2"',
        "board A",
        "cost",
        "Expected `int`, got `str`; write it like cost =",
    ),
    ("board A", 'Piece A"', '"', "board A", "name.en", "is empty; give the name"),
    ("board A", 'land = [\n    "~~....",', "land = [", "board A", "land", "write 6 rows of 6 characters"),
    (
        "board A",
        'land = [\n    "~~....",',
        'land = [\n    "~~...",',
        "board A",
        "land",
        "is no drawing; write",
    ),
    (
        "board A",
        'land = [\n    "~~....",',
        'land = [\n    "~~..x.",',
        "board A",
        "land",
        "is no drawing; write",
    ),
    ("board A", 'right = [\n    "  |  ",', 'right = [\n    "  |   ",', "board A", "right", "6 rows of 5"),
    ("board A", 'right = [\n    "  |  ",', 'right = [\n    "  -  ",', "board A", "right", '"|" or " "'),
    ("board A", 'below = [\n    "      ",', "below = [", "board A", "below", "write 5 rows of 6 characters"),
    ("board A", 'land = [\n    "~~....",', 'land = [\n    "~.....",', "board A", "land", "in one corner"),
    ("board A", 'land = [\n    "~~....",', 'land = [\n    "~~...~",', "board A", "land", "in one corner"),
    ("board A", 'land = [\n    "~~....",', 'land = [\n    "......",', "board A", "land", "in one corner"),
    (
        "board A",
        'land = [\n    "~~....",\n    "~~....",\n    "......",',
        'land = [\n    "~~~...",\n    "~~....",\n    "~.....",',
        "board A",
        "land",
        "its lake reaches 3 squares along its sides; make it 2 as on the others",
    ),
    # shapes
    ("shape V5", '"V5"', '"v5"', 'shape v5 "V of five"', "id", '"v5" is no id; write a capital letter'),
    ("shape V5", '"V5"', '"V7"', 'shape V7 "V of five"', "id", '"V7" is no id; write a capital letter'),
    ("shape V5", '"V5"', '"V4"', 'shape V4 "V of five"', "cells", 'has 5 squares, but the id is "V4"'),
    ("shape V5", '"V5"', '"W5"', "shape W5", "id", "2 rows have it; keep one"),
    ("shape V5", '"V5"', '"Z5"', "tile 23", "shape", 'unknown shape "V5"; use'),
    ("shape V5", '"#..", "###"', '"#..", "##"', "shape V5", "cells", "is no drawing; write rows of the same"),
    ("shape V5", '"#..", "###"', '"#..", "##o"', "shape V5", "cells", "is no drawing; write rows"),
    ("shape V5", '["#..", "#..", "###"]', '["...", "..."]', "shape V5", "cells", "is no drawing; write rows"),
    ("shape V5", '["#..", "#..", "###"]', "[]", "shape V5", "cells", "is no drawing; write rows"),
    (
        "shape V5",
        '"#..", "#..", "###"',
        '"#..", "...", "###"',
        "shape V5",
        "cells",
        "has 4 squares, but the id",
    ),
    ("shape V5", '"#..", "#..", "###"', '"##.", "...", "###"', "shape V5", "cells", "falls apart; join all"),
    (
        "shape V5",
        '"#..", "#..", "###"',
        '"###", "###", "###"',
        "shape V5",
        "cells",
        "has 9 squares; draw 1 to 6",
    ),
    (
        "shape V5",
        '"#..", "#..", "###"',
        '"##", "##", ".#"',
        "shape V5",
        "cells",
        "is P5 turned or flipped; re",
    ),
    ("shape V5", '"V of five"', '""', "shape V5", "name.en", "is empty; give the name"),
    # tiles
    ("tile 23", "= 23", "= 22", "tile 22", "number", "2 rows have it; keep one"),
    ("tile 23", "= 23", "= 99", "tile 23", "number", "no row has it; add the row"),
    ("tile 23", "= 23", "= 0", "tile 0", "number", "0 is none of 1 to 85"),
    ("tile 23", '"industrial"', '"factory"', "tile 23", "type", 'unknown type "factory"; use residential'),
    ("tile 23", '"V5"', '"P5"', "tile 23", "shape", "tile 22 is of the same type and shape; keep one"),
    ("tile 23", '"V5"', '"Q5"', "tile 23", "shape", 'unknown shape "Q5"; use'),
    ("tile 23", "count = 1", "count = 2", "tile (industrial)", "count", "there are 13 in all; make it 12"),
    ("tile 23", "count = 1", "count = 0", "tile 23", "count", "0 is none of 1 to 24"),
    ("tile 23", '"Industriegebiet, V aus fünfen"', '""', "tile 23", "name.de", "is empty; give the name"),
    ("unique 76", '"T5"', '"P5"', "tile (unique)", "shape", "1 tiles of T5, but 0 cards show it; correct it"),
    ("unique 76", '"T5"', '"P5"', "tile (unique)", "shape", "1 tiles of P5, but 2 cards show it; correct it"),
    ("card 17", '"I2"', '"I1"', "tile (utility)", "shape", "0 tiles of I1, but 1 cards show it; correct it"),
    ("card 20", '"I2"', '"I3"', "tile (service)", "shape", "cards show it; correct it"),
    # cards
    ("card 1", "= 1\nstage", "= 2\nstage", "card 2", "number", "2 rows have it; keep one"),
    ("card 1", "= 1\nstage", "= 76\nstage", "card 76", "number", "76 is none of 1 to 75"),
    ("card 1", "stage = 1", "stage = 2", "card (residential)", "stage", "9 are of stage 2; make it 8"),
    ("card 1", "stage = 1", "stage = 2", "card (residential)", "stage", "7 are of stage 1; make it 8"),
    ("card 17", "stage = 1", "stage = 3", "card (utility)", "stage", "4 are of stage 3; make it 3"),
    ("card 17", '"power"', '"fire"', "card (service)", "stage", "7 are of stage 1; make it 6"),
    ("card 9", '"commercial"', '"industrial"', "card (commercial)", "stage", "3 are of stage 1; make it 4"),
    ("card 9", '"commercial"', '"industrial"', "card (industrial)", "stage", "5 are of stage 1; make it 4"),
    ("card 1", "stage = 1", "stage = 4", "card 1", "stage", "4 is none of 1 to 3"),
    ("card 1", 'type = "residential"', 'type = "unique"', "card 1", "type", 'unknown type "unique"; use'),
    ("card 1", 'type = "residential"', 'type = "fire"', "card 1", "shape", "is missing; name the shape"),
    ("card 1", "stage = 1", 'stage = 1\nshape = "I2"', "card 1", "shape", "any tile of its type; remove it"),
    ("card 17", '"I2"', '"I7"', "card 17", "shape", 'unknown shape "I7"; use'),
    ("card 17", '\nshape = "I2"', "", "card 17", "shape", "is missing; name the shape of the tile"),
    ("card 1", '"Gartenhäuser"', '" "', "card 1", "name.de", "is empty; give the name"),
    (
        "card 1",
        "water = -1",
        "water = 1",
        "card 1",
        "cost.water",
        "1 belongs to the reward; write -1, or move",
    ),
    ("card 1", "water = -1", "water = 0", "card 1", "cost.water", "moves nothing; remove it"),
    ("card 1", "water = -1", "water = -21", "card 1", "cost.water", "21 is none of 1 to 20"),
    ("card 1", "water = -1", "gas = -1", "card 1", "cost", 'unknown track "gas"; use money'),
    ("card 1", "water = -1", "crime = -1", "card 1", "cost.crime", "-1 belongs to the reward; write 1"),
    (
        "card 1",
        "{ money = 1 }",
        "{ money = -1 }",
        "card 1",
        "reward.money",
        "-1 belongs to the cost; write 1",
    ),
    ("card 1", "{ money = 1 }", "{ crime = 1 }", "card 1", "reward.crime", "1 belongs to the cost; write -1"),
    (
        "card 1",
        "reward = { money = 1 }\n",
        "",
        "card 1",
        "condition",
        "promised for it; add a reward or remove",
    ),
    (
        "card 1",
        '"healthcare"',
        '"hospital"',
        "card 1",
        "condition.services",
        'service "hospital"; use health',
    ),
    (
        "card 1",
        '"healthcare"',
        '"fire", "fire"',
        "card 1",
        "condition.services",
        "stands 2 times; name it once",
    ),
    (
        "card 1",
        '{ services = ["healthcare"] }',
        "{}",
        "card 1",
        "condition",
        "asks nothing; fill it in or remove",
    ),
    (
        "card 2",
        "below = 0",
        "below = 0, above = -3",
        "card 2",
        "condition.track",
        "has 2 bounds; write one of",
    ),
    ("card 2", ", below = 0", "", "card 2", "condition.track", "has 0 bounds; write one of below, above"),
    ("card 2", 'track = "employment", ', "", "card 2", "condition.below", "what is not said; add a track"),
    ("card 2", 'track = "employment"', 'track = "jobs"', "card 2", "condition.track", 'unknown track "jobs"'),
    ("card 2", "below = 0", "below = -5", "card 2", "condition.below", "-5 is none of -4 to 5; correct it"),
    ("card 2", "below = 0", "above = 5", "card 2", "condition.above", "5 is none of -5 to 4; correct it"),
    ("card 2", "below = 0", "equals = 6", "card 2", "condition.equals", "6 is none of -5 to 5; correct it"),
    (
        "card 7",
        "residential = 1",
        "residential = -1",
        "card 7",
        "condition.residential",
        "-1 is none of 0 to 9",
    ),
    (
        "card 7",
        "residential = 1",
        "parks = 1",
        "card 7",
        "condition.parks",
        "unknown field `parks`; remove it",
    ),
    # unique buildings
    ("unique 76", "= 76", "= 86", "unique 76", "number", "no row has it; add the row"),
    ("unique 76", "= 76", "= 86", "unique 86", "number", "86 is none of 76 to 85"),
    ("unique 76", "stage = 2", "stage = 1", "unique 76", "stage", "1 is none of 2 to 3"),
    ("unique 76", '"T5"', '"T7"', "unique 76", "shape", 'unknown shape "T7"; use'),
    (
        "unique 76",
        "reward = { happiness = 4 }",
        "",
        "unique 76",
        "reward",
        "it yields nothing; add a reward or",
    ),
    ("unique 76", "happiness = 4", "happiness = -4", "unique 76", "reward.happiness", "belongs to the cost"),
    (
        "unique 79",
        '"reach"',
        '"stretch"',
        "unique 79",
        "effects[0].kind",
        'unknown kind "stretch"; use price',
    ),
    ("unique 79", '"reach"', '"ban", stage = 3', "unique 79", "effects[0].kind", 'unknown kind "ban"; use'),
    ("unique 79", '"reach"', '"reach", amount = 1', "unique 79", "effects[0].amount", "has none; remove it"),
    ("unique 79", '"reach"', '"reach", of = ["fire"]', "unique 79", "effects[0].of", "has none; remove it"),
    ("unique 79", '"reach"', '"reach", stage = 1', "unique 79", "effects[0].stage", "has none; remove it"),
    ("unique 79", '"reach"', '"swap", track = "money"', "unique 79", "effects[0].track", "has none; remove"),
    ("unique 79", '"reach"', '"swap"', "unique 79", "effects[0].amount", 'kind "swap" needs it; add it'),
    ("unique 80", '["commercial"]', "[]", "unique 80", "effects[0].of", 'kind "gain" needs it; add it'),
    ("unique 80", '["commercial"]', '["shops"]', "unique 80", "effects[0].of", 'unknown type "shops"; use'),
    ("unique 80", '["commercial"]', '["news"]', "unique 80", "effects[0].of", 'unknown type "news"; use'),
    ("unique 80", 'track = "money"', 'track = "gold"', "unique 80", "effects[0].track", 'track "gold"; use'),
    ("unique 80", ', track = "money"', "", "unique 80", "effects[0].track", 'kind "gain" needs it; add it'),
    (
        "unique 80",
        "amount = 1",
        "amount = -1",
        "unique 80",
        "effects[0].amount",
        "not be there; write a posit",
    ),
    ("unique 80", "amount = 1", "amount = 21", "unique 80", "effects[0].amount", "21 is none of -20 to 20"),
    ("unique 80", '"gain"', '"cost"', "unique 80", "effects[0].track", 'is money; write the kind "price"'),
    ("unique 85", "amount = 1", "amount = -1", "unique 85", "effects[0].amount", "nothing milder; write a"),
    ("unique 80", "amount = 1 }", "amount = 1, size = 2 }", "unique 80", "effects[0].size", "unknown field"),
    # roles
    ("role 88", "= 88", "= 76", "role 76", "number", "76 is none of 86 to 95"),
    ("role 88", '"exchange"', '"burden"', "role 88", "effects[0].kind", 'unknown kind "burden"; use price'),
    ("role 93", 'effects = [{ kind = "reach" }]', "", "role 93", "effects", "it does nothing; add an effect"),
    # policies
    ("policy 96", "= 96", "= 97", "policy 96", "number", "no row has it; add the row"),
    ("policy 96", "stage = 2", "stage = 1", "policy 96", "stage", "1 is none of 2 to 3"),
    ("policy 96", "reward = { money = 5 }", "", "policy 96", "reward", "it yields nothing; add a reward"),
    ("policy 96", "happiness = -1", "happiness = 1", "policy 96", "cost.happiness", "belongs to the reward"),
    ("policy 100", "above = 1", "above = 5", "policy 100", "condition.above", "5 is none of -5 to 4"),
    (
        "policy 100",
        'track = "employment", above = 1',
        "residential = 1",
        "policy 100",
        "condition.residential",
        "a policy has no district; remove it",
    ),
    (
        "policy 100",
        'track = "employment", above = 1',
        'services = ["fire"]',
        "policy 100",
        "condition.services",
        "a policy has no district; remove it",
    ),
    # news
    ("news 114", "= 114", "= 116", "news 116", "number", "116 is none of 106 to 115"),
    ("news 114", "\nstage = 3", "\nstage = 1", "news 114", "stage", "1 is none of 2 to 3"),
    ("news 114", '"ban", stage = 3', '"ban"', "news 114", "effects[0].of", "bans nothing; name types, or a"),
    (
        "news 114",
        '"ban", stage = 3',
        '"ban", stage = 4',
        "news 114",
        "effects[0].stage",
        "4 is none of 1 to 3",
    ),
    ("news 114", '"ban", stage = 3', '"swap", amount = 1', "news 114", "effects[0].kind", 'kind "swap"; use'),
    ("news 114", '"ban", stage = 3', '"develop", amount = 1', "news 114", "effects[0].kind", "unknown kind"),
    (
        "news 114",
        '"ban", stage = 3',
        '"deaf", of = ["zone"]',
        "news 114",
        "effects[0].of",
        'type "zone"; use',
    ),
    ("news 114", '"ban", stage = 3', '"deaf"', "news 114", "effects[0].of", 'kind "deaf" needs it; add it'),
    (
        "news 114",
        '"ban", stage = 3',
        '"milestone", track = "money", amount = -2',
        "news 114",
        "effects[0].amount",
        "takes money that may not be there; write a positive number",
    ),
    (
        "news 114",
        '"ban", stage = 3',
        '"burden", of = ["zone"], track = "money", amount = -2',
        "news 114",
        "effects[0].track",
        'is money; write the kind "price"',
    ),
    # scenarios
    ("scenario 1", '"1"', '"7"', "scenario 7", "id", 'unknown scenario "7"; use introduction'),
    ("scenario 1", '"1"', '"2"', "scenario 1", "id", "no row has it; add the row"),
    ("scenario 1", "money = 10", "money = -1", "scenario 1", "money", "-1 is none of 0 to 99"),
    ("scenario 1", "\nmoney = 10", "", "scenario 1", "money", "is missing; write the starting capital"),
    ("scenario 5", "\nparts", "\nmoney = 3\nparts", "scenario 5", "money", "the level gives it; remove it"),
    ("scenario 1", '["unique"]', '["rain"]', "scenario 1", "parts", 'unknown part "rain"; use unique, roles'),
    ("scenario 1", '["unique"]', '["roles", "roles"]', "scenario 1", "parts", "stands 2 times; name it once"),
    ("scenario 1", 'board = "B"', 'board = "A"', "scenario 1", "layout", '"A" stands 2 times; name it once'),
    ("scenario 1", 'board = "B"', 'board = "G"', "scenario 1", "layout", 'unknown piece "G"; use A, B'),
    (
        "scenario 1",
        "column = 0, row = 0, turn = 2",
        "column = 0, row = 0, turn = 4",
        "scenario 1",
        "layout[0].turn",
        "4 is none of 0 to 3",
    ),
    (
        "scenario 1",
        "column = 0, row = 0",
        "column = 4, row = 0",
        "scenario 1",
        "layout[0].column",
        "4 is none of 0 to 3",
    ),
    (
        "scenario 1",
        "column = 0, row = 0",
        "column = 0, row = -1",
        "scenario 1",
        "layout[0].row",
        "-1 is none of 0 to 3",
    ),
    (
        "scenario 1",
        "column = 0, row = 0",
        "column = 1, row = 0",
        "scenario 1",
        "layout[1]",
        "lies there; move one",
    ),
    (
        "scenario 1",
        "column = 0, row = 0",
        "column = 3, row = 3",
        "scenario 1",
        "layout",
        "falls apart; lay every",
    ),
    (
        "scenario 1",
        "column = 0, row = 0, turn = 2",
        "column = 0, row = 0, turn = 0",
        "scenario 1",
        "layout",
        "water meets land between two pieces; turn",
    ),
]


def faults(path: Path) -> list[str]:
    with pytest.raises(InvalidEdition) as caught:
        read_edition(path)
    return str(caught.value).splitlines()


def assert_fault(path: Path, where: str, field: str, reason: str) -> None:
    """Some line names the file, the row and the field, and gives the reason with its mend."""
    lines = faults(path)
    there = [line for line in lines if re.match(f'{re.escape(f"{path}: {where}")}( "[^"]*")?: ', line)]
    assert any(f": {field}: " in line and reason in line for line in there), lines
    assert all(";" in line for line in lines), lines


@pytest.mark.parametrize(("row", "old", "new", "where", "field", "reason"), BROKEN)
def test_a_broken_edition_names_file_row_field_and_reason(
    tmp_path: Path, row: str, old: str, new: str, where: str, field: str, reason: str
) -> None:
    assert_fault(changed(tmp_path, (row, old, new)), where, field, reason)


def test_a_district_without_room_for_two_tiles(tmp_path: Path) -> None:
    street = 'right = [\n    "  |  ",', 'right = [\n    "  | |",'
    other = 'below = [\n    "      ",', 'below = [\n    "     -",'
    path = changed(tmp_path, ("board A", *street))
    path.write_text(path.read_text(encoding="utf-8").replace(*other, 1), encoding="utf-8")
    reason = "the district at row 1, column 6 has no room for two tiles; join it to another"
    assert_fault(path, "board A", "right", reason)


STREETLESS = re.compile(r'(right|below) = \[\n(    "[ |-]+",\n)+\]')


def bare(drawing: re.Match[str]) -> str:
    """The same drawing without its streets."""
    return drawing[0].replace("|", " ").replace("-", " ")


def test_a_district_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STREETLESS.sub(bare, TEXT), encoding="utf-8")
    reason = "a district of the pieces B, E, A has 97 squares; add streets, 60 is the most"
    assert_fault(path, "scenario introduction", "layout", reason)
    assert_fault(path, "scenario 5", "layout", "squares; add streets, 60 is the most")
    assert len(faults(path)) == 6


def test_a_district_that_is_too_large_in_a_free_layout_alone(tmp_path: Path) -> None:
    """No scenario has A and C side by side as drawn here, with few streets; laid freely they can be."""
    text = TEXT
    for name in ("A", "C"):
        text = text.replace(block_of(f"board {name}"), STREETLESS.sub(bare, block_of(f"board {name}")))
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    found = faults(path)
    assert any(line.startswith(f"{path}: scenario 5: layout: a district of the pieces ") for line in found)


def without(folder: Path, *rows: str) -> Path:
    """Write a copy of the edition without these rows."""
    text = TEXT
    for row in rows:
        text = text.replace(f"{block_of(row)}\n", "")
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("row", "where", "field", "reason"),
    [
        ("track crime", "track crime", "id", "no row has it; add the row"),
        ("board C", "board C", "id", "no row has it; add the row"),
        ("board C", "scenario 4", "layout", 'unknown piece "C"; use A, B, D, E, F'),
        ("shape V5", "tile 23", "shape", 'unknown shape "V5"; use'),
        ("tile 1", "tile (residential)", "count", "there are 19 in all; make it 24"),
        ("card 75", "card 75", "number", "no row has it; add the row"),
        ("card 75", "card (service)", "stage", "5 are of stage 3; make it 6"),
        ("unique 85", "unique 85", "number", "no row has it; add the row"),
        ("role 86", "role 86", "number", "no row has it; add the row"),
        ("policy 100", "policy 100", "number", "no row has it; add the row"),
        ("news 115", "news 115", "number", "no row has it; add the row"),
        ("scenario 3", "scenario 3", "id", "no row has it; add the row"),
        ("success 3", "success 3", "number", "no row has it; add the row"),
    ],
)
def test_a_row_that_is_not_there(tmp_path: Path, row: str, where: str, field: str, reason: str) -> None:
    assert_fault(without(tmp_path, row), where, field, reason)


@pytest.mark.parametrize(
    ("row", "old", "new", "where", "field", "reason"),
    [
        ("success 1", "low = -9", "low = -5", "success 1", "low", "-5 leaves a gap after the loss; write -9"),
        ("success 3", "low = 11", "low = 0", "success 3", "low", "0 is not above 0 of the line before"),
        (
            "success 8",
            "success = true",
            "success = false",
            "success 8",
            "success",
            "a worse line is one; write",
        ),
        ("success 8", '"Himmlische Stadt"', '""', "success 8", "name.de", "is empty; give the name"),
        ("success 8", "= 8", "= 9", "success 8", "number", "no row has it; add the row"),
        ("success 8", "true", '"yes"', "success 8", "success", "Expected `bool`, got `str`; write it like"),
    ],
)
def test_a_broken_success_table(
    tmp_path: Path, row: str, old: str, new: str, where: str, field: str, reason: str
) -> None:
    assert_fault(changed(tmp_path, (row, old, new)), where, field, reason)


def test_a_success_table_without_lines(tmp_path: Path) -> None:
    path = without(tmp_path, *(f"success {line.number}" for line in EDITION.success))
    path.write_text("success = []\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert_fault(path, "success 1", "low", "there is no line; begin the table at -9")


def test_layouts_are_for_all_scenarios_but_the_last(tmp_path: Path) -> None:
    layout = 'layout = [{ board = "A", column = 0, row = 0, turn = 0 }]'
    path = changed(tmp_path, ("scenario 5", "\nparts", f"\n{layout}\nparts"))
    assert_fault(path, "scenario 5", "layout", "its pieces are drawn; remove it")
    block = block_of("scenario 2")
    path.write_text(TEXT.replace(block, re.sub(r"layout = \[\n(    .*\n)+\]\n", "", block)), encoding="utf-8")
    assert_fault(path, "scenario 2", "layout", "is missing; say where pieces lie")


@pytest.mark.parametrize(("name", "least", "wanted"), [("introduction", 2, 3), ("1", 3, 4), ("4", 3, 4)])
def test_layouts_have_as_many_pieces_as_the_rulebook_says(
    tmp_path: Path, name: str, least: int, wanted: int
) -> None:
    """Without their last piece the others still hang together."""
    block = block_of(f"scenario {name}")
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(block, re.sub(r"    .*\n\]\n", "]\n", block, count=1)), encoding="utf-8")
    assert_fault(path, f"scenario {name}", "layout", f"has {least} pieces; make it {wanted}")


def test_a_layout_begins_at_the_top_left(tmp_path: Path) -> None:
    block = block_of("scenario introduction")
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(block, block.replace("row = 0", "row = 1")), encoding="utf-8")
    reason = "has an empty column or row before it; begin with column 0 and row 0"
    assert_fault(path, "scenario introduction", "layout", reason)


def test_an_owner_may_turn_all_pieces(tmp_path: Path) -> None:
    """Lakes need not lie at the top left; layouts then need other turns."""
    text = TEXT
    for name, board in BOARDS.items():
        old = block_of(f"board {name}")
        new = old
        for field in ("land", "right", "below"):
            drawing = getattr(board, field)
            turned = [row[::-1] for row in drawing[::-1]]
            lines = "".join(f'    "{row}",\n' for row in drawing)
            new = new.replace(
                f"{field} = [\n{lines}]",
                f"{field} = [\n" + "".join(f'    "{row}",\n' for row in turned) + "]",
            )
        text = text.replace(old, new)
    text = re.sub(r"turn = ([0-3])", lambda found: f"turn = {(int(found[1]) + 2) % 4}", text)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    mine = plan_of(read_edition(path))
    for scenario in read_edition(path).scenario[:5]:
        assert sorted(mine.districts(spots_of(scenario))) == sorted(
            PLAN.districts(spots_of(SCENARIOS[scenario.id]))
        )


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("[edition]", "swap_price = 1", "swap_price = -2"),
        ("[sources.success]", 'low = "printed"', 'low = "lost"'),
        ("card 7", "water = -1", "water = 1"),
        ("role 88", '"exchange", amount = -1', '"exchange", amount = -22'),
        ("track crime", "Kriminalität", ""),
        ("scenario 1", "money = 10", "money = -1"),
    )
    assert len(faults(path)) == 6


def test_rows_that_cannot_be_read_come_with_the_faults_of_others(tmp_path: Path) -> None:
    path = changed(tmp_path, ("card 7", "stage = 1", 'stage = "I"'), ("card 8", "water = -1", "water = 1"))
    assert len(faults(path)) == 2


@pytest.mark.parametrize(
    ("content", "field", "reason"),
    [
        ("number = = 1", "syntax", "line 1"),
        ("\xff", "syntax", "not TOML"),
        (TEXT + "\n[[house]]\nid = 1\n", "house", "unknown field `house`; known are edition, sources"),
        ("[edition]\nname = 'x'\n", "sources", "missing required field"),
        ("edition = 3\n", "edition", "Expected `object`"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, content: str, field: str, reason: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="latin-1" if content == "\xff" else "utf-8")
    assert_fault(path, "the file", field, reason)


@pytest.mark.parametrize(
    ("row", "old", "new", "where", "field"),
    [
        ("[edition]", "ruin = -10", "ruin = 'low'", "[edition]", "ruin"),
        ("[sources.role]", 'number = "reconstructed"', "number = 1", "[sources]", "role[...]"),
    ],
)
def test_a_table_that_cannot_be_read(
    tmp_path: Path, row: str, old: str, new: str, where: str, field: str
) -> None:
    assert_fault(changed(tmp_path, (row, old, new)), where, field, "; correct it")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert_fault(tmp_path / "none.toml", "the file", "path", "cannot be read")

"""Checks of the cards of a Skylines edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    faults_of,
    miscounted,
    outside,
    unknown,
)
from gridtown.editions.row import label_of
from gridtown.editions.schema import RowChecks
from gridtown.games.skylines.board.cards import GROUPS
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.editions.effect_check import effects_complaints
from gridtown.games.skylines.editions.rows import (
    CardRow,
    ConditionRow,
    Edition,
    NewsRow,
    PolicyRow,
    RoleRow,
    TrackRow,
    UniqueRow,
)
from gridtown.games.skylines.editions.tile_check import unknown_shape
from gridtown.games.skylines.editions.words import (
    CARD_TYPES,
    LASTING,
    LATE_STAGES,
    MOST_MONEY,
    MOST_STEPS,
    MOST_ZONES,
    NUISANCES,
    NUMBERS,
    PASSING,
    SERVICES,
    STAGE_TYPES,
    STAGES,
    ZONES,
)


def card_faults(edition: Edition) -> list[Fault]:
    """Faults of the cards together: numbers, stages, shapes and bounds out of reach."""
    found: list[Fault] = []
    for table, wanted in NUMBERS.items():
        found += miscounted(table, "number", [row.number for row in getattr(edition, table)], wanted)
    found += _stage_faults(edition)
    for card in edition.card:
        if card.shape is not None:
            label = label_of("card", card)
            found += faults_of(label, unknown_shape(edition, card.shape))
    for unique in edition.unique:
        label = label_of("unique", unique)
        found += faults_of(label, unknown_shape(edition, unique.shape))
    return [*found, *_reach_faults(edition)]


# --- single rows


def _card_complaints(card: CardRow) -> Iterator[Complaint]:
    yield from _number_complaints("card", card.number)
    yield from outside("stage", [card.stage], STAGES[0], STAGES[-1])
    yield from unknown("type", (card.type,), CARD_TYPES, "type")
    if card.type in ZONES and card.shape is not None:
        yield "shape", "a zone may be any tile of its type; remove it"
    if card.type in CARD_TYPES and card.type not in ZONES and card.shape is None:
        yield "shape", "is missing; name the shape of the tile"
    yield from _step_complaints(card.cost, card.reward)
    if card.condition is not None:
        yield from _condition_complaints(card.condition)
        if not card.reward:
            yield "condition", "nothing is promised for it; add a reward or remove it"


def _unique_complaints(unique: UniqueRow) -> Iterator[Complaint]:
    yield from _number_complaints("unique", unique.number)
    yield from outside("stage", [unique.stage], LATE_STAGES[0], LATE_STAGES[-1])
    yield from _step_complaints(unique.cost, unique.reward)
    yield from effects_complaints(unique.effects, LASTING)
    if not unique.reward and not unique.effects:
        yield "reward", "it yields nothing; add a reward or effects"


def _role_complaints(role: RoleRow) -> Iterator[Complaint]:
    yield from _number_complaints("role", role.number)
    yield from _effective(role, LASTING)


def _policy_complaints(policy: PolicyRow) -> Iterator[Complaint]:
    yield from _number_complaints("policy", policy.number)
    yield from outside("stage", [policy.stage], LATE_STAGES[0], LATE_STAGES[-1])
    yield from _step_complaints(policy.cost, policy.reward)
    if not policy.reward:
        yield "reward", "it yields nothing; add a reward"
    if policy.condition is not None:
        yield from _condition_complaints(policy.condition)
        for field in ("services", *ZONES):
            if getattr(policy.condition, field):
                yield f"condition.{field}", "a policy has no district; remove it"


def _news_complaints(news: NewsRow) -> Iterator[Complaint]:
    yield from _number_complaints("news", news.number)
    yield from outside("stage", [news.stage], LATE_STAGES[0], LATE_STAGES[-1])
    yield from _effective(news, PASSING)


def _number_complaints(table: str, number: int) -> Iterator[Complaint]:
    yield from outside("number", [number], NUMBERS[table][0], NUMBERS[table][-1])


def _effective(row: RoleRow | NewsRow, kinds: tuple[str, ...]) -> Iterator[Complaint]:
    if not row.effects:
        yield "effects", "it does nothing; add an effect"
    yield from effects_complaints(row.effects, kinds)


def _step_complaints(cost: dict[str, int], reward: dict[str, int]) -> Iterator[Complaint]:
    """Costs move for the worse and rewards for the better; Employment has no such side."""
    for field, steps, side in (("cost", cost, -1), ("reward", reward, 1)):
        yield from unknown(field, steps, TRACKS, "track")
        for track, amount in steps.items():
            where = f"{field}.{track}"
            if amount == 0:
                yield where, "moves nothing; remove it"
                continue
            yield from outside(where, [abs(amount)], 1, MOST_STEPS)
            way = -side if track in NUISANCES else side
            if track in TRACKS and track != "employment" and amount * way < 0:
                other = "reward" if field == "cost" else "cost"
                yield where, f"{amount} belongs to the {other}; write {-amount}, or move it there"


def _condition_complaints(condition: ConditionRow) -> Iterator[Complaint]:
    yield from unknown("condition.services", condition.services, SERVICES, "service")
    zones = [getattr(condition, zone) for zone in ZONES]
    for zone, count in zip(ZONES, zones, strict=True):
        yield from outside(f"condition.{zone}", [count], 0, MOST_ZONES)
    bounds = [bound for bound in ("below", "above", "equals") if getattr(condition, bound) is not None]
    if condition.track is None:
        for bound in bounds:
            yield f"condition.{bound}", "of what is not said; add a track"
        if not condition.services and not any(zones) and not bounds:
            yield "condition", "asks nothing; fill it in or remove it"
        return
    yield from unknown("condition.track", (condition.track,), TRACKS, "track")
    if len(bounds) != 1:
        yield "condition.track", f"has {len(bounds)} bounds; write one of below, above and equals"


CARD_CHECKS: Final[RowChecks] = {
    "card": _card_complaints,
    "unique": _unique_complaints,
    "role": _role_complaints,
    "policy": _policy_complaints,
    "news": _news_complaints,
}
"""Checks of a single card, by table."""


# --- rows together


def _stage_faults(edition: Edition) -> Iterator[Fault]:
    """Every stage has as many cards of each type."""
    there = Counter((card.stage, group) for card in edition.card for group in _groups(card.type))
    for stage in STAGES:
        for group, wanted in STAGE_TYPES.items():
            if there[stage, group] != wanted:
                reason = f"{there[stage, group]} are of stage {stage}; make it {wanted}"
                yield Fault(f"card ({group})", "stage", reason)


def _groups(type: str) -> list[str]:
    """Groups that a card's type counts as in a stage."""
    return [group for group in STAGE_TYPES if type in GROUPS.get(group, (group,))]


def _reach_faults(edition: Edition) -> Iterator[Fault]:
    """A condition on a track can be met, but is not met everywhere."""
    tracks = {track.id: track for track in edition.track}
    rows: list[tuple[str, CardRow | PolicyRow]] = [
        *(("card", card) for card in edition.card),
        *(("policy", policy) for policy in edition.policy),
    ]
    for table, row in rows:
        if row.condition is not None and row.condition.track in tracks:
            complaints = _reach_complaints(row.condition, tracks[row.condition.track])
            yield from faults_of(label_of(table, row), complaints)


def _reach_complaints(condition: ConditionRow, track: TrackRow) -> Iterator[Complaint]:
    high = MOST_MONEY if track.high is None else track.high
    limits = {"below": (track.low + 1, high), "above": (track.low, high - 1), "equals": (track.low, high)}
    for bound, (least, most) in limits.items():
        figure = getattr(condition, bound)
        if figure is not None:
            yield from outside(f"condition.{bound}", [figure], least, most)

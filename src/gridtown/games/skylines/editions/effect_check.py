"""Checks of the effects of a Skylines edition's roles, unique buildings and news."""

from __future__ import annotations

from collections.abc import Iterator

from gridtown.editions.complaint import Complaint, outside, unknown
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.editions.rows import ModifierRow
from gridtown.games.skylines.editions.words import EFFECT_FIELDS, MATCHED, MONEY, MOST_STEPS, SERVICES, STAGES


def effects_complaints(effects: list[ModifierRow], kinds: tuple[str, ...]) -> Iterator[Complaint]:
    """Complaints about a card's effects, which may be of these kinds."""
    for place, effect in enumerate(effects):
        for field, reason in _effect_complaints(effect, kinds):
            yield f"effects[{place}].{field}", reason


def _effect_complaints(effect: ModifierRow, kinds: tuple[str, ...]) -> Iterator[Complaint]:
    if effect.kind not in kinds:
        yield from unknown("kind", (effect.kind,), kinds, "kind")
        return
    given = {"of": effect.of, "track": effect.track, "amount": effect.amount, "stage": effect.stage}
    wanted = EFFECT_FIELDS[effect.kind]
    for field, value in given.items():
        if value and field not in wanted:
            yield field, f'the kind "{effect.kind}" has none; remove it'
    if effect.kind == "ban":
        if not effect.of and not effect.stage:
            yield "of", "bans nothing; name types, or a stage"
    else:
        for field in wanted:
            if not given[field]:
                yield field, f'the kind "{effect.kind}" needs it; add it'
    yield from _value_complaints(effect)


def _value_complaints(effect: ModifierRow) -> Iterator[Complaint]:
    matched = (*SERVICES, "service") if effect.kind == "deaf" else MATCHED
    yield from unknown("of", effect.of, matched, "type")
    if effect.track:
        yield from unknown("track", (effect.track,), TRACKS, "track")
    yield from outside("amount", [effect.amount], -MOST_STEPS, MOST_STEPS)
    if effect.stage:
        yield from outside("stage", [effect.stage], STAGES[0], STAGES[-1])
    if effect.kind == "cost" and effect.amount < 0:
        yield "amount", "makes nothing milder; write a positive number"
    if effect.track == MONEY and effect.kind in ("cost", "burden"):
        yield "track", 'is money; write the kind "price"'
    if effect.track == MONEY and effect.kind in ("gain", "milestone") and effect.amount < 0:
        yield "amount", "takes money that may not be there; write a positive number"

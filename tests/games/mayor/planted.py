"""Faults of what is said, planted in Mayor's rules one at a time: what the judge has to find."""

# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gridtown.core.event import Event
from gridtown.core.preview import Change, Cost
from gridtown.core.refusal import Refusal
from gridtown.games.mayor import preview
from gridtown.games.mayor.board.lines import FIRST_AMENITY
from gridtown.games.mayor.events import tell_walk
from gridtown.games.mayor.refusals import LIFTED, by_amenity
from gridtown.games.mayor.steps import walking
from gridtown.games.mayor.steps.amenities import Use
from gridtown.games.mayor.steps.buying import Buy
from gridtown.games.mayor.steps.moving import Move
from gridtown.games.mayor.steps.placing import Claim, Place
from gridtown.games.mayor.steps.walking import Walk

Plant = Callable[[pytest.MonkeyPatch], None]


def _told(kind: type, change: Callable[[Refusal], Refusal]) -> Plant:
    """What a kind's refusals become."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        true = kind.bars  # type: ignore[attr-defined]

        def bars(self: Any, *asked: Any) -> Refusal | None:
            refusal: Refusal | None = true(self, *asked)
            return None if refusal is None else change(refusal)

        patch.setattr(kind, "bars", bars)

    return plant


def _renamed(id: str, other: str, **args: int) -> Callable[[Refusal], Refusal]:
    return lambda refusal: Refusal(other, {**refusal.args, **args}) if refusal.id == id else refusal


def _more(key: str, id: str) -> Callable[[Refusal], Refusal]:
    """One more of an argument of the refusal `id`."""

    def change(refusal: Refusal) -> Refusal:
        if refusal.id != id:
            return refusal
        amount = refusal.args[key]
        assert isinstance(amount, int)
        return Refusal(id, {**refusal.args, key: amount + 1})

    return change


def _gold_first(patch: pytest.MonkeyPatch) -> None:
    true = Place.first_bar

    def first_bar(self: Place, *asked: Any) -> Refusal | None:
        tables, state, player, argument, anywhere = asked
        lying = self.bars_lying(state, player, argument)
        return lying or self.bars_scoring(tables, state, player, argument, anywhere) or true(self, *asked)

    patch.setattr(Place, "first_bar", first_bar)


def _street_before_block(patch: pytest.MonkeyPatch) -> None:
    true = Place.bars_there

    def bars_there(self: Place, *asked: Any) -> Refusal | None:
        state = asked[1]
        types = state.city.lies
        hidden, state.city.lies = types, types[:]
        for line in range(len(types)):
            state.city.lies[line] = 0
        first = true(self, *asked)
        state.city.lies = hidden
        return first or true(self, *asked)

    patch.setattr(Place, "bars_there", bars_there)


def _claims_late(patch: pytest.MonkeyPatch) -> None:
    """The end of claiming is told only when the tile and the square are there."""
    true = Claim.bars_claiming

    def bars_all(self: Claim, *asked: Any) -> None:
        return None

    def bars_claiming(self: Claim, state: Any, square: Any) -> Refusal | None:
        return Refusal("no-claim-at-the-end") if state.final else true(self, state, square)

    patch.setattr(Claim, "bars_all", bars_all)
    patch.setattr(Claim, "bars_claiming", bars_claiming)


def _holding_is_enough(patch: pytest.MonkeyPatch) -> None:
    """An amenity is advised to whoever has one, whether or not it would help."""
    true = Place.first_bar

    def first_bar(self: Place, *asked: Any) -> Refusal | None:
        found = true(self, *asked)
        anywhere, using = asked[4], asked[1].using
        return None if anywhere and not using and found and found.id == "too-dear-there" else found

    patch.setattr(Place, "first_bar", first_bar)


def _never_an_amenity(kind: type) -> Plant:
    """No amenity is ever advised."""
    return lambda patch: patch.setattr(f"{kind.__module__}.by_amenity", lambda refusal: refusal)


def _an_amenity_at_the_end(patch: pytest.MonkeyPatch) -> None:
    """An amenity is advised in the last placements, too."""
    true = Place.bars

    def bars(self: Place, *asked: Any) -> Refusal | None:
        found, state, held = true(self, *asked), asked[1], asked[1].players[asked[2]].tiles
        late = found is not None and found.id in LIFTED and state.final and held >> FIRST_AMENITY
        return by_amenity(found) if found is not None and late else found

    patch.setattr(Place, "bars", bars)


def _free_without_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Buy, "may_be_free", lambda *asked: asked[2].tiles >> FIRST_AMENITY != 0)


def _limit_first(patch: pytest.MonkeyPatch) -> None:
    """The limit of tiles is told of every line, though an amenity takes a tile of one's own."""
    true = Buy.bars

    def bars(self: Buy, *asked: Any) -> Refusal | None:
        paying, found = self.bars_paying(*asked), true(self, *asked)
        limited = paying is not None and paying.id == "buy-limit"
        return paying if limited and found and found.id == "buy-other-line" else found

    patch.setattr(Buy, "bars", bars)


def _costs(change: Callable[[Cost], Cost]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        true = preview._costs
        patch.setattr(preview, "_costs", lambda *asked: [change(cost) for cost in true(*asked)])

    return plant


def _changes(change: Callable[[list[Change]], list[Change]]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        true = preview._compared
        patch.setattr(preview, "_compared", lambda *asked: change(true(*asked)))

    return plant


def _dearer(cost: Cost) -> Cost:
    return Cost(cost.payee, cost.amount + 1, cost.what, cost.args)


def _to_a_player(cost: Cost) -> Cost:
    return Cost(0, cost.amount, cost.what, cost.args)


def _mine_alone(changes: list[Change]) -> list[Change]:
    return [change for change in changes if change.player is None]


def _marked(conditional: bool) -> Callable[[list[Change]], list[Change]]:
    def mark(changes: list[Change]) -> list[Change]:
        for change in changes:
            change.conditional = conditional
        return changes

    return mark


def _one_off(line: str, key: str) -> Callable[[list[Change]], list[Change]]:
    """The figure `key` of a line, one too high."""

    def off(changes: list[Change]) -> list[Change]:
        for change in changes:
            if change.line == line:
                amount = change.args[key]
                assert isinstance(amount, int)
                change.args[key] = amount + 1
        return changes

    return off


def _unpushed(changes: list[Change]) -> list[Change]:
    for change in changes:
        change.args["pushed"] = 0
    return changes


def _log(change: Callable[[Event], None]) -> Plant:
    """What is told of each walk becomes something else."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        true = tell_walk

        def tell_falsely(state: Any, *walk: Any) -> None:
            true(state, *walk)
            if state.journal is not None:
                change(state.journal[-1])

        patch.setattr(walking, "tell_walk", tell_falsely)

    return plant


def _as_due(event: Event) -> None:
    """Gold that a Banker before 50 does not get is told as gained."""
    gold, lost = event.args["gp"], event.args["lost"]
    assert isinstance(gold, int)
    assert isinstance(lost, int)
    event.args["gp"] = gold + lost


def _nothing_lost(event: Event) -> None:
    event.args["lost"] = 0


def _for_the_price(event: Event) -> None:
    event.args["for"] = "price"


def _as_due_in_previews(patch: pytest.MonkeyPatch) -> None:
    def due(changes: list[Change]) -> list[Change]:
        for change in changes:
            lost = change.args["lost"]
            assert isinstance(lost, int)
            change.amount += lost
        return changes

    _changes(due)(patch)


def _lost_is_silent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(walking, "tell_stay", lambda *_: None)


PLANTED: dict[str, Plant] = {
    "a wrong id": _told(Move, _renamed("move-too-dear", "buy-too-dear")),
    "a rule of another kind of walk": _told(Walk, _renamed("citizen-first", "not-walking")),
    "no use where there is no room": _told(Use, _renamed("amenity-no-room", "amenity-no-use")),
    "a price one too high in a refusal": _told(Buy, _more("cost", "buy-too-dear")),
    "gold that isn't there": _told(Place, _more("gold", "too-dear-there")),
    "the Rainbow's step as any other": _told(Walk, _renamed("rainbow-end-too-dear", "not-an-end")),
    "gold before streets and blocks": _gold_first,
    "the street before the block": _street_before_block,
    "the end of claiming after the tile": _claims_late,
    "no amenity that would place": _never_an_amenity(Place),
    "no amenity that would buy": _never_an_amenity(Buy),
    "an amenity that would not help": _holding_is_enough,
    "an amenity at the end": _an_amenity_at_the_end,
    "an amenity that no square is left for": _free_without_room,
    "the limit that an amenity lifts": _limit_first,
    "a price one too high in a preview": _costs(_dearer),
    "gold paid to a player": _costs(_to_a_player),
    "nothing about the others": _changes(_mine_alone),
    "all certain": _changes(_marked(conditional=False)),
    "all uncertain": _changes(_marked(conditional=True)),
    "the Citizen one too far": _changes(_one_off("vp", "to")),
    "a match too many": _changes(_one_off("gp", "times")),
    "amounts that vary": _changes(_one_off("gp", "varies")),
    "never pushed on": _changes(_unpushed),
    "lost gold not told": _lost_is_silent,
    "lost gold previewed as gained": _as_due_in_previews,
    "lost gold told as gained": _log(_as_due),
    "gold told as gained in full": _log(_nothing_lost),
    "a walk for something else": _log(_for_the_price),
}
"""By name: what to patch."""

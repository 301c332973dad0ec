"""Golden records and playthroughs: played once, replayed on every change (regenerate.py writes them)."""

import json

import pytest
from tests.games.neom.regenerate import PLAYTHROUGHS, RECORDS, SETUPS, playthrough, scores

from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

AGAIN = "; if this is meant: python -m tests.games.neom.regenerate"


@pytest.mark.parametrize("setup", SETUPS)
def test_a_golden_record_replays_to_the_same_scores(neom: Neom, setup: str) -> None:
    record = Record.from_json((RECORDS / f"{setup}.json").read_text(encoding="utf-8"))
    assert (record.players, record.options) == (
        SETUPS[setup][0],
        neom.setup(*SETUPS[setup]).options,
    )
    totals = json.loads((RECORDS / "scores" / "totals.json").read_text(encoding="utf-8"))
    assert scores(neom, record) == totals[setup], AGAIN


def test_a_golden_record_is_written_as_it_was_read(neom: Neom) -> None:
    for setup in SETUPS:
        text = (RECORDS / f"{setup}.json").read_text(encoding="utf-8")
        assert Record.from_json(text).to_json() == text
    assert len(list(replay(neom, Record.from_json((RECORDS / "3.json").read_text(encoding="utf-8"))))) > 100


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_playthrough_reads_as_it_did(neom: Neom, players: int) -> None:
    kept = (PLAYTHROUGHS / f"{players}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(neom, players).splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert new == old, f"line {number}{AGAIN}"
    assert len(now) == len(kept), AGAIN

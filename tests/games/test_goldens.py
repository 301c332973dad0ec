"""Golden records and playthroughs: played once, replayed on every change (regenerate.py writes them)."""

import pytest
from tests.games.goldens import command, goldens
from tests.registry import NAMES

from gridtown.core.record import Record

pytestmark = pytest.mark.compiled

SETUPS = [(name, setup) for name in NAMES for setup in goldens(name).setups]
SHOWN = [(name, shown) for name in NAMES for shown in goldens(name).shown]


def again(name: str) -> str:
    return f"; if this is meant: {command(name)}"


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_golden_record_replays_to_the_same_scores(name: str, setup: str) -> None:
    golden = goldens(name)
    record, wanted = Record.from_json(golden.kept(setup)), golden.game.setup(*golden.setups[setup])
    assert (record.game, record.players, record.options) == (name, wanted.players, wanted.options)
    assert len(record.actions) > golden.shortest
    assert golden.scores(record) == golden.totals()[setup], again(name)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_golden_record_is_written_as_it_was_read(name: str, setup: str) -> None:
    text = goldens(name).kept(setup)
    assert Record.from_json(text).to_json() == text


@pytest.mark.parametrize(("name", "shown"), SHOWN)
def test_a_playthrough_reads_as_it_did(name: str, shown: str) -> None:
    golden = goldens(name)
    kept = (golden.playthroughs / f"{shown}.txt").read_text(encoding="utf-8").splitlines()
    now = golden.playthrough(shown).splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert new == old, f"line {number}{again(name)}"
    assert len(now) == len(kept), again(name)


@pytest.mark.parametrize("name", NAMES)
def test_no_golden_is_left_of_what_there_was(name: str) -> None:
    golden = goldens(name)
    assert {path.stem for path in golden.records.glob("*.json")} == {*golden.setups}
    assert {path.stem for path in golden.playthroughs.iterdir()} == {*golden.shown}
    assert golden.totals().keys() == {*golden.setups}

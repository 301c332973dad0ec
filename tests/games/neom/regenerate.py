"""The goldens of NEOM: perft counts, records,
playthroughs. `python -m tests.games.neom.regenerate` writes them.

They are made by random play from fixed seeds. A change of the rules or of the edition changes them; look at
the difference before you commit it.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.neom.playing import printed, random_step

from gridtown.core.action import actor
from gridtown.core.perft import perft
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.rule import Event, Value
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.game import Neom
from gridtown.games.neom.scoring import LINES, score
from gridtown.games.neom.state import PHASES, NeomState

HERE = Path(__file__).parent
PERFT, RECORDS, PLAYTHROUGHS = HERE / "perft.toml", HERE / "records", HERE / "playthroughs"

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "1-deck-1": (1, {"deck": "1+"}),
    "1-deck-4": (1, {"deck": "4+"}),
    "1-deck-5": (1, {"deck": "5+"}),
    "1-beginner": (1, {"beginner": "yes", "deck": "4+"}),
    "2": (2, {}),
    "2-beginner": (2, {"beginner": "yes"}),
    "3": (3, {}),
    "3-beginner": (3, {"beginner": "yes"}),
    "4": (4, {}),
    "4-beginner": (4, {"beginner": "yes"}),
    "5": (5, {}),
    "5-beginner": (5, {"beginner": "yes"}),
}

# Where counting starts: setup, seed, ply (of players and chance), depth
POSITIONS = [
    ("1-deck-1", 1, 5, 4), ("1-deck-1", 1, 97, 4), ("1-deck-1", 1, 107, 3), ("1-deck-4", 1, 109, 4),
    ("1-deck-4", 1, 115, 4),
    ("1-deck-5", 1, 81, 4), ("1-deck-5", 1, 148, 4), ("1-beginner", 2, 103, 4),
    ("2", 1, 7, 3), ("2", 1, 26, 4), ("2", 1, 144, 4), ("2", 2, 91, 4), ("2", 2, 80, 3),
    ("2-beginner", 2, 132, 4),
    ("3", 1, 0, 3), ("3", 1, 23, 4), ("3", 1, 51, 4), ("3", 1, 155, 4), ("3", 2, 179, 4), ("3", 1, 221, 4),
    ("3-beginner", 2, 42, 4), ("3-beginner", 1, 156, 4),
    ("4", 1, 68, 4), ("4", 1, 183, 4), ("4", 2, 257, 4), ("4", 1, 359, 4), ("4-beginner", 1, 214, 4),
    ("4-beginner", 1, 108, 4),
    ("5", 1, 39, 4), ("5", 1, 85, 4), ("5", 1, 226, 4), ("5", 1, 413, 4), ("5", 1, 469, 4),
    ("5-beginner", 2, 198, 4),
]  # fmt: skip
MOST = 400_000  # no count beyond this is kept


def position(neom: Neom, setup: str, seed: int, ply: int) -> NeomState:
    """The position after `ply` random actions."""
    players, options = SETUPS[setup]
    state, rng = neom.initial(neom.setup(players, options)), Rng(seed)
    for _ in range(ply):
        neom.push(state, random_step(neom, state, rng))
    return state


def counts(neom: Neom, state: NeomState, depth: int) -> list[int]:
    """The perft counts of depth 1 to `depth`, as far as they are small enough to be kept."""
    found: list[int] = []
    for length in range(1, depth + 1):
        found.append(perft(neom, state, length))
        if found[-1] > MOST // 20:
            break
    return found


def perft_rows() -> list[dict[str, Any]]:
    """The rows of perft.toml."""
    rows: list[dict[str, Any]] = tomllib.loads(PERFT.read_text(encoding="utf-8"))["position"]
    return rows


def perft_toml(neom: Neom) -> str:
    """All of perft.toml."""
    parts = [
        "# Paths of length 1, 2, … from positions of random play: setup (regenerate.py), seed, plies played.",
        "# Written by `python -m tests.games.neom.regenerate`.",
    ]
    for setup, seed, ply, depth in POSITIONS:
        state = position(neom, setup, seed, ply)
        where = f"generation {state.generation}, turn {state.turn}, {PHASES[int(state.phase)]}"
        parts += ["", f"[[position]] # {where}", f'setup = "{setup}"', f"seed = {seed}", f"ply = {ply}"]
        parts.append(f"counts = {counts(neom, state, depth)}")
    return "\n".join(parts) + "\n"


def random_record(neom: Neom, setup: str, seed: int) -> Record:
    """A whole random game."""
    players, options = SETUPS[setup]
    play = Play(neom, neom.setup(players, options), seed)
    rng = Rng(seed, 1)
    while not play.over:
        play.apply(random_step(neom, play.state, rng))
    return play.record


def scores(neom: Neom, record: Record) -> list[int]:
    """Every player's total at the end of `record`."""
    state = list(replay(neom, record))[-1][1]
    outcome = neom.outcome(state)
    assert outcome is not None
    return outcome.scores


# Playthroughs


def playthrough(neom: Neom, players: int) -> str:
    """A whole random game as text for people."""
    record = random_record(neom, next(name for name, setup in SETUPS.items() if setup[0] == players), players)
    parts = [f"NEOM, {players} players, seed {record.seed}, random choices", ""]
    state, said = neom.initial(neom.setup(record.players, record.options)), (0, 0)
    for text in record.actions:
        heard: list[Event] = []
        before = state
        state = neom.apply(state, neom.parse_action(text), heard)
        now = (int(before.generation), int(before.turn))
        if now != said and before.active != CHANCE_ACTS:
            said = now
            parts += ["", f"== {_when(before)} ==", *(_purses(before) if before.generation else ())]
        if actor(neom.parse_action(text)) >= 0 or before.generation == 0:
            parts.append(text)
        parts += [f"    {_sentence(neom, event)}" for event in heard]
    return "\n".join([*parts, "", *_result(neom, state)]) + "\n"


def _when(state: NeomState) -> str:
    return f"Generation {state.generation}, turn {state.turn}" if state.generation else f"Draft {state.turn}"


def _purses(state: NeomState) -> Iterator[str]:
    for number, player in enumerate(state.players):
        laid = [int(tile) for tile in player.city.tiles]
        rows = " / ".join(
            " ".join(f"{tile or '.':>3}" for tile in laid[row * 5 : row * 5 + 5]) for row in range(4, -1, -1)
        )
        yield f"P{number + 1} £{player.money:<3} {rows}"


def _sentence(neom: Neom, event: Event) -> str:
    who = [f"P{event.player + 1}"] if event.player >= 0 else []
    return " ".join([*who, event.id, *(_argument(neom, key, value) for key, value in event.args.items())])


def _argument(neom: Neom, key: str, value: Value) -> str:
    if key in ("tile", "old"):
        number = int(str(value))
        return f"{key} {number} {neom.edition.tile[number - 1].name.en};"
    if key == "seller":
        return f"from P{int(str(value)) + 1};"
    return f"{value};"


def _result(neom: Neom, state: NeomState) -> Iterator[str]:
    yield "== Score =="
    yield from _purses(state)
    pads = [score(neom.tables, one.city, one.money, one.final_income).lines() for one in state.players]
    for line in (*LINES, "total"):
        yield f"{line:14}" + "".join(f"{pad[line]:5}" for pad in pads)
    outcome = neom.outcome(state)
    assert outcome is not None
    yield f"{'ranking':14}" + "".join(f"{rank:5}" for rank in outcome.ranking)


def goldens(neom: Neom) -> Iterator[tuple[Path, str]]:
    """Every golden file and what should be in it."""
    yield PERFT, perft_toml(neom)
    totals = {}
    for index, setup in enumerate(SETUPS):
        record = random_record(neom, setup, 1000 + index)
        totals[setup] = scores(neom, record)
        yield RECORDS / f"{setup}.json", record.to_json()
    lines = ",\n".join(f'  "{setup}": {json.dumps(total)}' for setup, total in totals.items())
    yield RECORDS / "scores" / "totals.json", "{\n" + lines + "\n}\n"
    for players in range(1, 6):
        yield PLAYTHROUGHS / f"{players}.txt", playthrough(neom, players)


def main() -> None:
    """Write the goldens."""
    for path, text in goldens(printed()):
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"wrote {path.relative_to(HERE)}\n")


if __name__ == "__main__":
    main()

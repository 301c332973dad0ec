"""Makes NEOM's leanings: what playouts show about the choices of the policy, as tables for it.

    python benchmarks/neom_leanings.py play 4 --seed 1 --seconds 130 --playouts 8 --out four.json
    python benchmarks/neom_leanings.py fit --three three.json --more four.json five.json

`play` plays games by the policy, and at some choices plays every good one out in the same worlds, with the
same luck; what is noted is the mean of what is played for (`Game.utility`), in points. `fit` explains the
differences of these means by the differences of what the hand-made judgment promises and by tables, with
ridge regression, and writes evaluation/leanings.py; kinds of table without a file keep theirs. It needs
numpy. Then benchmarks/neom_points.py fits the forecast to the new policy.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from gridtown.core.action import argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom import actions
from gridtown.games.neom.evaluation import leanings
from gridtown.games.neom.evaluation.future import POINT
from gridtown.games.neom.game import Neom, load
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.tables import FIRST_CORNERSTONE

WHERE = Path(__file__).parent.parent / "src/gridtown/games/neom/evaluation/leanings.py"
KINDS = ("alone", "two", "three", "more")
"""Kinds of table, in the order of `TurnValue.kind`."""
ASKED = (actions.KEEP, actions.SELECT, actions.PLACE, actions.AT)
CLOSE = 8.0
"""How many points below the best promise a choice may be to be played out."""
STIFFNESS = 20.0
"""Of the ridge: so many choices' worth of nothing."""
HEAD = '''"""How far the policy leans from the hand-made judgment, in thousandths: fitted to playouts.

By kind of table (alone, two players, three, more) and what is chosen. Made by benchmarks/neom_leanings.py, a
regression of differences: of two choices of one decision, played out in the same worlds, the difference of
the mean results on the difference of what the judgment promises and on these tables.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

'''
DOCS = {
    "KEEPING": "By kind and Cornerstone: what it is worth to choose it in the Preliminary Round.",
    "SELECTING_TILE": "By kind and tile: what selecting it is worth beyond its promise.",
    "PLACING": "By kind and tile: what placing it is worth beyond its promise.",
    "SELECT_SCALE": "By kind and generation: how much of a promise counts when a tile is selected.",
    "ACT_SCALE": "The same when an action is chosen.",
    "SELLING": "By kind and generation: what a sale is worth beyond its promise.",
    "STONES": "The same for placing a Cornerstone.",
    "CENTER_REPLACED": "The same for replacing the City Center.",
    "REPLACED": "The same for replacing a tile.",
}


class Asking:
    """Plays games by the policy, and finds out what its choices are worth."""

    def __init__(self, players: int, seed: int, playouts: int) -> None:
        self.game: Neom = load()
        self.players = players
        self.seed = seed
        self.playouts = playouts
        self.rollout = Rollout(self.game)
        self.rows: list[Any] = []

    def play(self, index: int) -> None:
        """One game, asked at every second choice, of one seat on average."""
        game, seed = self.game, derive_seed(self.seed, index)
        state, chance, lots = game.initial(game.setup(self.players)), Rng(seed), Rng(seed, 1)
        out = Choices()
        while state.to_act:
            if state.to_act == CHANCE_ACTS:
                game.push(state, game.draw(state, chance))
                continue
            player = game.players_to_act(state)[0]
            out.clear()
            game.generate(state, player, out)
            legal = out.to_list()
            if len(legal) > 1 and kind_of(legal[0]) in ASKED and lots.below(2 * self.players) == 0:
                self.ask(state, player, legal, lots)
            game.push(state, game.policy(state, player, out, lots) if len(legal) > 1 else legal[0])

    def ask(self, state: NeomState, player: int, legal: list[int], lots: Rng) -> None:
        """Play the good choices out, all in the same worlds."""
        game, view = self.game, self.game.view(state, player)
        promises = {action: game.value(view, action) for action in legal}
        close = [action for action in legal if promises[action] > max(promises.values()) - CLOSE]
        totals = dict.fromkeys(close, 0)
        for _ in range(self.playouts if len(close) > 1 else 0):
            world, luck = game.determinize(view, lots), int(lots.word())
            for action in close:
                after = world.copy()
                game.push(after, action)
                self.rollout.play(after, Rng(luck), Rng(luck, 1))
                totals[action] += game.utility(after, player)
        if len(close) > 1:
            choices = [
                (self.what(state, player, action), promises[action], totals[action] / self.playouts / POINT)
                for action in close
            ]
            self.rows.append([int(state.generation), choices])

    def what(self, state: NeomState, player: int, action: int) -> list[str | int]:
        """What is chosen, in the words of the tables."""
        kind, argument, generation = kind_of(action), int(argument_of(action)), int(state.generation)
        city = state.players[player].city
        if kind == actions.KEEP:
            return ["KEEPING", argument - FIRST_CORNERSTONE]
        if kind == actions.SELECT:
            return ["SELECTING_TILE", argument]
        if kind == actions.PLACE:
            stone = argument >= FIRST_CORNERSTONE
            return ["PLACING", argument, "STONES", generation] if stone else ["PLACING", argument]
        if kind == actions.SELL:
            return ["SELLING", generation]
        if not city.occupied >> argument & 1:
            return []
        return ["REPLACED" if city.tiles[argument] else "CENTER_REPLACED", generation]


SCALES = {"KEEPING": "", "SELECTING_TILE": "SELECT_SCALE", "PLACING": "ACT_SCALE", "SELLING": "ACT_SCALE"}
SIZES = {"KEEPING": 30, "SELECTING_TILE": 151, "PLACING": 151}


def features(generation: int, choice: Any) -> dict[tuple[str, int], float]:
    """The numbers that explain a choice's result."""
    words, promise, _ = choice
    found = {(words[at], words[at + 1]): 1.0 for at in range(0, len(words), 2)}
    scale = SCALES[words[0]] if words and words[0] in SCALES else "AT_SCALE"
    return {**found, (scale, generation): promise} if scale else found


def fit(rows: list[Any]) -> dict[str, list[int]]:
    """The tables of one kind of table."""
    import numpy as np  # noqa: PLC0415

    groups = [([features(generation, choice) for choice in choices], choices) for generation, choices in rows]
    names = sorted({name for group, _ in groups for each in group for name in each})
    place = {name: index for index, name in enumerate(names)}
    left, right = np.eye(len(names)) * STIFFNESS, np.zeros(len(names))
    for group, choices in groups:
        matrix = np.zeros((len(group), len(names)))
        for row, each in enumerate(group):
            for name, value in each.items():
                matrix[row, place[name]] = value
        results = np.array([choice[2] for choice in choices])
        matrix -= matrix.mean(0)
        left += matrix.T @ matrix
        right += matrix.T @ (results - results.mean())
    weights = np.linalg.solve(left, right)

    def weight(name: str, index: int) -> float:
        return float(weights[place[name, index]]) if (name, index) in place else 0.0

    tables = {
        name: [round(1000 * weight(name, index)) for index in range(SIZES.get(name, 4))] for name in DOCS
    }
    for generation in (1, 2, 3):  # these stand beside promises, not beside results
        scale = max(weight("AT_SCALE", generation), 0.2)
        for table in ("CENTER_REPLACED", "REPLACED"):
            tables[table][generation] = round(tables[table][generation] / scale)
    return tables


def kept(kind: int) -> dict[str, list[int]]:
    """The tables that a kind of table has now."""
    now = {name: list(getattr(leanings, name)) for name in DOCS}
    sizes = {name: len(table) // len(KINDS) for name, table in now.items()}
    return {name: table[kind * sizes[name] : (kind + 1) * sizes[name]] for name, table in now.items()}


def write(kinds: list[dict[str, list[int]]]) -> str:
    """The module with all tables."""
    text = HEAD
    for name, doc in DOCS.items():
        text += f"{name}: Final = vec[i64]([\n"
        for kind in kinds:
            for start in range(0, len(kind[name]), 15):
                text += "    " + ", ".join(map(str, kind[name][start : start + 15])) + ",\n"
        text += f'])  # fmt: skip\n"""{doc}"""\n\n'
    return text.rstrip() + "\n"


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("players", type=int)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--seconds", type=float, default=75)
    play.add_argument("--games", type=int, default=1_000_000)
    play.add_argument("--playouts", type=int, default=8)
    play.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit")
    for kind in KINDS:
        fitting.add_argument(f"--{kind}", type=Path, nargs="+", default=[])
    given = parser.parse_args()
    if given.command == "fit":
        files = [vars(given)[kind] for kind in KINDS]
        rows = [[row for file in each for row in json.loads(file.read_text())] for each in files]
        WHERE.write_text(write([fit(each) if each else kept(kind) for kind, each in enumerate(rows)]))
        return
    asking = Asking(given.players, given.seed, given.playouts)
    end = time.process_time() + given.seconds
    index = 0
    while index < given.games and time.process_time() < end:
        asking.play(index)
        index += 1
    given.out.write_text(json.dumps(asking.rows))
    print(f"{index} games, {len(asking.rows)} choices")


if __name__ == "__main__":
    main()

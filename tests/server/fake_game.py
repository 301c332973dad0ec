"""A tiny game for the server's tests: what the server does for it, it does for any game.

Three rounds. Chance rolls 1 to 6; then both players secretly pick a number up to the roll, and whoever
picks more than 2 also says whether to raise it by 3: a secret choice of one step or of two. When both are in,
all is shown and scored.
"""

from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.choices import Choices
from gridtown.core.errors import InvalidAction
from gridtown.core.event import EVERYONE, Event
from gridtown.core.game import Facts, Game, Option, Setup
from gridtown.core.outcome import Outcome, rank
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

ROLL: Final = 0
PICK: Final = 1
RAISE: Final = 2
ROUNDS: Final = 3
VERBS: Final = {"pick": PICK, "hold": RAISE, "raise": RAISE}


class Fake(State):
    """round, roll; per player: the pick (0: none), whether it was raised, whether it is in, the score."""

    def __init__(self, numbers: list[int]) -> None:
        self.round, self.roll, *rest = numbers
        self.pick, self.raised, self.done, self.score = rest[:2], rest[2:4], rest[4:6], rest[6:8]
        super().__init__(self.asked())

    def asked(self) -> int:
        if self.round == ROUNDS:
            return 0
        return CHANCE_ACTS if self.roll == 0 else sum(1 << p for p in (0, 1) if not self.done[p])

    def numbers(self) -> list[int]:
        return [self.round, self.roll, *self.pick, *self.raised, *self.done, *self.score]

    def copy(self) -> "Fake":
        return Fake(self.numbers())

    def to_bytes(self) -> bytes:
        return bytes(self.numbers())


class FakeGame(Game[Fake]):
    """talking: whether it is said to be played by talking."""

    def __init__(self, rules_version: int = 1, talking: bool = False) -> None:
        options = (
            Option("luck", ("good", "bad"), "good", "Changes nothing."),
            Option("crowd", ("no", "yes"), "no", "For tables there are none of.", players=(3, 4)),
            Option("wind", ("no", "yes"), "no", "Changes nothing, either.", needs=("luck", ("bad",))),
        )
        super().__init__(Facts("fake", "Fake", rules_version, (2, 2), options, talking), "f" * 16)

    def initial(self, setup: Setup) -> Fake:  # noqa: ARG002
        return Fake([0] * 10)

    def generate(self, state: Fake, player: int, out: Choices) -> None:
        if player == CHANCE:
            kind, arguments = ROLL, range(1, 7)
        elif state.pick[player]:
            kind, arguments = RAISE, range(2)
        else:
            kind, arguments = PICK, range(1, state.roll + 1)
        for argument in arguments:
            out.add(pack(player, kind, argument))

    def push(self, state: Fake, action: int) -> None:
        player, argument = int(actor(action)), int(argument_of(action))
        match kind_of(action):
            case 0:
                state.roll = argument
                self._tell(state, Event("rolled", CHANCE, {"roll": argument}))
            case 1:
                state.pick[player] = argument
                state.done[player] = int(argument <= 2)
                self._tell(state, Event("picked", player, {"pick": argument}, 1 << player))
            case _:
                state.raised[player] = argument
                state.done[player] = 1
        if all(state.done):
            self._show(state)
        state.to_act = state.asked()

    def _show(self, state: Fake) -> None:
        self._tell(state, Event("shown", CHANCE, {"picks": list(state.pick)}, EVERYONE))
        for player in (0, 1):
            state.score[player] += state.pick[player] + 3 * state.raised[player]
        state.pick, state.raised, state.done, state.roll = [0, 0], [0, 0], [0, 0], 0
        state.round += 1

    def _tell(self, state: Fake, event: Event) -> None:
        if state.journal is not None:
            state.journal.append(event)

    def view(self, state: Fake, viewer: int | None) -> View[Fake]:
        known = state.copy()
        for player in (0, 1):
            if player != viewer:
                known.pick[player] = known.raised[player] = 0
        return View(viewer, known)

    def determinize(self, view: View[Fake], rng: Rng) -> Fake:  # noqa: ARG002
        return view.known.copy()

    def reason(self, view: View[Fake], player: int, action: int) -> Refusal:  # noqa: ARG002
        pick, roll = int(argument_of(action)), view.known.roll
        if kind_of(action) == PICK and pick > roll:
            return Refusal("too-high", {"pick": pick, "roll": roll})
        return Refusal("not-now")

    def outcome(self, state: Fake) -> Outcome | None:
        return Outcome("rounds", rank(state.score), list(state.score), None) if not state.to_act else None

    def preview(self, view: View[Fake], action: int) -> Preview:
        luck = view.known.roll == 6
        return Preview([Cost(None, 1, "stake", {}, luck)], [Change("picks", int(argument_of(action)))])

    def value(self, view: View[Fake], action: int) -> float:
        """Low numbers: so it is a search that finds out what is better."""
        return view.known.roll - int(argument_of(action))

    def standing(self, state: Fake) -> list[int]:
        return state.score

    def score_lines(self, state: Fake, player: int) -> dict[str, int]:
        return {"picks": state.score[player], "total": state.score[player]}

    def write_action(self, action: int) -> str:
        player, argument = int(actor(action)), int(argument_of(action))
        match kind_of(action):
            case 0:
                return f"roll {argument}"
            case 1:
                return f"P{player + 1} pick {argument}"
            case _:
                return f"P{player + 1} {'raise' if argument else 'hold'}"

    def parse_action(self, text: str) -> int:
        match text.split():
            case ["roll", n] if n in "123456":
                return int(pack(CHANCE, ROLL, int(n)))
            case [("P1" | "P2") as who, "pick", n] if n in "123456":
                return int(pack(int(who[1]) - 1, PICK, int(n)))
            case [("P1" | "P2") as who, ("raise" | "hold") as what]:
                return int(pack(int(who[1]) - 1, RAISE, int(what == "raise")))
        raise InvalidAction(f"{text!r} is no action of this game")

    def from_bytes(self, data: bytes) -> Fake:
        return Fake(list(data))

    def present(self, view: View[Fake]) -> dict[str, object]:
        known = view.known
        return {
            "game": "fake",
            "viewer": view.viewer,
            "round": known.round,
            "roll": known.roll,
            "pick": known.pick,
            "done": known.done,
            "score": known.score,
            "to_act": [player for player in self.players_to_act(known) if player != CHANCE],
        }

    def present_action(self, view: View[Fake], action: int) -> dict[str, object]:  # noqa: ARG002
        return {"action": self.write_action(action), "kind": self.write_action(action).split()[1]}

    def components(self) -> dict[str, object]:
        return {"dice": [{"id": "d6", "name": {"en": "die", "de": "Würfel"}}]}

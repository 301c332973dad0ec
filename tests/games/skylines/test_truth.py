"""What Skylines says of its rules, held against a judge who shares nothing with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from tests.games.skylines.house import house
from tests.games.skylines.judge import SkylinesJudge, words_of
from tests.games.skylines.naive import Box, orientations, spelled, square_of
from tests.games.skylines.playing import play
from tests.games.skylines.provoked import CASES, FORESEEN
from tests.games.truth import Asked, Trial, never_told

from gridtown.core.action import actor
from gridtown.core.conformance import setups
from gridtown.core.game import Game, Setup
from gridtown.core.preview import Change, Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.games.skylines import preview
from gridtown.games.skylines.board import obstacles
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.refusals import RULE_IDS
from gridtown.games.skylines.steps import exchanging, milestone, playing

AT_ONCE = {"waiting"}
"""What is told only where several choose at the same time, which nobody does here."""

LIKELY = 6  # places of the tile in hand that are tried at a ply


ADVICE = {
    "only-end": ["end"],
    "no-such-tile": ["tile"],
    "no-room-for-tile": ["tile"],
    "across-street": ["place"],
    "utility-there": ["place"],
    "stack-empty": ["draw"],
    "stacks-only": ["draw"],
    "just-laid-down": ["draw", "take"],
    "not-offered": ["keep"],
    "piece-does-not-fit": ["lay {board}"],
}
"""What refusals advise, as actions begin."""


class Likely(Trial):
    """Asks about what a person would try, too: the cards before them, and the tile in hand on the map."""

    advice = ADVICE

    def _tried(self, setup: Setup, state: Any, player: int, rng: Rng) -> Iterator[int]:
        yield from super()._tried(setup, state, player, rng)
        if self.game.may_act(state, player):
            for text in self._likely(self.game.write_state(state), player, rng):
                yield self.game.parse_action(f"P{player + 1} {text}")

    def _likely(self, position: str, player: int, rng: Rng) -> Iterator[str]:
        words = words_of(position)
        cards = words_of(f"{position.split(' / ')[player + 1]} / ")["cards"]
        for word in {"act": ("play", "exchange"), "swap": ("swap",)}.get(words["phase"], ()):
            yield from (f"{word} {card}" for card in cards.split(",") if card)
        if words["phase"] == "place":
            yield from (f"place {self._place(words, rng)}" for _ in range(LIKELY))

    def _place(self, words: dict[str, str], rng: Rng) -> str:
        """The tile in hand, turned and flipped, beside a tile that lies or anywhere."""
        shapes = self.game.components()["shapes"]
        assert isinstance(shapes, list)
        cells = next(row["cells"] for row in shapes if row["id"] == words["shape"])
        forms = sorted(map(sorted, orientations(cells)))
        form = forms[int(rng.below(len(forms)))]
        pieces = [item.split(":") for item in words["map"].split(",")]
        _, column, row, _ = pieces[int(rng.below(len(pieces)))]
        down, right = 6 * int(row) + int(rng.below(6)), 6 * int(column) + int(rng.below(6))
        laid = [item.partition(":")[2].split("+")[0] for item in words.get("city", "").split(",") if item]
        if laid and not rng.below(3):
            down, right = square_of(laid[int(rng.below(len(laid)))])
        most = 23 - max(r for r, _ in form), 23 - max(c for _, c in form)
        down, right = min(down, most[0]), min(right, most[1])
        return spelled((r + down, c + right) for r, c in form)

    def ask(self, state: Any, player: int, *actions: str) -> None:
        """Judge the refusals of those of some actions that are not legal in a state."""
        view, setup = self.game.view(state, player), Setup(int(state.size), {})
        legal = [self.game.write_action(choice) for choice in self.game.legal_actions(state, player)]
        position = self.game.write_state(view.known)
        for text in actions:
            if text not in legal:
                why = self.game.reason(view, player, self.game.parse_action(text))
                self._hear(Asked(setup, position, player, text, legal, why))


def trial(game: Game[Any], sample: int = 2) -> Likely:
    return Likely(game, SkylinesJudge(Box(game.components())), sample)


def all_setups(game: Game[Any]) -> list[Setup]:
    """Those of all games, and those in which several options meet."""
    more = [{"scenario": "5", "level": "expert"}, {"scenario": "4", "roles": "random"}]
    return [*setups(game), *(game.setup(players, options) for players in (1, 2, 3, 4) for options in more)]


def provoked(game: Skylines) -> Likely:
    """Every refusal that the rules have, judged where a test provokes it; up to the first lie."""
    found = trial(game)
    for _, _, position, before, text in CASES:
        player = max(int(actor(game.parse_action(text))), 0)
        found.ask(play(game, position, *before), player, text)
        if found.lies:
            break
    return found


def foreseen(game: Skylines) -> Likely:
    """The previews in positions with much to foresee, judged; up to the first lie."""
    found = trial(game, 8)
    for position in FORESEEN:
        state = game.parse_state(position)
        found.look(game.setup(2, {"scenario": "4"}), state, Rng(1))
        if found.lies:
            break
    return found


ENDS = [
    "power=-5", "water=-5", "garbage=-5", "employment=-5", "employment=5", "pollution=10", "traffic=10",
    "crime=10",
]  # fmt: skip
"""Markers at ends that they can't pass."""


def at_two_ends(game: Skylines) -> Likely:
    """Every construction card that moves two tracks, judged where neither may be moved on."""
    found, cards = trial(game), Box(game.components()).cards
    for ends in combinations(ENDS, 2):
        tracks = {end.partition("=")[0] for end in ends}
        moved = [
            str(card)
            for card, row in cards.items()
            if tracks <= {*row.get("cost", ()), *row.get("reward", ())}
        ]
        if len(tracks) == 2 and moved:
            position = f"skylines pieces=A money=30 happiness=9 {' '.join(ends)} / cards={','.join(moved)},22"
            found.ask(game.parse_state(position), 0, *(f"P1 play {card}" for card in moved))
    return found


def test_which_of_two_tracks_is_told(skylines: Skylines) -> None:
    found = at_two_ends(skylines)
    assert found.lies == []
    assert found.told["track-end"] > 150


def test_what_is_foreseen_comes_so(game: Skylines) -> None:
    assert foreseen(game).lies == []


def test_each_refusal_that_is_provoked_is_the_first_obstacle(game: Skylines) -> None:
    found = provoked(game)
    assert found.lies == []


@pytest.mark.proof
def test_random_games(skylines: Skylines, game: Skylines) -> None:
    """A glance at each setup; no rule is left that nobody was refused by."""
    found = trial(skylines)
    for seed, setup in enumerate(all_setups(skylines)):
        found.play(setup, seed, greedy=False, one_in=20)
    assert found.lies == []
    assert never_told(found.told + provoked(game).told, RULE_IDS) == AT_ONCE


@pytest.mark.proof
@pytest.mark.parametrize(("players", "scenario"), [(3, "4"), (1, "5")])
def test_greedy_games(skylines: Skylines, players: int, scenario: str) -> None:
    found = trial(skylines)
    found.play(skylines.setup(players, {"scenario": scenario}), players, greedy=True, one_in=14)
    assert found.lies == []


@pytest.mark.proof
@pytest.mark.parametrize(
    "players", [1, *(pytest.param(many, marks=pytest.mark.variant) for many in (2, 3)), 4]
)
def test_many_games(skylines: Skylines, players: int) -> None:
    """Of every setup, careless and careful ones; what the games themselves provoke is nearly all."""
    found = trial(skylines, 3)
    for seed, setup in enumerate(all_setups(skylines)):
        if setup.players == players:
            found.play(setup, seed, greedy=True, one_in=12)
            found.play(setup, seed, greedy=False, one_in=3)
    assert found.lies == []
    assert len(set(RULE_IDS) & set(found.told)) > len(RULE_IDS) // 2


# The power of it: faults planted in the rules, which are found


NEVER = {id: ["develop"] for id in ADVICE}
"""Advice that can't be followed where it is given."""


class IllAdvised(Likely):
    """Refusals whose advice can never be followed, as far as they are provoked."""

    advice = NEVER


@cache
def ill_advised() -> list[str]:
    """What is found of that in all that is provoked."""
    game = house()
    found = IllAdvised(game, SkylinesJudge(Box(game.components())), 2)
    for _, _, position, before, text in CASES:
        player = max(int(actor(game.parse_action(text))), 0)
        found.ask(play(game, position, *before), player, text)
    return found.lies


@pytest.mark.parametrize("id", ADVICE)
def test_advice_that_cannot_be_followed_is_found(id: str) -> None:
    assert any(f"Refusal({id!r}, " in lie for lie in ill_advised())


def _other_id(of: Callable[..., Refusal]) -> Callable[..., Refusal]:
    """A refusal that names another rule."""

    def faulty(*args: Any) -> Refusal:
        found = of(*args)
        return Refusal("no-room", found.args) if found.id.startswith("utility-") else found

    return faulty


def _other_argument(of: Callable[..., Refusal]) -> Callable[..., Refusal]:
    """A refusal that names another price."""

    def faulty(*args: Any) -> Refusal:
        found = of(*args)
        if found.id == "too-dear":
            found.args["cost"] = int(str(found.args["cost"])) + 1
        return found

    return faulty


def _money_first(of: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """A refusal that speaks of money before the card is looked at."""

    def faulty(kind: Any, tables: Any, state: Any, player: int, argument: int) -> Refusal | None:
        price, money = int(exchanging.exchange_price(tables, state, player)), int(state.tracks[0])
        if price > money:
            return Refusal("exchange-too-dear", {"cost": price, "money": money})
        return of(kind, tables, state, player, argument)

    return faulty


def _other_district(of: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """A refusal that names another district."""

    def faulty(*args: Any) -> Refusal | None:
        found = of(*args)
        if found is not None:
            found.args["square"] = "m1"
        return found

    return faulty


def _stuck(of: Callable[..., tuple[str, bool]], *args: Any) -> list[tuple[str, bool]]:
    """All tracks that a card can't move, each found once those before it can be moved."""
    tables, state, *rest = args
    state, found = state.copy(), list[tuple[str, bool]]()
    while True:
        try:
            found.append(of(tables, state, *rest))
        except IndexError:  # none is left
            return found
        state.tracks[TRACKS.index(found[-1][0])] = 1


def _last_track(of: Callable[..., tuple[str, bool]]) -> Callable[..., tuple[str, bool]]:
    """A refusal that names the last of the tracks in the way."""
    return lambda *args: _stuck(of, *args)[-1]


def _track_of_the_board(of: Callable[..., tuple[str, bool]]) -> Callable[..., tuple[str, bool]]:
    """A refusal that names the first of the tracks on the board, be it the costs' or the reward's."""
    return lambda *args: min(_stuck(of, *args), key=lambda stuck: TRACKS.index(stuck[0]))


def _printed_price(of: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """A refusal that forgets who makes a piece cheaper."""

    def faulty(kind: Any, tables: Any, state: Any, player: int, board: int) -> Refusal | None:
        found = of(kind, tables, state, player, board)
        if found is not None and found.id == "develop-too-dear":
            found.args["cost"] = int(tables.board_cost[board])
        return found

    return faulty


def _cheaper_for_all(of: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """A refusal that takes everybody's role for the token holder's."""

    def faulty(kind: Any, tables: Any, state: Any, player: int, board: int) -> Refusal | None:
        found = of(kind, tables, state, player, board)
        if found is not None and found.id == "develop-too-dear":
            found.args["cost"] = int(tables.board_cost[board]) - sum(role == 90 for role in state.roles)
        return found

    return faulty


def _bankrupt_first(of: Callable[..., bool]) -> Callable[..., bool]:
    """Rules in which a milestone is paid for before Happiness is looked at."""
    wages = milestone.PayEmployment().begin
    return lambda step, tables, state: (
        bool(wages(tables, state.copy()) and wages(tables, state)) or of(step, tables, state)
    )


def _dearer(of: Callable[..., Any]) -> Callable[..., Any]:
    """A preview in which a card costs a coin more."""

    def faulty(*args: Any) -> Any:
        sheet = of(*args)
        sheet[0] -= 1
        return sheet

    return faulty


def _unrewarded(of: Callable[..., list[bool]]) -> Callable[..., list[bool]]:
    """A preview that never knows of a reward."""
    return lambda *args: of(*args)[:1]


def _higher_skyline(of: Callable[..., list[Change]]) -> Callable[..., list[Change]]:
    """A preview in which the skyline rises by one more."""

    def faulty(*args: Any) -> list[Change]:
        found = of(*args)
        for change in found:
            change.amount += change.line == "skyline"
        return found

    return faulty


def _no_cost(of: Callable[..., list[Change]]) -> Callable[..., list[Change]]:
    """A preview that forgets the money."""
    return lambda *args: [change for change in of(*args) if change.line != "money"]


def _without_services(of: Callable[..., list[Change]]) -> Callable[..., list[Change]]:
    """A preview that tells of a reward wherever a tile lies."""

    def faulty(*args: Any) -> list[Change]:
        found = of(*args)
        for change in found:
            change.args["rewarded"] = 1
        return found

    return faulty


def _never_lost(of: Callable[..., Preview]) -> Callable[..., Preview]:
    """A preview that warns of nothing."""

    def faulty(*args: Any) -> Preview:
        found = of(*args)
        found.changes = [change for change in found.changes if change.line != "lost"]
        return found

    return faulty


FAULTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (playing, "room_obstacle", _other_id),
    (playing, "cost_obstacle", _other_argument),
    (exchanging.Exchange, "bars", _money_first),
    (milestone.EndMilestone, "bars", _other_district),
    (obstacles, "stuck_track", _last_track),
    (obstacles, "stuck_track", _track_of_the_board),
    (milestone.Develop, "bars", _printed_price),
    (milestone.Develop, "bars", _cheaper_for_all),
    (milestone.AssessUtilities, "begin", _bankrupt_first),
    (preview, "resolved", _dearer),
    (preview, "reward_ways", _unrewarded),
    (preview, "_changes", _higher_skyline),
    (preview, "_changes", _no_cost),
    (preview, "_changes", _without_services),
    (Skylines, "preview", _never_lost),
]
"""Where a fault is planted, and what it does."""

GAMES = 6


@pytest.mark.parametrize(
    ("place", "name", "fault"), FAULTS, ids=[fault.__name__.strip("_") for *_, fault in FAULTS]
)
def test_a_planted_fault_is_found(
    skylines: Skylines,
    game: Skylines,
    monkeypatch: pytest.MonkeyPatch,
    place: Any,
    name: str,
    fault: Callable[..., Any],
) -> None:
    """In prepared positions, or else within a few games."""
    monkeypatch.setattr(place, name, fault(getattr(place, name)))
    told = foreseen if place in (preview, Skylines, milestone.AssessUtilities) else provoked
    if told(game).lies:
        return
    found = trial(skylines, 3)
    for seed in range(GAMES):
        found.play(skylines.setup(2, {"scenario": "3"}), seed, greedy=bool(seed % 2), one_in=4)
        if found.lies:
            return
    pytest.fail("nobody noticed")

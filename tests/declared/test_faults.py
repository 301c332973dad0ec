"""What a stranger does wrong when declaring a game: each fault is named, with its place and its mend."""

import re
from collections.abc import Callable
from typing import Any, cast

import pytest

from gridtown.core.conformance import check
from gridtown.core.errors import InvalidGame
from gridtown.core.playout import playout
from gridtown.core.rng import Rng
from gridtown.declared import CHANCE, Box, Declared, Grid, Kind, Option, State, fields


class TownState(State):
    """coins: of each player, one more a turn."""

    active = fields.player()
    debt = fields.number(-20, 99)
    coins = fields.seats(fields.number(0, 3))

    def asked(self) -> int | list[int] | None:
        return None if min(self.coins) == 3 else self.active


class Work(Kind):
    """Gain a coin; then it is the next player's turn."""

    def do(self, state: Any, player: int) -> None:
        state.coins[player] += 1
        state.active = 1 - player


PARTS: dict[str, Any] = {
    "id": "town",
    "title": "Town",
    "players": (2, 2),
    "state": TownState,
    "kinds": (Work,),
    "standing": lambda _, state: list(state.coins),
}


def town(without: str = "", **parts: Any) -> Declared[Any]:
    """The town with other parts, or without one."""
    own = {name: part for name, part in {**PARTS, **parts}.items() if name != without}
    game: Declared[Any] = type("Town", (Declared,), own)()
    return game


def works(do: Callable[[Any, int], None]) -> Declared[Any]:
    """The town where to work is something else."""
    return town(kinds=(type("Work", (Kind,), {"do": lambda _, state, player: do(state, player)}),))


def test_a_whole_game_is_no_fault() -> None:
    assert check(town(), town().setup(2), 1, exhaustive=True) == 6


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("id", 'Town: it has no `id`: write id = "lots"'),
        ("players", "Town: it has no `players`: write players = (2, 4), the fewest and the most"),
        ("state", "Town: it has no `state`: write state = LotsState, a subclass of State"),
        ("kinds", "Town: it has no `kinds`: write kinds = (Draw, Build), subclasses of Kind"),
        ("standing", "Town: it has no `standing`: def standing(self, state): return list(state.score)"),
    ],
)
def test_a_part_that_is_missing_is_named_and_written(part: str, said: str) -> None:
    with pytest.raises(InvalidGame, match=f"^{re.escape(said)}$"):
        town(without=part)


class Idle(State):
    """It does not say who is asked."""


class Board(State):
    """It has the option `size` in mind, and `wrap`."""

    wrap = fields.one_of("no", "yes")
    rounds = fields.number(1, 3)


Board.asked = TownState.asked  # type: ignore[method-assign, assignment]


def kind(name: str, **parts: Any) -> type[Kind]:
    """A kind of action that does nothing."""
    return type(name, (Kind,), {"do": lambda *_: None, **parts})


def one_too_few(_: Kind, state: State) -> None:
    raise NotImplementedError


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"state": Idle}, "its Idle has no `asked`: def asked(self): answer CHANCE, a player, several"),
        ({"id": "My Town"}, "its id 'My Town' can't stand in notation: like small_town_2"),
        ({"players": 2}, "players = 2 are not the fewest and the most: (2, 4), at most 15"),
        ({"players": (4, 2)}, "players = (4, 2) are not the fewest and the most"),
        ({"kinds": [Work] * 65}, "it has 65 kinds of action; 64 are the most"),
        ({"box": Box("hut", columns={"number": (1, 1)}, rows=[(1, "Hut", "Hütte")])}, "called `contents`"),
        ({"kinds": (Work, kind("Work"))}, "two kinds are called 'work': rename the class of one"),
        ({"kinds": (type("Rest", (Kind,), {}),)}, "Rest has no `do`: def do(self, state, player)"),
        (
            {"kinds": (kind("Rest", do=one_too_few),)},
            "Rest.do does not take what it is given, as a player acts: def do(self, state, player)",
        ),
        (
            {"kinds": (kind("Roll", by=CHANCE, takes={"pips": range(1, 7)}, do=one_too_few),)},
            "Roll.do does not take what it is given, as chance acts: def do(self, state, pips)",
        ),
        ({"kinds": (kind("Rest", takes={"kind": range(3)}),)}, "an argument can't be called 'kind'"),
        ({"kinds": (kind("Rest", takes={"days": 5}),)}, "days: 5 is no argument: take a Grid, a range, or a"),
        ({"kinds": (kind("Rest", takes={"days": range(1, 8, 2)}),)}, "days: range(1, 8, 2) is no range"),
        ({"kinds": (kind("Rest", takes={"days": range(-1, 8)}),)}, "days: range(-1, 8) is no range"),
        (
            {"kinds": (kind("Rest", takes={"days": range(2000), "hours": range(2000)}),)},
            "rest: its arguments need more than 20 bits; split it into two kinds",
        ),
        (
            {"options": (Option("rain", ("no", "yes"), "no", ""),)},
            "option rain: no field of TownState is called so, and nothing can read it; write rain = fields.",
        ),
        (
            {"state": Board, "options": (Option("rounds", ("2", "4"), "2", ""),)},
            "option rounds: where '4' is chosen, rounds is 4; it holds a number from 1 to 3",
        ),
        (
            {"state": Board, "options": (Option("wrap", ("yes", "no"), "no", ""),)},
            "option wrap: its values yes, no are not those of the field of this name: no, yes",
        ),
    ],
)
def test_a_part_that_can_not_be_is_named(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidGame, match=re.escape(said)):
        town(**parts)


def test_a_game_that_starts_by_itself_may_read_its_options_itself() -> None:
    rain = (Option("rain", ("no", "yes"), "no", ""),)
    assert town(options=rain, initial=lambda *_: None).facts.options == rain


@pytest.mark.parametrize("name", ["size", "copy", "to_act", "journal", "game", "asked", "settle", "players"])
def test_a_field_called_like_what_every_state_has_is_refused(name: str) -> None:
    said = f"^Bad.{name}: every state has `{name}` already; call the field something else$"
    with pytest.raises(InvalidGame, match=said):
        type("Bad", (State,), {name: fields.number(0, 9)})


def test_a_list_that_states_would_share_is_refused_and_a_table_is_not() -> None:
    with pytest.raises(InvalidGame, match=r"^Bad.hand: all states would share this list; declare a field"):
        type("Bad", (State,), {"hand": []})
    type("Good", (State,), {"PRICES": [1, 2]})


@pytest.mark.parametrize(
    ("declare", "said"),
    [
        (lambda: fields.number(5, 2), "a field holds a number from 5 to 2: the lower one comes first"),
        (lambda: fields.number(0, 4, start=5), "a field that holds a number from 0 to 4 can't start with 5"),
        (lambda: fields.one_of("a", "b", start=2), "an index from 0 to 1 (a, b) can't start with 2"),
        (fields.one_of, "one_of() has no words to choose from"),
        (lambda: fields.one_of("in play"), "'in play' can't stand in notation: a word without blanks"),
        (lambda: fields.seats(3), "3 is not what each value is like: a field, fields.number(0, 9)"),
        (
            lambda: fields.each(Grid(2, 2), cast(int, fields.seats(fields.flag()))),
            "is not what each value is like",
        ),
        (lambda: Grid(27, 1), "a grid of 27 by 1"),
    ],
)
def test_a_field_that_can_not_be_is_refused(declare: Callable[[], Any], said: str) -> None:
    with pytest.raises(InvalidGame, match=re.escape(said)):
        declare()


@pytest.mark.parametrize(
    ("low", "high", "first"), [(-20, 99, 0), (0, 4, 0), (2, 3, 2), (-9, -3, -3), (0, 0, 0)]
)
def test_a_number_starts_as_near_to_zero_as_it_can(low: int, high: int, first: int) -> None:
    state: type[Any] = type("Counting", (State,), {"count": fields.number(low, high)})
    assert state(2).count == first
    assert state(2).words() == []


def overdraws(state: Any, player: int) -> None:
    state.coins[player] = 4


def owes_too_much(state: Any, player: int) -> None:
    state.debt = 100 + player


def halves(state: Any, player: int) -> None:
    state.coins[player] = 0.5


def forgets_a_player(state: Any, player: int) -> None:
    state.coins = [player]


def goes_on_to_the_third(state: Any, player: int) -> None:
    state.active = player + 2


def notes_something(state: Any, player: int) -> None:
    state.last = player


@pytest.mark.parametrize(
    ("do", "said"),
    [
        (overdraws, "coins[0] is 4; it holds a number from 0 to 3: widen it, or mend what sets it"),
        (owes_too_much, "debt is 100; it holds a number from -20 to 99"),
        (halves, "coins[0] is 0.5; it holds a number from 0 to 3"),
        (forgets_a_player, "coins is [0]; it holds a list of 2 values"),
        (goes_on_to_the_third, "active is 2; it holds a player from 0 to 1"),
        (notes_something, "last is no field, and copies would forget it; declare it, as in last = fields.nu"),
    ],
)
def test_a_value_that_a_field_can_not_hold_is_refused(do: Callable[[Any, int], None], said: str) -> None:
    game = works(do)
    state = game.initial(game.setup(2))
    with pytest.raises(InvalidGame, match=re.escape(f"Town: after 'P1 work' TownState.{said}")):
        game.apply(state, game.parse_action("P1 work"))
    with pytest.raises(
        AssertionError, match=re.escape(f"ply 0, 'P1 work': Town: after 'P1 work' TownState.{said}")
    ):
        check(game, game.setup(2), 1, exhaustive=True)


def test_a_start_that_fields_can_not_hold_is_refused() -> None:
    def begin(_: Any, state: Any) -> None:
        state.debt = -21

    game = town(begin=begin)
    said = "Town: at the start TownState.debt is -21; it holds a number from -20 to 99"
    with pytest.raises(InvalidGame, match=said):
        game.initial(game.setup(2))
    with pytest.raises(AssertionError, match=f"^town: {said}"):
        check(game, game.setup(2), 1, exhaustive=True)


def test_who_is_asked_sits_at_the_table() -> None:
    class Crowd(TownState):
        def asked(self) -> list[int]:
            return [0, 2]

    with pytest.raises(
        InvalidGame, match=r"^Crowd.asked answers 2; the players are 0 to 1, CHANCE is chance"
    ):
        Crowd(2).settle()


class Tired(Work):
    """Who has a coin rests."""

    def asked(self, state: TownState, player: int) -> bool:
        return not state.coins[player]


def test_who_is_asked_may_do_something() -> None:
    game = town(kinds=(Tired,))
    state = game.initial(game.setup(2))
    said = "Town: P1 is asked and may do nothing: town players=2 coins=1,1"
    with pytest.raises(InvalidGame, match=f"^{said}$"):
        playout(game, state, Rng(1))
    with pytest.raises(AssertionError, match=rf"ply \d: {said}$"):
        check(game, game.setup(2), 1, exhaustive=True)

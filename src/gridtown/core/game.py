"""The rules of one title, as the rest of Gridtown sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from gridtown.core.action import CHANCE, actor
from gridtown.core.bits import members
from gridtown.core.choices import Choices
from gridtown.core.errors import IllegalAction, InvalidAction, InvalidSetup
from gridtown.core.outcome import Outcome
from gridtown.core.preview import Preview
from gridtown.core.rng import Rng
from gridtown.core.rule import Event, Rule
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

S = TypeVar("S", bound=State)


class Option:
    """A choice made before the game: its name, its values, the default and one line about it."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, summary: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.summary = summary


class Setup:
    """How many play, and under which options; made and checked by `Game.setup`."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.options = options


class Facts:
    """What is known of a title before it is played.

    players: fewest and most. talking: whether it is played by talking, with nothing to hide from each other.
    """

    def __init__(
        self,
        id: str,
        title: str,
        rules_version: int,
        players: tuple[int, int],
        options: tuple[Option, ...],
        talking: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version
        self.players = players
        self.options = options
        self.talking = talking


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Base of every title: what it must answer (the methods that raise), and what follows from that.

    There is one definition of legality, `generate`: membership, explanation and the checked door all
    come from it.
    """

    def __init__(self, facts: Facts, edition_hash: str) -> None:
        self.facts = facts
        self.edition_hash = edition_hash

    # What a title answers

    def initial(self, setup: Setup) -> S:
        """The state before the first chance event or choice."""
        raise NotImplementedError

    def generate(self, state: S, player: i64, out: Choices) -> None:
        """Fill `out` with the legal actions of `player` (or CHANCE), ascending and without doubles."""
        raise NotImplementedError

    def push(self, state: S, action: i64) -> None:
        """Carry out a legal `action` in place. Trusts its caller."""
        raise NotImplementedError

    def draw(self, state: S, rng: Rng) -> i64:
        """A chance action drawn as the components would fall; unless overridden, all are equally likely."""
        out = Choices()
        self.generate(state, CHANCE, out)
        return out.at(rng.below(out.count))

    def view(self, state: S, viewer: int | None) -> View[S]:
        """What `viewer` (None: a spectator) may know."""
        raise NotImplementedError

    def determinize(self, view: View[S], rng: Rng) -> S:
        """A full state that may lie behind `view`, each equally likely as far as the viewer can tell."""
        raise NotImplementedError

    def reason(self, view: View[S], player: int, action: int) -> Rule:
        """Why `action`, which is not legal, is forbidden to `player`, told from what `view` shows."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def preview(self, view: View[S], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and change."""
        raise NotImplementedError

    def value(self, view: View[S], action: int) -> float:
        """What a legal `action` promises the viewer, in points: a heuristic for bots."""
        raise NotImplementedError

    def write_action(self, action: int) -> str:
        """The action in notation. Raises InvalidAction for a number that is no action."""
        raise NotImplementedError

    def parse_action(self, text: str) -> int:
        """The inverse of `write_action`. Raises InvalidAction."""
        raise NotImplementedError

    def write_state(self, state: S) -> str:
        """The whole state in one line of notation."""
        raise NotImplementedError

    def parse_state(self, text: str) -> S:
        """The inverse of `write_state`. Raises InvalidAction naming the part that is wrong."""
        raise NotImplementedError

    def from_bytes(self, data: bytes) -> S:
        """The inverse of `State.to_bytes`."""
        raise NotImplementedError

    def all_actions(self, state: S) -> list[int]:
        """Every well-formed action, legal or not: the whole space the rules choose from."""
        raise NotImplementedError

    def present(self, view: View[S]) -> dict[str, object]:
        """The view as JSON-able data, for browsers and programs: at least who is asked, under "to_act"."""
        raise NotImplementedError

    def present_action(self, view: View[S], action: int) -> dict[str, object]:
        """An action as JSON-able data: at least its notation under "action" and a "kind"."""
        raise NotImplementedError

    def components(self) -> dict[str, object]:
        """The contents of the box as JSON-able data."""
        raise NotImplementedError

    # What follows

    def standing(self, state: S) -> list[int]:
        """Each player's points if the game ended in `state`; [] where a title counts none on the way."""
        del state
        return []

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked setup, defaults filled in. Raises InvalidSetup naming what is wrong and what would do."""
        low, high = self.facts.players
        if not low <= players <= high:
            raise InvalidSetup(f"{self.facts.title} is for {low} to {high} players, not {players}")
        given = {} if options is None else dict(options)
        chosen = {option.name: given.pop(option.name, option.default) for option in self.facts.options}
        known = ", ".join(option.name for option in self.facts.options) or "none"
        for name in given:
            raise InvalidSetup(f"{self.facts.title} has no option {name!r}; its options: {known}")
        for option in self.facts.options:
            if chosen[option.name] not in option.values:
                values = ", ".join(option.values)
                raise InvalidSetup(f"option {option.name}: {chosen[option.name]!r} is not one of {values}")
        return Setup(players, chosen)

    def active_players(self, state: S) -> list[int]:
        """Who may act now: players ascending, [CHANCE] at a chance node, [] when the game is over."""
        return [CHANCE] if state.active == CHANCE_ACTS else members(state.active)

    def legal_actions(self, state: S, player: int) -> list[int]:
        """What `player` (or CHANCE) may do now, ascending; empty when they are not to act."""
        if not self.may_act(state, player):
            return []
        out = Choices()
        self.generate(state, player, out)
        return out.to_list()

    def may_act(self, state: S, player: int) -> bool:
        """Whether it is (also) `player`'s turn to act."""
        if player == CHANCE:
            return state.active == CHANCE_ACTS
        return state.active != CHANCE_ACTS and player >= 0 and bool(state.active >> player & 1)

    def is_legal(self, state: S, action: int) -> bool:
        """Whether `action` may be taken now, by the player it names."""
        return action in self.legal_actions(state, int(actor(action)))

    def explain(self, state: S, player: int, action: int) -> Rule | None:
        """The rule that forbids `action` to `player`, told from what that seat may know; None when legal."""
        if player == CHANCE and actor(action) == CHANCE and self.is_legal(state, action):
            return None
        view = self.view(state, None if player == CHANCE else player)
        allowed = player != CHANCE and actor(action) == player
        if allowed and action in self.legal_actions(view.known, player):
            return None
        return self.reason(view, player, action)

    def check(self, state: S, action: int) -> None:
        """Raise InvalidAction or IllegalAction unless `action` may be taken now."""
        if action < 0 or action >= 1 << 30:
            raise InvalidAction(f"{action} is not an action")
        text = self.write_action(action)
        if not self.is_legal(state, action):
            player = int(actor(action))
            view = self.view(state, None if player == CHANCE else player)
            raise IllegalAction(self.reason(view, player, action), text)

    def apply(self, state: S, action: int, events: list[Event] | None = None) -> S:
        """The state after `action`, checked; `state` itself is left alone.

        events: a list that what happened is appended to. Raises InvalidAction or IllegalAction.
        """
        self.check(state, action)
        after = cast(S, state.copy())
        after.journal = events
        self.push(after, action)
        after.journal = None
        return after

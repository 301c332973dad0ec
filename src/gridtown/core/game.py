"""The rules of one title, as the rest of Gridtown sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from gridtown.core.action import CHANCE, actor, kind_of
from gridtown.core.bits import lowest, members
from gridtown.core.choices import Choices
from gridtown.core.codec import Codec
from gridtown.core.errors import IllegalAction, InvalidAction, InvalidGame, InvalidSetup
from gridtown.core.event import Event
from gridtown.core.features import Features
from gridtown.core.foresight import Foresight
from gridtown.core.game_pickling import read_game
from gridtown.core.judgment import Judgment
from gridtown.core.kinds import Grammar
from gridtown.core.notation import write_player
from gridtown.core.outcome import Outcome
from gridtown.core.preview import Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

S = TypeVar("S", bound=State)


class Option:
    """A choice made before the game: its name, its values, the default and one line about it.

    players: fewest and most players at whose table there is this choice; None: at every table. needs: an
    option that stands before it, and those of its values with which there is this choice; None: with any.
    Raises InvalidGame for a default that is none of the values.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        summary: str,
        players: tuple[int, int] | None = None,
        needs: tuple[str, tuple[str, ...]] | None = None,
    ) -> None:
        if default not in values:
            said = f"option {name}: its default {default!r} is not among its values: {', '.join(values)}"
            raise InvalidGame(f"{said}; name one of them")
        self.name = name
        self.values = values
        self.default = default
        self.summary = summary
        self.players = players
        self.needs = needs

    def seats(self, players: int) -> bool:
        """Whether it is a choice at a table of so many."""
        return self.players is None or self.players[0] <= players <= self.players[1]

    def offered(self, players: int, chosen: Mapping[str, str]) -> bool:
        """Whether it is a choice at a table of so many, with what was chosen of the options before it."""
        return self.seats(players) and (self.needs is None or chosen.get(self.needs[0]) in self.needs[1])

    def tables(self) -> str:
        """The tables that it is for, in words; "" where it is for all."""
        found: list[str] = []
        if self.players is not None:
            low, high = self.players
            players = str(low) if low == high else f"{low} to {high}"
            found.append(f"{players} player{'' if high == 1 else 's'}")
        if self.needs is not None:
            name, values = self.needs
            others = ", ".join(values[:-1])
            found.append(f"{name} {others} or {values[-1]}" if others else f"{name} {values[-1]}")
        return " with ".join(found)

    def refusal(self, players: int, chosen: Mapping[str, str]) -> str:
        """Why it is no choice at such a table, where it is not offered, and what to do."""
        given = str(players)
        if self.needs is not None and self.seats(players):
            given = chosen.get(self.needs[0], "none")
        return f"option {self.name} is for {self.tables()}, not for {given}; leave it out"


class Setup:
    """Number of players and options of a game; made and checked by `Game.setup`."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.options = options


class Facts:
    """Facts of a title that are known before it is played.

    players: fewest and most. talking: whether it is played by talking, with nothing to hide from each other.
    Raises InvalidGame for an option that needs what no option before it has.
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
        known: dict[str, tuple[str, ...]] = {}
        for option in options:
            name, needed = option.needs or ("", ())
            if name and not set(needed) <= set(known.get(name, ())):
                said = f"option {option.name}: needs {option.tables()}, which no option before it has"
                raise InvalidGame(f"{said}; name one that stands before it, and values of its")
            known[option.name] = option.values


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Judgment[S]):
    """Base of every title: what it must answer (the methods that raise), and what follows from that.

    There is one definition of legality, `generate`: membership, explanation and `check` all come
    from it. What a step asks for and `bars` does not forbid is the same set, found the slow way;
    `core.conformance` compares the two.

    grammar: the notation of its actions; without one the title writes and reads them itself.
    """

    def __init__(self, facts: Facts, edition_hash: str, grammar: Grammar | None = None) -> None:
        super().__init__()
        self.facts = facts
        self.edition_hash = edition_hash
        self._grammar = grammar
        self._codec: Codec | None = None

    def identity(self) -> dict[str, object]:
        """The game, its rules version and its edition."""
        facts = self.facts
        return {"game": facts.id, "rules": facts.rules_version, "edition": self.edition_hash}

    def __reduce__(self) -> tuple[Any, ...]:
        edition = getattr(self, "edition", None)
        return read_game, (type(self), self.facts.rules_version, self.edition_hash, edition)

    # What a title answers; `initial`, `parse_state` and `from_bytes` set the state's `game`

    def initial(self, setup: Setup) -> S:
        """The state before the first chance event or choice."""
        raise NotImplementedError("initial")

    def generate(self, state: S, player: i64, out: Choices) -> None:
        """Fill `out` with the legal actions of `player` (or CHANCE), ascending and without doubles."""
        raise NotImplementedError("generate")

    def push(self, state: S, action: i64) -> None:
        """Carry out a legal `action` in place. Trusts its caller."""
        raise NotImplementedError("push")

    def weight(self, state: S, action: i64) -> i64:
        """How often, of all that chance may do now, the components bring `action`: at least 1."""
        del state, action
        return 1

    def draw(self, state: S, rng: Rng) -> i64:
        """A chance action, as likely as its weight says: one number below their sum is drawn.

        A title may do the same faster; `core.conformance` compares.
        """
        out = Choices()
        self.generate(state, CHANCE, out)
        total: i64 = 0
        index: i64 = 0
        while index < out.count:
            total += self.weight(state, out.at(index))
            index += 1
        if total <= 0:
            raise self.stuck(state, CHANCE)
        left = rng.below(total)
        index = 0
        while left >= 0:
            left -= self.weight(state, out.at(index))
            index += 1
        return out.at(index - 1)

    def view(self, state: S, viewer: int | None) -> View[S]:
        """What `viewer` (None: a spectator) may know."""
        raise NotImplementedError("view")

    def glance(self, state: S, viewer: i64) -> S:
        """What player `viewer` may know, to be read at once and never kept or changed.

        The same as in their view. A title that hides nothing may give `state` itself.
        """
        return self.view(state, int(viewer)).known

    def determinize(self, view: View[S], rng: Rng) -> S:
        """A full state that may lie behind `view`, each equally likely as far as the viewer can tell."""
        raise NotImplementedError("determinize")

    def step(self, state: S) -> str:
        """The step of the game that `state` stands at, by the word in the message `step-…`."""
        raise NotImplementedError("step")

    def asks(self, state: S, player: i64, kind: i64) -> bool:
        """Whether the step that `state` stands at asks `player`, who is to act, for this kind of action."""
        raise NotImplementedError("asks")

    def bars(self, state: S, player: i64, action: i64) -> Refusal | None:
        """The rule that forbids an action of a kind that is asked for now, None when it is legal."""
        raise NotImplementedError("bars")

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError("outcome")

    def preview(self, view: View[S], action: int) -> Preview:
        """What a legal `action` of the viewer would cost and change."""
        raise NotImplementedError("preview")

    def foresee(self, view: View[S]) -> list[Foresight]:
        """What the viewer may come to choose in this turn and is not asked yet; a game need not tell."""
        del view
        return []

    def write_action(self, action: int) -> str:
        """The action in notation. Raises InvalidAction for a number that is no action."""
        return self.grammar.write(action)

    def parse_action(self, text: str) -> int:
        """The inverse of `write_action`. Raises InvalidAction."""
        return self.grammar.parse(text)

    def write_state(self, state: S) -> str:
        """The whole state in one line of notation."""
        raise NotImplementedError("write_state")

    def parse_state(self, text: str) -> S:
        """The inverse of `write_state`. Raises InvalidAction naming the part that is wrong."""
        raise NotImplementedError("parse_state")

    def from_bytes(self, data: bytes) -> S:
        """The inverse of `State.to_bytes`."""
        raise NotImplementedError("from_bytes")

    def all_actions(self, state: S) -> list[int]:
        """Every well-formed action, legal or not: the whole space the rules choose from."""
        return self.grammar.all(int(state.size))

    def part(self, state: S, kind: i64) -> i64:
        """Which part of the arguments of a kind `state` leaves to choose from, where they come in parts."""
        del state, kind
        return 0

    def observation_blocks(self, players: int) -> list[tuple[str, int]]:
        """The named blocks of what `observe` tells at a table of so many, and how many numbers each has."""
        del players
        return []

    def observe(self, known: S, viewer: i64, out: Features) -> None:
        """Put into `out` what `viewer` sees, laid out as the blocks say; any state can be told.

        known: their view. Seats come in turn, the viewer's own first.
        """
        del known, viewer, out

    def present(self, view: View[S]) -> dict[str, object]:
        """The view as JSON-able data, for browsers and programs: at least who is asked, under "to_act"."""
        raise NotImplementedError("present")

    def present_action(self, view: View[S], action: int) -> dict[str, object]:
        """An action as JSON-able data: at least its notation under "action" and a "kind"."""
        raise NotImplementedError("present_action")

    def picture(self, state: S) -> str:
        """The table in plain characters, for `str(state)`; without a drawing of its own, the notation."""
        return self.write_state(state)

    def components(self) -> dict[str, object]:
        """The contents of the box as JSON-able data."""
        raise NotImplementedError("components")

    def words(self, lang: str) -> str:
        """What it says in a language, in Fluent; "" where that stands in its package, `messages/en.ftl`, …"""
        del lang
        return ""

    # What follows

    @property
    def grammar(self) -> Grammar:
        """The notation of its actions. Raises NotImplementedError for a title that has its own."""
        if self._grammar is None:
            raise NotImplementedError("grammar")
        return self._grammar

    @property
    def version(self) -> str:
        """What ids of actions and observations belong to: the game, its rules version and its edition."""
        return f"{self.facts.id}-{self.facts.rules_version}-{self.edition_hash[:8]}"

    @property
    def codec(self) -> Codec:
        """Dense ids of its actions, made when they are asked for."""
        codec = self._codec
        if codec is None:
            codec = self._codec = Codec(self.grammar.kinds())
        return codec

    def decode(self, state: S, player: i64, id: i64) -> i64:
        """The action of `player` (or CHANCE) that an id of `codec` stands for in `state`, legal or not.

        Raises InvalidAction for an id that stands for nothing there.
        """
        codec = self.codec
        table = codec.chance if player < 0 else codec.players
        return codec.decode(player, id, self.part(state, table.kind_of(id)))

    def reason(self, view: View[S], player: int, action: int) -> Refusal:
        """Why `action`, which is not legal, is forbidden to `player`, told from what `view` shows."""
        known, kind = view.known, kind_of(action)
        refusal = self._not_now(known, player, action)
        if refusal is None and not self.asks(known, player, kind):
            refusal = Refusal("wrong-step", {"step": self.step(known)})
        if refusal is None:
            refusal = self.bars(known, player, action)
        if refusal is None:
            raise RuntimeError(f"{self.write_action(action)} is not legal, and nothing bars it")
        return refusal

    def _not_now(self, known: S, player: int, action: int) -> Refusal | None:
        """What has nothing to do with the kind of action that a player chooses."""
        if not known.to_act:
            return Refusal("over")
        if actor(action) == CHANCE:
            acts = player == CHANCE and known.to_act == CHANCE_ACTS
            return Refusal("not-drawable" if acts else "chance")
        if actor(action) != player or player >= known.size:
            return Refusal("not-your-action")
        if known.to_act == CHANCE_ACTS:
            return Refusal("chance-acts")
        if known.to_act >> player & 1:
            return None
        return self.idle(known, player)

    def idle(self, known: S, player: int) -> Refusal:
        """Why `player` is not to act while others are."""
        del player
        others = members(known.to_act)
        return Refusal("not-active", {"player": others[0]}) if len(others) == 1 else Refusal("waiting")

    def chance_outcomes(self, state: S) -> list[tuple[int, float]]:
        """Every action chance may take now, ascending, with its probability; their sum is 1."""
        weights = [(action, int(self.weight(state, action))) for action in self.legal_actions(state, CHANCE)]
        total = sum(weight for _, weight in weights)
        return [(action, weight / total) for action, weight in weights]

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked setup, defaults filled in. Raises InvalidSetup naming what is wrong and what would do.

        Options that are not for such a table are not part of it.
        """
        low, high = self.facts.players
        if not low <= players <= high:
            raise InvalidSetup(f"{self.facts.title} is for {low} to {high} players, not {players}")
        given = {} if options is None else dict(options)
        chosen: dict[str, str] = {}
        for option in self.facts.options:
            if option.offered(players, chosen):
                chosen[option.name] = given.pop(option.name, option.default)
                if chosen[option.name] not in option.values:
                    values = ", ".join(option.values)
                    raise InvalidSetup(
                        f"option {option.name}: {chosen[option.name]!r} is not one of {values}"
                    )
            elif option.name in given:
                raise InvalidSetup(option.refusal(players, chosen))
        known = ", ".join(chosen) or "none"
        for name in given:
            raise InvalidSetup(f"{self.facts.title} has no option {name!r}; its options: {known}")
        return Setup(players, chosen)

    def players_to_act(self, state: S) -> list[int]:
        """Who may act now: players ascending, [CHANCE] at a chance node, [] when the game is over."""
        return [CHANCE] if state.to_act == CHANCE_ACTS else members(state.to_act)

    def legal_actions(self, state: S, player: int) -> list[int]:
        """What `player` (or CHANCE) may do now, ascending; empty when they are not to act."""
        if not self.may_act(state, player):
            return []
        out = Choices()
        self.generate(state, player, out)
        return out.to_list()

    def offer(self, state: S, out: Choices) -> i64:
        """Fill `out` with what the first of those who are to act may do, and return who that is.

        Empties `out` before. Not for chance, nor after the end. Raises InvalidGame where nothing is legal.
        """
        player = lowest(state.to_act)
        out.clear()
        self.generate(state, player, out)
        if out.count == 0:
            raise self.stuck(state, int(player))
        return player

    def stuck(self, state: S, player: int) -> InvalidGame:
        """The error that `player` is asked, and nothing is legal: the rules forgot to end or to pass on."""
        said = f"{self.facts.title}: {write_player(player)} is asked and may do nothing"
        return InvalidGame(f"{said}: {self.write_state(state)}")

    def may_act(self, state: S, player: int) -> bool:
        """Whether it is (also) `player`'s turn to act."""
        if player == CHANCE:
            return state.to_act == CHANCE_ACTS
        return state.to_act != CHANCE_ACTS and player >= 0 and bool(state.to_act >> player & 1)

    def is_legal(self, state: S, action: int) -> bool:
        """Whether `action` may be taken now, by the player it names."""
        return action in self.legal_actions(state, int(actor(action)))

    def explain(self, state: S, player: int, action: int) -> Refusal | None:
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

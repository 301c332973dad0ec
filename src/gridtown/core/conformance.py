"""What every game must keep to, checked along one random game; no title is known here.

Each ply is looked at before an action is taken: whose turn it is, what is legal and what is refused, what
each seat may know, and that text, bytes and JSON come back as they went. After the end the game is played
once more through `Play`, replayed from its record, and resumed from the middle.
"""

from __future__ import annotations

import json
import math
from typing import Final, Generic, TypeVar, cast

from gridtown.core.action import CHANCE, actor, kind_of
from gridtown.core.errors import EndlessGame, IllegalAction, InvalidAction
from gridtown.core.event import Event
from gridtown.core.game import Game, Setup
from gridtown.core.play import Play, replay
from gridtown.core.playout import playout
from gridtown.core.preview import Preview
from gridtown.core.record import Record
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View

S = TypeVar("S", bound=State)

LIMIT: Final = 20_000
"""A random game that takes more plies than this does not end."""

SAMPLE: Final = 4
"""How many actions, of all that could be looked at, are looked at when not all are."""

PLY_IN: Final = 3
"""One ply in so many is looked at closely when not all are."""

DOORS_IN: Final = 16
"""Of all plies looked at closely, one in so many sends every action through both doors, not a few."""

RESUME_EVERY: Final = 10
CHOICES: Final = 1  # the stream of the players' choices; stream 0 is what `Play` draws chance from
GUESSES: Final = 2
BITS: Final = 30  # of an action
NONSENSE: Final = (-1, -(1 << 40), 1 << BITS, 1 << 62, 1 << 63, 1 << 70)


def check(game: Game[S], setup: Setup, seed: int, *, exhaustive: bool) -> int:
    """Play one random game and check everything a game promises at every ply; the plies checked.

    exhaustive: look closely at every ply, at every action of the one who acts and at every seat, and resume
    from every tenth ply; otherwise at some of each, chosen by the seed. Raises AssertionError naming game,
    setup, seed, ply and action.
    """
    try:
        walk = _Walk(game, setup, seed, exhaustive)
    except NotImplementedError as error:
        raise AssertionError(f"{game.facts.id}: the game has no {error}") from error
    try:
        walk.play()
        walk.check_end()
        walk.check_record()
    except AssertionError:
        raise
    except NotImplementedError as error:
        raise AssertionError(f"{walk.where()}: the game has no {error}") from error
    except EndlessGame as error:
        raise AssertionError(f"{walk.where()}: the game does not end") from error
    except Exception as error:
        raise AssertionError(f"{walk.where()}: {type(error).__name__}: {error}") from error
    return len(walk.actions)


class _Walk(Generic[S]):
    """One random game. actions: what was done. states: the bytes of where each of them started."""

    def __init__(self, game: Game[S], setup: Setup, seed: int, exhaustive: bool) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.exhaustive = exhaustive
        self.chance = Rng(seed)
        self.rng = Rng(seed, CHOICES)
        self.guesses = Rng(seed, GUESSES)
        self.state: S = game.initial(setup)
        self.space = game.all_actions(self.state)
        self.space_set = set(self.space)
        self.space_of: dict[int, list[int]] = {player: [] for player in range(CHANCE, setup.players)}
        for action in self.space:
            self.space_of[int(actor(action))].append(action)
        self.actions: list[int] = []
        self.texts: list[str] = []
        self.states: list[bytes] = []
        self.at_hand: int | None = None
        self.twins: list[tuple[str, S]] = []

    def where(self) -> str:
        """Game, setup, seed, ply and action."""
        options = "".join(f", {name}={value}" for name, value in self.setup.options.items())
        place = f"{self.game.facts.id}, {self.setup.players} players{options}, seed {self.seed}"
        return f"{place}, ply {len(self.actions)}{self._action_at_hand()}"

    def _action_at_hand(self) -> str:
        if self.at_hand is None:
            return ""
        try:
            return f", {self.game.write_action(self.at_hand)!r}"
        except Exception:
            return f", action {self.at_hand}"

    def expect(self, held: bool, complaint: str) -> None:
        """Complain unless it `held`."""
        if not held:
            raise AssertionError(f"{self.where()}: {complaint}")

    def expect_json(self, data: object, what: str) -> None:
        """`what` must come through JSON as it is: no tuples, no keys but strings, no infinite numbers."""
        back: object = json.loads(json.dumps(data, allow_nan=False))
        self.expect(back == data, f"{what} is not what comes back from its JSON")

    # Playing

    def play(self) -> None:
        """Play to the end, checking every ply."""
        self._check_space()
        while self.state.to_act:
            self.expect(len(self.actions) < LIMIT, "the game does not end")
            closely = self.exhaustive or not self._below(PLY_IN)
            self._check_turns()
            if closely:
                self._check_state()
                self._check_views()
            action = self._choose()
            if closely:
                self._check_choices(int(actor(action)))
                self._check_refusals(int(actor(action)))
            self._take(action, closely)

    def _choose(self) -> int:
        """What happens next, drawn as `Play` would draw it or chosen at random."""
        active = self.game.players_to_act(self.state)
        if active == [CHANCE]:
            return self._draw()
        player = active[self._below(len(active))]
        return self._pick(self.game.legal_actions(self.state, player))

    def _draw(self) -> int:
        """What chance does, drawn as the weights say."""
        legal = self.game.legal_actions(self.state, CHANCE)
        for action in self._some(legal, self.exhaustive):
            self.at_hand = action
            weight = int(self.game.weight(self.state, action))
            self.expect(weight > 0, f"chance may take it, and its weight is {weight}")
        self.chance.seek(len(self.actions))
        by_weight = int(Game.draw(self.game, self.state, self.chance))
        self.chance.seek(len(self.actions))
        self.at_hand = drawn = int(self.game.draw(self.state, self.chance))
        self.expect(drawn in legal, "chance draws what it may not")
        self.expect(drawn == by_weight, f"drawn, where the weights draw {by_weight}")
        return drawn

    def _below(self, n: int) -> int:
        return int(self.rng.below(n))

    def _pick(self, actions: list[int]) -> int:
        return actions[self._below(len(actions))]

    def _some(self, actions: list[int], all_of_them: bool) -> list[int]:
        """All of `actions`, or a few at random."""
        if all_of_them or len(actions) <= SAMPLE:
            return actions
        return [self._pick(actions) for _ in range(SAMPLE)]

    # Taking an action

    def _take(self, action: int, closely: bool) -> None:
        """Push it, and see that it changes nobody else's choice and nothing in a copy."""
        game, before = self.game, self.state.to_bytes()
        self.at_hand = action
        if closely:
            self._take_every_way(action)
            self.expect(self.state.to_bytes() == before, "a copy shares something with its original")
        kept, others = self.state.copy(), self._others(int(actor(action)))
        views = [self.game.view(self.state, viewer) for viewer in (self._viewers() if closely else ())]
        seen = [view.known.to_bytes() for view in views]
        self.actions.append(action)
        self.texts.append(game.write_action(action))
        self.states.append(before)
        game.push(self.state, action)
        self.expect(kept.to_bytes() == before, "the original shares something with its copy")
        for view, known in zip(views, seen, strict=True):
            same = view.known.to_bytes() == known
            self.expect(same, f"the view of player {view.viewer} shares something with the state")
        for player, legal in others.items():
            now = game.legal_actions(self.state, player)
            self.expect(now == legal, f"it changes what player {player} chooses from at the same time")

    def _take_every_way(self, action: int) -> None:
        """By every way an action can be taken, and from every form a state can have, the same follows."""
        after = self._apply(action)
        for way, state in self.twins:
            self.game.push(state, action)
            self.expect(state.to_bytes() == after, f"apply leads elsewhere than push on {way}")

    def _apply(self, action: int) -> bytes:
        """The state after `action`, through the checked door, with events and without."""
        events: list[Event] = []
        told = self.game.apply(self.state, action, events)
        self.expect(told.journal is None, "apply leaves a journal open")
        after = told.to_bytes()
        self.expect(self.game.apply(self.state, action).to_bytes() == after, "events change what happens")
        for event in events:
            self.expect_json(event.args, f"the event {event.id!r}")
            self.expect(CHANCE <= event.player < self.setup.players, f"the event {event.id!r} is nobody's")
        return after

    def _twins(self, data: bytes, text: str) -> list[tuple[str, S]]:
        """The state at hand once more, made in every way there is."""
        read = self.game.parse_state(text)
        copied = cast(S, self.state.copy())
        return [("a copy", copied), ("the bytes read", self.game.from_bytes(data)), ("the text read", read)]

    def _others(self, player: int) -> dict[int, list[int]]:
        """What all others choose from who choose at the same time; it is theirs until they have chosen."""
        active = self.game.players_to_act(self.state)
        return {other: self.game.legal_actions(self.state, other) for other in active if other != player}

    # The state

    def _check_state(self) -> None:
        """Copies, bytes and notation of a state are that state."""
        data = self.state.to_bytes()
        self.at_hand = None
        active = self.game.players_to_act(self.state)
        text = self.game.write_state(self.state)
        self.twins = self._twins(data, text)
        for way, state in self.twins:
            self.expect(state.to_bytes() == data, f"{way} differ from the state")
            self.expect(state.journal is None, f"{way} have a journal")
            for player in active:
                same = self.game.legal_actions(state, player) == self.game.legal_actions(self.state, player)
                self.expect(same, f"{way} allow player {player} something else than the state")
        self._check_damaged_state(text)

    def _check_damaged_state(self, text: str) -> None:
        """Damaged notation is refused with InvalidAction, or is the notation of another state."""
        damaged = self._damage(text)
        try:
            self.game.parse_state(damaged)
        except InvalidAction as refusal:
            self.expect(bool(str(refusal)), f"no reason why {damaged!r} is no state")
        except Exception as error:  # another name: compiled, one name has one type
            self.expect(False, f"{damaged!r} is refused with {type(error).__name__}: {error}")

    def _damage(self, text: str) -> str:
        """`text` with one character gone, doubled or another."""
        at = self._below(len(text))
        middle = ("", text[at] * 2, "9", " ", text[at].swapcase())[self._below(5)]
        return text[:at] + middle + text[at + 1 :]

    # Turns

    def _check_turns(self) -> None:
        """Whose turn it is: somebody's, or chance's alone; and only theirs."""
        game, state = self.game, self.state
        active = game.players_to_act(state)
        self.expect(bool(active), "nobody is to act, and the game is not over")
        self.expect(active == sorted(set(active)), f"active players are out of order: {active}")
        self.expect(CHANCE not in active or len(active) == 1, "chance acts at the same time as players")
        self.expect(active[-1] < self.setup.players, f"there is no player {active[-1]}")
        self.expect(game.outcome(state) is None, "there is an outcome before the end")
        for player in range(CHANCE, self.setup.players):
            legal = game.legal_actions(state, player)
            self.expect(bool(legal) == (player in active), f"player {player} may do {len(legal)} things")
            self._check_list(player, legal)

    def _check_list(self, player: int, legal: list[int]) -> None:
        """Legal actions ascend, without doubles, name their player and are among all actions."""
        previous = -1
        for action in legal:
            self.at_hand = action
            self.expect(previous < action, "it is out of order among the legal actions")
            self.expect(actor(action) == player, f"it is legal for player {player}, and not theirs")
            self.expect(action in self.space_set, "it is legal, and not among all actions")
            previous = action
        self.at_hand = None

    # Views

    def _viewers(self) -> list[int | None]:
        """All seats and the spectator, or one of them."""
        everybody: list[int | None] = [None, *range(self.setup.players)]
        return everybody if self.exhaustive else [everybody[self._below(len(everybody))]]

    def _check_views(self) -> None:
        """What a seat knows decides what it may do, and a guess at the rest fits what it knows."""
        for viewer in self._viewers():
            view = self.game.view(self.state, viewer)
            self.expect(view.viewer == viewer, f"player {viewer} gets the view of {view.viewer}")
            if not (self.exhaustive and self._below(PLY_IN)):
                self._check_presented(view)
            self._check_guess(view)
        for player in self.game.players_to_act(self.state):
            if player != CHANCE:
                known = self.game.view(self.state, player).known
                same = self.game.legal_actions(known, player) == self.game.legal_actions(self.state, player)
                self.expect(same, f"the view of player {player} allows something else than the state")

    def _check_presented(self, view: View[S]) -> None:
        shown = self.game.present(view)
        self.expect_json(shown, f"the view of player {view.viewer} presented")
        asked = [player for player in self.game.players_to_act(self.state) if player != CHANCE]
        told = shown.get("to_act")
        self.expect(told == asked, f"the view of player {view.viewer} is presented with {told} to act")

    def _check_guess(self, view: View[S]) -> None:
        game, known, viewer = self.game, view.known.to_bytes(), view.viewer
        guess = game.determinize(view, self.guesses)
        again = game.view(guess, viewer).known.to_bytes()
        self.expect(again == known, f"the guess of player {viewer} looks different to them")
        self.expect(guess.to_act == self.state.to_act, f"in the guess of player {viewer} others are to act")
        if viewer is not None:
            same = game.legal_actions(guess, viewer) == game.legal_actions(self.state, viewer)
            self.expect(same, f"the guess of player {viewer} allows them something else")
        if not self._below(8):
            playout(game, guess, self.guesses, LIMIT)
            self.expect(guess.to_act == 0, f"the guess of player {viewer} can't be played to its end")
            self.expect(view.known.to_bytes() == known, f"guessing changes the view of player {viewer}")

    # Choices

    def _check_choices(self, player: int) -> None:
        """Everything that can be asked about a legal action of the one who acts."""
        view = self.game.view(self.state, None if player == CHANCE else player)
        known = view.known.to_bytes()
        legal = self.game.legal_actions(self.state, player)
        for action in self._some(legal, self.exhaustive and player != CHANCE):
            self.at_hand = action
            self._check_text(action)
            shown = self.game.present_action(view, action)
            self.expect_json(shown, "the action presented")
            self.expect(shown["action"] == self.game.write_action(action), "it is presented as another")
            self.expect(isinstance(shown["kind"], str), "it is presented without a kind")
            self.expect(self.game.explain(self.state, player, action) is None, "legal, and forbidden")
            if player != CHANCE:
                preview = self.game.preview(view, action)
                self._check_preview(player, preview)
                self._check_settled(player, action, preview)
                value = self.game.value(view, action)
                self.expect(math.isfinite(value), f"its value is {value}")
        self.at_hand = None
        self.expect(view.known.to_bytes() == known, "asking about actions changes the view")

    def _check_text(self, action: int) -> None:
        """Notation is one to one: what is not exactly the notation of an action is refused."""
        text = self.game.write_action(action)
        self.expect(self.game.parse_action(text) == action, f"{text!r} is read as another action")
        damaged = self._damage(text)
        try:
            read = self.game.parse_action(damaged)
        except InvalidAction:
            return
        self.expect(self.game.write_action(read) == damaged, f"{damaged!r} is read as an action, too")

    def _check_preview(self, player: int, preview: Preview) -> None:
        for cost in preview.costs:
            self.expect_json(cost.args, f"the cost {cost.what!r}")
            self.expect(cost.amount >= 0, f"the cost {cost.what!r} is {cost.amount}")
            seats = range(self.setup.players)
            payable = cost.payee is None or (cost.payee in seats and cost.payee != player)
            self.expect(payable, f"the cost {cost.what!r} is paid to {cost.payee}")
        for change in preview.changes:
            self.expect(bool(change.line), "a change of the score has no line")
            self.expect_json(change.args, f"the change {change.line!r}")
            others = (None, *(seat for seat in range(self.setup.players) if seat != player))
            self.expect(change.player in others, f"the change {change.line!r} is for {change.player}")

    def _check_settled(self, player: int, action: int, preview: Preview) -> None:
        """What a settled preview says of the standing comes true."""
        standing = self.game.standing(self.state)
        if not preview.settled or not standing:
            return
        for change in preview.changes:
            standing[player if change.player is None else change.player] += change.points
        after = cast(S, self.state.copy())
        self.game.push(after, action)
        found = self.game.standing(after)
        self.expect(found == standing, f"its preview promises the standing {standing}, and it is {found}")

    # Refusals

    def _check_refusals(self, player: int) -> None:
        """Everything else is refused by name, and a refusal changes nothing."""
        before = self.state.to_bytes()
        self._check_bars(player)
        if self.exhaustive:
            self._check_reasons(player)
        everything = self.exhaustive and not self._below(DOORS_IN)
        for action in self._some(self.space_of[player], everything) + self._some(self.space, False):
            if not self.game.is_legal(self.state, action):
                self._check_refusal(int(actor(action)), action)
            other = self._below(self.setup.players)
            if other != actor(action):
                rule = self.game.explain(self.state, other, action)
                self.expect(rule is not None, f"player {other} may do what is another's")
        self._check_nonsense()
        self.at_hand = None
        self.expect(self.state.to_bytes() == before, "refusals change the state")

    def _check_bars(self, player: int) -> None:
        """What the step asks for and nothing bars is what is legal, on the state and on the player's view."""
        legal = set(self.game.legal_actions(self.state, player))
        known = [self.state] if player == CHANCE else [self.state, self.game.view(self.state, player).known]
        some = self._some(sorted(legal), self.exhaustive) + self._some(self.space_of[player], self.exhaustive)
        for action in some:
            self.at_hand = action
            for state in known:
                asked = self.game.asks(state, player, kind_of(action))
                rule = self.game.bars(state, player, action) if asked else None
                self._check_bar(action in legal, asked, rule)

    def _check_bar(self, legal: bool, asked: bool, rule: Refusal | None) -> None:
        if legal:
            self.expect(asked, "it is legal, and the step does not ask for it")
            self.expect(rule is None, f"it is legal, and the rule {rule and rule.id!r} bars it")
        else:
            self.expect(not asked or rule is not None, "it is not legal, and nothing bars it")

    def _check_reasons(self, player: int) -> None:
        """Every action of the one who acts that is not legal has a rule against it."""
        legal = set(self.game.legal_actions(self.state, player))
        view = self.game.view(self.state, None if player == CHANCE else player)
        for action in self.space_of[player]:
            if action not in legal:
                self.at_hand = action
                self.expect(bool(self.game.reason(view, player, action).id), "forbidden by no rule")

    def _check_refusal(self, player: int, action: int) -> None:
        """Both doors refuse it, and name the same rule."""
        self.at_hand = action
        rule = self.game.explain(self.state, player, action)
        if rule is None:
            raise AssertionError(f"{self.where()}: illegal, and nothing forbids it")
        try:
            self.game.apply(self.state, action)
        except IllegalAction as error:
            self.expect(error.refusal == rule, f"refused with {error.refusal}, but explained with {rule}")
            self.expect(self.game.parse_action(error.action) == action, f"refused as {error.action!r}")
        else:
            self.expect(False, "illegal, and carried out")
        self.expect_json(rule.args, f"the rule {rule.id!r}")

    def _check_nonsense(self) -> None:
        """A number that is no action is refused as such; one that is none here is refused somehow."""
        number = NONSENSE[self._below(len(NONSENSE))]
        self.at_hand = None
        try:
            self.game.apply(self.state, number)
        except InvalidAction:
            pass
        else:
            self.expect(False, f"{number} is taken for an action")
        self._check_number(int(self.rng.word()) >> 2)

    def _check_number(self, number: int) -> None:
        try:
            text = self.game.write_action(number)
        except InvalidAction:
            self.expect(number not in self.space_set, f"{number} is among all actions and has no notation")
            return
        self.expect(self.game.parse_action(text) == number, f"{number} is written {text!r}, which is another")

    def _check_space(self) -> None:
        """All actions ascend, without doubles."""
        self.expect(self.space == sorted(self.space_set), "all actions don't ascend, or not without doubles")
        for action in self._some(self.space, self.exhaustive):
            self.at_hand = action
            self._check_text(action)

    # The end

    def check_end(self) -> None:
        """It is over for everybody, and there is an outcome."""
        self.at_hand = None
        self.states.append(self.state.to_bytes())
        self._check_state()
        self._check_views()
        self.expect(not self.game.players_to_act(self.state), "somebody is to act after the end")
        for player in range(CHANCE, self.setup.players):
            self.expect(not self.game.legal_actions(self.state, player), f"player {player} goes on")
        for action in self._some(self.space, self.exhaustive):
            self._check_refusal(int(actor(action)), action)
        self.at_hand = None
        same = self.game.all_actions(self.state) == self.space
        self.expect(same, "all actions are others than at the start")
        self._check_outcome()

    def _check_outcome(self) -> None:
        outcome, players = self.game.outcome(self.state), self.setup.players
        if outcome is None:
            raise AssertionError(f"{self.where()}: the game is over without an outcome")
        self.expect(len(outcome.scores) == players, f"{outcome} has not one score a player")
        self.expect(len(outcome.ranking) == players, f"{outcome} has not one rank a player")
        for place in outcome.ranking:
            better = sum(other < place for other in outcome.ranking)
            self.expect(place == 1 + better, f"{outcome} is no ranking: ties share the better rank")
        self.expect(bool(outcome.termination), f"{outcome} does not say how the game ended")
        standing = self.game.standing(self.state)
        self.expect(standing in ([], outcome.scores), f"the standing is {standing} at {outcome}")

    # The record

    def check_record(self) -> None:
        """`Play`, `replay` and `Play.resume` lead through the same states as the live game did."""
        play = Play(self.game, self.setup, self.seed)
        self._follow(play, len(self.actions))
        self.expect(play.over, "played again, the game is not over")
        record = self._through_json(play.record)
        self.expect(record.actions == self.texts, "the record does not say what was done")
        seen = 0
        for text, state in replay(self.game, record):
            self.expect(text == self.texts[seen], f"replay does {text!r} as action {seen + 1}")
            seen += 1
            self.expect(state.to_bytes() == self.states[seen], f"replay differs after {seen} actions")
        self.expect(seen == len(self.actions), f"replay ends after {seen} actions")
        self._check_resuming(record)

    def _follow(self, play: Play[S], until: int) -> None:
        """Go on as the live game did, up to `until` actions, comparing every state."""
        done = len(play.record.actions)
        self._compare(play, done)
        while done < min(until, len(self.actions)):
            play.apply(self.actions[done])
            done = len(play.record.actions)
            self._compare(play, done)

    def _compare(self, play: Play[S], done: int) -> None:
        same = play.record.actions == self.texts[:done] and play.state.to_bytes() == self.states[done]
        self.expect(same, f"played again, the game differs after {done} actions")

    def _through_json(self, record: Record) -> Record:
        text = record.to_json()
        back = Record.from_json(text)
        self.expect(back.to_json() == text, "the record differs from its JSON read and written")
        return back

    def _check_resuming(self, record: Record) -> None:
        """From every tenth prefix, as far as the next."""
        lengths = list(range(0, len(self.actions) + 1, RESUME_EVERY))
        for length in self._some(lengths, self.exhaustive):
            play = Play.resume(self.game, self._through_json(record.head(length)))
            self.expect(len(play.record.actions) >= length, f"resumed short of {length} actions")
            self._follow(play, length + RESUME_EVERY)

"""What every game must keep to, checked along one random game; no title is known here.

Each ply is looked at before an action is taken: whose turn it is, what is legal and what is refused, what
each seat may know and observes, and that text, bytes, JSON and ids come back as they went. After the end
the game is played once more through `Play`, replayed from its record, and resumed from the middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar, cast

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import EndlessGame, InvalidAction, InvalidGame
from gridtown.core.event import Event
from gridtown.core.game import Game, Option, Setup
from gridtown.core.numbering import Numbering
from gridtown.core.play import Play, replay
from gridtown.core.questions import LIMIT, PLY_IN
from gridtown.core.record import Record
from gridtown.core.source_line import source_line
from gridtown.core.state import State
from gridtown.core.walk import who

S = TypeVar("S", bound=State)

RESUME_EVERY: Final = 10


def check(game: Game[S], setup: Setup, seed: int, *, exhaustive: bool) -> int:
    """Play one random game and check everything a game promises at every ply; the plies checked.

    exhaustive: look closely at every ply, at every action of the one who acts and at every seat, and resume
    from every tenth ply; otherwise at some of each, chosen by the seed. Raises AssertionError naming game,
    setup, seed, ply and action.
    """
    try:
        walk = _Conformance(game, setup, seed, exhaustive)
    except Exception as error:
        raise AssertionError(f"{game.facts.id}: {_said(error)}") from error
    try:
        walk.play()
        walk.check_end()
        walk.check_record()
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"{walk.where()}: {_said(error)}") from error
    return len(walk.actions)


def _said(error: Exception) -> str:
    """What an exception says of a game, with the line of the game where it arose."""
    if isinstance(error, NotImplementedError):
        return f"the game has no {error}"
    if isinstance(error, EndlessGame):
        return "the game does not end"
    said = str(error) if isinstance(error, InvalidGame) else f"{type(error).__name__}: {error}"
    line = source_line(error)
    return f"{line}: {said}" if line else said


def setups(game: Game[S]) -> Iterator[Setup]:
    """Every number of players, with every value of every option that they have, one at a time.

    What an option needs is chosen with it: the last of the values with which there is this choice.
    """
    low, high = game.facts.players
    for players in range(low, high + 1):
        yield game.setup(players)
        for option in game.facts.options:
            needed, seats = _needed(game, option, players)
            for value in option.values if seats else ():
                if value != option.default:
                    yield game.setup(players, {**needed, option.name: value})


def _needed(game: Game[S], option: Option, players: int) -> tuple[dict[str, str], bool]:
    """What has to be chosen for an option to be offered, and whether so many players may choose it."""
    options = {one.name: one for one in game.facts.options}
    found: dict[str, str] = {}
    seats = option.seats(players)
    while option.needs is not None:
        name, values = option.needs
        found[name], option = values[-1], options[name]
        seats = seats and option.seats(players)
    return found, seats


class _Conformance(Numbering[S]):
    """All that one random game is held to. twins: the state at hand, made in every way there is."""

    def __init__(self, game: Game[S], setup: Setup, seed: int, exhaustive: bool) -> None:
        super().__init__(game, setup, seed, exhaustive)
        self.twins: list[tuple[str, S]] = []

    # Playing

    def play(self) -> None:
        """Play to the end, checking every ply."""
        self._check_space()
        while self.state.to_act:
            self.expect(len(self.actions) < LIMIT, "the game does not end")
            self.look()
            closely = self.exhaustive or not self.below(PLY_IN)
            self._check_turns()
            if closely:
                self._check_state()
                self.check_views()
            action = self._choose()
            if closely:
                self.check_ids(int(actor(action)))
                self.check_observation()
                self.check_choices(int(actor(action)))
                self.check_refusals(int(actor(action)))
            self._take(action, closely)

    def _choose(self) -> int:
        """What happens next, drawn as `Play` would draw it or chosen at random."""
        acting = self.game.players_to_act(self.state)
        if acting == [CHANCE]:
            return self._draw()
        player = acting[self.below(len(acting))]
        return self.pick(self.legal(player))

    def _draw(self) -> int:
        """What chance does, drawn as the weights say."""
        legal = self.legal(CHANCE)
        for action in self.some(legal, self.exhaustive):
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

    # Taking an action

    def _take(self, action: int, closely: bool) -> None:
        """Push it, and see that it changes nobody else's choice and nothing in a copy."""
        game, before = self.game, self.state.to_bytes()
        self.at_hand = action
        if closely:
            self._take_every_way(action)
            self.expect(self.state.to_bytes() == before, "a copy shares something with its original")
        kept, others = self.state.copy(), self._others(int(actor(action)))
        views = [self.view(viewer) for viewer in (self.viewers() if closely else ())]
        seen = [view.known.to_bytes() for view in views]
        self.actions.append(action)
        self.texts.append(game.write_action(action))
        self.states.append(before)
        game.push(self.state, action)
        self.expect(kept.to_bytes() == before, "the original shares something with its copy")
        for view, known in zip(views, seen, strict=True):
            same = view.known.to_bytes() == known
            self.expect(same, f"the view of {who(view.viewer)} shares something with the state")
        for player, legal in others.items():
            now = game.legal_actions(self.state, player)
            self.expect(now == legal, f"it changes what {who(player)} chooses from at the same time")

    def _take_every_way(self, action: int) -> None:
        """By every way an action can be taken, and from every form a state can have, the same follows."""
        after = self._apply(action)
        for way, state in self.twins:
            self.game.push(state, action)
            self.expect(state.to_bytes() == after, f"apply leads elsewhere than push on {way}")

    def _apply(self, action: int) -> bytes:
        """The state after `action`, by `apply`, with events and without."""
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
        acting = self.game.players_to_act(self.state)
        return {other: self.legal(other) for other in acting if other != player}

    # The state

    def _check_state(self) -> None:
        """Copies, bytes and notation of a state are that state."""
        data = self.state.to_bytes()
        self.at_hand = None
        acting = self.game.players_to_act(self.state)
        text = self.game.write_state(self.state)
        self.twins = self._twins(data, text)
        for way, state in self.twins:
            self.expect(state.to_bytes() == data, f"{way} differ from the state")
            self.expect(state.journal is None, f"{way} have a journal")
            for player in acting:
                same = self.game.legal_actions(state, player) == self.legal(player)
                self.expect(same, f"{way} allow {who(player)} something else than the state")
        self._check_damaged_state(text)

    def _check_damaged_state(self, text: str) -> None:
        """Damaged notation is refused with InvalidAction, or is the notation of another state."""
        damaged = self.damage(text)
        try:
            self.game.parse_state(damaged)
        except InvalidAction as refusal:
            self.expect(bool(str(refusal)), f"no reason why {damaged!r} is no state")
        except Exception as error:  # another name: compiled, one name has one type
            self.expect(False, f"{damaged!r} is refused with {type(error).__name__}: {error}")

    # Turns

    def _check_turns(self) -> None:
        """Whose turn it is: somebody's, or chance's alone; and only theirs."""
        game, state = self.game, self.state
        acting = game.players_to_act(state)
        self.expect(bool(acting), "nobody is to act, and the game is not over")
        self.expect(acting == sorted(set(acting)), f"those to act are out of order: {acting}")
        self.expect(CHANCE not in acting or len(acting) == 1, "chance acts at the same time as players")
        self.expect(acting[-1] < self.setup.players, f"there is no {who(acting[-1])}")
        self.expect(game.outcome(state) is None, "there is an outcome before the end")
        for player in range(CHANCE, self.setup.players):
            legal = self.legal(player)
            self.expect(player not in acting or bool(legal), f"{who(player)} is asked and may do nothing")
            asked = player in acting or not legal
            self.expect(asked, f"{who(player)} is not asked and may do {len(legal)} things")
            self._check_list(player, legal)
        standing = game.standing(state)
        fits = len(standing) in (0, self.setup.players)
        self.expect(fits, f"the standing {standing} has not one number a player")

    def _check_list(self, player: int, legal: list[int]) -> None:
        """Legal actions ascend, without doubles, name their player and are among all actions."""
        previous = -1
        for action in legal:
            self.at_hand = action
            self.expect(previous < action, "it is out of order among the legal actions")
            self.expect(actor(action) == player, f"it is legal for {who(player)}, and not theirs")
            self.expect(action in self.space_set, "it is legal, and not among all actions")
            previous = action
        self.at_hand = None

    def _check_space(self) -> None:
        """All actions ascend, without doubles."""
        self.expect(self.space == sorted(self.space_set), "all actions don't ascend, or not without doubles")
        for action in self.some(self.space, self.exhaustive):
            self.at_hand = action
            self.check_text(action)

    # The end

    def check_end(self) -> None:
        """It is over for everybody, and there is an outcome."""
        self.at_hand = None
        self.look()
        self.states.append(self.state.to_bytes())
        self._check_state()
        self.check_views()
        self.check_observation()
        self.expect(not self.game.players_to_act(self.state), "somebody is to act after the end")
        for player in range(CHANCE, self.setup.players):
            self.expect(not self.legal(player), f"{who(player)} goes on")
        for action in self.some(self.space, self.exhaustive):
            self.check_refusal(int(actor(action)), action)
        self.at_hand = None
        same = self.game.all_actions(self.state) == self.space
        self.expect(same, "all actions are others than at the start")
        self.check_numbers()
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
        for length in self.some(lengths, self.exhaustive):
            play = Play.resume(self.game, self._through_json(record.head(length)))
            self.expect(len(play.record.actions) >= length, f"resumed short of {length} actions")
            self._follow(play, length + RESUME_EVERY)

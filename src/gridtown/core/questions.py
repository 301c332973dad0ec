"""What every game is asked at a ply: what each seat may know, what is legal and what is refused."""

from __future__ import annotations

import math
from typing import Final, TypeVar, cast

from gridtown.core.action import CHANCE, actor, kind_of
from gridtown.core.errors import IllegalAction, InvalidAction
from gridtown.core.playout import playout
from gridtown.core.preview import Preview
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.core.walk import Walk, who

S = TypeVar("S", bound=State)

LIMIT: Final = 20_000
"""A random game that takes more plies than this does not end."""

PLY_IN: Final = 3
"""One ply in so many is looked at closely when not all are."""

ALL_REFUSED_IN: Final = 64
"""At one ply in so many of those looked at closely, every action that is refused is tried, not a few."""

BITS: Final = 30  # of an action
NONSENSE: Final = (-1, -(1 << 40), 1 << BITS, 1 << 62, 1 << 63, 1 << 70)


class Questions(Walk[S]):
    """The questions about views, choices and refusals."""

    # Views

    def check_views(self) -> None:
        """What a seat knows decides what it may do, and a guess at the rest fits what it knows."""
        for viewer in self.viewers():
            view = self.view(viewer)
            self.expect(view.viewer == viewer, f"{who(viewer)} gets the view of {who(view.viewer)}")
            if not (self.exhaustive and self.below(PLY_IN)):
                self._check_presented(view)
            self._check_guess(view)
        for player in self.game.players_to_act(self.state):
            if player != CHANCE:
                known = self.view(player).known
                same = self.game.legal_actions(known, player) == self.legal(player)
                self.expect(same, f"the view of {who(player)} allows something else than the state")

    def _check_presented(self, view: View[S]) -> None:
        shown = self.game.present(view)
        self.expect_json(shown, f"the view of {who(view.viewer)} presented")
        asked = [player for player in self.game.players_to_act(self.state) if player != CHANCE]
        told = shown.get("to_act")
        self.expect(told == asked, f"the view of {who(view.viewer)} is presented with {told} to act")

    def _check_guess(self, view: View[S]) -> None:
        game, known, viewer = self.game, view.known.to_bytes(), view.viewer
        guess = game.determinize(view, self.guesses)
        again = game.view(guess, viewer).known.to_bytes()
        guessed = f"what `determinize` guesses for {who(viewer)}"
        self.expect(again == known, f"{guessed} looks different to them: keep what the view shows")
        self.expect(guess.to_act == self.state.to_act, f"in {guessed} others are to act")
        if viewer is not None:
            same = game.legal_actions(guess, viewer) == self.legal(viewer)
            self.expect(same, f"{guessed} allows them something else")
        if not self.below(8):
            playout(game, guess, self.guesses, LIMIT)
            self.expect(guess.to_act == 0, f"{guessed} can't be played to its end")
            self.expect(view.known.to_bytes() == known, f"guessing changes the view of {who(viewer)}")

    # Legal actions

    def check_choices(self, player: int) -> None:
        """Everything that can be asked about a legal action of the one who acts."""
        view = self.view(None if player == CHANCE else player)
        known = view.known.to_bytes()
        for action in self.some(self.legal(player), self.exhaustive and player != CHANCE):
            self.at_hand = action
            self.check_text(action)
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

    def check_text(self, action: int) -> None:
        """Notation is one to one: what is not exactly the notation of an action is refused."""
        text = self.game.write_action(action)
        self.expect(self.game.parse_action(text) == action, f"{text!r} is read as another action")
        damaged = self.damage(text)
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
            self.expect(payable, f"the cost {cost.what!r} is paid to {who(cost.payee)}")
        for change in preview.changes:
            self.expect(bool(change.line), "a change of the score has no line")
            self.expect_json(change.args, f"the change {change.line!r}")
            others = (None, *(seat for seat in range(self.setup.players) if seat != player))
            self.expect(change.player in others, f"the change {change.line!r} is for {who(change.player)}")

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

    def check_refusals(self, player: int) -> None:
        """Everything else is refused by name, and a refusal changes nothing."""
        before = self.state.to_bytes()
        self._check_bars(player)
        everything = self.exhaustive and not self.below(ALL_REFUSED_IN)
        legal = {one: set(self.legal(one)) for one in self.space_of}
        for action in self.some(self.space_of[player], everything) + self.some(self.space, False):
            if action not in legal[int(actor(action))]:
                self.check_refusal(int(actor(action)), action)
            other = self.below(self.setup.players)
            if other != actor(action):
                rule = self.game.explain(self.state, other, action)
                self.expect(rule is not None, f"{who(other)} may do what is another's")
        self._check_nonsense()
        self.at_hand = None
        self.expect(self.state.to_bytes() == before, "refusals change the state")

    def _check_bars(self, player: int) -> None:
        """What the step asks for and nothing bars is what is legal, on the state and on the player's view."""
        legal = set(self.legal(player))
        view = self.view(None if player == CHANCE else player)
        some = self.some(sorted(legal), self.exhaustive) + self.some(self.space_of[player], self.exhaustive)
        for action in some:
            self.at_hand = action
            if action not in legal:
                self._check_barred(player, action)
                self.expect(bool(self.game.reason(view, player, action).id), "forbidden by no rule")
            else:
                for state in [self.state] if player == CHANCE else [self.state, view.known]:
                    self._check_unbarred(state, player, action)

    def _check_unbarred(self, state: S, player: int, action: int) -> None:
        asked = self.game.asks(state, player, kind_of(action))
        self.expect(asked, "it is legal, and the step does not ask for it")
        rule = self.game.bars(state, player, action)
        self.expect(rule is None, f"it is legal, and the rule {rule and rule.id!r} bars it")

    def _check_barred(self, player: int, action: int) -> None:
        asked = self.game.asks(self.state, player, kind_of(action))
        barred = not asked or self.game.bars(self.state, player, action) is not None
        self.expect(barred, "it is not legal, and nothing bars it")

    def check_refusal(self, player: int, action: int) -> None:
        """`explain` and `apply` refuse it, and name the same rule."""
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
        number = NONSENSE[self.below(len(NONSENSE))]
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

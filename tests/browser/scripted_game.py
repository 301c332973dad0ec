"""A game in which every choice is the test's own, and the same each time."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from tests.browser.abridged import Told
from tests.browser.visitors import NAMES, Visitor, join, set_up

Taste = Callable[[Told, Told], int]
"""Cost of an action at a view, from 0; the cheapest is chosen."""


def no_taste(view: Told, action: Told) -> int:
    """Taste of a player to whom all actions are equal."""
    del view, action
    return 0


class ScriptedGame:
    """A table. people: who sits there, by seats. taste: of the first, whom the test is about.

    turns: how often anybody was asked.
    """

    def __init__(
        self, people: Sequence[Visitor], game: str, seed: str, taste: Taste = no_taste, **options: str
    ) -> None:
        self.people = people
        self.taste = taste
        self.turns = 0
        self._lots = Random(seed)
        self._done = [Counter[str]() for _ in people]
        host, *tokens = people
        made = set_up(host, game, *NAMES[: len(people)], seed=seed, options=options)
        for guest, invitation, name in zip(tokens, made["invitations"], NAMES[1:], strict=False):
            join(guest, invitation, name)
        self.table = made["table"]

    def asked(self) -> Iterator[tuple[int, Told, Told]]:
        """Player, update and chosen action of each step, until the game is over.

        Asked for the next, it is chosen, if nothing has been chosen meanwhile.
        """
        told = self.look(0)
        while not told["over"]:
            seat = told["view"]["to_act"][0]
            told = told if told["view"]["viewer"] == seat else self.look(seat)
            action = self._pick(seat, told)
            self.turns += 1
            yield seat, told, action
            now = self.look(seat)
            told = now if now["version"] > told["version"] else self._act(seat, told, action)

    def look(self, seat: int) -> Told:
        """The update for one person."""
        told: Told = self.people[seat].told(f"/api/tables/{self.table}")
        return told

    def _pick(self, seat: int, told: Told) -> Told:
        """The cheapest action; of equals, of the kind chosen least, then at random."""
        actions, done = list(told["legal_actions"]), self._done[seat]
        self._lots.shuffle(actions)
        taste = self.taste if seat == 0 else no_taste
        action: Told = min(actions, key=lambda one: (taste(told["view"], one), done[one["kind"]]))
        done[action["kind"]] += 1
        return action

    def _act(self, seat: int, told: Told, action: Told) -> Told:
        body = {"id": f"round-{self.turns}", "version": told["version"], "action": action["action"]}
        answer: Told = self.people[seat].post(f"/api/tables/{self.table}/actions", body)
        return answer

"""Every game at the server's table: what a viewer may not know changes no byte of what a viewer is sent."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.registry import NAMES, drawn, game_of, named, seats, setups

from gridtown.core.action import kind_of
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.rule import Event
from gridtown.games.mayor.actions import BUY, MOVE
from gridtown.games.mayor.lines import RAINBOW
from gridtown.games.mayor.rules.event_tiles import KNOWN_WIDTH, TILE_WIDTH
from gridtown.games.mayor.state import DRAWING
from gridtown.messages import Messages
from gridtown.server.disk.schema import PERSON, Entry, Logged, Seat, now
from gridtown.server.play.course import Course
from gridtown.server.play.history import Viewer
from gridtown.server.play.seats import Seats
from gridtown.server.play.update import explanation, passage, previews, update
from gridtown.server.protocol import Passage, encode

SEED = 0x5EED
LOOKED_AT = 11
"""One step in so many is looked at; a prime, so that all kinds of steps come up."""

MOST = 160
"""Steps of a game that are played."""


def entry_of(name: str, players: int, options: dict[str, str] | None = None) -> Entry:
    game = game_of(name)
    return Entry(
        id="table",
        game=name,
        players=players,
        options=game.setup(players, options or {}).options,
        rules_version=game.facts.rules_version,
        edition=game.edition_hash,
        seed=f"{SEED:032x}",
        seed_known=True,
        host=None,
        public=False,
        guided=False,
        source="played",
        created=now(),
    )


def seats_of(entry: Entry) -> Seats:
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
    return Seats([Seat(player, PERSON, names[player]) for player in range(entry.players)])


def sent(course: Course, viewer: Viewer) -> list[bytes]:
    """All that the viewer can get out of the server now."""
    messages, seats = Messages(course.game, "en"), seats_of(course.entry)
    answers: list[Any] = [update(course, viewer, messages, seats), *passages(course, viewer, messages)]
    if viewer is not None:
        answers.append(previews(course, viewer, messages, seats.names))
        for action in course.game.all_actions(course.state)[:: 97 + viewer]:
            text = course.game.write_action(action)
            if text.startswith(f"P{viewer + 1} "):
                answers.append(explanation(course, viewer, text, messages, seats.names))
    return [encode(answer) for answer in answers]


def passages(course: Course, viewer: Viewer, messages: Messages) -> list[Passage]:
    """All of the log that the viewer can ask for, the newest first."""
    names, found = seats_of(course.entry).names, [Passage(course.history.version(viewer), [])]
    while found[-1].since > 0:
        found.append(passage(course, viewer, messages, names, 0, found[-1].since))
    return found


class Branch:
    """The course after the actions `log`, and after `action`, with what happened in it."""

    def __init__(self, entry: Entry, log: list[int], action: int) -> None:
        game = game_of(entry.game)
        self.course = Course(game, entry)
        setup = game.setup(entry.players, entry.options)
        play, self.heard = Play(game, setup, SEED), list[Event]()
        for before in log:
            self.course.take(before, None)
            play.apply(before)
        self.course.take(action, None)
        play.apply(action, self.heard)

    def known(self, viewer: Viewer) -> tuple[bytes, list[str]]:
        """What the viewer may know, by the rules alone."""
        heard = [repr(event) for event in self.heard if event.visible_to(viewer)]
        return self.course.view(viewer).known.to_bytes(), heard


def look_at_a_choice(entry: Entry, course: Course, log: list[int], player: int, legal: list[int]) -> int:
    """How many viewers could not tell one choice from another, and were sent the same."""
    one, other = (Branch(entry, log, action) for action in (legal[0], legal[-1]))
    hidden = 0
    for viewer in (None, *(seat for seat in range(entry.players) if seat != player)):
        if one.known(viewer) == other.known(viewer):
            hidden += legal[0] != legal[-1]
            assert sent(one.course, viewer) == sent(other.course, viewer)
        if one.known(viewer) == (course.view(viewer).known.to_bytes(), []):  # nor that there was one
            assert sent(one.course, viewer) == sent(course, viewer)
    return hidden


def look_at_the_truth(course: Course, players: int, rng: Rng) -> int:
    """Another truth behind the same view sends the same; how many truths were others."""
    truth, others = course.play.state, 0
    for viewer in (None, *range(players)):
        before = sent(course, viewer)
        course.play.state = course.game.determinize(course.view(viewer), rng)
        others += course.play.state != truth
        assert sent(course, viewer) == before
        course.play.state = truth
    return others


VARIANTS = [
    pytest.param(name, setup.options, id=named(name, setup))
    for name in NAMES
    for setup in setups(game_of(name))
    if setup.players == seats(name, 3)
]


def has_secrets(name: str, options: dict[str, str]) -> bool:
    """Whether the state holds what somebody may not know; what is drawn when needed is not in it."""
    return name == "neom" or options.get("events") == "yes"


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_what_a_viewer_may_not_know_is_not_told(name: str, options: dict[str, str]) -> None:
    players = seats(name, 3)
    entry, rng, log = entry_of(name, players, options), Rng(SEED, 1), list[int]()
    course = Course(game_of(name), entry)
    hidden = at_once = others = 0
    while not course.play.over and len(log) < MOST:
        active = course.game.active_players(course.state)
        player = active[int(rng.below(len(active)))]
        legal = course.game.legal_actions(course.state, player)
        if len(log) % LOOKED_AT == 0:
            others += look_at_the_truth(course, players, rng)
            at_once += len(active) > 1
            hidden += look_at_a_choice(entry, course, log, player, legal)
        log.append(legal[int(rng.below(len(legal)))])
        course.take(log[-1], None)
    assert hidden or not at_once, "players choose at the same time, and see each other's choices"
    assert bool(others) == has_secrets(name, options), "truths that differ are what the test lives by"


# Choices thought better of


class Thoughts:
    """A course that goes on with what one player chooses and takes back, and what others could know of it."""

    def __init__(self, entry: Entry, log: list[int]) -> None:
        self.course = Course(game_of(entry.game), entry)
        for action in log:
            self.course.take(action, None)
        self.viewers: list[Viewer] = [None, *range(entry.players)]
        self.noticed: dict[Viewer, list[tuple[bytes, list[str]]]] = {viewer: [] for viewer in self.viewers}
        self.began = {viewer: self.course.history.version(viewer) for viewer in self.viewers}

    def think(self, player: int, rng: Rng, steps: int) -> bool:
        """Let the player choose and take back, at random. False when that has led on to something else."""
        course = self.course
        for _ in range(steps):
            active, actions = int(course.state.active), len(course.play.record.actions)
            if course.may_take_back(player) is not None and rng.below(5) < 2:
                self._note(partial(self._take_back, player))
                continue
            legal = course.game.legal_actions(course.state, player)
            if not legal:
                continue
            action = legal[int(rng.below(len(legal)))]
            self._note(partial(self._take, action))
            if course.state.active & ~active or len(course.play.record.actions) > actions + 1:
                return False
        return True

    def _take_back(self, player: int) -> list[Event]:
        self.course.take_back(player, None)
        return []

    def _take(self, action: int) -> list[Event]:
        heard: list[Event] = []
        self.course.game.apply(self.course.state, action, heard)
        self.course.take(action, None)
        return heard

    def _note(self, do: Callable[[], list[Event]]) -> None:
        before = {viewer: self._known(viewer) for viewer in self.viewers}
        heard = do()
        for viewer in self.viewers:
            seen = [repr(event) for event in heard if event.visible_to(viewer)]
            if seen or self._known(viewer) != before[viewer]:
                self.noticed[viewer].append((self._known(viewer), seen))

    def _known(self, viewer: Viewer) -> bytes:
        known: bytes = self.course.view(viewer).known.to_bytes()
        return known

    def sent(self, viewer: Viewer) -> list[bytes]:
        """All that the viewer can get out of the server, also what has happened since it all began."""
        course, messages = self.course, Messages(self.course.game, "de")
        since = update(course, viewer, messages, seats_of(course.entry), self.began[viewer])
        return [*sent(course, viewer), encode(since)]


def compare(name: str, number: int) -> int:
    """How many viewers noticed the same of two trains of thought, and were sent the same."""
    players, rng, log = seats(name, 3), Rng(SEED, number), list[int]()
    entry = replace(entry_of(name, players), seed=f"{number:032x}")
    course = Course(game_of(name), entry)
    for _ in range(int(rng.below(40))):
        if course.play.over:
            return 0  # lost early
        log.append(drawn(course.game, course.state, rng))
        course.take(log[-1], None)
    active = course.game.active_players(course.state) or [0]
    player, alike = active[int(rng.below(len(active)))], 0
    trains = [Thoughts(entry, log) for _ in range(3)]
    trains = [train for train in trains if train.think(player, rng, 1 + int(rng.below(5)))]
    for one, other in pairwise(trains):
        for viewer in one.viewers:
            if viewer != player and one.noticed[viewer] == other.noticed[viewer]:
                assert one.sent(viewer) == other.sent(viewer)
                alike += one.course.state != other.course.state
    return alike


@pytest.mark.parametrize("name", NAMES)
@given(number=st.integers(0, 2**32 - 1))
@settings(max_examples=12)
def test_what_was_thought_better_of_in_secret_is_not_told(name: str, number: int) -> None:
    compare(name, number)


def test_there_are_such_secrets() -> None:
    assert sum(compare("neom", number) for number in range(8))


@pytest.mark.parametrize("name", NAMES)
def test_what_can_be_taken_back_has_revealed_nothing(name: str) -> None:
    """Had it, somebody could look, and then choose otherwise."""
    loose = 0
    for players in {seats(name, 1), seats(name, 2), seats(name, 3)}:
        entry, rng = entry_of(name, players), Rng(SEED, players)
        course = Course(game_of(name), entry)
        for _ in range(MOST):
            if course.play.over:
                break
            active = course.game.active_players(course.state)
            player = active[int(rng.below(len(active)))]
            legal = course.game.legal_actions(course.state, player)
            action = legal[int(rng.below(len(legal)))]
            other_truth = course.game.determinize(course.view(player), rng)
            course.take(action, None)
            if course.may_take_back(player) is None:
                continue
            loose += 1
            course.game.push(other_truth, action)
            assert course.game.view(other_truth, player).known == course.view(player).known
    assert loose


@pytest.mark.parametrize("name", NAMES)
def test_a_take_back_leaves_everything_as_it_was(name: str) -> None:
    """Views, previews and legal actions: of all this nothing tells of a choice that was taken back."""
    players, rng = seats(name, 3), Rng(SEED, 4)
    course, undone = Course(game_of(name), entry_of(name, players)), 0
    for step in range(60):
        if course.play.over:
            break
        active = course.game.active_players(course.state)
        player = active[int(rng.below(len(active)))]
        legal = course.game.legal_actions(course.state, player)
        action = legal[int(rng.below(len(legal)))]
        before, bytes_before = course.state.copy(), course.state.to_bytes()
        actions = list(course.play.record.actions)
        course.take(action, None)
        if course.may_take_back(player) is not None and step % 2:
            undone += 1
            course.take_back(player, None)
            assert course.state == before
            assert course.state.to_bytes() == bytes_before
            assert course.play.record.actions == actions
            course.take(action, None)
    assert undone


@pytest.mark.parametrize("name", NAMES)
def test_a_course_is_the_same_when_it_is_read_back(name: str) -> None:
    """Versions and events, those before the first choice among them, come out of the log as they were."""
    players = seats(name, 3)
    entry, rng = entry_of(name, players), Rng(SEED, 2)
    course = Course(game_of(name), entry)
    log: list[Logged] = course.opening()
    for _ in range(40):
        if course.play.over:  # lost early
            break
        player = course.game.active_players(course.state)[0]
        legal = course.game.legal_actions(course.state, player)
        log += course.take(legal[int(rng.below(len(legal)))], None)
        if course.may_take_back(player) is not None and rng.below(3) == 0:
            log += course.take_back(player, None)
    again = Course.replay(course.game, entry, log)
    for viewer in (None, *range(players)):
        assert sent(again, viewer) == sent(course, viewer)
        versions = [version for version, _ in course.history.passage(viewer, 0)[1]]
        assert versions == sorted(versions)
        assert versions[:1] in ([], [1])


def test_what_several_chose_in_secret_is_not_taken_back_once_it_was_carried_out() -> None:
    """NEOM's step of actions may leave the very player who acted last to answer a disaster alone.

    Nobody new is asked then, and chance draws nothing; but all have seen what the others chose.
    """
    entry = replace(entry_of("neom", 3), seed=f"{58:032x}")
    course, chooser = Course(game_of("neom"), entry), Random(58)
    carried_out = 0
    while not course.play.over:
        player = chooser.choice(course.game.active_players(course.state))
        legal = course.game.legal_actions(course.view(player).known, player)
        kept = [action for action in legal if "sell" not in course.game.write_action(action)] or legal
        seen = course.history.version(None)
        alone = int(course.state.active) == 1 << player
        course.take(chooser.choice(kept), None)
        if alone and course.history.version(None) > seen and int(course.state.active) == 1 << player:
            carried_out += 1
            others = [other for other in range(3) if other != player]
            assert [course.may_take_back(other) for other in others] == [None, None]
    assert carried_out


@pytest.mark.parametrize("knowing", [True, False])
def test_event_tiles_that_the_player_did_not_know_are_not_put_back(knowing: bool) -> None:
    """Mayor's placement by the Rainbow draws three Event tiles. Where somebody has put them under the stack
    chance names none, so nothing else tells that its player has seen them.
    """
    game = game_of("mayor")
    entry = replace(entry_of("mayor", 2), options=game.setup(2, {"events": "yes"}).options)
    course, chooser = Course(game, entry), Random(4)
    player, action = walk_to_the_rainbow(course, chooser)
    events = course.state.events  # type: ignore[attr-defined]
    events.stack = 2 | 3 << TILE_WIDTH | 4 << 2 * TILE_WIDTH
    who = 1 << (player if knowing else 1 - player)
    events.known = who | who << KNOWN_WIDTH | who << 2 * KNOWN_WIDTH
    events.loose &= ~0b11100
    course._settle()
    before = course.state.to_bytes()
    assert len(course.take(action, None)) == 1  # chance has done nothing, and nobody else is asked
    assert course.game.active_players(course.state) == [player]
    if not knowing:
        assert course.may_take_back(player) is None
        return
    assert course.may_take_back(player) == game.write_action(action)
    course.take_back(player, None)
    assert course.state.to_bytes() == before


def walk_to_the_rainbow(course: Course, chooser: Random) -> tuple[int, int]:
    """Play until somebody can do something that draws Event tiles; who and what."""
    game = course.game
    while True:
        player = game.active_players(course.state)[0]
        legal = game.legal_actions(course.state, player)
        drawing = [action for action in legal if game.apply(course.state, action).phase == DRAWING]
        if drawing:
            return player, drawing[0]
        owns = bool(course.state.players[player].tiles)  # type: ignore[attr-defined]
        wanted = [action for action in legal if kind_of(action) == BUY] or [
            action
            for action in legal
            if kind_of(action) == MOVE
            and (game.apply(course.state, action).players[player].marker == RAINBOW) == owns
        ]
        course.take(chooser.choice(wanted or legal), None)


def test_a_look_through_the_discard_pile_is_not_taken_back() -> None:
    """NEOM's Contract Office lets its player see the whole pile as soon as it has its space."""
    game = game_of("neom")
    course, chooser = Course(game, replace(entry_of("neom", 4), seed=f"{1:032x}")), Random(1)
    looked = harmless = 0
    while not (looked and harmless) and not course.play.over:
        player = chooser.choice(game.active_players(course.state))
        legal = {game.write_action(action): action for action in game.legal_actions(course.state, player)}
        office = [text for text in legal if "31" in text.split()]
        text = chooser.choice(office or [text for text in legal if "sell" not in text] or [*legal])
        seen, pile = course.view(player).known.pile, course.state.pile  # type: ignore[attr-defined]
        simple = len(course.take(legal[text], None)) == 1
        if " at " not in text or not simple or course.state.pile != pile:  # type: ignore[attr-defined]
            continue
        if course.view(player).known.pile != seen:
            looked += 1
            assert course.may_take_back(player) is None
        elif course.may_take_back(player) == text:
            harmless += 1
    assert looked
    assert harmless

"""Secrecy of every game: what a viewer may not know changes no byte of what is sent to that viewer."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.registry import NAMES, drawn, game_of, named, seats

from gridtown.core.action import kind_of
from gridtown.core.conformance import setups
from gridtown.core.event import Event
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games.mayor.actions import BUY, MOVE
from gridtown.games.mayor.board.event_stack import KNOWN_WIDTH, TILE_WIDTH
from gridtown.games.mayor.board.lines import RAINBOW
from gridtown.games.mayor.state import DRAWING
from gridtown.messages import Messages
from gridtown.server.storage.schema import now
from gridtown.table.history import Viewer
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.log import LogEntry
from gridtown.table.protocol import Passage, encode
from gridtown.table.seats import PERSON, Seat, Seats
from gridtown.table.update import explanation, passage, previews, update

SEED = 0x5EED
LOOKED_AT = 11
"""One step in so many is looked at; a prime, so that all kinds of steps come up."""

MOST = 160
"""Steps of a game that are played."""


def info_of(name: str, players: int, options: dict[str, str] | None = None) -> MatchInfo:
    game = game_of(name)
    return MatchInfo(
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


def seats_of(info: MatchInfo) -> Seats:
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
    return Seats([Seat(player, PERSON, names[player]) for player in range(info.players)])


def sent(live: LiveGame, viewer: Viewer) -> list[bytes]:
    """All that the viewer can get out of the server now."""
    messages, seats = Messages(live.game, "en"), seats_of(live.info)
    answers: list[Any] = [update(live, viewer, messages, seats), *passages(live, viewer, messages)]
    if viewer is not None:
        answers.append(previews(live, viewer, messages, seats.names))
        for action in live.game.all_actions(live.state)[:: 97 + viewer]:
            text = live.game.write_action(action)
            if text.startswith(f"P{viewer + 1} "):
                answers.append(explanation(live, viewer, text, messages, seats.names))
    return [encode(answer) for answer in answers]


def passages(live: LiveGame, viewer: Viewer, messages: Messages) -> list[Passage]:
    """All of the log that the viewer can ask for, the newest first."""
    names, found = seats_of(live.info).names, [Passage(live.history.version(viewer), [])]
    while found[-1].since > 0:
        found.append(passage(live, viewer, messages, names, 0, found[-1].since))
    return found


class Branch:
    """The game after the actions `log`, and after `action`, with what happened in it."""

    def __init__(self, info: MatchInfo, log: list[int], action: int) -> None:
        game = game_of(info.game)
        self.live = LiveGame(game, info)
        setup = game.setup(info.players, info.options)
        play, self.heard = Play(game, setup, SEED), list[Event]()
        for before in log:
            self.live.take(before, None)
            play.apply(before)
        self.live.take(action, None)
        play.apply(action, self.heard)

    def known(self, viewer: Viewer) -> tuple[bytes, list[str]]:
        """What the viewer may know, by the rules alone."""
        heard = [repr(event) for event in self.heard if event.visible_to(viewer)]
        return self.live.view(viewer).known.to_bytes(), heard


def look_at_a_choice(info: MatchInfo, live: LiveGame, log: list[int], player: int, legal: list[int]) -> int:
    """How many viewers could not tell one choice from another, and were sent the same."""
    one, other = (Branch(info, log, action) for action in (legal[0], legal[-1]))
    hidden = 0
    for viewer in (None, *(seat for seat in range(info.players) if seat != player)):
        if one.known(viewer) == other.known(viewer):
            hidden += legal[0] != legal[-1]
            assert sent(one.live, viewer) == sent(other.live, viewer)
        if one.known(viewer) == (live.view(viewer).known.to_bytes(), []):  # nor that there was one
            assert sent(one.live, viewer) == sent(live, viewer)
    return hidden


def look_at_the_truth(live: LiveGame, players: int, rng: Rng) -> int:
    """Another truth behind the same view sends the same; how many truths were others."""
    truth, others = live.play.state, 0
    for viewer in (None, *range(players)):
        before = sent(live, viewer)
        live.play.state = live.game.determinize(live.view(viewer), rng)
        others += live.play.state != truth
        assert sent(live, viewer) == before
        live.play.state = truth
    return others


VARIANTS = [
    pytest.param(
        name, setup.options, id=named(name, setup), marks=[pytest.mark.variant] if number % 2 else []
    )
    for name in NAMES
    for number, setup in enumerate(
        setup for setup in setups(game_of(name)) if setup.players == seats(name, 3)
    )
]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_what_a_viewer_may_not_know_is_not_told(name: str, options: dict[str, str]) -> None:
    players = seats(name, 3)
    info, rng, log = info_of(name, players, options), Rng(SEED, 1), list[int]()
    live = LiveGame(game_of(name), info)
    hidden = at_once = others = struck_out = 0
    while not live.play.over and len(log) < MOST:
        active = live.game.players_to_act(live.state)
        player = active[int(rng.below(len(active)))]
        legal = live.game.legal_actions(live.state, player)
        if len(log) % LOOKED_AT == 0:
            others += look_at_the_truth(live, players, rng)
            struck_out += live.view(None).known != live.state
            at_once += len(active) > 1
            hidden += look_at_a_choice(info, live, log, player, legal)
        log.append(legal[int(rng.below(len(legal)))])
        live.take(log[-1], None)
    assert hidden or not at_once, "players choose at the same time, and see each other's choices"
    assert bool(others) == bool(struck_out), "truths that differ are what the test lives by"


# Choices thought better of


class Thoughts:
    """A game that goes on with what one player chooses and takes back, and what others could know of it."""

    def __init__(self, info: MatchInfo, log: list[int]) -> None:
        self.live = LiveGame(game_of(info.game), info)
        for action in log:
            self.live.take(action, None)
        self.viewers: list[Viewer] = [None, *range(info.players)]
        self.noticed: dict[Viewer, list[tuple[bytes, list[str]]]] = {viewer: [] for viewer in self.viewers}
        self.began = {viewer: self.live.history.version(viewer) for viewer in self.viewers}

    def think(self, player: int, rng: Rng, steps: int) -> bool:
        """Let the player choose and take back, at random. False when that has led on to something else."""
        live = self.live
        for _ in range(steps):
            active, actions = int(live.state.to_act), len(live.play.record.actions)
            if live.may_take_back(player) is not None and rng.below(5) < 2:
                self._note(partial(self._take_back, player))
                continue
            legal = live.game.legal_actions(live.state, player)
            if not legal:
                continue
            action = legal[int(rng.below(len(legal)))]
            self._note(partial(self._take, action))
            if live.state.to_act & ~active or len(live.play.record.actions) > actions + 1:
                return False
        return True

    def _take_back(self, player: int) -> list[Event]:
        self.live.take_back(player, None)
        return []

    def _take(self, action: int) -> list[Event]:
        heard: list[Event] = []
        self.live.game.apply(self.live.state, action, heard)
        self.live.take(action, None)
        return heard

    def _note(self, do: Callable[[], list[Event]]) -> None:
        before = {viewer: self._known(viewer) for viewer in self.viewers}
        heard = do()
        for viewer in self.viewers:
            seen = [repr(event) for event in heard if event.visible_to(viewer)]
            if seen or self._known(viewer) != before[viewer]:
                self.noticed[viewer].append((self._known(viewer), seen))

    def _known(self, viewer: Viewer) -> bytes:
        known: bytes = self.live.view(viewer).known.to_bytes()
        return known

    def sent(self, viewer: Viewer) -> list[bytes]:
        """All that the viewer can get out of the server, also what has happened since it all began."""
        live, messages = self.live, Messages(self.live.game, "de")
        since = update(live, viewer, messages, seats_of(live.info), self.began[viewer])
        return [*sent(live, viewer), encode(since)]


def compare(name: str, number: int) -> int:
    """How many viewers noticed the same of two trains of thought, and were sent the same."""
    players, rng, log = seats(name, 3), Rng(SEED, number), list[int]()
    info = replace(info_of(name, players), seed=f"{number:032x}")
    live = LiveGame(game_of(name), info)
    for _ in range(int(rng.below(40))):
        if live.play.over:
            return 0  # lost early
        log.append(drawn(live.game, live.state, rng))
        live.take(log[-1], None)
    active = live.game.players_to_act(live.state) or [0]
    player, alike = active[int(rng.below(len(active)))], 0
    trains = [Thoughts(info, log) for _ in range(3)]
    trains = [train for train in trains if train.think(player, rng, 1 + int(rng.below(5)))]
    for one, other in pairwise(trains):
        for viewer in one.viewers:
            if viewer != player and one.noticed[viewer] == other.noticed[viewer]:
                assert one.sent(viewer) == other.sent(viewer)
                alike += one.live.state != other.live.state
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
    loose = harmless = 0
    for players in {seats(name, 1), seats(name, 2), seats(name, 3)}:
        info, rng = info_of(name, players), Rng(SEED, players)
        live = LiveGame(game_of(name), info)
        for _ in range(MOST):
            if live.play.over:
                break
            active = live.game.players_to_act(live.state)
            player = active[int(rng.below(len(active)))]
            legal = live.game.legal_actions(live.state, player)
            action = legal[int(rng.below(len(legal)))]
            other_truth = live.game.determinize(live.view(player), rng)
            to_act, done = int(live.state.to_act), len(live.play.record.actions)
            live.take(action, None)
            harmless += led_to_nothing(live, to_act, done)
            if live.may_take_back(player) is None:
                continue
            loose += 1
            live.game.push(other_truth, action)
            assert live.game.view(other_truth, player).known == live.view(player).known
    assert loose or not harmless


def led_to_nothing(live: LiveGame, to_act: int, done: int) -> bool:
    """Whether chance drew nothing after the last action, and nobody new is asked."""
    return (
        len(live.play.record.actions) == done + 1
        and not live.play.over
        and not int(live.state.to_act) & ~to_act
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_take_back_leaves_everything_as_it_was(name: str) -> None:
    """Views, previews and legal actions: of all this nothing tells of a choice that was taken back."""
    players, rng = seats(name, 3), Rng(SEED, 4)
    live, undone, harmless = LiveGame(game_of(name), info_of(name, players)), 0, 0
    for step in range(60):
        if live.play.over:
            break
        active = live.game.players_to_act(live.state)
        player = active[int(rng.below(len(active)))]
        legal = live.game.legal_actions(live.state, player)
        action = legal[int(rng.below(len(legal)))]
        before, bytes_before = live.state.copy(), live.state.to_bytes()
        actions = list(live.play.record.actions)
        live.take(action, None)
        harmless += step % 2 and led_to_nothing(live, int(before.to_act), len(actions))
        if live.may_take_back(player) is not None and step % 2:
            undone += 1
            live.take_back(player, None)
            assert live.state == before
            assert live.state.to_bytes() == bytes_before
            assert live.play.record.actions == actions
            live.take(action, None)
    assert undone or not harmless


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_the_same_when_it_is_read_back(name: str) -> None:
    """Versions and events, those before the first choice among them, come out of the log as they were."""
    players = seats(name, 3)
    info, rng = info_of(name, players), Rng(SEED, 2)
    live = LiveGame(game_of(name), info)
    log: list[LogEntry] = live.opening()
    for _ in range(40):
        if live.play.over:  # lost early
            break
        player = live.game.players_to_act(live.state)[0]
        legal = live.game.legal_actions(live.state, player)
        log += live.take(legal[int(rng.below(len(legal)))], None)
        if live.may_take_back(player) is not None and rng.below(3) == 0:
            log += live.take_back(player, None)
    again = LiveGame.replay(live.game, info, log)
    for viewer in (None, *range(players)):
        assert sent(again, viewer) == sent(live, viewer)
        versions = [version for version, _ in live.history.passage(viewer, 0)[1]]
        assert versions == sorted(versions)
        assert versions[:1] in ([], [1])


def test_what_several_chose_in_secret_is_not_taken_back_once_it_was_carried_out() -> None:
    """NEOM's step of actions may leave the very player who acted last to answer a disaster alone.

    Nobody new is asked then, and chance draws nothing; but all have seen what the others chose.
    """
    info = replace(info_of("neom", 3), seed=f"{58:032x}")
    live, chooser = LiveGame(game_of("neom"), info), Random(58)
    carried_out = 0
    while not live.play.over:
        player = chooser.choice(live.game.players_to_act(live.state))
        legal = live.game.legal_actions(live.view(player).known, player)
        kept = [action for action in legal if "sell" not in live.game.write_action(action)] or legal
        seen = live.history.version(None)
        alone = int(live.state.to_act) == 1 << player
        live.take(chooser.choice(kept), None)
        if alone and live.history.version(None) > seen and int(live.state.to_act) == 1 << player:
            carried_out += 1
            others = [other for other in range(3) if other != player]
            assert [live.may_take_back(other) for other in others] == [None, None]
    assert carried_out


@pytest.mark.parametrize("knowing", [True, False])
def test_event_tiles_that_the_player_did_not_know_are_not_put_back(knowing: bool) -> None:
    """Mayor's placement by the Rainbow draws three Event tiles. Where somebody has put them under the stack
    chance names none, so nothing else tells that its player has seen them.
    """
    game = game_of("mayor")
    info = replace(info_of("mayor", 2), options=game.setup(2, {"events": "yes"}).options)
    live, chooser = LiveGame(game, info), Random(4)
    player, action = walk_to_the_rainbow(live, chooser)
    events = live.state.events  # type: ignore[attr-defined]
    events.stack = 2 | 3 << TILE_WIDTH | 4 << 2 * TILE_WIDTH
    who = 1 << (player if knowing else 1 - player)
    events.known = who | who << KNOWN_WIDTH | who << 2 * KNOWN_WIDTH
    events.loose &= ~0b11100
    live._set_checkpoint()
    before = live.state.to_bytes()
    assert len(live.take(action, None)) == 1  # chance has done nothing, and nobody else is asked
    assert live.game.players_to_act(live.state) == [player]
    if not knowing:
        assert live.may_take_back(player) is None
        return
    assert live.may_take_back(player) == game.write_action(action)
    live.take_back(player, None)
    assert live.state.to_bytes() == before


def walk_to_the_rainbow(live: LiveGame, chooser: Random) -> tuple[int, int]:
    """Play until somebody can do something that draws Event tiles; who and what."""
    game = live.game
    while True:
        player = game.players_to_act(live.state)[0]
        legal = game.legal_actions(live.state, player)
        drawing = [action for action in legal if game.apply(live.state, action).phase == DRAWING]
        if drawing:
            return player, drawing[0]
        owns = bool(live.state.players[player].tiles)  # type: ignore[attr-defined]
        wanted = [action for action in legal if kind_of(action) == BUY] or [
            action
            for action in legal
            if kind_of(action) == MOVE
            and (game.apply(live.state, action).players[player].marker == RAINBOW) == owns
        ]
        live.take(chooser.choice(wanted or legal), None)


def test_a_look_through_the_discard_pile_is_not_taken_back() -> None:
    """NEOM's Contract AdminService lets its player see the whole pile as soon as it has its space."""
    game = game_of("neom")
    live, chooser = LiveGame(game, replace(info_of("neom", 4), seed=f"{1:032x}")), Random(1)
    looked = harmless = 0
    while not (looked and harmless) and not live.play.over:
        player = chooser.choice(game.players_to_act(live.state))
        legal = {game.write_action(action): action for action in game.legal_actions(live.state, player)}
        office = [text for text in legal if "31" in text.split()]
        text = chooser.choice(office or [text for text in legal if "sell" not in text] or [*legal])
        seen, pile = live.view(player).known.pile, live.state.pile  # type: ignore[attr-defined]
        simple = len(live.take(legal[text], None)) == 1
        if " at " not in text or not simple or live.state.pile != pile:  # type: ignore[attr-defined]
            continue
        if live.view(player).known.pile != seen:
            looked += 1
            assert live.may_take_back(player) is None
        elif live.may_take_back(player) == text:
            harmless += 1
    assert looked
    assert harmless

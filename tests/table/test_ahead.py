"""Looking ahead, in every game: what it shows is what taking the steps shows, and it changes nothing."""

import msgspec
import pytest
from tests.registry import NAMES, game_of, seats
from tests.table.test_without_a_server import info_of

from gridtown.core.rng import Rng
from gridtown.messages import Messages
from gridtown.table.ahead import ahead
from gridtown.table.live_game import LiveGame
from gridtown.table.log import LogEntry
from gridtown.table.protocol import Ahead
from gridtown.table.request_error import RequestError
from gridtown.table.update import legal_actions, previews, shown

SEED = 11
PLIES = 40
STEPS = 2


def looked(live: LiveGame, player: int, steps: list[str]) -> Ahead | str:
    """What is seen ahead, or the code of the refusal."""
    try:
        return ahead(live, player, steps, Messages(live.game, "en"), ["Ada", "Ben", "Cleo"])
    except RequestError as refusal:
        return refusal.code


def seen(live: LiveGame, player: int, version: int) -> Ahead:
    """The table as it stands, in the same form."""
    view = live.view(player)
    return Ahead(
        version,
        shown(live.game, view),
        [live.game.present_action(view, action) for action in legal_actions(live, view)],
        previews(live, player, Messages(live.game, "en"), ["Ada", "Ben", "Cleo"]).previews,
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("wanted", [1, 3])
def test_what_is_seen_ahead_comes_true(name: str, wanted: int) -> None:
    """At every ply some steps of who acts; then they are taken, and others' choices go on from there."""
    players, rng = seats(name, wanted), Rng(SEED, wanted)
    live, opened = LiveGame(game_of(name), info_of(name, players)), 0
    for _ in range(PLIES):
        if live.play.over:
            break
        active = live.game.players_to_act(live.state)
        player = active[int(rng.below(len(active)))]
        version, steps, before = live.history.version(player), list[str](), live.state.to_bytes()
        for _ in range(STEPS):
            view = seen(live, player, version)
            assert looked(live, player, []) == view
            step = view.legal_actions[int(rng.below(len(view.legal_actions)))]["action"]
            told = looked(live, player, [step])
            assert (live.state.to_bytes(), live.length) == (before, live.length)
            to_act = int(live.state.to_act)
            live.take(live.game.parse_action(step), None)
            before, version = live.state.to_bytes(), live.history.version(player)
            steps.append(step)
            if isinstance(told, str):
                assert told == "too-far"
                assert int(live.state.to_act) != to_act or live.may_take_back(player) is None
                break
            opened += 1
            assert live.may_take_back(player) == step
            now = seen(live, player, told.version)
            assert msgspec.json.encode(told) == msgspec.json.encode(now)
    assert opened or name not in ("neom", "mayor", "skylines")


@pytest.mark.parametrize("name", ["neom", "mayor", "skylines"])
def test_steps_in_a_row_are_seen_as_taken_one_by_one(name: str) -> None:
    rng, rows = Rng(SEED, 5), 0
    live = LiveGame(game_of(name), info_of(name, seats(name, 2)))
    while rows < 3 and not live.play.over:
        player, steps, found = live.game.players_to_act(live.state)[0], list[str](), list[Ahead]()
        told = looked(live, player, steps)
        while isinstance(told, Ahead):
            found.append(told)
            steps.append(told.legal_actions[int(rng.below(len(told.legal_actions)))]["action"])
            told = looked(live, player, steps) if len(steps) < 4 else "far"
        rows += len(found) > 2
        actions = [live.game.parse_action(step) for step in steps]
        for step, view in zip(actions, found, strict=True):
            assert seen(live, player, view.version) == view
            live.take(step, None)
    assert rows == 3


def test_steps_taken_at_once_are_read_back_one_by_one() -> None:
    info, rng = info_of("skylines", 1), Rng(SEED, 6)
    live = LiveGame(game_of("skylines"), info)
    log: list[LogEntry] = live.opening()
    for number in range(20):
        if live.play.over:
            break
        steps, told = list[str](), looked(live, 0, [])
        while isinstance(told, Ahead) and len(steps) < 3:
            steps.append(told.legal_actions[int(rng.below(len(told.legal_actions)))]["action"])
            told = looked(live, 0, steps)
        log += live.take_all([live.game.parse_action(step) for step in steps], f"c{number}")
        assert live.commands[0, f"c{number}"] == steps[-1]
    again = LiveGame.replay(live.game, info, log)
    assert again.state.to_bytes() == live.state.to_bytes()
    assert again.commands == live.commands


def test_a_step_that_is_illegal_or_anothers_is_refused() -> None:
    live = LiveGame(game_of("skylines"), info_of("skylines", 2))
    player = live.game.players_to_act(live.state)[0]
    assert looked(live, player, [f"P{player + 1} end"]) == "illegal"
    assert looked(live, player, [f"P{2 - player} end"]) == "not-yours"
    assert looked(live, player, ["end"]) == "bad-action"

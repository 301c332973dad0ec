"""`gridtown perft`."""

from collections.abc import Callable
from typing import Any

from tests.cli.conftest import Run

Ask = Callable[..., Any]


def test_the_divide_sums_up_to_the_count(ask: Ask) -> None:
    place = ("perft", "neom", "--players", 2, "--ply", 12, "--seed", 7, "--depth", 3)
    whole, divided = ask(*place), ask(*place, "--divide")
    assert "divide" not in whole
    assert sum(divided["divide"].values()) == divided["count"] == whole["count"] > 1


def test_a_position_is_counted_like_the_game_it_came_from(ask: Ask) -> None:
    first = ask("perft", "neom", "--players", 3, "--ply", 20, "--depth", 2)
    again = ask("perft", "neom", "--position", first["position"], "--depth", 2)
    assert again["count"] == first["count"]


def test_the_seed_and_the_option_matter(ask: Ask) -> None:
    positions = [
        ask("perft", "neom", "--players", 1, "--depth", 0, *more)["position"]
        for more in ((), ("--seed", 9), ("--option", "deck=5+"))
    ]
    assert len(set(positions)) == 3


def test_after_the_end_there_is_one_way_to_go_on(ask: Ask) -> None:
    answer = ask("perft", "neom", "--players", 1, "--ply", 10_000, "--depth", 3, "--divide")
    assert (answer["count"], answer["divide"]) == (1, {})


def test_text_prints_the_divide_and_the_rate(run: Run) -> None:
    result = run("perft", "neom", "--ply", 8, "--depth", 1, "--divide")
    assert result.exit_code == 0
    assert "depth 1: " in result.stdout
    assert ": 1" in result.stdout

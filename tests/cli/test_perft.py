"""`gridtown perft`."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.registry import NAMES, changes, seats

Ask = Callable[..., Any]

pytestmark = pytest.mark.parametrize("name", NAMES)


def test_the_divide_sums_up_to_the_count(ask: Ask, name: str) -> None:
    place = ("perft", name, "--players", seats(name, 2), "--ply", 12, "--seed", 7, "--depth", 3)
    whole, divided = ask(*place), ask(*place, "--divide")
    assert "divide" not in whole
    assert sum(divided["divide"].values()) == divided["count"] == whole["count"] > 1


def test_a_position_is_counted_like_the_game_it_came_from(ask: Ask, name: str) -> None:
    first = ask("perft", name, "--players", seats(name, 3), "--ply", 20, "--depth", 2)
    again = ask("perft", name, "--position", first["position"], "--depth", 2)
    assert again["count"] == first["count"]


def test_the_seed_and_the_options_matter(ask: Ask, name: str) -> None:
    option, value = changes(name, seats(name, 1))[0]

    def position(*more: object) -> str:
        answer: str = ask("perft", name, "--players", seats(name, 1), "--depth", 0, *more)["position"]
        return answer

    assert position() != position("--option", f"{option}={value}")
    assert len({position("--seed", seed) for seed in range(4)}) > 1


def test_after_the_end_there_is_one_way_to_go_on(ask: Ask, name: str) -> None:
    answer = ask("perft", name, "--players", seats(name, 1), "--ply", 10_000, "--depth", 3, "--divide")
    assert (answer["count"], answer["divide"]) == (1, {})


def test_text_prints_the_divide_and_the_rate(run: Run, name: str) -> None:
    result = run("perft", name, "--ply", 8, "--depth", 1, "--divide")
    assert result.exit_code == 0
    assert "depth 1: " in result.stdout
    assert ": 1" in result.stdout

"""The weights in the package come from the command that they name."""

from pathlib import Path

import pytest

from gridtown.core.policy_weights import policy_numbers, read_policy
from gridtown.core.weights import weights_folder
from gridtown.games import load
from gridtown.study.executor import executor
from gridtown.study.lesson import POLICY, Training
from gridtown.study.train import train

pytest.importorskip("numpy")


@pytest.mark.parity
@pytest.mark.variant
def test_neom_alone_is_learned_again(tmp_path: Path) -> None:
    """On a processor of another kind the last bits of numpy's sums may differ, and so a last digit."""
    game = load("neom")
    folder = weights_folder(game)
    assert folder is not None
    said = read_policy((folder / "1.policy").read_bytes())
    asked = Training(
        what=POLICY,
        game="neom",
        players=said["players"],
        options=tuple(said["options"].items()),
        games=said["games"],
        rounds=said["round"],
        seed=int(said["seed"], 16),
        playouts=said["playouts"],
    )
    with executor(2) as at_work:
        again = read_policy(train(asked, tmp_path, at_work, 2).read_bytes())
    blocks = game.policy_blocks()
    pairs = zip(policy_numbers(said, blocks), policy_numbers(again, blocks), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 1
    assert {**again, "weights": None} == {**said, "weights": None}

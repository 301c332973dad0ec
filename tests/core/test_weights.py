"""Which files of weights a game takes in, and why not the others."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.toy import Toy

from gridtown.core.net import Net, write_net
from gridtown.core.weights import identity, signature, take_in

pytestmark = pytest.mark.compiled

INPUTS = 23


class Wide(Toy):
    """The toy with other features."""

    def feature_blocks(self) -> list[tuple[str, int]]:
        return [*super().feature_blocks(), ("more", 1)]


def weights(toy: Toy, inputs: int = INPUTS, **said: Any) -> bytes:
    header = {**identity(toy), "players": 2, "options": {"length": "short"}, **said}
    return write_net(Net(inputs, 1, 2), header)


def taken(game: Toy, folder: Path) -> tuple[list[str], dict[str, str]]:
    """The names in use, and what is said of the others."""
    refused = take_in(game, folder)
    return sorted(game.nets), refused


def test_weights_that_fit_are_used(tmp_path: Path) -> None:
    (tmp_path / "2p.net").write_bytes(weights(Toy()))
    (tmp_path / "3p.net").write_bytes(weights(Toy(), players=3))
    (tmp_path / "notes.txt").write_text("nothing of ours", encoding="utf-8")
    assert taken(Toy(), tmp_path) == (["2p", "3p"], {})


def test_no_folder_has_no_weights(tmp_path: Path) -> None:
    assert taken(Toy(), tmp_path / "nowhere") == ([], {})


@pytest.mark.parametrize(
    ("game", "data", "words"),
    [
        (Toy(), weights(Toy(), game="lots"), "for the game lots, not toy"),
        (Toy(rules_version=2), weights(Toy()), "for rules version 1, not 2"),
        (Toy(edition_hash="abc"), weights(Toy()), r"another edition of the box \(000000000000, not abc\)"),
        (Wide(), weights(Toy()), "other features"),
        (Toy(), weights(Toy(), inputs=22), "take 22 numbers, not 23"),
        (Toy(), weights(Toy(), players=3), "those of 3p, not 2p"),
        (Toy(), weights(Toy(), players=None), "those of None, not 2p"),
        (Toy(), weights(Toy())[:-3], "cut short"),
        (Toy(), b"nonsense", "no file of weights"),
    ],
)
def test_others_are_refused_in_words_and_the_rest_is_used(
    tmp_path: Path, game: Toy, data: bytes, words: str
) -> None:
    (tmp_path / "2p.net").write_bytes(data)
    (tmp_path / "3p.net").write_bytes(weights(game, INPUTS + isinstance(game, Wide), players=3))
    used, refused = taken(game, tmp_path)
    assert used == ["3p"]
    assert list(refused) == ["2p.net"]
    assert re.search(words, refused["2p.net"])


def test_a_file_that_cant_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "2p.net").mkdir()
    assert list(take_in(Toy(), tmp_path)) == ["2p.net"]


def test_other_blocks_have_another_mark() -> None:
    assert signature(Toy()) == signature(Toy(rules_version=5))
    assert signature(Toy()) != signature(Wide())

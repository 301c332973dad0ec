"""Which files of weights a game takes in, and why not the others."""

import errno
import re
from pathlib import Path
from typing import Any

import pytest
from tests.toy import Toy

from gridtown.core.errors import InvalidGame
from gridtown.core.net import Net, write_net
from gridtown.core.policy_weights import TunedWeight, write_policy
from gridtown.core.weights import NET_FILE, POLICY_FILE, blocks_of, identity, signature, take_in

pytestmark = pytest.mark.compiled

INPUTS = 23


class Wide(Toy):
    """The toy with other features."""

    def feature_blocks(self) -> list[tuple[str, int]]:
        return [*super().feature_blocks(), ("more", 1)]

    def policy_blocks(self) -> list[tuple[str, int]]:
        return [*super().policy_blocks(), ("more", 1)]


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


def policy(toy: Toy, numbers: int = 84, **said: Any) -> bytes:
    header = {**identity(toy, POLICY_FILE), "players": 2, "options": {"length": "short"}, **said}
    return write_policy(header, [("bid", numbers)], list(range(numbers)))


@pytest.mark.parametrize(("start", "step", "least"), [(0, 0, 0), (0, -1, 0), (0, 1, 1), (1 << 21, 1, 0)])
def test_a_weight_that_can_t_be_moved_is_refused(start: int, step: int, least: int) -> None:
    with pytest.raises(InvalidGame, match=f"weight pace: a step of {step} from {start}, within {least} to"):
        TunedWeight("pace", start, step, least=least)


class Bounded(Toy):
    """The toy with bids that can't be any number."""

    def tuned_weights(self, name: str) -> list[TunedWeight]:
        del name
        return [TunedWeight(f"bid-{number}", number, 1, least=number) for number in range(84)]


def test_a_weight_below_its_bound_is_refused(tmp_path: Path) -> None:
    file, game = tmp_path / "2p.policy", Bounded()
    file.write_bytes(policy(game))
    assert take_in(game, tmp_path) == {}
    file.write_bytes(file.read_bytes().replace(b" 17,", b" 16,"))
    game = Bounded()
    said = "weights.bid-17 is 16, not from 17 to 1048576; make it anew with `gridtown train`"
    assert take_in(game, tmp_path) == {"2p.policy": said}
    assert not game.bids


def test_a_policy_that_fits_is_followed(tmp_path: Path) -> None:
    (tmp_path / "2p.policy").write_bytes(policy(Toy()))
    (tmp_path / "2p.net").write_bytes(weights(Toy()))
    game = Toy()
    assert take_in(game, tmp_path) == {}
    assert game.bids == {"2p": list(range(84))}
    assert list(game.nets) == ["2p"]


@pytest.mark.parametrize(
    ("game", "data", "words"),
    [
        (Toy(), policy(Toy(), game="lots"), "for the game lots, not toy"),
        (Toy(rules_version=2), policy(Toy()), "for rules version 1, not 2"),
        (Toy(edition_hash="abc"), policy(Toy()), "another edition of the box"),
        (Wide(), policy(Toy()), "other features"),
        (Toy(), policy(Toy(), players=3), "those of 3p, not 2p"),
        (Toy(), policy(Toy(), numbers=83), r"weights\.bid is not 84 whole numbers"),
        (Toy(), policy(Toy()).replace(b'"weights"', b'"heights"'), "holds no weights"),
        (Toy(), policy(Toy())[:-3], "can't be read"),
        (Toy(), b"\xff\xfe", "can't be read"),
        (Toy(), b"[]", "holds no weights"),
        (Toy(), policy(Toy()).replace(b" 1, 2,", b" 1, 2.5,"), "whole numbers"),
        (Toy(), policy(Toy()).replace(b" 1, 2,", b" 1, true,"), "whole numbers"),
        (Toy(), policy(Toy()).replace(b" 1, 2,", b" 1, 2147483648,"), "whole numbers below"),
        (Toy(), b"[" * 100_000, "can't be read"),
        (Toy(), policy(Toy(), players=True), "name no setup"),
        (Toy(), policy(Toy(), players=-1), "name no setup"),
        (Toy(), policy(Toy(), options={"length": 3}), "name no setup"),
        (Toy(), policy(Toy(), options={"length": None}), "name no setup"),
        (Toy(), policy(Toy(), options=["short"]), "name no setup"),
    ],
)
def test_other_policies_are_refused_in_words(tmp_path: Path, game: Toy, data: bytes, words: str) -> None:
    (tmp_path / "2p.policy").write_bytes(data)
    refused = take_in(game, tmp_path)
    assert list(refused) == ["2p.policy"]
    assert re.search(words, refused["2p.policy"])
    assert not game.bids


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
        (Toy(), weights(Toy(), players=None), "name no setup"),
        (Toy(), weights(Toy(), options={"length": 3}), "name no setup"),
        (Toy(), weights(Toy())[:-3], "cut short"),
        (Toy(), weights(Toy()).replace(b'"units": 1', b'"units": Infinity'), "how large"),
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


@pytest.mark.parametrize("file", ["2p.net", "2p.policy"])
def test_a_folder_in_place_of_a_file_is_refused_in_words(tmp_path: Path, file: str) -> None:
    (tmp_path / file).mkdir()
    why = take_in(Toy(), tmp_path)[file]
    assert why == "it is a folder; move it away, or make new ones with `gridtown train`"


def test_a_file_that_cant_be_read_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    (tmp_path / "2p.net").write_bytes(weights(Toy()))
    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert "can't be read: Permission denied; give leave" in take_in(Toy(), tmp_path)["2p.net"]


def test_other_blocks_have_another_mark() -> None:
    marks = {ending: signature(blocks_of(Toy(), ending)) for ending in (NET_FILE, POLICY_FILE)}
    assert marks[NET_FILE] == identity(Toy(rules_version=5), NET_FILE)["features"]
    assert marks[POLICY_FILE] == identity(Toy(rules_version=5), POLICY_FILE)["features"]
    assert len({*marks.values(), *(signature(blocks_of(Wide(), ending)) for ending in marks)}) == 4

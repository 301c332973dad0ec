"""Dense ids of actions."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from gridtown.core.action import CHANCE, pack
from gridtown.core.arguments import Argument, Named, Nothing, Number, Pair
from gridtown.core.choices import Choices
from gridtown.core.codec import NONE, Codec
from gridtown.core.errors import InvalidAction
from gridtown.core.kinds import Kind

pytestmark = pytest.mark.compiled


class Places(Argument):
    """0 to 4: the even ones are of one part, the odd ones of another."""

    def all(self) -> list[int]:
        return list(range(5))

    def parts(self) -> list[list[int]]:
        return [[0, 2, 4], [1, 3]]


def codec(**more: Argument) -> Codec:
    """Chance draws 3 to 5; players pass, name one of two things, pair numbers, or choose a place."""
    kinds = [
        Kind(1, "draw", Number(3, 5, "a stone"), by_chance=True),
        Kind(2, "pass", Nothing()),
        Kind(4, "name", Named(["", "a", "", "b"], "a name")),
        Kind(5, "pair", Pair(Number(1, 2, "one"), Number(0, 1, "two"), 4)),
        Kind(5, "pair instead", Pair(Number(1, 3, "one"), Nothing(7), 4)),
        Kind(9, "place", Places(1)),
    ]
    return Codec(kinds + [Kind(20, word, argument) for word, argument in more.items()])


def test_ids_are_dense_and_go_by_kind_and_argument() -> None:
    arguments = {2: [0], 4: [1, 3], 5: [0x10, 0x11, 0x17, 0x20, 0x21, 0x27, 0x37], 9: [0, 2, 4]}
    ids = [codec().encode(pack(1, kind, argument)) for kind in arguments for argument in arguments[kind]]
    assert ids == list(range(13))
    assert codec().players.size == 13


def test_places_of_two_parts_share_their_ids() -> None:
    ids = codec()
    assert [ids.encode(pack(0, 9, place)) for place in (0, 1, 2, 3, 4)] == [10, 10, 11, 11, 12]
    assert ids.decode(0, 10, 0) == pack(0, 9, 0)
    assert ids.decode(0, 10, 1) == pack(0, 9, 1)
    with pytest.raises(InvalidAction, match="12 is not the id of an action here"):
        ids.decode(0, 12, 1)


def test_chance_has_ids_of_its_own() -> None:
    ids = codec()
    assert [ids.encode(pack(CHANCE, 1, stone)) for stone in (3, 4, 5)] == [0, 1, 2]
    assert ids.chance.size == 3
    assert ids.decode(CHANCE, 2, 0) == pack(CHANCE, 1, 5)
    with pytest.raises(InvalidAction):
        ids.encode(pack(0, 1, 3))


@pytest.mark.parametrize("action", [pack(0, 2, 1), pack(0, 4, 2), pack(0, 3, 0), pack(0, 63, 9), 1 << 31])
def test_what_is_no_action_has_no_id(action: int) -> None:
    assert codec().players.id_of(action) == NONE
    with pytest.raises(InvalidAction, match=f"{action} is not an action of the game"):
        codec().encode(action)


@pytest.mark.parametrize(("id", "part"), [(-1, 0), (13, 0), (0, 1), (0, -1)])
def test_what_is_no_id_stands_for_nothing(id: int, part: int) -> None:
    with pytest.raises(InvalidAction):
        codec().decode(0, id, part)


def test_marks_go_where_the_caller_says() -> None:
    mask, choices = vec[u8]([0] * 30), Choices()
    for argument in (1, 3):
        choices.add(pack(0, 4, argument))
    codec().mark(choices, mask, 13)
    assert [place for place, mark in enumerate(mask) if mark] == [14, 15]
    codec().mark(choices, mask, 13, 0)
    assert not any(mask)


def test_the_digest_tells_codecs_apart() -> None:
    assert codec().digest() == codec().digest()
    assert codec().digest() != codec(more=Nothing()).digest()

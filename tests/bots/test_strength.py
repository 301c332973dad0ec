"""The measured strength of bots: the file of a game, what is refused in it, and that it is of this game."""

import msgspec
import pytest
from tests.registry import NAMES, game_of
from tests.toy import Toy

from gridtown import bots
from gridtown.bots.strength import read, strengths

ROW = """
[[row]]
players = 4
options = { deck = "4+" }
level = "strong"
against = "steady"
share = 0.71
low = 0.66
high = 0.76
games = 400
command = "gridtown ladder"
"""


def test_a_row() -> None:
    (row,) = read(ROW)
    assert (row.players, row.options, row.level, row.against) == (4, {"deck": "4+"}, "strong", "steady")
    assert (row.share, row.points, row.low, row.high, row.games) == (0.71, None, 0.66, 0.76, 400)
    (alone,) = read(ROW.replace('against = "steady"', "").replace("share = 0.71", "points = 0.7"))
    assert (alone.against, alone.share, alone.points) == ("", None, 0.7)


def test_an_empty_file_says_nothing_is_measured() -> None:
    assert read("") == read("row = []") == []


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ("share = 0.71", "", "either a share of games won or a mean of points"),
        ("share = 0.71", "share = 0.71\npoints = 3.0", "either a share of games won or a mean of points"),
        ("share = 0.71", "share = 71.0", "row"),
        ("share = 0.71", "share = 0.8", "outside of its interval"),
        ("games = 400", "", "games"),
        ("games = 400", "games = 0", "games"),
        ('command = "gridtown ladder"', "", "command"),
        ("players", "seats", "seats"),
    ],
)
def test_what_is_wrong_is_refused(was: str, becomes: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        read(ROW.replace(was, becomes, 1))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_says_was_measured_is_of_it(name: str) -> None:
    game = game_of(name)
    options = {option.name: option for option in game.facts.options}
    seen = set()
    for row in strengths(game):
        assert row.level in bots.LEVELS
        assert row.against in ("", *bots.LEVELS)
        assert game.facts.players[0] <= row.players <= game.facts.players[1]
        for option, value in row.options.items():
            assert value in options[option].values
            assert options[option].offered(row.players, row.options)
        key = (row.players, tuple(sorted(row.options.items())), row.level, row.against)
        assert key not in seen, f"measured twice: {key}"
        seen.add(key)


def test_a_game_without_a_file_has_no_rows() -> None:
    assert strengths(Toy()) == []

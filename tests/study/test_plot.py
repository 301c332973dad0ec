"""The plot of a ladder."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from gridtown.study.plot import CannotPlot, Mark, Scale, check_writable, plot, said, write

MARKS = [
    Mark("strong", 310.0, (250.0, 371.0), "71%"),
    Mark("steady", 0.0, None, "25%"),
    Mark("a < b & c", -120.0, (-200.0, -60.0), "12%"),
    Mark("unknown", None, None, "–"),
]
SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> ElementTree.Element:
    return ElementTree.fromstring(plot("Lots, 2 players", "wrap=yes", "Elo", "Wins", MARKS, "seed 1"))


def test_all_is_told() -> None:
    words = [text.text for text in drawn().iter(f"{SVG}text")]
    for wanted in ("Lots, 2 players", "wrap=yes", "Elo", "Wins", "seed 1", "strong", "71%", "a < b & c"):
        assert wanted in words


def test_dots_stand_where_the_numbers_are() -> None:
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in drawn().iter(f"{SVG}circle")]
    (strong, high), (steady, middle), (weak, low) = dots
    assert weak < steady < strong
    assert high < middle < low
    assert (strong - steady) / (steady - weak) == pytest.approx(310 / 120, rel=0.01)


def test_whiskers_reach_as_far_as_the_interval() -> None:
    path = next(drawn().iter(f"{SVG}path")).get("d", "")
    scale = Scale(MARKS)
    assert path.startswith(f"M{scale.at(250):.1f} ")
    assert f"H{scale.at(371):.1f}" in path


@pytest.mark.parametrize(
    ("marks", "ticks"),
    [
        (MARKS, [-200, -100, 0, 100, 200, 300, 400]),
        ([], [-1, 0, 1]),
        ([Mark("a", 0.0, (-0.4, 0.7), "")], [-0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8]),
        ([Mark("a", 5.0, (float("-inf"), float("inf")), "")], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_ticks_are_round_numbers_and_hold_all(marks: list[Mark], ticks: list[float]) -> None:
    assert Scale(marks).ticks() == pytest.approx(ticks)


def test_numbers_have_signs() -> None:
    assert [said(number) for number in (-0.2, 0.0, 1e-17, 1200.0)] == ["−0.2", "0", "0", "+1200"]


@pytest.mark.parametrize(
    ("name", "words"),
    [("plot.png", "end it in .svg"), ("folder.svg", "is a folder"), ("nowhere/plot.svg", "no folder")],
)
def test_a_place_that_will_not_do_is_refused_before(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(CannotPlot, match=words):
        check_writable(tmp_path / name)


def test_it_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    check_writable(tmp_path / "plot.svg")
    write(tmp_path / "plot.svg", "<svg/>")
    assert [path.name for path in tmp_path.iterdir()] == ["plot.svg"]
    with pytest.raises(CannotPlot, match="can't be written"):
        write(tmp_path / "nowhere/plot.svg", "<svg/>")

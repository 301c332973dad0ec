"""The page of a report."""

import json
import re
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest
from tests.registry import game_of
from tests.study.report.test_figures import made_up, of
from tests.study.report.test_noted import asked

from gridtown.study.report import page as module
from gridtown.study.report.figures import Figures, figures
from gridtown.study.report.noted import play_all, sorts_of
from gridtown.study.report.page import page
from gridtown.study.report.tables import seats_frame, things_frame

BUNDLE = "window.vegaEmbed = () => '</script>';"


@pytest.fixture(autouse=True)
def _without_vega(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "vega", lambda: SimpleNamespace(javascript_bundle=lambda: BUNDLE))


class Reader(HTMLParser):
    """Checks that elements are closed in order, and notes ids, links and sources."""

    VOID = frozenset({"meta", "br", "link", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name in ("href", "src"):
                self.links.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def figures_of(name: str, players: int) -> Figures:
    wanted = asked(name, players)
    games, sorts = play_all(wanted, 3), sorts_of(game_of(name))
    return figures(wanted, seats_frame(games, sorts), things_frame(games, sorts), sorts)


@pytest.mark.parametrize("name", ["neom", "mayor", "skylines", "lots"])
@pytest.mark.parametrize("players", [1, 3])
def test_it_is_whole_and_needs_nothing_else(name: str, players: int) -> None:
    text = page(figures_of(name, players), game_of(name), "gridtown report", "0")
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert {link.removeprefix("#") for link in reader.links} <= set(reader.ids)
    assert "@import" not in text
    assert "url(" not in text


def test_each_plot_has_a_sentence() -> None:
    text = page(of(made_up(gem=5)), game_of("mayor"), "gridtown report", "0")
    plots = re.findall(r"<script type=application/json>(.*?)</script>", text)
    captions = re.findall(r"<figcaption>(.+?)</figcaption>", text)
    assert len(plots) == len(captions) >= 5
    for plot in plots:
        assert json.loads(plot)["layer"]


def test_names_are_text() -> None:
    text = page(of(made_up(gem=5)), game_of("mayor"), "gridtown report --edition <b>.toml", "0")
    assert "&lt;b&gt;.toml" in text
    assert BUNDLE not in text, "what closes a script inside a script is written another way"


def test_the_plots_are_vega_lite() -> None:
    vega = pytest.importorskip("vl_convert", reason="needs vl-convert: pip install 'gridtown[study]'")
    text = page(of(made_up(gem=5)), game_of("mayor"), "gridtown report", "0")
    for plot in re.findall(r"<script type=application/json>(.*?)</script>", text):
        assert vega.vegalite_to_svg(json.loads(plot) | {"width": 400}).startswith("<svg")

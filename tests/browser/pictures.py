"""The pictures of README.md, taken anew: `make pictures`, or `python -m tests.browser.pictures NAME…`.

The same seeds, bots that decide as ever and animations at rest: where nothing has changed, and the fonts are
the same, the files stay as they are.
"""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.abridged import HAS_COME
from tests.browser.axe import AT_REST
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.layout import DRAWN, FOUR_FRAMES, comes_true
from tests.browser.png import Pixels, indexed_png, pixels_of, side_by_side
from tests.browser.server import Server
from tests.browser.visitors import Visitor, Visitors, join, set_up

from gridtown.bots import make
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games import VARIABLE, load

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"

NAMES: Final = ("Mara", "Ines", "Tarik", "Moss")
"""Names of those at the tables, by seat; the pictures are Mara's."""

REPLAYED: Final = 238
"""Frame of the replay."""

DEEDS: Final = "[data-deed]"
"""Selector of what each of the others did since Mara's last turn."""

TURNS: Final = 3
"""Number of turns by which a tile has lain every way."""

STEADY: Final = "--disable-partial-raster"
"""Flag by which a page is painted as a whole: parts that are painted anew differ at round corners."""

ALL_IS_THERE: Final = """() => performance.now() > 6000
  && [...document.querySelectorAll('.skyline svg')].every((drawing) => drawing.children.length)"""
"""JavaScript: what a page begins without has come; it is fetched two seconds later (`lib/later.ts`)."""

PHONE: Final = {"width": 390, "height": 844, "locale": "de", "color_scheme": "dark", "has_touch": True}


@dataclass(frozen=True)
class Moment:
    """A moment of a match that skilled bots play on a known seed: before Mara's choice of this number.

    number: counted over her choices of this kind, from 1.
    """

    game: str
    players: int
    seed: str
    kind: str
    number: int
    options: Mapping[str, str] = field(default_factory=dict)

    def choices(self) -> tuple[list[str], list[str]]:
        """What players have chosen by then, and what comes after."""
        made = [action for action in self.play().record.actions if action[0] == "P"]
        whole = [index for index, action in enumerate(made) if action.startswith(f"P1 {self.kind} ")]
        place = whole[self.number - 1]
        return made[:place], made[place:]

    def play(self) -> Play[Any]:
        """The whole match."""
        game, seed = load(self.game), int(self.seed, 16)
        play = Play(game, game.setup(self.players, self.options), seed)
        bots = [make("skilled", game, Rng(seed, stream=1 + player)) for player in range(self.players)]
        while not play.over:
            player = play.to_act[0]
            view = play.view(player)
            play.apply(bots[player].act(view, game.legal_actions(view.known, player)))
        return play


class Studio:
    """Where pictures are taken: a server, and people with browsers of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.visitors = Visitors(browser, server)
        self.developing = browser.new_page()

    def table(self, moment: Moment, **dress: Any) -> tuple[Page, list[str]]:
        """Mara's page of a table at a moment, with all others there, and the choices from then on."""
        mara = self.visitors.come(**dress)
        others = [self.visitors.come() for _ in range(moment.players - 1)]
        names = NAMES[: moment.players]
        made = set_up(mara, moment.game, *names, seed=moment.seed, options=dict(moment.options))
        for other, invitation, name in zip(others, made["invitations"], names[1:], strict=True):
            join(other, invitation, name)
        before, after = moment.choices()
        version = self.choose([mara, *others], made["table"], before)
        for visitor in (*others, mara):
            expect(visitor.open(made["table"]).locator(DRAWN)).to_be_visible()
        comes_true(mara.page, HAS_COME, version)
        mara.page.wait_for_load_state("networkidle")  # the log comes later, and what others did with it
        return mara.page, after

    def choose(self, seats: Sequence[Visitor], table: str, choices: Sequence[str]) -> int:
        """Make choices of players over the API. Returns the version of the table then."""
        ids = count(1)
        address = f"/api/tables/{table}"
        for choice in choices:
            seat = seats[int(choice[1]) - 1]
            version = seat.told(address)["version"]
            body = {"id": f"picture-{next(ids)}", "version": version, "action": choice}
            seat.post(f"{address}/actions", body)
        return int(seats[0].told(address)["version"])

    def close(self) -> None:
        """Let all visitors go, as pages that stay open slow down the next ones."""
        self.visitors.go()
        self.visitors.all.clear()

    def take(self, page: Page) -> Pixels:
        """Take a picture of a page at rest, from its top."""
        comes_true(page, ALL_IS_THERE)
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(FOUR_FRAMES)
        comes_true(page, AT_REST)
        return pixels_of(page.screenshot(animations="disabled", caret="hide"), self.developing)


NEOM: Final = Moment("neom", 4, "4", "select", 12)
MAYOR: Final = Moment("mayor", 3, "3", "place", 4, {"events": "yes", "amenities": "yes"})
SKYLINES: Final = Moment("skylines", 3, "1", "play", 10, {"scenario": "2"})


def neom_table(studio: Studio, **dress: Any) -> Pixels:
    """A tile held up where Mara's bot would build it, before it is selected."""
    page, after = studio.table(NEOM, **dress)
    expect(page.locator(DEEDS)).not_to_have_count(0)
    page.click(f'[data-tile="{last_word(after[0])}"]')
    space = next(last_word(choice) for choice in after if choice.startswith("P1 at "))
    page.click(f'[data-space="{space}"]')
    return studio.take(page)


def mayor_table(studio: Studio, **dress: Any) -> Pixels:
    """A building of Mayor held up over its square."""
    page, after = studio.table(MAYOR, **dress)
    _, _, tile, square = after[0].split()
    page.click(f'[data-tile="{tile}"]')
    page.click(f'[data-square="{square}"]')
    return studio.take(page)


def skylines_table(studio: Studio, **dress: Any) -> Pixels:
    """A card of Skylines held up over the squares where it is built."""
    page, after = studio.table(SKYLINES, **dress)
    expect(page.locator(DEEDS)).not_to_have_count(0)
    place = next(choice for choice in after if choice.startswith("P1 place "))
    page.click(f'[data-card="{last_word(after[0])}"]')
    if after[1].startswith("P1 tile "):
        page.click(f'[data-shape="{last_word(after[1])}"]')
    squares = last_word(place)
    page.click(f'[data-square="{squares.partition(",")[0]}"]')
    built = page.locator(f'[data-confirm$="{squares}"]')
    for _ in range(TURNS):
        if built.count():
            break
        page.keyboard.press("r")
        page.evaluate(FOUR_FRAMES)
    expect(built).to_have_count(1)
    return studio.take(page)


def phones(studio: Studio) -> Pixels:
    """All three on phones."""
    taken = []
    for table in (neom_table, mayor_table, skylines_table):
        taken.append(table(studio, **PHONE))
        studio.close()
    return side_by_side(taken, gap=24, gray=128)


def lobby(studio: Studio) -> Pixels:
    """The first page, with tables of Mara's and of others."""
    mara, kaya = studio.visitors.come(), studio.visitors.come()
    set_up(mara, "neom", *NAMES[:3], seats=["person", "person", "steady"], seed=None)
    set_up(mara, "mayor", *NAMES[:3], seats=["person", "skilled", "steady"], seed=None)
    set_up(kaya, "skylines", "Kaya", "Moss", public=True, seed=None, options={"scenario": "3"})
    set_up(kaya, "mayor", "Kaya", "Moss", "Ines", public=True, seed=None)
    page = mara.arrive()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(4)
    return studio.take(page)


def replay(studio: Studio) -> Pixels:
    """A match of NEOM late in its third generation, through Mara's eyes."""
    record = NEOM.play().record
    mara = studio.visitors.come()
    told = mara.post("/api/records", json.loads(record.head(len(record.actions), list(NAMES)).to_json()))
    page = mara.arrive(f"tables/{told['table']}/replay?at={REPLAYED}&as=0")
    expect(page.locator(DRAWN)).to_be_visible()
    expect(page.locator("[data-frame]")).to_have_attribute("data-frame", str(REPLAYED))
    return studio.take(page)


def last_word(choice: str) -> str:
    return choice.rpartition(" ")[2]


PICTURES: Final[Mapping[str, Callable[[Studio], Pixels]]] = {
    "neom-table": neom_table,
    "mayor-table": mayor_table,
    "skylines-table": skylines_table,
    "phones": phones,
    "lobby": lobby,
    "replay": replay,
}
"""What takes each picture, by the name of its file."""


@contextmanager
def opened() -> Iterator[Studio]:
    """A studio with a server of its own, which has the games of the package and no others."""
    os.environ[VARIABLE] = ""  # not unset, as what tests import would name one more
    chromium = os.environ.get("GRIDTOWN_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)))
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, STEADY])
        server = Server(Path(folder) / "tables.sqlite3")
        try:
            yield Studio(browser, server)
        finally:
            server.kill()
            browser.close()


def main(names: Sequence[str]) -> None:
    """Take the pictures of these names, or all."""
    with opened() as studio:
        for name in names or PICTURES:
            path = FOLDER / f"{name}.png"
            path.write_bytes(indexed_png(PICTURES[name](studio)))
            studio.close()
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

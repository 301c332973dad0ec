"""Looks at a page in every width, both languages and both schemes, and what is wrong with its layout in each.

A page is loaded once and then dressed anew, which takes a tenth of a second where a load takes a whole one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.axe import AT_REST
from tests.browser.boards import BOARDS
from tests.browser.layout import FOUR_FRAMES, comes_true, resize, stands_still
from tests.browser.sitting import told_anew

FAULTS: Final = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
"""JavaScript: a function that lists what is wrong with the layout of the page as it stands."""

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 740},
    {"width": 1280, "height": 800},
    {"width": 844, "height": 390},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
)
"""Windows: phones upright and lying, a tablet, and desktops; every third one is of each kind, too."""

TOUCHED: Final = (360, 390, 844)
"""Widths of windows that are touched."""

TABLET: Final = 1024
"""Width of a window that is touched or not, by turns."""

DRESSES: Final = [(lang, scheme) for lang in ("en", "de") for scheme in ("light", "dark")]

DESK: Final = 1280
"""Least width of a window that shows all of a table at once, so that its page isn't scrolled."""

BOARD: Final = "#city"
"""Selector of what must stay where it is while one chooses: the map."""

PLACE: Final = """(selector) => {
  const part = document.querySelector(selector);
  const from = scrollY;
  if (from && getComputedStyle(part).position === 'sticky') scrollTo(0, 0);
  const { x, y, width, height } = part.getBoundingClientRect();
  const place = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
  scrollTo(0, from);
  return place;
}"""
"""JavaScript: where a part stands on the page, wherever that is scrolled to, even if it sticks there."""

FIRST_PLACES: Final = f"""() => {{
  window.places = [];
  const look = () => {{
    if (document.querySelector({BOARD!r})) {{
      const place = ({PLACE})({BOARD!r});
      if (window.places.at(-1) !== place) window.places.push(place);
    }}
    requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}}"""
"""JavaScript: gathers where the board has stood, frame by frame, from the first on that has one."""

SPEAK: Final = "(lang) => document.querySelector(`header button[lang='${lang}']`).click()"
"""JavaScript: chooses a language, also where the button lies on a sheet that is closed."""


@dataclass(frozen=True)
class Look:
    """One way to see a page."""

    size: ViewportSize
    lang: str
    scheme: Literal["light", "dark"]

    @property
    def touched(self) -> bool:
        width = self.size["width"]
        return width in TOUCHED or (width == TABLET and self.scheme == "dark")

    def __str__(self) -> str:
        return f"{self.size['width']} × {self.size['height']}, {self.lang}, {self.scheme}"


def looks(number: int, whole: bool = True) -> list[Look]:
    """Looks at the page of this number: every size, each in one of the four dresses of language and scheme.

    Pages that are not looked at as a `whole` are looked at in every third size, by turns: in twelve of them
    each size has worn each dress. One language comes after the other, as changing it takes longest.
    """
    sizes = SIZES if whole else SIZES[number % 3 :: 3]
    worn = [DRESSES[(number // (1 if whole else 3) + i) % len(DRESSES)] for i in range(len(sizes))]
    found = [Look(size, lang, scheme) for size, (lang, scheme) in zip(sizes, worn, strict=True)]  # type: ignore[arg-type]
    return sorted(found, key=lambda look: (look.lang == "de") == bool(number % 2))


def shared_looks(game: str, page: int) -> list[Look]:
    """Looks at a page that each game has: its share of the sizes, of which all games together have all.

    page: which one it is, a number by which the dresses go round.
    """
    return looks(BOARDS.index(game) + 3 * page, whole=False)


class Matrix:
    """Checks of one page in many looks. found: what is wrong, by where, each with the looks that show it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}
        self.devices = page.context.new_cdp_session(page)

    def at(self, what: str, worn: list[Look], within: str = "body") -> Iterator[Look]:
        """Dress the page in each look and check it; the caller may bring it to a state before that."""
        for look in worn:
            self.dress(look)
            yield look
            self.check(f"{what}, {look}", look.touched, within)

    def dress(self, look: Look) -> None:
        """Give the open page a look."""
        self.cut(look)
        html = self.page.locator("html")
        if html.get_attribute("lang") != look.lang:
            with told_anew(self.page):
                self.page.evaluate(SPEAK, look.lang)
                expect(html).to_have_attribute("lang", look.lang)

    def cut(self, look: Look) -> None:
        """Give the window all of a look but its language, whatever it shows."""
        self.devices.send("Emulation.setTouchEmulationEnabled", {"enabled": look.touched})
        self.page.emulate_media(color_scheme=look.scheme)
        resize(self.page, look.size)
        comes_true(self.page, "(coarse) => matchMedia('(pointer: coarse)').matches === coarse", look.touched)

    def check(self, where: str, touched: bool, within: str = "body") -> None:
        """Note what is wrong with the page as it stands, or with the part of it that a selector says."""
        self.page.evaluate(FOUR_FRAMES)  # another language or pointer moves panes, too
        comes_true(self.page, AT_REST)
        for fault in self.page.evaluate(FAULTS, [touched, within]):
            self.note(fault, where)

    def fits(self, where: str) -> None:
        """Check that a desk shows all of the page without scrolling."""
        width, over = self.page.evaluate("[innerWidth, document.scrollingElement.scrollHeight - innerHeight]")
        if width >= DESK and over > 0:
            self.note("the page is higher than its window", f"{where}: by {over} px")

    def is_painted_once(self, where: str) -> None:
        """Check that the board has stood still since its first paint. `FIRST_PLACES` runs in the page."""
        stands_still(self.page, BOARD)
        for moved in self.page.evaluate("window.places.slice(1)"):
            self.note("first paint: the board moves", f"{where}: to {moved}")

    def note(self, fault: str, where: str) -> None:
        self.found.setdefault(fault, []).append(where)

    def nothing(self) -> None:
        """Fail with all that was found: what is wrong, and the first look that shows it."""
        told = [f"{fault}  [{len(where)}×, first {where[0]}]" for fault, where in sorted(self.found.items())]
        assert not told, "\n" + "\n".join(told)


def place(page: Page) -> Any:
    """Where the board stands."""
    return page.evaluate(PLACE, BOARD)

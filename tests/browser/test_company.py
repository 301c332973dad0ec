"""Games of each title by two people and a watcher: a phone, a German dark page, and who only looks on.

They meet through the first page; the page of one is loaded again on the way, the watcher's line is cut, and
the server is killed and started again. In between all three see the same, none sees what is another's, on the
page or in what the socket was told, and the last pages agree.
"""

import pytest
from tests.browser.company import Company
from tests.browser.layout import nothing_sticks_out
from tests.browser.sitting import MOST
from tests.browser.test_mayor_table import Mayor
from tests.browser.test_neom_table import Neom
from tests.browser.test_skylines_table import Planner
from tests.browser.unseen import Events, Hands, Skylines
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.timeout(900)  # a busy machine may need seconds for each turn


LONG_ENOUGH = 25
"""Number of decisions in which all happens that is to happen on the way."""

ENOUGH_OF_SKYLINES = 17
"""… and in Skylines, where a city that fails ends the game early."""


def play(company: Company, every: int, until: int = MOST) -> None:
    """Play through a reload, a cut connection and a lost server; the looks of all pages remain."""

    def lose_the_server() -> None:
        company.people[0].sitting.lose_the_server()
        company.look()

    company.watching_is_all()
    reload = company.people[1].sitting.page.reload
    company.play(
        every, {6: reload, 9: company.cut_the_line, 12: company.mend_the_line, 15: lose_the_server}, until
    )
    phone, german, _ = (one.page for one in company.visitors.all)
    nothing_sticks_out(phone)
    assert german.locator("html").get_attribute("lang") == "de"
    assert "dark" in (german.locator("html").get_attribute("class") or "")


def neom(visitors: Visitors) -> Company:
    """Two people and a bot: between two all lies open."""
    company = Company(visitors, Neom, Hands())
    company.gather("NEOM", 3)
    return company


def test_the_beginning_of_neom(visitors: Visitors) -> None:
    company = neom(visitors)
    play(company, every=5, until=LONG_ENOUGH)
    assert company.looks >= 4
    assert len(company.found) >= 10, "the hands weren't looked for where they are"


@pytest.mark.variant
def test_neom(visitors: Visitors) -> None:
    company = neom(visitors)
    play(company, every=5)
    result = company.told(company.wanda)["view"]["result"]
    assert company.ends("tfoot td") == [str(score).replace("-", "\u2212") for score in result["scores"]]
    assert company.looks >= 15
    assert len(company.found) >= 30, "the hands weren't looked for where they are"


@pytest.mark.variant
def test_mayor(visitors: Visitors) -> None:
    """Two people and a bot that buys: two who only take what is offered play very long."""
    company = Company(visitors, Mayor, Events())
    company.gather("Mayor", 3, events="yes", amenities="yes")
    play(company, every=12)
    result = company.told(company.wanda)["view"]["result"]
    table = sorted(zip(result["ranking"], result["scores"], strict=True))
    assert company.ends(".ranking .place, .ranking .points") == [str(told) for row in table for told in row]
    assert company.looks >= 10


def skylines(visitors: Visitors) -> Company:
    company = Company(visitors, Planner, Skylines())
    company.gather("Skylines", 2, scenario="5")
    return company


@pytest.mark.variant
def test_the_beginning_of_skylines(visitors: Visitors) -> None:
    company = skylines(visitors)
    play(company, every=4, until=ENOUGH_OF_SKYLINES)
    assert company.looks >= 4


@pytest.mark.variant
def test_skylines(visitors: Visitors) -> None:
    company = skylines(visitors)
    play(company, every=4)
    result = company.told(company.wanda)["view"]["result"]
    assert company.ends(".skyline .score") == [str(result["score"]).replace("-", "\u2212")]
    assert company.looks >= 5

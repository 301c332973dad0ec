"""Two people and a watcher at a table, each in a browser of their own, from the first page to the last."""

import json
import re
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.sitting import MOST, NAP, PATIENCE, OnTheWay, Sitting, has_its_line
from tests.browser.unseen import Open, View
from tests.browser.visitors import Visitor, Visitors

TO_ACT_WITH = (
    '[data-confirm], [data-take-back], [data-mark="legal"], [data-action]:not([aria-disabled="true"]),'
    ' [data-tile]:not([aria-disabled="true"]), [data-shape]:not([aria-disabled="true"])'
)
"""Selector of all that makes a choice or takes one back."""


@dataclass
class Person:
    """One of the two players. decided: the number of their decisions so far."""

    visitor: Visitor
    sitting: Sitting
    player: int
    decided: int = 0


@dataclass
class Company:
    """Ada, who has a phone, Ines, who reads German in the dark, and Wanda, who watches.

    sitting: the game's. unseen: knows what is secret. cut: whether Wanda has no line. looks: how often all
    three pages were looked at; found: secret names that stood on the page of who may know them, in all those
    looks.
    """

    visitors: Visitors
    sitting: type[Any]
    unseen: Open
    cut: bool = False
    looks: int = 0
    found: set[str] = field(default_factory=set)

    def gather(self, title: str, seats: int, **options: str) -> None:
        """Set up a table: Ada's, with Ines by link and Wanda watching; further seats are bots'."""
        ada, ines = self.visitors.come(390, 844), self.visitors.come(locale="de", color_scheme="dark")
        self.wanda = self.visitors.come()
        page = ada.arrive()
        host = self.sitting(page, self.visitors.server)
        host.fill_in(title, seats, {2: "person"}, **options)
        page.get_by_text("Everybody", exact=True).click()
        page.get_by_role("button", name="Set up the table").click()
        link = page.get_by_label(re.compile("^Seat 2, ")).input_value()
        page.get_by_role("button", name="To the table").click()
        guest = ines.arrive(link.partition("//")[2].partition("/")[2])
        guest.get_by_label("Dein Name").fill("Ines")
        guest.get_by_role("button", name="Platz nehmen").click()
        guest.wait_for_url(re.compile(r"/tables/[^/]+$"), timeout=PATIENCE)
        lobby = self.wanda.arrive()
        lobby.get_by_role("radio", name="To watch").check(force=True)
        lobby.get_by_role("link", name=f"Watch: {title}").click()
        for one in self._pages():
            one.wait_for_url(re.compile(r"/tables/[^/]+$"), timeout=PATIENCE)
        self.table = page.url.rpartition("/")[2]
        self.people = [
            Person(ada, host, 0),
            Person(ines, self.sitting(guest, self.visitors.server), 1),
        ]
        self.read = {id(one): 0 for one in self.visitors.all}

    def play(self, every: int, on_the_way: OnTheWay, until: int = MOST) -> None:
        """Play to the end or `until` so many decisions, and look at all pages after each `every` of them.

        on_the_way: what happens before which decision, counted over both.
        """
        due = iter(sorted(on_the_way))
        next_due = next(due, MOST)
        while self.decided < until:
            asked = [one for one in self.people if self.told(one.visitor)["legal_actions"]]
            for one in asked:
                if self.decided >= next_due:
                    on_the_way[next_due]()
                    next_due = next(due, MOST)
                if not self.told(one.visitor)["legal_actions"]:
                    continue
                one.sitting.decide(one.decided)
                one.sitting.is_answered()
                one.decided += 1
                if self.decided % every == 0:
                    self.look()
            if not asked:
                if self.told(self.wanda)["over"]:
                    break
                self.wanda.page.wait_for_timeout(NAP)
        assert self.decided < MOST, "the game doesn't end"
        assert next_due == MOST, "the game was over before all had happened"

    @property
    def decided(self) -> int:
        return sum(one.decided for one in self.people)

    def told(self, visitor: Visitor) -> View:
        """The update that the server sends to one of the three."""
        told: View = visitor.told(f"/api/tables/{self.table}")
        return told

    def look(self) -> None:
        """Check that all three see the same table, and none what is another's."""
        if self.cut:
            return
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            told = [self.told(one) for one in self.visitors.all]
            if any(one["over"] for one in told):
                return
            contents = [one.page.content() for one in self.visitors.all]
            shown = [
                f'data-version="{one["version"]}"' in text for one, text in zip(told, contents, strict=True)
            ]
            again = [self.told(one)["version"] for one in self.visitors.all]
            if all(shown) and again == [one["version"] for one in told]:
                self._compare(told, contents)
                return
            self.wanda.page.wait_for_timeout(NAP)
        raise AssertionError("the pages don't come to show the same")

    def _compare(self, told: list[View], contents: list[str]) -> None:
        views = [one["view"] for one in told]
        common = [self.unseen.common(view) for view in views]
        unlike = [key for key in common[0] if any(one[key] != common[0][key] for one in common)]
        assert unlike == [], "the three are told different tables"
        self._hear(views)
        self._nothing_unseen_shows(views, contents)
        watching = self.wanda.page
        assert watching.locator(TO_ACT_WITH).count() == 0
        expect(watching.locator(".prompt")).to_contain_text("You are watching")
        assert told[2]["legal_actions"] == []
        self.looks += 1

    def _hear(self, views: list[View]) -> None:
        """Pass what the two players were sent, over sockets and now, to the record of secrets."""
        for one in self.people:
            for told in self._new(one.visitor):
                self.unseen.hear(one.player, told["view"])
        for one in self.people:
            self.unseen.hear(one.player, views[one.player])

    def _new(self, visitor: Visitor) -> list[View]:
        """Updates from a visitor's socket since the last call."""
        start, self.read[id(visitor)] = self.read[id(visitor)], len(visitor.heard)
        frames = [json.loads(text) for text in visitor.heard[start:]]
        return [frame for frame in frames if "view" in frame]

    def _nothing_unseen_shows(self, views: list[View], contents: list[str]) -> None:
        viewers = [0, 1, None]
        for viewer, visitor, content in zip(viewers, self.visitors.all, contents, strict=True):
            secret = self.unseen.secret_from(viewer)
            assert self.unseen.names_in(content, secret, viewer) == set(), "a page shows a secret"
            for text in visitor.heard:
                assert self.unseen.names_in(text, secret, viewer) == set(), "a socket tells a secret"
        for told in self._new(self.wanda):
            self._is_a_watchers(told["view"])
        self._is_a_watchers(views[2])
        for one in self.people:
            own = self.unseen.holds[one.player] - self.unseen.public
            self.found |= self.unseen.names_in(contents[one.player], own, None)

    def _is_a_watchers(self, view: View) -> None:
        assert view["viewer"] is None
        said = {key: value for key, value in self.unseen.own(view).items() if value}
        assert said == {}, "the watcher was told what is a player's own"

    def watching_is_all(self) -> None:
        """Check that a watcher can't choose by request either."""
        told = next(told for one in self.people if (told := self.told(one.visitor))["legal_actions"])
        body = {"id": "wanda", "version": told["version"], "action": told["legal_actions"][0]["action"]}
        address = f"{self.visitors.server.address}api/tables/{self.table}/actions"
        answer = self.wanda.context.request.post(address, data=body)
        assert answer.json()["code"] == "no-seat"

    def cut_the_line(self) -> None:
        """Cut the watcher's connection; no page is checked until it is restored."""
        self.cut = True
        self.wanda.context.set_offline(True)

    def mend_the_line(self) -> None:
        self.wanda.context.set_offline(False)
        has_its_line(self.wanda.page)
        self.cut = False
        self.look()

    def _pages(self) -> list[Page]:
        return [one.page for one in self.visitors.all]

    def ends(self, results: str) -> list[str]:
        """Texts at `results` on the last pages, which are the same for all three."""
        for page in self._pages():
            expect(page.locator("main.end")).to_be_visible(timeout=PATIENCE)
        said = [page.locator(f"main.end :is({results})").all_inner_texts() for page in self._pages()]
        assert said[0] == said[1] == said[2]
        return said[0]

"""A table goes on elsewhere: from a server to this device and back, and as a file."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.device import CAPTURE, READY, WorkerAsker
from tests.browser.log import Asker
from tests.browser.server import Server
from tests.browser.test_neom_table import Neom, finish
from tests.browser.test_table_people import sheet
from tests.device.folder import STATIC

pytestmark = [
    pytest.mark.static,
    pytest.mark.skipif(not (STATIC / "python.zip").is_file(), reason="make static"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that offers the client without one."""
    server = Server(tmp_path / "tables.sqlite3", device=STATIC)
    yield server
    server.kill()


class Mover(Neom):
    """A person whose table is on a server or on this device, as the address says."""

    patience = READY

    def on_device(self) -> bool:
        return "/device/" in self.page.url

    @property
    def asker(self) -> Asker:
        return WorkerAsker(self.page, self.server.address) if self.on_device() else self.page.request

    def record(self) -> dict[str, Any]:
        """What has been played so far, as it is taken along."""
        record: dict[str, Any] = json.loads(self.asker.post(f"{self.api}/running-record", data={}).text())
        return record

    def move(self, button: str, where: str) -> None:
        """Press a button among the people, and wait for the table to be there."""
        sheet(self.page, "people").get_by_role("button", name=button).click()
        self.page.wait_for_url(re.compile(where), timeout=READY)
        expect(self.page.locator(".prompt")).to_be_visible(timeout=READY)


@pytest.mark.variant
def test_a_table_goes_on_on_the_device_and_again_on_the_server(page: Page, server: Server) -> None:
    page.add_init_script(CAPTURE)
    mover = Mover(page, server)
    mover.set_up("NEOM", players=2, left=8)
    first = mover.record()["actions"]
    mover.move("Continue on this device", r"/device/.*tables/")
    assert mover.on_device()
    assert mover.record()["actions"] == first
    mover.decide(0)
    mover.is_answered()
    second = mover.record()["actions"]
    assert second[: len(first)] == first
    assert len(second) > len(first)
    mover.move("Continue on the server", r":[0-9]+/tables/")
    assert not mover.on_device()
    assert mover.record()["actions"][: len(second)] == second
    finish(mover, {})


def test_a_table_taken_along_as_a_file_is_that_table(page: Page, server: Server) -> None:
    mover = Mover(page, server)
    mover.set_up("NEOM", players=2, left=6)
    people = sheet(page, "people")
    with page.expect_download() as download:
        people.get_by_role("button", name="Take this table along").click()
    assert json.loads(download.value.path().read_text())["actions"] == mover.record()["actions"]

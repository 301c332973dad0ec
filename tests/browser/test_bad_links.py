"""Links that give no seat."""

from playwright.sync_api import Browser, expect
from tests.browser.server import Server


def test_a_used_invitation_says_so_on_a_page(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="en")  # of its own: Chromium calls the server's refusal an error
    page = context.new_page()
    body = {"game": page.request.get(f"{server.address}api/games").json()[0]["id"], "players": 2}
    body |= {"seats": ["person", "random"], "sit": False}
    created = page.request.post(f"{server.address}api/tables", data=body).json()
    link = server.address.rstrip("/") + created["invitations"][0]["path"]
    key = link.partition("#")[2]
    page.request.post(f"{server.address}api/join", data={"key": key, "name": "Ada"})
    page.goto(link)
    expect(page.get_by_role("heading", name="This link leads to no seat")).to_be_visible()
    page.get_by_role("link", name="All tables").last.click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    context.close()


def test_an_unknown_address_says_so(server: Server, browser: Browser) -> None:
    page = browser.new_page(locale="en")
    page.goto(f"{server.address}nonsense")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("link", name="All tables").last.click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.context.close()

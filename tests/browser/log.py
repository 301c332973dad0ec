"""The log of a table as the server tells it: of much the newest, and the rest when it is asked for."""

from typing import Any

from playwright.sync_api import APIRequestContext


def whole_log(door: APIRequestContext, api: str) -> list[dict[str, Any]]:
    """All that has happened at the table whose address is `api`, in its order."""
    passage = door.get(api).json()
    events: list[dict[str, Any]] = passage["events"]
    while passage["since"] > 0:
        passage = door.get(f"{api}/log", params={"upto": passage["since"]}).json()
        events = passage["events"] + events
    return events

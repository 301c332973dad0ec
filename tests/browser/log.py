"""The whole log of a table, fetched passage by passage."""

from typing import Any

from playwright.sync_api import APIRequestContext


def whole_log(asker: APIRequestContext, api: str) -> list[dict[str, Any]]:
    """All events of the table whose address is `api`, in order."""
    passage = asker.get(api).json()
    events: list[dict[str, Any]] = passage["events"]
    while passage["since"] > 0:
        passage = asker.get(f"{api}/log", params={"upto": passage["since"]}).json()
        events = passage["events"] + events
    return events

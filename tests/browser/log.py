"""The whole log of a table, fetched passage by passage."""

from typing import Any, Protocol


class Told(Protocol):
    """An answer, as Playwright has it."""

    def json(self) -> Any: ...

    def text(self) -> str: ...


class Asker(Protocol):
    """Whoever can ask: Playwright's requests to a server, or another way to who answers in its place."""

    def get(self, url: str, *, params: dict[str, str | float | bool] | None = None) -> Told: ...

    def post(self, url: str, *, data: Any) -> Told: ...


def whole_log(asker: Asker, api: str) -> list[dict[str, Any]]:
    """All events of the table whose address is `api`, in order."""
    passage = asker.get(api).json()
    events: list[dict[str, Any]] = passage["events"]
    while passage["since"] > 0:
        passage = asker.get(f"{api}/log", params={"upto": passage["since"]}).json()
        events = passage["events"] + events
    return events

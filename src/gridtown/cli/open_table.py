"""Opening a table at a server that has just started, and showing its player the link."""

import json
import sys
import webbrowser
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class OpenTable:
    """Called with the server's address once it answers; runs in a thread, as the server goes on meanwhile.

    request: the body of `POST /api/tables`. browser: whether to open the link there.
    """

    def __init__(self, request: dict[str, Any], browser: bool) -> None:
        self._request = request
        self._browser = browser

    def __call__(self, address: str) -> None:
        Thread(target=self._open, args=(address,), daemon=True).start()

    def _open(self, address: str) -> None:
        try:
            link = address.rstrip("/") + self._invitation(address)
        except HTTPError as error:
            print(f"gridtown: no table was begun: {message_of(error.read())}", file=sys.stderr)
            return
        print(f"Your table: {link}", flush=True)
        if self._browser:
            webbrowser.open(link)

    def _invitation(self, address: str) -> str:
        """The path that gives the person's seat, once."""
        body = json.dumps(self._request).encode()
        origin = address.rstrip("/")
        headers = {"content-type": "application/json", "origin": origin}
        with urlopen(Request(f"{origin}/api/tables", body, headers)) as answer:  # our own server
            created = json.load(answer)
        return str(created["invitations"][0]["path"])


def message_of(answer: bytes) -> str:
    """The words of a refusal; all of an answer that is none."""
    text = answer.decode(errors="replace")
    try:
        return str(json.loads(text)["message"])
    except (ValueError, LookupError, TypeError):
        return text

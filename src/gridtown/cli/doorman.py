"""Begins a table at a server that has just started, and leads its player there."""

import json
import sys
import webbrowser
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Doorman:
    """Called with the server's address once it answers; works in a thread of its own, as the server must."""

    def __init__(self, wish: dict[str, Any], browser: bool) -> None:
        self._wish = wish
        self._browser = browser

    def __call__(self, address: str) -> None:
        Thread(target=self._lead, args=(address,), daemon=True).start()

    def _lead(self, address: str) -> None:
        try:
            link = address.rstrip("/") + self._invitation(address)
        except HTTPError as error:
            print(f"gridtown: no table was begun: {error.read().decode(errors='replace')}", file=sys.stderr)
            return
        print(f"Your table: {link}", flush=True)
        if self._browser:
            webbrowser.open(link)

    def _invitation(self, address: str) -> str:
        """The path that gives the person's seat, once."""
        body = json.dumps(self._wish).encode()
        origin = address.rstrip("/")
        headers = {"content-type": "application/json", "origin": origin}
        with urlopen(Request(f"{origin}/api/tables", body, headers)) as answer:  # our own server
            created = json.load(answer)
        return str(created["invitations"][0]["path"])

"""What the client without a server takes of memory in Chromium, at first and after some matches.

    GRIDTOWN_CHROMIUM=… python -m benchmarks.device_memory [--folder build/static] [--matches 10]

No tool drives the browser: one that does has the page keep copies of the files it has loaded, some 20 MB. So
the page is served with a script that plays, and says so to its host. It prints megabytes of the page's
process, its worker with it: its own, which nobody else has and which lie in no file, and those of Chromium's
program and data that this process alone has mapped at that time; with a second page they are shared. How
much garbage is among the former is the browser's business, which differs from run to run. Linux only.
"""

import argparse
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.device import PLAY
from tests.browser.device import CAPTURE, Quiet, served

from gridtown.games import names

PATIENCE: Final = 600.0
"""Seconds that anything may take."""

REST: Final = 75.0
"""Seconds in which a page that does nothing may give back what it no longer needs.

After 15 s Chromium had given back nothing yet, after 75 a third.
"""

PLAYING: Final = """<script>
{capture}
const say = (what) => fetch('said', {{ method: 'POST', body: what }});
const until = async (is) => {{ while (!is()) await new Promise((over) => setTimeout(over, 20)); }};
addEventListener('load', async () => {{
  await until(() => document.querySelector('#loading'));
  await until(() => !document.querySelector('#loading'));
  await say('at first');
  const play = {play};
  const games = {games};
  for (let match = 0; match < {matches}; match += 1) await play([games[match % games.length], 10000]);
  await say('after {matches} matches');
}});
</script>"""
"""HTML: plays in the page's worker once it is ready, and tells the host."""

MEGABYTE: Final = 1024
"""The kilobytes of which Linux tells."""


class Host(Quiet):
    """Serves the page with a script in it. said: what that tells."""

    script = ""
    said: Final[Queue[str]] = Queue()

    def do_GET(self) -> None:  # noqa: N802 - http.server's name
        path = Path(self.translate_path(self.path))
        if not path.is_dir():
            super().do_GET()
            return
        page = (path / "index.html").read_text().replace("<head>", f"<head>{self.script}", 1).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def do_POST(self) -> None:  # noqa: N802
        self.said.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()


def memory(browser: int) -> tuple[float, float]:
    """Megabytes of the largest page of a browser: its own, and those of files that it alone has mapped."""
    return max(_of(pid) for pid in _descendants(browser) if _is_page(pid))


def _of(pid: int) -> tuple[float, float]:
    sizes = dict.fromkeys(("Private_Dirty", "Private_Clean"), 0)
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        name, _, rest = line.partition(":")
        if name in sizes:
            sizes[name] += int(rest.split()[0])
    return sizes["Private_Dirty"] / MEGABYTE, sizes["Private_Clean"] / MEGABYTE


def _is_page(pid: int) -> bool:
    return b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes()


def _descendants(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield child
            yield from _descendants(child)


def measure(folder: Path, matches: int) -> None:
    """Print it."""
    Host.script = PLAYING.format(capture=CAPTURE, play=PLAY, games=names(), matches=matches)
    with served(folder, Host) as host, TemporaryDirectory() as home:
        asked = [os.environ["GRIDTOWN_CHROMIUM"], "--headless", "--no-sandbox", "--remote-debugging-port=0"]
        browser = subprocess.Popen(
            [*asked, f"--user-data-dir={home}", host.address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # often a script that starts it: all of them end together
        )
        try:
            for _ in range(2):
                tell(Host.said.get(timeout=PATIENCE), browser.pid)
            time.sleep(REST)
            tell(f"{REST:.0f} s later", browser.pid)
        finally:
            os.killpg(browser.pid, signal.SIGTERM)
            browser.wait()


def tell(when: str, browser: int) -> None:
    """Print what a browser's page takes now."""
    own, mapped = memory(browser)
    print(f"{when}: {own:.0f} MB of its own, {mapped:.0f} MB of the program that nobody shares", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/static"))
    parser.add_argument("--matches", type=int, default=10)
    given = parser.parse_args()
    if "GRIDTOWN_CHROMIUM" not in os.environ:
        parser.error("GRIDTOWN_CHROMIUM is not set; have it name a Chromium")
    measure(given.folder, given.matches)

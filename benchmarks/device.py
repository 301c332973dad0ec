"""How the client without a server does in Chromium: its start, clicks and bots.

    GRIDTOWN_CHROMIUM=… python -m benchmarks.device [--folder build/static] [--phone] [--matches 10]

--phone: at 390 pixels, with a processor four times as slow and a network of 1.6 Mbit/s with 150 ms there and
back (what Chromium calls slow 4G). It prints milliseconds, and the bytes that came, packed; a busy machine
takes longer. What it takes of memory: `benchmarks.device_memory`.
"""

import argparse
import io
import json
import os
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO, Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.device import CAPTURE, Quiet, served

from gridtown.games import names

PATIENCE: Final = 600_000
"""Milliseconds that anything may take."""

SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}

PLAY: Final = """async ([game, steps]) => {
  const clicks = [], bots = [];
  let next = Math.floor(Math.random() * 1e9), told = () => undefined, heard;
  const waiting = new Map();
  const hear = ({ data }) => {
    if ('id' in data && waiting.has(data.id)) waiting.get(data.id)(JSON.parse(data.body || 'null'));
    else if (data.line === line && data.news) told(JSON.parse(data.news));
  };
  window.theWorker.addEventListener('message', hear);
  const ask = (method, path, body) => new Promise((resolve) => {
    const id = -(next += 1);
    waiting.set(id, resolve);
    window.theWorker.postMessage({ id, method, path, body: body ? JSON.stringify(body) : '', lang: 'en' });
  });
  const seats = ['person', 'steady'];
  const { table } = await ask('POST', '/api/tables', { game, players: 2, seats, pace: 'at-once' });
  const line = -(next += 1);
  const turn = () => new Promise((resolve) => {
    told = (news) => { if (news.over || news.legal_actions?.length) resolve(news); };
  });
  heard = turn();
  window.theWorker.postMessage({ open: line, path: `/api/tables/${table}/socket?since=0`, lang: 'en' });
  for (let step = 0; step < steps; step += 1) {
    const { over, version, legal_actions: legal } = await heard;
    if (over) break;
    heard = turn();
    const action = legal[(step * 7) % legal.length].action;
    const started = performance.now();
    const answer = await ask('POST', `/api/tables/${table}/actions`, { id: `${step}`, version, action });
    const answered = performance.now();
    clicks.push(answered - started);
    if (answer.over) break;
    if (!answer.legal_actions?.length) {
      await heard.then((news) => { heard = Promise.resolve(news); });
      bots.push(performance.now() - answered);
    }
  }
  window.theWorker.postMessage({ close: line });
  await ask('POST', `/api/tables/${table}/end`, { agree: true });
  window.theWorker.removeEventListener('message', hear);
  return { clicks, bots };
}"""
"""JavaScript: a match against Steady in the page's worker; milliseconds of clicks and of the bot's turns."""


class Packed(Quiet):
    """A host that sends what lies packed beside a file, as nginx's `brotli_static` does."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        packed = Path(f"{self.translate_path(self.path)}.br")
        if "br" not in self.headers.get("Accept-Encoding", "") or not packed.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(packed.with_suffix(""))))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")


def at(values: list[float], percent: int) -> float:
    """The value below which so many percent are."""
    ordered = sorted(values)
    return ordered[min(len(ordered) * percent // 100, len(ordered) - 1)] if ordered else 0.0


def start(page: Page, address: str) -> dict[str, Any]:
    """Milliseconds until the page is there and until the first choice of a table of NEOM; bytes that came."""
    came: list[int] = []
    page.on("requestfinished", lambda request: came.append(request.sizes()["responseBodySize"]))
    begun = monotonic()
    page.goto(address)
    page.get_by_role("button", name="Set up the table").wait_for(timeout=PATIENCE)
    lobby = monotonic()
    page.wait_for_function("() => !document.querySelector('#loading')", timeout=PATIENCE)
    page.evaluate(PLAY, ["neom", 1])
    chosen = monotonic()
    return {
        "page": round((lobby - begun) * 1000),
        "first choice": round((chosen - begun) * 1000),
        "bytes": sum(came),
    }


def measure(folder: Path, phone: bool, matches: int) -> None:
    """Print all of it."""
    with served(folder, Packed) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("GRIDTOWN_CHROMIUM"), args=["--no-sandbox"]
        )
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        context = browser.new_context(viewport=size)  # type: ignore[arg-type]
        context.add_init_script(CAPTURE)
        page = context.new_page()
        if phone:
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", SLOW_4G)
            session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        print(json.dumps(start(page, host.address)))
        times: dict[str, list[float]] = {"clicks": [], "bots": []}
        for number in range(matches):
            taken = page.evaluate(PLAY, [names()[number % len(names())], 10_000])
            for kind, values in taken.items():
                times[kind] += values
        for kind, values in times.items():
            print(f"{kind}: {len(values)}, p50 {at(values, 50):.1f}, p95 {at(values, 95):.1f} ms")
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/static"))
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--matches", type=int, default=10)
    given = parser.parse_args()
    measure(given.folder, given.phone, given.matches)

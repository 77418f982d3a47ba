"""Frames a second while cards move: the largest tables, watched again in Chromium on a processor that is slowed down.

    python -m benchmarks.page_frames [--slower 4] [--frames 300] [--json]

The page is the one that is built (`make web`); a game is played at random, and its replay runs at the page's own pace.
Only frames count during which a card flies.
"""

from __future__ import annotations

import argparse
import json
import statistics

from playwright.sync_api import Browser
from tests.browser.conftest import come
from tests.browser.pages import random_end, seated
from tests.browser.pictures import browser_and_server
from tests.browser.server import ServerProcess, deal

TABLES = {"cluster_royale": 6, "shield": 12, "ship_it": 4}
OPTIONS: dict[str, dict[str, object]] = {"cluster_royale": {"teams": True}}
SIZES = ("desktop", "phone")
PATIENCE = 300_000
"""Milliseconds that a replay may take."""
SMOOTH = 1000 / 50
"""Milliseconds: a frame that takes longer is seen."""
WATCH = """
() => {
  window.frames = [];
  const layer = document.querySelector(".layer");
  let before = 0;
  const look = (now) => {
    if (before && layer.childElementCount) window.frames.push(now - before);
    before = layer.childElementCount ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--slower", type=float, default=4, help="how many times slower the processor is")
    asked.add_argument("--frames", type=int, default=300, help="how many frames are watched at each table")
    asked.add_argument("--json", action="store_true", help="print everything as JSON")
    chosen = asked.parse_args()
    with browser_and_server() as (browser, server):
        measured = [
            {"game": game, "seats": seats, "size": size, **frames(browser, server, game, seats, size, chosen)}
            for game, seats in TABLES.items()
            for size in SIZES
        ]
    if chosen.json:
        print(json.dumps({"slower": chosen.slower, "tables": measured}, indent=2))
        return
    for row in measured:
        print(
            "{game:16} {seats:2} seats  {size:8} {frames:5} frames  {fps:5.1f} a second  {slow:5.1%} seen".format(**row)
        )


def frames(
    browser: Browser, server: ServerProcess, game: str, seats: int, size: str, chosen: argparse.Namespace
) -> dict[str, float]:
    """How frames follow each other while the replay of a game runs."""
    ada = come(browser, server, size=size, motion=True)
    names = [ada.name, *(f"Guest {number}" for number in range(2, seats + 1))]
    ada.open(f"/replay/{seated(server, ada, random_end(deal(game, names, 1, OPTIONS.get(game, {}))))}")
    ada.look(".tabletop").wait_for(timeout=PATIENCE)
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": chosen.slower})
    ada.page.evaluate(WATCH)
    ada.page.keyboard.press("Space")
    ada.page.wait_for_function("(wanted) => window.frames.length >= wanted", arg=chosen.frames, timeout=PATIENCE)
    taken: list[float] = ada.page.evaluate("() => window.frames")
    ada.leave()
    return {
        "frames": len(taken),
        "fps": round(1000 / statistics.median(taken), 1),
        "slow": round(sum(one > SMOOTH for one in taken) / len(taken), 3),
        "longest": round(max(taken), 1),
    }


if __name__ == "__main__":
    main()

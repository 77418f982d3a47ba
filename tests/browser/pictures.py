"""A browser and a server outside the tests, and pictures taken with them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import launch
from tests.browser.server import ServerProcess

Pictures = Callable[[Browser, ServerProcess, Path], Iterator[Path]]
DRAWN = '() => !document.querySelector(".card :is(.written, .index, .back)")'
"""Until a card's drawing is there, it is written."""


@contextmanager
def browser_and_server(*modules: Path) -> Iterator[tuple[Browser, ServerProcess]]:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(Path(place), *modules)
        server.start()
        server.wait_until_ready()
        browser = launch(playwright)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def take(pictures: Pictures, folder: Path, *modules: Path) -> None:
    """Write pictures into a folder, and say which; `modules` are folders with games that only their server knows."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser_and_server(*modules) as (browser, server):
        for written in pictures(browser, server, folder):
            print(written, written.stat().st_size)

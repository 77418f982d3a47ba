"""Taking pictures of pages: a server and a browser of their own for as long as it takes."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import launch
from tests.browser.server import ServerProcess

Pictures = Callable[[Browser, ServerProcess, Path], Iterator[Path]]


def take(pictures: Pictures, folder: Path) -> None:
    """Write pictures into a folder, and say which."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(Path(place))
        server.start()
        server.wait_until_ready()
        browser = launch(playwright)
        try:
            for written in pictures(browser, server, folder):
                print(written, written.stat().st_size)
        finally:
            browser.close()
            server.stop()

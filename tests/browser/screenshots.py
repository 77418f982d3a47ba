"""Pictures of every page and each game, to be looked at.

python -m tests.browser.screenshots FOLDER
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import holdfast
from tests.browser.conftest import come, launch
from tests.browser.pages import addresses
from tests.browser.person import Person
from tests.browser.server import ServerProcess

SIZES = ("phone", "tablet", "desktop", "television")


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str
    theme: str = "dark"
    language: str = "en"

    def __str__(self) -> str:
        return "-".join(part for part in (self.size, self.theme, self.language) if part not in ("dark", "en"))


def looks(page: str) -> Iterator[Look]:
    """Every page at every size; some also in light, and in Russian."""
    for size in SIZES:
        yield Look(size)
    if page in ("home", "shield", "rules"):
        yield Look("phone", theme="light")
        yield Look("desktop", theme="light")
    if page in ("home", "lobby", "learn", "end", *holdfast.all_games()):
        yield Look("phone", language="ru")
    if page in ("home", "lobby", "ship_it"):
        yield Look("desktop", language="ru")
    if page in holdfast.all_games():
        yield Look("phone-landscape")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(Path(place))
        server.start()
        server.wait_until_ready()
        browser = launch(playwright)
        try:
            for written in pictures(browser, server, folder):
                print(written)
        finally:
            browser.close()
            server.stop()


def pictures(browser: Browser, server: ServerProcess, folder: Path) -> Iterator[Path]:
    people: dict[Look, tuple[Person, dict[str, str]]] = {}
    host = come(browser, server, "Grace")
    names = [name for name, _ in addresses(server, come(browser, server), host)]
    for page in names:
        for look in looks(page):
            if look not in people:
                person = come(browser, server, size=look.size, language=look.language)
                person.keep("settings", json.dumps({"theme": look.theme, "language": look.language}))
                people[look] = person, dict(addresses(server, person, host))
            person, known = people[look]
            person.reads(known[page])
            written = folder / f"{page}-{look}.png"
            person.page.screenshot(path=written, full_page=page in ("home", "rules"))
            yield written
    for person, _ in people.values():
        person.leave()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

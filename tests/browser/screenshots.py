"""Pictures of every page and each game, to be looked at.

python -m tests.browser.screenshots FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

import holdfast
from holdfast.languages import LANGUAGES
from tests.browser.conftest import come
from tests.browser.pages import addresses
from tests.browser.person import Person
from tests.browser.pictures import take
from tests.browser.server import ServerProcess

SIZES = ("phone", "tablet", "desktop")


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str
    theme: str = "dark"
    language: str = "en"

    def __str__(self) -> str:
        return "-".join(part for part in (self.size, self.theme, self.language) if part not in ("dark", "en"))


def looks(page: str) -> Iterator[Look]:
    """Every page at every size, in both themes and both languages; a phone on its side and a television once."""
    for size in ("television",) if page == "television" else SIZES:
        for theme in ("dark", "light"):
            for language in LANGUAGES:
                yield Look(size, theme, language)
    if page in holdfast.all_games():
        yield Look("phone-landscape")
        yield Look("television")


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
            # Nobody plays on a television: it shows the table to the room.
            person.reads(known[page].replace("/t/", "/tv/", 1) if look.size == "television" else known[page])
            written = folder / f"{page}-{look}.png"
            person.page.screenshot(path=written, full_page=page in ("home", "rules"))
            yield written
    for person, _ in people.values():
        person.leave()


if __name__ == "__main__":
    take(pictures, Path(sys.argv[1]))

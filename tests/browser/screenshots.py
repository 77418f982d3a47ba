"""Pictures of every page and each game, to be looked at.

python -m tests.browser.screenshots FOLDER [--page PATTERN] [--size PATTERN] [--theme PATTERN] [--language PATTERN]

Patterns are those of a shell, and each option may be given several times: `--page "ship_it*" --size phone` takes
pictures of all tables of one game, on a phone.
"""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

import holdfast
from holdfast.languages import LANGUAGES
from tests.browser.compositions import COMPOSITIONS
from tests.browser.conftest import come
from tests.browser.pages import addresses
from tests.browser.person import SIZES, Person
from tests.browser.pictures import DRAWN, take
from tests.browser.server import ServerProcess
from tests.examples import install

THEMES = ("dark", "light")
PAGE_SIZES = ("phone", "tablet", "desktop")
WHOLE_PAGES = ("home", "rules")
SETTLING = 1200
"""Milliseconds after which cards that shrank in haste have the size that they keep."""
SCREENS = tuple(size for size in SIZES if size.startswith("television"))
"""Nobody plays on a television: it shows the table to the room."""


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str
    theme: str = "dark"
    language: str = "en"

    def __str__(self) -> str:
        return "-".join(part for part in (self.size, self.theme, self.language) if part not in ("dark", "en"))


@dataclass(frozen=True)
class Wanted:
    """Which pictures are taken: all, where nothing is said."""

    page: Sequence[str] = ()
    size: Sequence[str] = ()
    theme: Sequence[str] = ()
    language: Sequence[str] = ()

    def includes(self, page: str, look: Look) -> bool:
        return all(
            not patterns or any(fnmatch(value, pattern) for pattern in patterns)
            for value, patterns in (
                (page, self.page),
                (look.size, self.size),
                (look.theme, self.theme),
                (look.language, self.language),
            )
        )


def looks(page: str) -> Iterator[Look]:
    """A table at every size there is, another page at those that differ; all of them in both themes and languages."""
    for size in _sizes(page):
        for theme in THEMES:
            for language in LANGUAGES:
                yield Look(size, theme, language)


def _sizes(page: str) -> Sequence[str]:
    if page == "television":
        return SCREENS
    if page in COMPOSITIONS and not COMPOSITIONS[page].is_live:
        return [size for size in SIZES if size not in SCREENS]
    return tuple(SIZES) if page in COMPOSITIONS or page in holdfast.all_games() else PAGE_SIZES


class Visitors:
    """People who look at pages, one for each look; what each has seen stays known to them."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self._browser = browser
        self._server = server
        self._host = come(browser, server, "Grace")
        self._known: dict[Look, tuple[Person, dict[str, str]]] = {}
        self._regulars: dict[Look, Person] = {}
        self.pages = [name for name, _ in addresses(server, come(browser, server), self._host)]

    def visit(self, page: str, look: Look) -> Person:
        """Somebody for whom this page is new; or who knows the game, where it is the composition that is looked at."""
        moment = COMPOSITIONS.get(page)
        if moment is None:
            if look not in self._known:
                person = self._come(look)
                self._known[look] = person, dict(addresses(self._server, person, self._host))
            person, known = self._known[look]
            person.reads(_shown_on(look, known[page]))
            return person
        if look not in self._regulars:
            self._regulars[look] = self._come(look)
            for each in COMPOSITIONS.values():
                each.known_to(self._regulars[look])
        person = self._regulars[look]
        person.reads(_shown_on(look, moment.lay(self._server, person)))
        if look.size not in SCREENS:
            moment.begin(person)
        return person

    def _come(self, look: Look) -> Person:
        person = come(self._browser, self._server, size=look.size, language=look.language)
        person.keep("settings", json.dumps({"theme": look.theme, "language": look.language}))
        return person

    def leave(self) -> None:
        for person in [*(person for person, _ in self._known.values()), *self._regulars.values()]:
            person.leave()


def _shown_on(look: Look, address: str) -> str:
    return address.replace("/t/", "/tv/", 1) if look.size in SCREENS else address


def pictures(wanted: Wanted, browser: Browser, server: ServerProcess, folder: Path) -> Iterator[Path]:
    visitors = Visitors(browser, server)
    for page in [*visitors.pages, *COMPOSITIONS]:
        for look in looks(page):
            if wanted.includes(page, look):
                person = visitors.visit(page, look)
                person.waits_for(DRAWN)
                person.page.wait_for_timeout(SETTLING)
                written = folder / f"{page}-{look}.png"
                person.page.screenshot(path=written, full_page=page in WHOLE_PAGES)
                yield written
    visitors.leave()


def read_wanted() -> tuple[Path, Wanted]:
    reader = ArgumentParser(description="Pictures of every page and each game, to be looked at.")
    reader.add_argument("folder", type=Path)
    for what in ("page", "size", "theme", "language"):
        reader.add_argument(f"--{what}", action="append", default=[], metavar="PATTERN")
    found = reader.parse_args()
    return found.folder, Wanted(found.page, found.size, found.theme, found.language)


if __name__ == "__main__":
    folder, wanted = read_wanted()
    with tempfile.TemporaryDirectory() as place:
        installed = install("cuttle", Path(place))
        sys.path.append(str(installed))
        take(partial(pictures, wanted), folder, installed)

"""A real server, a real Chromium, and people who sit down at both."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.person import SIZES, Person
from tests.browser.server import ServerProcess

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync")
"""Chromium as root, without a window, that asks nobody but our server for anything."""

Come = Callable[..., Person]


def launch(playwright: Playwright) -> Browser:
    found = next((path for path in map(shutil.which, CHROMIUM) if path), None)
    assert found, "there is no Chromium; “make chromium” installs the system's"
    return playwright.chromium.launch(executable_path=found, args=QUIET)


def come(
    browser: Browser,
    server: ServerProcess,
    name: str = "Ada",
    size: str = "desktop",
    language: str = "en",
    motion: bool = False,
    named: bool = True,
    worker: bool = True,
) -> Person:
    """Somebody with a browser of their own, whom the server knows by name."""
    context = browser.new_context(
        locale=language,
        viewport=SIZES[size],
        has_touch=size.startswith("phone"),
        reduced_motion="no-preference" if motion else "reduce",
        color_scheme="dark",
        service_workers="allow" if worker else "block",
    )
    person = Person(name, context, server.address)
    if named:
        person.introduce()
    return person


# Playwright has an event loop for as long as it runs: it ends with this folder, so that other tests can have theirs.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    opened = ServerProcess(tmp_path_factory.mktemp("server"))
    opened.start()
    opened.wait_until_ready()
    yield opened
    opened.stop()


@pytest.fixture
def person(browser: Browser, server: ServerProcess) -> Iterator[Come]:
    """Makes people who leave with the test. A page that throws fails it."""
    people: list[Person] = []

    def enter(name: str = "Ada", at: ServerProcess = server, **choices: object) -> Person:
        people.append(come(browser, at, name, **choices))  # type: ignore[arg-type]
        return people[-1]

    yield enter
    for somebody in people:
        somebody.leave()

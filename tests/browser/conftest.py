"""A real server, a real Chromium, and people who sit down at both."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import SIZES, Person
from tests.server.process import Process

PAGE = Path(__file__).parents[2] / "src" / "holdfast" / "web" / "index.html"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync")
"""Chromium as root, without a window, that asks nobody but our server for anything."""
MANY = ("requests_per_second", "request_burst", "guests_per_hour", "strangers_tried")


def find_chromium() -> str:
    found = next((path for path in map(shutil.which, CHROMIUM) if path), None)
    assert found, "there is no Chromium; “make chromium” installs the system's"
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    assert PAGE.exists(), "the page is not built; “make web” builds it"
    folder = tmp_path_factory.mktemp("server")
    limits = [part for name in MANY for part in ("--limit", f"{name}=1000000")]
    process = Process(f"sqlite:///{folder}/tables.db", folder / "log", *limits)
    process.start()
    process.wait_until_ready()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, server: Process) -> Iterator[Callable[..., Person]]:
    """Makes people who leave with the test. A page that throws fails it."""
    people: list[Person] = []

    def come(name: str = "Ada", size: str = "desktop", language: str = "en", motion: bool = False) -> Person:
        context = browser.new_context(
            base_url=server.address,
            locale=language,
            viewport=SIZES[size],
            has_touch=size.startswith("phone"),
            reduced_motion="no-preference" if motion else "reduce",
        )
        somebody = Person(name, context)
        people.append(somebody)
        return somebody

    yield come
    for somebody in people:
        somebody.leave()

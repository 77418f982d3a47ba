"""Somebody at a browser: who they are, where they look, what they hear, and what they see."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, ViewportSize, WebSocket, expect

from holdfast.server.store import SeatRow

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 375, "height": 812},
    "phone-small": {"width": 360, "height": 640},
    "phone-landscape": {"width": 812, "height": 375},
    "tablet": {"width": 834, "height": 1112},
    "laptop": {"width": 1280, "height": 720},
    "desktop": {"width": 1440, "height": 900},
    "desktop-large": {"width": 1920, "height": 1080},
    "desktop-largest": {"width": 2560, "height": 1440},
    "television": {"width": 1920, "height": 1080},
    "television-4k": {"width": 3840, "height": 2160},
}
PATIENCE = 120_000
"""Milliseconds that somebody waits for something to happen, on a machine that may have other things to do."""
expect.set_options(timeout=PATIENCE)
FRAME = "() => new Promise(requestAnimationFrame)"
"""As long as the next picture of a page takes."""
MINE = "● "
"""How the page's title begins while this person may move."""

WHOLE = """
() => document.querySelector("main :is(h1, h2)") && !document.querySelector(".skeleton, .loading, p.alone")
  && ![...document.querySelectorAll("main p")].some((each) => /^(One moment|Минутку)/.test(each.innerText))
  && document.fonts.status === "loaded" && [...document.images].every((image) => image.complete)
"""
"""Whether a page shows everything that it is going to show."""
UNANSWERED = ("Failed to load resource", "WebSocket", "An unknown error occurred when fetching the script")
"""How Chromium itself reports a request that is refused or goes nowhere: for a file, a socket, the service worker."""

SVELTE = "https://svelte.dev/e/"
"""How Svelte warns of something that it cannot keep true."""


class Person:
    def __init__(self, name: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.context = context
        self.address = address
        self.id = ""
        self.faults: list[str] = []
        """What the page threw or complained about; nothing of it is forgiven."""
        self.said: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        """How many messages of each kind went over the socket."""
        self.refusals: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda wrong: self.faults.append(str(wrong)))
        self.page.on("console", self._complained)
        self.page.on("websocket", self._connected)

    def _complained(self, said: ConsoleMessage) -> None:
        # Requests that are refused or go nowhere are tested for.
        is_error = said.type == "error" and not any(report in said.text for report in UNANSWERED)
        if is_error or SVELTE in said.text:
            self.faults.append(said.text)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.update([json.loads(frame)["type"]]))
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _told(self, message: dict[str, Any]) -> None:
        self.heard[message["type"]] += 1
        if message["type"] == "refused":
            self.refusals.append(message["sentence"])

    def leave(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # The server, asked by this person's browser

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self.address},
        )
        assert answer.ok, (method, path, answer.status, answer.text())
        return answer.json()

    def introduce(self) -> None:
        """Be somebody to the server, and to this browser somebody who has said their name."""
        self.id = self.ask("POST", "/guests", {"name": self.name, "avatar": "fox"})["id"]
        self.keep("named", "yes")

    def keep(self, key: str, value: str) -> None:
        """Let this browser remember something from before."""
        self.context.add_init_script(f"if (location.host) localStorage.setItem('holdfast-{key}', '{value}')")

    @property
    def seat(self) -> SeatRow:
        """This person's seat at a table that is laid."""
        return SeatRow(guest=self.id, name=self.name, avatar="fox", ready=True)

    def make_table(self, game: str, **choices: object) -> dict[str, Any]:
        made: dict[str, Any] = self.ask("POST", "/tables", {"game": game, **choices})
        return made

    # Looking

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def reads(self, path: str) -> None:
        """Open a page and wait until everything is there."""
        self.open(path)
        self.waits_for(WHOLE)

    def look(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def waits_for(self, holds: str) -> None:
        """Until something is so in the page."""
        self.page.wait_for_function(holds)

    def until(self, holds: Callable[[], bool]) -> None:
        """Until something is so that the page itself does not know; it is asked for again with every frame."""
        for _ in range(PATIENCE // 15):
            if holds():
                return
            self.page.evaluate(FRAME)
        raise AssertionError("waited in vain")

    # At a table

    def may_move(self) -> bool:
        return self.page.title().startswith(MINE)

    def waits_for_turn(self) -> None:
        self.waits_for(f"() => document.title.startsWith('{MINE}')")

    @property
    def question(self) -> str:
        return " ".join(self.look(".question").inner_text().split())

    def sees_end(self) -> bool:
        return self.look("section.ending").is_visible()

    @property
    def ranking(self) -> list[tuple[str, str]]:
        """Places and names, as the end shows them."""
        rows = self.look("section.ending li")
        places = [row.locator("> .place").inner_text() for row in rows.all()]
        names = [row.locator("> .name").inner_text().removesuffix("(you)").strip() for row in rows.all()]
        return list(zip(places, names, strict=True))

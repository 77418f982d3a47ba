"""Somebody at a browser: sits down, touches, drags, types, and says what they see."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import BrowserContext, Locator, ViewportSize, expect

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 375, "height": 812},
    "phone-landscape": {"width": 812, "height": 375},
    "tablet": {"width": 834, "height": 1112},
    "desktop": {"width": 1440, "height": 900},
    "television": {"width": 1920, "height": 1080},
}
PATIENCE = 20_000
"""Milliseconds that somebody waits for something to happen."""


class Person:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda wrong: self.faults.append(str(wrong)))
        self.page.on("console", lambda said: said.type == "error" and self._noted(said.text))

    def _noted(self, text: str) -> None:
        # Chromium itself reports every refused request, and refusals are tested for.
        if not text.startswith("Failed to load resource"):
            self.faults.append(text)

    def leave(self) -> None:
        """Whatever the page threw on the way is a fault of ours."""
        self.context.close()
        assert not self.faults, self.faults

    # The server, asked by this person's browser

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(
            f"/api{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self._origin()},
        )
        assert answer.ok, (method, path, answer.status, answer.text())
        return answer.json()

    def _origin(self) -> str:
        return str(self.context._options.get("base_url", "")) if hasattr(self.context, "_options") else ""

    def be_somebody(self) -> None:
        self.ask("POST", "/guests", {"name": self.name})

    def make_table(self, game: str, **choices: object) -> str:
        made: dict[str, Any] = self.ask("POST", "/tables", {"game": game, **choices})
        return str(made["id"])

    # At the table

    def open(self, path: str) -> None:
        self.page.goto(path)

    def look(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    @property
    def glowing(self) -> Locator:
        """Everything that can be touched now."""
        return self.page.locator("[data-thing]")

    def may_move(self) -> bool:
        return self.page.locator("[data-may-move]").count() > 0

    def choose(self, chance: random.Random) -> None:
        raise NotImplementedError

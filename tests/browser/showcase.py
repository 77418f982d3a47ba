"""The pictures of README and docs, taken anew.

python -m tests.browser.showcase FOLDER
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import come
from tests.browser.moments import END, LAWS, NAMES, Moment
from tests.browser.person import Person
from tests.browser.pictures import DRAWN, take
from tests.browser.server import ServerProcess

QUALITY = 0.82
LARGEST = 150_000
"""Bytes that a picture of the docs may have."""
AS_WEBP = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
"""


@dataclass(frozen=True)
class Picture:
    """What is shown, and how it is looked at: a table, or a page."""

    name: str
    shown: Moment | str
    size: str = "desktop"
    theme: str = "dark"
    language: str = "en"


PICTURES = (
    Picture("royal-family", Moment("royal_family", 2, 34, seed=4)),
    Picture("cluster-royale", Moment("cluster_royale", 6, 36, options={"teams": True})),
    Picture("ship-it", Moment("ship_it", 4, 40)),
    Picture("shield", Moment("shield", 4, 9, options={"custom_rules": LAWS})),
    Picture("upgrade-phone", Moment("upgrade", 3, 20), "phone", "light"),
    Picture("shield-phone", Moment("shield", 4, 9, options={"custom_rules": LAWS}), "phone", language="ru"),
    Picture("television", Moment("shield", 8, 30, options={"custom_rules": LAWS}, address="/tv/{table}"), "television"),
    Picture("triumph", Moment("royal_family", 2, END, seed=2)),
    Picture("cards", "/games/cluster_royale?view=cards"),
    Picture("home", "/"),
)


def pictures(browser: Browser, server: ServerProcess, folder: Path) -> Iterator[Path]:
    for picture in PICTURES:
        anna = come(browser, server, NAMES[0], picture.size, picture.language)
        anna.keep("settings", json.dumps({"theme": picture.theme, "language": picture.language}))
        shown = picture.shown
        if isinstance(shown, Moment):
            shown.known_to(anna)
            shown = shown.lay(server, anna)
        anna.reads(shown)
        anna.waits_for(DRAWN)
        written = folder / f"{picture.name}.webp"
        written.write_bytes(webp(anna))
        assert written.stat().st_size < LARGEST, written
        yield written
        anna.leave()


def webp(person: Person) -> bytes:
    """What a person sees, compressed by their browser."""
    png = base64.b64encode(person.page.screenshot()).decode()
    return base64.b64decode(person.page.evaluate(AS_WEBP, [png, QUALITY]))


if __name__ == "__main__":
    take(pictures, Path(sys.argv[1]))

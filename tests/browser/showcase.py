"""The pictures of README and docs, taken anew: tables at moments worth seeing, as players who think reach them.

python -m tests.browser.showcase FOLDER
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser

from holdfast.bots import BOTS
from holdfast.kernel import Chance, Table, seat_name
from holdfast.server.store import OVER, SeatRow
from tests.browser.conftest import come
from tests.browser.person import Person
from tests.browser.pictures import take
from tests.browser.server import ServerProcess, deal

NAMES = ("Anna", "Otto", "Edda", "Kofi", "Mira", "Boris", "Greta", "Juno")
QUALITY = 0.82
LARGEST = 150_000
"""Bytes that a picture of the docs may have."""
DRAWN = '() => !document.querySelector(".card :is(.written, .index, .back)")'
"""Until a card's drawing is there, it is written."""
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
    """What is shown, and how it is looked at: a page, or a table after so many moves of greedy bots."""

    name: str
    page: str
    """An address; `{table}` is the table."""
    game: str = ""
    seats: int = 2
    moves: int = 0
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    size: str = "desktop"
    theme: str = "dark"
    language: str = "en"


TABLE = "/t/{table}"
END = 100_000
LAWS = ("Hearts are worth 2 more in your shield.", "A player may hold at most two charged cards.")
PICTURES = (
    Picture("royal-family", TABLE, "royal_family", moves=34, seed=4),
    Picture("cluster-royale", TABLE, "cluster_royale", 6, 36, options={"teams": True}),
    Picture("ship-it", TABLE, "ship_it", 4, 40),
    Picture("shield", TABLE, "shield", 4, 9, options={"custom_rules": LAWS}),
    Picture("upgrade-phone", TABLE, "upgrade", 3, 20, size="phone", theme="light"),
    Picture("shield-phone", TABLE, "shield", 4, 9, options={"custom_rules": LAWS}, size="phone", language="ru"),
    Picture("television", "/tv/{table}", "shield", 8, 30, options={"custom_rules": LAWS}, size="television"),
    Picture("triumph", TABLE, "royal_family", moves=END, seed=2),
    Picture("cards", "/games/cluster_royale?view=cards"),
    Picture("home", "/"),
)


def pictures(browser: Browser, server: ServerProcess, folder: Path) -> Iterator[Path]:
    for picture in PICTURES:
        anna = come(browser, server, NAMES[0], picture.size, picture.language)
        anna.keep("settings", json.dumps({"theme": picture.theme, "language": picture.language}))
        anna.keep(f"first-{picture.game}", "another table")  # nothing is explained to her any more
        anna.reads(picture.page.format(table=laid(server, anna, picture) if picture.game else ""))
        anna.waits_for(DRAWN)
        written = folder / f"{picture.name}.webp"
        written.write_bytes(webp(anna))
        assert written.stat().st_size < LARGEST, written
        yield written
        anna.leave()


def laid(server: ServerProcess, person: Person, picture: Picture) -> str:
    """The table of a picture, at which a person sits with bots."""
    table = played(picture)
    others = [SeatRow(bot="medium", number=seat + 1) for seat in range(1, picture.seats)]
    seats = [person.seat, *others]
    if not table.over:
        return server.lay(table.record, seats)
    won = " ".join(map(seat_name, table.ranking[0]))
    return server.lay(table.record, seats, status=OVER, result=won, ending="played")


def played(picture: Picture) -> Table:
    """A game of greedy bots after so many moves, when the first seat is asked; or its end, if that comes first."""
    table = deal(picture.game, NAMES[: picture.seats], picture.seed, picture.options)
    bots = [BOTS["greedy"](Chance(picture.seed + seat)) for seat in range(picture.seats)]
    handles = [table.handle(seat) for seat in range(picture.seats)]
    while not table.over and (len(table.record.moves) < picture.moves or 0 not in table.awaited):
        seat = table.awaited[-1]
        table.play(seat, int(bots[seat].choose(handles[seat])))
    return table


def webp(person: Person) -> bytes:
    """What a person sees, compressed by their browser."""
    png = base64.b64encode(person.page.screenshot()).decode()
    return base64.b64decode(person.page.evaluate(AS_WEBP, [png, QUALITY]))


if __name__ == "__main__":
    take(pictures, Path(sys.argv[1]))

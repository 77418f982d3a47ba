"""Keeps a database as it is today: run `python -m tests.server.databases.keep` when there is a new revision, and
`python -m tests.server.databases.keep WHAT-IS-NEW` when a row tells something new within the same schema.

Each file is the dump of a small server's database. Its first line says who may play there, and where.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from holdfast.client import Client
from holdfast.server import messages
from holdfast.server.store.migrations import NEWEST
from tests.server.postgres import Postgres, find_postgres
from tests.server.site import Site, play_out

FOLDER = Path(__file__).parent
KINDS = ("sqlite", "postgresql")
PLAYED = 5
CHOICES: dict[str, Any] = {"clock": "correspondence:3", "options": {"tokens": 9}}


@dataclass(frozen=True)
class Kept:
    """What a test has to know about a database that was kept."""

    tokens: dict[str, str]
    """Of each guest."""
    lobby: str
    playing: str
    over: str


def read_dump(path: Path) -> tuple[Kept, str]:
    """A database that was kept, and the statements that bring it back."""
    told, _, statements = path.read_text(encoding="utf-8").partition("\n")
    return Kept(**json.loads(told.removeprefix("-- "))), statements


async def fill(address: str) -> Kept:
    """A lobby, a game in play with talk and a clock, and one that is over."""
    async with Site(address) as site:
        guests = [await site.guest(name) for name in ("Ada", "Bo")]
        lobby = await guests[0].make_table("upgrade", seats=3, listed=True)
        await guests[1].sit(lobby.id)
        over = await played(site, guests, {"options": {"turn_limit": 4}}, 100_000)
        playing = await played(site, guests, CHOICES, PLAYED)
        return Kept({"Ada": guests[0].token, "Bo": guests[1].token}, lobby.id, playing, over)


async def played(site: Site, guests: list[Client], choices: dict[str, Any], most: int) -> str:
    async with site.playing(guests, **choices) as followers:
        await followers[0].send(messages.Say("good luck"))
        await play_out(followers, random.choice, most)
        return followers[0].table_id


def dump_sqlite(path: Path) -> str:
    connection = sqlite3.connect(path)
    try:
        return "\n".join(connection.iterdump()) + "\n"
    finally:
        connection.close()


def write_dump(kind: str, kept: Kept, statements: str) -> None:
    path = FOLDER / f"{'-'.join((NEWEST, *sys.argv[1:]))}.{kind}.sql"
    path.write_text(f"-- {json.dumps(asdict(kept))}\n{statements}", encoding="utf-8")
    print(path)


def keep(folder: Path) -> None:
    kept = asyncio.run(fill(f"sqlite:///{folder}/tables.db"))
    write_dump("sqlite", kept, dump_sqlite(folder / "tables.db"))
    cluster = folder / "cluster"
    cluster.mkdir()
    server = Postgres(find_postgres(), cluster)
    server.create()
    server.start()
    try:
        kept = asyncio.run(fill(server.database("tables")))
        write_dump("postgresql", kept, server.dump("tables"))
    finally:
        server.stop()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        Path(temporary).chmod(0o755)
        keep(Path(temporary))

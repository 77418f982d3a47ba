"""A database of every release so far is brought up to date, and play goes on in it."""

from __future__ import annotations

import os
import random
import sqlite3
from pathlib import Path

import pytest

from holdfast.client import Client, RequestRefused
from holdfast.games import games
from holdfast.server.store.migrations import script_directory
from tests.server.databases import keep
from tests.server.postgres import Postgres
from tests.server.site import Site, play_out

DUMPS = sorted(keep.FOLDER.glob("*.sql"))
FOR_EVER = 1e10
"""However old a kept database is, nothing in it counts as abandoned."""


def restored(path: Path, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of a database as it was kept."""
    statements = keep.read_dump(path)[1]
    if ".sqlite." not in path.name:
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.restore(f"kept_{DUMPS.index(path)}_{os.getpid()}", statements)
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.executescript(statements)
    connection.close()
    return f"sqlite:///{folder}/tables.db"


def test_there_is_one_of_every_schema_and_kind() -> None:
    revisions = [script.revision for script in script_directory().walk_revisions()]
    kept = {(path.name[:4], path.name.split(".")[1]) for path in DUMPS}
    assert kept == {(revision, kind) for revision in revisions for kind in keep.KINDS}


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
async def test_play_goes_on(path: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    kept = keep.read_dump(path)[0]
    database = restored(path, tmp_path, request)
    async with Site(database, lobby_seconds=FOR_EVER, game_seconds=FOR_EVER) as site:
        guests = [await site.guest(token=token) for token in kept.tokens.values()]
        listed = {to_do["table"]["id"] for to_do in await guests[0].my_tables()}
        assert listed == {kept.lobby, kept.playing, kept.over}
        await _check_over(guests[0], kept.over)
        await _play_on(site, guests, kept.playing)
        await _begin(guests, kept.lobby)


async def _check_over(guest: Client, table: str) -> None:
    assert (await guest.look(table)).status == "over"
    assert "seed: " in await guest.record(table)


async def _play_on(site: Site, guests: list[Client], table: str) -> None:
    """By the same rules only: a game that began by others is refused to everybody."""
    session = await site.service.store.load(table)
    assert session is not None
    if session.row.rules != games()[session.row.game].version:
        with pytest.raises(RequestRefused):
            await guests[0].look(table)
        return
    async with guests[0].follow(table) as ada, guests[1].follow(table) as bo:
        assert ada.ply >= keep.PLAYED
        await play_out([ada, bo], random.choice)
        assert ada.over


async def _begin(guests: list[Client], table: str) -> None:
    """What was only a lobby is played by today's rules."""
    await guests[1].ready(table)
    await guests[0].resize(table, 2)
    async with guests[0].follow(table) as ada, guests[1].follow(table) as bo:
        await guests[0].start(table)
        await play_out([ada, bo], random.choice)
        assert ada.over

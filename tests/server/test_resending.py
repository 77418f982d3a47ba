"""A move sent again counts once: whatever happened in between, it is answered as the move that was accepted."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from holdfast.client import Client, TableClient
from holdfast.server.messages import (
    Accepted,
    Move,
    Refusal,
    Resign,
    Update,
    Watch,
    Welcome,
    decode_server_message,
    encode,
)
from holdfast.server.refusals import store_away
from holdfast.server.store import MoveRow
from holdfast.server.tables.audience import Subscriber
from holdfast.server.tables.leavers import let_bot_in
from holdfast.server.tables.session import TableSession
from tests.server.interleaving import commits_held, commits_unheard, is_being_stored, waits_for_lock
from tests.server.process import PATIENCE, Process
from tests.server.site import PATIENT, Site, play_out
from tests.server.test_crashes import stored_moves
from tests.server.test_during import hears

Make = Callable[..., Any]
MINE = "mine"


def choose(moves: list[int]) -> int:
    return random.choice(moves)


@asynccontextmanager
async def watching(client: Client, table: str) -> AsyncIterator[tuple[ClientConnection, Welcome]]:
    """A connection that follows a table and sends nothing by itself."""
    address = client.address.replace("http", "ws", 1) + "/socket"
    proof = {"authorization": f"Bearer {client.token}"}
    async with connect(address, additional_headers=proof, compression=None, proxy=None) as connection:
        await connection.send(encode(Watch(table)).decode())
        yield connection, await told(connection, Welcome)


async def told(connection: ClientConnection, *kinds: type, id: str = "") -> Any:
    """The next message of these kinds, with an id where one is asked for."""
    while True:
        message = decode_server_message(await asyncio.wait_for(connection.recv(), PATIENCE))
        if isinstance(message, kinds) and getattr(message, "id", "") == id:
            return message


async def sent_again(client: Client, table: str, move: Move) -> Any:
    """What a client that comes back and sends a move again is answered."""
    async with watching(client, table) as (connection, _):
        await connection.send(encode(move).decode())
        return await told(connection, Accepted, Update, Refusal, id=move.id)


# kill -9


@pytest.fixture
async def server(database: str, tmp_path: Path) -> AsyncIterator[Process]:
    process = Process(database, tmp_path / "log")
    process.start()
    process.wait_until_ready()
    yield process
    process.stop()


async def test_the_server_is_killed_between_the_commit_and_the_answer(server: Process, database: str) -> None:
    """The client never hears of its move; bots go on after the restart; then the move comes again."""
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Client(server.address))
        await ada.introduce("Ada")
        table = await ada.make_table("upgrade", seats=3, bots=["greedy", "greedy"], options={"tokens": 9})
        async with ada.follow(table.id) as follower:
            await ada.start(table.id)
            await follower.my_turn()
            move = Move(follower.ply, follower.moves[0], id=MINE)
        async with watching(ada, table.id) as (connection, _):
            await connection.send(encode(move).decode())
            mine = await until_stored(database, table.id, lambda row: row.id == MINE)
            server.kill()
        server.start()
        await asyncio.to_thread(server.wait_until_ready)
        async with watching(ada, table.id):
            await until_stored(database, table.id, lambda row: row.ply > mine.ply)
        assert await sent_again(ada, table.id, move) == Accepted(MINE, mine.ply + 1)
        moves = await stored_moves(database, table.id)
        assert [row.ply for row in moves if row.id == MINE] == [mine.ply]


async def until_stored(database: str, table: str, holds: Callable[[MoveRow], bool]) -> MoveRow:
    """Wait until a move of which something is so is in the database, and get it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for row in await stored_moves(database, table):
                if holds(row):
                    return row
            await asyncio.sleep(0.01)


# Everything that may have happened meanwhile


async def made_and_forgotten(site: Site, followers: list[TableClient]) -> tuple[Client, str, Move, int]:
    """Somebody makes a move and loses the answer: who, where, which, and the ply that it became."""
    mover = next(each for each in followers if each.moves)
    move = Move(mover.ply, mover.moves[0], id=MINE)
    answer = await sent_again(mover.client, mover.table_id, move)
    assert isinstance(answer, Update)
    return mover.client, mover.table_id, move, answer.ply


async def test_after_a_hundred_moves_and_a_restart(open_site: Make, database: str) -> None:
    site = await open_site(database)
    async with site.playing(await site.guests(2), options={"tokens": 9, "turn_limit": 200}) as followers:
        ada, table, move, ply = await made_and_forgotten(site, followers)
        await play_out(followers, choose, 100)
        assert await sent_again(ada, table, move) == Accepted(MINE, ply)
    await site.stop()
    again = await open_site(database)
    assert await sent_again(await again.guest(token=ada.token), table, move) == Accepted(MINE, ply)


async def test_after_the_game(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"turn_limit": 6}) as followers:
        ada, table, move, ply = await made_and_forgotten(site, followers)
        await play_out(followers, choose)
        assert await sent_again(ada, table, move) == Accepted(MINE, ply)


async def test_while_a_bot_plays_for_its_seat(site: Site) -> None:
    async with site.playing(await site.guests(3), options={"tokens": 9}) as followers:
        ada, table, move, ply = await made_and_forgotten(site, followers)
        session = await site.session(table)
        await let_bot_in(site.service, session, session.seats[ada.guest], "gone")
        assert await sent_again(ada, table, move) == Accepted(MINE, ply)


async def test_after_resigning(site: Site) -> None:
    async with site.playing(await site.guests(3), options={"tokens": 9}) as followers:
        ada, table, move, ply = await made_and_forgotten(site, followers)
        mover = next(each for each in followers if each.client is ada)
        await mover.send(Resign())
        await mover.until(lambda: bool(mover.table and mover.table.seats[mover.seat or 0].resigned))
        assert await sent_again(ada, table, move) == Accepted(MINE, ply)


async def test_while_the_first_is_still_being_stored(site: Site) -> None:
    """The connection breaks while the move is on its way to the disk: what comes again waits for it."""
    async with site.playing(await site.guests(2)) as followers:
        mover = next(each for each in followers if each.moves)
        session = await site.session(mover.table_id)
        move = Move(mover.ply, mover.moves[0], id=MINE)
        async with commits_held(site):
            async with watching(mover.client, mover.table_id) as (connection, _):
                await connection.send(encode(move).decode())
                await is_being_stored(session)
                connection.transport.abort()
            answering = asyncio.create_task(sent_again(mover.client, mover.table_id, move))
            await waits_for_lock(session)
        assert await answering == Accepted(MINE, 1)
        assert session.ply == 1


async def test_what_follows_a_move_follows_it_although_the_answer_of_its_commit_was_lost(site: Site) -> None:
    """The move is found in the store when it is sent again: from there bots go on, as if it had been accepted."""
    (guest,) = await site.guests(1)
    async with site.playing([guest], bots=["random"]) as (person,):
        mine = 0

        def my_turn() -> bool:
            return bool(person.moves) or person.ply > mine

        while person.ply <= mine:
            await asyncio.wait_for(person.until(my_turn), PATIENCE)
            if person.moves:
                mine += 1
                move = Move(person.ply, person.moves[0], id=f"{MINE}{mine}")
                async with commits_unheard(site):
                    await person.send(move)
                    await hears(person, Refusal, id=move.id)
                await person.send(move)
                await asyncio.wait_for(person.until(lambda ply=move.ply: person.ply > ply), PATIENCE)  # type: ignore[misc]
        assert person.ply > mine, "the bot has moved"


async def test_another_seat_may_use_the_same_name(site: Site) -> None:
    """Names of moves are the client's own: two clients that count alike do not get into each other's way."""
    async with site.playing(await site.guests(2)) as followers:
        for plies, follower in enumerate(followers):
            move = Move(follower.ply, follower.moves[0], id=MINE)
            answer = await sent_again(follower.client, follower.table_id, move)
            assert isinstance(answer, Update)
            assert answer.ply == plies + 1
        for plies, follower in enumerate(followers):
            move = Move(0, 0, id=MINE)
            assert await sent_again(follower.client, follower.table_id, move) == Accepted(MINE, plies + 1)


async def test_a_client_whose_table_cannot_be_told_yet_keeps_its_move(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is back before its database is: the move waits for the table instead of being given up."""
    async with site.playing(await site.guests(2)) as followers:
        mover = next(each for each in followers if each.moves)
        watch, refused = site.service.watch, list[str]()

        async def not_yet(session: TableSession, subscriber: Subscriber, guest: str, ply: int) -> None:
            if len(refused) < 3:
                refused.append(guest)
                raise store_away()
            await watch(session, subscriber, guest, ply)

        monkeypatch.setattr(site.service, "watch", not_yet)
        mover.interrupt()
        assert await asyncio.wait_for(mover.play(mover.moves[0]), PATIENCE) == 1
        assert refused == [mover.client.guest] * 3


# Every move is answered by its id: a client waits for nothing else


@pytest.mark.parametrize(
    "said",
    [
        {"ply": "one", "id": MINE},
        {"ply": 0, "move": -1, "id": MINE},
        {"ply": 0, "said": "x" * 401, "id": MINE},
        {"ply": 0, "move": 1, "id": MINE},
    ],
)
async def test_what_is_wrong_with_a_move_is_told_with_its_id(site: Site, said: dict[str, object]) -> None:
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    async with watching(ada, table.id) as (connection, _):
        await connection.send(json.dumps({"type": "move", **said}))
        assert await told(connection, Refusal, id=MINE)


async def test_a_move_that_came_too_fast_is_refused_by_its_id(open_site: Make, sqlite: str) -> None:
    """Also while somebody else changes the table, when moves go the longer way."""
    site = await open_site(sqlite, limits=replace(PATIENT, messages_per_second=0.001, message_burst=1))
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    async with watching(ada, table.id) as (connection, _), (await site.session(table.id)).lock:
        await connection.send(encode(Move(0, 0, id=MINE)).decode())
        refused = await told(connection, Refusal, id=MINE)
        assert "too fast" in refused.sentence

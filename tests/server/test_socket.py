"""The socket among hostile, clumsy and slow clients: each spoils nothing but its own seat."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holdfast.client import Client
from holdfast.server.frame_sender import FrameSender
from holdfast.server.messages import Bye, Refusal, Watch, Welcome, decode_server_message, encode
from holdfast.server.metrics import Metrics
from tests.server.process import PATIENCE
from tests.server.site import PATIENT, Site

Make = Callable[..., Any]


def socket(site: Site, token: str = "", **headers: str) -> Any:
    given = {"authorization": f"Bearer {token}"} if token else {}
    address = site.address.replace("http", "ws") + "/socket"
    return connect(address, additional_headers={**given, **headers}, compression=None, proxy=None)


async def answer(connection: ClientConnection, said: str | bytes) -> Any:
    await connection.send(said)
    return decode_server_message(await asyncio.wait_for(connection.recv(), PATIENCE))


MALFORMED = (
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "{}",
    '{"type":"nonsense"}',
    '{"type":"move"}',
    '{"type":"move","ply":"one"}',
    '{"type":"move","ply":0,"move":-1}',
    '{"type":"move","ply":0,"move":1e99}',
    '{"type":"move","ply":999999999999999999999}',
    '{"type":"watch","table":5}',
    '{"type":"watch","table":"' + "x" * 40 + '"}',
    '{"type":"contribute","bytes":"zz"}',
    '{"type":"contribute","bytes":"00112233445566778899aabbccddeeff"}',
    '{"type":"commit","hash":"00112233445566778899aabbccddeeff"}',
    '{"type":"say","text":"\\ud800"}',
    "[" * 3000,
    '{"type":"watch","table":"nowhere"}',
    '{"type":"vote","what":"stop"}',
)


@pytest.mark.parametrize("said", MALFORMED)
async def test_malformed_messages_are_answered(site: Site, said: str) -> None:
    ada = await site.guest()
    async with socket(site, ada.token) as connection:
        told = await answer(connection, said)
        assert isinstance(told, Refusal)
        assert told.sentence != told.error
        table = await ada.make_table("upgrade")
        assert isinstance(await answer(connection, encode(Watch(table.id)).decode()), Welcome)


async def test_bytes_and_huge_messages(site: Site) -> None:
    ada = await site.guest()
    async with socket(site, ada.token) as connection:
        assert "not bytes" in (await answer(connection, b"{}")).sentence
        assert "at most" in (await answer(connection, "x" * 5000)).sentence
    for size in (17_000, 100_000):
        async with socket(site, ada.token) as connection:
            await connection.send("x" * size)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(connection.recv(), PATIENCE)


async def test_out_of_order(site: Site) -> None:
    ada = await site.guest()
    async with socket(site, ada.token) as connection:
        for said in ("leave", "hint", "resign", "reclaim"):
            if said == "leave":
                await connection.send(json.dumps({"type": said}))
            else:
                assert "watch a table first" in (await answer(connection, json.dumps({"type": said}))).sentence


async def test_anothers_token_is_anothers_seat(site: Site) -> None:
    """A client without a player's token may watch, and do nothing else."""
    guests = await site.guests(2)
    mallory = await site.guest("Mallory")
    async with site.playing(guests) as followers:
        before = (await site.session(followers[0].table_id)).ply
        async with socket(site, mallory.token) as connection:
            assert (await answer(connection, encode(Watch(followers[0].table_id)).decode())).seat is None
            for said in (
                {"type": "move", "ply": 0, "move": followers[0].moves[0] if followers[0].moves else 0},
                {"type": "resign"},
                {"type": "vote", "what": "stop"},
                {"type": "hint"},
                {"type": "stand_in", "seat": 0},
                {"type": "commit", "hash": "0" * 64},
                {"type": "contribute", "bytes": "0" * 32, "nonce": "0" * 32},
            ):
                assert isinstance(await answer(connection, json.dumps(said)), Refusal)
        assert (await site.session(followers[0].table_id)).ply == before


async def test_a_screen_for_all_sees_no_hand_and_moves_nothing(site: Site) -> None:
    """The browser of a player may show the table to the room: there it is nobody, and stays so."""
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        table = followers[0].table_id
        session = await site.session(table)
        async with socket(site, guests[0].token) as connection:
            told = await answer(connection, encode(Watch(table, spectator=True)).decode())
            assert (told.seat, told.guest, list(told.moves)) == (None, "", [])
            assert list(told.observation) == session.welcome(None, "").observation != session.welcome(0, "").observation
            moves = followers[0].moves or followers[1].moves
            assert isinstance(
                await answer(connection, json.dumps({"type": "move", "ply": 0, "move": moves[0]})), Refusal
            )
            assert (await answer(connection, encode(Watch(table)).decode())).seat is None


@pytest.mark.parametrize(
    ("token", "headers", "sentence"),
    [
        ("made.up", {}, "not a guest's token"),
        ("", {"origin": "https://evil.example"}, "another address"),
        ("", {"cookie": "holdfast_guest=x.y.z"}, "not known here"),
    ],
)
async def test_who_is_not_let_in(site: Site, token: str, headers: dict[str, str], sentence: str) -> None:
    async with socket(site, token, **headers) as connection:
        told = decode_server_message(await connection.recv())
        assert isinstance(told, Refusal)
        assert sentence in told.sentence
        with pytest.raises(ConnectionClosed) as closed:
            await connection.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003


async def test_a_flood_is_refused_and_then_ended(open_site: Make, sqlite: str) -> None:
    site = await open_site(sqlite, limits=replace(PATIENT, messages_per_second=5.0, message_burst=5))
    ada = await site.guest()
    async with socket(site, ada.token) as connection:
        told: list[Any] = []
        with pytest.raises(ConnectionClosed):
            for _ in range(60):
                await connection.send("{}")
                told.append(decode_server_message(await asyncio.wait_for(connection.recv(), PATIENCE)))
        assert any("too fast" in getattr(each, "sentence", "") for each in told)
        assert isinstance(told[-1], Bye)
        assert told[-1].reason == "too_many_messages"


async def test_too_many_connections_of_one_guest(site: Site) -> None:
    ada = await site.guest()
    opened = [await socket(site, ada.token) for _ in range(8)]
    async with socket(site, ada.token) as ninth:
        assert "too many connections" in decode_server_message(await ninth.recv()).sentence  # type: ignore[union-attr]
    await opened[0].close()
    for _ in range(100):
        if len(site.application.endpoint.connections) == 7:
            break
        await asyncio.sleep(0.01)
    async with socket(site, ada.token) as again:
        assert isinstance(await answer(again, "{}"), Refusal)
        assert "type" in (await answer(again, "{}")).sentence
    for connection in opened:
        await connection.close()


async def test_a_slow_reader_is_dropped_and_can_come_back(site: Site) -> None:
    """Frames wait while a socket is full; when too many do, the client is told why and dropped."""
    sent: list[Any] = []
    room = asyncio.get_running_loop().create_future()

    async def send(event: Any) -> None:
        if len(sent) == 2:
            await asyncio.shield(room)
        sent.append(event)

    subscriber = FrameSender(send, 4, metrics := Metrics())
    for number in range(10):
        subscriber.push(b'"%d"' % number)
    assert metrics.dropped == 1
    assert subscriber.closed
    room.set_result(None)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [event.get("text", event.get("code")) for event in sent][:3] == ['"0"', '"1"', '"2"']
    assert json.loads(sent[-2]["text"]) == {"type": "bye", "reason": "too_slow", "seconds": 0.0}
    assert sent[-1]["code"] == 4008


async def test_half_open(site: Site) -> None:
    """A handshake that stops in the middle, and bytes that are no handshake, leave the server as it was."""
    port = int(site.address.rpartition(":")[2])
    for start in (
        b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
        b"\x00\xff" * 50,
        b"GET /socket HTTP/1.1\r\n\r\n",
    ):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(start)
        await writer.drain()
        writer.close()
    async with Client(site.address) as client:
        await client.introduce("Ada")


SOUP = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from(
    [
        "watch",
        "leave",
        "commit",
        "contribute",
        "move",
        "say",
        "gesture",
        "vote",
        "resign",
        "reclaim",
        "stand_in",
        "hint",
        "x",
    ]
)
FIELDS = st.sampled_from(
    ["table", "ply", "move", "said", "text", "id", "bytes", "hash", "nonce", "gesture", "what", "agree", "seat"]
)
MESSAGES = st.builds(lambda kind, fields: {"type": kind, **fields}, TYPES, st.dictionaries(FIELDS, SOUP, max_size=5))


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(MESSAGES | SOUP, max_size=12), seed=st.integers(0, 1000))
def test_fuzz(said: list[object], seed: int) -> None:
    """Whatever a player at a table says, the game goes on for the others and memory is what is stored."""
    asyncio.run(fuzz(said, random.Random(seed)))


async def fuzz(said: list[object], luck: random.Random) -> None:
    from holdfast.server.connection import Connection
    from holdfast.server.limits import ClientLimit, TokenBucket
    from tests.server.test_leaks import check_stored, dealt, new_service, random_move

    service = new_service()
    session = await dealt(service, service.games["upgrade"], 2)
    sent: list[Any] = []

    async def send(event: Any) -> None:
        sent.append(event)

    guest = await service.guests.welcome("Mallory", "fox")
    connection = Connection(service, guest[0], send, ClientLimit(None, TokenBucket(10_000.0, 10_000)))
    connection.guest = "g0"
    incoming = asyncio.Queue[dict[str, str]]()
    listening = asyncio.create_task(connection.run(incoming.get))
    for message in ({"type": "watch", "table": session.row.id}, *said):
        text = msgspec.json.encode(message).decode()
        await incoming.put({"type": "websocket.receive", "text": text})
        if session.table is not None and not session.table.over and session.in_play and not session.row.adjourned:
            await random_move(service, session, luck)
    await incoming.put({"type": "websocket.disconnect"})
    await listening
    await check_stored(service, session)
    await service.close()

"""Frames: the short way reads and writes what the library would, and leaves to it whatever else comes."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, SERVER, Protocol

from holdfast.server.messages import Refusal, decode_server_message
from holdfast.server.socket_protocol import SocketProtocol, is_whole_control, read_texts, text_frame
from tests.server.process import PATIENCE
from tests.server.site import Site
from tests.server.test_socket import answer, socket

pytestmark = pytest.mark.quick


def masked(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@given(st.lists(st.text(max_size=300), max_size=4))
def test_texts_are_read_as_the_library_writes_them(texts: list[str]) -> None:
    assert read_texts(b"".join(map(masked, texts))) == texts


@given(st.text(max_size=400) | st.sampled_from(["x" * 125, "x" * 126, "x" * 0xFFFF, "x" * 0x10000]))
def test_texts_are_written_as_the_library_reads_them(text: str) -> None:
    reader = Protocol(CLIENT)
    reader.receive_data(text_frame(text.encode()))
    frames = reader.events_received()
    assert [frame.data for frame in frames if isinstance(frame, Frame)] == [text.encode()]


@given(st.binary(max_size=40))
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    """What the short way accepts the library accepts too, and reads the same."""
    texts = read_texts(data)
    if texts is None or not data:
        return
    reader = Protocol(SERVER)
    reader.receive_data(data)
    assert [bytes(frame.data).decode() for frame in reader.events_received() if isinstance(frame, Frame)] == texts


LONG_WAY = {
    "half a frame": lambda: masked("half")[:-1],
    "a fragment": lambda: masked("more to come", fin=False),
    "a ping": lambda: masked("", Opcode.PING),
    "not masked": lambda: Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "no text": lambda: Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
    "bytes": lambda: Frame(Opcode.BINARY, b"{}").serialize(mask=True),
    "one and a half": lambda: masked("whole") + masked("half")[:-1],
    "long": lambda: masked("x" * 0x10000),
}


@pytest.mark.parametrize("kind", LONG_WAY)
def test_frames_that_tick_the_long_way(kind: str) -> None:
    assert read_texts(LONG_WAY[kind]()) is None


def test_control_frames_leave_the_way_short() -> None:
    assert is_whole_control(masked("abc", Opcode.PONG))
    assert not is_whole_control(masked("abc", Opcode.PONG)[:-1])
    assert not is_whole_control(masked("abc", Opcode.PONG) + masked("x"))
    assert not is_whole_control(masked("x"))


async def test_a_message_in_pieces_is_one_message(site: Site) -> None:
    async with socket(site) as connection:
        await connection.send(["{", '"type":', '"leave"', "]"])
        told = decode_server_message(await asyncio.wait_for(connection.recv(), PATIENCE))
        assert isinstance(told, Refusal)
        await (await connection.ping())
        assert isinstance(await answer(connection, "[]"), Refusal)
        await (await connection.ping())


async def test_a_socket_at_rest_keeps_nothing_of_the_door(site: Site) -> None:
    """Neither a dictionary nor the library's side of it, and both pings, theirs and ours, are answered all the same."""
    async with socket(site) as connection:
        (wire,) = (each for each in site.wires if isinstance(each, SocketProtocol))
        assert isinstance(await answer(connection, "[]"), Refusal)
        await (await connection.ping())
        wire.send_keepalive_ping()
        assert wire.pending_ping_payload is not None
        while wire.pending_ping_payload is not None:
            await asyncio.sleep(0.01)
        assert (vars(wire), wire.scope, wire._conn) == ({}, {}, None)
        assert isinstance(await answer(connection, "[]"), Refusal)


async def test_a_frame_in_two_halves_is_read(site: Site) -> None:
    async with socket(site) as connection:
        await (await connection.ping())
        frame = masked("[]")
        for half in (frame[:3], frame[3:]):
            connection.transport.write(half)
            await asyncio.sleep(0.05)
        assert isinstance(decode_server_message(await asyncio.wait_for(connection.recv(), PATIENCE)), Refusal)
        await (await connection.ping())
        assert isinstance(await answer(connection, "[]"), Refusal)


async def test_bytes_that_break_the_rules_end_the_connection(site: Site) -> None:
    for wrong in (
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
    ):
        async with socket(site) as connection:
            connection.transport.write(wrong)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(connection.recv(), PATIENCE)


async def test_a_flood_of_whole_messages_is_answered_one_by_one(site: Site) -> None:
    async with socket(site) as connection:
        connection.transport.write(masked("[]") * 50)
        for _ in range(50):
            assert isinstance(decode_server_message(await asyncio.wait_for(connection.recv(), PATIENCE)), Refusal)

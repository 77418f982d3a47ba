"""Talk and gestures: players with players, spectators with spectators. Text is text: nobody renders anything else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel.printable import control_in
from holdfast.server.following import refresh
from holdfast.server.messages import GESTURES, Gestured
from holdfast.server.refusals import Forbidden, Malformed, Refused, store_away
from holdfast.server.store import TALK_KEPT, Conflict, GuestRow, TableRow, TalkRow, Unavailable
from holdfast.server.tables.play import MoveRequest, play
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService

TRIES = 4


async def say(service: TableService, session: TableSession, guest: GuestRow, text: str) -> None:
    """Store what somebody says, then tell those of the same side."""
    words = read_words(text, service.settings.limits.talk_characters)
    _check_voice(session.row, guest.id)
    seat = session.row.seat_of(guest.id)
    async with session.lock:
        said = await _store(service, session, guest, seat, words)
        session.talk.append(said)
        del session.talk[:-TALK_KEPT]
    session.tell_talk(said)
    service.notify_workers(session)


async def _store(
    service: TableService, session: TableSession, guest: GuestRow, seat: int | None, words: str
) -> TalkRow:
    """Keep it under the next number. If somebody at another worker was first, the one after that."""
    for _ in range(TRIES):
        said = _next(session, guest, seat, words)
        try:
            await service.store.say(said)
        except Unavailable:
            raise store_away() from None
        except Conflict:
            await refresh(service, session)
        else:
            return said
    raise Refused("talk_collided")


def _next(session: TableSession, guest: GuestRow, seat: int | None, words: str) -> TalkRow:
    number = session.talk[-1].number + 1 if session.talk else 0
    name = guest.name if seat is None else session.row.seats[seat].name
    channel = "spectators" if seat is None else "players"
    return TalkRow(session.row.id, number, guest.id, name, channel, words, time.time())


async def gesture(service: TableService, session: TableSession, guest: GuestRow, word: str) -> None:
    """A bow that the game asks for is part of the game; any other gesture is seen and forgotten."""
    seat = session.row.seat_of(guest.id)
    if seat is not None and session.table is not None and session.in_play and word in session.table.gestures(seat):
        await play(service, session, seat, MoveRequest(session.ply, said=word))
        return
    if word not in GESTURES:
        raise Malformed("no_such_gesture", word=word, all=GESTURES)
    _check_voice(session.row, guest.id)
    name = guest.name if seat is None else session.row.seats[seat].name
    side = "spectators" if seat is None else "players"
    service.announce(session, Gestured(word, name, seat), side=side, guest=guest.id)


def mute(row: TableRow, host: str, guest: str, *, muted: bool) -> TableRow:
    """The host lets a guest talk no more at this table, or again."""
    if row.host != host:
        raise Forbidden("only_host")
    others = tuple(each for each in row.muted if each != guest)[-99:]
    return replace(row, muted=(*others, guest) if muted else others)


def read_words(text: str, most: int) -> str:
    words = " ".join(text.split())
    if control_in(words):
        raise Malformed("character_cannot_be_said", character=control_in(words))
    if not 1 <= len(words) <= most:
        raise Malformed("bad_talk_length", most=most)
    return words


def _check_voice(row: TableRow, guest: str) -> None:
    if guest in row.muted:
        raise Forbidden("muted_by_host")

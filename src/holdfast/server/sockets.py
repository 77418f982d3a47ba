"""The socket: one for each client. It follows one table at a time, from the guest's seat or as a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Protocol

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.server import messages as said
from holdfast.server.limits import Bucket
from holdfast.server.messages import decode_move, decode_said, encode
from holdfast.server.outlet import FLOODING, Outlet, Send
from holdfast.server.refusals import Forbidden, Malformed, Refused, Unproven, refusal
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow
from holdfast.server.tables import dealing, leavers, talk, votes
from holdfast.server.tables.hints import hint
from holdfast.server.tables.live import Live
from holdfast.server.tables.play import Wanted, known_already, play, play_at_once

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
PATIENCE = 20
"""After so many refused messages in a row for coming too fast, the connection ends."""


class Wire(Protocol):
    """A socket with a short way in and out, past the server's queue."""

    listener: Callable[[str], bool] | None
    """Hears each text first; whatever it does not want goes the usual way."""

    def write_now(self, text: bytes) -> bool:
        """Write a text if there is room for it now."""


class Connection(Outlet):
    """One client."""

    __slots__ = ("_bucket", "_flooded", "_hearing", "_longest", "_moving", "guest", "live", "service")

    def __init__(self, service: TableService, guest: GuestRow | None, send: Send, wire: Wire | None = None) -> None:
        limits = service.settings.limits
        super().__init__(send, limits.waiting_frames, service.metrics, None if wire is None else wire.write_now)
        self.service = service
        self.guest = "" if guest is None else guest.id
        self.live: Live | None = None
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._longest = limits.message_bytes
        self._flooded = 0
        self._hearing = False
        self._moving: asyncio.Future[None] | None = None
        """A move of this client's that is being stored: what it says next waits for that."""
        if wire is not None:
            wire.listener = self.hear_now

    async def run(self, receive: Receive) -> None:
        """Listen until the client is gone."""
        try:
            while not self.closed:
                self._hearing = False
                event = await receive()
                self._hearing = True
                if event["type"] == "websocket.disconnect":
                    break
                if self._moving is not None and not self._moving.done():
                    await asyncio.wait((self._moving,))
                await self._hear(event.get("text"))
        finally:
            self.closed = True
            self._leave()

    def hear_now(self, text: str) -> bool:
        """A move at a table that nobody is changing is made at once, without waking a task; whether it was."""
        live = self.live
        if self._hearing or live is None or live.doubtful or len(text) > self._longest or live.lock.locked():
            return False
        try:
            message = decode_move(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        self._move_now(live, message)
        return True

    def _move_now(self, live: Live, message: said.Move) -> None:
        live.lock.take()
        being_stored = False
        try:
            self._check_pace()
            seat, wanted = self._wanted(message)
            known = known_already(live, seat, wanted)
            if known is None:
                refuse = partial(self.refuse, own_id=message.id)
                self._moving = play_at_once(self.service, live, seat, wanted, refuse)
                being_stored = True
            else:
                self.push(encode(known))
        except HoldfastError as wrong:
            self.refuse(wrong, message.id)
        finally:
            if not being_stored:
                live.lock.give()

    async def _hear(self, text: str | None) -> None:
        """One message; whatever is wrong with it is answered, and changes nothing."""
        own_id = ""
        try:
            self._check_pace()
            message = self._read(text)
            if isinstance(message, said.Move):
                own_id = message.id
                await self._move(message)
            else:
                await self._do(message)
        except HoldfastError as wrong:
            self.refuse(wrong, own_id)

    def _check_pace(self) -> None:
        if self._bucket.take():
            self._flooded = 0
            return
        self._flooded += 1
        if self._flooded > PATIENCE:
            self.close(FLOODING, 10.0)
        raise Refused(
            "that was too fast: at most {rate} messages a second",
            rate=int(self.service.settings.limits.messages_per_second),
        )

    def _read(self, text: str | None) -> said.Said:
        if text is None:
            raise Malformed("messages are text, not bytes")
        if len(text) > self._longest:
            raise Malformed("a message has at most {most} characters", most=self._longest)
        try:
            return decode_said(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Malformed("this message cannot be read: {wrong}", wrong=str(wrong)) from None

    def refuse(self, wrong: HoldfastError, own_id: str = "") -> None:
        self.service.metrics.refusals += 1
        ply = None if self.live is None else self.live.ply
        self.push(encode(refusal(wrong, own_id, ply)))

    # What a client may say

    async def _move(self, message: said.Move) -> None:
        seat, wanted = self._wanted(message)
        known = await play(self.service, self._table(), seat, wanted)
        if known is not None:
            self.push(encode(known))

    def _wanted(self, message: said.Move) -> tuple[int, Wanted]:
        live, seat = self._seated()
        if live.row.seats[seat].bot:
            raise Refused("a bot plays for you now; reclaim your seat first")
        return seat, Wanted(message.ply, message.move, message.said, message.text, message.id)

    async def _do(self, message: said.Said) -> None:
        match message:
            case said.Watch():
                await self._watch(message)
            case said.Leave():
                self._leave()
            case said.Contribute():
                await dealing.contribute(self.service, self._table(), self._guest().id, message.bytes)
            case said.Say():
                await talk.say(self.service, self._table(), self._guest(), message.text)
            case said.Gesture():
                await talk.gesture(self.service, self._table(), self._guest(), message.gesture)
            case said.StandIn():
                await leavers.stand_in(self.service, self._table(), self._guest().id, message.seat)
            case _:
                await self._do_as_player(message)

    async def _do_as_player(self, message: said.Said) -> None:
        live, seat = self._seated()
        match message:
            case said.Vote():
                await votes.vote(self.service, live, seat, message.what, agree=message.agree)
            case said.Resign():
                await leavers.resign(self.service, live, seat)
            case said.Reclaim():
                await leavers.reclaim(self.service, live, seat)
            case said.Hint():
                found = await hint(self.service, live, seat)
                self.push(encode(found))

    async def _watch(self, message: said.Watch) -> None:
        live = await self.service.find(message.table)
        self._leave()
        if message.spectator:
            # From now on this client is nobody: it neither sees nor does what the guest could.
            self.guest = ""
        self.live = live
        await self.service.watch(live, self, self.guest, message.ply)

    def _leave(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            self.service.unwatch(live, self)

    # Who it is

    def _table(self) -> Live:
        if self.live is None:
            raise Refused("watch a table first")
        return self.live

    def _guest(self) -> GuestRow:
        guest = self.service.guests.known(self.guest)
        if guest is None:
            raise Unproven("say who you are: POST /api/guests, then open the socket with the cookie or token")
        return guest

    def _seated(self) -> tuple[Live, int]:
        """The seat that is this guest's now: it may have changed since the table was watched."""
        live = self._table()
        seat = live.seats.get(self.guest)
        if seat is None:
            raise Forbidden("you have no seat at this table")
        return live, seat

    def hears(self, guest: str) -> bool:
        me = self.service.guests.known(self.guest)
        return me is None or guest not in me.blocked

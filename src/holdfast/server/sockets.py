"""The socket: one for each client. It follows one table at a time, from the guest's seat or as a spectator."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.server import messages as said
from holdfast.server.limits import Bucket
from holdfast.server.messages import Refusal, decode_said, encode
from holdfast.server.outlet import FLOODING, Outlet, Send
from holdfast.server.refusals import Forbidden, Malformed, Refused, Unproven, error_values
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow
from holdfast.server.tables import dealing, leavers, talk, votes
from holdfast.server.tables.hints import hint
from holdfast.server.tables.live import Live
from holdfast.server.tables.play import Wanted, play

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
PATIENCE = 20
"""After so many refused messages in a row for coming too fast, the connection ends."""


class Connection(Outlet):
    """One client."""

    def __init__(self, service: TableService, guest: GuestRow | None, send: Send) -> None:
        limits = service.settings.limits
        super().__init__(send, limits.waiting_frames, service.metrics.dropped.inc)
        self.service = service
        self.guest = "" if guest is None else guest.id
        self.live: Live | None = None
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._most = limits.waiting_frames
        self._longest = limits.message_bytes
        self._flooded = 0

    async def run(self, receive: Receive) -> None:
        """Listen until the client is gone."""
        try:
            while not self.closed:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    break
                await self._hear(event.get("text"))
        finally:
            self.closed = True
            self._leave()

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
        self.service.metrics.refusals.inc()
        ply = None if self.live is None else self.live.ply
        self.push(encode(Refusal(wrong.key, str(wrong), error_values(wrong), own_id, ply)).decode())

    # What a client may say

    async def _move(self, message: said.Move) -> None:
        live, seat = self._seated()
        if live.row.seats[seat].bot:
            raise Refused("a bot plays for you now; reclaim your seat first")
        begun = time.perf_counter()
        wanted = Wanted(message.ply, message.move, message.said, message.text, message.id)
        known = await play(self.service, live, seat, wanted)
        if known is not None:
            self.push(encode(known).decode())
            return
        self.service.metrics.moves.inc()
        self.service.metrics.move_seconds.observe(time.perf_counter() - begun)

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
                self.push(encode(found).decode())

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
        seat = live.row.seat_of(self.guest)
        if seat is None:
            raise Forbidden("you have no seat at this table")
        return live, seat

    def hears(self, guest: str) -> bool:
        me = self.service.guests.known(self.guest)
        return me is None or guest not in me.blocked

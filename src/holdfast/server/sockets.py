"""The socket: one for each client. It follows one table at a time, from the guest's seat or as a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from functools import partial
from typing import Any, Protocol

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.server import messages as said
from holdfast.server.limits import Purse
from holdfast.server.messages import decode_move, decode_said, encode, own_id
from holdfast.server.outlet import FLOODING, Outlet, Send
from holdfast.server.refusals import Forbidden, Malformed, Refused, Unproven, refusal
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow
from holdfast.server.tables import dealing, leavers, talk, votes
from holdfast.server.tables.hints import hint
from holdfast.server.tables.live import TAKEBACK, Live
from holdfast.server.tables.play import Wanted, known_already, play, play_at_once

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
PATIENCE = 20
"""After so many refused messages in a row for coming too fast, the connection ends."""

COSTS: Mapping[type, float] = {said.Say: 4.0, said.Gesture: 4.0, said.Vote: 4.0, said.Watch: 2.0, said.Hint: 10.0}
"""What a message takes beside the one that every message does: others hear of it, or it is much to tell."""
PLIES_PLAYED_AGAIN = 50
"""So many moves played again cost as much as a message."""
LINES_TOLD = 500
"""So many lines of a story told anew cost as much as a message."""


class Wire(Protocol):
    """A socket with a short way in and out, past the server's queue."""

    listener: Callable[[str], bool] | None
    """Hears each text first; whatever it does not want goes the usual way."""

    def write_now(self, text: bytes) -> bool:
        """Write a text if there is room for it now."""


class Connection(Outlet):
    """One client."""

    __slots__ = ("_flooded", "_hearing", "_longest", "_moving", "_purse", "guest", "live", "service")

    def __init__(
        self, service: TableService, guest: GuestRow | None, send: Send, purse: Purse, wire: Wire | None = None
    ) -> None:
        limits = service.settings.limits
        super().__init__(send, limits.waiting_frames, service.metrics, None if wire is None else wire.write_now)
        self.service = service
        self.guest = "" if guest is None else guest.id
        self.live: Live | None = None
        self._purse = purse
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
        try:
            self._check_pace()
            message = self._read(text)
            if isinstance(message, said.Move):
                await self._move(message)
            else:
                await self._do(message)
        except HoldfastError as wrong:
            self.refuse(wrong, own_id(text))

    def _check_pace(self) -> None:
        if self._purse.take():
            self._flooded = 0
            return
        self._flooded += 1
        if self._flooded > PATIENCE:
            self.close(FLOODING, 10.0)
        raise Refused(
            "too_many_messages",
            rate=int(self.service.settings.limits.messages_per_second),
        )

    def _read(self, text: str | None) -> said.Said:
        if text is None:
            raise Malformed("message_not_text")
        if len(text) > self._longest:
            raise Malformed("message_too_long", most=self._longest)
        try:
            return decode_said(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Malformed("message_unreadable", wrong=str(wrong)) from None

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
        _, seat = self._seated()
        return seat, Wanted(message.ply, message.move, message.said, message.text, message.id)

    async def _do(self, message: said.Said) -> None:
        self._purse.charge(COSTS.get(type(message), 0.0))
        match message:
            case said.Watch():
                await self._watch(message)
            case said.Leave():
                self._leave()
            case said.Commit():
                await dealing.commit(self.service, self._table(), self._guest().id, message.hash)
            case said.Contribute():
                opened = (message.bytes, message.nonce)
                await dealing.contribute(self.service, self._table(), self._guest().id, opened)
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
                if message.what == TAKEBACK:
                    self._purse.charge(live.ply / PLIES_PLAYED_AGAIN)
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
        self._purse.charge((live.journal_size - live.line_after(message.ply)) / LINES_TOLD)
        await self.service.watch(live, self, self.guest, message.ply)
        self.live = live

    def _leave(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            self.service.unwatch(live, self)

    # Who it is

    def _table(self) -> Live:
        if self.live is None:
            raise Refused("watch_first")
        return self.live

    def _guest(self) -> GuestRow:
        guest = self.service.guests.known(self.guest)
        if guest is None:
            raise Unproven("socket_guest_needed")
        return guest

    def _seated(self) -> tuple[Live, int]:
        """The seat that is this guest's now: it may have changed since the table was watched."""
        live = self._table()
        seat = live.seats.get(self.guest)
        if seat is None:
            raise Forbidden("not_your_table")
        return live, seat

    def hears(self, guest: str) -> bool:
        me = self.service.guests.known(self.guest)
        return me is None or me.hears(guest)

"""The connection of one client. It follows one table at a time, from the guest's seat or as a spectator."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from functools import partial
from typing import Any, Protocol

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.server import messages
from holdfast.server.damage import check_rules_hold
from holdfast.server.frame_sender import FLOODING, FrameSender, Send
from holdfast.server.limits import ClientLimit
from holdfast.server.messages import decode_client_message, encode, own_id
from holdfast.server.refusals import Forbidden, Malformed, Refused, Unauthenticated, refusal
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow
from holdfast.server.tables import dealing, leavers, talk, votes
from holdfast.server.tables.foresight import foresee
from holdfast.server.tables.hints import hint
from holdfast.server.tables.play import MoveRequest, MoveResult, play
from holdfast.server.tables.session import TAKEBACK, TableSession

LOG = logging.getLogger("holdfast.server")
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
PATIENCE = 20
"""Messages in a row that may be refused for coming too fast before the connection ends."""

COSTS: Mapping[type, float] = {
    messages.Say: 4.0,
    messages.Gesture: 4.0,
    messages.Vote: 4.0,
    messages.Watch: 2.0,
    messages.Hint: 10.0,
    messages.Foresee: 2.0,
}
"""Extra cost of a message: it is sent on to others, or its answer is long."""
WORDS_READ = 10.0
"""Extra cost of words with a move, as a law: they are read by a grammar."""
PING, PONG = encode(messages.Ping()).decode(), encode(messages.Pong())
PLIES_PLAYED_AGAIN = 50
"""How many replayed moves cost as much as a message."""
LINES_TOLD = 500
"""How many lines of a story that is sent again cost as much as a message."""


class DirectSocket(Protocol):
    """A socket that delivers and writes texts directly, past uvicorn's queue."""

    listener: Callable[[str], bool] | None
    """Gets each text first; a text that it does not take goes the usual way."""

    def write_now(self, text: bytes) -> bool:
        """Write a text if there is room for it now."""


class Connection(FrameSender):
    """One client."""

    __slots__ = ("_answer", "_flooded", "_limit", "_longest", "_reading", "guest", "service", "session")

    def __init__(
        self,
        service: TableService,
        guest: GuestRow | None,
        send: Send,
        limit: ClientLimit,
        direct: DirectSocket | None = None,
    ) -> None:
        limits = service.settings.limits
        super().__init__(send, limits.queued_frames, service.metrics, None if direct is None else direct.write_now)
        self.service = service
        self.guest = "" if guest is None else guest.id
        self.session: TableSession | None = None
        self._limit = limit
        self._longest = limits.message_bytes
        self._flooded = 0
        self._reading = False
        """Whether no message that came before waits in a queue."""
        self._answer: asyncio.Future[Any] | None = None
        """The answer to the newest message: the next one waits for it."""
        if direct is not None:
            direct.listener = self.hear_now

    async def run(self, receive: Receive) -> None:
        """Listen until the client is gone."""
        try:
            while not self.closed:
                self._reading = True
                event = await receive()
                self._reading = False
                await self._answered()
                if event["type"] == "websocket.disconnect":
                    break
                self._hear(event.get("text"))
                await self._answered()
        finally:
            self.closed = True
            self._leave()

    def hear_now(self, text: str) -> bool:
        """Take a message as it arrives. All but a ping have to queue while earlier ones are not answered yet."""
        if text == PING and self._limit.take():
            self.push(PONG)
            return True
        if not self._reading or self._answer is not None:
            return False
        self._hear(text)
        return True

    def _hear(self, text: str | None) -> None:
        """Begin to answer a message. Whatever is wrong with it is a refusal, and changes nothing."""
        try:
            self._check_pace()
            message = self._read(text)
            if isinstance(message, messages.Move):
                self._answer = self._move(message)
            else:
                self._answer = asyncio.ensure_future(self._do(message))
        except HoldfastError as wrong:
            self.refuse(wrong, own_id(text))
            return
        self._answer.add_done_callback(partial(self._finish, text))

    def _finish(self, text: str | None, answer: asyncio.Future[Any]) -> None:
        """Send what came of a message."""
        self._answer = None
        wrong = None if answer.cancelled() else answer.exception()
        if isinstance(wrong, HoldfastError):
            self.refuse(wrong, own_id(text))
        elif wrong is not None:
            LOG.error("a message failed", exc_info=wrong)
            self.refuse(Refused("server_mistake"), own_id(text))
        elif not answer.cancelled() and answer.result() is not None:
            self.push(encode(answer.result()))

    async def _answered(self) -> None:
        """Wait until the message before is answered."""
        if self._answer is not None:
            await asyncio.wait((self._answer,))

    def _check_pace(self) -> None:
        if self._limit.take():
            self._flooded = 0
            return
        self._flooded += 1
        if self._flooded > PATIENCE:
            self.close(FLOODING, 10.0)
        raise Refused(
            "too_many_messages",
            rate=int(self.service.settings.limits.messages_per_second),
        )

    def _read(self, text: str | None) -> messages.ClientMessage:
        if text is None:
            raise Malformed("message_not_text")
        if len(text) > self._longest:
            raise Malformed("message_too_long", most=self._longest)
        try:
            return decode_client_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Malformed("message_unreadable", wrong=str(wrong)) from None

    def refuse(self, wrong: HoldfastError, own_id: str = "") -> None:
        self.service.metrics.refusals += 1
        ply = None if self.session is None else self.session.ply
        self.push(encode(refusal(wrong, own_id, ply)))

    # What a client may say

    def _move(self, message: messages.Move) -> MoveResult:
        session, seat = self._seated()
        request = MoveRequest(message.ply, message.move, message.said, message.text, message.id)
        if request.has_words:
            self._limit.charge(WORDS_READ)
        return play(self.service, session, seat, request)

    async def _do(self, message: messages.ClientMessage) -> messages.ServerMessage | None:
        """Do what a message asks for, and get the answer if only this client gets one."""
        self._limit.charge(COSTS.get(type(message), 0.0))
        match message:
            case messages.Watch():
                await self._watch(message)
            case messages.Leave():
                self._leave()
            case messages.Commit():
                await dealing.commit(self.service, self._table(), self._guest().id, message.hash)
            case messages.Contribute():
                opened = (message.bytes, message.nonce)
                await dealing.contribute(self.service, self._table(), self._guest().id, opened)
            case messages.Say():
                await talk.say(self.service, self._table(), self._guest(), message.text)
            case messages.Gesture():
                await talk.gesture(self.service, self._table(), self._guest(), message.gesture)
            case messages.StandIn():
                await leavers.stand_in(self.service, self._table(), self._guest().id, message.seat)
            case messages.Ping():
                return messages.Pong()
            case _:
                return await self._do_as_player(message)
        return None

    async def _do_as_player(self, message: messages.ClientMessage) -> messages.ServerMessage | None:
        session, seat = self._seated()
        match message:
            case messages.Vote():
                if message.what == TAKEBACK:
                    self._limit.charge(session.ply / PLIES_PLAYED_AGAIN)
                await votes.vote(self.service, session, seat, message.what, agree=message.agree)
            case messages.Resign():
                await leavers.resign(self.service, session, seat)
            case messages.Reclaim():
                await leavers.reclaim(self.service, session, seat)
            case messages.Hurry():
                leavers.hurry(session)
            case messages.Hint():
                return await hint(self.service, session, seat)
            case messages.Foresee():
                return await foresee(self.service, session, seat)
        return None

    async def _watch(self, message: messages.Watch) -> None:
        session = await self.service.find(message.table)
        self._leave()
        if message.spectator:
            # From now on this client is nobody: it neither sees nor does what the guest could.
            self.guest = ""
        self._limit.charge((session.journal_size - session.line_after(message.ply)) / LINES_TOLD)
        await self.service.watch(session, self, self.guest, message.ply)
        self.session = session

    def _leave(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            self.service.unwatch(session, self)

    # Who it is

    def _table(self) -> TableSession:
        if self.session is None:
            raise Refused("watch_first")
        check_rules_hold(self.session)
        return self.session

    def _guest(self) -> GuestRow:
        guest = self.service.guests.known(self.guest)
        if guest is None:
            raise Unauthenticated("socket_guest_needed")
        return guest

    def _seated(self) -> tuple[TableSession, int]:
        """The seat that is this guest's now: it may have changed since the table was watched."""
        session = self._table()
        seat = session.seats.get(self.guest)
        if seat is None:
            raise Forbidden("not_your_table")
        return session, seat

    def wants_talk_of(self, guest: str) -> bool:
        me = self.service.guests.known(self.guest)
        return me is None or me.wants_talk_of(guest)

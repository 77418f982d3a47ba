"""The WebSocket endpoint: authenticates clients and limits their number."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from holdfast.kernel import HoldfastError
from holdfast.server.connection import Connection
from holdfast.server.frame_sender import STOPPING
from holdfast.server.guests import COOKIE
from holdfast.server.limits import ClientLimit, ConnectionCounter, RateLimiter
from holdfast.server.refusals import (
    Forbidden,
    NotFound,
    ServiceUnavailable,
    TooManyRequests,
    Unauthenticated,
    store_away,
)
from holdfast.server.request_limiter import Origins, Receive, Scope, Send, address_of
from holdfast.server.service import TableService
from holdfast.server.socket_protocol import DIRECT
from holdfast.server.store import GuestRow, Unavailable

COME_BACK_SECONDS = 2.0
REFUSED = 4003


class WebSocketEndpoint:
    """Opens a connection for each socket, and keeps track of all of them."""

    def __init__(self, service: TableService, origins: Origins) -> None:
        limits = service.settings.limits
        self.connections: dict[Connection, None] = {}
        """In the order in which they came."""
        self._service = service
        self._origins = origins
        self._most = limits.connections
        self._by_guest = ConnectionCounter(limits.connections_per_guest)
        self._by_address = ConnectionCounter(limits.connections_per_address)
        self.rates = RateLimiter(limits.messages_per_second, limits.message_burst, limits.address_factor)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            guest = await self._admit(scope)
        except HoldfastError as wrong:
            await send({"type": "websocket.accept"})
            Connection(self._service, None, send, self._limit_for(None, scope)).refuse(wrong)
            await send({"type": "websocket.close", "code": REFUSED, "reason": wrong.code})
            return
        name, address = _name(guest, scope), address_of(scope)
        direct = scope.get("extensions", {}).get(DIRECT)
        connection = Connection(self._service, guest, send, self._limit_for(guest, scope), direct)
        try:
            await send({"type": "websocket.accept"})
            self._enter(connection)
            await connection.run(receive)
        finally:
            self._leave(connection)
            self._by_guest.leave(name)
            self._by_address.leave(address)

    def _limit_for(self, guest: GuestRow | None, scope: Scope) -> ClientLimit:
        return self.rates.limit_for("" if guest is None else guest.id, address_of(scope))

    def _enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        self._service.metrics.connections += 1

    def _leave(self, connection: Connection) -> None:
        if connection in self.connections:
            del self.connections[connection]
            self._service.metrics.connections -= 1

    async def _admit(self, scope: Scope) -> GuestRow | None:
        """The guest of a new socket, or None for an anonymous spectator."""
        if scope["path"] != "/socket":
            raise NotFound("socket_elsewhere")
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not self._origins.allows(headers):
            raise Forbidden("foreign_origin")
        if self._service.stopping:
            raise ServiceUnavailable("server_stopping")
        if len(self.connections) >= self._most:
            raise TooManyRequests("server_full")
        try:
            guest = await self._guest(headers)
        except Unavailable:
            raise store_away() from None
        return self._counted(guest, scope)

    async def _guest(self, headers: dict[str, str]) -> GuestRow | None:
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return await self._service.guests.by_token(token.strip())
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            raise Unauthenticated("guest_unknown") from None
        return None if cookie is None else await self._service.guests.by_cookie(cookie.value)

    def _counted(self, guest: GuestRow | None, scope: Scope) -> GuestRow | None:
        if not self._by_guest.enter(_name(guest, scope)):
            raise TooManyRequests("too_many_connections")
        if not self._by_address.enter(address_of(scope)):
            self._by_guest.leave(_name(guest, scope))
            raise TooManyRequests("too_many_connections_from_address")
        return guest

    def close_all(self) -> None:
        """Close all connections, and tell the clients to reconnect: in a moment, or at once where others serve."""
        seconds = COME_BACK_SECONDS if self._service.fleet is None else 0.0
        for connection in tuple(self.connections):
            connection.close(STOPPING, seconds)


def _name(guest: GuestRow | None, scope: Scope) -> str:
    """A key for counting connections: the guest, or the address of an anonymous client."""
    return guest.id if guest is not None else f"at {address_of(scope)} {scope.get('client', ('', 0))[1]}"

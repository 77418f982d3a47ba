"""HTTP connections: how long headers may take to arrive, and how many connections one address may open.

Uvicorn waits for the end of a request's headers without a limit. Here a connection whose headers do not arrive in time
is closed. Where one address has too many connections, the one that has been idle longest is closed for the newest. A
trusted proxy may open as many as it likes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from holdfast.server.settings import Settings
    from holdfast.server.socket_protocol import Config


class TrustedProxies:
    """Addresses and networks of proxies, written as uvicorn reads them: `10.0.0.1`, `10.0.0.0/8`, or `*` for all."""

    def __init__(self, written: Iterable[str]) -> None:
        self._names = frozenset(written)
        self._networks = [ip_network(each) for each in self._names if _is_network(each)]

    def __contains__(self, address: str) -> bool:
        if "*" in self._names or address in self._names:
            return True
        try:
            return any(ip_address(address) in network for network in self._networks)
        except ValueError:  # the name of a Unix socket
            return False


def _is_network(written: str) -> bool:
    try:
        ip_network(written)
    except ValueError:
        return False
    return True


class HttpConnections:
    """Open HTTP connections by address, oldest first."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.limits.header_seconds
        self._most = settings.limits.http_connections_per_address
        self._trusted = TrustedProxies(settings.trusted_proxies)
        self._by_address: dict[str, dict[HttpProtocol, None]] = {}

    def enter(self, caller: HttpProtocol, address: str) -> None:
        if address in self._trusted:
            return
        here = self._by_address.setdefault(address, {})
        here[caller] = None
        if len(here) > self._most:
            next((each for each in here if each.idle), caller).abort()

    def leave(self, caller: HttpProtocol, address: str) -> None:
        here = self._by_address.get(address)
        if here is not None:
            here.pop(caller, None)
            if not here:
                del self._by_address[address]


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with a timeout for headers."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._arriving: asyncio.TimerHandle | None = None
        self._address = ""

    @property
    def idle(self) -> bool:
        """Whether no response is in progress."""
        return self.cycle is None or self.cycle.response_complete

    def abort(self) -> None:
        self.transport.abort()
        self._gone()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._await_headers()
        self.config.http_connections.enter(self, self._address)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._arriving is None:
            self._await_headers()

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._gone()  # the WebSocket endpoint counts those
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone()

    def _await_headers(self) -> None:
        self._arriving = self.loop.call_later(self.config.http_connections.seconds, self.abort)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _gone(self) -> None:
        self._arrived()
        self.config.http_connections.leave(self, self._address)

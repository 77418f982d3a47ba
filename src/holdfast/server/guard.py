"""In front of everything: who may come in, how much at once, and what every answer says about safety."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from holdfast.server.limits import Buckets
from holdfast.server.refusals import Refused, TooMuch, refusal
from holdfast.server.settings import Settings

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def safety_policy(sockets: str = "") -> bytes:
    """What a page of ours may load and where it may connect: nothing inline, nothing of others'."""
    return (
        "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
        f"img-src 'self' data: blob:; font-src 'self'; style-src 'self'; connect-src 'self' {sockets}".strip().encode()
    )


SAFETY = (
    (b"content-security-policy", safety_policy()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
FREE_PATHS = ("/health", "/ready", "/metrics")
"""Asked often, by those who run the server."""


class Origins:
    """Pages whose scripts may speak for a guest: our own, and those that whoever runs the server names."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = frozenset(allowed)

    def allows(self, headers: Mapping[str, str]) -> bool:
        """Programs send no origin; browsers always do, and cannot be made to send another."""
        origin = headers.get("origin")
        return origin is None or origin in self._allowed or urlsplit(origin).netloc == headers.get("host", "")


class TooLong(Refused):
    """The body is longer than anything we read."""

    status = 413


class Guard:
    """Limits requests by size and by address, and adds the headers that keep browsers strict."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._most = settings.limits.body_bytes
        self._paces = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        strict = _strict(send)
        if scope["path"] not in FREE_PATHS and not self._paces.take(address_of(scope)):
            await refuse(strict, TooMuch("that was too fast; please wait a moment"))
            return
        body = await _whole_body(receive, self._most)
        if body is None:
            await refuse(strict, TooLong("a request has at most {most} bytes", most=self._most))
            return
        await self._app(scope, _reader(body, receive), strict)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def _whole_body(receive: Receive, most: int) -> bytes | None:
    """What was sent, or None if it is too long."""
    body: bytes = b""
    while True:
        event = await receive()
        body += event.get("body", b"")
        if len(body) > most:
            return None
        if event["type"] != "http.request" or not event.get("more_body", False):
            return body


def _reader(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read already, then whatever comes."""
    given = False

    async def read() -> Event:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


def _strict(send: Send) -> Send:
    """Every answer says what keeps browsers strict; a page's own policy stands."""

    async def strict(event: Event) -> None:
        if event["type"] == "http.response.start":
            own = list(event.get("headers", []))
            said = {name for name, _ in own}
            event["headers"] = own + [(name, value) for name, value in SAFETY if name not in said]
        await send(event)

    return strict


async def refuse(send: Send, wrong: Refused) -> None:
    """Answer a request with a refusal, before anything else has looked at it."""
    body = msgspec.json.encode(refusal(wrong))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

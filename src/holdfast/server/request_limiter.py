"""In front of every request: size and rate limits, and the security headers of every response."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from holdfast.server.limits import ConcurrencyLimiter, RateLimiter, TokenBuckets
from holdfast.server.refusals import Refused, TooManyRequests, refusal
from holdfast.server.settings import Settings
from holdfast.server.waiting_page import PASSING, waiting_page, wants_page

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
IdentifyGuest = Callable[[Mapping[bytes, bytes]], str]
"""The guest whose cookie or token is in these headers; "" for an anonymous client."""


def safety_policy(sockets: str = "", scripts: str = "") -> bytes:
    """What a page of ours may load and where it may connect: nothing of others', nothing inline but known scripts."""
    allowed = f"script-src 'self' {scripts}; " if scripts else ""
    return (
        f"default-src 'self'; {allowed}object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
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
    (b"cache-control", b"no-store"),
)
"""What every answer says that does not say otherwise itself: files, schemas and drawings may be kept, nothing else."""
FREE_PATHS = ("/health",)
"""Asked often, by those who run the server, and costs nothing."""
CLIENT_LIMIT = "holdfast.limit"
"""In a request's scope: the limit of its client."""


class Origins:
    """Pages whose scripts may act for a guest: our own, and those that the settings name."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = frozenset(allowed)

    def allows(self, headers: Mapping[str, str]) -> bool:
        """Programs send no origin; browsers always do, and cannot be made to send another."""
        origin = headers.get("origin")
        return origin is None or origin in self._allowed or _host_of(origin) == headers.get("host", "")


def _host_of(origin: str) -> str | None:
    """The host that an origin names, or None where it is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


class TooLong(Refused):
    """The body is longer than anything we read."""

    status = 413


class TooLate(Refused):
    """The rest of it did not come."""

    status = 408


class RequestLimiter:
    """Limits requests by size, by guest and by address, and adds security headers to responses."""

    def __init__(self, app: App, settings: Settings, identify: IdentifyGuest, is_file: Callable[[Scope], bool]) -> None:
        limits = settings.limits
        self._app = app
        self._identify = identify
        self._is_file = is_file
        self._most = limits.body_bytes
        self._seconds = limits.header_seconds
        self._refusal_seconds = limits.refusal_seconds
        self._files = TokenBuckets(limits.files_per_second, limits.file_burst)
        self.rates = RateLimiter(limits.requests_per_second, limits.request_burst, limits.address_factor)
        self._running = ConcurrencyLimiter(limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        strict = _strict(send)
        if self._is_file(scope):
            if self._files.take(address_of(scope)):
                await self._app(scope, receive, strict)
            else:
                await refuse(scope, strict, too_fast())
        elif scope["path"] in FREE_PATHS:
            await self._app(scope, receive, strict)
        else:
            await self._ask(scope, receive, strict)

    async def _ask(self, scope: Scope, receive: Receive, strict: Send) -> None:
        """Something that has to be worked for."""
        address = address_of(scope)
        limit = scope[CLIENT_LIMIT] = self.rates.limit_for(self._identify(dict(scope["headers"])), address)
        if not limit.take():
            await asyncio.sleep(self._refusal_seconds)  # a client that asks again at once has to wait, and costs little
            await refuse(scope, strict, too_fast())
            return
        try:
            body = await self._body(receive)
        except Refused as wrong:
            await refuse(scope, strict, wrong)
            return
        async with self._running.slot(address):
            await self._app(scope, _reader(body, receive), strict)

    async def _body(self, receive: Receive) -> bytes:
        try:
            async with asyncio.timeout(self._seconds):
                body = await _whole_body(receive, self._most)
        except TimeoutError:
            raise TooLate("request_incomplete") from None
        if body is None:
            raise TooLong("request_too_large", most=self._most)
        return body


def too_fast() -> TooManyRequests:
    return TooManyRequests("too_fast")


def charge(scope: Scope, cost: float) -> None:
    """Charge a client for an answer that costs more than usual."""
    limit = scope.get(CLIENT_LIMIT)
    if limit is not None:
        limit.charge(cost)


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


async def refuse(scope: Scope, send: Send, wrong: Refused) -> None:
    """Answer a request with a refusal, before anything else has looked at it."""
    if wants_page(scope["headers"]) and wrong.status in PASSING:
        body, headers = await waiting_page(wrong, scope["headers"])
    else:
        body, headers = msgspec.json.encode(refusal(wrong)), [(b"content-type", b"application/json")]
    headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

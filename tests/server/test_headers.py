"""Headers that nobody sends by mistake: whatever stands in them, the server answers and makes no mistake of its own."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from holdfast.server.guests import COOKIE
from tests.server.process import PATIENCE
from tests.server.site import Site
from tests.server.test_schema import address

__all__ = ["address"]

READ = (
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Authorization",
    "Connection",
    "Content-Type",
    "Cookie",
    "Expect",
)
READ_TOO = ("Forwarded", "Host", "If-None-Match", "Origin", "Range", "Referer", "X-Forwarded-For", "X-Forwarded-Proto")
SOCKET = ("Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "Upgrade")
PATHS = (
    "/",
    "/api/games",
    "/api/guests/me",
    "/api/guests/me/",
    "/api/tables",
    "/lab",
    "/openapi.json",
    "/socket",
    "/x",
)
PIECES = (
    b"Bearer ",
    COOKIE.encode() + b"=",
    b"http://",
    b"[",
    b"]",
    b"::1",
    b"websocket",
    b"\xd0\x90",
    b"q=0.5,",
    b'"',
)
VALUES = st.lists(st.sampled_from(PIECES) | st.binary(max_size=12), max_size=5).map(
    lambda parts: b"".join(parts).translate(None, bytes(range(32)) + b"\x7f")
)
"""Whatever a line can hold, with a liking for what means something somewhere."""
Headers = dict[str, bytes]
HEADERS: st.SearchStrategy[Headers] = st.dictionaries(
    st.sampled_from((*READ, *READ_TOO, *SOCKET)), VALUES, min_size=1, max_size=4
)
UPGRADE: Headers = {
    "Connection": b"Upgrade",
    "Upgrade": b"websocket",
    "Sec-WebSocket-Version": b"13",
    "Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA==",
}


@example("GET", "/api/guests/me", {"Cookie": COOKIE.encode() + b"=Ann.\xd0\x90"})
@example("POST", "/api/tables", {"Cookie": COOKIE.encode() + b"=x", "Origin": b"http://["})
@example("GET", "/api/guests/me/", {"Host": b"["})
@example("GET", "/socket", {**UPGRADE, "Origin": b"http://["})
@example("GET", "/socket", {**UPGRADE, "Cookie": COOKIE.encode() + b"=\xd0\x90"})
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(st.sampled_from(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS")), st.sampled_from(PATHS), HEADERS)
def test_no_header_makes_the_server_fail(
    address: tuple[str, str, str], method: str, path: str, headers: Headers
) -> None:
    status = answered(address[0], method, path, headers)
    assert 100 <= status < 500, (method, path, headers)


@pytest.mark.parametrize("headers", [{"Origin": b"http://["}, {"Cookie": COOKIE.encode() + b"=\xd0\x90"}])
def test_a_socket_with_such_headers_is_refused_as_any_other(address: tuple[str, str, str], headers: Headers) -> None:
    assert answered(address[0], "GET", "/socket", {**UPGRADE, **headers}) == 101, "the refusal is its first message"


def answered(home: str, method: str, path: str, headers: Headers) -> int:
    """The status of the answer to a request that is sent as it is written here."""
    host, port = urlsplit(home).hostname, urlsplit(home).port
    assert host is not None
    assert port is not None
    body = b"{}" if method in ("POST", "PUT") else b""
    sent = {"Host": f"{host}:{port}".encode(), "Content-Length": b"%d" % len(body), "Connection": b"close"} | headers
    lines = [f"{method} {path} HTTP/1.1".encode(), *(name.encode() + b": " + value for name, value in sent.items())]
    with socket.create_connection((host, port), timeout=PATIENCE) as wire:
        wire.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        first = wire.makefile("rb").readline()
    return int(first.split()[1])


async def test_answers_to_programs_are_kept_by_nobody(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        await browser.post("/api/guests", json={"name": "Ada"})
        for path in ("/api/guests/me", "/api/tables", "/api/games", "/api/nowhere", "/health", "/openapi.json"):
            assert (await browser.get(path)).headers["cache-control"] == "no-store", path
        schema = (await browser.get("/api/games/upgrade/schema")).json()["schema"]
        assert "immutable" in (await browser.get(f"/api/schemas/{schema}")).headers["cache-control"]

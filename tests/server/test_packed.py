"""Drawings are sent compressed to clients that accept it, and are the same for everybody."""

from __future__ import annotations

import httpx
import pytest

from tests.server.process import PATIENCE
from tests.server.site import Site

SHARED = ("/api/pictures", "/api/games/upgrade/drawings?cut=small", "/api/games/upgrade/scenery")
LIGHT = 40_000
"""Bytes, compressed."""


@pytest.mark.parametrize("path", SHARED)
async def test_what_many_are_sent_alike_is_compressed_for_those_who_read_it(path: str, site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as client:
        packed = await client.get(path, headers={"accept-encoding": "br, gzip;q=0.8"})
        plain = await client.get(path, headers={"accept-encoding": "identity"})
        refused = await client.get(path, headers={"accept-encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < min(LIGHT, len(plain.content))
    for answer in (plain, refused):
        assert "content-encoding" not in answer.headers
        assert answer.json() == packed.json()
    assert {each.headers["vary"] for each in (packed, plain)} == {"accept-encoding"}

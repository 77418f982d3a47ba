"""Responses that are the same for many, such as drawings: compressed once, for all clients that accept it."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

from fastapi import Request, Response

CODING = "gzip"
LEVEL = 6


@dataclass(frozen=True)
class Packed:
    """A JSON answer, as it is and compressed."""

    plain: bytes
    compressed: bytes


def packed(told: bytes) -> Packed:
    """Takes some milliseconds for each hundred kilobytes: call it in a thread."""
    return Packed(told, gzip.compress(told, LEVEL, mtime=0))


def answer_with(request: Request, body: Packed, caching: str) -> Response:
    """The body as this client reads it; caches between keep the two apart."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if CODING not in _accepted(request):
        return Response(body.plain, media_type="application/json", headers=headers)
    return Response(body.compressed, media_type="application/json", headers={**headers, "content-encoding": CODING})


def _accepted(request: Request) -> set[str]:
    parts = (part.partition(";") for part in request.headers.get("accept-encoding", "").split(","))
    return {coding.strip() for coding, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0")}

"""The page for an address that cannot be shown now: it says why, and tries again by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from html import escape

from holdfast.kernel import HoldfastError
from holdfast.languages import ENGLISH, LANGUAGES

Headers = Iterable[tuple[bytes, bytes]]
PASSING = (429, 503)
"""Refusals that are over in a moment."""
SECONDS = 3
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="{seconds}"><title>Holdfast</title></head>
<body><h1>Holdfast</h1><p>{why}</p><p>{again}</p></body></html>
"""


def wants_page(headers: Headers) -> bool:
    """Whether a person looks at the answer: browsers say so for what they show, and for nothing else."""
    return any(name == b"accept" and b"text/html" in value for name, value in headers)


def spoken(headers: Headers, asked: str = "") -> str:
    """The language that was asked for, or the first of the browser's that is one of ours."""
    accepted = next((value.decode("latin-1") for name, value in headers if name == b"accept-language"), "")
    named = [asked, *(part[:2] for part in accepted.replace(" ", "").split(","))]
    return next((each for each in named if each in LANGUAGES), ENGLISH)


async def waiting_page(wrong: HoldfastError, headers: Headers) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """The page in the reader's language, and its headers."""
    language = spoken(headers)
    body = await asyncio.to_thread(_page, wrong, language)
    told = (
        (b"content-type", b"text/html; charset=utf-8"),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(SECONDS).encode()),
        (b"vary", b"accept, accept-language"),
    )
    return body, list(told)


# In a thread, and imported there: the words of a language take a while to read in


def _page(wrong: HoldfastError, language: str) -> bytes:
    from holdfast.words import said_by, tell

    why = tell(wrong, language)
    again = said_by("holdfast", language, "server-tries-again")
    told = {"why": escape(why[:1].upper() + why[1:]), "again": escape(again)}
    return PAGE.format(language=language, seconds=SECONDS, **told).encode()

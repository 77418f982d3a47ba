"""Pages with a sentence: why an address cannot be shown now, and that it tries again by itself; or what to do."""

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
HTML = b"text/html; charset=utf-8"
REFRESH = f'<meta http-equiv="refresh" content="{SECONDS}">'
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
{refresh}<title>Holdfast</title></head>
<body><h1>Holdfast</h1>{sentences}</body></html>
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
        (b"content-type", HTML),
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
    return _written(language, REFRESH, why[:1].upper() + why[1:], again)


def notice_page(headers: Headers, message: str) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """A page with one message in the reader's language, and its headers."""
    from holdfast.words import said_by

    language = spoken(headers)
    told = [(b"content-type", HTML), (b"cache-control", b"no-store"), (b"vary", b"accept, accept-language")]
    return _written(language, "", said_by("holdfast", language, message)), told


def _written(language: str, refresh: str, *sentences: str) -> bytes:
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    return PAGE.format(language=language, refresh=refresh, sentences=told).encode()

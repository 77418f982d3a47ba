"""What a link says of itself where it is shown: tags in the page's head, made from its address alone.

Nothing is looked up for them, so they tell nobody whether there is such a table; the picture is asked for by itself.
"""

from __future__ import annotations

import re
from html import escape
from urllib.parse import parse_qs, quote

from holdfast.languages import ENGLISH

TABLE = re.compile(r"/(?:t|replay|tv)/([A-Za-z0-9_-]{1,32})/?")
GAME = re.compile(r"/(?:games|learn|print)/([a-z0-9_]{1,40})/?")
FACE = re.compile(r"[A-Za-z0-9_]{1,60}")
HEAD_END = b"</head>"
SIZE = (1200, 630)


def share_tags(path: str, query: str, address: str, language: str) -> str:
    """The tags of a page; nothing for pages that are about no game."""
    shown = _picture(path, query)
    if not shown:
        return ""
    image = f"{address}/api/share/{shown}"
    if language != ENGLISH:
        image += f"{'&' if '?' in image else '?'}language={language}"
    told = {
        "og:site_name": "Holdfast",
        "og:title": "Holdfast",
        "og:type": "website",
        "og:url": f"{address}{path}",
        "og:image": image,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])


def with_tags(page: bytes, tags: str) -> bytes:
    return page.replace(HEAD_END, tags.encode() + HEAD_END, 1)


def _picture(path: str, query: str) -> str:
    table, game = TABLE.fullmatch(path), GAME.fullmatch(path)
    if table:
        return f"tables/{quote(table[1])}"
    if not game:
        return ""
    card = parse_qs(query).get("card", [""])[0]
    return f"games/{game[1]}" + (f"?card={quote(card)}" if FACE.fullmatch(card) else "")

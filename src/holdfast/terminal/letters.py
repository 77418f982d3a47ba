"""Screens that know few letters: what cannot be shown is replaced by something like it, and nothing crashes."""

from __future__ import annotations

import codecs
from io import TextIOWrapper

LIKE = dict(zip("♠♥♦♣–—“”„«»‘’…›·▶×µ−•é", 'SHDC--"""""\'\'.>*>xu-*e', strict=True))
"""One letter for one letter, so that frames stay straight."""
HANDLER = "holdfast"


def _replaced(wrong: UnicodeError) -> tuple[str, int]:
    if isinstance(wrong, UnicodeEncodeError):
        return "".join(LIKE.get(letter, "?") for letter in wrong.object[wrong.start : wrong.end]), wrong.end
    if isinstance(wrong, UnicodeDecodeError):
        return "\ufffd", wrong.end
    raise wrong


codecs.register_error(HANDLER, _replaced)


def forgive(stream: TextIOWrapper) -> None:
    """Let a stream show and read whatever comes."""
    stream.reconfigure(errors=HANDLER)

"""Phrases with `{blank}`s in them: their names, how they are filled, and the patterns by which notation is read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

BLANK = re.compile(r"\{(\w+)\}")


def phrase_name(phrase: str) -> str:
    """A name for a phrase, from its fixed words: “upgrade a{slot}” is `upgrade-a`, “upgrade +” is `upgrade-plus`."""
    fixed = BLANK.sub("", phrase).replace("+", "plus")
    return "-".join(re.findall(r"\w+", fixed.lower()))


def fill_blanks(phrase: str, words: Mapping[str, str]) -> str:
    return " ".join(BLANK.sub(lambda blank: words[blank[1]], phrase).split())


@lru_cache(maxsize=256)
def phrase_pattern(phrase: str, blanks: tuple[str, ...], words: tuple[tuple[str, ...], ...]) -> re.Pattern[str]:
    """A pattern for a phrase; a blank that may stay empty takes the space before it along."""
    pattern = ""
    listed = dict(zip(blanks, words, strict=True))
    for piece in re.split(r"( ?\{\w+\})", phrase):
        blank = BLANK.search(piece)
        if blank is None:
            pattern += re.escape(piece)
        else:
            pattern += _alternatives(listed[blank[1]], space=piece.startswith(" "))
    return re.compile(pattern, re.IGNORECASE)


def _alternatives(listed: Sequence[str], *, space: bool) -> str:
    full = sorted((word for word in listed if word), key=len, reverse=True)
    choice = "(" + "|".join(re.escape(word) for word in full) + ")"
    lead = re.escape(" ") if space else ""
    return f"(?:{lead}{choice})?" if "" in listed else lead + choice

"""Names of people: what may be one, and which two look alike.

Two names look alike if their skeletons are the same (Unicode Technical Standard 39): every letter is replaced by the
one that stands for all that look like it, whatever script they are from.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise

from holdfast.kernel.printable import control_in
from holdfast.server.refusals import Malformed

LONGEST_NAME = 24
JOINER, AS_EMOJI = "\u200d", "\ufe0f"
"""They join signs to one and colour them: phones write them after a heart. Anywhere else nobody sees them."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that leave a gap or nothing at all."""
UNSEEN_KINDS = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")


def read_name(name: str) -> str:
    """A nickname that can be shown."""
    read = unicodedata.normalize("NFC", " ".join(name.split()))
    unseen = control_in(read) or invisible_in(read)
    if unseen:
        raise Malformed("character_not_allowed", character=unseen)
    if not 1 <= len(read) <= LONGEST_NAME:
        raise Malformed("bad_name_length", most=LONGEST_NAME)
    return read


def invisible_in(text: str) -> str:
    """The first character of a name that nobody would see, as `U+200B`; empty if there is none."""
    for before, letter in pairwise(f" {text}"):
        if _is_invisible(letter) and not (letter in (JOINER, AS_EMOJI) and _is_sign(before)):
            return f"U+{ord(letter):04X}"
    return ""


def _is_invisible(letter: str) -> bool:
    selects = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
    return selects or letter in UNSEEN or unicodedata.category(letter) in UNSEEN_KINDS


def _is_sign(letter: str) -> bool:
    return letter == AS_EMOJI or unicodedata.category(letter) in ("So", "Sk", "Sm")


# Looking alike


def look_alike(one: str, other: str) -> bool:
    """Whether somebody could take one name for the other."""
    return skeleton(one) == skeleton(other)


@lru_cache(maxsize=10_000)
def skeleton(name: str) -> str:
    """What is left of a name if all letters that look alike are the same: never to be shown."""
    return _replaced(name.replace(JOINER, "").replace(AS_EMOJI, ""), _prototypes())


def _replaced(text: str, by: Mapping[str, str]) -> str:
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(by.get(letter, letter) for letter in apart))


@cache
def _prototypes() -> Mapping[str, str]:
    """For each letter the one, or the several, that all which look like it are replaced by.

    The library lists for a prototype all letters that look like it, and for each of these the prototype alone.
    """
    from confusable_homoglyphs.confusables import confusables_data

    alike = {_bare(letter): [_bare(each["c"]) for each in found] for letter, found in confusables_data.items()}
    first = {letter: _prototype(letter, alike) for letter in alike if len(letter) == 1}
    return {letter: _replaced(found, first) for letter, found in first.items()}


def _prototype(letter: str, alike: Mapping[str, list[str]]) -> str:
    if len(alike[letter]) > 1:
        return letter
    (other,) = alike[letter]
    if len(other) > 1 or len(alike.get(other, ())) > 1:
        return other
    return min(letter, other)


def _bare(listed: str) -> str:
    """Letters that are written from the right stand between two marks of direction in the list."""
    return listed.replace("\u200e", "")

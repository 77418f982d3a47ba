"""Letters that may reach a screen. Nothing in a name or in what is said may move a cursor or hide other text."""

from __future__ import annotations

import re

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What steers a terminal or breaks a line, what turns the direction of writing, and halves of letters."""
REPLACEMENT = "\ufffd"


def printable(text: str) -> str:
    """The text as it may be shown: a mark stands where something else than a letter, a sign or a space was."""
    return CONTROL.sub(REPLACEMENT, text)


def control_in(text: str) -> str:
    """The first character of a text that must not reach a screen, by its name, as `U+001B`; empty if there is none."""
    found = CONTROL.search(text)
    return f"U+{ord(found[0]):04X}" if found else ""

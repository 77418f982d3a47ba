"""Letters that may reach a screen, and those that may not."""

from __future__ import annotations

import pytest

from holdfast.kernel.printable import control_in, printable

HARMLESS = ["", "Mira", "Мира", "e\u0301", "👩\u200d🚀", "♠ 5", "a – b", "“x”", "\u00a0", "\u00ad"]
HARMFUL = ["\x00", "\t", "\n", "\r", "\x1b", "\x7f", "\x85", "\x9b", "\u2028", "\u2029", "\u202e", "\u2066", "\ud800"]


@pytest.mark.parametrize("text", HARMLESS)
def test_letters_signs_and_spaces_are_shown(text: str) -> None:
    assert printable(text) == text
    assert control_in(text) == ""


@pytest.mark.parametrize("character", HARMFUL, ids=ascii)
def test_what_steers_a_screen_is_marked_and_named(character: str) -> None:
    assert printable(f"a{character}b{character}") == "a\ufffdb\ufffd"
    assert control_in(f"a{character}\x1b") == f"U+{ord(character):04X}"

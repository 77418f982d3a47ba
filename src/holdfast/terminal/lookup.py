"""Looking up what is printed on a card."""

from __future__ import annotations

from holdfast.kernel import HoldfastError
from holdfast.words import Words


def read_card(words: Words, asked: str) -> str:
    """The text of the card that somebody asks for, by its slug or by a part of its title."""
    printed = {face: words.card(face) for face in words.game.faces if words.has(f"card-{face}")}
    if not printed:
        raise HoldfastError(words.say("terminal-no-texts"))
    wanted = asked.casefold()
    exact = [face for face, title in printed.items() if wanted in (face.casefold(), title.casefold())]
    alike = [face for face, title in printed.items() if wanted in face.casefold() or wanted in title.casefold()]
    found = exact or alike
    if not found:
        raise HoldfastError(words.say("terminal-no-such-card", card=asked))
    return "\n\n".join(_printed(words, face) for face in found)


def _printed(words: Words, face: str) -> str:
    lines = [f"{words.card(face)} ({face})", words.attribute(f"card-{face}", "text")]
    return "\n  ".join([*lines, words.attribute(f"card-{face}", "tip")]).rstrip()

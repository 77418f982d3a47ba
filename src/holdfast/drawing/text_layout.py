"""Measuring and wrapping text by the widths of the font's own letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from holdfast.drawing.widths import LETTERS, WIDTHS

WIDE = 600
"""The width of a letter that no font of ours has, where it is not twice as wide: from another font, to be safe."""
WIDEST = 1000
FIRST_WIDE_LETTER = "\u1100"
"""From here on letters are as wide as they are high."""
SHORT_WORD = re.compile(r"(?<![\w-])([а-яё]{1,2}) ", re.IGNORECASE)
COUNTED = re.compile(r"(?<!\S)(\d+) (?=\w)")
LONE_DASH = re.compile(r" ([–—])")
HARD_SPACE = "\xa0"
STEP = 0.5
HYPHEN = "\xad"
"""A soft hyphen: a word may be broken here, and then shows a hyphen."""
SEAM = "\u200b"
"""A zero-width space: a word may be broken here without a hyphen."""
NEW_LINE = "\n"
"""As a word of its own: here a line ends, however much room it has."""
LONG_WORD = 9
SYLLABLES = tuple(
    re.compile(rule.replace("V", "[аеёиоуыэюя]").replace("C", "[бвгджзклмнпрстфхцчшщ]"), re.IGNORECASE)
    for rule in ("([йьъ])(?=[а-яё]{2})", "(V)(?=V[а-яё])", "(VC)(?=CV)", "(CV)(?=CV)", "(VC)(?=CCV)", "(VCC)(?=CCV)")
)
"""Between which letters a Russian word may be broken. Six rules are enough: on all our cards only four words are
broken. A dictionary such as pyphen knows prefixes better and compounds worse (Мно-гоф-ак-торная)."""
COMPOUND = re.compile(r"^(микро|много)(?=[а-яё])", re.IGNORECASE)
"""First halves of compounds, after which a word is broken rather than where the rules would."""
LATIN_SYLLABLES = re.compile(
    r"([aeiou](?!ck|ch|gh|ph|sh|th|wh|[bcdfgkptv][lr])[bcdfghjklmnpqrstvwxz])(?=[bcdfghjklmnpqrstvwxz][aeiou])"
)
"""Between two consonants that stand between vowels an English word may be broken, if they are not one sound."""
CAMEL_WORD = re.compile(r"[A-Za-z]{12,}")
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
"""A name such as CrashLoopBackOff may be broken before a capital; shorter ones, such as OpenShift, stay whole."""


@dataclass(frozen=True)
class TextPiece:
    """A word, or a part of one before which a line may break."""

    text: str
    spaced: bool
    """A space stands before it, unless a line begins there."""


@dataclass(frozen=True)
class TextBlock:
    """Text as it is set: its style, size and lines."""

    style: str
    size: float
    lines: tuple[str, ...]

    @property
    def width(self) -> float:
        return max((width(line, self.style, self.size) for line in self.lines), default=0)


def width(text: str, style: str, size: float, spacing: float = 0) -> float:
    """How wide a line of text is; `spacing` comes after each letter."""
    widths = _widths(style)
    return sum(widths.get(letter) or _unknown(letter) for letter in text) * size / 1000 + spacing * len(text)


@cache
def _widths(style: str) -> dict[str, int]:
    letters = [chr(int(code, 16)) for code in LETTERS.split()]
    return dict(zip(letters, map(int, WIDTHS[style].split()), strict=True))


def _unknown(letter: str) -> int:
    return WIDEST if letter >= FIRST_WIDE_LETTER else WIDE


def wrap(text: str, style: str, size: float, room: float) -> list[str]:
    """Lines that are not wider than `room`: as few as possible, and then as even as possible.

    A word that is wider than the room is broken where it must be.
    """
    pieces = [part for piece in _pieces(text) for part in _broken(piece, style, size, room)]
    lines = _filled(pieces, style, size, room)
    narrow, wide = room / 2, room
    while wide - narrow > 1:
        middle = (narrow + wide) / 2
        tried = _filled(pieces, style, size, middle)
        if len(tried) == len(lines) and all(width(line, style, size) <= middle for line in tried):
            wide, lines = middle, tried
        else:
            narrow = middle
    return lines


def fit(text: str, style: str, sizes: Sequence[float], room: float, most_lines: int) -> TextBlock | None:
    """Text in the largest size in which no word is broken and the lines are not too many; None if there is none."""
    pieces = list(_pieces(text))
    widest = max((width(_shown(piece.text), style, 1) for piece in pieces), default=0)
    for size in sizes:
        if widest * size <= room and len(_filled(pieces, style, size, room)) <= most_lines:
            return TextBlock(style, size, tuple(wrap(text, style, size, room)))
    return None


def squeeze(text: str, style: str, sizes: Sequence[float], room: float, most_lines: int) -> TextBlock:
    """Text that fits, whatever it takes: smaller than the smallest size, or a word broken."""
    fitting = fit(text, style, sizes, room, most_lines)
    size = sizes[-1]
    while fitting is None:
        lines = wrap(text, style, size, room)
        fitting = TextBlock(style, size, tuple(lines)) if len(lines) <= most_lines else None
        size *= 0.95
    return fitting


def sizes(largest: float, smallest: float) -> list[float]:
    """Sizes to try, from the largest down."""
    count = int((largest - smallest) / STEP)
    return [largest - STEP * step for step in range(count + 1)]


def keep_together(text: str) -> str:
    """Text in which no line ends with a short Russian word or a number, or begins with a dash."""
    for rule in (SHORT_WORD, COUNTED):
        text = rule.sub(rf"\1{HARD_SPACE}", text)
    return LONE_DASH.sub(rf"{HARD_SPACE}\1", text)


def with_soft_hyphens(text: str) -> str:
    """Text with soft hyphens in long words: between syllables, and without a hyphen before capitals in long names."""
    return " ".join(_parted(word) if len(word) >= LONG_WORD else word for word in text.split(" "))


def _parted(word: str) -> str:
    halves = COMPOUND.split(word)
    if len(halves) > 1:
        return halves[1] + HYPHEN + halves[2]
    if CAMEL.search(word):
        return CAMEL_WORD.sub(lambda name: CAMEL.sub(SEAM, name[0]), word)
    for rule in (*SYLLABLES, LATIN_SYLLABLES):
        word = rule.sub(rf"\1{HYPHEN}", word)
    parts = word.split(HYPHEN)
    while len(parts) > 1 and len(parts[0]) < 3:
        parts[:2] = [parts[0] + parts[1]]
    while len(parts) > 1 and len(parts[-1]) < 3:
        parts[-2:] = [parts[-2] + parts[-1]]
    return HYPHEN.join(parts)


def _pieces(text: str) -> Iterator[TextPiece]:
    """Words; one with a slash or hyphen, as in AWS/Azure, may be broken behind it."""
    for word in text.split(" "):
        parts = [part for part in re.split(rf"(?<=[/{HYPHEN}{SEAM}])|(?<=\w-)(?=\w)", word) if part]
        for at, part in enumerate(parts):
            yield TextPiece(part, spaced=at == 0)


def _broken(piece: TextPiece, style: str, size: float, room: float) -> Iterator[TextPiece]:
    rest = piece.text
    if width(_shown(rest), style, size) <= room:
        yield piece
        return
    spaced = piece.spaced
    while width(rest, style, size) > room and len(rest) > 1:
        kept = 1
        while kept < len(rest) - 1 and width(rest[: kept + 1] + "-", style, size) <= room:
            kept += 1
        yield TextPiece(rest[:kept] + "-", spaced)
        rest, spaced = rest[kept:], False
    yield TextPiece(rest, spaced)


def _filled(pieces: Sequence[TextPiece], style: str, size: float, room: float) -> list[str]:
    lines: list[str] = []
    line = ""
    for piece in pieces:
        if piece.text == NEW_LINE:
            lines.append(_shown(line))
            line = ""
            continue
        longer = f"{line} {piece.text}" if piece.spaced and line else line + piece.text
        if line and width(_shown(longer), style, size) > room:
            lines.append(_shown(line))
            longer = piece.text
        line = longer
    return [*lines, _shown(line)] if line else lines


def _shown(line: str) -> str:
    """A line as it is read: of places to part a word only the one at its end shows."""
    end = "-" if line.endswith(HYPHEN) else ""
    return line.replace(HYPHEN, "").replace(SEAM, "") + end

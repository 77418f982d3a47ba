"""Cards that are not played: one for reference, which says what one may do in a turn, and the box's own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from holdfast.drawing import Trim, draw_picture
from holdfast.drawing.card import card, laid_out
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.faces import accent, motif
from holdfast.drawing.lettering import line, lines
from holdfast.drawing.palette import LINEN, QUIET, readable, without_colour
from holdfast.drawing.sheet import CardSheet
from holdfast.drawing.svg import box, disc, element
from holdfast.drawing.text_layout import TextBlock, keep_together, squeeze, width, wrap
from holdfast.kernel import INK, PARCHMENT
from holdfast.printing.box import box_of
from holdfast.words import Words

SIDE: Final = 16
BAND: Final = 46
LEADING: Final = 1.18
LARGEST, LEAST = 13.5, 7.5
STEP: Final = 0.25
ROW: Final = 19
"""The height of a row of types."""
SCENE: Final = re.compile(r"<svg[^>]*?viewBox=\"([^\"]*)\"[^>]*>(.*)</svg>", re.DOTALL)


@dataclass(frozen=True)
class CardType:
    """A sort of cards as it is told from others."""

    name: str
    colour: str
    ink: str
    emblem: str


def draw_reference(words: Words, trim: Trim, bleed: float, *, grey: bool = False) -> str:
    """What one may do in a turn, and the types of cards with their colours."""
    sheet = CardSheet(trim, bleed)
    types = list(card_types(words))
    rows = (len(types) + 1) // 2
    foot = sheet.height - SIDE - ROW * rows
    steps = words.say("reference").splitlines() if words.has("reference") else [words.say("tagline")]
    inside = _band(words, sheet, words.say("print-your-turn")) + _steps(steps, sheet, BAND + 12, foot - 6)
    return _finished(words, inside + "".join(_legend(types, sheet, foot)), sheet, grey=grey)


def draw_box_card(words: Words, trim: Trim, bleed: float, *, grey: bool = False) -> str:
    """The game's picture, its title, what is in the box, and whose it is."""
    sheet = CardSheet(trim, bleed)
    across = sheet.width + 2 * sheet.over
    deep = across * 2 / 3
    scene = inset(draw_picture(words, "game"), -sheet.over, -sheet.over, across, deep)
    room, middle = sheet.width - 2 * SIDE, sheet.middle
    y = deep - sheet.over + 30
    title = squeeze(words.say("title"), "title", [28, 26, 24, 22, 20], room, 1)
    parts = [scene, lines(title, middle, y, INK, 0, room)]
    tagline = squeeze(keep_together(words.say("tagline")), "flavour", [14, 13, 12, 11], room, 3)
    parts.append(lines(tagline, middle, y + 22, QUIET, tagline.size * LEADING, room))
    y += 22 + len(tagline.lines) * tagline.size * LEADING + 6
    least, most = words.game.seats[0], words.game.seats[-1]
    players = str(least) if least == most else f"{least}–{most}"
    facts = words.say("print-box-facts", cards=_count(words), players=players)
    parts.append(line(facts, "label", 12, middle, y, INK, room=room))
    parts.append(_credits(words, sheet, y + 12))
    return _finished(words, "".join(parts), sheet, grey=grey)


def credits_of(words: Words) -> str:
    """Whose the game is, and under which licence, as a line for every sheet."""
    return words.say("credits") if words.has("credits") else words.say("title")


def card_types(words: Words) -> Iterator[CardType]:
    """The types of the box, in its order."""
    for kind, cards in groupby(words.game.vocabulary.box, lambda card: card.type):
        said = words.game.describe_face(next(cards).slug)
        if "colour" in said:
            yield CardType(words.kind("type", kind), str(said["colour"]), str(said["ink"]), str(said.get("emblem", "")))


def _count(words: Words) -> int:
    return sum(card.copies for card in box_of(words.game))


def _finished(words: Words, inside: str, sheet: CardSheet, *, grey: bool) -> str:
    drawn = card(words.say("title"), laid_out(inside, sheet), sheet=sheet)
    return without_colour(drawn) if grey else drawn


def inset(svg: str, x: float, y: float, wide: float, high: float) -> str:
    found = SCENE.fullmatch(svg)
    assert found is not None, "a picture of ours is one element"
    return element("svg", found[2], x=x, y=y, width=wide, height=high, viewBox=found[1])


def _band(words: Words, sheet: CardSheet, said: str) -> str:
    colour = accent(words.game)
    field = box(-sheet.over, -sheet.over, sheet.width + 2 * sheet.over, BAND + sheet.over, fill=colour)
    sign = draw_emblem(motif(words), SIDE + 13, BAND / 2 + 2, 26, PARCHMENT, 1.9)
    room = sheet.width - 2 * SIDE - 36
    title = squeeze(said, "title", [22, 20, 18, 16], room, 1)
    return field + sign + line(said, "title", title.size, SIDE + 36, BAND / 2 + 9, PARCHMENT, anchor="start", room=room)


def _steps(steps: Sequence[str], sheet: CardSheet, top: float, foot: float) -> str:
    """One paragraph below another behind its dot, as large as there is room."""
    room = sheet.width - 2 * SIDE - 12
    size = LARGEST
    set_as = _set(steps, room, size)
    while _deep(set_as) > foot - top and size > LEAST:
        size -= STEP
        set_as = _set(steps, room, size)
    gap = min(9.0, (foot - top - _deep(set_as)) / max(1, len(set_as)) + size * 0.3)
    parts, y = [], top
    for block in set_as:
        parts.append(disc(SIDE + 3, y + size * 0.55, 2.2, fill=QUIET))
        parts.append(lines(block, SIDE + 12, y + size * 0.85, INK, size * LEADING, room, anchor="start"))
        y += len(block.lines) * size * LEADING + gap
    return "".join(parts)


def _set(steps: Sequence[str], room: float, size: float) -> list[TextBlock]:
    return [TextBlock("text", size, tuple(wrap(keep_together(step), "text", size, room))) for step in steps]


def _deep(blocks: Sequence[TextBlock]) -> float:
    return sum(len(block.lines) * block.size * LEADING + block.size * 0.3 for block in blocks)


def _legend(types: Sequence[CardType], sheet: CardSheet, top: float) -> Iterator[str]:
    """Two columns of chips in the types' colours, each with its emblem and its name."""
    room = (sheet.width - 2 * SIDE) / 2
    for at, kind in enumerate(types):
        x, y = SIDE + room * (at % 2), top + ROW * (at // 2)
        yield box(x, y, 22, 15, rx=3, fill=kind.colour)
        if kind.emblem:
            yield draw_emblem(kind.emblem, x + 11, y + 7.5, 12, kind.ink, 1.3)
        size = min(11.5, (room - 32) / width(kind.name, "label", 1))
        yield line(kind.name, "label", size, x + 27, y + 11.5, readable(kind.colour, PARCHMENT, 4.5), anchor="start")


def _credits(words: Words, sheet: CardSheet, top: float) -> str:
    room, deep = sheet.width - 2 * SIDE, sheet.height - SIDE - top
    size = 10.0
    said = keep_together(credits_of(words))
    while size > 6 and len(wrap(said, "text", size, room)) * size * LEADING > deep:
        size -= STEP
    block = TextBlock("text", size, tuple(wrap(said, "text", size, room)))
    rule = box(SIDE, top - 4, room, 0.8, fill=LINEN)
    return rule + lines(block, sheet.middle, top + size, QUIET, size * LEADING, room)

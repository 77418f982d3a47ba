"""Counters to punch out: ones and fives, as many as the players of a game need.

Nothing says which counters a game has but its table: every number that stands at a seat or at a part of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from holdfast.drawing import draw_picture
from holdfast.drawing.lettering import line
from holdfast.drawing.palette import without_colour
from holdfast.drawing.svg import disc, picture
from holdfast.kernel import INK, PARCHMENT, Area
from holdfast.printing.leaflets import inset
from holdfast.printing.page import Note, Page, Placed
from holdfast.printing.sheets import numbered
from holdfast.printing.sizes import MARGIN, paper_of
from holdfast.printing.wish import PrintWish
from holdfast.words import Words

SIDE: Final = 48
ACROSS: Final = 20.0
"""A counter's diameter, in millimetres."""
GAP: Final = 5.0
HEADING: Final = 7.0
ONES: Final = 5
FIVE: Final = 5
LEAST: Final = 2
"""Of a counter that begins with nothing."""


@dataclass(frozen=True)
class CounterNeed:
    """A number that is counted at each seat, and the most that has to be shown."""

    name: str
    most: int
    places: int
    """How many seats, or parts of them, have one."""

    @property
    def ones(self) -> int:
        return min(self.most, ONES) * self.places

    @property
    def fives(self) -> int:
        return max(0, -(-(self.most - ONES) // FIVE)) * self.places


def counters_of(wish: PrintWish) -> list[CounterNeed]:
    """What players count, by the table as it is dealt."""
    table = wish.game.new(wish.players, seed=1)
    found: dict[str, list[int]] = {}
    for area in table.layout(0).seats:
        for name, most in _counted(area):
            found.setdefault(name, []).append(most)
    return [CounterNeed(name, max(LEAST, *values), len(values)) for name, values in found.items()]


def _counted(area: Area) -> Iterator[tuple[str, int]]:
    for counter in area.counters:
        if isinstance(counter.value, int):
            yield counter.path.rpartition(".")[2], int(counter.of or counter.value)
    for part in area.parts:
        yield from _counted(part)


def counter_sheets(wish: PrintWish) -> list[Page]:
    """Sheets of counters, a heading above each sort; none for a game that counts nothing."""
    words = Words(wish.spoken, wish.game)
    paper = paper_of(wish.sheet)
    step = ACROSS + GAP
    columns = int((paper.width - 2 * MARGIN + GAP) // step)
    left = (paper.width - columns * step + GAP) / 2
    pages: list[Page] = []
    pictures: list[Placed] = []
    notes: list[Note] = []
    y = 2 * MARGIN
    for need in counters_of(wish):
        shown = [draw_token(words, need.name, value, grey=wish.grey) for value in _values(need)]
        notes.append(Note(words.zone(need.name), left, y + 1.5, 11, bold=True))
        y += HEADING
        for at, svg in enumerate(shown):
            if y + ACROSS > paper.height - 2 * MARGIN:
                pages.append(Page(paper.width, paper.height, pictures, (), notes))
                pictures, notes, y = [], [], 2 * MARGIN
            pictures.append(Placed(svg, left + at % columns * step, y, ACROSS, ACROSS))
            y += step if at % columns == columns - 1 or at == len(shown) - 1 else 0
    if pictures:
        pages.append(Page(paper.width, paper.height, pictures, (), notes))
    return list(numbered(pages, wish))


def _values(need: CounterNeed) -> list[int]:
    return [1] * need.ones + [FIVE] * need.fives


def draw_token(words: Words, name: str, value: int, *, grey: bool = False) -> str:
    """A counter as it is punched out: its emblem, and what it is worth where that is more than one."""
    figure = ""
    if value > 1:
        figure = disc(SIDE - 11, SIDE - 11, 9.5, fill=PARCHMENT, stroke=INK, stroke_width=1.2)
        figure += line(str(value), "index", 15, SIDE - 11, SIDE - 6, INK)
    drawn = picture(SIDE, SIDE, words.zone(name), inset(draw_picture(words, "counter", name), 0, 0, SIDE, SIDE), figure)
    return without_colour(drawn) if grey else drawn

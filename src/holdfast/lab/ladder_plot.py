"""The ladder as a picture: a dot for each bot's rating on its interval. One file, light or dark as the reader likes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from holdfast.drawing.palette import BRASS, DARK_BRASS, NIGHT, QUIET
from holdfast.drawing.svg import disc, element, escaped, group, number, path, picture
from holdfast.kernel import INK, PARCHMENT
from holdfast.lab.ladder_rating import LadderEntry
from holdfast.words import common, localized

WIDTH = 720
LEFT = 190
RIGHT = 110
TOP = 64
ROW = 44
BOTTOM = 48
STYLE = f"""
text{{font:15px system-ui,sans-serif;fill:{INK}}}
.title{{font-size:19px;font-weight:600}}
.quiet{{fill:{QUIET};font-size:13px}}
.ground{{fill:{PARCHMENT}}}
.grid{{stroke:{INK};stroke-opacity:.15}}
.interval{{stroke:{DARK_BRASS};stroke-width:5;stroke-linecap:round;stroke-opacity:.45}}
.dot{{fill:{DARK_BRASS}}}
@media(prefers-color-scheme:dark){{
text{{fill:{PARCHMENT}}}.quiet{{fill:{PARCHMENT};fill-opacity:.75}}.ground{{fill:{NIGHT}}}
.grid{{stroke:{PARCHMENT}}}.interval{{stroke:{BRASS}}}.dot{{fill:{BRASS}}}
}}"""


def plot(entries: Sequence[LadderEntry], title: str, language: str) -> str:
    """The whole picture, as the text of an SVG file."""
    scale = _Scale(min(entry.rating.low for entry in entries), max(entry.rating.high for entry in entries))
    height = TOP + ROW * len(entries) + BOTTOM
    return picture(
        WIDTH,
        height,
        title,
        element("style", STYLE),
        element("rect", width=WIDTH, height=height, class_="ground"),
        _text(24, 34, title, class_="title"),
        _grid(scale, height - BOTTOM),
        *(_row(entry, TOP + ROW * at + ROW / 2, scale, language) for at, entry in enumerate(entries)),
        _text(WIDTH - RIGHT, height - 12, common(language, "ladder-axis"), class_="quiet", text_anchor="end"),
    )


class _Scale:
    """From ratings to places on the paper; whole fives are marked."""

    def __init__(self, low: float, high: float) -> None:
        self.low = 5 * floor(low / 5)
        self.high = max(5 * ceil(high / 5), self.low + 5)

    def marks(self) -> range:
        return range(self.low, self.high + 1, 5 if self.high - self.low <= 50 else 10)

    def place(self, rating: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - self.low) / (self.high - self.low)


def _grid(scale: _Scale, bottom: float) -> str:
    lines = [path(f"M{number(scale.place(mark))} {TOP}V{number(bottom)}", class_="grid") for mark in scale.marks()]
    marks = [
        _text(scale.place(mark), bottom + 18, str(mark), class_="quiet", text_anchor="middle") for mark in scale.marks()
    ]
    return group(*lines, *marks)


def _row(entry: LadderEntry, y: float, scale: _Scale, language: str) -> str:
    rating = entry.rating
    low, high = number(scale.place(rating.low)), number(scale.place(rating.high))
    text = localized(language, f"{rating.value:.1f}")
    share = localized(language, f"{entry.wins.value:.0%}")
    return group(
        _text(LEFT - 16, y + 5, entry.bot, text_anchor="end"),
        path(f"M{low} {number(y)}H{high}", class_="interval"),
        disc(scale.place(rating.value), y, 6, class_="dot"),
        _text(WIDTH - RIGHT + 16, y + 5, f"{text} · {share}"),
    )


def _text(x: float, y: float, said: str, **attributes: str) -> str:
    return element("text", escaped(said), x=x, y=y, **attributes)

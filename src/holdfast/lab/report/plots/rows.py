"""Plots of rows: a name, a track with marks on it, and the number in figures.

On a phone name and number stand above the track.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.canvas import Canvas, Draw, Scale, letters, line

Marks = Callable[[Scale, float], list[Markup]]
"""Draws on a track at a height."""
LABEL, VALUE, GAP = 214.0, 158.0, 16.0
TALL, STEP = 46.0, 27.0
AXIS = 30.0
BASE = 4.5
"""Letters stand so far below the middle of their row."""


@dataclass(frozen=True)
class PlotRow:
    name: str
    value: str
    marks: Marks


@dataclass(frozen=True)
class PlotHeading:
    name: str


@dataclass(frozen=True)
class PlotAxis:
    """What the tracks measure."""

    low: float
    high: float
    text: Callable[[float], str]
    line: float | None = None
    """Where a line stands through all rows: what would be even, or no difference."""
    line_name: str = ""


def row_plot(rows: Sequence[PlotRow | PlotHeading], axis: PlotAxis) -> Draw:
    def draw(canvas: Canvas) -> tuple[float, list[Markup]]:
        return Sheet(canvas, axis).drawn(rows)

    return draw


class Sheet:
    """One paper with rows."""

    def __init__(self, canvas: Canvas, axis: PlotAxis) -> None:
        self.canvas = canvas
        self.axis = axis
        start = 12.0 if canvas.narrow else LABEL + GAP
        end = canvas.width - (12.0 if canvas.narrow else VALUE + GAP)
        self.scale = Scale(axis.low, axis.high, start, end)

    def drawn(self, rows: Sequence[PlotRow | PlotHeading]) -> tuple[float, list[Markup]]:
        top = 22.0 if self.axis.line_name else 6.0
        at = top
        drawn: list[Markup] = []
        for row in rows:
            if isinstance(row, PlotHeading):
                at += 8
                drawn.append(letters(0, at + 16, row.name, "heading", room=self.canvas.width))
                at += 26
                continue
            drawn += self._row(row, at)
            at += self._height
        return at + AXIS, [*self._grid(top, at), *drawn]

    @property
    def _height(self) -> float:
        return TALL if self.canvas.narrow else STEP

    def _row(self, row: PlotRow, top: float) -> list[Markup]:
        middle = top + STEP / 2
        written, track = (top + 15, top + 30) if self.canvas.narrow else (middle + BASE, middle)
        room = self.canvas.width - 8 * len(row.value) - GAP if self.canvas.narrow else LABEL
        name = letters(0, written, row.name, "name", room=room)
        value = letters(self.canvas.width, written, row.value, "value", "end")
        return [name, value, *row.marks(self.scale, track)]

    def _grid(self, top: float, bottom: float) -> list[Markup]:
        drawn: list[Markup] = []
        for tick in self.scale.ticks(4 if self.canvas.narrow else 6):
            x = self.scale.at(tick)
            drawn.append(line(x, top, x, bottom, "grid"))
            drawn.append(letters(x, bottom + 18, self.axis.text(tick), "tick", "middle"))
        if self.axis.line is not None:
            x = self.scale.at(self.axis.line)
            drawn.append(line(x, top - 4, x, bottom, "even"))
            if self.axis.line_name:
                drawn.append(letters(x, top - 9, self.axis.line_name, "tick", "middle"))
        return drawn

"""Two ways to set things side by side that Rich does not have: pieces that never break, and panels of one height."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

INDENT = 2


class Flow:
    """Short pieces in a line; a line that is full goes on below, a little to the right. No piece is broken in two."""

    def __init__(self, pieces: Sequence[Text], gap: int = 1, most: int | None = None) -> None:
        self.pieces = pieces
        self.gap = gap
        self.most = most

    def lines(self, width: int) -> list[Text]:
        room = max(1, min(width, self.most or width))
        lines: list[Text] = []
        for piece in self.pieces:
            if lines and lines[-1].cell_len + self.gap + piece.cell_len <= room:
                lines[-1].append(" " * self.gap).append_text(piece)
            else:
                lines.append(self._begun(piece, room, first=not lines))
        return lines

    def _begun(self, piece: Text, room: int, *, first: bool) -> Text:
        line = Text() if first else Text(" " * INDENT)
        line.append_text(piece)
        line.truncate(room, overflow="ellipsis")
        return line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((line.cell_len for line in self.lines(options.max_width)), default=0)
        return Measurement(min(widest, 1), widest)


class PanelRows:
    """Things side by side, as many as fit; those that stand together are equally high."""

    def __init__(self, things: Sequence[RenderableType], gap: int = 1) -> None:
        self.things = things
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self._rows(console, options):
            yield from self._row(console, options, row)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((self._width(row) for row in self._rows(console, options)), default=0)
        return Measurement(min(widest, 1), widest)

    def _rows(self, console: Console, options: ConsoleOptions) -> list[list[tuple[RenderableType, int]]]:
        rows: list[list[tuple[RenderableType, int]]] = []
        for thing in self.things:
            placed = (thing, min(options.max_width, Measurement.get(console, options, thing).maximum))
            if rows and self._width([*rows[-1], placed]) <= options.max_width:
                rows[-1].append(placed)
            else:
                rows.append([placed])
        return rows

    def _width(self, row: Sequence[tuple[RenderableType, int]]) -> int:
        return sum(width for _, width in row) + self.gap * (len(row) - 1)

    def _row(
        self, console: Console, options: ConsoleOptions, row: Sequence[tuple[RenderableType, int]]
    ) -> Iterator[Segment]:
        free = options.reset_height()
        height = max(len(console.render_lines(thing, free.update(width=width))) for thing, width in row)
        drawn = [console.render_lines(thing, free.update(width=width, height=height)) for thing, width in row]
        for line in zip(*drawn, strict=True):
            for at, part in enumerate(line):
                if at:
                    yield Segment(" " * self.gap)
                yield from part
            yield Segment.line()

"""The moves to choose from, numbered. A short list stands as it is; a long one is folded so that it stays readable."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.kernel import Choice
from holdfast.terminal.draw import BRASS, QUIET
from holdfast.terminal.layout import Flow
from holdfast.words import Words

MOVES_IN_A_LIST = 6
"""So many moves stand below each other; more stand in columns."""
MOVES_UNFOLDED = 14
"""With more moves than this, those that differ only in their last word are folded into one line."""
LEAST_FOLD = 4
INDENT = 4
Numbered = tuple[int, Choice]


def draw_choices(choices: Sequence[Choice], words: Words) -> RenderableType:
    """The legal moves: a list, columns that are read downwards, or folded."""
    numbered = list(enumerate(choices, 1))
    if len(numbered) <= MOVES_UNFOLDED:
        return _columns(numbered, words)
    return Group(*_folded(numbered, words))


def _columns(numbered: Sequence[Numbered], words: Words) -> RenderableType:
    lines = [_line(number, choice, words) for number, choice in numbered]
    return Group(*lines) if len(lines) <= MOVES_IN_A_LIST else Columns(lines, padding=(0, 3), column_first=True)


def _folded(numbered: Sequence[Numbered], words: Words) -> list[RenderableType]:
    folded: list[RenderableType] = []
    loose: list[Numbered] = []
    for _, group in groupby(numbered, lambda each: _stem(each[1])):
        alike = list(group)
        if len(alike) < LEAST_FOLD:
            loose += alike
            continue
        if loose:
            folded.append(_columns(loose, words))
            loose = []
        folded += _fold(alike, words)
    return [*folded, _columns(loose, words)] if loose else folded


def _fold(alike: Sequence[Numbered], words: Words) -> list[RenderableType]:
    """The first move in full; of the others only the number and the word in which they differ."""
    (number, first), *others = alike
    pieces = [
        Text.assemble((f"{number} ", BRASS), words.shown(choice.notation.rpartition(" ")[2]))
        for number, choice in others
    ]
    return [_line(number, first, words), Padding(Flow(pieces, gap=3), (0, 0, 0, INDENT))]


def _stem(choice: Choice) -> tuple[str, str]:
    """The verb, and the notation without its last word: moves with the same stem are alike."""
    return choice.label.name, choice.notation.rpartition(" ")[0] or choice.notation


def _line(number: int, choice: Choice, words: Words) -> Table:
    """A move with its number in a column of its own: what does not fit goes on below the words, not the number."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(justify="right", min_width=3, no_wrap=True)
    line.add_column()
    speech = ' "…"' if choice.speech else ""
    label = Text.assemble(words.message(choice.label), (f" [{choice.notation}{speech}]", QUIET))
    line.add_row(Text(str(number), BRASS), label)
    return line

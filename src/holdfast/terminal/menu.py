"""The moves to choose from, numbered. A long list is offered in two steps: first the verb, then its target."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.kernel import Layout, MoveChoice
from holdfast.terminal.draw import BRASS, QUIET
from holdfast.terminal.labels import label
from holdfast.terminal.layout import Flow
from holdfast.words import MissingWord, Words

MOVES_IN_A_LIST = 6
"""Up to this many moves are listed in one column; more in several."""
MOVES_AT_ONCE = 14
"""With more moves than this, those that begin alike are offered as one, and unfolded when it is chosen."""
LEAST_FOLD = 4
INDENT = 4
OPEN = "…"


@dataclass(frozen=True)
class MoveGroup:
    """Moves that begin alike, offered as one."""

    choices: tuple[MoveChoice, ...]

    def label(self, words: Words) -> str:
        """What they have in common; an ellipsis stands for the rest."""
        first, *others = [choice.label for choice in self.choices]
        common = {
            name: value if all(other.arguments.get(name) == value for other in others) else OPEN
            for name, value in first.arguments.items()
        }
        blanks = {f"{name}_{part}": OPEN for name in first.arguments for part in ("card", "left", "right")}
        try:
            return words.say(first.name, **common, **blanks)
        except MissingWord:
            return f"{words.message(first)} {OPEN}"

    @property
    def notation(self) -> str:
        """What they have in common as it is typed."""
        begun: list[str] = []
        for same in zip(*(choice.notation.split() for choice in self.choices), strict=False):
            if len(set(same)) > 1:
                break
            begun.append(same[0])
        return " ".join([*begun, OPEN])


Offer = MoveChoice | MoveGroup
Numbered = tuple[int, Offer]
Label = Callable[[MoveChoice], str]


def offers(choices: Sequence[MoveChoice]) -> list[Offer]:
    """What to choose from first: all moves if they are few, otherwise one line for those that begin alike."""
    if len(choices) <= MOVES_AT_ONCE:
        return list(choices)
    bundles: dict[tuple[str, ...], list[MoveChoice]] = {}
    for choice in choices:
        bundles.setdefault(_beginning(choice), []).append(choice)
    if len(bundles) == 1:
        return list(choices)
    few = _few(bundles.values())
    listed: list[Offer] = []
    for alike in bundles.values():
        listed += alike if len(alike) <= few else [MoveGroup(tuple(alike))]
    return listed


def _few(bundles: Iterable[Sequence[MoveChoice]]) -> int:
    """How many moves that begin alike are few enough to stand there one by one."""
    sizes = [len(alike) for alike in bundles]
    for few in range(LEAST_FOLD, 1, -1):
        if sum(size if size <= few else 1 for size in sizes) <= MOVES_AT_ONCE:
            return few
    return 1


def _beginning(choice: MoveChoice) -> tuple[str, ...]:
    """The verb, and its first blank where there are more to fill."""
    blanks = list(choice.label.arguments.values())
    return (choice.label.name, *map(str, blanks[:1] if len(blanks) > 1 else ()))


def draw_offers(offered: Sequence[Offer], layout: Layout, words: Words) -> RenderableType:
    """The moves as a list, in columns that are read downwards, or folded."""

    def worded(choice: MoveChoice) -> str:
        return label(choice, layout, words)

    numbered = list(enumerate(offered, 1))
    if len(numbered) <= MOVES_AT_ONCE:
        return _columns(numbered, words, worded)
    return Group(*_folded(numbered, words, worded))


def _columns(numbered: Sequence[Numbered], words: Words, worded: Label) -> RenderableType:
    lines = [_line(number, offer, words, worded) for number, offer in numbered]
    return Group(*lines) if len(lines) <= MOVES_IN_A_LIST else Columns(lines, padding=(0, 3), column_first=True)


def _folded(numbered: Sequence[Numbered], words: Words, worded: Label) -> list[RenderableType]:
    folded: list[RenderableType] = []
    loose: list[Numbered] = []
    for _, group in groupby(numbered, lambda each: _stem(each[1])):
        alike = list(group)
        if len(alike) < LEAST_FOLD:
            loose += alike
            continue
        if loose:
            folded.append(_columns(loose, words, worded))
            loose = []
        folded += _fold(alike, words, worded)
    return [*folded, _columns(loose, words, worded)] if loose else folded


def _fold(alike: Sequence[Numbered], words: Words, worded: Label) -> list[RenderableType]:
    """The first move in full; of the others only the number and the word in which they differ."""
    (number, first), *others = alike
    pieces = [
        Text.assemble((f"{number} ", BRASS), words.shown(offer.notation.rpartition(" ")[2])) for number, offer in others
    ]
    return [_line(number, first, words, worded), Padding(Flow(pieces, gap=3), (0, 0, 0, INDENT))]


def _stem(offer: Offer) -> tuple[str, str]:
    """The verb, and the notation without its last word: moves with the same stem are alike."""
    name = offer.label.name if isinstance(offer, MoveChoice) else ""
    return name, offer.notation.rpartition(" ")[0] or offer.notation


def _line(number: int, offer: Offer, words: Words, worded: Label) -> Table:
    """A move with its number in a column of its own: what does not fit goes on below the words, not the number."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(justify="right", min_width=3, no_wrap=True)
    line.add_column()
    speech = ' "…"' if isinstance(offer, MoveChoice) and offer.speech else ""
    said = worded(offer) if isinstance(offer, MoveChoice) else offer.label(words)
    line.add_row(Text(str(number), BRASS), Text.assemble(said, (f" [{offer.notation}{speech}]", QUIET)))
    return line

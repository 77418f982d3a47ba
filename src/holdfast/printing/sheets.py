"""Cards on sheets of paper, to be printed and cut at home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from holdfast.printing.art import PrintedCard, Progress, draw_cards, unheard
from holdfast.printing.imposition import CREDITS, CardSize, Grid, Line, SheetPlace, fold_grids, grid, spread
from holdfast.printing.leaflets import credits_of
from holdfast.printing.page import Note, Page, Placed
from holdfast.printing.sizes import BLEED, MARGIN, UNITS, SheetSize, paper_of
from holdfast.printing.wish import DUPLEX, FOLD, PrintWish
from holdfast.words import Words

SMALL_PRINT = 5.5
ON_A_SHEET = 40
"""More cards than any sheet holds."""


def card_sheets(wish: PrintWish, progress: Progress = unheard) -> list[Page]:
    """All cards of a wish, with as many copies as the box has."""
    cards = [card for card in draw_cards(wish, BLEED, progress) for _ in range(card.copies)]
    composer = Composer(wish)
    pages = {FOLD: composer.folded, DUPLEX: composer.duplex}.get(wish.layout, composer.flat)(cards)
    return list(numbered(pages, wish))


def first_sheet(wish: PrintWish) -> Page:
    """The first sheet as it will lie in the printer's tray, on white paper."""
    few = wish if wish.only is not None else replace(wish, only=tuple(wish.cards[:ON_A_SHEET]))
    return replace(card_sheets(few)[0], ground="#ffffff", notes=())


class Composer:
    """Puts cards onto the sheets of one wish."""

    def __init__(self, wish: PrintWish) -> None:
        self.wish = wish
        self.card = CardSize(wish.trim.width / UNITS, wish.trim.height / UNITS)
        self.paper = paper_of(wish.sheet)

    def flat(self, cards: Sequence[PrintedCard]) -> list[Page]:
        """Fronts; then a sheet of each sort of back, to be printed on the back of as many sheets as one likes."""
        paper, found = self._roomiest()
        fronts = [self._page(paper, found.marks, self._fronts(shown)) for shown in spread(cards, found.places)]
        backs = {card.sort: card.back for card in cards}
        behind = [
            self._page(paper, found.marks, [self._placed(back, place) for place in found.places])
            for _, back in sorted(backs.items())
        ]
        return fronts + behind

    def duplex(self, cards: Sequence[PrintedCard]) -> list[Page]:
        """Each sheet of fronts, then the backs that stand behind them, moved by what the printer drifts."""
        paper, found = self._roomiest()
        pages = []
        for shown in spread(cards, found.places):
            behind = [
                self._placed(card.back, place.mirrored(paper.width, self.card.width).moved(*self.wish.offset))
                for place, card in shown
            ]
            marks = [moved(mark, *self.wish.offset) for mark in found.marks]
            pages += [self._page(paper, found.marks, self._fronts(shown)), self._page(paper, marks, behind)]
        return pages

    def folded(self, cards: Sequence[PrintedCard]) -> list[Page]:
        """Fronts beside their backs: fold along the dashed line, glue, then cut."""
        found = [(each, fold_grids(each, self.card, self.wish.gutter)) for each in (self.paper, self.paper.turned)]
        paper, (fronts, backs, fold) = max(found, key=lambda each: len(each[1][0].places))
        pages = []
        for shown in spread(cards, fronts.places):
            behind = [self._placed(card.back, place) for (_, card), place in zip(shown, backs.places, strict=False)]
            pages.append(self._page(paper, [*fronts.marks, fold], [*self._fronts(shown), *behind]))
        return pages

    def _roomiest(self) -> tuple[SheetSize, Grid]:
        """The paper upright or lying, whichever holds more cards."""
        found = [(each, grid(each, self.card, self.wish.gutter)) for each in (self.paper, self.paper.turned)]
        return max(found, key=lambda each: len(each[1].places))

    def _fronts(self, shown: Sequence[tuple[SheetPlace, PrintedCard]]) -> list[Placed]:
        return [self._placed(card.front, place) for place, card in shown]

    def _placed(self, svg: str, place: SheetPlace) -> Placed:
        """A card in its place, with as much of its bleed as there is room for."""
        wide, high = self.card.width, self.card.height
        window = (
            place.x - place.left,
            place.y - place.top,
            place.x + wide + place.right,
            place.y + high + place.bottom,
        )
        return Placed(svg, place.x - BLEED, place.y - BLEED, wide + 2 * BLEED, high + 2 * BLEED, window)

    def _page(self, paper: SheetSize, marks: Sequence[Line], pictures: Sequence[Placed]) -> Page:
        return Page(paper.width, paper.height, pictures, marks)


def moved(mark: Line, x: float, y: float) -> Line:
    return Line(mark.x + x, mark.y + y, mark.to_x + x, mark.to_y + y, mark.dashed)


def numbered(pages: Sequence[Page], wish: PrintWish) -> Iterator[Page]:
    """Each sheet says at its foot what it is, whose, and which of how many."""
    words = Words(wish.spoken, wish.game)
    for at, page in enumerate(pages):
        number = words.say("print-sheet", title=words.say("title"), page=at + 1, pages=len(pages))
        foot = Note(
            f"{number} · {credits_of(words)}", MARGIN, page.height - CREDITS, SMALL_PRINT, page.width - 2 * MARGIN
        )
        yield replace(page, notes=[*page.notes, foot])

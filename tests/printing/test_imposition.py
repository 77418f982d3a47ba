"""Where cards lie: whole on every paper in every size, backs behind fronts, marks outside all that is printed."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from holdfast.drawing import TRIMS
from holdfast.printing.errors import PrintError
from holdfast.printing.imposition import CardSize, axis, fold_grids, grid, spread
from holdfast.printing.sizes import BLEED, MARGIN, SHEETS, UNITS, SheetSize, read_offset, read_trim

pytestmark = pytest.mark.quick

PAPERS = {name: SheetSize(*size) for name, size in SHEETS.items()}
CARDS = {name: CardSize(trim.width / UNITS, trim.height / UNITS) for name, trim in TRIMS.items()}
every_size = pytest.mark.parametrize(
    ("paper", "card", "gutter"), [*product(PAPERS.values(), CARDS.values(), (0.0, 4.0))]
)


@every_size
def test_cards_lie_within_the_margin_and_do_not_overlap(paper: SheetSize, card: CardSize, gutter: float) -> None:
    places = grid(paper, card, gutter).places
    for place in places:
        assert MARGIN - 0.01 <= place.x <= paper.width - MARGIN - card.width + 0.01
        assert MARGIN - 0.01 <= place.y <= paper.height - MARGIN - card.height + 0.01
    columns = [place.x for place in places], card.width
    rows = [place.y for place in places], card.height
    for starts, size in (columns, rows):
        distinct = sorted({round(start, 6) for start in starts})
        assert all(abs(after - before - size - gutter) < 1e-6 for before, after in pairwise(distinct))


def test_nine_poker_cards_fit_on_both_papers() -> None:
    for paper, card in product(PAPERS.values(), (CARDS["63x88"], CARDS["63.5x88.9"])):
        assert len(grid(paper, card).places) == 9


@every_size
def test_backs_lie_behind_their_fronts_when_the_sheet_is_turned_over(
    paper: SheetSize, card: CardSize, gutter: float
) -> None:
    places = grid(paper, card, gutter).places
    behind = [place.mirrored(paper.width, card.width) for place in places]
    assert sorted((round(place.x, 4), place.y) for place in behind) == sorted(
        (round(place.x, 4), place.y) for place in places
    )
    for front, back in zip(places, behind, strict=True):
        assert back.x + card.width == pytest.approx(paper.width - front.x)


@every_size
def test_a_fold_lays_each_back_onto_its_front(paper: SheetSize, card: CardSize, gutter: float) -> None:
    lying = paper.turned
    fronts, backs, fold = fold_grids(lying, card, gutter)
    for front, back in zip(fronts.places, backs.places, strict=True):
        assert front.y == back.y
        assert fold.x - (front.x + card.width) == pytest.approx(back.x - fold.x)
        assert front.x + card.width + front.right <= fold.x + 1e-6


@every_size
def test_marks_touch_nothing_that_is_printed(paper: SheetSize, card: CardSize, gutter: float) -> None:
    found = grid(paper, card, gutter)
    for mark, place in product(found.marks, found.places):
        across = mark.x < place.x - BLEED or mark.x > place.x + card.width + BLEED
        if mark.x == mark.to_x:
            clear = max(mark.y, mark.to_y) < place.y - place.top or min(mark.y, mark.to_y) > place.y + card.height
        else:
            clear = across
        assert clear, (mark, place)


@every_size
def test_bleeds_of_neighbours_do_not_meet(paper: SheetSize, card: CardSize, gutter: float) -> None:
    lying = axis(MARGIN, paper.width - MARGIN, card.width, gutter)
    for at in range(len(lying.starts) - 1):
        assert lying.bleeds(at)[1] + lying.bleeds(at + 1)[0] <= gutter + 1e-9
    assert lying.bleeds(0)[0] == lying.bleeds(len(lying.starts) - 1)[1] == BLEED


def test_cards_are_dealt_out_onto_sheets_in_order() -> None:
    places = grid(PAPERS["a4"], CARDS["63x88"]).places
    sheets = list(spread(list(range(20)), places))
    assert [len(sheet) for sheet in sheets] == [9, 9, 2]
    assert [card for sheet in sheets for _, card in sheet] == list(range(20))


def test_sizes_and_offsets_are_read_as_people_write_them() -> None:
    assert read_trim("63x88") == TRIMS["63x88"]
    assert read_trim("70x120") == (280, 480)
    assert read_offset(" -0.5, +1 ") == (-0.5, 1)
    for wrong in ("big", "63", "63x", "-63x88", "63x88x1", ""):
        with pytest.raises(PrintError, match="a card is 63x88"):
            read_trim(wrong)
    for wrong in ("1", "1,2,3", "a,b", "9,0", ""):
        with pytest.raises(PrintError, match="backs are moved by x,y"):
            read_offset(wrong)


def test_a_card_that_is_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(PrintError, match="does not fit on this paper"):
        grid(PAPERS["a4"], CardSize(205, 290))

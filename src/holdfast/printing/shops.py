"""Files as print shops take them: MakePlayingCards and The Game Crafter a PNG a side, DriveThruCards one PDF."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from typing import Final

from holdfast.drawing import trim_of
from holdfast.drawing.sheet import UNITS
from holdfast.printing.art import PrintedCard, Progress, draw_cards, unheard
from holdfast.printing.page import Imprint, Page, Placed
from holdfast.printing.press import set_pdf, set_pngs
from holdfast.printing.presses import for_presses
from holdfast.printing.share import contact_sheet
from holdfast.printing.wish import PrintWish
from holdfast.words import Words

INCH: Final = 25.4
WIDTH, HEIGHT = 2.5 * INCH, 3.5 * INCH
"""A poker card as American shops cut it."""
CONTACT_PIXELS: Final = 2400
AT_ONCE: Final = 12
"""Pictures that are set together: more would need too much memory."""


@dataclass(frozen=True)
class PictureShop:
    """A shop that takes pictures, and how large they are."""

    pixels: int
    bleed: float

    @property
    def width(self) -> float:
        return WIDTH + 2 * self.bleed

    @property
    def height(self) -> float:
        return HEIGHT + 2 * self.bleed


MPC: Final = PictureShop(822, 36 / 300 * INCH)
TGC: Final = PictureShop(825, INCH / 8)
DTC_BLEED: Final = INCH / 8


def shop_wish(wish: PrintWish) -> PrintWish:
    """The same wish in the size that shops cut."""
    return replace(wish, trim=trim_of(WIDTH, HEIGHT))


def picture_files(wish: PrintWish, shop: PictureShop, progress: Progress = unheard) -> dict[str, bytes]:
    """A PNG of each face and each back, numbered in the order of the box, and a table of how many are needed."""
    cards = draw_cards(shop_wish(wish), shop.bleed)
    named = {f"fronts/{at:03}-{card.name}-x{card.copies}.png": card.front for at, card in enumerate(cards, 1)}
    named |= {back_name(card): card.back for card in cards}
    files = _pictures(named, shop.width, shop.height, shop.pixels, progress)
    return files | {"cards.csv": _table(cards, list(named))}


def card_pictures(wish: PrintWish, progress: Progress = unheard) -> dict[str, bytes]:
    """A PNG of each face and each back as it is cut, and one of all cards together."""
    cards = draw_cards(wish, 0)
    named = {f"{card.name}.png": card.front for card in cards} | {back_name(card): card.back for card in cards}
    files = _pictures(named, wish.trim.width / UNITS, wish.trim.height / UNITS, wish.pixels, progress)
    return files | {"contact-sheet.png": contact_sheet(Words(wish.spoken, wish.game), CONTACT_PIXELS, wish.suits)}


def _pictures(
    named: Mapping[str, str], width: float, height: float, pixels: int, progress: Progress
) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    names = list(named)
    for first in range(0, len(names), AT_ONCE):
        some = names[first : first + AT_ONCE]
        pages = [Page(width, height, [Placed(named[name], 0, 0, width, height)]) for name in some]
        files |= dict(zip(some, set_pngs(pages, pixels), strict=True))
        progress(len(files), len(names))
    return files


def back_name(card: PrintedCard) -> str:
    return f"backs/back-{card.sort}.png"


def _table(cards: Sequence[PrintedCard], names: Sequence[str]) -> bytes:
    written = StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(["front", "back", "copies", "title"])
    for name, card in zip(names, cards, strict=False):
        rows.writerow([name, back_name(card), card.copies, card.title])
    return written.getvalue().encode()


def press_file(wish: PrintWish, imprint: Imprint, progress: Progress = unheard) -> bytes:
    """Every card of the box, copy by copy: its front and its back in turn, in the colours of the press."""
    cards = draw_cards(shop_wish(wish), DTC_BLEED, progress)
    width, height = WIDTH + 2 * DTC_BLEED, HEIGHT + 2 * DTC_BLEED
    sides = [side for card in cards for _ in range(card.copies) for side in (card.front, card.back)]
    pages = [Page(width, height, [Placed(side, 0, 0, width, height)]) for side in sides]
    return for_presses(set_pdf(pages, imprint), imprint, DTC_BLEED)

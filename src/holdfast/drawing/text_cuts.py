"""A text card in any cut."""

from __future__ import annotations

from holdfast.drawing.card import HAND, SLIP, SMALL, laid_out, whole
from holdfast.drawing.hand_cut import hand
from holdfast.drawing.large_cut import large
from holdfast.drawing.sheet import SCREEN, CardSheet
from holdfast.drawing.small_cut import SLIP_SHEET, slip, small
from holdfast.drawing.text_cards import TextCardDrawing


def text_card(what: TextCardDrawing, cut: str, sheet: CardSheet = SCREEN) -> str:
    if cut == SLIP:
        return whole(what.title, slip(what), sheet=SLIP_SHEET)
    draw = {SMALL: small, HAND: hand}.get(cut, large)
    return whole(what.title, laid_out(draw(what, sheet), sheet), sheet=sheet)

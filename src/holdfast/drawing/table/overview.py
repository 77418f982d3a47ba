"""A whole table as one picture of fixed size, from its layout: for environments that are rendered. It knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from holdfast.drawing.backs import draw_back
from holdfast.drawing.card import HEIGHT, SMALL, WIDTH
from holdfast.drawing.faces import draw_face
from holdfast.drawing.lettering import line
from holdfast.drawing.palette import BRASS, NIGHT, TABLE, mix_colours
from holdfast.drawing.svg import box, element, group, picture, transform
from holdfast.drawing.text_layout import width
from holdfast.kernel import PARCHMENT, SPECTATOR, UNSEEN, Area, Card, Counter, Layout, Spread, View, lay_out
from holdfast.words import Words

ACROSS: Final = 1280
DOWN: Final = 720
CARD_WIDE: Final = 60
CARD_HIGH: Final = CARD_WIDE * HEIGHT / WIDTH
STEP: Final = 22
"""How much of a card shows that lies under the next one."""
GAP: Final = 12
EDGE: Final = 10
AREA_WIDE: Final = 400
LINE: Final = 18
LETTERS: Final = 14
FAINT: Final = 0.35
QUIET: Final = mix_colours(PARCHMENT, NIGHT, 0.35)
EMPTY: Final = mix_colours(TABLE, PARCHMENT, 0.15)
ROOT: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


@dataclass(frozen=True)
class Tile:
    """Something drawn from its own left upper corner on, and how much room it takes."""

    wide: float
    high: float
    drawn: str = ""

    def at(self, x: float, y: float) -> str:
        return group(self.drawn, transform=transform(x, y))


def draw_overview(view: View, words: Words) -> str:
    """The table as a seat or a spectator sees it: the others, the middle, and the seat that looks on below."""
    layout = lay_out(view)
    rows = [_wrapped(_seats(layout, view, words), ACROSS * 1.4), _area(layout.middle, words)]
    rows += [] if view.seat == int(SPECTATOR) else [_seat(layout, view.seat, view, words)]
    table = _below(rows, middle=True)
    scale = min(1.5, (ACROSS - 2 * EDGE) / table.wide, (DOWN - 2 * EDGE) / table.high)
    left, top = (ACROSS - table.wide * scale) / 2, (DOWN - table.high * scale) / 2
    whole = group(table.drawn, transform=transform(left, top, scale))
    return picture(ACROSS, DOWN, words.say("title"), box(0, 0, ACROSS, DOWN, fill=TABLE), whole)


# Seats and areas


def _seats(layout: Layout, view: View, words: Words) -> list[Tile]:
    """All seats, or the others in turn order from the one who looks on."""
    first = 0 if view.seat == int(SPECTATOR) else view.seat + 1
    others = [(first + after) % view.seats for after in range(view.seats)]
    return [_seat(layout, seat, view, words) for seat in others if seat != view.seat]


def _seat(layout: Layout, seat: int, view: View, words: Words) -> Tile:
    name = words.seat(seat)
    title = _text(f"{name[:1].upper()}{name[1:]}", "label", BRASS if seat in view.awaited else PARCHMENT)
    inside = _below([title, _area(layout.seats[seat], words)], GAP / 2)
    wide, high = inside.wide + 2 * EDGE, inside.high + 2 * EDGE
    edge = BRASS if seat in view.awaited else QUIET
    frame = box(1, 1, wide - 2, high - 2, rx=8, fill=NIGHT, fill_opacity=FAINT, stroke=edge, stroke_width=2)
    drawn = frame + inside.at(EDGE, EDGE)
    return Tile(wide, high, group(drawn, opacity=FAINT) if view.has(f"{layout.seats[seat].path}.out") else drawn)


def _area(area: Area, words: Words) -> Tile:
    """Numbers and notes above, then what lies there, then the parts of it beside each other."""
    counted = _wrapped([_text(_said(counter, words), "text", PARCHMENT) for counter in area.counters], AREA_WIDE)
    notes = [_text(words.message(note), "text", QUIET) for note in area.notes]
    spreads = _wrapped([_spread(spread, words) for spread in area.spreads], AREA_WIDE)
    parts = [_below([_text(words.zone(part.path), "label", QUIET), _area(part, words)], GAP / 2) for part in area.parts]
    return _below([counted, *notes, spreads, _wrapped(parts, ACROSS)], GAP / 2)


def _said(counter: Counter, words: Words) -> str:
    value = "?" if counter.value == UNSEEN else words.shown(counter.value)
    of = "" if counter.of is None else f"/{counter.of}"
    return f"{words.zone(counter.path)} {value}{of}".strip()


# Cards


def _spread(spread: Spread, words: Words) -> Tile:
    """Cards that lie together, with their name. Of a pile only the top is seen, and how many there are."""
    said = words.zone(spread.path)
    if spread.shape in ("pile", "slot") and spread.cards:
        count = f" × {len(spread.cards)}" if spread.shape == "pile" else ""
        return _below([_text(said + count, "text", QUIET), _card(spread.cards[-1], words)], 4)
    return _below([_text(said, "text", QUIET), _row(spread.cards, words)], 4)


def _row(cards: Sequence[Card], words: Words) -> Tile:
    if not cards:
        hollow = box(1, 1, CARD_WIDE - 2, CARD_HIGH - 2, rx=3, fill="none", stroke=EMPTY, stroke_width=2)
        return Tile(CARD_WIDE, CARD_HIGH, hollow)
    room = AREA_WIDE - CARD_WIDE
    step = min(CARD_WIDE + 4.0, max(STEP / 2, room / (len(cards) - 1))) if len(cards) > 1 else 0
    drawn = [_card(card, words).at(step * at, 0) for at, card in enumerate(cards)]
    return Tile(step * (len(cards) - 1) + CARD_WIDE, CARD_HIGH, "".join(drawn))


def _card(card: Card, words: Words) -> Tile:
    shown = _picture(words, card.face)
    badges = "".join(
        element("circle", cx=CARD_WIDE - 7 - 12 * at, cy=7, r=5, fill=BRASS, stroke=NIGHT)
        for at in range(len(card.badges))
    )
    return Tile(CARD_WIDE, CARD_HIGH, shown + badges)


@lru_cache(maxsize=1024)
def _picture(words: Words, face: str) -> str:
    """A card without the root of its picture, as small as it lies on the table."""
    drawn = draw_back(words, 1) if face == UNSEEN else draw_face(words, face, SMALL)
    return group(ROOT.sub(r"\1", drawn), transform=transform(0, 0, CARD_WIDE / WIDTH))


# Putting tiles together


def _text(said: str, style: str, colour: str) -> Tile:
    return Tile(width(said, style, LETTERS), LINE, line(said, style, LETTERS, 0, LETTERS, colour, anchor="start"))


def _below(tiles: Iterable[Tile], gap: float = GAP, *, middle: bool = False) -> Tile:
    """One below the other, from the left or in the middle; what takes no room leaves no gap."""
    kept = [tile for tile in tiles if tile.high]
    wide = max((tile.wide for tile in kept), default=0.0)
    drawn, high = "", 0.0
    for tile in kept:
        high += gap if high else 0
        drawn += tile.at((wide - tile.wide) / 2 if middle else 0, high)
        high += tile.high
    return Tile(wide, high, drawn)


def _wrapped(tiles: Sequence[Tile], most: float) -> Tile:
    """One beside the other, in as many rows as it takes."""
    rows: list[Tile] = []
    row = Tile(0, 0)
    for tile in tiles:
        if row.wide and row.wide + GAP + tile.wide > most:
            rows.append(row)
            row = Tile(0, 0)
        left = row.wide + GAP if row.wide else 0
        row = Tile(left + tile.wide, max(row.high, tile.high), row.drawn + tile.at(left, 0))
    return _below([*rows, row])

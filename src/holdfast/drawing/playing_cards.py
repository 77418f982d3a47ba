"""Playing cards: number cards, aces, and the frame in which courts and jokers stand."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.card import HEIGHT, MIDDLE, SLIP, SLIP_HEIGHT, SMALL, WIDTH, card, centred, in_corners
from holdfast.drawing.courts import court, jester
from holdfast.drawing.lettering import line, lines
from holdfast.drawing.mark import CASTLE
from holdfast.drawing.ornaments import ace_ornament, court_sign, jester_sign
from holdfast.drawing.palette import CRIMSON
from holdfast.drawing.sheet import CardSheet, Trim
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import path, transform
from holdfast.drawing.text_layout import sizes, squeeze
from holdfast.kernel import INK, PARCHMENT

INDEX_X: Final = 25
INDEX_ROOM: Final = 38
COLUMNS: Final = (83, 126, 169)
TOP_ROW: Final = 68
BOTTOM_ROW: Final = HEIGHT - TOP_ROW
PIP: Final = 43
LAYOUTS: Final = {
    "2": ("", "02", ""),
    "3": ("", "012", ""),
    "4": ("02", "", "02"),
    "5": ("02", "1", "02"),
    "6": ("012", "", "012"),
    "7": ("012", "a", "012"),
    "8": ("012", "ab", "012"),
    "9": ("0cd2", "1", "0cd2"),
    "10": ("0cd2", "ef", "0cd2"),
}
"""For each rank the heights of the pips in the three columns."""
HEIGHTS: Final = {"0": 0, "1": 1 / 2, "2": 1, "a": 1 / 4, "b": 3 / 4, "c": 1 / 3, "d": 2 / 3, "e": 1 / 6, "f": 5 / 6}
COURTS: Final = ("J", "Q", "K")


SLIP_SHEET: Final = CardSheet(Trim(WIDTH, SLIP_HEIGHT))


def playing_card(title: str, rank: str, suit: str, colour: str, cut: str, sheet: CardSheet) -> str:
    """A card with a suit, in the colour of that suit."""
    if cut == SLIP:
        return card(title, _slip(rank, suit, colour), sheet=SLIP_SHEET)
    if cut == SMALL:
        return card(title, centred(_small(rank, suit, colour), sheet), sheet=sheet)
    if rank in COURTS:
        inside = court(rank, suit, colour)
    elif rank == "A":
        inside = _ace(suit, colour)
    else:
        inside = _pips(rank, suit, colour)
    return card(title, centred(inside, sheet), in_corners(_index(rank, suit, colour), sheet), sheet=sheet)


def joker(title: str, number: str, word: str, cut: str, sheet: CardSheet) -> str:
    """A joker; the first is red, the second black. Its index is its word, letter below letter."""
    colour = CRIMSON if number == "1" else INK
    if cut == SLIP:
        beside = squeeze(word.capitalize(), "title", sizes(40, 20), WIDTH - 76, 1)
        sign = jester_sign(36, 30, 54, colour)
        return card(title, sign, lines(beside, 68, 43, colour, 0, WIDTH - 76, anchor="start"), sheet=SLIP_SHEET)
    if cut == SMALL:
        sign = jester_sign(MIDDLE, 142, 190, colour)
        below = squeeze(word.capitalize(), "title", sizes(62, 20), WIDTH - 24, 1)
        inside = sign + lines(below, MIDDLE, 308, colour, 0, WIDTH - 24)
        return card(title, centred(inside, sheet), sheet=sheet)
    corners = in_corners(_joker_index(word, colour), sheet)
    return card(title, centred(jester(colour), sheet), corners, sheet=sheet)


def _slip(rank: str, suit: str, colour: str) -> str:
    """Rank and suit side by side."""
    if rank == "10":
        letters = line("1", "index", 52, 27, 47, colour) + line("0", "index", 52, 47, 47, colour)
    else:
        letters = line(rank, "index", 52, 37, 47, colour, room=56)
    return letters + pip(suit, 90, 30, 42, colour)


def _index(rank: str, suit: str, colour: str) -> str:
    """Rank and suit in a corner; the ten's figures stand closer, so that they keep off the edge."""
    if rank == "10":
        letters = line("1", "index", 47, INDEX_X - 7.5, 46, colour) + line("0", "index", 47, INDEX_X + 10, 46, colour)
    else:
        size = 52 if rank.isdigit() else 46
        letters = line(rank, "index", size, INDEX_X - (2 if rank == "Q" else 0), 46, colour, room=INDEX_ROOM)
    return letters + pip(suit, INDEX_X, 68, 27, colour)


def _joker_index(word: str, colour: str) -> str:
    spread = min(24, 150 / max(1, len(word)))
    letters = (
        line(letter, "index", spread * 0.95, INDEX_X, 34 + spread * at, colour)
        for at, letter in enumerate(word.upper())
    )
    return "".join(letters)


def _pips(rank: str, suit: str, colour: str) -> str:
    placed = []
    for x, heights in zip(COLUMNS, LAYOUTS[rank], strict=True):
        for key in heights:
            at = HEIGHTS[key]
            y = TOP_ROW + (BOTTOM_ROW - TOP_ROW) * at
            placed.append(pip(suit, x, y, PIP, colour, 180 if at > 0.5 else 0))
    return "".join(placed)


def _ace(suit: str, colour: str) -> str:
    """One large pip with the castle in it, among ornaments."""
    heart = HEIGHT / 2 + ACE_HEARTS[suit]
    castle = path(CASTLE, transform=transform(MIDDLE, heart, 0.56), fill=PARCHMENT)
    ornament = ace_ornament(MIDDLE, HEIGHT / 2, colour)
    return ornament + pip(suit, MIDDLE, HEIGHT / 2, 146, colour) + castle + pip(suit, MIDDLE, heart + 3, 21, colour)


ACE_HEARTS: Final = {"S": 10, "H": -10, "D": 0, "C": 8}
"""Where in its pip there is room for the castle."""


def _small(rank: str, suit: str, colour: str) -> str:
    """Seen at the size of a thumbnail: a rank and a sign, as large as they can be."""
    if rank == "10":
        letters = line("1", "index", 200, 50, 148, colour) + line("0", "index", 200, 126, 148, colour)
    else:
        letters = line(rank, "index", 216 if rank.isdigit() else LETTER_SIZES[rank], 78, 148, colour, room=150)
    sign = court_sign(rank, colour) if rank in COURTS else ""
    return letters + sign + pip(suit, 166, 260, 146, colour)


LETTER_SIZES: Final = {"A": 186, "J": 186, "Q": 158, "K": 180}
"""Capitals are higher than figures; the queen's has a tail."""

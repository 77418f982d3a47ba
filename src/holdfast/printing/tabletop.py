"""A game for Tabletop Simulator: sheets of cards, tokens, and a saved object that puts them onto its table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import cos, pi, sin
from typing import Any, Final

from holdfast.printing.art import REFERENCE, PrintedCard, Progress, draw_cards, unheard
from holdfast.printing.counters import CounterNeed, counters_of, draw_token
from holdfast.printing.page import Page, Placed
from holdfast.printing.press import set_pngs
from holdfast.printing.sizes import UNITS
from holdfast.printing.wish import PrintWish
from holdfast.words import Words

COLUMNS: Final = 10
ROWS: Final = 7
MOST: Final = COLUMNS * ROWS - 1
"""Cards on a sheet; the last place is for what others see of a card in somebody's hand."""
PIXELS: Final = 409
"""A card's width on a sheet: ten of them are as wide as graphics cards like it."""
TOKEN_PIXELS: Final = 256
APART: Final = 3.2
"""Between things on the table."""
RADIUS: Final = 13.0
"""How far from the middle a player's things lie."""
ABOVE: Final = 1.5
FACE_DOWN, FACE_UP = 180, 0
Address = Callable[[str], str]
"""Where an image will be found, by its name."""


@dataclass(frozen=True)
class ImageSheet:
    """Cards with the same back on one image."""

    number: int
    """As Tabletop Simulator counts decks, from 1."""
    cards: Sequence[PrintedCard]

    @property
    def columns(self) -> int:
        return min(COLUMNS, max(2, len(self.cards) + 1))

    @property
    def rows(self) -> int:
        return max(2, -(-(len(self.cards) + 1) // self.columns))

    @property
    def name(self) -> str:
        return f"sheet-{self.number}.png"

    @property
    def back(self) -> str:
        return f"back-{self.cards[0].sort}.png"


def tabletop_files(wish: PrintWish, address: Address, progress: Progress = unheard) -> dict[str, bytes]:
    """All images, and the saved object that shows them."""
    cards = draw_cards(wish, 0)
    sheets = list(sheets_of(cards))
    files: dict[str, bytes] = {}
    for at, sheet in enumerate(sheets):
        files[sheet.name] = set_pngs([_sheet_page(sheet, wish)], PIXELS * sheet.columns)[0]
        files[sheet.back] = set_pngs([_card_page(sheet.cards[0].back, wish)], PIXELS)[0]
        progress(at + 1, len(sheets))
    words = Words(wish.spoken, wish.game)
    needs = counters_of(wish)
    for need in needs:
        token = draw_token(words, need.name, 1, grey=wish.grey)
        files[_token_file(need)] = set_pngs([Page(24, 24, [Placed(token, 0, 0, 24, 24)])], TOKEN_PIXELS)[0]
    saved = saved_object(wish, sheets, needs, address)
    return files | {f"{wish.game.name}.json": json.dumps(saved, ensure_ascii=False, indent=1).encode()}


def sheets_of(cards: Sequence[PrintedCard]) -> Iterator[ImageSheet]:
    """Cards by their backs, as many to a sheet as it holds."""
    number = 0
    for sort in sorted({card.sort for card in cards}):
        same = [card for card in cards if card.sort == sort]
        for first in range(0, len(same), MOST):
            number += 1
            yield ImageSheet(number, same[first : first + MOST])


def _sheet_page(sheet: ImageSheet, wish: PrintWish) -> Page:
    wide, high = wish.trim.width / UNITS, wish.trim.height / UNITS
    last = sheet.columns * sheet.rows - 1
    shown = [*enumerate(card.front for card in sheet.cards), (last, sheet.cards[0].back)]
    placed = [Placed(svg, at % sheet.columns * wide, at // sheet.columns * high, wide, high) for at, svg in shown]
    return Page(wide * sheet.columns, high * sheet.rows, placed)


def _card_page(svg: str, wish: PrintWish) -> Page:
    wide, high = wish.trim.width / UNITS, wish.trim.height / UNITS
    return Page(wide, high, [Placed(svg, 0, 0, wide, high)])


def _token_file(need: CounterNeed) -> str:
    return f"token-{need.name}.png"


# The saved object


def saved_object(
    wish: PrintWish, sheets: Sequence[ImageSheet], needs: Sequence[CounterNeed], address: Address
) -> dict[str, Any]:
    """What stands in a file under Saved Objects: decks in the middle, at each seat a reference card and tokens."""
    words = Words(wish.spoken, wish.game)
    return {
        "SaveName": words.say("title"),
        "GameMode": "",
        "Date": "",
        "Table": "",
        "Sky": "",
        "Note": words.say("tagline"),
        "Rules": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": [*_decks(words, sheets, address), *_seats(wish, words, sheets, needs, address)],
    }


def _decks(words: Words, sheets: Sequence[ImageSheet], address: Address) -> Iterator[dict[str, Any]]:
    """One deck for each sort of back, beside each other in the middle."""
    sorts = sorted({sheet.cards[0].sort for sheet in sheets})
    for at, sort in enumerate(sorts):
        own = [sheet for sheet in sheets if sheet.cards[0].sort == sort]
        copies = [
            (sheet, place, card)
            for sheet in own
            for place, card in enumerate(sheet.cards)
            if not card.name.startswith(REFERENCE)
            for _ in range(card.copies)
        ]
        x = (at - (len(sorts) - 1) / 2) * APART
        yield _object("DeckCustom", words.say("title"), "", x, 0, FACE_DOWN, f"deck {sort}") | {
            "SidewaysCard": False,
            "DeckIDs": [card_id(sheet, place) for sheet, place, _ in copies],
            "CustomDeck": {str(sheet.number): _images(sheet, address) for sheet in own},
            "ContainedObjects": [
                _card(sheet, place, card, x, 0, FACE_DOWN, f"{sort} {number}", address)
                for number, (sheet, place, card) in enumerate(copies)
            ],
        }


def _seats(
    wish: PrintWish, words: Words, sheets: Sequence[ImageSheet], needs: Sequence[CounterNeed], address: Address
) -> Iterator[dict[str, Any]]:
    reference = next(
        (
            (sheet, place, card)
            for sheet in sheets
            for place, card in enumerate(sheet.cards)
            if card.name.startswith(REFERENCE)
        ),
        None,
    )
    for seat in range(wish.players):
        turn = 2 * pi * seat / wish.players
        x, z = RADIUS * sin(turn), -RADIUS * cos(turn)
        if reference is not None:
            sheet, place, card = reference
            yield _card(sheet, place, card, x - APART / 2, z, FACE_UP, f"reference {seat}", address)
        for at, need in enumerate(needs):
            along = x + APART / 2 + at * APART
            yield _object("Custom_Token_Stack", words.zone(need.name), "", along, z, FACE_UP, f"{need.name} {seat}") | {
                "Number": max(2, need.most * need.places // wish.players),
                "CustomImage": {
                    "ImageURL": address(_token_file(need)),
                    "ImageSecondaryURL": "",
                    "ImageScalar": 1.0,
                    "WidthScale": 0.0,
                    "CustomToken": {
                        "Thickness": 0.1,
                        "MergeDistancePixels": 15.0,
                        "StandUp": False,
                        "Stackable": True,
                    },
                },
            }


def card_id(sheet: ImageSheet, place: int) -> int:
    """Hundreds for the sheet, the rest for the place on it."""
    return sheet.number * 100 + place


def _images(sheet: ImageSheet, address: Address) -> dict[str, Any]:
    return {
        "FaceURL": address(sheet.name),
        "BackURL": address(sheet.back),
        "NumWidth": sheet.columns,
        "NumHeight": sheet.rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def _card(
    sheet: ImageSheet, place: int, card: PrintedCard, x: float, z: float, lying: int, identity: str, address: Address
) -> dict[str, Any]:
    return _object("Card", card.title, card.text, x, z, lying, identity) | {
        "SidewaysCard": False,
        "CardID": card_id(sheet, place),
        "CustomDeck": {str(sheet.number): _images(sheet, address)},
    }


def _object(name: str, title: str, text: str, x: float, z: float, lying: int, identity: str) -> dict[str, Any]:
    return {
        "GUID": sha256(identity.encode()).hexdigest()[:6],
        "Name": name,
        "Transform": {
            "posX": round(x, 3),
            "posY": ABOVE,
            "posZ": round(z, 3),
            "rotX": 0.0,
            "rotY": 180.0,
            "rotZ": float(lying),
            "scaleX": 1.0,
            "scaleY": 1.0,
            "scaleZ": 1.0,
        },
        "Nickname": title,
        "Description": text,
        "GMNotes": "",
        "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "Hands": name in ("Card", "DeckCustom"),
    }

"""What has changed since a box was printed: every PDF and folder of ours has a list of its cards in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from holdfast.drawing import draw_face
from holdfast.kernel.text_files import read_content
from holdfast.printing.art import Artist
from holdfast.printing.box import BoxCard
from holdfast.printing.errors import PrintError
from holdfast.printing.finishing import read_list
from holdfast.printing.wish import PrintWish

LIST: Final = "box.json"
CARDS_FILE: Final = "cards.pdf"
MOST: Final = 64 * 2**20


class ListedCard(msgspec.Struct, frozen=True):
    """How often a card was printed, and a print of its drawing."""

    copies: int
    drawn: str


class BoxList(msgspec.Struct, frozen=True):
    game: str
    language: str
    cards: dict[str, ListedCard]


def box_list(wish: PrintWish) -> BoxList:
    """All cards of the box as they are drawn now, whatever their size and ink."""
    artist = Artist(wish)
    words = artist.words
    cards = {
        card.face: ListedCard(card.copies, sha256(draw_face(words, card.face).encode()).hexdigest()[:16])
        for card in wish.cards
    }
    return BoxList(wish.game.name, wish.language, cards)


def write_list(listed: BoxList) -> bytes:
    return msgspec.json.encode(listed)


def only_changed(wish: PrintWish, earlier: Path) -> PrintWish:
    """The same wish, restricted to cards that are new, look different, or have more copies than before."""
    old = _read(earlier)
    if (old.game, old.language) != (wish.game.name, wish.language):
        raise PrintError("printed_differently", file=earlier, game=old.game, language=old.language)
    changed = tuple(_changed(wish, old, box_list(wish)))
    if not changed:
        raise PrintError("nothing_changed", file=earlier)
    return replace(wish, only=changed)


def _changed(wish: PrintWish, old: BoxList, new: BoxList) -> Iterator[BoxCard]:
    for card in wish.cards:
        before = old.cards.get(card.face)
        if before is None or before.drawn != new.cards[card.face].drawn:
            yield card
        elif card.copies > before.copies:
            yield replace(card, copies=card.copies - before.copies)


def _listing(path: Path) -> Path:
    """In a folder: the list itself, or the PDF of the cards, which has it."""
    if not path.is_dir():
        return path
    return path / LIST if (path / LIST).exists() else path / CARDS_FILE


def _read(path: Path) -> BoxList:
    """The list in a PDF, or in the file beside the pictures in a folder."""
    content = read_content(_listing(path), MOST)
    try:
        return msgspec.json.decode(read_list(content) if content.startswith(b"%PDF") else content, type=BoxList)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise PrintError("no_box_list", file=path) from None

"""A process that prints: it reads what is wanted as a line of JSON, and writes what comes of it.

Printing takes seconds and memory, so it happens in a separate process; the limits here are the last ones.
"""

from __future__ import annotations

import sys
import zipfile
from io import BytesIO
from typing import TYPE_CHECKING, Final

import msgspec

from holdfast.games import find_game
from holdfast.words import Words

if TYPE_CHECKING:
    from holdfast.printing.wish import PrintWish

MEMORY: Final = 2 * 2**30
"""Bytes of address space; a box of Cluster Royale takes a fifth of it."""
LENGTH: Final = 8
"""Bytes in which a length is told."""
PREVIEW: Final = "preview"
SHARE: Final = "share"
PREVIEW_PIXELS: Final = 900


class PrintRequest(msgspec.Struct, frozen=True):
    """What is wanted: a part of a box, files for a shop, a preview, or a picture to share."""

    game: str
    language: str
    kind: str
    """`preview`, `share`, a part of a box, or whom it is for."""
    sheet: str = "a4"
    layout: str = "flat"
    trim: str = "63x88"
    offset: str = "0,0"
    gutter: float = 0
    suits: str = "two"
    light: bool = False
    grey: bool = False
    players: int = 0
    cards: str = ""
    about: str = ""
    """Of a picture to share: the card that it shows."""
    address: str = ""
    """Of files for Tabletop Simulator: where their images will be found."""


def wish_of(wanted: PrintRequest) -> PrintWish:
    """What the request wishes; HoldfastError says what cannot be."""
    from holdfast.printing.wish import read_wish

    return read_wish(
        find_game(wanted.game),
        wanted.language,
        sheet=wanted.sheet,
        layout=wanted.layout,
        trim=wanted.trim,
        offset=wanted.offset,
        gutter=wanted.gutter,
        suits=wanted.suits,
        light=wanted.light,
        grey=wanted.grey,
        players=wanted.players,
        cards=wanted.cards,
    )


def render(request: PrintRequest) -> bytes:
    """What comes of a request: a PDF, a PNG, or a ZIP of several files."""
    from holdfast.printing.job import print_for, print_part
    from holdfast.printing.press import set_pngs
    from holdfast.printing.share import SCENE, share_png
    from holdfast.printing.sheets import first_sheet
    from holdfast.printing.wish import PARTS

    if request.kind == SHARE:
        return share_png(Words(request.language, find_game(request.game)), request.about or SCENE)
    wish = wish_of(request)
    if request.kind == PREVIEW:
        return set_pngs([first_sheet(wish)], PREVIEW_PIXELS)[0]
    if request.kind in PARTS:
        return print_part(wish, request.kind)
    return _packed(print_for(request.kind, wish, lambda name: request.address + name))


def _packed(files: dict[str, bytes]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return packed.getvalue()


def main() -> None:
    """Print one thing after the other: a line of JSON comes, the length of what was made and then itself go."""
    _limit_memory()
    for line in sys.stdin.buffer:
        content = render(msgspec.json.decode(line, type=PrintRequest))
        sys.stdout.buffer.write(len(content).to_bytes(LENGTH) + content)
        sys.stdout.buffer.flush()


def _limit_memory() -> None:
    """Where the system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()

"""One print job: from a wish to the files that fulfil it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from holdfast.kernel import FileError
from holdfast.kernel.text_files import write_contents
from holdfast.printing.art import Progress, unheard
from holdfast.printing.booklet import rules_booklet
from holdfast.printing.changes import box_list, write_list
from holdfast.printing.counters import counter_sheets, counters_of
from holdfast.printing.drift import drift_sheets
from holdfast.printing.errors import PrintError
from holdfast.printing.finishing import LIST, finish
from holdfast.printing.leaflets import credits_of
from holdfast.printing.page import Imprint
from holdfast.printing.press import set_pdf
from holdfast.printing.sheets import card_sheets
from holdfast.printing.shops import MPC, TGC, card_pictures, picture_files, press_file
from holdfast.printing.tabletop import Address, tabletop_files
from holdfast.printing.wish import CARDS, COUNTERS, DUPLEX, PARTS, RULES, TEST, PrintWish
from holdfast.words import Words

Files = dict[str, bytes]
PDF: Final = ".pdf"


def print_part(wish: PrintWish, part: str, progress: Progress = unheard) -> bytes:
    """One part of a box as a PDF."""
    if part not in PARTS:
        raise PrintError("print_choice", name="part", value=part, known=PARTS)
    said = imprint_of(wish, part)
    if part == RULES:
        return rules_booklet(wish, said)
    if part == COUNTERS:
        sheets = counter_sheets(wish)
        if not sheets:
            raise PrintError("nothing_to_count", game=wish.game.name)
        return finish(set_pdf(sheets, said), said)
    if part == TEST:
        return finish(set_pdf(drift_sheets(wish), said), said)
    return finish(set_pdf(card_sheets(wish, progress), said), said, listed=write_list(box_list(wish)))


def print_box(wish: PrintWish, progress: Progress = unheard) -> Files:
    """Everything that belongs to a box, a PDF each; some cards alone bring nothing else along."""
    parts = [CARDS]
    if wish.only is None:
        parts += [COUNTERS, RULES] if counters_of(wish) else [RULES]
    parts += [TEST] if wish.layout == DUPLEX else []
    return {f"{part}{PDF}": print_part(wish, part, progress) for part in parts}


def print_for(shop: str, wish: PrintWish, address: Address, progress: Progress = unheard) -> Files:
    """What a shop, or Tabletop Simulator, takes; or the cards as pictures."""
    makers: dict[str, Callable[[], Files]] = {
        "mpc": lambda: picture_files(wish, MPC, progress),
        "tgc": lambda: picture_files(wish, TGC, progress),
        "dtc": lambda: {f"{wish.game.name}{PDF}": press_file(wish, imprint_of(wish, CARDS), progress)},
        "png": lambda: card_pictures(wish, progress),
        "tts": lambda: tabletop_files(wish, address, progress),
    }
    if shop not in makers:
        raise PrintError("print_choice", name="for", value=shop, known=tuple(makers))
    return makers[shop]() | {LIST: write_list(box_list(wish))}


def imprint_of(wish: PrintWish, part: str) -> Imprint:
    words = Words(wish.spoken, wish.game)
    title = f"{words.say('title')}: {words.say(f'print-part-{part}')}"
    return Imprint(title, wish.spoken, credits_of(words), ("Holdfast",))


def write_files(folder: Path, files: Files) -> None:
    """All files into a folder, which is made if need be; all of them or none."""
    contents = {folder / name: content for name, content in files.items()}
    for parent in dict.fromkeys(path.parent for path in contents):
        make_parents(parent)
    try:
        write_contents(contents)
    except FileError as wrong:
        raise FileError("wrong_in_file", file=folder, wrong=wrong) from None


def make_parents(folder: Path) -> None:
    try:
        folder.expanduser().mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileError("cannot_make_folder", folder=folder, reason=wrong.strerror) from None


def served_at(server: str, wish: PrintWish) -> Address:
    """Images by where a running server has them."""
    folder = f"{server.rstrip('/')}/api/games/{wish.game.name}/tabletop/{wish.language}"
    return lambda name: f"{folder}/{name}"


def files_at(folder: Path) -> Address:
    """Images by where they lie on this machine."""
    whole = folder.expanduser().resolve()
    return lambda name: (whole / name).as_uri()

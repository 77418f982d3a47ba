"""Pictures into files: one card, or a whole game into a folder."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from holdfast.drawing import draw_deck, draw_face, draw_picture
from holdfast.kernel import FileError, HoldfastError
from holdfast.kernel.text_files import write_text
from holdfast.words import Words


def draw_card(words: Words, found: Sequence[str], cut: str, suits: str, output: Path | None) -> None:
    """One card into a file, or onto the screen."""
    if len(found) > 1:
        raise HoldfastError("several_cards_fit", cards=list(map(words.card_title, found)))
    drawn = draw_face(words, found[0], cut, suits)
    if output is None:
        sys.stdout.write(drawn + "\n")
    elif output.is_dir():
        _write({output / f"{found[0]}.svg": drawn})
    else:
        _write({output: drawn})


def draw_game(words: Words, cut: str, suits: str, output: Path | None) -> None:
    """All faces and backs of a game, and its picture, into a folder, which is made if need be."""
    if output is None:
        raise HoldfastError("output_folder_needed")
    game = words.game
    deck = draw_deck(game.schema(game.seats[0], game.options()), words.language, cut, suits)
    pictures = {f"{face}.svg": svg for face, svg in deck["faces"].items()}
    pictures |= {f"back-{code}.svg": svg for code, svg in deck["backs"].items()}
    pictures["game.svg"] = draw_picture(words, "game", suits=suits)
    folder = output.expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileError("cannot_make_folder", folder=output, reason=wrong.strerror) from None
    _write({folder / name: svg for name, svg in pictures.items()})


def _write(pictures: dict[Path, str]) -> None:
    for path, svg in pictures.items():
        try:
            write_text(path, svg + "\n")
        except FileError as wrong:
            raise FileError("wrong_in_file", file=path, wrong=wrong) from None

"""Pictures into files: one card, or a whole game into a folder."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from holdfast.drawing import draw_deck, draw_face, draw_picture
from holdfast.drawing.table import CUTS, draw_scenery
from holdfast.kernel import FileError, HoldfastError
from holdfast.kernel.cloth import GROUNDS
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
    """All faces and backs of a game, its picture and its scenery, into a folder, which is made if need be."""
    if output is None:
        raise HoldfastError("output_folder_needed")
    game = words.game
    deck = draw_deck(game.schema(game.seats[0], game.options()), words.language, cut, suits)
    pictures = {f"{face}.svg": svg for face, svg in deck["faces"].items()}
    pictures |= {f"back-{code}.svg": svg for code, svg in deck["backs"].items()}
    pictures["game.svg"] = draw_picture(words, "game", suits=suits)
    pictures |= _scenery(words)
    folder = output.expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileError("cannot_make_folder", folder=output, reason=wrong.strerror) from None
    _write({folder / name: svg for name, svg in pictures.items()})


def _scenery(words: Words) -> dict[str, str]:
    """Cloth, skies and scenes, each in every paper, for wide seats and narrow ones, on dark ground and light."""
    pictures = {}
    for cut in CUTS:
        for ground in GROUNDS:
            drawn = draw_scenery(words.game, cut, ground)
            pictures[f"cloth-{ground}.svg"] = drawn["cloth"]
            pictures |= {f"sky-{word}-{cut}-{ground}.svg": svg for word, svg in drawn["skies"].items()}
            for scene, papers in drawn["scenes"].items():
                for paper, sheets in papers.items():
                    name = "-".join(filter(None, ("scene", scene, paper)))
                    pictures |= {f"{name}-{sheet}-{cut}-{ground}.svg": svg for sheet, svg in sheets["layers"].items()}
    return pictures


def _write(pictures: dict[Path, str]) -> None:
    for path, svg in pictures.items():
        try:
            write_text(path, svg + "\n")
        except FileError as wrong:
            raise FileError("wrong_in_file", file=path, wrong=wrong) from None

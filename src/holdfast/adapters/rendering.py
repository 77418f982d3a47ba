"""A table for the eyes: as text, as a picture, as pixels; what a seat sees, or a spectator."""

from __future__ import annotations

import atexit
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from rich.console import Console

from holdfast.drawing.table.overview import ACROSS, draw_overview
from holdfast.kernel import SPECTATOR, Game, HoldfastError, State, lay_out
from holdfast.printing.fonts import write_fonts
from holdfast.terminal.draw import draw_table
from holdfast.words import ENGLISH, Words

WIDTH = 110
LETTERS: Final = "".join(map(chr, range(0x20, 0x7F))) + "–—’“”×…\xa0"


def as_text(game: Game, state: State, seat: int = int(SPECTATOR)) -> str:
    """The table as the terminal draws it, without colours."""
    view = game.view(state, seat)
    console = Console(width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as drawn:
        console.print(draw_table(lay_out(view), view, Words(ENGLISH, game)))
    return drawn.get()


def as_picture(game: Game, state: State, seat: int = int(SPECTATOR)) -> str:
    """The table as SVG."""
    return draw_overview(game.view(state, seat), Words(ENGLISH, game))


def as_pixels(game: Game, state: State, seat: int = int(SPECTATOR)) -> Any:
    """The table as rows of red, green and blue."""
    return _rasterizer().pixels(as_picture(game, state, seat))


@cache
def _rasterizer() -> _Rasterizer:
    return _Rasterizer()


class _Rasterizer:
    """Makes pixels of pictures, with the cards' own fonts: they are made once, and removed at the end."""

    def __init__(self) -> None:
        try:
            import PIL.Image
            import resvg_py
        except ImportError:
            raise HoldfastError("rendering_not_installed") from None
        self._render = resvg_py.svg_to_bytes
        self._open = PIL.Image.open
        self._folder = TemporaryDirectory(prefix="holdfast-")
        atexit.register(self._folder.cleanup)
        self._letters: set[str] = set()

    def pixels(self, svg: str) -> Any:
        self._have(set(svg) | set(LETTERS))
        png = self._render(svg_string=svg, width=ACROSS, skip_system_fonts=True, font_dirs=[self._folder.name])
        return np.array(self._open(BytesIO(png)).convert("RGB"), np.uint8)

    def _have(self, letters: set[str]) -> None:
        """Fonts with these letters; they are made again only if one is missing."""
        if not letters <= self._letters:
            write_fonts(Path(self._folder.name), "".join(self._letters | letters))
            self._letters |= letters

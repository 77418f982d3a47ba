"""A table as text, for environments that are rendered: what a seat sees, or somebody who only watches."""

from __future__ import annotations

from rich.console import Console

from holdfast.kernel import SPECTATOR, Game, State, lay_out
from holdfast.terminal.draw import draw_table
from holdfast.words import ENGLISH, Words

WIDTH = 110


def as_text(game: Game, state: State, seat: int = int(SPECTATOR)) -> str:
    """The table as the terminal draws it, without colours."""
    view = game.view(state, seat)
    console = Console(width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as drawn:
        console.print(draw_table(lay_out(view), view, Words(ENGLISH, game)))
    return drawn.get()

"""`holdfast print`: a game on paper, for a print shop, or for another table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from holdfast.games import find_game
from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import Wording
from holdfast.languages import ENGLISH, LANGUAGES
from holdfast.terminal.arguments import GameName
from holdfast.terminal.languages import Language
from holdfast.terminal.numbers import fraction, whole

if TYPE_CHECKING:
    from holdfast.printing.wish import PrintWish

console = Console(highlight=False, markup=False, emoji=False)
CARDS = "cards"
FEW = 8
"""More files are told by their folder."""


def print_game(
    game: GameName,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE | FOLDER")] = None,
    part: Annotated[str, typer.Option("--part")] = "",
    sheet: Annotated[str, typer.Option("--sheet")] = "a4",
    layout: Annotated[str, typer.Option("--layout")] = "flat",
    shop: Annotated[str, typer.Option("--for")] = "",
    cards: Annotated[str, typer.Option("--cards")] = "",
    since: Annotated[Path | None, typer.Option("--since", metavar="FILE | FOLDER")] = None,
    trim: Annotated[str, typer.Option("--trim")] = "63x88",
    gutter: Annotated[str, typer.Option("--gutter", metavar="NUMBER")] = "0",
    offset: Annotated[str, typer.Option("--offset")] = "0,0",
    players: Annotated[str, typer.Option("--players", metavar="NUMBER")] = "",
    pixels: Annotated[str, typer.Option("--pixels", metavar="NUMBER")] = "744",
    suits: Annotated[str, typer.Option("--suits")] = "two",
    light: Annotated[bool, typer.Option("--light")] = False,
    grey: Annotated[bool, typer.Option("--black-and-white")] = False,
    base_url: Annotated[str, typer.Option("--base-url", metavar="ADDRESS")] = "",
    *,
    language: Language,
) -> None:
    """Print a game: sheets to cut, files for print shops, or a table for Tabletop Simulator."""
    from holdfast.printing.changes import only_changed
    from holdfast.printing.wish import read_wish
    from holdfast.words import tell

    found = find_game(game)
    if output is None:
        raise HoldfastError("print_output_needed")
    if shop and part:
        raise HoldfastError("shop_or_part")
    if base_url and (cards or since):
        raise HoldfastError("server_has_whole_box")
    wish = read_wish(
        found,
        language,
        sheet=sheet,
        layout=layout,
        trim=trim,
        offset=offset,
        gutter=fraction("gutter", gutter),
        suits=suits,
        light=light,
        grey=grey,
        players=whole("players", players) if players else 0,
        cards=cards,
        pixels=whole("pixels", pixels),
    )
    if since is not None:
        wish = only_changed(wish, since)
    written = run_print(wish, output, part=part, shop=shop, base_url=base_url)
    spoken = language if language in LANGUAGES else ENGLISH
    for path in written:
        console.print(tell(Wording("printed_into", file=path), spoken), soft_wrap=True)


def run_print(wish: PrintWish, output: Path, *, part: str, shop: str, base_url: str) -> list[Path]:
    """Print to a file or into a folder, with a bar while it lasts; what was written."""
    from holdfast.printing.job import PDF, files_at, print_box, print_for, print_part, served_at, write_files

    with shown_progress(wish.game.name) as progress:
        if shop:
            address = served_at(base_url, wish) if base_url else files_at(output)
            files, folder = print_for(shop, wish, address, progress), output
        elif output.suffix.lower() == PDF:
            files, folder = {output.name: print_part(wish, part or CARDS, progress)}, output.parent
        elif part:
            files, folder = {f"{part}{PDF}": print_part(wish, part, progress)}, output
        else:
            files, folder = print_box(wish, progress), output
    write_files(folder, files)
    return [folder / name for name in files] if len(files) <= FEW else [folder]


@contextmanager
def shown_progress(name: str) -> Iterator[Callable[[int, int], None]]:
    from rich.progress import Progress as ProgressBar

    from holdfast.terminal.reports import bar

    with ProgressBar(*bar(), console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(name, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)

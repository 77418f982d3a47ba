"""Watching a record again."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game
from holdfast.kernel import SPECTATOR, HoldfastError, Record, Table, draw, seat_name, seat_number
from holdfast.kernel.records import step
from holdfast.terminal.draw import QUIET, draw_table
from holdfast.terminal.files import read_record
from holdfast.terminal.people import recorded_names
from holdfast.terminal.story import show_question, show_ranking
from holdfast.words import Words


def replay_file(console: Console, path: Path, seat: str, language: str, *, every: bool) -> None:
    """Tell a record's story, with the table at its end, or after every move."""
    record = read_record(path)
    game = find_game(record.game)
    viewer = _viewer(seat, len(record.players))
    table = Table.resume(game, record.without_moves())
    words = Words(language, game, recorded_names(record, Words(language, game)))
    _show_heading(console, record, words)
    _tell(console, table, 0, viewer, words)
    for number, (mover, said) in enumerate(record.moves, 1):
        heard = int(table.journal.size)
        step(game, table.state, number, mover, said)
        console.print(Text(f"{number:>4}  {seat_name(mover)}: {said}"))
        _tell(console, table, heard, viewer, words)
        if every and number < len(record.moves):
            _show(console, table, viewer, words)
    _show(console, table, viewer, words)
    if table.over:
        console.print(words.say("terminal-over"), style="bold")
        show_ranking(console, words, table.ranking)


def _show_heading(console: Console, record: Record, words: Words) -> None:
    """Which game it is, by which options, and who sat where."""
    console.print(words.say("title"), style="bold")
    for name, value in record.options.items():
        console.print(f"{words.say(f'option-{name}')}: {json.dumps(value, ensure_ascii=False)}", style=QUIET)
    for at, player in enumerate(record.players):
        console.print(f"{seat_name(at)}: {words.seat(at)} ({player.partition(':')[0]})", style=QUIET)


def _tell(console: Console, table: Table, since: int, viewer: int, words: Words) -> None:
    for event in table.heard(viewer, since):
        console.print(Text("      · " + words.event(event), QUIET))


def _show(console: Console, table: Table, viewer: int, words: Words) -> None:
    view = table.view(viewer)
    console.print(draw_table(draw(view), view, words))
    show_question(console, words, view)


def _viewer(seat: str, seats: int) -> int:
    if seat == "spectator":
        return int(SPECTATOR)
    number = seat_number(seat)
    if number is not None and number < seats:
        return number
    raise HoldfastError("there is no seat “{seat}”; write spectator or p1 to {last}", seat=seat, last=seat_name(seats - 1))

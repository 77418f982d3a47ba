"""Laws about what a game declares, before anything is played."""

from __future__ import annotations

from holdfast.kernel import Game, Options, State, bit, seat_name
from holdfast.kernel.book import path_of
from holdfast.kernel.schema import Kind
from holdfast.testing.law import LawBroken


def check_declaration(game: Game, seats: int, options: Options) -> None:
    """Everything a game declares fits together."""
    table = game.empty_table(seats, options)
    _check_paths(game, seats, options)
    _check_allowed(table)
    for kind in game.prompts.kinds:
        if kind.sealed:
            for seat in range(seats):
                _check_home(table, kind, seat)
    _law(len(table.face) > 0, "there are no cards in the box")
    _law(all(0 <= face < len(game.faces) for face in table.face), "a card has a face that the game does not name")


def _check_paths(game: Game, seats: int, options: Options) -> None:
    book = game.book(seats, options)
    paths = [entry.path for entry in book.entries]
    twice = sorted({path for path in paths if paths.count(path) > 1})
    _law(not twice, f"{', '.join(twice)} is declared twice")
    _law(book.hash == game.book(seats, options).hash, "a book changes")
    for entry in book.entries:
        for named in (entry.of, entry.beside, entry.within, entry.progress):
            _law(not named or named in book.by_path, f"{entry.path} speaks of {named}, which is not on the table")
    for alias, path in book.aliases.items():
        _law(path in book.by_path, f"{alias} stands for {path}, which is not on the table")


def _check_allowed(table: State) -> None:
    """Of cards that look the same from behind, what can lie unseen in two zones is nested or disjoint."""
    if len(table.sorts) == 0:
        return
    for back in table.backs:
        for one in table.zones:
            for other in table.zones:
                mine, theirs = int(one.allows & one.hides & back), int(other.allows & other.hides & back)
                both = mine & theirs
                _law(
                    both in (0, mine, theirs),
                    f"what {one.name} and {other.name} allow is neither nested nor disjoint",
                )


def _check_home(table: State, kind: Kind, seat: int) -> None:
    """A sealed answer has a home that only its owner sees."""
    path = path_of(kind.answer, seat)
    homes = [
        *((path_of(zone.name, zone.owner), int(zone.sees)) for zone in table.zones),
        *((path_of(cell.name, cell.owner), int(cell.sees)) for cell in table.cells),
        *((path_of(series.name, series.owner), int(series.sees)) for series in table.series_list),
    ]
    sees = [mask for found, mask in homes if found == path]
    _law(bool(sees), f"answers to “{kind.name}” should lie in {path}, which is not declared")
    _law(sees[0] == bit(seat), f"{path} holds sealed answers, but others than {seat_name(seat)} see it")


def _law(holds: bool, what: str) -> None:
    if not holds:
        raise LawBroken(what)

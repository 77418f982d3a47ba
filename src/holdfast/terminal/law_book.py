"""The law book of a table: what players have made law, who wrote it, and what one more sentence would change."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from holdfast.kernel import Area, Drawing, Laws, State, Table
from holdfast.kernel.drawing import Argument, draw
from holdfast.laws import Law, explain, read
from holdfast.terminal.draw import BRASS, QUIET
from holdfast.words import Words

INDENT = 2


def lines_in_force(table: Table) -> Sequence[str]:
    """The sentences in force, in canonical words."""
    return table.game.names(table.state)[_kept(table).texts]


def _kept(table: Table) -> Laws:
    assert table.game.laws is not None, f"nobody writes laws in {table.game.name}"
    return table.game.laws


def laws_in_force(table: Table) -> list[Law]:
    laws: list[Law] = []
    for line in lines_in_force(table):
        laws.append(read(line, laws))
    return laws


def show_law_book(console: Console, words: Words, table: Table, seat: int) -> None:
    """Every sentence with what it means, and who wrote it."""
    lines = lines_in_force(table)
    if not lines:
        console.print(words.say("law-book-empty"), style=QUIET)
    written = zip(lines, laws_in_force(table), _authors(table, seat), strict=True)
    for number, (line, law, author) in enumerate(written, 1):
        told = words.say("law-book-agreed") if author is None else words.say("law-book-author", seat=author)
        console.print(Text.assemble((f"{number} ", BRASS), (line, "bold"), (f" ({told})", QUIET)))
        console.print(Padding(Text(explain(law, words.language)), (0, 0, 0, INDENT)))


def _authors(table: Table, seat: int) -> list[str | None]:
    """Who wrote each sentence; nobody for those that were in force from the start, which come first."""
    lines = lines_in_force(table)
    wrote = [str(event.fields["seat"]) for event in table.heard(seat) if event.name == _kept(table).wrote]
    return [*[None] * (len(lines) - len(wrote)), *wrote]


# What a sentence would change


def changes(table: Table, seat: int, sentence: str, words: Words) -> list[str]:
    """What a seat would see change on the table as it stands, and the moves that there would be, if this were law."""
    twin = _with_law(table, seat, sentence)
    before, after = _counters(table.draw(seat)), _counters(draw(table.game.view(twin, seat)))
    changed = [
        words.sentence("desk-change", owner=_owner(path), counter=words.zone(path), before=value, after=after[path])
        for path, value in before.items()
        if after.get(path, value) != value
    ]
    return [*changed, *(words.say("desk-new-move", move=move) for move in _new_moves(table, twin))]


def _with_law(table: Table, seat: int, sentence: str) -> State:
    """A copy of the table with one more sentence in force. No card is drawn on it, so it tells nothing of the next."""
    twin = table.state.copy()
    for texts in twin.texts_list:
        if texts.name == _kept(table).texts:
            texts.add(sentence)
    table.game.legal_moves(twin, seat)  # a table takes notice of its laws when it is asked for moves
    return twin


def _counters(drawing: Drawing) -> dict[str, Argument]:
    areas: list[Area] = [drawing.middle, *drawing.seats]
    return {counter.path: counter.value for area in areas for counter in area.counters}


def _owner(path: str) -> str | None:
    owner, dot, _ = path.partition(".")
    return owner if dot else None


def _new_moves(table: Table, twin: State) -> list[str]:
    """Verbs with the names that a law brought along: `do mend`."""
    old, new = table.game.names(table.state), table.game.names(twin)
    return [
        f"{verb.phrase.partition(' ')[0]} {name}"
        for verb in table.game.verbs.verbs
        for fill in verb.fills
        if fill.named_by
        for name in new[fill.named_by][len(old[fill.named_by]) :]
    ]

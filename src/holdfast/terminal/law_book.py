"""The law book of a table: what players have made law, who wrote it, and what one more sentence would change."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from holdfast.games.shield.language import explain
from holdfast.games.shield.language.at_table import authors, effect_of, laws_in_force, lines_in_force
from holdfast.games.shield.language.rendering import display
from holdfast.kernel import Table
from holdfast.terminal.draw import BRASS, QUIET
from holdfast.words import Words

INDENT = 2


def show_law_book(console: Console, words: Words, table: Table, seat: int) -> None:
    """Every sentence with what it means, and who wrote it."""
    lines = lines_in_force(table)
    if not lines:
        console.print(words.say("law-book-empty"), style=QUIET)
    written = zip(lines, laws_in_force(table), authors(table, seat), strict=True)
    for number, (line, law, author) in enumerate(written, 1):
        told = words.say("law-book-agreed") if author is None else words.say("law-book-author", seat=author)
        console.print(Text.assemble((f"{number} ", BRASS), (display(line), "bold"), (f" ({told})", QUIET)))
        console.print(Padding(Text(explain(law, words.language)), (0, 0, 0, INDENT)))


def changes(table: Table, seat: int, sentence: str, words: Words) -> list[str]:
    """What a sentence would change on the table as it stands, in words."""
    effect = effect_of(table, seat, sentence, words.language)
    changed = [
        words.sentence(
            "desk-change",
            owner=change.owner,
            counter=words.zone(change.path),
            before=change.before,
            after=change.after,
        )
        for change in effect.changes
    ]
    moves = [words.say("desk-new-move", move=move.typed) for move in effect.moves]
    length = effect.length
    return [
        *(changed + moves or [words.say("desk-no-change")]),
        words.say(length.message, before=length.before, after=length.after),
    ]

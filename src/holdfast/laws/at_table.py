"""Laws at a table: what players have made law, who wrote it, and what one more sentence would change there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.games.shield.law import Law
from holdfast.kernel import Area, Drawing, HoldfastError, Laws, State, Table
from holdfast.kernel.drawing import Argument, draw
from holdfast.laws import read


@dataclass(frozen=True)
class Change:
    """A counter that would show something else."""

    path: str
    before: Argument
    after: Argument

    @property
    def owner(self) -> str | None:
        """The seat whose counter it is; nobody for the table's own."""
        owner, dot, _ = self.path.partition(".")
        return owner if dot else None


@dataclass(frozen=True)
class Effect:
    """What a sentence would change at once: counters, and moves that there would be."""

    changes: Sequence[Change]
    moves: Sequence[str]


def kept_at(table: Table) -> Laws:
    """Where this table keeps its laws."""
    if table.game.laws is None:
        raise HoldfastError("nobody writes rules in {game}", game=table.game.name)
    return table.game.laws


def lines_in_force(table: Table) -> Sequence[str]:
    """The sentences in force, in canonical words."""
    return table.game.names(table.state)[kept_at(table).texts]


def laws_in_force(table: Table) -> list[Law]:
    laws: list[Law] = []
    for line in lines_in_force(table):
        laws.append(read(line, laws))
    return laws


def authors(table: Table, seat: int) -> list[str | None]:
    """Who wrote each sentence; nobody for those that were in force from the start, which come first."""
    lines = lines_in_force(table)
    wrote = [str(event.fields["seat"]) for event in table.heard(seat) if event.name == kept_at(table).wrote]
    return [*[None] * (len(lines) - len(wrote)), *wrote]


def effect_of(table: Table, seat: int, sentence: str) -> Effect:
    """What a seat would see change on the table as it stands, if this were law."""
    twin = _with_law(table, seat, sentence)
    before, after = _counters(table.draw(seat)), _counters(draw(table.game.view(twin, seat)))
    changed = [Change(path, value, after[path]) for path, value in before.items() if after.get(path, value) != value]
    return Effect(changed, _new_moves(table, twin))


def _with_law(table: Table, seat: int, sentence: str) -> State:
    """A copy of the table with one more sentence in force. No card is drawn on it, so it tells nothing of the next."""
    twin = table.state.copy()
    for texts in twin.texts_list:
        if texts.name == kept_at(table).texts:
            texts.add(sentence)
    table.game.legal_moves(twin, seat)  # a table takes notice of its laws when it is asked for moves
    return twin


def _counters(drawing: Drawing) -> dict[str, Argument]:
    areas: list[Area] = [drawing.middle, *drawing.seats]
    return {counter.path: counter.value for area in areas for counter in area.counters}


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

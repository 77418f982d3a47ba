"""Laws at a table: what players have made law, who wrote it, and what one more sentence would change there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.games.shield.language import read
from holdfast.games.shield.language.display import LANGUAGE, display_names
from holdfast.games.shield.laws.law import Law
from holdfast.games.shield.round_length import lengths
from holdfast.games.shield.state import ShieldState
from holdfast.kernel import Area, HoldfastError, Laws, Layout, State, Table
from holdfast.kernel.layout import Argument, lay_out


@dataclass(frozen=True)
class CounterChange:
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
class NewMove:
    """A move that there would be: what its button says, and how it is typed where it has a name of its own."""

    title: str
    typed: str


@dataclass(frozen=True)
class LawPreview:
    """What a sentence would change: counters, moves that there would be, and how long a round takes."""

    changes: Sequence[CounterChange]
    moves: Sequence[NewMove]
    length: RoundLength


@dataclass(frozen=True)
class RoundLength:
    """About how many turns a round takes, now and with one more sentence."""

    before: int
    after: int

    @property
    def message(self) -> str:
        """The message that tells it: small differences may be chance."""
        if abs(self.after - self.before) * 8 < self.before:
            return "desk-as-long"
        return "desk-longer" if self.after > self.before else "desk-shorter"


def laws_of(table: Table) -> Laws:
    """Where this table keeps its laws."""
    if table.game.extensions.laws is None:
        raise HoldfastError("game_without_laws", game=table.game.name)
    return table.game.extensions.laws


def lines_in_force(table: Table) -> Sequence[str]:
    """The sentences in force, in canonical words."""
    return table.game.names(table.state)[laws_of(table).texts]


def laws_in_force(table: Table) -> list[Law]:
    laws: list[Law] = []
    for line in lines_in_force(table):
        laws.append(read(line, laws))
    return laws


def authors(table: Table, seat: int) -> list[str | None]:
    """Who wrote each sentence; nobody for those that were in force from the start, which come first."""
    lines = lines_in_force(table)
    wrote = [str(event.fields["seat"]) for event in table.events(seat) if event.name == laws_of(table).wrote]
    return [*[None] * (len(lines) - len(wrote)), *wrote]


def effect_of(table: Table, seat: int, sentence: str, language: str = LANGUAGE) -> LawPreview:
    """What a seat would see change on the table as it stands, if this were law."""
    twin = _with_law(table, sentence)
    before, after = _counters(table.layout(seat)), _counters(lay_out(table.game.view(twin, seat)))
    changed = [
        CounterChange(path, value, after[path]) for path, value in before.items() if after.get(path, value) != value
    ]
    called = display_names_at(table, language, [sentence])
    moves = [
        NewMove(called.get(name, name), called.get(name, f"{verb} {name}")) for verb, name in _new_moves(table, twin)
    ]
    return LawPreview(changed, moves, length_of(table, sentence))


def length_of(table: Table, sentence: str) -> RoundLength:
    """What a sentence would do to the length of a round, from a few that are played out quickly."""
    assert isinstance(table.state, ShieldState)
    before, after = lengths(table.state, sentence)
    return RoundLength(round(before), round(after))


def display_names_at(table: Table, language: str, more: Sequence[str] = ()) -> dict[str, str]:
    """What people at a table call the actions that have no name of their own, and read in place of their sentences."""
    written = table.game.extensions.laws is not None
    return display_names([*lines_in_force(table), *more], language) if written else {}


def _with_law(table: Table, sentence: str) -> State:
    """A copy of the table with one more sentence in force. No card is drawn on it, so it tells nothing of the next."""
    twin = table.state.copy()
    for texts in twin.texts_list:
        if texts.name == laws_of(table).texts:
            texts.add(sentence)
    twin.rebuild_derived()
    return twin


def _counters(layout: Layout) -> dict[str, Argument]:
    areas: list[Area] = [layout.middle, *layout.seats]
    return {counter.path: counter.value for area in areas for counter in area.counters}


def _new_moves(table: Table, twin: State) -> list[tuple[str, str]]:
    """Verbs with the names that a law brought along: `do` and `mend`."""
    old, new = table.game.names(table.state), table.game.names(twin)
    return [
        (verb.phrase.partition(" ")[0], name)
        for verb in table.game.vocabulary.verbs.verbs
        for fill in verb.fills
        if fill.named_by
        for name in new[fill.named_by][len(old[fill.named_by]) :]
    ]

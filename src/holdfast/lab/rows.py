"""Rows for further analysis as Parquet: one for each game and, if asked for, one for each move.

DuckDB, Polars, pandas and R read them as they are: `select avg(turns) from 'games/*.parquet'`. A batch brings only what
was noted of its games; columns are made of many batches together, when a piece is written, because PyArrow takes as
long for four thousand numbers as for many more. PyArrow comes with the extra `lab`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from itertools import chain
from typing import Any

from holdfast.kernel import Game, HoldfastError, seat_name
from holdfast.lab.study import Study
from holdfast.lab.sums import GameColumns, ended_by_limit, fact_names, sides_of, win_credit
from holdfast.lab.watch import DecisionRecord

Table = Any
"""A table of PyArrow, which has no types to check against; so are columns."""


@dataclass(frozen=True)
class BatchColumns:
    """The games of one batch and one variant, in their order."""

    variant: str
    first: int
    """The number of the first of them."""
    turns: array[int]
    decisions: array[int]
    outcomes: array[int]
    facts: Mapping[str, Sequence[float]]
    """What was measured of each, by measure; nothing of games that were not watched."""


@dataclass(frozen=True)
class BatchRows:
    """The rows of a batch: its games, variant after variant, and a table of the moves if they are wanted."""

    seats: int
    games: Sequence[BatchColumns]
    moves: Table | None = None

    @property
    def count(self) -> int:
        return sum(len(each.turns) for each in self.games) + (0 if self.moves is None else int(self.moves.num_rows))


def has_pyarrow() -> bool:
    return find_spec("pyarrow") is not None


def require_pyarrow() -> None:
    if not has_pyarrow():
        raise HoldfastError("pyarrow_not_installed")


def batch_rows(
    study: Study,
    game: Game,
    firsts: Sequence[int],
    lines: Sequence[GameColumns],
    records: Sequence[Sequence[Sequence[DecisionRecord]]],
) -> BatchRows:
    """The rows of a batch, variant after variant."""
    names = [variant.name for variant in study.variants]
    games = [_noted(name, first, each) for name, first, each in zip(names, firsts, lines, strict=True)]
    if not study.moves:
        return BatchRows(len(study.seats), games)
    import pyarrow as arrow

    moves = [_moves(game, name, first, each) for name, first, each in zip(names, firsts, records, strict=True)]
    return BatchRows(len(study.seats), games, arrow.concat_tables(moves))


def _noted(variant: str, first: int, lines: GameColumns) -> BatchColumns:
    turns, decisions, outcomes = (array("q", each) for each in (lines.turns, lines.decisions, lines.outcomes))
    return BatchColumns(variant, first, turns, decisions, outcomes, lines.facts)


def tables(rows: Sequence[BatchRows]) -> dict[str, Table]:
    """What is written of some batches, by the name of its folder."""
    import pyarrow as arrow

    moves = [each.moves for each in rows if each.moves is not None]
    found = {"games": games_table([batches for each in rows for batches in each.games], rows[0].seats)}
    return {**found, "moves": arrow.concat_tables(moves)} if moves else found


def column(measure: str) -> str:
    """A measure's name as databases like it: `hidden.p1` is hidden_p1."""
    return measure.replace(".", "_").replace("-", "_")


# Games


def games_table(batches: Sequence[BatchColumns], seats: int) -> Table:
    """One row a game. What was not measured in a game is null."""
    import pyarrow as arrow

    words = arrow.dictionary(arrow.int32(), arrow.string())
    outcomes = _whole(each.outcomes for each in batches).dictionary_encode()
    columns = {
        "variant": _variants(batches),
        "game": _whole(array("q", range(each.first, each.first + len(each.turns))) for each in batches),
        "turns": _whole(each.turns for each in batches),
        "decisions": _whole(each.decisions for each in batches),
        "winners": _by_outcome(outcomes, lambda outcome: _winners(outcome, seats), words),
        "tie": _by_outcome(outcomes, lambda outcome: sides_of(outcome) > 1, arrow.bool_()),
        "limited": _by_outcome(outcomes, ended_by_limit, arrow.bool_()),
    }
    for seat in range(seats):
        credit = partial(win_credit, seat=seat)
        columns[f"wins_{seat_name(seat)}"] = _by_outcome(outcomes, credit, arrow.float64())
    watched = [each for each in batches if each.facts]  # they are played first
    others = arrow.nulls(len(outcomes) - sum(len(each.turns) for each in watched), arrow.float64())
    for name in fact_names(seats):
        numbers = list(chain.from_iterable(each.facts[name] for each in watched))
        measured = arrow.array(numbers, arrow.float64(), from_pandas=True)  # what is no number is null
        columns[column(name)] = arrow.chunked_array([measured, others])
    return arrow.table(columns)


def _variants(batches: Sequence[BatchColumns]) -> Table:
    """A name for each game, kept as its place among the names."""
    import pyarrow as arrow

    names = list(dict.fromkeys(each.variant for each in batches))
    places = b"".join(bytes([names.index(each.variant)]) * len(each.turns) for each in batches)
    kept = arrow.Array.from_buffers(arrow.uint8(), len(places), [None, arrow.py_buffer(places)])
    return arrow.DictionaryArray.from_arrays(kept, names)


def _whole(numbers: Iterable[array[int]]) -> Table:
    """A column of whole numbers, by way of their bytes: PyArrow looks long at every number of a list."""
    import pyarrow as arrow

    joined = b"".join(map(memoryview, numbers))
    return arrow.Array.from_buffers(arrow.int64(), len(joined) // 8, [None, arrow.py_buffer(joined)])


def _by_outcome(outcomes: Table, tell: Callable[[int], object], kind: Any) -> Table:
    """A column that follows from the outcomes: worked out once for each kind of outcome, not for each game."""
    import pyarrow as arrow

    return arrow.array([tell(outcome) for outcome in outcomes.dictionary.to_pylist()], kind).take(outcomes.indices)


def _winners(outcome: int, seats: int) -> str:
    return " ".join(seat_name(seat) for seat in range(seats) if outcome >> seat & 1)


# Moves


def _moves(game: Game, variant: str, first: int, games: Sequence[Sequence[DecisionRecord]]) -> Table:
    """One row a decision of the games that were watched."""
    import pyarrow as arrow

    listed = [(first + at, ply, each) for at, records in enumerate(games) for ply, each in enumerate(records)]
    return arrow.table(
        {
            "variant": arrow.repeat(variant, len(listed)),
            "game": arrow.array([number for number, _, _ in listed], arrow.int64()),
            "ply": arrow.array([ply for _, ply, _ in listed], arrow.int32()),
            "turn": arrow.array([each.turn for _, _, each in listed], arrow.int32()),
            "seat": arrow.array([seat_name(each.seat) for _, _, each in listed], arrow.string()),
            "verb": arrow.array([game.vocabulary.verbs.of(each.move).name for _, _, each in listed], arrow.string()),
            "move": arrow.array([game.vocabulary.verbs.write(each.move) for _, _, each in listed], arrow.string()),
            "choices": arrow.array([each.choices for _, _, each in listed], arrow.int32()),
            "spread": arrow.array([each.spread for _, _, each in listed], arrow.float64(), from_pandas=True),
            "outlook": arrow.array([each.outlook for _, _, each in listed], arrow.float64()),
        }
    )

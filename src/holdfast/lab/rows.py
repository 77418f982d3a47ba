"""Rows for whoever wants to look further: one for each game and, if asked, one for each move, as Parquet.

DuckDB, Polars, pandas and R read them as they are: `select avg(turns) from 'games/*.parquet'`. They are written in
pieces as the games are played. PyArrow comes with the extra `lab`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from holdfast.kernel import Game, HoldfastError, seat_name
from holdfast.lab.study import Study
from holdfast.lab.sums import Lines, ended_by_limit, fact_names, sides_of, win_share
from holdfast.lab.watch import Moment

Table = Any
"""A table of PyArrow, which has no types to check against."""


@dataclass
class Rows:
    """The rows of a batch: tables of PyArrow."""

    games: Table
    moves: Table | None = None


def rows_possible() -> bool:
    return find_spec("pyarrow") is not None


def check_rows() -> None:
    if not rows_possible():
        raise HoldfastError(
            "rows are written by PyArrow, which is not installed; “pip install 'holdfast[lab]'” brings it, "
            "and with --no-rows none are written"
        )


def batch_rows(
    study: Study,
    game: Game,
    firsts: Sequence[int],
    lines: Sequence[Lines],
    moments: Sequence[Sequence[Sequence[Moment]]],
) -> Rows:
    """The rows of a batch, variant after variant."""
    import pyarrow as arrow

    names = [variant.name for variant in study.variants]
    tables = [_games(study, name, first, each) for name, first, each in zip(names, firsts, lines, strict=True)]
    if not study.moves:
        return Rows(arrow.concat_tables(tables))
    moves = [_moves(game, name, first, each) for name, first, each in zip(names, firsts, moments, strict=True)]
    return Rows(arrow.concat_tables(tables), arrow.concat_tables(moves))


def column(measure: str) -> str:
    """A measure's name as databases like it: `hidden.p1` is hidden_p1."""
    return measure.replace(".", "_").replace("-", "_")


def _games(study: Study, variant: str, first: int, lines: Lines) -> Table:
    """One row a game. What was not measured in a game is null."""
    import pyarrow as arrow

    games, seats = len(lines.turns), len(study.seats)
    outcomes = _whole(lines.outcomes).dictionary_encode()
    columns = {
        "variant": _repeated(variant, games),
        "game": _whole(range(first, first + games)),
        "turns": _whole(lines.turns),
        "decisions": _whole(lines.decisions),
        "winners": _told(outcomes, lambda outcome: _winners(outcome, seats), arrow.string()),
        "tie": _told(outcomes, lambda outcome: sides_of(outcome) > 1, arrow.bool_()),
        "limited": _told(outcomes, ended_by_limit, arrow.bool_()),
    }
    for seat in range(seats):
        share = _told(outcomes, lambda outcome, seat=seat: win_share(outcome, seat), arrow.float64())  # type: ignore[misc]
        columns[f"wins_{seat_name(seat)}"] = share
    for name in fact_names(seats):
        numbers = lines.facts.get(name)
        measured = numbers is not None
        column_of = (
            arrow.array(numbers, arrow.float64(), from_pandas=True) if measured else arrow.nulls(games, arrow.float64())
        )
        columns[column(name)] = column_of
    return arrow.table(columns)


def _whole(numbers: Sequence[int]) -> Table:
    """A column of whole numbers, by way of an array: PyArrow looks long at every number of a list."""
    import pyarrow as arrow

    return arrow.Array.from_buffers(arrow.int64(), len(numbers), [None, arrow.py_buffer(array("q", numbers))])


def _told(outcomes: Table, tell: Callable[[int], object], kind: Any) -> Table:
    """A column that follows from the outcomes: worked out once for each kind of outcome, not for each game."""
    import pyarrow as arrow

    return arrow.array([tell(outcome) for outcome in outcomes.dictionary.to_pylist()], kind).take(outcomes.indices)


def _measured(numbers: Sequence[float] | None, games: int) -> Table:
    import pyarrow as arrow

    if numbers is None:
        return arrow.nulls(games, arrow.float64())
    return arrow.array(numbers, arrow.float64(), from_pandas=True)  # what is no number is null


def _winners(outcome: int, seats: int) -> str:
    return " ".join(seat_name(seat) for seat in range(seats) if outcome >> seat & 1)


def _repeated(word: str, times: int) -> Table:
    import pyarrow as arrow

    return arrow.repeat(arrow.scalar(word), times)


def _moves(game: Game, variant: str, first: int, games: Sequence[Sequence[Moment]]) -> Table:
    """One row a decision of the games that were watched."""
    import pyarrow as arrow

    listed = [(first + at, ply, each) for at, moments in enumerate(games) for ply, each in enumerate(moments)]
    return arrow.table(
        {
            "variant": _repeated(variant, len(listed)),
            "game": arrow.array([number for number, _, _ in listed], arrow.int64()),
            "ply": arrow.array([ply for _, ply, _ in listed], arrow.int32()),
            "turn": arrow.array([each.turn for _, _, each in listed], arrow.int32()),
            "seat": arrow.array([seat_name(each.seat) for _, _, each in listed], arrow.string()),
            "verb": arrow.array([game.verbs.of(each.move).name for _, _, each in listed], arrow.string()),
            "move": arrow.array([game.verbs.write(each.move) for _, _, each in listed], arrow.string()),
            "choices": arrow.array([each.choices for _, _, each in listed], arrow.int32()),
            "spread": arrow.array([each.spread for _, _, each in listed], arrow.float64(), from_pandas=True),
            "outlook": arrow.array([each.outlook for _, _, each in listed], arrow.float64()),
        }
    )

"""Rows on the disk: pieces of Parquet, each named by the first game in it, so that none is ever written twice."""

from __future__ import annotations

import os
from pathlib import Path

from holdfast.kernel.text_files import make_folder
from holdfast.lab.rows import Rows, Table, check_rows

MOST_ROWS = 500_000
"""A piece has hardly more rows than this, so that memory stays flat."""


class RowShelf:
    """Collects the rows of batches and writes them piece by piece."""

    def __init__(self, folder: Path) -> None:
        check_rows()
        self.folder = folder
        self.first = 0
        self.games: list[Table] = []
        self.moves: list[Table] = []

    def add(self, first: int, rows: Rows) -> None:
        if not self.games:
            self.first = first
        self.games.append(rows.games)
        if rows.moves is not None:
            self.moves.append(rows.moves)
        if sum(table.num_rows for table in self.games + self.moves) >= MOST_ROWS:
            self.write()

    def write(self) -> None:
        """Write what was collected, if anything."""
        for name, tables in (("games", self.games), ("moves", self.moves)):
            if any(table.num_rows for table in tables):
                self._write(self.folder / name / f"{self.first:09}.parquet", tables)
            tables.clear()

    def _write(self, path: Path, tables: list[Table]) -> None:
        import pyarrow
        from pyarrow import parquet

        make_folder(path.parent)
        draft = path.with_suffix(".draft")
        parquet.write_table(pyarrow.concat_tables(tables), draft, compression="zstd")
        os.replace(draft, path)

"""Rows on the disk: pieces of Parquet, each named by the first game in it, so that none is ever written twice."""

from __future__ import annotations

import os
from pathlib import Path

from holdfast.kernel.text_files import make_folder
from holdfast.lab.rows import BatchRows, Table, require_pyarrow, tables

MOST_ROWS = 500_000
"""A piece has hardly more rows than this, so that memory stays flat."""
FOLDERS = ("games", "moves")
"""Where rows lie in the folder of a run."""
COUNTED_UP = "game"
"""A column whose numbers follow each other: steps are kept of it, a thousandth of the room."""


class ParquetWriter:
    """Collects the rows of batches and writes them piece by piece."""

    def __init__(self, folder: Path) -> None:
        require_pyarrow()
        self.folder = folder
        self.first = 0
        self.count = 0
        self.rows: list[BatchRows] = []

    def drop_from(self, game: int) -> None:
        """Remove rows that were written of games that do not count yet: a run was killed, and plays them again."""
        for name in FOLDERS:
            for piece in (self.folder / name).glob("*.parquet"):
                if piece.stem.isdecimal() and int(piece.stem) >= game:
                    piece.unlink()

    def add(self, first: int, rows: BatchRows) -> None:
        if not self.rows:
            self.first = first
        self.rows.append(rows)
        self.count += rows.count
        if self.count >= MOST_ROWS:
            self.write()

    def write(self) -> None:
        """Write what was collected, if anything."""
        if self.rows:
            for name, table in tables(self.rows).items():
                self._write(self.folder / name / f"{self.first:09}.parquet", table)
        self.rows.clear()
        self.count = 0

    def _write(self, path: Path, table: Table) -> None:
        from pyarrow import parquet

        make_folder(path.parent)
        draft = path.with_suffix(".draft")
        parquet.write_table(
            table,
            draft,
            compression="zstd",
            use_dictionary=[name for name in table.column_names if name != COUNTED_UP],
            column_encoding={COUNTED_UP: "DELTA_BINARY_PACKED"},
            write_statistics=[COUNTED_UP],
            store_schema=False,  # readers get plain strings, not dictionaries
        )
        os.replace(draft, path)

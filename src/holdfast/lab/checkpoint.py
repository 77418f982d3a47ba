"""Checkpoints: what makes a run or a search resumable, in one file of its folder until it has ended.

A checkpoint is written to a temporary file first, so that the process can be killed at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Generic, TypeVar

import msgspec

from holdfast import __version__
from holdfast.kernel import FileError, HoldfastError
from holdfast.kernel.text_files import make_folder, read_text, write_text
from holdfast.lab.findings import LARGEST
from holdfast.lab.study import Study

SAVE_EVERY = 5.0
"""Seconds between two checkpoints, at least."""

Progress = Callable[[int, int], None]
"""Told how many games are played, and how many it will be as far as can be foreseen."""


@dataclass
class Checkpoint:
    """Something that was begun. Games are only alike if the programme and the rules are the same."""

    study: Study
    version: str
    rules: int

    def is_complete(self) -> bool:
        """Whether all that belongs together is there, as far as can be seen: somebody may have changed the file."""
        return True


Saved = TypeVar("Saved", bound=Checkpoint)


def clear_folder(folder: Path, *names: str) -> None:
    """A folder without what a former run has left there."""
    try:
        if folder.is_file():
            raise FileError("file_not_folder")
        make_folder(folder)
        for name in names:
            (folder / name).unlink(missing_ok=True)
    except HoldfastError as wrong:
        raise HoldfastError("wrong_in_file", file=folder, wrong=wrong) from None
    except OSError as wrong:
        raise HoldfastError("wrong_in_file", file=folder, wrong=str(wrong)) from None


class CheckpointFile(Generic[Saved]):
    """Where something that goes on is kept."""

    def __init__(self, path: Path, kind: type[Saved]) -> None:
        self.path = path
        self.kind = kind
        self._last = perf_counter()

    def check_free(self, again: bool) -> None:
        """Nobody loses by mistake what was interrupted."""
        if self.path.exists() and not again:
            raise HoldfastError(
                "run_interrupted",
                folder=self.path.parent,
            )

    def resumed(self, rules: int, same: Callable[[Saved], bool]) -> Saved:
        """What is kept, if it is the same as what is wanted now."""
        saved = self._read()
        if (saved.version, saved.rules) != (__version__, rules):
            raise HoldfastError("run_of_other_version", folder=self.path.parent)
        if not same(saved):
            raise HoldfastError(
                "run_of_other_study",
                folder=self.path.parent,
            )
        return saved

    def _read(self) -> Saved:
        if not self.path.exists():
            raise HoldfastError("no_run_to_resume", folder=self.path.parent)
        try:
            saved = msgspec.json.decode(read_text(self.path, LARGEST), type=self.kind)
        except HoldfastError as wrong:
            raise HoldfastError("wrong_in_file", file=self.path, wrong=wrong) from None
        except msgspec.DecodeError:
            saved = None
        if saved is None or not saved.is_complete():
            raise HoldfastError("run_damaged", file=self.path)
        return saved

    def is_due(self) -> bool:
        """Whether the last time is long enough ago."""
        return perf_counter() - self._last >= SAVE_EVERY

    def write(self, saved: Saved) -> None:
        write_text(self.path, msgspec.json.encode(saved).decode())
        self._last = perf_counter()

    def remove(self) -> None:
        """It has come to its end."""
        with suppress(OSError):
            self.path.unlink()

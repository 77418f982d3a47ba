"""Reports from what runs have left on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import FileError
from holdfast.kernel.text_files import read_text, write_text
from holdfast.lab.findings import LARGEST, load_findings
from holdfast.lab.report.study import study_report
from holdfast.lab.report.tuning import tuning_report
from holdfast.lab.running import FINDINGS
from holdfast.lab.tune.tuned import TUNED, load_tuned


@dataclass(frozen=True)
class KeptRun:
    """A finished run: what its folder is called, and what it found."""

    name: str
    path: Path


@dataclass(frozen=True)
class Kind:
    """Only a search has goals."""

    goals: list[object] | None = None


def kept_runs(folder: Path) -> list[KeptRun]:
    """The runs that are kept in a folder, the newest first."""
    found = [path for name in (FINDINGS, TUNED) for path in folder.glob(f"*/{name}") if path.is_file()]
    found.sort(key=lambda path: (-path.stat().st_mtime, path))
    return [KeptRun(path.parent.name, path) for path in found]


def report_of(path: Path, language: str) -> str:
    """The report of a file, whether a study or a search wrote it."""
    if _is_search(path):
        return tuning_report(load_tuned(path), language)
    return study_report(load_findings(path), language)


def _is_search(path: Path) -> bool:
    try:
        return msgspec.json.decode(read_text(path, LARGEST), type=Kind).goals is not None
    except (msgspec.DecodeError, HoldfastError):  # whoever reads it as findings says what is wrong
        return False


def save_report(report: str, path: Path) -> None:
    try:
        write_text(path, report)
    except FileError as wrong:
        raise HoldfastError("“{file}”: {wrong}", file=path, wrong=wrong) from None

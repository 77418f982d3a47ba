"""Reports from what runs have left on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import FileError
from holdfast.kernel.text_files import read_text, write_text
from holdfast.lab.findings import LARGEST, Findings, load_findings, to_json
from holdfast.lab.report.study import study_report
from holdfast.lab.report.tuning import tuning_report
from holdfast.lab.study_run import FINDINGS
from holdfast.lab.tune.result import TUNING_FILE, TuningResult, load_tuning, tuning_json

RunResult = Findings | TuningResult


@dataclass(frozen=True)
class SavedRun:
    """A finished run: what its folder is called, and what it found."""

    name: str
    path: Path


@dataclass(frozen=True)
class ResultProbe:
    """Only a search has goals."""

    goals: list[object] | None = None


def saved_runs(folder: Path) -> list[SavedRun]:
    """The runs that are kept in a folder, the newest first."""
    found = [path for each in folder.glob("*") if (path := saved_result(each)) is not None]
    found.sort(key=lambda path: (-_written(path), path))
    return [SavedRun(path.parent.name, path) for path in found]


def saved_result(folder: Path) -> Path | None:
    """What is kept in the folder of a run; of a study and a search that share it what was found last."""
    found = [path for name in (FINDINGS, TUNING_FILE) if (path := folder / name).is_file()]
    return max(found, key=_written, default=None)


def _written(path: Path) -> float:
    return path.stat().st_mtime


def load_result(path: Path) -> RunResult:
    """What a file keeps, whether a study or a search wrote it."""
    return load_tuning(path) if _is_search(path) else load_findings(path)


def report_of(path: Path, language: str) -> str:
    """The report of a file."""
    return result_report(load_result(path), language)


def result_report(found: RunResult, language: str) -> str:
    return tuning_report(found, language) if isinstance(found, TuningResult) else study_report(found, language)


def result_json(found: RunResult) -> str:
    return tuning_json(found) if isinstance(found, TuningResult) else to_json(found)


def _is_search(path: Path) -> bool:
    try:
        return msgspec.json.decode(read_text(path, LARGEST), type=ResultProbe).goals is not None
    except (msgspec.DecodeError, HoldfastError):  # reading it as findings tells what is wrong
        return False


def save_report(report: str, path: Path) -> None:
    try:
        write_text(path, report)
    except FileError as wrong:
        raise HoldfastError("wrong_in_file", file=path, wrong=wrong) from None

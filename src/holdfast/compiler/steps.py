"""Calls of the C compiler: side by side on all cores, and only those whose result would be another one.

mypyc writes all C files each time, so times say nothing. Beside each result lies the digest of the call and of
everything that was read, headers included.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from .manifest import digest

Progress = Callable[[int, int], None]


class CompileError(Exception):
    """The compiler refused; its own words."""


@dataclass(frozen=True)
class Step:
    """One call of the compiler."""

    command: tuple[str, ...]
    inputs: tuple[Path, ...]
    result: Path

    @property
    def dependencies(self) -> Path:
        """Where the compiler writes down which headers it has read."""
        return self.result.with_name(f"{self.result.name}.d")

    @property
    def key(self) -> Path:
        return self.result.with_name(f"{self.result.name}.key")


def run_steps(steps: Sequence[Step], progress: Progress) -> None:
    """Make what is missing or outdated, the largest first, so that no core waits for it in the end."""
    known: dict[Path, str] = {}
    due = sorted((step for step in steps if not _fresh(step, known)), key=_size, reverse=True)
    with ThreadPoolExecutor(cores()) as pool:
        running = [pool.submit(_run, step) for step in due]
        try:
            for done, one in enumerate(as_completed(running), start=1):
                one.result()
                progress(done, len(due))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    for step in due:
        step.key.write_text(_key(step, known), encoding="utf-8")


def cores() -> int:
    """Those that this process may use, which in a container are fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _run(step: Step) -> None:
    step.result.parent.mkdir(parents=True, exist_ok=True)
    step.key.unlink(missing_ok=True)
    ran = subprocess.run(step.command, capture_output=True, text=True)
    if ran.returncode:
        raise CompileError(f"{' '.join(step.command)}\n{ran.stderr}")


def _fresh(step: Step, known: dict[Path, str]) -> bool:
    try:
        return step.result.exists() and step.key.read_text(encoding="utf-8") == _key(step, known)
    except OSError:
        return False


def _key(step: Step, known: dict[Path, str]) -> str:
    parts = list(step.command)
    for path in (*step.inputs, *_headers(step)):
        if path not in known:
            known[path] = digest(path)
        parts.append(known[path])
    return sha256("\0".join(parts).encode()).hexdigest()


def _headers(step: Step) -> list[Path]:
    """Read from a rule for make: “result: header header \\”."""
    if not step.dependencies.exists():
        return []
    _, _, names = step.dependencies.read_text(encoding="utf-8").partition(": ")
    return [Path(name.replace("\\ ", " ")) for name in re.split(r"(?<!\\)\s+", names.replace("\\\n", " ")) if name]


def _size(step: Step) -> int:
    return sum(path.stat().st_size for path in step.inputs)

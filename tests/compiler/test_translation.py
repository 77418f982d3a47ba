"""What is compiled is checked, and nothing else: libraries that the rest is written for need not be there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SLOW = """
import a_library_that_is_not_here as library
Array = library.ndarray
def shaped(array: Array) -> Array:
    return array.reshape(1)
def twice(number: int) -> int:
    return 2 * number
"""
FAST = """
from tiny.slow import twice
def four_times(number: int) -> {kind}:
    return twice(twice(number))
"""
TRANSLATE = """
from pathlib import Path
from holdfast.compiler.translation import translate
translate({"tiny.game": [Path("src/tiny/fast.py")]}, Path("c"), units=False)
"""


def translated(folder: Path, kind: str) -> subprocess.CompletedProcess[str]:
    package = folder / "src" / "tiny"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "slow.py").write_text(SLOW, encoding="utf-8")
    (package / "fast.py").write_text(FAST.format(kind=kind), encoding="utf-8")
    return subprocess.run([sys.executable, "-c", TRANSLATE], cwd=folder, capture_output=True, encoding="utf-8")


def test_a_library_that_is_missing_elsewhere_keeps_nothing_from_being_compiled(tmp_path: Path) -> None:
    done = translated(tmp_path, "int")
    assert done.returncode == 0, done.stderr
    assert list((tmp_path / "c").rglob("*.c"))


def test_what_is_compiled_is_checked(tmp_path: Path) -> None:
    done = translated(tmp_path, "str")
    assert "src/tiny/fast.py:4: error: Incompatible return value type" in done.stderr

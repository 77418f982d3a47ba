"""Modules that Python loads: the small ones that only open a library share files."""

from __future__ import annotations

from ctypes import PyDLL
from pathlib import Path

from holdfast.compiler.building import SUFFIX, Toolchain, _group_shims, place
from holdfast.compiler.recipes import recipe
from holdfast.compiler.steps import run_steps
from holdfast.compiler.translation import Translated


def shim(folder: Path, name: str) -> Translated:
    """As mypyc writes them, but for what is done inside."""
    leaf = name.split(".")[-1]
    path = folder / f"{name}.c"
    path.write_text(
        f"#include <Python.h>\nPyMODINIT_FUNC PyInit_{leaf}(void) {{ return 0; }}\n"
        f"PyMODINIT_FUNC PyInit___init__(void) {{ return PyInit_{leaf}(); }}\n"
    )
    return Translated(name, (path,), ())


def test_modules_of_the_same_name_are_in_different_files(tmp_path: Path) -> None:
    names = ["one.rules", "one.cards", "two.rules", "three.rules", "two.table"]
    files = _group_shims([shim(tmp_path, name) for name in names])
    assert [[each.name for each in file] for file in files] == [
        ["one.rules", "one.cards", "two.table"],
        ["two.rules"],
        ["three.rules"],
    ]


def test_one_file_opens_every_module_in_it(tmp_path: Path) -> None:
    tools = Toolchain(recipe("fast"), tmp_path / "built")
    step = tools.shim([shim(tmp_path, name) for name in ("one.rules", "one.cards", "two.table")])
    run_steps([step], lambda done, due: None)
    opened = PyDLL(str(step.result))
    assert all(hasattr(opened, f"PyInit_{leaf}") for leaf in ("rules", "cards", "table"))


def test_a_module_lies_in_its_package() -> None:
    assert place("one.two.rules") == Path("one", "two", f"rules{SUFFIX}")

"""Calls of the compiler: made when something that was read has changed, and only then."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from holdfast.compiler.recipes import compiler, recipe
from holdfast.compiler.steps import CompileError, Step, run_steps


class Shop:
    """Two C files with one header between them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "shared header.h").write_text("#define ONE 1\n")
        self.write("first", '#include "shared header.h"\nint first(void) { return ONE; }\n')
        self.write("second", "int second(void) { return 2; }\n")

    def write(self, name: str, text: str) -> None:
        (self.folder / f"{name}.c").write_text(text)

    def step(self, name: str, *flags: str) -> Step:
        source, result = self.folder / f"{name}.c", self.folder / "made" / f"{name}.o"
        command = (*compiler(), *flags, "-MMD", "-MF", f"{result}.d", "-c", str(source), "-o", str(result))
        return Step(command, (source,), result)

    def made(self, *flags: str) -> int:
        """How many files were compiled this time."""
        counted: list[int] = [0]
        run_steps([self.step("first", *flags), self.step("second", *flags)], lambda done, due: counted.append(done))
        return counted[-1]


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    return Shop(tmp_path)


def test_nothing_is_compiled_twice(shop: Shop) -> None:
    assert [shop.made(), shop.made()] == [2, 0]


def test_an_edit_compiles_its_file(shop: Shop) -> None:
    shop.made()
    shop.write("second", "int second(void) { return 3; }\n")
    assert shop.made() == 1


def test_a_changed_header_compiles_who_has_read_it(shop: Shop) -> None:
    shop.made()
    (shop.folder / "shared header.h").write_text("#define ONE 11\n")
    assert shop.made() == 1


def test_a_new_time_is_no_change_and_an_old_one_hides_none(shop: Shop) -> None:
    shop.made()
    os.utime(shop.folder / "first.c")
    assert shop.made() == 0
    shop.write("second", "int second(void) { return 3; }\n")
    os.utime(shop.folder / "second.c", (0, 0))
    assert shop.made() == 1


def test_other_flags_compile_everything(shop: Shop) -> None:
    shop.made()
    assert shop.made("-O1") == 2


def test_a_result_that_is_gone_is_made_again(shop: Shop) -> None:
    shop.made()
    (shop.folder / "made" / "first.o").unlink()
    assert shop.made() == 1


def test_a_mistake_is_told_in_the_compilers_words_and_not_forgotten(shop: Shop) -> None:
    shop.made()
    shop.write("second", "int second(void) { return }\n")
    for _ in range(2):
        with pytest.raises(CompileError, match=r"second\.c"):
            shop.made()


def test_there_are_two_builds() -> None:
    assert (recipe("fast").whole, recipe("full").whole) == (False, True)
    with pytest.raises(CompileError, match="there is no build “quick”"):
        recipe("quick")

"""Builds the engine with mypyc where that is possible; without a compiler the same source runs as it is.

HOLDFAST_COMPILE=0 leaves it out; =fast or =full builds that engine (src/holdfast/compiler/recipes.py), and a failure is
an error. Without a wish the full one is built if it can be.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILER = ROOT / "src" / "holdfast" / "compiler"
WISH = os.environ.get("HOLDFAST_COMPILE", "")

# Loaded by its path, because `import holdfast` would start the engine that is to be built.
spec = spec_from_file_location("compiler", COMPILER / "__init__.py", submodule_search_locations=[str(COMPILER)])
sys.modules["compiler"] = module_from_spec(spec)
sys.path.insert(0, str(ROOT / "build_support"))

from compiler.engine import build_engine, up_to_date  # noqa: E402
from compiler.progress import Lines  # noqa: E402
from compiler.steps import CompileError  # noqa: E402
from page import NoPage, build_page  # noqa: E402


class BuildEngine(build_ext):
    """Builds all modules of the engine at once, in place or into what will be a wheel."""

    def run(self) -> None:
        self.written: list[Path] = []
        name = WISH or "full"
        if self.inplace and up_to_date(name):
            return
        try:
            self.written = build_engine(name, Path("src" if self.inplace else self.build_lib), Lines())
        except (CompileError, ImportError, OSError) as wrong:
            if WISH:
                raise SystemExit(f"holdfast: the engine cannot be compiled: {wrong}") from None
            Lines().say(f"the engine is not compiled and will run from source, which is slower: {wrong}")

    def get_outputs(self) -> list[str]:
        return [str(path) for path in self.written]

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class BuildWithPage(build_py):
    """Builds the page first, so that it is among the files of the package; a checkout that is worked in has make."""

    def run(self) -> None:
        if not self.editable_mode:
            self._build_page()
        super().run()

    def _build_page(self) -> None:
        lines = Lines()
        try:
            lines("building the page", 0, 1)
            build_page()
            lines("building the page", 1, 1)
        except NoPage as wrong:
            lines.say(f"the package has no page for browsers: {wrong}; “holdfast serve” will serve programs only")


ENGINE = Extension("holdfast.engine", [])
"""Stands for all modules of the engine: whether there are any is all that setuptools has to know beforehand."""

setup(ext_modules=[] if WISH == "0" else [ENGINE], cmdclass={"build_ext": BuildEngine, "build_py": BuildWithPage})

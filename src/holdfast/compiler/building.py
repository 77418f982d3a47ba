"""A build: Python to C, C to objects, objects to the modules that Python loads."""

from __future__ import annotations

import shlex
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .manifest import digest
from .recipes import Recipe, compiler
from .sources import Parts
from .steps import Step, run_steps
from .translation import Translated, translate

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
Report = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is."""


@dataclass(frozen=True)
class Built:
    """What was built: modules by their place below the folder that packages lie in, and what libraries declare."""

    modules: dict[Path, Path]
    headers: dict[str, str]


def build(libraries: Parts, recipe: Recipe, folder: Path, report: Report, only: str = "") -> Built:
    """Build all libraries, or `only` one package's against what the others declare."""
    report("translating to C", 0, 1)
    translated = translate(libraries, folder / "c", units=recipe.units)
    report("translating to C", 1, 1)
    wanted = [module for module in translated if module.name.startswith(only)]
    tools = Toolchain(recipe, folder)
    objects = {path: tools.compile(path, module) for module in wanted if module.is_library for path in module.c_files}
    run_steps(list(objects.values()), lambda done, due: report("compiling", done, due))
    modules = [
        tools.link(module, [objects[path].result for path in module.c_files])
        if module.is_library
        else tools.open(module)
        for module in wanted
    ]
    run_steps(modules, lambda done, due: report("linking", done, due))
    return Built({step.result.relative_to(tools.modules): step.result for step in modules}, _headers(libraries, folder))


class Toolchain:
    """The calls of the compiler that one recipe asks for."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.sources = folder / "c"
        self.objects = folder / "objects"
        self.modules = folder / "modules"
        shared = shlex.split(sysconfig.get_config_var("CCSHARED") or "")
        self.base = (*compiler(), *shared, "-DNDEBUG", "-fwrapv", f"-I{sysconfig.get_path('include')}")
        self.shared = shlex.split(sysconfig.get_config_var("LDSHARED"))[1:]

    def compile(self, c_file: Path, library: Translated) -> Step:
        result = self.objects / c_file.relative_to(self.sources).with_suffix(".o")
        beside = self.sources.joinpath(*library.name.split(".")[:-1])
        includes = (f"-I{folder}" for folder in (*library.includes, beside))
        noted = ("-MMD", "-MF", f"{result}.d")
        return Step(
            (*self.base, *self.recipe.compiling, *includes, *noted, "-c", str(c_file), "-o", str(result)),
            (c_file,),
            result,
        )

    def link(self, library: Translated, objects: list[Path]) -> Step:
        result = self._module(library.name)
        flags = (*self.base, *self.shared, *self.recipe.compiling, *self.recipe.linking)
        return Step((*flags, *map(str, objects), "-o", str(result)), tuple(objects), result)

    def open(self, door: Translated) -> Step:
        """The small module that opens a library for one of the modules in it."""
        result = self._module(door.name)
        return Step(
            (*self.base, *self.shared, "-O1", "-g0", *map(str, door.c_files), "-o", str(result)), door.c_files, result
        )

    def _module(self, name: str) -> Path:
        return self.modules.joinpath(*name.split(".")[:-1]) / f"{name.split('.')[-1]}{SUFFIX}"


def _headers(libraries: Parts, folder: Path) -> dict[str, str]:
    """The digest of what each library declares: what is compiled against it must have seen the same."""
    files = {name: Path(*name.split(".")[:-1]) / f"__native_{name.split('.')[-1]}.h" for name in libraries}
    return {name: digest(folder / "c" / path) for name, path in files.items()}

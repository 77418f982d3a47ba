"""A build: Python to C, C to objects, objects to the modules that Python loads."""

from __future__ import annotations

import shlex
import sysconfig
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
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
    """None if all is one library: nothing can be compiled against that."""


def build(libraries: Parts, recipe: Recipe, folder: Path, report: Report, only: str = "") -> Built:
    """Build all libraries, or `only` one package's against what the others declare."""
    report("translating to C", 0, 1)
    translated = translate(libraries, folder / "c", units=recipe.units)
    report("translating to C", 1, 1)
    wanted = [module for module in translated if module.name.startswith(only)]
    tools = Toolchain(recipe, folder)
    objects = {path: tools.compile(path, module) for module in wanted if module.is_library for path in module.c_files}
    run_steps(list(objects.values()), lambda done, due: report("compiling", done, due))
    modules = {
        module.name: tools.link(module, [objects[path].result for path in module.c_files])
        for module in wanted
        if module.is_library
    }
    for shims in _group_shims([module for module in wanted if not module.is_library]):
        modules |= dict.fromkeys((shim.name for shim in shims), tools.shim(shims))
    run_steps(list(dict.fromkeys(modules.values())), lambda done, due: report("linking", done, due))
    headers = {} if recipe.whole else _headers(libraries, folder)
    return Built({place(name): step.result for name, step in modules.items()}, headers)


def place(name: str) -> Path:
    """Where Python looks for a module, below the folder that packages lie in."""
    return Path(*name.split(".")[:-1]) / f"{name.split('.')[-1]}{SUFFIX}"


class Toolchain:
    """The calls of the compiler that one recipe asks for."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.sources = folder / "c"
        self.objects = folder / "objects"
        self.modules = folder / "modules"
        self.shims = folder / "shims"
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
        result = self.modules / place(library.name)
        flags = (*self.base, *self.shared, *self.recipe.compiling, *self.recipe.linking)
        return Step((*flags, *map(str, objects), "-o", str(result)), tuple(objects), result)

    def shim(self, shims: Sequence[Translated]) -> Step:
        """Shims: small modules that load a library for each module in it. One compiled file serves several."""
        c_files = tuple(path.resolve() for shim in shims for path in shim.c_files)
        together = self.shims / f"{shims[0].name}.c"
        together.parent.mkdir(parents=True, exist_ok=True)
        together.write_text("".join(map(_included, range(len(c_files)), c_files)), encoding="utf-8")
        result = together.with_suffix(SUFFIX)
        return Step(
            (*self.base, *self.shared, "-O1", "-g0", str(together), "-o", str(result)), (together, *c_files), result
        )


def _group_shims(shims: Sequence[Translated]) -> list[list[Translated]]:
    """Group shims so that no two modules in a file have the same name, whatever their packages."""
    files: defaultdict[int, list[Translated]] = defaultdict(list)
    met: Counter[str] = Counter()
    for shim in shims:
        name = shim.name.split(".")[-1]
        files[met[name]].append(shim)
        met[name] += 1
    return list(files.values())


def _included(number: int, c_file: Path) -> str:
    """One shim among others. Each brings a function of this name besides its own, which nobody calls."""
    return f'#define PyInit___init__ shim_{number}\n#include "{c_file.as_posix()}"\n#undef PyInit___init__\n'


def _headers(libraries: Parts, folder: Path) -> dict[str, str]:
    """The digest of what each library declares: what is compiled against it must have seen the same."""
    files = {name: Path(*name.split(".")[:-1]) / f"__native_{name.split('.')[-1]}.h" for name in libraries}
    return {name: digest(folder / "c" / path) for name, path in files.items()}

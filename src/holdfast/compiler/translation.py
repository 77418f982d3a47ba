"""From Python to C: what mypyc writes, as libraries and the shims that load them.

mypyc can keep what it has found out about a module for the next time, but stumbles over it after an edit (2.4.1); so it
reads everything each time.
"""

from __future__ import annotations

import gc
import os
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from .sources import Parts
from .steps import CompileError

LIBRARY = "__mypyc"
OPTIONS = ("--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports", "--follow-imports=silent")
"""No settings of the folder, nothing kept, and no word about what is not compiled: where an engine is installed, the
libraries of others that some of it is written for need not be there."""


@dataclass(frozen=True)
class Translated:
    """One module that Python will load: a library, or the shim of a module in one."""

    name: str
    c_files: tuple[Path, ...]
    includes: tuple[Path, ...]

    @property
    def is_library(self) -> bool:
        return self.name.endswith(LIBRARY)


def translate(libraries: Parts, target: Path, *, units: bool) -> list[Translated]:
    """Write the C files of all libraries. Each has a name, and sources below the folder `src`.

    One library alone is not called `separate`, which means that others may inherit from it: mypyc then knows every
    subclass, and leaves out checks and calls through tables.
    """
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    named = [([str(path) for path in paths], name) for name, paths in libraries.items()]
    alone = named[0][1] if len(named) == 1 else None
    heard = StringIO()
    gc.disable()  # a fifth of the time
    try:
        with redirect_stdout(heard):
            extensions = mypycify(
                [*OPTIONS, *(path for paths, _ in named for path in paths)],
                separate=False if alone else [*named],
                group_name=alone,
                multi_file=units,
                target_dir=str(target),
            )
    except SystemExit as refused:
        raise CompileError(heard.getvalue() or str(refused)) from None
    finally:
        gc.freeze()  # no look through all that mypy has read, neither while C is compiled nor at the end
        gc.enable()
    return [
        Translated(
            extension.name,
            tuple(Path(source) for source in extension.sources),
            tuple(Path(folder) for folder in extension.include_dirs),
        )
        for extension in extensions
    ]

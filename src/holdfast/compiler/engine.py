"""The engine of a checkout: built, put in its place, and written down."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from .building import SUFFIX, Built, Report, build
from .manifest import NAME, Manifest, describe, read_manifest
from .recipes import recipe
from .sources import engine_parts, libraries

PACKAGE = Path("src/holdfast")


def up_to_date(name: str) -> bool:
    """Whether the engine in its place is this one, of the sources as they are."""
    found = read_manifest(PACKAGE)
    wanted = {path.relative_to(PACKAGE).as_posix() for paths in engine_parts(PACKAGE).values() for path in paths}
    return (
        found is not None and found.build == name and found.sources.keys() == wanted and found.changed(PACKAGE) is None
    )


def build_engine(name: str, target: Path, report: Report) -> list[Path]:
    """Build the engine of that name into the folder `target`; what was written there."""
    parts = engine_parts(PACKAGE)
    chosen = recipe(name)
    sources = describe(PACKAGE, (path for paths in parts.values() for path in paths))
    built = build(libraries(parts, whole=chosen.whole), chosen, Path("build") / f"engine-{name}", report)
    manifest = Manifest(name, version("mypy"), built.headers, sources)
    return put(built, manifest, target, PACKAGE.name)


def put(built: Built, manifest: Manifest, target: Path, package: str) -> list[Path]:
    """Put modules in their places, and only when all are there the manifest: without a whole one none is used."""
    written = [target / place for place in built.modules]
    (target / package).mkdir(parents=True, exist_ok=True)
    (target / package / NAME).write_text("", encoding="utf-8")
    _remove((target / package).rglob(f"*{SUFFIX}"), written)
    for place, module in built.modules.items():
        _put(module, target / place)
    manifest.write(target / package)
    return [*written, target / package / NAME]


def _put(module: Path, place: Path) -> None:
    """In one step: a program that runs keeps the file that it has opened."""
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_name(f"{place.name}.new")
    shutil.copyfile(module, beside)
    os.replace(beside, place)


def _remove(found: Iterable[Path], kept: list[Path]) -> None:
    for path in set(found) - set(kept):
        path.unlink()

"""What an engine was compiled from, written down beside it.

A source counts as changed when its content has: a checkout of another branch and back, a copy or an archive give files
new times, and an old time does not mean an old content. Time and size only spare reading a file that nobody touched,
as in Git's index.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

NAME = "compiled.json"


@dataclass(frozen=True)
class Source:
    """One compiled file as it was."""

    digest: str
    size: int
    time: int


@dataclass(frozen=True)
class Manifest:
    """One compiled package: how it was built, by which mypy, against which libraries' headers, and from what.

    An engine names the headers that a game can be compiled against: none if it was built as a whole.
    """

    build: str
    mypy: str
    headers: dict[str, str]
    sources: dict[str, Source]

    def changed(self, package: Path) -> Path | None:
        """The first source that is no longer what was compiled."""
        for name, source in self.sources.items():
            if not _same(package / name, source):
                return package / name
        return None

    @property
    def is_whole(self) -> bool:
        return not self.headers

    def fits(self, engine: Manifest) -> bool:
        """Whether that engine declares what this package was compiled against."""
        return all(engine.headers.get(library) == header for library, header in self.headers.items())

    def write(self, package: Path) -> None:
        (package / NAME).write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")


def read_manifest(package: Path) -> Manifest | None:
    """None if the package is not compiled, or not to the end."""
    try:
        read = json.loads((package / NAME).read_text(encoding="utf-8"))
        sources = {name: Source(**source) for name, source in read.pop("sources").items()}
        return Manifest(**{**read, "headers": dict(read["headers"])}, sources=sources)
    except (OSError, ValueError, TypeError, KeyError):
        return None


def describe(package: Path, sources: Iterable[Path]) -> dict[str, Source]:
    """The sources as they are now, by their names in the package."""
    return {path.relative_to(package).as_posix(): _describe(path) for path in sources}


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _describe(path: Path) -> Source:
    status = path.stat()
    return Source(digest(path), status.st_size, status.st_mtime_ns)


def _same(path: Path, source: Source) -> bool:
    try:
        status = path.stat()
        return (status.st_size, status.st_mtime_ns) == (source.size, source.time) or digest(path) == source.digest
    except OSError:
        return False

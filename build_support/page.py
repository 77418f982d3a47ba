"""The page, built from `web/` into the package with Node.js."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web"
PAGE = ROOT / "src" / "holdfast" / "web" / "index.html"
FOLDERS = ("src", "public", "build")
SINGLE = ("index.html", "vite.config.ts", "package-lock.json")
OTHERS = ("CHANGELOG.md", "src/holdfast/**/*.py", "src/holdfast/text/*.ftl", "src/holdfast/text/errors/*.ftl")
"""What the page shows besides its own sources; the package says which errors a server never tells."""
OLDEST_NODE = (20, 19)


class NoPage(Exception):
    """Why the page could not be built."""


def is_built() -> bool:
    """Whether the page is there and as new as what it is made of; an archive may hold the page alone."""
    if not PAGE.exists():
        return False
    built = PAGE.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def sources() -> list[Path]:
    """All that the page is made of; make asks for them too."""
    if not SOURCE.exists():
        return []
    inside = (path for name in FOLDERS for path in (SOURCE / name).rglob("*") if path.is_file())
    single = (path for name in SINGLE if (path := SOURCE / name).exists())
    others = (path for pattern in OTHERS for path in ROOT.glob(pattern))
    return [*inside, *single, *others]


def node() -> str | None:
    """Node.js of this machine, if it is new enough and npm comes with it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return found if version >= OLDEST_NODE else None


def build_page() -> None:
    if is_built():
        return
    if not (SOURCE / "package.json").exists():
        raise NoPage("its sources are not here")
    if node() is None:
        raise NoPage(f"there is no Node.js {'.'.join(map(str, OLDEST_NODE))} or newer with npm")
    if not (SOURCE / "node_modules" / ".installed").exists():
        _npm("ci", "--silent")
    _npm("run", "build", "--", "--logLevel", "warn")


def _npm(*arguments: str) -> None:
    ran = subprocess.run(["npm", "--prefix", str(SOURCE), *arguments], capture_output=True, text=True)
    if ran.returncode:
        raise NoPage(f"“npm {arguments[0]}” failed: {ran.stderr.strip()[-500:]}")


if __name__ == "__main__":
    print(*(path.relative_to(ROOT) for path in sources()))

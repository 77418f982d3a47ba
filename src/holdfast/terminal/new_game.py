"""Writing a new game: High Card under another name, as a folder of a checkout or as a package of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from holdfast.games import games
from holdfast.interpreted import CHECKOUT
from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import Wording
from holdfast.words import tell

TEMPLATES = Path(__file__).parents[1] / "templates"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LEFT_OUT = ("__pycache__", ".so", ".pyd", ".pyc")


@dataclass(frozen=True)
class Written:
    """What was written, and where."""

    name: str
    folder: Path
    test: Path
    package: Path | None = None


def checkout() -> Path:
    """The checkout that this program runs from; without one a game needs a package of its own."""
    if not CHECKOUT.exists():
        raise HoldfastError("not_a_checkout")
    return CHECKOUT.parent


def write_folder(name: str, root: Path) -> Written:
    """A game in a checkout: its folder under `games/`, and its test."""
    slug = _slug(name)
    folder = root / "src" / "holdfast" / "games" / slug
    test = root / "tests" / "games" / f"test_{slug}.py"
    _refuse_existing(folder, test)
    _write_game(slug, folder)
    _write(TEMPLATES / "test_game.py", test, slug)
    return Written(slug, folder, test)


def write_package(name: str, root: Path) -> Written:
    """A game as a package of its own: `pip install` of the folder adds it."""
    slug = _slug(name)
    folder, test = root / slug, root / "tests" / f"test_{slug}.py"
    _refuse_existing(folder, test, root / "pyproject.toml")
    _write_game(slug, folder)
    _write(TEMPLATES / "test_game.py", test, slug)
    _write(TEMPLATES / "package" / "pyproject.toml", root / "pyproject.toml", slug)
    return Written(slug, folder, test, root)


def tell_next(written: Written, language: str) -> Iterator[str]:
    """What was done, and what to do now."""
    yield tell(Wording("wrote_game", folder=written.folder, test=written.test), language)
    if written.package is not None:
        yield tell(Wording("how_to_install_game", folder=_for_pip(written.package)), language)
    yield tell(
        Wording("how_to_try_game", game=written.name, test=written.test),
        language,
    )


def _for_pip(folder: Path) -> str:
    """A folder as pip takes it: a bare name would be one of a package index."""
    return str(folder) if folder.is_absolute() or folder.parts[:1] == ("..",) else f"./{folder}"


def _slug(name: str) -> str:
    slug = re.sub(r"[\s-]+", "_", name.strip().lower())
    if not NAME.fullmatch(slug):
        raise HoldfastError("bad_game_name", name=name)
    if slug in games():
        raise HoldfastError("game_name_taken", game=slug)
    return slug


def _refuse_existing(*paths: Path) -> None:
    for path in paths:
        if path.exists():
            raise HoldfastError("file_exists", file=path)


def _write_game(slug: str, folder: Path) -> None:
    source = TEMPLATES / "high_card"
    for path in sorted(source.rglob("*")):
        if path.is_file() and not any(part in str(path.relative_to(source)) for part in LEFT_OUT):
            _write(path, folder / path.relative_to(source), slug)


def _write(source: Path, target: Path, slug: str) -> None:
    """One file of the template, under the names of the new game."""
    words = slug.split("_")
    text = source.read_text(encoding="utf-8")
    text = text.replace("high_card", slug).replace("HighCard", "".join(word.capitalize() for word in words))
    text = text.replace("High Card", " ".join(word.capitalize() for word in words))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise HoldfastError("wrong_in_file", file=target, wrong=wrong.strerror or wrong) from None

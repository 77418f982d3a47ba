"""The site of the docs is built, its reference is complete, and what it says of words is so."""

from __future__ import annotations

import ast
import html
import importlib
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.games import games
from holdfast.kernel import Declaration, Entry, Game, Verbs
from holdfast.kernel.tabletop import Tabletop
from holdfast.needed_words import needed_words
from holdfast.terminal.new_game import write_package
from holdfast.testing import conform
from tests.docs import pages
from tests.examples import load
from tests.server.site import Site, play_out

REFERENCE = ("declarations", "phrases", "tabletop", "rules", "game", "words")
MUST, MAY, BLANKS = pages.page("reference/words.md").split("\n## ")[1:]
SOURCES = [
    ("tabletop", "tabletop", "Tabletop"),
    ("rules", "state", "State"),
    ("declarations", "declaration", "Declaration"),
]
"""Pages whose modules are compiled."""
NAMED = re.compile(r"`([a-zA-Z-]+)`")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    pages.run(pages.ROOT, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder), path=pages.ROOT)
    return folder


def test_every_page_is_there_and_found_by_the_search(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    written = {path.relative_to(pages.ROOT / "docs") for path in (pages.ROOT / "docs").rglob("*.md")}
    named = {path.with_suffix(".html").as_posix() for path in written if path.parts[0] != "studies"}
    assert named <= found
    assert any("bury" in entry["title"] for entry in index["docs"])


def test_every_page_stands_in_the_menu_and_on_the_first_page() -> None:
    menu = (pages.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    first = pages.page("index.md")
    for path in (pages.ROOT / "docs").rglob("*.md"):
        name = path.relative_to(pages.ROOT / "docs").as_posix()
        assert f": {name}\n" in menu, name
        assert f"({name})" in first or name == "index.md", name


@pytest.mark.parametrize(
    ("page", "described"), [("tabletop", Tabletop), ("declarations", Declaration), ("phrases", Verbs)]
)
def test_everything_public_is_described(site: Path, page: str, described: type) -> None:
    shown = html.unescape((site / "reference" / f"{page}.html").read_text(encoding="utf-8"))
    public = [name for name, value in vars(described).items() if callable(value) and not name.startswith("_")]
    assert len(public) >= 5
    for name in public:
        assert f'id="{described.__module__}.{described.__name__}.{name}"' in shown, name


@pytest.mark.parametrize(("page", "module", "name"), SOURCES)
def test_it_is_said_what_everything_does(site: Path, page: str, module: str, name: str) -> None:
    """Also where the engine is compiled: machine code has no docstrings."""
    shown = (site / "reference" / f"{page}.html").read_text(encoding="utf-8")
    said = " ".join(html.unescape(re.sub(r"<[^>]+>", "", shown)).split())
    docs = list(_docstrings(module, name))
    assert len(docs) >= 5
    for doc in docs:
        assert " ".join(doc.split()) in said, doc


def _docstrings(module: str, name: str) -> Iterator[str]:
    """The first paragraph of each public method's docstring, as a page shows it."""
    source = pages.ROOT / "src" / "holdfast" / "kernel" / f"{module}.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            functions = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            docs = [ast.get_docstring(part) or "" for part in functions if not part.name.startswith("_")]
            yield from (re.sub(r"[`*]", "", doc.partition("\n\n")[0]) for doc in docs if doc)


def test_no_page_asks_anything_of_others(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert not re.search(r"<(script|link|img)[^>]+(src|href)=\"https?:", path.read_text(encoding="utf-8")), path


def test_no_page_has_styles_that_the_server_forbids(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert not re.search(r"<[a-z][^>]* style=", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("page", REFERENCE)
def test_its_examples_run(page: str) -> None:
    names: dict[str, object] = {}
    for block in pages.blocks(f"reference/{page}.md", "python"):
        exec(compile(block, page, "exec"), names)


def test_whatever_authors_import_has_its_place(site: Path) -> None:
    """What our own pages and the example package take from the kernel, nobody has to look up in its source."""
    shown = "".join(path.read_text(encoding="utf-8") for path in (site / "reference").glob("*.html"))
    written = "".join(pages.page(f"reference/{name}.md") for name in REFERENCE)
    sources = [path.read_text(encoding="utf-8") for path in (pages.ROOT / "examples" / "cuttle" / "src").rglob("*.py")]
    for name in ("add-a-game.md", "add-a-harder-game.md"):
        sources += pages.blocks(name, "python")
    missing = [
        name
        for name in sorted({name for source in sources for name in _from_kernel(source)})
        if not re.search(rf'id="holdfast[\w.]*\.{name}"', shown) and f"`{name}`" not in written
    ]
    assert missing == []


def _from_kernel(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("holdfast.kernel"):
            yield from (alias.name for alias in node.names)


# Words


def rows(part: str) -> set[str]:
    """What the first column of a table names: a whole message, or how it begins."""
    columns = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    return {name for column in columns for name in NAMED.findall(column)}


def begins(name: str) -> str:
    return f"{name.partition('-')[0]}-" if "-" in name else name


def all_games() -> list[Game]:
    return [*games().values(), load("cuttle")]


def needed(game: Game) -> set[str]:
    seats = (min(game.seats), max(game.seats))
    return {name for count in seats for name in needed_words(game, game.schema(count, game.options()))}


def test_the_words_that_a_game_must_define_are_listed() -> None:
    listed = {begins(name) for name in rows(MUST)}
    notes = {f"{entry.path.rpartition('.')[2]}-" for game in all_games() for entry in _notes(game)}
    wanted = {begins(name) for game in all_games() for name in needed(game) if not name.endswith(".hint")}
    assert wanted - notes <= listed
    assert listed <= wanted | {"NAME-"}


def _notes(game: Game) -> Iterator[Entry]:
    for seats in game.seats:
        yield from (entry for entry in game.schema(seats, game.options()).entries if entry.form == "number")


def test_the_words_that_a_game_may_define_are_defined_somewhere() -> None:
    texts = [Path(sys.modules[game.package].__file__ or "").parent / "text" for game in all_games()]
    written = "\n".join(path.read_text(encoding="utf-8") for text in texts for path in text.rglob("en.ftl"))
    for name in rows(MAY):
        start = re.sub(r"[A-Z]+$", "", name)
        assert re.search(rf"^{re.escape(start)}", written, re.MULTILINE), name


@pytest.fixture
def spare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game with the words that it must define, in English, and nothing else to read."""
    folder = write_package("spare", tmp_path).folder
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = importlib.import_module("spare").GAME
    kept = needed(game)
    source = (folder / "text" / "en.ftl").read_text(encoding="utf-8")
    messages = [part for part in re.split(r"\n(?=[a-z#])", source) if part.partition(" ")[0] in kept]
    for path in (folder / "text").iterdir():
        path.unlink()
    (folder / "text" / "en.ftl").write_text("\n".join(messages) + "\n", encoding="utf-8")
    yield game
    for name in [name for name in sys.modules if name.partition(".")[0] == "spare"]:
        del sys.modules[name]


async def test_a_game_with_no_other_words_keeps_the_laws_and_is_played_at_a_server(
    spare: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    conform(spare, seats=2, games=2)
    monkeypatch.setitem(games(), spare.name, spare)
    async with Site(f"sqlite:///{tmp_path}/tables.db") as server:
        guests = await server.guests(2)
        told = {game["name"]: game["texts"]["ru"] for game in await guests[0].games()}
        assert (told["spare"]["title"], told["spare"]["tagline"]) == ("Spare", "")
        async with server.playing(guests, spare.name) as followers:
            await play_out(followers, random.Random(1).choice)
            await followers[0].until(lambda: followers[0].table.status == "over")  # type: ignore[union-attr]
        rules = json.loads(await guests[0].ask("GET", f"/games/{spare.name}/rules", language="ru"))
        assert rules["blocks"]

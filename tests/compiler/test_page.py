"""The page of a package: built where that can be done, and otherwise the install says why it is not there."""

from __future__ import annotations

import os
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from holdfast.interpreted import CHECKOUT

PAGE = CHECKOUT.parent / "build_support" / "page.py"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of the build, for a checkout with one source and programs that the test brings along."""
    spec = spec_from_file_location("page", PAGE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    source = tmp_path / "web"
    for name in ("src", "node_modules"):
        (source / name).mkdir(parents=True)
    for name in ("package.json", "src/main.ts", "node_modules/.installed"):
        (source / name).write_text("{}")
    for name, value in {"ROOT": tmp_path, "SOURCE": source, "PAGE": tmp_path / "built" / "index.html"}.items():
        monkeypatch.setattr(module, name, value)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr(module.shutil, "which", lambda name: _which(tmp_path / "bin" / name))
    return module


def _which(path: Path) -> str | None:
    return str(path) if path.exists() else None


def bring(folder: Path, name: str, script: str) -> None:
    program = folder / "bin" / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


def built(page: ModuleType, tmp_path: Path) -> None:
    page.PAGE.parent.mkdir()
    page.PAGE.write_text("<html>")
    os.utime(tmp_path / "web" / "src" / "main.ts", (1, 1))


def test_it_is_built_by_node(page: ModuleType, tmp_path: Path) -> None:
    bring(tmp_path, "node", "echo v22.1.0")
    bring(tmp_path, "npm", f"mkdir -p {page.PAGE.parent} && echo '<html>' > {page.PAGE}")
    page.build_page()
    assert page.PAGE.exists()


@pytest.mark.parametrize("version", ["", "v18.20.0", "v20.18.3"])
def test_without_a_node_that_is_new_enough_the_install_says_so(page: ModuleType, tmp_path: Path, version: str) -> None:
    if version:
        bring(tmp_path, "node", f"echo {version}")
        bring(tmp_path, "npm", "exit 0")
    with pytest.raises(page.NoPage, match=r"there is no Node.js 20\.19 or newer with npm"):
        page.build_page()


def test_what_npm_says_is_told(page: ModuleType, tmp_path: Path) -> None:
    bring(tmp_path, "node", "echo v22.1.0")
    bring(tmp_path, "npm", "echo 'no such colour' >&2; exit 1")
    with pytest.raises(page.NoPage, match="“npm run” failed: no such colour"):
        page.build_page()


def test_an_archive_without_sources_and_page_says_so(page: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "web" / "package.json").unlink()
    with pytest.raises(page.NoPage, match="its sources are not here"):
        page.build_page()


WORDS = "src/holdfast/text"
OUTSIDE = re.compile(r"[\"`](?:\.\./)+((?:src/holdfast/|[A-Z]+\.md)[^\"`?]*)")


@pytest.mark.parametrize("source", ["web/src/main.ts", f"{WORDS}/xx.ftl", f"{WORDS}/errors/xx.ftl", "CHANGELOG.md"])
def test_a_page_is_built_anew_when_a_source_is_newer(page: ModuleType, tmp_path: Path, source: str) -> None:
    built(page, tmp_path)
    assert page.is_built()
    newer = tmp_path / source
    newer.parent.mkdir(parents=True, exist_ok=True)
    newer.touch()
    later = page.PAGE.stat().st_mtime + 10
    os.utime(newer, (later, later))
    assert not page.is_built()


def test_the_sources_are_those_that_the_page_reads(page: ModuleType) -> None:
    """Whatever its modules take from outside the page's folder, as they name it."""
    web = CHECKOUT.parent / "web"
    files = [path for name in page.FOLDERS for kind in ("ts", "svelte") for path in (web / name).rglob(f"*.{kind}")]
    outside = {found for path in files for found in OUTSIDE.findall(path.read_text(encoding="utf-8"))}
    assert outside == set(page.OTHERS)

"""Russian: switched without a new page, and nothing English is left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import holdfast
from tests.browser.conftest import Come
from tests.browser.pages import NAMES, played, seated
from tests.browser.server import ROOT, ServerProcess

OWN_NAME = "English"
"""Every language is called by its own name, on every page."""
LATIN = re.compile(r"[A-Za-z][A-Za-z’'-]+")
KEYS = re.compile(r"^[\w.-]+ =|\{[^}]*->|^\s*\*?\[[^]]*\]|\{ ?\$\w+ ?\}", re.MULTILINE)
"""What stands in a file of texts without being told to anybody."""
CYRILLIC = re.compile(r"[А-Яа-яё]{3}")
READ = """
() => {
  const told = ["aria-label", "title", "placeholder"];
  const parts = [...document.querySelectorAll(":is([aria-label], [title], [placeholder]):not(svg *)")];
  const heard = parts.flatMap((part) => told.map((name) => part.getAttribute(name)));
  return [document.body.innerText, ...heard].join("\\n");
}
"""
"""Everything that a page says, to the eye and to the ear."""


@cache
def latin_in_russian() -> frozenset[str]:
    """Words in Latin letters that the Russian texts use on purpose: names of games, cards and makers."""
    folders = [ROOT / "src" / "holdfast", ROOT / "web" / "src" / "text" / "ru"]
    texts = [text for folder in folders for text in _russian(folder)]
    return frozenset(word.lower() for text in texts for word in LATIN.findall(text))


def _russian(folder: Path) -> list[str]:
    files = [*folder.rglob("ru.ftl"), *folder.rglob("ru.md"), *folder.rglob("ru/*.ftl"), *folder.glob("*.ftl")]
    return [KEYS.sub("", file.read_text(encoding="utf-8")) for file in files]


def leftovers(text: str, *names: str) -> list[str]:
    """English in what a page says, apart from names and from what is written in Latin letters on purpose."""
    known = latin_in_russian() | {name.lower() for name in (*NAMES, OWN_NAME)}
    for name in names:
        text = text.replace(name, "")
    return sorted({word for word in LATIN.findall(text) if word.lower() not in known})


def test_the_first_page_changes_its_language_without_a_new_one(person: Come) -> None:
    ada = person()
    ada.reads("/")
    ada.page.evaluate("() => { window.same = true; }")
    ada.button("Русский").click()
    ada.sees("Создать стол")
    assert ada.page.evaluate("() => window.same && document.documentElement.lang") == "ru"
    law = ada.look("[data-desk] [lang=en]").inner_text()
    assert leftovers(ada.page.evaluate(READ), law) == []


def test_a_lobby_in_russian(server: ServerProcess, person: Come) -> None:
    ada = person(language="ru")
    made = ada.make_table("shield", seats=4, bots=["greedy"])
    ada.reads(f"/t/{made['id']}")
    text = ada.page.evaluate(READ)
    assert CYRILLIC.search(text)
    code = made["code"]
    assert leftovers(text, f"{ada.address}/join/", code, code[:3], code[3:]) == []


@pytest.mark.parametrize("game", sorted(holdfast.all_games()))
def test_a_table_in_russian(game: str, server: ServerProcess, person: Come) -> None:
    ada = person(language="ru")
    ada.reads(f"/t/{seated(server, ada, played(game, 30, options={}))}")
    ada.waits_for_turn()
    ada.page.keyboard.press("m")
    ada.look("#move-list li").first.wait_for()
    moves = ada.page.evaluate(READ)
    ada.look("#tab-log").click()
    told = moves + ada.page.evaluate(READ)
    assert CYRILLIC.search(told)
    code = ada.look(".code .figures").inner_text()
    assert leftovers(told, code, "Esc") == []

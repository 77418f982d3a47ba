"""A third language, made of the English texts: every letter that people read gets an accent, and nothing else changes.

It is added to a copy of the repository as anybody would add one: texts beside the English ones, and an entry in a list.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, TextElement
from fluent.syntax.visitor import Transformer

LANGUAGE = "eo"
ENGLISH = "en"
ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
KEPT = re.compile(r"`[^`]*`|\{[^}]*\}|\]\([^)]*\)|\x1b\[[0-9;]*m")
"""What people read as it is: code and links."""
GRAMMAR = ("gender",)
"""Attributes that are no text, but say how a text is put together."""


def accented(text: str) -> str:
    at, parts = 0, []
    for kept in KEPT.finditer(text):
        parts += [text[at : kept.start()].translate(ACCENTS), kept[0]]
        at = kept.end()
    return "".join([*parts, text[at:].translate(ACCENTS)])


class Accents(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node

    def visit_Attribute(self, node: Attribute) -> Attribute:  # noqa: N802
        return node if node.id.name in GRAMMAR else self.generic_visit(node)


def accented_fluent(source: str) -> str:
    return str(FluentSerializer().serialize(Accents().visit(FluentParser().parse(source))))


def add_language(root: Path) -> None:
    """Texts in every folder of texts, and one entry."""
    for english in sorted((root / "src").rglob(f"text/**/{ENGLISH}.ftl")):
        _write(english.with_name(f"{LANGUAGE}.ftl"), accented_fluent(english.read_text(encoding="utf-8")))
    for english in sorted((root / "src").rglob(f"text/**/{ENGLISH}.md")):
        _write(english.with_name(f"{LANGUAGE}.md"), accented(english.read_text(encoding="utf-8")))
    for english in sorted((root / "web" / "src" / "text" / ENGLISH).glob("*.ftl")):
        _write(english.parents[1] / LANGUAGE / english.name, accented_fluent(english.read_text(encoding="utf-8")))
    entries = root / "src" / "holdfast" / "languages.py"
    _write(entries, entries.read_text(encoding="utf-8").replace('"ru")', f'"ru", "{LANGUAGE}")'))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")

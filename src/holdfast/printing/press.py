"""Setting pages with Typst: pictures stay vectors, text stays text, and only the letters that are used are embedded."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Final

from holdfast.kernel import FileError
from holdfast.printing.errors import PrintError
from holdfast.printing.fonts import write_fonts
from holdfast.printing.imposition import Line
from holdfast.printing.page import Imprint, Note, Page, Placed

POINTS: Final = 72
MILLIMETRES: Final = 25.4
MAIN: Final = "main.typ"
QUIET: Final = "#4f4a41"
ALWAYS: Final = "".join(map(chr, range(0x20, 0x7F))) + "–—-•\xa0"
"""Letters that Typst may set by itself: numbers, hyphens, bullets."""
SETTING: Final = """
#set page(margin: 0pt)
#set text(font: "Alegreya Sans", weight: 500, fallback: false, hyphenate: false)
#let picture(x, y, w, h, name) = place(dx: x, dy: y, image(name, width: w, height: h))
#let window(x, y, w, h, dx, dy, iw, ih, name) = place(dx: x, dy: y,
  box(width: w, height: h, clip: true, place(dx: dx, dy: dy, image(name, width: iw, height: ih))))
#let mark(x, y, u, v, style) = place(line(start: (x, y), end: (u, v), stroke: style))
#let note(x, y, w, size, weight, where, body) = place(dx: x, dy: y, box(width: w,
  align(where, layout(room => {
    let whole = text(size: size, weight: weight, body)
    let wide = measure(whole).width
    if wide > room.width { text(size: size * (room.width / wide), weight: weight, body) } else { whole }
  }))))
"""


def set_pdf(pages: Sequence[Page], imprint: Imprint) -> bytes:
    """Pages as one PDF."""
    with Workshop() as workshop:
        return workshop.compile(workshop.source(pages, imprint))


def set_pngs(pages: Sequence[Page], pixels: int) -> list[bytes]:
    """Pages of one size as pictures of the given width in pixels; where nothing was drawn they are transparent."""
    with Workshop() as workshop:
        source = workshop.source(pages, Imprint("", "en"))
        return workshop.pictures(source, ppi=pixels / (pages[0].width / MILLIMETRES))


class Workshop:
    """A folder in which a document is put together: its pictures, its fonts and what Typst reads."""

    def __init__(self) -> None:
        self.typst = _typst()
        self._names: dict[str, str] = {}
        self._written: set[str] = set(ALWAYS)

    def __enter__(self) -> Workshop:
        try:
            self._folder = TemporaryDirectory(prefix="holdfast-")
        except OSError as wrong:
            raise FileError("cannot_write_file", reason=wrong.strerror) from None
        self.folder = Path(self._folder.name)
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def add(self, svg: str) -> str:
        """A picture, which is kept once however often it is shown; its name in the document."""
        if svg not in self._names:
            self._names[svg] = f"{len(self._names)}.svg"
            self._write(self._names[svg], svg)
            self._written.update(unescape(svg))
        return self._names[svg]

    def quoted(self, text: str) -> str:
        """Text as Typst reads it, whatever is in it."""
        self._written.update(text)
        return json.dumps(text, ensure_ascii=False)

    def source(self, pages: Sequence[Page], imprint: Imprint) -> str:
        """A document of pages on which everything has its place."""
        return "\n".join([SETTING, self.headed(imprint), *self._bodies(pages)])

    def headed(self, imprint: Imprint) -> str:
        """What a document says of itself."""
        authors = ", ".join(self.quoted(author) for author in imprint.authors)
        return (
            f"#set document(title: {self.quoted(imprint.title)}, author: ({authors}{',' * bool(authors)}), "
            f"description: {self.quoted(imprint.credits)})\n#set text(lang: {self.quoted(imprint.language)})"
        )

    def compile(self, source: str) -> bytes:
        """The document as PDF."""
        return bytes(self._compiled(source, format="pdf"))

    def pictures(self, source: str, ppi: float) -> list[bytes]:
        """Each page of the document as PNG, at the given resolution."""
        made = self._compiled(source, format="png", ppi=ppi)
        return [bytes(made)] if isinstance(made, bytes) else list(map(bytes, made))

    def _compiled(self, source: str, **chosen: object) -> Any:
        self._write(MAIN, source)
        write_fonts(self.folder, "".join(self._written))
        main = str(self.folder / MAIN)
        return self.typst.compile(main, font_paths=[str(self.folder)], ignore_system_fonts=True, **chosen)

    def _write(self, name: str, text: str) -> None:
        try:
            (self.folder / name).write_text(text, encoding="utf-8")
        except OSError as wrong:
            raise FileError("cannot_write_file", reason=wrong.strerror) from None

    def _bodies(self, pages: Iterable[Page]) -> Iterator[str]:
        for page in pages:
            ground = f', fill: rgb("{page.ground}")' if page.ground else ", fill: none"
            inside = "".join([*map(self._placed, page.pictures), *map(_mark, page.lines), *map(self._note, page.notes)])
            yield f"#page(width: {_mm(page.width)}, height: {_mm(page.height)}{ground})[{inside}]"

    def _placed(self, shown: Placed) -> str:
        name = f'"{self.add(shown.svg)}"'
        if shown.window is None:
            return _call("picture", _mm(shown.x), _mm(shown.y), _mm(shown.width), _mm(shown.height), name)
        left, top, right, bottom = shown.window
        inside = (shown.x - left, shown.y - top, shown.width, shown.height)
        return _call("window", *map(_mm, (left, top, right - left, bottom - top, *inside)), name)

    def _note(self, note: Note) -> str:
        where = "center" if note.middle else "left"
        weight = "700" if note.bold else "500"
        placed = (_mm(note.x), _mm(note.y), _mm(note.room or 1000))
        return _call("note", *placed, f"{note.size}pt", weight, where, self.quoted(note.text))


def _mark(line: Line) -> str:
    style = '(paint: rgb("#808080"), thickness: 0.4pt, dash: "dashed")' if line.dashed else "0.4pt"
    return _call("mark", _mm(line.x), _mm(line.y), _mm(line.to_x), _mm(line.to_y), style)


def _call(name: str, *arguments: str) -> str:
    return f"#{name}({', '.join(arguments)})"


def _mm(value: float) -> str:
    return f"{value:.4f}mm"


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise PrintError("printing_not_installed") from None
    return typst

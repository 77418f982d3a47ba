"""Measure the fonts of the cards: writes how wide each letter is to src/holdfast/drawing/widths.py.

Needed only when the fonts or the letters change; it is no part of any build. It reads the fonts that the browser's
table is made with, from npm, and needs fontTools:

    npm install --prefix build/fonts @fontsource/alegreya @fontsource/alegreya-sans
    pip install fonttools brotli
    python scripts/measure_fonts.py build/fonts/node_modules/@fontsource
"""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[1] / "src" / "holdfast" / "drawing" / "widths.py"
STYLES = {
    "title": ("alegreya", "700-normal"),
    "index": ("alegreya", "800-normal"),
    "flavour": ("alegreya", "400-italic"),
    "text": ("alegreya-sans", "500-normal"),
    "label": ("alegreya-sans", "700-normal"),
}
"""What is written on a card, and the cut of the font that it is written in."""
SUBSETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
LETTERS = [
    *map(chr, range(0x20, 0x7F)),
    *map(chr, range(0xA0, 0x180)),
    *map(chr, range(0x400, 0x460)),
    *"‐‑–—‘’‚“”„†•…‹›€№™−",
]
HEAD = '''"""How wide each letter of the cards' fonts is. Made by scripts/measure_fonts.py."""

from __future__ import annotations

from typing import Final

'''


def advances(folder: Path, family: str, cut: str) -> list[int]:
    """The width of every letter, 0 if the font has none; figures are lining ones, as the cards show them."""
    found: dict[str, int] = {}
    for subset in reversed(SUBSETS):
        font = TTFont(folder / family / "files" / f"{family}-{subset}-{cut}.woff2")
        lining = _lining(font)
        scale = 1000 / font["head"].unitsPerEm
        for code, glyph in font.getBestCmap().items():
            found[chr(code)] = round(font["hmtx"][lining.get(glyph, glyph)][0] * scale)
    return [found.get(letter, 0) for letter in LETTERS]


def _lining(font: TTFont) -> dict[str, str]:
    table = font["GSUB"].table
    named = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"]
    places = {place for feature in named for place in feature.LookupListIndex}
    swapped: dict[str, str] = {}
    for place in places:
        for part in table.LookupList.Lookup[place].SubTable:
            swapped |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return swapped


def block(name: str, words: list[str], between: str) -> str:
    """A long string, on lines that fit."""
    lines = textwrap.wrap(between.join(words), 108, break_long_words=not between, break_on_hyphens=False)
    return f"    {name}\n" + "".join(f'        "{line}{between}"\n' for line in lines)


def main(folder: Path) -> None:
    letters = [f"{ord(letter):x}" for letter in LETTERS]
    text = HEAD + "LETTERS: Final = (\n" + block("# by their numbers in Unicode", letters, " ") + ")\n\n"
    text += "WIDTHS: Final = {\n"
    for style, (family, cut) in STYLES.items():
        text += block(f'"{style}": (', list(map(str, advances(folder, family, cut))), " ") + "    ),\n"
    text += '}\n"""For each style of type the widths of these letters, in thousandths of its size; 0: it has none."""\n'
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The fonts of the cards, made of the files that the page brings along, with only the letters that are needed.

The page has each cut in parts, by alphabets, as browsers fetch them; typesetting needs one file. Figures become
lining ones on the way, as cards show them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from holdfast.printing.errors import PrintError

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont


class Cut(NamedTuple):
    """One font: where the page has it, and what it is called."""

    family: str
    file: str
    style: str


CUTS: Final = (
    Cut("Alegreya", "alegreya-{}-700-normal.woff2", "Bold"),
    Cut("Alegreya", "alegreya-{}-800-normal.woff2", "ExtraBold"),
    Cut("Alegreya", "alegreya-{}-400-italic.woff2", "Italic"),
    Cut("Alegreya Sans", "alegreya-sans-{}-500-normal.woff2", "Medium"),
    Cut("Alegreya Sans", "alegreya-sans-{}-700-normal.woff2", "Bold"),
)
ALPHABETS: Final = ("latin", "cyrillic", "latin-ext", "cyrillic-ext")
"""In which parts the page has a font: those that are needed most stand first."""
KEPT_FEATURES: Final = ("kern", "mark", "mkmk")
WINDOWS, UNICODE, ENGLISH = 3, 1, 0x409
UNSET: Final = {"\n", "\t", "\u200b", "\xad"}
"""Letters that break lines and are never seen."""


def write_fonts(folder: Path, text: str) -> None:
    """All cuts as files in a folder, for the letters of a text; PrintError if a letter is in none of them."""
    letters = frozenset(text) - UNSET
    for number, cut in enumerate(CUTS):
        (folder / f"{number}.ttf").write_bytes(_made(cut, letters))


@lru_cache(len(CUTS) * 8)
def _made(cut: Cut, letters: frozenset[str]) -> bytes:
    from fontTools.merge import Merger

    parts = list(_parts(cut, letters))
    whole = parts[0] if len(parts) == 1 else Merger().merge([_saved(part) for part in parts])
    _name(whole, cut)
    return _saved(whole).getvalue()


def _parts(cut: Cut, letters: frozenset[str]) -> Iterator[TTFont]:
    """A font for each alphabet that is needed; a letter comes from the first that has it."""
    left = set(letters)
    for alphabet in ALPHABETS:
        if not left:
            return
        font = _opened(cut, alphabet)
        here = left & set(map(chr, font.getBestCmap()))
        left -= here
        if here:
            yield _subset(font, here)
    if left:
        raise PrintError("letter_not_in_fonts", letter=min(left), code=f"U+{ord(min(left)):04X}")


def _opened(cut: Cut, alphabet: str) -> TTFont:
    from fontTools.ttLib import TTFont

    file = files("holdfast") / "web" / "fonts" / cut.file.format(alphabet)
    if not file.is_file():
        raise PrintError("fonts_missing")
    return TTFont(BytesIO(file.read_bytes()))


def _subset(font: TTFont, letters: set[str]) -> TTFont:
    from fontTools import subset

    lining = _lining(font)
    for table in font["cmap"].tables:
        table.cmap = {code: lining.get(glyph, glyph) for code, glyph in table.cmap.items()}
    wanted = subset.Options(layout_features=list(KEPT_FEATURES), hinting=False, glyph_names=False, notdef_outline=True)
    wanted.drop_tables += ["DSIG", "GDEF", "GSUB"]
    subsetter = subset.Subsetter(wanted)
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(font)
    font.flavor = None
    return font


def _lining(font: TTFont) -> dict[str, str]:
    """For each figure of the old style the one of the height of capitals."""
    table = font["GSUB"].table
    places = {
        place
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for place in record.Feature.LookupListIndex
    }
    swapped: dict[str, str] = {}
    for place in sorted(places):
        for part in table.LookupList.Lookup[place].SubTable:
            swapped |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return swapped


def _name(font: TTFont, cut: Cut) -> None:
    """The family's name, by which pictures ask for it; parts of a font have names of their own."""
    names = font["name"]
    names.names = []
    plain = f"{cut.family}-{cut.style}".replace(" ", "")
    for number, name in (
        (1, cut.family),
        (2, cut.style),
        (4, f"{cut.family} {cut.style}"),
        (6, plain),
        (16, cut.family),
    ):
        names.setName(name, number, WINDOWS, UNICODE, ENGLISH)


def _saved(font: TTFont) -> BytesIO:
    content = BytesIO()
    font.save(content)
    content.seek(0)
    return content

"""Reading what was printed: pages as pixels, and text where it stands."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path

import pikepdf
from PIL import Image

from holdfast.games import find_game
from holdfast.printing.art import unheard
from holdfast.printing.job import print_part
from holdfast.printing.wish import CARDS, PrintWish, read_wish

MILLIMETRES = 25.4
WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')


@dataclass(frozen=True)
class PrintedWord:
    """A word on a page, in millimetres from its upper left corner."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def wish(game: str, language: str = "en", **more: object) -> PrintWish:
    return read_wish(find_game(game), language, **more)  # type: ignore[arg-type]


@cache
def printed(wished: PrintWish, part: str = CARDS) -> bytes:
    return print_part(wished, part, unheard)


def pages(pdf: bytes) -> int:
    with pikepdf.open(BytesIO(pdf)) as document:
        return len(document.pages)


def tool(name: str, pdf: bytes, *arguments: str) -> str:
    """What one of Poppler's tools says of a PDF."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        file.write(pdf)
        file.flush()
        command = [name, *arguments, file.name, *(["-"] if name == "pdftotext" else [])]
        return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout


def words(pdf: bytes, page: int) -> list[PrintedWord]:
    """The words of a page, counted from 1."""
    told = tool("pdftotext", pdf, "-bbox", "-f", str(page), "-l", str(page))
    scale = MILLIMETRES / 72
    return [
        PrintedWord(text, *(float(side) * scale for side in (left, top, right, bottom)))
        for left, top, right, bottom, text in WORD.findall(told)
    ]


def raster(pdf: bytes, page: int, dpi: int = 100) -> Image.Image:
    """A page as a printer sees it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "a.pdf"
        source.write_bytes(pdf)
        chosen = ["-r", str(dpi), "-f", str(page), "-l", str(page), "-singlefile", "-png"]
        subprocess.run(["pdftoppm", *chosen, str(source), str(Path(folder) / "a")], check=True)
        with Image.open(Path(folder) / "a.png") as image:
            return image.convert("RGB")

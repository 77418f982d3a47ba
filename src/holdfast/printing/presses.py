"""PDF/X-1a:2003, as presses take it: colours of four inks, and of them no more than paper can bear."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from holdfast.printing.errors import PrintError
from holdfast.printing.finishing import POINTS
from holdfast.printing.page import Imprint

if TYPE_CHECKING:
    from pikepdf import Pdf

MOST_INK: Final = 2.4
"""240 % of all four inks together."""
ROUNDING: Final = 0.001
GHOSTSCRIPT: Final = ("gs", "gswin64c", "gswin32c")
SETTING: Final = (
    "-dSAFER",
    "-dBATCH",
    "-dNOPAUSE",
    "-dQUIET",
    "-sDEVICE=pdfwrite",
    "-dCompatibilityLevel=1.4",
    "-sColorConversionStrategy=CMYK",
    "-sProcessColorModel=DeviceCMYK",
    "-dEmbedAllFonts=true",
    "-dSubsetFonts=true",
)
CONDITION: Final = "CGATS TR 001"
"""The usual American press; it is registered, so that its profile need not be in the file."""
VERSION: Final = "PDF/X-1a:2003"
COLOURS: Final = ("k", "K", "sc", "SC", "scn", "SCN")
"""What sets a colour."""
LONGEST: Final = 300
"""Seconds, for the largest box on a slow machine."""


def for_presses(pdf: bytes, imprint: Imprint, bleed: float) -> bytes:
    """The same pages for a press, each with its bleed around its trim."""
    import pikepdf

    with pikepdf.open(BytesIO(_in_four_inks(pdf))) as document:
        for page in document.pages:
            left, foot, right, head = (float(side) for side in page.mediabox)
            edge = bleed * POINTS
            page.trimbox = pikepdf.Array([left + edge, foot + edge, right - edge, head - edge])
            page.bleedbox = page.mediabox
            if "/Group" in page:
                del page["/Group"]
        _limit_ink(document)
        _sign(document, imprint)
        content = BytesIO()
        document.save(content, object_stream_mode=pikepdf.ObjectStreamMode.disable, force_version="1.4")
        return content.getvalue()


def _in_four_inks(pdf: bytes) -> bytes:
    program = next(filter(None, map(shutil.which, GHOSTSCRIPT)), None)
    if program is None:
        raise PrintError("ghostscript_missing")
    with TemporaryDirectory(prefix="holdfast-") as folder:
        source, target = Path(folder) / "rgb.pdf", Path(folder) / "cmyk.pdf"
        source.write_bytes(pdf)
        command = [program, *SETTING, f"-sOutputFile={target}", str(source)]
        done = subprocess.run(command, capture_output=True, check=False, timeout=LONGEST)
        if done.returncode or not target.exists():
            said = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines()
            raise PrintError("ghostscript_failed", fault=said[-1] if said else done.returncode)
        return target.read_bytes()


def _sign(document: Pdf, imprint: Imprint) -> None:
    """What makes a PDF one for presses: for which press it is, and that nothing is trapped."""
    import pikepdf

    intent = {
        "/Type": pikepdf.Name.OutputIntent,
        "/S": pikepdf.Name.GTS_PDFX,
        "/OutputConditionIdentifier": CONDITION,
        "/OutputCondition": CONDITION,
        "/RegistryName": "http://www.color.org",
        "/Info": CONDITION,
    }
    document.Root.OutputIntents = pikepdf.Array([pikepdf.Dictionary(intent)])
    about = document.docinfo
    about["/Title"] = imprint.title
    about["/Subject"] = imprint.credits
    about["/Producer"] = "Holdfast"
    about["/GTS_PDFXVersion"] = VERSION
    about["/GTS_PDFXConformance"] = VERSION
    about["/Trapped"] = pikepdf.Name("/False")


# Ink


def _limit_ink(document: Pdf) -> None:
    """Rewrite every colour that takes more ink than allowed."""
    import pikepdf

    for stream in _streams(document):
        instructions: list[Any] = list(pikepdf.parse_content_stream(stream))
        limited = [_limited(each) if str(each.operator) in COLOURS else each for each in instructions]
        content = pikepdf.unparse_content_stream(limited)
        if isinstance(stream, pikepdf.Page):
            stream.Contents = document.make_stream(content)
        else:
            stream.write(content)


def _limited(instruction: Any) -> Any:
    return (_less_ink(instruction.operands), instruction.operator)


def _streams(document: Pdf) -> Iterator[Any]:
    """Whatever draws: the pages, and the forms that they show."""
    import pikepdf

    yield from document.pages
    for thing in document.objects:
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form":
            yield thing


def _less_ink(operands: Sequence[Any]) -> list[float] | Sequence[Any]:
    """A colour of four inks with as little of them as is asked: what is common to three becomes black."""
    from decimal import Decimal

    if len(operands) != 4 or not all(isinstance(each, int | float | Decimal) for each in operands):
        return operands
    cyan, magenta, yellow, black = map(float, operands)
    if cyan + magenta + yellow + black <= MOST_INK:
        return operands
    common = min(cyan, magenta, yellow, 1 - black)
    inks = [cyan - common, magenta - common, yellow - common]
    black += common
    share = min(1.0, (MOST_INK - ROUNDING - black) / max(sum(inks), 1e-9))
    return [Decimal(f"{ink * share:.4f}") for ink in inks] + [Decimal(f"{black:.4f}")]

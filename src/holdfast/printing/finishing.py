"""What a PDF says of itself and of its pages, once it is set: boxes, licence, and the list of what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from holdfast.printing.page import Imprint

if TYPE_CHECKING:
    from pikepdf import Pdf

Pair = tuple[int | None, int | None]
LIST: Final = "box.json"
"""The name of the list in a PDF, by which a later one is told what has changed."""
POINTS: Final = 72 / 25.4


def finish(pdf: bytes, imprint: Imprint, *, bleed: float = 0, listed: bytes = b"") -> bytes:
    """The same PDF with its boxes: what is left when a page's bleed is cut off is its trim."""
    import pikepdf

    with pikepdf.open(BytesIO(pdf)) as document:
        for page in document.pages:
            left, foot, right, head = (float(side) for side in page.mediabox)
            inner = [left + bleed * POINTS, foot + bleed * POINTS, right - bleed * POINTS, head - bleed * POINTS]
            page.trimbox = pikepdf.Array(inner)
            page.bleedbox = page.mediabox
        _describe(document, imprint)
        if listed:
            document.attachments[LIST] = listed
        return _saved(document)


def bind(pdf: bytes, imprint: Imprint, order: Sequence[Pair], size: tuple[float, float]) -> bytes:
    """Two pages beside each other on every sheet, in this order; None is a page left white."""
    import pikepdf

    width, height = (side * POINTS for side in size)
    with pikepdf.open(BytesIO(pdf)) as pages, pikepdf.new() as bound:
        for pair in order:
            bound.add_blank_page(page_size=(width, height))
            for at, number in enumerate(pair):
                if number is not None:
                    half = pikepdf.Rectangle(at * width / 2, 0, (at + 1) * width / 2, height)
                    bound.pages[-1].add_overlay(pages.pages[number], half)
        bound.Root.Lang = pikepdf.String(imprint.language)
        _describe(bound, imprint)
        return _saved(bound)


def read_list(content: bytes) -> bytes:
    """The list in a PDF of ours; nothing if there is none."""
    import pikepdf

    try:
        with pikepdf.open(BytesIO(content)) as document:
            if LIST not in document.attachments:
                return b""
            return document.attachments[LIST].get_file().read_bytes()
    except pikepdf.PdfError:
        return b""


def _describe(document: Pdf, imprint: Imprint) -> None:
    with document.open_metadata(set_pikepdf_as_editor=False) as said:
        said["dc:title"] = imprint.title
        said["dc:language"] = {imprint.language}
        said["dc:rights"] = imprint.credits
        said["dc:description"] = imprint.credits
        said["pdf:Producer"] = "Holdfast"


def _saved(document: Pdf) -> bytes:
    import pikepdf

    content = BytesIO()
    document.save(content, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return content.getvalue()

"""The page of a report: one file that needs nothing else, and in which nothing runs."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files

from holdfast.drawing.mark import draw_mark
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import NOTHING, Markup, tag


@cache
def style() -> str:
    """The style sheet, as it stands in every report."""
    return (files(__package__) / "report.css").read_text(encoding="utf-8")


def style_policy() -> bytes:
    """What a report may load where it is served: its own style, known by its hash, and nothing else."""
    known = b64encode(sha256(style().encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'sha256-{known}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ).encode()


def page(title: str, reader_language: str, game: str, *body: Markup) -> str:
    """A whole document."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Markup(style())),
    )
    whole = tag("html", head, tag("body", *body, class_=f"game-{game}" if game else None), lang=reader_language)
    return f"<!doctype html>\n{whole}\n"


def masthead(title: str, over: str, under: str) -> Markup:
    mark = tag("span", Markup(draw_mark("Holdfast")), class_="mark")
    return tag("header", mark, tag("p", over, class_="over"), tag("h1", title), tag("p", under, class_="under"))


def section(heading: str, *inside: Markup, lead: str = "") -> Markup:
    return tag("section", tag("h2", heading), tag("p", lead, class_="lead") if lead else NOTHING, *inside)


def verdict_box(heading: str, sentences: Sequence[str], notes: Sequence[str] = ()) -> Markup:
    listed = [tag("p", sentence) for sentence in sentences]
    quiet = [tag("p", note, class_="warning") for note in notes]
    return tag("section", tag("h2", heading), *listed, *quiet, class_="verdict")


def repeat(localizer: Localizer, command: str, *more: str) -> Markup:
    """The command that finds the same again."""
    paragraphs = [tag("p", line, class_="lead") for line in more]
    return section(localizer.say("lab-page-repeat"), tag("pre", tag("code", command)), *paragraphs)

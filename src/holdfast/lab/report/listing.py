"""The page that lists finished studies, and the one that says what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from urllib.parse import quote

from holdfast.kernel import HoldfastError
from holdfast.lab.report.localizer import TEXTS
from holdfast.lab.report.markup import Markup, tag
from holdfast.lab.report.page import masthead, page
from holdfast.lab.report.saved import SavedRun
from holdfast.words import LANGUAGES, said_by, tell

HOLDFAST = "Holdfast"


def listing_page(runs: Sequence[SavedRun], language: str) -> str:
    """Every finished study with a link to its report."""
    title = said_by(TEXTS, language, "lab-list")
    under = said_by(TEXTS, language, "lab-list", "some" if runs else "none")
    listed = tag("section", tag("ul", *(_item(run, language) for run in runs), class_="runs"))
    return page(
        f"{title} · {HOLDFAST}",
        language,
        "",
        masthead(title, HOLDFAST, under),
        tag("main", listed if runs else tag("p", tag("code", "holdfast lab run upgrade")), _languages(language)),
    )


def _item(run: SavedRun, language: str) -> Markup:
    # ISO 8601 is read the same in every language, and it sorts
    when = datetime.fromtimestamp(run.path.stat().st_mtime, UTC).strftime("%Y-%m-%d %H:%M UTC")
    link = tag("a", run.name, href=f"/lab/{quote(run.name, safe='')}?language={language}")
    return tag("li", link, tag("small", when))


def _languages(now: str) -> Markup:
    """The same page in the other languages."""
    others = [
        tag("a", said_by(TEXTS, each, "lab-list", "language"), href=f"/lab?language={each}", lang=each)
        for each in LANGUAGES
        if each != now
    ]
    return tag("p", *others, class_="lead")


def error_page(wrong: HoldfastError, language: str) -> str:
    title = said_by(TEXTS, language, "lab-sorry")
    back = tag("a", said_by(TEXTS, language, "lab-list"), href=f"/lab?language={language}")
    return page(
        f"{title} · {HOLDFAST}",
        language,
        "",
        masthead(title, HOLDFAST, tell(wrong, language)),
        tag("main", tag("p", back)),
    )

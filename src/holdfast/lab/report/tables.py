"""The numbers behind the plots, as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.lab.findings import Estimate, Findings, UseFindings, VariantFindings, Verdict, WinRateComparison
from holdfast.lab.formatting import probability
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import NOTHING, Markup, joined, tag

DASH = "–"
LONG = 24
"""A cell with more letters than this is text, and may be broken."""


def table(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    """A table whose first column names its rows."""
    head = tag("tr", *map(_heading, headings))
    body = [tag("tr", tag("th", row[0], scope="row"), *map(_td, row[1:])) for row in rows]
    whole = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    return tag("div", whole, class_="table", tabindex="0", role="region", aria_label=caption)


def folded(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    """A long table: closed until somebody wants it, and open on paper."""
    return tag("details", tag("summary", caption), table(caption, headings, rows))


def _heading(heading: str) -> Markup:
    return tag("th", heading, scope="col", class_="text" if len(heading) > LONG else None)


def _td(cell: str) -> Markup:
    return tag("td", cell, class_="text" if len(cell) > LONG and not isinstance(cell, Markup) else None)


def measures_table(findings: Findings, localizer: Localizer) -> Markup:
    """Every measure of every variant, side by side."""
    names = list(dict.fromkeys(name for variant in findings.variants for name in variant.measures))
    rows = [
        [_measure(name, localizer), *(_cell(variant, name, localizer) for variant in findings.variants)]
        for name in names
    ]
    headings = [localizer.say("lab-page-measure"), *(variant.name for variant in findings.variants)]
    return table(localizer.say("lab-page-measures"), headings, rows)


def _measure(name: str, localizer: Localizer) -> Markup:
    hint = localizer.hint(name)
    return joined([localizer.measure(name), tag("small", hint) if hint else NOTHING])


def _cell(variant: VariantFindings, name: str, localizer: Localizer) -> Markup:
    value = variant.measures.get(name)
    return joined([DASH]) if value is None else with_interval(name, value, localizer)


def with_interval(measure: str, value: Estimate, localizer: Localizer) -> Markup:
    return joined([localizer.amount(measure, value.value), tag("small", localizer.interval(measure, value))])


def differences_table(findings: Findings, localizer: Localizer) -> Markup:
    rows = [
        [
            localizer.measure(each.measure),
            each.variant,
            localizer.changed(each.measure, each.value.value),
            localizer.change_interval(each.measure, each.value),
            localizer.say("lab-page-paired" if each.paired else "lab-page-unpaired"),
            chance(each.verdict, localizer),
        ]
        for each in findings.differences
    ]
    named = ("measure", "variant", "difference", "interval", "deals", "chance")
    caption = localizer.say("lab-page-differences-table", first=findings.first.name)
    return folded(caption, [localizer.say(f"lab-page-{name}") for name in named], rows)


def chance(verdict: Verdict, localizer: Localizer) -> Markup:
    """How likely it is by chance, after the correction; with a star what is less likely than we allow."""
    text = probability(verdict.corrected, localizer.language)
    return tag("strong", f"{text} *") if verdict.significant else joined([text])


def uses_table(
    caption: str, uses: Sequence[UseFindings], kinds: Sequence[str], name: Callable[[str], str], localizer: Localizer
) -> Markup:
    headings = [localizer.say("lab-page-name"), localizer.say("lab-page-per-game")]
    headings += [localizer.say(f"lab-page-{kind}", "column") for kind in kinds]
    rows = [
        [name(use.name), localizer.number(use.per_game.value), *(_effect(use, kind, localizer) for kind in kinds)]
        for use in uses
    ]
    return folded(caption, headings, rows)


def _effect(use: UseFindings, kind: str, localizer: Localizer) -> Markup:
    effect: WinRateComparison | None = use.held if kind == "held" else use.played
    if effect is None:
        return joined([DASH])
    sides = f"{localizer.percent(effect.done.value)} / {localizer.percent(effect.not_done.value)}"
    star = " *" if effect.verdict.significant else ""
    text = f"{localizer.changed('wins.p1', effect.difference.value)}{star}"
    return joined([text, tag("small", sides)])


def variants_table(findings: Findings, localizer: Localizer) -> Markup:
    """What each variant is, and how much of it was played."""
    rows = [
        [variant.name, _options(variant, localizer), localizer.number(variant.games), localizer.number(variant.watched)]
        for variant in findings.variants
    ]
    named = ("variant", "options", "games", "watched")
    return table(localizer.say("lab-page-variants"), [localizer.say(f"lab-page-{name}") for name in named], rows)


def _options(variant: VariantFindings, localizer: Localizer) -> str:
    return "; ".join(localizer.setting(name, value) for name, value in variant.options.items()) or DASH

"""The numbers behind the plots, as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.lab.figures import probability
from holdfast.lab.findings import Effect, Findings, Use, Value, VariantFindings, Verdict
from holdfast.lab.report.markup import NOTHING, Markup, joined, tag
from holdfast.lab.report.reader import Reader

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


def measures_table(findings: Findings, reader: Reader) -> Markup:
    """Every measure of every variant, side by side."""
    names = list(dict.fromkeys(name for variant in findings.variants for name in variant.measures))
    rows = [
        [_measure(name, reader), *(_cell(variant, name, reader) for variant in findings.variants)] for name in names
    ]
    headings = [reader.say("lab-page-measure"), *(variant.name for variant in findings.variants)]
    return table(reader.say("lab-page-measures"), headings, rows)


def _measure(name: str, reader: Reader) -> Markup:
    hint = reader.hint(name)
    return joined([reader.measure(name), tag("small", hint) if hint else NOTHING])


def _cell(variant: VariantFindings, name: str, reader: Reader) -> Markup:
    value = variant.measures.get(name)
    return joined([DASH]) if value is None else with_interval(name, value, reader)


def with_interval(measure: str, value: Value, reader: Reader) -> Markup:
    return joined([reader.amount(measure, value.value), tag("small", reader.interval(measure, value))])


def differences_table(findings: Findings, reader: Reader) -> Markup:
    rows = [
        [
            reader.measure(each.measure),
            each.variant,
            reader.changed(each.measure, each.value.value),
            reader.change_interval(each.measure, each.value),
            reader.say("lab-page-paired" if each.paired else "lab-page-unpaired"),
            chance(each.verdict, reader),
        ]
        for each in findings.differences
    ]
    named = ("measure", "variant", "difference", "interval", "deals", "chance")
    caption = reader.say("lab-page-differences-table", first=findings.first.name)
    return folded(caption, [reader.say(f"lab-page-{name}") for name in named], rows)


def chance(verdict: Verdict, reader: Reader) -> Markup:
    """How likely it is by chance, after the correction; with a star what is less likely than we allow."""
    told = probability(verdict.corrected, reader.language)
    return tag("strong", f"{told} *") if verdict.beyond_chance else joined([told])


def uses_table(
    caption: str, uses: Sequence[Use], kinds: Sequence[str], name: Callable[[str], str], reader: Reader
) -> Markup:
    headings = [reader.say("lab-page-name"), reader.say("lab-page-per-game")]
    headings += [reader.say(f"lab-page-{kind}", "column") for kind in kinds]
    rows = [
        [name(use.name), reader.number(use.per_game.value), *(_effect(use, kind, reader) for kind in kinds)]
        for use in uses
    ]
    return folded(caption, headings, rows)


def _effect(use: Use, kind: str, reader: Reader) -> Markup:
    effect: Effect | None = use.held if kind == "held" else use.played
    if effect is None:
        return joined([DASH])
    sides = f"{reader.percent(effect.done.value)} / {reader.percent(effect.not_done.value)}"
    star = " *" if effect.verdict.beyond_chance else ""
    told = f"{reader.changed('wins.p1', effect.difference.value)}{star}"
    return joined([told, tag("small", sides)])


def variants_table(findings: Findings, reader: Reader) -> Markup:
    """What each variant is, and how much of it was played."""
    rows = [
        [variant.name, _options(variant, reader), reader.number(variant.games), reader.number(variant.watched)]
        for variant in findings.variants
    ]
    named = ("variant", "options", "games", "watched")
    return table(reader.say("lab-page-variants"), [reader.say(f"lab-page-{name}") for name in named], rows)


def _options(variant: VariantFindings, reader: Reader) -> str:
    return "; ".join(reader.setting(name, value) for name, value in variant.options.items()) or DASH

"""The report of a study."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.lab.findings import Findings, VariantFindings
from holdfast.lab.report.markup import NOTHING, Markup, tag
from holdfast.lab.report.page import masthead, page, repeat, section, verdict_box
from holdfast.lab.report.plots.differences import differences_plots
from holdfast.lab.report.plots.leaving import has_leaving, leaving_plot
from holdfast.lab.report.plots.lengths import lengths_plot
from holdfast.lab.report.plots.seats import seats_plot
from holdfast.lab.report.plots.skill import skill_plot
from holdfast.lab.report.plots.sweeps import sweep_of, sweep_plots
from holdfast.lab.report.plots.uses import strongest, uses_plot
from holdfast.lab.report.reader import Reader
from holdfast.lab.report.sentences import check_tellable, verdict
from holdfast.lab.report.tables import differences_table, measures_table, uses_table, variants_table
from holdfast.lab.report.variants import findings_in_words

MOST_DRAWN = 24
"""Of so many variants each has a row in the plots; the tables have all."""


def study_report(findings: Findings, language: str) -> str:
    """One HTML file: the verdict, plots, tables, and the command to repeat it."""
    check_tellable(findings)
    reader = Reader(language, findings.study.game)
    findings = findings_in_words(findings, reader)
    name = findings.study.name
    title = name if name != findings.study.game else reader.title()
    parts = (_seats, _variants, _lengths, _leaving, _skill, _uses, _tables)
    return page(
        f"{title} · Holdfast",
        language,
        findings.study.game,
        masthead(title, reader.say("lab-page-over", game=reader.title()), _played(findings, reader)),
        tag("main", _verdict(findings, reader), *(part(findings, reader) for part in parts), _again(findings, reader)),
    )


def _played(findings: Findings, reader: Reader) -> str:
    return reader.say(
        "lab-page-under",
        games=reader.number(findings.games),
        moves=reader.number(findings.moves),
        seats=reader.bots(findings.study.seats),
    )


def _verdict(findings: Findings, reader: Reader) -> Markup:
    notes = [reader.say("lab-page-stopped")] if findings.stopped else []
    return verdict_box(reader.say("lab-page-verdict"), verdict(findings, reader), notes)


def _drawn(findings: Findings) -> tuple[VariantFindings, ...]:
    return findings.variants[:MOST_DRAWN]


def _left_out(findings: Findings, reader: Reader) -> Markup:
    if len(findings.variants) <= MOST_DRAWN:
        return NOTHING
    return tag("p", reader.say("lab-page-left-out", shown=MOST_DRAWN, all=len(findings.variants)), class_="lead")


# Parts


def _seats(findings: Findings, reader: Reader) -> Markup:
    return section(reader.say("lab-page-seats"), seats_plot(_drawn(findings), reader), _left_out(findings, reader))


def _lengths(findings: Findings, reader: Reader) -> Markup:
    return section(reader.say("lab-page-lengths"), lengths_plot(_drawn(findings), reader))


def _leaving(findings: Findings, reader: Reader) -> Markup:
    found = [variant for variant in _drawn(findings) if has_leaving(variant)]
    return section(reader.say("lab-page-leaving"), leaving_plot(found, reader)) if found else NOTHING


def _variants(findings: Findings, reader: Reader) -> Markup:
    """What the variants change: along a sweep as lines, otherwise one beside the other."""
    if len(findings.variants) == 1:
        return NOTHING
    sweep = sweep_of(findings, reader)
    heading = reader.say("lab-page-changes")
    if sweep is not None:
        lead = reader.say("lab-page-sweep", option=reader.option(sweep.option))
        return section(heading, sweep_plots(sweep, findings, reader), lead=lead)
    if not findings.differences:
        return NOTHING
    lead = reader.say("lab-page-forest", first=findings.first.name)
    return section(heading, differences_plots(findings, reader), lead=lead)


def _skill(findings: Findings, reader: Reader) -> Markup:
    found = [(variant.name, variant.skill) for variant in _drawn(findings) if variant.skill is not None]
    return section(reader.say("lab-page-skill"), skill_plot(found, reader)) if found else NOTHING


def _uses(findings: Findings, reader: Reader) -> Markup:
    """Cards and verbs of the first variant."""
    first = findings.first
    listed: list[tuple[str, Callable[[str], str]]] = [
        ("held", reader.card),
        ("played", reader.card),
        ("used", reader.verb),
    ]
    plots: list[Markup] = []
    for kind, name in listed:
        found = strongest(first.verbs if kind == "used" else first.cards, kind, name)
        if found:
            plots.append(tag("h3", reader.say(f"lab-page-{kind}")))
            plots.append(uses_plot(found, kind, reader))
    if not plots and not first.watched:
        return NOTHING
    plots = plots or [tag("p", reader.say("lab-verdict-no-card"))]
    lead = reader.say("lab-page-uses", "lead", games=reader.number(first.watched), variant=first.name)
    return section(reader.say("lab-page-uses"), *plots, lead=lead)


def _tables(findings: Findings, reader: Reader) -> Markup:
    tables = [variants_table(findings, reader), measures_table(findings, reader)]
    if findings.differences:
        tables.append(differences_table(findings, reader))
    for variant in findings.variants:
        if variant.cards:
            caption = reader.say("lab-page-cards-of", variant=variant.name)
            tables.append(uses_table(caption, variant.cards, ("held", "played"), reader.card, reader))
        if variant.verbs:
            caption = reader.say("lab-page-verbs-of", variant=variant.name)
            tables.append(uses_table(caption, variant.verbs, ("used",), reader.verb, reader))
    lead = reader.say("lab-page-tables", "lead", chance=reader.percent(0.05, 0))
    return section(reader.say("lab-page-tables"), *tables, lead=lead)


def _again(findings: Findings, reader: Reader) -> Markup:
    made = reader.say(
        "lab-page-made",
        version=findings.version,
        rules=findings.rules,
        seconds=reader.number(round(findings.seconds, 1)),
    )
    return repeat(reader, findings.command, made)

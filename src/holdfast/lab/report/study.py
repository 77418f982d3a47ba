"""The report of a study."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable

from holdfast.lab.findings import Findings, VariantFindings
from holdfast.lab.report.cautions import cautions
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import NOTHING, Markup, joined, tag
from holdfast.lab.report.page import masthead, page, repeat, section, verdict_box
from holdfast.lab.report.plots.differences import differences_plots
from holdfast.lab.report.plots.leaving import has_leaving, leaving_plot
from holdfast.lab.report.plots.lengths import lengths_plot
from holdfast.lab.report.plots.seats import seats_plot
from holdfast.lab.report.plots.skill import skill_plot
from holdfast.lab.report.plots.sweeps import sweep_of, sweep_plots
from holdfast.lab.report.plots.uses import strongest, uses_plot
from holdfast.lab.report.sentences import check_reportable, verdict
from holdfast.lab.report.tables import differences_table, measures_table, uses_table, variants_table
from holdfast.lab.report.variants import findings_in_words
from holdfast.lab.study_command import check_command

MOST_DRAWN = 24
"""Variants that have a row in the plots; the tables have all."""


def study_report(findings: Findings, language: str) -> str:
    """One HTML file: the verdict, plots, tables, and the command to repeat it."""
    check_reportable(findings)
    localizer = Localizer(language, findings.study.game)
    findings = findings_in_words(findings, localizer)
    name = findings.study.name
    title = name if name != findings.study.game else localizer.title()
    parts = (_seats, _variants, _lengths, _leaving, _skill, _uses, _tables)
    return page(
        f"{title} · Holdfast",
        language,
        findings.study.game,
        masthead(title, localizer.say("lab-page-over", game=localizer.title()), _played(findings, localizer)),
        tag(
            "main",
            _verdict(findings, localizer),
            *(part(findings, localizer) for part in parts),
            _again(findings, localizer),
        ),
    )


def _played(findings: Findings, localizer: Localizer) -> str:
    return localizer.say(
        "lab-page-under",
        games=localizer.number(findings.games),
        moves=localizer.number(findings.moves),
        seats=localizer.bots(findings.study.seats),
    )


def _verdict(findings: Findings, localizer: Localizer) -> Markup:
    notes = [localizer.say("lab-page-stopped")] if findings.stopped else []
    notes += cautions(findings, localizer)
    return verdict_box(localizer.say("lab-page-verdict"), verdict(findings, localizer), notes)


def _drawn(findings: Findings) -> tuple[VariantFindings, ...]:
    return findings.variants[:MOST_DRAWN]


def _left_out(findings: Findings, localizer: Localizer) -> Markup:
    if len(findings.variants) <= MOST_DRAWN:
        return NOTHING
    return tag("p", localizer.say("lab-page-left-out", shown=MOST_DRAWN, all=len(findings.variants)), class_="lead")


# Parts


def _seats(findings: Findings, localizer: Localizer) -> Markup:
    return section(
        localizer.say("lab-page-seats"), seats_plot(_drawn(findings), localizer), _left_out(findings, localizer)
    )


def _lengths(findings: Findings, localizer: Localizer) -> Markup:
    return section(localizer.say("lab-page-lengths"), lengths_plot(_drawn(findings), localizer))


def _leaving(findings: Findings, localizer: Localizer) -> Markup:
    found = [variant for variant in _drawn(findings) if has_leaving(variant)]
    return section(localizer.say("lab-page-leaving"), leaving_plot(found, localizer)) if found else NOTHING


def _variants(findings: Findings, localizer: Localizer) -> Markup:
    """What the variants change: along a sweep as lines, otherwise one beside the other."""
    if len(findings.variants) == 1:
        return NOTHING
    sweep = sweep_of(findings, localizer)
    heading = localizer.say("lab-page-changes")
    if sweep is not None:
        lead = localizer.say("lab-page-sweep", option=localizer.option(sweep.option))
        return section(heading, sweep_plots(sweep, findings, localizer), lead=lead)
    if not findings.differences:
        return NOTHING
    lead = localizer.say("lab-page-forest", first=findings.first.name)
    return section(heading, differences_plots(findings, localizer), lead=lead)


def _skill(findings: Findings, localizer: Localizer) -> Markup:
    found = [(variant.name, variant.skill) for variant in _drawn(findings) if variant.skill is not None]
    return section(localizer.say("lab-page-skill"), skill_plot(found, localizer)) if found else NOTHING


def _uses(findings: Findings, localizer: Localizer) -> Markup:
    """Cards and verbs of the first variant."""
    first = findings.first
    listed: list[tuple[str, Callable[[str], str]]] = [
        ("held", localizer.card),
        ("played", localizer.card),
        ("used", localizer.verb),
    ]
    plots: list[Markup] = []
    for kind, name in listed:
        found = strongest(first.verbs if kind == "used" else first.cards, kind, name)
        if found:
            plots.append(tag("h3", localizer.say(f"lab-page-{kind}")))
            plots.append(uses_plot(found, kind, localizer))
    if not plots and not first.watched:
        return NOTHING
    plots = plots or [tag("p", localizer.say("lab-verdict-no-card"))]
    lead = localizer.say("lab-page-uses", "lead", games=localizer.number(first.watched), variant=first.name)
    return section(localizer.say("lab-page-uses"), *plots, lead=lead)


def _tables(findings: Findings, localizer: Localizer) -> Markup:
    tables = [variants_table(findings, localizer), measures_table(findings, localizer)]
    if findings.differences:
        tables.append(differences_table(findings, localizer))
    for variant in findings.variants:
        if variant.cards:
            caption = localizer.say("lab-page-cards-of", variant=variant.name)
            tables.append(uses_table(caption, variant.cards, ("held", "played"), localizer.card, localizer))
        if variant.groups:
            caption = localizer.say("lab-page-groups-of", variant=variant.name)
            tables.append(uses_table(caption, variant.groups, ("held", "played"), localizer.card_group, localizer))
        if variant.verbs:
            caption = localizer.say("lab-page-verbs-of", variant=variant.name)
            tables.append(uses_table(caption, variant.verbs, ("used",), localizer.verb, localizer))
    lead = localizer.say("lab-page-tables", "lead", chance=localizer.percent(0.05, 0))
    return section(localizer.say("lab-page-tables"), *tables, lead=lead)


def _again(findings: Findings, localizer: Localizer) -> Markup:
    made = localizer.say(
        "lab-page-made",
        version=findings.version,
        rules=findings.rules,
        seconds=localizer.number(round(findings.seconds, 1)),
    )
    check = tag("pre", tag("code", check_command(findings.study)))
    again = repeat(localizer, findings.command, made)
    checked = section(localizer.say("lab-page-check"), check, lead=localizer.say("lab-page-check", "lead"))
    return joined([_typical(findings, localizer), checked, again])


def _typical(findings: Findings, localizer: Localizer) -> Markup:
    """A game to look at: the record is part of the page, so that it can be saved from it."""
    if not findings.typical:
        return NOTHING
    packed = b64encode(findings.typical.encode()).decode()
    link = tag(
        "a",
        localizer.say("lab-page-typical", "save"),
        href=f"data:text/plain;base64,{packed}",
        download=f"{findings.study.game}-typical.txt",
    )
    command = tag("pre", tag("code", f"holdfast replay {findings.study.game}-typical.txt"))
    turns = localizer.number(findings.first.turns.quantile(0.5))
    lead = localizer.say("lab-page-typical", "lead", turns=turns, variant=findings.first.name)
    return section(localizer.say("lab-page-typical"), tag("p", link), command, lead=lead)

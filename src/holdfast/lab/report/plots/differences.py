"""What each variant changes: every difference from the first variant with its interval, as a forest."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import Difference, Estimate, Findings
from holdfast.lab.measures import (
    COMEBACKS,
    DECISIONS,
    HIDDEN,
    LEAD_CHANGES,
    LIMITED,
    MATTER,
    OUT,
    SECRETS,
    SKILL,
    TIES,
    TURNS,
    WAITING,
    WINS,
    find_measure,
)
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup, joined, tag
from holdfast.lab.report.plots.canvas import Scale, diamond, line, pointed, small_plot
from holdfast.lab.report.plots.rows import PlotAxis, PlotRow, row_plot

ALWAYS = (WINS.of(0), TURNS.name)
"""These are drawn also where no variant changes them beyond chance: somebody asked."""
ASKED = (WINS, TURNS, LIMITED, SKILL, TIES, COMEBACKS, LEAD_CHANGES, MATTER, OUT, WAITING)
"""What designers ask for comes before what explains it."""
MOST_MEASURES = 8


def differences_plots(findings: Findings, localizer: Localizer) -> Markup:
    """One small forest for each measure that some variant changes, with its own scale."""
    shown = measures_shown(findings.differences)
    forests = [_forest(measure, findings, localizer) for measure in shown]
    return tag("div", joined(forests), class_="forests")


def measures_shown(differences: Sequence[Difference]) -> list[str]:
    """What some variant changes beyond chance, and what is always drawn; what designers ask for comes first."""
    sure = list(dict.fromkeys(each.measure for each in clearest_first(without_duplicates(differences))))
    known = {each.measure for each in differences if each.value.width > 0}
    always = [name for name in ALWAYS if name in known]
    return sorted(dict.fromkeys([*sure[:MOST_MEASURES], *always]), key=lambda name: not _asked(name))


def without_duplicates(differences: Sequence[Difference]) -> list[Difference]:
    """Without what says nearly the same again. Of two seats one wins what the other loses; what one seat knows tells
    enough of what the others know; where each turn is one decision, both counts change alike."""
    names = {each.measure for each in differences}
    known = {name for name in names if find_measure(name) in (HIDDEN, SECRETS)}
    again = known - {HIDDEN.of(0), SECRETS.of(0)}
    if WINS.of(2) not in names:
        again.add(WINS.of(1))
    if _values(differences, TURNS.name) == _values(differences, DECISIONS.name):
        again.add(DECISIONS.name)
    return [each for each in differences if each.measure not in again]


def _values(differences: Sequence[Difference], measure: str) -> list[Estimate]:
    return [each.value for each in differences if each.measure == measure]


def clearest_first(differences: Sequence[Difference]) -> list[Difference]:
    """What is beyond chance: what designers ask for before all else, and of each the clearest first."""
    sure = [each for each in differences if each.verdict.significant]
    return sorted(sure, key=lambda each: (not _asked(each.measure), -clearness(each)))


def _asked(measure: str) -> bool:
    return find_measure(measure) in ASKED


def clearness(difference: Difference) -> float:
    """How many of its own widths a difference is away from none."""
    return abs(difference.value.value) / max(difference.value.width, 1e-12)


def _forest(measure: str, findings: Findings, localizer: Localizer) -> Markup:
    found = [each for each in findings.differences if each.measure == measure]
    reach = max(max(abs(each.value.low), abs(each.value.high)) for each in found) * 1.08 or 1.0
    axis = PlotAxis(-reach, reach, lambda value: localizer.tick(measure, value), 0.0)
    rows = [_row(each, localizer) for each in found]
    title = localizer.say("lab-page-difference-of", measure=localizer.measure(measure))
    text = "; ".join(f"{each.variant}: {localizer.changed(measure, each.value.value)}" for each in found)
    return tag(
        "div", tag("h3", localizer.measure(measure)), small_plot(row_plot(rows, axis), title, text), class_="forest"
    )


def _row(difference: Difference, localizer: Localizer) -> PlotRow:
    value, measure = difference.value, difference.measure
    text = f"{localizer.changed(measure, value.value)} ({localizer.change_interval(measure, value)})"
    beyond = difference.verdict.significant

    def marks(scale: Scale, y: float) -> list[Markup]:
        span = line(scale.at(value.low), y, scale.at(value.high), y, "interval" if beyond else "interval doubtful")
        return [pointed(text, span, diamond(scale.at(value.value), y, "sure" if beyond else "open"))]

    star = localizer.changed(measure, value.value) + (" *" if beyond else "")
    return PlotRow(difference.variant, star, marks)

"""Luck against skill: how much of what can be won a stronger player wins."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import SkillFindings
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.canvas import Scale, bar, line, plot, pointed
from holdfast.lab.report.plots.rows import PlotAxis, PlotRow, row_plot


def skill_plot(found: Sequence[tuple[str, SkillFindings]], localizer: Localizer) -> Markup:
    rows = [_row(name, skill, localizer) for name, skill in found]
    low = min(0.0, min(skill.share.low for _, skill in found))
    axis = PlotAxis(max(low, -1.0), 1.0, lambda share: localizer.percent(share, 0), 0.0)
    title = localizer.say("lab-page-skill")
    text = "; ".join(f"{name}: {_text(skill, localizer)}" for name, skill in found)
    return plot(row_plot(rows, axis), title, text, localizer.say("lab-page-skill", "caption"))


def _row(name: str, skill: SkillFindings, localizer: Localizer) -> PlotRow:
    def marks(scale: Scale, y: float) -> list[Markup]:
        none, share = scale.at(0.0), scale.at(skill.share.value)
        luck = bar(none, y - 8, scale.at(1.0) - none, 16, "luck")
        won = bar(min(none, share), y - 8, abs(share - none), 16, "skill")
        span = line(scale.at(skill.share.low), y, scale.at(skill.share.high), y, "interval on-bar")
        return [pointed(_text(skill, localizer), luck, won, span)]

    return PlotRow(name, localizer.percent(skill.share.value), marks)


def _text(skill: SkillFindings, localizer: Localizer) -> str:
    wins, before = localizer.percent(skill.wins.value), localizer.percent(skill.before.value)
    return localizer.say("lab-page-skill", "told", bot=localizer.bot(skill.bot), wins=wins, before=before)

"""Luck against skill: how much of what can be won a stronger player wins."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import Skill
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.paper import Scale, bar, line, plot, pointed
from holdfast.lab.report.plots.rows import Axis, Row, row_plot
from holdfast.lab.report.reader import Reader


def skill_plot(found: Sequence[tuple[str, Skill]], reader: Reader) -> Markup:
    rows = [_row(name, skill, reader) for name, skill in found]
    low = min(0.0, min(skill.share.low for _, skill in found))
    axis = Axis(max(low, -1.0), 1.0, lambda share: reader.percent(share, 0), 0.0)
    title = reader.say("lab-page-skill")
    told = "; ".join(f"{name}: {_told(skill, reader)}" for name, skill in found)
    return plot(row_plot(rows, axis), title, told, reader.say("lab-page-skill", "caption"))


def _row(name: str, skill: Skill, reader: Reader) -> Row:
    def marks(scale: Scale, y: float) -> list[Markup]:
        none, share = scale.at(0.0), scale.at(skill.share.value)
        luck = bar(none, y - 8, scale.at(1.0) - none, 16, "luck")
        won = bar(min(none, share), y - 8, abs(share - none), 16, "skill")
        span = line(scale.at(skill.share.low), y, scale.at(skill.share.high), y, "interval on-bar")
        return [pointed(_told(skill, reader), luck, won, span)]

    return Row(name, reader.percent(skill.share.value), marks)


def _told(skill: Skill, reader: Reader) -> str:
    wins, before = reader.percent(skill.wins.value), reader.percent(skill.before.value)
    return reader.say("lab-page-skill", "told", bot=reader.bot(skill.bot), wins=wins, before=before)

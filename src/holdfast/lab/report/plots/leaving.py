"""When players have to leave: how much of the game was played when the first, the second and so on was out."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import Estimate, VariantFindings
from holdfast.lab.measures import OUT, WAITING
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.canvas import Scale, diamond, line, plot, pointed
from holdfast.lab.report.plots.rows import PlotAxis, PlotHeading, PlotRow, row_plot


def has_leaving(variant: VariantFindings) -> bool:
    """Whether anybody had to leave before the end."""
    return WAITING.name in variant.measures


def leaving_plot(variants: Sequence[VariantFindings], localizer: Localizer) -> Markup:
    rows: list[PlotRow | PlotHeading] = []
    for variant in variants:
        rows += [PlotHeading(variant.name)] if len(variants) > 1 else []
        rows += [_row(order, value, localizer) for order, value in _times(variant)]
        rows.append(
            PlotRow(localizer.say("lab-page-leaving", "waiting"), _waiting(variant, localizer), lambda scale, y: [])
        )
    axis = PlotAxis(0.0, 1.0, lambda share: localizer.percent(share, 0))
    title = localizer.say("lab-page-leaving")
    text = "; ".join(_text(variant, localizer) for variant in variants)
    return plot(row_plot(rows, axis), title, text, localizer.say("lab-page-leaving", "caption"))


def _times(variant: VariantFindings) -> list[tuple[int, Estimate]]:
    """Those who leave, by their order."""
    named = enumerate(OUT.names(len(variant.seats)), 1)
    return [(order, variant.measures[name]) for order, name in named if name in variant.measures]


def _waiting(variant: VariantFindings, localizer: Localizer) -> str:
    return localizer.number(variant.measures[WAITING.name].value)


def _text(variant: VariantFindings, localizer: Localizer) -> str:
    times = [f"{_who(order, localizer)}: {localizer.percent(value.value)}" for order, value in _times(variant)]
    waited = f"{localizer.say('lab-page-leaving', 'waiting')}: {_waiting(variant, localizer)}"
    return f"{variant.name}: {', '.join([*times, waited])}"


def _who(order: int, localizer: Localizer) -> str:
    return localizer.say("lab-page-leaving", "who", order=order)


def _row(order: int, value: Estimate, localizer: Localizer) -> PlotRow:
    share = localizer.percent(value.value)

    def marks(scale: Scale, y: float) -> list[Markup]:
        between = localizer.say(
            "lab-page-between", low=localizer.percent(value.low), high=localizer.percent(value.high)
        )
        span = line(scale.at(value.low), y, scale.at(value.high), y, "interval")
        return [pointed(f"{share} ({between})", span, diamond(scale.at(value.value), y, "sure"))]

    return PlotRow(_who(order, localizer), share, marks)

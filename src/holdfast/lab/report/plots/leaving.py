"""When players have to leave: how much of the game was played when the first, the second and so on was out."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import Value, VariantFindings
from holdfast.lab.measures import OUT, WAITING
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.paper import Scale, diamond, line, plot, pointed
from holdfast.lab.report.plots.rows import Axis, Heading, Row, row_plot
from holdfast.lab.report.reader import Reader


def has_leaving(variant: VariantFindings) -> bool:
    """Whether anybody had to leave before the end."""
    return WAITING.name in variant.measures


def leaving_plot(variants: Sequence[VariantFindings], reader: Reader) -> Markup:
    rows: list[Row | Heading] = []
    for variant in variants:
        rows += [Heading(variant.name)] if len(variants) > 1 else []
        rows += [_row(order, value, reader) for order, value in _times(variant)]
        rows.append(Row(reader.say("lab-page-leaving", "waiting"), _waiting(variant, reader), lambda scale, y: []))
    axis = Axis(0.0, 1.0, lambda share: reader.percent(share, 0))
    title = reader.say("lab-page-leaving")
    told = "; ".join(_told(variant, reader) for variant in variants)
    return plot(row_plot(rows, axis), title, told, reader.say("lab-page-leaving", "caption"))


def _times(variant: VariantFindings) -> list[tuple[int, Value]]:
    """Those who leave, by their order."""
    named = enumerate(OUT.names(len(variant.seats)), 1)
    return [(order, variant.measures[name]) for order, name in named if name in variant.measures]


def _waiting(variant: VariantFindings, reader: Reader) -> str:
    return reader.number(variant.measures[WAITING.name].value)


def _told(variant: VariantFindings, reader: Reader) -> str:
    times = [f"{_who(order, reader)}: {reader.percent(value.value)}" for order, value in _times(variant)]
    waited = f"{reader.say('lab-page-leaving', 'waiting')}: {_waiting(variant, reader)}"
    return f"{variant.name}: {', '.join([*times, waited])}"


def _who(order: int, reader: Reader) -> str:
    return reader.say("lab-page-leaving", "who", order=order)


def _row(order: int, value: Value, reader: Reader) -> Row:
    share = reader.percent(value.value)

    def marks(scale: Scale, y: float) -> list[Markup]:
        between = reader.say("lab-page-between", low=reader.percent(value.low), high=reader.percent(value.high))
        span = line(scale.at(value.low), y, scale.at(value.high), y, "interval")
        return [pointed(f"{share} ({between})", span, diamond(scale.at(value.value), y, "sure"))]

    return Row(_who(order, reader), share, marks)

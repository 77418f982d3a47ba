"""Who wins: the share of every seat with its interval, compared with an even share."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import SeatFindings, VariantFindings
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.canvas import Scale, around, diamond, line, plot, pointed
from holdfast.lab.report.plots.rows import PlotAxis, PlotHeading, PlotRow, row_plot

NEAREST = 0.06
"""The plot shows at least so much to each side of what is even."""


def seats_plot(variants: Sequence[VariantFindings], localizer: Localizer) -> Markup:
    rows: list[PlotRow | PlotHeading] = []
    for variant in variants:
        if len(variants) > 1:
            rows.append(PlotHeading(variant.name))
        rows += [_row(seat, localizer) for seat in variant.seats]
    even = variants[0].seats[0].even
    shares = [share for variant in variants for seat in variant.seats for share in (seat.wins.low, seat.wins.high)]
    low, high = around([*shares, even - NEAREST, even + NEAREST])
    axis = PlotAxis(
        max(0.0, low),
        min(1.0, high),
        lambda share: localizer.percent(share, 0),
        even,
        localizer.say("lab-page-even", share=localizer.percent(even, 0 if even in (0.5, 0.25) else 1)),
    )
    title = localizer.say("lab-page-seats")
    return plot(
        row_plot(rows, axis), title, _described(variants, localizer), localizer.say("lab-page-seats", "caption")
    )


def _row(seat: SeatFindings, localizer: Localizer) -> PlotRow:
    wins = f"{localizer.percent(seat.wins.value)}  ({localizer.interval('ties', seat.wins)})"
    kind = "sure" if seat.verdict.significant else "open"

    def marks(scale: Scale, y: float) -> list[Markup]:
        span = line(scale.at(seat.wins.low), y, scale.at(seat.wins.high), y, "interval")
        return [pointed(wins, span, diamond(scale.at(seat.wins.value), y, kind))]

    name = localizer.say("lab-page-seat-of", seat=localizer.seat(seat.seat), bot=localizer.bot(seat.bot))
    return PlotRow(name, localizer.percent(seat.wins.value), marks)


def _described(variants: Sequence[VariantFindings], localizer: Localizer) -> str:
    return "; ".join(
        f"{variant.name}: "
        + ", ".join(f"{localizer.seat(seat.seat)} {localizer.percent(seat.wins.value)}" for seat in variant.seats)
        for variant in variants
    )

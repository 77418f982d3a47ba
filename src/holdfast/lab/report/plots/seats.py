"""Who wins: the share of every seat with its interval, beside what would be even."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.lab.findings import Seat, VariantFindings
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.paper import Scale, around, diamond, line, plot, pointed
from holdfast.lab.report.plots.rows import Axis, Heading, Row, row_plot
from holdfast.lab.report.reader import Reader

NEAREST = 0.06
"""The plot shows at least so much to each side of what is even."""


def seats_plot(variants: Sequence[VariantFindings], reader: Reader) -> Markup:
    rows: list[Row | Heading] = []
    for variant in variants:
        if len(variants) > 1:
            rows.append(Heading(variant.name))
        rows += [_row(seat, reader) for seat in variant.seats]
    even = variants[0].seats[0].even
    shares = [share for variant in variants for seat in variant.seats for share in (seat.wins.low, seat.wins.high)]
    low, high = around([*shares, even - NEAREST, even + NEAREST])
    axis = Axis(
        max(0.0, low),
        min(1.0, high),
        lambda share: reader.percent(share, 0),
        even,
        reader.say("lab-page-even", share=reader.percent(even, 0 if even in (0.5, 0.25) else 1)),
    )
    title = reader.say("lab-page-seats")
    return plot(row_plot(rows, axis), title, _described(variants, reader), reader.say("lab-page-seats", "caption"))


def _row(seat: Seat, reader: Reader) -> Row:
    wins = f"{reader.percent(seat.wins.value)}  ({reader.interval('ties', seat.wins)})"
    kind = "sure" if seat.verdict.beyond_chance else "open"

    def marks(scale: Scale, y: float) -> list[Markup]:
        span = line(scale.at(seat.wins.low), y, scale.at(seat.wins.high), y, "interval")
        return [pointed(wins, span, diamond(scale.at(seat.wins.value), y, kind))]

    name = reader.say("lab-page-seat-of", seat=reader.seat(seat.seat), bot=reader.bot(seat.bot))
    return Row(name, reader.percent(seat.wins.value), marks)


def _described(variants: Sequence[VariantFindings], reader: Reader) -> str:
    return "; ".join(
        f"{variant.name}: "
        + ", ".join(f"{reader.seat(seat.seat)} {reader.percent(seat.wins.value)}" for seat in variant.seats)
        for variant in variants
    )

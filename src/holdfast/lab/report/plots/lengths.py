"""How long games take: how many of them took how many turns."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from holdfast.lab.findings import LengthCounts, VariantFindings
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.canvas import Canvas, Scale, bar, dot, letters, line, plot, pointed, wide_as
from holdfast.lab.report.plots.rows import PlotAxis, PlotRow, row_plot

MOST_HILLS = 4
"""More variants than these are told by strips instead."""
TALL, AXIS = 84.0, 30.0
HEAD, NOTES = 26.0, 32.0
"""Above each hill its name, if there are several, and two lines that say where the longer ones begin."""
LONGEST = 0.995
"""The few longest games are left out, so that they do not press the others together."""


def lengths_plot(variants: Sequence[VariantFindings], localizer: Localizer) -> Markup:
    title = localizer.say("lab-page-lengths")
    text = "; ".join(f"{variant.name}: {told_lengths(variant.turns, localizer)}" for variant in variants)
    if len(variants) <= MOST_HILLS:
        return plot(
            lambda canvas: _hills(canvas, variants, localizer), title, text, localizer.say("lab-page-lengths", "hills")
        )
    least, most = _reach(variants)
    axis = PlotAxis(least, most, localizer.number)
    rows = [_strip(variant, localizer) for variant in variants]
    return plot(row_plot(rows, axis), title, text, localizer.say("lab-page-lengths", "strips"))


def told_lengths(turns: LengthCounts, localizer: Localizer) -> str:
    return localizer.say(
        "lab-page-half-and-most", half=localizer.number(turns.quantile(0.5)), most=localizer.number(turns.quantile(0.9))
    )


def _reach(variants: Sequence[VariantFindings]) -> tuple[float, float]:
    least = min(variant.turns.least for variant in variants)
    most = max(variant.turns.quantile(LONGEST) for variant in variants)
    return least, max(most, least + 1)


# Hills


def _hills(canvas: Canvas, variants: Sequence[VariantFindings], localizer: Localizer) -> tuple[float, list[Markup]]:
    least, most = _reach(variants)
    step = max(1, ceil((most - least + 1) / (24 if canvas.narrow else 48)))
    scale = Scale(least, least + step * ceil((most - least + 1) / step), 8, canvas.width - 8)
    drawn: list[Markup] = []
    named = len(variants) > 1
    tall = NOTES + TALL + (HEAD if named else 0.0)
    for at, variant in enumerate(variants):
        drawn += _hill(canvas, variant, scale, step, (at + 1) * tall, localizer, named=named)
    bottom = len(variants) * tall
    for tick in scale.ticks(4 if canvas.narrow else 8):
        drawn.append(letters(scale.at(tick), bottom + 18, localizer.number(tick), "tick", "middle"))
    return bottom + AXIS, drawn


def _hill(
    canvas: Canvas, variant: VariantFindings, scale: Scale, step: int, foot: float, localizer: Localizer, *, named: bool
) -> list[Markup]:
    bins = _binned(variant.turns, int(scale.low), int(scale.high), step)
    highest = max(bins)
    width = scale.at(scale.low + step) - scale.at(scale.low)
    half, most = variant.turns.quantile(0.5), variant.turns.quantile(0.9)
    drawn = []
    for at, count in enumerate(bins):
        first = int(scale.low) + at * step
        if not count:
            continue
        kind = "hill" if first <= half else "hill far" if first <= most else "hill farthest"
        high = TALL * count / highest
        span = localizer.number(first)
        if step > 1:
            span += f"–{localizer.number(first + step - 1)}"
        text = localizer.say("lab-page-games-of", games=localizer.number(count), turns=span)
        drawn.append(pointed(text, bar(scale.at(first) + 0.5, foot - high, width - 1, high, kind)))
    drawn.append(line(scale.start, foot, scale.end, foot, "base"))
    drawn += _notes(canvas, foot, [(scale.at(length) + width / 2, length) for length in (half, most)], localizer)
    if named:
        drawn.append(letters(0, foot - TALL - NOTES - 8, variant.name, "heading", room=canvas.width))
    return drawn


def _notes(canvas: Canvas, foot: float, places: Sequence[tuple[float, int]], localizer: Localizer) -> list[Markup]:
    """Lines through a hill with notes at their tops, one above the other so that no line runs through a note: where
    the first has no room to the left, it stands above the second."""
    (half, half_turns), (most, most_turns) = places
    first = localizer.say("lab-page-half", turns=localizer.number(half_turns))
    second = localizer.say("lab-page-most", turns=localizer.number(most_turns))
    leftwards = half > wide_as(first)
    return [
        *_note(half, foot, first, leftwards=leftwards, above=not leftwards),
        *_note(most, foot, second, leftwards=most + wide_as(second) > canvas.width, above=leftwards),
    ]


def _note(x: float, foot: float, note: str, *, leftwards: bool, above: bool) -> list[Markup]:
    y = foot - TALL - (NOTES / 2 if above else 0.0) - 4
    anchor, shift = ("end", -5) if leftwards else ("start", 5)
    return [line(x, y - 11, x, foot, "quantile"), letters(x + shift, y, note, "note", anchor)]


def _binned(turns: LengthCounts, low: int, high: int, step: int) -> list[int]:
    bins = [0] * max(1, ceil((high - low) / step))
    for length, count in turns.counts.items():
        at = (length - low) // step
        if 0 <= at < len(bins):
            bins[at] += count
    return bins


# Strips


def _strip(variant: VariantFindings, localizer: Localizer) -> PlotRow:
    turns = variant.turns
    tenth, quarter, half, three, most = (turns.quantile(share) for share in (0.1, 0.25, 0.5, 0.75, 0.9))

    def marks(scale: Scale, y: float) -> list[Markup]:
        thin = line(scale.at(tenth), y, scale.at(most), y, "interval")
        thick = line(scale.at(quarter), y, scale.at(three), y, "middle-half")
        return [pointed(told_lengths(turns, localizer), thin, thick, dot(scale.at(half), y, "sure"))]

    return PlotRow(variant.name, f"{localizer.number(half)} – {localizer.number(most)}", marks)

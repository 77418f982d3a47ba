"""A sweep: how measures follow the value of an option, as lines with the band in which they truly lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from holdfast.kernel import Game
from holdfast.lab.findings import Findings, VariantFindings
from holdfast.lab.measures import LIMITED, TURNS, WINS
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup, joined, tag
from holdfast.lab.report.plots.canvas import Canvas, Scale, around, dot, letters, line, path, pointed, small_plot
from holdfast.lab.report.plots.differences import measures_shown
from holdfast.lab.report.variants import without

LEAST_VALUES = 3
MOST_PANELS = 6
MOST_LINES = 4
TALL, AXIS = 190.0, 30.0
NAME = 15.0
"""The names of two lines are at least so far apart."""


@dataclass(frozen=True)
class Sweep:
    """An option that takes several numbers, all else being equal: for each way to play the rest, a line."""

    option: str
    lines: Mapping[str, Sequence[tuple[int, VariantFindings]]]


def sweep_of(findings: Findings, localizer: Localizer) -> Sweep | None:
    """The option with the most values among the variants, if it has enough of them to draw a line."""
    settings = [_settings(variant, localizer.game) for variant in findings.variants]
    found = [_sweep(name, settings, findings, localizer) for name in localizer.game.options.ranges()]
    best = max(found, key=lambda sweep: max(map(len, sweep.lines.values()), default=0), default=None)
    if best is None or max(map(len, best.lines.values()), default=0) < LEAST_VALUES or len(best.lines) > MOST_LINES:
        return None
    return best


def _settings(variant: VariantFindings, game: Game) -> dict[str, object]:
    options = game.options.read(dict(variant.options))
    return {name: getattr(options, name) for name in game.options.ranges()}


def _sweep(option: str, settings: Sequence[dict[str, object]], findings: Findings, localizer: Localizer) -> Sweep:
    lines: dict[str, list[tuple[int, VariantFindings]]] = {}
    rests: dict[str, list[int]] = {}
    for own, variant in zip(settings, findings.variants, strict=True):
        value = own[option]
        if isinstance(value, bool) or not isinstance(value, int):
            return Sweep(option, {})
        rest = repr({name: each for name, each in own.items() if name != option})
        if value in rests.setdefault(rest, []):
            return Sweep(option, {})
        rests[rest].append(value)
        lines.setdefault(rest, []).append((value, variant))
    named = {_name(option, line, localizer): sorted(line, key=lambda each: each[0]) for line in lines.values()}
    return Sweep(option, named)


def _name(option: str, line: Sequence[tuple[int, VariantFindings]], localizer: Localizer) -> str:
    """What the variants of a line share: their name without the swept value."""
    value, first = line[0]
    return without(first.name, localizer.setting(option, value)) or localizer.say("lab-page-usual")


# Drawing


def sweep_plots(sweep: Sweep, findings: Findings, localizer: Localizer) -> Markup:
    measured = findings.first.measures
    wanted = [*measures_shown(findings.differences), WINS.of(0), TURNS.name, LIMITED.name]
    shown = [name for name in dict.fromkeys(wanted) if name in measured][:MOST_PANELS]
    return tag("div", joined(_panel(name, sweep, localizer) for name in shown), class_="panels")


def _panel(measure: str, sweep: Sweep, localizer: Localizer) -> Markup:
    title = localizer.say(
        "lab-page-sweep-of", measure=localizer.measure(measure), option=localizer.option(sweep.option)
    )
    text = "; ".join(
        f"{name}: "
        + ", ".join(
            f"{value} → {localizer.amount(measure, variant.measures[measure].value)}" for value, variant in line
        )
        for name, line in sweep.lines.items()
        if all(measure in variant.measures for _, variant in line)
    )
    drawn = small_plot(lambda canvas: _lines(canvas, measure, sweep, localizer), title, text)
    return tag("div", tag("h3", localizer.measure(measure)), drawn, class_="panel")


def _lines(canvas: Canvas, measure: str, sweep: Sweep, localizer: Localizer) -> tuple[float, list[Markup]]:
    found = {
        name: [(value, variant.measures[measure]) for value, variant in line if measure in variant.measures]
        for name, line in sweep.lines.items()
    }
    values = [value for line in found.values() for value, _ in line]
    low, high = around([end for line in found.values() for _, each in line for end in (each.low, each.high)], 0.1)
    across = Scale(min(values), max(values), 54, canvas.width - 14)
    up = Scale(low, high, TALL - 8, 12)
    drawn: list[Markup] = []
    for tick in up.ticks(5):
        drawn.append(line(across.start, up.at(tick), across.end, up.at(tick), "grid"))
        drawn.append(letters(across.start - 8, up.at(tick) + 4, localizer.round_amount(measure, tick), "tick", "end"))
    for value in sorted(set(values)) if len(set(values)) <= 12 else map(int, across.ticks(8)):
        drawn.append(letters(across.at(value), TALL + 16, localizer.number(value), "tick", "middle"))
    for at, points in enumerate(found.values()):
        band = [(across.at(value), up.at(each.high)) for value, each in points]
        band += [(across.at(value), up.at(each.low)) for value, each in reversed(points)]
        drawn.append(path(band, f"band line-{at}", closed=True))
        drawn.append(path([(across.at(value), up.at(each.value)) for value, each in points], f"curve line-{at}"))
        for value, each in points:
            text = f"{value}: {localizer.amount(measure, each.value)} ({localizer.interval(measure, each)})"
            drawn.append(pointed(text, dot(across.at(value), up.at(each.value), f"point line-{at}", 4.5)))
    if len(found) > 1:
        heights = apart([up.at(points[-1][1].value) - 9 for points in found.values()], NAME, 12)
        for at, (name, height) in enumerate(zip(found, heights, strict=True)):
            drawn.append(letters(across.end, height, name, f"note line-{at}", "end", room=canvas.width / 2))
    return TALL + AXIS, drawn


def apart(heights: Sequence[float], step: float, top: float) -> list[float]:
    """The same heights, moved up until each is a step away from the next; what would leave at the top moves down."""
    order = sorted(range(len(heights)), key=lambda at: -heights[at])
    moved = list(heights)
    for before, at in pairwise(order):
        moved[at] = min(moved[at], moved[before] - step)
    for rank, at in enumerate(reversed(order)):
        moved[at] = max(moved[at], top + rank * step)
    return moved

"""Cards and verbs: how often those won who held or used them, and those who did not, as dumbbells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.lab.findings import UseFindings, WinRateComparison
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup
from holdfast.lab.report.plots.canvas import Scale, around, diamond, dot, line, plot, pointed
from holdfast.lab.report.plots.rows import PlotAxis, PlotRow, row_plot

MOST = 14
"""How many are drawn; the tables have all of them."""
LEAST_PLAYERS = 10
"""With fewer on one side nothing is drawn: the dots would only say how few they are."""
Named = tuple[str, WinRateComparison]


def uses_plot(found: Sequence[Named], kind: str, localizer: Localizer) -> Markup:
    """`kind` says what was done: `held`, `played` or `used`."""
    ends = [value for _, effect in found for side in (effect.done, effect.not_done) for value in (side.low, side.high)]
    low, high = around(ends, 0.03)
    axis = PlotAxis(max(0.0, low), min(1.0, high), lambda share: localizer.percent(share, 0))
    rows = [_row(name, effect, kind, localizer) for name, effect in found]
    title = localizer.say(f"lab-page-{kind}")
    text = "; ".join(f"{name}: {_text(effect, kind, localizer)}" for name, effect in found)
    return plot(row_plot(rows, axis), title, text, localizer.say(f"lab-page-{kind}", "caption"))


def strongest(uses: Sequence[UseFindings], kind: str, name: Callable[[str], str]) -> list[Named]:
    """What goes with winning or losing most: what is beyond chance comes before the rest, then all by its effect.

    Nothing where all of it may be chance: the largest of many accidents would only look like findings.
    """
    found = [
        (name(use.name), effect) for use in uses if (effect := effect_of(use, kind)) is not None and _enough(effect)
    ]
    if not any(effect.verdict.significant for _, effect in found):
        return []
    found.sort(key=lambda each: (not each[1].verdict.significant, -abs(each[1].difference.value)))
    return sorted(found[:MOST], key=lambda each: -each[1].difference.value)


def effect_of(use: UseFindings, kind: str) -> WinRateComparison | None:
    return use.held if kind == "held" else use.played


def _enough(effect: WinRateComparison) -> bool:
    return min(effect.done.games, effect.not_done.games) >= LEAST_PLAYERS


def _row(name: str, effect: WinRateComparison, kind: str, localizer: Localizer) -> PlotRow:
    beyond = effect.verdict.significant

    def marks(scale: Scale, y: float) -> list[Markup]:
        done, other = scale.at(effect.done.value), scale.at(effect.not_done.value)
        faint = [
            line(scale.at(side.low), y, scale.at(side.high), y, "faint") for side in (effect.done, effect.not_done)
        ]
        rod = line(done, y, other, y, "rod gain" if effect.difference.value > 0 else "rod loss")
        return [
            pointed(
                _text(effect, kind, localizer),
                *faint,
                rod,
                dot(other, y, "open"),
                diamond(done, y, "sure" if beyond else "half-sure"),
            )
        ]

    return PlotRow(name, localizer.changed("wins.p1", effect.difference.value) + (" *" if beyond else ""), marks)


def _text(effect: WinRateComparison, kind: str, localizer: Localizer) -> str:
    done, other = localizer.percent(effect.done.value), localizer.percent(effect.not_done.value)
    return localizer.say(f"lab-page-{kind}", "told", done=done, other=other)

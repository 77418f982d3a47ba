"""Trade-offs of a search: every candidate by what two goals ask for, and the front that no candidate passes."""

from __future__ import annotations

from itertools import combinations

from holdfast.lab.findings import Estimate
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import Markup, joined, tag
from holdfast.lab.report.plots.canvas import (
    LETTER,
    Canvas,
    Draw,
    Scale,
    around,
    bar,
    diamond,
    letters,
    line,
    path,
    plot,
    pointed,
    small_plot,
)
from holdfast.lab.report.plots.labels import Box, spread_out
from holdfast.lab.report.plots.rows import PlotAxis, PlotRow, row_plot
from holdfast.lab.tune.goals import MET, MISSED, OPEN, Goal
from holdfast.lab.tune.result import CandidateResult, TuningResult

MOST_PAIRS = 3
SIGNS = {MET: "✓", MISSED: "✗", OPEN: "?"}
TALL, LEFT, FOOT = 340.0, 64.0, 46.0
SIGN = 16.0
"""How large the sign of a finalist is."""


def goal_title(goal: Goal, localizer: Localizer) -> str:
    """A goal's measure in words: `turns.p90` is what nine games in ten do not exceed."""
    if goal.share is None:
        return localizer.measure(goal.measure)
    return localizer.say(
        "lab-tune-quantile", measure=localizer.measure(goal.of), share=localizer.percent(goal.share, 0)
    )


def wanted(goal: Goal, localizer: Localizer) -> str:
    low, high = (None if bound is None else localizer.round_amount(goal.of, bound) for bound in (goal.low, goal.high))
    if low is not None and high is not None:
        return localizer.say("lab-page-between", low=low, high=high)
    return (
        localizer.say("lab-tune-at-least", low=low)
        if low is not None
        else localizer.say("lab-tune-at-most", high=high or "")
    )


# Two goals against each other


def tradeoff_plots(tuning: TuningResult, localizer: Localizer) -> Markup:
    pairs = list(combinations(range(len(tuning.goals)), 2))[:MOST_PAIRS]
    caption = localizer.say("lab-tune-tradeoffs", "caption")
    if len(pairs) == 1:
        return plot(_field(tuning, pairs[0], localizer), *_text(tuning, pairs[0], localizer), caption)
    fields = [small_plot(_field(tuning, pair, localizer), *_text(tuning, pair, localizer)) for pair in pairs]
    return joined([tag("div", *fields, class_="panels"), tag("p", caption, class_="lead")])


def _text(tuning: TuningResult, pair: tuple[int, int], localizer: Localizer) -> tuple[str, str]:
    across, up = (goal_title(tuning.goals[at], localizer) for at in pair)
    front = ", ".join(tried.name for tried in tuning.front(pair))
    return localizer.say("lab-tune-against", one=across, other=up), localizer.say("lab-tune-front", names=front)


def _field(tuning: TuningResult, pair: tuple[int, int], localizer: Localizer) -> Draw:
    def draw(canvas: Canvas) -> tuple[float, list[Markup]]:
        return TradeoffPlot(tuning, pair, localizer, canvas).drawn()

    return draw


class TradeoffPlot:
    """A field with a candidate at each place, and the region that is wanted."""

    def __init__(self, tuning: TuningResult, pair: tuple[int, int], localizer: Localizer, canvas: Canvas) -> None:
        self.tuning = tuning
        self.pair = pair
        self.localizer = localizer
        self.goals = [tuning.goals[at] for at in pair]
        self.seen = [tried for tried in tuning.candidates if all(tried.values[at] is not None for at in pair)]
        spans = [self._span(at) for at in (0, 1)]
        self.across = Scale(*spans[0], LEFT, canvas.width - 14)
        self.up = Scale(*spans[1], TALL - 10, 14)
        self.canvas = canvas

    def _span(self, at: int) -> tuple[float, float]:
        goal = self.goals[at]
        bounds = [bound for bound in (goal.low, goal.high) if bound is not None]
        return around([*(self._value(tried, at).value for tried in self.seen), *bounds], 0.08)

    def _value(self, tried: CandidateResult, at: int) -> Estimate:
        value = tried.values[self.pair[at]]
        assert value is not None
        return value

    def _place(self, tried: CandidateResult) -> tuple[float, float]:
        return self.across.at(self._value(tried, 0).value), self.up.at(self._value(tried, 1).value)

    def drawn(self) -> tuple[float, list[Markup]]:
        points = [self._point(tried) for tried in reversed(self.seen)]
        return TALL + FOOT, [*self._grid(), *self._aim(), *self._front(), *points, *self._numbers()]

    def _front(self) -> list[Markup]:
        """The line that no candidate passes; none where both goals can be had together."""
        front = self.tuning.front(self.pair)
        if any(self.tuning.within(tried, self.pair) for tried in front):
            return []
        return [path(sorted(map(self._place, front)), "front")] if len(front) > 1 else []

    def _numbers(self) -> list[Markup]:
        """The number of each finalist beside its sign, or with a line to it where it is crowded."""
        finalists = [tried for tried in self.seen if tried.finalist]
        numbers = [str(self.tuning.candidates.index(tried) + 1) for tried in finalists]
        sizes = [(LETTER * len(number) + 4, 15.0) for number in numbers]
        places = [self._place(tried) for tried in finalists]
        others = [self._place(tried) for tried in self.seen if not tried.finalist]
        canvas = Box(LEFT, 14, self.canvas.width, TALL - 10)
        drawn: list[Markup] = []
        for number, place, spot in zip(numbers, places, spread_out(places, sizes, canvas, SIGN, others), strict=True):
            drawn += [line(*place, *spot.at, "leader")] if spot.far else []
            drawn.append(letters(spot.at[0], spot.at[1] + 5, number, "note", "middle"))
        return drawn

    def _grid(self) -> list[Markup]:
        localizer = self.localizer
        drawn: list[Markup] = []
        for tick in self.across.ticks(4 if self.canvas.narrow else 7):
            x = self.across.at(tick)
            drawn.append(line(x, 14, x, TALL - 10, "grid"))
            drawn.append(letters(x, TALL + 8, localizer.round_amount(self.goals[0].of, tick), "tick", "middle"))
        for tick in self.up.ticks(5):
            y = self.up.at(tick)
            drawn.append(line(LEFT, y, self.canvas.width - 14, y, "grid"))
            drawn.append(letters(LEFT - 8, y + 4, localizer.round_amount(self.goals[1].of, tick), "tick", "end"))
        drawn.append(
            letters(self.canvas.width - 14, TALL + 30, f"{goal_title(self.goals[0], localizer)} →", "note", "end")
        )
        drawn.append(letters(0, 8, f"↑ {goal_title(self.goals[1], localizer)}", "note"))
        return drawn

    def _aim(self) -> list[Markup]:
        """The region in which both goals are met."""
        left, right = _ends(self.goals[0], self.across)
        bottom, top = _ends(self.goals[1], self.up)
        return [bar(left, top, right - left, bottom - top, "aim")]

    def _point(self, tried: CandidateResult) -> Markup:
        x, y = self._place(tried)
        text = f"{tried.name}: " + ", ".join(
            self.localizer.amount(goal.of, self._value(tried, at).value) for at, goal in enumerate(self.goals)
        )
        if not tried.finalist:
            cross = [line(x - 3.5, y - 3.5, x + 3.5, y + 3.5, "gone"), line(x - 3.5, y + 3.5, x + 3.5, y - 3.5, "gone")]
            return pointed(text, *cross)
        return pointed(text, diamond(x, y, "sure" if self.tuning.within(tried, self.pair) else "open", SIGN / 2))


def _ends(goal: Goal, scale: Scale) -> tuple[float, float]:
    low = scale.at(goal.low) if goal.low is not None else scale.start
    high = scale.at(goal.high) if goal.high is not None else scale.end
    return low, high


# Goal by goal


def goal_plots(tuning: TuningResult, localizer: Localizer) -> Markup:
    """How near the finalists come to each goal."""
    finalists = [tried for tried in tuning.candidates if tried.finalist]
    return tag(
        "div", *(_goal_plot(at, tuning, finalists, localizer) for at in range(len(tuning.goals))), class_="forests"
    )


def _goal_plot(at: int, tuning: TuningResult, finalists: list[CandidateResult], localizer: Localizer) -> Markup:
    goal = tuning.goals[at]
    found = [
        (number, tried, value) for number, tried in enumerate(finalists, 1) if (value := tried.values[at]) is not None
    ]
    ends = [end for _, _, value in found for end in (value.low, value.high)]
    bounds = [bound for bound in (goal.low, goal.high) if bound is not None]
    low, high = around([*ends, *bounds])
    axis = PlotAxis(low, high, lambda value: localizer.round_amount(goal.of, value))
    rows = [_row(number, tried, value, goal, localizer) for number, tried, value in found]
    text = "; ".join(f"{tried.name}: {localizer.amount(goal.of, value.value)}" for _, tried, value in found)
    title = localizer.say("lab-tune-goal", goal=goal_title(goal, localizer), wanted=wanted(goal, localizer))
    return tag("div", tag("h3", title), small_plot(row_plot(rows, axis), title, text), class_="forest")


def _row(number: int, tried: CandidateResult, value: Estimate, goal: Goal, localizer: Localizer) -> PlotRow:
    judged = goal.judge(value)
    kind = "sure" if judged == MET else "open"
    text = f"{localizer.amount(goal.of, value.value)} ({localizer.interval(goal.of, value)})"

    def marks(scale: Scale, y: float) -> list[Markup]:
        left, right = _ends(goal, scale)
        aim = bar(left, y - 9, right - left, 18, "aim")
        span = line(
            scale.at(value.low), y, scale.at(value.high), y, "interval doubtful" if judged == MISSED else "interval"
        )
        return [aim, pointed(text, span, diamond(scale.at(value.value), y, kind))]

    return PlotRow(f"{number}. {tried.name}", f"{localizer.amount(goal.of, value.value)} {SIGNS[judged]}", marks)

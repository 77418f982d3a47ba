"""Trade-offs of a search: every candidate by what two goals ask for, and the front that no candidate passes."""

from __future__ import annotations

from itertools import combinations

from holdfast.lab.findings import Value
from holdfast.lab.report.markup import Markup, joined, tag
from holdfast.lab.report.plots.labels import Box, spread_out
from holdfast.lab.report.plots.paper import (
    LETTER,
    Draw,
    Paper,
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
from holdfast.lab.report.plots.rows import Axis, Row, row_plot
from holdfast.lab.report.reader import Reader
from holdfast.lab.tune.goals import MET, MISSED, OPEN, Goal
from holdfast.lab.tune.tuned import Tried, Tuned

MOST_PAIRS = 3
SIGNS = {MET: "✓", MISSED: "✗", OPEN: "?"}
TALL, LEFT, FOOT = 340.0, 64.0, 46.0
SIGN = 16.0
"""How large the sign of a finalist is."""


def goal_title(goal: Goal, reader: Reader) -> str:
    """A goal's measure in words: `turns.p90` is what nine games in ten do not exceed."""
    if goal.share is None:
        return reader.measure(goal.measure)
    return reader.say("lab-tune-quantile", measure=reader.measure(goal.of), share=reader.percent(goal.share, 0))


def wanted(goal: Goal, reader: Reader) -> str:
    low, high = (None if bound is None else reader.round_amount(goal.of, bound) for bound in (goal.low, goal.high))
    if low is not None and high is not None:
        return reader.say("lab-page-between", low=low, high=high)
    return (
        reader.say("lab-tune-at-least", low=low) if low is not None else reader.say("lab-tune-at-most", high=high or "")
    )


# Two goals against each other


def tradeoff_plots(tuned: Tuned, reader: Reader) -> Markup:
    pairs = list(combinations(range(len(tuned.goals)), 2))[:MOST_PAIRS]
    caption = reader.say("lab-tune-tradeoffs", "caption")
    if len(pairs) == 1:
        return plot(_field(tuned, pairs[0], reader), *_told(tuned, pairs[0], reader), caption)
    fields = [small_plot(_field(tuned, pair, reader), *_told(tuned, pair, reader)) for pair in pairs]
    return joined([tag("div", *fields, class_="panels"), tag("p", caption, class_="lead")])


def _told(tuned: Tuned, pair: tuple[int, int], reader: Reader) -> tuple[str, str]:
    across, up = (goal_title(tuned.goals[at], reader) for at in pair)
    front = ", ".join(tried.name for tried in tuned.front(pair))
    return reader.say("lab-tune-against", one=across, other=up), reader.say("lab-tune-front", names=front)


def _field(tuned: Tuned, pair: tuple[int, int], reader: Reader) -> Draw:
    def draw(paper: Paper) -> tuple[float, list[Markup]]:
        return Field(tuned, pair, reader, paper).drawn()

    return draw


class Field:
    """A field with a candidate at each place, and the region that is wanted."""

    def __init__(self, tuned: Tuned, pair: tuple[int, int], reader: Reader, paper: Paper) -> None:
        self.tuned = tuned
        self.pair = pair
        self.reader = reader
        self.goals = [tuned.goals[at] for at in pair]
        self.seen = [tried for tried in tuned.candidates if all(tried.values[at] is not None for at in pair)]
        spans = [self._span(at) for at in (0, 1)]
        self.across = Scale(*spans[0], LEFT, paper.width - 14)
        self.up = Scale(*spans[1], TALL - 10, 14)
        self.paper = paper

    def _span(self, at: int) -> tuple[float, float]:
        goal = self.goals[at]
        bounds = [bound for bound in (goal.low, goal.high) if bound is not None]
        return around([*(self._value(tried, at).value for tried in self.seen), *bounds], 0.08)

    def _value(self, tried: Tried, at: int) -> Value:
        value = tried.values[self.pair[at]]
        assert value is not None
        return value

    def _place(self, tried: Tried) -> tuple[float, float]:
        return self.across.at(self._value(tried, 0).value), self.up.at(self._value(tried, 1).value)

    def drawn(self) -> tuple[float, list[Markup]]:
        points = [self._point(tried) for tried in reversed(self.seen)]
        return TALL + FOOT, [*self._grid(), *self._aim(), *self._front(), *points, *self._numbers()]

    def _front(self) -> list[Markup]:
        """The line that no candidate passes; none where both goals can be had together."""
        front = self.tuned.front(self.pair)
        if any(self.tuned.within(tried, self.pair) for tried in front):
            return []
        return [path(sorted(map(self._place, front)), "front")] if len(front) > 1 else []

    def _numbers(self) -> list[Markup]:
        """The number of each finalist beside its sign, or with a line to it where it is crowded."""
        finalists = [tried for tried in self.seen if tried.finalist]
        numbers = [str(self.tuned.candidates.index(tried) + 1) for tried in finalists]
        sizes = [(LETTER * len(number) + 4, 15.0) for number in numbers]
        places = [self._place(tried) for tried in finalists]
        others = [self._place(tried) for tried in self.seen if not tried.finalist]
        paper = Box(LEFT, 14, self.paper.width, TALL - 10)
        drawn: list[Markup] = []
        for number, place, spot in zip(numbers, places, spread_out(places, sizes, paper, SIGN, others), strict=True):
            drawn += [line(*place, *spot.at, "leader")] if spot.far else []
            drawn.append(letters(spot.at[0], spot.at[1] + 5, number, "note", "middle"))
        return drawn

    def _grid(self) -> list[Markup]:
        told = self.reader
        drawn: list[Markup] = []
        for tick in self.across.ticks(4 if self.paper.narrow else 7):
            x = self.across.at(tick)
            drawn.append(line(x, 14, x, TALL - 10, "grid"))
            drawn.append(letters(x, TALL + 8, told.round_amount(self.goals[0].of, tick), "tick", "middle"))
        for tick in self.up.ticks(5):
            y = self.up.at(tick)
            drawn.append(line(LEFT, y, self.paper.width - 14, y, "grid"))
            drawn.append(letters(LEFT - 8, y + 4, told.round_amount(self.goals[1].of, tick), "tick", "end"))
        drawn.append(letters(self.paper.width - 14, TALL + 30, f"{goal_title(self.goals[0], told)} →", "note", "end"))
        drawn.append(letters(0, 8, f"↑ {goal_title(self.goals[1], told)}", "note"))
        return drawn

    def _aim(self) -> list[Markup]:
        """The region in which both goals are met."""
        left, right = _ends(self.goals[0], self.across)
        bottom, top = _ends(self.goals[1], self.up)
        return [bar(left, top, right - left, bottom - top, "aim")]

    def _point(self, tried: Tried) -> Markup:
        x, y = self._place(tried)
        told = f"{tried.name}: " + ", ".join(
            self.reader.amount(goal.of, self._value(tried, at).value) for at, goal in enumerate(self.goals)
        )
        if not tried.finalist:
            cross = [line(x - 3.5, y - 3.5, x + 3.5, y + 3.5, "gone"), line(x - 3.5, y + 3.5, x + 3.5, y - 3.5, "gone")]
            return pointed(told, *cross)
        return pointed(told, diamond(x, y, "sure" if self.tuned.within(tried, self.pair) else "open", SIGN / 2))


def _ends(goal: Goal, scale: Scale) -> tuple[float, float]:
    low = scale.at(goal.low) if goal.low is not None else scale.start
    high = scale.at(goal.high) if goal.high is not None else scale.end
    return low, high


# Goal by goal


def goal_plots(tuned: Tuned, reader: Reader) -> Markup:
    """How near the finalists come to each goal."""
    finalists = [tried for tried in tuned.candidates if tried.finalist]
    return tag("div", *(_goal_plot(at, tuned, finalists, reader) for at in range(len(tuned.goals))), class_="forests")


def _goal_plot(at: int, tuned: Tuned, finalists: list[Tried], reader: Reader) -> Markup:
    goal = tuned.goals[at]
    found = [
        (number, tried, value) for number, tried in enumerate(finalists, 1) if (value := tried.values[at]) is not None
    ]
    ends = [end for _, _, value in found for end in (value.low, value.high)]
    bounds = [bound for bound in (goal.low, goal.high) if bound is not None]
    low, high = around([*ends, *bounds])
    axis = Axis(low, high, lambda value: reader.round_amount(goal.of, value))
    rows = [_row(number, tried, value, goal, reader) for number, tried, value in found]
    told = "; ".join(f"{tried.name}: {reader.amount(goal.of, value.value)}" for _, tried, value in found)
    title = reader.say("lab-tune-goal", goal=goal_title(goal, reader), wanted=wanted(goal, reader))
    return tag("div", tag("h3", title), small_plot(row_plot(rows, axis), title, told), class_="forest")


def _row(number: int, tried: Tried, value: Value, goal: Goal, reader: Reader) -> Row:
    judged = goal.judge(value)
    kind = "sure" if judged == MET else "open"
    told = f"{reader.amount(goal.of, value.value)} ({reader.interval(goal.of, value)})"

    def marks(scale: Scale, y: float) -> list[Markup]:
        left, right = _ends(goal, scale)
        aim = bar(left, y - 9, right - left, 18, "aim")
        span = line(
            scale.at(value.low), y, scale.at(value.high), y, "interval doubtful" if judged == MISSED else "interval"
        )
        return [aim, pointed(told, span, diamond(scale.at(value.value), y, kind))]

    return Row(f"{number}. {tried.name}", f"{reader.amount(goal.of, value.value)} {SIGNS[judged]}", marks)

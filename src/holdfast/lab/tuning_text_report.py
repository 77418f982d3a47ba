"""What a search has found, in the terminal: the verdict, the finalists goal by goal, and the command to repeat it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.plots.tradeoffs import SIGNS, goal_title
from holdfast.lab.report.tables import DASH
from holdfast.lab.report.tuning import tuning_verdict
from holdfast.lab.report.variants import tuning_in_words
from holdfast.lab.text_report import unbroken_width
from holdfast.lab.tune.result import CandidateResult, TuningResult

NARROWEST = 12
"""So much room the name of a candidate has at least."""


def print_tuning(console: Console, tuning: TuningResult, language: str) -> None:
    """Print all that people want to know at once; the rest is in the file of the search."""
    localizer = Localizer(language, tuning.study.game)
    tuning = tuning_in_words(tuning, localizer)
    for sentence in tuning_verdict(tuning, localizer):
        console.print(sentence, soft_wrap=True)
    if tuning.stopped:
        console.print(localizer.say("lab-page-stopped-tuning"), soft_wrap=True)
    console.print(_table(tuning, localizer))
    console.print(tuning.command, soft_wrap=True)


def _table(tuning: TuningResult, localizer: Localizer) -> Table:
    table = Table(title_justify="left")
    table.add_column(localizer.say("lab-tune-candidate"), min_width=NARROWEST)
    table.add_column(localizer.say("lab-page-games"), justify="right", no_wrap=True)
    shown = [tried for tried in tuning.candidates if tried.finalist or tuning.stopped]
    cells = [_cells(tuning, tried, localizer) for tried in shown]
    for goal, below in zip(tuning.goals, zip(*cells, strict=True), strict=True):
        title = goal_title(goal, localizer)
        table.add_column(title, justify="right", width=unbroken_width(title, below))
    for tried, beside in zip(shown, cells, strict=True):
        table.add_row(tried.name, localizer.number(tried.games), *beside)
    return table


def _cells(tuning: TuningResult, tried: CandidateResult, localizer: Localizer) -> list[str]:
    """For each goal what was measured, and its interval on a line of its own."""
    listed = zip(tuning.goals, tried.values, tuning.judged(tried), strict=True)
    return [
        DASH
        if value is None
        else f"{SIGNS[judged]} {localizer.amount(goal.of, value.value)}\n{localizer.interval(goal.of, value)}"
        for goal, value, judged in listed
    ]

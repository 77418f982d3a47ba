"""What a search has found, in the terminal: the verdict, the finalists goal by goal, and the command to repeat it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from holdfast.lab.report.plots.tradeoffs import SIGNS, goal_title
from holdfast.lab.report.reader import Reader
from holdfast.lab.report.tables import DASH
from holdfast.lab.report.tuning import tuning_verdict
from holdfast.lab.report.variants import tuned_in_words
from holdfast.lab.told import unbroken_width
from holdfast.lab.tune.tuned import Tried, Tuned

NARROWEST = 12
"""So much room the name of a candidate has at least."""


def tell_tuned(console: Console, tuned: Tuned, language: str) -> None:
    """Print all that people want to know at once; the rest is in the file of the search."""
    reader = Reader(language, tuned.study.game)
    tuned = tuned_in_words(tuned, reader)
    for sentence in tuning_verdict(tuned, reader):
        console.print(sentence, soft_wrap=True)
    if tuned.stopped:
        console.print(reader.say("lab-page-stopped-tuning"), soft_wrap=True)
    console.print(_table(tuned, reader))
    console.print(tuned.command, soft_wrap=True)


def _table(tuned: Tuned, reader: Reader) -> Table:
    table = Table(title_justify="left")
    table.add_column(reader.say("lab-tune-candidate"), min_width=NARROWEST)
    table.add_column(reader.say("lab-page-games"), justify="right", no_wrap=True)
    shown = [tried for tried in tuned.candidates if tried.finalist or tuned.stopped]
    cells = [_cells(tuned, tried, reader) for tried in shown]
    for goal, below in zip(tuned.goals, zip(*cells, strict=True), strict=True):
        title = goal_title(goal, reader)
        table.add_column(title, justify="right", width=unbroken_width(title, below))
    for tried, beside in zip(shown, cells, strict=True):
        table.add_row(tried.name, reader.number(tried.games), *beside)
    return table


def _cells(tuned: Tuned, tried: Tried, reader: Reader) -> list[str]:
    """For each goal what was measured, and its interval on a line of its own."""
    listed = zip(tuned.goals, tried.values, tuned.judged(tried), strict=True)
    return [
        DASH
        if value is None
        else f"{SIGNS[judged]} {reader.amount(goal.of, value.value)}\n{reader.interval(goal.of, value)}"
        for goal, value, judged in listed
    ]

"""Findings in the terminal: the verdict, what was measured, what differs, which cards and verbs matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.games import find_game
from holdfast.lab.findings import Findings, LengthCounts, UseFindings, VariantFindings, WinRateComparison
from holdfast.lab.formatting import (
    count,
    interval,
    is_proportion,
    measure_title,
    number,
    probability,
    signed,
    step,
    steps,
)
from holdfast.lab.measures import TURNS, WINS
from holdfast.lab.report.cautions import cautions
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.sentences import check_reportable, verdict
from holdfast.lab.report.variants import findings_in_words
from holdfast.lab.study_command import check_command
from holdfast.lab.tune.goals import quantile
from holdfast.words import ENGLISH, Words, common, localized

MEASURE, VARIANT = 26, 30
"""Widths of the columns of a table, in letters; as many stand side by side as fit."""
MOST_USES = 10
"""Cards and verbs that are shown, those that make the most difference first."""


def print_findings(console: Console, findings: Findings, language: str = ENGLISH) -> None:
    """Print all that people want to know at once; the rest is in the findings' file."""
    for part in TextReport(findings, language, console.width).parts():
        console.print(part, soft_wrap=isinstance(part, str))


class TextReport:
    """Findings in the words of a language."""

    def __init__(self, findings: Findings, language: str, width: int) -> None:
        check_reportable(findings)
        self.language = language
        self.side_by_side = max(1, (width - MEASURE) // VARIANT)
        self.words = Words(language, find_game(findings.study.game))
        self.localizer = Localizer(language, findings.study.game)
        self.findings = findings_in_words(findings, self.localizer)

    def parts(self) -> Iterator[RenderableType]:
        found = self.findings
        yield self._say("title", game=self.words.say("title"), games=count(found.games, self.language))
        yield from verdict(found, self.localizer)
        if found.stopped:
            yield self.localizer.say("lab-page-stopped")
        yield from cautions(found, self.localizer)
        for at in range(0, len(found.variants), self.side_by_side):
            yield self._measures(found.variants[at : at + self.side_by_side])
        if len(found.variants) > 1:
            yield self._differences()
        yield from self._uses(found.first)
        yield self._say("confidence")
        yield self._speed()
        yield found.command
        yield self.localizer.say("lab-page-check", "lead")
        yield check_command(found.study)

    # Measures

    def _measures(self, variants: Sequence[VariantFindings]) -> Table:
        table = Table(title_justify="left")
        table.add_column(self._say("measure"))
        names = list(dict.fromkeys(name for variant in variants for name in variant.measures))
        rows = [row for name in names for row in self._rows(name, variants)]
        for variant, below in zip(variants, zip(*(cells for _, cells in rows), strict=True), strict=True):
            table.add_column(variant.name, justify="right", width=unbroken_width(variant.name, below))
        for title, cells in rows:
            table.add_row(title, *cells)
        return table

    def _rows(self, name: str, variants: Sequence[VariantFindings]) -> Iterator[tuple[str, list[str]]]:
        """A measure of each variant; below the mean of turns how many most games take."""
        yield measure_title(name, self.language), [self._cell(variant, name) for variant in variants]
        if name == TURNS.name:
            for attribute, share in (("half", 0.5), ("most", 0.9)):
                yield self._say("turns", attribute), [self._at_most(variant.turns, share) for variant in variants]
            yield self._say("turns", "longest"), [count(variant.turns.most, self.language) for variant in variants]

    def _cell(self, variant: VariantFindings, name: str) -> str:
        value = variant.measures.get(name)
        if value is None:
            return "–"
        share = is_proportion(name)
        description = f"{number(value.value, share, self.language)}  ({interval(value, share, self.language)})"
        return f"{description} *" if name in _uneven(variant) else description

    def _at_most(self, turns: LengthCounts, share: float) -> str:
        """How long such a share of the games is at most."""
        value = quantile(turns, share)
        ends = (count(round(end), self.language) for end in (value.low, value.high))
        return f"≤ {count(round(value.value), self.language)}  ({' – '.join(ends)})"

    # Variants

    def _differences(self) -> RenderableType:
        """What is beyond chance, the surest first."""
        certain = [each for each in self.findings.differences if each.verdict.significant]
        if not certain:
            return self._say("no-difference", first=self.findings.first.name)
        table = self._table(self._say("differences", first=self.findings.first.name))
        for heading in ("variant", "measure", "difference", "interval", "p"):
            words = heading in ("variant", "measure")
            table.add_column(self._say(heading), justify="left" if words else "right", no_wrap=not words)
        for each in sorted(certain, key=lambda each: each.verdict.corrected):
            share = is_proportion(each.measure)
            table.add_row(
                each.variant,
                measure_title(each.measure, self.language),
                step(each.value.value, share, self.language),
                steps(each.value, share, self.language),
                probability(each.verdict.corrected, self.language),
            )
        return table

    # Cards and verbs

    def _uses(self, variant: VariantFindings) -> Iterator[RenderableType]:
        for kind, uses in (("cards", variant.cards), ("groups", variant.groups), ("verbs", variant.verbs)):
            shown = sorted(uses, key=_weight)[:MOST_USES]
            if shown:
                yield self._use_table(kind, shown, len(uses))

    def _use_table(self, kind: str, uses: Sequence[UseFindings], of: int) -> Table:
        first = self.findings.first.name
        table = self._table(self._say(kind, variant=first, shown=len(uses), count=of))
        table.add_column(self._say(kind, "one"))
        table.add_column(self._say("per-game"), justify="right")
        headings = [self._say(heading) for heading in (("used",) if kind == "verbs" else ("held", "played"))]
        effects = [(use.played,) if kind == "verbs" else (use.held, use.played) for use in uses]
        rows = [[self._effect(each) for each in of_use] for of_use in effects]
        for heading, below in zip(headings, zip(*rows, strict=True), strict=True):
            table.add_column(heading, justify="right", width=unbroken_width(heading, map(str, below)))
        names = {"cards": self.localizer.card, "groups": self.localizer.card_group, "verbs": self.localizer.verb}
        for use, cells in zip(uses, rows, strict=True):
            table.add_row(names[kind](use.name), number(use.per_game.value, False, self.language), *cells)
        return table

    def _effect(self, effect: WinRateComparison | None) -> Text:
        """By how much more often those win who did it; bold where that is beyond chance."""
        if effect is None:
            return Text("–")
        points = signed(effect.difference.value, True, self.language)
        said = f"{points} ({steps(effect.difference, True, self.language)})"
        sure = effect.verdict.significant
        return Text(f"{said} *" if sure else said, style="bold" if sure else "")

    # Around it

    def _speed(self) -> str:
        found = self.findings
        return common(
            self.language,
            "report-speed",
            moves=count(found.moves, self.language),
            seconds=localized(self.language, f"{found.seconds:.2f}"),
            speed=count(round(found.moves_per_second), self.language),
        )

    def _table(self, title: str) -> Table:
        return Table(title=title, title_justify="left")

    def _say(self, name: str, attribute: str | None = None, **values: str | int) -> str:
        return common(self.language, f"lab-{name}", attribute, **values)


def _uneven(variant: VariantFindings) -> list[str]:
    """The wins of seats that are favoured or handicapped beyond chance."""
    return [f"{WINS.name}.{seat.seat}" for seat in variant.seats if seat.verdict.significant]


def unbroken_width(heading: str, cells: Iterable[str]) -> int:
    """How wide a column is in which no line of a cell is broken, and no word of its heading."""
    lines = [line for cell in cells for line in cell.splitlines()]
    return max(map(len, [*heading.split(), *lines]))


def _weight(use: UseFindings) -> tuple[bool, float]:
    """What is beyond chance comes first, then what makes the most difference."""
    effects = [effect for effect in (use.held, use.played) if effect is not None]
    sure = any(effect.verdict.significant for effect in effects)
    return not sure, min((effect.verdict.p for effect in effects), default=1.0)

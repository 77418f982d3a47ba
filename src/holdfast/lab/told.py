"""Findings in the terminal: who wins, what was measured, what differs, which cards and verbs matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.games import find_game
from holdfast.lab.figures import count, interval, is_share, measure_title, number, probability, signed, step, steps
from holdfast.lab.findings import Effect, Findings, Use, VariantFindings
from holdfast.lab.report.reader import Reader
from holdfast.lab.report.variants import findings_in_words
from holdfast.words import ENGLISH, Words, common, figures

MEASURE, VARIANT = 26, 27
"""So many letters the columns of a table need, of which as many stand side by side as there is room for."""
MOST_USES = 10
"""Of cards and verbs so many are shown, those first that make the most difference."""


def tell_findings(console: Console, findings: Findings, language: str = ENGLISH) -> None:
    """Print all that people want to know at once; the rest is in the findings' file."""
    for part in Telling(findings, language, console.width).parts():
        console.print(part, soft_wrap=isinstance(part, str))


class Telling:
    """Findings in the words of a language."""

    def __init__(self, findings: Findings, language: str, width: int) -> None:
        self.language = language
        self.side_by_side = max(1, (width - MEASURE) // VARIANT)
        self.words = Words(language, find_game(findings.study.game))
        self.reader = Reader(language, findings.study.game)
        self.findings = findings_in_words(findings, self.reader)

    def parts(self) -> Iterator[RenderableType]:
        found = self.findings
        yield self._say("title", game=self.words.say("title"), games=count(found.games, self.language))
        if found.stopped:
            yield common(self.language, "report-stopped")
        for at in range(0, len(found.variants), self.side_by_side):
            yield self._measures(found.variants[at : at + self.side_by_side])
        for variant in found.variants:
            yield from self._about(variant)
        if len(found.variants) > 1:
            yield self._differences()
        yield from self._uses(found.first)
        yield self._say("confidence")
        yield self._speed()
        yield found.command

    # Measures

    def _measures(self, variants: Sequence[VariantFindings]) -> Table:
        table = Table(title_justify="left")
        table.add_column(self._say("measure"))
        names = list(dict.fromkeys(name for variant in variants for name in variant.measures))
        columns = [[self._cell(variant, name) for name in names] for variant in variants]
        for variant, cells in zip(variants, columns, strict=True):
            table.add_column(variant.name, justify="right", width=unbroken_width(variant.name, cells))
        for name, *cells in zip(names, *columns, strict=True):
            table.add_row(measure_title(name, self.language), *cells)
        return table

    def _cell(self, variant: VariantFindings, name: str) -> str:
        value = variant.measures.get(name)
        if value is None:
            return "–"
        share = is_share(name)
        return f"{number(value.value, share, self.language)}  ({interval(value, share, self.language)})"

    def _about(self, variant: VariantFindings) -> Iterator[str]:
        """What is worth a sentence: how long, who is favoured, how much is skill."""
        lead = f"{variant.name}: " if len(self.findings.variants) > 1 else ""
        turns = variant.turns
        yield lead + self._say(
            "length",
            median=count(turns.quantile(0.5), self.language),
            most_of_90=count(turns.quantile(0.9), self.language),
            most=count(turns.most, self.language),
        )
        yield lead + self._favoured(variant)
        if variant.skill is not None:
            yield lead + self._say(
                "weaker" if variant.skill.weaker else "skill",
                bot=variant.skill.bot,
                wins=number(variant.skill.wins.value, True, self.language),
                before=number(variant.skill.before.value, True, self.language),
                share=number(variant.skill.share.value, True, self.language),
            )

    def _favoured(self, variant: VariantFindings) -> str:
        uneven = [seat for seat in variant.seats if seat.verdict.beyond_chance]
        if not uneven:
            return self._say("even")
        best = max(uneven, key=lambda seat: abs(seat.wins.value - seat.even))
        return self._say(
            "favoured" if best.wins.value > best.even else "handicapped",
            seat=f"{best.seat} ({best.bot})",
            wins=number(best.wins.value, True, self.language),
            even=number(best.even, True, self.language),
        )

    # Variants

    def _differences(self) -> RenderableType:
        """What is beyond chance, the surest first."""
        certain = [each for each in self.findings.differences if each.verdict.beyond_chance]
        if not certain:
            return self._say("no-difference", first=self.findings.first.name)
        table = self._table(self._say("differences", first=self.findings.first.name))
        for heading in ("variant", "measure", "difference", "interval", "p"):
            words = heading in ("variant", "measure")
            table.add_column(self._say(heading), justify="left" if words else "right", no_wrap=not words)
        for each in sorted(certain, key=lambda each: each.verdict.corrected):
            share = is_share(each.measure)
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
        for kind, uses in (("cards", variant.cards), ("verbs", variant.verbs)):
            shown = sorted(uses, key=_weight)[:MOST_USES]
            if shown:
                yield self._use_table(kind, shown, len(uses))

    def _use_table(self, kind: str, uses: Sequence[Use], of: int) -> Table:
        table = self._table(self._say(kind, shown=len(uses), count=of))
        table.add_column(self._say(kind, "one"))
        table.add_column(self._say("per-game"), justify="right")
        headings = [self._say(heading) for heading in (("held", "played") if kind == "cards" else ("used",))]
        effects = [(use.held, use.played) if kind == "cards" else (use.played,) for use in uses]
        rows = [[self._effect(each) for each in of_use] for of_use in effects]
        for heading, below in zip(headings, zip(*rows, strict=True), strict=True):
            table.add_column(heading, justify="right", width=unbroken_width(heading, map(str, below)))
        for use, cells in zip(uses, rows, strict=True):
            name = self.reader.card(use.name) if kind == "cards" else self.reader.verb(use.name)
            table.add_row(name, number(use.per_game.value, False, self.language), *cells)
        return table

    def _effect(self, effect: Effect | None) -> Text:
        """By how much more often those win who did it; bold where that is beyond chance."""
        if effect is None:
            return Text("–")
        points = signed(effect.difference.value, True, self.language)
        said = f"{points} ({steps(effect.difference, True, self.language)})"
        sure = effect.verdict.beyond_chance
        return Text(f"{said} *" if sure else said, style="bold" if sure else "")

    # Around it

    def _speed(self) -> str:
        found = self.findings
        return common(
            self.language,
            "report-speed",
            moves=count(found.moves, self.language),
            seconds=figures(self.language, f"{found.seconds:.2f}"),
            speed=count(round(found.moves_per_second), self.language),
        )

    def _table(self, title: str) -> Table:
        return Table(title=title, title_justify="left")

    def _say(self, name: str, attribute: str | None = None, **values: str | int) -> str:
        return common(self.language, f"lab-{name}", attribute, **values)


def unbroken_width(heading: str, cells: Iterable[str]) -> int:
    """How wide a column is in which no line of a cell is broken, and no word of its heading."""
    lines = [line for cell in cells for line in cell.splitlines()]
    return max(map(len, [*heading.split(), *lines]))


def _weight(use: Use) -> tuple[bool, float]:
    """What is beyond chance comes first, then what makes the most difference."""
    effects = [effect for effect in (use.held, use.played) if effect is not None]
    sure = any(effect.verdict.beyond_chance for effect in effects)
    return not sure, min((effect.verdict.p for effect in effects), default=1.0)

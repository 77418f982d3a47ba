"""The ladder in the terminal: played with a progress bar, told as a table, drawn into a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.progress import Progress
from rich.table import Table

from holdfast.games import find_game
from holdfast.kernel.text_files import write_text
from holdfast.lab.ladder import Ladder, Result, climb
from holdfast.lab.ladder_plot import plot
from holdfast.lab.ladder_rating import Rung, ladder_of
from holdfast.lab.ladder_state import LadderFile
from holdfast.lab.visitors import Faults
from holdfast.terminal.files import naming
from holdfast.terminal.reports import bar, tell_faults
from holdfast.words import Words, common, figures, percent


class LadderRun:
    """One ladder for whoever asked for it at the command."""

    def __init__(self, console: Console, ladder: Ladder, language: str, *, workers: int, kept: Path | None) -> None:
        self.console = console
        self.ladder = ladder
        self.language = language
        self.workers = workers
        self.kept = kept
        self.faults = Faults()

    def run(self, drawn: Path | None, *, as_json: bool) -> None:
        self.ladder.check()
        results, whole = self._climb(quiet=as_json or not self.console.is_terminal)
        for result in results:
            self.faults.add(result.faults)
        rungs = ladder_of(results, self.ladder.rules.seed)
        if as_json:
            print(json.dumps(self._plain(rungs, results, whole)))
        else:
            self._show(rungs, results, whole)
        if drawn is not None:  # last: what was played is told, whatever is wrong with this file
            with naming(drawn):
                write_text(drawn, plot(rungs, self._title(len(results)), self.language))

    def _climb(self, *, quiet: bool) -> tuple[list[Result], bool]:
        file = None
        if self.kept is not None:
            with naming(self.kept):
                file = LadderFile(self.kept, self.ladder.rules)
        done = file.results if file else []
        matches = list(self.ladder.matches())
        with Progress(*bar(), console=self.console, transient=True, disable=quiet) as progress:
            begun = len(set(matches) & {result.match for result in done})
            task = progress.add_task(self.ladder.rules.game, total=len(matches), completed=begun)

            def keep(result: Result) -> None:
                if file is not None:
                    file.keep(result)
                progress.advance(task)

            return climb(self.ladder, done, self.workers, keep)

    # What is told

    def _title(self, games: int) -> str:
        rules = self.ladder.rules
        title = Words(self.language, find_game(rules.game)).say("title")
        return self._say("ladder-title", game=title, players=rules.players, games=games)

    def _show(self, rungs: Sequence[Rung], results: Sequence[Result], whole: bool) -> None:
        self.console.print(self._ratings(rungs, len(results)))
        self.console.print(self._duels(rungs))
        for line in tell_faults(self.faults, self.language):
            self.console.print(line)
        if not whole:
            self.console.print(self._say("ladder-stopped" if self.kept is None else "ladder-kept"))

    def _ratings(self, rungs: Sequence[Rung], games: int) -> Table:
        table = Table(title=self._title(games), title_justify="left")
        for heading in ("place", "bot", "rating", "interval", "games", "share", "share-interval"):
            side: JustifyMethod = "left" if heading == "bot" else "right"
            table.add_column(self._say(f"ladder-{heading}"), justify=side, no_wrap=True)
        for place, rung in enumerate(rungs, 1):
            rating, wins = rung.rating, rung.wins
            table.add_row(
                str(place),
                rung.bot,
                self._figure(rating.value),
                f"{self._figure(rating.low)} – {self._figure(rating.high)}",
                str(rung.games),
                percent(self.language, wins.value),
                f"{percent(self.language, wins.low)} – {percent(self.language, wins.high)}",
            )
        return table

    def _duels(self, rungs: Sequence[Rung]) -> Table:
        """Who comes in before whom."""
        table = Table(title=self._say("ladder-duels"), title_justify="left", min_width=len(self._say("ladder-duels")))
        table.add_column("", no_wrap=True)
        for rung in rungs:
            table.add_column(rung.bot, justify="right", no_wrap=True)
        for rung in rungs:
            shares = [rung.against.get(other.bot) for other in rungs]
            table.add_row(rung.bot, *(percent(self.language, share.value) if share else "" for share in shares))
        return table

    def _plain(self, rungs: Sequence[Rung], results: Sequence[Result], whole: bool) -> dict[str, object]:
        return {
            **asdict(self.ladder.rules),
            "deals": self.ladder.deals,
            "games": len(results),
            "stopped": not whole,
            "faults": self.faults.games,
            "ladder": [asdict(rung) for rung in rungs],
        }

    def _figure(self, rating: float) -> str:
        return figures(self.language, f"{rating:.1f}")

    def _say(self, name: str, **values: str | int) -> str:
        return common(self.language, name, **values)

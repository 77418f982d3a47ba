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
from holdfast.lab.bots import BotFaults
from holdfast.lab.ladder import Ladder, MatchResult, run_ladder
from holdfast.lab.ladder_file import LadderFile
from holdfast.lab.ladder_plot import plot
from holdfast.lab.ladder_rating import LadderEntry, standings
from holdfast.terminal.files import naming
from holdfast.terminal.reports import bar, fault_lines
from holdfast.words import Words, common, localized, percent


class LadderRun:
    """One run of `holdfast ladder`."""

    def __init__(self, console: Console, ladder: Ladder, language: str, *, workers: int, kept: Path | None) -> None:
        self.console = console
        self.ladder = ladder
        self.language = language
        self.workers = workers
        self.kept = kept
        self.faults = BotFaults()

    def run(self, drawn: Path | None, *, as_json: bool) -> None:
        self.ladder.check()
        results, whole = self._play(quiet=as_json or not self.console.is_terminal)
        for result in results:
            self.faults.add(result.faults)
        entries = standings(results, self.ladder.rules.seed)
        if as_json:
            print(json.dumps(self._plain(entries, results, whole)))
        else:
            self._show(entries, results, whole)
        if drawn is not None:  # last: what was played is told, whatever is wrong with this file
            with naming(drawn):
                write_text(drawn, plot(entries, self._title(len(results)), self.language))

    def _play(self, *, quiet: bool) -> tuple[list[MatchResult], bool]:
        file = None
        if self.kept is not None:
            with naming(self.kept):
                file = LadderFile(self.kept, self.ladder.rules)
        done = file.results if file else []
        matches = list(self.ladder.matches())
        with Progress(*bar(), console=self.console, transient=True, disable=quiet) as progress:
            begun = len(set(matches) & {result.match for result in done})
            task = progress.add_task(self.ladder.rules.game, total=len(matches), completed=begun)

            def keep(result: MatchResult) -> None:
                if file is not None:
                    file.keep(result)
                progress.advance(task)

            return run_ladder(self.ladder, done, self.workers, keep)

    # What is told

    def _title(self, games: int) -> str:
        rules = self.ladder.rules
        title = Words(self.language, find_game(rules.game)).say("title")
        return self._say("ladder-title", game=title, players=rules.players, games=games)

    def _show(self, entries: Sequence[LadderEntry], results: Sequence[MatchResult], whole: bool) -> None:
        self.console.print(self._ratings(entries, len(results)))
        self.console.print(self._duels(entries))
        for line in fault_lines(self.faults, self.language):
            self.console.print(line)
        if not whole:
            self.console.print(self._say("ladder-stopped" if self.kept is None else "ladder-kept"))

    def _ratings(self, entries: Sequence[LadderEntry], games: int) -> Table:
        table = Table(title=self._title(games), title_justify="left")
        for heading in ("place", "bot", "rating", "interval", "games", "share", "share-interval"):
            side: JustifyMethod = "left" if heading == "bot" else "right"
            table.add_column(self._say(f"ladder-{heading}"), justify=side, no_wrap=True)
        for place, entry in enumerate(entries, 1):
            rating, wins = entry.rating, entry.wins
            table.add_row(
                str(place),
                entry.bot,
                self._figure(rating.value),
                f"{self._figure(rating.low)} – {self._figure(rating.high)}",
                str(entry.games),
                percent(self.language, wins.value),
                f"{percent(self.language, wins.low)} – {percent(self.language, wins.high)}",
            )
        return table

    def _duels(self, entries: Sequence[LadderEntry]) -> Table:
        """Who comes in before whom."""
        table = Table(title=self._say("ladder-duels"), title_justify="left", min_width=len(self._say("ladder-duels")))
        table.add_column("", no_wrap=True)
        for entry in entries:
            table.add_column(entry.bot, justify="right", no_wrap=True)
        for entry in entries:
            shares = [entry.against.get(other.bot) for other in entries]
            table.add_row(entry.bot, *(percent(self.language, share.value) if share else "" for share in shares))
        return table

    def _plain(self, entries: Sequence[LadderEntry], results: Sequence[MatchResult], whole: bool) -> dict[str, object]:
        return {
            **asdict(self.ladder.rules),
            "deals": self.ladder.deals,
            "games": len(results),
            "stopped": not whole,
            "faults": self.faults.games,
            "ladder": [asdict(entry) for entry in entries],
        }

    def _figure(self, rating: float) -> str:
        return localized(self.language, f"{rating:.1f}")

    def _say(self, name: str, **values: str | int) -> str:
        return common(self.language, name, **values)

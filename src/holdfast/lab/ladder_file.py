"""A ladder in a file: its configuration in the first line, then a line for each game. A ladder is resumable."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from holdfast.games import find_game
from holdfast.kernel import FileError
from holdfast.kernel.errors import Wording
from holdfast.kernel.text_files import append_line, read_text, write_text
from holdfast.lab.bots import BotFaults
from holdfast.lab.ladder import LadderConfig, Match, MatchResult

MOST_BYTES = 256 * 1024 * 1024


class LadderFile:
    """Keeps each result as it comes, so that nothing is lost, whatever ends the run."""

    def __init__(self, path: Path, rules: LadderConfig) -> None:
        self.path = path
        self.results = self._read(json.dumps(heading(rules))) if path.exists() else []
        lines = [heading(rules), *map(_plain, self.results)]
        write_text(path, "".join(json.dumps(line) + "\n" for line in lines))

    def keep(self, result: MatchResult) -> None:
        append_line(self.path, json.dumps(_plain(result)))

    def _read(self, expected: str) -> list[MatchResult]:
        """The games that were kept; a line that was not written to its end is none."""
        first, *lines = read_text(self.path, MOST_BYTES).split("\n")
        try:
            found, kept = json.loads(first), [_result(json.loads(line)) for line in lines[:-1]]
        except (ValueError, KeyError, TypeError):
            raise FileError("not_a_ladder") from None
        if found != json.loads(expected):
            raise FileError("ladder_of_other_games", found=first, expected=expected)
        return kept


def heading(rules: LadderConfig) -> dict[str, Any]:
    """What makes two ladders the same; games are only alike if their rules are of one version."""
    return {"ladder": 1, **asdict(rules), "rules": find_game(rules.game).version}


def _plain(result: MatchResult) -> dict[str, Any]:
    match, faults = result.match, {bot: str(fault) for bot, fault in result.faults.first.items()}
    plain: dict[str, Any] = {"deal": match.deal, "seats": match.seats, "ranks": result.ranks, "wins": result.wins}
    return {**plain, "faults": faults} if faults else plain


def _result(plain: dict[str, Any]) -> MatchResult:
    match = Match(plain["deal"], tuple(plain["seats"]))
    faults = {bot: Wording("verbatim", said=fault) for bot, fault in plain.get("faults", {}).items()}
    return MatchResult(match, tuple(plain["ranks"]), tuple(plain["wins"]), BotFaults(dict.fromkeys(faults, 1), faults))

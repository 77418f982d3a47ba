"""The benchmark of strength: a run that is resumed, and what it reports."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MATCH = ["--game", "upgrade", "--seats", "greedy,random"]


def strength(folder: Path, *more: str) -> str:
    command = [sys.executable, str(ROOT / "benchmarks/bot_strength.py"), *MATCH, "--folder", str(folder), *more]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_it_says_how_many_games_were_won_and_within_which_interval(tmp_path: Path) -> None:
    figures = json.loads(strength(tmp_path, "--games", "2", "--json"))
    low, high = figures["interval"]
    said = strength(tmp_path, "--games", "2")
    shares = f"{figures['won']:.1%} [{low:.1%}, {high:.1%}]"
    assert said == f"upgrade: greedy won {shares} of 2 games against random\n"


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    strength(tmp_path, "--games", "2")
    (kept,) = tmp_path.iterdir()
    before = kept.read_text()
    strength(tmp_path, "--games", "4")
    assert kept.read_text().startswith(before)
    assert len(kept.read_text().splitlines()) == 4

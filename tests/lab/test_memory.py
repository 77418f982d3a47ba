"""Memory does not grow with the number of games, copies or determinized tables, whichever engine plays."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from holdfast.games import games
from holdfast.kernel import Chance, determinize
from holdfast.kernel import state as kernel_state
from holdfast.kernel.playout import Drive, PlayoutTotals, random_games
from holdfast.lab.batch_runner import Batch, BatchRunner
from holdfast.lab.study import make_study
from holdfast.lab.sums import Sums

STATM = Path("/proc/self/statm")
COMPILED = not str(kernel_state.__file__).endswith(".py")
TIMES = 3000 if COMPILED else 60
"""Enough for a leak of one small object a time to show in the compiled engine, where they happen."""
SLACK = 512 * 1024


def resident() -> int:
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(repeat: Callable[[], object]) -> int:
    """How much memory the second half of many repetitions takes beyond the first."""
    for _ in range(TIMES):
        repeat()
    before = resident()
    for _ in range(10 * TIMES):
        repeat()
    return resident() - before


@pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process has")
@pytest.mark.parametrize("name", games())
def test_copies_and_determinized_tables_leave_nothing_behind(name: str) -> None:
    game = games()[name]
    deal = game.dealer(game.seats[0], game.options.read({"turn_limit": 1000}))
    state, chance = deal(Chance(1)), Chance(2)
    drive = Drive(state)
    for _ in range(4):
        drive.step(drive.legal()[0])
    assert growth(lambda: (state.copy(), determinize(state, 0, chance))) < SLACK


@pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process has")
@pytest.mark.parametrize("name", games())
def test_games_leave_nothing_behind(name: str) -> None:
    game = games()[name]
    deal = game.dealer(game.seats[0], game.options.read({"turn_limit": 30}))
    totals = PlayoutTotals(game.seats[0])
    assert growth(lambda: random_games(deal, int(totals.games), 1, totals)) < SLACK


@pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process has")
def test_who_looks_on_leaves_nothing_behind() -> None:
    study = make_study({"game": "upgrade", "options": {"turn_limit": 3}, "games": 1})
    runner, sums = BatchRunner(study), Sums()
    batch = Batch(0, 1, watched=True)
    assert growth(lambda: sums.add(runner.play(batch).sums[0])) < SLACK

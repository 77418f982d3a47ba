"""What measuring costs: random games in the lab, compared with the bare engine in the same process.

    python benchmarks/lab_speed.py [GAMES] [ROUNDS] [GAME…]

Both play the same games in turn, round after round, and the least processor time of each counts: what else the machine
does disturbs them alike, and least where it counts. The lab plays in this process alone, writes a row for each game and
watches a thousand of the games, as it does in every run: that costs as much as some 25 000 others, whatever GAMES is.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import process_time

from holdfast.games import find_game, games
from holdfast.kernel.playout import random_games
from holdfast.lab.engine_benchmark import is_compiled, table_size
from holdfast.lab.study import TURN_LIMIT, Study, make_study
from holdfast.lab.study_run import run_study
from holdfast.lab.worker_pool import IN_PROCESS

BATCH = 4000


def main(wanted: int = 300_000, rounds: int = 1, *names: str) -> None:
    print(f"{'compiled' if is_compiled() else 'interpreted'}, {wanted} random games, {rounds} rounds")
    for name in names or games():
        game = find_game(name)
        seats = table_size(game)
        study = make_study({"game": name, "seats": ["random"] * seats, "games": wanted})
        _lab(replace(study, games=1))  # what is imported is imported once
        bare, lab, moves = float("inf"), float("inf"), 0
        for _ in range(rounds):
            seconds, moves = _bare(name, seats, wanted)
            bare = min(bare, seconds)
            lab = min(lab, _lab(study))
        speed = f"{moves / bare:12,.0f} moves/s bare {moves / lab:12,.0f} in the lab"
        print(f"{name:16} {seats} players {speed}   {bare / lab:.0%}", flush=True)


def _bare(name: str, seats: int, wanted: int) -> tuple[float, int]:
    game = find_game(name)
    dealer = game.dealer(seats, game.options.read({"turn_limit": TURN_LIMIT}))
    begun = process_time()
    moves = sum(int(random_games(dealer, first, min(BATCH, wanted - first), None)) for first in range(0, wanted, BATCH))
    return process_time() - begun, moves


def _lab(study: Study) -> float:
    with tempfile.TemporaryDirectory() as folder:
        begun = process_time()
        run_study(study, Path(folder), IN_PROCESS, rows=True)
        return process_time() - begun


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *sys.argv[3:])

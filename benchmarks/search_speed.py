"""How fast bots search: simulations a second in every game, and how long the longest decision of `hard` takes.

    python benchmarks/search_speed.py [--decisions 40] [--json]

Positions are those of random games. A simulation determinizes the table, goes down the tree, makes the game's usual
number of random moves and judges the table. OpenSpiel's search with information sets plays hearts beside it, if it
is installed (`pip install open_spiel`); its simulations go on to the end of the game. Processor time is measured.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib.util import find_spec
from time import process_time

from holdfast.bots import Hard, Search
from holdfast.games import find_game, games
from holdfast.kernel import Chance, Game, SeatHandle, lowest_bit
from holdfast.kernel.moves import Moves
from holdfast.lab.engine_benchmark import is_compiled

SIMULATIONS = 2000
SIZES = (2, 4)
EVERY = 5
"""One in this many decisions of a random game is searched."""
LONGEST_GAME = 80


def decisions(game: Game, seats: int, count: int) -> Iterator[SeatHandle]:
    """Positions of random games in which there is something to decide."""
    deal, luck, moves, number = game.dealer(seats, game.options.read({})), Chance(3), Moves(), 0
    found = 0
    while found < count:
        state = deal(Chance(number))
        number += 1
        for step in range(LONGEST_GAME):
            if state.over or found == count:
                break
            seat = int(lowest_bit(state.awaited()))
            moves.clear()
            state.legal_moves(seat, moves)
            if moves.size > 1 and step % EVERY == number % EVERY:
                found += 1
                yield SeatHandle(game, state, seat)
            state.apply(seat, moves.at(luck.below(moves.size)))


def speed(game: Game, seats: int, count: int) -> dict[str, float]:
    """Simulations a second, and the longest decision of `hard` in milliseconds."""
    search, hard = Search(Chance(7), SIMULATIONS), Hard(Chance(7))
    spent, longest = 0.0, 0.0
    for handle in decisions(game, seats, count):
        begun = process_time()
        search.evaluate_moves(handle)
        between = process_time()
        hard.choose(handle)
        spent += between - begun
        longest = max(longest, process_time() - between)
    return {"simulations": count * SIMULATIONS / spent, "longest_ms": longest * 1000.0}


def open_spiel(count: int) -> dict[str, float]:
    """Simulations a second of OpenSpiel's search on hearts; nothing where it is not installed."""
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    game = pyspiel.load_game("hearts")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(
        7, evaluator, 0.7, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    spent = 0.0
    for number in range(count):
        state = game.new_initial_state()
        luck = Chance(number)
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.below(len(legal)))])
        begun = process_time()
        bot.step(state)
        spent += process_time() - begun
    return {"simulations": count * SIMULATIONS / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--game", action="append")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    for name in said.game or games():
        game = find_game(name)
        for seats in SIZES:
            if seats in game.seats:
                figures[f"{name} {seats}"] = speed(game, seats, said.decisions)
    beside = open_spiel(max(1, said.decisions // 8))
    if beside:
        figures["OpenSpiel hearts"] = beside
    if said.json:
        print(json.dumps({"compiled": is_compiled(), **figures}))
        return
    print("compiled" if is_compiled() else "interpreted")
    for name, found in figures.items():
        longest = f"   longest decision of hard {found['longest_ms']:6.1f} ms" if "longest_ms" in found else ""
        print(f"{name:20} {found['simulations']:10,.0f} simulations/s{longest}")


if __name__ == "__main__":
    main()

"""What law books cost: random play of Shield with twelve sentences, compared with a match without any.

    python benchmarks/law_books.py [GAMES] [ROUNDS]

All books are played in turn, round after round, and the least processor time of each counts: what else the machine does
disturbs them alike, and least where it counts.
"""

from __future__ import annotations

import sys
from time import process_time

from holdfast.games import find_game
from holdfast.games.shield.language import EXAMPLES
from holdfast.kernel.playout import Dealer, random_games
from holdfast.lab.engine_benchmark import is_compiled

SEATS = 4
OWN_ACTIONS = 6
"""How many examples of actions are the rule book's own: they come first."""
ACTIONS = EXAMPLES["action"]
RULES = (*EXAMPLES["value"][:7], *EXAMPLES["event"][:3], EXAMPLES["limit"][0], EXAMPLES["limit"][4])
"""The rules of the rule book."""
BOOKS = {
    "no laws": (),
    "12 rules": RULES,
    "6 actions, 6 value rules": (*ACTIONS[:OWN_ACTIONS], *RULES[:6]),
    "6 actions, 6 other rules": (*ACTIONS[:OWN_ACTIONS], *RULES[6:]),
    "6 other actions, 6 other rules": (*ACTIONS[OWN_ACTIONS:], *RULES[6:]),
    "9 event rules and 3 others": (*EXAMPLES["event"][3:9], *RULES[6:]),
    "12 actions": ACTIONS,
}


def main(games: int = 200, rounds: int = 5) -> None:
    print(f"{'compiled' if is_compiled() else 'interpreted'}, {SEATS} random players, {games} games, {rounds} rounds")
    dealers = {name: _dealer(book) for name, book in BOOKS.items()}
    least = dict.fromkeys(BOOKS, float("inf"))
    for _ in range(rounds):
        for name, dealer in dealers.items():
            least[name] = min(least[name], _seconds_a_move(dealer, games))
    for name, seconds in least.items():
        print(f"{name:32} {seconds * 1e9:7.0f} ns a move   {least['no laws'] / seconds:.2f} of the speed without laws")


def _dealer(book: tuple[str, ...]) -> Dealer:
    game = find_game("shield")
    return game.dealer(SEATS, game.options.read({"custom_rules": list(book), "winner_writes": False}))


def _seconds_a_move(dealer: Dealer, games: int) -> float:
    begun = process_time()
    moves = random_games(dealer, 1, games, None)
    return (process_time() - begun) / int(moves)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

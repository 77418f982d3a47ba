"""How strong a bot is: the share of games that the first one named wins against the others.

    python benchmarks/bot_strength.py --game upgrade --seats hard,greedy --games 400

With `--seats hard,forgetful-hard` the second one does without the memory of shuffled cards.

Every deal is played once from every seat, with the same cards. Each finished game is a line in a file, so that a run
that was interrupted goes on where it stopped, and one that was too short can be made longer. A win that is shared
counts in part. The interval is Wilson's.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from mypy_extensions import i64

from holdfast.bots import BOTS, Bot
from holdfast.bots.play import play
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, SeatHandle, State
from holdfast.kernel.bits import bit
from holdfast.kernel.copies import copy_without_memory
from holdfast.kernel.playout import sides
from holdfast.lab.engine_benchmark import is_compiled
from holdfast.lab.statistics import Estimate, wilson_interval

BOT_SEEDS = 1_000_003
FORGETFUL = "forgetful-"


@dataclass(frozen=True)
class Match:
    """Who plays what, and how often."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int

    def file_name(self) -> str:
        return f"{self.game}-{'-'.join(self.seats)}-{self.seed}.jsonl"


@dataclass(frozen=True)
class BatchResult:
    """One game: how much of it the first bot won, how many moves it took, and how long."""

    number: int
    won: float
    moves: int
    seconds: float


class Forgetful(Bot):
    """Plays as another bot would that knows only what can be seen now: it is shown a copy without memory."""

    def __init__(self, bot: Bot, table: State) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.table = table
        self.twin = table.empty_twin()

    def choose(self, seat: SeatHandle) -> i64:
        return self.bot.choose(self._without_memory(seat))

    def speak(self, seat: SeatHandle) -> str:
        return self.bot.speak(self._without_memory(seat))

    def _without_memory(self, seat: SeatHandle) -> SeatHandle:
        copy_without_memory(self.table, self.twin)
        return SeatHandle(seat.game, self.twin, int(seat.seat))


class Arena:
    """Plays the games of a match by their numbers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = find_game(match.game)
        self.deal = self.game.dealer(len(match.seats), self.game.options.read({}))

    def play(self, number: int) -> BatchResult:
        """Game `number`: deals follow each other, and each is played from every seat before the next."""
        count = len(self.match.seats)
        first = number % count
        state = self.deal(Chance(self.match.seed + number // count))
        bots = [self._bot(state, number, (seat - first) % count) for seat in range(count)]
        begun = perf_counter()
        moves = play(self.game, state, bots)
        return BatchResult(number, _share(state, first), int(moves), round(perf_counter() - begun, 4))

    def _bot(self, state: State, number: int, named: int) -> Bot:
        luck = (self.match.seed + number) * BOT_SEEDS + named
        name = self.match.seats[named]
        bot = BOTS[name.removeprefix(FORGETFUL)](Chance(luck))
        return Forgetful(bot, state) if name.startswith(FORGETFUL) else bot


def _share(state: State, seat: int) -> float:
    winners = state.winners()
    return 1.0 / float(sides(state, winners)) if winners & bit(seat) else 0.0


def run(match: Match, folder: Path) -> list[BatchResult]:
    """Play what the file does not have yet; every finished game is kept at once."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / match.file_name()
    done = [BatchResult(**json.loads(line)) for line in path.read_text().splitlines()] if path.exists() else []
    arena = Arena(match)
    with path.open("a") as kept:
        for number in range(len(done), match.games):
            done.append(arena.play(number))
            kept.write(json.dumps(asdict(done[-1])) + "\n")
            kept.flush()
            _say_progress(match, done)
    print(file=sys.stderr)
    return done[: match.games]


def _say_progress(match: Match, done: list[BatchResult]) -> None:
    won = sum(played.won for played in done)
    print(
        f"\r{match.game}: {len(done)} of {match.games}, won {won / len(done):.1%}", end="", file=sys.stderr, flush=True
    )


def share_won(done: list[BatchResult]) -> Estimate:
    return wilson_interval(sum(played.won for played in done), len(done))


def summary(match: Match, done: list[BatchResult]) -> dict[str, object]:
    share = share_won(done)
    return {
        "game": match.game,
        "seats": list(match.seats),
        "games": len(done),
        "seed": match.seed,
        "won": round(share.value, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
        "moves": round(sum(played.moves for played in done) / len(done), 1),
        "seconds": round(sum(played.seconds for played in done), 1),
        "compiled": is_compiled(),
    }


def sentence(match: Match, done: list[BatchResult]) -> str:
    share = share_won(done)
    return (
        f"{match.game}: {match.seats[0]} won {share.value:.1%} [{share.low:.1%}, {share.high:.1%}] "
        f"of {len(done)} games against {', '.join(match.seats[1:])}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", required=True, help="the bot to be measured first: hard,greedy,greedy,greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where finished games are kept")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    match = Match(said.game, tuple(said.seats.split(",")), said.games, said.seed)
    done = run(match, said.folder)
    print(json.dumps(summary(match, done)) if said.json else sentence(match, done))


if __name__ == "__main__":
    main()

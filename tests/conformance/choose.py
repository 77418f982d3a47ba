"""Chooses the games that the conformance suite plays in `make test`: few, and between them they reach what many reach.

HOLDFAST_INTERPRETED=1 .venv/bin/python -m tests.conformance.choose [GAME …] [--tries 300] [--budget 5000]

Random tables are played without laws while every branch that the game's own code takes is written down, beside verbs,
questions, events, and the ways that cards go. Then the game is taken that reaches most that is new for what it costs,
again and again, until nothing new is left or the budget is spent: what is still missing then is rare, and has scenarios
and the games of `make test-all`. Run it when a game's rules have changed, and look at what it says.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import yaml

from holdfast.games import games
from holdfast.kernel import Game, OptionError
from holdfast.kernel.options import ChoiceOption, FlagOption, IntegerOption, NumberChoiceOption, SentencesOption
from tests.conformance.reaching import CHOSEN, Chosen, declared, play
from tests.games.shield_laws import random_book

LIMITS = (12, 40, 120)
"""Turns after which games are cut off: the end by the limit is a rule too, and long games are dear."""
DEALT = 25
"""What a game costs beside its moves, in moves."""


@dataclass(frozen=True)
class Tried:
    chosen: Chosen
    reached: frozenset[str]
    cost: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(games()), help="all, unless some are named")
    parser.add_argument("--tries", type=int, default=300, help="how many tables are tried of each game")
    parser.add_argument("--budget", type=int, default=5000, help="moves times onlookers that the games may cost")
    given = parser.parse_args()
    if not os.environ.get("HOLDFAST_INTERPRETED"):
        parser.error("machine code tells nobody which line it is at: HOLDFAST_INTERPRETED=1 runs the engine's source")
    for name in given.games:
        game = games()[name]
        tried = [_tried(game, chosen) for chosen in _tables(game, given.tries)]
        taken = _cover(tried, given.budget)
        _write(game, taken)
        print(f"{name}: {_summary(taken)} of {_summary(tried)}")


def _summary(tried: Sequence[Tried]) -> str:
    reached = frozenset[str]().union(*(each.reached for each in tried))
    return f"{len(tried)} games that reach {len(reached)} things for {sum(each.cost for each in tried)}"


# Tables to try


def _tables(game: Game, count: int) -> Iterator[Chosen]:
    for seed in range(1, count + 1):
        random = Random(seed)
        chosen = Chosen(random.choice(game.seats), seed, dict(_options(game, random)))
        try:
            game.check(chosen.seats, game.options.read(chosen.options))
        except OptionError:
            continue
        yield chosen


def _options(game: Game, random: Random) -> Iterator[tuple[str, Any]]:
    yield "turn_limit", random.choice(LIMITS)
    for name, span in game.options.ranges().items():
        if name != "turn_limit" and random.random() < 0.4:
            yield name, _value(span, random)


def _value(span: object, random: Random) -> object:
    match span:
        case FlagOption():
            return random.random() < 0.5
        case ChoiceOption(words=words):
            return random.choice(words)
        case NumberChoiceOption(numbers=numbers):
            return random.choice(numbers)
        case SentencesOption():
            return random_book(random.randrange(10**6), random.randint(1, 6))
        case IntegerOption(least=least, most=most):
            return random.randint(least, min(most, least + 3))
    raise TypeError(f"tables with {span} are not known yet")


# What a table reaches


def _tried(game: Game, chosen: Chosen) -> Tried:
    branches: set[str] = set()
    sys.settrace(_tracer(str(Path(sys.modules[game.package].__file__ or "").parent), branches))
    try:
        reached = play(game, chosen)
    finally:
        sys.settrace(None)
    return Tried(chosen, frozenset(reached.things | branches), (reached.moves + DEALT) * (chosen.seats + 1))


def _tracer(folder: str, branches: set[str]) -> Callable[..., Any]:
    """Notes from which line to which the code in a folder goes."""
    last: dict[int, int] = {}

    def inside(frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        if event == "line":
            code = frame.f_code
            here = frame.f_lineno
            branches.add(f"{code.co_filename[len(folder) :]}:{last.get(id(frame), code.co_firstlineno)}>{here}")
            last[id(frame)] = here
        elif event == "return":
            last.pop(id(frame), None)
        return inside

    def outside(frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        return inside if frame.f_code.co_filename.startswith(folder) else None

    return outside


# Choosing


def _cover(tried: list[Tried], budget: int) -> list[Tried]:
    """Greedy: always the game that reaches most new things for its cost, of those that can still be paid for."""
    left = set[str]().union(*(each.reached for each in tried))
    taken: list[Tried] = []
    while left:
        able = [each for each in tried if each.cost <= budget and each.reached & left]
        if not able:
            break
        best = max(able, key=lambda each: len(each.reached & left) / each.cost)
        taken.append(best)
        budget -= best.cost
        left -= best.reached
    return _needed(taken)


def _needed(taken: list[Tried]) -> list[Tried]:
    """Without those that later ones made needless, the dearest first."""
    for each in sorted(taken, key=lambda one: -one.cost):
        others = [other for other in taken if other is not each]
        if others and each.reached <= frozenset[str]().union(*(other.reached for other in others)):
            taken = others
    return taken


def _write(game: Game, taken: list[Tried]) -> None:
    rows = [
        {"seats": each.chosen.seats, "seed": each.chosen.seed, "options": dict(each.chosen.options)}
        for each in sorted(taken, key=lambda one: (one.chosen.seats, one.chosen.seed))
    ]
    reached = frozenset[str]().union(*(each.reached for each in taken))
    chosen = {"games": rows, "never": sorted(declared(game) - reached)}
    CHOSEN.mkdir(exist_ok=True)
    text = yaml.safe_dump(chosen, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    (CHOSEN / f"{game.name}.yaml").write_text(f"# Written by “make seeds”\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()

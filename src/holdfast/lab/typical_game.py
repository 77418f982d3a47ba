"""A typical game: one of median length, played again move by move and written down, for `holdfast replay`."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.bots import BOTS
from holdfast.kernel import Chance, Game, Moves, Record, Table
from holdfast.lab.batch_runner import RANDOM, make_bots
from holdfast.lab.findings import LengthCounts
from holdfast.lab.study import Study
from holdfast.lab.sums import Sums

Choose = Callable[[Table, int], tuple[int, str]]
"""A seat's move, and the words that go with it."""


def typical_game(study: Study, game: Game, sums: Sums) -> str:
    """The record of a game of median length of the first variant.

    Nothing where bots of other packages play: they need not make the same moves again.
    """
    number = sums.game_of_length.get(LengthCounts(sums.turns).quantile(0.5))
    if number is None or not set(study.seats) <= set(BOTS):
        return ""
    return replayed(study, game, number).write()


def replayed(study: Study, game: Game, number: int) -> Record:
    """A game of the first variant, by its number, as the lab has played it."""
    options = study.options_of(study.variants[0], game)
    table = Table.new(game, study.seats, options, number, people=[])
    choose = _random(number) if set(study.seats) == {RANDOM} else _by_bots(study, table, number)
    while not table.over:
        seat = table.awaited[0]
        move, words = choose(table, seat)
        table.play(seat, move, words)
    table.record.close(table.state)
    return table.record


def _random(number: int) -> Choose:
    luck, moves = Chance(-1 - number), Moves()

    def choose(table: Table, seat: int) -> tuple[int, str]:
        moves.clear()
        table.state.legal_moves(seat, moves)
        return int(moves.at(luck.below(moves.size))), ""

    return choose


def _by_bots(study: Study, table: Table, number: int) -> Choose:
    bots = make_bots(study.seats, number)
    handles = [table.handle(seat) for seat in range(table.seats)]

    def choose(table: Table, seat: int) -> tuple[int, str]:
        words = bots[seat].speak(handles[seat])
        return int(handles[seat].spoken_move() if words else bots[seat].choose(handles[seat])), words

    return choose

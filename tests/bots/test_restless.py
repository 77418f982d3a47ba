"""When a game drags on bots grow restless: what looks best to each of them may lead round and round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from holdfast.bots import Bot, Greedy, Search
from holdfast.games import find_game
from holdfast.kernel import Chance, Plain, SeatHandle, awaited
from tests.changed import changed

GAME = find_game("upgrade")
ROUND_AND_ROUND = 460
"""A deal in which two greedy bots come to discard for ever: neither breaks through, and no card makes a row better."""


def is_over_after(moves: int, *, long: int) -> bool:
    """Whether two greedy bots who are restless after this many rounds end that deal within this many moves."""
    game = changed(GAME, config=replace(GAME.search.config, long_game=long))
    state = game.deal(2, game.options.read({}), Chance(ROUND_AND_ROUND))
    handles = [SeatHandle(game, state, seat) for seat in range(2)]
    bots = [Greedy(Chance(seat)) for seat in range(2)]
    for _ in range(moves):
        if not state.over:
            seat = awaited(state)[0]
            state.apply(seat, bots[seat].choose(handles[seat]))
    return state.over


def test_a_game_that_leads_round_and_round_ends() -> None:
    assert not is_over_after(200, long=200)
    assert is_over_after(200, long=20)


def wins(bot: Callable[[Chance], Bot], turns: int, games: int) -> int:
    """How often a bot attacks where that wins at once."""
    given: dict[str, Plain] = {"turn": "p1", "drawn": "2C"}
    given["p1"] = {"attack": ["10S", "10H"], "defence": ["10D", "7S"], "tokens": 1}
    given["p2"] = {"attack": ["2H", "3H"], "defence": ["4H", "2D"], "tokens": 1}
    state = GAME.restore(2, GAME.options.read({}), given, Chance(1))
    state.turns = turns
    handle = SeatHandle(GAME, state, 0)
    return sum(handle.write(int(bot(Chance(seed)).choose(handle))) == "attack p2" for seed in range(games))


def quick(chance: Chance) -> Bot:
    """Looks a little ahead."""
    return Search(chance, 120)


@pytest.mark.parametrize("bot", [Greedy, quick])
def test_it_errs_late_in_a_game_and_not_before(bot: Callable[[Chance], Bot]) -> None:
    late = 2 * (GAME.search.config.long_game + 1)
    assert wins(bot, late - 2, 30) == 30
    assert 18 < wins(bot, late, 30) < 30

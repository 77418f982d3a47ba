"""A bot says what it had in mind: about the move that it made, and from nothing but what its seat may know."""

from __future__ import annotations

import pytest

from holdfast.bots import Easy, Greedy, Hard, Medium, Random, Search
from holdfast.bots.explain import ALTERNATIVES, EvaluatedMove, Explanation, advise, explain
from holdfast.games import games
from holdfast.kernel import Chance, Table


def table(game: str, moves: int = 0) -> Table:
    at = games()[game].new(seed=4)
    chance = Chance(2)
    for _ in range(moves):
        seat = at.awaited[0]
        legal = at.legal_moves(seat)
        at.play(seat, legal[chance.below(len(legal))])
    return at


def with_choice(game: str) -> tuple[Table, int]:
    """A table at which somebody has more than two moves."""
    at = next(at for at in (table(game, moves) for moves in range(40)) if len(at.legal_moves(at.awaited[0])) > 2)
    return at, at.awaited[0]


@pytest.mark.parametrize("bot", [Easy, Medium])
@pytest.mark.parametrize("game", list(games()))
def test_who_searches_tells_tries_and_shares_of_its_own_move(game: str, bot: type[Easy | Medium]) -> None:
    at, seat = with_choice(game)
    player, handle = bot(Chance(3)), at.handle(seat)
    move = int(player.choose(handle))
    told = explain(player, handle, move)
    assert told is not None
    assert told.chosen.move == move
    weighed = [told.chosen, *told.others]
    assert len({each.move for each in weighed}) == len(weighed) <= 1 + ALTERNATIVES
    assert {each.move for each in weighed} <= set(at.legal_moves(seat))
    assert all(each.expected is not None and 0.0 <= each.expected <= 1.0 for each in weighed)
    assert 0 < sum(each.visits for each in weighed) <= told.tries <= int(player.simulations)


def test_the_explanation_changes_nothing() -> None:
    at, seat = with_choice("upgrade")
    asked, silent = Medium(Chance(3)), Medium(Chance(3))
    for _ in range(3):
        move = int(asked.choose(at.handle(seat)))
        explain(asked, at.handle(seat), move)
        assert move == int(silent.choose(at.handle(seat)))


def test_the_best_alternatives_come_first() -> None:
    at, seat = with_choice("upgrade")
    player = Search(Chance(3), 200)
    told = explain(player, at.handle(seat), int(player.choose(at.handle(seat))))
    assert told is not None
    visits = [told.chosen.visits, *(each.visits for each in told.others)]
    assert visits == sorted(visits, reverse=True)


def test_who_only_compares_tells_which_moves_looked_best() -> None:
    at, seat = with_choice("upgrade")
    player, handle = Greedy(Chance(1)), at.handle(seat)
    move = int(player.choose(handle))
    told = explain(player, handle, move)
    assert told is not None
    assert (told.chosen.move, told.chosen.expected, told.tries) == (move, None, 0)
    best = [player.scores[at.legal_moves(seat).index(each.move)] for each in (told.chosen, *told.others)]
    assert best == sorted(best, reverse=True)


def test_who_weighs_nothing_has_nothing_to_tell() -> None:
    at, seat = with_choice("upgrade")
    player = Random(Chance(1))
    assert explain(player, at.handle(seat), int(player.choose(at.handle(seat)))) is None


def test_where_there_is_no_choice_there_is_nothing_to_tell() -> None:
    at = next(at for at in (table("shield", moves) for moves in range(60)) if len(at.legal_moves(at.awaited[0])) == 1)
    handle = at.handle(at.awaited[0])
    for player in (Hard(Chance(1)), Greedy(Chance(1))):
        assert explain(player, handle, int(player.choose(handle))) is None
    assert advise(handle, Chance(1)) == Explanation(EvaluatedMove(at.legal_moves(at.awaited[0])[0]), ())


def test_advice_names_a_move_of_the_seat() -> None:
    at, seat = with_choice("upgrade")
    told = advise(at.handle(seat), Chance(1))
    assert told.chosen.move in at.legal_moves(seat)
    assert told.others


def test_a_sealed_choice_is_weighed_like_any_other() -> None:
    """In Upgrade all open at once: what became of each card is found again, and the best is taken."""
    at = table("upgrade")
    assert len(at.awaited) == 2
    move_stats = Search(Chance(3), 200).evaluate_moves(at.handle(0))
    assert sum(each.visits for each in move_stats) == 200
    assert int(Search(Chance(3), 200).choose(at.handle(0))) == move_stats[0].move

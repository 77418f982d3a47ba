"""What a position of Cuttle may leave out, and what cannot be."""

from __future__ import annotations

from holdfast.kernel import NONE, PositionError, PositionReader, bit, seat_name
from holdfast.kernel.cards import JACK

from .cards import AIMED, LASTING, SWEEPING, THREE, TWO
from .one_offs import ask_for_two, countering
from .phrases import COUNTERING, DISCARDING, LEFT_FIELD, TAKING
from .rules import Cuttle


def complete(state: Cuttle, reader: PositionReader) -> None:
    for seat in range(2):
        check_table(state, seat)
    check_stack(state)
    state.look_through_glasses()
    if any(state.has_reached(seat) for seat in range(2)):
        state.over = True
    if state.over:
        return
    if not state.asked and state.stack.size:
        ask_for_two(state)
    check_question(state)


def check_table(state: Cuttle, seat: int) -> None:
    """Cards for points come before the jacks on them; only what lasts lies with the royals."""
    player = state.players[seat]
    for card in player.royals.to_list():
        if state.rank_of(card) not in LASTING:
            raise PositionError("only_royals_and_glasses", seat=seat_name(seat))
    points = [state.rank_of(card) for card in player.points.to_list()]
    if points[:1] == [JACK] or any(rank > JACK for rank in points):
        raise PositionError("only_points_and_jacks", seat=seat_name(seat))


def check_stack(state: Cuttle) -> None:
    ranks = [state.rank_of(card) for card in state.stack.to_list()]
    if ranks and (ranks[0] not in SWEEPING + AIMED or any(rank != TWO for rank in ranks[1:])):
        raise PositionError("not_a_stack_of_twos")
    if ranks and state.revealed.size:
        raise PositionError("revealed_beside_stack")
    aimed = bool(ranks) and ranks[0] in AIMED
    if aimed != (state.target.value != NONE):
        raise PositionError("target_without_aim")
    if aimed and state.target.value not in state.exposed_royals(1 - int(state.turn)):
        raise PositionError("target_not_exposed")


def check_question(state: Cuttle) -> None:
    """A player who is asked can answer."""
    if not state.asked:
        return
    prompt, turn = state.prompt(), int(state.turn)
    other = bit(1 - turn)
    if prompt.kind == COUNTERING:
        right = state.stack.size > 0 and prompt.seats == bit(countering(state))
    elif prompt.kind == TAKING:
        three = state.stack.size == 1 and state.rank_of(int(state.stack.top())) == THREE
        right = three and state.discard.size > 0 and prompt.seats == bit(turn)
    elif prompt.kind == DISCARDING:
        hand = state.players[1 - turn].hand.size
        right = state.stack.size == 0 and prompt.seats == other and 1 <= prompt.get(LEFT_FIELD) <= hand
    else:
        right = False
    if not right or state.asked > 1:
        raise PositionError("question_out_of_place")

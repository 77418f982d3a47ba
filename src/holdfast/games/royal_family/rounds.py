"""A round: the flop, the jokers in it, and who has two turns."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family.cards import is_joker
from holdfast.games.royal_family.phrases import AGE_TURNED, FLOPPED, ROUND_BEGAN, STARTED_OVER
from holdfast.games.royal_family.state import TURNS, RoyalFamilyState
from holdfast.kernel.bits import NONE
from holdfast.kernel.cards import is_red


def begin_round(state: RoyalFamilyState) -> None:
    flop(state)
    set_order(state)
    begin_turns(state)
    state.tell(ROUND_BEGAN, state.round.value, state.twice.value)


def begin_turns(state: RoyalFamilyState) -> None:
    state.turns_left.value = TURNS
    state.turn = state.seat_on_turn()


# The flop


def flop(state: RoyalFamilyState) -> None:
    if not flop_three(state):
        gather(state)
        flop_three(state)
    state.tell(FLOPPED, top(state, 0), top(state, 1), top(state, 2))


def flop_three(state: RoyalFamilyState) -> bool:
    """One card on each pile; false when the cards run out."""
    for pile in state.piles:
        turn_jokers(state)
        if state.deck.size == 0:
            return False
        state.move_top(state.deck, pile)
    return True


def turn_jokers(state: RoyalFamilyState) -> None:
    """Bring up the next card that is no joker, if there is one; jokers turn the age at once."""
    card = state.next_card()
    while card != NONE and is_joker(state.face[card]):
        turn_age(state, NONE)
        card = NONE if only_jokers_left(state) else state.next_card()


def only_jokers_left(state: RoyalFamilyState) -> bool:
    """Two jokers alone would come up for ever."""
    if state.deck.size > 0:
        return False
    for at in range(state.discard.size):
        if not is_joker(state.face[state.discard.cards[at]]):
            return False
    return True


def turn_age(state: RoyalFamilyState, drawer: i64) -> None:
    """The joker on top of the draw pile is laid aside; when it is the second, both are discarded. Nobody draws one in
    the flop; who draws one in a turn has lost that turn."""
    joker = state.move_top(state.deck, state.jokers)
    if state.jokers.size == 2:
        state.move_all(state.jokers, state.discard)
    state.tell(AGE_TURNED, joker, state.jokers.size, drawer)


def gather(state: RoyalFamilyState) -> None:
    """All three piles and the discard pile become the new draw pile."""
    for pile in state.piles:
        state.move_all(pile, state.deck)
    state.move_all(state.discard, state.deck)
    state.shuffle(state.deck)
    state.tell(STARTED_OVER)


# Who has two turns


def set_order(state: RoyalFamilyState) -> None:
    """Revolution favours the colour with fewer cards on top, oppression the one with more."""
    more_red = count_more_red(state)
    if more_red == 0 or (state.edition.players_alternate and state.round.value > 1):
        state.twice.value = 1 - state.twice.value
    else:
        state.twice.value = i64((more_red > 0) == state.is_oppression())


def count_more_red(state: RoyalFamilyState) -> i64:
    """How many more red than black cards lie on top of the piles."""
    count: i64 = 0
    for pile in state.piles:
        if pile.size > 0:
            count += 1 if is_red(state.face[pile.top()]) else -1
    return count


def top(state: RoyalFamilyState, at: i64) -> i64:
    pile = state.piles[at]
    return pile.top() if pile.size > 0 else NONE

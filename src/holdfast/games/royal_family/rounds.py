"""A round: the flop, the jokers in it, and who has two turns."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family.cards import is_joker
from holdfast.games.royal_family.phrases import AGE_TURNED, FLOPPED, ROUND_BEGAN, STARTED_OVER
from holdfast.games.royal_family.table import TURNS, RoyalFamilyTable
from holdfast.kernel.bits import NONE
from holdfast.kernel.cards import is_red


def begin_round(table: RoyalFamilyTable) -> None:
    flop(table)
    set_order(table)
    begin_turns(table)
    table.tell(ROUND_BEGAN, table.round.value, table.twice.value)


def begin_turns(table: RoyalFamilyTable) -> None:
    table.turns_left.value = TURNS
    table.turn = table.seat_on_turn()


# The flop


def flop(table: RoyalFamilyTable) -> None:
    if not flop_three(table):
        gather(table)
        flop_three(table)
    table.tell(FLOPPED, top(table, 0), top(table, 1), top(table, 2))


def flop_three(table: RoyalFamilyTable) -> bool:
    """One card on each pile; false when the cards run out."""
    for pile in table.piles:
        turn_jokers(table)
        if table.deck.size == 0:
            return False
        table.move_top(table.deck, pile)
    return True


def turn_jokers(table: RoyalFamilyTable) -> None:
    """Bring up the next card that is no joker, if there is one; jokers turn the age at once."""
    card = table.next_card()
    while card != NONE and is_joker(table.face[card]):
        turn_age(table, NONE)
        card = NONE if only_jokers_left(table) else table.next_card()


def only_jokers_left(table: RoyalFamilyTable) -> bool:
    """Two jokers alone would come up for ever."""
    if table.deck.size > 0:
        return False
    for at in range(table.discard.size):
        if not is_joker(table.face[table.discard.cards[at]]):
            return False
    return True


def turn_age(table: RoyalFamilyTable, drawer: i64) -> None:
    """The joker on top of the draw pile is laid aside; when it is the second, both are discarded. Nobody draws one in
    the flop; who draws one in a turn has lost that turn."""
    joker = table.move_top(table.deck, table.jokers)
    if table.jokers.size == 2:
        table.move_all(table.jokers, table.discard)
    table.tell(AGE_TURNED, joker, table.jokers.size, drawer)


def gather(table: RoyalFamilyTable) -> None:
    """All three piles and the discard pile become the new draw pile."""
    for pile in table.piles:
        table.move_all(pile, table.deck)
    table.move_all(table.discard, table.deck)
    table.shuffle(table.deck)
    table.tell(STARTED_OVER)


# Who has two turns


def set_order(table: RoyalFamilyTable) -> None:
    """Revolution favours the colour with fewer cards on top, oppression the one with more."""
    more_red = count_more_red(table)
    if more_red == 0 or (table.edition.players_alternate and table.round.value > 1):
        table.twice.value = 1 - table.twice.value
    else:
        table.twice.value = i64((more_red > 0) == table.is_oppression())


def count_more_red(table: RoyalFamilyTable) -> i64:
    """How many more red than black cards lie on top of the piles."""
    count: i64 = 0
    for pile in table.piles:
        if pile.size > 0:
            count += 1 if is_red(table.face[pile.top()]) else -1
    return count


def top(table: RoyalFamilyTable, at: i64) -> i64:
    pile = table.piles[at]
    return pile.top() if pile.size > 0 else NONE

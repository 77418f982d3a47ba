"""What a position of Cuttle may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel import NONE, PositionError, PositionReader, bit, seat_name
from holdfast.kernel.cards import JACK

from .cards import AIMED, LASTING, SWEEPING, THREE, TWO
from .one_offs import ask_for_two, countering
from .phrases import COUNTERING, DISCARDING, LEFT_FIELD, TAKING

if TYPE_CHECKING:
    from .rules import Cuttle


def complete(table: Cuttle, reader: PositionReader) -> None:
    for seat in range(2):
        check_table(table, seat)
    check_stack(table)
    table.look_through_glasses()
    if any(table.has_reached(seat) for seat in range(2)):
        table.over = True
    if table.over:
        return
    if not table.asked and table.stack.size:
        ask_for_two(table)
    check_question(table)


def check_table(table: Cuttle, seat: int) -> None:
    """Cards for points come before the jacks on them; only what lasts lies with the royals."""
    player = table.players[seat]
    for card in player.royals.to_list():
        if table.rank_of(card) not in LASTING:
            raise PositionError("{seat}.royals: only eights, queens and kings lie there", seat=seat_name(seat))
    points = [table.rank_of(card) for card in player.points.to_list()]
    if points[:1] == [JACK] or any(rank > JACK for rank in points):
        raise PositionError(
            "{seat}.points: aces to tens lie there, and jacks behind the card that they hold", seat=seat_name(seat)
        )


def check_stack(table: Cuttle) -> None:
    ranks = [table.rank_of(card) for card in table.stack.to_list()]
    if ranks and (ranks[0] not in SWEEPING + AIMED or any(rank != TWO for rank in ranks[1:])):
        raise PositionError("stack: a one-off lies there, and behind it the twos played against it")
    if ranks and table.revealed.size:
        raise PositionError("revealed: while a one-off is not settled no card was turned up by a seven")
    aimed = bool(ranks) and ranks[0] in AIMED
    if aimed != (table.target.value != NONE):
        raise PositionError("target: a two or a nine that was played has a target, and nothing else has")
    if aimed and table.target.value not in table.exposed_royals(1 - int(table.turn)):
        raise PositionError("target: it is a royal, a jack or glasses of the opponent that no queen protects")


def check_question(table: Cuttle) -> None:
    """Whoever is asked can answer."""
    if not table.asked:
        return
    prompt, turn = table.prompt(), int(table.turn)
    other = bit(1 - turn)
    if prompt.kind == COUNTERING:
        right = table.stack.size > 0 and prompt.seats == bit(countering(table))
    elif prompt.kind == TAKING:
        three = table.stack.size == 1 and table.rank_of(int(table.stack.top())) == THREE
        right = three and table.discard.size > 0 and prompt.seats == bit(turn)
    elif prompt.kind == DISCARDING:
        hand = table.players[1 - turn].hand.size
        right = table.stack.size == 0 and prompt.seats == other and 1 <= prompt.get(LEFT_FIELD) <= hand
    else:
        right = False
    if not right or table.asked > 1:
        raise PositionError("pending: this question cannot be asked here")

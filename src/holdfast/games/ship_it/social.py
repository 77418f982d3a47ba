"""Social interaction: small performances, and those who may object to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.cards import P2P
from holdfast.games.ship_it.phrases import (
    BELIEVED,
    JUDGING,
    OBJECT,
    OBJECTED,
    PERFORM,
    PERFORMED_ALOUD,
    PERFORMED_CARD,
    PERFORMED_LINE,
    PERFORMING,
    REFUSED,
)
from holdfast.kernel.moves import verb
from holdfast.kernel.zones import bit, count_seats

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def begin(table: ShipIt, seat: i64, face: i64, move: i64) -> None:
    """A card asks for a performance; the move it was played with waits. A beer is declared, not performed."""
    table.performer = seat
    table.performed = face
    table.performing = move
    if face == P2P:
        judge(table)
    else:
        ask(table)


def ask(table: ShipIt) -> None:
    table.ask(PERFORMING, bit(table.performer), table.performed, table.performed)


def judges(table: ShipIt) -> i64:
    """The other people still in."""
    return table.people & ~table.out & ~bit(table.performer)


def judge(table: ShipIt) -> None:
    table.judging = True
    if judges(table):
        ask_judges(table, judges(table))
    else:
        table.after_performance(True)


def ask_judges(table: ShipIt, seats: i64) -> None:
    prompt = table.ask_sealed(JUDGING, seats, table.performer, table.performed)
    prompt.c = table.performed


def reply(table: ShipIt, seat: i64, move: i64) -> None:
    if table.prompts[-1].kind == JUDGING:
        opine(table, seat, verb(move) == OBJECT)
        return
    table.prompts.pop()
    if verb(move) == PERFORM:
        tell(table, seat)
        judge(table)
    else:
        table.tell(REFUSED, seat, table.performed)
        table.after_performance(False)


def tell(table: ShipIt, seat: i64) -> None:
    """People perform in their own words, or aloud; bots have lines of ours, this one or that."""
    if table.said:
        table.tell(PERFORMED_CARD, seat, table.performed)
    elif table.people & bit(seat):
        table.tell(PERFORMED_ALOUD, seat, table.performed)
    else:
        table.tell(PERFORMED_LINE, seat, table.performed, 2 * table.performed + (table.turns & 1))


def opine(table: ShipIt, seat: i64, objects: bool) -> None:
    """An opinion waits, unseen, for the others'."""
    table.opined |= bit(seat)
    if objects:
        table.objections |= bit(seat)
    prompt = table.prompts[-1]
    prompt.seats &= ~bit(seat)
    if prompt.seats:
        return
    table.prompts.pop()
    if 2 * count_seats(table.objections) > count_seats(judges(table)):
        table.tell(OBJECTED, table.performer, table.performed, table.objections)
        table.after_performance(False)
    else:
        table.tell(BELIEVED, table.performer, table.performed)
        table.after_performance(True)

"""Event rules at work: what happened, whom it sets to do what, and how that is done.

What happens during an action is noted. Once the action is over, the notes become deeds, in the order of the rules and
from the player on turn round the table; who is out does nothing. Deeds in which somebody falls are noted again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.charged import discard_charged, hidden_cards
from holdfast.games.shield.healing import can_heal, heal
from holdfast.games.shield.law_book import (
    ATTACKER,
    CHARGE,
    DEFENDER,
    DISCARD,
    DISCARD_ALL,
    DRAW_LOWER,
    DRAW_SHIELD,
    DRAWN,
    EXTRA_TURN,
    HEAL,
    LOSE,
    OTHERS,
    REVEAL,
    SKIP_TURN,
    TAKES_DAMAGE,
    THAT_PLAYER,
    Rule,
)
from holdfast.games.shield.phrases import (
    CHARGED,
    DISCARD_CHARGED,
    DISCARDED,
    GAINED_TURN,
    LOST_LIFE,
    LOWER_CARD,
    MUST_SKIP,
    REVEAL_CHARGED,
    REVEALED,
    RULE_ACTED,
    RULE_FIELD,
)
from holdfast.kernel.bits import EVERYONE as ALL_SEATS
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits, lowest_bit

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield

SEATS: Final[i64] = 16
"""A deed is written as 16 × rule + seat; a note has four bits for each of its seats, 15 for none."""
NOT_THERE: Final[i64] = 15


# What happened


def note(table: Shield, happening: i64, that: i64, attacker: i64 = NONE, defender: i64 = NONE) -> None:
    """Something happened to `that` player; rules may be set off by it when the action is over."""
    if table.law_book.noted & bit(happening):
        table.happened.add(
            happening | (that & NOT_THERE) << 4 | (attacker & NOT_THERE) << 8 | (defender & NOT_THERE) << 12
        )


def who_dealt_damage(table: Shield, seat: i64) -> i64:
    """Who dealt the damage that a seat took in this action; NONE if it took none."""
    for at in range(table.happened.size):
        noted = table.happened.at(at)
        if noted & NOT_THERE == TAKES_DAMAGE and noted >> 4 & NOT_THERE == seat:
            return noted >> 8 & NOT_THERE
    return NONE


def set_off_by_card(table: Shield, attacker: i64, defender: i64, face: i64) -> None:
    """A card was drawn for an attack."""
    noted = DRAWN | attacker << 4 | attacker << 8 | defender << 12
    rules = table.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None and rule.happening == DRAWN and rule.faces & bit(face):
            _queue(table, number, _affected(table, rule, noted))


def set_off(table: Shield) -> None:
    """All that was noted sets rules off."""
    rules = table.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None:
            seats: i64 = NOBODY
            for at in range(table.happened.size):
                noted = table.happened.at(at)
                if noted & NOT_THERE == rule.happening:
                    seats |= _affected(table, rule, noted)
            _queue(table, number, seats)
    table.happened.clear()


def _affected(table: Shield, rule: Rule, noted: i64) -> i64:
    """The seats whom a rule affects after something happened."""
    that = bit(noted >> 4 & NOT_THERE)
    if rule.who == THAT_PLAYER:
        seats = that
    elif rule.who == ATTACKER:
        seats = bit(noted >> 8 & NOT_THERE)
    elif rule.who == DEFENDER:
        seats = bit(noted >> 12 & NOT_THERE)
    elif rule.who == OTHERS:
        seats = ~that
    else:
        seats = ALL_SEATS
    return seats & table.everyone_in()


def _queue(table: Shield, number: i64, seats: i64) -> None:
    """These seats are to do what a rule says, at most once a turn. The last of them is queued first."""
    if seats == NOBODY:
        return
    step = table.seats
    while step > 0:
        step -= 1
        seat = (table.turn + step) % table.seats
        deed = number * SEATS + seat
        if seats & bit(seat) and table.fired.count(deed) == 0:
            table.fired.add(deed)
            table.deeds.add(deed)


# What is done about it


def do_next(table: Shield) -> None:
    """Do the next deed. Those of one rule are done together: who falls by them falls at the same time."""
    deed = table.deeds.pop()
    number = deed // SEATS
    seat = deed % SEATS
    rule = table.law_book.rules[number]
    if rule is not None and table.is_in(seat):
        _do(table, rule, number, seat)
    if table.deeds.size == 0 or table.deeds.at(table.deeds.size - 1) // SEATS != number:
        table.remove_fallen()


def _do(table: Shield, rule: Rule, number: i64, seat: i64) -> None:
    player = table.players[seat]
    doing = rule.doing
    if not can_do(table, doing, seat):
        return
    table.tell(RULE_ACTED, number + 1, seat)
    if doing == HEAL:
        heal(table, seat, rule.number)
    elif doing == LOSE:
        player.life_damage.value += rule.number
        table.tell(LOST_LIFE, seat, rule.number)
    elif doing == DRAW_SHIELD:
        shields.renew(table, seat)
    elif doing == CHARGE:
        table.tell(CHARGED, seat, table.draw(player.charged))
    elif doing == DISCARD_ALL:
        discard_charged(table, seat, DISCARDED)
    elif doing == EXTRA_TURN:
        player.extra.value = True
        table.tell(GAINED_TURN, seat)
    elif doing == SKIP_TURN:
        player.skip.value = True
        table.tell(MUST_SKIP, seat)
    else:
        _choose(table, doing, number, seat)


def can_do(table: Shield, doing: i64, seat: i64) -> bool:
    """Whether a deed changes anything: there are cards to draw or discard, and a turn to gain or lose."""
    player = table.players[seat]
    if doing == HEAL:
        return can_heal(table, player)
    if doing == DRAW_LOWER:
        return player.shield.size > 0 and table.can_draw()
    if doing == CHARGE:
        return player.charged.size < table.law_book.hold and table.can_draw()
    if doing == DISCARD or doing == DISCARD_ALL:
        return player.charged.size > 0
    if doing == REVEAL:
        return hidden_cards(table, seat) != NOBODY
    if doing == EXTRA_TURN:
        return not table.extra_turn.value and not player.extra.value
    if doing == SKIP_TURN:
        return not player.skip.value
    return True


# Deeds in which there may be a choice


def choices(table: Shield, doing: i64, seat: i64) -> i64:
    """The places of the cards that a deed may be about, one bit each."""
    if doing == DRAW_LOWER:
        return shields.lowest(table, table.players[seat])
    if doing == REVEAL:
        return hidden_cards(table, seat)
    return bit(table.players[seat].charged.size) - 1


def _choose(table: Shield, doing: i64, number: i64, seat: i64) -> None:
    """The owner picks a card by its place, unless there is only one."""
    places = choices(table, doing, seat)
    if count_bits(places) == 1:
        chosen(table, doing, seat, lowest_bit(places))
        return
    prompt = LOWER_CARD if doing == DRAW_LOWER else DISCARD_CHARGED if doing == DISCARD else REVEAL_CHARGED
    table.ask(prompt, bit(seat)).put(RULE_FIELD, number + 1)


def chosen(table: Shield, doing: i64, seat: i64, place: i64) -> None:
    """Do it with the card at this place."""
    player = table.players[seat]
    if doing == DRAW_LOWER:
        shields.swap_slot(table, seat, seat, place, False)
    elif doing == DISCARD:
        table.tell(DISCARDED, seat, table.move(player.charged, place, table.discard))
    else:
        card = player.charged.cards[place]
        table.show(card, ALL_SEATS)
        table.tell(REVEALED, seat, card)


def answered(table: Shield, seat: i64, place: i64) -> None:
    """The owner has picked a card."""
    rule = table.law_book.rules[table.prompt().get(RULE_FIELD) - 1]
    table.drop_prompt()
    if rule is not None:
        chosen(table, rule.doing, seat, place)

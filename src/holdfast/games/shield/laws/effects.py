"""Event rules at run time: what happened is enqueued, fires rules, and these have effects.

What happens during an action is enqueued. Once the action is over, it fires rules, in their order and from the player
on turn round the table; who is out is not affected. Effects by which somebody falls are enqueued again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.charged import discard_charged, hidden_cards
from holdfast.games.shield.healing import can_heal, heal
from holdfast.games.shield.laws.events import EffectKind, Recipient, TriggerKind
from holdfast.games.shield.laws.law_book import CompiledRule
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
"""An effect is kept as 16 × rule + seat; an event has four bits for each of its seats, 15 for none."""
NOT_THERE: Final[i64] = 15


# What happened


def enqueue(table: Shield, trigger: TriggerKind, that: i64, attacker: i64 = NONE, defender: i64 = NONE) -> None:
    """Something happened to `that` player; it may fire rules when the action is over."""
    if table.law_book.recorded & bit(trigger):
        table.happened.add(
            i64(trigger) | (that & NOT_THERE) << 4 | (attacker & NOT_THERE) << 8 | (defender & NOT_THERE) << 12
        )


def who_dealt_damage(table: Shield, seat: i64) -> i64:
    """Who dealt the damage that a seat took in this action; NONE if it took none."""
    for at in range(table.happened.size):
        event = table.happened.at(at)
        if event & NOT_THERE == TriggerKind.TAKES_DAMAGE and event >> 4 & NOT_THERE == seat:
            return event >> 8 & NOT_THERE
    return NONE


def fire_on_card(table: Shield, attacker: i64, defender: i64, face: i64) -> None:
    """A card was drawn for an attack."""
    event = i64(TriggerKind.DRAWN) | attacker << 4 | attacker << 8 | defender << 12
    rules = table.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None and rule.trigger == TriggerKind.DRAWN and rule.faces & bit(face):
            _schedule(table, number, _affected(table, rule, event))


def fire(table: Shield) -> None:
    """All that was enqueued fires rules."""
    rules = table.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None:
            seats: i64 = NOBODY
            for at in range(table.happened.size):
                event = table.happened.at(at)
                if event & NOT_THERE == rule.trigger:
                    seats |= _affected(table, rule, event)
            _schedule(table, number, seats)
    table.happened.clear()


def _affected(table: Shield, rule: CompiledRule, event: i64) -> i64:
    """The seats whom a rule affects after something happened."""
    that = bit(event >> 4 & NOT_THERE)
    if rule.recipient is Recipient.THAT_PLAYER:
        seats = that
    elif rule.recipient is Recipient.ATTACKER:
        seats = bit(event >> 8 & NOT_THERE)
    elif rule.recipient is Recipient.DEFENDER:
        seats = bit(event >> 12 & NOT_THERE)
    elif rule.recipient is Recipient.OTHERS:
        seats = ~that
    else:
        seats = ALL_SEATS
    return seats & table.everyone_in()


def _schedule(table: Shield, number: i64, seats: i64) -> None:
    """These seats are to be affected by a rule, at most once a turn. The last of them is scheduled first."""
    if seats == NOBODY:
        return
    step = table.seats
    while step > 0:
        step -= 1
        seat = (table.turn + step) % table.seats
        effect = number * SEATS + seat
        if seats & bit(seat) and table.fired.count(effect) == 0:
            table.fired.add(effect)
            table.effects.add(effect)


# What rules do about it


def run_next(table: Shield) -> None:
    """Run the next effect. Those of one rule run together: who falls by them falls at the same time."""
    scheduled = table.effects.pop()
    number = scheduled // SEATS
    seat = scheduled % SEATS
    rule = table.law_book.rules[number]
    if rule is not None and table.is_in(seat):
        _run(table, rule, number, seat)
    if table.effects.size == 0 or table.effects.at(table.effects.size - 1) // SEATS != number:
        table.remove_fallen()


def _run(table: Shield, rule: CompiledRule, number: i64, seat: i64) -> None:
    player = table.players[seat]
    effect = rule.effect
    if not changes_anything(table, effect, seat):
        return
    table.tell(RULE_ACTED, number + 1, seat)
    if effect is EffectKind.HEAL:
        heal(table, seat, rule.number)
    elif effect is EffectKind.LOSE:
        player.life_damage.value += rule.number
        table.tell(LOST_LIFE, seat, rule.number)
    elif effect is EffectKind.DRAW_SHIELD:
        shields.renew(table, seat)
    elif effect is EffectKind.CHARGE:
        table.tell(CHARGED, seat, table.draw(player.charged))
    elif effect is EffectKind.DISCARD_ALL:
        discard_charged(table, seat, DISCARDED)
    elif effect is EffectKind.EXTRA_TURN:
        player.extra.value = True
        table.tell(GAINED_TURN, seat)
    elif effect is EffectKind.SKIP_TURN:
        player.skip.value = True
        table.tell(MUST_SKIP, seat)
    else:
        _choose(table, effect, number, seat)


def changes_anything(table: Shield, effect: EffectKind, seat: i64) -> bool:
    """Whether an effect changes anything: there are cards to draw or discard, and a turn to gain or lose."""
    player = table.players[seat]
    if effect is EffectKind.HEAL:
        return can_heal(table, player)
    if effect is EffectKind.DRAW_LOWER:
        return player.shield.size > 0 and table.can_draw()
    if effect is EffectKind.CHARGE:
        return player.charged.size < table.law_book.hold and table.can_draw()
    if effect is EffectKind.DISCARD or effect is EffectKind.DISCARD_ALL:
        return player.charged.size > 0
    if effect is EffectKind.REVEAL:
        return hidden_cards(table, seat) != NOBODY
    if effect is EffectKind.EXTRA_TURN:
        return not table.extra_turn.value and not player.extra.value
    if effect is EffectKind.SKIP_TURN:
        return not player.skip.value
    return True


# Effects with a choice


def choices(table: Shield, effect: EffectKind, seat: i64) -> i64:
    """The places of the cards that an effect may be about, one bit each."""
    if effect is EffectKind.DRAW_LOWER:
        return shields.lowest(table, table.players[seat])
    if effect is EffectKind.REVEAL:
        return hidden_cards(table, seat)
    return bit(table.players[seat].charged.size) - 1


def _choose(table: Shield, effect: EffectKind, number: i64, seat: i64) -> None:
    """The owner picks a card by its place, unless there is only one."""
    places = choices(table, effect, seat)
    if count_bits(places) == 1:
        chosen(table, effect, seat, lowest_bit(places))
        return
    charged = DISCARD_CHARGED if effect is EffectKind.DISCARD else REVEAL_CHARGED
    prompt = LOWER_CARD if effect is EffectKind.DRAW_LOWER else charged
    table.ask(prompt, bit(seat)).put(RULE_FIELD, number + 1)


def chosen(table: Shield, effect: EffectKind, seat: i64, place: i64) -> None:
    """Do it with the card at this place."""
    player = table.players[seat]
    if effect is EffectKind.DRAW_LOWER:
        shields.swap_slot(table, seat, seat, place, False)
    elif effect is EffectKind.DISCARD:
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
        chosen(table, rule.effect, seat, place)

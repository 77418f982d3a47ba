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


def enqueue(state: Shield, trigger: TriggerKind, that: i64, attacker: i64 = NONE, defender: i64 = NONE) -> None:
    """Something happened to `that` player; it may fire rules when the action is over."""
    if state.law_book.recorded & bit(trigger):
        state.happened.add(
            i64(trigger) | (that & NOT_THERE) << 4 | (attacker & NOT_THERE) << 8 | (defender & NOT_THERE) << 12
        )


def who_dealt_damage(state: Shield, seat: i64) -> i64:
    """Who dealt the damage that a seat took in this action; NONE if it took none."""
    for at in range(state.happened.size):
        event = state.happened.at(at)
        if event & NOT_THERE == TriggerKind.TAKES_DAMAGE and event >> 4 & NOT_THERE == seat:
            return event >> 8 & NOT_THERE
    return NONE


def fire_on_card(state: Shield, attacker: i64, defender: i64, face: i64) -> None:
    """A card was drawn for an attack."""
    event = i64(TriggerKind.DRAWN) | attacker << 4 | attacker << 8 | defender << 12
    rules = state.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None and rule.trigger == TriggerKind.DRAWN and rule.faces & bit(face):
            _schedule(state, number, _affected(state, rule, event))


def fire(state: Shield) -> None:
    """All that was enqueued fires rules."""
    rules = state.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None:
            seats: i64 = NOBODY
            for at in range(state.happened.size):
                event = state.happened.at(at)
                if event & NOT_THERE == rule.trigger:
                    seats |= _affected(state, rule, event)
            _schedule(state, number, seats)
    state.happened.clear()


def _affected(state: Shield, rule: CompiledRule, event: i64) -> i64:
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
    return seats & state.everyone_in()


def _schedule(state: Shield, number: i64, seats: i64) -> None:
    """These seats are to be affected by a rule, at most once a turn. The last of them is scheduled first."""
    if seats == NOBODY:
        return
    step = state.seats
    while step > 0:
        step -= 1
        seat = (state.turn + step) % state.seats
        effect = number * SEATS + seat
        if seats & bit(seat) and state.fired.count(effect) == 0:
            state.fired.add(effect)
            state.effects.add(effect)


# What rules do about it


def run_next(state: Shield) -> None:
    """Run the next effect. Those of one rule run together: who falls by them falls at the same time."""
    scheduled = state.effects.pop()
    number = scheduled // SEATS
    seat = scheduled % SEATS
    rule = state.law_book.rules[number]
    if rule is not None and state.is_in(seat):
        _run(state, rule, number, seat)
    if state.effects.size == 0 or state.effects.at(state.effects.size - 1) // SEATS != number:
        state.remove_fallen()


def _run(state: Shield, rule: CompiledRule, number: i64, seat: i64) -> None:
    player = state.players[seat]
    effect = rule.effect
    if not changes_anything(state, effect, seat):
        return
    state.tell(RULE_ACTED, number + 1, seat)
    if effect is EffectKind.HEAL:
        heal(state, seat, rule.number)
    elif effect is EffectKind.LOSE:
        player.life_damage.value += rule.number
        state.tell(LOST_LIFE, seat, rule.number)
    elif effect is EffectKind.DRAW_SHIELD:
        shields.renew(state, seat)
    elif effect is EffectKind.CHARGE:
        state.tell(CHARGED, seat, state.draw(player.charged))
    elif effect is EffectKind.DISCARD_ALL:
        discard_charged(state, seat, DISCARDED)
    elif effect is EffectKind.EXTRA_TURN:
        player.extra.value = True
        state.tell(GAINED_TURN, seat)
    elif effect is EffectKind.SKIP_TURN:
        player.skip.value = True
        state.tell(MUST_SKIP, seat)
    else:
        _choose(state, effect, number, seat)


def changes_anything(state: Shield, effect: EffectKind, seat: i64) -> bool:
    """Whether an effect changes anything: there are cards to draw or discard, and a turn to gain or lose."""
    player = state.players[seat]
    if effect is EffectKind.HEAL:
        return can_heal(state, player)
    if effect is EffectKind.DRAW_LOWER:
        return player.shield.size > 0 and state.can_draw()
    if effect is EffectKind.CHARGE:
        return player.charged.size < state.law_book.hold and state.can_draw()
    if effect is EffectKind.DISCARD or effect is EffectKind.DISCARD_ALL:
        return player.charged.size > 0
    if effect is EffectKind.REVEAL:
        return hidden_cards(state, seat) != NOBODY
    if effect is EffectKind.EXTRA_TURN:
        return not state.extra_turn.value and not player.extra.value
    if effect is EffectKind.SKIP_TURN:
        return not player.skip.value
    return True


# Effects with a choice


def choices(state: Shield, effect: EffectKind, seat: i64) -> i64:
    """The places of the cards that an effect may be about, one bit each."""
    if effect is EffectKind.DRAW_LOWER:
        return shields.lowest(state, state.players[seat])
    if effect is EffectKind.REVEAL:
        return hidden_cards(state, seat)
    return bit(state.players[seat].charged.size) - 1


def _choose(state: Shield, effect: EffectKind, number: i64, seat: i64) -> None:
    """The owner picks a card by its place, unless there is only one."""
    places = choices(state, effect, seat)
    if count_bits(places) == 1:
        chosen(state, effect, seat, lowest_bit(places))
        return
    charged = DISCARD_CHARGED if effect is EffectKind.DISCARD else REVEAL_CHARGED
    prompt = LOWER_CARD if effect is EffectKind.DRAW_LOWER else charged
    state.ask(prompt, bit(seat)).put(RULE_FIELD, number + 1)


def chosen(state: Shield, effect: EffectKind, seat: i64, place: i64) -> None:
    """Do it with the card at this place."""
    player = state.players[seat]
    if effect is EffectKind.DRAW_LOWER:
        shields.swap_slot(state, seat, seat, place, False)
    elif effect is EffectKind.DISCARD:
        state.tell(DISCARDED, seat, state.move(player.charged, place, state.discard))
    else:
        card = player.charged.cards[place]
        state.show(card, ALL_SEATS)
        state.tell(REVEALED, seat, card)


def answered(state: Shield, seat: i64, place: i64) -> None:
    """The owner has picked a card."""
    rule = state.law_book.rules[state.prompt().get(RULE_FIELD) - 1]
    state.drop_prompt()
    if rule is not None:
        chosen(state, rule.effect, seat, place)

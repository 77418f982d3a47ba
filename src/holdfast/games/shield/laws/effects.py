"""What event rules do when they have fired. Effects by which somebody falls are enqueued as triggers again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.charged import discard_charged, hidden_cards
from holdfast.games.shield.falling import remove_fallen
from holdfast.games.shield.healing import can_heal, heal
from holdfast.games.shield.laws.events import EffectKind
from holdfast.games.shield.laws.law_book import CompiledRule
from holdfast.games.shield.laws.triggers import SEATS
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
from holdfast.kernel.bits import NOBODY, bit, count_bits, lowest_bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def run_next(state: ShieldState) -> None:
    """Run the next effect. Those of one rule run together: who falls by them falls at the same time."""
    scheduled = state.effects.pop()
    number = scheduled // SEATS
    seat = scheduled % SEATS
    rule = state.law_book.rules[number]
    if rule is not None and state.is_in(seat):
        _run(state, rule, number, seat)
    if state.effects.size == 0 or state.effects.at(state.effects.size - 1) // SEATS != number:
        remove_fallen(state)


def _run(state: ShieldState, rule: CompiledRule, number: i64, seat: i64) -> None:
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


def changes_anything(state: ShieldState, effect: EffectKind, seat: i64) -> bool:
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


def choices(state: ShieldState, effect: EffectKind, seat: i64) -> i64:
    """The places of the cards that an effect may be about, one bit each."""
    if effect is EffectKind.DRAW_LOWER:
        return shields.lowest(state, state.players[seat])
    if effect is EffectKind.REVEAL:
        return hidden_cards(state, seat)
    return bit(state.players[seat].charged.size) - 1


def _choose(state: ShieldState, effect: EffectKind, number: i64, seat: i64) -> None:
    """The owner picks a card by its place, unless there is only one."""
    places = choices(state, effect, seat)
    if count_bits(places) == 1:
        chosen(state, effect, seat, lowest_bit(places))
        return
    charged = DISCARD_CHARGED if effect is EffectKind.DISCARD else REVEAL_CHARGED
    prompt = LOWER_CARD if effect is EffectKind.DRAW_LOWER else charged
    state.ask(prompt, bit(seat)).put(RULE_FIELD, number + 1)


def chosen(state: ShieldState, effect: EffectKind, seat: i64, place: i64) -> None:
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


def answered(state: ShieldState, seat: i64, place: i64) -> None:
    """The owner has picked a card."""
    rule = state.law_book.rules[state.prompt().get(RULE_FIELD) - 1]
    state.drop_prompt()
    if rule is not None:
        chosen(state, rule.effect, seat, place)

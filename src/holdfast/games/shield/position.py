"""What a position of Shield may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.effect_notation import write_effect
from holdfast.games.shield.laws.law import MOST_SENTENCES
from holdfast.games.shield.laws.triggers import SEATS
from holdfast.games.shield.phrases import RULE_FIELD, SHIELD_CARDS, TURN, WRITING
from holdfast.games.shield.rounds import deal_round
from holdfast.games.shield.turns import carry_on
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.cells import MOST, Series
from holdfast.kernel.errors import HoldfastError, PositionError
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.position_reader import PositionReader

if TYPE_CHECKING:
    from holdfast.games.shield.state import Player, ShieldState


def complete(state: ShieldState, reader: PositionReader) -> None:
    read_rules(state, reader)
    complete_turn(state, reader)
    for seat in range(state.seats):
        complete_life(state, reader, seat)
    if state.phase.value == TURN and not state.over:
        deal_missing(state)
    check_round(state)
    check_progress(state)
    carry_on(state)


def complete_turn(state: ShieldState, reader: PositionReader) -> None:
    if state.phase.value == NONE:
        state.phase.value = TURN
    if state.starter.value == NONE:
        state.starter.value = state.turn
    elif "turn" not in reader:
        state.turn = state.starter.value


def complete_life(state: ShieldState, reader: PositionReader, seat: i64) -> None:
    """A position may name the life total instead of the damage."""
    path = f"{seat_name(seat)}.life_total"
    if path not in reader:
        return
    player = state.players[seat]
    total = reader.number(path, reader.get(path), -int(MOST), int(MOST))
    if state.phase.value == TURN and state.is_in(seat) and total == 0:
        raise PositionError("life_total_zero", path=path, seat=seat_name(seat))
    if player.life_damage.value == 0:
        player.life_damage.value = state.life_total(player) - total


def deal_missing(state: ShieldState) -> None:
    """A round without any cards is dealt; a seat without a life card gets one from below the cards listed."""
    if nobody_has_cards(state):
        deal_round(state)
        return
    for player in state.players:
        if state.is_in(player.life.owner) and player.life.size == 0 and player.life_damage.value == 0:
            deal_from_below(state, player)


def nobody_has_cards(state: ShieldState) -> bool:
    held: i64 = 0
    for player in state.players:
        held += player.life.size + player.shield.size + player.charged.size
    return held == 0 and state.out == NOBODY


def deal_from_below(state: ShieldState, player: Player) -> None:
    cards = SHIELD_CARDS if player.shield.size + player.charged.size == 0 else 0
    if state.deck.size > cards:
        state.move(state.deck, 0, player.life)
        for _ in range(cards):
            state.move(state.deck, 0, player.shield)


def read_rules(state: ShieldState, reader: PositionReader) -> None:
    """The sentences in force; a position that names none has those of the options."""
    if len(state.rules.lines) > MOST_SENTENCES:
        raise PositionError("too_many_laws", most=MOST_SENTENCES)
    named = list(state.actions.lines)
    try:
        state.rebuild_derived()
    except HoldfastError as wrong:
        raise PositionError("law_in_position_refused", wrong=wrong) from None
    if "actions" in reader and named != state.law_book.names:
        raise PositionError("actions_differ_from_laws", names=list(state.law_book.names))


def check_round(state: ShieldState) -> None:
    for seat in range(state.seats):
        check_player(state, seat_name(seat), state.players[seat], state.is_in(seat))
    if state.over:
        return
    if not state.is_in(state.turn):
        raise PositionError("turn_of_seat_out_of_round", seat=seat_name(state.turn))
    if state.phase.value == TURN and count_bits(state.out) > state.seats - 2:
        raise PositionError("round_is_over")
    if state.phase.value == WRITING and (state.rounds_to_win == 1 or not state.winner_writes):
        raise PositionError("nobody_writes_laws")


def check_player(state: ShieldState, name: str, player: Player, is_in: bool) -> None:
    won = player.rounds_won.value
    if won >= state.rounds_to_win and not state.over:
        raise PositionError("match_is_over", seat=name, won=int(won))
    if not is_in and player.life.size + player.shield.size + player.charged.size > 0:
        raise PositionError("out_of_round_with_cards", seat=name)
    if is_in and state.phase.value == TURN and state.life_total(player) < 1 and not state.over:
        raise PositionError("life_card_missing", seat=name)
    if state.shield_value(player) < 0:
        raise PositionError("too_much_shield_damage", seat=name)


# What is in progress


def check_progress(state: ShieldState) -> None:
    """Rules that fired, effects still to come, an attack that waits for them."""
    check_effects(state, "fired", state.fired)
    check_effects(state, "deeds", state.effects)
    in_progress = state.effects.size + state.happened.size > 0 or state.attack.is_on()
    if in_progress and not state.asked and not state.over:
        raise PositionError("deeds_without_question")
    if state.attack.is_on() == (state.attack.target.value == NONE):
        raise PositionError("attack_half_given")
    for at in range(state.asked):
        check_question(state, state.prompts[at].get(RULE_FIELD), state.prompts[at].seats)
    for player in state.players:
        if player.swapped_in.value >= bit(player.shield.size):
            raise PositionError("nothing_swapped_in", seat=seat_name(player.life.owner))


def check_effects(state: ShieldState, path: str, listed: Series) -> None:
    for at in range(listed.size):
        if not is_event_rule(state, listed.at(at) // SEATS) or listed.at(at) % SEATS >= state.seats:
            raise PositionError(
                "no_such_deed",
                path=path,
                deed=write_effect(int(listed.at(at))),
            )


def check_question(state: ShieldState, rule: i64, seats: i64) -> None:
    if not is_event_rule(state, rule - 1) or count_bits(seats) != 1 or state.phase.value != TURN:
        raise PositionError("law_asks_nobody", rule=int(rule))


def is_event_rule(state: ShieldState, number: i64) -> bool:
    return 0 <= number < len(state.law_book.rules) and state.law_book.rules[number] is not None

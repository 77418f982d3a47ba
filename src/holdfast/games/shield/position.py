"""What a position of Shield may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.deeds import SEATS
from holdfast.games.shield.dialect import deed_written
from holdfast.games.shield.law import MOST_SENTENCES
from holdfast.games.shield.phrases import RULE_FIELD, SHIELD_CARDS, TURN, WRITING
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.cells import MOST, Series
from holdfast.kernel.errors import HoldfastError, PositionError
from holdfast.kernel.given import Given
from holdfast.kernel.phrases import seat_name

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.games.shield.table import Player


def complete(table: Shield, given: Given) -> None:
    read_rules(table, given)
    complete_turn(table, given)
    for seat in range(table.seats):
        complete_life(table, given, seat)
    if table.phase.value == TURN and not table.over:
        deal_missing(table)
    check_round(table)
    check_progress(table)
    table.carry_on()


def complete_turn(table: Shield, given: Given) -> None:
    if table.phase.value == NONE:
        table.phase.value = TURN
    if table.starter.value == NONE:
        table.starter.value = table.turn
    elif "turn" not in given:
        table.turn = table.starter.value


def complete_life(table: Shield, given: Given, seat: i64) -> None:
    """A position may name the life total instead of the damage."""
    path = f"{seat_name(seat)}.life_total"
    if path not in given:
        return
    player = table.players[seat]
    total = given.number(path, given.get(path), -int(MOST), int(MOST))
    if table.phase.value == TURN and table.is_in(seat) and total == 0:
        raise PositionError("life_total_zero", path=path, seat=seat_name(seat))
    if player.life_damage.value == 0:
        player.life_damage.value = table.life_total(player) - total


def deal_missing(table: Shield) -> None:
    """A round without any cards is dealt; a seat without a life card gets one from below the cards listed."""
    if nobody_has_cards(table):
        table.deal_round()
        return
    for player in table.players:
        if table.is_in(player.life.owner) and player.life.size == 0 and player.life_damage.value == 0:
            deal_from_below(table, player)


def nobody_has_cards(table: Shield) -> bool:
    held: i64 = 0
    for player in table.players:
        held += player.life.size + player.shield.size + player.charged.size
    return held == 0 and table.out == NOBODY


def deal_from_below(table: Shield, player: Player) -> None:
    cards = SHIELD_CARDS if player.shield.size + player.charged.size == 0 else 0
    if table.deck.size > cards:
        table.move(table.deck, 0, player.life)
        for _ in range(cards):
            table.move(table.deck, 0, player.shield)


def read_rules(table: Shield, given: Given) -> None:
    """The sentences in force; a position that names none has those of the options."""
    if len(table.rules.lines) > MOST_SENTENCES:
        raise PositionError("too_many_laws", most=MOST_SENTENCES)
    named = list(table.actions.lines)
    try:
        table.rebuild_derived()
    except HoldfastError as wrong:
        raise PositionError("law_in_position_refused", wrong=wrong) from None
    if "actions" in given and named != table.law_book.names:
        raise PositionError("actions_differ_from_laws", names=list(table.law_book.names))


def check_round(table: Shield) -> None:
    for seat in range(table.seats):
        check_player(table, seat_name(seat), table.players[seat], table.is_in(seat))
    if table.over:
        return
    if not table.is_in(table.turn):
        raise PositionError("turn_of_seat_out_of_round", seat=seat_name(table.turn))
    if table.phase.value == TURN and count_bits(table.out) > table.seats - 2:
        raise PositionError("round_is_over")
    if table.phase.value == WRITING and (table.rounds_to_win == 1 or not table.winner_writes):
        raise PositionError("nobody_writes_laws")


def check_player(table: Shield, name: str, player: Player, is_in: bool) -> None:
    won = player.rounds_won.value
    if won >= table.rounds_to_win and not table.over:
        raise PositionError("match_is_over", seat=name, won=int(won))
    if not is_in and player.life.size + player.shield.size + player.charged.size > 0:
        raise PositionError("out_of_round_with_cards", seat=name)
    if is_in and table.phase.value == TURN and table.life_total(player) < 1 and not table.over:
        raise PositionError("life_card_missing", seat=name)
    if table.shield_value(player) < 0:
        raise PositionError("too_much_shield_damage", seat=name)


# What is in progress


def check_progress(table: Shield) -> None:
    """Rules that were set off, what they still have to do, an attack that waits for them."""
    check_deeds(table, "fired", table.fired)
    check_deeds(table, "deeds", table.deeds)
    in_progress = table.deeds.size + table.happened.size > 0 or table.attack.is_on()
    if in_progress and not table.asked and not table.over:
        raise PositionError("deeds_without_question")
    if table.attack.is_on() == (table.attack.target.value == NONE):
        raise PositionError("attack_half_given")
    for at in range(table.asked):
        check_question(table, table.prompts[at].get(RULE_FIELD), table.prompts[at].seats)
    for player in table.players:
        if player.swapped_in.value >= bit(player.shield.size):
            raise PositionError("nothing_swapped_in", seat=seat_name(player.life.owner))


def check_deeds(table: Shield, path: str, listed: Series) -> None:
    for at in range(listed.size):
        if not is_event_rule(table, listed.at(at) // SEATS) or listed.at(at) % SEATS >= table.seats:
            raise PositionError(
                "no_such_deed",
                path=path,
                deed=deed_written(int(listed.at(at))),
            )


def check_question(table: Shield, rule: i64, seats: i64) -> None:
    if not is_event_rule(table, rule - 1) or count_bits(seats) != 1 or table.phase.value != TURN:
        raise PositionError("law_asks_nobody", rule=int(rule))


def is_event_rule(table: Shield, number: i64) -> bool:
    return 0 <= number < len(table.law_book.rules) and table.law_book.rules[number] is not None

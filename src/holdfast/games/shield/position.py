"""What a position of Shield may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.options import MOST_SENTENCES, UNDERSTOOD
from holdfast.games.shield.phrases import SHIELD_CARDS, TURN, WRITING
from holdfast.kernel.bits import NOBODY, NONE, count_bits
from holdfast.kernel.cells import MOST
from holdfast.kernel.errors import PositionError
from holdfast.kernel.given import Given
from holdfast.kernel.phrases import seat_name

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.games.shield.table import Player


def complete(table: Shield, given: Given) -> None:
    complete_turn(table, given)
    if table.fired.size > 0:
        raise PositionError("fired: no rule is in force that could have been set off")
    for seat in range(table.seats):
        complete_life(table, given, seat)
    if table.phase.value == TURN and not table.over:
        deal_missing(table)
    check_rules(table)
    check_round(table)


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
        raise PositionError("{path}: is 0, so {seat} is out of the round", path=path, seat=seat_name(seat))
    if player.life_damage.value == 0:
        player.life_damage.value = table.sum(player.life) - total


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


def check_rules(table: Shield) -> None:
    for sentence in table.rules.lines:
        if sentence not in UNDERSTOOD.values():
            raise PositionError("rules: “{sentence}” is not understood yet", sentence=sentence)
    if len(table.rules.lines) > MOST_SENTENCES:
        raise PositionError("rules: a match holds at most {most} sentences", most=MOST_SENTENCES)


def check_round(table: Shield) -> None:
    for seat in range(table.seats):
        check_player(table, seat_name(seat), table.players[seat], table.is_in(seat))
    if table.over:
        return
    if not table.is_in(table.turn):
        raise PositionError("turn: {seat} is out of the round", seat=seat_name(table.turn))
    if table.phase.value == TURN and count_bits(table.out) > table.seats - 2:
        raise PositionError("turn: only one player is left in the round, so it is over")
    if table.phase.value == WRITING and (table.rounds_to_win == 1 or not table.winner_writes):
        raise PositionError("phase: nobody writes rules in this match")


def check_player(table: Shield, name: str, player: Player, is_in: bool) -> None:
    won = player.rounds_won.value
    if won >= table.rounds_to_win and not table.over:
        raise PositionError("{seat}.rounds_won: with {won} rounds won the match is over", seat=name, won=int(won))
    if not is_in and player.life.size + player.shield.size + player.charged.size > 0:
        raise PositionError("{seat}: is out of the round, but has cards", seat=name)
    if is_in and table.phase.value == TURN and table.life_total(player) < 1 and not table.over:
        raise PositionError(
            "{seat}.life: who is in the round has a life card and a life total of at least 1", seat=name
        )
    if table.shield_value(player) < 0:
        raise PositionError("{seat}.shield_damage: more than the shield cards are worth", seat=name)

"""Social interaction: small performances, and those who may object to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from holdfast.games.ship_it.cards import EXCUSE, FACES, P2P, SECURITY, ZERO_DAY
from holdfast.games.ship_it.phrases import (
    ASKED_BY,
    ASKED_CARD,
    ASKED_TASK,
    BELIEVED,
    DECLINE,
    DEFENCE_FACES,
    DEFEND,
    DEFEND_SUDO,
    DEPLOYING,
    FINE,
    IS_FINE,
    JUDGING,
    OBJECT,
    OBJECTED,
    OBJECTS,
    PERFORM,
    PERFORMANCE_STAGES,
    PERFORMED_ALOUD,
    PERFORMED_CARD,
    PERFORMED_LINE,
    PERFORMING,
    REFUSED,
    TO_ANSWER,
    TO_JUDGE,
    TO_PERFORM,
    face_played,
)
from holdfast.games.ship_it.production import components
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.phrases import seat_name

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt
    from holdfast.kernel.state import State


class Performance:
    """The performance in progress, and the move that waits for it; an event waits without one."""

    def __init__(self, table: State) -> None:
        self.seat = table.seat("performance.seat")
        self.card = table.printed("performance.card")
        self.move = table.waiting_move("performance.move")
        self.stage = table.word("performance.stage", PERFORMANCE_STAGES, start=TO_PERFORM)
        table.progress["performance"] = self.seat

    def begin(self, seat: i64, card: i64, move: i64) -> None:
        self.seat.value = seat
        self.card.value = card
        self.move.value = move
        self.stage.value = TO_PERFORM

    def clear(self) -> None:
        self.begin(NONE, NONE, NONE)


def begin(table: ShipIt, seat: i64, card: i64, move: i64) -> None:
    """A card asks for a performance; the move it was played with waits. A beer is declared, not performed."""
    table.performance.begin(seat, card, move)
    if card == P2P:
        judge(table)
    else:
        ask(table)


def ask(table: ShipIt) -> None:
    card = table.performance.card.value
    table.ask(PERFORMING, bit(table.performance.seat.value)).put(ASKED_CARD, card).put(ASKED_TASK, card)


# Judging


def judges(table: ShipIt) -> i64:
    """The other people still in."""
    return table.people & table.others_in(table.performance.seat.value)


def opined(table: ShipIt) -> i64:
    """Those who have said what they think."""
    seats: i64 = NOBODY
    for seat in range(table.seats):
        if table.players[seat].opinion.value != NONE:
            seats |= bit(seat)
    return seats


def judge(table: ShipIt) -> None:
    table.performance.stage.value = TO_JUDGE
    if judges(table):
        ask_judges(table)
    else:
        finish(table, True)


def ask_judges(table: ShipIt) -> None:
    """All who have not said yet what they think, at the same time."""
    performance = table.performance
    card = performance.card.value
    prompt = table.ask(JUDGING, judges(table) & ~opined(table))
    prompt.put(ASKED_BY, performance.seat.value).put(ASKED_CARD, card).put(ASKED_TASK, card)


def opine(table: ShipIt, seat: i64, opinion: i64) -> None:
    """An opinion waits, unseen, for the others'."""
    table.players[seat].opinion.value = opinion
    if table.prompt().answered(seat):
        table.drop_prompt()
        count_opinions(table)


def count_opinions(table: ShipIt) -> None:
    against: i64 = NOBODY
    for seat in range(table.seats):
        if table.players[seat].opinion.value == OBJECTS:
            against |= bit(seat)
    performance = table.performance
    if 2 * count_bits(against) > count_bits(judges(table)):
        table.tell(OBJECTED, performance.seat.value, performance.card.value, against)
        finish(table, False)
    else:
        table.tell(BELIEVED, performance.seat.value, performance.card.value)
        finish(table, True)


def finish(table: ShipIt, believed: bool) -> None:
    """What the card does, or what comes of a failure, is the card's own."""
    performance = table.performance
    seat = performance.seat.value
    move = performance.move.value
    effect = table.effects[performance.card.value]
    performance.clear()
    for player in table.players:
        player.opinion.value = NONE
    if believed:
        effect.believed(table, seat, move)
    else:
        effect.disbelieved(table, seat, move)


# Answers


def offer_answers(kind: i64, moves: Moves) -> None:
    if kind == PERFORMING:
        moves.add(PERFORM)
        moves.add(DECLINE)
    else:
        moves.add(OBJECT)
        moves.add(FINE)


def answer(table: ShipIt, seat: i64, move: i64) -> None:
    what = verb(move)
    if table.prompt().kind == JUDGING:
        opine(table, seat, OBJECTS if what == OBJECT else IS_FINE)
        return
    table.drop_prompt()
    if what == PERFORM:
        tell(table, seat)
        judge(table)
    else:
        table.tell(REFUSED, seat, table.performance.card.value)
        finish(table, False)


def tell(table: ShipIt, seat: i64) -> None:
    """People perform in their own words, or aloud; bots have lines of ours, this one or that."""
    card = table.performance.card.value
    if table.said:
        table.tell(PERFORMED_CARD, seat, card)
    elif table.people & bit(seat):
        table.tell(PERFORMED_ALOUD, seat, card)
    else:
        table.tell(PERFORMED_LINE, seat, card, 2 * card + (table.turns & 1))


# What cannot be in a position


def check(table: ShipIt) -> None:
    performance = table.performance
    seat = performance.seat.value
    if seat == NONE:
        require(opined(table) == 0, PositionError("objection_without_performance"))
        return
    require(table.social, PositionError("nobody_performs_here"))
    require(table.is_in(seat), PositionError("performer_is_out", seat=seat_name(seat)))
    if performance.card.value == ZERO_DAY:
        check_performed_event(table)
    elif performance.card.value == EXCUSE:
        check_excuse(table)
    else:
        check_performed_move(table, performance.card.value, performance.move.value)
    check_opinions(table)


def check_opinions(table: ShipIt) -> None:
    judging = table.performance.stage.value == TO_JUDGE
    allowed = judges(table) if judging else i64(0)
    require(
        opined(table) & ~allowed == 0,
        PositionError("only_others_judge_performance"),
    )
    require(
        not judging or allowed & ~opined(table) != 0,
        PositionError("performance_judged_by_all"),
    )


def check_performed_event(table: ShipIt) -> None:
    require(
        table.performance.seat.value == table.turn,
        PositionError("performer_not_on_turn"),
    )
    waits = table.events.size > 0 and table.face[table.events.cards[0]] == ZERO_DAY
    require(
        waits and table.performance.move.value == NONE,
        PositionError("no_zero_day_to_perform"),
    )
    require(
        components(table, table.turn) > 0,
        PositionError("nothing_in_production_to_perform"),
    )


def check_excuse(table: ShipIt) -> None:
    now, performance = table.attack, table.performance
    bug = table.effects[now.card.value].kind != SECURITY
    require(
        bug and now.stage.value == TO_ANSWER,
        PositionError("excuse_comes_first"),
    )
    require(
        performance.seat.value == now.target.value,
        PositionError("only_target_excuses"),
    )
    right = DEFEND_SUDO if now.sudo.value else DEFEND
    said = performance.move.value
    require(
        said != NONE and verb(said) == right and DEFENCE_FACES[arg(said)] == EXCUSE,
        PositionError("performed_move_is_no_excuse"),
    )


def check_performed_move(table: ShipIt, card: i64, move: i64) -> None:
    fits = face_played(move) == card and table.effects[card].is_performed(move)
    require(fits, PositionError("card_not_performed_by_move", card=FACES[card]))
    require(
        card != P2P or table.performance.stage.value == TO_JUDGE,
        PositionError("beer_is_declared"),
    )
    require(table.performance.seat.value == table.turn, PositionError("performer_out_of_turn"))
    require(table.events.size == 0, PositionError("event_before_card"))
    deployed: i64 = 1 if DEPLOYING & bit(verb(move)) else 0
    require(
        table.done.deploys.value >= deployed,
        PositionError("performed_component_deployed"),
    )
    before = cast("ShipIt", table.copy())
    before.performance.clear()
    before.move_all(before.played, before.players[table.turn].hand)
    before.done.deploys.value -= deployed
    moves = Moves()
    before.offer_actions(table.turn, moves)
    require(moves.has(move), PositionError("performed_move_impossible"))

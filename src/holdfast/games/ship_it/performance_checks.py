"""What a position cannot say of a performance."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from holdfast.games.ship_it.cards import ANSWERS, CARDS, SECURITY, is_event
from holdfast.games.ship_it.performance import judges, opined
from holdfast.games.ship_it.phrases import DEFEND, DEFEND_SUDO, DEPLOYING, TO_ANSWER, TO_JUDGE
from holdfast.games.ship_it.plays import offer_actions
from holdfast.games.ship_it.production import components
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.phrases import seat_name

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState


def check(state: ShipItState) -> None:
    performance = state.performance
    seat = performance.seat.value
    if seat == NONE:
        require(opined(state) == 0, PositionError("objection_without_performance"))
        return
    require(state.social, PositionError("nobody_performs_here"))
    require(state.is_in(seat), PositionError("performer_is_out", seat=seat_name(seat)))
    if is_event(performance.card.value):
        check_performed_event(state)
    elif CARDS.line_of[performance.card.value] == ANSWERS:
        check_excuse(state)
    else:
        check_performed_move(state, performance.card.value, performance.move.value)
    check_opinions(state)


def check_opinions(state: ShipItState) -> None:
    judging = state.performance.stage.value == TO_JUDGE
    allowed = judges(state) if judging else i64(0)
    require(
        opined(state) & ~allowed == 0,
        PositionError("only_others_judge_performance"),
    )
    require(
        not judging or allowed & ~opined(state) != 0,
        PositionError("performance_judged_by_all"),
    )


def check_performed_event(state: ShipItState) -> None:
    require(
        state.performance.seat.value == state.turn,
        PositionError("performer_not_on_turn"),
    )
    waits = state.events.size > 0 and state.face[state.events.cards[0]] == state.performance.card.value
    require(
        waits and state.performance.move.value == NONE,
        PositionError("no_zero_day_to_perform"),
    )
    require(
        components(state, state.turn) > 0,
        PositionError("nothing_in_production_to_perform"),
    )


def check_excuse(state: ShipItState) -> None:
    now, performance = state.attack, state.performance
    bug = CARDS.texts[now.card.value].kind != SECURITY
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
        said != NONE and verb(said) == right and CARDS.defenders[arg(said)] == performance.card.value,
        PositionError("performed_move_is_no_excuse"),
    )


def check_performed_move(state: ShipItState, card: i64, move: i64) -> None:
    fits = CARDS.plays(move) and CARDS.played(move) == card and CARDS.texts[card].is_performed(move)
    require(fits, PositionError("card_not_performed_by_move", card=CARDS.faces[card]))
    require(
        CARDS.declared & bit(card) == 0 or state.performance.stage.value == TO_JUDGE,
        PositionError("beer_is_declared"),
    )
    require(state.performance.seat.value == state.turn, PositionError("performer_out_of_turn"))
    require(state.events.size == 0, PositionError("event_before_card"))
    deployed: i64 = 1 if DEPLOYING & bit(verb(move)) else 0
    require(
        state.done.deploys.value >= deployed,
        PositionError("performed_component_deployed"),
    )
    before = cast("ShipItState", state.copy())
    before.performance.clear()
    before.move_all(before.played, before.players[state.turn].hand)
    before.done.deploys.value -= deployed
    moves = Moves()
    offer_actions(before, state.turn, moves)
    require(moves.has(move), PositionError("performed_move_impossible"))

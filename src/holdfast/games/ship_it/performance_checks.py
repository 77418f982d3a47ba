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
        require(opined(state) == 0, PositionError("performance: nobody performs, so nobody objects"))
        return
    require(state.social, PositionError("performance: nobody performs at a table without social interaction"))
    require(state.is_in(seat), PositionError("performance.seat: {seat} is out", seat=seat_name(seat)))
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
        PositionError("performance: only the other people at the table say what they think of it, once it is over"),
    )
    require(
        not judging or allowed & ~opined(state) != 0,
        PositionError("performance: everybody has said what they think of it"),
    )


def check_performed_event(state: ShipItState) -> None:
    require(
        state.performance.seat.value == state.turn,
        PositionError("performance.seat: an event happens to the seat on turn"),
    )
    waits = state.events.size > 0 and state.face[state.events.cards[0]] == state.performance.card.value
    require(
        waits and state.performance.move.value == NONE,
        PositionError("performance.card: there is no zero_day in `events` to perform"),
    )
    require(
        components(state, state.turn) > 0,
        PositionError("performance.card: without a component in production nothing happens"),
    )


def check_excuse(state: ShipItState) -> None:
    now, performance = state.attack, state.performance
    bug = CARDS.texts[now.card.value].kind != SECURITY
    require(
        bug and now.stage.value == TO_ANSWER,
        PositionError("performance.card: an excuse is the first answer to a bug"),
    )
    require(
        performance.seat.value == now.target.value,
        PositionError("performance.seat: only the target excuses itself"),
    )
    right = DEFEND_SUDO if now.sudo.value else DEFEND
    said = performance.move.value
    require(
        said != NONE and verb(said) == right and CARDS.defenders[arg(said)] == performance.card.value,
        PositionError("performance.move: this is no answer with an excuse"),
    )


def check_performed_move(state: ShipItState, card: i64, move: i64) -> None:
    fits = CARDS.plays(move) and CARDS.played(move) == card and CARDS.texts[card].is_performed(move)
    require(fits, PositionError("performance.card: {card} is not performed with this move", card=CARDS.faces[card]))
    require(
        CARDS.declared & bit(card) == 0 or state.performance.stage.value == TO_JUDGE,
        PositionError("performance.stage: a beer is declared, not performed"),
    )
    require(state.performance.seat.value == state.turn, PositionError("performance.seat: it is not their turn"))
    require(state.events.size == 0, PositionError("events: an event is over before anybody plays a card"))
    deployed: i64 = 1 if DEPLOYING & bit(verb(move)) else 0
    require(
        state.done.deploys.value >= deployed,
        PositionError("done.deploys: the component that is performed is deployed already"),
    )
    before = cast("ShipItState", state.copy())
    before.performance.clear()
    before.move_all(before.played, before.players[state.turn].hand)
    before.done.deploys.value -= deployed
    moves = Moves()
    offer_actions(before, state.turn, moves)
    require(moves.has(move), PositionError("performance.move: it could not be made"))

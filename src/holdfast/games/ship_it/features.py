"""What tells who will win a game of Ship IT!: what is in production, what waits in hand, what may happen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS, is_component
from holdfast.games.ship_it.evaluation import deploys_left, in_progress, useful_in_hand
from holdfast.games.ship_it.phrases import LAID_DOWN
from holdfast.games.ship_it.production import needed
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.features import Features

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState

FEATURES: Final = Features()
NEEDED: Final[i64] = FEATURES.add("needed")
NEEDED_TWO: Final[i64] = FEATURES.add("needed_two")
NEEDED_ALL: Final[i64] = FEATURES.add("needed_all")
WAITING: Final[i64] = FEATURES.add("waiting")
COMPLETE: Final[i64] = FEATURES.add("complete_with_hand")
READY: Final[i64] = FEATURES.add("ready")
WINS_NOW: Final[i64] = FEATURES.add("wins_now")
WINS_NEXT: Final[i64] = FEATURES.add("wins_next")
HAND: Final[i64] = FEATURES.add("hand")
SUDOS: Final[i64] = FEATURES.add("sudos")
ATTACKS: Final[i64] = FEATURES.add("attacks")
DEFENCES: Final[i64] = FEATURES.add("defences")
DEFENDED: Final[i64] = FEATURES.add("defended_components")
DRAW_CARDS: Final[i64] = FEATURES.add("draw_cards")
GUARDS: Final[i64] = FEATURES.add("guards")
NO_DEPLOY: Final[i64] = FEATURES.add("no_deploy")
REPAIRS: Final[i64] = FEATURES.add("repairs")
ON_TURN: Final[i64] = FEATURES.add("on_turn")
MAY_DEPLOY: Final[i64] = FEATURES.add("may_still_deploy")
IN_PROGRESS: Final[i64] = FEATURES.add("in_progress")
PERFORMS: Final[i64] = FEATURES.add("performs")
DEPLOYING: Final[i64] = FEATURES.add("performs_a_component")
OFFERED: Final[i64] = FEATURES.add("offered")
TRADING: Final[i64] = FEATURES.add("trading")

MOST_IN_HAND: Final[i64] = 12


def features(state: ShipItState, seat: i64, into: vec[float]) -> None:
    for at in range(i64(len(into))):
        into[at] = 0.0
    _count_hand(state, seat, into)
    _count_production(state, seat, into)
    _see_turn(state, seat, into)


def _count_hand(state: ShipItState, seat: i64, into: vec[float]) -> None:
    hand = state.players[seat].hand
    into[HAND] = float(min(hand.size, MOST_IN_HAND)) / 4.0
    for at in range(hand.size):
        face = bit(state.face[hand.cards[at]])
        if face & CARDS.attacks:
            into[ATTACKS] += 1.0
        elif face & CARDS.defences:
            into[DEFENCES] += 1.0
        elif face & CARDS.draws:
            into[DRAW_CARDS] += 1.0
        elif face == bit(CARDS.sudo):
            into[SUDOS] += 1.0


def _count_production(state: ShipItState, seat: i64, into: vec[float]) -> None:
    have = needed(state, seat)
    waiting = useful_in_hand(state, seat, 3 - have)
    ready = min(waiting, max(i64(0), deploys_left(state, seat)))
    into[NEEDED] = float(have)
    into[NEEDED_TWO] = 1.0 if have >= 2 else 0.0
    into[NEEDED_ALL] = 1.0 if have == 3 else 0.0
    into[WAITING] = float(waiting)
    into[COMPLETE] = 1.0 if have + waiting == 3 else 0.0
    into[READY] = float(ready)
    into[WINS_NOW] = 1.0 if have + ready == 3 and state.turn == seat else 0.0
    into[WINS_NEXT] = 1.0 if have == 2 and waiting > 0 and state.turn != seat else 0.0
    into[DEFENDED] = float(have) * min(2.0, into[DEFENCES])
    row = state.players[seat].production
    for at in range(row.size):
        if bit(state.face[row.cards[at]]) & CARDS.protecting:
            into[GUARDS] += 1.0


def _see_turn(state: ShipItState, seat: i64, into: vec[float]) -> None:
    """What is going on, and what is not allowed for a while."""
    player = state.players[seat]
    into[NO_DEPLOY] = 1.0 if player.no_deploy.value != NONE else 0.0
    into[REPAIRS] = 1.0 if player.repair.value | player.repair_next.value else 0.0
    if state.performance.seat.value == seat:
        component = is_component(state.performance.card.value)
        into[DEPLOYING if component else PERFORMS] = 1.0
    into[IN_PROGRESS] = in_progress(state, seat)
    trade = state.trade
    if trade.offerer.value != NONE and trade.stage.value == LAID_DOWN:
        into[TRADING] = 1.0 if seat == trade.offerer.value or seat == trade.partner.value else 0.0
    if state.turn == seat:
        into[ON_TURN] = 1.0
        into[MAY_DEPLOY] = float(max(i64(0), deploys_left(state, seat)))
        into[OFFERED] = 1.0 if state.done.offers.value > 0 else 0.0

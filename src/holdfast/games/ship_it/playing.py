"""Playing cards from hand: they are laid on the table, performed where that is asked for, and carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack, effects, events, social, trade
from holdfast.games.ship_it.cards import (
    CACHE,
    CERTIFICATE,
    CI,
    DDOS,
    EXCUSE,
    FACES,
    GARBAGE_COLLECTOR,
    OPENSOURCE,
    P2P,
    PERFORMED,
    RFC,
    ZERO_DAY,
    face_of,
)
from holdfast.games.ship_it.phrases import (
    ACTING,
    ATTACK,
    ATTACK_SUDO,
    BEER,
    CHOSEN,
    CLAIMED_BEER,
    COLLECT,
    DEFEND_SUDO,
    DEPLOY,
    DEPLOY_CACHE,
    DRAW,
    END,
    FLOOD,
    NAMED,
    PLAY,
    PLAYED,
    PLAYED_AT,
    PULL,
    REQUEST,
    SIMPLE,
    STRIKE,
    STRIKE_SUDO,
    STRUCK,
    TRADE,
    TRADE_ALL,
)
from holdfast.kernel.moves import arg, arg2, arg3, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


WITH_CI: Final[i64] = 1
WITH_CERTIFICATE: Final[i64] = 2

SIMPLE_FACES: Final = [int(face_of(slug)) for slug in SIMPLE]
CHOSEN_FACES: Final = [int(face_of(slug)) for slug in CHOSEN]
NAMED_FACES: Final = [int(face_of(slug)) for slug in NAMED]


def act(table: ShipIt, seat: i64, move: i64) -> None:
    what = verb(move)
    if what == DRAW:
        table.draw_and_end()
    elif what == END:
        table.end_turn()
    elif what in (TRADE, TRADE_ALL):
        table.step = ACTING
        trade.offer(table, seat, move)
    else:
        table.step = ACTING
        play(table, seat, move)


def play(table: ShipIt, seat: i64, move: i64) -> None:
    """Lay the cards of a move on the table; then, after the performance they may ask for, carry it out."""
    face = face_played(move)
    lay_cards(table, seat, move, face)
    if table.social and (PERFORMED[face] or verb(move) == BEER):
        social.begin(table, seat, face, move)
    else:
        carry_out(table, seat, move)


def face_played(move: i64) -> i64:
    """The card that a move plays or deploys."""
    what = verb(move)
    if what < DEPLOY_CACHE:
        return arg(move)
    if what < PLAY:
        return CACHE
    if what == PLAY:
        return SIMPLE_FACES[arg(move)]
    if what == REQUEST:
        return RFC
    if what == COLLECT:
        return GARBAGE_COLLECTOR
    if what in (PULL, BEER):
        return P2P
    if what == FLOOD:
        return DDOS
    if what in (ATTACK, ATTACK_SUDO):
        return CHOSEN_FACES[arg(move)]
    return NAMED_FACES[arg(move)]


def lay_cards(table: ShipIt, seat: i64, move: i64, face: i64) -> None:
    if face == OPENSOURCE:
        return
    card = table.lay_open(seat, face)
    what = verb(move)
    if what < PLAY:
        table.deploys += 1
        lay_attachments(table, seat, what)
    elif what in (PULL, BEER, FLOOD):
        table.tell(PLAYED_AT, seat, card, arg(move))
    elif what in (ATTACK, ATTACK_SUDO):
        table.tell(PLAYED_AT, seat, card, arg2(move))
    elif what in (STRIKE, STRIKE_SUDO):
        table.tell(STRUCK, seat, card, arg2(move), table.component(arg2(move), arg3(move)))
    else:
        table.tell(PLAYED, seat, card)
    if what == BEER:
        table.tell(CLAIMED_BEER, seat)
    if with_sudo(what):
        attack.add_sudo(table, seat)


def with_sudo(what: i64) -> bool:
    return what in (ATTACK_SUDO, STRIKE_SUDO)


def attachments(what: i64) -> i64:
    """What goes along with a component, by the verb: a mask of WITH_CI and WITH_CERTIFICATE."""
    return what - DEPLOY if what < DEPLOY_CACHE else what - DEPLOY_CACHE


def lay_attachments(table: ShipIt, seat: i64, what: i64) -> None:
    if attachments(what) & WITH_CI:
        table.lay_open(seat, CI)
    if attachments(what) & WITH_CERTIFICATE:
        table.lay_open(seat, CERTIFICATE)


def carry_out(table: ShipIt, seat: i64, move: i64) -> None:
    """The effect of a card; it is discarded when that is over."""
    effects.EFFECTS[FACES[face_played(move)]](table, seat, move)
    if not table.prompts:
        table.put_all(table.played, table.discard)


def after_performance(table: ShipIt, believed: bool) -> None:
    """A card that failed is discarded without effect; an attack that was to be excused, and an event, go on."""
    seat = table.performer
    face = table.performed
    move = table.performing
    table.clear_performance()
    if face == ZERO_DAY:
        events.zero_day_strikes(table, not believed)
    elif face == EXCUSE and believed:
        attack.finish(table)
    elif face == EXCUSE:
        attack.excuse_failed(table, verb(move) == DEFEND_SUDO)
    elif believed:
        carry_out(table, seat, move)
    else:
        table.put_all(table.played, table.discard)

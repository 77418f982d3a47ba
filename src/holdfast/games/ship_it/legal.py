"""What a seat may say now. Nothing here looks at a card that the seat does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack, trade
from holdfast.games.ship_it.cards import (
    BOX,
    CACHE,
    CERTIFICATE,
    CI,
    CLOUD,
    DDOS,
    FIRST_ARCHITECTURE,
    FIRST_EVENT,
    GARBAGE_COLLECTOR,
    OPENSOURCE,
    ORCHESTRATOR,
    P2P,
    RESEARCH,
    RFC,
    SUDO,
    ZERO_DAY,
    is_component,
    is_event,
)
from holdfast.games.ship_it.phrases import (
    ACCEPT,
    ATTACK,
    ATTACK_SUDO,
    BEER,
    CHOICE,
    COLLECT,
    DECLINE,
    DEFENCES,
    DEFEND,
    DEFEND_SUDO,
    DEPLOY,
    DEPLOY_CACHE,
    DISCARD,
    DRAW,
    DROP,
    DROPPING,
    END,
    FINE,
    FLOOD,
    GIVE,
    GIVE_TO,
    HOLDING,
    JUDGING,
    LAYING,
    LEAVE,
    LOOKING,
    LOSE,
    LOSE_TO,
    LOSING,
    OBJECT,
    OFFERED_TRADE,
    PERFORM,
    PERFORMING,
    PLAY,
    PULL,
    PUT,
    PUTTING,
    RECEIVING,
    REQUEST,
    RESEARCHING,
    STEPPING_IN,
    STRIKE,
    STRIKE_SUDO,
    TAKE,
    TAKE_CARD,
    THIS,
)
from holdfast.games.ship_it.playing import CHOSEN_FACES, NAMED_FACES, SIMPLE_FACES, WITH_CERTIFICATE, WITH_CI
from holdfast.kernel.moves import Moves, pack
from holdfast.kernel.zones import NONE, Zone, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt

FIRST_SHIELD: Final[i64] = DEFENCES.index("ci")
FIRST_GUARD: Final[i64] = DEFENCES.index("monitoring")
"""In the list of defences the one against bugs stands before the one against security issues."""

EXTRA: Final = [card.extra for card in BOX]


# Actions


def actions(table: ShipIt, seat: i64, moves: Moves) -> None:
    held = table.held(table.players[seat].hand)
    moves.add(DRAW if table.step == CHOICE else END)
    if may_deploy(table, seat):
        deploys(table, seat, held, moves)
    simple(table, held, moves)
    if held & bit(GARBAGE_COLLECTOR):
        collects(table, moves)
    for other in range(table.seats):
        if other != seat and table.is_in(other):
            on_other(table, seat, other, held, moves)
    attacks(table, held, moves)
    if not table.traded:
        trade.offers(table, seat, moves)


def may_deploy(table: ShipIt, seat: i64) -> bool:
    most: i64 = 2 if table.orchestrator else 1
    return table.deploys < most and table.players[seat].no_deploy != THIS


def deploys(table: ShipIt, seat: i64, held: i64, moves: Moves) -> None:
    player = table.players[seat]
    ready = held & ~player.repair
    for face in range(CACHE):
        if ready & bit(face):
            for along in range(i64(4)):
                if has_along(held, along):
                    moves.add(DEPLOY + along, face)
    if ready & bit(CACHE):
        caches(table, player.production, held, moves)


def has_along(held: i64, along: i64) -> bool:
    """Whether the hand has what is to go along with a component."""
    ci = along & WITH_CI == 0 or held & bit(CI) != 0
    return ci and (along & WITH_CERTIFICATE == 0 or held & bit(CERTIFICATE) != 0)


def caches(table: ShipIt, row: Zone, held: i64, moves: Moves) -> None:
    """A Cache is laid to a database, backend, frontend or cloud."""
    place: i64 = 0
    for at in range(row.size):
        face = table.face[row.cards[at]]
        if face <= CLOUD:
            for along in range(i64(4)):
                if has_along(held, along):
                    moves.add(DEPLOY_CACHE + along, place)
        if is_component(face):
            place += 1


def simple(table: ShipIt, held: i64, moves: Moves) -> None:
    """Cards that are played without naming anything."""
    for at in range(len(SIMPLE_FACES)):
        face: i64 = SIMPLE_FACES[at]
        if held & bit(face) and is_playable(table, face):
            moves.add(PLAY, at)


def is_playable(table: ShipIt, face: i64) -> bool:
    if face == RESEARCH:
        return has_no_event(table, table.deck if table.deck.size > 0 else table.discard)
    if face == OPENSOURCE:
        return not table.opensource
    return face != ORCHESTRATOR or not table.orchestrator


def has_no_event(table: ShipIt, pile: Zone) -> bool:
    """Whether a pile has a card that is no event. Events are in the deck or lie open, so everybody can count."""
    for at in range(pile.size):
        if not is_event(table.face[pile.cards[at]]):
            return True
    return False


def collects(table: ShipIt, moves: Moves) -> None:
    lying = table.held(table.discard) & ~bit(GARBAGE_COLLECTOR)
    for face in range(FIRST_EVENT):
        if lying & bit(face):
            moves.add(COLLECT, face)


def on_other(table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
    """Cards that name another player."""
    if held & bit(DDOS):
        moves.add(FLOOD, other)
    if held & bit(P2P):
        pulls(table, seat, other, moves)
    if held & bit(RFC):
        requests(table, other, moves)


def requests(table: ShipIt, other: i64, moves: Moves) -> None:
    """Any card on the table may be named, whatever anybody holds."""
    for face in range(FIRST_ARCHITECTURE):
        if table.extra_cards or not EXTRA[face]:
            moves.add(REQUEST, other, face)


def pulls(table: ShipIt, seat: i64, other: i64, moves: Moves) -> None:
    theirs = table.players[other].hand.size
    if theirs == 0:
        return
    moves.add(PULL, other)
    if table.social and table.people & bit(seat):
        for second in range(table.seats):
            least: i64 = 2 if second == other else 1
            if second != seat and table.players[second].hand.size >= least:
                moves.add(BEER, other, second)


def attacks(table: ShipIt, held: i64, moves: Moves) -> None:
    """Attacks on anybody who has a component, the player on turn included."""
    for target in range(table.seats):
        if table.players[target].production.size == 0:
            continue
        for at in range(i64(2)):
            if held & bit(CHOSEN_FACES[at]):
                moves.add(ATTACK, at, target)
                if held & bit(SUDO):
                    moves.add(ATTACK_SUDO, at, target)
            if held & bit(NAMED_FACES[at]):
                strikes(table, held, at, target, moves)


def strikes(table: ShipIt, held: i64, at: i64, target: i64, moves: Moves) -> None:
    face: i64 = NAMED_FACES[at]
    for place in range(table.components(target)):
        if attack.can_hit(table, face, False, target, table.component(target, place)):
            moves.add_packed(pack(STRIKE, at, target, place))
        if held & bit(SUDO):
            moves.add_packed(pack(STRIKE_SUDO, at, target, place))


# Answers


def answers(table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
    player = table.players[seat]
    if kind <= RECEIVING:
        attack_answers(table, seat, kind, moves)
    elif kind == OFFERED_TRADE:
        moves.add(ACCEPT)
        moves.add(DECLINE)
    elif kind == LAYING:
        faces(table, table.held(player.hand), GIVE, moves)
    elif kind == PERFORMING:
        moves.add(PERFORM)
        moves.add(DECLINE)
    elif kind == JUDGING:
        moves.add(OBJECT)
        moves.add(FINE)
    elif kind == RESEARCHING:
        faces(table, table.held(table.deck) & (bit(FIRST_EVENT) - 1), TAKE_CARD, moves)
    elif kind == LOOKING:
        moves.add(TAKE)
        moves.add(LEAVE)
    elif kind == DROPPING:
        faces(table, table.held(table.looked), DROP, moves)
    elif kind == PUTTING:
        faces(table, table.held(table.looked), PUT, moves)
    else:
        faces(table, table.held(player.hand), DISCARD, moves)


def faces(table: ShipIt, mask: i64, verb: i64, moves: Moves) -> None:
    """One move for each face."""
    for face in range(FIRST_ARCHITECTURE):
        if mask & bit(face):
            moves.add(verb, face)


def attack_answers(table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
    if kind == RECEIVING:
        receivers(table, moves)
        return
    if kind != LOSING:
        defences(table, seat, kind, moves)
    if kind in (STEPPING_IN, HOLDING):
        moves.add(ACCEPT)
    elif table.hit != NONE:
        moves.add(ACCEPT)
        if attack.stand_in(table) != NONE:
            moves.add(LOSE, table.place(seat, attack.stand_in(table)))
    else:
        losses(table, seat, moves)


def defences(table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
    """The line of defence that is open now; against sudo it holds only with a sudo."""
    face = table.face[table.attack_card]
    line: i64 = 1 if attack.is_security(face) else 0
    if kind == STEPPING_IN:
        line += FIRST_GUARD
    elif kind == HOLDING:
        line += FIRST_SHIELD
    elif not table.holds(seat, attack.answer_to(face)):
        return
    if not table.sudo:
        moves.add(DEFEND, line)
    elif table.holds(seat, SUDO):
        moves.add(DEFEND_SUDO, line)


def losses(table: ShipIt, seat: i64, moves: Moves) -> None:
    """The components that can be hit; with a Zero Day also who gets it."""
    face = table.face[table.attack_card]
    for place in range(table.components(seat)):
        if not attack.can_hit(table, face, table.sudo, seat, table.component(seat, place)):
            continue
        if face != ZERO_DAY or table.next_chooses:
            moves.add(LOSE, place)
        else:
            losses_to(table, seat, place, moves)


def losses_to(table: ShipIt, seat: i64, place: i64, moves: Moves) -> None:
    for other in range(table.seats):
        if other != seat and table.is_in(other):
            moves.add(LOSE_TO, place, other)


def receivers(table: ShipIt, moves: Moves) -> None:
    for other in range(table.seats):
        if other != table.target and table.is_in(other):
            moves.add(GIVE_TO, other)

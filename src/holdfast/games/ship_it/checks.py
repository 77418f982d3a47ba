"""What cannot be in a position of Ship IT!, each refused with the place named."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from holdfast.games.ship_it import attack
from holdfast.games.ship_it.cards import (
    CERTIFICATE,
    CI,
    EXCUSE,
    FACES,
    HELD_FACES,
    OPENSOURCE,
    P2P,
    SECURITY,
    SUDO,
    ZERO_DAY,
    is_event,
)
from holdfast.games.ship_it.performance import judges, opined
from holdfast.games.ship_it.phrases import (
    ALONG,
    ASKING,
    DEFEND,
    DEFEND_SUDO,
    DEPLOYING,
    DROPPING,
    EVENTS_STEP,
    GUARDS,
    LAID_DOWN,
    LOOKING,
    NAMED,
    PUTTING,
    RESEARCHING,
    TO_ANSWER,
    TO_HOLD,
    TO_JUDGE,
    TO_LOSE,
    TO_RECEIVE,
    TO_STEP_IN,
    WITH_CERTIFICATE,
    WITH_CI,
    WITH_SUDO_TOO,
    face_played,
    plays_card,
)
from holdfast.games.ship_it.production import component, components
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.given import NOTHING, Given
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def require(holds: bool, otherwise: PositionError) -> None:
    if not holds:
        raise otherwise


def check_everything(table: ShipIt, given: Given) -> None:
    require(table.is_in(table.turn), PositionError("turn: {seat} is out", seat=seat_name(table.turn)))
    require(table.winner.value == NONE, PositionError("winner: nobody has won while the game goes on"))
    check_groups(table, given)
    check_progress(table)
    check_attack(table)
    check_trade(table)
    check_performance(table)


def check_groups(table: ShipIt, given: Given) -> None:
    """What is written of something in progress needs that which makes it one."""
    attack, trade, performance = table.attack, table.trade, table.performance
    if is_written(given, "attack."):
        require(attack.card.value != NONE, PositionError("attack.card: an attack needs a card"))
        require(attack.target.value != NONE, PositionError("attack.target: an attack needs a target"))
    if is_written(given, "trade."):
        sides = trade.offerer.value != NONE and trade.partner.value not in (NONE, trade.offerer.value)
        require(sides, PositionError("trade: an offer is `from` one seat `to` another"))
    if is_written(given, "performance."):
        performed = performance.seat.value != NONE and performance.card.value != NONE
        require(performed, PositionError("performance: a `seat` performs a `card`"))


def is_written(given: Given, group: str) -> bool:
    nothing = (*NOTHING, False)
    return any(path.startswith(group) and value not in nothing for path, value in given.entries.items())


# What is in progress


def check_progress(table: ShipIt) -> None:
    """One thing at a time; only an Excuse is performed in the middle of an attack."""
    attacking = table.attack.card.value != NONE
    performing = table.performance.seat.value != NONE
    excusing = performing and table.performance.card.value == EXCUSE
    trading = table.trade.offerer.value != NONE
    going = [attacking, trading, performing and not excusing, card_asking(table) != NONE]
    require(going.count(True) <= 1, PositionError("pending: one attack, trade, performance or card at a time"))
    require(attacking or not excusing, PositionError("performance.card: an excuse answers an attack; there is none"))
    require(
        table.done.deploys.value < 2 or table.done.orchestrator.value == 1,
        PositionError("done.deploys: a second one needs an orchestrator"),
    )
    require(table.asked <= 1, PositionError("pending: one question at a time"))
    check_lying("played", table, table.played, played_faces(table))
    if card_asking(table) not in (DROPPING, PUTTING):
        check_lying("looked", table, table.looked, [])


def card_asking(table: ShipIt) -> i64:
    """The question of a card that only `pending` tells of, or NONE."""
    kind = table.prompts[0].kind if table.asked else NONE
    return kind if kind in (RESEARCHING, LOOKING, DROPPING, PUTTING) else NONE


def check_lying(path: str, table: ShipIt, zone: Zone, faces: list[int]) -> None:
    """Exactly these cards lie here, in this order."""
    if [int(table.face[card]) for card in zone.to_list()] != faces:
        should = [FACES[face] for face in faces] or ["nothing"]
        raise PositionError("{path}: with what is in progress {cards} lies here", path=path, cards=should)


def played_faces(table: ShipIt) -> list[int]:
    """What lies on the table because of what is in progress."""
    faces: list[int] = []
    attack, performance = table.attack, table.performance
    if attack.card.value != NONE and attack.attacker.value != NONE:
        faces = [int(attack.card.value)] + [int(SUDO)] * int(attack.sudo.value)
    if performance.seat.value != NONE and performance.card.value == EXCUSE:
        faces += [int(EXCUSE)] + [int(SUDO)] * (verb(performance.move.value) == DEFEND_SUDO)
    elif performance.seat.value != NONE and performance.card.value != ZERO_DAY:
        faces = performed_faces(performance.move.value)
    kind = card_asking(table)
    if kind not in (NONE, LOOKING):
        faces = [ASKING[kind]]
    return faces


def performed_faces(move: i64) -> list[int]:
    """The cards of a move that waits for its performance."""
    plays = move != NONE and plays_card(move)
    require(plays, PositionError("performance.move: this is not a move that plays a card"))
    what = verb(move)
    faces = [int(face_played(move))]
    faces += [int(CI)] * (ALONG[what] & WITH_CI != 0)
    faces += [int(CERTIFICATE)] * (ALONG[what] & WITH_CERTIFICATE != 0)
    return faces + [int(SUDO)] * (WITH_SUDO_TOO & bit(what) != 0)


# Attacks


def check_attack(table: ShipIt) -> None:
    card = table.attack.card.value
    if card == NONE:
        return
    effect = table.effects[card]
    require(effect.kind != NONE, PositionError("attack.card: {card} does not attack a component", card=FACES[card]))
    require(
        is_event(card) == (table.attack.attacker.value == NONE),
        PositionError("attack.attacker: an event is an attack of nobody, any other card of somebody"),
    )
    if is_event(card):
        check_event_attack(table)
    else:
        check_played_attack(table)
    target = table.attack.target.value
    require(
        components(table, target) > 0,
        PositionError("attack.target: {seat} has no component", seat=seat_name(target)),
    )
    require(
        card == ZERO_DAY or table.attack.next_chooses.value == 0,
        PositionError("attack.next_chooses: this goes only with a zero_day"),
    )
    require(
        table.social or table.attack.next_chooses.value == 0,
        PositionError("attack.next_chooses: nobody performs at a table without social interaction"),
    )
    check_hit(table, effect.kind)
    check_stage(table, effect.kind)


def check_event_attack(table: ShipIt) -> None:
    attack = table.attack
    require(attack.target.value == table.turn, PositionError("attack.target: an event happens to the seat on turn"))
    require(attack.sudo.value == 0, PositionError("attack.sudo: an event is an attack without sudo"))
    first = table.events.size > 0 and table.face[table.events.cards[0]] == attack.card.value
    require(first, PositionError("events: the attack in progress comes first"))


def check_played_attack(table: ShipIt) -> None:
    require(
        table.attack.attacker.value == table.turn,
        PositionError("attack.attacker: only the seat on turn attacks"),
    )
    require(table.events.size == 0, PositionError("events: an event is over before anybody attacks"))


def check_hit(table: ShipIt, kind: i64) -> None:
    """An attack that names a component has one; any other gets one from the target's first answer."""
    now = table.attack
    target = now.target.value
    place = now.component.value
    answered = now.stage.value not in (TO_ANSWER, TO_LOSE)
    named = FACES[now.card.value] in NAMED
    if place == NONE:
        require(not named and not answered, PositionError("attack.component: by now it is known which one is hit"))
        return
    require(
        component(table, target, place) != NONE,
        PositionError(
            "attack.component: “k{place}” is not a component of {seat}", place=int(place) + 1, seat=seat_name(target)
        ),
    )
    require(named or answered, PositionError("attack.component: the target has not chosen it yet"))
    guard = attack.defence_against(kind, GUARDS)
    require(
        attack.can_hit(table, kind, now.sudo.value != 0, target, place),
        PositionError("attack.component: only {guard} can be hit", guard=FACES[guard]),
    )


def check_stage(table: ShipIt, kind: i64) -> None:
    now = table.attack
    stage = now.stage.value
    if stage == TO_STEP_IN:
        steps_in = now.sudo.value != 0 and attack.guard_place(table) not in (NONE, now.component.value)
        require(steps_in, PositionError("attack.stage: there is nobody who could step in"))
    elif stage == TO_HOLD:
        holds = now.sudo.value != 0 and attack.shield_index(table) != NONE
        require(holds, PositionError("attack.stage: there is nothing that could hold against sudo"))
    elif stage == TO_RECEIVE:
        chooses = now.next_chooses.value != 0
        require(chooses, PositionError("attack.stage: the next player does not choose who gets the component"))
    elif stage == TO_LOSE:
        excused = kind != SECURITY
        require(excused, PositionError("attack.stage: only an excuse can fail, and it answers bugs"))


# Trades


def check_trade(table: ShipIt) -> None:
    trade = table.trade
    if trade.offerer.value != NONE:
        partner = trade.partner.value
        require(trade.offerer.value == table.turn, PositionError("trade.from: only the seat on turn offers a trade"))
        require(table.is_in(partner), PositionError("trade.to: {seat} is out", seat=seat_name(partner)))
        require(
            trade.give.value == 1 or trade.take.value == 1,
            PositionError("trade.take: several for several is no trade"),
        )
        require(table.events.size == 0, PositionError("events: an event is over before anybody trades"))
    for seat in range(table.seats):
        check_laid(table, seat, seat_name(seat))
        check_recalled(table, seat, seat_name(seat))


def check_laid(table: ShipIt, seat: i64, name: str) -> None:
    """Only the two sides of a trade lay cards, as many as they owe, and until both have."""
    player = table.players[seat]
    trade = table.trade
    if trade.offerer.value == NONE or seat not in (trade.offerer.value, trade.partner.value):
        require(player.laid.size == 0, PositionError("{seat}.laid: {seat} has no cards to lay", seat=name))
        return
    owed = trade.owed(seat)
    laying = trade.stage.value == LAID_DOWN
    require(
        laying or player.laid.size == 0,
        PositionError("{seat}.laid: nobody lays cards before the offer is accepted", seat=name),
    )
    require(player.laid.size <= owed, PositionError("{seat}.laid: {seat} owes only {owed}", seat=name, owed=int(owed)))
    require(
        player.laid.size + player.hand.size >= owed,
        PositionError("{seat}.hand: {seat} has fewer cards than the trade asks for", seat=name),
    )
    if laying and seat == trade.partner.value:
        offered = table.players[trade.offerer.value].laid.size
        require(
            player.laid.size < owed or offered < trade.give.value,
            PositionError("trade.stage: both have laid their cards, so the trade is over"),
        )


def check_recalled(table: ShipIt, seat: i64, name: str) -> None:
    """While cards are laid, each side may remember cards of the other."""
    trade = table.trade
    sides = (trade.offerer.value, trade.partner.value)
    for card in table.players[seat].recalled.to_list():
        there = False
        if trade.stage.value == LAID_DOWN and seat in sides:
            other = table.players[sides[0] if seat == sides[1] else sides[1]]
            there = other.hand.index(card) != NONE or other.laid.index(card) != NONE
        require(there, PositionError("{seat}.recalled: only cards of the other side of a trade are", seat=name))


# Performances


def check_performance(table: ShipIt) -> None:
    performance = table.performance
    seat = performance.seat.value
    if seat == NONE:
        require(opined(table) == 0, PositionError("performance: nobody performs, so nobody objects"))
        return
    require(table.social, PositionError("performance: nobody performs at a table without social interaction"))
    require(table.is_in(seat), PositionError("performance.seat: {seat} is out", seat=seat_name(seat)))
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
        PositionError("performance: only the other people at the table say what they think of it, once it is over"),
    )
    require(
        not judging or allowed & ~opined(table) != 0,
        PositionError("performance: everybody has said what they think of it"),
    )


def check_performed_event(table: ShipIt) -> None:
    require(
        table.performance.seat.value == table.turn,
        PositionError("performance.seat: an event happens to the seat on turn"),
    )
    waits = table.events.size > 0 and table.face[table.events.cards[0]] == ZERO_DAY
    require(
        waits and table.performance.move.value == NONE,
        PositionError("performance.card: there is no zero_day in `events` to perform"),
    )
    require(
        components(table, table.turn) > 0,
        PositionError("performance.card: without a component in production nothing happens"),
    )


def check_excuse(table: ShipIt) -> None:
    now, performance = table.attack, table.performance
    bug = table.effects[now.card.value].kind != SECURITY
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
        said != NONE and verb(said) == right and said >> 8 == attack.defence(table, 0),
        PositionError("performance.move: this is no answer with an excuse"),
    )


def check_performed_move(table: ShipIt, card: i64, move: i64) -> None:
    fits = face_played(move) == card and table.effects[card].is_performed(move)
    require(fits, PositionError("performance.card: {card} is not performed with this move", card=FACES[card]))
    require(
        card != P2P or table.performance.stage.value == TO_JUDGE,
        PositionError("performance.stage: a beer is declared, not performed"),
    )
    require(table.performance.seat.value == table.turn, PositionError("performance.seat: it is not their turn"))
    require(table.events.size == 0, PositionError("events: an event is over before anybody plays a card"))
    deployed: i64 = 1 if DEPLOYING & bit(verb(move)) else 0
    require(
        table.done.deploys.value >= deployed,
        PositionError("done.deploys: the component that is performed is deployed already"),
    )
    before = cast("ShipIt", table.copy())
    before.performance.clear()
    before.move_all(before.played, before.players[table.turn].hand)
    before.done.deploys.value -= deployed
    moves = Moves()
    before.offer_actions(table.turn, moves)
    require(moves.has(move), PositionError("performance.move: it could not be made"))


# Steps and questions


def check_drawn(table: ShipIt) -> None:
    require(
        table.done.drew.value == 0 or table.step.value == EVENTS_STEP,
        PositionError("done.drew: the second card ends the turn, after its events"),
    )


def check_card_asking(table: ShipIt) -> None:
    """A question that only `pending` tells of needs what the card looks at."""
    turn = table.turn
    kind = table.prompt().kind
    name = seat_name(turn)
    require(table.prompt().seats == bit(turn), PositionError("pending: {seat} is asked, and nobody else", seat=name))
    require(table.events.size == 0, PositionError("events: an event waits until the card that drew it is over"))
    if kind == RESEARCHING:
        found = table.faces_in(table.deck) & HELD_FACES != 0
        require(found, PositionError("deck: there is no card that Research could take"))
    elif kind == LOOKING:
        held = table.holds(table.players[turn].hand, OPENSOURCE)
        require(held, PositionError("{seat}.hand: OpenSource is shown from the hand", seat=name))
        require(table.deck.size > 0, PositionError("deck: there is no card to look at"))
    else:
        require(table.looked.size > 0, PositionError("looked: there is no card to choose from"))

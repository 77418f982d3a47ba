"""What cannot be in a position of Ship IT!, each refused with the place named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import attack, performance_checks, trade
from holdfast.games.ship_it.cards import ANSWERS, CARDS, GUARDS, SECURITY, is_event
from holdfast.games.ship_it.phrases import (
    ALONG,
    DEFEND_SUDO,
    DROPPING,
    EVENTS_STEP,
    PUTTING,
    STRIKE,
    TO_ANSWER,
    TO_HOLD,
    TO_LOSE,
    TO_RECEIVE,
    TO_STEP_IN,
    WITH_CERTIFICATE,
    WITH_CI,
    WITH_SUDO_TOO,
)
from holdfast.games.ship_it.piles import asker
from holdfast.games.ship_it.production import can_hit, component, components, defences
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.given import NOTHING, Given
from holdfast.kernel.moves import verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.table import ShipItTable


def check_everything(table: ShipItTable, given: Given) -> None:
    require(table.is_in(table.turn), PositionError("turn: {seat} is out", seat=seat_name(table.turn)))
    require(table.winner.value == NONE, PositionError("winner: nobody has won while the game goes on"))
    check_turn_ends(table)
    check_groups(table, given)
    check_progress(table)
    check_attack(table)
    trade.check(table)
    performance_checks.check(table)


def check_groups(table: ShipItTable, given: Given) -> None:
    """What is written of something in progress needs that which makes it one."""
    attacking, offered, performed = table.attack, table.trade, table.performance
    if is_written(given, "attack."):
        require(attacking.card.value != NONE, PositionError("attack.card: an attack needs a card"))
        require(attacking.target.value != NONE, PositionError("attack.target: an attack needs a target"))
        check_attacker(table, attacking.card.value)
    if is_written(given, "trade."):
        sides = offered.offerer.value != NONE and offered.partner.value not in (NONE, offered.offerer.value)
        require(sides, PositionError("trade: an offer is `from` one seat `to` another"))
    if is_written(given, "performance."):
        whole = performed.seat.value != NONE and performed.card.value != NONE
        require(whole, PositionError("performance: a `seat` performs a `card`"))


def check_attacker(table: ShipItTable, card: i64) -> None:
    attacks = CARDS.texts[card].kind != NONE
    require(attacks, PositionError("attack.card: {card} does not attack a component", card=CARDS.faces[card]))
    require(
        is_event(card) == (table.attack.attacker.value == NONE),
        PositionError("attack.attacker: an event is an attack of nobody, any other card of somebody"),
    )


def is_written(given: Given, group: str) -> bool:
    nothing = (*NOTHING, False)
    return any(path.startswith(group) and value not in nothing for path, value in given.entries.items())


def check_turn_ends(table: ShipItTable) -> None:
    """Cards that fetch each other do so for ever, unless there are events that come between them."""
    events: i64 = 0
    for face in range(CARDS.kinds):
        if is_event(face):
            events += in_play(table, face)
    require(
        events >= 3 or in_play(table, CARDS.face_of("hype")) < 2,
        PositionError("removed: two Hypes draw each other for ever, unless three events are left in play"),
    )
    fetched = in_play(table, CARDS.face_of("research")) + in_play(table, CARDS.face_of("opensource"))
    require(
        events > 0 or fetched == 0 or in_play(table, CARDS.face_of("garbage_collector")) == 0,
        PositionError("removed: Garbage Collector and Research or OpenSource fetch each other for ever without events"),
    )


def in_play(table: ShipItTable, face: i64) -> i64:
    """How many cards with this face are not removed from the game."""
    count: i64 = 0
    for card in range(i64(len(table.face))):
        if table.face[card] == face and table.removed.index(card) == NONE:
            count += 1
    return count


# What is in progress


def check_progress(table: ShipItTable) -> None:
    """One thing at a time; only an Excuse is performed in the middle of an attack."""
    attacking = table.attack.card.value != NONE
    performing = table.performance.seat.value != NONE
    excusing = performing and CARDS.line_of[table.performance.card.value] == ANSWERS
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


def card_asking(table: ShipItTable) -> i64:
    """The question of a card that only `pending` tells of, or NONE."""
    kind = table.prompts[0].kind if table.asked else NONE
    return kind if kind != NONE and CARDS.asked_when_played & bit(kind) else NONE


def check_lying(path: str, table: ShipItTable, zone: Zone, faces: list[int]) -> None:
    """Exactly these cards lie here, in this order."""
    if [int(table.face[card]) for card in zone.to_list()] != faces:
        should = [CARDS.faces[face] for face in faces] or ["nothing"]
        raise PositionError("{path}: with what is in progress {cards} lies here", path=path, cards=should)


def played_faces(table: ShipItTable) -> list[int]:
    """What lies on the table because of what is in progress."""
    faces: list[int] = []
    attack, performance = table.attack, table.performance
    if attack.card.value != NONE and attack.attacker.value != NONE:
        faces = [int(attack.card.value)] + [int(CARDS.sudo)] * int(attack.sudo.value)
    answers = performance.seat.value != NONE and CARDS.line_of[performance.card.value] == ANSWERS
    if answers:
        faces += [int(performance.card.value)] + [int(CARDS.sudo)] * (verb(performance.move.value) == DEFEND_SUDO)
    elif performance.seat.value != NONE and not is_event(performance.card.value):
        faces = performed_faces(performance.move.value)
    kind = card_asking(table)
    if kind != NONE and not CARDS.texts[asker(table, kind)].stays_in_hand:
        faces = [int(asker(table, kind))]
    return faces


def performed_faces(move: i64) -> list[int]:
    """The cards of a move that waits for its performance."""
    plays = move != NONE and CARDS.plays(move)
    require(plays, PositionError("performance.move: this is not a move that plays a card"))
    what = verb(move)
    faces = [int(CARDS.played(move))]
    faces += [int(CARDS.ci)] * (ALONG[what] & WITH_CI != 0)
    faces += [int(CARDS.certificate)] * (ALONG[what] & WITH_CERTIFICATE != 0)
    return faces + [int(CARDS.sudo)] * (WITH_SUDO_TOO & bit(what) != 0)


# Attacks


def check_attack(table: ShipItTable) -> None:
    card = table.attack.card.value
    if card == NONE:
        return
    if is_event(card):
        check_event_attack(table)
    else:
        check_played_attack(table)
    check_target(table)
    require(
        card == CARDS.face_of("zero_day") or table.attack.next_chooses.value == 0,
        PositionError("attack.next_chooses: this goes only with a zero_day"),
    )
    require(
        table.social or table.attack.next_chooses.value == 0,
        PositionError("attack.next_chooses: nobody performs at a table without social interaction"),
    )
    kind = CARDS.texts[card].kind
    check_hit(table, kind)
    check_stage(table, kind)


def check_target(table: ShipItTable) -> None:
    target = table.attack.target.value
    place = table.attack.component.value
    require(
        place == NONE or component(table, target, place) != NONE,
        PositionError(
            "attack.component: “k{place}” is not a component of {seat}", place=int(place) + 1, seat=seat_name(target)
        ),
    )
    require(
        components(table, target) > 0, PositionError("attack.target: {seat} has no component", seat=seat_name(target))
    )


def check_event_attack(table: ShipItTable) -> None:
    attack = table.attack
    require(attack.target.value == table.turn, PositionError("attack.target: an event happens to the seat on turn"))
    require(attack.sudo.value == 0, PositionError("attack.sudo: an event is an attack without sudo"))
    first = table.events.size > 0 and table.face[table.events.cards[0]] == attack.card.value
    require(first, PositionError("events: the attack in progress comes first"))


def check_played_attack(table: ShipItTable) -> None:
    require(
        table.attack.attacker.value == table.turn,
        PositionError("attack.attacker: only the seat on turn attacks"),
    )
    require(table.events.size == 0, PositionError("events: an event is over before anybody attacks"))


def check_hit(table: ShipItTable, kind: i64) -> None:
    """An attack that names a component has one; any other gets one from the target's first answer."""
    now = table.attack
    target = now.target.value
    place = now.component.value
    answered = now.stage.value not in (TO_ANSWER, TO_LOSE)
    named = int(now.card.value) in CARDS.said_with(STRIKE)
    if place == NONE:
        require(not named and not answered, PositionError("attack.component: by now it is known which one is hit"))
        return
    require(named or answered, PositionError("attack.component: the target has not chosen it yet"))
    guard = defences(GUARDS, kind)[0]
    require(
        can_hit(table, kind, now.sudo.value != 0, target, place),
        PositionError("attack.component: only {guard} can be hit", guard=CARDS.faces[guard]),
    )


def check_stage(table: ShipItTable, kind: i64) -> None:
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


# Steps and questions


def check_drawn(table: ShipItTable) -> None:
    require(
        table.done.drew.value == 0 or table.step.value == EVENTS_STEP,
        PositionError("done.drew: the second card ends the turn, after its events"),
    )


def check_card_asking(table: ShipItTable) -> None:
    """A question that only `pending` tells of needs what the card looks at."""
    turn = table.turn
    kind = table.prompt().kind
    name = seat_name(turn)
    require(table.prompt().seats == bit(turn), PositionError("pending: {seat} is asked, and nobody else", seat=name))
    require(table.events.size == 0, PositionError("events: an event waits until the card that drew it is over"))
    CARDS.texts[asker(table, kind)].check_question(table, kind)

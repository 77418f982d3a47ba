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
from holdfast.games.ship_it.production import component, components, defences, places_hit
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.position_reader import NOTHING, PositionReader
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState


def check_everything(state: ShipItState, reader: PositionReader) -> None:
    require(state.is_in(state.turn), PositionError("turn_of_seat_out", seat=seat_name(state.turn)))
    require(state.winner.value == NONE, PositionError("nobody_has_won_yet"))
    check_turn_ends(state)
    check_groups(state, reader)
    check_progress(state)
    check_attack(state)
    trade.check(state)
    performance_checks.check(state)


def check_groups(state: ShipItState, reader: PositionReader) -> None:
    """What is written of something in progress needs that which makes it one."""
    attacking, offered, performed = state.attack, state.trade, state.performance
    if is_written(reader, "attack."):
        require(attacking.card.value != NONE, PositionError("attack_needs_card"))
        require(attacking.target.value != NONE, PositionError("attack_needs_target"))
        check_attacker(state, attacking.card.value)
    if is_written(reader, "trade."):
        sides = offered.offerer.value != NONE and offered.partner.value not in (NONE, offered.offerer.value)
        require(sides, PositionError("trade_needs_two_seats"))
    if is_written(reader, "performance."):
        whole = performed.seat.value != NONE and performed.card.value != NONE
        require(whole, PositionError("performance_needs_seat_and_card"))


def check_attacker(state: ShipItState, card: i64) -> None:
    attacks = CARDS.texts[card].kind != NONE
    require(attacks, PositionError("card_does_not_attack", card=CARDS.faces[card]))
    require(
        is_event(card) == (state.attack.attacker.value == NONE),
        PositionError("attacker_does_not_fit_card"),
    )


def is_written(reader: PositionReader, group: str) -> bool:
    nothing = (*NOTHING, False)
    return any(path.startswith(group) and value not in nothing for path, value in reader.entries.items())


def check_turn_ends(state: ShipItState) -> None:
    """Cards that fetch each other do so for ever, unless there are events that come between them."""
    events: i64 = 0
    for face in range(CARDS.kinds):
        if is_event(face):
            events += in_play(state, face)
    require(
        events >= 3 or in_play(state, CARDS.face_of("hype")) < 2,
        PositionError("hypes_never_end"),
    )
    fetched = in_play(state, CARDS.face_of("research")) + in_play(state, CARDS.face_of("opensource"))
    require(
        events > 0 or fetched == 0 or in_play(state, CARDS.face_of("garbage_collector")) == 0,
        PositionError("fetching_never_ends"),
    )


def in_play(state: ShipItState, face: i64) -> i64:
    """How many cards with this face are not removed from the game."""
    count: i64 = 0
    for card in range(i64(len(state.face))):
        if state.face[card] == face and state.removed.index(card) == NONE:
            count += 1
    return count


# What is in progress


def check_progress(state: ShipItState) -> None:
    """One thing at a time; only an Excuse is performed in the middle of an attack."""
    attacking = state.attack.card.value != NONE
    performing = state.performance.seat.value != NONE
    excusing = performing and CARDS.line_of[state.performance.card.value] == ANSWERS
    trading = state.trade.offerer.value != NONE
    going = [attacking, trading, performing and not excusing, card_asking(state) != NONE]
    require(going.count(True) <= 1, PositionError("one_thing_in_progress"))
    require(attacking or not excusing, PositionError("excuse_without_attack"))
    require(
        state.done.deploys.value < 2 or state.done.orchestrator.value == 1,
        PositionError("second_deploy_needs_orchestrator"),
    )
    require(state.asked <= 1, PositionError("single_question_at_a_time"))
    check_lying("played", state, state.played, played_faces(state))
    if card_asking(state) not in (DROPPING, PUTTING):
        check_lying("looked", state, state.looked, [])


def card_asking(state: ShipItState) -> i64:
    """The question of a card that only `pending` tells of, or NONE."""
    kind = state.prompts[0].kind if state.asked else NONE
    return kind if kind != NONE and CARDS.asked_when_played & bit(kind) else NONE


def check_lying(path: str, state: ShipItState, zone: Zone, faces: list[int]) -> None:
    """Exactly these cards lie here, in this order."""
    if [int(state.face[card]) for card in zone.to_list()] != faces:
        should = [CARDS.faces[face] for face in faces] or ["nothing"]
        raise PositionError("cards_in_progress_missing", path=path, cards=should)


def played_faces(state: ShipItState) -> list[int]:
    """What lies on the table because of what is in progress."""
    faces: list[int] = []
    attack, performance = state.attack, state.performance
    if attack.card.value != NONE and attack.attacker.value != NONE:
        faces = [int(attack.card.value)] + [int(CARDS.sudo)] * int(attack.sudo.value)
    answers = performance.seat.value != NONE and CARDS.line_of[performance.card.value] == ANSWERS
    if answers:
        faces += [int(performance.card.value)] + [int(CARDS.sudo)] * (verb(performance.move.value) == DEFEND_SUDO)
    elif performance.seat.value != NONE and not is_event(performance.card.value):
        faces = performed_faces(performance.move.value)
    kind = card_asking(state)
    if kind != NONE and not CARDS.texts[asker(state, kind)].stays_in_hand:
        faces = [int(asker(state, kind))]
    return faces


def performed_faces(move: i64) -> list[int]:
    """The cards of a move that waits for its performance."""
    plays = move != NONE and CARDS.plays(move)
    require(plays, PositionError("performed_move_plays_no_card"))
    what = verb(move)
    faces = [int(CARDS.played(move))]
    faces += [int(CARDS.ci)] * (ALONG[what] & WITH_CI != 0)
    faces += [int(CARDS.certificate)] * (ALONG[what] & WITH_CERTIFICATE != 0)
    return faces + [int(CARDS.sudo)] * (WITH_SUDO_TOO & bit(what) != 0)


# Attacks


def check_attack(state: ShipItState) -> None:
    card = state.attack.card.value
    if card == NONE:
        return
    if is_event(card):
        check_event_attack(state)
    else:
        check_played_attack(state)
    check_target(state)
    require(
        card == CARDS.face_of("zero_day") or state.attack.next_chooses.value == 0,
        PositionError("next_chooses_without_zero_day"),
    )
    require(
        state.social or state.attack.next_chooses.value == 0,
        PositionError("next_chooses_without_performances"),
    )
    kind = CARDS.texts[card].kind
    check_hit(state, kind)
    check_stage(state, kind)


def check_target(state: ShipItState) -> None:
    target = state.attack.target.value
    place = state.attack.component.value
    require(
        place == NONE or component(state, target, place) != NONE,
        PositionError("component_not_there", place=int(place) + 1, seat=seat_name(target)),
    )
    require(components(state, target) > 0, PositionError("target_without_component", seat=seat_name(target)))


def check_event_attack(state: ShipItState) -> None:
    attack = state.attack
    require(attack.target.value == state.turn, PositionError("event_hits_seat_on_turn"))
    require(attack.sudo.value == 0, PositionError("event_without_sudo"))
    first = state.events.size > 0 and state.face[state.events.cards[0]] == attack.card.value
    require(first, PositionError("attack_comes_first"))


def check_played_attack(state: ShipItState) -> None:
    require(
        state.attack.attacker.value == state.turn,
        PositionError("only_seat_on_turn_attacks"),
    )
    require(state.events.size == 0, PositionError("event_before_attack"))


def check_hit(state: ShipItState, kind: i64) -> None:
    """An attack that names a component has one; any other gets one from the target's first answer."""
    now = state.attack
    target = now.target.value
    place = now.component.value
    answered = now.stage.value not in (TO_ANSWER, TO_LOSE)
    named = int(now.card.value) in CARDS.said_with(STRIKE)
    if place == NONE:
        require(not named and not answered, PositionError("component_already_known"))
        return
    require(named or answered, PositionError("component_not_chosen_yet"))
    guard = defences(GUARDS, kind)[0]
    require(
        places_hit(state, kind, now.sudo.value != 0, target) >> place & 1 == 1,
        PositionError("only_guard_can_be_hit", guard=CARDS.faces[guard]),
    )


def check_stage(state: ShipItState, kind: i64) -> None:
    now = state.attack
    stage = now.stage.value
    if stage == TO_STEP_IN:
        steps_in = now.sudo.value != 0 and attack.guard_place(state) not in (NONE, now.component.value)
        require(steps_in, PositionError("nobody_can_step_in"))
    elif stage == TO_HOLD:
        holds = now.sudo.value != 0 and attack.shield_index(state) != NONE
        require(holds, PositionError("nothing_holds_against_sudo"))
    elif stage == TO_RECEIVE:
        chooses = now.next_chooses.value != 0
        require(chooses, PositionError("next_player_does_not_choose"))
    elif stage == TO_LOSE:
        excused = kind != SECURITY
        require(excused, PositionError("only_excuse_can_fail"))


# Steps and questions


def check_drawn(state: ShipItState) -> None:
    require(
        state.done.drew.value == 0 or state.step.value == EVENTS_STEP,
        PositionError("second_draw_ends_turn"),
    )


def check_card_asking(state: ShipItState) -> None:
    """A question that only `pending` tells of needs what the card looks at."""
    turn = state.turn
    kind = state.prompt().kind
    name = seat_name(turn)
    require(state.prompt().seats == bit(turn), PositionError("another_seat_is_asked", seat=name))
    require(state.events.size == 0, PositionError("event_waits_for_card"))
    CARDS.texts[asker(state, kind)].check_question(state, kind)

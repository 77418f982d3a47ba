"""What cannot be in a position of Ship IT!, each refused with the place named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import attack, performance, trade
from holdfast.games.ship_it.cards import (
    CERTIFICATE,
    CI,
    EXCUSE,
    FACES,
    GARBAGE_COLLECTOR,
    HELD_FACES,
    HYPE,
    OPENSOURCE,
    RESEARCH,
    SECURITY,
    SUDO,
    ZERO_DAY,
    is_event,
)
from holdfast.games.ship_it.phrases import (
    ALONG,
    ASKING,
    DEFEND_SUDO,
    DROPPING,
    EVENTS_STEP,
    GUARDS,
    LOOKING,
    NAMED,
    PUTTING,
    RESEARCHING,
    TO_ANSWER,
    TO_HOLD,
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
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.given import NOTHING, Given
from holdfast.kernel.moves import verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def check_everything(table: ShipIt, given: Given) -> None:
    require(table.is_in(table.turn), PositionError("turn_of_seat_out", seat=seat_name(table.turn)))
    require(table.winner.value == NONE, PositionError("nobody_has_won_yet"))
    check_turn_ends(table)
    check_groups(table, given)
    check_progress(table)
    check_attack(table)
    trade.check(table)
    performance.check(table)


def check_groups(table: ShipIt, given: Given) -> None:
    """What is written of something in progress needs that which makes it one."""
    attacking, offered, performed = table.attack, table.trade, table.performance
    if is_written(given, "attack."):
        require(attacking.card.value != NONE, PositionError("attack_needs_card"))
        require(attacking.target.value != NONE, PositionError("attack_needs_target"))
        check_attacker(table, attacking.card.value)
    if is_written(given, "trade."):
        sides = offered.offerer.value != NONE and offered.partner.value not in (NONE, offered.offerer.value)
        require(sides, PositionError("trade_needs_two_seats"))
    if is_written(given, "performance."):
        whole = performed.seat.value != NONE and performed.card.value != NONE
        require(whole, PositionError("performance_needs_seat_and_card"))


def check_attacker(table: ShipIt, card: i64) -> None:
    attacks = table.effects[card].kind != NONE
    require(attacks, PositionError("card_does_not_attack", card=FACES[card]))
    require(
        is_event(card) == (table.attack.attacker.value == NONE),
        PositionError("attacker_does_not_fit_card"),
    )


def is_written(given: Given, group: str) -> bool:
    nothing = (*NOTHING, False)
    return any(path.startswith(group) and value not in nothing for path, value in given.entries.items())


def check_turn_ends(table: ShipIt) -> None:
    """Cards that fetch each other do so for ever, unless there are events that come between them."""
    events: i64 = 0
    for face in range(i64(len(FACES))):
        if is_event(face):
            events += in_play(table, face)
    require(
        events >= 3 or in_play(table, HYPE) < 2,
        PositionError("hypes_never_end"),
    )
    fetched = in_play(table, RESEARCH) + in_play(table, OPENSOURCE)
    require(
        events > 0 or fetched == 0 or in_play(table, GARBAGE_COLLECTOR) == 0,
        PositionError("fetching_never_ends"),
    )


def in_play(table: ShipIt, face: i64) -> i64:
    """How many cards with this face are not removed from the game."""
    count: i64 = 0
    for card in range(i64(len(table.face))):
        if table.face[card] == face and table.removed.index(card) == NONE:
            count += 1
    return count


# What is in progress


def check_progress(table: ShipIt) -> None:
    """One thing at a time; only an Excuse is performed in the middle of an attack."""
    attacking = table.attack.card.value != NONE
    performing = table.performance.seat.value != NONE
    excusing = performing and table.performance.card.value == EXCUSE
    trading = table.trade.offerer.value != NONE
    going = [attacking, trading, performing and not excusing, card_asking(table) != NONE]
    require(going.count(True) <= 1, PositionError("one_thing_in_progress"))
    require(attacking or not excusing, PositionError("excuse_without_attack"))
    require(
        table.done.deploys.value < 2 or table.done.orchestrator.value == 1,
        PositionError("second_deploy_needs_orchestrator"),
    )
    require(table.asked <= 1, PositionError("single_question_at_a_time"))
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
        raise PositionError("cards_in_progress_missing", path=path, cards=should)


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
    require(plays, PositionError("performed_move_plays_no_card"))
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
    if is_event(card):
        check_event_attack(table)
    else:
        check_played_attack(table)
    check_target(table)
    require(
        card == ZERO_DAY or table.attack.next_chooses.value == 0,
        PositionError("next_chooses_without_zero_day"),
    )
    require(
        table.social or table.attack.next_chooses.value == 0,
        PositionError("next_chooses_without_performances"),
    )
    kind = table.effects[card].kind
    check_hit(table, kind)
    check_stage(table, kind)


def check_target(table: ShipIt) -> None:
    target = table.attack.target.value
    place = table.attack.component.value
    require(
        place == NONE or component(table, target, place) != NONE,
        PositionError("component_not_there", place=int(place) + 1, seat=seat_name(target)),
    )
    require(components(table, target) > 0, PositionError("target_without_component", seat=seat_name(target)))


def check_event_attack(table: ShipIt) -> None:
    attack = table.attack
    require(attack.target.value == table.turn, PositionError("event_hits_seat_on_turn"))
    require(attack.sudo.value == 0, PositionError("event_without_sudo"))
    first = table.events.size > 0 and table.face[table.events.cards[0]] == attack.card.value
    require(first, PositionError("attack_comes_first"))


def check_played_attack(table: ShipIt) -> None:
    require(
        table.attack.attacker.value == table.turn,
        PositionError("only_seat_on_turn_attacks"),
    )
    require(table.events.size == 0, PositionError("event_before_attack"))


def check_hit(table: ShipIt, kind: i64) -> None:
    """An attack that names a component has one; any other gets one from the target's first answer."""
    now = table.attack
    target = now.target.value
    place = now.component.value
    answered = now.stage.value not in (TO_ANSWER, TO_LOSE)
    named = FACES[now.card.value] in NAMED
    if place == NONE:
        require(not named and not answered, PositionError("component_already_known"))
        return
    require(named or answered, PositionError("component_not_chosen_yet"))
    guard = attack.defence_against(kind, GUARDS)
    require(
        attack.can_hit(table, kind, now.sudo.value != 0, target, place),
        PositionError("only_guard_can_be_hit", guard=FACES[guard]),
    )


def check_stage(table: ShipIt, kind: i64) -> None:
    now = table.attack
    stage = now.stage.value
    if stage == TO_STEP_IN:
        steps_in = now.sudo.value != 0 and attack.guard_place(table) not in (NONE, now.component.value)
        require(steps_in, PositionError("nobody_can_step_in"))
    elif stage == TO_HOLD:
        holds = now.sudo.value != 0 and attack.shield_index(table) != NONE
        require(holds, PositionError("nothing_holds_against_sudo"))
    elif stage == TO_RECEIVE:
        chooses = now.next_chooses.value != 0
        require(chooses, PositionError("next_player_does_not_choose"))
    elif stage == TO_LOSE:
        excused = kind != SECURITY
        require(excused, PositionError("only_excuse_can_fail"))


# Steps and questions


def check_drawn(table: ShipIt) -> None:
    require(
        table.done.drew.value == 0 or table.step.value == EVENTS_STEP,
        PositionError("second_draw_ends_turn"),
    )


def check_card_asking(table: ShipIt) -> None:
    """A question that only `pending` tells of needs what the card looks at."""
    turn = table.turn
    kind = table.prompt().kind
    name = seat_name(turn)
    require(table.prompt().seats == bit(turn), PositionError("another_seat_is_asked", seat=name))
    require(table.events.size == 0, PositionError("event_waits_for_card"))
    if kind == RESEARCHING:
        found = table.faces_in(table.deck) & HELD_FACES != 0
        require(found, PositionError("nothing_to_research"))
    elif kind == LOOKING:
        held = table.holds(table.players[turn].hand, OPENSOURCE)
        require(held, PositionError("open_source_not_in_hand", seat=name))
        require(table.deck.size > 0, PositionError("nothing_to_look_at"))
    else:
        require(table.looked.size > 0, PositionError("nothing_to_choose_from"))

"""Positions: ask what one leaves to be asked, and refuse one that cannot be, naming the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import attack, legal, playing, social, trade
from holdfast.games.ship_it.cards import (
    CERTIFICATE,
    CI,
    EXCUSE,
    FACES,
    OPENSOURCE,
    P2P,
    PERFORMED,
    RESEARCH,
    SUDO,
    SUPPLY_CHAIN,
    ZERO_DAY,
)
from holdfast.games.ship_it.phrases import (
    ACTING,
    ANSWERING,
    BEER,
    CHOICE,
    DEFEND,
    DEFEND_SUDO,
    DEPLOY,
    DROPPING,
    EVENTS_STEP,
    HOLDING,
    LOOKING,
    LOSING,
    NAMED,
    PLAY,
    PROMPTS,
    PUTTING,
    RECEIVING,
    RESEARCHING,
    STEPPING_IN,
    STRIKE_SUDO,
)
from holdfast.kernel.errors import PositionError
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import EVERYONE, NONE, Zone, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.desk import Player
    from holdfast.games.ship_it.rules import ShipIt


def settle(table: ShipIt) -> None:
    """Everything that a position says must fit together before anybody is asked anything."""
    for seat in range(table.seats):
        settle_seat(table, seat_name(seat), seat, table.players[seat])
    require(table.is_in(table.turn), f"turn: {seat_name(table.turn)} is out")
    require(table.winner == NONE, "winner: nobody has won while the game goes on")
    check_progress(table)
    check_attack(table)
    check_trade(table)
    check_performance(table)
    settle_step(table)
    if table.players_in() == 1:
        table.over = True
    else:
        settle_prompts(table)


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise PositionError(otherwise)


# Cards


def check_places(table: ShipIt) -> None:
    """An event is never in a hand, an architecture only in its own place, and so on."""
    for zone in table.zones:
        for card in zone.listed():
            face = table.face[card]
            if not zone.holds & table.sorts[face]:
                owner = "" if zone.owner == NONE else seat_name(zone.owner) + "."
                raise PositionError(f"{owner}{zone.name}: {FACES[face]} cannot lie here")


def settle_seat(table: ShipIt, name: str, seat: i64, player: Player) -> None:
    if table.is_in(seat):
        return
    if player.hand.size + player.production.size + player.laid.size > 0:
        raise PositionError(f"{name}: is out, but has cards")
    for at in range(player.architecture.size):
        table.show(player.architecture.cards[at], EVERYONE)


def check_lying(table: ShipIt, path: str, zone: Zone, faces: list[int]) -> None:
    """Exactly these cards lie here, in this order."""
    lying = [int(table.face[card]) for card in zone.listed()]
    if lying != faces:
        should = ", ".join(FACES[face] for face in faces) or "nothing"
        raise PositionError(f"{path}: with what is in progress {should} lies here")


# What is in progress


def check_progress(table: ShipIt) -> None:
    """One thing at a time; only an Excuse is performed in the middle of an attack."""
    excusing = table.performer != NONE and table.performed == EXCUSE
    performing = table.performer != NONE and not excusing
    going = [table.attack_card != NONE, table.offerer != NONE, performing, asked_by_a_card(table) != NONE]
    require(going.count(True) <= 1, "pending: one attack, trade, performance or card at a time")
    require(table.attack_card != NONE or not excusing, "performance.card: an excuse answers an attack; there is none")
    require(table.deploys < 2 or table.orchestrator, "done.deploys: a second one needs an orchestrator")
    require(len(table.prompts) <= 1, "pending: one question at a time")
    check_lying(table, "played", table.played, played_faces(table))
    if asked_by_a_card(table) not in (DROPPING, PUTTING):
        check_lying(table, "looked", table.looked, [])


def asked_by_a_card(table: ShipIt) -> i64:
    """The question of a card that only `pending` tells of, or NONE."""
    kind = table.prompts[0].kind if table.prompts else NONE
    return kind if kind in (RESEARCHING, LOOKING, DROPPING, PUTTING) else NONE


def played_faces(table: ShipIt) -> list[int]:
    """What lies on the table because of what is in progress."""
    faces: list[int] = []
    if table.attack_card != NONE and table.attacker != NONE:
        faces = [int(table.face[table.attack_card])] + ([int(SUDO)] if table.sudo else [])
    if table.performer != NONE and table.performed == EXCUSE:
        faces += [int(EXCUSE)] + ([int(SUDO)] if verb(table.performing) == DEFEND_SUDO else [])
    elif table.performer != NONE and table.performed != ZERO_DAY:
        faces = performed_faces(table.performing)
    kind = asked_by_a_card(table)
    if kind == RESEARCHING:
        faces = [int(RESEARCH)]
    elif kind in (DROPPING, PUTTING):
        faces = [int(SUPPLY_CHAIN)]
    return faces


def performed_faces(move: i64) -> list[int]:
    """The cards of a move that waits for its performance."""
    what = verb(move)
    require(move != NONE and DEPLOY <= what <= STRIKE_SUDO, "performance.move: this is not a move that plays a card")
    faces = [int(playing.face_played(move))]
    if what < PLAY and playing.attachments(what) & playing.WITH_CI:
        faces.append(int(CI))
    if what < PLAY and playing.attachments(what) & playing.WITH_CERTIFICATE:
        faces.append(int(CERTIFICATE))
    if playing.with_sudo(what):
        faces.append(int(SUDO))
    return faces


def check_attack(table: ShipIt) -> None:
    if table.attack_card == NONE:
        return
    card = table.face[table.attack_card]
    target = seat_name(table.target)
    by_event = table.attacker == NONE
    require(by_event or table.attacker == table.turn, "attack.attacker: only the seat on turn attacks")
    require(not by_event or table.target == table.turn, "attack.target: an event happens to the seat on turn")
    require(not by_event or not table.sudo, "attack.sudo: an event is an attack without sudo")
    require(not by_event or table.events.cards[0] == table.attack_card, "events: the attack in progress comes first")
    require(by_event or table.events.size == 0, "events: an event is over before anybody attacks")
    require(table.components(table.target) > 0, f"attack.target: {target} has no component")
    require(table.receiver == NONE, "attack.receiver: who gets it ends the attack")
    require(not table.next_chooses or card == ZERO_DAY, "attack.next_chooses: this goes only with a zero_day")
    check_hit(table, card)
    check_stage(table, card)


def check_hit(table: ShipIt, card: i64) -> None:
    """An attack that names a component has one; any other gets one from the target's first answer."""
    answered = table.stage not in (ANSWERING, LOSING)
    if table.hit == NONE:
        require(FACES[card] not in NAMED and not answered, "attack.component: by now it is known which one is hit")
        return
    require(FACES[card] in NAMED or answered, "attack.component: the target has not chosen it yet")
    can = attack.can_hit(table, card, table.sudo, table.target, table.hit)
    require(can, f"attack.component: only {FACES[attack.guard_against(card)]} can be hit")


def check_stage(table: ShipIt, card: i64) -> None:
    guard = table.in_production(table.target, attack.guard_against(card))
    if table.stage == STEPPING_IN:
        require(table.sudo and guard not in (NONE, table.hit), "attack.stage: there is nobody who could step in")
    elif table.stage == HOLDING:
        shield = table.attached(table.target, table.hit, attack.shield_against(card))
        require(table.sudo and shield != NONE, "attack.stage: there is nothing that could hold against sudo")
    elif table.stage == RECEIVING:
        require(table.next_chooses, "attack.stage: the next player does not choose who gets the component")
    elif table.stage == LOSING:
        require(not attack.is_security(card), "attack.stage: only an excuse can fail, and it answers bugs")


def check_trade(table: ShipIt) -> None:
    if table.offerer != NONE:
        require(table.offerer == table.turn, "trade.from: only the seat on turn offers a trade")
        require(table.is_in(table.partner), f"trade.to: {seat_name(table.partner)} is out")
        require(table.give == 1 or table.take == 1, "trade.take: several for several is no trade")
        require(table.events.size == 0, "events: an event is over before anybody trades")
    for seat in range(table.seats):
        check_laid(table, seat, seat_name(seat))


def check_laid(table: ShipIt, seat: i64, name: str) -> None:
    """Only the two sides of a trade lay cards, as many as they owe, and until both have."""
    player = table.players[seat]
    sides = (table.offerer, table.partner)
    if table.offerer == NONE or seat not in sides:
        require(player.laid.size == 0, f"{name}.laid: {name} has no cards to lay")
        return
    owed = trade.owed(table, seat)
    require(table.laying or player.laid.size == 0, f"{name}.laid: nobody lays cards before the offer is accepted")
    require(player.laid.size <= owed, f"{name}.laid: {name} owes only {owed}")
    require(player.laid.size + player.hand.size >= owed, f"{name}.hand: {name} has fewer cards than the trade asks for")
    if table.laying and seat == table.partner:
        all_laid = all(table.players[side].laid.size == trade.owed(table, side) for side in sides)
        require(not all_laid, "trade.stage: both have laid their cards, so the trade is over")


def check_performance(table: ShipIt) -> None:
    if table.performer == NONE:
        return
    card = table.performed
    move = table.performing
    require(table.social, "performance: nobody performs at a table without social interaction")
    require(table.is_in(table.performer), f"performance.seat: {seat_name(table.performer)} is out")
    if card == ZERO_DAY:
        require(table.performer == table.turn, "performance.seat: an event happens to the seat on turn")
        waits = table.events.size > 0 and table.face[table.events.cards[0]] == ZERO_DAY
        require(waits and move == NONE, "performance.card: there is no zero_day in `events` to perform")
    elif card == EXCUSE:
        check_excuse(table, verb(move))
    else:
        check_performed_move(table, card, move)
    if table.judging:
        require(social.judges(table) & ~table.opined != 0, "performance: everybody has said what they think of it")


def check_performed_move(table: ShipIt, card: i64, move: i64) -> None:
    fits = playing.face_played(move) == card and (PERFORMED[card] or verb(move) == BEER)
    require(fits, f"performance.card: {FACES[card]} is not performed with this move")
    require(table.judging or card != P2P, "performance.stage: a beer is declared, not performed")
    require(table.performer == table.turn, "performance.seat: it is not their turn")
    deployed: i64 = 1 if verb(move) < PLAY else 0
    require(table.deploys >= deployed, "done.deploys: the component that is performed is deployed already")
    before = table.copy()
    before.clear_performance()
    before.put_all(before.played, before.players[table.turn].hand)
    before.deploys -= deployed
    moves = Moves()
    legal.actions(before, table.turn, moves)
    require(move in moves.listed(), "performance.move: it could not be made")


def check_excuse(table: ShipIt, said: i64) -> None:
    bug = not attack.is_security(table.face[table.attack_card])
    require(bug and table.stage == ANSWERING, "performance.card: an excuse is the first answer to a bug")
    require(table.performer == table.target, "performance.seat: only the target excuses itself")
    right = DEFEND_SUDO if table.sudo else DEFEND
    require(table.performing != NONE and said == right, "performance.move: this is no answer with an excuse")


# Steps and questions


def settle_step(table: ShipIt) -> None:
    """A position may leave the step to be understood."""
    done = table.deploys > 0 or table.orchestrator or table.traded or table.opensource
    table.traded = table.traded or table.offerer != NONE
    if table.step == CHOICE and table.events.size > 0:
        table.step = EVENTS_STEP
    if done or table.traded or asked_by_a_card(table) != NONE or (table.played.size > 0 and table.events.size == 0):
        table.step = ACTING
    require(not table.drew or table.step == EVENTS_STEP, "done.drew: the second card ends the turn, after its events")


def settle_prompts(table: ShipIt) -> None:
    """Most questions follow from the rest of the position; one that is written must be the one that follows."""
    given = table.prompts[:]
    if asked_by_a_card(table) != NONE:
        settle_card_prompt(table, given[0].kind, table.players[table.turn])
        return
    table.prompts.clear()
    ask(table)
    if not given:
        return
    asked = table.prompts[0] if table.prompts else None
    if asked is None or asked.kind != given[0].kind or asked.seats != given[0].seats:
        name = PROMPTS.kinds[given[0].kind].name
        raise PositionError(f"pending: «{name}» does not follow from the rest of the position")


def ask(table: ShipIt) -> None:
    if table.judging:
        social.ask_judges(table, social.judges(table) & ~table.opined)
    elif table.performer != NONE:
        social.ask(table)
    elif table.attack_card != NONE:
        attack.ask(table, table.stage)
    elif table.laying:
        trade.ask_to_lay(table)
    elif table.offerer != NONE:
        trade.ask(table, table.partner)
    else:
        table.go_on()


def settle_card_prompt(table: ShipIt, kind: i64, player: Player) -> None:
    """What the player was shown by the card, they know."""
    seat = table.turn
    require(table.prompts[0].seats == bit(seat), f"pending: {seat_name(seat)} is asked, and nobody else")
    require(table.events.size == 0, "events: an event waits until the card that drew it is over")
    if kind == RESEARCHING:
        require(legal.has_no_event(table, table.deck), "deck: there is no card that Research could take")
        for card in table.deck.listed():
            table.show(card, bit(seat))
    elif kind == LOOKING:
        require(table.holds(seat, OPENSOURCE), f"{seat_name(seat)}.hand: OpenSource is shown from the hand")
        require(table.deck.size > 0, "deck: there is no card to look at")
        table.show(player.hand.cards[table.find(player.hand, OPENSOURCE)], EVERYONE)
        table.show(table.deck.top(), bit(seat))
    else:
        require(table.looked.size > 0, "looked: there is no card to choose from")

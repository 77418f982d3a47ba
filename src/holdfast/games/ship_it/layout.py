"""The table as data: positions and views in the rule book's own names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import attack, settling, social
from holdfast.games.ship_it.cards import (
    CACHE,
    CACHEABLE,
    COMPONENTS,
    FACES,
    face_of,
    is_component,
    is_event,
)
from holdfast.games.ship_it.phrases import (
    CHOICE,
    PERFORMANCE_STAGES,
    STAGES,
    STEPS,
    TRADE_STAGES,
    VERBS,
    WHEN,
)
from holdfast.kernel.errors import IllegalMove, PositionError
from holdfast.kernel.phrases import Words, seat_name, words
from holdfast.kernel.sheet import NOTHING, Plain, Sheet
from holdfast.kernel.zones import NONE, Zone, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.desk import Player
    from holdfast.games.ship_it.rules import ShipIt

FACE_WORDS = Words(FACES)
OPINIONS = words("fine", "object")
FLAGS = ("orchestrator", "traded", "opensource", "drew")
NOWHERE = 99
DONE_NAMES = ("deploys", *FLAGS)
SEAT_NAMES = tuple(seat_name(seat) for seat in range(4))
ATTACK_NAMES = ("attacker", "card", "sudo", "target", "component", "stage", "receiver", "next_chooses")
TRADE_NAMES = ("from", "to", "give", "take", "all", "stage", *[f"recalled_{seat}" for seat in SEAT_NAMES])
PERFORMANCE_NAMES = ("seat", "card", "move", "stage", *SEAT_NAMES)


def lay_out(table: ShipIt, sheet: Sheet) -> None:
    step = sheet.word("step", table.step, STEPS)
    table.step = CHOICE if step == NONE else step
    lay_out_done(table, sheet)
    if sheet.reading:
        table.looked.sees = bit(table.turn)
    sheet.zone("played", table.played)
    sheet.zone("events", table.events)
    sheet.zone("looked", table.looked)
    for seat in range(table.seats):
        lay_out_player(table, sheet, seat, seat_name(seat), table.players[seat])
    lay_out_attack(table, sheet)
    lay_out_trade(table, sheet)
    lay_out_performance(table, sheet)
    if table.over or sheet.reading:
        table.winner = sheet.seat("winner", table.winner)
    if sheet.reading:
        settling.check_places(table)


def lay_out_done(table: ShipIt, sheet: Sheet) -> None:
    listed: list[str] = []
    if sheet.reading and not sheet.group("done"):
        given = sheet.entry("done", None)
        listed = [] if given in NOTHING or given == {} else sheet.listed("done", [])
    for name in listed:
        if name not in FLAGS:
            raise PositionError(f"done: «{name}» is none of {', '.join(FLAGS)}")
    for name in sheet.group("done"):
        if name not in DONE_NAMES:
            raise PositionError(f"done.{name}: there is no such entry; there are {', '.join(DONE_NAMES)}")
    table.deploys = sheet.number("done.deploys", table.deploys, 0, 2)
    table.orchestrator = sheet.flag("done.orchestrator", table.orchestrator or "orchestrator" in listed)
    table.traded = sheet.flag("done.traded", table.traded or "traded" in listed)
    table.opensource = sheet.flag("done.opensource", table.opensource or "opensource" in listed)
    table.drew = sheet.flag("done.drew", table.drew or "drew" in listed)


# Seats


def lay_out_player(table: ShipIt, sheet: Sheet, seat: i64, name: str, player: Player) -> None:
    if isinstance(sheet.entry(f"{name}.architecture", None), list):
        sheet.zone(f"{name}.architecture", player.architecture, 1)
    else:
        sheet.place(f"{name}.architecture", player.architecture)
    sheet.zone(f"{name}.hand", player.hand)
    if sheet.reading:
        read_production(table, sheet, f"{name}.production", player.production)
        read_host(table, sheet, f"{name}.laid_to", seat)
        read_repair(sheet, f"{name}.repair", player)
    else:
        sheet.entry(f"{name}.production", production(table, sheet, player.production))
        if table.cache_counts and table.in_production(seat, CACHE) != NONE:
            host = table.place(seat, table.cache_host)
            sheet.entry(f"{name}.laid_to", None if host == NONE else f"k{host + 1}")
        write_repair(sheet, f"{name}.repair", player)
    sheet.zone(f"{name}.laid", player.laid)
    player.no_deploy = sheet.word(f"{name}.no_deploy", player.no_deploy, WHEN)


def production(table: ShipIt, sheet: Sheet, row: Zone) -> list[str]:
    """A component with what is attached to it: `backend+ci`, `cache:backend`."""
    texts: list[str] = []
    for card in row.listed():
        text = sheet.name(card, int(row.sees))
        if table.face[card] == CACHE:
            texts.append(f"{text}:{FACES[table.cache_type]}")
        elif is_component(table.face[card]):
            texts.append(text)
        else:
            texts[-1] += "+" + text
    return texts


def read_production(table: ShipIt, sheet: Sheet, path: str, row: Zone) -> None:
    for text in sheet.listed(path, []):
        component, *attached = text.partition("@")[0].split("+")
        name, _, type = component.partition(":")
        if name not in COMPONENTS:
            raise PositionError(f"{path}: «{name}» is no component; there are {', '.join(COMPONENTS)}")
        if (name == "cache") != (type in CACHEABLE):
            raise PositionError(f"{path}: a Cache is written with the type it has, as cache:backend; nothing else is")
        if name == "cache":
            table.cache_type = face_of(type)
        if len(set(attached)) < len(attached) or not {"ci", "certificate"}.issuperset(attached):
            raise PositionError(f"{path}: to «{component}» at most one ci and one certificate can be attached")
        for part in [name, *sorted(attached, reverse=True)]:
            card, _known = sheet.claim(path, part)
            table.put(card, row)


def place_written(text: str) -> int:
    """A place counted from 0, of one counted from 1; far beyond any row if it is no number."""
    return int(text) - 1 if re.fullmatch("[1-9][0-9]?", text) else NOWHERE


def read_host(table: ShipIt, sheet: Sheet, path: str, seat: i64) -> None:
    """What the Cache was laid to; left out, it is the first component of its type."""
    given = sheet.entry(path, "first")
    if table.in_production(seat, CACHE) == NONE:
        if given not in ("first", None):
            raise PositionError(f"{path}: there is no Cache in production")
    elif given == "first":
        table.cache_host = table.in_production(seat, table.cache_type)
    elif given is not None:
        host = table.component(seat, place_written(str(given).removeprefix("k")))
        if host == NONE or table.face[host] != table.cache_type:
            raise PositionError(f"{path}: «{given}» is not the place of a component of the Cache's type")
        table.cache_host = host


def write_repair(sheet: Sheet, path: str, player: Player) -> None:
    blocked = int(player.repair | player.repair_next)
    if not blocked:
        sheet.entry(path, [])
    for face in range(len(COMPONENTS)):
        if blocked >> face & 1:
            sheet.entry(f"{path}.{COMPONENTS[face]}", "this" if player.repair >> face & 1 else "next")


def read_repair(sheet: Sheet, path: str, player: Player) -> None:
    for type, when in repairs(sheet, path).items():
        if type not in COMPONENTS:
            raise PositionError(f"{path}: «{type}» is no component; there are {', '.join(COMPONENTS)}")
        turn = str(when).lower()
        if turn == "this":
            player.repair |= bit(face_of(type))
        elif turn == "next":
            player.repair_next |= bit(face_of(type))
        elif when not in NOTHING:
            raise PositionError(f"{path}.{type}: «{when}» is none of {', '.join(WHEN.words)}")


def repairs(sheet: Sheet, path: str) -> dict[str, Plain]:
    """Each type and its turn, written as a mapping or as a list: `{backend: next}`, `[backend next]`."""
    given = sheet.entry(path, None)
    if not isinstance(given, list):
        refuse_value(sheet, path)
        return {type: sheet.entry(f"{path}.{type}", None) for type in sheet.group(path)}
    found: dict[str, Plain] = {}
    for block in given:
        if isinstance(block, Mapping):
            found.update(block)
        else:
            type, _, when = str(block).replace(":", " ").partition(" ")
            if not when:
                raise PositionError(f"{path}: «{type}» is in repair this turn or next; it must be said which")
            found[type] = when.strip()
    return found


# What is in progress


def is_written(sheet: Sheet, path: str, going_on: bool, names: Sequence[str]) -> bool:
    """Whether a group has anything to write or to read; nothing is `null`."""
    if not sheet.reading:
        if not going_on:
            sheet.entry(path, None)
        return going_on
    refuse_value(sheet, path)
    given = sheet.group(path)
    for name in given:
        if name not in names:
            raise PositionError(f"{path}.{name}: there is no such entry; there are {', '.join(names)}")
    return bool(given)


def refuse_value(sheet: Sheet, path: str) -> None:
    """A group is written as a mapping, or it is nothing."""
    given = sheet.entry(path, None)
    if given not in NOTHING and given:
        raise PositionError(f"{path}: a mapping is needed here, not «{given}»")


def lay_out_attack(table: ShipIt, sheet: Sheet) -> None:
    if not is_written(sheet, "attack", table.attack_card != NONE, ATTACK_NAMES):
        return
    table.attacker = sheet.seat("attack.attacker", table.attacker)
    table.target = sheet.seat("attack.target", table.target)
    table.sudo = sheet.flag("attack.sudo", table.sudo)
    table.stage = max(0, sheet.word("attack.stage", table.stage, STAGES))
    table.receiver = sheet.seat("attack.receiver", table.receiver)
    table.next_chooses = sheet.flag("attack.next_chooses", table.next_chooses)
    if not sheet.reading:
        sheet.entry("attack.card", FACES[table.face[table.attack_card]])
        place = NONE if table.hit == NONE else table.place(table.target, table.hit)
        sheet.entry("attack.component", None if place == NONE else f"k{place + 1}")
        return
    if table.target == NONE:
        raise PositionError("attack.target: an attack needs a target")
    read_attack_cards(table, sheet)
    read_hit(table, sheet)


def read_attack_cards(table: ShipIt, sheet: Sheet) -> None:
    """The attack's card lies on the table; a position may leave that to be understood."""
    name = str(sheet.entry("attack.card", None))
    if name not in attack.STRIKES:
        raise PositionError(f"attack.card: «{name}» is none of {', '.join(attack.STRIKES)}")
    if is_event(face_of(name)) != (table.attacker == NONE):
        raise PositionError("attack.attacker: an event is an attack of nobody, any other card of somebody")
    zone = table.events if table.attacker == NONE else table.played
    table.attack_card = lying(table, sheet, "attack.card", zone, name)
    if table.sudo and table.attacker != NONE:
        lying(table, sheet, "attack.sudo", zone, "sudo")


def lying(table: ShipIt, sheet: Sheet, path: str, zone: Zone, name: str) -> int:
    """A card that lies in a zone, taken from the box if it does not."""
    at = table.find(zone, face_of(name))
    if at != NONE:
        return int(zone.cards[at])
    card, _known = sheet.claim(path, name)
    table.put(card, zone)
    return card


def read_hit(table: ShipIt, sheet: Sheet) -> None:
    given = sheet.entry("attack.component", None)
    if given in NOTHING:
        return
    seat, _, place = str(given).rpartition(".")
    if seat in ("", seat_name(table.target)):
        table.hit = table.component(table.target, place_written(place.removeprefix("k")))
    if table.hit == NONE:
        raise PositionError(f"attack.component: «{given}» is not a component of {seat_name(table.target)}")


def lay_out_trade(table: ShipIt, sheet: Sheet) -> None:
    if not is_written(sheet, "trade", table.offerer != NONE, TRADE_NAMES):
        return
    table.offerer = sheet.seat("trade.from", table.offerer)
    table.partner = sheet.seat("trade.to", table.partner)
    table.give = sheet.number("trade.give", table.give or 1, 1)
    table.take = sheet.number("trade.take", table.take or 1, 1)
    table.to_all = sheet.flag("trade.all", table.to_all)
    table.laying = sheet.word("trade.stage", int(table.laying), TRADE_STAGES) == 1
    if table.offerer == NONE or table.partner in (NONE, table.offerer):
        raise PositionError("trade: an offer is `from` one seat `to` another")
    if table.laying:
        for seat in (table.offerer, table.partner):
            lay_out_recalled(table, sheet, seat, f"trade.recalled_{seat_name(seat)}")


def lay_out_recalled(table: ShipIt, sheet: Sheet, seat: i64, path: str) -> None:
    """The places of cards in a hand that the other side goes on knowing when the trade is over."""
    hand = table.players[seat].hand
    shown = [str(at + 1) for at, card in enumerate(hand.listed()) if card in table.recalled]
    given = sheet.listed(path, shown if sheet.sees_answers_of(int(seat)) else [])
    if sheet.reading:
        for place in given:
            at = place_written(place)
            if at >= hand.size:
                raise PositionError(f"{path}: «{place}» is not a place in the hand")
            table.recalled.append(int(hand.cards[at]))


def lay_out_performance(table: ShipIt, sheet: Sheet) -> None:
    if not is_written(sheet, "performance", table.performer != NONE, PERFORMANCE_NAMES):
        return
    table.performer = sheet.seat("performance.seat", table.performer)
    table.performed = sheet.word("performance.card", table.performed, FACE_WORDS)
    written = None if table.performing == NONE else VERBS.write(int(table.performing))
    given = sheet.entry("performance.move", written)
    table.judging = sheet.word("performance.stage", int(table.judging), PERFORMANCE_STAGES) == 1
    if table.performer == NONE or table.performed == NONE:
        raise PositionError("performance: a `seat` performs a `card`")
    table.performing = NONE if given is None else read_move(str(given))
    if table.judging:
        lay_out_opinions(table, sheet)


def read_move(said: str) -> int:
    try:
        return VERBS.read(said)[0]
    except IllegalMove as wrong:
        raise PositionError(f"performance.move: {wrong}") from None


def lay_out_opinions(table: ShipIt, sheet: Sheet) -> None:
    """What each of the others thinks of a performance; only they themselves know before all have said it."""
    for seat in range(table.seats):
        if social.judges(table) & bit(seat):
            said = table.opined & bit(seat) != 0 and sheet.sees_answers_of(int(seat))
            opinion = int(table.objections >> seat & 1) if said else NONE
            given = sheet.word(f"performance.{seat_name(seat)}", opinion, OPINIONS)
            if sheet.reading and given != NONE:
                table.opined |= bit(seat)
                table.objections |= bit(seat) if given == 1 else 0

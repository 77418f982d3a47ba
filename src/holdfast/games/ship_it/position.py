"""Positions of Ship IT!: how the rule book writes them, and what they may leave out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack, checks, performance, trade
from holdfast.games.ship_it.cards import CACHE, CACHEABLE, COMPONENTS, FACES, OPENSOURCE, is_event
from holdfast.games.ship_it.phrases import (
    ACTING,
    CHOICE,
    EVENTS_STEP,
    LAID_DOWN,
    LOOKING,
    MOST_OFFERS,
    OFFERED,
    PROMPTS,
    RESEARCHING,
    TO_ANSWER,
    TO_JUDGE,
    TO_PERFORM,
)
from holdfast.games.ship_it.production import component, place_of
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.book import UNSEEN
from holdfast.kernel.errors import PositionError
from holdfast.kernel.game import Dialect, Entries
from holdfast.kernel.given import NOTHING, Given
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain import Plain

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt

SEATS: Final = ("p1", "p2", "p3", "p4")
GROUPS: Final = {
    "attack": ("attacker", "card", "sudo", "target", "component", "stage", "next_chooses"),
    "trade": ("from", "to", "give", "take", "all", "stage"),
    "performance": ("seat", "card", "move", "stage", *SEATS),
    "done": ("deploys", "orchestrator", "offers", "traded", "opensource", "drew"),
}
"""What is written of what is in progress, and of what was done in this turn."""
ATTACHMENTS: Final = ("ci", "certificate")

# What the table keeps, as the rule book writes it


def write(entries: Entries) -> Entries:
    judging = entries.get("performance.stage") == "judge"
    for seat in SEATS:
        if f"{seat}.production" in entries:
            write_production(entries, seat)
            write_repair(entries, f"{seat}.repair")
            if not entries[f"{seat}.recalled"]:
                del entries[f"{seat}.recalled"]
            opinion = entries.pop(f"{seat}.opinion")
            if judging and entries["performance.seat"] != seat:
                # Whether somebody has an opinion shows in who is still asked; to the others there is nothing here yet.
                entries[f"performance.{seat}"] = [] if opinion == UNSEEN else opinion
    return entries


def write_production(entries: Entries, seat: str) -> None:
    """A component with what is attached to it: `backend+ci`, `cache:backend`."""
    cached = entries.pop(f"{seat}.cached")
    row: list[str] = []
    for card in texts(entries[f"{seat}.production"]):
        if card in ATTACHMENTS and row:
            row[-1] += f"+{card}"
        else:
            row.append(f"{card}:{cached}" if card == "cache" else card)
    entries[f"{seat}.production"] = row


def write_repair(entries: Entries, path: str) -> None:
    """Each type with the turn: `backend: this`."""
    this = texts(entries.pop(path))
    following = texts(entries.pop(f"{path}_next"))
    for type in COMPONENTS:
        turns: list[str] = ["this"] * (type in this) + ["next"] * (type in following)
        if turns:
            entries[f"{path}.{type}"] = turns[0] if len(turns) == 1 else turns
    if not this and not following:
        entries[path] = []


def texts(given: Plain) -> list[str]:
    return [str(item) for item in given] if isinstance(given, list) else []


# What the rule book writes, as the table keeps it


def read(entries: Entries, seats: int) -> Entries:
    for group, names in GROUPS.items():
        if group in entries and (entries[group] in NOTHING or entries[group] in ({}, [])):
            del entries[group]
        check_names(entries, group, names)
    read_done(entries)
    for seat in SEATS[:seats]:
        read_production(entries, seat)
        read_repair(entries, f"{seat}.repair")
        if f"performance.{seat}" in entries:
            entries[f"{seat}.opinion"] = entries.pop(f"performance.{seat}")
    read_attack(entries)
    return entries


def check_names(entries: Entries, group: str, names: tuple[str, ...]) -> None:
    for path, value in list(entries.items()):
        above, _, name = path.partition(".")
        if above != group or not name or name in names:
            continue
        if value is None:
            del entries[path]
        else:
            raise PositionError("no_such_entry", path=path, names=names)


def read_done(entries: Entries) -> None:
    """What was done this turn may be a list of words."""
    if isinstance(entries.get("done"), list):
        for word in texts(entries.pop("done")):
            if word not in GROUPS["done"][1:]:
                raise PositionError("no_such_word_in_done", word=word, words=GROUPS["done"][1:])
            entries[f"done.{word}"] = True


def read_production(entries: Entries, seat: str) -> None:
    path = f"{seat}.production"
    if not isinstance(entries.get(path), list):
        return
    row: list[Plain] = []
    for text in texts(entries[path]):
        written, *attached = text.partition("@")[0].split("+")
        name, _, type = written.partition(":")
        check_component(path, name, type, attached)
        if name == "cache":
            entries[f"{seat}.cached"] = type
        row += [name, *(card for card in ATTACHMENTS if card in attached)]
    entries[path] = row


def check_component(path: str, name: str, type: str, attached: list[str]) -> None:
    if name not in COMPONENTS:
        raise PositionError("no_such_component", path=path, name=name, components=COMPONENTS)
    if (name == "cache") != (type in CACHEABLE) or (type and name != "cache"):
        raise PositionError("cache_needs_type", path=path)
    if len(set(attached)) < len(attached) or not set(ATTACHMENTS).issuperset(attached):
        raise PositionError("too_many_attachments", path=path, name=name)


def read_repair(entries: Entries, path: str) -> None:
    """Each type and its turn, written as a mapping or as a list: `{backend: next}`, `[backend next]`."""
    blocks = [(path, *block) for block in repair_listed(path, entries.pop(path, None))]
    below = [written for written in entries if written.startswith(f"{path}.")]
    blocks += [(written, written.removeprefix(f"{path}."), entries.pop(written)) for written in below]
    turns: dict[str, list[Plain]] = {"this": [], "next": []}
    for place, type, when in blocks:
        if type not in COMPONENTS:
            raise PositionError("no_such_component", path=path, name=type, components=COMPONENTS)
        for turn in repair_turns(place, when):
            turns[turn].append(type)
    if blocks:
        entries[path] = turns["this"]
        entries[f"{path}_next"] = turns["next"]


def repair_listed(path: str, given: Plain) -> list[tuple[str, Plain]]:
    if given in NOTHING or given == {}:
        return []
    if not isinstance(given, list):
        raise PositionError("mapping_needed_at", path=path, given=given)
    found: list[tuple[str, Plain]] = []
    for block in given:
        if isinstance(block, Mapping):
            found += block.items()
            continue
        type, _, when = str(block).replace(":", " ").partition(" ")
        if not when:
            raise PositionError("repair_turn_missing", path=path, type=type)
        found.append((type, when.strip()))
    return found


def repair_turns(path: str, when: Plain) -> list[str]:
    given: Iterable[Plain] = when if isinstance(when, list) else [] if when in NOTHING else [when]
    turns = [str(turn).lower() for turn in given]
    for turn in turns:
        if turn not in ("this", "next"):
            raise PositionError("neither_this_nor_next", path=path, turn=turn)
    return turns


def read_attack(entries: Entries) -> None:
    """The component may be written with its seat; the cards of an attack lie on the table, said or not."""
    place = entries.get("attack.component")
    if isinstance(place, str):
        entries["attack.component"] = place.removeprefix(f"{entries.get('attack.target')}.")
    card = entries.get("attack.card")
    if not isinstance(card, str) or card not in FACES:
        return
    if is_event(FACES.index(card)):
        lay_out(entries, "events", card)
    else:
        lay_out(entries, "played", card)
        if entries.get("attack.sudo") is True:
            lay_out(entries, "played", "sudo")


def lay_out(entries: Entries, path: str, card: str) -> None:
    lying = entries.get(path)
    if lying in NOTHING:
        entries[path] = [card]
    elif isinstance(lying, list) and card not in lying:
        entries[path] = [*lying, card]


DIALECT: Final = Dialect(write, read)

# What a position may leave to be understood


def complete(table: ShipIt, given: Given) -> None:
    """Everything that a position says must fit together before anybody is asked anything."""
    complete_stages(table)
    complete_looked(table)
    for seat in range(table.seats):
        complete_cache(table, given, seat, seat_name(seat))
        complete_out(table, seat, seat_name(seat))
    if table.over:
        return
    checks.check_everything(table, given)
    complete_step(table, given)
    if table.players_in() == 1:
        table.over = True
    else:
        complete_question(table)


def complete_stages(table: ShipIt) -> None:
    """What is left out, or written as nothing, is at its start."""
    for cell, start in (
        (table.step, CHOICE),
        (table.attack.stage, TO_ANSWER),
        (table.trade.stage, OFFERED),
        (table.performance.stage, TO_PERFORM),
    ):
        if cell.value == NONE:
            cell.value = start


def complete_looked(table: ShipIt) -> None:
    table.looked.sees = bit(table.turn)
    for card in table.looked.to_list():
        table.show(card, table.looked.sees)


def complete_cache(table: ShipIt, given: Given, seat: i64, name: str) -> None:
    """A Cache was laid to the first component of its type, unless it is said to which."""
    player = table.players[seat]
    place = player.laid_to.value
    if place_of(table, seat, CACHE) == NONE:
        if place != NONE or player.cached.value != NONE:
            raise PositionError("no_cache_in_production", seat=name)
    elif f"{name}.laid_to" not in given:
        player.laid_to.value = place_of(table, seat, player.cached.value)
    elif place != NONE:
        host = component(table, seat, place)
        if host == NONE or table.face[host] != player.cached.value:
            raise PositionError(
                "not_in_place_of_cache_type",
                seat=name,
                place=int(place) + 1,
            )


def complete_out(table: ShipIt, seat: i64, name: str) -> None:
    """Who is out has shown their architecture, and has no other card."""
    if table.is_in(seat):
        return
    player = table.players[seat]
    if player.hand.size + player.production.size + player.laid.size > 0:
        raise PositionError("seat_out_with_cards", seat=name)
    for card in player.architecture.to_list():
        table.show(card, EVERYONE)


def complete_step(table: ShipIt, given: Given) -> None:
    done = table.done
    if table.trade.offerer.value != NONE:
        done.offers.value = max(done.offers.value, 1)
        done.traded.value = 1 if table.trade.stage.value == LAID_DOWN else 0
    # The third offer that is refused closes the trade, and the turn may still be spent on drawing.
    traded = done.traded.value and not ("step" in given and done.offers.value == MOST_OFFERS)
    acted = done.deploys.value + done.orchestrator.value + traded + done.opensource.value > 0
    if table.step.value == CHOICE and table.events.size > 0:
        table.step.value = EVENTS_STEP
    played = table.played.size > 0 and table.events.size == 0
    if acted or played or checks.card_asking(table) != NONE:
        table.step.value = ACTING
    checks.check_drawn(table)


def complete_question(table: ShipIt) -> None:
    """Most questions follow from the rest of the position; one that is written must be the one that follows."""
    if checks.card_asking(table) != NONE:
        checks.check_card_asking(table)
        show_what_card_shows(table)
        return
    written = table.asked
    kind = table.prompts[0].kind if written else NONE
    seats = table.prompts[0].seats if written else i64(0)
    table.asked = 0
    ask(table)
    if written and (table.asked == 0 or table.prompt().kind != kind or table.prompt().seats != seats):
        raise PositionError("prompt_does_not_follow", prompt=PROMPTS.kinds[kind].name)


def ask(table: ShipIt) -> None:
    if table.performance.seat.value != NONE:
        if table.performance.stage.value == TO_JUDGE:
            performance.ask_judges(table)
        else:
            performance.ask(table)
    elif table.attack.card.value != NONE:
        attack.ask(table, table.attack.stage.value)
    elif table.trade.offerer.value == NONE:
        table.go_on()
    elif table.trade.stage.value == LAID_DOWN:
        trade.ask_to_lay(table)
    else:
        trade.ask(table, table.trade.partner.value)


def show_what_card_shows(table: ShipIt) -> None:
    """What the player was shown by the card that asks, they know."""
    kind = table.prompt().kind
    hand = table.players[table.turn].hand
    if kind == RESEARCHING:
        for card in table.deck.to_list():
            table.show(card, bit(table.turn))
    elif kind == LOOKING:
        table.show(hand.cards[table.find(hand, OPENSOURCE)], EVERYONE)
        table.show(table.deck.top(), bit(table.turn))

"""Positions of Ship IT!: how the rule book writes them, and what they may leave out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack, checks, performance, trade
from holdfast.games.ship_it.cards import CARDS, is_event
from holdfast.games.ship_it.phrases import (
    ACTING,
    CHOICE,
    EVENTS_STEP,
    LAID_DOWN,
    MOST_OFFERS,
    OFFERED,
    PROMPTS,
    TO_ANSWER,
    TO_JUDGE,
    TO_PERFORM,
)
from holdfast.games.ship_it.piles import asker, players_in
from holdfast.games.ship_it.production import component, place_of
from holdfast.games.ship_it.turns import go_on
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.game_parts import Entries
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.position_reader import NOTHING, PositionReader
from holdfast.kernel.table_schema import UNSEEN

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState

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
    for type in CARDS.slugs_of("component"):
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
    cacheable = [card.slug for card in CARDS.texts if card.cacheable]
    if name not in CARDS.slugs_of("component"):
        raise PositionError(
            "no_such_component",
            path=path,
            name=name,
            components=CARDS.slugs_of("component"),
        )
    if (name == "cache") != (type in cacheable) or (type and name != "cache"):
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
        if type not in CARDS.slugs_of("component"):
            raise PositionError(
                "no_such_component",
                path=path,
                name=type,
                components=CARDS.slugs_of("component"),
            )
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
    if not isinstance(card, str) or card not in CARDS.faces:
        return
    if is_event(CARDS.face_of(card)):
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


# What a position may leave to be understood


def complete(state: ShipItState, reader: PositionReader) -> None:
    """Everything that a position says must fit together before anybody is asked anything."""
    complete_stages(state)
    complete_looked(state)
    for seat in range(state.seats):
        complete_cache(state, reader, seat, seat_name(seat))
        complete_out(state, seat, seat_name(seat))
    if state.over:
        return
    checks.check_everything(state, reader)
    complete_step(state, reader)
    if players_in(state) == 1:
        state.over = True
    else:
        complete_question(state)


def complete_stages(state: ShipItState) -> None:
    """What is left out, or written as nothing, is at its start."""
    for cell, start in (
        (state.step, CHOICE),
        (state.attack.stage, TO_ANSWER),
        (state.trade.stage, OFFERED),
        (state.performance.stage, TO_PERFORM),
    ):
        if cell.value == NONE:
            cell.value = start


def complete_looked(state: ShipItState) -> None:
    state.looked.sees = bit(state.turn)
    for card in state.looked.to_list():
        state.show(card, state.looked.sees)


def complete_cache(state: ShipItState, reader: PositionReader, seat: i64, name: str) -> None:
    """A Cache was laid to the first component of its type, unless it is said to which."""
    player = state.players[seat]
    place = player.laid_to.value
    if place_of(state, seat, CARDS.cache) == NONE:
        if place != NONE or player.cached.value != NONE:
            raise PositionError("no_cache_in_production", seat=name)
    elif f"{name}.laid_to" not in reader:
        player.laid_to.value = place_of(state, seat, player.cached.value)
    elif place != NONE:
        host = component(state, seat, place)
        if host == NONE or state.face[host] != player.cached.value:
            raise PositionError(
                "not_in_place_of_cache_type",
                seat=name,
                place=int(place) + 1,
            )


def complete_out(state: ShipItState, seat: i64, name: str) -> None:
    """Who is out has shown their architecture, and has no other card."""
    if state.is_in(seat):
        return
    player = state.players[seat]
    if player.hand.size + player.production.size + player.laid.size > 0:
        raise PositionError("seat_out_with_cards", seat=name)
    for card in player.architecture.to_list():
        state.show(card, EVERYONE)


def complete_step(state: ShipItState, reader: PositionReader) -> None:
    done = state.done
    if state.trade.offerer.value != NONE:
        done.offers.value = max(done.offers.value, 1)
        done.traded.value = 1 if state.trade.stage.value == LAID_DOWN else 0
    # The third offer that is refused closes the trade, and the turn may still be spent on drawing.
    traded = done.traded.value and not ("step" in reader and done.offers.value == MOST_OFFERS)
    acted = done.deploys.value + done.orchestrator.value + traded + done.opensource.value > 0
    if state.step.value == CHOICE and state.events.size > 0:
        state.step.value = EVENTS_STEP
    played = state.played.size > 0 and state.events.size == 0
    if acted or played or checks.card_asking(state) != NONE:
        state.step.value = ACTING
    checks.check_drawn(state)


def complete_question(state: ShipItState) -> None:
    """Most questions follow from the rest of the position; one that is written must be the one that follows."""
    if checks.card_asking(state) != NONE:
        checks.check_card_asking(state)
        show_what_card_shows(state)
        return
    written = state.asked
    kind = state.prompts[0].kind if written else NONE
    seats = state.prompts[0].seats if written else i64(0)
    state.asked = 0
    ask(state)
    if written and (state.asked == 0 or state.prompt().kind != kind or state.prompt().seats != seats):
        raise PositionError("prompt_does_not_follow", prompt=PROMPTS.kinds[kind].name)


def ask(state: ShipItState) -> None:
    if state.performance.seat.value != NONE:
        if state.performance.stage.value == TO_JUDGE:
            performance.ask_judges(state)
        else:
            performance.ask(state)
    elif state.attack.card.value != NONE:
        attack.ask(state, state.attack.stage.value)
    elif state.trade.offerer.value == NONE:
        go_on(state)
    elif state.trade.stage.value == LAID_DOWN:
        trade.ask_to_lay(state)
    else:
        trade.ask(state, state.trade.partner.value)


def show_what_card_shows(state: ShipItState) -> None:
    """What the player was shown by the card that asks, they know."""
    kind = state.prompt().kind
    CARDS.texts[asker(state, kind)].show_question(state, kind)

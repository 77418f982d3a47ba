"""Attack cards: bugs and security issues that hit a component, and two that hit nothing in production."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import attack
from holdfast.games.ship_it.cards import SUDO
from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.effects.simple import Simple
from holdfast.games.ship_it.phrases import (
    ATTACK,
    ATTACK_SUDO,
    CHOSEN,
    DISCARDED,
    DROP,
    DROPPING,
    EVERY_FACE,
    FLOOD,
    LOOKED_AHEAD,
    NAMED,
    NEXT,
    NO_DEPLOY_NEXT,
    PLAYED_AT,
    PUT,
    PUT_BACK,
    PUTTING,
    STRIKE,
    STRIKE_SUDO,
    STRUCK,
    WITH_SUDO_TOO,
)
from holdfast.games.ship_it.production import component, components
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, arg2, arg3, pack, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Chosen(Effect):
    """An attack on a player, who chooses the component."""

    name: i64
    """How moves name it."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.name = CHOSEN.index(slug)

    def offer_against(self, table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
        moves.add(ATTACK, self.name, other)
        if held & bit(SUDO):
            moves.add(ATTACK_SUDO, self.name, other)

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.tell(PLAYED_AT, seat, table.lay_open(seat, self.face), arg2(move))
        lay_sudo(table, seat, move)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        attack.launch(table, seat, arg2(move), self.face, verb(move) == ATTACK_SUDO, NONE)


class Named(Effect):
    """An attack on a component that is named."""

    name: i64
    """How moves name it."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.name = NAMED.index(slug)

    def offer_against(self, table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
        for place in range(components(table, other)):
            if attack.can_hit(table, self.kind, False, other, place):
                moves.add_packed(pack(STRIKE, self.name, other, place))
            if held & bit(SUDO):
                moves.add_packed(pack(STRIKE_SUDO, self.name, other, place))

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        card = table.lay_open(seat, self.face)
        table.tell(STRUCK, seat, card, arg2(move), component(table, arg2(move), arg3(move)))
        lay_sudo(table, seat, move)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        attack.launch(table, seat, arg2(move), self.face, verb(move) == STRIKE_SUDO, arg3(move))


def lay_sudo(table: ShipIt, seat: i64, move: i64) -> None:
    if WITH_SUDO_TOO & bit(verb(move)):
        attack.add_sudo(table, seat)


class Bug(Chosen):
    """They take one of their components, their choice, back to their hand."""

    def strike(self, table: ShipIt, receiver: i64) -> None:
        attack.take_back(table)


class CriticalBug(Chosen):
    """They discard one of their components, their choice."""

    def strike(self, table: ShipIt, receiver: i64) -> None:
        attack.throw_away(table)


class SpecificBug(Named):
    """They take the named component back to their hand."""

    def strike(self, table: ShipIt, receiver: i64) -> None:
        attack.take_back(table)


class SecurityIssue(Named):
    """They give you the named component, into your hand."""

    def strike(self, table: ShipIt, receiver: i64) -> None:
        attack.hand_over(table, receiver)


class Ddos(Effect):
    """Another player may not deploy in their next turn."""

    def offer_against(self, table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
        moves.add(FLOOD, other)

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.tell(PLAYED_AT, seat, table.lay_open(seat, self.face), arg(move))

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.players[arg(move)].no_deploy.value = NEXT
        table.tell(NO_DEPLOY_NEXT, arg(move))


class SupplyChain(Simple):
    """Look at the top (players + 1) cards; discard one, put the others back in any order."""

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.have_deck()
        table.looked.sees = bit(seat)
        for _card in range(min(table.players_in() + 1, table.deck.size)):
            table.move_top(table.deck, table.looked)
        table.tell(LOOKED_AHEAD, seat, table.looked.size)
        if table.looked.size > 0:
            table.ask(DROPPING, bit(seat))

    def offer_answers(self, table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
        table.offer_faces(table.looked, EVERY_FACE, DROP if kind == DROPPING else PUT, moves)

    def answer(self, table: ShipIt, seat: i64, kind: i64, move: i64) -> None:
        if kind == DROPPING:
            table.tell(DISCARDED, seat, table.move_face(table.looked, arg(move), table.discard))
        else:
            table.tell(PUT_BACK, seat, table.move_face(table.looked, arg(move), table.deck))
        if table.looked.size > 0:
            table.ask(PUTTING, bit(seat))
        else:
            table.clear_played()

"""Attack cards: bugs and security issues that hit a component, and two that hit nothing in production."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it import attack
from holdfast.games.ship_it.card import AttackCard
from holdfast.games.ship_it.cards import CARDS, EXTRA
from holdfast.games.ship_it.effects import NoDeployNext
from holdfast.games.ship_it.phrases import (
    DISCARDED,
    DROP,
    DROPPING,
    LOOKED_AHEAD,
    PUT,
    PUT_BACK,
    PUTTING,
    WITH_SUDO_TOO,
)
from holdfast.games.ship_it.piles import clear_played, have_deck, offer_faces, players_in
from holdfast.games.ship_it.table import ShipItTable
from holdfast.games.ship_it.targets import ALONE, ANY_COMPONENT, ANYBODY_WITH_COMPONENT, OTHER_PLAYER
from holdfast.kernel.bits import bit
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, verb


class OnComponent(AttackCard):
    """An attack on a component: one that the move names, or else one that its owner chooses."""

    def lay(self, table: ShipItTable, seat: i64, move: i64) -> None:
        super().lay(table, seat, move)
        if WITH_SUDO_TOO & bit(verb(move)):
            attack.add_sudo(table, seat)

    def play(self, table: ShipItTable, seat: i64, move: i64) -> None:
        sudo = WITH_SUDO_TOO & bit(verb(move)) != 0
        attack.launch(table, seat, table.aim.seat, self.face, sudo, table.aim.place)


class Bug(OnComponent):
    """They take one of their components, their choice, back to their hand."""

    slug = "bug"
    copies = 3
    labels = ("bug",)
    targets = (ANYBODY_WITH_COMPONENT,)

    def strike(self, table: ShipItTable, receiver: i64) -> None:
        attack.take_back(table)


class CriticalBug(OnComponent):
    """They discard one of their components, their choice."""

    slug = "critical_bug"
    copies = 2
    labels = ("bug",)
    targets = (ANYBODY_WITH_COMPONENT,)
    offered = 1

    def strike(self, table: ShipItTable, receiver: i64) -> None:
        attack.throw_away(table)


class SpecificBug(OnComponent):
    """They take the named component back to their hand."""

    slug = "specific_bug"
    copies = 2
    labels = ("bug",)
    performed = True
    targets = (ANY_COMPONENT,)

    def strike(self, table: ShipItTable, receiver: i64) -> None:
        attack.take_back(table)


class SecurityIssue(OnComponent):
    """They give you the named component, into your hand."""

    slug = "security_issue"
    copies = 3
    labels = ("security",)
    performed = True
    targets = (ANY_COMPONENT,)
    offered = 1

    def strike(self, table: ShipItTable, receiver: i64) -> None:
        attack.hand_over(table, receiver)


class Ddos(AttackCard):
    """Another player may not deploy in their next turn."""

    slug = "ddos"
    copies = 2
    targets = (OTHER_PLAYER,)
    effect = NoDeployNext()


class SupplyChain(AttackCard):
    """Look at the top (players + 1) cards; discard one, put the others back in any order."""

    slug = "supply_chain"
    labels = EXTRA
    option = "extra_cards"
    targets = (ALONE,)
    asks = (DROPPING, PUTTING)

    def play(self, table: ShipItTable, seat: i64, move: i64) -> None:
        have_deck(table)
        table.looked.sees = bit(seat)
        for _card in range(min(players_in(table) + 1, table.deck.size)):
            table.move_top(table.deck, table.looked)
        table.tell(LOOKED_AHEAD, seat, table.looked.size)
        if table.looked.size > 0:
            table.ask(DROPPING, bit(seat))

    def offer_answers(self, table: ShipItTable, seat: i64, kind: i64, moves: Moves) -> None:
        offer_faces(table, table.looked, CARDS.every, DROP if kind == DROPPING else PUT, moves)

    def answer(self, table: ShipItTable, seat: i64, kind: i64, move: i64) -> None:
        if kind == DROPPING:
            table.tell(DISCARDED, seat, table.move_face(table.looked, arg(move), table.discard))
        else:
            table.tell(PUT_BACK, seat, table.move_face(table.looked, arg(move), table.deck))
        if table.looked.size > 0:
            table.ask(PUTTING, bit(seat))
        else:
            clear_played(table)

    def check_question(self, table: ShipItTable, kind: i64) -> None:
        require(table.looked.size > 0, PositionError("looked: there is no card to choose from"))

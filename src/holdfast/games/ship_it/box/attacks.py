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
from holdfast.games.ship_it.state import ShipItState
from holdfast.games.ship_it.targets import ALONE, ANY_COMPONENT, ANYBODY_WITH_COMPONENT, OTHER_PLAYER
from holdfast.kernel.bits import bit
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, verb


class OnComponent(AttackCard):
    """An attack on a component: one that the move names, or else one that its owner chooses."""

    def lay(self, state: ShipItState, seat: i64, move: i64) -> None:
        super().lay(state, seat, move)
        if WITH_SUDO_TOO & bit(verb(move)):
            attack.add_sudo(state, seat)

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        sudo = WITH_SUDO_TOO & bit(verb(move)) != 0
        attack.launch(state, seat, state.aim.seat, self.face, sudo, state.aim.place)


class Bug(OnComponent):
    """They take one of their components, their choice, back to their hand."""

    slug = "bug"
    copies = 3
    labels = ("bug",)
    targets = (ANYBODY_WITH_COMPONENT,)

    def strike(self, state: ShipItState, receiver: i64) -> None:
        attack.take_back(state)


class CriticalBug(OnComponent):
    """They discard one of their components, their choice."""

    slug = "critical_bug"
    copies = 2
    labels = ("bug",)
    targets = (ANYBODY_WITH_COMPONENT,)
    offered = 1

    def strike(self, state: ShipItState, receiver: i64) -> None:
        attack.throw_away(state)


class SpecificBug(OnComponent):
    """They take the named component back to their hand."""

    slug = "specific_bug"
    copies = 2
    labels = ("bug",)
    performed = True
    targets = (ANY_COMPONENT,)

    def strike(self, state: ShipItState, receiver: i64) -> None:
        attack.take_back(state)


class SecurityIssue(OnComponent):
    """They give you the named component, into your hand."""

    slug = "security_issue"
    copies = 3
    labels = ("security",)
    performed = True
    targets = (ANY_COMPONENT,)
    offered = 1

    def strike(self, state: ShipItState, receiver: i64) -> None:
        attack.hand_over(state, receiver)


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

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        have_deck(state)
        state.looked.sees = bit(seat)
        for _card in range(min(players_in(state) + 1, state.deck.size)):
            state.move_top(state.deck, state.looked)
        state.tell(LOOKED_AHEAD, seat, state.looked.size)
        if state.looked.size > 0:
            state.ask(DROPPING, bit(seat))

    def offer_answers(self, state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
        offer_faces(state, state.looked, CARDS.every, DROP if kind == DROPPING else PUT, moves)

    def answer(self, state: ShipItState, seat: i64, kind: i64, move: i64) -> None:
        if kind == DROPPING:
            state.tell(DISCARDED, seat, state.move_face(state.looked, arg(move), state.discard))
        else:
            state.tell(PUT_BACK, seat, state.move_face(state.looked, arg(move), state.deck))
        if state.looked.size > 0:
            state.ask(PUTTING, bit(seat))
        else:
            clear_played(state)

    def check_question(self, state: ShipItState, kind: i64) -> None:
        require(state.looked.size > 0, PositionError("nothing_to_choose_from"))

"""What a card can be aimed at: each says what may be named now, what a move has named, and how that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it.cards import ANOTHER, ANYBODY, CARDS, NOBODY_ELSE, is_component
from holdfast.games.ship_it.phrases import (
    ATTACK,
    ATTACK_SUDO,
    BEER,
    CLAIMED_BEER,
    COLLECT,
    DEPLOY,
    DEPLOY_BESIDE,
    PLAY,
    PLAY_AT,
    PLAYED,
    PLAYED_AT,
    PULL,
    REQUEST,
    STRIKE,
    STRIKE_SUDO,
    STRUCK,
    WITH_CERTIFICATE,
    WITH_CI,
)
from holdfast.games.ship_it.production import component, components, places_hit
from holdfast.kernel.bits import bit
from holdfast.kernel.moves import Moves, arg2, arg3, pack, verb
from holdfast.textcards.target import Target

if TYPE_CHECKING:
    from holdfast.games.ship_it.aim import Aim
    from holdfast.games.ship_it.state import ShipItState


class ShipTarget(Target):
    """Something that a card's move names."""

    against: i64
    """Whom the card is played against."""

    def __init__(self, against: i64, *verbs: int) -> None:
        super().__init__(*verbs)
        self.against = against

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        """Add a move for everything that may be named, from a hand with these faces, against a player."""

    def read(self, move: i64, aim: Aim) -> None:
        """Note what a move names."""

    def tell(self, state: ShipItState, seat: i64, card: i64, move: i64) -> None:
        """Tell that the card was played."""
        state.tell(PLAYED, seat, card)


class Alone(ShipTarget):
    """Nothing."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        moves.add(self.verb, self.named[face])


class Deployed(ShipTarget):
    """Nothing but what goes along: at most one CI and at most one Certificate, each a verb of its own."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        for along in range(i64(4)):
            if has_along(held, along):
                moves.add(DEPLOY[along], self.named[face])


class Beside(ShipTarget):
    """A component of one's own that it is laid to, and what goes along."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        row = state.players[seat].production
        place: i64 = 0
        for at in range(row.size):
            lying = state.face[row.cards[at]]
            if CARDS.cacheable & bit(lying):
                self.offer_place(face, place, held, moves)
            if is_component(lying):
                place += 1

    def offer_place(self, face: i64, place: i64, held: i64, moves: Moves) -> None:
        for along in range(i64(4)):
            if has_along(held, along):
                moves.add(DEPLOY_BESIDE[along], self.named[face], place)

    def read(self, move: i64, aim: Aim) -> None:
        aim.place = arg2(move)


class FromDiscard(ShipTarget):
    """A card of the discard pile, no event and not the same card again."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        faces = state.faces_in(state.discard) & CARDS.held & ~bit(face)
        for wanted in range(CARDS.kinds):
            if faces >> wanted & 1:
                moves.add(self.verb, self.named[face], wanted)

    def read(self, move: i64, aim: Aim) -> None:
        aim.named = arg2(move)


class OtherPlayer(ShipTarget):
    """Another player."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        moves.add(self.verb, self.named[face], other)

    def read(self, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)

    def tell(self, state: ShipItState, seat: i64, card: i64, move: i64) -> None:
        state.tell(PLAYED_AT, seat, card, arg2(move))


class OtherAndFace(ShipTarget):
    """Another player, and any card that a hand can hold, whatever anybody holds."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        faces = CARDS.held if state.extra_cards else CARDS.held & ~CARDS.extras
        for wanted in range(CARDS.kinds):
            if faces >> wanted & 1:
                moves.add_packed(pack(self.verb, self.named[face], other, wanted))

    def read(self, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)
        aim.named = arg3(move)


class OtherWithHand(OtherPlayer):
    """Another player who has a card in hand; with a beer a second one, or the same who has two."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        if state.players[other].hand.size == 0:
            return
        moves.add(self.verb, self.named[face], other)
        if state.social and state.people & bit(seat):
            for second in range(state.seats):
                least: i64 = 2 if second == other else 1
                if second != seat and state.players[second].hand.size >= least:
                    moves.add_packed(pack(BEER, self.named[face], other, second))

    def read(self, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)
        if verb(move) == BEER:
            aim.second = arg3(move)

    def tell(self, state: ShipItState, seat: i64, card: i64, move: i64) -> None:
        state.tell(PLAYED_AT, seat, card, arg2(move))
        if verb(move) == BEER:
            state.tell(CLAIMED_BEER, seat)


class Anybody(OtherPlayer):
    """A player with a component, who chooses which one; with a sudo or without."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        moves.add(self.verb, self.named[face], other)
        if held & bit(CARDS.sudo):
            moves.add(ATTACK_SUDO, self.named[face], other)


class AnyComponent(ShipTarget):
    """A component that can be hit, anybody's; with a sudo or without."""

    def offer(self, state: ShipItState, seat: i64, other: i64, face: i64, held: i64, moves: Moves) -> None:
        hit = places_hit(state, CARDS.texts[face].kind, False, other)
        for place in range(components(state, other)):
            if hit >> place & 1:
                moves.add_packed(pack(self.verb, self.named[face], other, place))
            if held & bit(CARDS.sudo):
                moves.add_packed(pack(STRIKE_SUDO, self.named[face], other, place))

    def read(self, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)
        aim.place = arg3(move)

    def tell(self, state: ShipItState, seat: i64, card: i64, move: i64) -> None:
        state.tell(STRUCK, seat, card, arg2(move), component(state, arg2(move), arg3(move)))


def has_along(held: i64, along: i64) -> bool:
    """Whether the hand has what is to go along with a component."""
    ci = along & WITH_CI == 0 or held & bit(CARDS.ci) != 0
    return ci and (along & WITH_CERTIFICATE == 0 or held & bit(CARDS.certificate) != 0)


ALONE: Final = Alone(NOBODY_ELSE, PLAY)
DEPLOYED: Final = Deployed(NOBODY_ELSE, *DEPLOY)
BESIDE: Final = Beside(NOBODY_ELSE, *DEPLOY_BESIDE)
FROM_DISCARD: Final = FromDiscard(NOBODY_ELSE, COLLECT)
OTHER_PLAYER: Final = OtherPlayer(ANOTHER, PLAY_AT)
OTHER_AND_FACE: Final = OtherAndFace(ANOTHER, REQUEST)
OTHER_WITH_HAND: Final = OtherWithHand(ANOTHER, PULL, BEER)
ANYBODY_WITH_COMPONENT: Final = Anybody(ANYBODY, ATTACK, ATTACK_SUDO)
ANY_COMPONENT: Final = AnyComponent(ANYBODY, STRIKE, STRIKE_SUDO)

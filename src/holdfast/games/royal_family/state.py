"""What lies on a table of Royal Family: four castles, three piles, the card in hand, whose turn and which age it is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import (
    ANY_BACK,
    CASTLES,
    FAMILIES,
    JOKER_SORT,
    LOOSE,
    RED,
    SECRET,
    SORTS,
    TAKEN,
    ace_of,
    alliance,
    family,
    is_joker,
    primary,
    royals_of,
    troops_of,
)
from holdfast.games.royal_family.editions import EDITIONS, Edition
from holdfast.games.royal_family.options import RoyalFamilyOptions
from holdfast.games.royal_family.phrases import AGES_OF_THE_WORLD, PROMPTS, SOURCES
from holdfast.kernel.bits import EVERYONE, NOBODY, bit, count_bits
from holdfast.kernel.cards import ACE, rank, suit
from holdfast.kernel.cells import ALWAYS, AS_NOTE, NEVER, WORD, WORD_SET
from holdfast.kernel.sorts import sort_cards
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

DECK: Final[i64] = 0
"""The source of a card that was drawn; 1 to 3 are the face-up piles."""
TURNS: Final[i64] = 3
"""In a round."""

# Derived values: what a player would otherwise work out. Those of castles count on from here by suit.
AGE: Final[i64] = 0
STRENGTH: Final[i64] = 1
ACTIVE: Final[i64] = 2
STRENGTH_LEFT: Final[i64] = 4
FORT_DAMAGE: Final[i64] = 8
FORT_LEFT: Final[i64] = 12


@final
class Castle:
    """What lies at one ace. The castle is active while its ace lies there."""

    suit: i64
    owner: i64

    def __init__(self, state: RoyalFamilyState, suit: i64) -> None:
        owner = family(suit)
        enemy = 1 - owner
        self.suit = suit
        self.owner = owner
        self.name = CASTLES.words[suit]
        self.ace = self._zone(state, "ace", "slot", ace_of(suit), tucked=True)
        self.royals = self._zone(state, "royals", "row", royals_of(suit))
        self.fort = self._zone(state, "fort", "slot", troops_of(suit))
        attackers = troops_of(primary(enemy)) | troops_of(alliance(enemy)) if state.edition.troops_stay else i64(0)
        self.fort_troops = self._zone(state, "fort_troops", "stack", attackers, tucked=True)
        self.dungeon = self._zone(state, "dungeon", "slot", royals_of(primary(enemy)) | royals_of(alliance(enemy)))
        self.troops = self._zone(state, "troops", "stack", attackers, tucked=True)
        self.damage = state.declare.number(self.name + ".damage", owner, most=state.strength - 1)
        """All damage, surprises included."""
        self.fort_damage = (
            state.declare.derived(self.name + ".fort_damage", FORT_DAMAGE + suit, owner, shown=NEVER)
            if state.edition.troops_stay
            else state.declare.number(self.name + ".fort_damage", owner)
        )
        """Where troops stay it is what they have done together, otherwise a number."""
        self._show_what_is_left(state)

    def _zone(self, state: State, name: str, shape: str, allows: i64, tucked: bool = False) -> Zone:
        """A place that is there only while the castle is."""
        zone = state.declare.zone(f"{self.name}.{name}", self.owner, EVERYONE, shape, allows=allows, tucked=tucked)
        zone.beside = self.name + ".ace"
        return zone

    def _show_what_is_left(self, state: RoyalFamilyState) -> None:
        strength = state.declare.derived(self.name + ".strength_left", STRENGTH_LEFT + self.suit, self.owner)
        strength.of = state.castle_strength
        strength.beside = self.name + ".ace"
        wall = state.declare.derived(self.name + ".fort_left", FORT_LEFT + self.suit, self.owner)
        wall.beside = self.name + ".fort"

    def is_active(self) -> bool:
        return self.ace.size > 0

    def has_room(self) -> bool:
        """Whether a prisoner can be thrown into its dungeon."""
        return self.ace.size > 0 and self.dungeon.size == 0

    def is_bare(self) -> bool:
        """Nothing lies here but the ace."""
        cards = self.royals.size + self.fort.size + self.fort_troops.size + self.dungeon.size + self.troops.size
        return cards + self.damage.value == 0


class RoyalFamilyState(State):
    strength: i64
    """The damage that destroys a castle."""

    def __init__(self, seats: i64, options: RoyalFamilyOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.edition: Edition = EDITIONS[options.edition]
        self.strength = options.castle_strength or self.edition.castle_strength
        self.ace_from_deck: bool = options.ace_from_deck
        self.round = self.declare.number("round", start=1, least=1, shown=ALWAYS)
        self.turns_left = self.declare.number("turns_left", least=1, most=TURNS, shown=ALWAYS)
        """In this round, the one being played included."""
        self.twice = self.declare.seat("twice", start=RED, shown=AS_NOTE)
        """The seat with two turns this round."""
        self.source = self.declare.word("source", SOURCES)
        """Where the card in hand came from."""
        self.castle_strength = self.declare.derived("castle_strength", STRENGTH, shown=NEVER)
        self.castles: list[Castle] = [Castle(self, suit) for suit in range(i64(4))]
        self.families: list[list[Castle]] = [
            [self.castles[primary(seat)], self.castles[alliance(seat)]] for seat in range(seats)
        ]
        """The castles of each seat."""
        self.held: list[Zone] = [self._family(seat) for seat in range(seats)]
        """Each family's alliance ace, while it is held and no castle yet."""
        self.piles: list[Zone] = [
            self.declare.zone(f"pile{at}", sees=EVERYONE, shape="pile", allows=TAKEN) for at in (1, 2, 3)
        ]
        self.in_hand = self.declare.zone("card", shape="slot", allows=TAKEN)
        self.in_hand.hides = SECRET
        self.jokers = self.declare.zone("jokers", sees=EVERYONE, room=1, allows=JOKER_SORT, tucked=True)
        if self.edition.jokers_turn_the_age:
            self.declare.derived("age", AGE, kind=WORD, words=AGES_OF_THE_WORLD, shown=AS_NOTE)
        self.deck.allows = LOOSE
        self.discard.allows = LOOSE
        self.discard.sees = NOBODY
        self.discard.hides = SECRET
        self.stock(self.edition.box)
        sort_cards(self, SORTS, ANY_BACK)

    def _family(self, seat: i64) -> Zone:
        self.declare.derived("castles", ACTIVE, seat, kind=WORD_SET, words=CASTLES, shown=NEVER)
        return self.declare.zone("held", seat, EVERYONE, "slot", allows=ace_of(alliance(seat)), tucked=True)

    def side(self, seat: i64) -> str:
        return FAMILIES[seat]

    def home(self, card: i64) -> Zone:
        face = self.face[card]
        if rank(face) != ACE or is_joker(face):
            return self.deck
        castle = self.castles[suit(face)]
        return castle.ace if castle.suit == primary(castle.owner) else self.deck

    # What can be worked out

    def derived_value(self, code: i64, seat: i64) -> i64:
        if code == AGE:
            return self.jokers.size
        if code == STRENGTH:
            return self.strength
        if code == ACTIVE:
            return self.active_suits(seat)
        castle = self.castles[code % 4]
        figure = code - code % 4
        if figure == STRENGTH_LEFT:
            return self.strength - castle.damage.value
        return self.damage_on_fort(castle) if figure == FORT_DAMAGE else self.fort_left(castle)

    def is_oppression(self) -> bool:
        """The first joker starts the age of oppression; when the second comes both are discarded."""
        return self.jokers.size > 0

    def value(self, card: i64) -> i64:
        return rank(self.face[card])

    def sum(self, row: Zone) -> i64:
        """The value of all troops in a row."""
        total: i64 = 0
        for at in range(row.size):
            total += rank(self.face[row.cards[at]])
        return total

    def damage_on_fort(self, castle: Castle) -> i64:
        return self.sum(castle.fort_troops) if self.edition.troops_stay else castle.fort_damage.value

    def fort_left(self, castle: Castle) -> i64:
        """What a fortification still withstands; nothing where there is none."""
        return self.value(castle.fort.top()) - self.damage_on_fort(castle) if castle.fort.size > 0 else i64(0)

    def active_suits(self, seat: i64) -> i64:
        """The mask of suits in which a seat has an active castle."""
        suits: i64 = 0
        for castle in self.families[seat]:
            if castle.is_active():
                suits |= bit(castle.suit)
        return suits

    def has_royals(self, seat: i64) -> bool:
        """Whether a seat has a royal in a castle."""
        for castle in self.families[seat]:
            if castle.royals.size > 0:
                return True
        return False

    def has_room(self, seat: i64) -> bool:
        """Whether a seat has a dungeon that is empty."""
        for castle in self.families[seat]:
            if castle.has_room():
                return True
        return False

    def may_crown(self, seat: i64, castle: Castle) -> bool:
        """A royal enters its own castle, also one whose ace is held so far."""
        if castle.owner != seat:
            return False
        return castle.is_active() or (castle.suit == alliance(seat) and self.held[seat].size > 0)

    def standing(self, seat: i64) -> i64:
        """More active castles, then less damage on them in all."""
        damage: i64 = 0
        for castle in self.families[seat]:
            damage += castle.damage.value
        return count_bits(self.active_suits(seat)) * 1000 - damage

    def seat_on_turn(self) -> i64:
        """The seat with two turns has the first and the last."""
        return 1 - self.twice.value if self.turns_left.value == 2 else self.twice.value

    def castle_of(self, card: i64) -> Castle:
        """The castle of a card's own suit."""
        return self.castles[suit(self.face[card])]

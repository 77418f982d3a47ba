"""The table of Royal Family: four castles, three piles, the card in hand, whose turn and which age it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import (
    BLACK,
    CASTLES,
    FACES,
    PLAIN,
    RED,
    alliance,
    is_ace,
    is_primary,
    is_two,
)
from holdfast.games.royal_family.castle import Castle
from holdfast.games.royal_family.editions import EDITIONS
from holdfast.games.royal_family.options import RoyalFamilyOptions
from holdfast.games.royal_family.phrases import AGES_OF_THE_WORLD, SOURCES
from holdfast.kernel.cards import ACE, playing_card, rank, suit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.sheet import Sheet
from holdfast.kernel.state import State
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, Zone, bit

DECK: Final[i64] = 0
"""The source of a card that was drawn; 1 to 3 are the face-up piles."""
UNSAID: Final[i64] = 0
"""No turns are left before the first flop, or in a position that does not say."""


class Court(State):
    """Where everything lies. The rules are in the classes above this one."""

    round: i64
    turns_left: i64
    """In this round, the one being played included."""
    twice: i64
    """The seat with two turns this round."""
    source: i64
    """Where the card in hand came from."""
    strength: i64
    """The damage that destroys a castle."""

    def __init__(self, options: RoyalFamilyOptions) -> None:
        super().__init__(2, options.turn_limit or 0)
        self.options = options
        self.edition = EDITIONS[options.edition]
        self.strength = options.castle_strength or self.edition.castle_strength
        self.round = 1
        self.turns_left = UNSAID
        self.twice = RED
        self.source = DECK
        self.discard.sees = NOBODY
        self.discard.holds = PLAIN
        self.hand = self.zone("card", NONE, NOBODY)
        self.hand.holds = PLAIN
        self.jokers = self.zone("jokers", NONE, EVERYONE)
        self.piles: list[Zone] = [self.zone(f"pile{at}", NONE, EVERYONE) for at in range(1, 4)]
        self.castles: list[Castle] = [Castle(self, suit) for suit in range(i64(4))]

    def home(self, card: i64) -> Zone:
        face = self.face[card]
        if not is_ace(face) or not is_primary(suit(face)):
            return self.deck
        castle = self.castles[suit(face)]
        return castle.ace if castle.active else self.removed

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

    def castles_of(self, seat: i64) -> i64:
        """How many active castles a seat has."""
        count: i64 = 0
        for castle in self.castles:
            if castle.active and castle.owner == seat:
                count += 1
        return count

    def has_room(self, seat: i64) -> bool:
        """Whether a dungeon of this seat is empty."""
        return any(castle.owner == seat and castle.active and castle.dungeon.size == 0 for castle in self.castles)

    def standing(self, seat: i64) -> i64:
        """More active castles, then less damage on them in all."""
        damage: i64 = 0
        for castle in self.castles:
            if castle.owner == seat:
                damage += castle.damage
        return self.castles_of(seat) * 1000 - damage

    def seen_in_hand(self, card: i64) -> i64:
        """A drawn card is seen by the seat on turn alone, a drawn two and a card taken face up by all."""
        return bit(self.turn) if self.source == DECK and not is_two(self.face[card]) else EVERYONE

    def copy_court(self, twin: Court) -> None:
        self.copy_to(twin)
        twin.round = self.round
        twin.turns_left = self.turns_left
        twin.twice = self.twice
        twin.source = self.source
        twin.discard.holds = self.discard.holds
        for at in range(i64(4)):
            self.castles[at].copy_to(twin.castles[at])

    # The table as data

    def lay_out(self, sheet: Sheet) -> None:
        sheet.number("castle_strength", self.strength, int(self.strength), int(self.strength))
        self.round = sheet.number("round", self.round, least=1)
        if self.edition.jokers_turn_the_age:
            self._lay_out_age(sheet)
        self._lay_out_order(sheet)
        self._lay_out_card(sheet)
        for at in range(i64(3)):
            sheet.zone(f"pile{int(at) + 1}", self.piles[at])
        for seat in range(self.seats):
            self._lay_out_family(sheet, seat)

    def _lay_out_age(self, sheet: Sheet) -> None:
        sheet.zone("jokers", self.jokers, 1)
        age = sheet.word("age", self.is_oppression(), AGES_OF_THE_WORLD)
        if (age == 1) != self.is_oppression():
            raise PositionError("age: it is oppression while a joker is laid aside in `jokers`, otherwise revolution")

    def _lay_out_order(self, sheet: Sheet) -> None:
        if sheet.reading:
            self._read_order(sheet)
        else:
            sheet.number("turns_left", self.turns_left)
            sheet.seat("twice", self.twice)

    def _read_order(self, sheet: Sheet) -> None:
        """Of `turn`, `turns_left` and `twice` any may be left out: each follows from the others."""
        turn = sheet.seat("turn", NONE)
        twice = sheet.seat("twice", NONE)
        left = UNSAID if sheet.entry("turns_left", None) is None else sheet.number("turns_left", 3, 1, 3)
        if turn == NONE and twice == NONE:
            if left == UNSAID:
                return
            turn = BLACK
        if left == UNSAID:
            left = 2 if NONE not in (turn, twice) and turn != twice else 3
        if twice == NONE:
            twice = turn if left != 2 else 1 - turn
        self.twice = twice
        self.turns_left = left
        self.turn = self.seat_on_turn()
        if turn not in (NONE, self.turn):
            raise PositionError(f"turn: with turns_left {left} and twice {seat_name(twice)} it is the other one's turn")

    def seat_on_turn(self) -> i64:
        """The seat with two turns has the first and the last."""
        return 1 - self.twice if self.turns_left == 2 else self.twice

    def _lay_out_card(self, sheet: Sheet) -> None:
        source = sheet.word("source", self.source if self.hand.size > 0 else NONE, SOURCES)
        if sheet.reading:
            self.source = max(DECK, source)
        sheet.place("card", self.hand)
        if sheet.reading and self.hand.size == 0 and source != NONE:
            raise PositionError("source: there is no `card` in hand")

    def _lay_out_family(self, sheet: Sheet, seat: i64) -> None:
        name = seat_name(seat)
        active: i64 = 0
        for castle in self.castles:
            if castle.owner == seat and castle.active:
                active |= i64(1) << castle.suit
        ally = self.castles[alliance(seat)]
        active = sheet.words(f"{name}.castles", active, CASTLES)
        held = sheet.word(f"{name}.held", ally.suit if ally.is_held() else NONE, CASTLES)
        if sheet.reading:
            self._read_aces(sheet, seat, active, held)
        for castle in self.castles:
            if castle.owner == seat:
                self._lay_out_castle(sheet, f"{name}.{CASTLES.words[castle.suit]}", castle)

    def _read_aces(self, sheet: Sheet, seat: i64, active: i64, held: i64) -> None:
        name = seat_name(seat)
        if held not in (NONE, alliance(seat)):
            raise PositionError(f"{name}.held: only the ace of {CASTLES.words[alliance(seat)]} can be held here")
        if held != NONE and active >> held & 1:
            raise PositionError(f"{name}.held: {CASTLES.words[held]} is an active castle already")
        for castle in self.castles:
            named = active >> castle.suit & 1 != 0
            if castle.owner != seat and named:
                raise PositionError(f"{name}.castles: {CASTLES.words[castle.suit]} is a suit of the other family")
            if castle.owner == seat:
                castle.active = named
                if named or held == castle.suit:
                    self._claim_ace(sheet, f"{name}.castles" if named else f"{name}.held", castle)

    def _claim_ace(self, sheet: Sheet, path: str, castle: Castle) -> None:
        card, _ = sheet.claim(path, FACES[playing_card(ACE, castle.suit)])
        self.put(card, castle.ace)

    def _lay_out_castle(self, sheet: Sheet, path: str, castle: Castle) -> None:
        """Damage that a position leaves out is what the troops lying there have done."""
        sheet.zone(f"{path}.royals", castle.royals)
        sheet.place(f"{path}.fort", castle.fort)
        sheet.zone(f"{path}.fort_troops", castle.fort_troops)
        sheet.place(f"{path}.dungeon", castle.dungeon)
        sheet.zone(f"{path}.troops", castle.troops)
        if sheet.reading:
            castle.fort_damage = self.sum(castle.fort_troops)
            castle.damage = self.sum(castle.troops)
        castle.fort_damage = sheet.number(f"{path}.fort_damage", castle.fort_damage)
        castle.damage = sheet.number(f"{path}.damage", castle.damage, most=int(self.strength) - 1)

"""What troops and assassins do: fortify, attack, rescue, kill, capture, and the fall of a castle."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family.cards import royal, royal_face
from holdfast.games.royal_family.castle import Castle
from holdfast.games.royal_family.court import Court
from holdfast.games.royal_family.phrases import (
    ASSASSINATED,
    ATTACK,
    BATTERED,
    BREACHED,
    CAPTURE,
    CAPTURED,
    FELL,
    FORTIFIED,
    FREED,
    HURT,
    KILL,
    KILLED,
    LOST_ROYAL,
    LOST_STRENGTH,
    RAIDED,
    RESCUE,
    RESCUED,
    SCATTERED,
)
from holdfast.kernel.cards import rank, suit
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import EVERYONE, Zone, bit


class Battle(Court):
    def play_card(self) -> i64:
        """The card in hand is used, for all to see."""
        card = self.hand.pop()
        self.show(card, EVERYONE)
        return card

    # Fortifications

    def fortify(self, seat: i64) -> None:
        card = self.play_card()
        castle = self.castles[suit(self.face[card])]
        self._clear_fort(castle)
        self.put(card, castle.fort)
        self.tell(FORTIFIED, seat, card, castle.suit)

    def _clear_fort(self, castle: Castle) -> None:
        self.put_all(castle.fort, self.discard)
        self.put_all(castle.fort_troops, self.discard)
        castle.fort_damage = 0

    def _batter(self, seat: i64, card: i64, castle: Castle) -> None:
        fort = castle.fort.top()
        castle.fort_damage += self.value(card)
        self.put(card, castle.fort_troops if self.edition.troops_stay else self.discard)
        if castle.fort_damage < self.value(fort):
            self.tell(BATTERED, seat, card, castle.suit, castle.fort_damage)
        else:
            self._clear_fort(castle)
            self.tell(BREACHED, seat, card, castle.suit, fort)

    # Attacks

    def add_attacks(self, home: Castle, target: Castle, moves: Moves) -> None:
        """What a troop from one castle can do to another."""
        if target.fort.size > 0:
            moves.add(ATTACK, target.suit)
            return
        hurts = home.royals.size > 0
        if target.dungeon.size > 0 and (hurts or not self.edition.rescue_needs_damage):
            moves.add(RESCUE, target.suit, royal(self.face[target.dungeon.top()]))
        if hurts:
            moves.add(ATTACK, target.suit)
            if target.royals.size > 0:
                self._add_blows(home, target, moves)

    def _add_blows(self, home: Castle, target: Castle, moves: Moves) -> None:
        station = self._station(home.royals) if self.edition.royals_kill else i64(0)
        for at in range(target.royals.size):
            face = self.face[target.royals.cards[at]]
            if rank(face) < station:
                moves.add(KILL, target.suit, royal(face))
            if home.dungeon.size == 0:
                moves.add(CAPTURE, target.suit, royal(face))

    def _station(self, royals: Zone) -> i64:
        """The highest station among royals: King over Queen over Jack."""
        highest: i64 = 0
        for at in range(royals.size):
            highest = max(highest, rank(self.face[royals.cards[at]]))
        return highest

    def attack(self, seat: i64, target: Castle, what: i64, who: i64) -> None:
        card = self.play_card()
        home = self.castles[suit(self.face[card])]
        if target.fort.size > 0:
            self._batter(seat, card, target)
        else:
            self._storm(seat, card, home, target, what, who)

    def _storm(self, seat: i64, card: i64, home: Castle, target: Castle, what: i64, who: i64) -> None:
        """What goes with an attack happens before the castle falls, and the troop is discarded last."""
        damage = self._damage(card, home)
        stays = damage > 0 and self.edition.troops_stay
        target.damage += damage
        if stays:
            self.put(card, target.troops)
        if damage > 0:
            self.tell(HURT, seat, card, target.suit, damage)
        else:
            self.tell(RAIDED, seat, card, target.suit)
        self._strike(seat, home, target, what, who)
        self.fall_if_ruined(target)
        if not stays:
            self.put(card, self.discard)

    def _damage(self, card: i64, home: Castle) -> i64:
        if self.edition.troops_hurt_castles and home.royals.size > 0:
            return self.value(card)
        return home.royals.size

    def _strike(self, seat: i64, home: Castle, target: Castle, what: i64, who: i64) -> None:
        if what == RESCUE:
            card = target.dungeon.pop()
            self.tell(RESCUED, seat, card, target.suit)
            self._send_home(card)
        elif what == KILL:
            card = self._take_royal(who)
            self.put(card, self.discard)
            self.tell(KILLED, seat, card, target.suit)
        elif what == CAPTURE:
            card = self._take_royal(who)
            self.put(card, home.dungeon)
            self.tell(CAPTURED, seat, card, home.suit)

    def _take_royal(self, who: i64) -> i64:
        """Take a royal out of its castle."""
        face = royal_face(who)
        royals = self.castles[suit(face)].royals
        return royals.take(self.find(royals, face))

    def _send_home(self, card: i64) -> None:
        """A royal is free; without an active castle of its own it goes to the discard pile."""
        castle = self.castles[suit(self.face[card])]
        self.put(card, castle.royals if castle.active else self.discard)
        if not castle.active:
            self.tell(SCATTERED, castle.owner, card)

    # The fall of a castle

    def fall_if_ruined(self, castle: Castle) -> None:
        if castle.damage >= self.strength:
            self._fall(castle)

    def _fall(self, castle: Castle) -> None:
        castle.active = False
        castle.damage = 0
        self.tell(FELL, castle.owner, castle.suit)
        self.put_all(castle.ace, self.removed)
        self.put_all(castle.royals, self.removed)
        self._clear_fort(castle)
        self.put_all(castle.troops, self.discard)
        if castle.dungeon.size > 0:
            card = castle.dungeon.pop()
            self.tell(FREED, 1 - castle.owner, card)
            self._send_home(card)
        if self.castles_of(castle.owner) == 0:
            self.eliminate(bit(castle.owner))

    # Assassins and surprises

    def has_royals(self, seat: i64) -> bool:
        return any(castle.owner == seat and castle.royals.size > 0 for castle in self.castles)

    def add_royals(self, verb: i64, seat: i64, moves: Moves) -> None:
        """One move for each royal in a castle of this seat."""
        for castle in self.castles:
            if castle.owner == seat:
                for at in range(castle.royals.size):
                    moves.add(verb, royal(self.face[castle.royals.cards[at]]))

    def assassinate(self, seat: i64, who: i64) -> None:
        assassin = self.play_card()
        card = self._take_royal(who)
        self.put(card, self.discard)
        self.put(assassin, self.discard)
        self.tell(ASSASSINATED, seat, card, assassin)

    def lose_royal(self, seat: i64, who: i64) -> None:
        assassin = self.play_card()
        card = self._take_royal(who)
        self.put(card, self.discard)
        self.put(assassin, self.discard)
        self.tell(LOST_ROYAL, seat, card)

    def lose_strength(self, seat: i64, castle: Castle) -> None:
        assassin = self.play_card()
        castle.damage += 1
        self.tell(LOST_STRENGTH, seat, castle.suit, castle.damage)
        self.fall_if_ruined(castle)
        self.put(assassin, self.discard)

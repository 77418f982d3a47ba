"""The tabletop: cards, the zones they lie in, and who knows what is printed on them.

A card is a number, its place in the box. It moves only through the functions here, which keep `known` right: a game
cannot forget to hide a card.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.chance import Chance
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, SPECTATOR, Zone, bit, count_seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Tabletop:
    """Cards on a table, and the luck that shuffles them."""

    face: vec[i64]
    """What is printed on each card. It never changes, and copies share it."""
    known: vec[i64]
    """Who knows the face of each card: a bit a seat."""
    sorts: vec[i64]
    """The sort of each face, as a bit; empty where all cards are of one sort."""
    backs: list[int]
    """Masks of sorts whose cards look the same from behind."""

    zones: list[Zone]
    deck: Zone
    discard: Zone
    removed: Zone
    chance: Chance
    forced: list[int]
    """What chance must bring next, for scenarios: a face, or a seat as -1 - seat."""

    def __init__(self) -> None:
        self.face = vec[i64]()
        self.known = vec[i64]()
        self.sorts = vec[i64]()
        self.backs = []
        self.zones = []
        self.forced = []
        self.chance = NO_CHANCE
        self.deck = self.zone("deck", NONE, NOBODY)
        self.discard = self.zone("discard", NONE, EVERYONE)
        self.removed = self.zone("removed", NONE, EVERYONE)

    def renewed(self) -> None:
        """The discard pile has become the deck; a game may tell so."""

    # Laying and taking

    def zone(self, name: str, owner: i64, sees: i64) -> Zone:
        """A new place on the table."""
        zone = Zone(name, owner, sees)
        self.zones.append(zone)
        return zone

    def stock(self, faces: vec[i64]) -> None:
        """Unpack the box: these faces are the cards, in nobody's place yet."""
        self.face = faces
        self.known = vec[i64]([i64(0) for _ in range(len(faces))])
        self.deck.reserve(faces)
        self.discard.reserve(faces)

    def put(self, card: i64, zone: Zone) -> None:
        """Lay a card at the end of a zone."""
        zone.push(card)
        self.known[card] = self.known[card] & zone.keeps | zone.sees

    def put_at(self, card: i64, zone: Zone, index: i64) -> None:
        """Lay a card at a place of a zone; those behind it move up."""
        zone.insert(index, card)
        self.known[card] = self.known[card] & zone.keeps | zone.sees

    def replace(self, zone: Zone, index: i64, card: i64) -> i64:
        """Lay a card in another's place, and get that one."""
        old = zone.cards[index]
        zone.cards[index] = card
        self.known[card] = self.known[card] & zone.keeps | zone.sees
        return old

    def put_all(self, source: Zone, zone: Zone) -> None:
        """Lay all cards of a zone onto another, oldest first."""
        for at in range(source.size):
            self.put(source.cards[at], zone)
        source.size = 0

    def show(self, card: i64, seats: i64) -> None:
        """Let these seats see a card."""
        self.known[card] |= seats

    def hide(self, card: i64, seats: i64) -> None:
        """Only these seats go on knowing a card."""
        self.known[card] &= seats

    def knows(self, seat: i64, card: i64) -> bool:
        return self.known[card] & bit(seat) != 0

    def lies_open(self, card: i64) -> bool:
        """Whether a card lies face up: what a spectator sees, all see."""
        return self.known[card] & bit(SPECTATOR) != 0

    def shuffle(self, zone: Zone) -> None:
        """Mix the cards of a zone; whoever does not see into it forgets them."""
        cards = zone.cards
        known = self.known
        chance = self.chance
        sees = zone.sees
        at = zone.size - 1
        if at >= 0:
            known[cards[0]] = sees
        while at > 0:
            other = chance.below(at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            known[card] = sees
            known[cards[at]] = sees
            at -= 1

    def draw(self) -> i64:
        """Take the top card of the deck, made new from the discard pile if it is empty; NONE if both are."""
        if self.deck.size == 0:
            self.renew_deck()
            if self.deck.size == 0:
                return NONE
        if self.forced:
            self.force_top(self.deck)
        return self.deck.pop()

    def renew_deck(self) -> None:
        """Shuffle the discard pile into a new deck."""
        if self.deck.size == 0:
            self.deck.exchange(self.discard)
        else:
            self.put_all(self.discard, self.deck)
        self.shuffle(self.deck)
        self.renewed()

    def slip(self, source: Zone, index: i64, target: Zone) -> i64:
        """Move a card that was chosen out of sight.

        Who sees neither zone cannot tell which card it was, and so no longer knows where the cards are that lay there
        face down.
        """
        card = source.take(index)
        if source.size > 0 and not self.lies_open(card):
            witnesses = source.sees | target.sees
            self._doubt(source, self.face[card], target.sees & ~source.sees & ~self.known[card])
            self.hide(card, witnesses)
            for at in range(source.size):
                if not self.lies_open(source.cards[at]):
                    self.hide(source.cards[at], witnesses)
        self.put(card, target)
        return card

    def find(self, zone: Zone, face: i64) -> i64:
        """The place of a card with this face, the best known one of several; NONE if there is none."""
        best = NONE
        best_known: i64 = -1
        for at in range(zone.size):
            card = zone.cards[at]
            if self.face[card] == face:
                known = count_seats(self.known[card])
                if known > best_known:
                    best = at
                    best_known = known
        return best

    def take_face(self, zone: Zone, face: i64) -> i64:
        """Take a card with this face out of a zone, openly; NONE if there is none.

        Copies look alike: a seat that knew of one copy and sees one leave cannot tell whether it was that one, so it
        counts one copy less among those it knows.
        """
        at = self.find(zone, face)
        if at == NONE:
            return NONE
        card = zone.take(at)
        self._doubt(zone, face, EVERYONE & ~self.known[card] & ~zone.sees)
        return card

    def _doubt(self, zone: Zone, face: i64, seats: i64) -> None:
        """These seats saw a copy leave and do not know which: each that knew a copy still there knows it no longer."""
        for at in range(zone.size):
            twin = zone.cards[at]
            if self.face[twin] == face:
                unsure = self.known[twin] & seats
                self.known[twin] &= ~unsure
                seats &= ~unsure

    # Chance

    def pick(self, zone: Zone) -> i64:
        """The place of a card picked at random from a zone that has one."""
        if self.forced:
            at = self.find_forced(zone)
            if at != NONE:
                self.forced.pop(0)
                return at
        return self.chance.below(zone.size)

    def pick_seat(self, seats: i64) -> i64:
        """A seat picked at random from a mask that has one."""
        if self.forced and self.forced[0] < 0:
            seat: i64 = -1 - self.forced[0]
            if seats & bit(seat):
                self.forced.pop(0)
                return seat
        skip = self.chance.below(count_seats(seats))
        seat = 0
        while skip > 0 or seats & bit(seat) == 0:
            if seats & bit(seat):
                skip -= 1
            seat += 1
        return seat

    def force_top(self, zone: Zone) -> None:
        """Bring the card that a scenario asks for to the top of a pile, if it is there."""
        at = self.find_forced(zone)
        if at != NONE:
            self.forced.pop(0)
            zone.push(zone.take(at))

    def find_forced(self, zone: Zone) -> i64:
        wanted: i64 = self.forced[0]
        for at in range(zone.size - 1, i64(-1), i64(-1)):
            if self.face[zone.cards[at]] == wanted:
                return at
        return NONE

    # Copies

    def copy_tabletop(self, twin: Tabletop) -> None:
        twin.face = self.face
        twin.known = self.known[:]
        twin.sorts = self.sorts
        twin.backs = self.backs
        for at in range(len(self.zones)):
            self.zones[at].copy_to(twin.zones[at])
        if self.forced:
            twin.forced = self.forced[:]
        twin.chance = self.chance.copy()

    def swap_cards(self, anew: vec[i64]) -> None:
        """Put other cards in the places of some: `anew` says for each card which one lies in its place from now on."""
        known = self.known[:]
        for zone in self.zones:
            for at in range(zone.size):
                zone.cards[at] = anew[zone.cards[at]]
        for card in range(i64(len(anew))):
            self.known[anew[card]] = known[card]


NO_CHANCE = Chance(0)
"""Stands in on a bare table, until the game is given its own."""

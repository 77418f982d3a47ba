"""The tabletop: cards, the zones they lie in, and who knows what is printed on them.

A card is a number, its place in the box. It moves only through the functions here, which keep `known` right and write
the journal: a game cannot forget to hide a card, nor to show that one moved.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel import bags, luck, turning
from holdfast.kernel.bits import EVERYONE, NONE, SPECTATOR, bit, count_bits
from holdfast.kernel.cells import Cell, Series, Texts
from holdfast.kernel.chance import Chance
from holdfast.kernel.declaration import Declaration
from holdfast.kernel.doubts import Doubts
from holdfast.kernel.journal import EXCHANGED, SHUFFLED, Journal
from holdfast.kernel.pools import Pools
from holdfast.kernel.zones import ANY_SORT, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Tabletop:
    """Cards on a table, and the luck that shuffles them."""

    declare: Declaration
    """Names everything that lies on the table, while it is made."""
    zones: list[Zone]
    cells: list[Cell]
    series_list: list[Series]
    texts_list: list[Texts]
    progress: dict[str, Cell]
    """Groups of entries that speak of something in progress, each with the cell that is NONE while it is not."""
    aliases: dict[str, str]
    """Other names for places, as seats say them: a team's row is each member's own."""

    deck: Zone
    discard: Zone
    removed: Zone

    face: vec[i64]
    """What is printed on each card. It never changes, and copies share it."""
    sorts: vec[i64]
    """The sort of each face, as a bit; empty where all cards are of one sort."""
    sort_of: vec[i64]
    """The same, counted from 0."""
    backs: list[int]
    """Masks of sorts whose cards look the same from behind."""
    back_of: vec[i64]
    """The back of each face, counted from 0; empty where there is only one."""
    known: vec[i64]
    """Who knows the face of each card: a mask of seats per card."""
    turned: bool
    """Whether somebody may know a card otherwise, where it lies, than when one who follows the table looked last."""
    chance: Chance
    forced: list[int]
    """What chance must bring next: a face, a seat as -1 - seat, or UNDECIDED."""
    remembers: bool
    """Whether somebody may determinize from this table; if not, a look at this is all that memory costs."""
    pools: Pools
    """What seats remember of cards that they no longer know."""
    doubts: Doubts
    """Of whom nobody else can tell whether they know a card."""
    journal: Journal | None

    def __init__(self) -> None:
        self.declare = Declaration()
        self.zones = self.declare.zones
        self.cells = self.declare.cells
        self.series_list = self.declare.series_list
        self.texts_list = self.declare.texts_list
        self.progress = {}
        self.aliases = {}
        self.deck = self.declare.zone("deck", shape="pile")
        self.deck.top_first = True
        self.discard = self.declare.zone("discard", sees=EVERYONE, shape="pile")
        self.removed = self.declare.zone("removed", sees=EVERYONE, shape="")
        self.face = vec[i64]()
        self.sorts = vec[i64]()
        self.sort_of = vec[i64]()
        self.backs = [int(ANY_SORT)]
        self.back_of = vec[i64]()
        self.known = vec[i64]()
        self.turned = False
        self.forced = []
        self.chance = Chance(0)
        self.remembers = True
        self.pools = Pools()
        self.doubts = Doubts()
        self.journal = None

    def reshuffled(self) -> None:
        """The discard pile has become the deck; a game may tell so."""

    def stock(self, faces: vec[i64]) -> None:
        """Unpack the box: these faces are the cards, in nobody's place yet."""
        self.face = faces
        self.known = vec[i64]([i64(0)] * len(faces))
        self.deck.reserve(faces)
        self.discard.reserve(faces)

    def unpack(self, faces: list[int]) -> None:
        """The same, from a plain list."""
        self.stock(vec[i64]([i64(face) for face in faces]))

    # Moving cards

    def enter(self, card: i64, zone: Zone) -> None:
        """Lay a card that comes from the box at the end of a zone. It is not in the journal."""
        zone.push(card)
        self.known[card] = self.known[card] & zone.keeps | zone.sees

    def move(self, source: Zone, at: i64, target: Zone) -> i64:
        """Move the card at a place to the end of another zone, and get that card.

        Who sees into the target learns it. Who knew it goes on knowing it, as far as the target keeps that. The others
        see a card go from zone to zone; out of a bag they do not see from which place.
        """
        card = source.pop() if at == source.size - 1 else source.take(at)
        if source.bag:
            bags.leave(self, card, source, target)
        target.push(card)
        _arrive(self, card, source, at, target, target.size - 1)
        return card

    def move_to(self, source: Zone, at: i64, target: Zone, place: i64) -> i64:
        """Move a card to a place in another zone, known as after `move`; those behind it move up."""
        card = source.take(at)
        if source.bag:
            bags.leave(self, card, source, target)
        target.insert(place, card)
        _arrive(self, card, source, at, target, place)
        return card

    def move_top(self, source: Zone, target: Zone) -> i64:
        """Move the top card of a pile that has one."""
        return self.move(source, source.size - 1, target)

    def move_card(self, card: i64, source: Zone, target: Zone) -> None:
        """Move a card that lies in a zone."""
        self.move(source, source.index(card), target)

    def move_face(self, source: Zone, face: i64, target: Zone) -> i64:
        """Move a card with this face; NONE if there is none.

        Of several copies it takes the best known one, so that nobody learns more than they must.
        """
        at = self.find(source, face)
        return NONE if at == NONE else self.move(source, at, target)

    def move_all(self, source: Zone, target: Zone) -> None:
        """Move all cards of a zone, oldest first.

        Those of a bag go in the order of the box where somebody sees them who did not before: the order in which they
        came to the bag is nobody else's business. In a row nobody can tell which of them is where who does not see
        them there.
        """
        if source.bag:
            bags.leave_all(self, source, source.sees | target.sees)
            if not target.bag:
                bags.forget_places(self, source, source.sees | target.sees)
            if target.sees & ~source.sees:
                _sort(self, source)
        for at in range(source.size):
            card = source.cards[at]
            target.push(card)
            _arrive(self, card, source, 0, target, target.size - 1)
        source.size = 0
        source.settled = 0

    def replace(self, source: Zone, at: i64, row: Zone, slot: i64, target: Zone) -> i64:
        """Move a card into another's slot of a row, and that other one to a third zone; get the old card.

        It is told as it would be if the card came first and the other one then moved on from behind it.
        """
        card = source.pop() if at == source.size - 1 else source.take(at)
        if source.bag:
            bags.leave(self, card, source, row)
        old = row.replace(slot, card)
        _arrive(self, card, source, at, row, slot)
        if row.bag:
            bags.leave(self, old, row, target)
        target.push(old)
        _arrive(self, old, row, slot + 1, target, target.size - 1)
        return old

    def swap(self, one: Zone, at: i64, other: Zone, place: i64) -> None:
        """Two cards trade places, each known as after `move`."""
        card = one.cards[at]
        self.move_to(other, place, one, at)
        self.move_to(one, one.index(card), other, place)

    def search(self, pile: Zone, at: i64, target: Zone) -> i64:
        """Take a card out of a pile that was looked through, and shuffle the rest: nobody learns where it lay."""
        if self.remembers:
            self.pools.mix(self, pile)
        self.doubts.end_in(pile)
        card = pile.take(at)
        self.known[card] &= pile.sees
        turning.know(self, card, self.known[card] | target.sees)
        target.push(card)
        if target.bag:
            self.pools.watch(self, card, pile, target)
        if self.journal is not None:
            self.journal.motion(self, card, self.known[card], pile, NONE, target, target.size - 1)
        self.shuffle(pile)
        return card

    def bury(self, source: Zone, at: i64, pile: Zone) -> i64:
        """Put a card at a random place of a pile. Nobody learns which, so nobody is sure of the pile's order."""
        card = source.take(at)
        told = self.known[card]
        pile.insert(self.chance.below(pile.size + 1), card)
        if self.remembers:
            self.pools.mix(self, pile)
        self.doubts.end_in(pile)
        pile.settled = 0
        for place in range(pile.size):
            self.known[pile.cards[place]] &= pile.sees
        if self.journal is not None:
            self.journal.motion(self, card, told, source, at, pile, NONE)
        return card

    # Knowledge

    def show(self, card: i64, seats: i64, zone: Zone | None = None) -> None:
        """Let these seats see a card where it lies, also one in a hand. They know it from now on.

        A rule that knows the zone names it: then the card need not be looked for.
        """
        if zone is None:
            zone = turning.bag_with(self, card)
        if zone is not None and zone.bag and not bags.is_open(self, zone, card):
            turning.turn_up_in(self, zone, card, seats)
        else:
            turning.turn_up(self, card, seats)
            turning.unsettle(self, zone)

    def show_one(self, bag: Zone, card: i64, seats: i64) -> None:
        """Let these seats see one card of a bag; who knew only a copy of it cannot tell whether this is that copy."""
        self.doubts.spread(bag, 0)
        bags.count_copy(self, card, bag, seats & ~bag.sees & ~self.known[card])
        turning.turn_up_in(self, bag, card, seats)

    def hide(self, card: i64, seats: i64) -> None:
        """Only these seats go on knowing a card."""
        turning.turn_down(self, card, seats)

    def remind(self, card: i64, seats: i64, zone: Zone | None = None) -> None:
        """These seats are sure again of a card that they knew. Nothing is to be seen, and nobody is told."""
        self.known[card] |= seats
        turning.unsettle(self, zone)

    def knows(self, seat: i64, card: i64) -> bool:
        return self.known[card] & bit(seat) != 0

    def lies_open(self, card: i64) -> bool:
        """Whether a card lies face up: what a spectator sees, all see."""
        return self.known[card] & bit(SPECTATOR) != 0

    # Chance

    def shuffle(self, zone: Zone) -> None:
        """Mix the cards of a zone; seats that do not see into it forget where they lie."""
        if self.remembers:
            self.pools.mix(self, zone)
        self.doubts.end_in(zone)
        cards = zone.cards
        known = self.known
        chance = self.chance
        sees = zone.sees
        zone.settled = 0
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
        if self.journal is not None:
            self.journal.zones(SHUFFLED, zone, zone)

    def next_card(self) -> i64:
        """The card on top of the deck, made new from the discard pile if it is empty; NONE if both are."""
        if self.deck.size == 0:
            self.renew_deck()
            if self.deck.size == 0:
                return NONE
        if self.forced:
            luck.bring_to_top(self, self.deck)
        return self.deck.top()

    def draw(self, target: Zone) -> i64:
        """Move the top card of the deck, and get it; NONE if there is none.

        If the deck is empty the discard pile is shuffled into a new one first, and `reshuffled` says so to the game. A
        game that must not reshuffle looks at `deck.size` before it draws.
        """
        if self.next_card() == NONE:
            return NONE
        return self.move(self.deck, self.deck.size - 1, target)

    def renew_deck(self) -> None:
        """Shuffle the discard pile into a new deck: everybody remembers which cards are in it, nobody where."""
        if self.deck.size == 0:
            self.deck.exchange(self.discard)
            if self.journal is not None:
                self.journal.zones(EXCHANGED, self.discard, self.deck)
        else:
            self.move_all(self.discard, self.deck)
        self.shuffle(self.deck)
        self.reshuffled()

    def find(self, zone: Zone, face: i64) -> i64:
        """The place of a card with this face, the best known one of several; NONE if there is none."""
        best = NONE
        best_known: i64 = -1
        cards = zone.cards
        faces = self.face
        for at in range(zone.size):
            card = cards[at]
            if faces[card] == face:
                known = count_bits(self.known[card])
                if known > best_known:
                    best = at
                    best_known = known
        return best

    def pick(self, zone: Zone) -> i64:
        """The place of a card picked at random from a zone that has one."""
        if self.forced:
            at = luck.take_place(self, zone)
            if at != NONE:
                return at
        return self.chance.below(zone.size)

    def pick_seat(self, seats: i64) -> i64:
        """A seat picked at random from a mask that has one."""
        if self.forced:
            seat = luck.take_seat(self, seats)
            if seat != NONE:
                return seat
        return luck.any_seat(self, seats)

    # Memory

    def forget(self) -> None:
        """Remember nothing from now on: nobody is going to determinize from here."""
        self.remembers = False
        self.pools.most = 0

    # What several games need

    def faces_in(self, zone: Zone) -> i64:
        """The mask of faces in a zone, for games with at most 62 faces."""
        found: i64 = 0
        cards = zone.cards
        face = self.face
        for at in range(zone.size):
            found |= bit(face[cards[at]])
        return found

    def holds(self, zone: Zone, face: i64) -> bool:
        """Whether a card with this face lies in a zone."""
        cards = zone.cards
        faces = self.face
        for at in range(zone.size):
            if faces[cards[at]] == face:
                return True
        return False


def _arrive(table: Tabletop, card: i64, source: Zone, at: i64, target: Zone, place: i64) -> None:
    """A card has come to a zone: who knows it there, and who is told."""
    before = table.known[card]
    known = before & target.keeps | target.sees
    table.known[card] = known
    if table.remembers:
        lost = (before | table.doubts.about(card)) & ~(target.keeps | target.sees)
        table.pools.turn(table, card, before, known, lost)
    table.doubts.end(card, target.sees)
    if target.bag and table.doubts.are_kept(table):
        table.pools.watch(table, card, source, target)
    if table.journal is not None:
        table.journal.motion(table, card, before | known, source, at, target, place)


def _sort(table: Tabletop, zone: Zone) -> None:
    """Bring the cards of a zone into the order of the box, by their faces."""
    cards = zone.cards
    for index in range(1, zone.size):
        card = cards[index]
        at = index
        while at > 0 and table.face[cards[at - 1]] > table.face[card]:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card

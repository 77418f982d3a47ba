"""A state is plain data; a game is a class of states.

A game subclasses `State`, makes its zones in `__init__` (a bare table), deals in `deal` and answers `legal_moves` and
`apply`. Cards move only through the functions here, which keep `known` right: a game cannot forget to hide a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, SPECTATOR, Zone, bit, count_seats, first_seat

if TYPE_CHECKING:
    from holdfast.kernel.events import Log
    from holdfast.kernel.sheet import Sheet

MOST_WORDS: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table: cards, zones, who knows what, whose turn it is, what is asked."""

    seats: i64
    """How many sit at the table."""
    turn: i64
    turns: i64
    """Turns played so far."""
    turn_limit: i64
    """The game is over after this many turns; 0 for no limit."""
    over: bool
    people: i64
    """The mask of seats held by people rather than bots."""
    out: i64
    """The mask of seats that are no longer in."""
    out_order: list[int]
    """Masks of seats that left the game together, first to leave first."""

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
    prompts: list[Prompt]
    chance: Chance
    forced: list[int]
    """What chance must bring next, for scenarios: a face, or a seat as -1 - seat."""
    said: str
    """The words that came with the move being applied."""
    log: Log | None

    def __init__(self, seats: i64, turn_limit: i64) -> None:
        self.seats = seats
        self.turn = 0
        self.turns = 0
        self.turn_limit = turn_limit
        self.over = False
        self.people = bit(seats) - 1
        self.out = 0
        self.out_order = []
        self.face = vec[i64]()
        self.known = vec[i64]()
        self.sorts = vec[i64]()
        self.backs = []
        self.zones = []
        self.prompts = []
        self.forced = []
        self.said = ""
        self.log = None
        self.chance = NO_CHANCE
        self.deck = self.zone("deck", NONE, NOBODY)
        self.discard = self.zone("discard", NONE, EVERYONE)
        self.removed = self.zone("removed", NONE, EVERYONE)

    # What a game answers

    def deal(self) -> None:
        """Deal from a shuffled deck and begin."""
        raise NotImplementedError

    def home(self, card: i64) -> Zone:
        """Where a card lies before the deal, and where a position has it that does not name it."""
        return self.deck

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        """Add every move that an awaited seat may make now."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that is legal. Nothing is checked here."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin: `copy_to` for what the kernel knows, then the game's own fields."""
        raise NotImplementedError

    def lay_out(self, sheet: Sheet) -> None:
        """Name everything on the table, in the rule book's words: positions and views are made from this."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """What the turn limit ranks by: more is better."""
        return 0

    def evaluate(self, seat: i64) -> float:
        """How well a seat is doing, between -1 and 1; bots look one step ahead by it."""
        return 0.0

    def team(self, seat: i64) -> i64:
        """The mask of those who win and lose together with a seat."""
        return bit(seat)

    def question(self) -> str:
        """What the awaited seats are asked, when no prompt says it."""
        return "turn"

    def settle(self) -> None:
        """Complete a position that leaves things open, or raise PositionError where it cannot be."""

    def renewed(self) -> None:
        """The discard pile has become the deck; a game may tell so."""

    def hear(self, seat: i64, move: i64, text: str) -> None:
        """Raise IllegalMove if these words may not come with this move."""
        if text:
            raise IllegalMove("no words go with this move")

    def may_speak(self, seat: i64, move: i64) -> bool:
        """Whether a move that needs free words, and so is in no list, is possible now."""
        return False

    def gestures(self, seat: i64) -> list[str]:
        """What a seat may do at any time that is not a move."""
        return []

    def gesture(self, seat: i64, word: str) -> None:
        """Make a gesture that is possible."""
        raise NotImplementedError

    # Whom the table waits for

    def awaited(self) -> i64:
        """The mask of seats that owe a decision now."""
        if self.over:
            return NOBODY
        if self.prompts:
            return self.prompts[-1].seats
        return bit(self.turn)

    def ask(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Prompt:
        """Put a question on the stack."""
        prompt = Prompt(kind, seats, a, b, c, d)
        self.prompts.append(prompt)
        return prompt

    def ask_sealed(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0) -> Prompt:
        """Ask several seats at once; nothing shows until all have answered."""
        prompt = self.ask(kind, seats, a, b)
        prompt.seal(self.seats)
        return prompt

    def submit(self, seat: i64, move: i64, text: str = "") -> None:
        """Make a move if it is legal; otherwise raise IllegalMove and change nothing."""
        if self.over:
            raise IllegalMove("the game is over")
        if not 0 <= seat < self.seats or self.awaited() & bit(seat) == 0:
            raise IllegalMove(f"p{int(seat) + 1} is not asked for a move now")
        moves = Moves()
        self.legal_moves(seat, moves)
        if not moves.has(move) and not self.may_speak(seat, move):
            raise IllegalMove("this move is not possible now")
        if len(text) > MOST_WORDS:
            raise IllegalMove(f"at most {MOST_WORDS} characters can be said with a move, not {len(text)}")
        self.hear(seat, move, text)
        self.said = text
        self.apply(seat, move)
        self.said = ""

    # Cards

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

    def set_up(self, chance: Chance) -> None:
        """Begin a game on a bare table: every card in its home, the deck shuffled, the deal."""
        self.chance = chance
        for card in range(len(self.face)):
            self.put(card, self.home(card))
        self.shuffle(self.deck)
        self.deal()

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

    # Turns and the end

    def is_in(self, seat: i64) -> bool:
        return self.out & bit(seat) == 0

    def next_seat(self, seat: i64) -> i64:
        """The next seat that is still in."""
        seat = (seat + 1) % self.seats
        while self.out & bit(seat):
            seat = (seat + 1) % self.seats
        return seat

    def count_turn(self) -> None:
        """A turn was played; the game is over if it was the last one allowed."""
        self.turns += 1
        if self.turn_limit and self.turns >= self.turn_limit:
            self.over = True

    def eliminate(self, seats: i64) -> None:
        """These seats leave the game together; it is over when one side is left, or none."""
        self.out |= seats
        self.out_order.append(int(seats))
        left = (bit(self.seats) - 1) & ~self.out
        if left == 0 or left & ~self.team(first_seat(left)) == 0:
            self.over = True

    def winners(self) -> i64:
        """The mask of those who share the first rank, of a game that is over."""
        left = (bit(self.seats) - 1) & ~self.out
        if left & (left - 1) == 0 and left:
            return left
        return self.top_rank()

    def top_rank(self) -> i64:
        """The mask of the first rank, for games in which the last one left need not be the winner."""
        mask: i64 = 0
        for seat in self.ranking()[0]:
            mask |= bit(seat)
        return mask

    def ranking(self) -> list[list[int]]:
        """Seats from the winner down; those who share a rank stand together."""
        ranks: list[list[int]] = []
        left = [seat for seat in range(int(self.seats)) if self.is_in(seat)]
        for standing in sorted({int(self.standing(seat)) for seat in left}, reverse=True):
            ranks.append([seat for seat in left if self.standing(seat) == standing])
        for seats in reversed(self.out_order):
            ranks.append([seat for seat in range(int(self.seats)) if seats >> seat & 1])
        return ranks

    # The story

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell whoever listens what happened."""
        if self.log is not None:
            self.log.hear(self, event, a, b, c, d)

    # Copies

    def renumber(self, anew: vec[i64]) -> None:
        """Put other cards in the places of some: `anew` says for each card which one lies in its place from now on."""
        known = self.known[:]
        for zone in self.zones:
            for at in range(zone.size):
                zone.cards[at] = anew[zone.cards[at]]
        for card in range(i64(len(anew))):
            self.known[anew[card]] = known[card]
        for prompt in self.prompts:
            for seat in range(i64(len(prompt.answers))):
                if prompt.answers[seat] != NONE:
                    prompt.answers[seat] = anew[prompt.answers[seat]]
        self.renumbered(anew)

    def renumbered(self, anew: vec[i64]) -> None:
        """Cards got other numbers: a game changes the fields of its own, and of its prompts, that hold one."""

    def copy_to(self, twin: State) -> None:
        """Copy what the kernel knows onto a bare table of the same game. The twin tells nobody what happens on it."""
        twin.turn = self.turn
        twin.turns = self.turns
        twin.turn_limit = self.turn_limit
        twin.over = self.over
        twin.people = self.people
        twin.out = self.out
        if self.out_order:
            twin.out_order = self.out_order[:]
        twin.face = self.face
        twin.known = self.known[:]
        twin.sorts = self.sorts
        twin.backs = self.backs
        for at in range(len(self.zones)):
            self.zones[at].copy_to(twin.zones[at])
        if self.prompts:
            twin.prompts = [prompt.copy() for prompt in self.prompts]
        if self.forced:
            twin.forced = self.forced[:]
        twin.chance = self.chance.copy()


NO_CHANCE = Chance(0)
"""Stands in on a bare table, until the game is given its own."""

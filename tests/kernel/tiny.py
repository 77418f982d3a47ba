"""A tiny game that uses everything the kernel offers, and a bare table with any zones, for the tests of the kernel.

Each of two to four players gets two of sixteen cards, four copies of each of four faces. All pick a card together, and
the picks are laid open. Then one after the other does one thing (lay a card open, give one away unseen, dare somebody)
and draws a card. It is over when there is nothing left to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel import (
    EVERYONE,
    NOBODY,
    NONE,
    Area,
    Chance,
    Game,
    IllegalMove,
    Kinds,
    Moves,
    Options,
    Sheet,
    State,
    Table,
    Verbs,
    View,
    Words,
    Zone,
    arg,
    arg2,
    bit,
    counter,
    deck,
    fan,
    flag,
    row,
    seat_areas,
    seat_name,
    sentences,
    verb,
    whole,
    words,
)

FACES = ("ant", "bee", "cat", "dog")
COPIES = 4

VERBS = Verbs(card=Words(FACES))
PICK = VERBS.add("pick {card}", touch="{me}.hand:{card}")
LAY = VERBS.add("lay {card}", touch="{me}.hand:{card}")
GIVE = VERBS.add("give {card} {seat}", touch="{me}.hand:{card} {seat}")
DARE = VERBS.add("dare {seat} {mood}", mood=words("", "softly"), touch="{seat}")
ANSWER = VERBS.add("say {answer}", answer=words("yes", "no"), touch="", speech=True)
SHOUT = VERBS.add('shout "{text}"')

PROMPTS = Kinds(mood=words("loud", "soft"))
PICKING = PROMPTS.add("picking")
DARED = PROMPTS.add("dared {by:seat} {mood} {card} {count}")

EVENTS = Kinds(mood=words("loud", "soft"))
PICKED = EVENTS.add("picked {seats}")
LAID = EVENTS.add("laid {seat} {card}")
GAVE = EVENTS.add("gave {seat} {target:seat} {card}")
DREW = EVENTS.add("drew {seat} {card}")
DARING = EVENTS.add("daring {seat} {target:seat} {mood}")
SHOUTED = EVENTS.add("shouted {seat}")
WINKED = EVENTS.add("winked {seat} {count}")
NAMED = EVENTS.add("named {face}")


@dataclass(frozen=True)
class TinyOptions(Options):
    hand: int = whole(2, 1, 3)
    winking: bool = flag(True)
    rules: tuple[str, ...] = sentences(2)


class Tiny(State):
    def __init__(self, seats: i64, options: TinyOptions) -> None:
        super().__init__(seats, options.turn_limit or 0)
        self.options = options
        self.winks = 0
        self.hands = [self.zone("hand", seat, bit(seat)) for seat in range(seats)]
        self.rows = [self.zone("row", seat, EVERYONE) for seat in range(seats)]

    def deal(self) -> None:
        for hand in self.hands:
            for _ in range(self.options.hand):
                self.put(self.draw(), hand)
        self.ask_sealed(PICKING, bit(self.seats) - 1)

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        kind = self.prompts[-1].kind if self.prompts else NONE
        if kind == DARED:
            moves.add(ANSWER, 0)
            moves.add(ANSWER, 1)
            return
        faces = sorted({int(self.face[card]) for card in self.hands[seat].listed()})
        for face in faces:
            moves.add(PICK if kind == PICKING else LAY, face)
        if kind == NONE:
            self._other_moves(seat, faces, moves)

    def _other_moves(self, seat: i64, faces: Sequence[int], moves: Moves) -> None:
        for other in range(self.seats):
            if other != seat:
                for face in faces:
                    moves.add(GIVE, face, other)
                moves.add(DARE, other, 0)
                moves.add(DARE, other, 1)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == PICK:
            self._pick(seat, arg(move))
        elif what == SHOUT:
            self.tell(SHOUTED, seat)
        elif what == DARE:
            self.tell(DARING, seat, arg(move), arg2(move))
            card = self.deck.top() if self.deck.size else NONE
            self.ask(DARED, bit(arg(move)), seat, arg2(move), card, self.winks)
        else:
            self._act(seat, move)

    def _pick(self, seat: i64, face: i64) -> None:
        hand = self.hands[seat]
        prompt = self.prompts[-1]
        if prompt.answer(seat, hand.cards[self.find(hand, face)]):
            self.prompts.pop()
            for other in range(self.seats):
                card = prompt.answers[other]
                self.put(self.hands[other].take(self.hands[other].index(card)), self.rows[other])
                self.tell(LAID, other, card)
            self.tell(PICKED, bit(self.seats) - 1)

    def _act(self, seat: i64, move: i64) -> None:
        if verb(move) == LAY:
            card = self.take_face(self.hands[seat], arg(move))
            self.put(card, self.rows[seat])
            self.tell(LAID, seat, card)
        elif verb(move) == GIVE:
            card = self.slip(self.hands[seat], self.find(self.hands[seat], arg(move)), self.hands[arg2(move)])
            self.tell(GAVE, seat, arg2(move), card)
        else:
            self.prompts.pop()
        self._draw_and_pass_on()

    def _draw_and_pass_on(self) -> None:
        card = self.draw()
        if card == NONE:
            self.over = True
            return
        self.put(card, self.hands[self.turn])
        self.tell(DREW, self.turn, card)
        self.turn = self.next_seat(self.turn)
        self.count_turn()

    def hear(self, seat: i64, move: i64, text: str) -> None:
        if verb(move) == SHOUT and not text:
            raise IllegalMove("shout something in quotes")
        if verb(move) not in (SHOUT, ANSWER):
            super().hear(seat, move, text)

    def may_speak(self, seat: i64, move: i64) -> bool:
        return verb(move) == SHOUT and not self.prompts

    def gestures(self, seat: i64) -> list[str]:
        return ["wink"] if self.options.winking else []

    def gesture(self, seat: i64, word: str) -> None:
        self.winks += 1
        self.tell(WINKED, seat, self.winks)

    def standing(self, seat: i64) -> i64:
        return self.rows[seat].size

    def renumbered(self, anew: vec[i64]) -> None:
        for prompt in self.prompts:
            if prompt.kind == DARED and prompt.c != NONE:
                prompt.c = anew[prompt.c]

    def copy(self) -> Tiny:
        twin = Tiny(self.seats, self.options)
        self.copy_to(twin)
        twin.winks = self.winks
        return twin

    def lay_out(self, sheet: Sheet) -> None:
        self.winks = sheet.number("winks", self.winks)
        for seat in range(self.seats):
            sheet.zone(f"{seat_name(seat)}.hand", self.hands[seat])
            sheet.zone(f"{seat_name(seat)}.row", self.rows[seat])


def tiny(seats: int, options: TinyOptions) -> Tiny:
    table = Tiny(seats, options)
    table.stock(vec[i64]([face for face in range(len(FACES)) for _ in range(COPIES)]))
    return table


def lay(view: View) -> Table:
    return Table(Area("middle", (deck(view),), (counter(view, "winks"),)), seat_areas(view, _seat))


def _seat(view: View, name: str) -> Area:
    return Area(name, (fan(view, f"{name}.hand"), row(view, f"{name}.row")))


TINY = Game(
    name="tiny",
    version=3,
    seats=range(2, 5),
    options=TinyOptions,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    bare=tiny,
    lay=lay,
)


class Bare(State):
    """A table without rules: some zones, and cards that the test lays where it likes."""

    def __init__(self, seats: i64, zones: Sequence[tuple[str, int, int]] = ()) -> None:
        super().__init__(seats, 0)
        self.named = zones
        self.extra: list[Zone] = [self.zone(name, owner, sees) for name, owner, sees in zones]

    def deal(self) -> None:
        pass

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        moves.add(LAY)

    def apply(self, seat: i64, move: i64) -> None:
        self.turn = self.next_seat(self.turn)

    def copy(self) -> Bare:
        twin = Bare(self.seats, self.named)
        self.copy_to(twin)
        for mine, other in zip(self.zones, twin.zones, strict=True):
            other.holds, other.keeps = mine.holds, mine.keeps
        return twin

    def lay_out(self, sheet: Sheet) -> None:
        for zone in self.extra:
            sheet.zone(f"{seat_name(zone.owner)}.{zone.name}" if zone.owner != NONE else zone.name, zone)


def bare_table(
    faces: Sequence[int], zones: Sequence[tuple[str, int, int]] = (), *, seats: int = 3, seed: int = 1
) -> Bare:
    """A table whose cards, with these faces, are still in the box."""
    table = Bare(seats, zones)
    table.stock(vec[i64]([i64(face) for face in faces]))
    table.chance = Chance(seed)
    return table


def in_deck(faces: Sequence[int], *, seats: int = 3, seed: int = 1) -> Bare:
    """A table whose cards lie in the deck, unshuffled, the last one on top."""
    table = bare_table(faces, seats=seats, seed=seed)
    for card in range(len(faces)):
        table.put(card, table.deck)
    return table


def hand(seat: int) -> tuple[str, int, int]:
    """A zone that only its owner sees."""
    return ("hand", seat, 1 << seat)


def closed(name: str) -> tuple[str, int, int]:
    """A zone that nobody sees."""
    return (name, int(NONE), int(NOBODY))


def dealt(seats: int = 2, seed: int = 1, **options: object) -> State:
    """A new game of Tiny."""
    return TINY.deal(seats, TINY.options.read(options), Chance(seed))


def dealt_and_picked(seats: int = 2, seed: int = 1) -> State:
    """A game of Tiny after everybody has picked a card."""
    state = dealt(seats, seed)
    for seat in range(seats):
        state.submit(seat, TINY.legal_moves(state, seat)[0])
    return state

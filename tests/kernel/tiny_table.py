"""What lies on the table of the tiny game."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel import (
    ALWAYS,
    AS_NOTE,
    CARD,
    EVERYONE,
    NONE,
    NUMBER,
    SEAT,
    WHEN_SET,
    Options,
    State,
    Zone,
    bit,
    flag,
    lowest_bit,
    seat_name,
    sentences,
    whole,
    words,
)
from holdfast.kernel.ranking import top_rank
from holdfast.kernel.sorts import sort_cards
from tests.kernel.tiny_phrases import BEAST, CHARM, COPIES, FACES, MOODS, OMEN, PROMPTS, SORTS

WORTH, LEADER = 0, 1


@dataclass(frozen=True)
class TinyOptions(Options):
    hand: int = whole(2, 1, 3)
    winking: bool = flag(True)
    rules: tuple[str, ...] = sentences(2)


class Player:
    """A seat's cards and what it has answered in secret."""

    def __init__(self, table: State, seat: i64) -> None:
        self.hand = table.declare.hand(seat, allows=BEAST | CHARM)
        self.row = table.declare.zone("row", seat, bit(seat), allows=BEAST | CHARM, signed=True)
        self.row.attaches = CHARM
        self.den = table.declare.zone("den", seat, allows=BEAST, tucked=True)
        self.points = table.declare.number("points", seat, most=99, shown=ALWAYS)
        self.best = table.declare.number("best", seat, start=9)
        self.points.of = self.best
        self.charmed = table.declare.flag("charmed", seat, shown=WHEN_SET)
        self.charmed.beside = "row"
        self.worth = table.declare.derived("worth", WORTH, seat)
        self.picked = table.declare.card("picked", seat, within=self.hand, sees=bit(seat))
        self.guess = table.declare.number("guess", seat, start=NONE, most=9, sees=bit(seat))
        self.vote = table.declare.seat("vote", seat, sees=bit(seat))
        self.feeling = table.declare.word("feeling", MOODS, seat, sees=bit(seat))
        self.chosen = table.declare.series("chosen", seat, CARD, sees=bit(seat), within=self.hand)


class TinyTable(State):
    options: TinyOptions

    def __init__(self, seats: i64, options: TinyOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.sky = self.declare.zone("sky", shape="pile", allows=OMEN)
        self.omen = self.declare.zone("omen", sees=EVERYONE, shape="stack", allows=OMEN)
        self.deck.allows = self.discard.allows = BEAST | CHARM
        self.players: list[Player] = [Player(self, seat) for seat in range(seats)]
        self.winks = self.declare.number("winks", shown=WHEN_SET)
        self.weather = self.declare.word("weather", words("fair", "foul"), start=0, shown=AS_NOTE)
        self.dark = self.declare.flag("dark", shown=AS_NOTE)
        self.moods = self.declare.word_set("moods", MOODS)
        self.wanted = self.declare.printed("wanted")
        self.waiting = self.declare.waiting_move("waiting")
        self.leader = self.declare.derived("leader", LEADER, kind=SEAT, shown=AS_NOTE)
        self.story = self.declare.series("story", kind=NUMBER)
        self.dare_by = self.declare.seat("dare.by")
        self.dare_target = self.declare.seat("dare.target")
        self.dare_at = self.declare.number("dare.at")
        self.progress["dare"] = self.dare_by
        self.shouts = self.declare.texts("shouts")
        for seat in range(seats):
            self.aliases[f"{seat_name(seat)}.heaven"] = "sky"
        self.stock(vec[i64]([i64(face) for face, name in enumerate(FACES) for _ in range(COPIES[name])]))
        sort_cards(self, vec[i64]([i64(sort) for sort in SORTS]), [BEAST | CHARM, OMEN])

    def home(self, card: i64) -> Zone:
        return self.sky if SORTS[self.face[card]] == OMEN else self.deck

    def derived_value(self, code: i64, seat: i64) -> i64:
        if code == WORTH:
            return sum(self.lies_open(card) for card in self.players[seat].row.to_list())
        leading = lowest_bit(top_rank(self))
        return leading if self.standing(leading) else NONE

    def standing(self, seat: i64) -> i64:
        return self.players[seat].points.value + self.derived_value(WORTH, seat)

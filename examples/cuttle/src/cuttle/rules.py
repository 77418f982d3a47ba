"""The rules of Cuttle: the first with 21 points on the table wins, and every card can also do something else."""

from __future__ import annotations

from holdfast.kernel import Move, Moves, Number, Seat, Zone, arg, arg2, verb
from holdfast.kernel.cards import JACK, KING, QUEEN

from . import one_offs
from .cards import AIMED as AIMED_RANKS
from .cards import LASTING, SWEEPING, beats, counts_points
from .phrases import (
    AIM,
    ALLOW,
    COUNTER,
    CROWNED,
    DISCARD,
    DRAW,
    DREW,
    GUARDED,
    LAY,
    PASS,
    PASSED,
    PEERED,
    PLAY,
    REACHED,
    REVEALING,
    SCORE,
    SCORED,
    SCUTTLE,
    SCUTTLED,
    STALEMATE,
    STEAL,
    STOLE,
    TAKE,
)
from .state import PASSES, CuttleState

DEALT = (5, 6)
"""Who begins gets one card less than the dealer."""
LAID = {KING: CROWNED, QUEEN: GUARDED}


class Cuttle(CuttleState):
    def deal(self) -> None:
        for player, cards in zip(self.players, DEALT, strict=True):
            for _ in range(cards):
                self.draw(player.hand)

    def question(self) -> Number:
        return REVEALING if self.revealed.size else 0

    # What can be done

    def legal_moves(self, seat: Seat, moves: Moves) -> None:
        if self.asked:
            one_offs.add_answers(self, seat, moves)
            return
        if self.revealed.size:
            self.add_plays(seat, int(self.revealed.top()), moves)
            return
        if self.deck.size == 0:
            moves.add(PASS)
        elif self.players[seat].hand.size < self.hand_limit:
            moves.add(DRAW)
        for card in self.players[seat].hand.to_list():
            self.add_plays(seat, card, moves)

    def add_plays(self, seat: int, card: int, moves: Moves) -> None:
        """Everything that a card can be played for."""
        face, rank, other = int(self.face[card]), self.rank_of(card), 1 - seat
        if counts_points(face):
            moves.add(SCORE, face)
            for target in self.point_cards(other):
                if beats(face, int(self.face[target])):
                    moves.add(SCUTTLE, self.face[target], face)
        if rank in LASTING:
            moves.add(LAY, face)
        if rank == JACK:
            for target in self.exposed_points(other):
                moves.add(STEAL, self.face[target], face)
        if rank in AIMED_RANKS:
            for target in self.exposed_royals(other):
                moves.add(AIM, face, self.face[target])
        if rank in SWEEPING and one_offs.has_use(self, seat, rank):
            moves.add(PLAY, face)

    # What it does

    def apply(self, seat: Seat, move: Move) -> None:
        what = verb(move)
        if what in (COUNTER, ALLOW, TAKE, DISCARD):
            one_offs.answer(self, seat, move)
        elif what in (PLAY, AIM):
            one_offs.play(self, seat, self.held(seat, arg(move)), self.lying(arg2(move)) if what == AIM else None)
        elif what == DRAW:
            self.draw_one(seat)
        elif what == PASS:
            self.tell(PASSED, seat)
        else:
            self.put_down(seat, move)
        if not self.asked and self.revealed.size == 0:
            self.end_turn(passed=what == PASS)

    def put_down(self, seat: int, move: Move) -> None:
        """A card is laid on the table, or laid upon another."""
        what = verb(move)
        me = self.players[seat]
        if what == SCORE:
            card = self.held(seat, arg(move))
            self.place(card, seat, me.points)
            self.tell(SCORED, seat, card)
        elif what == LAY:
            self.lay(seat, self.held(seat, arg(move)))
        else:
            target, card = self.lying(arg(move)), self.held(seat, arg2(move))
            if what == SCUTTLE:
                self.scuttle(seat, card, target)
            else:
                self.steal(seat, card, target)

    def lay(self, seat: int, card: int) -> None:
        self.place(card, seat, self.players[seat].royals)
        self.look_through_glasses()
        self.tell(LAID.get(self.rank_of(card), PEERED), seat, card, self.goal(seat))

    def scuttle(self, seat: int, card: int, target: int) -> None:
        self.place(card, seat, self.discard)
        self.tell(SCUTTLED, seat, card, target)
        self.scrap_points(1 - seat, target)

    def steal(self, seat: int, card: int, target: int) -> None:
        self.pull_over(1 - seat, target)
        self.place(card, seat, self.players[seat].points)
        self.tell(STOLE, seat, card, target)

    # Cards and where they go

    def held(self, seat: int, face: Number) -> int:
        """The card with this face that a seat can play: turned up by a seven, or in its hand."""
        source = self.revealed if self.revealed.size else self.players[seat].hand
        return int(source.cards[self.find(source, face)])

    def lying(self, face: Number) -> int:
        """The card with this face that lies before one of the players."""
        zones = [zone for player in self.players for zone in (player.points, player.royals)]
        return next(card for zone in zones for card in zone.to_list() if self.face[card] == face)

    def place(self, card: int, seat: int, target: Zone) -> None:
        """Move a card that a seat plays to where it will lie."""
        source = self.revealed if self.revealed.size else self.players[seat].hand
        self.move_card(card, source, target)

    def pull_over(self, seat: int, card: int) -> None:
        """A card goes from a seat's points to those of the other one, with the jacks on it."""
        source, target = self.players[seat].points, self.players[1 - seat].points
        at = int(source.index(card))
        for _ in range(1 + self.jacks_on(seat, at)):
            self.move(source, at, target)

    def scrap_points(self, seat: int, card: int) -> None:
        """A card for points goes to the scrap, with the jacks on it."""
        source = self.players[seat].points
        at = int(source.index(card))
        for _ in range(1 + self.jacks_on(seat, at)):
            self.move(source, at, self.discard)

    def draw_one(self, seat: int) -> None:
        self.tell(DREW, seat, self.draw(self.players[seat].hand))

    # The end of a turn, and of the game

    def end_turn(self, passed: bool = False) -> None:
        self.passes.value = self.passes.value + 1 if passed else 0
        for seat in range(2):
            if self.has_reached(seat):
                self.over = True
                self.tell(REACHED, seat, self.score(seat))
        if self.over:
            return
        if self.passes.value == PASSES:
            self.over = True
            self.tell(STALEMATE)
            return
        self.count_turn()
        if not self.over:
            self.turn = 1 - self.turn

    def standing(self, seat: Seat) -> Number:
        """Who has reached their goal has won. No move brings both there."""
        return int(self.has_reached(int(seat)))

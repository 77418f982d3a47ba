"""The rules of Ship IT!: the deal, a turn, the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it import attack, offers, performance, position, trade
from holdfast.games.ship_it.cards import ARCHITECTURE_FACES, is_event
from holdfast.games.ship_it.effects.every import ALONE, ON_ANYBODY, ON_OTHERS
from holdfast.games.ship_it.evaluation import evaluation
from holdfast.games.ship_it.features import features
from holdfast.games.ship_it.phrases import (
    ACTING,
    ASKING,
    CHOICE,
    CHOOSING,
    DRAW,
    DREW,
    DREW_EVENT,
    END,
    EVENTS_STEP,
    GOING_ON,
    LEFT_OVER,
    NEXT,
    OF_ATTACK,
    OF_PERFORMANCE,
    OF_TRADE,
    PERFORM,
    RESHUFFLED,
    THIS,
    TRADE,
    TRADE_ALL,
    WON,
    face_played,
)
from holdfast.games.ship_it.production import forget_cache, needed
from holdfast.games.ship_it.table import Player, ShipItTable
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.given import Given
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.zones import Zone


class ShipIt(ShipItTable):
    """A game in progress."""

    # Set-up

    def home(self, card: i64) -> Zone:
        return self.aside if ARCHITECTURE_FACES & bit(self.face[card]) else self.deck

    def deal(self) -> None:
        self.shuffle(self.aside)
        each: i64 = 6 if self.seats == 2 else 7
        for player in self.players:
            self.move_top(self.aside, player.architecture)
            for _card in range(each):
                self._deal_card(player.hand)
        self.begin_turn()
        self.go_on()

    def _deal_card(self, hand: Zone) -> None:
        """Deal a card; an event goes back to a random place in the deck."""
        while is_event(self.face[self.next_card()]):
            self.bury(self.deck, self.deck.size - 1, self.deck)
        self.move_top(self.deck, hand)

    # A turn

    def begin_turn(self) -> None:
        """What waited for this turn holds in it; a card is drawn."""
        player = self.players[self.turn]
        if player.no_deploy.value == NEXT:
            player.no_deploy.value = THIS
        player.repair.value |= player.repair_next.value
        player.repair_next.value = 0
        self.done.clear()
        self.step.value = EVENTS_STEP
        self.draw_card(self.turn)

    def have_deck(self) -> None:
        """Before somebody looks into the deck it is made new if it is empty."""
        if self.deck.size == 0:
            self.renew_deck()

    def draw_card(self, seat: i64) -> None:
        """Draw into the hand; an event waits on the table until the card that drew it is over."""
        if self.next_card() != NONE:
            self.receive(seat)

    def receive(self, seat: i64) -> None:
        """Take the top card of the deck: an event is laid open, anything else goes to the hand."""
        if is_event(self.face[self.deck.top()]):
            self.tell(DREW_EVENT, seat, self.move_top(self.deck, self.events))
        else:
            self.tell(DREW, seat, self.move_top(self.deck, self.players[seat].hand))

    def go_on(self) -> None:
        """What happens by itself, until somebody is asked: waiting events, then the next step or the next turn."""
        while not self.asked and not self.over:
            if self.events.size > 0:
                self.effects[self.face[self.events.cards[0]]].happen(self, self.turn)
            elif self.step.value != EVENTS_STEP:
                return
            elif self.done.drew.value:
                self._end_turn()
            else:
                self.step.value = CHOICE

    def _draw_and_end(self) -> None:
        self.done.drew.value = 1
        self.step.value = EVENTS_STEP
        self.draw_card(self.turn)

    def _end_turn(self) -> None:
        player = self.players[self.turn]
        player.repair.value = 0
        if player.no_deploy.value == THIS:
            player.no_deploy.value = NONE
        if needed(self, self.turn) == 3:
            self._win(self.turn)
        self.count_turn()
        if self.over:
            self._count_scores()
        else:
            self.turn = self.next_seat(self.turn)
            self.begin_turn()

    def _win(self, seat: i64) -> None:
        player = self.players[seat]
        architecture = player.architecture.top()
        self.show(architecture, EVERYONE)
        self.tell(WON, seat, architecture)
        if self.play_on:
            self._leave(seat, player)
        else:
            self.winner.value = seat
            self.over = True

    def _leave(self, seat: i64, player: Player) -> None:
        self.move_all(player.hand, self.discard)
        self.move_all(player.production, self.discard)
        player.repair_next.value = 0
        forget_cache(player)
        self.eliminate(bit(seat))
        if self.over:
            self.tell(LEFT_OVER, self.next_seat(seat))

    def _count_scores(self) -> None:
        for seat in range(self.seats):
            self.players[seat].score.value = needed(self, seat)

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # What a seat may say. Nothing here looks at a card that the seat does not know.

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if not self.asked:
            self.offer_actions(seat, moves)
            return
        kind = self.prompt().kind
        if OF_ATTACK & bit(kind):
            attack.offer_answers(self, seat, moves)
        elif OF_TRADE & bit(kind):
            trade.offer_answers(self, seat, kind, moves)
        elif OF_PERFORMANCE & bit(kind):
            performance.offer_answers(kind, moves)
        else:
            self.effects[ASKING[kind]].offer_answers(self, seat, kind, moves)

    def offer_actions(self, seat: i64, moves: Moves) -> None:
        held = self.faces_in(self.players[seat].hand)
        moves.add(DRAW if self.step.value == CHOICE else END)
        for face in ALONE:
            if held & bit(face):
                self.effects[face].offer(self, seat, held, moves)
        for other in range(self.seats):
            if other != seat and self.is_in(other):
                self._offer_against(seat, other, ON_OTHERS, held, moves)
        for target in range(self.seats):
            if self.players[target].production.size > 0:
                self._offer_against(seat, target, ON_ANYBODY, held, moves)
        if not self.done.traded.value:
            trade.offer_trades(self, seat, moves)

    def _offer_against(self, seat: i64, other: i64, faces: vec[i64], held: i64, moves: Moves) -> None:
        for face in faces:
            if held & bit(face):
                self.effects[face].offer_against(self, seat, other, held, moves)

    def offer_faces(self, zone: Zone, allowed: i64, verb: i64, moves: Moves) -> None:
        """One move for each of the allowed faces in a zone."""
        faces = self.faces_in(zone) & allowed
        face: i64 = 0
        while faces:
            if faces & 1:
                moves.add(verb, face)
            faces >>= 1
            face += 1

    # Moves

    def leave_sensible(self, seat: i64, moves: Moves) -> None:
        if not self.asked:
            offers.leave_sensible(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked:
            self._answer(seat, move, self.prompt().kind)
        else:
            self._act(seat, move)
        self.go_on()

    def _answer(self, seat: i64, move: i64, kind: i64) -> None:
        """An answer belongs to an attack, a trade, a performance or a card, as the prompt says."""
        if OF_ATTACK & bit(kind):
            attack.answer(self, seat, move)
        elif OF_TRADE & bit(kind):
            trade.answer(self, seat, move)
        elif OF_PERFORMANCE & bit(kind):
            performance.answer(self, seat, move)
        else:
            self.drop_prompt()
            self.effects[ASKING[kind]].answer(self, seat, kind, move)

    def _act(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == DRAW:
            self._draw_and_end()
        elif what == END:
            self._end_turn()
        elif what in (TRADE, TRADE_ALL):
            trade.offer(self, seat, move)
        else:
            self.step.value = ACTING
            self._play(seat, move)

    def _play(self, seat: i64, move: i64) -> None:
        """Lay the cards of a move on the table; then, after the performance they may ask for, carry it out."""
        face = face_played(move)
        effect = self.effects[face]
        effect.lay(self, seat, move)
        if self.social and effect.is_performed(move):
            performance.begin(self, seat, face, move)
        else:
            effect.carry_out(self, seat, move)

    def check_speech(self, seat: i64, move: i64, text: str) -> None:
        said = verb(move)
        if text and said != PERFORM and said != TRADE and said != TRADE_ALL:
            raise IllegalMove("words_need_trade_or_performance")

    def question(self) -> i64:
        return CHOOSING if self.step.value == CHOICE else GOING_ON

    # Standing

    def standing(self, seat: i64) -> i64:
        score = self.players[seat].score.value
        return needed(self, seat) if score == NONE else score

    def ranking(self) -> list[list[int]]:
        """Those who are done in the order of being done, then the others by needed components."""
        ranks = [self._listed(self.out_order.at(at)) for at in range(self.out_order.size)]
        left = self.everyone_in()
        if self.winner.value != NONE:
            ranks.append([int(self.winner.value)])
            left &= ~bit(self.winner.value)
        return ranks + self.ranked_by_standing(left)

    def _listed(self, seats: i64) -> list[int]:
        return [seat for seat in range(int(self.seats)) if seats >> seat & 1]

    def winners(self) -> i64:
        return self.top_rank()

    def evaluate(self, seat: i64) -> float:
        return evaluation(self, seat)

    def may_win(self, seat: i64) -> bool:
        """Where all play on, who was done first has won."""
        return self.out_order.size == 0 or self.out_order.at(0) & bit(seat) != 0

    def features(self, seat: i64, into: vec[float]) -> None:
        features(self, seat, into)

    def complete_position(self, given: Given) -> None:
        position.complete(self, given)

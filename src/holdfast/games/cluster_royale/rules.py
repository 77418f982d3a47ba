"""The rules of Cluster Royale: how a turn goes, step by step, and what waits for what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import (
    ATTACK,
    ATTACKS,
    CELEBRITIES,
    CELEBRITY,
    DEFENCES,
    EVENT,
    FIRST_EVENT,
    FIRST_PERMANENT,
    TECH,
    TECHS,
    TYPE,
    faces_said,
)
from holdfast.games.cluster_royale.clouds import enter_cloud
from holdfast.games.cluster_royale.destruction import next_loss
from holdfast.games.cluster_royale.effect import Target
from holdfast.games.cluster_royale.effects import EFFECTS, HOOKS
from holdfast.games.cluster_royale.effects.celebrities import SUNDAR
from holdfast.games.cluster_royale.effects.events import SHUTDOWN
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import (
    AIMED,
    AIMED_AT_CARD,
    AIMED_AT_CLUSTER,
    BEGAN,
    END,
    EXTRA_TURN,
    FACE,
    HAPPENED,
    NO_ATTACKS,
    NO_DRAW,
    PLAY,
    PLAY_CLUSTER,
    PLAY_EXCHANGE,
    PLAY_PERMANENT,
    PLAY_PROVIDER,
    PLAY_SEAT,
    PLAYED,
    SEALED,
    SKIPPED,
    USE,
    USE_CARD,
    USED,
)
from holdfast.games.cluster_royale.table import (
    ACT,
    DEPLOY,
    DRAW,
    SKIPPED_DRAW,
    START,
    TO_DRAW,
    TO_END,
    TO_SHUT_DOWN,
    USED_ATTACK,
    USED_CELEBRITY,
    USED_DEFENCE,
    USED_TECH,
    ClusterTable,
)
from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.moves import Moves, arg, arg2, arg3, arg4, verb

ALONE: Final = faces_said("alone")
SEAT: Final = faces_said("seat")
ON_CLUSTER: Final = faces_said("cluster")
ON_PERMANENT: Final = faces_said("permanent")
WITH_PROVIDER: Final = faces_said("provider")
EXCHANGE: Final = faces_said("exchange")
SEAT_AND_CLUSTER: Final = faces_said("seat and cluster")
USED_ALONE: Final = faces_said("use")
USED_WITH: Final = faces_said("use with a card")


class ClusterRoyale(ClusterTable):
    def __init__(self, seats: i64, options: ClusterRoyaleOptions) -> None:
        super().__init__(seats, options, EFFECTS, HOOKS)

    # Set-up

    def deal(self) -> None:
        self._deal_clusters()
        self._deal_hands()
        first: i64 = self.pick_seat(bit(self.seats) - 1) if self.first == "random" else self.turn
        if self.teams:
            self.rotation[1 - (first & 1)].value = self.next_of_team(1 - (first & 1), first)
        self.tell(BEGAN, first)
        self.begin_turn(first)
        self.go_on()

    def _deal_clusters(self) -> None:
        each = i64(5) if self.teams else 7 - self.seats
        self.move_all(self.cluster_discard, self.mixed)
        self.shuffle(self.mixed)
        for row in self.rows:
            for _card in range(each):
                self.move_top(self.mixed, row.clusters)
        self.move_all(self.mixed, self.cluster_discard)

    def _deal_hands(self) -> None:
        """Five cards each without the events, which are then shuffled into the deck."""
        for player in self.players:
            while player.hand.size < 5:
                event = TYPE[self.face[self.next_card()]] == EVENT
                self.move_top(self.deck, self.mixed if event else player.hand)
        self.move_all(self.mixed, self.deck)
        self.shuffle(self.deck)

    # What may be done

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.asked:
            prompt = self.prompt()
            self.effects[prompt.get(FACE)].offer_answers(self, prompt, seat, moves)
            return
        faces = self.faces_in(self.players[seat].hand) & self._playable(seat)
        while faces:
            self.effects[lowest_bit(faces)].offer(self, seat, moves)
            faces &= faces - 1
        self._offer_uses(seat, moves)
        moves.add(END)

    def _playable(self, seat: i64) -> i64:
        """The mask of faces that may be played now."""
        used = self.used_this_turn
        faces: i64 = 0
        if self.step.value == DEPLOY:
            if used.count(USED_TECH) == 0:
                faces |= TECHS
            if used.count(USED_CELEBRITY) == 0:
                faces |= CELEBRITIES
        defences = used.count(USED_DEFENCE)
        if used.count(USED_ATTACK) + defences < self.acts_per_turn(seat):
            if not self.no_attacks_now.value:
                faces |= ATTACKS
            if defences == 0:
                faces |= DEFENCES
        return faces

    def _offer_uses(self, seat: i64, moves: Moves) -> None:
        player = self.players[seat]
        if player.powers.value & self.hooks.offer_uses:
            for at in range(player.cloud.size):
                self.effects[self.face[player.cloud.cards[at]]].offer_uses(self, seat, moves)

    # What is done

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked:
            self._answer(seat, move)
        elif verb(move) == END:
            self.step.value = DRAW
        elif verb(move) == USE or verb(move) == USE_CARD:
            self._use(seat, move)
        else:
            self._play(seat, move)
        self.go_on()

    def _answer(self, seat: i64, move: i64) -> None:
        prompt = self.prompt()
        effect = self.effects[prompt.get(FACE)]
        if SEALED >> prompt.kind & 1 == 0:
            self.drop_prompt()
            effect.answer(self, prompt, seat, move)
        elif effect.seal(self, seat, move) and prompt.answered(seat):
            self.drop_prompt()
            effect.unseal(self)

    def _use(self, seat: i64, move: i64) -> None:
        face = USED_ALONE[arg(move)] if verb(move) == USE else USED_WITH[arg(move)]
        self.tell(USED, seat, face)
        self.effects[face].use(self, seat, arg2(move))

    def _play(self, seat: i64, move: i64) -> None:
        target = self.target
        target.clear()
        face = self._read_target(move)
        self._tell_aim(seat, face, target)
        self._lay_down(seat, face, TYPE[face])
        self.effects[face].play(self, seat, target)

    def _tell_aim(self, seat: i64, face: i64, target: Target) -> None:
        """What is played, and what it is aimed at."""
        if target.permanent != NONE:
            self.tell(AIMED_AT_CARD, seat, face, target.seat, target.permanent)
        elif target.seat != NONE:
            self.tell(AIMED, seat, face, target.seat)
        elif target.row != NONE:
            self.tell(AIMED_AT_CLUSTER, seat, face, self.row_said(target.row), target.place + 1)
        else:
            self.tell(PLAYED, seat, face)

    def _lay_down(self, seat: i64, face: i64, type: i64) -> None:
        if type == TECH or type == CELEBRITY:
            self.used_this_turn.add(USED_TECH if type == TECH else USED_CELEBRITY)
            enter_cloud(self, seat, face)
        else:
            self.used_this_turn.add(USED_ATTACK if type == ATTACK else USED_DEFENCE)
            self.step.value = ACT
            self.move_face(self.players[seat].hand, face, self.played)

    def _read_target(self, move: i64) -> i64:
        """The card that a move plays; what it names is written into the target."""
        target = self.target
        what = verb(move)
        if what == PLAY:
            return ALONE[arg(move)]
        if what == PLAY_PROVIDER:
            target.provider = arg2(move)
            return WITH_PROVIDER[arg(move)]
        if what == PLAY_CLUSTER:
            target.row = self.row_meant(arg2(move))
            target.place = arg3(move)
            return ON_CLUSTER[arg(move)]
        if what == PLAY_EXCHANGE:
            target.own = arg2(move)
            target.row = self.row_meant(arg3(move))
            target.place = arg4(move)
            return EXCHANGE[arg(move)]
        target.seat = arg2(move)
        if what == PLAY_SEAT:
            return SEAT[arg(move)]
        if what == PLAY_PERMANENT:
            target.permanent = arg3(move) + FIRST_PERMANENT
            return ON_PERMANENT[arg(move)]
        target.row = self.row_meant(arg3(move))
        target.place = arg4(move)
        return SEAT_AND_CLUSTER[arg(move)]

    # What follows

    def go_on(self) -> None:
        """Let everything happen that waits for nobody's decision."""
        while not self.over and self.asked == 0:
            if self.losses.size > 0:
                next_loss(self)
            elif self.debt_left.value > 0:
                SUNDAR.collect_next(self)
            elif self.played.size > 0:
                self.move_top(self.played, self.discard)
            elif not self._next_event() and self._next_step():
                return
        if self.over:
            self.move_all(self.played, self.discard)

    def _next_event(self) -> bool:
        """Events waiting resolve one by one, in seat order from the player on turn."""
        players = self.players
        for step in range(self.seats):
            seat = self.from_turn(step)
            waiting = players[seat].waiting
            if waiting.size > 0:
                card = self.move(waiting, 0, self.played)
                self.chain.value |= bit(self.face[card] - FIRST_EVENT)
                self.tell(HAPPENED, card)
                self.effects[self.face[card]].happen(self, seat)
                return True
        self.chain.value = 0
        return False

    def _next_step(self) -> bool:
        """Go on in the turn; true when it is for the player on turn to say what."""
        if not self.is_in(self.turn):
            self.extra_turns.value = 0
            self._end_turn()
        elif self.step.value == START:
            self._next_start()
        elif self.step.value == DRAW:
            self._next_ending()
        else:
            return True
        return False

    # The steps of a turn

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.step.value = START
        self.ending.value = TO_DRAW
        self.used_this_turn.clear()
        self.started.value = 0
        self.expire_protection(seat)
        if self.no_attacks_after.value != NONE and self.no_attacks_after.value != seat:
            self.no_attacks_after.value = NONE
            self.no_attacks_now.value = 1
            self.tell(NO_ATTACKS, seat)
        if self.teams:
            self.rotation[seat & 1].value = self.next_of_team(seat & 1, seat)

    def expire_protection(self, seat: i64) -> None:
        """Protections end when a turn of their owner starts."""
        self.players[seat].protected.value = NONE
        self.players[seat].immune_to.value = 0

    def _next_start(self) -> None:
        """The next “start of your turn” effect in cloud order; a debt outlives Sundar."""
        player = self.players[self.turn]
        left = player.powers.value & self.hooks.on_start & ~self.started.value
        for at in range(player.cloud.size if left else i64(0)):
            face = self.face[player.cloud.cards[at]]
            if left >> (face - FIRST_PERMANENT) & 1:
                self.started.value |= bit(face - FIRST_PERMANENT)
                self.effects[face].on_start(self, self.turn)
                return
        if player.owes.value:
            SUNDAR.on_start(self, self.turn)
        else:
            self.step.value = DEPLOY

    def _next_ending(self) -> None:
        """Draw; then, after the events that this brought, a system shutdown; then the turn ends."""
        if self.ending.value == TO_DRAW:
            self.ending.value = TO_SHUT_DOWN
            self._draw_step()
        elif self.ending.value == TO_SHUT_DOWN:
            self.ending.value = TO_END
            SHUTDOWN.end_turn(self, self.turn)
        else:
            self._end_turn()

    def _draw_step(self) -> None:
        if self.used_this_turn.count(SKIPPED_DRAW) > 0:
            self.tell(NO_DRAW, self.turn)
            return
        left = self.players[self.turn].powers.value & self.hooks.on_draw_step
        if left == 0 or not self.first_effect(left).on_draw_step(self, self.turn):
            self.draw_cards(self.turn, 1)

    def _end_turn(self) -> None:
        self.players[self.turn].destroyed_since.value = 0
        self.no_attacks_now.value = 0
        self.ending.value = TO_DRAW
        self.count_turn()
        if self.over:
            return
        if self.extra_turns.value > 0:
            self.extra_turns.value -= 1
            self.tell(EXTRA_TURN, self.turn)
            self.begin_turn(self.turn)
        else:
            self.begin_turn(self._next_player())

    def _next_player(self) -> i64:
        """Whose turn is next; those who must skip a turn are passed over."""
        seat = self._after(self.turn)
        while self.players[seat].skips.value:
            self.players[seat].skips.value = 0
            self.tell(SKIPPED, seat)
            if self.teams:
                self.rotation[seat & 1].value = self.next_of_team(seat & 1, seat)
            seat = self._after(seat)
        return seat

    def _after(self, seat: i64) -> i64:
        return self.rotation[1 - (seat & 1)].value if self.teams else self.next_seat(seat)

    # Standing

    def standing(self, seat: i64) -> i64:
        return self.players[seat].clusters.size

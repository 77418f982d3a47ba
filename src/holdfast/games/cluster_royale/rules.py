"""The rules of Cluster Royale: how a turn goes, step by step, and what waits for what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.board import (
    ACT,
    DEPLOY,
    DID_ATTACK,
    DID_CELEBRITY,
    DID_DEFENCE,
    DID_TECH,
    DRAW,
    SKIPS_DRAW,
    START,
    Board,
)
from holdfast.games.cluster_royale.cards import (
    ATTACK,
    BACKS,
    CELEBRITY,
    EVENT,
    FIRST_EVENT,
    FIRST_PERMANENT,
    PROMETHEUS,
    SORTS,
    SUNDAR,
    TECH,
    TYPE,
    box,
    faces_said,
)
from holdfast.games.cluster_royale.destruction import destroy_together, destructible, mourn_next
from holdfast.games.cluster_royale.effect import Target
from holdfast.games.cluster_royale.effects import EFFECTS
from holdfast.games.cluster_royale.evaluation import outlook
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import (
    AIMED,
    END,
    EXTRA_TURN,
    GIVE_CLUSTER,
    HAPPENED,
    PLAY,
    PLAY_CLUSTER,
    PLAY_EXCHANGE,
    PLAY_PERMANENT,
    PLAY_PROVIDER,
    PLAY_SEAT,
    PLAYED,
    SHUT_DOWN,
    SKIPPED,
    USE,
    USE_CARD,
    USED,
)
from holdfast.games.cluster_royale.position import lay_out_board, settle_board
from holdfast.games.cluster_royale.techs import look
from holdfast.kernel.moves import Moves, arg, arg2, arg3, arg4, verb
from holdfast.kernel.sheet import Sheet
from holdfast.kernel.zones import NONE, bit

ALONE: Final = faces_said("alone")
SEAT: Final = faces_said("seat")
ON_CLUSTER: Final = faces_said("cluster")
ON_PERMANENT: Final = faces_said("permanent")
WITH_PROVIDER: Final = faces_said("provider")
EXCHANGE: Final = faces_said("exchange")
SEAT_AND_CLUSTER: Final = faces_said("seat and cluster")
USED_ALONE: Final = faces_said("use")
USED_WITH: Final = faces_said("use with a card")


class ClusterRoyale(Board):
    # Set-up

    def deal(self) -> None:
        self._deal_clusters()
        self._deal_hands()
        named = self.options.first
        first: i64 = self.pick_seat(bit(self.seats) - 1) if named == "random" else int(named[1:]) - 1
        if self.teams:
            self.rotation[1 - (first & 1)] = self.next_of_team(1 - (first & 1), first)
        self.begin_turn(first)
        self.go_on()

    def _deal_clusters(self) -> None:
        each = i64(5) if self.teams else 7 - self.seats
        self.put_all(self.cluster_discard, self.mixed)
        self.shuffle(self.mixed)
        for row in self.rows:
            for _ in range(each):
                self.put(self.mixed.pop(), row.clusters)
        self.put_all(self.mixed, self.cluster_discard)

    def _deal_hands(self) -> None:
        """Five cards each without the events, which are then shuffled into the deck."""
        for player in self.players:
            while player.hand.size < 5:
                card = self.draw()
                self.put(card, self.mixed if TYPE[self.face[card]] == EVENT else player.hand)
        self.put_all(self.mixed, self.deck)
        self.shuffle(self.deck)

    # What may be done

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.prompts:
            prompt = self.prompts[-1]
            EFFECTS[prompt.a].answers(self, prompt, seat, moves)
            return
        faces = self.hand_faces(seat)
        for face in range(FIRST_EVENT):
            if faces >> face & 1 and self._may_play(seat, TYPE[face]):
                EFFECTS[face].plays(self, seat, moves)
        cloud = self.players[seat].cloud
        for at in range(cloud.size):
            EFFECTS[self.face[cloud.cards[at]]].uses(self, seat, moves)
        moves.add(END)

    def _may_play(self, seat: i64, type: i64) -> bool:
        if type == TECH:
            return self.step == DEPLOY and self.times(DID_TECH) == 0
        if type == CELEBRITY:
            return self.step == DEPLOY and self.times(DID_CELEBRITY) == 0
        attacks = self.times(DID_ATTACK)
        defences = self.times(DID_DEFENCE)
        if attacks + defences >= self.acts_a_turn(seat):
            return False
        return not self.no_attacks if type == ATTACK else defences == 0

    # What is done

    def apply(self, seat: i64, move: i64) -> None:
        if self.prompts:
            prompt = self.prompts[-1]
            if not prompt.sealed:
                self.prompts.pop()
            EFFECTS[prompt.a].answer(self, prompt, seat, move)
        elif verb(move) == END:
            self.step = DRAW
        elif verb(move) == USE or verb(move) == USE_CARD:
            self._use(seat, move)
        else:
            self._play(seat, move)
        self.go_on()

    def _use(self, seat: i64, move: i64) -> None:
        face = USED_ALONE[arg(move)] if verb(move) == USE else USED_WITH[arg(move)]
        self.tell(USED, seat, face)
        EFFECTS[face].use(self, seat, arg2(move))

    def _play(self, seat: i64, move: i64) -> None:
        target = Target()
        face = self._named(move, target)
        if target.seat == NONE:
            self.tell(PLAYED, seat, face)
        else:
            self.tell(AIMED, seat, face, target.seat)
        card = self.take_face(self.players[seat].hand, face)
        self._lay_down(seat, card, TYPE[face])
        EFFECTS[face].play(self, seat, target)

    def _lay_down(self, seat: i64, card: i64, type: i64) -> None:
        if type == TECH or type == CELEBRITY:
            self.note(DID_TECH if type == TECH else DID_CELEBRITY)
            self.enter_cloud(seat, card)
        else:
            self.note(DID_ATTACK if type == ATTACK else DID_DEFENCE)
            self.step = ACT
            self.put(card, self.played)

    def _named(self, move: i64, target: Target) -> i64:
        """The card that a move plays; what it names is written into the target."""
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
        while not self.over and not self.prompts:
            if len(self.losses) > 0:
                mourn_next(self)
            elif self.debt_left > 0:
                self._collect_debt()
            elif self.played.size > 0:
                self.put_all(self.played, self.discard)
            elif not self._next_event() and self._next_step():
                return
        if self.over:
            self.put_all(self.played, self.discard)

    def _collect_debt(self) -> None:
        """A team pays Sundar's debt one cluster after the other."""
        self.debt_left = self.debt_left - 1 if self.is_in(self.turn) else 0
        if self.is_in(self.turn) and destructible(self, self.row_of(self.turn)):
            self.ask(GIVE_CLUSTER, bit(self.turn), SUNDAR)

    def _next_event(self) -> bool:
        """Events waiting resolve one by one, in seat order from the player on turn."""
        for step in range(self.seats):
            seat = self.from_turn(step)
            waiting = self.players[seat].waiting
            if waiting.size > 0:
                card = waiting.take(0)
                self.put(card, self.played)
                self.chain |= bit(self.face[card] - FIRST_EVENT)
                self.tell(HAPPENED, card)
                EFFECTS[self.face[card]].happen(self, seat)
                return True
        self.chain = 0
        return False

    def _next_step(self) -> bool:
        """Go on in the turn; true when it is for the player on turn to say what."""
        if not self.is_in(self.turn):
            self.extra_turns = 0
            self._end_turn()
        elif self.step == START:
            self._next_start()
        elif self.step == DRAW:
            self._close()
        else:
            return True
        return False

    # The steps of a turn

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.step = START
        self.closing = 0
        self.done = 0
        self.started = 0
        self.expire(seat)
        if self.crashed_in != NONE and self.crashed_in != seat:
            self.crashed_in = NONE
            self.no_attacks = True
        if self.teams:
            self.rotation[seat & 1] = self.next_of_team(seat & 1, seat)

    def _next_start(self) -> None:
        """The next «start of your turn» effect in cloud order; a debt outlives Sundar."""
        player = self.players[self.turn]
        for at in range(player.cloud.size):
            face = self.face[player.cloud.cards[at]]
            if EFFECTS[face].starts and self.started & bit(face - FIRST_PERMANENT) == 0:
                self.started |= bit(face - FIRST_PERMANENT)
                EFFECTS[face].start(self, self.turn)
                return
        if player.debt:
            EFFECTS[SUNDAR].start(self, self.turn)
        else:
            self.step = DEPLOY

    def _close(self) -> None:
        """Draw; then, after the events that this brought, a system shutdown; then the turn ends."""
        self.closing += 1
        if self.closing == 1:
            self._draw_step()
        elif self.closing == 2:
            self._shut_down()
        else:
            self._end_turn()

    def _draw_step(self) -> None:
        if self.times(SKIPS_DRAW) > 0:
            return
        if self.has(self.turn, PROMETHEUS):
            look(self, self.turn)
        else:
            self.draw_cards(self.turn, 1)

    def _shut_down(self) -> None:
        player = self.players[self.turn]
        player.shutdowns >>= 1
        if player.shutdowns & 1:
            player.shutdowns &= ~i64(1)
            self.tell(SHUT_DOWN, self.turn)
            row = self.row_of(self.turn)
            destroy_together(self, row, destructible(self, row))

    def _end_turn(self) -> None:
        self.players[self.turn].destroyed_since = 0
        self.no_attacks = False
        self.closing = 0
        self.count_turn()
        if self.over:
            return
        if self.extra_turns > 0:
            self.extra_turns -= 1
            self.tell(EXTRA_TURN, self.turn)
            self.begin_turn(self.turn)
        else:
            self.begin_turn(self._next_player())

    def _next_player(self) -> i64:
        """Whose turn is next; those who must skip a turn are passed over."""
        seat = self._after(self.turn)
        while self.players[seat].skip:
            self.players[seat].skip = False
            self.tell(SKIPPED, seat)
            if self.teams:
                self.rotation[seat & 1] = self.next_of_team(seat & 1, seat)
            seat = self._after(seat)
        return seat

    def _after(self, seat: i64) -> i64:
        return self.rotation[1 - (seat & 1)] if self.teams else self.next_seat(seat)

    # Standing

    def standing(self, seat: i64) -> i64:
        return self.clusters_of(seat).size

    def evaluate(self, seat: i64) -> float:
        return outlook(self, seat)

    # The table as data

    def copy(self) -> ClusterRoyale:
        twin = ClusterRoyale(self.seats, self.options)
        self.copy_to(twin)
        return twin

    def lay_out(self, sheet: Sheet) -> None:
        lay_out_board(self, sheet)

    def settle(self) -> None:
        settle_board(self)
        if not self.prompts:
            self.go_on()


def bare(seats: int, options: ClusterRoyaleOptions) -> ClusterRoyale:
    """A table with the cards in the box."""
    table = ClusterRoyale(seats, options)
    table.stock(box(options.competitor_offer))
    table.sorts = SORTS
    table.backs = BACKS
    if options.first != "random":
        table.turn = int(options.first[1:]) - 1
    return table

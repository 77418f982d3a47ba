"""The events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.board import Board
from holdfast.games.cluster_royale.cards import CORPORATION, DEFENCE, OPENSOURCE, TYPE, mark
from holdfast.games.cluster_royale.destruction import (
    destroy,
    destroy_one_each,
    destructible,
    must_destroy_own,
    offer_own,
)
from holdfast.games.cluster_royale.effect import Effect
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    CUTBACK,
    DECLINE,
    DISCARD,
    GIVE_CLUSTER,
    MIXED,
    PASS,
    PASSED,
    PASSING,
    RECOVER,
    SHOW_CLUSTER,
    TAKE,
)
from holdfast.games.cluster_royale.techs import offer_hand
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import NOBODY, NONE, bit, count_seats


class Mandate(Effect):
    """Destroy all cards with a label in play."""

    label: i64

    def __init__(self, label: i64) -> None:
        super().__init__()
        self.label = label

    def happen(self, board: Board, drawer: i64) -> None:
        board.destroy_labelled(self.label, board.everyone_in())


class Kraken(Effect):
    """Each player with the most clusters destroys one of theirs (simultaneous choice)."""

    def happen(self, board: Board, drawer: i64) -> None:
        most = board.most_clusters()
        asked = NOBODY
        for row in range(i64(len(board.rows))):
            if board.rows[row].clusters.size == most and destructible(board, row):
                asked |= bit(board.decider(row))
        if asked:
            board.ask_sealed(GIVE_CLUSTER, asked, self.face)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_own(board, seat, moves)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.answer(seat, board.clusters_of(seat).cards[arg(move)]):
            board.prompts.pop()
            destroy_one_each(board, by_row(board, prompt))


class UsEastDown(Effect):
    """The player on turn destroys one of their clusters."""

    def happen(self, board: Board, drawer: i64) -> None:
        if board.is_in(board.turn):
            must_destroy_own(board, board.turn, self.face)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_own(board, seat, moves)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        destroy(board, board.row_of(seat), board.clusters_of(seat).cards[arg(move)], NONE)


class CloudMisconfiguration(Effect):
    """Shuffle all clusters in play; everyone gets as many as they had, face down; each then reveals one of theirs."""

    def happen(self, board: Board, drawer: i64) -> None:
        self.deal_again(board)
        asked = NOBODY
        for row in range(i64(len(board.rows))):
            if board.rows[row].clusters.size > 0:
                asked |= bit(board.decider(row))
        board.ask_sealed(SHOW_CLUSTER, asked, self.face)

    def deal_again(self, board: Board) -> None:
        sizes = [row.clusters.size for row in board.rows]
        for row in board.rows:
            board.put_all(row.clusters, board.mixed)
        board.shuffle(board.mixed)
        for number in range(i64(len(sizes))):
            for _ in range(sizes[number]):
                board.put(board.mixed.pop(), board.rows[number].clusters)
        board.tell(MIXED)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for at in range(board.clusters_of(seat).size):
            moves.add(CHOOSE_CLUSTER, at)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.answer(seat, board.clusters_of(seat).cards[arg(move)]):
            board.prompts.pop()
            chosen = by_row(board, prompt)
            for row in range(i64(len(board.rows))):
                if chosen[row] != NONE:
                    board.reveal(row, chosen[row])


class NewVulnerabilityDisclosure(UsEastDown):
    """The player on turn may take a defence from the discard pile; if none is there, they destroy one of theirs."""

    def happen(self, board: Board, drawer: i64) -> None:
        if not board.is_in(board.turn):
            return
        if self.defences(board):
            board.ask(RECOVER, bit(board.turn), self.face)
        else:
            must_destroy_own(board, board.turn, self.face)

    def defences(self, board: Board) -> i64:
        """The different defences in the discard pile, a bit a face."""
        faces: i64 = 0
        for at in range(board.discard.size):
            face = board.face[board.discard.cards[at]]
            if TYPE[face] == DEFENCE:
                faces |= mark(face)
        return faces

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind != RECOVER:
            super().answers(board, prompt, seat, moves)
            return
        faces = self.defences(board)
        for face in range(i64(len(TYPE))):
            if faces >> face & 1:
                moves.add(TAKE, face)
        moves.add(DECLINE)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.kind != RECOVER:
            super().answer(board, prompt, seat, move)
        elif verb(move) == TAKE:
            board.take_discarded(seat, arg(move))


class HardwareRecommissioning(Effect):
    """Shuffle the discard pile into the deck."""

    def happen(self, board: Board, drawer: i64) -> None:
        board.renew_deck()


class ComplianceAudit(Effect):
    """Simultaneously, everyone who has a card passes one face down to the next player."""

    def happen(self, board: Board, drawer: i64) -> None:
        asked = NOBODY
        for seat in range(board.seats):
            if board.players[seat].hand.size > 0:
                asked |= bit(seat)
        if asked:
            board.ask_sealed(PASSING, asked, self.face)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_hand(board, seat, PASS, moves)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        hand = board.players[seat].hand
        if prompt.answer(seat, hand.cards[board.find(hand, arg(move))]):
            board.prompts.pop()
            self.pass_on(board, prompt.answers)

    def pass_on(self, board: Board, cards: vec[i64]) -> None:
        """All cards leave their hands before the first one arrives."""
        for seat in range(board.seats):
            if cards[seat] != NONE:
                hand = board.players[seat].hand
                board.mixed.sees = bit(board.next_seat(seat))
                board.slip(hand, hand.index(cards[seat]), board.mixed)
        board.mixed.sees = NOBODY
        for step in range(board.seats):
            seat = board.from_turn(step)
            if cards[seat] != NONE:
                board.mixed.take(board.mixed.index(cards[seat]))
                board.put(cards[seat], board.players[board.next_seat(seat)].hand)
                board.tell(PASSED, seat, board.next_seat(seat), cards[seat])


class CrashLoopBackOff(Effect):
    """No attacks can be played in the next turn that is played by somebody other than the player on turn."""

    def happen(self, board: Board, drawer: i64) -> None:
        board.crashed_in = board.turn


class CrunchTime(Effect):
    """The player on turn takes another turn after this one."""

    def happen(self, board: Board, drawer: i64) -> None:
        if board.is_in(board.turn):
            board.extra_turns += 1


class SystemShutdown(Effect):
    """The player who drew it loses all their clusters at the end of their third turn from now, this one not counted."""

    def happen(self, board: Board, drawer: i64) -> None:
        board.players[drawer].shutdowns |= bit(4 if drawer == board.turn else 3)


class FundingRound(Effect):
    """Each player draws 3 − (their clusters) cards, if that is more than 0."""

    def happen(self, board: Board, drawer: i64) -> None:
        for step in range(board.seats):
            seat = board.from_turn(step)
            if board.is_in(seat):
                board.draw_cards(seat, 3 - board.clusters_of(seat).size)


class Ipo(Effect):
    """Each player draws a card; then, simultaneously, each player with the most cards in hand discards three."""

    def happen(self, board: Board, drawer: i64) -> None:
        most: i64 = 1
        for step in range(board.seats):
            seat = board.from_turn(step)
            if board.is_in(seat):
                board.draw_cards(seat, 1)
                most = max(most, board.players[seat].hand.size)
        asked = NOBODY
        for seat in range(board.seats):
            if board.players[seat].hand.size == most and not board.keeps_cards(seat):
                asked |= bit(seat)
        if asked:
            board.ask_sealed(CUTBACK, asked, self.face)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        player = board.players[seat]
        offered: i64 = 0
        for at in range(player.hand.size):
            face = board.face[player.hand.cards[at]]
            if player.marked & mark(at) == 0 and offered & mark(face) == 0:
                moves.add(DISCARD, face)
                offered |= mark(face)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        """Chosen cards are only marked until everybody has chosen."""
        player = board.players[seat]
        at: i64 = 0
        while player.marked & mark(at) or board.face[player.hand.cards[at]] != arg(move):
            at += 1
        player.marked |= mark(at)
        if count_seats(player.marked) == min(i64(3), player.hand.size):
            prompt.seats &= ~bit(seat)
        if prompt.seats == 0:
            board.prompts.pop()
            self.cut_back(board)

    def cut_back(self, board: Board) -> None:
        for step in range(board.seats):
            seat = board.from_turn(step)
            player = board.players[seat]
            chosen = [board.face[player.hand.cards[at]] for at in range(player.hand.size) if player.marked & mark(at)]
            player.marked = 0
            for face in chosen:
                board.discard_face(seat, face)


def by_row(board: Board, prompt: Prompt) -> vec[i64]:
    """The sealed answers of the deciders, by row."""
    chosen = vec[i64]([NONE for _ in board.rows])
    for seat in range(board.seats):
        if prompt.answers[seat] != NONE:
            chosen[board.row_of(seat)] = prompt.answers[seat]
    return chosen


EVENT_CARDS: Final[dict[str, Effect]] = {
    "government_mandate_corporation": Mandate(OPENSOURCE),
    "government_mandate_opensource": Mandate(CORPORATION),
    "kraken": Kraken(),
    "useast_down": UsEastDown(),
    "cloud_misconfiguration": CloudMisconfiguration(),
    "new_vulnerability_disclosure": NewVulnerabilityDisclosure(),
    "hardware_recommissioning": HardwareRecommissioning(),
    "compliance_audit": ComplianceAudit(),
    "crashloopbackoff": CrashLoopBackOff(),
    "crunch_time": CrunchTime(),
    "system_shutdown": SystemShutdown(),
    "funding_round": FundingRound(),
    "ipo": Ipo(),
}

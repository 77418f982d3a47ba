"""The table of Cluster Royale, and what its cards do with cards: draw, discard, reveal, steal, destroy techs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import (
    CLUSTER,
    EVENT,
    FIRST_CLUSTER,
    FIRST_EVENT,
    FIRST_PERMANENT,
    HELM,
    LABELLED,
    LORIS,
    MACHINE,
    NGINX,
    PROMCAT,
    REGULAR,
    SURPRISE,
    TECH,
    TYPE,
    mark,
)
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import (
    DISCARDED,
    DREW,
    FIRST_TEAM,
    GAINED,
    GIVE_TWO,
    HELD,
    HIDDEN,
    LOST,
    LURED,
    PHISHED,
    PUT_BACK,
    REPEATED,
    RESHUFFLED,
    REVEALED,
    SAVE_ONE,
    SHOWED,
    STOLEN,
    SURPRISED,
    TEAMS,
    TOOK,
)
from holdfast.games.cluster_royale.player import Player, Row
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.state import State
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, Zone, bit

START: Final[i64] = 0
DEPLOY: Final[i64] = 1
ACT: Final[i64] = 2
DRAW: Final[i64] = 3

# What can be done once a turn, as digits of `done`
DID_TECH: Final[i64] = 1
DID_CELEBRITY: Final[i64] = 2
DID_ATTACK: Final[i64] = 3
DID_DEFENCE: Final[i64] = 4
DID_TERRAFORM: Final[i64] = 5
DID_POSTGRESQL: Final[i64] = 6
SKIPS_DRAW: Final[i64] = 7

AUDIT: Final[i64] = 0
FORENSICS: Final[i64] = 1


class Board(State):
    step: i64
    closing: i64
    """How far the draw step is: 0 before the draw, 1 after it, 2 after a shutdown."""
    done: i64
    """What was used this turn, oldest first, an octal digit each."""
    started: i64
    """The start effects that have happened this turn, a bit a tech or celebrity."""
    chain: i64
    """The events that have resolved in the chain in progress, a bit each."""
    extra_turns: i64
    loris: i64
    """The provider that Loris protects, or NONE."""
    debt_left: i64
    """Clusters that a team still has to choose for Sundar's debt."""
    no_attacks: bool
    """No attacks in this turn."""
    crashed_in: i64
    """Whose turn it was when the next turn of somebody else lost its attacks; NONE if it did not."""
    losses: vec[i64]
    """Clusters destroyed together for which Falco has not drawn yet, the last one first."""
    rotation: vec[i64]
    """With teams: who takes each team's next turn."""
    teams: bool

    def __init__(self, seats: i64, options: ClusterRoyaleOptions) -> None:
        super().__init__(seats, options.turn_limit or 0)
        self.options = options
        self.teams = options.teams
        self.step = DEPLOY
        self.closing = 0
        self.done = 0
        self.started = 0
        self.chain = 0
        self.extra_turns = 0
        self.loris = NONE
        self.debt_left = 0
        self.no_attacks = False
        self.crashed_in = NONE
        self.losses = vec[i64]()
        self.rotation = vec[i64]([NONE, NONE])
        self._lay_piles()
        self.players: list[Player] = [self._sit_down(seat) for seat in range(seats)]
        self.rows: list[Row] = [self._line_up(row) for row in range(i64(2) if self.teams else seats)]

    def _lay_piles(self) -> None:
        self.deck.holds = REGULAR | SURPRISE
        self.cluster_discard = self.zone("cluster_discard", NONE, EVERYONE)
        self.cluster_discard.holds = MACHINE
        self.played = self.zone("played", NONE, EVERYONE)
        self.mixed = self.zone("mixed", NONE, NOBODY)
        """Where cards lie only in the middle of a move: shuffled clusters, cards on their way to the next player."""

    def _sit_down(self, seat: i64) -> Player:
        hand = self.zone("hand", seat, bit(seat))
        hand.holds = REGULAR
        cloud = self.zone("cloud", seat, EVERYONE)
        waiting = self.zone("waiting", seat, EVERYONE)
        return Player(hand, cloud, waiting)

    def _line_up(self, row: i64) -> Row:
        members = bit(row)
        name = "clusters"
        if self.teams:
            name = TEAMS.words[row]
            for seat in range(row + 2, self.seats, i64(2)):
                members |= bit(seat)
        clusters = self.zone(name, NONE if self.teams else row, members)
        clusters.holds = MACHINE
        return Row(members, clusters)

    def home(self, card: i64) -> Zone:
        return self.cluster_discard if TYPE[self.face[card]] == CLUSTER else self.deck

    # Whose is what

    def row_of(self, seat: i64) -> i64:
        return seat & 1 if self.teams else seat

    def clusters_of(self, seat: i64) -> Zone:
        return self.rows[self.row_of(seat)].clusters

    def row_said(self, row: i64) -> i64:
        """How a row is named in a move."""
        return row + FIRST_TEAM if self.teams else row

    def row_meant(self, word: i64) -> i64:
        return word - FIRST_TEAM if word >= FIRST_TEAM else word

    def row_path(self, row: i64) -> str:
        return f"{TEAMS.words[row] if self.teams else seat_name(row)}.clusters"

    def team(self, seat: i64) -> i64:
        return self.rows[self.row_of(seat)].members

    def is_rival(self, seat: i64, other: i64) -> bool:
        """Whether somebody is «another player» for a seat."""
        return self.is_in(other) and self.team(seat) & bit(other) == 0

    def decider(self, row: i64) -> i64:
        """Who makes a row's choices: its member on turn, otherwise its next one in seat order."""
        seat = self.turn
        while self.rows[row].members & bit(seat) == 0:
            seat = (seat + 1) % self.seats
        return seat

    def next_of_team(self, team: i64, seat: i64) -> i64:
        """The lowest seat of a team after a seat."""
        seat = (seat + 1) % self.seats
        while seat & 1 != team:
            seat = (seat + 1) % self.seats
        return seat

    def from_turn(self, step: i64) -> i64:
        """The seats in order from the one on turn."""
        return (self.turn + step) % self.seats

    def has(self, seat: i64, power: i64) -> bool:
        return self.players[seat].powers & power != 0

    def holder(self, power: i64, seats: i64) -> i64:
        """Who of these seats has a tech or celebrity in the cloud, or NONE."""
        for seat in range(self.seats):
            if seats & bit(seat) and self.players[seat].powers & power:
                return seat
        return NONE

    # What a tech in the cloud means for its owner, for as long as it is there

    def techs_are_safe(self, seat: i64) -> bool:
        """NGINX: your techs can't be destroyed."""
        return self.has(seat, NGINX)

    def keeps_cards(self, seat: i64) -> bool:
        """PromCat: discards forced by other cards don't affect you."""
        return self.has(seat, PROMCAT)

    def acts_a_turn(self, seat: i64) -> i64:
        """Attacks and defences a turn; Helm: one attack more."""
        return 2 if self.has(seat, HELM) else 1

    def provider(self, card: i64) -> i64:
        return self.face[card] - FIRST_CLUSTER

    def most_clusters(self) -> i64:
        most: i64 = 0
        for row in self.rows:
            most = max(most, row.clusters.size)
        return most

    # What was done this turn

    def times(self, what: i64) -> i64:
        """How often something was done this turn."""
        count: i64 = 0
        left = self.done
        while left:
            if left & 7 == what:
                count += 1
            left >>= 3
        return count

    def note(self, what: i64) -> None:
        self.done = self.done << 3 | what

    def expire(self, seat: i64) -> None:
        """Protections end when a turn of their owner starts."""
        self.players[seat].protected = NONE
        self.players[seat].immune_to = 0

    # Drawing and discarding

    def draw_cards(self, seat: i64, count: i64) -> None:
        for _ in range(count):
            card = self.draw()
            if card == NONE:
                return
            self.receive(seat, card)

    def receive(self, seat: i64, card: i64) -> None:
        """A card from the deck: into the hand, but an event waits for the effect in progress to be over."""
        if TYPE[self.face[card]] != EVENT:
            self.put(card, self.players[seat].hand)
            self.tell(DREW, seat, card)
        elif self.chain >> (self.face[card] - FIRST_EVENT) & 1:
            self.put(card, self.discard)
            self.tell(REPEATED, card)
        else:
            self.put(card, self.players[seat].waiting)
            self.tell(SURPRISED, seat, card)

    def discard_face(self, seat: i64, face: i64) -> None:
        card = self.take_face(self.players[seat].hand, face)
        self.put(card, self.discard)
        self.tell(DISCARDED, seat, card)

    def renewed(self) -> None:
        self.tell(RESHUFFLED)

    def take_discarded(self, seat: i64, face: i64) -> None:
        """Take a card back from the discard pile."""
        card = self.take_face(self.discard, face)
        self.put(card, self.players[seat].hand)
        self.tell(TOOK, seat, card)

    def hand_faces(self, seat: i64) -> i64:
        """The different cards in a hand, a bit a face."""
        hand = self.players[seat].hand
        faces: i64 = 0
        for at in range(hand.size):
            faces |= mark(self.face[hand.cards[at]])
        return faces

    # Hands

    def phish(self, seat: i64, victim: i64) -> None:
        """Steal a random card from a hand."""
        hand = self.players[victim].hand
        card = self.slip(hand, self.pick(hand), self.players[seat].hand)
        self.tell(PHISHED, seat, victim, card)

    def show_card(self, seat: i64, card: i64) -> None:
        self.show(card, EVERYONE)
        self.tell(SHOWED, seat, card)

    # Rows

    def tell_row(self, event: i64, row: i64, card: i64) -> None:
        """Tell what happened to a cluster of a row."""
        self.tell(event, self.row_said(row), card)

    def reveal(self, row: i64, card: i64) -> None:
        """A cluster lies face up from now on."""
        if not self.lies_open(card):
            self.show(card, EVERYONE)
            self.tell_row(REVEALED, row, card)

    def reveal_all(self, provider: i64, rivals_of: i64) -> None:
        """The other players reveal all their clusters of a provider."""
        for row in range(len(self.rows)):
            if row != self.row_of(rivals_of):
                clusters = self.rows[row].clusters
                for at in range(clusters.size):
                    if self.provider(clusters.cards[at]) == provider:
                        self.reveal(row, clusters.cards[at])

    def hide_row(self, row: i64) -> None:
        """Turn all clusters of a row face down and shuffle them; their owners look again."""
        self.shuffle(self.rows[row].clusters)
        self.tell(HIDDEN, self.row_said(row))

    def steal_cluster(self, row: i64, place: i64, thief: i64) -> None:
        """A cluster comes over as it is, to the right end."""
        card = self.rows[row].clusters.take(place)
        self.put(card, self.clusters_of(thief))
        self.tell(STOLEN, self.row_said(self.row_of(thief)), self.row_said(row), card)

    def gain_cluster(self, row: i64, card: i64) -> None:
        """A cluster from the cluster discard pile, face up."""
        self.cluster_discard.take(self.cluster_discard.index(card))
        self.put(card, self.rows[row].clusters)
        self.tell_row(GAINED, row, card)

    def lost_cluster(self, provider: i64) -> i64:
        """A cluster of a provider in the cluster discard pile, or NONE."""
        at = self.find(self.cluster_discard, provider + FIRST_CLUSTER)
        return NONE if at == NONE else self.cluster_discard.cards[at]

    # Clouds

    def enter_cloud(self, seat: i64, card: i64) -> None:
        player = self.players[seat]
        self.put(card, player.cloud)
        player.powers |= bit(self.face[card] - FIRST_PERMANENT)

    def leave_cloud(self, seat: i64, face: i64) -> i64:
        player = self.players[seat]
        player.powers &= ~bit(face - FIRST_PERMANENT)
        return player.cloud.take(self.find(player.cloud, face))

    def discard_permanent(self, seat: i64, face: i64) -> None:
        """A tech or celebrity leaves play."""
        card = self.leave_cloud(seat, face)
        self.put(card, self.discard)
        if face == LORIS:
            self.loris = NONE
        self.tell(LOST, seat, card)

    def destroy_permanent(self, seat: i64, face: i64) -> None:
        """Destroy a tech or celebrity; NGINX keeps its owner's techs."""
        if TYPE[face] == TECH and self.techs_are_safe(seat):
            self.tell(HELD, seat, self.players[seat].cloud.cards[self.find(self.players[seat].cloud, face)])
        else:
            self.discard_permanent(seat, face)

    def destroy_labelled(self, label: i64, seats: i64) -> None:
        """Destroy all cards with a label in the clouds of these seats."""
        for step in range(self.seats):
            seat = self.from_turn(step)
            if seats & bit(seat):
                self._sweep(seat, label)

    def _sweep(self, seat: i64, label: i64) -> None:
        cloud = self.players[seat].cloud
        safe = self.techs_are_safe(seat)
        at: i64 = 0
        while at < cloud.size:
            face = self.face[cloud.cards[at]]
            if LABELLED[face] & label and not (safe and TYPE[face] == TECH):
                self.discard_permanent(seat, face)
            else:
                at += 1

    def steal_permanent(self, seat: i64, victim: i64, face: i64) -> None:
        """A tech or celebrity comes to the end of one's cloud; it does not enter again."""
        card = self.leave_cloud(victim, face)
        self.enter_cloud(seat, card)
        self.tell(LURED, seat, victim, card)

    def has_tech(self, seat: i64) -> bool:
        cloud = self.players[seat].cloud
        for at in range(cloud.size):
            if TYPE[self.face[cloud.cards[at]]] == TECH:
                return True
        return False

    def everyone_in(self) -> i64:
        return (bit(self.seats) - 1) & ~self.out

    def rivals(self, seat: i64) -> i64:
        return self.everyone_in() & ~self.team(seat)

    # Copies

    def renumbered(self, anew: vec[i64]) -> None:
        for at in range(i64(len(self.losses))):
            self.losses[at] = anew[self.losses[at]]
        for prompt in self.prompts:
            if prompt.kind in (GIVE_TWO, SAVE_ONE, PUT_BACK) and prompt.b != NONE:
                prompt.b = anew[prompt.b]
            if prompt.kind == SAVE_ONE and prompt.c != NONE:
                prompt.c = anew[prompt.c]

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Board)
        twin.step = self.step
        twin.closing = self.closing
        twin.done = self.done
        twin.started = self.started
        twin.chain = self.chain
        twin.extra_turns = self.extra_turns
        twin.loris = self.loris
        twin.debt_left = self.debt_left
        twin.no_attacks = self.no_attacks
        twin.crashed_in = self.crashed_in
        twin.losses = self.losses[:]
        twin.rotation = self.rotation[:]
        for seat in range(self.seats):
            self.players[seat].copy_to(twin.players[seat])

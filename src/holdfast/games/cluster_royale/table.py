"""What lies on a table of Cluster Royale, whose it is, and what cards do with cards: draw, discard, reveal, steal."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import (
    ACTION,
    BACKS,
    CLUSTER,
    EVENT,
    EVENT_CARDS,
    FIRST_CLUSTER,
    FIRST_EVENT,
    FIRST_PERMANENT,
    MACHINE,
    PERMANENT,
    PERMANENTS,
    PROVIDERS,
    REGULAR,
    SORTS,
    SURPRISE,
    TYPE,
    box,
)
from holdfast.games.cluster_royale.effect import Effect, Hooks, Target
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import (
    DISCARDED,
    DREW,
    FIRST_TEAM,
    FIZZLED,
    GAINED,
    HIDDEN,
    PROMPTS,
    REPEATED,
    RESHUFFLED,
    REVEALED,
    STOLEN,
    SURPRISED,
    TEAMS,
    TOOK,
)
from holdfast.kernel.bits import EVERYONE, NONE, bit, lowest_bit
from holdfast.kernel.cells import ALWAYS, AS_NOTE, CARD, FLAG, WHEN_SET, WORD
from holdfast.kernel.phrases import seat_name, words
from holdfast.kernel.sorts import sort_cards
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

STEPS: Final = words("start", "deploy", "act", "draw")
START: Final[i64] = 0
DEPLOY: Final[i64] = 1
ACT: Final[i64] = 2
DRAW: Final[i64] = 3

ENDINGS: Final = words("draw", "shutdown", "over")
"""What the draw step does next."""
TO_DRAW: Final[i64] = 0
TO_SHUT_DOWN: Final[i64] = 1
TO_END: Final[i64] = 2

USES: Final = words("tech", "celebrity", "attack", "defence", "terraform", "postgresql", "skip_draw")
"""What can be used up in a turn."""
USED_TECH: Final[i64] = 0
USED_CELEBRITY: Final[i64] = 1
USED_ATTACK: Final[i64] = 2
USED_DEFENCE: Final[i64] = 3
USED_TERRAFORM: Final[i64] = 4
USED_POSTGRESQL: Final[i64] = 5
SKIPPED_DRAW: Final[i64] = 6

PROTECTIONS: Final = words("audit", "forensics")
AUDIT: Final[i64] = 0
FORENSICS: Final[i64] = 1

# Figures: what a player would otherwise work out
SHUTDOWN_IN: Final[i64] = 0
NO_ATTACKS: Final[i64] = 1


@final
class Row:
    """A row of clusters, a seat's or a team's."""

    members: i64
    """The mask of seats whose clusters these are."""

    def __init__(self, members: i64, clusters: Zone) -> None:
        self.members = members
        self.clusters = clusters


@final
class Player:
    """A seat's hand, cloud and clusters, and what holds for it."""

    def __init__(self, table: State, seat: i64, team_row: Zone | None) -> None:
        self.hand = table.declare.hand(seat, allows=ACTION | PERMANENT)
        self.cloud = table.declare.zone("cloud", seat, EVERYONE, allows=PERMANENT)
        self.clusters: Zone = team_row or table.declare.zone("clusters", seat, bit(seat), allows=MACHINE, signed=True)
        """The row of the seat, or of its team."""
        self.waiting = table.declare.zone("waiting", seat, EVERYONE, allows=SURPRISE, tucked=True)
        """Events drawn, until the effect in progress is over."""
        self.powers = table.declare.word_set("powers", PERMANENTS, seat)
        """The techs and celebrities in the cloud, as a mask."""
        self.protected = table.declare.word("protected", PROTECTIONS, seat, shown=AS_NOTE)
        self.immune_to = table.declare.seat_set("immune_to", seat, shown=WHEN_SET)
        """Those whose attacks have no effect on the row."""
        self.skips = table.declare.flag("skip", seat, shown=WHEN_SET)
        self.shutdowns = table.declare.series("shutdowns", seat, most=4)
        """Turns of this seat until each system shutdown, the turn in progress included."""
        self.shutdown_in = table.declare.figure("shutdown_in", SHUTDOWN_IN, seat, shown=WHEN_SET)
        self.destroyed_since = table.declare.number("destroyed_since", seat, shown=WHEN_SET)
        self.owes = table.declare.flag("sundar_debt", seat, shown=WHEN_SET)
        self.picked = table.declare.series("picked", seat, CARD, sees=bit(seat), within=self.clusters)
        """The cluster chosen while others still choose theirs."""
        self.chosen = table.declare.series("chosen", seat, CARD, sees=bit(seat), within=self.hand)
        """The cards of the hand chosen while others still choose theirs."""


class ClusterTable(State):
    teams: bool

    def __init__(self, seats: i64, options: ClusterRoyaleOptions, effects: list[Effect], hooks: Hooks) -> None:
        super().__init__(seats, options, PROMPTS)
        self.teams = options.teams
        self.first = options.first
        self.effects = effects
        """Every card's effect, by its face."""
        self.hooks = hooks
        self.target = Target()
        """What the move being made names."""
        self._lay_piles()
        self._keep_time()
        self.losses = self.declare.series("losses", kind=CARD, within=self.cluster_discard)
        """Clusters destroyed together for which Falco has not drawn yet, the next one last."""
        self.rows: list[Row] = [self._team_row(team) for team in range(i64(2))] if self.teams else []
        self.players: list[Player] = [
            Player(self, seat, self.rows[seat & 1].clusters if self.teams else None) for seat in range(seats)
        ]
        if not self.teams:
            self.rows = [Row(bit(seat), self.players[seat].clusters) for seat in range(seats)]
        if self.first != "random":
            self.turn = int(self.first[1:]) - 1
        self.stock(box(options.competitor_offer))
        sort_cards(self, SORTS, BACKS)

    def _lay_piles(self) -> None:
        self.deck.allows = REGULAR
        self.discard.allows = REGULAR
        self.cluster_discard = self.declare.zone("cluster_discard", sees=EVERYONE, shape="pile", allows=MACHINE)
        self.played = self.declare.zone("played", sees=EVERYONE, shape="slot", allows=REGULAR, tucked=True)
        """The attack, defence or event whose effect is in progress."""
        self.mixed = self.declare.zone("mixed", shape="")
        """Where cards lie only in the middle of a move: shuffled clusters, cards on their way to the next player."""
        self.looked_at = self.declare.zone("looked_at", shape="", allows=REGULAR)
        """The top of the deck, only while somebody takes one of these cards."""
        self.looked_at.bag = True

    def _keep_time(self) -> None:
        self.step = self.declare.word("step", STEPS, start=DEPLOY)
        self.ending = self.declare.word("ending", ENDINGS, start=TO_DRAW)
        self.used_this_turn = self.declare.series("done", kind=WORD, words=USES)
        self.started = self.declare.word_set("started", PERMANENTS)
        """The start effects that have happened this turn."""
        self.chain = self.declare.word_set("chain", EVENT_CARDS)
        """The events that have resolved in the chain in progress."""
        self.extra_turns = self.declare.number("extra_turns", shown=WHEN_SET)
        self.loris = self.declare.word("loris", PROVIDERS, shown=WHEN_SET)
        """The provider that Loris protects."""
        self.debt_left = self.declare.number("debt_left", most=2 if self.teams else 0)
        """Clusters that a team still has to choose for Sundar's debt."""
        self.no_attacks = self.declare.figure("no_attacks", NO_ATTACKS, kind=FLAG, shown=WHEN_SET)
        self.no_attacks_now = self.declare.flag("no_attacks_now")
        self.no_attacks_after = self.declare.seat("no_attacks_after")
        """The next turn of somebody other than this seat has no attacks."""
        self.rotation = (
            [self.declare.seat(f"rotation.{team}", shown=ALWAYS) for team in TEAMS.words] if self.teams else []
        )
        """With teams: who takes each team's next turn."""

    def _team_row(self, team: i64) -> Row:
        members: i64 = 0
        for seat in range(team, self.seats, i64(2)):
            members |= bit(seat)
            self.aliases[f"{seat_name(seat)}.clusters"] = f"{TEAMS.words[team]}.clusters"
        clusters = self.declare.zone(f"{TEAMS.words[team]}.clusters", sees=members, allows=MACHINE, signed=True)
        return Row(members, clusters)

    def home(self, card: i64) -> Zone:
        return self.cluster_discard if TYPE[self.face[card]] == CLUSTER else self.deck

    def figure_value(self, code: i64, seat: i64) -> i64:
        if code == NO_ATTACKS:
            return 1 if self.no_attacks_now.value or self.no_attacks_after.value != NONE else 0
        shutdowns = self.players[seat].shutdowns
        soonest: i64 = 0
        for at in range(shutdowns.size):
            turns = min(i64(3), shutdowns.at(at))
            soonest = turns if soonest == 0 else min(soonest, turns)
        return soonest

    # Whose is what

    def row_of(self, seat: i64) -> i64:
        return seat & 1 if self.teams else seat

    def row_said(self, row: i64) -> i64:
        """How a row is named in a move."""
        return row + FIRST_TEAM if self.teams else row

    def row_meant(self, word: i64) -> i64:
        return word - FIRST_TEAM if self.teams else word

    def team(self, seat: i64) -> i64:
        return self.rows[self.row_of(seat)].members

    def side(self, seat: i64) -> str:
        return TEAMS.words[self.row_of(seat)] if self.teams else ""

    def is_rival(self, seat: i64, other: i64) -> bool:
        """Whether somebody is “another player” for a seat."""
        return self.is_in(other) and self.team(seat) & bit(other) == 0

    def rivals(self, seat: i64) -> i64:
        return self.everyone_in() & ~self.team(seat)

    def decider(self, row: i64) -> i64:
        """Who makes a row's choices: its member on turn, otherwise its next one in seat order."""
        for step in range(self.seats):
            if self.rows[row].members & bit(self.from_turn(step)):
                return self.from_turn(step)
        return NONE

    def next_of_team(self, team: i64, seat: i64) -> i64:
        """The lowest seat of a team after a seat."""
        for step in range(1, self.seats + 1):
            following = (seat + step) % self.seats
            if following & 1 == team:
                return following
        return NONE

    def from_turn(self, step: i64) -> i64:
        """The seats in order from the one on turn."""
        seat = self.turn + step
        return seat if seat < self.seats else seat - self.seats  # a remainder would take longer

    def provider(self, card: i64) -> i64:
        return self.face[card] - FIRST_CLUSTER

    def most_clusters(self) -> i64:
        most: i64 = 0
        for row in self.rows:
            most = max(most, row.clusters.size)
        return most

    # What the cards in a cloud say

    def holder(self, powers: i64, seats: i64) -> i64:
        """Who of these seats has one of these techs or celebrities in the cloud, or NONE."""
        for seat in range(self.seats):
            if seats & bit(seat) and self.players[seat].powers.value & powers:
                return seat
        return NONE

    def first_effect(self, powers: i64) -> Effect:
        """The effect of the first of some techs and celebrities."""
        return self.effects[lowest_bit(powers) + FIRST_PERMANENT]

    def acts_per_turn(self, seat: i64) -> i64:
        """How many attacks and defences a seat may play in a turn."""
        acts: i64 = 1
        left = self.players[seat].powers.value & self.hooks.extra_acts
        while left:
            acts += self.first_effect(left).extra_acts()
            left &= left - 1
        return acts

    def keeps_hand(self, seat: i64) -> bool:
        """Whether discards forced by other cards leave a seat alone."""
        left = self.players[seat].powers.value & self.hooks.keeps_hand
        return left != 0 and self.first_effect(left).keeps_hand()

    # Drawing and discarding

    def draw_cards(self, seat: i64, count: i64) -> None:
        for _card in range(count):
            if self.next_card() == NONE:
                return
            self.receive(seat, self.deck, self.deck.size - 1)

    def receive(self, seat: i64, source: Zone, at: i64) -> None:
        """A card from the deck: into the hand, but an event waits for the effect in progress to be over."""
        face = self.face[source.cards[at]]
        if TYPE[face] != EVENT:
            self.tell(DREW, seat, self.move(source, at, self.players[seat].hand))
        elif self.chain.value >> (face - FIRST_EVENT) & 1:
            self.tell(REPEATED, self.move(source, at, self.discard))
        else:
            self.tell(SURPRISED, seat, self.move(source, at, self.players[seat].waiting))

    def discard_face(self, seat: i64, face: i64) -> None:
        self.tell(DISCARDED, seat, self.move_face(self.players[seat].hand, face, self.discard))

    def take_discarded(self, seat: i64, face: i64) -> None:
        """Take a card back from the discard pile."""
        self.tell(TOOK, seat, self.move_face(self.discard, face, self.players[seat].hand))

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # Rows

    def tell_row(self, event: i64, row: i64, card: i64) -> None:
        """Tell what happened to a cluster of a row."""
        self.tell(event, self.row_said(row), card)

    def reveal(self, row: i64, card: i64) -> None:
        """A cluster lies face up from now on."""
        if not self.lies_open(card):
            self.show(card, EVERYONE)
            self.tell_row(REVEALED, row, card)

    def reveal_all(self, provider: i64, rivals_of: i64, by: i64) -> None:
        """A card has the other players reveal all their clusters of a provider."""
        found = False
        for row in range(i64(len(self.rows))):
            if row != self.row_of(rivals_of):
                clusters = self.rows[row].clusters
                for at in range(clusters.size):
                    card = clusters.cards[at]
                    if self.provider(card) == provider and not self.lies_open(card):
                        found = True
                        self.reveal(row, card)
        if not found:
            self.tell(FIZZLED, by)

    def hide_row(self, row: i64) -> None:
        """Turn all clusters of a row face down and shuffle them; their owners look again."""
        self.shuffle(self.rows[row].clusters)
        self.tell(HIDDEN, self.row_said(row))

    def steal_cluster(self, row: i64, place: i64, thief: i64) -> None:
        """A cluster comes over as it is, to the right end."""
        card = self.move(self.rows[row].clusters, place, self.players[thief].clusters)
        self.tell(STOLEN, self.row_said(self.row_of(thief)), self.row_said(row), card)

    def gain_cluster(self, row: i64, card: i64) -> None:
        """A cluster from the cluster discard pile, face up."""
        self.move_card(card, self.cluster_discard, self.rows[row].clusters)
        self.tell_row(GAINED, row, card)

    def lost_cluster(self, provider: i64) -> i64:
        """A cluster of a provider in the cluster discard pile, or NONE."""
        at = self.find(self.cluster_discard, provider + FIRST_CLUSTER)
        return NONE if at == NONE else self.cluster_discard.cards[at]

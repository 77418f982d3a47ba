"""What lies on a table of Cluster Royale, whose it is, and what cards do with cards: draw, discard, reveal, steal."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from holdfast.games.cluster_royale.aim import Aim
from holdfast.games.cluster_royale.cards import (
    ACTION,
    BACKS,
    CARDS,
    CLUSTER,
    MACHINE,
    PERMANENT,
    PROVIDERS,
    REGULAR,
    SURPRISE,
)
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import PROMPTS, RESHUFFLED, TEAMS
from holdfast.games.cluster_royale.rows import row_of
from holdfast.kernel.bits import EVERYONE, NONE, bit
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

# Derived values: what a player would otherwise work out
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

    def __init__(self, state: State, seat: i64, team_row: Zone | None) -> None:
        self.hand = state.declare.hand(seat, allows=ACTION | PERMANENT)
        self.cloud = state.declare.zone("cloud", seat, EVERYONE, allows=PERMANENT)
        self.clusters: Zone = team_row or state.declare.zone("clusters", seat, bit(seat), allows=MACHINE, signed=True)
        """The row of the seat, or of its team."""
        self.waiting = state.declare.zone("waiting", seat, EVERYONE, allows=SURPRISE, tucked=True)
        """Events drawn, until the effect in progress is over."""
        self.powers = state.declare.word_set("powers", CARDS.permanents, seat)
        """The techs and celebrities in the cloud, as a mask."""
        self.protected = state.declare.word("protected", CARDS.protections, seat, shown=AS_NOTE)
        self.immune_to = state.declare.seat_set("immune_to", seat, shown=WHEN_SET)
        """Those whose attacks have no effect on the row."""
        self.skips = state.declare.flag("skip", seat, shown=WHEN_SET)
        self.shutdowns = state.declare.series("shutdowns", seat, most=4)
        """Turns of this seat until each system shutdown, the turn in progress included."""
        self.shutdown_in = state.declare.derived("shutdown_in", SHUTDOWN_IN, seat, shown=WHEN_SET)
        self.destroyed_since = state.declare.number("destroyed_since", seat, shown=WHEN_SET)
        self.owes = state.declare.flag("sundar_debt", seat, shown=WHEN_SET)
        self.picked = state.declare.series("picked", seat, CARD, sees=bit(seat), within=self.clusters)
        """The cluster chosen while others still choose theirs."""
        self.chosen = state.declare.series("chosen", seat, CARD, sees=bit(seat), within=self.hand)
        """The cards of the hand chosen while others still choose theirs."""


class ClusterRoyaleState(State):
    teams: bool

    def __init__(self, seats: i64, options: ClusterRoyaleOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.teams = options.teams
        self.first = options.first
        self.aim = Aim()
        """What the move being made names."""
        self._lay_piles()
        self._keep_time()
        self.losses = self.declare.series("losses", kind=CARD, within=self.cluster_discard)
        """Clusters destroyed together for which nothing has followed yet, the next one last,"""
        self.losers = self.declare.series("losers", most=3)
        """and the row that each was in."""
        self.rows: list[Row] = [self._team_row(team) for team in range(i64(2))] if self.teams else []
        self.players: list[Player] = [
            Player(self, seat, self.rows[seat & 1].clusters if self.teams else None) for seat in range(seats)
        ]
        if not self.teams:
            self.rows = [Row(bit(seat), self.players[seat].clusters) for seat in range(seats)]
        if self.first != "random":
            self.turn = int(self.first[1:]) - 1
        self.stock(CARDS.copies(options))
        sort_cards(self, CARDS.sorts, BACKS)

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
        self.used_this_turn = self.declare.series("done", kind=WORD, words=CARDS.uses)
        self.started = self.declare.word_set("started", CARDS.permanents)
        """The start effects that have happened this turn."""
        self.chain = self.declare.word_set("chain", CARDS.events)
        """The events that have resolved in the chain in progress."""
        self.extra_turns = self.declare.number("extra_turns", shown=WHEN_SET)
        self.loris = self.declare.word("loris", PROVIDERS, shown=WHEN_SET)
        """The provider that Loris protects."""
        self.debt_left = self.declare.number("debt_left", most=2 if self.teams else 0)
        """Clusters that a team still has to choose for Sundar's debt."""
        self.no_attacks = self.declare.derived("no_attacks", NO_ATTACKS, kind=FLAG, shown=WHEN_SET)
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
        return self.cluster_discard if CARDS.type_of[self.face[card]] == CLUSTER else self.deck

    def derived_value(self, code: i64, seat: i64) -> i64:
        if code == NO_ATTACKS:
            return 1 if self.no_attacks_now.value or self.no_attacks_after.value != NONE else 0
        shutdowns = self.players[seat].shutdowns
        soonest: i64 = 0
        for at in range(shutdowns.size):
            turns = min(i64(3), shutdowns.at(at))
            soonest = turns if soonest == 0 else min(soonest, turns)
        return soonest

    # Sides

    def team(self, seat: i64) -> i64:
        return self.rows[row_of(self, seat)].members

    def side(self, seat: i64) -> str:
        return TEAMS.words[row_of(self, seat)] if self.teams else ""

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

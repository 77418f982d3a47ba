"""What lies on a table of Cuttle, and what can be read from it."""

from __future__ import annotations

from holdfast.kernel import EVERYONE, WHEN_SET, Cell, Number, Seat, State, Zone, bit, sort_cards
from holdfast.kernel.cards import JACK, KING, PLAYING_CARDS, QUEEN, rank

from .cards import BACKS, EIGHT, GOALS, JACKS, SORTS, counts_points
from .options import CuttleOptions
from .phrases import PROMPTS

PASSES = 3
"""This many in a row end the game."""

# Derived numbers
SCORE_OF = 0
GOAL_OF = 1


class Player:
    """A seat's hand, its cards for points with the jacks on them, and its royals and glasses."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.hand: Zone = state.declare.hand(seat)
        self.points: Zone = state.declare.zone("points", seat, EVERYONE)
        self.points.attaches = JACKS
        self.royals: Zone = state.declare.zone("royals", seat, EVERYONE)
        self.score: Cell = state.declare.derived("score", SCORE_OF, seat)
        self.score.of = state.declare.derived("goal", GOAL_OF, seat, shown=0)


class CuttleState(State):
    def __init__(self, seats: Number, options: CuttleOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.hand_limit = options.hand_limit
        self.stack = self.declare.zone("stack", sees=EVERYONE, tucked=True)
        """A one-off that is not settled yet, and the twos played against it and each other."""
        self.revealed = self.declare.zone("revealed", sees=EVERYONE, shape="slot", tucked=True)
        """The card that a seven has turned up."""
        self.target = self.declare.card("target")
        """The card at which the one-off is aimed."""
        self.passes = self.declare.number("passes", most=PASSES, shown=WHEN_SET)
        """How often in a row somebody has passed."""
        self.players = [Player(self, seat) for seat in range(seats)]
        sort_cards(self, SORTS, BACKS)
        self.unpack(list(range(len(PLAYING_CARDS))))

    def rank_of(self, card: int) -> int:
        return int(rank(self.face[card]))

    def count(self, seat: int, wanted: int) -> int:
        """How many cards of a rank a seat has among its royals and glasses."""
        return sum(self.rank_of(card) == wanted for card in self.players[seat].royals.to_list())

    def score(self, seat: int) -> int:
        cards = self.players[seat].points.to_list()
        return sum(self.rank_of(card) for card in cards if counts_points(int(self.face[card])))

    def goal(self, seat: int) -> int:
        return GOALS[self.count(seat, KING)]

    def has_reached(self, seat: int) -> bool:
        return self.score(seat) >= self.goal(seat)

    def derived_value(self, code: Number, seat: Seat) -> Number:
        return self.score(seat) if code == SCORE_OF else self.goal(seat)

    # Cards for points, and the jacks on them

    def jacks_on(self, seat: int, at: int) -> int:
        """How many jacks lie on the card at a place of a seat's points."""
        cards = self.players[seat].points.to_list()
        behind = [self.rank_of(card) == JACK for card in cards[at + 1 :]]
        return [*behind, False].index(False)

    def point_cards(self, seat: int) -> list[int]:
        """The cards that count for a seat, without the jacks on them."""
        return [card for card in self.players[seat].points.to_list() if self.rank_of(card) != JACK]

    def top_jacks(self, seat: int) -> list[int]:
        """The jacks by which a seat holds cards: of several on one card the last."""
        cards = self.players[seat].points.to_list()
        jacks = [self.rank_of(card) == JACK for card in cards]
        return [card for at, card in enumerate(cards) if jacks[at] and not any(jacks[at + 1 : at + 2])]

    # What can be aimed at

    def exposed_royals(self, seat: int) -> list[int]:
        """The lasting cards of a seat that no queen protects: a lone queen does not protect herself."""
        queens = self.count(seat, QUEEN)
        royals = self.players[seat].royals.to_list()
        if queens == 0:
            return royals + self.top_jacks(seat)
        return [card for card in royals if queens == 1 and self.rank_of(card) == QUEEN]

    def exposed_points(self, seat: int) -> list[int]:
        """The cards of a seat that a jack can steal."""
        return [] if self.count(seat, QUEEN) else self.point_cards(seat)

    # Glasses

    def look_through_glasses(self) -> None:
        """A hand lies open for all while the other player has glasses on."""
        for seat, player in enumerate(self.players):
            if self.count(1 - seat, EIGHT) == 0:
                player.hand.sees = bit(seat)
                continue
            player.hand.sees = EVERYONE
            for card in player.hand.to_list():
                self.show(card, EVERYONE)

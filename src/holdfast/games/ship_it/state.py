"""What lies on a table of Ship IT!"""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.aim import Aim
from holdfast.games.ship_it.attack import Attack
from holdfast.games.ship_it.cards import ARCHITECTURE, ATTACHMENT, BACKS, CARDS, COMPONENT, DRAWN, EVENT, HANDED
from holdfast.games.ship_it.options import ShipItOptions
from holdfast.games.ship_it.performance import Performance
from holdfast.games.ship_it.phrases import (
    ALL_REFUSED,
    CHOICE,
    COMPONENT_PLACES,
    MOST_OFFERS,
    OPINIONS,
    PROMPTS,
    SCORES,
    STEPS,
    WHEN,
)
from holdfast.games.ship_it.trade import Trade
from holdfast.kernel.bits import EVERYONE, NOBODY, bit
from holdfast.kernel.cells import CARD, NEVER, WHEN_SET
from holdfast.kernel.sorts import sort_cards
from holdfast.kernel.state import State


class Player:
    """A seat's cards, and what it may not deploy."""

    def __init__(self, state: State, seat: i64, options: ShipItOptions) -> None:
        self.architecture = state.declare.zone("architecture", seat, bit(seat), shape="slot", allows=ARCHITECTURE)
        self.production = state.declare.zone("production", seat, EVERYONE, allows=COMPONENT | ATTACHMENT)
        self.production.attaches = ATTACHMENT
        self.hand = state.declare.hand(seat, allows=HANDED)
        self.hand.closed = True
        self.laid = state.declare.zone("laid", seat, bit(seat), allows=HANDED, tucked=True)
        """Cards laid face down for a trade."""
        self.recalled = state.declare.series("recalled", seat, kind=CARD, sees=NOBODY)
        """Cards of the other side of a trade that the seat knew before any were laid, and will know again after it."""
        self.recalled.remembered = True
        self.no_deploy = state.declare.word("no_deploy", WHEN, seat, shown=WHEN_SET)
        self.repair = state.declare.word_set("repair", CARDS.names, seat, shown=WHEN_SET)
        """Types in repair until the end of the turn in progress."""
        self.repair_next = state.declare.word_set("repair_next", CARDS.names, seat, shown=WHEN_SET)
        """The same until the end of the seat's next turn."""
        self.cached = state.declare.printed("cached", seat)
        """The type of the Cache in production."""
        self.cached.shown = WHEN_SET
        self.laid_to = state.declare.word(
            "laid_to", COMPONENT_PLACES, seat, shown=WHEN_SET if options.cache_counts else NEVER
        )
        """The component that the Cache was laid to, as long as it is there."""
        self.opinion = state.declare.word("opinion", OPINIONS, seat, sees=bit(seat))
        """What the seat thinks of a performance, while others still think."""
        self.refused = state.declare.number("refused", seat, most=ALL_REFUSED)
        """The exchanges that this seat offered in vain, one bit each: see `offers`."""
        self.score = state.declare.word("score", SCORES, seat, shown=WHEN_SET)
        """Its needed components when the game was over: architectures stay secret."""


class Done:
    """What the seat on turn has done in this turn."""

    def __init__(self, state: State) -> None:
        self.deploys = state.declare.number("done.deploys", most=2)
        self.orchestrator = state.declare.flag("done.orchestrator")
        self.offers = state.declare.number("done.offers", most=MOST_OFFERS)
        """Trades offered so far, whether anybody accepted or not."""
        self.traded = state.declare.flag("done.traded")
        self.opensource = state.declare.flag("done.opensource")
        """OpenSource was shown and its card left on the deck."""
        self.drew = state.declare.flag("done.drew")
        """The second card was drawn: the turn ends when its events are over."""

    def clear(self) -> None:
        self.deploys.value = 0
        self.orchestrator.value = 0
        self.offers.value = 0
        self.traded.value = 0
        self.opensource.value = 0
        self.drew.value = 0


class ShipItState(State):
    """The cards, and what is going on."""

    def __init__(self, seats: i64, options: ShipItOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.social: bool = options.social
        self.play_on: bool = options.play_on
        self.cache_counts: bool = options.cache_counts
        self.extra_cards: bool = options.extra_cards
        self.deck.allows = DRAWN
        self.discard.allows = DRAWN
        self.aside = self.declare.zone("aside", shape="", allows=ARCHITECTURE)
        self.played = self.declare.zone("played", sees=EVERYONE, allows=HANDED, tucked=True)
        self.events = self.declare.zone("events", sees=EVERYONE, allows=EVENT, tucked=True)
        """Events that were drawn and wait."""
        self.looked = self.declare.zone("looked", allows=DRAWN, tucked=True)
        """Cards of the deck that one player looks at and puts back in any order."""
        self.looked.bag = True
        self.looked.closed = True
        self.players: list[Player] = [Player(self, seat, options) for seat in range(seats)]
        self.step = self.declare.word("step", STEPS, start=CHOICE)
        self.done = Done(self)
        self.attack = Attack(self)
        self.trade = Trade(self)
        self.performance = Performance(self)
        self.winner = self.declare.seat("winner")
        self.aim = Aim()
        """What the move being made names."""
        self.doubts.in_rules = False  # no card asks who has seen another
        self.stock(CARDS.copies(options))
        sort_cards(self, CARDS.sorts, BACKS)

"""What lies on a table of Ship IT!"""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.attack import Attack
from holdfast.games.ship_it.cards import (
    ALL_CARDS,
    ARCHITECTURE,
    ATTACHMENT,
    BACKS,
    COMPONENT,
    DRAWN,
    EVENT,
    FACES,
    HANDED,
    SORTS,
    WITHOUT_EXTRAS,
)
from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.effects.every import EFFECTS
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
from holdfast.kernel.bits import EVERYONE, NOBODY, bit, count_bits
from holdfast.kernel.cells import CARD, NEVER, WHEN_SET
from holdfast.kernel.phrases import Words
from holdfast.kernel.sorts import sort_cards
from holdfast.kernel.state import State

FACE_WORDS = Words(FACES)


class Player:
    """A seat's cards, and what it may not deploy."""

    def __init__(self, table: State, seat: i64, options: ShipItOptions) -> None:
        self.architecture = table.declare.zone("architecture", seat, bit(seat), shape="slot", allows=ARCHITECTURE)
        self.production = table.declare.zone("production", seat, EVERYONE, allows=COMPONENT | ATTACHMENT)
        self.production.attaches = ATTACHMENT
        self.hand = table.declare.hand(seat, allows=HANDED)
        self.hand.closed = True
        self.laid = table.declare.zone("laid", seat, bit(seat), allows=HANDED, tucked=True)
        """Cards laid face down for a trade."""
        self.recalled = table.declare.series("recalled", seat, kind=CARD, sees=NOBODY)
        """Cards of the other side of a trade that the seat knew before any were laid, and will know again after it."""
        self.recalled.remembered = True
        self.no_deploy = table.declare.word("no_deploy", WHEN, seat, shown=WHEN_SET)
        self.repair = table.declare.word_set("repair", FACE_WORDS, seat, shown=WHEN_SET)
        """Types in repair until the end of the turn in progress."""
        self.repair_next = table.declare.word_set("repair_next", FACE_WORDS, seat, shown=WHEN_SET)
        """The same until the end of the seat's next turn."""
        self.cached = table.declare.printed("cached", seat)
        """The type of the Cache in production."""
        self.cached.shown = WHEN_SET
        self.laid_to = table.declare.word(
            "laid_to", COMPONENT_PLACES, seat, shown=WHEN_SET if options.cache_counts else NEVER
        )
        """The component that the Cache was laid to, as long as it is there."""
        self.opinion = table.declare.word("opinion", OPINIONS, seat, sees=bit(seat))
        """What the seat thinks of a performance, while others still think."""
        self.refused = table.declare.number("refused", seat, most=ALL_REFUSED)
        """The exchanges that this seat offered in vain, one bit each: see `offers`."""
        self.score = table.declare.word("score", SCORES, seat, shown=WHEN_SET)
        """Its needed components when the game was over: architectures stay secret."""


class Done:
    """What the seat on turn has done in this turn."""

    def __init__(self, table: State) -> None:
        self.deploys = table.declare.number("done.deploys", most=2)
        self.orchestrator = table.declare.flag("done.orchestrator")
        self.offers = table.declare.number("done.offers", most=MOST_OFFERS)
        """Trades offered so far, whether anybody accepted or not."""
        self.traded = table.declare.flag("done.traded")
        self.opensource = table.declare.flag("done.opensource")
        """OpenSource was shown and its card left on the deck."""
        self.drew = table.declare.flag("done.drew")
        """The second card was drawn: the turn ends when its events are over."""

    def clear(self) -> None:
        self.deploys.value = 0
        self.orchestrator.value = 0
        self.offers.value = 0
        self.traded.value = 0
        self.opensource.value = 0
        self.drew.value = 0


class ShipItTable(State):
    """The cards, and what is going on."""

    effects: list[Effect]
    """What each card does, by its face."""

    def __init__(self, seats: i64, options: ShipItOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.social: bool = options.social
        self.play_on: bool = options.play_on
        self.cache_counts: bool = options.cache_counts
        self.extra_cards: bool = options.extra_cards
        self.effects = EFFECTS
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
        self.stock(ALL_CARDS if options.extra_cards else WITHOUT_EXTRAS)
        sort_cards(self, SORTS, BACKS)

    def players_in(self) -> i64:
        return self.seats - count_bits(self.out)

    def lay_open(self, seat: i64, face: i64) -> i64:
        """Play a card from hand onto the table."""
        return self.move_face(self.players[seat].hand, face, self.played)

    def clear_played(self) -> None:
        """What was played is over: the cards go to the discard pile in the order they were laid."""
        self.move_all(self.played, self.discard)

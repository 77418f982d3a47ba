"""The table of Ship IT!: what lies where, what is in progress, and what can be asked about it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it.cards import (
    ARCHITECTURE,
    CACHE,
    CLOUD,
    EVENT,
    FIRST_ARCHITECTURE,
    HANDED,
    NEEDED,
    is_component,
)
from holdfast.games.ship_it.options import ShipItOptions
from holdfast.games.ship_it.phrases import CHOICE
from holdfast.kernel.state import State
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, Zone, bit, count_seats


class Player:
    """A seat's cards, and what it may not deploy."""

    no_deploy: i64
    """THIS turn, the NEXT one, or NONE."""
    repair: i64
    """The mask of component faces in repair until the end of the turn in progress."""
    repair_next: i64
    """The same until the end of the seat's next turn."""

    def __init__(self, architecture: Zone, hand: Zone, production: Zone, laid: Zone) -> None:
        self.architecture = architecture
        self.hand = hand
        self.production = production
        self.laid = laid
        self.no_deploy = NONE
        self.repair = 0
        self.repair_next = 0

    def copy_to(self, twin: Player) -> None:
        twin.no_deploy = self.no_deploy
        twin.repair = self.repair
        twin.repair_next = self.repair_next


class Desk(State):
    """The cards and what is going on. In production a component is followed by what is attached to it."""

    step: i64
    deploys: i64
    orchestrator: bool
    traded: bool
    opensource: bool
    """OpenSource was shown this turn and its card left on the deck."""
    drew: bool
    """The second card was drawn: the turn ends when its events are over."""

    attack_card: i64
    attacker: i64
    target: i64
    hit: i64
    """The component that is hit, once it is known."""
    receiver: i64
    """Who gets the component of a Zero Day."""
    sudo: bool
    next_chooses: bool
    """A Zero Day performance failed: the next player says who gets the component."""
    stage: i64

    offerer: i64
    partner: i64
    give: i64
    take: i64
    to_all: bool
    laying: bool
    """The offer was accepted: both lay their cards."""
    recalled: list[int]
    """Cards in the two hands that the other side knew before the laying began, and will know again after it."""

    performer: i64
    performed: i64
    """The face that is performed."""
    performing: i64
    """The move that waits for the performance; NONE for an event."""
    judging: bool
    """The performance is over, and the others say what they think of it."""
    opined: i64
    objections: i64

    cache_type: i64
    cache_host: i64
    """The component that the Cache was laid to; NONE when it is gone."""
    winner: i64
    final: list[int]
    """The needed components of each seat at the end, as the ranking tells them; architectures stay secret."""

    def __init__(self, seats: i64, options: ShipItOptions) -> None:
        super().__init__(seats, options.turn_limit or 0)
        self.options = options
        self.social: bool = options.social
        self.play_on: bool = options.play_on
        self.cache_counts: bool = options.cache_counts
        self.extra_cards: bool = options.extra_cards
        self.aside = self.zone("aside", NONE, NOBODY)
        self.played = self.zone("played", NONE, EVERYONE)
        self.events = self.zone("events", NONE, EVERYONE)
        self.looked = self.zone("looked", NONE, NOBODY)
        self.aside.holds = ARCHITECTURE
        self.played.holds = HANDED
        self.events.holds = EVENT
        for pile in (self.deck, self.discard, self.looked):
            pile.holds = HANDED | EVENT
        self.players: list[Player] = [self._sit_down(seat) for seat in range(seats)]
        self.step = CHOICE
        self.clear_turn()
        self.clear_attack()
        self.clear_trade()
        self.clear_performance()
        self.cache_type = NONE
        self.cache_host = NONE
        self.winner = NONE
        self.final = []

    def _sit_down(self, seat: i64) -> Player:
        architecture = self.zone("architecture", seat, bit(seat))
        hand = self.zone("hand", seat, bit(seat))
        production = self.zone("production", seat, EVERYONE)
        laid = self.zone("laid", seat, bit(seat))
        architecture.holds = ARCHITECTURE
        hand.holds = HANDED
        production.holds = HANDED
        laid.holds = HANDED
        return Player(architecture, hand, production, laid)

    def clear_turn(self) -> None:
        self.deploys = 0
        self.orchestrator = False
        self.traded = False
        self.opensource = False
        self.drew = False

    def clear_attack(self) -> None:
        self.attack_card = NONE
        self.attacker = NONE
        self.target = NONE
        self.hit = NONE
        self.receiver = NONE
        self.sudo = False
        self.next_chooses = False
        self.stage = 0

    def clear_trade(self) -> None:
        self.offerer = NONE
        self.partner = NONE
        self.give = 0
        self.take = 0
        self.to_all = False
        self.laying = False
        self.recalled = []

    def clear_performance(self) -> None:
        self.performer = NONE
        self.performed = NONE
        self.performing = NONE
        self.judging = False
        self.opined = 0
        self.objections = 0

    # Production

    def components(self, seat: i64) -> i64:
        """How many components a seat has in production."""
        row = self.players[seat].production
        count: i64 = 0
        for at in range(row.size):
            if is_component(self.face[row.cards[at]]):
                count += 1
        return count

    def component(self, seat: i64, place: i64) -> i64:
        """The component at a place, counted from 0."""
        row = self.players[seat].production
        for at in range(row.size):
            if is_component(self.face[row.cards[at]]):
                if place == 0:
                    return row.cards[at]
                place -= 1
        return NONE

    def place(self, seat: i64, component: i64) -> i64:
        """The place of a component in a row, counted from 0."""
        row = self.players[seat].production
        place: i64 = 0
        for at in range(row.size):
            if row.cards[at] == component:
                return place
            if is_component(self.face[row.cards[at]]):
                place += 1
        return NONE

    def in_production(self, seat: i64, face: i64) -> i64:
        """A component with this face in a seat's production, or NONE."""
        row = self.players[seat].production
        for at in range(row.size):
            if self.face[row.cards[at]] == face:
                return row.cards[at]
        return NONE

    def attached(self, seat: i64, component: i64, face: i64) -> i64:
        """The card with this face that is attached to a component, or NONE."""
        row = self.players[seat].production
        at = row.index(component) + 1
        while at < row.size and not is_component(self.face[row.cards[at]]):
            if self.face[row.cards[at]] == face:
                return row.cards[at]
            at += 1
        return NONE

    def undeploy(self, seat: i64, component: i64, zone: Zone) -> None:
        """A component leaves production; what is attached to it is discarded."""
        row = self.players[seat].production
        at = row.index(component)
        self.put(row.take(at), zone)
        while at < row.size and not is_component(self.face[row.cards[at]]):
            self.put(row.take(at), self.discard)
        self.forget_cache()

    def send_to_repair(self, seat: i64, component: i64) -> None:
        """A component that comes from production into a hand blocks its type there."""
        types = bit(self.face[component])
        if self.face[component] == CACHE:
            types |= bit(self.cache_type)
        player = self.players[seat]
        if seat == self.turn:
            player.repair |= types
        else:
            player.repair_next |= types

    def needed(self, seat: i64) -> i64:
        """How many components in production a seat's architecture needs; 3 is all of them."""
        player = self.players[seat]
        if player.architecture.size == 0:
            return 0
        have: i64 = 0
        for type in range(CLOUD):
            have += min(self.count(seat, type), self.need(seat, type))
        return min(3, have + self.count(seat, CLOUD))

    def need(self, seat: i64, type: i64) -> i64:
        """How many components of a type a seat's architecture needs."""
        architecture = self.face[self.players[seat].architecture.cards[0]] - FIRST_ARCHITECTURE
        return NEEDED[architecture * 4 + type]

    def count(self, seat: i64, type: i64) -> i64:
        """How many components count as this type when victory is checked."""
        row = self.players[seat].production
        count: i64 = 0
        for at in range(row.size):
            face = self.face[row.cards[at]]
            if face == type or (face == CACHE and self._cache_counts_as(type)):
                count += 1
        return count

    def _cache_counts_as(self, type: i64) -> bool:
        return self.cache_counts and self.cache_host == NONE and self.cache_type == type

    def forget_cache(self) -> None:
        """A Cache, or what it was laid to, that is not in production any more is nothing special."""
        if self.cache_type == NONE:
            return
        cached = False
        hosted = False
        for player in self.players:
            for at in range(player.production.size):
                card = player.production.cards[at]
                cached = cached or self.face[card] == CACHE
                hosted = hosted or card == self.cache_host
        if not cached:
            self.cache_type = NONE
        if not (cached and hosted):
            self.cache_host = NONE

    # Hands

    def holds(self, seat: i64, face: i64) -> bool:
        hand = self.players[seat].hand
        for at in range(hand.size):
            if self.face[hand.cards[at]] == face:
                return True
        return False

    def held(self, zone: Zone) -> i64:
        """The mask of faces in a zone."""
        faces: i64 = 0
        for at in range(zone.size):
            faces |= bit(self.face[zone.cards[at]])
        return faces

    def lay_open(self, seat: i64, face: i64) -> i64:
        """Play a card from hand onto the table."""
        card = self.take_face(self.players[seat].hand, face)
        self.put(card, self.played)
        return card

    def slide(self, source: Zone, index: i64, target: Zone) -> i64:
        """Move a card face down: who sees neither place no longer knows what lies where it came from."""
        card = source.take(index)
        witnesses = source.sees | target.sees
        if source.size > 0:
            self.hide(card, witnesses)
            for at in range(source.size):
                self.hide(source.cards[at], witnesses)
        self.put(card, target)
        return card

    def players_in(self) -> i64:
        return self.seats - count_seats(self.out)

    # Copies

    def copy_progress(self, twin: Desk) -> None:
        """Everything but what the kernel knows."""
        twin.step = self.step
        twin.deploys = self.deploys
        twin.orchestrator = self.orchestrator
        twin.traded = self.traded
        twin.opensource = self.opensource
        twin.drew = self.drew
        twin.attack_card = self.attack_card
        twin.attacker = self.attacker
        twin.target = self.target
        twin.hit = self.hit
        twin.receiver = self.receiver
        twin.sudo = self.sudo
        twin.next_chooses = self.next_chooses
        twin.stage = self.stage
        twin.offerer = self.offerer
        twin.partner = self.partner
        twin.give = self.give
        twin.take = self.take
        twin.to_all = self.to_all
        twin.laying = self.laying
        twin.recalled = self.recalled[:]
        twin.performer = self.performer
        twin.performed = self.performed
        twin.performing = self.performing
        twin.judging = self.judging
        twin.opined = self.opined
        twin.objections = self.objections
        twin.cache_type = self.cache_type
        twin.cache_host = self.cache_host
        twin.winner = self.winner
        twin.final = self.final
        for seat in range(self.seats):
            self.players[seat].copy_to(twin.players[seat])

    def renumbered(self, anew: vec[i64]) -> None:
        if self.attack_card != NONE:
            self.attack_card = anew[self.attack_card]
        if self.hit != NONE:
            self.hit = anew[self.hit]
        if self.cache_host != NONE:
            self.cache_host = anew[self.cache_host]
        if self.recalled:
            self.recalled = [int(anew[card]) for card in self.recalled]

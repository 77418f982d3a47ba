"""Components: deployed from hand, with CI and Certificate along."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.card import ComponentCard
from holdfast.games.ship_it.cards import CARDS, EXTRA, GUARDS
from holdfast.games.ship_it.phrases import ALONG, ATTACHED, LAID_TO, PLAYED, THIS, WITH_CERTIFICATE, WITH_CI
from holdfast.games.ship_it.phrases import DEPLOYED as WAS_DEPLOYED
from holdfast.games.ship_it.piles import lay_open
from holdfast.games.ship_it.production import component
from holdfast.games.ship_it.state import ShipItState
from holdfast.games.ship_it.targets import BESIDE, DEPLOYED
from holdfast.kernel.bits import bit
from holdfast.kernel.moves import verb


class Component(ComponentCard):
    """Put it into production, together with at most one CI and at most one Certificate."""

    def is_playable(self, state: ShipItState, seat: i64) -> bool:
        player = state.players[seat]
        most: i64 = 2 if state.done.orchestrator.value else 1
        blocked = player.no_deploy.value == THIS or player.repair.value & bit(self.face) != 0
        return state.done.deploys.value < most and not blocked

    def lay(self, state: ShipItState, seat: i64, move: i64) -> None:
        laid = lay_open(state, seat, self.face)
        if state.social and self.is_shown:
            state.tell(PLAYED, seat, laid)
        state.done.deploys.value += 1
        along: i64 = ALONG[verb(move)]
        if along & WITH_CI:
            lay_open(state, seat, CARDS.ci)
        if along & WITH_CERTIFICATE:
            lay_open(state, seat, CARDS.certificate)

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        state.tell(WAS_DEPLOYED, seat, state.played.cards[0])
        for at in range(1, state.played.size):
            state.tell(ATTACHED, seat, state.played.cards[at])
        state.move_all(state.played, state.players[seat].production)


class Building(Component):
    """What architectures need."""

    copies = 4
    performed = True
    targets = (DEPLOYED,)
    building = True
    cacheable = True


class Database(Building):
    slug = "database"


class Backend(Building):
    slug = "backend"


class Frontend(Building):
    slug = "frontend"


class Cloud(Component):
    """Counts as any component that is needed."""

    slug = "cloud"
    copies = 2
    targets = (DEPLOYED,)
    cacheable = True


class Monitoring(Component):
    """While it is there, bugs can hit nothing else of yours."""

    slug = "monitoring"
    targets = (DEPLOYED,)
    line = GUARDS
    against = "bug"


class Firewall(Component):
    """While it is there, security issues can hit nothing else of yours."""

    slug = "firewall"
    targets = (DEPLOYED,)
    line = GUARDS
    against = "security"


class Cache(Component):
    """Laid to another of your components: from then on it is of that type."""

    slug = "cache"
    labels = EXTRA
    option = "extra_cards"
    targets = (BESIDE,)

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        player = state.players[seat]
        place = state.aim.place
        player.laid_to.value = place
        beside = component(state, seat, place)
        player.cached.value = state.face[beside]
        cache = state.played.cards[0]
        super().play(state, seat, move)
        state.tell(LAID_TO, seat, cache, beside)

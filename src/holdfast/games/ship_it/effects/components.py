"""Components: deployed from hand, with CI and Certificate along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.cards import CACHEABLE_FACES, CERTIFICATE, CI, is_component
from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.phrases import (
    ALONG,
    ATTACHED,
    DEPLOY,
    DEPLOY_CACHE,
    DEPLOYED,
    LAID_TO,
    PLAIN,
    PLAYED,
    THIS,
    WITH_CERTIFICATE,
    WITH_CI,
)
from holdfast.games.ship_it.production import component
from holdfast.kernel.bits import bit
from holdfast.kernel.moves import Moves, arg, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Component(Effect):
    """Put it into production, together with at most one CI and at most one Certificate."""

    name: i64
    """How moves name it."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.name = PLAIN.index(slug) if slug in PLAIN else -1

    def offer(self, table: ShipIt, seat: i64, held: i64, moves: Moves) -> None:
        if not self.may_be_deployed(table, seat):
            return
        for along in range(i64(4)):
            if has_along(held, along):
                self.offer_deploy(table, seat, along, moves)

    def may_be_deployed(self, table: ShipIt, seat: i64) -> bool:
        player = table.players[seat]
        most: i64 = 2 if table.done.orchestrator.value else 1
        blocked = player.no_deploy.value == THIS or player.repair.value & bit(self.face) != 0
        return table.done.deploys.value < most and not blocked

    def offer_deploy(self, table: ShipIt, seat: i64, along: i64, moves: Moves) -> None:
        moves.add(DEPLOY[along], self.name)

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        laid = table.lay_open(seat, self.face)
        if table.social and self.performed:
            table.tell(PLAYED, seat, laid)
        table.done.deploys.value += 1
        along: i64 = ALONG[verb(move)]
        if along & WITH_CI:
            table.lay_open(seat, CI)
        if along & WITH_CERTIFICATE:
            table.lay_open(seat, CERTIFICATE)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.tell(DEPLOYED, seat, table.played.cards[0])
        for at in range(1, table.played.size):
            table.tell(ATTACHED, seat, table.played.cards[at])
        table.move_all(table.played, table.players[seat].production)


def has_along(held: i64, along: i64) -> bool:
    """Whether the hand has what is to go along with a component."""
    ci = along & WITH_CI == 0 or held & bit(CI) != 0
    return ci and (along & WITH_CERTIFICATE == 0 or held & bit(CERTIFICATE) != 0)


class Cache(Component):
    """Laid to another of your components: from then on it is of that type."""

    def offer(self, table: ShipIt, seat: i64, held: i64, moves: Moves) -> None:
        if not self.may_be_deployed(table, seat):
            return
        row = table.players[seat].production
        place: i64 = 0
        for at in range(row.size):
            face = table.face[row.cards[at]]
            if CACHEABLE_FACES & bit(face):
                self.offer_laying(place, held, moves)
            if is_component(face):
                place += 1

    def offer_laying(self, place: i64, held: i64, moves: Moves) -> None:
        for along in range(i64(4)):
            if has_along(held, along):
                moves.add(DEPLOY_CACHE[along], place)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        player = table.players[seat]
        player.laid_to.value = arg(move)
        beside = component(table, seat, arg(move))
        player.cached.value = table.face[beside]
        cache = table.played.cards[0]
        super().play(table, seat, move)
        table.tell(LAID_TO, seat, cache, beside)

"""Tables at moments worth seeing, as players who think reach them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from holdfast.bots import BOTS
from holdfast.kernel import Chance, Table, seat_name
from holdfast.server.store import OVER, SeatRow
from tests.browser.person import Person
from tests.browser.server import ServerProcess, deal

NAMES = ("Anna", "Otto", "Edda", "Kofi", "Mira", "Boris", "Greta", "Juno", "Ilja", "Wanda", "Hugo", "Selma")
END = 100_000
LAWS = ("Hearts are worth 2 more in your shield.", "A player may hold at most two charged cards.")


@dataclass(frozen=True)
class Moment:
    """A table after so many moves of greedy bots, when the first seat is asked; or its end, if that comes first."""

    game: str
    seats: int = 2
    moves: int = 0
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    offers: str = ""
    """What one of the moves that the first seat may make says."""
    touches: tuple[str, ...] = ()
    """What is touched then, as selectors of the page."""
    address: str = "/t/{table}"

    @property
    def is_live(self) -> bool:
        """Whether it is the table itself that is looked at, and not its replay."""
        return self.address.startswith("/t/")

    def reach(self) -> Table:
        table = deal(self.game, NAMES[: self.seats], self.seed, self.options)
        bots = [BOTS["greedy"](Chance(self.seed + seat)) for seat in range(self.seats)]
        handles = [table.handle(seat) for seat in range(self.seats)]
        while not table.over and not self._is_reached(table):
            seat = table.awaited[-1]
            table.play(seat, int(bots[seat].choose(handles[seat])))
        assert table.over or not self.offers or self._is_reached(table), f"no move says “{self.offers}”"
        return table

    def _is_reached(self, table: Table) -> bool:
        if len(table.record.moves) < self.moves or 0 not in table.awaited:
            return False
        return any(self.offers in choice.notation for choice in table.choices(0))

    def lay(self, server: ServerProcess, person: Person) -> str:
        """The address of this table, at which a person sits with bots."""
        table = self.reach()
        others = [SeatRow(bot="medium", number=seat + 1) for seat in range(1, self.seats)]
        seats = [person.seat, *others]
        over: dict[str, str] = {}
        if table.over:
            won = " ".join(map(seat_name, table.ranking[0]))
            over = {"status": OVER, "result": won, "ending": "played"}
        return self.address.format(table=server.lay(table.record, seats, **over))

    def known_to(self, person: Person) -> None:
        """Somebody has played this game before: nothing is explained to them any more."""
        person.keep(f"first-{self.game}", "another table")
        person.keep(f"met-{self.game}", "yes")

    def begin(self, person: Person) -> None:
        """Touch what is to be touched."""
        for selector in self.touches:
            person.look(selector).first.click()

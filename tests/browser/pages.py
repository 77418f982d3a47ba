"""All pages of the site, each with something on it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import holdfast
from holdfast.kernel import Table, seat_name
from holdfast.server.store import OVER
from tests.browser.person import Person
from tests.browser.server import ServerProcess, absent, deal

NAMES = ("Ada", "Grace", "Linus", "Mira")
OPTIONS: dict[str, dict[str, object]] = {
    "shield": {"custom_rules": ("Hearts are worth 2 more in your shield.",)},
    "ship_it": {"social": True},
}


def played(game: str, moves: int, most: int = 4, options: Mapping[str, object] | None = None) -> Table:
    """A random game after this many moves, when p1 is asked; or its end, if that comes first."""
    names = NAMES[: min(most, holdfast.game(game).seats[-1])]
    table = deal(game, names, 1, OPTIONS.get(game, {}) if options is None else options)
    chance = random.Random(1)
    while not table.over and (len(table.record.moves) < moves or 0 not in table.awaited):
        seat = table.awaited[-1]
        table.play(seat, chance.choice(table.legal_moves(seat)))
    return table


def random_end(table: Table) -> Table:
    """A game played by chance until it is over."""
    chance = random.Random(1)
    while not table.over:
        seat = table.awaited[-1]
        table.play(seat, chance.choice(table.legal_moves(seat)))
    return table


def seated(server: ServerProcess, person: Person, table: Table) -> str:
    """A game at which a person sits first and the others are away; the table's id."""
    record = table.record
    seats = [person.seat, *absent(record.players)[1:]]
    if not table.over:
        return server.lay(record, seats, hints=True)
    won = " ".join(seat_name(seat) for seat in table.ranking[0])
    return server.lay(record, seats, status=OVER, result=won, ending="played")


def addresses(server: ServerProcess, person: Person, host: Person) -> Iterator[tuple[str, str]]:
    """Every page by its name, with its address."""
    lobby = person.make_table("shield", seats=4, bots=["greedy"])
    open_table = host.make_table("cluster_royale", seats=4, bots=["greedy"], listed=True)
    over = seated(server, person, played("upgrade", 100_000))
    middle = seated(server, person, played("ship_it", 30))
    yield "home", "/"
    yield "lobby", f"/t/{lobby['id']}"
    yield "join", f"/join/{open_table['code']}"
    yield "print", "/print/upgrade"
    yield "nobody", "/join/ZZZZZZ"
    yield "rules", "/games/cluster_royale"
    yield "learn", "/learn/upgrade"
    yield "end", f"/t/{over}"
    yield "replay", f"/replay/{over}"
    yield "television", f"/tv/{middle}"
    yield "nowhere", "/nowhere"
    for game in holdfast.all_games():
        yield game, f"/t/{seated(server, person, played(game, 30))}"

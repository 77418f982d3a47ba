"""What people and bots are called at one table, and which avatar people have there, so that nobody is taken for
somebody else.

Of two people with the same name the second one gets a number. A name that only looks like another is refused. Bots have
other names in other languages; one that would be called like a person takes another name. Of two people with the same
avatar the second one gets one that is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from holdfast.bots.external import name_numbers
from holdfast.bots.external.roster import NAMED
from holdfast.games import games
from holdfast.server.guests import avatars
from holdfast.server.names import look_alike
from holdfast.server.refusals import Refused
from holdfast.server.store import GuestRow, SeatRow, TableRow


def name_for(row: TableRow, guest: GuestRow) -> str:
    """What a guest is called at a table."""
    taken = [name for seat in row.seats if seat.guest != guest.id for name in names_of(seat)]
    numbered = (f"{guest.name} {number}" for number in range(2, 99))
    name = guest.name if guest.name not in taken else next(name for name in numbered if name not in taken)
    for other in taken:
        if look_alike(name, other):
            raise Refused(
                "name_too_similar",
                name=name,
                other=other,
            )
    return name


def avatar_for(row: TableRow, guest: GuestRow) -> str:
    """The avatar that a guest has at a table: their own, unless somebody there has it."""
    taken = {seat.avatar for seat in row.seats if seat.guest and seat.guest != guest.id}
    if guest.avatar not in taken:
        return guest.avatar
    return next((avatar for avatar in avatars() if avatar not in taken), guest.avatar)


def number_for(row: TableRow, seat: int, bot: str) -> int:
    """Which of the bots' names a bot has on a seat: one that nobody else at the table has, or looks like."""
    others = [each for at, each in enumerate(row.seats) if at != seat]
    people = [each.name for each in others if each.guest]
    taken = {each.number for each in others if each.number}
    taken |= {number for number in range(1, NAMED + 1) if _is_called(number, people)}
    return name_numbers([bot], taken)[0]


def names_of(seat: SeatRow) -> Sequence[str]:
    """Every name of the holder of a seat, in any language."""
    shown = names_of_bots()[seat.number - 1] if 0 < seat.number <= NAMED and not seat.guest else ()
    return [name for name in (seat.name, *shown) if name]


def _is_called(number: int, people: Sequence[str]) -> bool:
    return any(look_alike(name, person) for name in names_of_bots()[number - 1] for person in people)


def read_in() -> None:
    """Read in all names and avatars there are. It takes a while: do it in a thread before anybody sits down."""
    names_of_bots()
    avatars()


@cache
def names_of_bots() -> Sequence[frozenset[str]]:
    """The names of bots in every language."""
    from holdfast.words import LANGUAGES, Words

    any_game = next(iter(games().values()))
    spoken = [Words(language, any_game) for language in LANGUAGES]
    return [frozenset(words.bot_name(number).text for words in spoken) for number in range(1, NAMED + 1)]

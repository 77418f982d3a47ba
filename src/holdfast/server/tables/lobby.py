"""Before the start: who sits where, and what the host may decide. Each function gives the row as it is afterwards."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from holdfast.bots.visiting import bot_names
from holdfast.kernel import Game, Options, commitment, seat_name, seat_number, secret_seed
from holdfast.kernel.seeds import read_seed
from holdfast.server.refusals import Forbidden, Malformed, Refused
from holdfast.server.store import DEALING, LOBBY, GuestRow, SeatRow, TableRow
from holdfast.server.tables.clocks import read_clock
from holdfast.server.tables.live import record_of

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that sounds or looks like another."""
CODE_LENGTH = 6
STARTS = ("lot", "question")
FREE = SeatRow()
PREVIOUS = "previous"
"""Who starts a further game of the evening was settled by the one before."""


def new_table(game: Game, host: GuestRow, seats: int, options: Mapping[str, object]) -> TableRow:
    """A table with free seats. Its secret is drawn before anybody sits down."""
    chosen = game.options.read(options)
    game.check(seats, chosen)
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(16),
        code=new_code(),
        game=game.name,
        rules=game.version,
        options=_written(chosen),
        seats=(FREE,) * seats,
        host=host.id,
        secret=secret_seed(),
        created=now,
        changed=now,
    )


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


# Sitting down and getting up


def sit(row: TableRow, guest: GuestRow, seat: int | None) -> TableRow:
    """Take a free seat: this one, or the first."""
    _check_lobby(row)
    held = row.seat_of(guest.id)
    if held is not None and seat in (None, held):
        return row
    free = [at for at, each in enumerate(row.seats) if each.free]
    if seat is None and not free:
        raise Refused("all seats of this table are taken")
    chosen = free[0] if seat is None else _seat(row, seat)
    if chosen not in free:
        raise Refused("{seat} is taken", seat=seat_name(chosen))
    cleared = row if held is None else _with(row, held, FREE)
    return _with(cleared, chosen, SeatRow(guest=guest.id, name=_unlike_others(row, guest), avatar=guest.avatar))


def get_up(row: TableRow, guest: str) -> TableRow:
    """Leave one's seat; a host who leaves hands the table over to whoever else sits there."""
    _check_lobby(row)
    held = row.seat_of(guest)
    left = row if held is None else _with(row, held, FREE)
    others = [other for other in left.guests if other != guest]
    return replace(left, host=others[0]) if row.host == guest and others else left


def set_ready(row: TableRow, guest: str, ready: bool) -> TableRow:
    _check_lobby(row)
    held = row.seat_of(guest)
    if held is None:
        raise Forbidden("only who sits at the table can be ready")
    return _with(row, held, replace(row.seats[held], ready=ready))


# What the host decides


def set_bot(row: TableRow, guest: str, seat: int, bot: str) -> TableRow:
    """Let a bot play on a free seat, or another bot on a bot's."""
    _check_host(row, guest)
    if bot not in bot_names():
        raise Malformed("there is no bot “{bot}”; there are {bots}", bot=bot, bots=sorted(bot_names()))
    if row.seats[_seat(row, seat)].guest:
        raise Refused("{seat} is taken", seat=seat_name(seat))
    return _with(row, seat, SeatRow(name=f"{bot} {seat + 1}", bot=bot, ready=True))


def free_seat(row: TableRow, guest: str, seat: int) -> TableRow:
    """Remove whoever sits there."""
    _check_host(row, guest)
    return _with(row, _seat(row, seat), FREE)


def reorder(row: TableRow, guest: str, order: Sequence[int]) -> TableRow:
    """Seat everybody anew: for each seat the one that sits there now."""
    _check_host(row, guest)
    if sorted(order) != list(range(len(row.seats))):
        raise Malformed("an order names each of the {count} seats once", count=len(row.seats))
    if row.starts == PREVIOUS:
        raise Refused("the game before has settled who sits where")
    return _changed(row, seats=tuple(row.seats[at] for at in order))


def resize(row: TableRow, game: Game, guest: str, seats: int) -> TableRow:
    """Another number of seats; those that go must be free."""
    _check_host(row, guest)
    game.check(seats, game.options.read(row.options))
    if any(not seat.free for seat in row.seats[seats:]):
        raise Refused("{seat} is taken", seat=seat_name(max(at for at, seat in enumerate(row.seats) if not seat.free)))
    return _changed(row, seats=(*row.seats, *(FREE,) * (seats - len(row.seats)))[:seats])


def decide(
    row: TableRow,
    game: Game,
    guest: str,
    *,
    options: Mapping[str, object] | None = None,
    clock: str | None = None,
    starts: str | None = None,
    hints: bool | None = None,
    listed: bool | None = None,
) -> TableRow:
    """Choose the game's options, the clock, who starts, whether bots give hints, whether the lobby lists the table."""
    _check_host(row, guest)
    chosen: dict[str, object] = {"hints": hints, "listed": listed}
    if options is not None:
        read = game.options.read(options)
        game.check(len(row.seats), read)
        chosen["options"] = _written(read)
    if clock is not None:
        read_clock(clock)
        chosen["clock"] = clock
    if starts is not None:
        chosen["starts"] = _starts(row, starts)
    return _unready(_changed(row, **{name: value for name, value in chosen.items() if value is not None}))


def hand_over(row: TableRow, guest: str, to: str) -> TableRow:
    if row.host != guest:
        raise Forbidden("only the host of the table may do this")
    if row.seat_of(to) is None:
        raise Refused("the table can be handed over only to somebody who sits there")
    return _changed(row, host=to)


# The start


def start(row: TableRow, game: Game, guest: str, first: int | None) -> TableRow:
    """Close the lobby and commit to what will be dealt: to whom, by which rules and options."""
    _check_host(row, guest)
    for at, seat in enumerate(row.seats):
        if seat.free:
            raise Refused("{seat} is free: seat a bot there, or make the table smaller", seat=seat_name(at))
        if not seat.ready and seat.guest != guest:
            raise Refused("{name} is not ready yet", name=seat.name)
    game.check(len(row.seats), game.options.read(row.options))
    seated = _changed(row, seats=_rotated(row, first), status=DEALING)
    return replace(seated, commitment=commitment(seated.secret, record_of(seated).binding()))


def _rotated(row: TableRow, first: int | None) -> tuple[SeatRow, ...]:
    at = _first_seat(row, first)
    return row.seats[at:] + row.seats[:at]


def _first_seat(row: TableRow, first: int | None) -> int:
    if row.starts == PREVIOUS:
        return 0
    if row.starts == "lot":
        return int(read_seed(row.secret).stream("seating").below(len(row.seats)))
    if row.starts == "question":
        if first is None:
            raise Refused("say whom the game's question names: the table starts with that seat")
        return _seat(row, first)
    return _seat(row, seat_number(row.starts) or 0)


def contribute(row: TableRow, guest: str, added: str) -> TableRow:
    """Add to the deal: once, after the commitment is out and before the cards are."""
    held = row.seat_of(guest)
    if held is None:
        raise Forbidden("only who sits at the table adds to its deal")
    if row.seats[held].contribution == added:
        return row
    if row.status != DEALING:
        raise Refused("this table is not waiting for anything to be added to its deal")
    if row.seats[held].contribution:
        raise Refused("this seat has added to the deal already")
    return _with(row, held, replace(row.seats[held], contribution=added))


def all_contributed(row: TableRow) -> bool:
    return all(seat.contribution for seat in row.seats if seat.guest)


# Underneath


def _written(options: Options) -> dict[str, object]:
    """Options as they are stored: those that differ from their defaults, as plain data."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.non_defaults().items()}


def _starts(row: TableRow, starts: str) -> str:
    if row.starts == PREVIOUS:
        raise Refused("the game before has settled who sits where")
    seat = seat_number(starts)
    if starts not in STARTS and (seat is None or seat >= len(row.seats)):
        raise Malformed(
            "a table starts by lot, by the game's question, or with a seat as p1, not “{starts}”", starts=starts
        )
    return starts


def _unlike_others(row: TableRow, guest: GuestRow) -> str:
    """A name that nobody else at the table has."""
    taken = {seat.name for seat in row.seats if seat.guest != guest.id}
    numbered = (f"{guest.name} {number}" for number in range(2, 99))
    return guest.name if guest.name not in taken else next(name for name in numbered if name not in taken)


def _unready(row: TableRow) -> TableRow:
    """Who was ready for other rules is asked again."""
    return replace(
        row, seats=tuple(replace(seat, ready=not seat.guest) if not seat.free else seat for seat in row.seats)
    )


def _check_lobby(row: TableRow) -> None:
    if row.status != LOBBY:
        raise Refused("the game has begun: seats stay as they are")


def _check_host(row: TableRow, guest: str) -> None:
    if row.host != guest:
        raise Forbidden("only the host of the table may do this")
    _check_lobby(row)


def _seat(row: TableRow, seat: int) -> int:
    if not 0 <= seat < len(row.seats):
        raise Malformed("this table has seats p1 to p{count}", count=len(row.seats))
    return seat


def _with(row: TableRow, at: int, seat: SeatRow) -> TableRow:
    return _changed(row, seats=(*row.seats[:at], seat, *row.seats[at + 1 :]))


def _changed(row: TableRow, **changes: object) -> TableRow:
    return replace(row, **{**changes, "changed": time.time()})

"""Before the start: who sits where, and what the host may decide. Each function gives the row as it is afterwards."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from holdfast.bots.external import bot_names, check_table
from holdfast.kernel import Game, Options, commitment, seat_name, seat_number, secret_seed
from holdfast.server.refusals import Forbidden, Malformed, Refused
from holdfast.server.store import CLOSED, DEALING, LOBBY, GuestRow, RoundsRow, SeatRow, TableRow
from holdfast.server.tables.clocks import read_clock
from holdfast.server.tables.naming import avatar_for, name_for, number_for
from holdfast.server.tables.row_record import record_of

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that sounds or looks like another."""
CODE_LENGTH = 6
LOT = "lot"
STARTS = (LOT, "question")
FREE = SeatRow()
MOST_KEPT_OUT = 100
PREVIOUS = "previous"
"""Who starts a further game of the evening was settled by the one before."""


def new_table(game: Game, host: GuestRow, seats: int, options: Mapping[str, object]) -> TableRow:
    """A table with free seats. Its secret is drawn before anybody sits down."""
    chosen = game.options.read(options)
    game.check(seats, chosen)
    return TableRow(
        id=secrets.token_urlsafe(16),
        code=new_code(),
        game=game.name,
        rules=game.version,
        options=_written(chosen),
        seats=(FREE,) * seats,
        host=host.id,
        secret=secret_seed(),
        created=time.time(),
    )


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


# Sitting down and getting up


def sit(row: TableRow, guest: GuestRow, seat: int | None) -> TableRow:
    """Take a free seat: this one, or the first."""
    _check_lobby(row)
    if guest.id in row.kept_out:
        raise Forbidden("removed_by_host")
    held = row.seat_of(guest.id)
    if held is not None and seat in (None, held):
        return row
    free = [at for at, each in enumerate(row.seats) if each.free]
    if seat is None and not free:
        raise Refused("table_full")
    chosen = free[0] if seat is None else _seat(row, seat)
    if chosen not in free:
        raise Refused("seat_taken", seat=seat_name(chosen))
    cleared = row if held is None else _with(row, held, FREE)
    seated = SeatRow(guest=guest.id, name=name_for(row, guest), avatar=avatar_for(row, guest))
    return _with(cleared, chosen, seated)


def get_up(row: TableRow, guest: str) -> TableRow:
    """Leave one's seat; a host who leaves hands the table over to another guest there."""
    _check_lobby(row)
    held = row.seat_of(guest)
    left = row if held is None else _with(row, held, FREE)
    others = [other for other in left.guests if other != guest]
    return replace(left, host=others[0]) if row.host == guest and others else left


def set_ready(row: TableRow, guest: str, ready: bool) -> TableRow:
    _check_lobby(row)
    held = row.seat_of(guest)
    if held is None:
        raise Forbidden("only_seated_ready")
    return _with(row, held, replace(row.seats[held], ready=ready))


# What the host decides


def set_bot(row: TableRow, game: Game, guest: str, seat: int, bot: str) -> TableRow:
    """Let a bot play on a free seat, or another bot on a bot's."""
    _check_host(row, guest)
    if bot not in bot_names():
        raise Malformed("no_such_bot", bot=bot, bots=sorted(bot_names()))
    check_table(bot, game, len(row.seats), game.options.read(row.options))
    if row.seats[_seat(row, seat)].guest:
        raise Refused("seat_taken", seat=seat_name(seat))
    number = number_for(row, seat, bot)
    return _with(row, seat, SeatRow(name=f"{bot} {seat + 1}", bot=bot, number=number, ready=True))


def free_seat(row: TableRow, guest: str, seat: int) -> TableRow:
    """Empty a seat. A guest who was removed does not sit down again until the host says so."""
    _check_host(row, guest)
    gone = row.seats[_seat(row, seat)]
    freed = _with(row, seat, FREE)
    if gone.guest in ("", guest):
        return freed
    others = list(row.kept_out.items())[-(MOST_KEPT_OUT - 1) :]
    return replace(freed, kept_out={**dict(others), gone.guest: gone.name})


def let_back_in(row: TableRow, host: str, guest: str) -> TableRow:
    """Let a guest who was removed sit down again."""
    if row.host != host:
        raise Forbidden("only_host")
    return replace(row, kept_out={each: name for each, name in row.kept_out.items() if each != guest})


def reorder(row: TableRow, guest: str, order: Sequence[int]) -> TableRow:
    """Reorder the seats: for each seat, the number of the seat whose player comes there."""
    _check_host(row, guest)
    if sorted(order) != list(range(len(row.seats))):
        raise Malformed("bad_seat_order", count=len(row.seats))
    if row.starts == PREVIOUS:
        raise Refused("seats_settled_before")
    return replace(row, seats=tuple(row.seats[at] for at in order))


def resize(row: TableRow, game: Game, guest: str, seats: int) -> TableRow:
    """Another number of seats; those that go must be free."""
    _check_host(row, guest)
    _check_rules(row, game, seats, game.options.read(row.options))
    if any(not seat.free for seat in row.seats[seats:]):
        raise Refused("seat_taken", seat=seat_name(max(at for at, seat in enumerate(row.seats) if not seat.free)))
    return replace(row, seats=(*row.seats, *(FREE,) * (seats - len(row.seats)))[:seats])


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
        _check_rules(row, game, len(row.seats), read)
        chosen["options"] = _written(read)
    if clock is not None:
        read_clock(clock)
        chosen["clock"] = clock
    if starts is not None:
        chosen["starts"] = _starts(row, starts)
    return _unready(replace(row, **{name: value for name, value in chosen.items() if value is not None}))


def hand_over(row: TableRow, guest: str, to: str) -> TableRow:
    if row.host != guest:
        raise Forbidden("only_host")
    if row.seat_of(to) is None:
        raise Refused("host_must_be_seated")
    return replace(row, host=to)


# The start


def start(row: TableRow, game: Game, guest: str, first: int | None) -> TableRow:
    """Close the lobby and commit to what will be dealt: to whom, by which rules and options."""
    _check_host(row, guest)
    for at, seat in enumerate(row.seats):
        if seat.free:
            raise Refused("seat_free", seat=seat_name(at))
        if not seat.ready and seat.guest != guest:
            raise Refused("player_not_ready", name=seat.name)
    game.check(len(row.seats), game.options.read(row.options))
    turned = _rotated(row, first)
    bots = {seat_name(at): seat.bot for at, seat in enumerate(turned) if not seat.guest}
    rounds = RoundsRow(bots=bots, lot=_lot(row))
    seated = replace(
        row, seats=turned, status=DEALING, rules=game.version, rounds=rounds, options=_with_starter(row, game)
    )
    return replace(seated, commitment=commitment(seated.secret, record_of(seated).binding()))


def _with_starter(row: TableRow, game: Game) -> Mapping[str, object]:
    """The options. In one that says who starts, and that nobody chose, stands p1: whom the table named sits there."""
    return {game.options.starter: seat_name(0), **row.options} if game.options.starter else row.options


def _rotated(row: TableRow, first: int | None) -> tuple[SeatRow, ...]:
    at = _first_seat(row, first)
    return row.seats[at:] + row.seats[:at]


def _first_seat(row: TableRow, first: int | None) -> int:
    """Who sits as p1 when the table commits itself: a lot is drawn later, from what everybody adds."""
    if row.starts in (PREVIOUS, LOT):
        return 0
    if row.starts == "question":
        if first is None:
            raise Refused("first_seat_needed")
        return _seat(row, first)
    return _seat(row, seat_number(row.starts) or 0)


def _lot(row: TableRow) -> tuple[int, ...]:
    """The places among which the lot is drawn; none where nothing is to be drawn."""
    if row.starts == LOT:
        return tuple(range(len(row.seats)))
    return tuple(place for place in row.tied if place < len(row.seats))


# Underneath


def _written(options: Options) -> dict[str, object]:
    """Options as they are stored: those that differ from their defaults, as plain data."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.non_defaults().items()}


def _starts(row: TableRow, starts: str) -> str:
    if row.starts == PREVIOUS:
        raise Refused("seats_settled_before")
    seat = seat_number(starts)
    if starts not in STARTS and (seat is None or seat >= len(row.seats)):
        raise Malformed("bad_start", starts=starts)
    return starts


def _unready(row: TableRow) -> TableRow:
    """Who was ready for other rules is asked again."""
    return replace(
        row, seats=tuple(replace(seat, ready=not seat.guest) if not seat.free else seat for seat in row.seats)
    )


def _check_rules(row: TableRow, game: Game, seats: int, options: Options) -> None:
    """Check that this many can play by these options, and every seated bot too."""
    game.check(seats, options)
    for seat in row.seats:
        if seat.bot:
            check_table(seat.bot, game, seats, options)


def _check_lobby(row: TableRow) -> None:
    if row.status == CLOSED:
        raise Refused("table_closed")
    if row.status != LOBBY:
        raise Refused("seats_fixed")


def _check_host(row: TableRow, guest: str) -> None:
    if row.host != guest:
        raise Forbidden("only_host")
    _check_lobby(row)


def _seat(row: TableRow, seat: int) -> int:
    if not 0 <= seat < len(row.seats):
        raise Malformed("no_such_seat_at_table", count=len(row.seats))
    return seat


def _with(row: TableRow, at: int, seat: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:at], seat, *row.seats[at + 1 :]))

"""Games in files: a record is saved, read, and played on."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from holdfast.bots.external import check_table
from holdfast.games import find_game
from holdfast.kernel import Game, HoldfastError, Options, Record, RecordError, Table, commitment, secret_seed
from holdfast.kernel.record_headings import SEALED_AWAY
from holdfast.kernel.records import FIRST_LINES, MOST_CHARACTERS, check_names
from holdfast.kernel.seeds import MOST_DIGITS, read_seed
from holdfast.kernel.text_files import REFUSALS, make_folder, read_text, state_folder, write_text, write_texts
from holdfast.terminal.people import Participant, recorded_players, seat_players

SECRET_LINE = "holdfast secret 1"
LONGEST_SECRET = 1000
KEPT = 20
"""How many unfinished games are kept."""


# At the table


def open_table(
    game: Game, seats: Sequence[str], options: Options, seed: str | int | None
) -> tuple[Table, list[Participant]]:
    """A new game and who plays it. Without a seed the deal is sealed."""
    check_names(seats)
    written = secret_seed() if seed is None else read_seed(seed).write()
    players = seat_players(seats, written)
    for player in players:
        check_table(player.kind, game, len(seats), options)
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    return Table.new(game, [player.kind for player in players], options, written, people), players


def open_again(table: Table, players: Sequence[Participant]) -> tuple[Table, list[Participant]]:
    """The same players at the same table once more, seated as the game and its luck say. A numbered deal goes on
    counting."""
    game, record = table.game, table.record
    seed = record.whole_seed()
    seated = [players[seat] for seat in game.next_seating(table.state, seed.stream("seating"))]
    people = [seat for seat, player in enumerate(seated) if player.bot is None]
    options = game.options.read(record.options)
    following = secret_seed() if seed.number is None else str((seed.number + 1) % 10**MOST_DIGITS)
    return Table.new(game, [player.kind for player in seated], options, following, people), seated


def load_table(path: Path) -> tuple[Table, list[Participant]]:
    """A game from a record, played to its last move. One that was abandoned is closed: everybody can know its cards."""
    record = read_record(path)
    with naming(path):
        if record.abandoned:
            raise RecordError("game_abandoned")
        table = Table.resume(find_game(record.game), record)
        return table, recorded_players(record)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Any error in the contents of a file names the file."""
    try:
        yield
    except HoldfastError as wrong:
        raise RecordError("wrong_in_file", file=path, wrong=wrong) from None


# Records


def read_record(path: Path) -> Record:
    """A record from a file; if its secret is kept in a file next to it, with its secret."""
    with naming(path):
        record = Record.read(read_text(path, MOST_CHARACTERS))
    secret = secret_beside(path)
    if not record.sealed_away or not secret.expanduser().exists():
        return record
    with naming(secret):
        return _joined(record, read_text(secret, LONGEST_SECRET))


def save_record(path: Path, record: Record) -> None:
    """Write a record, seed and all; a file that holds something else is never overwritten."""
    with naming(path):
        _check_target(path, FIRST_LINES)
        write_text(path, record.write())
    _remove_secret(path)


def save_apart(path: Path, record: Record) -> None:
    """Write a record of a game that goes on among people: what proves the deal in one file, the seed in another.

    The record alone is not enough to repeat the deal.
    """
    public, secret = parted(record)
    with naming(path):
        _check_target(path, FIRST_LINES)
        _check_target(secret_beside(path), [SECRET_LINE])
        write_texts({secret_beside(path): secret, path: public.write()}, private=[secret_beside(path)])


def secret_beside(path: Path) -> Path:
    """Where the secret of a record is kept."""
    return Path(f"{path}.secret")


def parted(record: Record) -> tuple[Record, str]:
    """A record without its seed, and the text of the file that keeps the seed."""
    proof = record.commitment or commitment(record.seed, record.binding())
    return (
        replace(record, seed=SEALED_AWAY, commitment=proof),
        f"{SECRET_LINE}\ncommitment: {proof}\nseed: {record.seed}\n",
    )


def _joined(record: Record, secret: str) -> Record:
    lines = secret.split("\n")
    if lines[0].strip() != SECRET_LINE or len(lines) < 3 or not lines[2].startswith("seed: "):
        raise RecordError("not_a_secret")
    if lines[1].strip() != f"commitment: {record.commitment}":
        raise RecordError("secret_of_other_game")
    whole = replace(record, seed=lines[2].removeprefix("seed: ").strip())
    read_seed(whole.seed)
    return whole


def _check_target(path: Path, first_lines: Sequence[str]) -> None:
    """Only a file that holds the same kind of thing, or nothing, may be overwritten."""
    try:
        target = path.expanduser()
        if not target.is_file() or not target.stat().st_size:
            return
        with target.open("rb") as file:
            beginning = file.readline(100)
    except REFUSALS:
        return  # what cannot be read cannot be written either, and then it is told
    if beginning.decode(errors="replace").strip() not in first_lines:
        raise RecordError("file_is_no_game")


def _remove_secret(path: Path) -> None:
    """A record that was saved whole needs no secret any more."""
    secret = secret_beside(path).expanduser()
    with suppress(HoldfastError, OSError):
        if read_text(secret, LONGEST_SECRET).startswith(SECRET_LINE):
            secret.unlink()


# Games that were left


def autosave(record: Record) -> Path:
    """Keep a game that goes on, whatever happens; each game has a file of its own."""
    path = _autosave_of(record)
    with naming(path):
        make_folder(path.parent)
        write_text(path, record.write(), private=True)
    for old in _autosaves()[KEPT:]:
        with suppress(OSError):
            old.unlink()
    return path


def last_autosave() -> Path | None:
    """The game that was left last."""
    kept = _autosaves()
    return kept[0] if kept else None


def clear_autosave(record: Record) -> None:
    """Forget a game that was played to its end, or saved."""
    with suppress(OSError):
        _autosave_of(record).unlink()


def _autosave_of(record: Record) -> Path:
    header = replace(record.without_moves(), commitment="", others={}).write()
    return state_folder() / f"{record.game}-{hashlib.sha256(header.encode()).hexdigest()[:16]}.record"


def _autosaves() -> list[Path]:
    """All games that were left, the last first."""
    return sorted(state_folder().glob("*.record"), key=_left_at, reverse=True)


def _left_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # another game has just been forgotten
        return 0

"""Games in files: a record is saved, read, and played on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdfast.games import find_game
from holdfast.kernel import Game, HoldfastError, Options, Record, RecordError, Sitting, chance_from, secret_seed
from holdfast.kernel.records import FIRST_LINE
from holdfast.terminal.people import Player, recorded_players, seat_players

REFUSALS = (OSError, RuntimeError, ValueError)
"""What the system raises for a file it will not open: also for a home that is nowhere, and for a hole in a name."""


def open_table(game: Game, seats: Sequence[str], options: Options, seed: int | None) -> tuple[Sitting, list[Player]]:
    """A new game and who plays it. Without a seed the deal is sealed."""
    written = secret_seed() if seed is None else str(seed)
    players = seat_players(seats, written)
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    return Sitting.new(game, [player.kind for player in players], options, written, people), players


def open_again(sitting: Sitting, players: Sequence[Player]) -> tuple[Sitting, list[Player]]:
    """The same players at the same table once more, seated as the game says. A numbered deal goes on counting."""
    game, record = sitting.game, sitting.record
    seating = game.next_seating(sitting.state, chance_from(secret_seed()))
    seed = secret_seed() if record.seed.startswith("sealed:") else str(int(record.seed) + 1)
    seated = [players[seat] for seat in seating]
    people = [seat for seat, player in enumerate(seated) if player.bot is None]
    options = game.options.read(record.options)
    return Sitting.new(game, [player.kind for player in seated], options, seed, people), seated


def load_sitting(path: Path) -> tuple[Sitting, list[Player]]:
    """A game from a record, played to its last move."""
    record = read_record(path)
    try:
        sitting = Sitting.resume(find_game(record.game), record)
        return sitting, recorded_players(record)
    except HoldfastError as wrong:
        raise RecordError(f"«{path}»: {wrong}") from None


def read_record(path: Path) -> Record:
    try:
        return Record.read(_text(path))
    except RecordError as wrong:
        raise RecordError(f"«{path}»: {wrong}") from None


def save_record(path: Path, record: Record) -> None:
    """Write a record; a file that holds something else is never overwritten."""
    try:
        target = path.expanduser()
        if target.exists() and target.stat().st_size and not _is_record(target):
            raise RecordError(f"«{path}»: holds something else than a game: choose another name")
        target.write_text(record.write(), encoding="utf-8")
    except RecordError:
        raise
    except REFUSALS as wrong:
        raise RecordError(f"«{path}»: cannot be written: {_reason(wrong)}") from None


def _text(path: Path) -> str:
    try:
        return path.expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("this is not a text file") from None
    except REFUSALS as wrong:
        raise RecordError(f"cannot be read: {_reason(wrong)}") from None


def _is_record(path: Path) -> bool:
    if path.is_dir():
        raise IsADirectoryError(21, "Is a directory")
    with path.open("rb") as file:
        return file.read(len(FIRST_LINE)) == FIRST_LINE.encode()


def _reason(wrong: Exception) -> str:
    """Why the system refused: an error of the system says it in a word, a home that is nowhere in a sentence."""
    return (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)

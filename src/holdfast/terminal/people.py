"""Who sits where: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.bots import BOTS, Bot
from holdfast.kernel import Chance, HoldfastError, Record, seat_name
from holdfast.kernel.seeds import read_seed
from holdfast.words import Words

PERSON = "you"
NAMES = ("Mira", "Otto", "Juno", "Pavel", "Ines", "Tariq", "Wanda", "Kofi")


@dataclass(frozen=True)
class Player:
    """Somebody at the table. A person has no bot, and need not have a name."""

    kind: str
    name: str
    bot: Bot | None

    @property
    def bot_name(self) -> str:
        return self.kind.partition(":")[0]


def seat_players(seats: Sequence[str], seed: str) -> list[Player]:
    """Players from words such as `you`, `you:Mira`, `greedy`. Bots get names of their own."""
    names = _bot_names(seats)
    return [_player(word, names[at], seed, at) for at, word in enumerate(seats)]


def recorded_players(record: Record) -> list[Player]:
    """The players of a record: whoever sat on a person's seat is a person, by whatever name."""
    names = _bot_names(record.players)
    seed = record.whole_seed().write()
    return [
        _person(word) if seat_name(at) in record.people else _player(word, names[at], seed, at)
        for at, word in enumerate(record.players)
    ]


def recorded_names(record: Record, words: Words) -> list[str]:
    """What the players of a record are called, also if nobody of that kind can sit down here."""
    names = _bot_names(record.players)
    for at, word in enumerate(record.players):
        if seat_name(at) in record.people or word.partition(":")[0] not in BOTS:
            names[at] = _person(word).name or words.say("terminal-player", number=at + 1)
    return names


def _player(word: str, name: str, seed: str, at: int) -> Player:
    kind = word.partition(":")[0]
    if kind == PERSON:
        return _person(word)
    if kind in BOTS:
        return Player(word, name, BOTS[kind](_luck(seed, at)))
    raise HoldfastError(
        "nobody called “{word}” can sit down; write {kinds}", word=word, kinds=[PERSON, f"{PERSON}:NAME", *BOTS]
    )


def _person(word: str) -> Player:
    kind, _, name = word.partition(":")
    return Player(word, name if kind == PERSON else word, None)


def _bot_names(seats: Sequence[str]) -> list[str]:
    """A name for each seat: the one given, or, for bots, the next that nobody has."""
    names = [word.partition(":")[2] for word in seats]
    spare = iter([name for name in NAMES if name not in names] + [f"Bot {number + 1}" for number in range(len(seats))])
    return [name or (next(spare) if word in BOTS else "") for word, name in zip(seats, names, strict=True)]


def _luck(seed: str, at: int) -> Chance:
    """A bot's own luck: from the same seed as the deal, but nothing of the deal can be seen in it."""
    return read_seed(seed).stream("bots", at)

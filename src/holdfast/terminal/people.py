"""Who sits where: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from holdfast.bots import Bot
from holdfast.bots.external import bot_names, is_bot, make_bot, name_numbers
from holdfast.bots.external.roster import NAMED
from holdfast.kernel import Chance, HoldfastError, Record, seat_name
from holdfast.kernel.seeds import read_seed
from holdfast.words import Name, Words

PERSON = "you"


@dataclass(frozen=True)
class Participant:
    """Somebody at the table. A person has no bot; who was given no name gets one from the language."""

    kind: str
    name: str
    bot: Bot | None

    @property
    def bot_name(self) -> str:
        return self.kind.partition(":")[0]


def seat_players(seats: Sequence[str], seed: str) -> list[Participant]:
    """Players from words such as `you`, `you:Mira`, `greedy`."""
    return [_player(word, seed, at) for at, word in enumerate(seats)]


def recorded_players(record: Record) -> list[Participant]:
    """The players of a record: a person's seat is a person's, whatever the name."""
    seed = record.whole_seed().write()
    return [
        _person(word) if seat_name(at) in record.people else _player(word, seed, at)
        for at, word in enumerate(record.players)
    ]


def player_names(players: Sequence[Participant], words: Words) -> list[str | Name]:
    """What everybody is called: people without a name by their number, bots by names that nobody else has."""
    bots = {at: player.bot_name for at, player in enumerate(players) if player.bot is not None}
    return _names([player.name for player in players], bots, words)


def recorded_names(record: Record, words: Words) -> list[str | Name]:
    """What the players of a record are called, also if nobody of that kind can sit down here."""
    bots: dict[int, str] = {}
    given: list[str] = []
    for at, word in enumerate(record.players):
        kind, _, name = word.partition(":")
        if seat_name(at) in record.people or kind not in bot_names():
            given.append(_person(word).name)
        else:
            bots[at] = kind
            given.append(name)
    return _names(given, bots, words)


def _names(given: Sequence[str], bots: Mapping[int, str], words: Words) -> list[str | Name]:
    """Bots without a name get one of their kind's."""
    unnamed = {at: bot for at, bot in bots.items() if not given[at]}
    taken = {number for number in range(1, NAMED + 1) if words.bot_name(number).text in given}
    numbers = dict(zip(unnamed, name_numbers(list(unnamed.values()), taken), strict=True))
    return [words.bot_name(numbers[at]) if at in numbers else name for at, name in enumerate(given)]


def _player(word: str, seed: str, at: int) -> Participant:
    kind, _, name = word.partition(":")
    if kind == PERSON:
        return _person(word)
    if is_bot(word) and kind not in bot_names():
        return Participant(word, Path(name).stem, make_bot(word, _luck(seed, at)))
    if kind in bot_names():
        return Participant(word, name, make_bot(kind, _luck(seed, at)))
    raise HoldfastError("nobody_called", word=word, kinds=[PERSON, f"{PERSON}:NAME", *bot_names()])


def _person(word: str) -> Participant:
    kind, _, name = word.partition(":")
    return Participant(word, name if kind == PERSON else word, None)


def _luck(seed: str, at: int) -> Chance:
    """A bot's own luck: from the same seed as the deal, but nothing of the deal can be seen in it."""
    return read_seed(seed).stream("bots", at)

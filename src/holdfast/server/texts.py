"""What people read about a game before they sit down: what it is, its options, its cards, and the bots to play with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from holdfast.bots.external import bot_names, name_numbers, network_of
from holdfast.kernel import Game
from holdfast.kernel.options import ChoiceOption, FlagOption, NumberChoiceOption, Range
from holdfast.server.descriptions import BotInfo, BotTexts, CardInfo, GameTexts, OptionTexts
from holdfast.words import LANGUAGES, Words


@cache
def texts_of_game(game: Game) -> Mapping[str, GameTexts]:
    """A game in every language. Reading the words of a language takes a moment, so do it away from the event loop."""
    return {language: _game_texts(Words(language, game)) for language in LANGUAGES}


def _game_texts(words: Words) -> GameTexts:
    return GameTexts(
        title=words.say("title"),
        tagline=words.say_if_any("tagline"),
        who_starts=words.say("who-starts"),
        length=words.say_if_any("length"),
        difficulty=words.say_if_any("difficulty"),
        advice=words.say_if_any("more-fun-with"),
        options={name: _option_texts(words, name, values) for name, values in words.game.options.ranges().items()},
    )


def _option_texts(words: Words, name: str, values: Range) -> OptionTexts:
    possible: tuple[object, ...] = ()
    match values:
        case ChoiceOption():
            possible = tuple(values.words)
        case NumberChoiceOption():
            possible = tuple(values.numbers)
        case FlagOption():
            possible = (True, False)
    return OptionTexts(
        title=words.say(f"option-{name}"),
        hint=words.attribute(f"option-{name}", "hint"),
        values={_key(value): words.option_value(name, value) for value in possible},
    )


def _key(value: object) -> str:
    """A value as JSON writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def cards_of(game: Game, language: str) -> list[CardInfo]:
    """Every card of a game, with all that is printed on it."""
    words = Words(language, game)
    return [_card(words, face) for face in game.vocabulary.faces]


def _card(words: Words, face: str) -> CardInfo:
    told = CardInfo(
        face=face,
        name=words.card(face),
        title=words.card_title(face),
        text=words.card_text(face),
        tip=words.attribute(f"card-{face}", "tip"),
        flavour=words.attribute(f"card-{face}", "flavour"),
        ruling=words.card_ruling(face),
    )
    card = words.printed(face)
    if card is None:
        return told
    return msgspec.structs.replace(
        told,
        type=card.type,
        type_name=words.kind("type", card.type),
        labels={label: words.kind("label", label) for label in card.labels},
        copies=card.copies,
        performed=card.performed,
    )


@cache
def bots(any_game: Game) -> list[BotInfo]:
    """All bots. Their words are common to all games, but words are read for a game."""
    spoken = {language: Words(language, any_game) for language in LANGUAGES}
    return [_bot(bot, number, spoken) for bot, number in zip(bot_names(), name_numbers(bot_names()), strict=True)]


def _bot(bot: str, number: int, spoken: Mapping[str, Words]) -> BotInfo:
    network = network_of(bot)
    trained = network is not None
    texts = {language: _bot_texts(words, bot, number, trained) for language, words in spoken.items()}
    return BotInfo(bot, texts) if network is None else BotInfo(bot, texts, network.game, network.seats)


def _bot_texts(words: Words, bot: str, number: int, trained: bool) -> BotTexts:
    named = Words(words.language, words.game, [words.bot_name(number)])
    return BotTexts(words.bot_kind(bot), named.seat(0), named.bot_character(bot, "p1", trained))

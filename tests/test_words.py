"""Every language has every word of every game, and no message is broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from holdfast import terminal
from holdfast.bots import BOTS
from holdfast.bots.external.roster import NAMED
from holdfast.games import games
from holdfast.kernel import (
    SPECTATOR,
    UNSEEN,
    Area,
    Chance,
    Game,
    Layout,
    OptionError,
    Options,
    SeatEvent,
    Table,
)
from holdfast.kernel import TextRef as Said
from holdfast.kernel.cells import CARD, FACE, SEAT, SEATS
from holdfast.kernel.kinds import Field, Kind, Kinds
from holdfast.kernel.options import FlagOption
from holdfast.kernel.phrases import Verb
from holdfast.words import CASES, LANGUAGES, SUIT_SIGNS, MissingWord, Name, Value, Words, check_language
from tests.changed import changed

GAMES = list(games().values())
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
TURNS = 60
GRAMMAR = ("did-", "at-", "verb-", "error-")
"""Messages that begin so are a language's own: its verbs and pronouns, what can be typed, and what was wrong."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def seen_by(language: str, game: Game) -> list[Words]:
    """The words as the first seat reads them, and as nobody in particular does."""
    return [Words(language, game, NAMES, viewer) for viewer in (0, None)]


# The texts themselves


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a text, and their attributes."""
    text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    assert not junk, f"{package} {language}: {junk[0]}"
    listed = [entry for entry in entries if isinstance(entry, Message)]
    names = [entry.id.name for entry in listed]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{package} {language}: written twice: {twice}"
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in listed}


@every_language
@pytest.mark.parametrize("package", ["holdfast", "holdfast.lab", *(game.package for game in GAMES)])
def test_all_languages_have_the_same_messages(package: str, language: str) -> None:
    assert told(package, language) == told(package, "en")


def told(package: str, language: str) -> dict[str, set[str]]:
    """The messages that every language has to have, without what only its grammar needs."""
    listed = messages(package, language).items()
    return {name: attributes - {*CASES, "gender"} for name, attributes in listed if not name.startswith(GRAMMAR)}


@every_language
@every_game
def test_rules_for_players(game: Game, language: str) -> None:
    rules = Words(language, game).rules()
    assert len(rules) > 500
    assert rules.lstrip().startswith("# ")


@every_language
@every_game
def test_title_and_tagline(game: Game, language: str) -> None:
    words = Words(language, game)
    assert words.say("title").strip()
    assert words.say("tagline").strip()
    if game.presentation.advised is not None:
        assert words.say("more-fun-with").strip()


@every_language
@every_game
def test_every_option_has_a_label_and_a_hint(game: Game, language: str) -> None:
    words = Words(language, game)
    for name in game.options.ranges():
        assert words.say(f"option-{name}").strip(), name
        assert words.attribute(f"option-{name}", "hint").strip(), name


# Moves, prompts, events


def blanks_of(verb: Verb) -> Iterator[dict[str, str]]:
    """The blanks of a verb filled with the first word of each, and with the last, and the cards at those places."""
    for at in (0, -1):
        filled = {blank: fill.words[at] for blank, fill in zip(verb.blanks, verb.fills, strict=True)}
        yield {**filled, **{f"{blank}_card": UNSEEN for blank in verb.blanks}}


@every_language
@every_game
def test_every_verb(game: Game, language: str) -> None:
    for words, verb in product(seen_by(language, game), game.vocabulary.verbs.verbs):
        for blanks in blanks_of(verb):
            assert words.message(Said(f"move-{verb.name}", blanks)).strip(), verb.name


def values_of(game: Game, field: Field) -> list[Value]:
    """What a field can hold: the viewer and another, a card seen and unseen, nothing, one and many."""
    if field.kind == SEAT:
        return ["p1", "p2", None]
    if field.kind == SEATS:
        return [["p1"], ["p1", "p2"], []]
    if field.kind == FACE:
        return [game.vocabulary.faces[0], None]
    if field.kind == CARD:
        return [game.vocabulary.faces[0], UNSEEN, None]
    if field.words is not None:
        return [*field.words.words]
    return [0, 1, 2, 5, 21]


def filled(game: Game, kinds: Kinds, kind: Kind) -> Iterator[dict[str, Value]]:
    """Each field through all it can hold, the others at their first."""
    values = {field.name: values_of(game, field) for field in kind.fields}
    first = {name: listed[0] for name, listed in values.items()}
    yield first
    for name, listed in values.items():
        yield from ({**first, name: value} for value in listed[1:])


@every_language
@every_game
def test_every_prompt(game: Game, language: str) -> None:
    for words, kind in product(seen_by(language, game), game.vocabulary.prompts.kinds):
        for fields in filled(game, game.vocabulary.prompts, kind):
            assert words.sentence(f"prompt-{kind.name}", **{"seat": "p1", **fields}).strip()


@every_language
@every_game
def test_the_question_of_a_turn(game: Game, language: str) -> None:
    assert Words(language, game).sentence("prompt-turn", seat="p1").strip()


@every_language
@every_game
def test_every_event(game: Game, language: str) -> None:
    for words, kind in product(seen_by(language, game), game.vocabulary.events.kinds):
        for fields in filled(game, game.vocabulary.events, kind):
            told = words.event(SeatEvent(kind.name, fields, "hello"))  # type: ignore[arg-type]
            assert told.strip(), kind.name
            assert told[0] == told[0].upper()
            assert not re.search(r"\bp[1-8]\b", told), f"{kind.name} names a seat by its number: {told}"


# What lies on the table


@every_language
@every_game
def test_every_card_has_a_name(game: Game, language: str) -> None:
    words = Words(language, game)
    for face in set(game.vocabulary.faces):
        named = words.has(f"card-{face}") or words.card(face)[-1] in SUIT_SIGNS.values()
        assert named, f"{face} is shown as it is written"


def companies(game: Game) -> Iterator[tuple[int, Options]]:
    """The smallest and the largest table, as usual and with each switch of the game thrown."""
    usual = game.options()
    switches = [name for name, values in game.options.ranges().items() if isinstance(values, FlagOption)]
    for other in [{}, *({name: not getattr(usual, name)} for name in switches)]:
        options = game.options.read({"turn_limit": TURNS, **other})
        fitting = [seats for seats in game.seats if _fits(game, seats, options)]
        yield from ((seats, options) for seats in {fitting[0], fitting[-1]})


def _fits(game: Game, seats: int, options: Options) -> bool:
    try:
        game.check(seats, options)
    except OptionError:
        return False
    return True


def tables(game: Game) -> Iterator[tuple[Layout, str]]:
    """The table through everybody's eyes at every step of some random games, with the question asked."""
    for number, (seats, options) in enumerate(companies(game)):
        table = Table.new(game, ["random"] * seats, options, number)
        chance = Chance(number)
        while not table.over:
            for viewer in (0, int(SPECTATOR)):
                yield table.layout(viewer), table.view(viewer).question
            legal = table.legal_moves(table.awaited[0])
            table.play(table.awaited[0], legal[chance.below(len(legal))])


@cache
def on_tables(game_name: str) -> tuple[frozenset[str], frozenset[str], tuple[Said, ...]]:
    """Zones, other message names and notes that random games lay on the table."""
    zones: set[str] = set()
    names: set[str] = set()
    notes: dict[str, Said] = {}
    for table, question in tables(games()[game_name]):
        names.add(f"prompt-{question}")
        for area in (table.middle, *table.seats):
            for below in areas(area):
                zones |= {spread.path for spread in below.spreads} | {counter.path for counter in below.counters}
                zones |= {part.path for part in below.parts}
                names |= {f"badge-{badge}" for each in below.spreads for card in each.cards for badge in card.badges}
                notes |= {repr(note): note for note in below.notes}
    return frozenset(path.rpartition(".")[2] for path in zones), frozenset(names), tuple(notes.values())


def areas(area: Area) -> Iterator[Area]:
    yield area
    for part in area.parts:
        yield from areas(part)


@every_language
@every_game
def test_everything_on_the_table_has_a_name(game: Game, language: str) -> None:
    words = Words(language, game, NAMES)
    zones, names, notes = on_tables(game.name)
    for path in zones:
        assert words.zone(path).strip()
    missing = [name for name in names if not words.has(name)]
    assert not missing
    for note in notes:
        assert words.message(note).strip()


# Words of the house


@every_language
def test_every_bot_is_introduced(language: str) -> None:
    for name in BOTS:
        assert "Bo" in Words(language, GAMES[0], NAMES).say(f"bot-{name}", seat="p2")


@every_language
def test_every_bot_has_its_own_words_for_an_offer(language: str) -> None:
    words = Words(language, GAMES[0])
    said = [words.bot_offer(bot, number) for bot in (*BOTS, "sturdy") for number in range(4)]
    assert len(set(said)) == 2 * (len(BOTS) + 1)


@every_language
def test_the_terminal_has_its_words_and_no_others(language: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(terminal.__path__[0]).glob("*.py"))
    for beside in ("cli.py", "games/shield/language/at_table.py"):
        sources += (Path(terminal.__path__[0]).parent / beside).read_text(encoding="utf-8")
    used = set(re.findall(r'"((?:terminal|desk|law-book)-[a-z-]+)"', sources))
    used |= {f"terminal-{name}" for name in re.findall(r'"(choose-[a-z]+)"', sources)}
    ours = ("terminal-", "desk-", "law-book-")
    assert used == {name for name in messages("holdfast", language) if name.startswith(ours)}


# How words are put together


def test_the_viewer_is_you_and_sentences_begin_with_a_capital() -> None:
    words = Words("en", games()["upgrade"], NAMES, 0)
    assert words.event(SeatEvent("passed", {"seat": "p1"})) == "You passed."
    assert words.event(SeatEvent("passed", {"seat": "p2"})) == "Bo passed."
    assert words.seat(7) == "Hal"
    assert Words("en", games()["upgrade"]).seat(3) == "p4"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    for names in (["", "Bo"], ["Игрок 1", "Bo"]):
        words = Words("ru", games()["upgrade"], names)
        assert words.event(SeatEvent("bowed", {"seat": "p1"})) == "Игрок 1 поклонился."
        assert words.say("move-attack", seat="p1") == "Атаковать Игрока 1"


def test_a_name_carries_its_cases_and_its_nickname() -> None:
    words = Words("ru", games()["upgrade"])
    mira = words.bot_name(1)
    assert (mira.text, mira.gender, mira.form("acc"), mira.form("gen")) == ("Мира", "feminine", "Миру", "Миры")
    assert mira.followed_by(" «Джун»").form("dat") == "Мире «Джун»"
    assert Name("Отто", "masculine").form("ins") == "Отто"


@every_language
def test_there_is_a_name_for_every_bot_at_the_largest_table(language: str) -> None:
    words = Words(language, GAMES[0])
    names = [words.bot_name(number) for number in range(1, NAMED + 1)]
    assert len({name.text for name in names}) == NAMED >= max(game.seats[-1] for game in GAMES)
    assert all(name.gender in ("masculine", "feminine") for name in names)
    assert words.bot_name(NAMED + 1).text.endswith(f" {NAMED + 1}")


def test_who_attacks_themself_is_told_so() -> None:
    words = Words("en", games()["ship_it"], [Words("en", games()["ship_it"]).bot_name(1), "Bo", ""], 2)
    attacks = {
        seat: SeatEvent("played_at", {"seat": seat, "card": "bug", "target": seat}) for seat in ("p1", "p2", "p3")
    }
    assert words.event(attacks["p1"]) == "Mira played Bug on herself."
    assert words.event(attacks["p2"]) == "Bo played Bug on themself."
    assert words.event(attacks["p3"]) == "You played Bug on yourself."


def test_cards_are_shown_with_their_suit_and_hidden_ones_are_not() -> None:
    words = Words("en", games()["upgrade"], NAMES)
    assert words.event(SeatEvent("drew", {"seat": "p2", "card": "10H"})) == "Bo drew 10♥."
    assert words.event(SeatEvent("drew", {"seat": "p2", "card": UNSEEN})) == "Bo drew a card."


@pytest.mark.parametrize("said", ["p1", "5S", "??", "{ $seat }", "p²"])
def test_what_was_said_is_told_word_for_word(said: str) -> None:
    words = Words("en", games()["shield"], NAMES, 0)
    assert words.event(SeatEvent("wrote", {"seat": "p2"}, said)) == f"Bo wrote a new rule: “{said}”"


def test_a_missing_word_says_which() -> None:
    words = Words("ru", games()["upgrade"])
    with pytest.raises(MissingWord, match=r"games.upgrade, text/ru.ftl: there is no message “no-such-word”"):
        words.say("no-such-word")
    with pytest.raises(MissingWord, match=r"text/ru.ftl, line \d+: “move-attack” is broken: .*; it is given \$card$"):
        words.say("move-attack", card="5S")
    assert words.attribute("no-such-word", "hint") == words.attribute("title", "hint") == ""


def test_of_a_text_with_gaps_everything_that_is_missing_is_named_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gaps" / "text").mkdir(parents=True)
    (tmp_path / "gaps" / "__init__.py").touch()
    (tmp_path / "gaps" / "text" / "en.ftl").write_text("title = Gaps\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("ru", changed(games()["upgrade"], package="gaps"))
    named = r"gaps, text/en.ftl: there is no message “zone-hand”; the game needs these as well: .*move-attack, "
    with pytest.raises(MissingWord, match=named) as wrong:
        words.zone("p1.hand")
    assert "title" not in str(wrong.value)


def test_a_message_that_cannot_be_read_is_found_in_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd_words" / "text").mkdir(parents=True)
    (tmp_path / "odd_words" / "__init__.py").touch()
    (tmp_path / "odd_words" / "text" / "en.ftl").write_text("title = Odd\nmove-lay = Lay { $card\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("ru", changed(games()["upgrade"], package="odd_words"))
    with pytest.raises(MissingWord, match=r"odd_words, text/en.ftl, line 2: “move-lay” cannot be read"):
        words.say("move-lay", card="5S")


def test_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="there is no language “de”; there are en, ru"):
        check_language("de")

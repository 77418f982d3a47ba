"""What is printed on cards can be read at the table, in lists, and in the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import RenderableType

import holdfast
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Card, HoldfastError
from holdfast.terminal.cards import chapter, describe_cards, filter_cards, find_cards, list_cards
from holdfast.terminal.draw import draw_card
from holdfast.words import Words
from tests.terminal.boxed import boxed
from tests.terminal.screen import read, screen


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    return Words("en", boxed(tmp_path, monkeypatch))


@pytest.fixture
def russian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    return Words("ru", boxed(tmp_path, monkeypatch))


def shown(what: RenderableType) -> str:
    console = screen(100)
    console.print(what)
    return "\n".join(line.rstrip() for line in read(console).splitlines())


def test_everything_printed_on_a_card(words: Words) -> None:
    assert shown(describe_cards(words, ["falco"])) == (
        "[Falco] Falco · falco\n"
        "  Type: Tech · Labels: open source · 2 copies in the box\n"
        "  Sees everything.\n"
        "  Tip: Better with its Sidekick.\n"
        "  Screams at three in the morning."
    )
    assert "1 copy in the box · Asks for a performance." in shown(describe_cards(words, ["ransomware"]))


def test_a_card_is_found_by_its_slug_its_title_or_a_part_of_it(words: Words) -> None:
    assert find_cards(words, "FALCO") == ["falco"]
    assert find_cards(words, "falco sidekick") == ["falco_sidekick"]
    assert find_cards(words, "sidekick") == ["falco_sidekick"]
    assert find_cards(words, "alco") == ["falco", "falco_sidekick"]
    with pytest.raises(HoldfastError, match="there is no card “banana” in this game"):
        find_cards(words, "banana")


@pytest.mark.parametrize(
    ("asked", "found"), [("KH", ["KH"]), ("k♥", ["KH"]), ("King of hearts", ["KH"]), ("king", ["KS", "KH", "KD", "KC"])]
)
def test_a_playing_card_is_known_however_it_is_called(asked: str, found: list[str]) -> None:
    assert find_cards(Words("en", UPGRADE), asked) == found


def test_what_a_playing_card_does_in_this_game() -> None:
    assert shown(describe_cards(Words("en", UPGRADE), ["7H"])) == (
        "[7♥] Seven of hearts\n  Counts 7 in attack and defence."
    )
    assert shown(describe_cards(Words("en", UPGRADE), ["KS", "KH"])).count("Counts 13") == 1


def test_lists_are_filtered(words: Words) -> None:
    assert filter_cards(words, type="tech") == ["falco", "falco_sidekick"]
    assert filter_cards(words, type="Attack") == ["ransomware"]
    assert filter_cards(words, label="open source") == filter_cards(words, label="opensource") == ["falco"]
    assert filter_cards(words, search="skip a turn") == ["ransomware"]
    assert filter_cards(words, type="tech", search="brings") == ["falco_sidekick"]
    with pytest.raises(HoldfastError, match="no card of this game fits that"):
        filter_cards(words, label="no such label")


def test_a_list_has_a_row_for_each_card(words: Words) -> None:
    lines = shown(list_cards(words, words.game.vocabulary.faces)).splitlines()
    assert lines[0].split() == ["card", "type", "copies", "what", "it", "says"]
    assert lines[1].split() == ["[Falco]", "Tech", "2", "Sees", "everything."]
    assert len(lines) == 4


def test_what_is_settled_about_a_card() -> None:
    ship_it, royal_family = (Words("en", holdfast.game(name)) for name in ("ship_it", "royal_family"))
    assert "  Ruling: With an empty hand nothing happens.\n" in shown(describe_cards(ship_it, ["hackers_paws"]))
    assert "Ruling: No attack kills him" in shown(describe_cards(royal_family, ["KS"]))
    assert "hackers_paws" in filter_cards(ship_it, search="with an empty hand nothing happens")


def test_playing_cards_that_do_the_same_share_a_row() -> None:
    lines = shown(list_cards(Words("en", UPGRADE), UPGRADE.vocabulary.faces)).splitlines()
    assert lines[3].split() == ["[2♠]", "[2♥]", "[2♦]", "[2♣]", "Counts", "2", "in", "attack", "and", "defence."]


def test_the_cards_are_a_chapter_of_the_rules(words: Words) -> None:
    told = chapter(words)
    assert told.startswith("## The cards\n")
    assert "- **Falco** – Type: Tech · Labels: open source · 2 copies in the box. Sees everything." in told


def test_a_text_card_has_the_colours_of_its_type(words: Words) -> None:
    tile = draw_card(Card("falco"), words)
    assert tile.plain == "[Falco]"
    assert tile.spans[0].style == "#ffffff on #335577"


def test_words_that_a_language_lacks_are_english(russian: Words) -> None:
    assert russian.card("falco") == "Сокол"
    assert russian.card("ransomware") == "Ransomware"
    assert russian.say("title") == "Boxed"
    assert russian.rules().startswith("# Boxed")
    assert filter_cards(russian, type="Технология") == ["falco", "falco_sidekick"]

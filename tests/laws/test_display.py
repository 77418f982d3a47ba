"""What people see of laws: an action that nobody has named goes by its deed."""

from __future__ import annotations

import pytest

from holdfast.games import find_game
from holdfast.games.shield.language import EXAMPLES, LawError, explain, read, render
from holdfast.games.shield.language.at_table import display_names_at, effect_of
from holdfast.games.shield.language.display import action_title
from holdfast.games.shield.language.rendering import display
from holdfast.games.shield.laws.actions import Action
from holdfast.kernel import Table
from holdfast.terminal.labels import label
from holdfast.words import LANGUAGES, Words

SHIELD = find_game("shield")


@pytest.mark.parametrize(
    ("sentence", "english", "russian"),
    [
        ("Heal 4", "Heal 4", "Восстановить 4 жизни"),
        ("Sap: deal 2 damage to another player's shield", "Sap", "Sap"),
        (
            "discard a charged card to heal 3",
            "Discard your charged card to heal 3",
            "Сбросить свой заряд, затем восстановить 3 жизни",
        ),
    ],
)
def test_an_action_is_called_by_its_name_or_by_its_deed(sentence: str, english: str, russian: str) -> None:
    law = read(sentence)
    assert isinstance(law, Action)
    assert (action_title(law), action_title(law, "ru")) == (english, russian)


def test_a_sentence_is_shown_without_the_name_that_the_table_gave() -> None:
    assert display(render(read("Heal 4"))) == "Heal 4."
    assert display("Mend: heal 4.") == "Mend: heal 4."
    assert display("Hearts are worth double as shield cards.") == "Hearts are worth double as shield cards."


@pytest.mark.parametrize("sentence", [sentence for listed in EXAMPLES.values() for sentence in listed])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_example_shows_a_name_that_the_table_gave(sentence: str, language: str) -> None:
    law = read(sentence)
    assert "action1" not in explain(law, language)
    assert "action1" not in display(render(law))
    assert read(display(render(law))) == law


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_never_says_action1(language: str) -> None:
    laws = ["Heal 4", "Peek: look at your charged cards"]
    table = Table.new(SHIELD, 3, SHIELD.options.read({"custom_rules": laws}), 1)
    words = Words(language, SHIELD)
    words.called = display_names_at(table, language)
    seat = table.awaited[0]
    labels = [label(choice, table.layout(seat), words) for choice in table.choices(seat)]
    assert action_title(_action("Heal 4"), language) in labels
    table.play(seat, "do action1")
    told = [words.event(event) for event in table.events(seat)]
    notes = [words.message(note) for note in table.layout(seat).middle.notes]
    assert not [line for line in labels + told + notes if "action1" in line]
    assert any("Heal 4." in note for note in notes)
    [move] = effect_of(table, seat, "action2: heal 5.", language).moves
    assert move.title == move.typed == action_title(_action("Heal 5"), language)


def _action(sentence: str) -> Action:
    law = read(sentence)
    assert isinstance(law, Action)
    return law


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_shows_what_an_action_does(language: str) -> None:
    with pytest.raises(LawError) as refused:
        read("Discard your life card")
    assert "“Discard your shield card.”" in refused.value.in_language("en")
    assert "action1" not in refused.value.in_language(language)

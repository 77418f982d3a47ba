"""The law of words: whatever a game can show, say, ask or tell has its message, in every language it has."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Game
from holdfast.testing import LawBroken, conform
from holdfast.testing.wording import check_words
from tests.changed import changed
from tests.kernel.tiny import TINY

ZONES = ("deck", "discard", "sky", "omen", "hand", "row", "den", "points", "charmed", "worth", "winks")
NOTES = (
    "weather-fair",
    "weather-foul",
    "note-dark",
    "note-leader",
    "line-shouts",
    "badge-open",
    "badge-hat",
    "badge-bow",
)


def all_names() -> list[str]:
    """Every message that Tiny needs."""
    return [
        "title",
        *(f"move-{verb.name}" for verb in TINY.vocabulary.verbs.verbs),
        *(f"prompt-{kind.name}" for kind in TINY.vocabulary.prompts.kinds),
        *(f"event-{kind.name}" for kind in TINY.vocabulary.events.kinds),
        *(f"zone-{name}" for name in ZONES),
        *NOTES,
    ]


def written(leave_out: str = "") -> str:
    messages = [f"{name} = Words" for name in all_names() if name != leave_out]
    options = [f"option-{name} = Words\n    .hint = More" for name in TINY.options.ranges() if leave_out != name]
    return "\n".join([*messages, *options]) + "\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody's own for the texts of Tiny."""
    (tmp_path / "tiny_words" / "text").mkdir(parents=True)
    (tmp_path / "tiny_words" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "tiny_words" / "text"
    sys.modules.pop("tiny_words", None)


SPOKEN = changed(TINY, package="tiny_words")


def told(game: Game = SPOKEN) -> str:
    with pytest.raises(LawBroken) as broken:
        check_words(game, 2, game.options())
    return str(broken.value)


def test_a_game_with_all_its_words(package: Path) -> None:
    (package / "en.ftl").write_text(written())
    conform(SPOKEN, seats=2, games=0)


def test_a_game_of_ours_has_all_its_words() -> None:
    check_words(UPGRADE, 3, UPGRADE.options())


def test_a_game_without_a_package_needs_no_words() -> None:
    check_words(TINY, 2, TINY.options())


@pytest.mark.parametrize(
    "name",
    [
        "title",
        "move-dare",
        "prompt-dared",
        "prompt-turn",
        "event-laid",
        "zone-row",
        "zone-worth",
        "zone-charmed",
        *NOTES,
    ],
)
def test_a_message_that_is_missing_is_named(package: Path, name: str) -> None:
    (package / "en.ftl").write_text(written(leave_out=name))
    assert told() == f"tiny: text/en.ftl has no “{name}”"


def test_an_option_needs_a_name_and_a_hint(package: Path) -> None:
    (package / "en.ftl").write_text(written(leave_out="winking"))
    assert told() == "tiny: text/en.ftl has no “option-winking”, “option-winking.hint”"
    (package / "en.ftl").write_text(written(leave_out="winking") + "option-winking = Winks\n")
    assert told() == "tiny: text/en.ftl has no “option-winking.hint”"


def test_every_language_that_is_there_is_checked(package: Path) -> None:
    (package / "en.ftl").write_text(written())
    (package / "eo.ftl").write_text(written(leave_out="move-dare"))
    assert told() == "tiny: text/eo.ftl has no “move-dare”"


def test_there_is_english_at_least(package: Path) -> None:
    assert told() == "tiny: there is no text/en.ftl"


def test_a_text_that_cannot_be_read(package: Path) -> None:
    (package / "en.ftl").write_text(written() + "this is no message\n")
    number = len(written().splitlines()) + 1
    assert f"en.ftl, line {number}: this cannot be read: this is no message" in told()


def test_a_message_that_is_written_twice(package: Path) -> None:
    (package / "en.ftl").write_text(written() + "move-dare = Again\n")
    assert "move-dare is written twice" in told()


def test_a_ruling_is_about_a_card_that_there_is(package: Path) -> None:
    face = TINY.vocabulary.faces[0]
    (package / "en.ftl").write_text(written() + f"card-{face} = Card\n    .ruling = So it is.\n")
    check_words(SPOKEN, 2, SPOKEN.options())
    (package / "en.ftl").write_text(written() + "card-nothing = Card\n    .ruling = So it is.\n")
    assert told() == "tiny: text/en.ftl has a ruling for “card-nothing”, which is no card"


def test_a_ruling_is_told_in_every_language(package: Path) -> None:
    face = TINY.vocabulary.faces[0]
    (package / "en.ftl").write_text(written() + f"card-{face} = Card\n    .ruling = So it is.\n")
    (package / "eo.ftl").write_text(written() + f"card-{face} = Karto\n")
    assert told() == f"tiny: text/eo.ftl does not have the same rulings as text/en.ftl: card-{face}"


@pytest.mark.parametrize(
    ("english", "russian", "why"),
    [
        (
            "error-too_many = too many cards",
            "",
            "text/ru.ftl does not have the same errors as text/en.ftl: error-too_many",
        ),
        ("", "error-too_many = много карт", "text/ru.ftl does not have the same errors as text/en.ftl: error-too_many"),
        ("error-few = { $count ->\n   *[other] few\n }", "error-few = мало", "error-few: an error is one line"),
    ],
)
def test_errors_have_words_in_every_language(package: Path, english: str, russian: str, why: str) -> None:
    (package / "en.ftl").write_text(written() + english + "\n", encoding="utf-8")
    (package / "ru.ftl").write_text(written() + russian + "\n", encoding="utf-8")
    assert why in told()


def test_what_is_said_once_is_about_something_that_there_is(package: Path) -> None:
    prompt = TINY.vocabulary.prompts.kinds[0].name
    (package / "en.ftl").write_text(f"{written()}once-prompt-{prompt} = Words\n", encoding="utf-8")
    check_words(SPOKEN, 3, SPOKEN.options())
    (package / "en.ftl").write_text(f"{written()}once-event-gone = Words\n", encoding="utf-8")
    with pytest.raises(LawBroken, match="once-event-gone: there is no such prompt or event"):
        check_words(SPOKEN, 3, SPOKEN.options())


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (
            "event-gave = { $sat } gave { $card_acc }",
            "“event-gave” is not given $sat; it is given $card, $said, $seat, $target",
        ),
        ("event-shouted = { $seat }: { $card }", "“event-shouted” is not given $card; it is given $said, $seat"),
        ("move-gaze = Gaze at { $sky }", "“move-gaze” is not given $sky; it is given nothing"),
        (
            "prompt-dared = { $by_is ->\n    [you] You\n   *[other] { $bye }\n    }",
            "“prompt-dared” is not given $bye; it is given",
        ),
        ("once-event-gave = { $seat } gives", "“once-event-gave” is not given $seat; it is given nothing"),
        ("zone-row = { zone-rwo }", "“zone-row” speaks of the message “zone-rwo”, which there is not"),
    ],
)
def test_a_message_speaks_of_what_it_is_given(package: Path, message: str, why: str) -> None:
    name = message.partition(" ")[0]
    (package / "en.ftl").write_text(f"{written(leave_out=name)}{message}\n", encoding="utf-8")
    assert told().startswith(f"tiny: text/en.ftl: {why}")


def test_all_forms_of_what_a_message_is_given_can_be_spoken_of(package: Path) -> None:
    said = "event-gave = { $seat_is } { $target_same } { $card_gen } { $said }\nmove-steal = { $seat } { $seat_card }\n"
    (package / "en.ftl").write_text(
        said + written().replace("event-gave = Words\n", "").replace("move-steal = Words\n", "")
    )
    check_words(SPOKEN, 2, SPOKEN.options())

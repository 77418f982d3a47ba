"""Every lesson can be played as it says, and says everything in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from holdfast.games import games
from holdfast.kernel import Game, awaited
from holdfast.languages import LANGUAGES
from holdfast.scenarios import read_scenario, take_step
from holdfast.server.lesson_check import check_lesson
from holdfast.server.lessons import LEARNER, LessonSession, LessonStep, has_lesson, lesson, lesson_words
from holdfast.server.schema_cache import texts_of

STEPS = [(game, step) for game in games().values() for step in lesson(game)]
NAMES = [f"{game.name}-{step.name}" for game, step in STEPS]
GIVEN = {f"p{seat}{case}": "Mira" for seat in (2, 3) for case in ("", "_gen", "_dat", "_acc", "_ins", "_pre")}
SHORT, LONG = 5, 10


def test_every_game_has_a_lesson() -> None:
    assert all(has_lesson(game) for game in games().values())
    for game in games().values():
        assert SHORT <= len(lesson(game)) <= LONG
        assert len({step.name for step in lesson(game)}) == len(lesson(game))


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_the_check_for_authors_accepts_our_own(game: Game) -> None:
    check_lesson(game)


def test_the_check_for_authors_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["upgrade"]
    first = lesson(game)[0].name
    words = lesson_words(game, "en").replace(f"lesson-{first} =", "lesson-other =").replace("lesson-end =", "end =")
    monkeypatch.setattr("holdfast.server.lesson_check.lesson_words", lambda game, language: words)
    with pytest.raises(AssertionError, match=f"text/lesson/en.ftl has no lesson-end, lesson-{first}$"):
        check_lesson(game)


def test_a_lesson_without_a_language_is_told_in_english() -> None:
    game = games()["upgrade"]
    assert lesson_words(game, "eo") == lesson_words(game, "en")


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_all_that_is_wanted_is_legal_and_leads_on(game: Game, step: LessonStep) -> None:
    for choice in range(max([1, *map(len, _alternatives(step))])):
        learning = LessonSession(game, step)
        while not learning.done:
            assert LEARNER in awaited(learning.state)
            moves = list(learning.wanted)
            legal = game.legal_moves(learning.state, LEARNER)
            assert set(moves) <= set(legal)
            for other in sorted(set(legal) - set(moves))[:5]:
                assert not learning.try_move(other).right
            told = learning.try_move(moves[min(choice, len(moves) - 1)])
            assert told.right
            assert told.updates
        assert learning.done


def _alternatives(step: LessonStep) -> Iterator[list[str]]:
    for line in step.play:
        said = line.get("p1", [])
        yield [str(each) for each in said] if isinstance(said, list) else [str(said)]


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_what_a_lesson_tells_is_so(game: Game, step: LessonStep) -> None:
    state = read_scenario(step.document, lambda _: game).state
    for line in step.play:
        for what, value in line.items():
            take_step(game, state, what, value[0] if what == "p1" and isinstance(value, list) else value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_sentence_is_there_and_can_be_said(game: Game, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for source in [*texts_of(game.package, language), lesson_words(game, language)]:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    for name in ("lesson-intro", "lesson-end"):
        assert said(bundle, name)
    for step in lesson(game):
        name = f"lesson-{step.name}"
        parts = ["title", *([] if not step.tries else ["right", "wrong"])]
        parts += ["try" if number == 0 else f"try-{number + 1}" for number in range(step.tries)]
        for part in [None, *parts]:
            assert said(bundle, name, part)


def said(bundle: FluentBundle, name: str, attribute: str | None = None) -> str:
    message = bundle.get_message(name)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None, name
    text, errors = bundle.format_pattern(pattern, GIVEN)
    assert not errors, f"{name}: {errors}"
    return str(text)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_all_languages_say_the_same_things_and_nothing_else(game: Game) -> None:
    said_in = {language: _parts(lesson_words(game, language)) for language in LANGUAGES}
    assert all(parts == said_in["en"] for parts in said_in.values())
    steps = {step.name: step for step in lesson(game)}
    verbs = {verb.name for verb in game.vocabulary.verbs.verbs}
    for name, part in said_in["en"]:
        step = steps.get(name.removeprefix("lesson-"))
        if step is None:
            assert (name, part) in {("lesson-intro", ""), ("lesson-end", "")}
            continue
        tries = ["try", *(f"try-{number}" for number in range(2, step.tries + 1))][: step.tries]
        wrongs = ["wrong", *(f"wrong-{number}" for number in range(2, step.tries + 1))] if step.tries else []
        known = {"", "title", *tries, *wrongs, *(["right"] if step.tries else [])}
        assert part in known or part.removeprefix("wrong-") in verbs


def _parts(source: str) -> list[tuple[str, str]]:
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return [
        (message.id.name, part)
        for message in messages
        for part in ["", *(attribute.id.name for attribute in message.attributes)]
    ]


def test_lessons_are_shipped() -> None:
    for game in games().values():
        folder = Path(__import__(game.package, fromlist=["GAME"]).__file__ or "").parent
        assert (folder / "lessons.yaml").is_file()

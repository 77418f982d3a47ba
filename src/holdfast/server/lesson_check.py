"""A check for authors of lessons: each step can be played as it says, and has its English words."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

from holdfast.kernel import Game, HoldfastError, seat_name
from holdfast.server.lessons import LEARNER, LessonSession, LessonStep, has_lesson, lesson, lesson_words
from holdfast.words import ENGLISH


def check_lesson(game: Game) -> None:
    """Play a lesson as its learner should; AssertionError names the step and what is missing. No lesson is fine."""
    if not has_lesson(game):
        return
    words = FluentBundle([ENGLISH])
    words.add_resource(FluentResource(lesson_words(game, ENGLISH)))
    missing = [name for name in ("lesson-intro", "lesson-end") if not words.has_message(name)]
    for step in lesson(game):
        _play(game, step)
        missing += _missing(words, step)
    assert not missing, f"{game.name}: text/lesson/en.ftl has no {', '.join(missing)}"


def _play(game: Game, step: LessonStep) -> None:
    try:
        learning = LessonSession(game, step)
    except HoldfastError as wrong:
        raise AssertionError(f"{game.name}: lesson step {step.name}: {wrong}") from None
    while not learning.done:
        wanted = list(learning.wanted)
        legal = game.legal_moves(learning.state, LEARNER)
        impossible = [game.write(move, state=learning.state) for move in wanted if move not in legal]
        who = seat_name(LEARNER)
        assert not impossible, f"{game.name}: lesson step {step.name}: {who} cannot {', '.join(impossible)} there"
        learning.try_move(wanted[0])


def _missing(words: FluentBundle, step: LessonStep) -> list[str]:
    name = f"lesson-{step.name}"
    if not words.has_message(name):
        return [name]
    parts = ["title", *(["right", "wrong"] if step.tries else [])]
    parts += ["try" if number == 0 else f"try-{number + 1}" for number in range(step.tries)]
    return [f"{name}.{part}" for part in parts if part not in words.get_message(name).attributes]

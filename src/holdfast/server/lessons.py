"""Lessons: a game learned at its own table, one small position after the other.

A game's folder may have `lessons.yaml`: one document for each step of its lesson, a scenario with a name. What `p1`
does in it is for the learner to try: a move, or a list of moves that are all right; everything else happens by itself.
The words are in `text/lesson/en.ftl`, and in `ru.ftl` if there is one: `lesson-NAME` tells what there is to see, `.try`
what to do (`.try-2` for the learner's second move), `.right` and `.wrong` what is told afterwards; `.wrong-2` after the
second move, `.wrong-VERB` after a move of that kind. `$p2`, `$p3` are the others.

The server keeps no table for a lesson: a learner sends the moves so far, and the position is replayed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from holdfast.kernel import Game, HoldfastError, Journal, Plain, State, Watcher, observe, seat_name, seat_number
from holdfast.languages import LANGUAGES
from holdfast.scenarios import ScenarioError, read_documents, read_scenario, take_step
from holdfast.server.descriptions import LessonInfo, StepInfo, Tried
from holdfast.server.refusals import NotFound
from holdfast.server.schema_cache import SchemaCache
from holdfast.words import ENGLISH

LEARNER = 0
CHANCE = "chance"
"""Beside moves the one thing in a lesson that changes the table; expectations are for tests."""
MoverUpdate = tuple[int, list[object]]
"""Who made a move, and what changed for the learner."""


@dataclass(frozen=True)
class LessonStep:
    """One position of a lesson, and what happens in it."""

    name: str
    document: Mapping[str, object]
    play: Sequence[Mapping[str, Plain]]

    @property
    def tries(self) -> int:
        """How many moves the learner makes in it; none where there is only something to see."""
        return sum(seat_name(LEARNER) in line for line in self.play)


# Reading


@cache
def lesson(game: Game) -> Sequence[LessonStep]:
    """The steps of a game's lesson; `NotFound` if it has none."""
    source = _folder(game) / "lessons.yaml"
    if not source.is_file():
        raise NotFound("no_lesson", game=game.name)
    with as_file(source) as path:
        try:
            return [_step(game, number, document) for number, document in enumerate(read_documents(path), 1)]
        except ScenarioError as wrong:
            raise ScenarioError("wrong_in_file", file=f"{game.package}/{source.name}", wrong=wrong) from None


def lesson_words(game: Game, language: str) -> str:
    """What a lesson says in a language; in English where it does not speak it."""
    spoken = [f"text/lesson/{name}.ftl" for name in (language, ENGLISH)]
    there = [file for file in spoken if (_folder(game) / file).is_file()]
    if not there:
        raise HoldfastError("package_lacks_file", package=game.package, file=spoken[-1])
    return (_folder(game) / there[0]).read_text(encoding="utf-8")


def has_lesson(game: Game) -> bool:
    return (_folder(game) / "lessons.yaml").is_file()


def _folder(game: Game) -> Traversable:
    return files(game.package)


def _step(game: Game, number: int, document: object) -> LessonStep:
    if not isinstance(document, dict) or not isinstance(document.get("name"), str):
        raise ScenarioError("lesson_step_unnamed", number=number)
    scenario = {key: value for key, value in document.items() if key not in ("name", "play")}
    return LessonStep(document["name"], {**scenario, "game": game.name}, document.get("play", []))


# Playing


class LessonSession:
    """A step being played: the position, and the learner who watches it."""

    def __init__(self, game: Game, step: LessonStep) -> None:
        self.game = game
        self.step = step
        self.state: State = read_scenario(step.document, lambda _: game).state
        self.state.journal = Journal(game.vocabulary.events.card_fields())
        self.watcher = Watcher(self.state, LEARNER)
        self._at = 0
        self._run_on()

    def begin(self, schemas: SchemaCache) -> StepInfo:
        self.watcher.update()
        return StepInfo(
            name=self.step.name,
            schema=schemas.name_of(self.game.schema_of(self.state)),
            seats=int(self.state.seats),
            tries=self.step.tries,
            observation=observe(self.state, LEARNER),
            texts=[list(texts.lines) for texts in self.state.texts_list],
            moves=self.game.legal_moves(self.state, LEARNER),
            wanted=list(self.wanted),
        )

    @property
    def done(self) -> bool:
        return self._at >= len(self.step.play)

    @property
    def wanted(self) -> dict[int, str]:
        """The moves that are right now, and the words that go with each."""
        said = {} if self.done else self.step.play[self._at]
        moves = said.get(seat_name(LEARNER), [])
        listed = moves if isinstance(moves, list) else [moves]
        return dict(self.game.vocabulary.verbs.read(str(move), self.game.names(self.state)) for move in listed)

    def try_move(self, move: int) -> Tried:
        """Make a move if it is what was to be tried, and let the others answer."""
        wanted = self.wanted
        if move not in wanted:
            self.state.copy().submit(LEARNER, move, "")
            return Tried(right=False, wanted=list(wanted))
        self.state.submit(LEARNER, move, wanted[move])
        updates = [self._update(LEARNER)]
        self._at += 1
        updates += self._run_on()
        return Tried(right=True, done=self.done, updates=updates, wanted=list(self.wanted))

    def _run_on(self) -> list[MoverUpdate]:
        """Whatever happens before the learner is asked again."""
        updates: list[MoverUpdate] = []
        while not self.done and seat_name(LEARNER) not in self.step.play[self._at]:
            for what, value in self.step.play[self._at].items():
                mover = seat_number(what)
                if mover is not None or what == CHANCE:
                    take_step(self.game, self.state, what, value)
                if mover is not None:
                    updates.append(self._update(mover))
            self._at += 1
        return updates

    def _update(self, mover: int) -> MoverUpdate:
        return mover, self.watcher.update().to_list()


def lesson_info(game: Game, schemas: SchemaCache) -> LessonInfo:
    """A lesson from its beginning."""
    steps = [LessonSession(game, step).begin(schemas) for step in lesson(game)]
    return LessonInfo(game.name, steps, {language: lesson_words(game, language) for language in LANGUAGES})


def tried(game: Game, name: str, moves: Sequence[int]) -> Tried:
    """What comes of a learner's moves in a step: all but the last one were right."""
    step = next((step for step in lesson(game) if step.name == name), None)
    if step is None:
        raise NotFound("no_such_lesson_step")
    learning = LessonSession(game, step)
    told = Tried(right=False)
    for move in moves:
        told = learning.try_move(move)
        if not told.right:
            break
    return told

"""Cuttle, the worked example of a game in a package: it is installed, keeps the laws, and is played and drawn."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from holdfast.drawing import draw_deck, draw_picture
from holdfast.games import games
from holdfast.kernel import Chance, Plain, PositionError
from holdfast.server.lesson_check import check_lesson
from holdfast.server.lessons import lesson, lesson_words
from holdfast.testing import conform, read_scenarios
from holdfast.testing.conformance import MOVING, random_choice
from holdfast.words import LANGUAGES, Words, tell
from tests.docs import pages
from tests.error_calls import error_calls
from tests.examples import EXAMPLES, install, load
from tests.server.site import Site, play_out

GAME = load("cuttle")
PACKAGE = EXAMPLES / "cuttle"
SOURCE = PACKAGE / "src" / "cuttle"
SCENARIOS = sorted((SOURCE / "scenarios").glob("*.yaml"))
SEEDS = (234, 328, 386, 337)
"""Random games that between them make every kind of move and tell every kind of event."""


# Installed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install("cuttle", tmp_path_factory.mktemp("cuttle"))


def test_it_is_found_once_it_is_installed_and_is_played_in_the_terminal(installed: Path) -> None:
    assert "cuttle " in pages.holdfast(installed.parent, "games", path=installed)
    bots = ("--seats", "random,random", "--seed", "1", "-l", "ru")
    assert "Партия окончена." in pages.holdfast(installed.parent, "play", "cuttle", *bots, path=installed)


def test_everything_that_it_needs_is_installed_with_it(installed: Path) -> None:
    def files(folder: Path) -> set[str]:
        found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
        return {name for name in found if "__pycache__" not in name and not name.endswith(".so")}

    assert files(installed / "cuttle") == files(SOURCE)


def test_its_own_test_passes(installed: Path) -> None:
    pages.pytest_passes(installed.parent, PACKAGE / "tests" / "test_cuttle.py", installed, "-k", "not laws")


# Laws and rules


@pytest.mark.parametrize("seed", SEEDS)
def test_it_keeps_the_laws(seed: int) -> None:
    conform(GAME, seats=2, games=1, seed=seed)


def test_the_chosen_games_make_every_move_and_tell_every_event() -> None:
    said: set[str] = set()
    for seed in SEEDS:
        table = GAME.new(seed=seed)
        chance = Chance(seed + MOVING)
        while not table.over:
            seat, move, _ = random_choice(GAME, table.state, chance)
            said.add(GAME.vocabulary.verbs.of(move).name)
            table.play(seat, move)
        said |= {event.name for event in table.events(0)}
    kinds = {verb.name for verb in GAME.vocabulary.verbs.verbs} | {kind.name for kind in GAME.vocabulary.events.kinds}
    assert kinds <= said


@pytest.mark.quick
@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    for scenario in read_scenarios(file, lambda _: GAME):
        scenario.run()


def test_there_is_a_scenario_for_every_rank() -> None:
    played = " ".join(file.read_text(encoding="utf-8") for file in SCENARIOS)
    assert all(f"play {rank}" in played for rank in ("A", "2", "3", "4", "5", "6", "7", "9"))
    assert all(f"lay {rank}" in played for rank in ("8", "Q", "K"))


IMPOSSIBLE: list[tuple[dict[str, Plain], str]] = [
    ({"p1.royals": ["9S"]}, "p1.royals: only eights"),
    ({"p1.points": ["JS", "9S"]}, "p1.points: aces to tens"),
    ({"p2.points": ["QS"]}, "p2.points: aces to tens"),
    ({"stack": ["8S"]}, "stack: a one-off lies there"),
    ({"stack": ["AS", "3S"]}, "stack: a one-off lies there"),
    ({"stack": ["AS"], "revealed": "4S"}, "revealed: while a one-off"),
    ({"stack": ["2S"]}, "target: a two or a nine"),
    ({"stack": ["AS"], "p2.royals": ["KS"], "target": "p2.royals 1"}, "target: a two or a nine"),
    ({"stack": ["2S"], "p2.royals": ["KS", "QS"], "target": "p2.royals 1"}, "no queen protects"),
    ({"pending": [{"prompt": "countering", "seats": ["p2"]}]}, "pending: this question"),
    ({"pending": [{"prompt": "taking", "seats": ["p1"]}], "discard": ["5S"]}, "pending: this question"),
    ({"pending": [{"prompt": "discarding", "seats": ["p2"], "left": 2}], "p2.hand": ["5S"]}, "pending: this question"),
]


@pytest.mark.parametrize(("position", "wrong"), IMPOSSIBLE, ids=[wrong for _, wrong in IMPOSSIBLE])
def test_what_cannot_be_is_refused(position: dict[str, Plain], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        GAME.restore(2, GAME.options(), {"turn": "p1", **position}, Chance(1))


# Words, lesson and pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_every_language_with_all_their_values(language: str) -> None:
    calls = error_calls(SOURCE, ("PositionError",))
    assert len(calls) == 7
    for call in calls:
        assert call.code is not None
        wrong = PositionError(call.code, **dict.fromkeys(call.values, "p1"))
        assert Words(language, GAME).has(wrong.message), call.code
        assert call.code not in tell(wrong, language, GAME.package)


def test_the_lesson_can_be_played_and_says_the_same_in_both_languages() -> None:
    check_lesson(GAME)
    assert 5 <= len(lesson(GAME)) <= 10
    english, russian = (_parts(lesson_words(GAME, language)) for language in LANGUAGES)
    assert english == russian


def _parts(source: str) -> list[tuple[str, list[str]]]:
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return [(message.id.name, [each.id.name for each in message.attributes]) for message in messages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_cards_are_drawn(language: str) -> None:
    deck = draw_deck(GAME.schema(2, GAME.options()), language, cut="small")
    assert len(deck["faces"]) == 52
    assert draw_picture(Words(language, GAME), "game", "cuttle").startswith("<svg")


def test_its_bots_judge_by_fitted_weights() -> None:
    assert GAME.search.features is not None
    assert len(GAME.weights(2)) == len(GAME.search.features.names)


def test_a_card_is_touched_where_it_lies_and_a_jack_with_the_card_that_it_holds() -> None:
    table = GAME.new(seed=1)
    position: dict[str, Plain] = {"turn": "p1", "deck": ["9H"], "p1.hand": ["7S"], "p2.points": ["10S", "JC"]}
    table.state = GAME.restore(2, GAME.options(), position, Chance(1))
    table.state.submit(0, GAME.vocabulary.verbs.read("play 7S")[0])
    touches = {choice.notation: choice.touch for choice in table.choices(0)}
    assert touches == {
        "points 9H": ("revealed:9H", "p1.points"),
        "play 9H on JC": ("revealed:9H", "p2.points:JC"),
    }


# At a server


async def test_it_is_played_at_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.name, GAME)
    async with Site(f"sqlite:///{tmp_path}/tables.db") as site:
        guests = await site.guests(2)
        async with site.playing(guests, GAME.name) as followers:
            await play_out(followers, random.Random(1).choice)
            await followers[0].until(lambda: followers[0].table.status == "over")  # type: ignore[union-attr]
        for language in LANGUAGES:
            rules = json.loads(await guests[0].ask("GET", f"/games/{GAME.name}/rules", language=language))
            assert len(rules["blocks"]) > 20

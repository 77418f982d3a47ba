"""Russian as people speak it: names in their cases, verbs in the gender of who acts, numbers with the right noun."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest

from holdfast.games import games
from holdfast.kernel import Game, SeatEvent, TextRef, seat_number
from holdfast.words import Name, Value, Words
from tests.test_words import blanks_of, every_game, filled, messages

PACKAGES = ["holdfast", "holdfast.lab", *(game.package for game in games().values())]
MIRA, PAVEL = 1, 4
"""The numbers of two bots, a woman and a man."""


def names(game: Game) -> list[str | Name]:
    """A person whose gender nobody knows, a woman, a man, and somebody without a name."""
    words = Words("ru", game)
    return ["Аня", words.bot_name(MIRA), words.bot_name(PAVEL), ""]


def readers(game: Game) -> Iterator[Words]:
    """A spectator, and each of the four."""
    for viewer in (None, 0, 1, 2, 3):
        yield Words("ru", game, names(game), viewer)


def seated(fields: dict[str, Value]) -> Iterator[dict[str, Value]]:
    """The same with each of four players as the one who acts, and another one as the one it is done to."""
    for acting in range(4):
        swapped = {"p1": f"p{acting + 1}", "p2": f"p{(acting + 1) % 4 + 1}"}
        yield {name: swapped.get(value, value) if isinstance(value, str) else value for name, value in fields.items()}


def by_four(blank: str, word: str) -> str:
    """What stands in a blank at a table of four: the one who is named first, or another one."""
    return word if seat_number(word) is None else "p1" if blank in ("seat", "row") else "p2"


def assert_clean(told: str) -> None:
    assert told.strip()
    assert not re.search(r"[{}$]|\bp\d\b| {2}| [.,:;?]|unknown|masculine|feminine|plural", told), told


@every_game
def test_every_event_reads_well_for_every_actor_and_listener(game: Game) -> None:
    for words, kind in product(readers(game), game.vocabulary.events.kinds):
        for given in filled(game, game.vocabulary.events, kind):
            for fields in seated(given):
                assert_clean(words.event(SeatEvent(kind.name, fields, "да")))  # type: ignore[arg-type]


@every_game
def test_every_prompt_and_every_move_reads_well(game: Game) -> None:
    for words in readers(game):
        for kind in game.vocabulary.prompts.kinds:
            for given in filled(game, game.vocabulary.prompts, kind):
                for fields in seated({"seat": "p1", **given}):
                    assert_clean(words.sentence(f"prompt-{kind.name}", **fields))
        for verb in game.vocabulary.verbs.verbs:
            for blanks in blanks_of(verb):
                for fields in seated({blank: by_four(blank, word) for blank, word in blanks.items()}):
                    assert_clean(words.message(TextRef(f"move-{verb.name}", fields)))  # type: ignore[arg-type]


def verbs(package: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The verbs of a text and, for each gender, their form; the last one is for those who have none of the others."""
    text = (files(package) / "text" / "ru.ftl").read_text(encoding="utf-8")
    for name, choice in VERB.findall(text):
        yield name, dict(FORM.findall(choice))


VERB = re.compile(r"^(did-[\w-]+) =\n    \{ \$\w+_gender ->\n((?: +\*?\[\w+\] .+\n)+)    \}$", re.MULTILINE)
FORM = re.compile(r"^ +(\*?\[\w+\]) (.+)$", re.MULTILINE)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_verb_knows_every_gender_and_is_used(package: str) -> None:
    texts = "".join((files(each) / "text" / "ru.ftl").read_text(encoding="utf-8") for each in PACKAGES)
    found = dict(verbs(package))
    assert set(found) == {name for name in messages(package, "ru") if name.startswith("did-")}
    for name, forms in found.items():
        assert tuple(forms) == ("[masculine]", "[feminine]", "[plural]", "*[unknown]"), name
        assert len(set(forms.values())) == 4, name
        assert f"{{ {name} }}" in texts, f"{name} is never used"


# Sentences that were read by eye. p1 is Аня, p2 is Мира, p3 is Павел, p4 has no name.

TOLD: list[tuple[str, int | None, str, dict[str, Value], str]] = [
    (
        "upgrade",
        0,
        "won",
        {"seat": "p2", "target": "p1", "force": 12, "wall": 10},
        "Мира атаковала вас: 12 против 10 и забрала жетон.",
    ),
    (
        "upgrade",
        0,
        "lost",
        {"seat": "p1", "target": "p2", "force": 8, "wall": 10},
        "Вы атаковали Миру: 8 против 10 и потеряли жетон.",
    ),
    (
        "upgrade",
        None,
        "tied",
        {"seat": "p1", "target": "p3", "force": 9},
        "Аня атакует Павла: 9 против 9, ничья. Время поклониться.",
    ),
    ("upgrade", None, "eliminated", {"seat": "p3"}, "Павел потерял последний жетон и выбыл из игры."),
    ("upgrade", 0, "drew", {"seat": "p2", "card": "??"}, "Мира взяла карту."),
    ("shield", 0, "round_began", {"round": 2, "seat": "p2"}, "Начался раунд 2, первый ход за Мирой."),
    (
        "shield",
        None,
        "wounded",
        {"seat": "p1", "target": "p2", "force": 14, "damage": 1},
        "Удар силой 14 пробил щит: Мире досталось 1 очко урона.",
    ),
    (
        "shield",
        1,
        "wounded",
        {"seat": "p1", "target": "p2", "force": 14, "damage": 3},
        "Удар силой 14 пробил щит: вам досталось 3 очка урона.",
    ),
    (
        "shield",
        0,
        "swapped",
        {"seat": "p3", "target": "p1", "card": "9H", "old": "3C"},
        "Павел заменил в вашем щите 3♣ на 9♥.",
    ),
    ("shield", 0, "knocked_out", {"seat": "p4"}, "Игрок 4 пал и выбыл из раунда."),
    (
        "royal_family",
        1,
        "hurt",
        {"seat": "p1", "card": "5S", "castle": "H", "damage": 5},
        "Аня бьёт картой 5♠ по замку червей: 5 очков урона.",
    ),
    (
        "royal_family",
        0,
        "kidnapped",
        {"seat": "p2", "card": "QS", "castle": "H"},
        "Мира похитила Q♠ в темницу замка червей.",
    ),
    (
        "royal_family",
        0,
        "lost_strength",
        {"seat": "p1", "castle": "S", "damage": 4},
        "Терять вам было некого: замок пик получил 1 очко урона, теперь на нём 4.",
    ),
    (
        "cluster_royale",
        0,
        "aimed",
        {"seat": "p2", "face": "sql_injection", "target": "p1"},
        "Мира сыграла SQL-инъекцию против вас.",
    ),
    (
        "cluster_royale",
        None,
        "lured",
        {"seat": "p3", "target": "p2", "card": "bill_gates"},
        "Павел увёл у Миры Билла Гейтса.",
    ),
    ("cluster_royale", 0, "stolen", {"row": "red", "from": "blue", "card": "??"}, "Красные украли у синих кластер."),
    (
        "cluster_royale",
        None,
        "ransomed",
        {"seat": "p1", "target": "p2"},
        "Аня не платит Мире и пропустит ход.",
    ),
    (
        "ship_it",
        0,
        "struck",
        {"seat": "p2", "card": "specific_bug", "target": "p1", "component": "backend"},
        "Мира сыграла Специфическую ошибку на ваш компонент «Бэкенд».",
    ),
    ("ship_it", None, "played_at", {"seat": "p3", "card": "bug", "target": "p3"}, "Павел сыграл Ошибку на себя."),
    ("ship_it", 0, "requested", {"seat": "p1", "target": "p4", "card": "excuse"}, "Вы попросили у Игрока 4 Отговорку."),
    (
        "ship_it",
        1,
        "handed_over",
        {"seat": "p2", "card": "database", "target": "p1"},
        "Вы отдали игроку Аня из прода Базу данных.",
    ),
    ("ship_it", 2, "defended", {"seat": "p2", "card": "excuse"}, "Мира ответила Отговоркой."),
]


@pytest.mark.parametrize(("game", "viewer", "event", "fields", "told"), TOLD)
def test_sentences_read_by_eye(game: str, viewer: int | None, event: str, fields: dict[str, Value], told: str) -> None:
    words = Words("ru", games()[game], names(games()[game]), viewer)
    assert words.event(SeatEvent(event, fields)) == told  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "move", "blanks", "offered"),
    [
        ("upgrade", "attack", {"seat": "p2"}, "Атаковать Миру"),
        ("upgrade", "attack", {"seat": "p1"}, "Атаковать игрока Аня"),
        ("shield", "swap", {"seat": "p3", "slot_card": "9H"}, "Заменить в щите Павла 9♥"),
        ("cluster_royale", "play-seat", {"card": "ransomware", "seat": "p2"}, "Сыграть Вымогателя против Миры"),
        ("cluster_royale", "steal", {"row": "blue", "place": "2"}, "Украсть кластер 2 у синих"),
        ("ship_it", "trade", {"seat": "p2", "ratio": "1:2"}, "Предложить Мире обмен: вы даёте 1, Мира даёт 2"),
        ("ship_it", "attack", {"played": "bug", "seat": "p4"}, "Сыграть Ошибку на себя"),
        ("ship_it", "defend", {"defence": "excuse"}, "Защититься Отговоркой"),
    ],
)
def test_moves_read_by_eye(game: str, move: str, blanks: dict[str, str], offered: str) -> None:
    words = Words("ru", games()[game], names(games()[game]), 3)
    assert words.message(TextRef(f"move-{move}", blanks)) == offered

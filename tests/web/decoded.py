"""Tables as the engine itself reads them, for the page's tests: what it decodes from numbers must be the same.

python -m tests.web.decoded FILE
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import holdfast
from holdfast.kernel import SPECTATOR, Area, Game, Layout, Plain, Table, seat_name
from holdfast.server.schema_cache import bind
from holdfast.terminal.labels import label
from holdfast.terminal.story import prompt_fields
from holdfast.words import LANGUAGES, Words
from tests.examples import load

MOVES = 160
"""This many moves of a game are played; some games end before."""
OPTIONS: Mapping[str, Mapping[str, object]] = {
    "shield": {
        "rounds_to_win": 2,
        "custom_rules": (
            "Hearts are worth 2 more in your shield.",
            "Trade: swap your lower shield card with another player's higher shield card.",
        ),
    },
}
SEED = 5
SEEDS = {"cuttle": 234}
"""Where the usual seed deals a short game: one that is long and makes every kind of move."""
NAMES = ("Ada", "", "Grace", "Linus")


def main(file: str) -> None:
    tables = [{"game": game.name, **decoded(game)} for game in (*holdfast.all_games().values(), load("cuttle"))]
    Path(file).write_text(json.dumps(tables, ensure_ascii=False), encoding="utf-8")


def decoded(game: Game) -> dict[str, Plain]:
    """A random game: its schema, and at every step what each side of the table sees, may do and hears."""
    seats = min(4, game.seats[-1])
    table = game.new(seats, seed=SEEDS.get(game.name, SEED), **OPTIONS.get(game.name, {}))
    return {"schema": json.loads(bind(table.schema)), "names": list(NAMES[:seats]), "steps": list(_steps(table))}


def _steps(table: Table) -> Iterator[Plain]:
    chance = random.Random(7)
    told = 0
    for at in range(MOVES):
        if table.over:
            break
        seat = table.awaited[0]
        for viewer in (seat, SPECTATOR):
            yield _seen(table, viewer, told, chance if at % 4 == 0 else None)
        told = table.journal.size
        table.play(seat, chance.choice(table.legal_moves(seat)))


def _seen(table: Table, viewer: int, since: int, chance: random.Random | None) -> Plain:
    layout = table.layout(viewer)
    words = {language: Words(language, table.game, NAMES[: table.seats], viewer) for language in LANGUAGES}
    heard = table.events(viewer, since)
    return {
        "viewer": viewer if viewer < table.seats else None,
        "observation": table.observation(viewer),
        "texts": [texts.lines for texts in table.state.texts_list],
        "lines": table.journal.told_to(table.state, viewer, since),
        "said": [event.said for event in heard],
        "layout": _layout(layout),
        "moves": _choices(table, viewer, layout, words) if chance else [],
        "story": {language: [words[language].event(event) for event in heard] for language in LANGUAGES},
        "question": {language: _question(table, viewer, words[language]) for language in LANGUAGES},
    }


def _question(table: Table, viewer: int, words: Words) -> str:
    view = table.view(viewer)
    fields = {**prompt_fields(view), "seat": seat_name(table.awaited[0])}
    return words.sentence(f"prompt-{view.question}", **fields)


def _choices(table: Table, viewer: int, layout: Layout, words: Mapping[str, Words]) -> list[Plain]:
    if viewer >= table.seats:
        return []
    return [
        {
            "move": choice.move,
            "notation": choice.notation,
            "touch": list(choice.touch),
            "label": {language: label(choice, layout, words[language]) for language in LANGUAGES},
        }
        for choice in table.choices(viewer)
        if not choice.needs_words
    ]


def _layout(layout: Layout) -> Plain:
    return {"middle": _area(layout.middle), "seats": [_area(area) for area in layout.seats]}


def _area(area: Area) -> dict[str, Plain]:
    return {
        "path": area.path,
        "spreads": [
            {
                "path": spread.path,
                "shape": spread.shape,
                "cards": [
                    {"face": card.face, "badges": list(card.badges), "onlyMine": card.only_mine}
                    for card in spread.cards
                ],
            }
            for spread in area.spreads
        ],
        "counters": [{"path": counter.path, "of": counter.of} for counter in area.counters],
        "notes": [note.name for note in area.notes],
        "parts": [_area(part) for part in area.parts],
    }


if __name__ == "__main__":
    main(sys.argv[1])

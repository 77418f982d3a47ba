"""The messages that a game's texts must have: what can be seen, said, asked and told at its tables."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.kernel import AS_NOTE, FLAG, NEVER, SEAT, WORD, Entry, Game, TableSchema


def needed_words(game: Game, schema: TableSchema) -> Iterator[str]:
    """The messages that a table can need."""
    yield "title"
    yield from (f"side-{side}" for side in schema.sides if side)
    for name in game.options.ranges():
        yield f"option-{name}"
        yield f"option-{name}.hint"
    yield from (f"move-{verb.name}" for verb in game.vocabulary.verbs.verbs)
    yield from (f"prompt-{kind.name}" for kind in game.vocabulary.prompts.kinds)
    yield from (f"event-{kind.name}" for kind in game.vocabulary.events.kinds)
    theme = game.presentation.theme
    yield from (f"tally-{name}" for name in (theme.tallies if theme else ()))
    yield from (f"card-{card.slug}" for card in game.vocabulary.box)
    for entry in schema.entries:
        yield from _labels(entry)
        yield from (f"badge-{game.vocabulary.faces[face]}" for face in entry.attaches)


def _labels(entry: Entry) -> Iterator[str]:
    """The words for what is drawn of an entry."""
    *above, name = entry.path.split(".")
    if entry.form == "texts":
        yield from [] if entry.shown == NEVER else [f"line-{name}"]
    elif entry.form == "cards" and entry.shape:
        yield f"zone-{name}"
        yield from (f"zone-{part}" for part in above[-1:] if len(above) > 1 or entry.seat < 0)
        yield from ["badge-open"] if entry.signed else []
    elif entry.form == "number" and entry.shown == AS_NOTE:
        yield from _notes(entry, name)
    elif entry.form == "number" and entry.shown != NEVER:
        yield f"zone-{name}"


def _notes(entry: Entry, name: str) -> Iterator[str]:
    if entry.kind in (FLAG, SEAT):
        yield f"note-{name}"
    elif entry.kind == WORD:
        yield from (f"{name}-{word}" for word in entry.words)

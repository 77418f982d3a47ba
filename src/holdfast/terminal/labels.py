"""What a move is called: its label, with the cards it touches by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from holdfast.kernel import UNSEEN, Area, Layout, MoveChoice, Spread
from holdfast.kernel.phrase_patterns import BLANK
from holdfast.words import Value, Words


def label(choice: MoveChoice, layout: Layout, words: Words) -> str:
    """A move in words. A message may name a touched card itself, as `$slot_card`; if it does not, it stands behind."""
    cards = touched_cards(choice, layout, words)
    said = plain_label(choice, layout, words)
    titles = [words.card(face) for face in cards.values() if isinstance(face, str) and face != UNSEEN]
    unsaid = [title for title in dict.fromkeys(titles) if title not in said]
    return f"{said} ({', '.join(unsaid)})" if unsaid else said


def plain_label(choice: MoveChoice, layout: Layout, words: Words) -> str:
    """A move as its message says it, and no more."""
    return words.message(choice.label, **touched_cards(choice, layout, words))


def touched_cards(choice: MoveChoice, layout: Layout, words: Words) -> Mapping[str, Value]:
    """The cards at the places that a move names, by the blank that says which: `slot_card` for `{me}.attack.{slot}`.

    A card that is named by its face is in the label anyway.
    """
    verb = words.game.vocabulary.verbs.of(choice.move)
    found: dict[str, Value] = {f"{blank}_card": None for blank in verb.blanks}
    # A move that leaves its last blanks empty touches fewer things.
    for template, thing in zip(verb.touch.split(), choice.touch, strict=False):
        if template.endswith("}") and ":" not in template:
            found[f"{BLANK.findall(template)[-1]}_card"] = card_at(layout, thing)
    return found


def card_at(layout: Layout, thing: str) -> str | None:
    """The card at a place, on top of a pile, or alone in its place; None where there is none."""
    for spread in spreads(layout):
        if thing == spread.path:
            return spread.cards[-1].face if spread.cards and spread.shape in ("pile", "slot") else None
        place = thing.removeprefix(f"{spread.path}.")
        if place != thing and place.isdecimal() and 0 < int(place) <= len(spread.cards):
            return spread.cards[int(place) - 1].face
    return None


def spreads(layout: Layout) -> Iterator[Spread]:
    """All cards that lie together, wherever on the table."""
    areas: list[Area] = [layout.middle, *layout.seats]
    while areas:
        area = areas.pop(0)
        yield from area.spreads
        areas += area.parts

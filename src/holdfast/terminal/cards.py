"""What is printed on cards: one card with all it says, lists of cards, and a chapter for the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.kernel import Card, HoldfastError
from holdfast.terminal.draw import QUIET, draw_card
from holdfast.words import Words

MOST_DESCRIBED = 8
"""Of more cards that fit what was asked, only the titles are shown."""


# Finding


def find_cards(words: Words, asked: str) -> list[str]:
    """The cards that somebody may mean: by slug or title, or, if there is none, by a part of either."""
    wanted = asked.strip().casefold()
    called = {face: _called(words, face) for face in words.game.faces}
    exact = [face for face, names in called.items() if wanted in names]
    alike = [face for face, names in called.items() if any(wanted in name for name in names)]
    found = exact or (alike if wanted else [])
    if not found:
        raise HoldfastError("card_unknown", card=asked)
    return found


def _called(words: Words, face: str) -> set[str]:
    return {face.casefold(), words.card(face).casefold(), words.card_title(face).casefold()}


def filter_cards(words: Words, type: str = "", label: str = "", search: str = "") -> list[str]:
    """The cards of a type, with a label, and with a word in what they say."""
    faces = list(words.game.faces)
    if type:
        faces = [face for face in faces if _is_meant(type, _types(words, face))]
    if label:
        faces = [face for face in faces if _is_meant(label, _labels(words, face))]
    if search:
        faces = [face for face in faces if search.casefold() in _everything(words, face).casefold()]
    if not faces:
        raise HoldfastError("no_card_fits")
    return faces


def _is_meant(asked: str, names: Iterable[str]) -> bool:
    return asked.casefold() in (name.casefold() for name in names)


def _types(words: Words, face: str) -> list[str]:
    card = words.printed(face)
    return [] if card is None else [card.type, words.kind("type", card.type)]


def _labels(words: Words, face: str) -> list[str]:
    card = words.printed(face)
    return [] if card is None else [*card.labels, *(words.kind("label", label) for label in card.labels)]


def _everything(words: Words, face: str) -> str:
    said = [words.attribute(f"card-{face}", part) for part in ("text", "tip", "flavour")]
    return " ".join([*_called(words, face), words.card_text(face), words.card_ruling(face), *said])


# Showing


def describe_cards(words: Words, faces: Sequence[str]) -> RenderableType:
    """Everything printed on these cards; of many of them only a list."""
    groups = [list(group) for _, group in groupby(faces, lambda face: _key(words, face))]
    if len(groups) > MOST_DESCRIBED:
        return list_cards(words, faces)
    lines: list[RenderableType] = []
    for group in groups:
        lines += [Text(), *_described(words, group)] if lines else _described(words, group)
    return Group(*lines)


def _key(words: Words, face: str) -> str:
    """Playing cards that do the same stand together."""
    return face if words.printed(face) else words.card_text(face)


def _described(words: Words, faces: Sequence[str]) -> list[RenderableType]:
    first = faces[0]
    tiles = Text(" ").join(draw_card(Card(face), words) for face in faces)
    title = Text.assemble(tiles, " ", words.card_title(first)) if len(faces) == 1 else tiles
    if words.printed(first):
        title.append(f" · {first}", QUIET)
    return [title, *(Padding(line, (0, 0, 0, 2)) for line in _lines(words, first))]


def _lines(words: Words, face: str) -> list[Text]:
    facts = _facts(words, face)
    lines = [Text(" · ".join(facts), QUIET)] if facts else []
    lines.append(Text(words.card_text(face) or words.say("terminal-says-nothing")))
    ruling = words.card_ruling(face)
    lines += [Text(words.say("card-ruling", ruling=ruling))] if ruling else []
    tip, flavour = (words.attribute(f"card-{face}", part) for part in ("tip", "flavour"))
    lines += [Text(words.say("card-tip", tip=tip))] if tip else []
    return lines + ([Text(flavour, "italic")] if flavour else [])


def _facts(words: Words, face: str) -> list[str]:
    card = words.printed(face)
    if card is None:
        return []
    facts = [words.say("card-type", type=words.kind("type", card.type))]
    if card.labels:
        facts.append(words.say("card-labels", labels=[words.kind("label", label) for label in card.labels]))
    facts.append(words.say("card-copies", count=card.copies))
    if card.performed and words.has("card-performed"):
        facts.append(words.say("card-performed"))
    return facts


def list_cards(words: Words, faces: Sequence[str]) -> Table:
    """A row for each card: its tile, type, number of copies, and what it says."""
    boxed = bool(words.game.box)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("card", "type", "copies", "text") if boxed else ("card", "text"):
        table.add_column(words.say(f"list-{heading}"), header_style="bold", no_wrap=heading not in ("text", "card"))
    for same in _rows(words, faces):
        face = same[0]
        card = words.printed(face)
        tile = Text(" ").join(draw_card(Card(each), words) for each in same)
        kind = [] if card is None else [words.kind("type", card.type), str(card.copies)]
        table.add_row(tile, *kind, words.card_text(face))
    return table


def _rows(words: Words, faces: Sequence[str]) -> list[list[str]]:
    """Cards that do the same share a row, wherever they stand in the deck."""
    rows: dict[str, list[str]] = {}
    for face in faces:
        rows.setdefault(_key(words, face), []).append(face)
    return list(rows.values())


def chapter(words: Words) -> str:
    """All cards of a game as a chapter of its rules, in Markdown."""
    lines = [f"## {words.say('cards-chapter')}", ""]
    for same in _rows(words, list(words.game.faces)):
        facts = _facts(words, same[0])
        said = [" · ".join(facts)] * bool(facts) + [words.card_text(same[0])]
        titles = ", ".join(words.card_title(face) if words.printed(face) else words.card(face) for face in same)
        lines.append(f"- **{titles}** – " + ". ".join(part.rstrip(".") for part in said if part) + ".")
    return "\n".join(lines)

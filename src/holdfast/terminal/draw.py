"""Drawing a table with Rich: areas as panels, cards as small tiles. It knows no game."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from holdfast.kernel import UNSEEN, Area, Card, Counter, Layout, Spread, TextRef, View, seat_name
from holdfast.terminal.layout import Flow, PanelRows
from holdfast.words import SUIT_SIGNS, Words

PARCHMENT = "#1c1b19 on #f6efdf"
CRIMSON = "#b03030 on #f6efdf"
BACK = "#d8a23f on #18283a"
BRASS = "#d8a23f"
QUIET = "grey58"
FAINT = "grey35"
SEAT_WIDTH = 40
"""Seats stay narrow, so that several fit beside each other."""
HIDDEN_ONE_BY_ONE = 4
"""Up to this many unknown cards are drawn one by one; more are counted."""


def draw_table(layout: Layout, view: View, words: Words) -> RenderableType:
    """The others on top in turn order, the middle, one's own seat at the bottom."""
    middle = _panel(layout.middle, words, Text(), QUIET, None)
    if view.seat >= view.seats:
        return Group(PanelRows([_seat(layout, seat, view, words) for seat in range(view.seats)]), middle)
    others = [(view.seat + after) % view.seats for after in range(1, view.seats)]
    return Group(
        PanelRows([_seat(layout, seat, view, words) for seat in others]), middle, _seat(layout, view.seat, view, words)
    )


def draw_card(card: Card, words: Words) -> Text:
    """A card as a tile: square brackets for what all may see, round ones for what only the viewer sees."""
    if card.face == UNSEEN:
        tile = Text("[??]", BACK)
    else:
        left, right = "()" if card.only_mine else "[]"
        tile = Text.assemble((f"{left}{words.card(card.face)}{right}", _colours(card.face, words)))
    for badge in card.badges:
        tile.append(f" {words.say(f'badge-{badge}')}", QUIET)
    return tile


def _colours(face: str, words: Words) -> str:
    """A text card has the colours of its type, a playing card those of its suit."""
    look_of = words.game.presentation.card_style
    if look_of is not None:
        look = look_of(face)
        return f"{look.ink} on {look.colour}"
    return CRIMSON if _is_red(face) else PARCHMENT


def _is_red(face: str) -> bool:
    return face[-1:] in ("H", "D") and face[-1] in SUIT_SIGNS


# Areas


def _seat(layout: Layout, seat: int, view: View, words: Words) -> RenderableType:
    name = words.seat(seat)
    title = Text(f"{name[:1].upper()}{name[1:]} ({seat_name(seat)})")
    side = view.schema.side_of(seat)
    if side:
        title.append(f" · {words.say(f'side-{side}')}")
    status, style = _status(seat, view)
    if seat in view.awaited:
        title = Text.assemble("▶ ", title, style="bold")
    if status:
        title.append(f" · {words.say(status, seat=seat_name(seat))}")
    return _panel(layout.seats[seat], words, title, style, None if seat == view.seat else SEAT_WIDTH)


def _status(seat: int, view: View) -> tuple[str, str]:
    """What a seat is doing, as a message and a colour. Who is asked need not be the one on turn."""
    name = seat_name(seat)
    if view.has(f"{name}.out"):
        return "terminal-out", FAINT
    on_turn = view.entries.get("turn") == name
    if len(view.awaited) > 1:
        return ("terminal-choosing", BRASS) if seat in view.awaited else ("", QUIET)
    if seat in view.awaited:
        return "terminal-turn" if on_turn else "terminal-asked", BRASS
    return "terminal-on-turn" if on_turn and view.awaited else "", QUIET


def _panel(area: Area, words: Words, title: Text, style: str, most: int | None) -> Panel:
    lines = Group(*_lines(area, words, most))
    return Panel(lines, title=title if title else None, border_style=style, expand=False, title_align="left")


def _lines(area: Area, words: Words, most: int | None) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if area.counters:
        lines.append(Flow([_counter(counter, words) for counter in area.counters], gap=2, most=most))
    lines += [_note(note, words, most) for note in area.notes]
    for small, spreads in groupby(area.spreads, _is_small):
        if small:
            lines.append(Flow([_small(spread, words) for spread in spreads], gap=2, most=most))
        else:
            lines += [Flow([_label(spread, words), *_tiles(spread, words)], most=most) for spread in spreads]
    if area.parts:
        lines.append(PanelRows([_part(part, words) for part in area.parts], gap=3))
    return lines


def _part(area: Area, words: Words) -> RenderableType:
    return Group(Text(words.zone(area.path), "bold"), *_lines(area, words, SEAT_WIDTH))


def _note(note: TextRef, words: Words, most: int | None) -> Flow:
    return Flow([Text.assemble((word, QUIET)) for word in words.message(note).split()], most=most)


def _counter(counter: Counter, words: Words) -> Text:
    of = "" if counter.of is None else f"/{counter.of}"
    value = "?" if counter.value == UNSEEN else words.shown(counter.value)
    return Text.assemble((f"{words.zone(counter.path)} ", QUIET), (f"{value}{of}", "bold"))


# Spreads


def _is_small(spread: Spread) -> bool:
    """Whether a spread shows one card at most, so that several share a line."""
    return not spread.cards or spread.shape in ("pile", "slot")


def _small(spread: Spread, words: Words) -> Text:
    line = _label(spread, words)
    if not spread.cards:
        return line.append(" –", QUIET)
    if spread.shape == "pile":
        line.append(f" ×{len(spread.cards)}")
        if spread.cards[-1].face == UNSEEN:
            return line
    return line.append(" ").append_text(draw_card(spread.cards[-1], words))


def _label(spread: Spread, words: Words) -> Text:
    return Text.assemble((words.zone(spread.path), QUIET))


def _tiles(spread: Spread, words: Words) -> list[Text]:
    """A tile a card; a hand full of unknown cards is only counted."""
    hidden = all(card.face == UNSEEN and not card.badges for card in spread.cards)
    if hidden and spread.shape == "fan" and len(spread.cards) > HIDDEN_ONE_BY_ONE:
        return [Text.assemble(draw_card(spread.cards[0], words), f" ×{len(spread.cards)}")]
    return [draw_card(card, words) for card in spread.cards]

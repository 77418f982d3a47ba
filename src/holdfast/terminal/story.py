"""What is printed besides the picture of the table: rules, story, questions, the ranking."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from holdfast.kernel import Area, Layout, Plain, SeatEvent, Table, View, seat_name
from holdfast.terminal.cards import chapter
from holdfast.terminal.draw import BRASS, QUIET
from holdfast.words import Value, Words


def show_rules(console: Console, words: Words) -> None:
    """The rules for players, a page at a time where there is a screen."""
    rules = Markdown(f"{words.rules()}\n\n{chapter(words)}")
    if not console.is_terminal:
        console.print(rules)
        return
    os.environ.setdefault("LESS", "-FRX")  # without R the usual pager shows colours as rubbish
    with console.pager(styles=True):
        console.print(rules)


def show_story(console: Console, words: Words, heard: Iterable[SeatEvent]) -> None:
    for event in heard:
        console.print(Text("· " + words.event(event), QUIET))


def show_question(console: Console, words: Words, view: View) -> None:
    """What the viewer is asked; or, if it is not the viewer's move, who is waited for."""
    if view.seat in view.awaited:
        if _is_out_of_turn(view):
            turn = str(view.entries["turn"])
            console.print(words.sentence("terminal-out-of-turn", turn=turn, seat=seat_name(view.seat)), style=QUIET)
        console.print(words.sentence(f"prompt-{view.question}", **prompt_fields(view)), style="bold")
    elif view.awaited:
        waited = [seat_name(seat) for seat in view.awaited]
        console.print(words.say("terminal-waiting", seats=waited), style=QUIET)


def show_outcome(console: Console, words: Words, table: Table, seat: int) -> None:
    """Who came where, with what everybody had in the end; a draw is told as one."""
    show_ranking(console, words, table.ranking, table.layout(seat))
    first = table.ranking[0]
    if table.drawn:
        everybody = len(first) == table.seats
        key = "terminal-drawn" if everybody else "terminal-drawn-between"
        console.print(Text(words.say(key, seats=[seat_name(each) for each in first]), BRASS))


def show_ranking(console: Console, words: Words, ranking: Sequence[Sequence[int]], layout: Layout) -> None:
    place = 1
    for rank in ranking:
        for seat in rank:
            name = words.seat(seat)
            line = words.say("terminal-rank", rank=place, players=name[:1].upper() + name[1:])
            console.print(Text.assemble(line, (_score(layout.seats[seat], words), QUIET)))
        place += len(rank)


def _score(area: Area, words: Words) -> str:
    """The counters of a seat, as they stand at its place; those of a part, as of a castle, with its name."""
    told = [
        f"{words.zone(counter.path)} {counter.value}" for counter in area.counters if isinstance(counter.value, int)
    ]
    for part in area.parts:
        counted = [counter for counter in part.counters if isinstance(counter.value, int)]
        told += [f"{words.zone(part.path)}: {words.zone(counter.path)} {counter.value}" for counter in counted]
    return "".join(f" · {line}" for line in told)


def prompt_fields(view: View) -> dict[str, Value]:
    """What the open prompt is about, as its message needs it."""
    fields: dict[str, Value] = {"seat": seat_name(view.seat)}
    pending = view.entries.get("pending")
    newest = pending[-1] if isinstance(pending, Sequence) and pending else None
    if isinstance(newest, Mapping) and newest.get("prompt") == view.question:
        about = {name: value for name, value in newest.items() if name not in ("prompt", "seats", "answers")}
        fields |= {name: _field(value, view) for name, value in about.items()}
    return fields


def _field(value: Plain, view: View) -> Value:
    if isinstance(value, str):
        return _card_at(value, view)
    if isinstance(value, Mapping):
        return ", ".join(map(str, value))
    if isinstance(value, int) or value is None:
        return value
    return [str(part) for part in value]


def _card_at(name: str, view: View) -> str:
    """The card that is named by its place, as in `discard 3`; any other name stays as it is."""
    path, _, place = name.rpartition(" ")
    zone = view.entries.get(path)
    if isinstance(zone, Sequence) and not isinstance(zone, str) and place.isdigit() and 0 < int(place) <= len(zone):
        return str(zone[int(place) - 1])
    return name


def _is_out_of_turn(view: View) -> bool:
    return len(view.awaited) == 1 and view.entries.get("turn") != seat_name(view.seat)

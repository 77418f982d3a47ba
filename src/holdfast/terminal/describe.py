"""What stands where in the observation tensors of a table, for those who learn from them."""

from __future__ import annotations

import json

from rich.console import Console

from holdfast.kernel import Game, Options, seat_name
from holdfast.kernel.bits import NONE
from holdfast.kernel.learning import action_space
from holdfast.kernel.plane_layout import planes_for
from holdfast.kernel.tensor_layout import TensorEntry, TensorLayout, described, tensor_layout
from holdfast.terminal.options import listing
from holdfast.words import Words

UNBOUNDED = (1 << 31) - 1


def show_layout(console: Console, words: Words, layout: TensorLayout) -> None:
    """Entry by entry: where it begins, how many numbers it has, what they are."""
    game = layout.schema.game
    said: dict[str, str | int] = {
        "version": layout.version,
        "numbers": layout.size,
        "planes": int(planes_for(layout).size),
        "actions": int(action_space(game, layout.wide.seats).size),
    }
    console.print(words.say("describe-layout", **said))
    table = listing(words, "start", "length", "name", "owner", "bounds", "meaning")
    for entry in layout.entries:
        owner = "" if entry.owner == NONE else seat_name(entry.owner)
        table.add_row(str(entry.start), str(entry.length), entry.path, owner, _bounds(entry), _meaning(entry, words))
    console.print(table)


def layout_as_json(layout: TensorLayout) -> str:
    """The same as one object."""
    entries = described(layout)
    return json.dumps({"version": layout.version, "size": layout.size, "entries": entries}, ensure_ascii=False)


def layout_of(game: Game, seats: int, options: Options, padded: bool, own: bool) -> TensorLayout:
    game.check(seats, options)
    return tensor_layout(game, seats, options, padded, own)


def _bounds(entry: TensorEntry) -> str:
    least = "…" if entry.least == -UNBOUNDED else str(entry.least)
    most = "…" if entry.most == UNBOUNDED else str(entry.most)
    return f"{least} – {most}"


def _meaning(entry: TensorEntry, words: Words) -> str:
    if entry.form in ("cards", "texts", "prompts"):
        return words.say(f"entry-{entry.form}")
    meaning = words.say(f"entry-{entry.kind}")
    return words.say("entry-list", each=meaning) if entry.form == "list" else meaning

"""How findings are told to a reader: numbers, names and sentences in their language."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from holdfast.games import find_game
from holdfast.kernel import Game
from holdfast.lab.findings import Estimate
from holdfast.lab.formatting import is_proportion, measure_hint, measure_title
from holdfast.words import MissingWord, Words, common, localized, percent, said_by

TEXTS = "holdfast.lab"
SPACE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
SOMETHING = "…"
"""What a move is done with, where all moves of one kind are meant."""


class Localizer:
    """One language and one game."""

    def __init__(self, language: str, game: Game | str) -> None:
        self.language = language
        self.game = find_game(game) if isinstance(game, str) else game
        self.words = Words(language, self.game)

    def say(self, name: str, attribute: str | None = None, /, **values: str | int) -> str:
        """A message of the lab."""
        said = said_by(TEXTS, self.language, name, attribute, **values)
        assert said, f"the texts of the lab have no {name}"
        return said

    # Numbers

    def percent(self, share: float, places: int = 1) -> str:
        return percent(self.language, share, places).replace("-", MINUS)

    def points(self, share: float) -> str:
        """A share in percentage points, rounded up: no more than this."""
        return self._signs(f"{ceil(1000 * share - 1e-9) / 10:.1f}")

    def number(self, value: float) -> str:
        """A number with as many places as matter."""
        places = 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 10 else 2
        return self._signs(f"{value:,.{places}f}")

    def amount(self, measure: str, value: float) -> str:
        """The value of a measure."""
        return self.percent(value) if is_proportion(measure) else self.number(value)

    def round_amount(self, measure: str, value: float) -> str:
        """A value that somebody chose, on an axis or as a goal: without places that say nothing."""
        shown = round(100 * value if is_proportion(measure) else value, 6)
        return self._signs(f"{shown:,.6g}") + (f"{SPACE}%" if is_proportion(measure) else "")

    def interval(self, measure: str, value: Estimate) -> str:
        return self.say("lab-page-between", low=self.amount(measure, value.low), high=self.amount(measure, value.high))

    def change(self, measure: str, value: float) -> str:
        """A difference with its sign; of shares in percentage points."""
        written = f"{100 * value:+.1f}" if is_proportion(measure) else f"{value:+,.{1 if abs(value) >= 10 else 2}f}"
        return self._signs(written if float(written.replace(",", "")) else "0")

    def changed(self, measure: str, value: float) -> str:
        """A difference with its sign and its unit."""
        change = self.change(measure, value)
        return f"{change}{SPACE}{common(self.language, 'lab-points')}" if is_proportion(measure) else change

    def tick(self, measure: str, value: float) -> str:
        """A difference on an axis, as short as it can be."""
        return self._signs(f"{100 * value if is_proportion(measure) else value:+.6g}") if value else "0"

    def change_interval(self, measure: str, value: Estimate) -> str:
        return self.say("lab-page-between", low=self.change(measure, value.low), high=self.change(measure, value.high))

    def _signs(self, written: str) -> str:
        return localized(self.language, written).replace("-", MINUS)

    # Names

    def measure(self, name: str) -> str:
        return measure_title(name, self.language) or name

    def hint(self, name: str) -> str:
        return measure_hint(name, self.language)

    def seat(self, name: str) -> str:
        return self.say("lab-page-seat", seat=name)

    def bot(self, name: str) -> str:
        return common(self.language, f"bot-kind-{name}") or name

    def bots(self, names: Sequence[str]) -> str:
        """Who sits at a table, seat by seat; the same on all seats only once."""
        if len(set(names)) == 1:
            return f"{len(names)}{SPACE}×{SPACE}{self.bot(names[0])}"
        return ", ".join(map(self.bot, names))

    def card(self, face: str) -> str:
        return self.words.card_title(face) if face in self.game.vocabulary.faces else face

    def card_group(self, name: str) -> str:
        """Cards that belong together: `rank:2` are “rank: two”, `type:attack` “type: Attack”."""
        kind, _, value = name.partition(":")
        known = self.words.say(f"rank-{value}") if kind == "rank" else self.words.kind(kind, value)
        return self.say("lab-page-group", kind, value=known)

    def verb(self, name: str) -> str:
        """What a player does: its move, with nothing said of what it is done with."""
        found = next((verb for verb in self.game.vocabulary.verbs.verbs if verb.name == name), None)
        if found is None:
            return name
        blanks = dict.fromkeys(found.blanks, SOMETHING)
        touched = {f"{blank}_card": SOMETHING for blank in found.blanks}
        try:
            text = self.words.say(f"move-{name}", **blanks, **touched)
        except MissingWord:  # it speaks of more than its blanks
            return name.replace("-", " ")
        return " ".join(text.split()).removesuffix(SOMETHING).strip(" :,")

    def option(self, name: str) -> str:
        return self.words.say(f"option-{name}") if self.words.has(f"option-{name}") else name

    def setting(self, name: str, value: object) -> str:
        """An option and its value: “Tokens: 5”."""
        return f"{self.option(name)}:{SPACE}{self.words.option_value(name, value)}"

    def title(self) -> str:
        return self.words.say("title")

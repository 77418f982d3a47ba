"""How findings are told to a reader: numbers, names and sentences in their language."""

from __future__ import annotations

from holdfast.games import find_game
from holdfast.kernel import Game, seat_number
from holdfast.lab.findings import Value
from holdfast.lab.measures import SHARE, measure_named
from holdfast.words import MissingWord, Words, common, figures, said_by

TEXTS = "holdfast.lab"
NARROW_SPACE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
SOMETHING = "…"
"""What a move is done with, where all moves of one kind are meant."""


class Reader:
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
        return self._signs(f"{100 * share:.{places}f}") + f"{NARROW_SPACE}%"

    def number(self, value: float) -> str:
        """A number with as many places as matter."""
        places = 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 10 else 2
        return self._signs(f"{value:,.{places}f}")

    def amount(self, measure: str, value: float) -> str:
        """The value of a measure."""
        return self.percent(value) if is_share(measure) else self.number(value)

    def interval(self, measure: str, value: Value) -> str:
        return self.say("lab-page-between", low=self.amount(measure, value.low), high=self.amount(measure, value.high))

    def change(self, measure: str, value: float) -> str:
        """A difference with its sign; of shares in percentage points."""
        written = f"{100 * value:+.1f}" if is_share(measure) else f"{value:+.{1 if abs(value) >= 10 else 2}f}"
        return self._signs(written)

    def changed(self, measure: str, value: float) -> str:
        """A difference with its sign and its unit."""
        change = self.change(measure, value)
        return self.say("lab-page-points", points=change) if is_share(measure) else change

    def change_interval(self, measure: str, value: Value) -> str:
        return self.say("lab-page-between", low=self.change(measure, value.low), high=self.change(measure, value.high))

    def _signs(self, written: str) -> str:
        return figures(self.language, written).replace("-", MINUS)

    # Names

    def measure(self, name: str) -> str:
        of, _, seat = name.partition(".")
        told = common(self.language, f"lab-measure-{of}", seat=self.seat(seat) if seat else "")
        return told or name

    def hint(self, name: str) -> str:
        of, _, seat = name.partition(".")
        return common(self.language, f"lab-measure-{of}", "hint", seat=self.seat(seat) if seat else "")

    def seat(self, name: str) -> str:
        number = seat_number(name)
        return name if number is None else self.say("lab-page-seat", number=number + 1)

    def bot(self, name: str) -> str:
        return common(self.language, f"bot-kind-{name}") or name

    def card(self, face: str) -> str:
        return self.words.card_title(face) if face in self.game.faces else face

    def verb(self, name: str) -> str:
        """What a player does: its move, with nothing said of what it is done with."""
        found = next((verb for verb in self.game.verbs.verbs if verb.name == name), None)
        if found is None:
            return name
        blanks = {blank: SOMETHING for blank in found.blanks}
        touched = {f"{blank}_card": SOMETHING for blank in found.blanks}
        try:
            told = self.words.say(f"move-{name}", **blanks, **touched)
        except MissingWord:  # it speaks of more than its blanks
            return name.replace("-", " ")
        return " ".join(told.split()).removesuffix(SOMETHING).strip(" :,")

    def option(self, name: str) -> str:
        return self.words.say(f"option-{name}") if self.words.has(f"option-{name}") else name

    def title(self) -> str:
        return self.words.say("title")


def is_share(measure: str) -> bool:
    found = measure_named(measure)
    return found is not None and found.kind == SHARE

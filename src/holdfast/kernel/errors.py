"""What can be wrong with what people give us. Each says what was wrong, where, and what would be right.

    raise PositionError("{path}: {card} is named twice", path=path, card=card)

The English sentence is the template with its blanks filled; other languages look the template up by its key.
"""

import re


class HoldfastError(ValueError):
    """Bad input, told in one clear sentence. Nothing was changed."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values) if values else template)

    @property
    def key(self) -> str:
        """The name under which languages keep this sentence."""
        return "error-" + "-".join(re.findall(r"\w+", self.template.lower()))[:60]


class IllegalMove(HoldfastError):
    """A move that the rules do not allow now."""


class PositionError(HoldfastError):
    """A position that cannot be."""


class OptionError(HoldfastError):
    """An option that does not exist, is out of its range, or clashes with another."""


class RecordError(HoldfastError):
    """A record that cannot be read or replayed."""


class RuleFault(HoldfastError):
    """A rule of a game failed in the middle of a move. The table was put back as it was before."""


class SeatError(HoldfastError):
    """There is no such seat at this table."""


class GameFault(HoldfastError):
    """A game is written in a way that cannot work."""

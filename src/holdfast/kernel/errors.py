"""What can be wrong with what people give us. Each says what was wrong, where, and what would be right."""


class HoldfastError(ValueError):
    """Bad input, told in one clear sentence. Nothing was changed."""


class IllegalMove(HoldfastError):
    """A move that the rules do not allow now."""


class PositionError(HoldfastError):
    """A position that cannot be."""


class OptionError(HoldfastError):
    """An option that does not exist, is out of its range, or clashes with another."""


class RecordError(HoldfastError):
    """A record that cannot be read or replayed."""

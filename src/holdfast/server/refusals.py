"""What the server says no with. Each is a sentence for people, with a key and values for other languages."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import shown


class Refused(HoldfastError):
    """Not now, not here, not so. Nothing was changed."""

    status = 409


class Malformed(Refused):
    """What came cannot be read."""

    status = 422


class Unproven(Refused):
    """Nobody knows who asks."""

    status = 401


class Forbidden(Refused):
    """Somebody else may, or nobody."""

    status = 403


class Missing(Refused):
    """There is no such thing, or not for whoever asks: the answer is the same."""

    status = 404


class TooMuch(Refused):
    """A limit is reached."""

    status = 429


class Away(Refused):
    """The store cannot take it now. Nothing was changed; trying again later is right."""

    status = 503


def store_away() -> Away:
    return Away("the server cannot store anything now, so nothing was changed; please try again in a moment")


def error_values(error: HoldfastError) -> Mapping[str, str]:
    """What fills the blanks of an error, harmless to any screen."""
    return {name: shown(value) for name, value in error.values.items()}


def status_of(error: HoldfastError) -> int:
    return error.status if isinstance(error, Refused) else 422

"""What the server says no with. Each has a code, values, and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.games import games
from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import shown
from holdfast.server.messages import Refusal
from holdfast.server.store import FULL, LOCKED, READ_ONLY, TAKEN


class Refused(HoldfastError):
    """Not now, not here, not so. Nothing was changed."""

    status = 409


class Malformed(Refused):
    """What came cannot be read."""

    status = 422


class Unauthenticated(Refused):
    """Nobody knows who asks."""

    status = 401


class Forbidden(Refused):
    """Somebody else may, or nobody."""

    status = 403


class NotFound(Refused):
    """There is no such thing, or not for this client: the answer is the same."""

    status = 404


class TooManyRequests(Refused):
    """A limit is reached."""

    status = 429


class ServiceUnavailable(Refused):
    """The store cannot take it now. Nothing was changed; trying again later is right."""

    status = 503


def store_away() -> ServiceUnavailable:
    return ServiceUnavailable("store_away")


def not_ready(why: str) -> ServiceUnavailable:
    """Why the server takes no moves now, for its operator."""
    return {
        FULL: ServiceUnavailable("database_disk_full"),
        LOCKED: ServiceUnavailable("database_locked"),
        READ_ONLY: ServiceUnavailable("database_read_only"),
        TAKEN: ServiceUnavailable("database_taken"),
    }.get(why) or ServiceUnavailable("database_away")


def refusal(error: HoldfastError, own_id: str = "", ply: int | None = None) -> Refusal:
    """What a client is told of an error, harmless to any screen."""
    values = {name: shown(value) for name, value in error.values.items()}
    return Refusal(error.code, str(error), values, _in_other_languages(error), own_id, ply)


def _in_other_languages(error: HoldfastError) -> Mapping[str, str]:
    """What games and laws refuse, told in full: their words are not among those that every client has."""
    if isinstance(error, Refused):
        return {}
    from holdfast.words import ENGLISH, LANGUAGES, tell  # takes a while to read in; most refusals are our own

    packages = [game.package for game in games().values()]
    return {language: tell(error, language, *packages) for language in LANGUAGES if language != ENGLISH}


def status_of(error: HoldfastError) -> int:
    return error.status if isinstance(error, Refused) else 422

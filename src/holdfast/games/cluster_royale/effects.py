"""Every card's effect, by its face."""

from __future__ import annotations

from typing import Final

from holdfast.games.cluster_royale.attacks import ATTACKS
from holdfast.games.cluster_royale.cards import FACES
from holdfast.games.cluster_royale.celebrities import CELEBRITIES
from holdfast.games.cluster_royale.defences import DEFENCES
from holdfast.games.cluster_royale.effect import Effect
from holdfast.games.cluster_royale.events import EVENT_CARDS
from holdfast.games.cluster_royale.techs import TECHS

BY_SLUG: Final[dict[str, Effect]] = {**ATTACKS, **DEFENCES, **TECHS, **CELEBRITIES, **EVENT_CARDS}


def _effect(slug: str) -> Effect:
    """A card whose text speaks only to others (Falco, NGINX, Helm …) has the plain effect."""
    effect = BY_SLUG.get(slug) or Effect()
    effect.face = FACES.index(slug)
    return effect


EFFECTS: Final = [_effect(slug) for slug in FACES]

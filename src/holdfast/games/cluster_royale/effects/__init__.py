"""Every card's effect, by its face."""

from __future__ import annotations

from typing import Final

from holdfast.games.cluster_royale.cards import FACES
from holdfast.games.cluster_royale.effect import Effect, Hooks
from holdfast.games.cluster_royale.effects.attacks import ATTACKS
from holdfast.games.cluster_royale.effects.celebrities import CELEBRITIES
from holdfast.games.cluster_royale.effects.defences import DEFENCES
from holdfast.games.cluster_royale.effects.events import EVENTS
from holdfast.games.cluster_royale.effects.techs import TECHS

BY_SLUG: Final[dict[str, Effect]] = {**ATTACKS, **DEFENCES, **TECHS, **CELEBRITIES, **EVENTS}


def _effect(slug: str) -> Effect:
    """A cluster has no text, and so the plain effect."""
    effect = BY_SLUG.get(slug) or Effect()
    effect.face = FACES.index(slug)
    return effect


EFFECTS: Final = [_effect(slug) for slug in FACES]
HOOKS: Final = Hooks(EFFECTS)

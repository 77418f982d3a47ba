"""The box: every card is a class in one of these files, and everything else about it follows."""

from holdfast.games.cluster_royale.box import attacks, celebrities, clusters, defences, events, techs
from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS

CARDS.gather(attacks, defences, techs, celebrities, events, clusters)
HOOKS.find()

BOX = CARDS.box
FACES = CARDS.faces

__all__ = ["BOX", "CARDS", "FACES"]

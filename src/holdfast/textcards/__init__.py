"""Cards with texts: one model of what a card is, what it targets and what it does, for any game that has such cards.

A card is one class. What follows from it is derived: its face, the box, verbs and their words, what to touch, hooks.
"""

from holdfast.textcards.definition import TextCard
from holdfast.textcards.effect import Effect, Steps
from holdfast.textcards.registry import CardRegistry
from holdfast.textcards.target import Target
from holdfast.textcards.verbs import PLAYED, CardVerbs, Listed, listed, of_types

__all__ = [
    "PLAYED",
    "CardRegistry",
    "CardVerbs",
    "Effect",
    "Listed",
    "Steps",
    "Target",
    "TextCard",
    "listed",
    "of_types",
]

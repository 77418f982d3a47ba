"""The box: every card is a class in one of these files, and everything else about it follows."""

from holdfast.games.ship_it.box import architectures, attacks, components, defences, draw, events, meta
from holdfast.games.ship_it.cards import CARDS
from holdfast.games.ship_it.phrases import EVENTS, LINES, PROMPTS, TASKS
from holdfast.kernel.phrases import words

CARDS.gather(components, draw, attacks, defences, meta, events, architectures)
PROMPTS.fill(TASKS, words(*(f"perform-{slug}" for slug in CARDS.faces)))
EVENTS.fill(LINES, words(*(f"line-{slug}-{number}" for slug in CARDS.faces for number in (1, 2))))

BOX = CARDS.box
FACES = CARDS.faces

__all__ = ["BOX", "CARDS", "FACES"]

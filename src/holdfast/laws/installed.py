"""Brings the language to the table: importing this lets Shield read sentences."""

from __future__ import annotations

from holdfast.games.shield.reading_laws import Language, install
from holdfast.laws import canonical, read, suggestions

install(Language(read, canonical, lambda in_force, chance: suggestions(chance, in_force)))

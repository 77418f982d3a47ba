"""The options of Ship IT!"""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import Options, flag


@dataclass(frozen=True)
class ShipItOptions(Options):
    """What a table of Ship IT! can agree on."""

    extra_cards: bool = flag(True)
    social: bool = flag(False)
    play_on: bool = flag(False)
    cache_counts: bool = flag(False)

"""What can go wrong, and how often. A run draws its faults from its seed; a quiet one has none."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random


@dataclass(frozen=True)
class Faults:
    """Chances for each thing that can go wrong, and times in seconds."""

    disk_slow: float = 0.02
    """Of a write that takes long."""
    write_fails: float = 0.01
    write_unknown: float = 0.01
    """Of a write that is kept while the answer is lost."""
    outage_every: float = 120.0
    """Seconds, on average, until the store is away for a while."""
    outage_lasts: float = 6.0
    cut: float = 0.004
    """Of a frame that is the last of its connection."""
    delay: float = 0.02
    """The usual time that a frame takes."""
    stall: float = 0.005
    """Of a frame that takes a hundred times as long, and all behind it."""
    notice_lost: float = 0.1
    notice_doubled: float = 0.1
    kill_every: float = 40.0
    """Seconds, on average, until a worker is killed."""
    restart_takes: float = 2.0
    bot_dies: float = 0.01
    """Of a decision: that the process of the bot ends before it answers."""
    pause_every: float = 90.0
    pause_lasts: float = 3.0


QUIET = Faults(**dict.fromkeys((each.name for each in fields(Faults)), 0.0) | {"delay": 0.005})


class Dice:
    """Draws from what can go wrong. Once it is `calm`, nothing more does."""

    def __init__(self, faults: Faults, random: Random) -> None:
        self.faults = faults
        self.random = random
        self.calm = False

    def happens(self, chance: float) -> bool:
        """Drawn in calm times too, so that the generator goes on alike."""
        return self.random.random() < chance and not self.calm

    def disk_delay(self) -> float:
        usual = self.random.expovariate(1 / 0.002)
        return usual * (200 if self.happens(self.faults.disk_slow) else 1)

    def frame_delay(self) -> float:
        usual = self.random.expovariate(1 / self.faults.delay)
        return usual * (100 if self.happens(self.faults.stall) else 1)

    def until(self, every: float) -> float:
        return self.random.expovariate(1 / every)

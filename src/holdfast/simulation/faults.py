"""What can go wrong, and how often. A run draws its faults from its seed; a quiet one has none."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random


@dataclass(frozen=True)
class Faults:
    """Chances for each thing that can go wrong, and times in seconds, on average."""

    disk_slow: float = 0.02
    """Of a write that takes long."""
    write_fails: float = 0.01
    write_unknown: float = 0.01
    """Of a write that is kept while the answer is lost."""
    write_late: float = 0.005
    """Of a write that is kept only after its worker was told that it failed: it was still on its way. Not with SQLite,
    which has no way."""
    outage_every: float = 40.0
    """Until the store is away for a while."""
    outage_lasts: float = 3.0
    full_every: float = 60.0
    """Until the store takes no writes for a while: its disk is full, or can only be read."""
    full_lasts: float = 3.0
    cut: float = 0.004
    """Of a frame that is the last of its connection."""
    delay: float = 0.01
    """The usual time that a frame takes."""
    stall: float = 0.005
    """Of a frame that takes a hundred times as long, and all behind it."""
    notice_lost: float = 0.1
    notice_doubled: float = 0.1
    astray: float = 0.3
    """Of a client: that it comes to another worker than those at the same table."""
    bot_dies: float = 0.01
    """Of a decision: that the process of the bot ends before it answers."""
    kill_every: float = 2.0
    """Until a worker is killed."""
    restart_takes: float = 0.5
    pause_every: float = 10.0
    """Until a worker stands still, often for longer than its leases hold."""
    pause_lasts: float = 3.0
    drain_every: float = 10.0
    """Until a worker of a fleet hands its tables over, and comes back, perhaps in another version."""
    partition_every: float = 10.0
    """Until a worker of a fleet no longer hears what the others tell, nor they it."""
    partition_lasts: float = 4.0
    hub_every: float = 40.0
    """Until the hub of a fleet is away."""
    hub_lasts: float = 3.0
    cut_off_every: float = 30.0
    """Until a worker of a fleet cannot reach the store, while others can."""
    cut_off_lasts: float = 3.0
    damage_every: float = 60.0
    """Until what is stored of a game is damaged, so that it cannot be read in any more."""
    damage_lasts: float = 10.0
    """Until its people give it up."""


TIMES = (
    *("restart_takes", "pause_lasts", "outage_lasts", "full_lasts", "partition_lasts", "hub_lasts", "cut_off_lasts"),
    "damage_lasts",
)
QUIET = Faults(
    **dict.fromkeys((each.name for each in fields(Faults) if each.name not in TIMES), 0.0) | {"delay": 0.005}
)


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

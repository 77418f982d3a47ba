"""What belongs to a seat, and the rows of clusters."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from holdfast.kernel.zones import NONE, Zone


@final
class Player:
    """A seat's hand, cloud and standing effects."""

    powers: i64
    """The techs and celebrities in the cloud, a bit each."""
    protected: i64
    immune_to: i64
    """The mask of seats whose attacks have no effect on the row."""
    shutdowns: i64
    """Bit n: all clusters are lost when n more turns of this seat have ended."""
    destroyed_since: i64
    marked: i64
    """Places in the hand that are chosen for a simultaneous discard."""
    skip: bool
    debt: bool

    def __init__(self, hand: Zone, cloud: Zone, waiting: Zone) -> None:
        self.hand = hand
        self.cloud = cloud
        self.waiting = waiting
        self.powers = 0
        self.protected = NONE
        self.immune_to = 0
        self.shutdowns = 0
        self.destroyed_since = 0
        self.marked = 0
        self.skip = False
        self.debt = False

    def copy_to(self, twin: Player) -> None:
        twin.powers = self.powers
        twin.protected = self.protected
        twin.immune_to = self.immune_to
        twin.shutdowns = self.shutdowns
        twin.destroyed_since = self.destroyed_since
        twin.marked = self.marked
        twin.skip = self.skip
        twin.debt = self.debt


@final
class Row:
    """A row of clusters, a seat's or a team's."""

    members: i64
    """The mask of seats whose clusters these are."""

    def __init__(self, members: i64, clusters: Zone) -> None:
        self.members = members
        self.clusters = clusters

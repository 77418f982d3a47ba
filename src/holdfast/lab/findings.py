"""What the lab has found: plain data, written as JSON and read again, from which every report is made.

Each measured number comes with its interval; what is compared comes with the difference, its interval, and whether that
is beyond chance when all that was looked at is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.kernel.text_files import read_text, write_text
from holdfast.lab.study import Setting, Study

FORMAT = 2
"""Counts up when what is written changes, so that an old file is refused and not misread."""
LARGEST = 64 * 1024 * 1024
CONFIDENCE = 0.95
"""The true value lies within an interval with this probability."""
CHANCE = 0.05
"""What is less likely than this by chance alone is called beyond chance."""
CORRECTION = "holm"
"""Of many looks some would seem beyond chance by chance alone. By Holm's method the probability that even one verdict
of a family is wrong stays below CHANCE. A family: all differences of a study, or all cards of a
variant, or the seats of all variants."""


@dataclass(frozen=True)
class Estimate:
    """A measured number, and between which numbers the true one lies."""

    value: float
    low: float
    high: float
    games: int
    """How many games, or players, it is the mean of."""

    @property
    def width(self) -> float:
        return self.high - self.low


@dataclass(frozen=True)
class Verdict:
    """Whether something is more than chance."""

    p: float
    """How likely a difference as large as this is where there is none."""
    corrected: float
    """The same when all looks of the family are counted: Holm's."""

    @property
    def significant(self) -> bool:
        return self.corrected < CHANCE


@dataclass(frozen=True)
class SeatFindings:
    """How a seat fares."""

    seat: str
    bot: str
    wins: Estimate
    even: float
    """What it would win if seats made no difference."""
    verdict: Verdict
    """Whether its share is other than even."""


@dataclass(frozen=True)
class LengthCounts:
    """How many games took how many turns, or decisions."""

    counts: Mapping[int, int]

    @property
    def games(self) -> int:
        return sum(self.counts.values())

    @property
    def least(self) -> int:
        return min(self.counts)

    @property
    def most(self) -> int:
        return max(self.counts)

    def quantile(self, share: float) -> int:
        """Such a share of the games is not longer."""
        seen = 0
        for length in sorted(self.counts):
            seen += self.counts[length]
            if seen >= share * self.games:
                return length
        return self.most

    def share_within(self, length: int) -> float:
        """The share of games that are not longer than this."""
        return sum(count for each, count in self.counts.items() if each <= length) / self.games


@dataclass(frozen=True)
class WinRateComparison:
    """How often players who did something won, and those who did not."""

    done: Estimate
    not_done: Estimate
    difference: Estimate
    verdict: Verdict


@dataclass(frozen=True)
class UseFindings:
    """A card or a verb: how much it is used, and what becomes of those who use it.

    That somebody won who had played a card does not say that they won by it: who is ahead plays more cards.
    """

    name: str
    per_game: Estimate
    """How often all players together play it in a game, or use the verb."""
    held: WinRateComparison | None
    """Players who had the card at some time, against those who never had it; none for a verb."""
    played: WinRateComparison | None
    """Players who played it, against those who had it and did not; of a verb against all who never used it."""


@dataclass(frozen=True)
class SkillFindings:
    """Luck against skill: one seat in turn is taken by a stronger bot, with the same deals and the same others."""

    bot: str
    wins: Estimate
    """The stronger bot's."""
    before: Estimate
    """Those of the bots whose seats it took, in the same deals."""
    gain: Estimate
    """The difference, deal by deal."""
    share: Estimate
    """What it won of what could be won more: 0 where all is luck, 1 where it always wins, below 0 where it
    turned out to be weaker."""
    verdict: Verdict

    @property
    def weaker(self) -> bool:
        """Whether the bot that was to be the stronger one wins less, beyond chance."""
        return self.gain.value < 0.0 and self.verdict.significant


@dataclass(frozen=True)
class VariantFindings:
    """All about one variant."""

    name: str
    options: Mapping[str, Setting]
    games: int
    watched: int
    """Games that were watched move by move."""
    measures: Mapping[str, Estimate]
    """By the names of `measures.py`, in their order; what did not occur is left out."""
    seats: tuple[SeatFindings, ...]
    turns: LengthCounts
    decisions: LengthCounts
    cards: tuple[UseFindings, ...] = ()
    verbs: tuple[UseFindings, ...] = ()
    groups: tuple[UseFindings, ...] = ()
    """Cards by rank, type and label, named as `rank:2`; nothing in files of older versions."""
    skill: SkillFindings | None = None


@dataclass(frozen=True)
class Difference:
    """By how much a measure of a variant is larger than the first variant's."""

    variant: str
    measure: str
    value: Estimate
    paired: bool
    """Whether games with the same deal were compared one with one."""
    verdict: Verdict


@dataclass(frozen=True)
class Findings:
    """What a study has found."""

    study: Study
    command: str
    """What to type to find the same again."""
    version: str
    """Of the programme; rules and bots are as they were in it."""
    rules: int
    """The version of the game's rules."""
    games: int
    moves: int
    seconds: float
    """How long it took, all runs together."""
    stopped: bool
    """Whether it was interrupted, and there are fewer games than the study wants."""
    variants: tuple[VariantFindings, ...]
    differences: tuple[Difference, ...] = ()
    """Every variant against the first one, measure by measure."""
    confidence: float = CONFIDENCE
    correction: str = CORRECTION
    typical: str = ""
    """The record of a game of median length in the first variant; nothing if none was kept."""
    format: int = field(default=FORMAT)

    @property
    def moves_per_second(self) -> float:
        return self.moves / max(self.seconds, 1e-9)

    @property
    def first(self) -> VariantFindings:
        return self.variants[0]

    def variant(self, name: str) -> VariantFindings:
        return next(variant for variant in self.variants if variant.name == name)

    def differences_of(self, variant: str) -> list[Difference]:
        return [each for each in self.differences if each.variant == variant]


def to_json(findings: Findings) -> str:
    return msgspec.json.format(msgspec.json.encode(findings), indent=1).decode()


def from_json(text: str) -> Findings:
    try:
        found = msgspec.json.decode(text, type=Findings)
    except msgspec.DecodeError:
        raise HoldfastError("not_findings") from None
    if found.format != FORMAT:
        raise HoldfastError("findings_of_other_format", format=found.format, ours=FORMAT)
    return found


def save_findings(findings: Findings, path: Path) -> None:
    write_text(path, to_json(findings))


def load_findings(path: Path) -> Findings:
    try:
        return from_json(read_text(path, LARGEST))
    except HoldfastError as wrong:
        raise HoldfastError("wrong_in_file", file=path, wrong=wrong) from None

"""Findings to report about, made up so that it is known what has to be said."""

from __future__ import annotations

from dataclasses import replace

from holdfast.lab.findings import (
    Difference,
    Estimate,
    Findings,
    LengthCounts,
    SeatFindings,
    SkillFindings,
    UseFindings,
    VariantFindings,
    Verdict,
    WinRateComparison,
)
from holdfast.lab.study import make_study

SURE = Verdict(0.0001, 0.001)
CHANCE = Verdict(0.4, 1.0)
GAMES = 10_000


def seat(name: str, share: float, reach: float, verdict: Verdict, bot: str = "random") -> SeatFindings:
    return SeatFindings(name, bot, Estimate(share, share - reach, share + reach, GAMES), 0.5, verdict)


def effect(done: float, other: float, verdict: Verdict) -> WinRateComparison:
    return WinRateComparison(
        Estimate(done, done - 0.02, done + 0.02, 500),
        Estimate(other, other - 0.02, other + 0.02, 500),
        Estimate(done - other, done - other - 0.03, done - other + 0.03, 1000),
        verdict,
    )


def variant(name: str = "usual", first: float = 0.5, reach: float = 0.01, verdict: Verdict = CHANCE) -> VariantFindings:
    """A variant in which the first seat wins so much."""
    seats = (seat("p1", first, reach, verdict), seat("p2", 1 - first, reach, verdict))
    return VariantFindings(
        name=name,
        options={"turn_limit": 1000},
        games=GAMES,
        watched=100,
        measures={
            "wins.p1": seats[0].wins,
            "wins.p2": seats[1].wins,
            "limited": Estimate(0.0, 0.0, 0.001, GAMES),
            "turns": Estimate(21.25, 21.0, 21.5, GAMES),
            "comebacks": Estimate(0.3125, 0.2, 0.4, 100),
        },
        seats=seats,
        turns=LengthCounts({10: 4000, 20: 5500, 60: 500}),
        decisions=LengthCounts({12: GAMES}),
        cards=(UseFindings("KH", Estimate(1.5, 1.4, 1.6, 100), effect(0.625, 0.375, SURE), None),),
        verbs=(UseFindings("attack", Estimate(6.0, 5.0, 7.0, 100), None, effect(0.51, 0.49, CHANCE)),),
        skill=SkillFindings(
            "greedy",
            Estimate(0.75, 0.7, 0.8, 100),
            Estimate(0.5, 0.4, 0.6, 100),
            Estimate(0.25, 0.2, 0.3, 100),
            Estimate(0.5, 0.4, 0.6, 100),
            SURE,
        ),
    )


def findings(
    *variants: VariantFindings, differences: tuple[Difference, ...] = (), seats: str = "random,random"
) -> Findings:
    shown = variants or (variant(),)
    study = make_study({"game": "upgrade", "seats": seats, "games": GAMES, "watch": 100})
    study = replace(study, variants=tuple(replace(study.variants[0], name=each.name) for each in shown))
    command = "holdfast lab run upgrade --games 10000 --seed 1"
    return Findings(study, command, "1.2.3", 2, GAMES * len(shown), 210_000, 2.5, False, shown, differences)


def difference(name: str, measure: str, step: float, reach: float, verdict: Verdict) -> Difference:
    return Difference(name, measure, Estimate(step, step - reach, step + reach, GAMES), True, verdict)

"""From sums to findings: every measure with its interval, every difference with its verdict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf

from holdfast.kernel import Game, seat_name
from holdfast.kernel.playout import sides
from holdfast.lab.card_groups import card_groups
from holdfast.lab.findings import (
    Difference,
    Estimate,
    LengthCounts,
    SeatFindings,
    SkillFindings,
    UseFindings,
    VariantFindings,
    Verdict,
    WinRateComparison,
)
from holdfast.lab.measures import COMEBACKS, DECISIONS, PROPORTION, SKILL, TURNS, WINS, find_measure, measure_names
from holdfast.lab.statistics import (
    Moments,
    clustered_difference,
    difference_of_estimates,
    holm_correction,
    mean_interval,
    paired_difference,
    proportion_test,
    welch_difference,
    wilson_interval,
)
from holdfast.lab.study import Study
from holdfast.lab.sums import PAIR_AT, Pairs, Sums, UseCounts, outcome_measures
from holdfast.lab.watch import SUMS

NO_DOUBT = Verdict(1.0, 1.0)


# Measures


def measured(sums: Sums, seats: int) -> dict[str, Estimate]:
    """Every measure that occurred, in the order in which they are told."""
    found = {name: wilson_interval(moments.total, moments.count) for name, moments in _outcomes(sums, seats).items()}
    for name, moments in _numbers(sums).items():
        if moments.count:
            yes_or_no = name == COMEBACKS.name
            found[name] = (
                wilson_interval(moments.total, moments.count) if yes_or_no else _possible(name, mean_interval(moments))
            )
    if sums.gain.count:
        found[SKILL.name] = skill_estimate(sums)
    return {name: found[name] for name in measure_names(seats) if name in found}


def _possible(name: str, value: Estimate) -> Estimate:
    """Without what cannot be: nothing that is measured is less than none of it, and no share is more than all."""
    measure = find_measure(name)
    most = 1.0 if measure is not None and measure.kind == PROPORTION else inf
    return replace(value, low=max(0.0, value.low), high=min(most, value.high))


def _outcomes(sums: Sums, seats: int) -> dict[str, Moments]:
    """Measures that follow from how games ended."""
    found: dict[str, Moments] = {}
    for outcome, games in sorted(sums.outcomes.items()):
        for name, number in outcome_measures(outcome, seats):
            found.setdefault(name, Moments()).add(Moments(games, games * number, games * number * number))
    return found


def _numbers(sums: Sums) -> dict[str, Moments]:
    """All other measures."""
    lengths = {TURNS.name: Moments.from_counts(sums.turns), DECISIONS.name: Moments.from_counts(sums.decisions)}
    return {**lengths, **sums.facts}


def skill_estimate(sums: Sums) -> Estimate:
    """What a stronger bot won of all that could be won more, and its interval by the delta method.

    One that turns out to be weaker has lost so much of what could be lost: its share is below 0. Who won every game
    shows no spread, which is no certainty: there the interval is that of its wins.
    """
    before, gain = sums.weak.mean, sums.gain.mean
    better = gain >= 0.0
    room = 1.0 - before if better else before
    if room <= 0.0:
        return Estimate(0.0, 0.0, 0.0, sums.gain.count)
    share = gain / room
    together = (sums.strong.variance - sums.gain.variance - sums.weak.variance) / 2
    leaned = 2 * share * together if better else -2 * share * together
    variance = (sums.gain.variance + share * share * sums.weak.variance + leaned) / room**2
    spread = Moments(sums.gain.count, 0.0, max(0.0, variance) * (sums.gain.count - 1))
    reach = mean_interval(spread).high if sums.gain.count > 1 else 1.0
    low, high = share - reach, share + reach
    if sums.strong.variance == 0.0:
        wins = wilson_interval(sums.strong.total, sums.strong.count)
        low, high = (wins.low - before) / room, (wins.high - before) / room
    return Estimate(share, max(-1.0, low), max(share, min(1.0, high)), sums.gain.count)


# One variant


def variant_findings(study: Study, game: Game, at: int, sums: Sums) -> VariantFindings:
    variant = study.variants[at]
    seats = len(study.seats)
    table = game.empty_table(seats, study.options_of(variant, game))
    even = 1.0 / int(sides(table, (1 << seats) - 1))
    measures = measured(sums, seats)
    return VariantFindings(
        name=variant.name,
        options=variant.options,
        games=sums.games,
        watched=sums.watched,
        measures=measures,
        seats=_seats(study, measures, even),
        turns=LengthCounts(dict(sorted(sums.turns.items()))),
        decisions=LengthCounts(dict(sorted(sums.decisions.items()))),
        cards=_uses(game.vocabulary.faces, sums.cards, sums.watched),
        verbs=_uses([verb.name for verb in game.vocabulary.verbs.verbs], sums.verbs, sums.watched),
        groups=_uses([group.name for group in card_groups(game)], sums.groups, sums.watched),
        skill=_skill(study, sums) if sums.gain.count else None,
    )


def _seats(study: Study, measures: Mapping[str, Estimate], even: float) -> tuple[SeatFindings, ...]:
    wins = [measures[WINS.of(seat)] for seat in range(len(study.seats))]
    verdicts = holm_correction([proportion_test(each, even) for each in wins])
    listed = zip(study.seats, wins, verdicts, strict=True)
    return tuple(
        SeatFindings(seat_name(at), bot, each, even, verdict) for at, (bot, each, verdict) in enumerate(listed)
    )


def correct_across_variants(variants: Sequence[VariantFindings]) -> tuple[VariantFindings, ...]:
    """The same with the seats of all variants as one family: of twelve variants one would seem unequal by chance."""
    verdicts = iter(holm_correction([seat.verdict.p for variant in variants for seat in variant.seats]))
    return tuple(
        replace(variant, seats=tuple(replace(seat, verdict=next(verdicts)) for seat in variant.seats))
        for variant in variants
    )


def _skill(study: Study, sums: Sums) -> SkillFindings:
    gain, probability = paired_difference(sums.gain)
    return SkillFindings(
        bot=study.skill,
        wins=wilson_interval(sums.strong.total, sums.strong.count),
        before=wilson_interval(sums.weak.total, sums.weak.count),
        gain=gain,
        share=skill_estimate(sums),
        verdict=Verdict(probability, probability),
    )


# Cards and verbs


def _uses(names: Sequence[str], counted: UseCounts, games: int) -> tuple[UseFindings, ...]:
    """What was used at all, the most used first; all verdicts together are one family."""
    found = [_use(name, at, counted, games) for at, name in enumerate(names) if _occurred(counted, at)]
    effects = [effect for use in found for effect in (use.held, use.played) if effect is not None]
    verdicts = iter(holm_correction([effect.verdict.p for effect in effects]))
    judged = [replace(use, held=_judged(use.held, verdicts), played=_judged(use.played, verdicts)) for use in found]
    return tuple(sorted(judged, key=lambda use: -use.per_game.value))


def _occurred(counted: UseCounts, at: int) -> bool:
    if not counted.total:
        return False
    return counted.total[at] > 0 or (bool(counted.held) and counted.held[at * int(SUMS)] > 0)


def _use(name: str, at: int, counted: UseCounts, games: int) -> UseFindings:
    often = Moments(games, counted.total[at], counted.squares[at])
    return UseFindings(name, mean_interval(often), _effect(counted.held, at), _effect(counted.used, at))


def _effect(sums: Sequence[float], at: int) -> WinRateComparison | None:
    found = clustered_difference(sums[at * int(SUMS) : (at + 1) * int(SUMS)]) if sums else None
    return None if found is None else WinRateComparison(*found[:3], Verdict(found[3], found[3]))


def _judged(effect: WinRateComparison | None, verdicts: Iterator[Verdict]) -> WinRateComparison | None:
    return None if effect is None else replace(effect, verdict=next(verdicts))


# Variants against the first


def differences(study: Study, sums: Sequence[Sums]) -> tuple[Difference, ...]:
    """Every measure of every variant less the first variant's; all verdicts together are one family."""
    found: list[Difference] = []
    for variant, each in zip(study.variants[1:], sums[1:], strict=True):
        found += _compared(variant.name, study, sums[0], each)
    doubtful = [each for each in found if each.value.width > 0 or each.value.value != 0]
    verdicts = dict(zip(map(id, doubtful), holm_correction([each.verdict.p for each in doubtful]), strict=True))
    return tuple(replace(each, verdict=verdicts.get(id(each), NO_DOUBT)) for each in found)


def _compared(name: str, study: Study, first: Sums, other: Sums) -> Iterator[Difference]:
    seats = len(study.seats)
    ours, theirs = _moments(first, seats), _moments(other, seats)
    pairs = _pair_moments(other.pairs, seats) if study.paired else {}
    for measure in measure_names(seats):
        if measure in pairs and pairs[measure].count:
            value, probability = paired_difference(pairs[measure])
        elif measure == SKILL.name and first.gain.count and other.gain.count:
            value, probability = difference_of_estimates(skill_estimate(other), skill_estimate(first))
        elif measure in ours and measure in theirs and ours[measure].count and theirs[measure].count:
            value, probability = welch_difference(theirs[measure], ours[measure])
        else:
            continue
        yield Difference(name, measure, value, measure in pairs, Verdict(probability, probability))


def _moments(sums: Sums, seats: int) -> dict[str, Moments]:
    return {**_outcomes(sums, seats), **_numbers(sums)}


def _pair_moments(pairs: Pairs, seats: int) -> dict[str, Moments]:
    """Differences deal by deal, of every measure."""
    found = {
        TURNS.name: Moments.from_counts(pairs.turns),
        DECISIONS.name: Moments.from_counts(pairs.decisions),
        **pairs.facts,
    }
    for both, games in sorted(pairs.outcomes.items()):
        before = dict(outcome_measures(both >> PAIR_AT, seats))
        for name, number in outcome_measures(both & (1 << PAIR_AT) - 1, seats):
            step = number - before[name]
            found.setdefault(name, Moments()).add(Moments(games, games * step, games * step * step))
    return found

"""The verdict in three plain sentences: who is favoured, how long it takes, and what matters.

Each says no more than the findings hold: what may be chance is called so, with how much could hide behind it.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel import HoldfastError
from holdfast.lab.findings import Difference, Findings, SeatFindings, VariantFindings, WinRateComparison
from holdfast.lab.measures import LIMITED, TURNS
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.plots.differences import clearest_first, without_duplicates

NARROW = 0.03
"""Where no interval reaches further from even than this, a seat's advantage is too small to speak of."""
AT_LIMIT = 0.01
"""If surely more games than this end by the turn limit, that is said first."""
MOST_NAMED = 3


def check_reportable(findings: Findings) -> None:
    """Whether there is what every run measures: a file may have been written by somebody else."""
    known = {variant.name for variant in findings.variants if _tellable(variant)}
    named = {each.name for each in findings.variants} | {each.variant for each in findings.differences}
    if not known or named != known:
        raise HoldfastError("no_variant_found")


def _tellable(variant: VariantFindings) -> bool:
    measured = {TURNS.name, LIMITED.name} <= set(variant.measures)
    return measured and bool(variant.seats) and bool(variant.turns.counts)


def verdict(findings: Findings, localizer: Localizer) -> list[str]:
    """The three sentences."""
    third = changes(findings, localizer) if len(findings.variants) > 1 else matters(findings.first, localizer)
    return [favoured(findings, localizer), long(findings, localizer), third]


# Who is favoured


def favoured(findings: Findings, localizer: Localizer) -> str:
    if len(set(findings.study.seats)) > 1:
        return _unlike(findings.first, localizer)
    tilted = [variant for variant in findings.variants if best_seat(variant) is not None]
    if not tilted:
        return _nobody(findings, localizer)
    if len(findings.variants) == 1:
        return _one(tilted[0], localizer)
    named = ", ".join(_named(variant, localizer) for variant in tilted[:MOST_NAMED])
    more = len(tilted) - MOST_NAMED
    return localizer.say(
        "lab-verdict-some-favoured",
        count=len(tilted),
        all=len(findings.variants),
        named=named if more <= 0 else localizer.say("lab-page-and-more", named=named, count=more),
    )


def best_seat(variant: VariantFindings) -> SeatFindings | None:
    """The seat that is favoured beyond chance, or the worst one where only handicaps are; nobody if all is chance."""
    sure = [seat for seat in variant.seats if seat.verdict.significant]
    return max(sure, key=lambda seat: (seat.wins.value > seat.even, abs(seat.wins.value - seat.even)), default=None)


def _one(variant: VariantFindings, localizer: Localizer) -> str:
    seat = best_seat(variant)
    assert seat is not None
    gain = seat.wins.value > seat.even
    return localizer.say(
        "lab-verdict-favoured" if gain else "lab-verdict-handicapped",
        seat=localizer.seat(seat.seat),
        share=localizer.percent(seat.wins.value),
        between=localizer.interval("ties", seat.wins),
        even=localizer.percent(seat.even),
    )


def _named(variant: VariantFindings, localizer: Localizer) -> str:
    seat = best_seat(variant)
    assert seat is not None
    share, even = localizer.percent(seat.wins.value), localizer.percent(seat.even)
    return localizer.say(
        "lab-page-named-seat", variant=variant.name, seat=localizer.seat(seat.seat), share=share, even=even
    )


def _nobody(findings: Findings, localizer: Localizer) -> str:
    hidden = max(_reach(seat) for variant in findings.variants for seat in variant.seats)
    return localizer.say(
        "lab-verdict-even" if hidden <= NARROW else "lab-verdict-undecided",
        points=localizer.points(hidden),
        games=localizer.number(findings.first.games),
    )


def _reach(seat: SeatFindings) -> float:
    """How far from even the true share may lie."""
    return max(abs(seat.wins.low - seat.even), abs(seat.wins.high - seat.even))


def _unlike(variant: VariantFindings, localizer: Localizer) -> str:
    """Different bots on the seats: who wins tells of the bots, not of the seats."""
    best = max(variant.seats, key=lambda seat: seat.wins.value)
    return localizer.say(
        "lab-verdict-unlike",
        bot=localizer.bot(best.bot),
        seat=localizer.seat(best.seat),
        share=localizer.percent(best.wins.value),
        between=localizer.interval("ties", best.wins),
    )


# How long it takes


def long(findings: Findings, localizer: Localizer) -> str:
    first, alone = findings.first, len(findings.variants) == 1
    sentence = localizer.say(
        "lab-verdict-long" if alone else "lab-verdict-long-of",
        variant=first.name,
        half=localizer.number(first.turns.quantile(0.5)),
        most=localizer.number(first.turns.quantile(0.9)),
        limited=_limited(findings, localizer),
    )
    if alone:
        return sentence
    ordered = sorted(findings.variants, key=lambda variant: variant.measures[TURNS.name].value)
    shortest, longest = ordered[0], ordered[-1]
    return (
        sentence
        + " "
        + localizer.say(
            "lab-verdict-lengths",
            shortest=shortest.name,
            few=localizer.number(shortest.measures[TURNS.name].value),
            longest=longest.name,
            many=localizer.number(longest.measures[TURNS.name].value),
        )
    )


def _limited(findings: Findings, localizer: Localizer) -> str:
    """Whether games are cut off; of several variants the one in which most are."""
    worst = max(findings.variants, key=lambda variant: variant.measures[LIMITED.name].value)
    share = worst.measures[LIMITED.name]
    if share.value == 0:
        return localizer.say("lab-verdict-limited", "none")
    often = "often" if share.low > AT_LIMIT else "some"
    where = "" if len(findings.variants) == 1 else localizer.say("lab-page-in", variant=worst.name)
    return localizer.say("lab-verdict-limited", often, share=localizer.percent(share.value), where=where)


# What matters


def changes(findings: Findings, localizer: Localizer) -> str:
    """What the variants change, beginning with what is clearest."""
    sure = clearest_first(findings.differences)
    if not sure:
        return localizer.say("lab-verdict-no-change", first=findings.first.name, count=len(findings.differences))
    shown = _of_each_measure(clearest_first(without_duplicates(findings.differences)))
    named = "; ".join(filter(None, (_change(findings, each, localizer) for each in shown[:MOST_NAMED])))
    return localizer.say(
        "lab-verdict-changes", sure=len(sure), count=len(findings.differences), first=findings.first.name, named=named
    )


def _change(findings: Findings, difference: Difference, localizer: Localizer) -> str:
    """A measure as it was and as it is; nothing where one of the two is not known."""
    measure = difference.measure
    before = findings.first.measures.get(measure)
    after = findings.variant(difference.variant).measures.get(measure)
    if before is None or after is None:
        return ""
    return localizer.say(
        "lab-page-named-change",
        variant=difference.variant,
        measure=localizer.measure(measure),
        before=localizer.amount(measure, before.value),
        after=localizer.amount(measure, after.value),
    )


def _of_each_measure(differences: Sequence[Difference]) -> list[Difference]:
    """Of each measure the first: who hears of turns three times has heard little."""
    found: dict[str, Difference] = {}
    for each in differences:
        found.setdefault(each.measure, each)
    return list(found.values())


def matters(variant: VariantFindings, localizer: Localizer) -> str:
    """Of one variant alone: whether skill decides, and which card or verb goes with winning."""
    said = [_skill(variant, localizer)] if variant.skill is not None else []
    if variant.watched:
        said.append(_cards(variant, localizer))
    return " ".join(said) or localizer.say("lab-verdict-unwatched")


def _skill(variant: VariantFindings, localizer: Localizer) -> str:
    skill = variant.skill
    assert skill is not None
    if skill.weaker:
        wins, before = localizer.percent(skill.wins.value), localizer.percent(skill.before.value)
        return localizer.say("lab-verdict-weaker", bot=localizer.bot(skill.bot), wins=wins, before=before)
    return localizer.say(
        "lab-verdict-skill" if skill.verdict.significant else "lab-verdict-luck",
        bot=localizer.bot(skill.bot),
        share=localizer.percent(skill.share.value),
        between=localizer.interval("skill", skill.share),
    )


def _cards(variant: VariantFindings, localizer: Localizer) -> str:
    cards = [(localizer.card(use.name), "held", use.held) for use in variant.cards]
    cards += [(localizer.card(use.name), "played", use.played) for use in variant.cards]
    verbs = [(localizer.verb(use.name), "used", use.played) for use in variant.verbs]
    strongest = _strongest(cards) or _strongest(verbs)
    if strongest is None:
        return localizer.say("lab-verdict-no-card")
    name, kind, effect = strongest
    side = localizer.say("lab-verdict-side", "won" if effect.difference.value > 0 else "lost")
    done, other = localizer.percent(effect.done.value), localizer.percent(effect.not_done.value)
    return localizer.say("lab-verdict-card", kind, side=side, name=name, done=done, other=other)


def _strongest(found: Sequence[tuple[str, str, WinRateComparison | None]]) -> tuple[str, str, WinRateComparison] | None:
    sure = [(name, kind, each) for name, kind, each in found if each is not None and each.verdict.significant]
    return max(sure, key=lambda each: abs(each[2].difference.value), default=None)

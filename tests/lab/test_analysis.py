"""From games to findings: counts and verdicts that can be worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from holdfast.games import find_game
from holdfast.kernel.playout import LIMITED_AT, SIDES_AT
from holdfast.lab.analysis import differences, measured, skill_estimate, variant_findings
from holdfast.lab.findings import Estimate
from holdfast.lab.statistics import Moments, mean_interval, wilson_interval
from holdfast.lab.study import Study, make_study
from holdfast.lab.study_run import StudyRun
from holdfast.lab.sums import GameColumns, Sums, UseCounts, accumulate, paired
from holdfast.lab.worker_pool import IN_PROCESS

UPGRADE = find_game("upgrade")
SIDE = 1 << SIDES_AT
P1, P2, BOTH = 0b01 | SIDE, 0b10 | SIDE, 0b11 | 2 * SIDE
LIMIT = 1 << LIMITED_AT


def lines(turns: list[int], outcomes: list[int], **more: list[float]) -> GameColumns:
    return GameColumns(turns, [2 * each for each in turns], outcomes, more)


def of_two(**given: object) -> Study:
    return make_study({"game": "upgrade", "variants": {"usual": {}, "rich": {"tokens": 5}}, **given})


# One variant


def test_what_outcomes_tell() -> None:
    sums = accumulate(lines([10, 20, 30, 40], [P1, P1, P2, BOTH | LIMIT]), None)
    found = measured(sums, 2)
    assert found["wins.p1"] == wilson_interval(2.5, 4)
    assert found["wins.p2"] == wilson_interval(1.5, 4)
    assert found["ties"] == wilson_interval(1, 4)
    assert found["limited"] == wilson_interval(1, 4)
    assert found["turns"] == mean_interval(Moments.of([10.0, 20.0, 30.0, 40.0]))
    assert found["decisions"].value == 50.0
    assert (sums.games, sums.moves, sums.watched) == (4, 200, 0)
    assert "choices" not in found


def test_a_teams_win_is_one_win() -> None:
    """p1 and p3 win as one side; with four players in two teams an even share is a half."""
    study = make_study({"game": "cluster_royale", "seats": "random,random,random,random", "options": {"teams": True}})
    game = study.found_game()
    sums = accumulate(lines([10, 10], [0b0101 | SIDE, 0b0101 | SIDE]), None)
    found = variant_findings(study, game, 0, sums)
    assert [seat.wins.value for seat in found.seats] == [1.0, 0.0, 1.0, 0.0]
    assert {seat.even for seat in found.seats} == {0.5}


def test_watched_measures_and_what_did_not_occur() -> None:
    nothing = float("nan")
    sums = accumulate(lines([10, 20], [P1, P2], choices=[3.0, 3.5], waiting=[nothing, 7.0], comebacks=[1.0, 0.0]), None)
    found = measured(sums, 2)
    assert found["choices"] == mean_interval(Moments.of([3.0, 3.5]))
    assert found["waiting"] == Estimate(7.0, 7.0, 7.0, 1)
    assert found["comebacks"] == wilson_interval(1, 2)
    assert list(found)[-2:] == ["comebacks", "waiting"], "in the order in which they are told"


def test_no_interval_reaches_to_what_cannot_be() -> None:
    """Of few games Student's interval would reach below none, and beyond all."""
    sums = accumulate(lines([10, 20], [P1, P2], waiting=[0.0, 1.0], matter=[1.0, 0.5]), None)
    found = measured(sums, 2)
    assert found["waiting"].low == 0.0
    assert found["waiting"].high == mean_interval(Moments.of([0.0, 1.0])).high > 1.0
    assert (found["matter"].low, found["matter"].high) == (0.0, 1.0)


def test_a_favoured_seat_is_told_from_chance() -> None:
    study = make_study({"game": "upgrade"})
    fair = variant_findings(study, UPGRADE, 0, accumulate(lines([9] * 100, [P1] * 53 + [P2] * 47), None))
    unfair = variant_findings(study, UPGRADE, 0, accumulate(lines([9] * 100, [P1] * 70 + [P2] * 30), None))
    assert not any(seat.verdict.significant for seat in fair.seats)
    assert all(seat.verdict.significant for seat in unfair.seats)


def test_lengths_are_kept_whole() -> None:
    sums = accumulate(lines([30, 10, 10], [P1, P1, P2]), None)
    found = variant_findings(make_study({"game": "upgrade"}), UPGRADE, 0, sums)
    assert found.turns.counts == {10: 2, 30: 1}
    assert found.decisions.counts == {20: 2, 60: 1}


# Cards


def test_cards_that_nobody_held_are_left_out_and_the_most_used_come_first() -> None:
    faces = len(UPGRADE.vocabulary.faces)
    sums = accumulate(lines([10] * 40, [P1] * 40), None)
    sums.watched = 40
    sums.cards = UseCounts([0] * faces, [0] * faces, [0.0] * 14 * faces, [0.0] * 14 * faces)
    for face, plays in ((3, 20), (7, 40)):
        sums.cards.total[face] = sums.cards.squares[face] = plays
        # In each game one of the two players held it and won.
        sums.cards.held[14 * face : 14 * face + 14] = [40, 40, 40, 0, 40, 40, 40, 40, 0, 0, 40, 0, 40, 0]
    found = variant_findings(make_study({"game": "upgrade"}), UPGRADE, 0, sums).cards
    assert [use.name for use in found] == [UPGRADE.vocabulary.faces[7], UPGRADE.vocabulary.faces[3]]
    assert found[0].per_game.value == 1.0
    held = found[0].held
    assert held is not None
    assert (held.done, held.not_done) == (wilson_interval(40, 40), wilson_interval(0, 40))
    assert held.difference.value == 1.0
    assert held.verdict.significant
    assert found[0].played is None, "nobody held it without playing it, and nobody played it"


# Luck against skill


def test_skill_is_what_is_won_of_what_can_be_won() -> None:
    """Where the bot before won half, three quarters are half of what could be won more."""
    sums = Sums(strong=Moments.of([1.0, 1.0, 1.0, 0.0] * 25), weak=Moments.of([1.0, 0.0, 1.0, 0.0] * 25))
    sums.gain = Moments.of([0.0, 1.0, 0.0, 0.0] * 25)
    share = skill_estimate(sums)
    assert share.value == pytest.approx(0.5)
    # u = (d + b/2) / (1/2) has the values 1, 2, 1, 0: its variance is a half.
    assert share.high - share.value == pytest.approx(1.98 * (0.505 / 100) ** 0.5, rel=0.01)


def test_who_won_every_game_need_not_win_the_next() -> None:
    sums = Sums(strong=Moments.of([1.0] * 10), weak=Moments.of([1.0, 0.0] * 5), gain=Moments.of([0.0, 1.0] * 5))
    share = skill_estimate(sums)
    assert (share.value, share.high) == (1.0, 1.0)
    assert share.low == pytest.approx((wilson_interval(10.0, 10).low - 0.5) / 0.5)


def test_who_turns_out_to_be_weaker_has_lost_of_what_could_be_lost() -> None:
    """Before it was 30 of 40 games; the bot that took their seats won 6, and loses four fifths of that."""
    strong, weak = [1.0] * 6 + [0.0] * 34, [1.0] * 30 + [0.0] * 10
    sums = Sums(strong=Moments.of(strong), weak=Moments.of(weak), gain=Moments.of([0.0] * 6 + [-1.0] * 24 + [0.0] * 10))
    share = skill_estimate(sums)
    assert share.value == pytest.approx(-0.8)
    assert -1.0 <= share.low < -0.8 < share.high < 0.0


def test_who_always_wins_anyhow_shows_no_skill() -> None:
    sums = Sums(strong=Moments.of([1.0] * 9), weak=Moments.of([1.0] * 9), gain=Moments.of([0.0] * 9))
    assert skill_estimate(sums) == Estimate(0.0, 0.0, 0.0, 9)


# Variants


def both(first: GameColumns, other: GameColumns, pairs: bool) -> list[Sums]:
    found = [accumulate(first, None), accumulate(other, None)]
    if pairs:
        found[1].pairs = paired(first, other)
    return found


def test_differences_deal_by_deal() -> None:
    first = lines([10, 20, 30, 40, 50, 60], [P1, P2, P1, P2, P1, P2])
    other = lines([12, 21, 32, 41, 52, 61], [P1, P1, P1, P2, P1, BOTH])
    found = {each.measure: each for each in differences(of_two(), both(first, other, True))}
    assert found["turns"].value.value == 1.5
    assert found["turns"].paired
    assert found["turns"].verdict.significant
    assert found["wins.p1"].value.value == pytest.approx(1.5 / 6)
    assert found["wins.p2"].value.value == pytest.approx(-1.5 / 6)
    assert found["ties"].value.value == pytest.approx(1 / 6)
    assert not found["wins.p1"].verdict.significant
    assert all(each.variant == "rich" for each in found.values())


def test_without_pairs_the_same_numbers_say_less() -> None:
    first = lines([10, 20, 30, 40, 50, 60], [P1] * 6)
    other = lines([12, 21, 32, 41, 52, 61], [P1] * 6)
    found = {each.measure: each for each in differences(of_two(paired=False), both(first, other, False))}
    assert found["turns"].value.value == pytest.approx(1.5)
    assert not found["turns"].paired
    assert not found["turns"].verdict.significant


def test_every_look_counts_in_the_correction() -> None:
    """The same two variants twice as often: each look is worth half as much."""
    first, other = lines([10, 20, 30], [P1] * 3), lines([14, 21, 33], [P1] * 3)
    one = differences(of_two(), both(first, other, True))
    study = of_two()
    twice = replace(study, variants=(*study.variants, replace(study.variants[1], name="richer")))
    sums = both(first, other, True)
    two = differences(twice, [*sums, sums[1]])
    turns, again = (next(each for each in found if each.measure == "turns") for found in (one, two))
    assert again.verdict.p == turns.verdict.p
    assert again.verdict.corrected == pytest.approx(2 * turns.verdict.corrected)


def test_the_seats_of_all_variants_are_one_family() -> None:
    """A chance of 0.02 in one of four seats is 0.08 when all four are looked at."""
    run = StudyRun(of_two(games=40, watch=0))
    run.play(IN_PROCESS, lambda played, expected_games: None)
    chances = sorted(seat.verdict.p for variant in run.findings().variants for seat in variant.seats)
    corrected = sorted(seat.verdict.corrected for variant in run.findings().variants for seat in variant.seats)
    assert corrected[0] == pytest.approx(min(1.0, 4 * chances[0]))


def test_what_cannot_differ_is_no_look() -> None:
    same = lines([10, 20], [P1, P1])
    for each in differences(of_two(), both(same, same, True)):
        assert each.value.value == 0.0
        assert (each.verdict.p, each.verdict.corrected) == (1.0, 1.0)


def test_skill_is_compared_too() -> None:
    first, other = (accumulate(lines([9], [P1]), None) for _ in range(2))
    first.strong, first.weak, first.gain = (Moments.of([each] * 50 + [0.0] * 50) for each in (1.0, 0.0, 1.0))
    other.strong, other.weak, other.gain = (Moments.of([each] * 90 + [0.0] * 10) for each in (1.0, 0.0, 1.0))
    found = {each.measure: each for each in differences(of_two(), [first, other])}
    assert found["skill"].value.value == pytest.approx(0.4)
    assert found["skill"].verdict.significant

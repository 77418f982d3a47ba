"""The ladder: fair games, the same again from the same seed, kept in a file, rated with intervals that hold."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from math import exp, sqrt
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from holdfast.bots import Bot
from holdfast.bots.play import play
from holdfast.kernel import FileError, Game, HoldfastError, State
from holdfast.lab.ladder import Ladder, LadderConfig, Match, MatchResult, _number, play_match, run_ladder
from holdfast.lab.ladder_file import LadderFile
from holdfast.lab.ladder_plot import plot
from holdfast.lab.ladder_rating import rate_bots, standings
from tests.bots.external_bots import FAULT

RULES = LadderConfig("upgrade", 2, 1, {"turn_limit": 3})
BOTS = ("random", "greedy", "easy")
LADDER = Ladder(RULES, ("random", "greedy"), 2)


def climbed(ladder: Ladder, done: list[MatchResult] | None = None, workers: int = 1) -> list[MatchResult]:
    results, whole = run_ladder(ladder, done or [], workers, lambda result: None)
    assert whole
    return results


# The games


@pytest.mark.parametrize("players", [2, 3])
def test_each_deal_is_played_by_every_line_up_from_every_seat(players: int) -> None:
    bots = ("random", "greedy", "easy", "medium")
    matches = list(Ladder(LadderConfig("upgrade", players, 1, {}), bots, 5).matches())
    assert len(set(matches)) == len(matches)
    for deal in range(5):
        dealt = [match for match in matches if match.deal == deal]
        together = Counter(frozenset(match.seats) for match in dealt)
        assert together == dict.fromkeys(map(frozenset, combinations(bots, players)), players)
        for seat in range(players):
            assert len(set(Counter(match.seats[seat] for match in dealt).values())) == 1


def test_the_same_cards_are_dealt_whoever_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def watched(game: Game, state: State, bots: list[Bot]) -> int:
        dealt.append(game.position(state))
        return int(play(game, state, bots))

    monkeypatch.setattr("holdfast.lab.ladder.play", watched)
    for deal, seats in ((0, ("greedy", "random")), (0, ("random", "greedy")), (1, ("greedy", "random"))):
        play_match(RULES, Match(deal, seats))
    assert dealt[0] == dealt[1] != dealt[2]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    assert climbed(LADDER) == climbed(LADDER)
    others = LadderConfig("upgrade", 2, 500, {"turn_limit": 3})
    deals = 6
    assert [each.ranks for each in climbed(Ladder(RULES, ("random", "greedy"), deals))] != [
        each.ranks for each in climbed(Ladder(others, ("random", "greedy"), deals))
    ]


def test_more_bots_and_more_deals_change_no_game_that_was_played() -> None:
    few = climbed(LADDER)
    more = {result.match: result for result in climbed(Ladder(RULES, BOTS, 3))}
    assert [more[result.match] for result in few] == few


def test_several_workers_play_the_same_games() -> None:
    ladder = Ladder(RULES, ("random", "greedy"), 6)
    assert climbed(ladder, workers=2) == climbed(ladder)


def test_what_was_played_is_not_played_again() -> None:
    done = climbed(LADDER)
    played: list[MatchResult] = []
    results, _ = run_ladder(Ladder(RULES, ("random", "greedy"), 3), done, 1, played.append)
    assert len(played) == 2
    assert results[:4] == done


def test_an_interrupt_keeps_what_was_played() -> None:
    kept: list[MatchResult] = []

    def interrupt(result: MatchResult) -> None:
        kept.append(result)
        if len(kept) == 3:
            raise KeyboardInterrupt

    results, whole = run_ladder(LADDER, [], 1, interrupt)
    assert results == kept
    assert not whole


def test_an_interrupt_before_the_first_game_is_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(rules: LadderConfig, match: Match) -> MatchResult:
        raise KeyboardInterrupt

    monkeypatch.setattr("holdfast.lab.ladder.play_match", interrupt)
    with pytest.raises(KeyboardInterrupt):
        run_ladder(LADDER, [], 1, lambda result: None)


@pytest.mark.parametrize(
    ("ladder", "why"),
    [
        (Ladder(RULES, ("random", "bob"), 1), "there is no bot “bob”"),
        (Ladder(RULES, ("random", "random"), 1), "each bot climbs the ladder once"),
        (Ladder(RULES, ("random",), 1), "a ladder for 2 players needs at least as many bots, not 1"),
        (
            Ladder(LadderConfig("upgrade", 3, 1, {}), ("random", "easy"), 1),
            "a ladder for 3 players needs at least as many",
        ),
        (Ladder(RULES, BOTS, 0), "at least one deal is needed, not 0"),
        (Ladder(LadderConfig("upgrade", 13, 1, {}), BOTS, 1), "upgrade is for 2 to 12 players, not 13"),
        (Ladder(LadderConfig("upgrade", 2, -1, {}), BOTS, 1), "seed: a whole number from 0 to "),
    ],
)
def test_what_cannot_be_a_ladder(ladder: Ladder, why: str) -> None:
    with pytest.raises(HoldfastError, match=why):
        run_ladder(ladder, [], 1, lambda result: None)
    with pytest.raises(HoldfastError, match="at least one worker is needed, not 0"):
        run_ladder(LADDER, [], 0, lambda result: None)


def test_a_visitor_climbs_too_and_its_faults_are_counted(company: Path) -> None:
    results = climbed(Ladder(RULES, ("random", "polite", "raising"), 1), workers=1)
    assert {bot for result in results for bot in result.faults.games} == {"raising"}
    assert sum(bool(result.faults.games) for result in results) == 4


def test_faults_come_home_from_other_processes(company: Path) -> None:
    results = climbed(Ladder(RULES, ("random", "raising"), 5), workers=2)
    assert {str(result.faults.first["raising"]) for result in results} == {f"the bot raising failed: {FAULT}"}


# The file


def test_a_ladder_is_gone_on_with(tmp_path: Path) -> None:
    file = LadderFile(tmp_path / "ladder", RULES)
    run_ladder(LADDER, file.results, 1, file.keep)
    again = LadderFile(tmp_path / "ladder", RULES)
    assert again.results == climbed(LADDER)
    larger = Ladder(RULES, BOTS, 2)
    run_ladder(larger, again.results, 1, again.keep)
    assert set(LadderFile(tmp_path / "ladder", RULES).results) == set(climbed(larger))


def test_a_line_that_was_cut_short_is_left_out(tmp_path: Path) -> None:
    file = LadderFile(tmp_path / "ladder", RULES)
    run_ladder(LADDER, [], 1, file.keep)
    text = (tmp_path / "ladder").read_text()
    (tmp_path / "ladder").write_text(text[:-9])
    assert LadderFile(tmp_path / "ladder", RULES).results == climbed(LADDER)[:-1]
    assert (tmp_path / "ladder").read_text().endswith("\n")


def test_faults_are_kept_too(company: Path, tmp_path: Path) -> None:
    file = LadderFile(tmp_path / "ladder", RULES)
    run_ladder(Ladder(RULES, ("random", "raising"), 1), [], 1, file.keep)
    again = LadderFile(tmp_path / "ladder", RULES).results
    assert [dict(result.faults.games) for result in again] == [{"raising": 1}] * 2
    assert "ValueError" in str(again[0].faults.first["raising"])


@pytest.mark.parametrize("text", ["", "a letter\n", "{}\n[]\n", '{"ladder": 1}\n{"deal": 1}\n'])
def test_another_file_is_not_overwritten(tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text(text)
    with pytest.raises(FileError, match="this is not the file of a ladder"):
        LadderFile(tmp_path / "file", RULES)
    assert (tmp_path / "file").read_text() == text


def test_a_ladder_of_other_games_is_not_gone_on_with(tmp_path: Path) -> None:
    LadderFile(tmp_path / "ladder", RULES)
    with pytest.raises(FileError, match="this is the ladder of other games"):
        LadderFile(tmp_path / "ladder", LadderConfig("upgrade", 2, 2, {"turn_limit": 3}))


# The ratings


def invented(strengths: dict[str, float], games: int, seed: int) -> list[MatchResult]:
    """Games between players whose strengths are known, as the model believes games to be."""
    chance = Random(seed)
    width = sqrt(2) * 25 / 6
    results = []
    for deal in range(games):
        for one, other in combinations(strengths, 2):
            wins = chance.random() < 1 / (1 + exp((strengths[other] - strengths[one]) / width))
            match = Match(deal, (one, other))
            results.append(MatchResult(match, (0, 1) if wins else (1, 0), (1.0, 0.0) if wins else (0.0, 1.0)))
    return results


def test_the_stronger_stands_higher_and_more_games_say_more() -> None:
    strengths = {"weak": 0.0, "middling": 6.0, "strong": 12.0}
    few, many = (standings(invented(strengths, games, 1), 1) for games in (10, 100))
    assert [entry.bot for entry in many] == ["strong", "middling", "weak"]
    assert many[0].rating.low > many[2].rating.high
    assert many[0].rating.high - many[0].rating.low < few[0].rating.high - few[0].rating.low
    assert (many[0].games, many[0].against["weak"].value > 0.8) == (200, True)


def test_the_intervals_hold_the_truth() -> None:
    """In at least nine of ten ladders, whose strengths are known; a rating is only known up to what all share."""
    strengths = {"a": -9.0, "b": -3.0, "c": 0.0, "d": 4.0, "e": 8.0}
    held = []
    for seed in range(20):
        found = rate_bots(invented(strengths, 50, seed), seed)
        middle = sum(rating.value for rating in found.values()) / len(found)
        held += [rating.low <= middle + strengths[bot] <= rating.high for bot, rating in found.items()]
    assert sum(held) / len(held) >= 0.9


def test_the_order_of_the_games_hardly_matters() -> None:
    results = invented({"a": 0.0, "b": 5.0}, 50, 1)
    one, other = rate_bots(results, 1), rate_bots(list(reversed(results)), 1)
    assert abs(one["a"].value - other["a"].value) < (one["a"].high - one["a"].low) / 4
    assert rate_bots(results, 1) == one


def test_coming_in_together_counts_half() -> None:
    entries = standings([MatchResult(Match(0, ("a", "b")), (0, 0), (0.5, 0.5))], 1)
    assert [entry.against[other].value for entry, other in zip(entries, ("b", "a"), strict=True)] == [0.5, 0.5]
    assert [entry.wins.value for entry in entries] == [0.5, 0.5]


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(HoldfastError, match="openskill is not installed; “pip install 'holdfast\\[lab\\]'” brings it"):
        rate_bots([], 1)


# The picture


@pytest.mark.parametrize(("language", "told"), [("en", "rating, with its 95 % interval"), ("ru", "рейтинг")])
def test_the_picture_stands_alone(language: str, told: str) -> None:
    entries = standings(invented({"a<b": 0.0, "hard": 20.0}, 20, 1), 1)
    drawn = plot(entries, "Upgrade & co", language)
    root = ElementTree.fromstring(drawn)
    words = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Upgrade & co", "a<b", "hard"} < set(words)
    assert any(told in word for word in words)
    assert "prefers-color-scheme:dark" in drawn
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched from elsewhere"
    left, _, width, _ = map(float, root.attrib["viewBox"].split())
    dots = [float(dot.attrib["cx"]) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert all(left < dot < width for dot in dots)
    assert dots == sorted(dots, reverse=True)


def test_games_are_seeded_as_they_always_were() -> None:
    """Saved ladders are resumed with the same games, whatever classes are called by now."""
    config = LadderConfig("upgrade", 2, 1, {"tokens": 5})
    assert _number(config, Match(0, ("greedy", "random")), 1) == 62404440622176

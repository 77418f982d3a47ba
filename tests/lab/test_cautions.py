"""What a report says about the bots it rests on, and about what they never tried."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.games import find_game
from holdfast.kernel import HoldfastError, Record, Table
from holdfast.lab.card_groups import card_groups
from holdfast.lab.findings import Estimate, Findings, UseFindings, from_json, load_findings, to_json
from holdfast.lab.report import study_report
from holdfast.lab.report.cautions import LEAST_WATCHED, cautions
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.variants import findings_in_words
from holdfast.lab.study import Study, make_study
from holdfast.lab.study_command import check_command
from holdfast.lab.study_run import FINDINGS, TYPICAL, run_study
from holdfast.lab.worker_pool import IN_PROCESS
from tests.lab.reported import CHANCE, difference, effect, findings, variant

pytestmark = pytest.mark.quick

ENGLISH, RUSSIAN = Localizer("en", "upgrade"), Localizer("ru", "upgrade")


def study(**given: object) -> Study:
    return make_study({"game": "upgrade", "games": 40, "watch": LEAST_WATCHED, "options": {"tokens": 1}, **given})


@pytest.fixture(scope="module")
def found() -> Findings:
    variants = {"usual": {}, "a higher limit": {"turn_limit": 900}, "rush": {"variant": "rush"}}
    return run_study(study(variants=variants), pool=IN_PROCESS)


# The bots


def test_a_verdict_names_its_bots_and_another_one_to_check_with() -> None:
    [first, *_] = cautions(findings(seats="greedy,greedy"), ENGLISH)
    assert first.startswith("These are games of bots: 2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}greedy.")
    assert "Check with medium" in first
    assert "Это партии ботов" in cautions(findings(), RUSSIAN)[0]


@pytest.mark.parametrize(
    ("seats", "other"),
    [("random,random", "greedy,greedy"), ("greedy,greedy", "medium,medium"), ("hard,easy", "medium,medium")],
)
def test_the_check_is_the_same_study_with_other_bots(seats: str, other: str) -> None:
    command = check_command(study(seats=seats, variants={"usual": {}, "rush": {"variant": "rush"}}))
    assert f"--seats {other} " in command
    assert "--games 40 " in command
    assert f"--name 'upgrade {other.split(',')[0]}'" in command
    assert "--variant 'rush: tokens=1, variant=rush'" in command


def test_the_check_of_a_long_study_takes_fewer_games_where_bots_search() -> None:
    assert "--games 400 " in check_command(study(games=20_000, seats="greedy,greedy"))
    assert "--games 20000 " in check_command(study(games=20_000))


def test_the_page_offers_the_check() -> None:
    page = study_report(findings(seats="greedy,greedy"), "en")
    assert "Does it depend on the bots?" in page
    assert "holdfast lab run upgrade --seats medium,medium" in page


def test_a_bot_at_the_table_cannot_be_the_stronger_one() -> None:
    with pytest.raises(HoldfastError, match="skill: greedy sits at the table already"):
        study(seats="greedy,greedy", skill="greedy")
    assert study(seats="random,random", skill="greedy").skill == "greedy"


# What was never tried


def test_a_variant_that_changed_no_game_is_named(found: Findings) -> None:
    said = cautions(found, ENGLISH)
    assert "“a higher limit” was never put to the test: all 40 games went exactly as in “usual”." in said
    assert not any("“rush”" in each for each in said)
    assert "Вариант «a higher limit» так и не был испытан" in " ".join(cautions(found, RUSSIAN))


def test_a_variant_that_changes_something_is_not() -> None:
    step = difference("rush", "turns", -3.0, 1.0, CHANCE)
    said = cautions(findings(variant(), variant("rush"), differences=(step,)), ENGLISH)
    assert not any("never put to the test" in each for each in said)


def test_moves_that_no_bot_made_are_named(found: Findings) -> None:
    said = " ".join(cautions(found, ENGLISH))
    assert "Kinds of moves that these bots never made: Pass." in said
    assert "Attack" not in said


def test_cards_that_bots_held_and_never_played_are_named() -> None:
    never = UseFindings("QS", Estimate(0.0, 0.0, 0.0, 100), effect(0.5, 0.5, CHANCE), None)
    seen = replace(variant(), cards=(*variant().cards, never))
    said = " ".join(cautions(findings(seen), ENGLISH))
    assert "Cards that these bots held and never played: Queen of spades." in said
    assert "King" not in said


def test_few_games_that_were_watched_say_nothing_of_what_is_never_done() -> None:
    few = replace(variant(), watched=LEAST_WATCHED - 1)
    assert len(cautions(findings(few), ENGLISH)) == 1


# Names


def test_a_name_that_somebody_chose_is_not_rewritten() -> None:
    named = study(variants={"quick, tokens 2": {"tokens": 2}, "tokens 3": {"tokens": 3}}, sweep={"top_rank": [9]})
    shown_variants = [replace(variant(each.name), options=each.options) for each in named.variants]
    made = replace(findings(*shown_variants), study=named)
    shown = [each.name for each in findings_in_words(made, ENGLISH).variants]
    space = "\N{NO-BREAK SPACE}"
    assert shown[0].startswith("quick, tokens 2, Highest rank")
    assert shown[1].startswith(f"Tokens:{space}3, Highest rank")


def test_the_usual_game_is_called_so_in_every_language_and_another_one_is_not() -> None:
    other = study(options={}, variants={"usual": {"tokens": 2}})
    made = replace(findings(replace(variant(), options=other.variants[0].options)), study=other)
    assert findings_in_words(made, RUSSIAN).first.name == "usual"
    assert findings_in_words(findings(), RUSSIAN).first.name == "обычный"


# Groups of cards


def test_cards_are_grouped_by_what_they_have_in_common() -> None:
    upgrade, cluster = (card_groups(find_game(name)) for name in ("upgrade", "cluster_royale"))
    assert [group.name for group in upgrade][:2] == ["rank:A", "rank:2"]
    assert all(len(group.faces) == 4 for group in upgrade)
    assert {"type:attack", "label:opensource"} <= {group.name for group in cluster}


def test_a_group_counts_all_its_cards(found: Findings) -> None:
    cards = {use.name: use for use in found.first.cards}
    for group in found.first.groups:
        members = [use for name, use in cards.items() if f"rank:{name[:-1]}" == group.name]
        assert group.per_game.value == pytest.approx(sum(use.per_game.value for use in members))
        held = [use.held for use in members if use.held is not None]
        if len(held) == len(members) and group.held is not None:
            assert group.held.done.games == sum(each.done.games for each in held)
    page = study_report(found, "en")
    assert "Cards by rank, type and label in “usual”" in page
    assert "rank: two" in page
    assert "ранг: двойка" in study_report(found, "ru")


# A typical game


@pytest.mark.parametrize("seats", ["random,random", "greedy,random"])
def test_a_typical_game_is_kept_and_can_be_played_again(seats: str, tmp_path: Path) -> None:
    found = run_study(study(seats=seats, games=9, watch=3), tmp_path, IN_PROCESS)
    record = Record.read((tmp_path / TYPICAL).read_text(encoding="utf-8"))
    table = Table.resume(find_game("upgrade"), record)
    assert table.over
    assert int(table.state.turns) == found.first.turns.quantile(0.5)
    assert record.result
    assert load_findings(tmp_path / FINDINGS).typical == record.write() == found.typical
    page = study_report(found, "en")
    assert "A typical game" in page
    assert 'download="upgrade-typical.txt"' in page


def test_findings_of_older_versions_have_no_typical_game_and_no_groups() -> None:
    older = from_json(to_json(findings()))
    assert older.typical == ""
    assert older.first.groups == ()
    assert "A typical game" not in study_report(older, "en")

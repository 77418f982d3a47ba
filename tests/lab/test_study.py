"""A study is a small file or a few flags; what is wrong with it is told with its place and what would be right."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from holdfast.kernel import HoldfastError
from holdfast.lab.study import MOST_GAMES, Study, StudyError, Variant, make_study, read_study

pytestmark = pytest.mark.quick

WHOLE = """
game: Upgrade
seats: [greedy, random]
options: {tokens: 4}
variants:
  usual: {}
  rush: {variant: rush}
sweep: {turn_limit: 20..60 step 20}
games: 200
seed: 7
paired: no
watch: 20
skill: hard
moves: yes
"""


def test_a_file_is_a_study(tmp_path: Path) -> None:
    (tmp_path / "rush or not.yaml").write_text(WHOLE)
    study = read_study(tmp_path / "rush or not.yaml")
    assert study == Study(
        name="rush or not",
        game="upgrade",
        seats=("greedy", "random"),
        variants=(
            Variant("turn_limit 20", {"turn_limit": 20, "tokens": 4}),
            Variant("turn_limit 40", {"turn_limit": 40, "tokens": 4}),
            Variant("turn_limit 60", {"turn_limit": 60, "tokens": 4}),
            Variant("rush, turn_limit 20", {"turn_limit": 20, "tokens": 4, "variant": "rush"}),
            Variant("rush, turn_limit 40", {"turn_limit": 40, "tokens": 4, "variant": "rush"}),
            Variant("rush, turn_limit 60", {"turn_limit": 60, "tokens": 4, "variant": "rush"}),
        ),
        games=200,
        seed=7,
        paired=False,
        watch=20,
        skill="hard",
        moves=True,
    )
    assert msgspec.json.decode(msgspec.json.encode(study), type=Study) == study


def test_a_sweep_goes_through_the_numbers_of_a_sentence() -> None:
    law = "Aces are worth {8..12 step 2} as attack cards"
    study = make_study({"game": "shield", "options": {"winner_writes": False}, "sweep": {"custom_rules": law}})
    assert [variant.name for variant in study.variants] == [
        f"Aces are worth {worth} as attack cards" for worth in (8, 10, 12)
    ]


def test_a_study_needs_no_more_than_a_game() -> None:
    study = make_study({"game": "royal-family"})
    assert study.name == "royal_family"
    assert study.seats == ("random", "random")
    assert study.variants == (Variant("usual", {"turn_limit": 1000}),)
    assert study.options_of(study.variants[0]).turn_limit == 1000


def test_variants_without_names_are_named_by_what_they_change() -> None:
    study = make_study({"game": "upgrade", "variants": [{}, {"tokens": 5, "discarding": False}]})
    assert [variant.name for variant in study.variants] == ["usual", "tokens 5, discarding false"]


def test_sweeps_go_through_lists_too() -> None:
    study = make_study({"game": "upgrade", "sweep": {"top_rank": [8, "K"], "tokens": "1..2"}})
    assert [variant.name for variant in study.variants] == [
        "top_rank 8, tokens 1",
        "top_rank 8, tokens 2",
        "top_rank K, tokens 1",
        "top_rank K, tokens 2",
    ]


def test_until_one_number_means_the_win_rates() -> None:
    study = make_study({"game": "upgrade", "until": 0.02})
    assert study.until == {"wins.p1": 0.02, "wins.p2": 0.02}
    assert study.games == MOST_GAMES
    assert make_study({"game": "upgrade", "until": {"turns": "0.5"}, "games": 50}).until == {"turns": 0.5}


def test_what_is_seen_only_in_watched_games_needs_all_of_them() -> None:
    assert make_study({"game": "upgrade", "until": {"lead-changes": 0.5}, "games": 5000}).watch == 5000
    assert make_study({"game": "upgrade", "until": {"turns": 0.5}, "games": 5000}).watch == 1000


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"gmae": "upgrade"}, "a study has no “gmae”; there are .*game, games"),
        ({}, "game: the name of a game is needed"),
        ({"game": "chess"}, "game: there is no game “chess”; there are .*upgrade"),
        ({"game": "upgrade", "name": "a/b"}, "name: .* not “a/b”"),
        ({"game": "upgrade", "seats": 2}, "seats: a bot for each seat"),
        ({"game": "upgrade", "seats": ["random", "clever"]}, "seats.2: there is no bot “clever”; there are .*random"),
        ({"game": "upgrade", "seats": "random"}, "seats: upgrade is for 2 to 12 players, not 1"),
        ({"game": "upgrade", "games": 0}, "games: a whole number from 1 to 100000000 is needed, not 0"),
        ({"game": "upgrade", "games": "many"}, "games: a whole number"),
        ({"game": "upgrade", "seed": -1}, "seed: a whole number from 0"),
        ({"game": "upgrade", "paired": "maybe"}, "paired: yes or no is needed, not maybe"),
        ({"game": "upgrade", "skill": "genius"}, "skill: there is no bot “genius”"),
        ({"game": "upgrade", "until": {"fun": 1}}, "until: there is no measure “fun”; there are wins.p1"),
        ({"game": "upgrade", "until": {"turns": 0}}, "until.turns: the width of an interval"),
        ({"game": "upgrade", "until": {"ties": "2"}}, "until.ties: the interval of a share is narrower than 1"),
        ({"game": "upgrade", "until": 1}, "until: the interval of a share is narrower than 1"),
        ({"game": "upgrade", "until": "wide"}, "until: the width of an interval"),
        ({"game": "upgrade", "until": {"skill": 0.1}}, "until.skill: a stronger bot is needed to tell"),
        ({"game": "upgrade", "options": {"tokens": 99}}, "options: option tokens is 99, but must be a whole number"),
        ({"game": "upgrade", "options": ["tokens"]}, "options: options are needed"),
        ({"game": "upgrade", "variants": {"rich": {"gold": 1}}}, "variants.rich: no option “gold”"),
        ({"game": "upgrade", "variants": [{}, {"gold": 1}]}, "variants.2: no option “gold”"),
        ({"game": "upgrade", "variants": []}, "variants: options by name are needed"),
        ({"game": "upgrade", "variants": [{}, {}]}, "variants: “usual” stands twice"),
        ({"game": "upgrade", "sweep": {"tokens": "1..2 step 0"}}, "sweep.tokens: a range or a list"),
        ({"game": "upgrade", "sweep": {"tokens": 3}}, "sweep.tokens: a range or a list"),
        ({"game": "upgrade", "sweep": {"turn_limit": "1..900"}}, "sweep.turn_limit: a range or a list of at most 200"),
        ({"game": "shield", "sweep": {"custom_rules": "{1..99} {1..99}"}}, "sweep.custom_rules: a range or a list"),
        ({"game": "upgrade", "sweep": {"tokens": "8..10"}}, "sweep.tokens: option tokens is 10"),
        ({"game": "upgrade", "sweep": {"gold": "1..3"}}, "sweep.gold: no option “gold”"),
        ({"game": "upgrade", "sweep": {"tokens": "1.."}}, "sweep.tokens: a range or a list"),
        (
            {"game": "upgrade", "variants": [{"variant": "rush"}], "sweep": {"attack_row": [1]}},
            r"1 \(attack_row 1\)",
        ),
        ({"game": "upgrade", "goals": ["turns ..9"]}, "“goals” is a matter of “lab tune”"),
        ({"game": "upgrade", "until": {"turns": False}}, "until.turns: .* not false"),
        ({"game": "upgrade", "sweep": {"tokens": "1..9", "turn_limit": "1..30"}}, "at most 200 variants"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(given: dict[str, object], why: str) -> None:
    with pytest.raises(HoldfastError, match=why):
        make_study(given)


@pytest.mark.parametrize(
    ("text", "why"),
    [("- a", "a study is one list"), ("game: [", "is not YAML"), ("", "is empty"), ("game: chess", "no game “chess”")],
)
def test_what_is_wrong_with_a_file_is_told_with_its_name(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "study.yaml").write_text(text)
    with pytest.raises(StudyError, match=f"study.yaml”: .*{why}"):
        read_study(tmp_path / "study.yaml")

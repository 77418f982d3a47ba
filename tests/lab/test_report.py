"""Reports: three sentences that say no more than was found, numbers where people look for them, nothing that runs."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.drawing.palette import contrast
from holdfast.kernel import HoldfastError
from holdfast.lab.analysis import correct_across_variants
from holdfast.lab.findings import Estimate, Findings, UseFindings, VariantFindings, save_findings
from holdfast.lab.report import saved_runs, study_report
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.page import style
from holdfast.lab.report.plots.canvas import Scale
from holdfast.lab.report.plots.differences import without_duplicates
from holdfast.lab.report.plots.sweeps import apart, sweep_of
from holdfast.lab.report.sentences import changes, favoured, long, matters, verdict
from holdfast.lab.report.variants import findings_in_words
from holdfast.lab.study import Setting, Variant
from holdfast.lab.study_run import FINDINGS, runs_folder
from holdfast.lab.tune.result import TUNING_FILE
from tests.lab.reported import CHANCE, GAMES, SURE, difference, effect, findings, variant

ENGLISH = Localizer("en", "upgrade")
RUSSIAN = Localizer("ru", "upgrade")
VOID = {"meta", "link", "br"}
HOSTILE = '<img src=x onerror="alert(1)">&'


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


# The verdict


def test_a_favoured_seat_is_named_with_its_share_and_interval() -> None:
    said = plain(favoured(findings(variant(first=0.55, verdict=SURE)), ENGLISH))
    assert said == (
        "One seat is favoured: seat p1 wins 55.0 % of the games (54.0 % to 56.0 %), where even play would give 50.0 %."
    )


def test_of_two_seats_the_favoured_one_is_named_not_the_other() -> None:
    said = favoured(findings(variant(first=0.45, verdict=SURE)), ENGLISH)
    assert said.startswith("One seat is favoured: seat p2 wins")


def test_where_every_seat_is_surely_near_even_nobody_is_favoured() -> None:
    said = plain(favoured(findings(variant(first=0.505, reach=0.01)), ENGLISH))
    assert said == "No seat is favoured: if one has an advantage at all, it is at most 1.5 points."


def test_where_an_advantage_could_hide_nothing_is_claimed() -> None:
    said = plain(favoured(findings(variant(first=0.52, reach=0.08)), ENGLISH))
    assert said.startswith("Whether a seat is favoured cannot be told yet")
    assert "up to 10.0 points" in said


def test_different_bots_say_nothing_about_seats() -> None:
    said = favoured(findings(variant(first=0.9, verdict=SURE), seats="greedy,random"), ENGLISH)
    assert "favoured" not in said
    assert "tell of the bots" in said


def test_one_of_many_variants_that_looks_unequal_may_be_chance() -> None:
    barely = replace(SURE, p=0.02, corrected=0.04)
    variants = [variant(f"v{at}") for at in range(10)]
    shown = findings(variant("lucky", first=0.52, verdict=barely), *variants)
    assert "“lucky”" in favoured(shown, ENGLISH)
    assert "“lucky”" not in favoured(replace(shown, variants=correct_across_variants(shown.variants)), ENGLISH)


@pytest.mark.parametrize(
    ("share", "low", "said"),
    [(0.0, 0.0, "none ran into"), (0.004, 0.001, "0.4 % ran into"), (0.2, 0.15, "many, 20.0 %, were cut off")],
)
def test_games_at_the_limit_are_told_by_how_many_they_are(share: float, low: float, said: str) -> None:
    found = variant()
    limited = {**found.measures, "limited": Estimate(share, low, share + 0.05, GAMES)}
    sentence = plain(long(findings(replace(found, measures=limited)), ENGLISH))
    assert said in sentence
    assert sentence.startswith("Half of the games take at most 20 turns, nine in ten at most 20")


def test_what_a_variant_changes_is_told_with_how_many_looks_there_were() -> None:
    differences = (
        difference("rush", "secrets.p1", -1.0, 0.001, SURE),
        difference("rush", "turns", -6.5, 0.5, SURE),
        difference("rush", "wins.p1", 0.01, 0.02, CHANCE),
    )
    usual = with_measures(variant(), {"secrets.p1": 2.0})
    rush = with_measures(variant("rush"), {"secrets.p1": 1.0, "turns": 14.75})
    said = plain(changes(findings(usual, rush, differences=differences), ENGLISH))
    assert said == (
        "What changes most clearly: turns a game from 21.2 to 14.8 in “rush”; cards p1 keeps secret from 2 to 1 in "
        "“rush”; of 3 differences from “usual” 2 are beyond chance."
    )


def with_measures(found: VariantFindings, values: dict[str, float]) -> VariantFindings:
    exact = {name: Estimate(value, value, value, GAMES) for name, value in values.items()}
    return replace(found, measures={**found.measures, **exact})


def test_of_each_measure_the_clearest_change_is_named_and_the_clearest_measure_first() -> None:
    differences = (
        difference("long", "turns", 29.0, 1.0, SURE),
        difference("long", "comebacks", -0.1, 0.02, SURE),
        difference("rush", "turns", -2.0, 1.0, SURE),
    )
    long_games = with_measures(variant("long"), {"turns": 50.25, "comebacks": 0.2125})
    said = plain(changes(findings(variant(), long_games, variant("rush"), differences=differences), ENGLISH))
    assert said.index("turns a game from 21.2 to 50.2 in “long”") < said.index("comebacks from 31.2 % to 21.2 %")
    assert "“rush”" not in said


def test_what_says_the_same_again_is_told_once() -> None:
    names = ("wins.p1", "wins.p2", "turns", "decisions", "hidden.p1", "hidden.p2", "secrets.p2")
    two = [difference("rush", name, 1.0, 0.1, SURE) for name in names]
    assert [each.measure for each in without_duplicates(two)] == ["wins.p1", "turns", "hidden.p1"]
    three = [*two, difference("rush", "wins.p3", 1.0, 0.1, SURE), difference("long", "decisions", 2.0, 0.1, SURE)]
    assert {"wins.p2", "wins.p3", "decisions"} <= {each.measure for each in without_duplicates(three)}


def test_a_variant_with_nothing_of_its_own_has_a_name_in_every_language() -> None:
    shown = findings(variant(), variant("rush"), differences=(difference("rush", "turns", 1.0, 0.1, SURE),))
    assert "«обычный»" in study_report(shown, "ru")
    assert "usual" not in re.sub(r"<pre.*?</pre>", "", study_report(shown, "ru"), flags=re.DOTALL)
    assert findings_in_words(shown, ENGLISH) == shown


def test_no_difference_beyond_chance_is_no_difference_shown() -> None:
    differences = (difference("rush", "turns", -0.1, 0.5, CHANCE),)
    said = changes(findings(variant(), variant("rush"), differences=differences), ENGLISH)
    assert said.startswith("None of 1 differences from “usual” is beyond chance")


def test_skill_and_cards_matter_where_it_is_beyond_chance() -> None:
    said = plain(matters(variant(), ENGLISH))
    assert "Skill counts: greedy wins 50.0 %" in said
    assert "What goes with winning most is “King of hearts”: who had it won 62.5 %, who had not 37.5 %" in said
    skill = variant().skill
    assert skill is not None
    weaker = replace(skill, gain=Estimate(-0.25, -0.3, -0.2, 100))
    assert "cannot be told by greedy, which is weaker" in matters(replace(variant(), skill=weaker), ENGLISH)
    doubtful = replace(variant(), skill=replace(skill, verdict=CHANCE), cards=())
    assert "did not show" in matters(doubtful, ENGLISH)
    assert "No card and no kind of move" in matters(doubtful, ENGLISH)
    assert "No game was watched" in matters(replace(variant(), skill=None, watched=0), ENGLISH)


def test_who_sits_alike_is_named_once() -> None:
    assert plain(ENGLISH.bots(["greedy"] * 4)) == "4 × greedy"
    assert ENGLISH.bots(["greedy", "hard", "greedy"]) == "greedy, hard, greedy"


def test_a_card_that_goes_with_losing_is_not_said_to_go_with_winning() -> None:
    unlucky = replace(
        variant(), cards=(UseFindings("KH", Estimate(1.5, 1.4, 1.6, 100), effect(0.25, 0.75, SURE), None),)
    )
    assert "What goes with losing most is “King of hearts”: who had it won 25.0 %" in plain(matters(unlucky, ENGLISH))
    assert "Проигрышу больше всего сопутствует" in matters(unlucky, RUSSIAN)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("reach", [0.005, 0.1])
@pytest.mark.parametrize("sure", [SURE, CHANCE])
def test_there_are_always_three_sentences(language: str, reach: float, sure: object) -> None:
    found = variant(first=0.55, reach=reach, verdict=sure)  # type: ignore[arg-type]
    for shown in (findings(found), findings(found, variant("rush"))):
        said = verdict(shown, Localizer(language, "upgrade"))
        assert len(said) == 3
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)


# The page


class Tags(HTMLParser):
    """Checks that every element is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(report: str) -> Tags:
    tags = Tags()
    tags.feed(report)
    assert not tags.open
    return tags


def everything(name: str = "rush") -> Findings:
    differences = (difference(name, "turns", -6.5, 0.5, SURE), difference(name, "wins.p1", 0.01, 0.02, CHANCE))
    return findings(variant(), variant(name), differences=differences)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_report_is_one_page_that_needs_and_runs_nothing(language: str) -> None:
    report = study_report(everything(), language)
    tags = read(report)
    assert report.startswith("<!doctype html>\n<html lang=")
    assert f'lang="{language}"' in report
    assert not tags.seen & {"script", "link", "img", "iframe", "object", "base", "form"}
    assert not {name for name in tags.attributes if name.startswith("on")} | (tags.attributes & {"style", "src"})
    assert "http" not in report.replace("http://www.w3.org/2000/svg", "")


def test_the_numbers_stand_where_people_look_for_them() -> None:
    report = plain(study_report(everything(), "en"))
    for number in ("50.0 %", "21.2", "31.2 %", "−6.50", "+1.0 points", "62.5 %", "half: 20"):
        assert number in report, number
    for command in ("holdfast lab run upgrade --games 10000 --seed 1", "Holdfast 1.2.3"):
        assert command in report
    assert "King of hearts" in report
    assert "KH" not in report


def test_a_report_in_russian_is_in_russian() -> None:
    report = plain(study_report(everything(), "ru"))
    for told in ("В трёх предложениях", "Король червей", "Атаковать", "50,0 %", "Как повторить", "не случайны 1"):
        assert told in report, told
    words = re.sub(r"<(style|pre)>.*?</\1>|<[^>]*>", " ", report, flags=re.DOTALL)
    assert not re.search(r"[A-Za-z]+ [A-Za-z]+ [A-Za-z]+", words.replace("Holdfast", ""))


def test_pictures_and_tables_are_described_for_screen_readers() -> None:
    report = study_report(everything(), "en")
    pictures = re.findall(r"<svg .*?</svg>", report, re.DOTALL)
    drawn = [picture for picture in pictures if 'aria-label="Holdfast"' not in picture]
    assert drawn
    for picture in drawn:
        assert re.match(
            r'<svg class="(wide|narrow|small)" viewBox="[^"]+" role="img"><title>[^<]+</title><desc>', picture
        )
    assert report.count("<table>") == report.count("<caption>")


def test_a_hostile_name_is_only_a_name() -> None:
    report = study_report(everything(HOSTILE), "en")
    assert "<img" not in report
    assert "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;" in report
    read(report)


def test_what_is_beyond_chance_differs_by_shape_and_by_a_star() -> None:
    report = plain(study_report(everything(), "en"))
    assert ">−6.50 *<" in report
    assert ">+1.0 points<" in report
    assert 'class="sure"' in report
    assert 'class="open"' in report


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ("When players leave", "turns of waiting once out: 12.5", "the first", "the second", "the third", "62.5 %"),
        ),
        ("ru", ("Когда выбывают игроки", "выбывший ждёт, ходов: 12,5", "1-й выбывший", "3-й выбывший", "62,5 %")),
    ],
)
def test_everyone_who_has_to_leave_is_drawn_in_their_order(language: str, told: tuple[str, ...]) -> None:
    four = variant()
    four = replace(four, seats=four.seats * 2)
    left = with_measures(four, {"out.1": 0.25, "out.2": 0.625, "out.3": 0.875, "waiting": 12.5})
    report = plain(study_report(findings(left), language))
    for words in told:
        assert words in report, words
    assert told[0] not in study_report(findings(four), language), "nobody had to leave"


def test_cards_that_may_all_be_chance_are_not_drawn() -> None:
    doubtful = replace(variant(), cards=(), skill=None)
    report = study_report(findings(doubtful), "en")
    assert "Diamonds are wins of players" not in report
    assert "No card and no kind of move goes with winning or losing beyond chance." in report


def test_an_interrupted_run_says_so() -> None:
    assert "The run was interrupted" in study_report(replace(findings(), stopped=True), "en")
    assert "The run was interrupted" not in study_report(findings(), "en")


def swept(values: range) -> Findings:
    variants = [replace(variant(f"tokens {value}"), options={"tokens": value}) for value in values]
    shown = findings(*variants)
    listed = tuple(Variant(each.name, each.options) for each in variants)
    return replace(shown, study=replace(shown.study, variants=listed))


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Tokens: 3, Discarding: no", "rush, Highest rank: K", "Variant: Rush", "tokens 9"]),
        ("ru", ["Жетоны: 3, Сброс взятой карты: нет", "rush, Старшая карта: K", "Вариант: «Блиц»", "tokens 9"]),
    ],
)
def test_options_in_the_name_of_a_variant_are_told_in_words(language: str, names: list[str]) -> None:
    """As the lobby calls them; what is no option with its value stays as somebody wrote it."""
    given: list[tuple[str, dict[str, Setting]]] = [
        ("tokens 3, discarding false", {"discarding": False}),
        ("rush, top_rank K", {"top_rank": "K"}),
        ("variant rush", {"variant": "rush"}),
        ("tokens 9", {"tokens": 5}),
    ]
    listed = [replace(variant(name), options=options) for name, options in given]
    changes = (difference("variant rush", "turns", -6.5, 0.5, SURE),)
    told = findings_in_words(findings(*listed, differences=changes), Localizer(language, "upgrade"))
    assert [plain(each.name) for each in told.variants] == names
    assert plain(told.differences[0].variant) == names[2]


def test_a_sweep_is_drawn_as_lines_and_two_variants_are_not() -> None:
    found = sweep_of(swept(range(1, 6)), ENGLISH)
    assert found is not None
    assert found.option == "tokens"
    assert [[value for value, _ in line] for line in found.lines.values()] == [[1, 2, 3, 4, 5]]
    in_russian = sweep_of(findings_in_words(swept(range(1, 6)), RUSSIAN), RUSSIAN)
    assert in_russian is not None
    assert list(in_russian.lines) == ["обычный"]
    assert sweep_of(swept(range(1, 3)), ENGLISH) is None
    assert 'class="curve line-0"' in study_report(swept(range(1, 6)), "en")


@pytest.mark.parametrize("heights", [[50.0, 50.0, 51.0], [13.0, 12.0], [90.0, 20.0], [12.0, 12.0, 12.0, 12.0]])
def test_names_of_lines_are_apart_and_in_the_order_of_the_lines(heights: list[float]) -> None:
    moved = apart(heights, 15, 12)
    ordered = sorted(moved)
    assert all(below - above >= 15 for above, below in pairwise(ordered))
    assert ordered[0] >= 12
    higher = [
        (one, other) for one in range(len(heights)) for other in range(len(heights)) if heights[one] < heights[other]
    ]
    assert all(moved[one] < moved[other] for one, other in higher)


def test_findings_without_what_every_run_measures_are_refused() -> None:
    nobody: tuple[VariantFindings, ...] = ()
    for broken in (replace(findings(), variants=nobody), findings(replace(variant(), measures={}))):
        with pytest.raises(HoldfastError, match="no variant to tell about"):
            study_report(broken, "en")


# Look


@pytest.mark.parametrize("theme", [0, 1, 2])
def test_text_can_be_read_in_light_and_dark_and_on_paper(theme: int) -> None:
    """Of each theme all that is written in, on all that it is written on."""
    themes = re.findall(r":root \{(.*?)\}", style(), re.DOTALL)
    colours = dict(re.findall(r"--(\w+): (#[0-9a-f]{3,6});", themes[theme]))
    colours = {name: colour if len(colour) == 7 else f"#{colour[1:] * 2}" for name, colour in colours.items()}
    for ground in ("ground", "sheet", "raised"):
        for ink in ("text", "quiet", "brass", "accent", "loss"):
            assert contrast(colours[ink], colours[ground]) >= 4.5, f"{ink} on {ground}"


def test_scales_have_round_ticks_within_their_ends() -> None:
    assert [round(tick, 3) for tick in Scale(0.44, 0.56, 0, 100).ticks(6)] == [0.44, 0.46, 0.48, 0.5, 0.52, 0.54, 0.56]
    assert Scale(-7.2, 7.2, 0, 100).ticks(4) == [-5.0, 0.0, 5.0]
    scale = Scale(0, 10, 100, 200)
    assert (scale.at(5), scale.at(-1), scale.at(11)) == (150, 100, 200)


# Commands


def test_a_report_is_written_from_findings_and_from_the_folder_of_a_run(tmp_path: Path) -> None:
    save_findings(findings(), tmp_path / "findings.json")
    run = CliRunner().invoke
    assert (
        run(app, ["lab", "report", str(tmp_path / "findings.json"), "--out", str(tmp_path / "a.html")]).exit_code == 0
    )
    assert run(app, ["lab", "report", str(tmp_path), "--language", "ru"]).exit_code == 0
    assert "seat p1" in (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "место p1" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_run_writes_its_report(tmp_path: Path) -> None:
    flags = ["--games", "30", "--watch", "10", "--workers", "1", "--no-rows", "--output", str(tmp_path / "run")]
    done = CliRunner().invoke(app, ["lab", "run", "upgrade", *flags, "--report", str(tmp_path / "r.html")])
    assert done.exit_code == 0, done.output
    read((tmp_path / "r.html").read_text(encoding="utf-8"))
    assert [kept.name for kept in saved_runs(tmp_path)] == ["run"]


def test_a_report_is_found_by_the_name_of_its_study(state_folder: Path, tmp_path: Path) -> None:
    kept = state_folder / "holdfast" / "lab" / "tokens"
    kept.mkdir(parents=True)
    save_findings(findings(), kept / "findings.json")
    done = CliRunner().invoke(app, ["lab", "report", "tokens", "--out", str(tmp_path / "a.html")])
    assert done.exit_code == 0, done.output
    with pytest.raises(HoldfastError, match="has no findings"):
        CliRunner().invoke(app, ["lab", "report", str(tmp_path)], catch_exceptions=False)


def test_finished_runs_are_found_the_newest_first_and_each_name_once(state_folder: Path) -> None:
    assert runs_folder() == state_folder / "holdfast" / "lab"
    assert saved_runs(runs_folder()) == []
    for at, name in enumerate(
        (f"old/{FINDINGS}", f"new/{TUNING_FILE}", f"new/{FINDINGS}", f"shared/{FINDINGS}", f"shared/{TUNING_FILE}")
    ):
        path = runs_folder() / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (at, at))
    found = [(kept.name, kept.path.name) for kept in saved_runs(runs_folder())]
    assert found == [("shared", TUNING_FILE), ("new", FINDINGS), ("old", FINDINGS)]


def test_what_is_kept_is_told_as_text_too(tmp_path: Path) -> None:
    save_findings(findings(), tmp_path / "findings.json")
    told = CliRunner().invoke(app, ["lab", "report", str(tmp_path), "--text", "--language", "ru"])
    assert told.exit_code == 0, told.output
    assert "Апгрейд, партий:" in told.output
    assert not (tmp_path / "report.html").exists()
    both = CliRunner().invoke(app, ["lab", "report", str(tmp_path), "--text", "--out", str(tmp_path / "a.html")])
    assert "Upgrade: " in both.output
    assert (tmp_path / "a.html").exists()


def test_a_report_of_nothing_is_told_in_words() -> None:
    with pytest.raises(HoldfastError, match="there is no finished study “nowhere”"):
        CliRunner().invoke(app, ["lab", "report", "nowhere"], catch_exceptions=False)


def test_a_report_that_cannot_be_written_or_made_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}")
    save_findings(findings(), tmp_path / "findings.json")
    for given, out, why in (("no.json", "a.html", "no findings"), ("findings.json", "no/a.html", "cannot be written")):
        with pytest.raises(HoldfastError, match=why):
            CliRunner().invoke(
                app, ["lab", "report", str(tmp_path / given), "--out", str(tmp_path / out)], catch_exceptions=False
            )
    run = ["lab", "run", "upgrade", "--games", "2", "--watch", "0", "--no-rows", "--output", str(tmp_path / "run")]
    done = CliRunner().invoke(app, [*run, "--report", str(tmp_path / "no/a.html")])
    assert done.exit_code != 0
    assert "Upgrade: 2 games" in done.output, "what was found is told first"


@pytest.mark.parametrize(
    ("measure", "value", "told"),
    [("turns", 0.6000000000000001, "0,6"), ("turns", 1.0, "1"), ("turns", 1500, "1 500"), ("ties", 0.125, "12,5 %")],
)
def test_a_number_that_somebody_chose_has_no_places_that_say_nothing(measure: str, value: float, told: str) -> None:
    assert plain(RUSSIAN.round_amount(measure, value)) == told

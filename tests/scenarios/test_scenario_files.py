"""Reading scenarios: positions in every spelling, and whatever cannot be run."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.kernel import HoldfastError, Plain
from holdfast.scenarios import Scenario, ScenarioError, read_documents, read_scenario, read_scenarios
from tests.scenarios.duel import POSITION, find_game, run, scenario

WHOLE = """\
title: A duel
game: upgrade
players: 2
options: {tokens: 4}
seed: 7
position:
  turn: p2
  p1: {attack: [9S], defence: [2C, 3C]}
  p2.attack: [2S]
  p2.defence: [4D, 5H]
play:
  - awaited: p2
  - expect: {p1.tokens: 4}
"""


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "scenario.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def read(folder: Path, text: str | bytes) -> list[Scenario]:
    return read_scenarios(written(folder, text), find_game)


# What can be run


def test_a_file_may_hold_several_scenarios(tmp_path: Path) -> None:
    found = read(tmp_path, WHOLE + "---\n" + WHOLE.replace("A duel", "Another") + "---\n")
    assert [each.title for each in found] == ["A duel", "Another"]
    for each in found:
        each.run()


@pytest.mark.parametrize(
    "seat",
    [
        {"p1.tokens": 2, "p1.attack": ["9S"], "p1.defence": ["2C", "3C"]},
        {"p1": {"tokens": 2, "attack": ["9S"], "defence": ["2C", "3C"]}},
        {"p1": {"tokens": 2}, "p1.attack": ["9S"], "p1.defence": ["2C", "3C"]},
    ],
)
def test_keys_may_be_dotted_or_nested(seat: dict[str, Plain]) -> None:
    position: dict[str, Plain] = {"turn": "p1", "drawn": "5D", "p2": POSITION["p2"], **seat}
    run({"expect": {"p1": {"tokens": 2, "attack": ["9S"]}, "p1.defence": ["2C", "3C"]}}, position=position)


def test_what_a_position_leaves_out_is_at_its_start_value() -> None:
    run({"expect": {"p1.tokens": 5, "discard": [], "turns": 0}}, position={"p1.attack": ["9S"]}, options={"tokens": 5})


def test_cards_named_nowhere_lie_below_those_listed() -> None:
    run({"expect": {"deck": {"count": 33}}}, {"p1": "discard"}, {"expect": {"drawn": "4H", "discard": ["5D"]}})


def test_a_card_known_to_more_than_its_place_says() -> None:
    position = {**POSITION, "p2.attack": ["2S"], "p2.defence": ["4D@p1", "5H"], "p2.tokens": 3}
    del position["p2"]
    run(
        {"sees": {"p1": {"p2.defence": ["4D", "??"]}, "spectator": {"p2.defence": ["??", "??"]}}},
        {"expect": {"p2.defence": ["4D@p1", "5H"]}},
        position=position,
    )


def test_without_a_position_the_seed_deals() -> None:
    one, same, other = (scenario(position={}, seed=seed) for seed in (1, 1, 2))
    assert one.game.position(one.state) == same.game.position(same.state)
    assert one.game.position(one.state) != other.game.position(other.state)


def test_only_a_game_is_needed() -> None:
    told = read_scenario({"game": "upgrade"}, find_game)
    assert (told.title, told.state.seats, told.steps) == ("untitled", 2, [])
    told.run()


# What cannot


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("p2.defence: 9S is named twice", {"p2": {"attack": ["2S"], "defence": ["9S", "5H"]}}),
        ("p2.attack: 3 cards, but there is room for 2", {"p2": {"attack": ["2S", "6S", "7S"]}}),
        ("p2.attack: there is no card “KS”", {"p2": {"attack": ["KS"]}}),
        ("p2.attack: a list is needed here, not “2S”", {"p2": {"attack": "2S"}}),
        ("p2.tokens: “many” is not a whole number", {"p2": {"tokens": "many"}}),
        ("p2.tokens: “-1” is not a whole number", {"p2": {"tokens": -1}}),
        ("p2.gold: there is no such zone or counter", {"p2": {"gold": 1}}),
        ("p3.tokens: there is no such zone or counter", {"p3": {"tokens": 1}}),
        ("turn: “p3” is no seat; there are p1 to p2", {"turn": "p3"}),
        ("p2: has no tokens and is out, but has cards", {"p2": {"tokens": 0, "attack": ["2S"]}}),
        ("p2.tokens: written twice, dotted and nested", {"p2": {"tokens": 1}, "p2.tokens": 2}),
        ("p2.defence: “@p9” does not", {"p2": {"defence": ["4D@9"]}}),
    ],
)
def test_an_impossible_position_is_refused_and_the_place_named(place: str, change: dict[str, Plain]) -> None:
    with pytest.raises(HoldfastError) as refused:
        scenario(position={**POSITION, **change})
    assert place.partition(" ")[0] in str(refused.value)
    assert place.replace("@p9", "@9") in str(refused.value)


@pytest.mark.parametrize(
    ("headings", "why"),
    [
        ({"game": "chess"}, "there is no game “chess”"),
        ({"game": None}, "game: the name of a game is needed"),
        ({"game": 5}, "game: the name of a game is needed"),
        ({"players": 13}, "upgrade is for 2 to 12 players, not 13"),
        ({"players": "two"}, "players: a whole number is needed, not “two”"),
        ({"players": True}, "players: a whole number is needed"),
        ({"seed": "lucky"}, "seed: a whole number is needed, not “lucky”"),
        ({"options": {"gold": 1}}, "no option “gold”; there are"),
        ({"options": {"tokens": 99}}, "option tokens is 99, but must be"),
        ({"options": [1]}, "options: a mapping is needed"),
        ({"position": [1]}, "position: a mapping is needed"),
        ({"play": {"p1": "discard"}}, "play: a list of steps is needed"),
        ({"play": ["discard"]}, "play: a list of steps is needed"),
        ({"play": 0}, "play: a list of steps is needed"),
        ({"play": [{"p1": "discard"}, {"hope": 1}]}, "play, step 2: no step “hope”; there are p1 …, expect"),
        ({"play": [{"p0": "discard"}]}, "play, step 1: no step “p0”"),
        ({"plays": []}, "no heading “plays”; there are title, game"),
    ],
    ids=str,
)
def test_a_scenario_that_makes_no_sense_says_where(headings: dict[str, object], why: str) -> None:
    document = {"game": "upgrade", "players": 2, "position": POSITION, **headings}
    with pytest.raises(HoldfastError) as refused:
        read_scenario(document, find_game)
    assert why in str(refused.value)


@pytest.mark.parametrize("document", [None, 5, "upgrade", ["upgrade"]])
def test_a_scenario_is_a_mapping(document: object) -> None:
    with pytest.raises(ScenarioError, match="a scenario is a mapping"):
        read_scenario(document, find_game)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is empty"),
        ("# nothing but a remark\n", "is empty"),
        ("title: [unclosed", "is not YAML: .*line 1"),
        ("title: a\n\tgame: b\n", "is not YAML: .*line 2"),
        ("game: upgrade\ngame: shield\n", "line 2: “game” stands twice"),
        ("play:\n- {p1: discard, p1: discard}\n", "line 2: “p1” stands twice"),
        ("title: 2024-99-99\n", "is not YAML"),
        ("title: !!python/object:os.system x\n", "is not YAML"),
        ("[" * 5000, "line 1: this is nested too deeply"),
        ("- " * 5000, "line 1: this is nested too deeply"),
        ("? " * 5000, "line 1: this is nested too deeply"),
        (b"\xff\xfe\x00title", "is not a text file: byte 1 is not UTF-8"),
        ('title: "\\e[2J"\n', r"line 1: U\+001B must not stand here"),
        ('title: "\\uD800"\n', r"line 1: U\+D800 must not stand here"),
        ('"\\e": 1\n', r"line 1: U\+001B must not stand here"),
        ("seed: " + "9" * 4000, "line 1: a number has at most 20 digits, not 4000"),
        ("seed: 1" + ":59" * 300_000, "line 1: a number has at most 20 digits"),
        ("seed: 1" + ":59" * 4000 + ".5", "line 1: a number has at most 20 digits"),
        ("seed: 0x" + "f" * 4000, "line 1: a number has at most 20 digits"),
        ("seed: !!int " + "9" * 4000, "line 1: a number has at most 20 digits"),
        ("- a\n" * 30_000, "line 20000: this is too much: a file may have 20000 values"),
        ("# remark\n" * 120_000, "is too large: at most 1048576 bytes are read"),
        ("title: \x07\n", "is not YAML"),
    ],
    ids=range(23),
)
def test_a_file_that_is_not_yaml(tmp_path: Path, text: str | bytes, why: str) -> None:
    with pytest.raises(ScenarioError, match=why) as refused:
        read(tmp_path, text)
    assert "\n" not in str(refused.value)


def bomb(first: str, again: str) -> str:
    """Eight lines, each nine times what the line before is."""
    lines = [f"a0: &a0 {first}"] + [
        f"a{at}: &a{at} " + again.format(", ".join([f"*a{at - 1}"] * 9)) for at in range(1, 9)
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        bomb("[x, x]", "[{}]"),
        bomb("{x: 1, y: 2}", "{{<<: [{}]}}"),
        bomb("[x, x]", "[{}]").replace("a0: ", "game: upgrade\nposition:\n  a0: ").replace("\na", "\n  a"),
    ],
    ids=["lists", "merged", "position"],
)
def test_what_aliases_stand_for_counts_each_time(tmp_path: Path, text: str) -> None:
    assert len(text) < 600
    with pytest.raises(ScenarioError, match=r"line \d: this is too much: a file may have 20000 values"):
        read(tmp_path, text)


def test_aliases_of_aliases_are_nested_too(tmp_path: Path) -> None:
    text = "".join(f"a{at}: &a{at} [*a{at - 1}]\n" if at else "a0: &a0 [x]\n" for at in range(60))
    with pytest.raises(ScenarioError, match=r"line 4\d: this is nested too deeply"):
        read(tmp_path, text)


@pytest.mark.parametrize("text", ["position: &loop\n  p1: *loop\n", "play: &loop [*loop]", "&loop {<<: *loop}"])
def test_what_contains_itself_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ScenarioError, match=r"line \d: “loop” contains itself"):
        read(tmp_path, text)


def test_an_alias_of_another_document_is_none(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"is not YAML: .*undefined alias"):
        read_documents(written(tmp_path, "a: &a 1\n---\nb: *a\n"))


def test_an_alias_is_read_as_what_it_stands_for(tmp_path: Path) -> None:
    text = "a: &a {x: [1, 2]}\nb: [*a, *a]\n---\na: &a 5\nb: *a\n"
    assert read_documents(written(tmp_path, text)) == [
        {"a": {"x": [1, 2]}, "b": [{"x": [1, 2]}, {"x": [1, 2]}]},
        {"a": 5, "b": 5},
    ]


def test_a_text_over_several_lines_is_read(tmp_path: Path) -> None:
    assert read_documents(written(tmp_path, "title: |\n  one\n  two\n")) == [{"title": "one\ntwo\n"}]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read: No such file"):
        read_documents(tmp_path / "nothing.yaml")
    with pytest.raises(ScenarioError, match="is a folder, not a file"):
        read_documents(tmp_path)
    with pytest.raises(ScenarioError, match="is a device or a pipe, not a file"):
        read_documents(Path("/dev/zero"))


def test_a_merged_mapping_is_no_double_key(tmp_path: Path) -> None:
    text = "game: upgrade\nposition:\n  p1: &seat {tokens: 2}\n  p2: {<<: *seat, attack: [2S]}\n"
    [told] = read(tmp_path, text)
    assert told.game.view(told.state, 1).number("p2.tokens") == 2


def test_what_is_merged_from_a_merged_mapping_is_no_double_key(tmp_path: Path) -> None:
    text = "base: &base {x: 1}\ndeep: {er: {one: &one {<<: *base, x: 2}}}\nother: {<<: *one}\n"
    [document] = read_documents(written(tmp_path, text))
    assert isinstance(document, dict)
    assert document["other"] == document["deep"]["er"]["one"] == {"x": 2}

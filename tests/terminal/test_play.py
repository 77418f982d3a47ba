"""A game in the terminal, as people would play it."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.games import find_game, games
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, Game, Plain, Record, RecordError
from holdfast.terminal.files import last_autosave, load_table, open_table
from holdfast.terminal.play import TerminalTable
from holdfast.terminal.screen import SCROLLBACK
from holdfast.terminal.start import company
from tests.terminal.screen import read, screen, table, type_in

pytestmark = pytest.mark.quick

SOLO = ("you", "greedy", "random")


def played(opened: TerminalTable, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    type_in(monkeypatch, *lines)
    opened.run()
    return read(opened.console)


def test_a_first_look(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(table(UPGRADE, SOLO), monkeypatch)
    assert told.startswith("Upgrade: 3 players. Type a move or its number; ? for help.\nPavel is greedy")
    assert "Which card opens your attack?" in told
    assert told.endswith("Goodbye. The game is not over.\n"), "nothing was played that could be kept"


def test_a_move_by_number_or_in_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, SOLO)
    card = opened.table.view(0).cards("p1.hand")[1]
    told = played(opened, monkeypatch, f"  OPEN   {card.lower()} ", "1")
    assert "· You opened with" in told
    mine = [said for seat, said in opened.table.record.moves if seat == 0]
    assert mine == [f"open {card}", "upgrade a1"]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("dance", "No such move as “dance”; you could say open"),
        ("0", "There is no move 0; type a number from 1 to 3."),
        ("4", "There is no move 4; type a number from 1 to 3."),
        ("9" * 5000, "type a number from 1 to 3."),
        ("²", "No such move as “²”"),
        ("-1", "No such move as “-1”"),
        ("[/red]", "No such move as “[/red]”"),
        (":smile:", "No such move as “:smile:”"),
        ("save", "Name a file too, as in “save my-game.txt”."),
        ("load", "Name a file too, as in “load my-game.txt”."),
        ("save /", "“/”: is a folder, not a file."),
        ("save nowhere/at/all", "“nowhere/at/all”: cannot be written: No such file or directory."),
        ("load nowhere", "“nowhere”: cannot be read: No such file or directory."),
        ("load /", "“/”: is a folder, not a file."),
        ("save ~nobody-of-this-name/x", "“~nobody-of-this-name/x”: cannot be written"),
        ("?", "A move is typed as it is written in brackets"),
        ("HELP", "A move is typed as it is written in brackets"),
        ("rules", "Your attack lies open for everyone to see"),
    ],
)
def test_what_is_not_a_move_changes_nothing(monkeypatch: pytest.MonkeyPatch, said: str, answer: str) -> None:
    opened = table(UPGRADE, ("you", "you"), width=200)
    before = opened.table.record.write()
    assert answer in played(opened, monkeypatch, "", said)
    assert opened.table.record.write() == before


def test_an_empty_line_shows_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played(table(UPGRADE, SOLO), monkeypatch, "", "").count("You (p1)") == 3


def test_the_log_tells_the_story_as_the_seat_heard_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(table(UPGRADE, SOLO), monkeypatch, "1", "log")
    assert told.count("· Pavel opened with") == 2
    assert "· You drew a card" not in told


@pytest.mark.parametrize("leaving", [["quit"], ["EXIT"], []])
def test_leaving(monkeypatch: pytest.MonkeyPatch, leaving: list[str]) -> None:
    told = played(table(UPGRADE, SOLO), monkeypatch, *leaving)
    assert told.endswith("Goodbye. The game is not over.\n")
    assert last_autosave() is None, "nobody has played anything that could be kept"


def test_an_interrupt_leaves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, SOLO)

    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(opened.console, "input", interrupt)
    opened.run()
    assert read(opened.console).endswith("\nGoodbye. The game is not over.\n")


@pytest.mark.parametrize(("language", "end"), [("en", "The game is over.\n1. "), ("ru", "Партия окончена.\n1. ")])
@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_a_game_to_its_end(monkeypatch: pytest.MonkeyPatch, game: Game, language: str, end: str) -> None:
    seats = company(game, game.options(), ("you", "random", "random"))
    opened = table(game, seats, language=language, turn_limit=30)
    told = played(opened, monkeypatch, *["1", "1", "decline"] * 200)
    assert opened.table.state.over
    assert end in told


def test_the_winner_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "random"), tokens=1)
    position: dict[str, Plain] = {
        "turn": "p1",
        "p1": {"attack": ["10S"], "defence": ["2C", "3C"]},
        "p2": {"attack": ["2S"], "defence": ["AD", "AH"]},
    }
    opened.table.state = UPGRADE.restore(2, UPGRADE.options.read({"tokens": 1}), position, Chance(1))
    told = played(opened, monkeypatch, "attack p2")
    assert told.endswith("The game is over.\n1. You · Tokens 2\n2. Ines · Tokens 0\nYou win!\n")


def test_a_draw_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(table(UPGRADE, ("you", "random"), turn_limit=1), monkeypatch, "1", "discard")
    assert told.endswith("1. You · Tokens 3\n1. Ines · Tokens 3\nIt is a draw: nobody has won.\n")


def test_a_draw_between_some_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("cluster_royale")
    opened = table(game, ("you", "random", "random"))
    position: dict[str, Plain] = {
        "turn": "p1",
        "deck": ["kraken", "helm"],
        "p1": {"clusters": ["-AWS"]},
        "p2": {"clusters": ["-Azure"]},
        "p3": {"out": True},
    }
    opened.table.state = game.restore(3, game.options.read({}), position, Chance(1))
    told = played(opened, monkeypatch, "end", "choose c1")
    assert told.endswith("A draw: you, Ines.\n")
    assert "You win" not in told


def test_a_sealed_deal_is_shown_before_and_opened_after() -> None:
    begun, players = open_table(UPGRADE, ["random", "random"], UPGRADE.options.read({"turn_limit": 3}), None)
    console = screen()
    TerminalTable(console, begun, players, "en").run()
    first, *_, last = [line for line in read(console).splitlines() if "seal" in line]
    assert first.startswith("The deal is sealed: ")
    assert begun.record.seed in last


# Words


def test_winning_a_round_leads_to_the_writing_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    shield = find_game("shield")
    opened = table(shield, ("you", "you"), rounds_to_win=2)
    position: dict[str, Plain] = {
        "turn": "p1",
        "deck": ["KC"],
        "p1": {"life": "9S", "shield": ["2S", "3S"]},
        "p2": {"life": "AH", "shield": ["2H", "3H"]},
    }
    opened.table.state = shield.restore(2, shield.options.read({}), position, Chance(1))
    told = played(opened, monkeypatch, "", "attack p2", "2", "Bananas fly", "2", "")
    assert '2 Write a rule [rule "…"]' in told
    assert "Your rule › Bananas fly\n" in told
    assert "This language has no word “Bananas”" in told


# Several people


def test_the_screen_is_cleared_between_people(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you:Ann", "you:Bo"), terminal=True)
    told = played(opened, monkeypatch, "", "1", "", "1", "", "", "1", "", "")
    screens = told.split(SCROLLBACK)
    assert "Hand the screen to Ann. Press Enter when nobody else is looking." in screens[0]
    assert any("Hand (" in shown and "Ann (p1) · choosing ─╮\n│ Tokens 3" in shown for shown in screens)
    for shown in screens:
        hands = [line for line in shown.splitlines() if line.startswith(("│ Hand (", "│ Defence ("))]
        assert len(hands) <= 1, "only one person's cards are on a screen"
    assert sum("│ Hand (" in shown or "│ Defence (" in shown for shown in screens) == 4


def test_what_a_move_brought_is_told_before_the_screen_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you:Ann", "you:Bo"), terminal=True)
    told = played(opened, monkeypatch, "", "1", "", "1", "", "", "discard", "")
    after = told.split(SCROLLBACK)[-3:]
    assert any("· Ann discarded" in shown and "Press Enter to clear the screen." in shown for shown in after)


def test_nobody_sees_anothers_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you:Ann", "you:Bo"), terminal=True)
    hand = opened.table.view(1).cards("p2.hand")
    first = played(opened, monkeypatch, "").split(SCROLLBACK)[-1]
    assert "Ann (p1) · choosing" in first
    assert not any(f"open {card}]" in first for card in hand)


def test_people_without_names_are_numbered_in_their_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Hand the screen to Player 1." in played(table(UPGRADE, ("you", "you")), monkeypatch)
    assert "К экрану садится Игрок 1." in played(table(UPGRADE, ("you", "you"), language="ru"), monkeypatch)


# Only bots


def test_a_game_without_people_runs_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(table(UPGRADE, ("greedy", "random"), turn_limit=6), monkeypatch)
    assert "The game is over." in told
    assert "You" not in told.replace("Your", "")
    assert told.count("· Pavel opened with") == 1, "the story is told once"


def test_a_watcher_at_a_keyboard_is_asked_before_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("greedy", "random"), turn_limit=6)
    opened.screen.typed = opened.stops = True
    told = played(opened, monkeypatch, "", "dance", "log", "go")
    assert told.count("Enter: next move, go: on to the end, ?: help") == 4
    assert "You are only watching: Enter goes on, ? helps." in told
    assert "The game is over." in told


def test_who_is_asked_is_told_to_those_who_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Asked now: Pavel\n" in played(table(UPGRADE, ("greedy", "random"), turn_limit=2), monkeypatch)


# Files


def test_save_and_load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "a game [1].txt"
    first = table(UPGRADE, SOLO, width=300)
    told = played(first, monkeypatch, "1", f"save {file}")
    assert f"Saved in {file}: “load {file}” continues it" in told
    other = table(UPGRADE, SOLO, width=300, tokens=5)
    told = played(other, monkeypatch, f"load {file}", "2")
    assert f"Loaded {file}." in told
    assert "Upgrade: 3 players" in told
    assert other.table.record.moves[: len(first.table.record.moves)] == first.table.record.moves
    assert len(other.table.record.moves) > len(first.table.record.moves)


def test_of_a_loaded_game_only_the_end_of_the_story_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played(table(UPGRADE, SOLO), monkeypatch, *["1"] * 6, f"save {file}")
    told = played(table(UPGRADE, SOLO), monkeypatch, f"load {file}")
    assert told.count("\n· ") == 12


def test_a_saved_game_may_be_saved_again_but_nothing_else_is_overwritten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, letter = tmp_path / "game.txt", tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    told = played(table(UPGRADE, SOLO, width=300), monkeypatch, f"save {game}", "1", f"save {game}", f"save {letter}")
    assert len(Record.read(game.read_text()).moves) >= 3
    assert f"“{letter}”: holds something else than a game: choose another name." in told
    assert letter.read_text() == "Dear Ann"


def test_a_broken_file_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("holdfast record 1\ngame: chess\n")
    opened = table(UPGRADE, SOLO, width=300)
    before = opened.table
    assert "broken.txt”: " in played(opened, monkeypatch, f"load {broken}", "1")
    assert opened.table is before
    assert len(before.record.moves) >= 3


def test_a_record_is_kept_when_the_game_ends(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    opened = table(UPGRADE, ("random", "random"), turn_limit=5)
    opened.run(file)
    assert Record.read(file.read_text()) == opened.table.record
    left = table(UPGRADE, SOLO, width=2000)
    type_in(monkeypatch, "1")
    left.run(file)
    assert read(left.console).splitlines()[-2:-1] == ["Goodbye. The game is not over."]
    assert Record.read(file.read_text()) == left.table.record


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    opened = table(UPGRADE, ("random", "random"), turn_limit=5)
    with pytest.raises(RecordError, match="cannot be written"):
        opened.run(tmp_path / "no" / "such" / "folder")
    assert not opened.table.record.moves


# Games that were left


def test_a_game_that_is_left_is_kept_and_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    left = table(UPGRADE, SOLO)
    told = played(left, monkeypatch, "1", "quit")
    assert told.endswith("Goodbye. The game is kept: “holdfast play --resume” continues it.\n")
    kept = last_autosave()
    assert kept is not None
    resumed, players = load_table(kept)
    assert resumed.record.moves == left.table.record.moves
    again = TerminalTable(screen(), resumed, players, "en")
    assert "· You opened with" in played(again, monkeypatch, "quit")


def test_a_game_is_kept_after_every_move_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, SOLO)
    monkeypatch.setattr(opened, "_part", lambda lead, keep: None)
    played(opened, monkeypatch, "1")
    assert last_autosave() is not None, "also if nobody said goodbye"


def test_a_game_that_is_over_is_no_longer_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    played(table(UPGRADE, ("you", "random"), turn_limit=2), monkeypatch, "1", "1", "1", "1")
    assert last_autosave() is None


def test_where_nothing_can_be_kept_it_is_said_once(monkeypatch: pytest.MonkeyPatch, state_folder: Path) -> None:
    state_folder.write_text("a file where a folder should be")
    told = played(table(UPGRADE, SOLO, width=300), monkeypatch, "1", "1", "quit")
    assert told.count("cannot be written") == 1
    assert told.endswith("Goodbye. The game is not over.\n")


def test_an_abandoned_game_is_closed_and_unsealed(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, players = open_table(UPGRADE, ["you", "random"], UPGRADE.options(), None)
    opened = TerminalTable(screen(200), begun, players, "en")
    told = played(opened, monkeypatch, "1", "abandon")
    assert f"The seal was {begun.record.seed}." in told
    assert told.endswith("Goodbye. The game is closed.\n")
    assert begun.record.abandoned
    assert last_autosave() is None


# Secrets among people


def test_a_game_among_people_is_saved_without_its_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun, players = open_table(UPGRADE, ["you:Ann", "you:Bo"], UPGRADE.options(), None)
    opened = TerminalTable(screen(300), begun, players, "en")
    told = played(opened, monkeypatch, "", f"save {tmp_path / 'g'}")
    assert f"the secret of the deal is kept apart in {tmp_path / 'g'}.secret" in told
    assert begun.record.seed not in (tmp_path / "g").read_text()
    assert begun.record.seed in (tmp_path / "g.secret").read_text()


def test_a_finished_game_is_saved_whole(tmp_path: Path) -> None:
    begun, players = open_table(UPGRADE, ["random", "random"], UPGRADE.options.read({"turn_limit": 3}), None)
    TerminalTable(screen(), begun, players, "en").run(tmp_path / "g")
    record = Record.read((tmp_path / "g").read_text())
    assert record.seed == begun.record.seed
    assert record.result
    assert record.commitment


def test_people_are_warned_of_a_deal_that_everybody_can_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "everybody can know all cards" in played(table(UPGRADE, ("you", "you")), monkeypatch)
    assert "everybody can know" not in played(table(UPGRADE, SOLO), monkeypatch)


# Manners


def test_bots_bow_when_they_owe_a_bow(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "random"), width=200)
    position: dict[str, Plain] = {
        "turn": "p1",
        "p1": {"attack": ["10S"], "defence": ["2C", "3C"]},
        "p2": {"attack": ["2S"], "defence": ["4D", "6H"]},
    }
    state = UPGRADE.restore(2, UPGRADE.options.read({}), position, Chance(1))
    state.journal = opened.table.journal
    opened.table.state = state
    told = played(opened, monkeypatch, "attack p2", "bow", "quit")
    assert "· Ines bowed." in told
    assert "You may also: bow" in told
    assert (0, "bow") in opened.table.record.moves


def test_a_bow_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "random"), language="ru")
    position: dict[str, Plain] = {
        "turn": "p1",
        "p1": {"attack": ["10S"], "defence": ["2C", "3C"], "bows_owed": 1},
        "p2": {"attack": ["2S"], "defence": ["4D", "6H"]},
    }
    opened.table.state = UPGRADE.restore(2, UPGRADE.options.read({}), position, Chance(1))
    played(opened, monkeypatch, "поклон", "выход")
    assert opened.table.record.moves == [(0, "bow")]


# In one's own words


def test_a_player_is_attacked_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, SOLO)
    played(opened, monkeypatch, "1", "attack ines")
    assert (0, "attack p3") in opened.table.record.moves


def test_a_long_list_is_chosen_from_in_two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", *["random"] * 7), defence_row=2, attack_row=1, top_rank="K", width=200)
    opened.table.play(0, opened.table.choices(0)[0].notation)
    monkeypatch.setattr("holdfast.terminal.menu.MOVES_AT_ONCE", 6)
    told = played(opened, monkeypatch, "5", "2")
    assert "5 Attack … [attack …]" in told
    assert (0, "attack p3") in opened.table.record.moves


def test_control_characters_never_reach_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(table(UPGRADE, SOLO), monkeypatch, "\x1b[31mred\x07", "\x1b]0;title\x07")
    assert "\x1b" not in told
    assert "\x07" not in told


def test_the_game_that_is_over_can_be_saved_before_the_next(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = table(UPGRADE, ("you", "random"), turn_limit=1, width=300)
    opened.screen.typed = True
    told = played(opened, monkeypatch, "1", "1", "attack p2", "log", f"save {tmp_path / 'g'}", "n")
    assert told.count("Play again?") == 4
    assert "The game is over.\n" in told
    assert Record.read((tmp_path / "g").read_text()).result


# One screen, nothing to hide


def test_where_all_see_the_same_nobody_has_to_look_away(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you:Ann", "you:Bo"), terminal=True)
    monkeypatch.setattr(opened, "_hides", lambda seat: False)
    told = played(opened, monkeypatch, "1", "1", "discard")
    assert "Press Enter" not in told
    assert told.count("Ann is next.") == 2
    assert told.count("Bo is next.") == 2
    assert SCROLLBACK not in told


def test_hidden_cards_are_something_to_hide() -> None:
    assert table(UPGRADE, ("you:Ann", "you:Bo"))._hides(1)
    shield = find_game("shield")
    assert not table(shield, ("you:Ann", "you:Bo"))._hides(1)

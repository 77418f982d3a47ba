"""Each measure of a watched game against what can be worked out by hand."""

from __future__ import annotations

from math import isnan

import pytest

from holdfast.games import games
from holdfast.kernel import Chance, Heuristics, Moves, SeatHandle
from holdfast.kernel.journal import EXCHANGED
from holdfast.kernel.playout import GameLog, random_games
from holdfast.lab.sums import fact_names
from holdfast.lab.watch import GameMetrics, UseTracker, play_watched
from holdfast.lab.watch.metrics import WEIGHED
from holdfast.lab.watch.move_spread import MoveSpread
from tests.changed import changed
from tests.kernel.bare import hand, laid, listened, row
from tests.lab.race import FACES, GIVE_UP, PLAY, RACE, REST, STEP, Race, RaceOptions, watched

pytestmark = pytest.mark.quick


def facts(watch: GameMetrics, state: Race) -> dict[str, float]:
    return dict(zip(fact_names(int(state.seats)), watch.facts(state, 0), strict=True))


# Choices


def test_choices() -> None:
    """In the first turn one may only step; then there are four moves, or three without a card."""
    watch, state = watched([STEP, PLAY, STEP], [STEP, REST, REST])
    found = facts(watch, state)
    assert watch.decisions == 6
    assert found["choices"] == pytest.approx((1 + 4 + 4 + 4 + 3 + 4) / 6)
    assert found["choices-per-turn"] == pytest.approx(5 / 6)


def test_what_is_at_stake_in_a_choice() -> None:
    """Stepping is worth 0.1, the card 0.3; one in sixteen choices is weighed, so the game must be long."""
    script = [STEP, *[REST] * 19]
    watch, state = watched(script, script, script)
    found = facts(watch, state)
    assert watch.weighed == (60 - 1) // WEIGHED == 3
    assert found["spread"] == pytest.approx(0.3)
    assert found["matter"] == 1.0


def test_a_choice_among_equals_does_not_matter() -> None:
    class Level(Heuristics[Race]):
        def evaluate(self, state: Race, seat: int) -> float:
            return 0.5

    level = changed(RACE, heuristics=Level())
    table = level.empty_table(2, RaceOptions())
    weighing = MoveSpread(table)
    state = table.empty_twin()
    state.set_up(Chance(1))
    state.turns = 1
    moves = Moves()
    handle = SeatHandle(level, state, 0)
    moves.add(STEP)
    moves.add(REST)
    assert weighing.spread(handle, moves) == 0.0
    moves.add(GIVE_UP)
    assert weighing.spread(handle, moves) == pytest.approx(1.5), "with two players it loses the game"


def test_who_looks_on_changes_nothing() -> None:
    """A watched random game is the one that the engine plays unwatched, move for move, in every game."""
    for game in games().values():
        dealer = game.dealer(game.seats[0], game.options.read({"turn_limit": 60}))
        game_log = GameLog()
        random_games(dealer, 3, 2, None, game_log)
        turns, moves, _ = game_log.lines()
        watch = GameMetrics(game, dealer.table, False)
        dealer.table.journal = watch.journal
        for at in range(2):
            watch.begin(3 + at)
            state = dealer(Chance(3 + at))
            play_watched(state, [], Chance(-1 - (3 + at)), watch)
            assert (state.turns, watch.decisions) == (turns[at], moves[at])


# The lead


def test_lead_changes_and_a_comeback() -> None:
    """p1 leads after the first turn, is overtaken by the card of p2, and passes by again at the end."""
    watch, state = watched([STEP, REST, REST, PLAY, STEP], [STEP, PLAY, REST, REST, REST])
    assert watch.lead.story == [0, 0, 0, 1, 1, 1, 1, 1, 0], "the last turn ends the game: nobody stands best after it"
    assert facts(watch, state)["lead-changes"] == 2.0
    assert facts(watch, state)["comebacks"] == 1.0


def test_who_is_level_does_not_take_the_lead() -> None:
    watch, state = watched([STEP, STEP], [STEP, STEP])
    assert watch.lead.story == [0, 0, 0]
    assert facts(watch, state)["lead-changes"] == 0.0
    assert isnan(facts(watch, state)["comebacks"]), "they share the win"


def test_who_leads_and_wins_has_not_come_back() -> None:
    watch, state = watched([STEP, PLAY, STEP], [STEP, REST, REST])
    assert facts(watch, state)["comebacks"] == 0.0


def test_a_team_leads_together() -> None:
    """p1 and p3 are a team: that p3 passes p1 is no change of the lead, that p2 and p4 pass both is one."""
    watch, state = watched([STEP, REST, REST], [REST, PLAY, REST], [PLAY, REST, REST], [REST, PLAY, REST], teams=True)
    assert watch.lead.story[:4] == [0, 0, 0, 0]
    assert watch.lead.story[-1] == 1
    assert facts(watch, state)["lead-changes"] == 1.0
    assert facts(watch, state)["comebacks"] == 1.0, "p1 and p3 led at half time"


def test_a_team_goes_on_leading_when_one_of_it_is_out() -> None:
    """p1 leaves; p3 is as far ahead, and it is the same side that leads."""
    watch, _ = watched([STEP, PLAY, GIVE_UP], [REST, REST, REST], [PLAY, STEP, REST], [REST, REST, REST], teams=True)
    assert set(watch.lead.story) == {0}


# Those who are out


def test_who_is_out_waits() -> None:
    """p3 gives up in the sixth turn of ten; p1 and p2 play on for four."""
    watch, state = watched([STEP] * 4, [STEP] * 4, [STEP, GIVE_UP])
    found = facts(watch, state)
    assert state.turns == 10
    assert found["out.1"] == pytest.approx(0.6)
    assert isnan(found["out.2"])
    assert found["waiting"] == 4.0


def test_everyone_who_leaves_is_timed_in_their_order() -> None:
    """p4 gives up in the eighth turn of twelve, p2 in the tenth; p1 and p3 play the last two."""
    watch, state = watched([STEP] * 4, [STEP, STEP, GIVE_UP], [STEP] * 3, [STEP, GIVE_UP])
    found = facts(watch, state)
    assert state.turns == 12
    assert found["out.1"] == pytest.approx(8 / 12)
    assert found["out.2"] == pytest.approx(10 / 12)
    assert isnan(found["out.3"])
    assert found["waiting"] == pytest.approx((4 + 2) / 2)


def test_who_leaves_with_the_last_move_waits_for_nothing() -> None:
    watch, state = watched([STEP, STEP], [STEP, GIVE_UP])
    found = facts(watch, state)
    assert state.over
    assert isnan(found["out.1"])
    assert isnan(found["waiting"])


# What is hidden


def test_hidden_cards() -> None:
    """Of three cards each player knows its own; after two of five looks that of p1 lies open."""
    watch, state = watched([STEP, PLAY], [STEP, REST], [STEP, REST])
    found = facts(watch, state)
    assert watch.looks == 5
    assert found["hidden.p1"] == pytest.approx(2 / 3)
    assert found["hidden.p2"] == pytest.approx((3 * 2 + 2 * 1) / 5 / 3)
    assert found["secrets.p1"] == pytest.approx(3 / 5)
    assert found["secrets.p3"] == 1.0


# Cards and verbs


def test_who_held_and_played_what() -> None:
    watch, _ = watched([STEP, PLAY], [STEP, REST], [STEP, REST])
    uses = watch.uses
    for at, name in enumerate(FACES[:3]):
        assert uses.held.of(at)[:4] == [1.0, float(name == "ant"), 2.0, float(name != "ant")], name
    assert uses.played.of(0)[:4] == [1.0, 1.0, 0.0, 0.0]
    assert uses.played.of(1)[:4] == [0.0, 0.0, 1.0, 0.0], "held, and never played"
    assert (uses.plays.total[0], uses.plays.total[1]) == (1, 0)
    assert uses.spoken.of(PLAY)[:4] == [1.0, 1.0, 2.0, 0.0]
    assert uses.spoken.of(REST)[:4] == [2.0, 0.0, 1.0, 1.0]
    assert uses.spoken.of(STEP)[:4] == [3.0, 1.0, 0.0, 0.0]
    assert uses.used.sums() == ([3, 2, 1, 0], [9, 4, 1, 0])


def test_a_shared_win_and_a_teams_win() -> None:
    level, _ = watched([STEP, REST], [STEP, REST])
    assert level.uses.spoken.of(STEP)[:2] == [2.0, 1.0], "two halves of a win"
    team, _ = watched([STEP, PLAY], [STEP, REST], [STEP, REST], [STEP, REST], teams=True)
    assert team.uses.spoken.of(PLAY)[:4] == [1.0, 1.0, 3.0, 1.0], "p3 has won with p1"


def test_uses_of_one_game_do_not_reach_into_the_next() -> None:
    dealer = RACE.dealer(2, RACE.options.read({"turn_limit": 4}))
    watch = GameMetrics(RACE, dealer.table, False)
    dealer.table.journal = watch.journal
    for number in range(3):
        watch.begin(number)
        play_watched(dealer(Chance(number)), [], Chance(number), watch)
    assert watch.uses.held.of(0)[0] == 3.0
    assert watch.uses.held.of(0)[2] == 3.0


def test_hands_that_are_exchanged_are_held_by_both() -> None:
    table = laid([[0], [1]], [hand(0), hand(1)], seats=2)
    journal, uses = listened(table), UseTracker(4, 1, 2)
    one, other = table.extra
    one.exchange(other)
    journal.zones(EXCHANGED, one, other)
    uses.hear(table, journal, 0)
    assert [uses.held_by[face] for face in range(4)] == [2, 1, 0, 0]


def test_a_card_laid_face_down_is_held_and_not_played() -> None:
    table = laid([[2], []], [hand(0), row(0)], seats=2)
    journal, uses = listened(table), UseTracker(4, 1, 2)
    table.move(table.extra[0], 0, table.extra[1])
    uses.hear(table, journal, 0)
    assert (uses.held_by[2], uses.played_by[2]) == (1, 0)


# Moves


def test_every_move_is_a_moment_if_that_is_wanted() -> None:
    watch, _ = watched([STEP, PLAY], [STEP, REST], keep_records=True)
    told = [(each.turn, each.seat, each.move, each.choices, each.outlook) for each in watch.records]
    assert told == [(0, 0, STEP, 1, 0.0), (1, 1, STEP, 4, 0.0), (2, 0, PLAY, 4, 0.1), (3, 1, REST, 4, 0.1)]
    assert all(isnan(each.spread) for each in watch.records)


def test_facts_have_their_names_in_every_game() -> None:
    for game in games().values():
        seats = game.seats[0]
        watch = GameMetrics(game, game.empty_table(seats, game.options.read({})), False)
        state = game.deal(seats, game.options.read({}), Chance(1))
        state.over = True
        assert len(watch.facts(state, 0)) == len(fact_names(seats))

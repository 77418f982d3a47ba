"""What happens in the middle of a game: the server dies, somebody leaves and comes back, somebody watches."""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hands import Hand, Keys, Touch, play_out
from tests.browser.pages import played
from tests.browser.server import ServerProcess
from tests.browser.test_games import ends_alike, sit

LOST = "The connection is lost."


def test_the_server_dies_in_the_middle_and_nothing_is_lost(tmp_path: Path, person: Come) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    server.wait_until_ready()
    try:
        chance = random.Random(6)
        hands: list[Hand] = [Touch(person("Ada", server), chance), Keys(person("Grace", server), chance)]
        sit(server, "upgrade", hands)
        ada = hands[0].person
        for hand in hands:
            hand.person.waits_for_turn()
        server.kill()
        for hand in hands:
            hand.person.sees(LOST)
        # A move that is made while nobody hears it is kept, and made when somebody does.
        hands[0].move()
        assert not ada.may_move()
        server.start()
        server.wait_until_ready()
        play_out(hands)
        ends_alike(hands)
    finally:
        server.stop()


def test_who_comes_back_finds_the_game_where_it_is_now(server: ServerProcess, person: Come) -> None:
    chance = random.Random(7)
    hands: list[Hand] = [Touch(person("Ada", size="phone"), chance, finger=True), Touch(person("Grace"), chance)]
    table = sit(server, "upgrade", hands)
    ada, grace = (hand.person for hand in hands)
    ada.waits_for_turn()
    hands[0].move()
    ada.page.goto("about:blank")
    grace.waits_for_turn()
    hands[1].move()
    ada.open(f"/t/{table}")
    play_out(hands)
    ends_alike(hands)


def test_a_seat_is_taken_back_from_a_bot(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada"), person("Grace")
    stood_in = replace(grace.seat, bot="greedy")
    table = server.lay(played("royal_family", 6).record, [ada.seat, stood_in])
    ada.open(f"/t/{table}")
    ada.waits_for_turn()
    expect(ada.look("[data-seat=p2]")).to_contain_text("a bot plays")
    grace.open(f"/t/{table}")
    grace.button("Take my seat back").click()
    expect(grace.button("Take my seat back")).to_have_count(0)
    expect(ada.look("[data-seat=p2]")).not_to_contain_text("a bot plays")
    hands: list[Hand] = [Touch(ada, random.Random(9)), Keys(grace, random.Random(9))]
    play_out(hands, until=lambda: grace.said["move"] > 2)


def test_a_spectator_sees_no_hand(server: ServerProcess, person: Come) -> None:
    ada, watcher = person("Ada"), person("Linus")
    table = server.lay(played("ship_it", 10, most=2).record, [ada.seat, person("Grace").seat])
    for somebody in (ada, watcher):
        somebody.open(f"/t/{table}")
        expect(somebody.look(".plate")).to_have_count(2)
    hand = "[data-zone-of='p1.hand'][data-face]"
    assert ada.look(hand).count() > 0
    assert watcher.look(hand).count() == 0
    assert watcher.look("[data-thing]").count() == 0
    watcher.sees("you are watching")

    ada.waits_for_turn()
    seen = watcher.heard["update"]
    Touch(ada, random.Random(1)).move()
    watcher.until(lambda: watcher.heard["update"] > seen)
    assert watcher.look(hand).count() == 0

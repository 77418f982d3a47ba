"""What people do at a table beside playing: talk, propose, leave and come back, give up, play again."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from holdfast.kernel import Table
from holdfast.server.store import OVER, SeatRow
from tests.browser.compositions import COMPOSITIONS
from tests.browser.conftest import Come
from tests.browser.hands import Hand, Touch, play_out
from tests.browser.pages import played, seated
from tests.browser.person import PATIENCE, SIZES, Person
from tests.browser.server import ServerProcess, absent, deal


def from_menu(person: Person, deed: str) -> None:
    person.button("Menu").click()
    person.look("dialog").get_by_role("button", name=deed).click()


def vote_of(person: Person) -> Locator:
    return person.look(".vote:visible")


def test_people_talk_while_they_wait(person: Come) -> None:
    ada, grace = person("Ada"), person("Grace", size="phone")
    table = ada.make_table("upgrade", seats=3)
    ada.open(f"/t/{table['id']}")
    expect(ada.look("#seats")).to_be_visible()
    expect(ada.look("#talk")).to_have_count(0)
    grace.open(f"/t/{table['id']}")
    grace.look(".bar").get_by_role("button", name="Sit down").click()
    expect(grace.button("I’m ready")).to_be_visible()

    say(grace, "Good evening")
    heard = ada.look(".talk li").filter(has_text="Good evening")
    expect(heard).to_be_visible()
    heard.locator("summary").click()
    heard.get_by_role("button", name="Mute for me").click()
    expect(heard).to_have_count(0)
    ada.page.get_by_role("button", name="Hear everybody again").click()
    heard.locator("summary").click()
    heard.get_by_role("button", name="Block").click()
    expect(heard).to_have_count(0)
    say(grace, "Can you hear me?")
    expect(grace.look("[aria-labelledby=talk]")).to_contain_text("Can you hear me?")
    say(ada, "Hello Grace")
    expect(grace.look("[aria-labelledby=talk]")).to_contain_text("Hello Grace")
    expect(ada.look("[aria-labelledby=talk]")).not_to_contain_text("Can you hear me?")
    ada.page.get_by_role("button", name="Hear everybody again").click()
    expect(ada.page.get_by_role("button", name="Hear everybody again")).to_have_count(0)
    say(grace, "And now?")
    expect(ada.look("[aria-labelledby=talk]")).to_contain_text("And now?")


def say(person: Person, words: str) -> None:
    person.page.get_by_label("Say something").fill(words)
    person.page.keyboard.press("Enter")


def test_the_table_is_handed_over_and_a_guest_is_asked_to_leave(person: Come) -> None:
    ada, grace = person("Ada"), person("Grace")
    table = ada.make_table("upgrade", seats=2)
    for somebody in (ada, grace):
        somebody.open(f"/t/{table['id']}")
    grace.look(".bar").get_by_role("button", name="Sit down").click()
    ada.button("More: Grace").click()
    ada.button("Hand the table over").click()
    expect(ada.button("I’m ready")).to_be_visible()
    grace.button("More: Ada").click()
    grace.button("Free this seat").click()
    ada.sees("The host has freed your seat.")
    ada.look(".bar").get_by_role("button", name="Sit down").click()
    ada.sees("The host has asked you to leave this table")
    grace.button("Let Ada sit down again").click()
    expect(grace.button("Let Ada sit down again")).to_have_count(0)
    ada.look(".bar").get_by_role("button", name="Sit down").click()
    ada.button("Stand up").click()
    expect(ada.look(".bar").get_by_role("button", name="Sit down")).to_be_visible()
    expect(ada.page.get_by_text("The host has freed your seat.")).to_have_count(0)


def test_the_host_mutes_a_guest_for_everybody_and_lets_them_talk_again(person: Come) -> None:
    ada, grace = person("Ada"), person("Grace", size="phone")
    table = ada.make_table("upgrade", seats=2)
    for somebody in (ada, grace):
        somebody.open(f"/t/{table['id']}")
    grace.look(".bar").get_by_role("button", name="Sit down").click()
    ada.button("More: Grace").click()
    ada.button("Mute Grace for everybody").click()
    grace.sees("The host has muted you at this table.")
    expect(grace.page.get_by_label("Say something")).to_have_count(0)
    ada.look("[aria-labelledby=talk]").get_by_role("button", name="Let Grace talk again").click()
    say(grace, "Thank you")
    expect(ada.look("[aria-labelledby=talk]")).to_contain_text("Thank you")


def test_a_guest_is_muted_from_their_seat_and_from_what_they_said(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada"), person("Grace")
    table = server.lay(played("royal_family", 6).record, [ada.seat, grace.seat])
    for somebody in (ada, grace):
        somebody.open(f"/t/{table}")
        somebody.look("#tab-talk").click()
    grace.look("[data-seat=p1] .who").click()
    expect(grace.look("dialog[open]")).to_be_visible()
    expect(grace.look("dialog[open]").get_by_role("button", name="Mute")).to_have_count(0)
    grace.page.keyboard.press("Escape")

    ada.look("[data-seat=p2] .who").click()
    ada.button("Mute Grace for everybody").click()
    ada.look("dialog").get_by_role("button", name="Let Grace talk again").click()
    ada.page.keyboard.press("Escape")
    say(grace, "Good evening")
    heard = ada.look(".talk li").filter(has_text="Good evening")
    heard.locator("summary").click()
    heard.get_by_role("button", name="Mute Grace for everybody").click()
    grace.sees("The host has muted you at this table.")
    expect(grace.button("Bow")).to_have_count(0)


def test_proposals_are_agreed_to_or_not(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada"), person("Grace", size="phone")
    table = server.lay(played("royal_family", 6).record, [ada.seat, grace.seat], hints=True)
    for somebody in (ada, grace):
        somebody.open(f"/t/{table}")
    ada.waits_for_turn()

    from_menu(ada, "What would you do?")
    hint = ada.page.get_by_role("button", name="A bot would:")
    expect(hint).to_be_visible(timeout=PATIENCE)
    ada.page.get_by_text("Why?").click()
    ada.sees("of what I can imagine")
    grace.sees("Ada took a hint.")

    from_menu(ada, "Propose to stop the game")
    vote_of(grace).get_by_role("button", name="Refuse").click()
    ada.sees("Grace does not agree. Everything stays as it is.")
    expect(vote_of(ada)).to_have_count(0)

    from_menu(ada, "Propose to rest")
    vote_of(grace).get_by_role("button", name="Agree").click()
    ada.sees("The game rests.")
    assert not ada.may_move()
    grace.button("Go on").click()
    vote_of(ada).get_by_role("button", name="Agree").click()
    ada.waits_for_turn()

    from_menu(grace, "Propose to stop the game")
    vote_of(ada).get_by_role("button", name="Agree").click()
    for somebody in (ada, grace):
        expect(somebody.look("section.ending")).to_be_visible(timeout=PATIENCE)
    assert ada.refusals == grace.refusals == []


def test_a_player_alone_with_bots_stops_the_game_only_if_it_is_meant(server: ServerProcess, person: Come) -> None:
    ada = person("Ada")
    table = server.lay(played("royal_family", 6).record, [ada.seat, SeatRow(bot="easy", name="Otto")])
    ada.open(f"/t/{table}")
    ada.waits_for_turn()
    from_menu(ada, "Let the game rest")
    ada.sees("The game rests until you go on.")
    ada.button("Go on").click()
    ada.waits_for_turn()
    from_menu(ada, "Stop the game")
    assert not ada.sees_end()
    ada.button("Stop it without a result?").click()
    ada.sees("The game was stopped.")
    expect(ada.look(".question")).to_have_text("The game is over.")


def test_a_move_is_taken_back(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada"), person("Grace")
    table = server.lay(played("royal_family", 0).record, [ada.seat, grace.seat])
    for somebody in (ada, grace):
        somebody.open(f"/t/{table}")
    ada.waits_for_turn()
    asked = ada.question
    ada.button("Menu").click()
    expect(ada.look("dialog").get_by_role("button", name="Propose to take my move back")).to_be_disabled()
    ada.sees("Nothing to take back")
    ada.page.keyboard.press("Escape")

    ada.look("[data-thing=pile2]").click()
    ada.page.mouse.move(2, 2)  # what is pointed at would stand in the question's place
    expect(ada.look(".question")).not_to_have_text(asked)
    from_menu(ada, "Propose to take my move back")
    ada.page.mouse.move(2, 2)
    vote_of(grace).get_by_role("button", name="Agree").click()
    expect(ada.look(".question")).to_have_text(asked)
    ada.waits_for_turn()


def test_a_bot_stands_in_for_a_leaver_and_gives_the_seat_back(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada"), person("Grace")
    linus = replace(person("Linus").seat, bot="greedy", resigned=True)
    table = server.lay(played("upgrade", 4, most=3, options={"tokens": 1}).record, [ada.seat, grace.seat, linus])
    for somebody in (ada, grace):
        somebody.open(f"/t/{table}")
        expect(somebody.look(".plate")).to_have_count(3)
    grace.page.goto("about:blank")
    ada.button("Menu").click()
    stand_in = ada.look("dialog").get_by_role("button", name="Let a bot play for Grace")
    expect(stand_in).to_be_disabled()
    expect(stand_in).to_contain_text("in")
    expect(stand_in).to_be_enabled()
    stand_in.click()
    expect(ada.look("[data-seat=p2]")).to_contain_text("a bot plays")
    grace.open(f"/t/{table}")
    grace.button("Take my seat back").click()
    expect(ada.look("[data-seat=p2]")).not_to_contain_text("a bot plays")

    from_menu(grace, "Give up")
    grace.button("Give up for good?").click()
    hands: list[Hand] = [Touch(ada, random.Random(1))]
    play_out(hands)
    grace.until(grace.sees_end)
    ada.button("Play again").click()
    expect(ada.look("#seats")).to_be_visible()
    grace.page.get_by_role("button", name="To the next game").or_(
        grace.page.get_by_role("link", name="To the next game")
    ).click()
    expect(grace.look("#seats")).to_be_visible()
    assert ada.page.url == grace.page.url


def test_the_television_follows_a_rematch(server: ServerProcess, person: Come) -> None:
    ada, screen = person("Ada"), person("Grace", size="television")
    table = seated(server, ada, played("upgrade", 100_000))
    screen.open(f"/tv/{table}")
    expect(screen.look("header h1")).to_be_visible()
    is_in_sight(screen, "section.ending .ribbon", "section.ending li:last-child")
    ada.open(f"/t/{table}")
    ada.button("Play again").click()
    expect(ada.look("#seats")).to_be_visible()
    screen.page.wait_for_url(ada.page.url.replace("/t/", "/tv/"))
    code = ada.ask("GET", f"/tables/{ada.page.url.rsplit('/', 1)[-1]}")["code"]
    expect(screen.look("header .code")).to_have_text(code)
    is_in_sight(screen, ".waiting img", ".waiting .big", ".waiting ul")


def test_a_television_is_filled_and_nothing_is_off_it(server: ServerProcess, person: Come) -> None:
    screen = person("Grace", size="television")
    screen.open(COMPOSITIONS["shield-four"].lay(server, screen).replace("/t/", "/tv/"))
    screen.waits_for("() => document.querySelector('.television')?.style.getPropertyValue('--larger') > 1")
    is_in_sight(screen, ".band h2", ".band .words p:last-child", ".band .lies", ".band .scroll")


def test_all_of_a_large_table_are_on_the_television_at_its_end(server: ServerProcess, person: Come) -> None:
    screen = person("Grace", size="television")
    record = COMPOSITIONS["upgrade-twelve"].reach().record
    seats = [screen.seat, *absent(record.players)[1:]]
    screen.open(f"/tv/{server.lay(record, seats, status=OVER, result='p1', ending='played')}")
    is_in_sight(screen, *(f"section.ending li:nth-child({place})" for place in range(1, len(seats) + 1)))


def is_in_sight(person: Person, *parts: str) -> None:
    """Nobody scrolls across the room: what is told there is on the screen."""
    size = SIZES["television"]
    for part in parts:
        person.look(part).wait_for()
        box = person.look(part).bounding_box()
        assert box is not None
        assert min(box["x"], box["y"]) >= 0, (part, box)
        assert box["x"] + box["width"] <= size["width"], (part, box)
        assert box["y"] + box["height"] <= size["height"], (part, box)


def test_a_newcomer_is_shown_where_to_learn(person: Come) -> None:
    ada = person("Ada")
    ada.open("/")
    ada.look("article[data-game=upgrade] button.primary").click()
    ada.waits_for_turn()
    expect(ada.look(".newcomer a")).to_have_attribute("href", "/learn/upgrade")
    ada.button("Not now").click()
    ada.page.reload()
    ada.waits_for_turn()
    expect(ada.look(".newcomer")).to_have_count(0)


def test_a_player_who_is_out_is_told(server: ServerProcess, person: Come) -> None:
    ada = person("Ada")
    record = without_the_first().record
    table = server.lay(record, [ada.seat, *absent(record.players)[1:]])
    ada.open(f"/t/{table}")
    ada.sees("You are out of this game. The others play on.")


COUNT_RIBBONS_GONE = """
() => {
  window.gone = 0;
  const isRibbon = (node) => node instanceof Element && (node.matches(".ribbon") || node.querySelector(".ribbon"));
  const count = ({ removedNodes }) => (window.gone += [...removedNodes].some(isRibbon));
  new MutationObserver((changes) => changes.forEach(count))
    .observe(document.querySelector(".banners"), { childList: true, subtree: true });
}
"""


def test_what_a_player_who_is_out_can_do_stays_in_sight_while_others_play(server: ServerProcess, person: Come) -> None:
    ada, grace, linus = person("Ada", motion=True), person("Grace"), person("Linus")
    record = without_the_first().record
    table = server.lay(record, [ada.seat, grace.seat, linus.seat])
    for somebody in (ada, grace, linus):
        somebody.open(f"/t/{table}")
    ada.sees("You are out of this game. The others play on.")
    ada.page.evaluate(COUNT_RIBBONS_GONE)
    hands = [Touch(somebody, random.Random(1)) for somebody in (grace, linus)]
    grace.until(lambda: grace.may_move() or linus.may_move())
    for _ in range(3):
        next(hand for hand in hands if hand.person.may_move()).move()
        grace.until(lambda: grace.may_move() or linus.may_move() or grace.sees_end())
        if grace.sees_end():
            break
        assert ada.page.evaluate("() => window.gone") == 0


PRESS = """
new MutationObserver((_, observer) => {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === WORDS);
  if (!button) return;
  observer.disconnect();
  button.click();
  button.click();
}).observe(document, { childList: true, subtree: true });
"""
"""Presses a button twice as soon as it appears: bots without think time finish the game in a moment."""


def test_who_is_out_among_bots_skips_to_the_end(server: ServerProcess, person: Come) -> None:
    ada = person("Ada")
    record = without_the_first().record
    ada.page.add_init_script(PRESS.replace("WORDS", "'Skip to the end'"))
    ada.open(f"/t/{server.lay(record, [ada.seat, *bots('greedy', record.players[1:])])}")
    expect(ada.look("section.ending")).to_be_visible()
    assert ada.ranking[-1] == ("3", "Ada")


def test_who_is_out_among_bots_begins_another_game_like_it(server: ServerProcess, person: Come) -> None:
    ada = person("Ada")
    record = without_the_first().record
    table = server.lay(record, [ada.seat, *bots("hard", record.players[1:])])
    ada.page.add_init_script(PRESS.replace("WORDS", "'New game'"))
    ada.open(f"/t/{table}")
    ada.page.wait_for_url(lambda address: "/t/" in address and not address.endswith(table))
    ada.waits_for_turn()
    made = ada.ask("GET", f"/tables/{ada.page.url.rsplit('/', 1)[-1]}")
    assert len(made["seats"]) == len(record.players)
    assert made["options"] == {"tokens": 1}
    listed = [each["table"] for each in ada.ask("GET", "/guests/me/tables")]
    assert [each["id"] for each in listed if each["status"] == "playing"] == [made["id"]]


def bots(kind: str, names: Sequence[str]) -> list[SeatRow]:
    return [SeatRow(bot=kind, name=name, ready=True) for name in names]


def without_the_first() -> Table:
    """A game that goes on when its first seat is out."""
    chance = random.Random(1)
    for seed in range(100):
        table = deal("upgrade", ("Ada", "Grace", "Linus"), seed, {"tokens": 1})
        while not table.over and table.state.is_in(0):
            seat = table.awaited[0]
            table.play(seat, chance.choice(table.legal_moves(seat)))
        if not table.over:
            return table
    raise AssertionError

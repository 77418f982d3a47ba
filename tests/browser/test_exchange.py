"""Two people exchange cards: an offer, an answer, cards laid face down by both, and what each got."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from holdfast.server.store import SeatRow
from tests.browser.conftest import Come
from tests.browser.person import PATIENCE, Person
from tests.browser.server import ServerProcess, deal

SAID = "I need a database, badly."


def test_an_exchange_stands_between_the_two_from_the_offer_to_what_they_got(
    server: ServerProcess, person: Come
) -> None:
    ada, grace = people = person("Ada", size="phone"), person("Grace", size="tablet")
    dealt = deal("ship_it", [one.name for one in people], 1, {})
    table = server.lay(dealt.record, [one.seat for one in people])
    for one in people:
        one.open(f"/t/{table}")
    ada.waits_for_turn()
    wide = [width(one) for one in people]

    ada.look(".asked .bar button").filter(has_text="Offer an exchange").tap()
    ada.look(".offering fieldset").nth(2).get_by_role("button", name="2", exact=True).tap()
    ada.look(".offering input").fill(SAID)
    ada.button("Offer 1 for 2").tap()
    for one in people:
        expect(places(one)).to_have_count(3, timeout=PATIENCE)
    expect(grace.look(".spoken")).to_contain_text(SAID, timeout=PATIENCE)
    now = [width(one) for one in people]
    assert all(after > 0.6 * before for after, before in zip(now, wide, strict=True)), (wide, now)

    grace.waits_for_turn()
    grace.button("Accept").click()
    lay(ada, 1)
    expect(grace.look(".exchange .card.hidden")).to_have_count(1, timeout=PATIENCE)
    lay(grace, 2)
    for one, got in ((ada, 2), (grace, 1)):
        mine = one.look(".exchange.over .side").filter(has_text=one.name)
        expect(mine.locator(".card:not(.hidden)")).to_have_count(got, timeout=PATIENCE)


def width(one: Person) -> int:
    """How wide the cards are that somebody holds."""
    return int(one.look(".own .hand .card").first.evaluate("card => card.offsetWidth"))


def places(one: Person) -> Locator:
    return one.look(".exchange .places li")


def lay(one: Person, count: int) -> None:
    """Lay the first cards of the hand, one after the other."""
    for left in range(count, 0, -1):
        one.waits_for_turn()
        card = one.look(".hand button[data-thing]").first
        expect(card).to_be_visible(timeout=PATIENCE)
        card.click()
        if left > 1:
            one.until(lambda: one.said["move"] > 0 and one.may_move())


def test_a_bot_has_a_word_with_its_offer(server: ServerProcess, person: Come) -> None:
    ada = person("Ada", size="phone", language="ru")
    dealt = deal("ship_it", ["hard", "Ada"], 3, {})
    while dealt.view(0).question != "choice":
        dealt.play(dealt.awaited[0], dealt.legal_moves(dealt.awaited[0])[0])
    dealt.play(0, "trade p2 1:2")
    ada.open(f"/t/{server.lay(dealt.record, [SeatRow(bot='hard', name='hard', ready=True), ada.seat])}")
    ada.waits_for_turn()
    expect(ada.look(".exchange .talk")).to_contain_text("Юнона: Решайте: да или нет.", timeout=PATIENCE)

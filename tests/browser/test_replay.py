"""A game watched again, and played on from a moment of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.server import ServerProcess

PLY = 9


def test_a_game_is_played_on_from_the_moment_that_is_shown(server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    table = played("upgrade", 100_000)
    ada.open(f"/replay/{seated(server, ada, table)}?as=p1&ply={PLY}")
    ada.look(".more").tap()
    ada.button("Play on from here").tap()
    expect(ada.look("dialog select")).to_have_value("0")
    ada.look("dialog button.primary").tap()
    ada.waits_for_turn()
    made = ada.ask("GET", f"/tables/{ada.page.url.rpartition('/t/')[2]}")
    seats = [seat.get("bot", "") for seat in made["seats"]]
    assert seats == ["", *["medium"] * (len(seats) - 1)]


def test_at_its_end_nothing_can_be_played_on(server: ServerProcess, person: Come) -> None:
    ada = person(size="desktop")
    ada.open(f"/replay/{seated(server, ada, played('upgrade', 100_000))}?ply=9999")
    expect(ada.button("Play on from here")).to_be_disabled()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.button("Play on from here")).to_be_enabled()


def test_what_is_told_of_a_seat_leaves_its_scenes_their_width(server: ServerProcess, person: Come) -> None:
    """Two turns this round are told under a name; the castle stands beside both."""
    ada = person()
    ada.reads(f"/replay/{seated(server, ada, played('royal_family', 100_000))}?as=p1&ply=20")
    expect(ada.look(".others .plate .note")).to_be_visible()
    name, castle = (ada.look(f".others {part}").first.bounding_box() for part in (".who", ".scene"))
    assert name and castle
    assert castle["x"] > name["x"] + name["width"]
    assert castle["width"] > 300

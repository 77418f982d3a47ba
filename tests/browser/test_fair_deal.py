"""The browser checks the deal: an honest one is fair, and a server that cheats is found out, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server import ServerProcess
from tests.server.cheats import CHEATS, OTHER_CARDS

RESIGN = """
(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => { say({ type: "watch", table, ply: -1 }); say({ type: "resign" }); };
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).table?.status === "over") { socket.close(); done(); }
  };
})
"""
NOT_FAIR = ("The deal was not fair.", "Раздача была нечестной.")
REASONS = {
    "alone": ("Nobody at the table added to the deal", "За столом никто ничего не добавил к раздаче"),
    "one round": ("the record knows nothing of that", "в записи об этом ничего нет"),
    "drops": ("The house says that you did not open your number", "Дом утверждает, что вы не вскрыли своё число"),
    "forgets": ("The house says that you sealed no number", "Дом утверждает, что вы не запечатали числа"),
    "makes up": ("What this browser added for you is not in the record", "Того, что этот браузер добавил за вас"),
    "grinds": ("What this browser added for you is not in the record", "Того, что этот браузер добавил за вас"),
    "rigs": ("The lot names", "Жребий указывает на другого игрока"),
    "reseats": ("The seal that was published before the deal", "Печать, опубликованная до раздачи"),
    "another secret": ("The house's secret is another", "Тайное число дома — не то"),
    OTHER_CARDS: ("They are other cards than this browser saw", "Это не те карты, которые этот браузер видел"),
}


class CheatingHouse(ServerProcess):
    def command(self) -> list[str]:
        return [*super().command(), "cheating"]


@pytest.fixture(scope="module")
def cheating(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    opened = CheatingHouse(tmp_path_factory.mktemp("cheating"))
    opened.start()
    opened.wait_until_ready()
    yield opened
    opened.stop()


def given_up(host: Person, other: Person) -> str:
    """A game between two that the host gave up at once; the table's id."""
    table = str(host.make_table("upgrade", seats=2)["id"])
    other.ask("POST", f"/tables/{table}/sit", {})
    other.ask("POST", f"/tables/{table}/ready", {})
    for person in (host, other):
        person.open(f"/t/{table}")
        person.look(".lobby").wait_for()
        person.until(lambda person=person: person.heard["welcome"] > 0)  # type: ignore[misc]
    host.ask("POST", f"/tables/{table}/start", {})
    for person in (host, other):
        person.look(".lobby").wait_for(state="detached")
    host.page.evaluate(RESIGN, table)
    return table


def check(person: Person, table: str, button: str = "Check the deal") -> None:
    person.open(f"/replay/{table}")
    person.look("footer").wait_for()
    if not person.button(button).is_visible():
        person.look("button.more").click()
    person.button(button).click()
    person.look(".verdict").wait_for()


def test_a_deal_that_two_browsers_added_to_is_fair(server: ServerProcess, person: Come) -> None:
    ada, bo = person("Ada"), person("Bo", size="phone")
    table = given_up(ada, bo)
    for each in (ada, bo):
        check(each, table)
        expect(each.look(".verdict")).to_have_text("The deal was fair.")
        expect(each.look("li.no, li.unsure")).to_have_count(0)
        assert each.said["commit"] and each.said["contribute"], "what was sent again is the same"


def test_who_was_not_there_is_told_that_it_cannot_be_told(server: ServerProcess, person: Come) -> None:
    table = given_up(person("Ada"), person("Bo"))
    stranger = person("Eve")
    check(stranger, table)
    expect(stranger.look(".verdict > p")).to_have_text("Whether the deal was fair cannot be told.")
    expect(stranger.look(".verdict li")).to_contain_text("it has only the word of the house")


@pytest.mark.parametrize("trick", REASONS)
def test_a_house_that_cheats_is_found_out(trick: str, cheating: ServerProcess, person: Come) -> None:
    host, bo = person(trick, cheating), person("Bo", cheating)
    table = given_up(host, bo)
    told = [("Check the deal", NOT_FAIR[0], REASONS[trick][0]), ("Проверить раздачу", NOT_FAIR[1], REASONS[trick][1])]
    for language, (button, verdict, why) in zip(("en", "ru"), told, strict=True):
        bo.keep("settings", f'{{"language": "{language}"}}')
        check(bo, table, button)
        expect(bo.look(".verdict > p")).to_have_text(verdict)
        expect(bo.look(".verdict")).to_contain_text(why)


def test_every_trick_is_tried() -> None:
    assert set(REASONS) == {*CHEATS, OTHER_CARDS}

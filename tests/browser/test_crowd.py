"""Friends behind one address: with the usual limits everybody who follows a link gets there, and with few requests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server import ServerProcess
from tests.server.joining import IN_LOBBY, OPENED, SAT

FRIENDS = 8
MOST_HOME = 15


class UsualServer(ServerProcess):
    """With the limits that a server has when nobody says otherwise."""

    def command(self) -> list[str]:
        return [*super().command(), "usual"]


@pytest.fixture
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    opened = UsualServer(tmp_path_factory.mktemp("usual"))
    opened.start()
    opened.wait_until_ready()
    yield opened
    opened.stop()


def counted(somebody: Person) -> list[str]:
    """What a page asks for from now on; what its service worker fetches beside is not waited for."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.service_worker is None and request.url.startswith("http"):
            asked.append(request.url)

    somebody.context.on("request", note)
    return asked


def test_the_first_page_takes_few_requests(server: ServerProcess, person: Come) -> None:
    ada = person(named=False)
    asked = counted(ada)
    ada.reads("/")
    assert len(asked) < MOST_HOME, asked


def test_eight_friends_open_a_link_at_once(usual_server: ServerProcess, person: Come) -> None:
    host = person("Host", usual_server)
    table = host.make_table("shield", seats=FRIENDS + 1)
    friends = [person(f"Friend {number}", usual_server, named=False) for number in range(FRIENDS)]
    refused: list[str] = []
    for friend in friends:
        friend.page.on("response", lambda answer: refused.append(answer.url) if answer.status == 429 else None)
        friend.page.goto(f"{friend.address}/join/{table['code']}", wait_until="commit")
    for friend in friends:
        friend.sees("Sit down")
    assert not refused


def test_whoever_follows_a_link_asks_for_what_the_test_of_sixty_asks_for(server: ServerProcess, person: Come) -> None:
    host, friend = person("Host"), person(named=False, worker=False)
    table = host.make_table("shield", seats=12)
    asked = counted(friend)
    friend.open(f"/join/{table['code']}")
    friend.button("Sit down").first.click()
    friend.look("dialog[open] input").first.fill("Friend")
    friend.page.keyboard.press("Enter")
    expect(friend.button("I’m ready")).to_be_visible()
    expect(friend.look("img.qr")).to_be_visible()
    wanted = [path.format(code=table["code"], table=table["id"]) for path in (*OPENED, *SAT, IN_LOBBY)]
    assert sorted(url.removeprefix(friend.address) for url in asked if "/api/" in url) == sorted(wanted)

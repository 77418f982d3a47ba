"""Ways to play: by touch, by keys, by dragging. None of them knows a game; each takes what the page offers."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator

from tests.browser.person import FRAME, PATIENCE, Person

WORDS = "Once upon a time there was a card that wanted to be played."
FIND = """
([at, begun]) => {
  const menu = document.querySelector(".veil .menu");
  const dialog = document.querySelector("dialog[open]");
  const scope = menu ?? dialog ?? document;
  const wanted = begun ? ".thing.touched" : menu ? "li button" : dialog ? "button[data-thing]"
    : "button[data-thing], .pile .glows:not([data-thing]), .asked .bar button:not(.cancel)";
  const found = [...scope.querySelectorAll(wanted)].filter((each) => !each.disabled && each.getClientRects().length);
  if (!found.length) return null;
  const chosen = found[Math.floor(at * found.length)];
  chosen.scrollIntoView({ block: "nearest" });
  const told = chosen.getAttribute("aria-label") ?? chosen.innerText;
  const box = chosen.getBoundingClientRect();
  for (const down of [0.5, 0.2, 0.8]) for (const across of [0.5, 0.2, 0.8, 0.06, 0.94]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit && hit.closest("button") === chosen) return { x, y, told, thing: chosen.dataset.thing ?? "" };
  }
  return { told, thing: chosen.dataset.thing ?? "" };
}
"""
"""Something that the page offers, or a move has begun with, and a point at which nothing lies over it: for a finger."""
IS_OFFERED = """
() => {
  const now = document.activeElement;
  if (!now || now.disabled || now.closest(".cancel")) return false;
  if (document.querySelector(".veil .menu")) return now.closest(".veil .menu li") !== null;
  if (document.querySelector("dialog[open]")) return now.matches("dialog[open] button[data-thing]");
  return now.matches("button[data-thing], .pile .glows, .asked .bar button");
}
"""
NOTHING_BEGUN = "() => !document.querySelector('.asked .cancel, .veil .menu, #table-words')"

SHOWING = 50
"""Milliseconds between two looks while the page shows what others have done: a large exchange takes some seconds."""
SEARCHES = "() => document.activeElement?.id === 'move-search'"


class Hand(ABC):
    """A person's way of playing."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.chance = chance

    def move(self) -> None:
        """Make one move, or a few if the next question comes at once."""
        before = self.person.said["move"]
        for _ in range(200):
            self.step()
            if self.person.said["move"] > before or not self.person.may_move():
                return
        open_now = self.page.locator("dialog[open], .veil .menu").all_inner_texts()
        raise AssertionError(f"{self.person.name} cannot finish a move: {self.person.question} {open_now}")

    @abstractmethod
    def step(self) -> None:
        """Do one thing of those that make a move: a touch, a choice from a menu, a few words."""

    @abstractmethod
    def hurry(self) -> None:
        """Do not wait until everything was shown."""

    @abstractmethod
    def press(self, button: Locator) -> None: ...

    def needs_words(self) -> bool:
        return self.page.locator("#table-words").is_visible()

    def has_desk(self) -> bool:
        return self.page.locator(".writing textarea").is_visible()

    def has_offer(self) -> bool:
        return self.page.locator("dialog[open] .offering").is_visible()

    def offer(self) -> None:
        """An exchange is put together: something about it is changed, then it is offered."""
        ways = self.page.locator(".offering fieldset button")
        self.press(ways.nth(self.chance.randrange(ways.count())))
        self.press(self.page.locator(".offering button.primary"))

    def write(self) -> None:
        """At the writing desk: one of the ideas is put in force."""
        desk = self.page.locator(".writing")
        ideas = desk.locator("button.idea")
        ideas.first.wait_for()
        self.press(ideas.nth(self.chance.randrange(ideas.count())))
        self.page.wait_for_function("() => document.querySelector('.writing button.primary:enabled')")
        self.press(desk.locator("button.primary").first)


class Touch(Hand):
    """Taps, or clicks where there is no touch screen."""

    def __init__(self, person: Person, chance: random.Random, finger: bool = False) -> None:
        super().__init__(person, chance)
        self.finger = finger

    def step(self) -> None:
        if self.has_desk():
            self.write()
        elif self.has_offer():
            self.offer()
        elif self.needs_words():
            self.page.fill("#table-words", self.chance.choice(["", WORDS]))
            self.press(self.page.locator(".asked form button.primary"))
        elif found := self.find():
            self.tap(*found)

    def find(self) -> tuple[float, float] | None:
        """Where to touch; nowhere while the page is showing what somebody else has just done."""
        found = self.page.evaluate(FIND, [self.chance.random(), False])
        if found is None:
            self.page.wait_for_timeout(SHOWING)
            return None
        assert "x" in found, f"something lies over “{found['told']}” ({found['thing']})"
        return found["x"], found["y"]

    def tap(self, x: float, y: float) -> None:
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, button: Locator) -> None:
        button.tap() if self.finger else button.click()

    def hurry(self) -> None:
        """A touch of the bare table, at its corner."""
        corner = self.page.locator(".board").bounding_box()
        assert corner is not None
        self.tap(corner["x"] + 3, corner["y"] + 3)


class Drag(Touch):
    """Takes things up and lets them go where they belong."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        super().__init__(person, chance)
        self.dropped = 0
        """How many moves were finished by letting go."""

    def step(self) -> None:
        if self.has_desk() or self.has_offer() or self.needs_words() or self.page.locator(".veil .menu").is_visible():
            super().step()
            return
        begun = self.page.evaluate(FIND, [0, True])
        found = (begun["x"], begun["y"]) if begun else self.find()
        if found is None:
            return
        x, y = found
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 6, y - 9, steps=3)
        target = self.page.evaluate(FIND, [self.chance.random(), False]) if self.taken_up() else None
        if target and target["thing"] and "x" in target:
            mouse.move(target["x"], target["y"], steps=4)
            mouse.up()
            self.dropped += not self.person.may_move()
        else:
            mouse.move(x, y)
            mouse.up()

    def taken_up(self) -> bool:
        return self.page.locator(".layer .ghost").count() > 0


class Keys(Hand):
    """Never touches a pointer: the list of all moves, and arrows and Enter on the table itself."""

    ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

    def step(self) -> None:
        if self.has_desk():
            self.write()
        elif self.has_offer():
            self.offer()
        elif self.needs_words():
            self.say()
        elif self.page.evaluate(NOTHING_BEGUN) and self.chance.random() < 0.5:
            self.choose_from_list()
        else:
            self.walk()

    def choose_from_list(self) -> None:
        keyboard = self.page.keyboard
        if not self.searches():
            keyboard.press(self.chance.choice(["/", "m"]))
            self.page.wait_for_function(SEARCHES)
        count = self.page.locator("#move-list [role=option]").count()
        for _ in range(self.chance.randrange(min(count, 12) or 1)):
            keyboard.press("ArrowDown")
        keyboard.press("Enter")

    def searches(self) -> bool:
        return bool(self.page.evaluate(SEARCHES))

    def walk(self) -> None:
        """Go somewhere by arrows, and touch what is there."""
        if self.searches():
            self.page.keyboard.press("Escape")
        self.page.keyboard.press(self.chance.choice(self.ARROWS))
        if self.page.evaluate(IS_OFFERED):
            self.page.keyboard.press("Enter")

    def say(self) -> None:
        self.page.wait_for_function("() => document.activeElement?.id === 'table-words'")
        self.page.keyboard.type(self.chance.choice(["", WORDS[:20]]))
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        """With Tab to the button, then Enter."""
        for _ in range(200):
            if button.evaluate("(button) => document.activeElement === button"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to “{button.inner_text()}”")

    def hurry(self) -> None:
        self.page.keyboard.press("Shift")


def play_out(hands: Sequence[Hand], hurry: bool = True, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody moves when they may, until everybody sees the end, or something else is so."""
    waited = 0
    while not until() and not all(hand.person.sees_end() for hand in hands):
        moving = [hand for hand in hands if hand.person.may_move()]
        for hand in moving:
            hand.move()
        waited = 0 if moving else waited + 1
        if not moving:
            _wait_a_frame(hands, hurry)
        assert waited < PATIENCE / 20, [hand.person.question for hand in hands]


def _wait_a_frame(hands: Sequence[Hand], hurry: bool) -> None:
    for hand in hands:
        if hurry and not hand.person.sees_end():
            hand.hurry()
        hand.page.evaluate(FRAME)

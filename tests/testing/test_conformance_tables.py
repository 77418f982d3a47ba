"""The conformance suite finds what is wrong with the cards of a game, and with what it declares."""

from __future__ import annotations

from holdfast.kernel import EVERYONE, Zone, prompts, verb
from tests.kernel.tiny import TINY, Tiny
from tests.kernel.tiny_phrases import BEAST, CHARM, MOODS, PEEK, STEAL
from tests.kernel.tiny_table import TinyOptions
from tests.testing.broken import broken, with_event

# Cards


class Lossy(Tiny):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if verb(move) == STEAL and self.deck.size:
            self.deck.pop()


def test_a_card_that_gets_lost() -> None:
    assert "a card is missing, or in two places" in broken(Lossy)


class Blind(Tiny):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.players[0].hand.size and verb(move) == PEEK:
            self.known[self.players[0].hand.cards[0]] = 0


def test_an_owner_who_does_not_know_a_card_of_the_hand() -> None:
    assert "somebody who sees into hand does not know a card there" in broken(Blind)


class Overlapping(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.declare.zone("barn", allows=BEAST | 8)
        self.declare.zone("shop", allows=CHARM | 8)
        self.backs = [BEAST | CHARM | 8, 4]


def test_places_that_allow_neither_nested_nor_disjoint_sorts() -> None:
    assert "what deck and barn allow is neither nested nor disjoint" in broken(Overlapping)


class Misplaced(Tiny):
    def home(self, card: int) -> Zone:
        return self.players[0].den if card == len(self.face) - 1 else super().home(card)


def test_a_card_where_its_sort_may_not_lie() -> None:
    assert "moon lies in den, which does not allow it" in broken(Misplaced)


# What is declared


def test_an_answer_without_a_home() -> None:
    schema = prompts(mood=MOODS)
    schema.add("picking", answer="nowhere")
    told = broken(Tiny, prompts=schema)
    assert "answers to “picking” should lie in p1.nowhere, which is not declared" in told


class OpenAnswers(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.players[1].vote.sees = EVERYONE


def test_a_home_of_answers_that_others_see() -> None:
    assert "p2.vote holds sealed answers, but others than p2 see it" in broken(OpenAnswers)


class Doubled(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.declare.number("winks")


def test_a_name_that_is_declared_twice() -> None:
    assert "winks is declared twice" in broken(Doubled)


class Astray(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.winks.beside = "shed"


def test_an_entry_beside_something_that_is_not_there() -> None:
    assert "winks speaks of shed, which is not on the table" in broken(Astray)


class Alias(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.aliases["p1.heaven"] = "attic"


def test_an_alias_of_nothing() -> None:
    assert "p1.heaven stands for attic, which is not on the table" in broken(Alias)


class Empty(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.stock(self.face[:0])


def test_a_box_without_cards() -> None:
    assert "there are no cards in the box" in broken(Empty)


def test_a_face_that_has_no_name() -> None:
    assert "a card has a face that the game does not name" in broken(Tiny, faces=TINY.vocabulary.faces[:3])


def test_an_event_with_too_many_fields() -> None:
    schema, _ = with_event("much {seat} {a:seat} {b:seat} {c:seat} {d:seat}")
    assert "event “much” has more than 4 fields" in broken(Tiny, events=schema)

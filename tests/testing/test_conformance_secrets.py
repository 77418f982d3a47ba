"""The conformance suite finds whatever tells a seat more than it may know."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, WORD, Moves, Zone, arg, bit, verb
from holdfast.testing import conform
from tests.changed import changed
from tests.kernel.tiny import TINY, Tiny
from tests.kernel.tiny_phrases import BEAST, DARED, GUESSING, MOODS, PICK, SORTS
from tests.kernel.tiny_table import TinyOptions
from tests.testing.broken import broken, with_event

pytestmark = pytest.mark.quick

LEAKY_EVENTS, HINTED = with_event("hinted {seat} {face}")


class LeakyEvent(Tiny):
    def apply(self, seat: int, move: int) -> None:
        if not self.asked and self.deck.size:
            self.tell(HINTED, seat, self.face[self.deck.top()])
        super().apply(seat, move)


def test_an_event_that_names_a_face_nobody_knows() -> None:
    told = broken(LeakyEvent, events=LEAKY_EVENTS)
    assert "could tell two worlds apart when “" in told
    assert "of “hinted” face is " in told


class LeakyStory(Tiny):
    """Tells more about some hidden cards than about others."""

    def apply(self, seat: int, move: int) -> None:
        if not self.asked and self.deck.size and self.face[self.deck.top()] < 2:
            self.tell(HINTED, seat, 0)
        super().apply(seat, move)


def test_a_story_that_is_longer_for_some_hidden_cards() -> None:
    told = broken(LeakyStory, events=LEAKY_EVENTS)
    assert "could tell two worlds apart" in told


DISCLOSING_EVENTS, DISCLOSED = with_event("disclosed {card} {seat}", discloses=True)


class Disclosing(Tiny):
    """Tells of every hidden beast, but not which one it is: the rules have everybody hear it."""

    def apply(self, seat: int, move: int) -> None:
        if not self.asked and self.deck.size and SORTS[self.face[self.deck.top()]] == BEAST:
            self.tell(DISCLOSED, self.deck.top(), self.teller())
        super().apply(seat, move)

    def teller(self) -> int:
        return int(self.turn)


def test_an_event_may_disclose_what_the_game_declares() -> None:
    conform(changed(TINY, state=Disclosing, events=DISCLOSING_EVENTS), seats=3, games=2)


class DisclosingMore(Disclosing):
    """Who is told of depends on the hidden card, too."""

    def teller(self) -> int:
        return int(self.face[self.deck.top()]) % 3


def test_an_event_that_discloses_one_thing_must_not_disclose_another() -> None:
    assert "of “disclosed” seat is " in broken(DisclosingMore, events=DISCLOSING_EVENTS)


class Whim(Tiny):
    """Some cards of the deck are seen on their way to a hand, where others of their sort lie hidden."""

    def draw(self, target: Zone) -> int:
        if self.deck.size and self.face[self.deck.top()] < 2:
            self.remind(self.deck.top(), EVERYONE)
        return super().draw(target)


def test_a_card_that_is_shown_while_others_of_its_sort_are_not() -> None:
    assert "could tell two worlds apart" in (told := broken(Whim))
    assert "of “moved” card is " in told


class LeakySecret(Tiny):
    """A secret number shows when sealed answers are laid open, though it is none of them."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.mind = self.declare.number("mind", 0, start=4, most=9, sees=bit(0))

    def apply(self, seat: int, move: int) -> None:
        sealed = self.asked and self.prompt().kind == GUESSING
        super().apply(seat, move)
        if sealed and not self.asked:
            self.winks.value = self.mind.value


def test_a_secret_that_shows_together_with_sealed_answers() -> None:
    assert "was told the same of “guess " in (told := broken(LeakySecret))
    assert "but sees winks is " in told


class Scored(Tiny):
    """At the end it is told what would have been in the sky."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.score = self.declare.word("score", MOODS, 0)

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.over:
            self.finish()

    def finish(self) -> None:
        self.score.value = self.face[self.sky.top()] % 2 if self.sky.size else 0


def test_the_end_may_tell_a_score() -> None:
    conform(changed(TINY, state=Scored), seats=3, games=3)


class LaidOpen(Scored):
    """At the end everybody knows the sky, and nobody was told."""

    def finish(self) -> None:
        for card in self.sky.to_list():
            self.remind(card, EVERYONE)


def test_the_end_does_not_lay_open_cards_unseen() -> None:
    told = broken(LaidOpen)
    assert "was told the same of “" in told
    assert "but sees sky" in told


class LeakyPrompt(Tiny):
    """Asks about a face that only chance knows."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.asked and self.prompt().kind == DARED and self.deck.size:
            self.prompt().put(4, self.face[self.deck.top()])


def test_a_prompt_that_names_a_face_nobody_knows() -> None:
    told = broken(LeakyPrompt)
    assert "pending" in told
    assert "hint is " in told


class LeakyFigure(Tiny):
    def derived_value(self, code: int, seat: int) -> int:
        hidden = self.face[self.deck.top()] if self.deck.size and seat == 0 else 0
        return super().derived_value(code, seat) + hidden


def test_a_figure_that_counts_hidden_cards() -> None:
    told = broken(LeakyFigure)
    assert "could tell a determinized table from the true one: p1.worth is " in told


class LeakyMoves(Tiny):
    def legal_moves(self, seat: int, moves: Moves) -> None:
        super().legal_moves(seat, moves)
        if not self.asked and self.deck.size and self.face[self.deck.top()] == 0:
            moves.size -= 1


def test_legal_moves_that_depend_on_hidden_cards() -> None:
    told = broken(LeakyMoves)
    assert "the legal moves of p" in told
    assert "depend on what p" in told


class LeakySeal(Tiny):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if verb(move) == PICK:
            self.winks.value = arg(move) + 1


def test_a_sealed_answer_that_shows() -> None:
    assert "the sealed answer of p1 shows: winks is " in broken(LeakySeal)


class Unsealed(Tiny):
    def deal(self) -> None:
        super().deal()
        self.drop_prompt()
        self.ask(DARED, self.everyone_in())


def test_a_question_to_several_that_is_not_sealed() -> None:
    assert "several are asked “dared”, which is not declared sealed" in broken(Unsealed)


class NotDeterminized(Tiny):
    """Keeps a secret outside what is declared, and acts by it."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.diary = self.declare.series("diary", 0, WORD, MOODS, sees=bit(0))


def test_a_secret_that_nobody_could_determinize() -> None:
    assert "p1.diary is secret, but not cards within a zone" in broken(NotDeterminized)


class LooseCard(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.marked = self.declare.card("marked", 0, sees=bit(0))


def test_a_secret_card_that_could_lie_anywhere() -> None:
    assert "p1.marked is a secret card, but not within a zone" in broken(LooseCard)

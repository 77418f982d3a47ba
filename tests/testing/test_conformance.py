"""Every law of the conformance suite can be broken, and then it says what differs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    EVERYONE,
    WORD,
    Chance,
    Exchange,
    Given,
    Laws,
    Moves,
    PositionError,
    State,
    Verbs,
    Zone,
    arg,
    bit,
    events,
    prompts,
    verb,
)
from holdfast.kernel.schema import Schema
from holdfast.testing import LawBroken, conform, playout_speed
from tests.kernel.tiny import TINY, Tiny
from tests.kernel.tiny_phrases import BEAST, CHARM, DARED, GUESSING, HIDE, LAY, MOODS, PEEK, PICK, SORTS, STEAL
from tests.kernel.tiny_table import TinyOptions


def broken(table: type[State], **changes: object) -> str:
    """How the suite tells that a game is broken."""
    game = replace(TINY, table=table, **changes)  # type: ignore[arg-type]
    with pytest.raises(LawBroken) as told:
        conform(game, seats=3, games=3)
    return str(told.value)


def with_event(line: str, *, discloses: bool = False) -> tuple[Schema, int]:
    """The events of Tiny and one more."""
    schema = events(mood=MOODS)
    schema.kinds = list(TINY.events.kinds)
    schema.field_names = list(TINY.events.field_names)
    return schema, schema.add(line, discloses=discloses)


def test_a_sound_game_keeps_every_law() -> None:
    conform(TINY, seats=2, games=1)
    conform(UPGRADE, seats=2, games=1)


# What a client is told to show as one thing

SWAP = Exchange(
    offers=("give",),
    by="dare.by",
    to="dare.target",
    gives="dare.at",
    takes="winks",
    laid="den",
    laying="picking",
    received="drew",
)
BOOK_OF_SHOUTS = Laws(texts="shouts", prompt="dared", verb="shout", wrote="shouted")


def test_an_exchange_and_laws_that_are_there_are_sound() -> None:
    conform(replace(TINY, exchange=SWAP, laws=BOOK_OF_SHOUTS), seats=2, games=1)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"offers": ("give", "sell")}, "the exchange speaks of the verb “sell”, which there is not"),
        ({"by": "dare.at"}, "the exchange speaks of dare.at, which is no cell of that kind"),
        ({"gives": "nowhere"}, "the exchange speaks of nowhere, which is no cell of that kind"),
        ({"laid": "points"}, "cards to exchange should lie in p1.points, which is no zone"),
        ({"laying": "sleeping"}, "the exchange speaks of the prompt “sleeping”, which there is not"),
        ({"received": "dreamt"}, "the exchange speaks of the event “dreamt”, which there is not"),
        ({"received": "shouted"}, "event “shouted” does not tell who got which card"),
    ],
)
def test_an_exchange_of_what_there_is_not(wrong: dict[str, Any], told: str) -> None:
    assert told in broken(Tiny, exchange=replace(SWAP, **wrong))


def test_laws_that_are_kept_nowhere() -> None:
    assert "laws are kept in p1.points, which holds no texts" in broken(
        Tiny, laws=replace(BOOK_OF_SHOUTS, texts="p1.points")
    )


# What is told


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
    conform(replace(TINY, table=Disclosing, events=DISCLOSING_EVENTS), seats=3, games=2)


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
        self.mind = self.number("mind", 0, start=4, most=9, sees=bit(0))

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
        self.score = self.word("score", MOODS, 0)

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.over:
            self.finish()

    def finish(self) -> None:
        self.score.value = self.face[self.sky.top()] % 2 if self.sky.size else 0


def test_the_end_may_tell_a_score() -> None:
    conform(replace(TINY, table=Scored), seats=3, games=3)


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
    def figure_value(self, code: int, seat: int) -> int:
        hidden = self.face[self.deck.top()] if self.deck.size and seat == 0 else 0
        return super().figure_value(code, seat) + hidden


def test_a_figure_that_counts_hidden_cards() -> None:
    told = broken(LeakyFigure)
    assert "could tell an imagined table from the true one: p1.worth is " in told


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


class NotImagined(Tiny):
    """Keeps a secret outside what is declared, and acts by it."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.diary = self.series("diary", 0, WORD, MOODS, sees=bit(0))


def test_a_secret_that_nobody_could_imagine() -> None:
    assert "p1.diary is secret, but not cards within a zone" in broken(NotImagined)


class LooseCard(Tiny):
    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.marked = self.card("marked", 0, sees=bit(0))


def test_a_secret_card_that_could_lie_anywhere() -> None:
    assert "p1.marked is a secret card, but not within a zone" in broken(LooseCard)


# Looking


class Worn(Tiny):
    """Looking wears the table out."""

    def figure_value(self, code: int, seat: int) -> int:
        self.winks.value += 1
        return super().figure_value(code, seat)


def test_looking_that_changes_something() -> None:
    told = broken(Worn)
    assert "winks" in told


class Heard(Tiny):
    """Plays otherwise when somebody listens."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.journal is not None:
            self.winks.value += 1


def test_a_game_that_minds_being_listened_to() -> None:
    assert "a game goes another way when somebody listens: winks is " in broken(Heard)


class Forgetful(Tiny):
    """Has a field that no declaration knows, and acts by it."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.mood = 0

    def apply(self, seat: int, move: int) -> None:
        self.mood += 1
        super().apply(seat, move)
        if self.mood == 4:
            self.winks.value += 1


def test_a_field_that_is_not_declared() -> None:
    told = broken(Forgetful)
    assert "winks is " in told


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
        self.zone("barn", allows=BEAST | 8)
        self.zone("shop", allows=CHARM | 8)
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
        self.number("winks")


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
    assert "a card has a face that the game does not name" in broken(Tiny, faces=TINY.faces[:3])


def test_an_event_with_too_many_fields() -> None:
    schema, _ = with_event("much {seat} {a:seat} {b:seat} {c:seat} {d:seat}")
    assert "event “much” has more than 4 fields" in broken(Tiny, events=schema)


# Moves


def respoken(number: int, phrase: str, **settings: object) -> Verbs:
    """The verbs of Tiny with one declared otherwise."""
    verbs = Verbs()
    for each in TINY.verbs.verbs:
        said = phrase if each.number == number else each.phrase
        fills = dict(zip(each.blanks, each.fills, strict=True))
        text = ' "{text}"' if each.needs_words else ""
        own = settings if each.number == number else {}
        verbs.add(said + text, **{"touch": each.touch, "speech": each.speech, **fills, **own})  # type: ignore[arg-type]
    return verbs


def test_a_move_that_touches_what_is_not_there() -> None:
    told = broken(Tiny, verbs=respoken(int(LAY), "lay {card}", touch="{me}.shelf"))
    assert "is made by touching p1.shelf, which is not on the table" in told


def test_two_moves_that_are_written_alike() -> None:
    told = broken(Tiny, verbs=respoken(int(HIDE), "lay {card}"))
    assert "does not read back as the same move" in told


class Twice(Tiny):
    def legal_moves(self, seat: int, moves: Moves) -> None:
        super().legal_moves(seat, moves)
        moves.add_packed(moves.at(0))


def test_a_move_that_is_offered_twice() -> None:
    assert "p1 is offered a move twice" in broken(Twice)


class Stuck(Tiny):
    def legal_moves(self, seat: int, moves: Moves) -> None:
        if self.turns < 3 or self.asked:
            super().legal_moves(seat, moves)


def test_somebody_who_is_asked_but_cannot_move() -> None:
    told = broken(Stuck)
    assert "has no move" in told


class Waiting(Tiny):
    def awaited(self) -> int:
        return 0 if self.turns == 2 else super().awaited()


def test_a_game_that_waits_for_nobody() -> None:
    assert "nobody is awaited" in broken(Waiting)


# Positions and the end


class Unread(Tiny):
    def complete_position(self, given: Given) -> None:
        super().complete_position(given)
        self.winks.value = 7


def test_a_position_that_reads_back_as_another() -> None:
    assert "a position does not read back as the same position: winks is 7 or 0" in broken(Unread)


class Refusing(Tiny):
    def complete_position(self, given: Given) -> None:
        raise PositionError("never")


def test_a_position_that_is_refused() -> None:
    assert "a position cannot be read back: never" in broken(Refusing)


class Unranked(Tiny):
    def ranking(self) -> list[list[int]]:
        return super().ranking()[:1] if self.over else super().ranking()


class Usurper(Tiny):
    def winners(self) -> int:
        return 0b111


def test_a_ranking_that_leaves_somebody_out_and_winners_who_are_not_first() -> None:
    assert "the ranking does not name every seat once" in broken(Unranked)
    assert "the winners are not the first of the ranking" in broken(Usurper)


class Gambler(Tiny):
    """Has luck of its own."""

    luck = Chance(1)

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.winks.value = Gambler.luck.below(1000)


def test_luck_that_the_table_does_not_own() -> None:
    assert "winks is " in broken(Gambler)


# How it is told


def test_a_broken_law_is_told_with_the_record_that_shows_it() -> None:
    told = broken(LeakySeal)
    assert "\n\nholdfast record 1\ngame: tiny\n" in told


def test_the_speed_of_play_is_told_in_a_sentence() -> None:
    assert playout_speed(TINY, seats=2, seconds=0.01).startswith("tiny, 2 seats: ")

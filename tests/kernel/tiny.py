"""A tiny game that uses everything the kernel offers, for the tests of the kernel.

Beasts and charms have one back, the sky another. Everybody holds beasts and charms; all pick a card together, and the
picks are laid open. Then one after the other does one thing (lay or hide a card, give one away unseen, peek, steal,
dare somebody, call a poll) and draws a card. It is over when there is nothing left to draw.
"""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.kernel import (
    EVERYONE,
    NONE,
    Chance,
    Extensions,
    Game,
    Gestures,
    IllegalMove,
    Moves,
    PositionError,
    PositionReader,
    Positions,
    Rules,
    Speech,
    Vocabulary,
    arg,
    arg2,
    bit,
    count_bits,
    seat_name,
    verb,
)
from tests.kernel.tiny_phrases import (
    ANSWER,
    BEAST,
    BY,
    CARD_FIELD,
    CHOOSE,
    CHOOSING,
    COUNT,
    DARE,
    DARED,
    DARING,
    DREW,
    EVENTS,
    FACES,
    FEEL,
    FEELING,
    GAVE,
    GAZE,
    GIVE,
    GUESS,
    GUESSING,
    HID,
    HIDE,
    HINT,
    LAID,
    LAY,
    MOOD,
    NAMED,
    PEEK,
    PEEKED,
    PICK,
    PICKED,
    PICKING,
    POLL,
    PROMPTS,
    REVEAL,
    SHOUT,
    SHOUTED,
    SORTS,
    STEAL,
    VERBS,
    VOTE,
    VOTING,
    WINKED,
)
from tests.kernel.tiny_table import Player, TinyOptions, TinyTable

POLL_KINDS = (GUESSING, VOTING, FEELING, CHOOSING)


class Tiny(TinyTable):
    # Set-up

    def deal(self) -> None:
        self.shuffle(self.sky)
        for player in self.players:
            for _ in range(self.options.hand):
                self.draw(player.hand)
            self._to_den(player)
        self.ask(PICKING, self.everyone_in())

    def _to_den(self, player: Player) -> None:
        """The first beast from the bottom of the deck sleeps unseen."""
        for at in range(self.deck.size):
            if SORTS[self.face[self.deck.cards[at]]] == BEAST:
                self.move(self.deck, at, player.den)
                return

    # Moves

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        kind = self.prompt().kind if self.asked else NONE
        faces = self._faces(seat)
        if kind == DARED:
            self._each(moves, ANSWER, 2)
        elif kind == GUESSING:
            self._each(moves, GUESS, 9)
        elif kind == VOTING:
            self._each(moves, VOTE, int(self.seats))
        elif kind == FEELING:
            self._each(moves, FEEL, 2)
        elif kind == PICKING or kind == CHOOSING:
            for face in faces:
                moves.add(PICK if kind == PICKING else CHOOSE, face)
        else:
            self._turn_moves(seat, faces, moves)

    def _each(self, moves: Moves, what: int, count: int) -> None:
        for at in range(count):
            moves.add(what, at)

    def _faces(self, seat: i64) -> list[int]:
        """The faces of the cards that a seat can still name."""
        player = self.players[seat]
        free = [card for card in player.hand.to_list() if not player.chosen.count(card)]
        return sorted({int(self.face[card]) for card in free})

    def _turn_moves(self, seat: i64, faces: list[int], moves: Moves) -> None:
        for face in faces:
            for what in (LAY, HIDE, REVEAL):
                moves.add(what, face)
        for other in range(self.seats):
            if other != seat:
                self._moves_against(other, faces, moves)
        if self.sky.size:
            moves.add(GAZE)
        self._each(moves, POLL, 4 if self.choosers() else 3)

    def _moves_against(self, other: i64, faces: list[int], moves: Moves) -> None:
        for face in faces:
            moves.add(GIVE, face, other)
        if self.players[other].hand.size:
            moves.add(PEEK, other)
            moves.add(STEAL, other)
        moves.add(DARE, other, 0)
        moves.add(DARE, other, 1)

    def choosers(self) -> int:
        """Those who hold two cards to choose."""
        return sum(1 << seat for seat in range(self.seats) if self.players[seat].hand.size >= 2)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == SHOUT:
            self.shouts.add(self.said)
            self.tell(SHOUTED, seat)
            return
        if what in ANSWERS:
            ANSWERS[what](self, seat, arg(move))
        elif what == DARE:
            self.waiting.value = move
            self._dare(seat, arg(move), arg2(move))
        elif what == POLL:
            kind = POLL_KINDS[arg(move)]
            self.ask(kind, self.choosers() if kind == CHOOSING else self.everyone_in())
        else:
            ACTS[what](self, seat, move)
            self._draw_and_pass_on()

    def _dare(self, seat: i64, target: i64, how: i64) -> None:
        self.dare_by.value, self.dare_target.value, self.dare_at.value = seat, target, self.turns
        self.tell(DARING, seat, target, how)
        prompt = self.ask(DARED, bit(target)).put(BY, seat).put(MOOD, how).put(COUNT, self.winks.value)
        prompt.put(CARD_FIELD, self.deck.top() if self.deck.size else NONE).put(HINT, how)

    def _say(self, seat: i64, answer: i64) -> None:
        self.dare_by.value = self.dare_target.value = self.waiting.value = NONE
        self.dare_at.value = 0
        self.drop_prompt()
        self._draw_and_pass_on()

    # What is answered in secret

    def _pick(self, seat: i64, face: i64) -> None:
        player = self.players[seat]
        player.picked.value = player.hand.cards[self.find(player.hand, face)]
        if self.prompt().answered(seat):
            self.drop_prompt()
            for other in range(self.seats):
                self._lay_pick(other)
            self.tell(PICKED, self.everyone_in())

    def _lay_pick(self, seat: i64) -> None:
        player = self.players[seat]
        if player.picked.value != NONE:
            self._lay(seat, player.picked.value)
            player.picked.value = NONE

    def _guess(self, seat: i64, number: i64) -> None:
        self.players[seat].guess.value = number + 1
        self._poll_answered(seat)

    def _vote(self, seat: i64, target: i64) -> None:
        self.players[seat].vote.value = target
        self._poll_answered(seat)

    def _feel(self, seat: i64, mood: i64) -> None:
        self.players[seat].feeling.value = mood
        self._poll_answered(seat)

    def _choose(self, seat: i64, face: i64) -> None:
        player = self.players[seat]
        free = [card for card in player.hand.to_list() if self.face[card] == face and not player.chosen.count(card)]
        player.chosen.add(free[0])
        if player.chosen.size >= 2:
            self._poll_answered(seat)

    def _poll_answered(self, seat: i64) -> None:
        if not self.prompt().answered(seat):
            return
        self.drop_prompt()
        for player in self.players:
            if player.guess.value != NONE:
                self.story.add(player.guess.value)
                player.points.value = min(99, player.points.value + player.guess.value % 2)
            if player.feeling.value != NONE:
                self.moods.value |= bit(player.feeling.value)
            if player.vote.value != NONE:
                self.players[player.vote.value].charmed.value = 1
            for card in player.chosen.to_list():
                self.move_card(card, player.hand, self.discard)
            self._forget(player)
        self._draw_and_pass_on()

    def _forget(self, player: Player) -> None:
        player.guess.value = player.vote.value = player.feeling.value = NONE
        player.chosen.clear()

    # What is done in a turn

    def _lay(self, seat: i64, card: i64) -> None:
        player = self.players[seat]
        self.move_card(card, player.hand, player.row)
        self.show(card, EVERYONE)
        self.tell(LAID, seat, card)

    def _lay_face(self, seat: i64, move: i64) -> None:
        hand = self.players[seat].hand
        self._lay(seat, hand.cards[self.find(hand, arg(move))])

    def _hide(self, seat: i64, move: i64) -> None:
        player = self.players[seat]
        self.tell(HID, seat, self.move_face(player.hand, arg(move), player.row))

    def _give(self, seat: i64, move: i64) -> None:
        target = self.players[arg2(move)].hand
        self.tell(GAVE, seat, arg2(move), self.move_face(self.players[seat].hand, arg(move), target))

    def _reveal(self, seat: i64, move: i64) -> None:
        hand = self.players[seat].hand
        self.wanted.value = arg(move)
        self.show(hand.cards[self.find(hand, arg(move))], EVERYONE)
        self.tell(NAMED, arg(move))

    def _peek(self, seat: i64, move: i64) -> None:
        hand = self.players[arg(move)].hand
        card = hand.cards[self.pick(hand)]
        self.show(card, bit(seat))
        self.tell(PEEKED, seat, arg(move), card)

    def _steal(self, seat: i64, move: i64) -> None:
        theirs = self.players[arg(move)].hand
        self.tell(GAVE, arg(move), seat, self.move(theirs, self.pick(theirs), self.players[seat].hand))

    def _gaze(self, seat: i64, move: i64) -> None:
        self.move_top(self.sky, self.omen)
        self.weather.value ^= 1
        self.dark.value = self.weather.value

    def _draw_and_pass_on(self) -> None:
        if self.deck.size == 0:
            self.over = True
            return
        self.tell(DREW, self.turn, self.draw(self.players[self.turn].hand))
        self.turn = self.next_seat(self.turn)
        self.count_turn()


ANSWERS = {
    ANSWER: Tiny._say,
    PICK: Tiny._pick,
    GUESS: Tiny._guess,
    VOTE: Tiny._vote,
    FEEL: Tiny._feel,
    CHOOSE: Tiny._choose,
}
ACTS = {
    LAY: Tiny._lay_face,
    HIDE: Tiny._hide,
    GIVE: Tiny._give,
    REVEAL: Tiny._reveal,
    PEEK: Tiny._peek,
    STEAL: Tiny._steal,
    GAZE: Tiny._gaze,
}


class Shouting(Speech[Tiny]):
    def check(self, state: Tiny, seat: i64, move: i64, text: str) -> None:
        if verb(move) == SHOUT and not text:
            raise IllegalMove("shout_something")
        if verb(move) not in (SHOUT, ANSWER):
            super().check(state, seat, move, text)

    def may_speak(self, state: Tiny, seat: i64, move: i64) -> bool:
        return move == SHOUT and state.asked == 0


class Winking(Gestures[Tiny]):
    def possible(self, state: Tiny, seat: i64) -> list[str]:
        return ["wink"] if state.options.winking else []

    def make(self, state: Tiny, seat: i64, word: str) -> None:
        state.winks.value += 1
        state.tell(WINKED, seat, state.winks.value)


def complete(state: Tiny, reader: PositionReader) -> None:
    if count_bits(state.everyone_in()) < 2:
        state.over = True
    elif not state.is_in(state.turn):
        raise PositionError("turn_of_seat_out", seat=seat_name(state.turn))
    if state.asked > 1:
        raise PositionError("one_thing_is_asked")
    for prompt in state.prompts[: state.asked]:
        if prompt.kind == CHOOSING and prompt.seats & ~state.choosers():
            raise PositionError("chooser_holds_two")


TINY = Game(
    Rules("tiny", range(2, 5), Tiny, version=3, positions=Positions(complete)),
    Vocabulary(VERBS, EVENTS, PROMPTS, FACES),
    TinyOptions,
    extensions=Extensions(speech=Shouting(), gestures=Winking()),
)


def dealt(seats: int = 2, seed: int = 1, **options: object) -> Tiny:
    """A new game of Tiny."""
    state = TINY.deal(seats, TINY.options.read(options), Chance(seed))
    assert isinstance(state, Tiny)
    return state


def dealt_and_picked(seats: int = 2, seed: int = 1) -> Tiny:
    """A game of Tiny after everybody has picked a card."""
    state = dealt(seats, seed)
    for seat in range(seats):
        state.submit(seat, TINY.legal_moves(state, seat)[0])
    return state

"""A state is plain data; a game is a class of states.

A game subclasses `State`, declares in `__init__` what lies on its table, deals in `deal` and answers `legal_moves` and
`apply`. What it does with cards is in `Tabletop`; here are turns, questions, moves, the end, and copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, SPECTATOR, bit, lowest_bit
from holdfast.kernel.cells import MOST, SEATS, Series
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import IllegalMove, RuleFault, SeatError
from holdfast.kernel.moves import Moves
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.tabletop import Tabletop
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.given import Given
    from holdfast.kernel.options import Options
    from holdfast.kernel.schema import Schema

MOST_WORDS: Final = 200
MOST_MOVES: Final = 1 << 56
"""A move has seven bytes; whatever is larger is none."""
TURN: Final[i64] = 0
"""The question that every game knows: what do you do with your turn?"""


def no_legal_move(state: State, seat: i64) -> RuleFault:
    """A game must not stall: whoever is asked can do something."""
    kind = state.questions.kinds[state.prompt().kind if state.asked else state.question()].name
    return RuleFault(
        "no_legal_move",
        seat=int(seat) + 1,
        question=kind,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Tabletop):
    """The table in play: whose turn it is, what is asked, who is still in."""

    game: Game | None
    seats: i64
    """How many sit at the table."""
    turn: i64
    turns: i64
    """Turns played so far."""
    turn_limit: i64
    """The game is over after this many turns; 0 for no limit."""
    over: bool
    people: i64
    """The mask of seats held by people rather than bots."""
    out: i64
    """The mask of seats that are no longer in."""
    out_order: Series
    """Masks of seats that left the game together, first to leave first."""

    prompts: list[Prompt]
    """The stack of open questions, and beyond `asked` prompts that can be used again."""
    asked: i64
    said: str
    """The words that came with the move being applied."""
    undo: State | None
    """The table before the move being applied, in case a rule fails."""

    def __init__(self, seats: i64, options: Options, prompts: Schema) -> None:
        super().__init__()
        self.game = None
        self.options = options
        self.questions = prompts
        self.seats = seats
        self.turn = 0
        self.turns = 0
        self.turn_limit = options.turn_limit or 0
        self.over = False
        self.people = bit(seats) - 1
        self.out = 0
        self.out_order = self.series("out_order", NONE, SEATS, None, EVERYONE, None, MOST)
        self.prompts = []
        self.asked = 0
        self.said = ""
        self.undo = None

    # What a game answers

    def deal(self) -> None:
        """Deal from a shuffled deck and begin."""
        raise NotImplementedError

    def home(self, card: i64) -> Zone:
        """Where a card lies before the deal, and where a position has it that does not name it."""
        return self.deck

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        """Add every move that an awaited seat may make now."""
        raise NotImplementedError

    def leave_sensible(self, seat: i64, moves: Moves) -> None:
        """Leave out of a seat's legal moves what would look absurd to people. Bots neither make nor advise it."""

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that is legal. Nothing is checked here."""
        raise NotImplementedError

    def figure_value(self, code: i64, seat: i64) -> i64:
        """A number that follows from the rest of the table, as `figure` declared it."""
        return 0

    def standing(self, seat: i64) -> i64:
        """What the turn limit ranks by: more is better."""
        return 0

    def evaluate(self, seat: i64) -> float:
        """How well a seat is doing, between -1 and 1; bots look one step ahead by it."""
        return 0.0

    def survey(self) -> None:
        """The features of the seats are asked for next, one by one: a game may note here what they have in common."""

    def features(self, seat: i64, into: vec[float]) -> None:
        """How a seat stands, in the numbers that the game has declared; searching bots weigh them."""

    def tells(self, seat: i64, into: vec[float]) -> None:
        """How well what a seat holds fits what it has done, in numbers that the game has declared for that."""

    def may_win(self, seat: i64) -> bool:
        """Whether a seat can still win the game, for a game in which one who is out may come back, or be done."""
        return self.is_in(seat)

    def team(self, seat: i64) -> i64:
        """The mask of those who win and lose together with a seat."""
        return bit(seat)

    def side(self, seat: i64) -> str:
        """What the side of a seat is called, where that is more than the seat: a family, a team."""
        return ""

    def question(self) -> i64:
        """What the awaited seats are asked, when no prompt says it: the number of a kind of prompt."""
        return TURN

    def complete_position(self, given: Given) -> None:
        """Complete a position that leaves things open, or raise PositionError where it cannot be."""

    def rebuild_derived(self) -> None:
        """Work out again what the table keeps because it follows from the declared data.

        The kernel calls it where all of that data may have changed at once: on a copy, on an imagined table, after a
        position was read. A rule that changes what something follows from calls it too. Looking never needs to.
        """

    def check_speech(self, seat: i64, move: i64, text: str) -> None:
        """Raise IllegalMove if these words may not come with this move."""
        if text:
            raise IllegalMove("move_takes_no_words")

    def wording(self, seat: i64, move: i64, text: str) -> str:
        """Words that may come with a move, as the table takes them: what is told, kept and recorded."""
        return text

    def suggestions(self, seat: i64, chance: Chance) -> list[str]:
        """Some words, by chance, with which a move could be made now that needs words; none where none could."""
        return []

    def prolongs(self, text: str) -> bool:
        """Whether these words, which could be said now, would make the game much longer; bots do not say such words."""
        return False

    def may_speak(self, seat: i64, move: i64) -> bool:
        """Whether a move that needs free words, and so is in no list, is possible now."""
        return False

    def gestures(self, seat: i64) -> list[str]:
        """What a seat may do at any time that is not a move."""
        return []

    def gesture(self, seat: i64, word: str) -> None:
        """Make a gesture that is possible."""
        raise NotImplementedError

    # Whom the table waits for

    def awaited(self) -> i64:
        """The mask of seats that owe a decision now."""
        if self.over:
            return NOBODY
        if self.asked:
            return self.prompts[self.asked - 1].seats
        return bit(self.turn)

    def ask(self, kind: i64, seats: i64) -> Prompt:
        """Put a question on the stack; `put` then says what it is about."""
        if self.asked == len(self.prompts):
            self.prompts.append(Prompt(self.questions.field_count))
        prompt = self.prompts[self.asked]
        self.asked += 1
        prompt.kind = kind
        prompt.seats = seats
        for at in range(i64(len(prompt.fields))):
            prompt.fields[at] = NONE
        return prompt

    def prompt(self) -> Prompt:
        """The newest question, where there is one."""
        return self.prompts[self.asked - 1]

    def drop_prompt(self) -> None:
        """The newest question is answered."""
        self.asked -= 1

    def submit(self, seat: int, move: int, text: str = "") -> str:
        """Make a legal move, and get its words as the table took them; otherwise raise IllegalMove, change nothing.

        If a rule of the game fails in the middle, the table is put back as it was, and RuleFault says so.
        """
        self._check_move(seat, move, text)
        text = self.wording(seat, move, text)
        told = self._remember()
        self.said = text
        try:
            self.apply(seat, move)
        except Exception as fault:
            raise self._put_back(told, fault) from fault
        finally:
            self.said = ""
        return text

    def submit_gesture(self, seat: int, word: str) -> None:
        """Make a gesture if it is possible; otherwise raise IllegalMove and change nothing."""
        self.check_seat(seat)
        if word not in self.gestures(seat):
            raise IllegalMove("gesture_not_possible")
        told = self._remember()
        try:
            self.gesture(seat, word)
        except Exception as fault:
            raise self._put_back(told, fault) from fault

    def showed_something(self) -> bool:
        """Whether with the move that was made last some seat came to know a card, or chance was asked."""
        before = self.undo
        if before is None:
            return False
        for card in range(i64(len(self.known))):
            if self.known[card] & ~before.known[card]:
                return True
        return before.chance.to_text() != self.chance.to_text()

    def check_seat(self, seat: int) -> None:
        """Raise SeatError if nobody sits or watches there."""
        if not 0 <= seat < int(self.seats) and seat != int(SPECTATOR):
            raise SeatError("no_such_seat", seat=seat, seats=int(self.seats))

    def _remember(self) -> i64:
        """Keep the table as it is now, in case a rule fails; how many lines the journal has."""
        if self.undo is None:
            self.undo = self.empty_twin()
        self.copy_to(self.undo)
        return self.journal.size if self.journal is not None else i64(0)

    def _put_back(self, told: i64, fault: Exception) -> RuleFault:
        """Put the table back as it was before a rule failed."""
        if self.undo is not None:
            self.undo.copy_to(self)
        if self.journal is not None:
            self.journal.forget_after(told)
        what = f"{type(fault).__name__}: {fault}"
        wrong = RuleFault("rule_failed", fault=what)
        wrong.__cause__ = fault  # compiled code drops `raise … from`
        return wrong

    def _check_move(self, seat: int, move: int, text: str) -> None:
        if self.over:
            raise IllegalMove("game_is_over")
        if not 0 <= seat < int(self.seats) or self.awaited() & bit(seat) == 0:
            raise IllegalMove("player_not_asked", seat=seat + 1)
        if not 0 <= move < MOST_MOVES:
            raise IllegalMove("move_not_possible")
        moves = Moves()
        self.legal_moves(seat, moves)
        if not moves.has(move) and not self.may_speak(seat, move):
            raise IllegalMove("move_not_possible")
        if len(text) > MOST_WORDS:
            raise IllegalMove("too_many_words_said", most=MOST_WORDS, count=len(text))
        self.check_speech(seat, move, text)

    # Beginning

    def set_up(self, chance: Chance) -> None:
        """Begin a game on an empty table: every card in its home, the deck shuffled, the deal."""
        if not chance.copy_to(self.chance):
            self.chance = chance.copy()
        for card in range(len(self.face)):
            self.enter(card, self.home(card))
        self.shuffle(self.deck)
        self.deal()

    # Turns and the end

    def is_in(self, seat: i64) -> bool:
        return self.out & bit(seat) == 0

    def everyone_in(self) -> i64:
        """The mask of seats that are still in."""
        return (bit(self.seats) - 1) & ~self.out

    def others_in(self, seat: i64) -> i64:
        """The mask of the other seats that are still in."""
        return self.everyone_in() & ~bit(seat)

    def next_seat(self, seat: i64) -> i64:
        """The next seat that is still in; the same one if there is no other."""
        following = seat
        for _step in range(self.seats):
            # A remainder would take longer than all the rest.
            following += 1
            if following == self.seats:
                following = 0
            if self.out & bit(following) == 0:
                return following
        return seat

    def count_turn(self) -> None:
        """A turn was played; the game is over if it was the last one allowed."""
        self.turns += 1
        if self.turn_limit and self.turns >= self.turn_limit:
            self.over = True

    def eliminate(self, seats: i64) -> None:
        """These seats leave the game together; it is over when one side is left, or none."""
        self.out |= seats
        self.out_order.add(seats)
        left = self.everyone_in()
        if left == 0 or left & ~self.team(lowest_bit(left)) == 0:
            self.over = True

    def winners(self) -> i64:
        """The mask of those who share the first rank, of a game that is over."""
        left = self.everyone_in()
        if left & (left - 1) == 0 and left:
            return left
        return self.top_rank()

    def is_draw(self) -> bool:
        """Whether a game that is over is a draw: several sides share the first rank, and nobody has won."""
        first = self.winners()
        one = lowest_bit(first)
        return first & ~(self.team(one) | bit(one)) != 0

    def top_rank(self) -> i64:
        """The mask of the first rank, for games in which the last one left need not be the winner."""
        mask: i64 = 0
        for seat in self.ranking()[0]:
            mask |= bit(seat)
        return mask

    def ranking(self) -> list[list[int]]:
        """Seats from the winner down; those who share a rank stand together."""
        ranks = self.ranked_by_standing(self.everyone_in())
        for at in range(self.out_order.size - 1, i64(-1), i64(-1)):
            seats = self.out_order.at(at)
            ranks.append([seat for seat in range(int(self.seats)) if seats >> seat & 1])
        return ranks

    def ranked_by_standing(self, seats: i64) -> list[list[int]]:
        """These seats in the order of their standing; equal ones stand together."""
        listed = [seat for seat in range(int(self.seats)) if seats >> seat & 1]
        standings = sorted({int(self.standing(seat)) for seat in listed}, reverse=True)
        return [[seat for seat in listed if self.standing(seat) == standing] for standing in standings]

    # The story

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell whoever listens what happened."""
        if self.journal is not None:
            self.journal.event(self, event, a, b, c, d, self.said)

    # Copies

    def empty_twin(self) -> State:
        """An empty table of the same game, to be copied onto."""
        make: Any = type(self)
        twin: State = make(self.seats, self.options)
        twin.game = self.game
        return twin

    def copy(self) -> State:
        """An independent twin. It tells nobody what happens on it."""
        twin = self.empty_twin()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: State) -> None:
        """Copy everything onto a twin made before. Nothing is allocated once the twin has been this large."""
        self.copy_unremembered(twin)
        self.copy_memory(twin)

    def copy_unremembered(self, twin: State) -> None:
        """Copy everything but memory: nobody imagines from the twin."""
        twin.forget()
        twin.turn = self.turn
        twin.turns = self.turns
        twin.turn_limit = self.turn_limit
        twin.over = self.over
        twin.people = self.people
        twin.out = self.out
        self.copy_cards(twin)
        self._copy_numbers(twin)
        self._copy_prompts(twin)
        if not self.chance.copy_to(twin.chance):
            twin.chance = self.chance.copy()
        if self.forced or twin.forced:
            twin.forced = self.forced[:]
        twin.rebuild_derived()

    def _copy_numbers(self, twin: State) -> None:
        cells = twin.cells
        for at, cell in enumerate(self.cells):
            cells[at].value = cell.value
        for at, series in enumerate(self.series_list):
            if series.size > 0 or twin.series_list[at].size > 0:
                series.copy_to(twin.series_list[at])
        for at, texts in enumerate(self.texts_list):
            texts.copy_to(twin.texts_list[at])

    def _copy_prompts(self, twin: State) -> None:
        while len(twin.prompts) < self.asked:
            twin.prompts.append(Prompt(self.questions.field_count))
        for at in range(self.asked):
            self.prompts[at].copy_to(twin.prompts[at])
        twin.asked = self.asked

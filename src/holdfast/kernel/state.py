"""A state is plain data; a game is a class of states.

A game subclasses `State`, declares in `__init__` what lies on its table, deals in `deal` and answers `legal_moves` and
`apply`. What it does with cards is in `Tabletop`; here are turns, questions, moves, the end, and copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.bits import NOBODY, NONE, SPECTATOR, bit, lowest_bit
from holdfast.kernel.cells import SEATS, Series
from holdfast.kernel.chance import Chance
from holdfast.kernel.copies import copy_memory, copy_without_memory
from holdfast.kernel.errors import IllegalMove, RuleFault, SeatError
from holdfast.kernel.gestures import NO_GESTURES
from holdfast.kernel.moves import Moves
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.ranking import ranked_by_standing, top_rank
from holdfast.kernel.speech import NO_SPEECH, Speech
from holdfast.kernel.tabletop import Tabletop
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.kinds import Kinds
    from holdfast.kernel.options import Options

MOST_WORDS: Final = 200
MOST_MOVES: Final = 1 << 56
"""A move has seven bytes; anything larger is no move."""
TURN: Final[i64] = 0
"""The question that every game knows: what do you do with your turn?"""


def no_legal_move(state: State, seat: i64) -> RuleFault:
    """A game must not stall: every seat that is asked can do something."""
    kind = state.questions.kinds[state.prompt().kind if state.asked else state.question()].name
    return RuleFault(
        "no_legal_move",
        seat=int(seat) + 1,
        question=kind,
    )


def _speech(state: State) -> Speech[State]:
    return NO_SPEECH if state.game is None else state.game.extensions.speech


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
    """The table before the newest move, in case a rule fails or the move cannot be kept."""
    undo_lines: i64
    """How many lines the journal had then."""

    def __init__(self, seats: i64, options: Options, prompts: Kinds) -> None:
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
        self.out_order = self.declare.series("out_order", kind=SEATS)
        self.prompts = []
        self.asked = 0
        self.said = ""
        self.undo = None
        self.undo_lines = 0

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

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that is legal. Nothing is checked here."""
        raise NotImplementedError

    def derived_value(self, code: i64, seat: i64) -> i64:
        """A number that follows from the rest of the table, as `derived` declared it."""
        return 0

    def standing(self, seat: i64) -> i64:
        """What the turn limit ranks by: more is better."""
        return 0

    def team(self, seat: i64) -> i64:
        """The mask of those who win and lose together with a seat."""
        return bit(seat)

    def side(self, seat: i64) -> str:
        """What the side of a seat is called, where that is more than the seat: a family, a team."""
        return ""

    def question(self) -> i64:
        """What the awaited seats are asked, when no prompt says it: the number of a kind of prompt."""
        return TURN

    def rebuild_derived(self) -> None:
        """Work out again what the table keeps because it follows from the declared data.

        The kernel calls it where all of that data may have changed at once: after the deal, on a copy, on a
        determinized table, after a position was read or a move was taken back. A rule that changes what something
        follows from calls it too, within the move: bots make moves with `apply` alone. Looking never needs to.
        """

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
        speech = _speech(self)
        _check_move(self, seat, move, text, speech)
        return _make(self, seat, move, text, speech)

    def submit_gesture(self, seat: int, word: str) -> None:
        """Make a gesture if it is possible; otherwise raise IllegalMove and change nothing."""
        self.check_seat(seat)
        gestures = NO_GESTURES if self.game is None else self.game.extensions.gestures
        if word not in gestures.possible(self, seat):
            raise IllegalMove("gesture_not_possible")
        _remember(self)
        try:
            gestures.make(self, seat, word)
        except Exception as fault:
            raise _put_back(self, fault) from fault

    def check_seat(self, seat: int) -> None:
        """Raise SeatError if nobody sits or watches there."""
        if not 0 <= seat < int(self.seats) and seat != int(SPECTATOR):
            raise SeatError("no_such_seat", seat=seat, seats=int(self.seats))

    def take_back(self) -> None:
        """Put the table back as it was before the newest move or gesture: no further back than that."""
        if self.undo is not None:
            self.undo.copy_to(self)
        if self.journal is not None:
            self.journal.forget_after(self.undo_lines)

    # Beginning

    def set_up(self, chance: Chance) -> None:
        """Begin a game on an empty table: every card in its home, the deck shuffled, the deal."""
        if not chance.copy_to(self.chance):
            self.chance = chance.copy()
        for card in range(len(self.face)):
            self.enter(card, self.home(card))
        self.shuffle(self.deck)
        self.deal()
        self.rebuild_derived()

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
        return top_rank(self)

    def ranking(self) -> list[list[int]]:
        """Seats from the winner down; those who share a rank stand together."""
        ranks = ranked_by_standing(self, self.everyone_in())
        for at in range(self.out_order.size - 1, i64(-1), -1):
            seats = self.out_order.at(at)
            ranks.append([seat for seat in range(int(self.seats)) if seats >> seat & 1])
        return ranks

    # The story

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell all listeners what happened."""
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
        copy_without_memory(self, twin)
        copy_memory(self, twin)


def submit_legal(state: State, seat: int, move: int) -> str:
    """Submit a move without words for a caller that has just seen that it is legal."""
    speech = _speech(state)
    speech.check(state, seat, move, "")
    return _make(state, seat, move, "", speech)


def showed_something(state: State, since: i64) -> bool:
    """Whether the last move, which the journal tells from line `since` on, showed a card or asked chance.

    This follows only from what everybody was told: whether a seat had known the card before is that seat's secret.
    """
    before = state.undo
    if before is None or state.journal is None:
        return False
    return state.journal.shows_cards(state.zones, since) or before.chance.to_text() != state.chance.to_text()


def _check_move(state: State, seat: int, move: int, text: str, speech: Speech[State]) -> None:
    if state.over:
        raise IllegalMove("game_is_over")
    if not 0 <= seat < int(state.seats) or state.awaited() & bit(seat) == 0:
        raise IllegalMove("player_not_asked", seat=seat + 1)
    if not 0 <= move < MOST_MOVES:
        raise IllegalMove("move_not_possible")
    moves = Moves()
    state.legal_moves(seat, moves)
    if not moves.has(move) and not speech.may_speak(state, seat, move):
        raise IllegalMove("move_not_possible")
    if len(text) > MOST_WORDS:
        raise IllegalMove("too_many_words_said", most=MOST_WORDS, count=len(text))
    speech.check(state, seat, move, text)


def _make(state: State, seat: int, move: int, text: str, speech: Speech[State]) -> str:
    """Make a move that has been checked, or leave the table as it was; its words as the table took them."""
    text = speech.wording(state, seat, move, text)
    _remember(state)
    state.said = text
    try:
        state.apply(seat, move)
    except Exception as fault:
        raise _put_back(state, fault) from fault
    finally:
        state.said = ""
    return text


def _remember(state: State) -> None:
    """Keep the table as it is now, in case a rule fails or the move cannot be kept."""
    if state.undo is None:
        state.undo = state.empty_twin()
    state.copy_to(state.undo)
    state.undo_lines = state.journal.size if state.journal is not None else i64(0)


def _put_back(state: State, fault: Exception) -> RuleFault:
    """Put the table back as it was before a rule failed."""
    state.take_back()
    what = f"{type(fault).__name__}: {fault}"
    wrong = RuleFault("rule_failed", fault=what)
    wrong.__cause__ = fault  # compiled code drops `raise … from`
    return wrong

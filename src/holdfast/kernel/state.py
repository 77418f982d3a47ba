"""A state is plain data; a game is a class of states.

A game subclasses `State`, makes its zones in `__init__` (a bare table), deals in `deal` and answers `legal_moves` and
`apply`. What it does with cards is in `Tabletop`; here are turns, questions, moves, the end, and copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.tabletop import Tabletop
from holdfast.kernel.zones import NOBODY, NONE, Zone, bit, first_seat

if TYPE_CHECKING:
    from holdfast.kernel.events import Log
    from holdfast.kernel.sheet import Sheet

MOST_WORDS: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Tabletop):
    """The table in play: whose turn it is, what is asked, who is still in."""

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
    out_order: list[int]
    """Masks of seats that left the game together, first to leave first."""

    prompts: list[Prompt]
    said: str
    """The words that came with the move being applied."""
    log: Log | None

    def __init__(self, seats: i64, turn_limit: i64) -> None:
        super().__init__()
        self.seats = seats
        self.turn = 0
        self.turns = 0
        self.turn_limit = turn_limit
        self.over = False
        self.people = bit(seats) - 1
        self.out = 0
        self.out_order = []
        self.prompts = []
        self.said = ""
        self.log = None

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

    def copy(self) -> State:
        """An independent twin: `copy_to` for what the kernel knows, then the game's own fields."""
        raise NotImplementedError

    def lay_out(self, sheet: Sheet) -> None:
        """Name everything on the table, in the rule book's words: positions and views are made from this."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """What the turn limit ranks by: more is better."""
        return 0

    def evaluate(self, seat: i64) -> float:
        """How well a seat is doing, between -1 and 1; bots look one step ahead by it."""
        return 0.0

    def team(self, seat: i64) -> i64:
        """The mask of those who win and lose together with a seat."""
        return bit(seat)

    def question(self) -> str:
        """What the awaited seats are asked, when no prompt says it."""
        return "turn"

    def settle(self) -> None:
        """Complete a position that leaves things open, or raise PositionError where it cannot be."""

    def hear(self, seat: i64, move: i64, text: str) -> None:
        """Raise IllegalMove if these words may not come with this move."""
        if text:
            raise IllegalMove("no words go with this move")

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
        if self.prompts:
            return self.prompts[-1].seats
        return bit(self.turn)

    def ask(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Prompt:
        """Put a question on the stack."""
        prompt = Prompt(kind, seats, a, b, c, d)
        self.prompts.append(prompt)
        return prompt

    def ask_sealed(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0) -> Prompt:
        """Ask several seats at once; nothing shows until all have answered."""
        prompt = self.ask(kind, seats, a, b)
        prompt.seal(self.seats)
        return prompt

    def submit(self, seat: i64, move: i64, text: str = "") -> None:
        """Make a move if it is legal; otherwise raise IllegalMove and change nothing."""
        if self.over:
            raise IllegalMove("the game is over")
        if not 0 <= seat < self.seats or self.awaited() & bit(seat) == 0:
            raise IllegalMove(f"p{int(seat) + 1} is not asked for a move now")
        moves = Moves()
        self.legal_moves(seat, moves)
        if not moves.has(move) and not self.may_speak(seat, move):
            raise IllegalMove("this move is not possible now")
        if len(text) > MOST_WORDS:
            raise IllegalMove(f"at most {MOST_WORDS} characters can be said with a move, not {len(text)}")
        self.hear(seat, move, text)
        self.said = text
        self.apply(seat, move)
        self.said = ""

    # Beginning

    def set_up(self, chance: Chance) -> None:
        """Begin a game on a bare table: every card in its home, the deck shuffled, the deal."""
        self.chance = chance
        for card in range(len(self.face)):
            self.put(card, self.home(card))
        self.shuffle(self.deck)
        self.deal()

    # Turns and the end

    def is_in(self, seat: i64) -> bool:
        return self.out & bit(seat) == 0

    def next_seat(self, seat: i64) -> i64:
        """The next seat that is still in."""
        seat = (seat + 1) % self.seats
        while self.out & bit(seat):
            seat = (seat + 1) % self.seats
        return seat

    def count_turn(self) -> None:
        """A turn was played; the game is over if it was the last one allowed."""
        self.turns += 1
        if self.turn_limit and self.turns >= self.turn_limit:
            self.over = True

    def eliminate(self, seats: i64) -> None:
        """These seats leave the game together; it is over when one side is left, or none."""
        self.out |= seats
        self.out_order.append(int(seats))
        left = (bit(self.seats) - 1) & ~self.out
        if left == 0 or left & ~self.team(first_seat(left)) == 0:
            self.over = True

    def winners(self) -> i64:
        """The mask of those who share the first rank, of a game that is over."""
        left = (bit(self.seats) - 1) & ~self.out
        if left & (left - 1) == 0 and left:
            return left
        return self.top_rank()

    def top_rank(self) -> i64:
        """The mask of the first rank, for games in which the last one left need not be the winner."""
        mask: i64 = 0
        for seat in self.ranking()[0]:
            mask |= bit(seat)
        return mask

    def ranking(self) -> list[list[int]]:
        """Seats from the winner down; those who share a rank stand together."""
        ranks: list[list[int]] = []
        left = [seat for seat in range(int(self.seats)) if self.is_in(seat)]
        for standing in sorted({int(self.standing(seat)) for seat in left}, reverse=True):
            ranks.append([seat for seat in left if self.standing(seat) == standing])
        for seats in reversed(self.out_order):
            ranks.append([seat for seat in range(int(self.seats)) if seats >> seat & 1])
        return ranks

    # The story

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell whoever listens what happened."""
        if self.log is not None:
            self.log.hear(self, event, a, b, c, d)

    # Copies

    def renumber(self, anew: vec[i64]) -> None:
        """Put other cards in the places of some, wherever this state speaks of them."""
        self.swap_cards(anew)
        for prompt in self.prompts:
            for seat in range(i64(len(prompt.answers))):
                if prompt.answers[seat] != NONE:
                    prompt.answers[seat] = anew[prompt.answers[seat]]
        self.renumbered(anew)

    def renumbered(self, anew: vec[i64]) -> None:
        """Cards got other numbers: a game changes the fields of its own, and of its prompts, that hold one."""

    def copy_to(self, twin: State) -> None:
        """Copy what the kernel knows onto a bare table of the same game. The twin tells nobody what happens on it."""
        twin.turn = self.turn
        twin.turns = self.turns
        twin.turn_limit = self.turn_limit
        twin.over = self.over
        twin.people = self.people
        twin.out = self.out
        if self.out_order:
            twin.out_order = self.out_order[:]
        self.copy_tabletop(twin)
        if self.prompts:
            twin.prompts = [prompt.copy() for prompt in self.prompts]

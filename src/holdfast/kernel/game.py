"""A game as the rest of the house sees it: a name, a version, seats, options, faces, verbs, and a class of states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from holdfast.kernel import position as positions
from holdfast.kernel import reading, story
from holdfast.kernel.book import Book, make_book
from holdfast.kernel.box import CardDef, CardStyle, Theme
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import HoldfastError, IllegalMove, OptionError, Wording
from holdfast.kernel.features import TELLS, WORTH, Features, Weights, nearest, weights_in
from holdfast.kernel.journal import Journal
from holdfast.kernel.letters import control_in
from holdfast.kernel.moves import Moves
from holdfast.kernel.options import Options
from holdfast.kernel.phrases import NO_NAMES, Names, Verbs, seat_name
from holdfast.kernel.plain import Plain
from holdfast.kernel.playout import Dealer
from holdfast.kernel.schema import Schema
from holdfast.kernel.search_config import SearchConfig
from holdfast.kernel.state import State
from holdfast.kernel.story import SeatEvent
from holdfast.kernel.view import View, decode, see

if TYPE_CHECKING:
    from holdfast.kernel.table import Table

Entries = dict[str, Plain]
"""A position as a flat mapping of dotted paths."""


@dataclass(frozen=True)
class Dialect:
    """How a rule book writes what the table keeps in another form.

    `write` turns the entries that the kernel writes into those of the rule book, `read` turns them back; both get a
    mapping they may change.
    """

    write: Callable[[Entries], Entries]
    read: Callable[[Entries, int], Entries]


@dataclass(frozen=True)
class Laws:
    """Where a table keeps sentences that players have made law, and how one is written: prompt, verb and event."""

    texts: str
    prompt: str
    """The question to whoever may write."""
    verb: str
    """What they say, with the sentence as its words."""
    wrote: str
    """The event that tells who wrote one."""


@dataclass(frozen=True)
class Exchange:
    """Where two seats exchange cards: one offers, the other answers, both lay theirs face down, and each gets the
    other's. A client shows it as one thing that stands between the two.
    """

    offers: tuple[str, ...]
    """The verbs that make an offer."""
    by: str
    """The cell that says whose offer it is; nobody while there is none."""
    to: str
    """The cell that says who answers it."""
    gives: str
    """The cell that says how many cards the first lays."""
    takes: str
    """The same of the second."""
    laid: str
    """The zone of each seat for what it lays."""
    laying: str
    """The question to whoever has a card to lay: it is asked when both have agreed."""
    received: str
    """The event that tells each card that somebody got, with fields `seat` and `card`."""


@dataclass(frozen=True)
class Game:
    """Everything that is written once about a game. A game's folder exports one as `GAME`."""

    name: str
    version: int
    """Counts up when the rules change: a record is replayed only by the version it was played with."""
    seats: range
    """How many can play."""
    options: type[Options]
    faces: tuple[str, ...]
    verbs: Verbs
    events: Schema
    prompts: Schema
    table: Callable[..., State]
    """The class of states: called with a number of seats and options it gives an empty table, the cards in the box."""
    package: str = field(default="")
    """Where the texts and scenarios are."""
    box: Sequence[CardDef] = ()
    """What is printed on text cards; playing cards need nothing."""
    look: Callable[[str], CardStyle] | None = None
    """How a card is drawn, by its face; playing cards draw themselves."""
    dialect: Dialect | None = None
    """What the rule book writes otherwise than the table keeps it."""
    habits: SearchConfig = field(default_factory=SearchConfig)
    """How a searching bot looks ahead in this game."""
    features: Features | None = None
    """What searching bots judge a table by, with weights fitted to many games; without them by `evaluate`."""
    tells: Features | None = None
    """By what they see which of the tables that they imagine fit what the others have done; also with weights."""
    learnt: Weights | None = None
    """What features are worth, where that is not what stands in the game's folder: while it is being learnt."""
    last_deals: bool = False
    """At a table that plays again the last one sits as p1, and is called `badge-junior` all through that game."""
    edition: str = ""
    """Which edition of the original is played, where there are several; it stands in records."""
    advised: range | None = None
    """How many should play; a smaller or larger table is told `more-fun-with`."""
    effort: int = 2
    """How much there is to learn: 1 is little, 2 some, 3 a lot. What is easier stands first where people choose."""
    minutes: int = 30
    """About how long it takes."""
    laws: Laws | None = None
    """Where players write laws, a client has a writing desk and a law book."""
    exchange: Exchange | None = None
    """Where two seats exchange cards, a client shows what lies between them."""
    livery: Theme | None = None
    """Its colour and motif; a game without them gets a colour by its name."""

    def __hash__(self) -> int:
        return hash((self.name, self.version))

    @property
    def ease(self) -> tuple[int, int, str]:
        """To sort games by: the easiest first, of those the shortest."""
        return self.effort, self.minutes, self.name

    # Beginning

    def check(self, seats: int, options: Options) -> None:
        """Raise OptionError if this many players cannot play with these options."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            number = least if least == most else Wording("{least} to {most}", least=least, most=most)
            raise OptionError("{game} is for {number} players, not {seats}", game=self.name, number=number, seats=seats)
        options.check(seats)

    def empty_table(self, seats: int, options: Options) -> State:
        """A table with the cards still in the box."""
        table = self.table(seats, options)
        table.game = self
        return table

    def deal(self, seats: int, options: Options, chance: Chance, journal: Journal | None = None) -> State:
        """A new game among people; who listens hears of the deal too."""
        self.check(seats, options)
        state = self.empty_table(seats, options)
        state.journal = journal
        state.set_up(chance)
        return state

    def dealer(self, seats: int, options: Options) -> Dealer:
        """New games among bots, one like the other, at the same table."""
        return Dealer(self.empty_table(seats, options), people=0)

    def new(self, seats: int | None = None, seed: int | str | None = None, **options: object) -> Table:
        """A table with a new game, dealt and ready to play: `game.new(seats=4, seed=1, tokens=5)`."""
        from holdfast.kernel.table import Table

        return Table.new(self, self.seats[0] if seats is None else seats, self.options.read(options), seed)

    def next_seating(self, state: State, chance: Chance) -> list[int]:
        """Who sits where when the same players play again: the seats of the game that is over, in their new order."""
        last = state.ranking()[-1]
        first = last[chance.below(len(last))] if self.last_deals else 0
        return [(first + at) % int(state.seats) for at in range(state.seats)]

    def restore(self, seats: int, options: Options, position: Mapping[str, Plain], chance: Chance) -> State:
        """The state that a position describes, or PositionError."""
        return reading.restore(self, seats, options, position, chance)

    def weights(self, seats: int) -> tuple[float, ...]:
        """What each feature counts among so many players; nothing where no weights were fitted."""
        if self.features is None:
            return ()
        known = self.learnt
        return nearest(weights_in(self.package, self.features, WORTH) if known is None else known, seats)

    def tell_weights(self, seats: int) -> tuple[float, ...]:
        """The same of each tell."""
        return () if self.tells is None else nearest(weights_in(self.package, self.tells, TELLS), seats)

    # Looking

    def book(self, seats: int, options: Options) -> Book:
        """All about a table that does not change during a game."""
        return _book(self, seats, options)

    def book_of(self, state: State) -> Book:
        return self.book(int(state.seats), state.options)

    def view(self, state: State, seat: int) -> View:
        """What a seat, or SPECTATOR, may see, in the rule book's names."""
        texts = [texts.lines for texts in state.texts_list]
        seen = decode(self.book_of(state), see(state, seat), texts, seat)
        return replace(seen, ranking=tuple(map(tuple, state.ranking()))) if state.over else seen

    def position(self, state: State) -> dict[str, Plain]:
        """The whole state, enough to restore the game exactly. It never leaves the server."""
        return positions.position(state, self.book_of(state))

    def entries(self, state: State) -> Entries:
        """The whole state as a flat mapping of dotted paths, without the luck to come."""
        return positions.entries(state, self.book_of(state))

    def to_rule_book(self, entries: Entries) -> Entries:
        return entries if self.dialect is None else self.dialect.write(entries)

    def from_rule_book(self, entries: Entries, seats: int, options: Options) -> Entries:
        return entries if self.dialect is None else self.dialect.read(entries, seats)

    def heard(self, state: State, seat: int, since: int = 0) -> list[SeatEvent]:
        """The story from line `since` of the journal on, as a seat may hear it."""
        return story.heard(self, state, seat, since)

    def describe_face(self, face: str) -> Mapping[str, Plain]:
        """What is printed on a card, and how it is drawn."""
        said: dict[str, Plain] = {"name": face}
        for card in self.box:
            if card.slug == face:
                said |= {"type": card.type, "copies": card.copies, "labels": list(card.labels)}
                said |= {"performed": True} if card.performed else {}
        if self.look is not None:
            look = self.look(face)
            said |= {"colour": look.colour, "ink": look.ink, "emblem": look.emblem, "motif": look.motif}
        return said

    # Moving

    def legal_moves(self, state: State, seat: int) -> list[int]:
        """What a seat may do now; nothing if it is not asked."""
        if not 0 <= seat < state.seats or not state.awaited() >> seat & 1:
            return []
        moves = Moves()
        state.legal_moves(seat, moves)
        return moves.to_list()

    def spoken_moves(self, state: State, seat: int) -> list[int]:
        """Moves that are in no list because they need words: those in which the words are all that is open."""
        if not 0 <= seat < state.seats or not state.awaited() >> seat & 1:
            return []
        verbs = [verb.number for verb in self.verbs.verbs if verb.needs_words and not verb.blanks]
        return [verb for verb in verbs if state.may_speak(seat, verb)]

    def names(self, state: State) -> Names:
        """What the table calls things that have names only there."""
        return {texts.name: texts.lines for texts in state.texts_list}

    def write(self, move: int, text: str = "", state: State | None = None) -> str:
        """A move in notation, with the names that things have on this table."""
        return self.verbs.write(move, text, NO_NAMES if state is None else self.names(state))

    def submit(self, state: State, seat: int, notation: str) -> str:
        """Make the move, or the gesture, that a notation says, and get it in canonical notation."""
        said = one_line(notation)
        if 0 <= seat < state.seats and said in state.gestures(seat):
            state.submit_gesture(seat, said)
            return said
        legal = self.legal_moves(state, seat)
        names = self.names(state)
        try:
            move, text = self.verbs.read(said, names)
            text = state.submit(seat, move, text)
        except IllegalMove as wrong:
            raise self._explained(state, seat, said, legal, wrong) from None
        return self.verbs.write(move, text, names)

    def _explained(self, state: State, seat: int, said: str, legal: Sequence[int], wrong: HoldfastError) -> IllegalMove:
        if state.over:
            return IllegalMove("the game is over")
        if not legal:
            return IllegalMove("{seat} is not asked for a move now", seat=seat_name(seat))
        moves = self.verbs.nearest(said, legal, self.names(state))
        return IllegalMove("{wrong}; you could say {moves}", wrong=wrong, moves=moves)


def one_line(text: str) -> str:
    """What somebody said, on one line; IllegalMove if it has characters that cannot be said."""
    said = " ".join(text.split())
    if control_in(said):
        raise IllegalMove("{character} cannot be said", character=control_in(said))
    return said


@lru_cache(maxsize=256)
def _book(game: Game, seats: int, options: Options) -> Book:
    return make_book(game, game.empty_table(seats, options))

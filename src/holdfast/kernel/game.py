"""A game as the rest of the house sees it: its rules, its words, and how it is shown, searched and extended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from holdfast.kernel import position as positions
from holdfast.kernel import position_parser, story
from holdfast.kernel.bits import bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.english import add_words_of
from holdfast.kernel.errors import GameFault, HoldfastError, IllegalMove, OptionError, Wording
from holdfast.kernel.features import TELLS, WORTH, nearest, weights_in
from holdfast.kernel.game_parts import Entries, Extensions, Presentation, Rules, SearchSpec, Vocabulary
from holdfast.kernel.journal import Journal
from holdfast.kernel.moves import Moves
from holdfast.kernel.options import Options
from holdfast.kernel.phrases import NO_NAMES, Names, seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.playout import Dealer
from holdfast.kernel.printable import control_in
from holdfast.kernel.state import State
from holdfast.kernel.story import SeatEvent
from holdfast.kernel.table_schema import TableSchema, make_schema
from holdfast.kernel.view import View, decode, observe

if TYPE_CHECKING:
    from holdfast.kernel.table import Table


@dataclass(frozen=True)
class Game:
    """Everything that is written once about a game. A game's folder exports one as `GAME`."""

    rules: Rules
    vocabulary: Vocabulary
    options: type[Options] = Options
    """What a table can agree on before it plays."""
    presentation: Presentation = field(default_factory=Presentation)
    search: SearchSpec = field(default_factory=SearchSpec)
    extensions: Extensions = field(default_factory=Extensions)

    def __post_init__(self) -> None:
        add_words_of(self.package)

    def __hash__(self) -> int:
        return hash((self.name, self.version))

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is pickled by the name of its package, which exports it as `GAME`."""
        if not self.package:
            raise HoldfastError("game_without_package", game=self.name)
        return game_of, (self.package,)

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def version(self) -> int:
        return self.rules.version

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.rules.seats

    @property
    def package(self) -> str:
        """Where the texts, weights and scenarios are."""
        return self.rules.package

    @property
    def ease(self) -> tuple[int, int, str]:
        """To sort games by: the easiest first, of those the shortest."""
        return self.presentation.difficulty, self.presentation.minutes, self.name

    # Beginning

    def check(self, seats: int, options: Options) -> None:
        """Raise OptionError if this many players cannot play with these options."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            number = least if least == most else Wording("range", least=least, most=most)
            raise OptionError("wrong_number_of_players", game=self.name, number=number, seats=seats)
        options.check(seats)

    def empty_table(self, seats: int, options: Options) -> State:
        """A table with the cards still in the box."""
        table = self.rules.state(seats, options)
        table.game = self
        if 0 < len(table.sorts) < len(self.vocabulary.faces):
            raise GameFault("sorts_missing", faces=len(self.vocabulary.faces), sorts=len(table.sorts))
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
        first = last[chance.below(len(last))] if self.rules.last_deals else 0
        return [(first + at) % int(state.seats) for at in range(state.seats)]

    def restore(self, seats: int, options: Options, position: Mapping[str, Plain], chance: Chance) -> State:
        """The state that a position describes, or PositionError."""
        return position_parser.restore(self, seats, options, position, chance)

    def weights(self, seats: int) -> tuple[float, ...]:
        """The weight of each feature for this many players; nothing if no weights were fitted."""
        features, known = self.search.features, self.search.weights
        if features is None:
            return ()
        return nearest(weights_in(self.package, features, WORTH) if known is None else known, seats)

    def tell_weights(self, seats: int) -> tuple[float, ...]:
        """The same of each tell."""
        tells = self.search.tells
        return () if tells is None else nearest(weights_in(self.package, tells, TELLS), seats)

    # Looking

    def schema(self, seats: int, options: Options) -> TableSchema:
        """All about a table that does not change during a game."""
        return _schema(self, seats, options)

    def schema_of(self, state: State) -> TableSchema:
        return self.schema(int(state.seats), state.options)

    def view(self, state: State, seat: int) -> View:
        """What a seat, or SPECTATOR, may see, in the rule book's names."""
        texts = [texts.lines for texts in state.texts_list]
        seen = decode(self.schema_of(state), observe(state, seat), texts, seat)
        return replace(seen, ranking=tuple(map(tuple, state.ranking()))) if state.over else seen

    def position(self, state: State) -> dict[str, Plain]:
        """The whole state, enough to restore the game exactly. It never leaves the server."""
        return positions.position(state, self.schema_of(state))

    def entries(self, state: State) -> Entries:
        """The whole state as a flat mapping of dotted paths, without the luck to come."""
        return positions.entries(state, self.schema_of(state))

    def to_rule_book(self, entries: Entries) -> Entries:
        write = self.rules.positions.write
        return entries if write is None else write(entries)

    def from_rule_book(self, entries: Entries, seats: int, options: Options) -> Entries:
        read = self.rules.positions.read
        return entries if read is None else read(entries, seats)

    def events(self, state: State, seat: int, since: int = 0) -> list[SeatEvent]:
        """The story from line `since` of the journal on, as a seat may hear it."""
        return story.events_for(self, state, seat, since)

    def describe_face(self, face: str) -> Mapping[str, Plain]:
        """What is printed on a card, and how it is drawn."""
        said: dict[str, Plain] = {"name": face}
        for card in self.vocabulary.box:
            if card.slug == face:
                said |= {"type": card.type, "copies": card.copies, "labels": list(card.labels)}
                said |= {"performed": True} if card.performed else {}
        if self.presentation.card_style is not None:
            look = self.presentation.card_style(face)
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
        verbs = [verb.number for verb in self.vocabulary.verbs.verbs if verb.needs_words and not verb.blanks]
        return [verb for verb in verbs if self.extensions.speech.may_speak(state, seat, verb)]

    def gestures(self, state: State, seat: int) -> list[str]:
        """What a seat may do now that is not a move."""
        return self.extensions.gestures.possible(state, seat)

    def names(self, state: State) -> Names:
        """What the table calls things that have names only there."""
        named = state.texts_list
        return {texts.name: texts.lines for texts in named} if named else NO_NAMES

    def write(self, move: int, text: str = "", state: State | None = None) -> str:
        """A move in notation, with the names that things have on this table."""
        return self.vocabulary.verbs.write(move, text, NO_NAMES if state is None else self.names(state))

    def submit(self, state: State, seat: int, notation: str) -> str:
        """Make the move, or the gesture, that a notation says, and get it in canonical notation."""
        said = one_line(notation)
        if 0 <= seat < state.seats and said in self.gestures(state, seat):
            state.submit_gesture(seat, said)
            return said
        legal = self.legal_moves(state, seat)
        names = self.names(state)
        try:
            move, text = self.vocabulary.verbs.read(said, names)
            text = state.submit(seat, move, text)
        except IllegalMove as wrong:
            raise self._explained(state, seat, said, legal, wrong) from None
        return self.vocabulary.verbs.write(move, text, names)

    def check_words(self, state: State, seat: int, move: int, words: str) -> None:
        """Raise IllegalMove if words cannot come with a move that needs them and is possible now; changes nothing.

        A game may take long to read words, but the same ones only once: who checks them beforehand, beside everything
        else, makes the move at once.
        """
        if state.awaited() & bit(seat) and self.extensions.speech.may_speak(state, seat, move):
            self.extensions.speech.check(state, seat, move, words)

    def check_notation(self, state: State, seat: int, notation: str) -> None:
        """The same for a move in notation."""
        said = one_line(notation)
        try:
            move, words = self.vocabulary.verbs.read(said, self.names(state))
            self.check_words(state, seat, move, words)
        except IllegalMove as wrong:
            raise self._explained(state, seat, said, self.legal_moves(state, seat), wrong) from None

    def _explained(self, state: State, seat: int, said: str, legal: Sequence[int], wrong: HoldfastError) -> IllegalMove:
        if state.over:
            return IllegalMove("game_is_over")
        if not legal:
            return IllegalMove("seat_not_asked", seat=seat_name(seat))
        moves = self.vocabulary.verbs.nearest(said, legal, self.names(state))
        return IllegalMove("illegal_move_with_hint", wrong=wrong, moves=moves)


def one_line(text: str) -> str:
    """What somebody said, on one line; IllegalMove if it has characters that cannot be said."""
    said = " ".join(text.split())
    if control_in(said):
        raise IllegalMove("character_cannot_be_said", character=control_in(said))
    return said


@lru_cache(maxsize=256)
def _schema(game: Game, seats: int, options: Options) -> TableSchema:
    return make_schema(game, game.empty_table(seats, options))


def game_of(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game

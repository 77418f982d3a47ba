"""Reading positions: plain data becomes a table in play, or a PositionError that names the place.

Everything is read by the declaration: zones claim their cards from the box, cells and series check their ranges. What
a game leaves to be understood, it completes itself: `Positions.complete`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from holdfast.kernel.bits import EVERYONE, NONE
from holdfast.kernel.cells import CARD, MOST, NUMBER, SEATS, STORED, Cell, Series
from holdfast.kernel.chance import Chance, read_chance
from holdfast.kernel.errors import PositionError
from holdfast.kernel.moves import Moves
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain, flattened, short
from holdfast.kernel.position_reader import NOTHING, PositionReader
from holdfast.kernel.sorts import fits
from holdfast.kernel.table_schema import path_of
from holdfast.kernel.view import awaited

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.kinds import Field, Kind
    from holdfast.kernel.options import Options
    from holdfast.kernel.state import State
    from holdfast.kernel.zones import Zone

MARKS = re.compile(r"(p[1-9][0-9]?)+")
SEAT_MARK = re.compile(r"p[1-9][0-9]?")


def restore(game: Game, seats: int, options: Options, given: Mapping[str, Plain], chance: Chance) -> State:
    """The state that a position describes, or PositionError. What it leaves open is drawn from `chance`."""
    game.check(seats, options)
    flat = flattened(given)
    state = game.empty_table(seats, options)
    written = flat.pop("chance", None)
    state.chance = chance if written is None else read_chance(short(written))
    over = flat.pop("over", False)
    if not isinstance(over, bool):
        raise PositionError("over_not_true_or_false", given=short(over))
    if not over and flat.keys() <= {"deck", "turns"}:
        return _dealt(game, state, flat)
    parser = _Parser(state, PositionReader(game.from_rule_book(flat, seats, options), state, game))
    parser.everything()
    state.over = over
    game.rules.positions.complete(state, parser.reader)
    state.rebuild_derived()
    parser.check_derived()
    parser.check_unread()
    state.over = state.over or over
    _refuse_impossible(state)
    return state


def _dealt(game: Game, state: State, flat: Mapping[str, Plain]) -> State:
    """Only the deck is given: the game is dealt from it."""
    parser = _Parser(state, PositionReader(flat, state, game))
    parser.everything()
    state.deal()
    state.rebuild_derived()
    return state


class _Parser:
    """Lays what was given onto an empty table."""

    def __init__(self, state: State, reader: PositionReader) -> None:
        self.state = state
        self.reader = reader
        self.game = reader.game
        self.faces = self.game.vocabulary.faces
        self.box: dict[str, list[int]] = {}
        for card in range(len(state.face)):
            self.box.setdefault(self.faces[state.face[card]], []).append(card)
        self.copies = {name: len(cards) for name, cards in self.box.items()}

    def everything(self) -> None:
        self._head()
        rest_removed = self._cards()
        self._put_home(rest_removed)
        self._answers()
        for cell in self.state.cells:
            self._cell(cell)
        for series in self.state.series_list:
            self._series(series)
        for texts in self.state.texts_list:
            if texts.name in self.reader:
                texts.lines = self.reader.texts(texts.name)
        for line in self._pending():
            self._prompt(line)

    # The head

    def _head(self) -> None:
        state = self.state
        state.turn = max(0, self.reader.seat_or_none("turn", self.reader.get("turn", seat_name(state.turn))))
        state.turns = self.reader.number("turns", self.reader.get("turns", 0), 0, int(MOST))
        people = self.reader.get("people", "all")
        state.people = (1 << state.seats) - 1 if people == "all" else self.reader.seat_mask("people", people)
        out = 0
        for seat in range(state.seats):
            path = f"{seat_name(seat)}.out"
            out |= self.reader.flag(path, self.reader.get(path, False)) << seat
        self._out_order(out)

    def _out_order(self, out: int) -> None:
        state = self.state
        listed = 0
        for group in self.reader.items("out_order"):
            mask = self.reader.seat_mask("out_order", group if isinstance(group, list) else [group])
            if not mask or mask & listed:
                raise PositionError("bad_out_order", group=short(group))
            state.out_order.add(mask)
            listed |= mask
        for seat in range(state.seats):
            if (out & ~listed) >> seat & 1:
                state.out_order.add(1 << seat)
        state.out = out | listed

    # Cards

    def _cards(self) -> bool:
        """Fill every zone; whether all cards named nowhere are out of the game."""
        rest_removed = False
        for zone in self.state.zones:
            path = path_of(zone.name, zone.owner)
            given = self.reader.get(path)
            if zone is self.state.removed and given == "rest":
                rest_removed = True
                continue
            texts = self._zone_texts(path, given, zone)
            for text in reversed(texts) if zone.top_first else texts:
                self._lay(path, text, zone)
        return rest_removed

    def _zone_texts(self, path: str, given: Plain, zone: Zone) -> list[str]:
        if zone.shape == "slot" and not isinstance(given, list):
            return [] if given in NOTHING else [self.reader.text(path, given)]
        texts = self.reader.texts(path)
        if zone.room and len(texts) > zone.room:
            raise PositionError("too_many_cards_in_zone", path=path, count=len(texts), room=int(zone.room))
        return texts

    def _lay(self, path: str, text: str, zone: Zone) -> None:
        sign = text[:1]
        if zone.signed:
            if sign not in ("-", "+"):
                raise PositionError(
                    "face_up_or_down_missing",
                    path=path,
                    card=text,
                )
            text = text[1:]
        card, known = self.claim(path, text)
        if not fits(self.state, self.state.face[card], zone.allows):
            raise PositionError("card_never_lies_there", path=path, card=text.partition("@")[0])
        self.state.enter(card, zone)
        self.state.show(card, EVERYONE if zone.signed and sign == "+" else known)

    def claim(self, path: str, text: str) -> tuple[int, int]:
        """The card that a text names, taken from the box, and those who know it beyond its place's rule."""
        name, at, marks = text.partition("@")
        if name not in self.box:
            raise PositionError("no_such_card", path=path, card=name)
        if not self.box[name]:
            copies = self.copies[name]
            if copies == 1:
                raise PositionError("card_named_twice", path=path, card=name)
            raise PositionError("too_many_copies", path=path, card=name, copies=copies)
        return self.box[name].pop(0), self._marked(path, marks) if at else 0

    def _marked(self, path: str, marks: str) -> int:
        if marks == "all":
            return int(EVERYONE)
        if not MARKS.fullmatch(marks):
            raise PositionError("bad_knowledge_mark", path=path, marks=marks)
        return sum(1 << self.reader.seat_named(path, seat) for seat in dict.fromkeys(SEAT_MARK.findall(marks)))

    def _put_home(self, rest_removed: bool) -> None:
        """Cards named nowhere go where they belong; those of the deck are shuffled below the ones that are named."""
        state = self.state
        named = state.deck.to_list()
        state.deck.size = 0
        for card in sorted(card for cards in self.box.values() for card in cards):
            state.enter(card, state.removed if rest_removed else state.home(card))
        state.shuffle(state.deck)
        for card in named:
            state.deck.push(card)

    # Numbers

    def _answers(self) -> None:
        """Sealed answers may be written with their prompt; each has a home of its own."""
        for line in self._pending():
            answers = line.get("answers")
            number = self.game.vocabulary.prompts.number_of(short(line.get("prompt")))
            if answers is None or number is None:
                continue
            kind = self.game.vocabulary.prompts.kinds[number]
            if not isinstance(answers, Mapping) or not kind.sealed:
                raise PositionError("answers_not_a_mapping")
            for seat, answer in answers.items():
                path = f"{seat_name(self.reader.seat_named('pending', seat))}.{kind.answer}"
                self.reader.entries.setdefault(path, answer)

    def _cell(self, cell: Cell) -> None:
        path = path_of(cell.name, cell.owner)
        given = self.reader.get(path)
        if cell.derived == STORED and path in self.reader:
            cell.value = self.reader.value(path, given, cell)

    def _series(self, series: Series) -> None:
        path = path_of(series.name, series.owner)
        if path == "out_order" or path not in self.reader:
            return
        for item in self.reader.items(path):
            given = [item] if series.kind == SEATS and not isinstance(item, list) else item
            value = self.reader.value(path, given, series)
            if series.kind == CARD and series.count(value):
                raise PositionError("entry_named_twice", path=path, given=short(item))
            series.add(value)

    def check_derived(self) -> None:
        """What follows from the rest may be written too, but it must be so."""
        for cell in self.state.cells:
            path = path_of(cell.name, cell.owner)
            if cell.derived == STORED or path not in self.reader:
                continue
            given = self.reader.value(path, self.reader.get(path), cell)
            actual = int(self.state.derived_value(cell.derived, cell.owner))
            if given != actual:
                raise PositionError(
                    "contradicts_position",
                    path=path,
                    given=short(self.reader.get(path)),
                )

    def check_unread(self) -> None:
        unread = self.reader.unread()
        if unread:
            known = sorted({path.rpartition(".")[2] for path in self.reader.read})
            raise PositionError("no_such_zone", path=unread[0], known=known)

    # Prompts

    def _pending(self) -> list[Mapping[str, Plain]]:
        lines = self.reader.items("pending")
        for line in lines:
            if not isinstance(line, Mapping):
                raise PositionError("not_a_prompt", line=short(line))
        return [line for line in lines if isinstance(line, Mapping)]

    def _prompt(self, line: Mapping[str, Plain]) -> None:
        kind = self._kind(line)
        prompt = self.state.ask(kind.number, self.reader.seat_mask("pending", line.get("seats", [])))
        if prompt.seats == 0:
            raise PositionError("prompt_needs_seats", prompt=kind.name)
        for field in kind.fields:
            prompt.put(field.slot, self._field(field, line.get(field.name)))

    def _kind(self, line: Mapping[str, Plain]) -> Kind:
        number = self.game.vocabulary.prompts.number_of(short(line.get("prompt")))
        if number is None or self.game.vocabulary.prompts.kinds[number].implied:
            named = [kind.name for kind in self.game.vocabulary.prompts.kinds if not kind.implied]
            raise PositionError("no_such_prompt", prompt=short(line.get("prompt")), prompts=named)
        kind = self.game.vocabulary.prompts.kinds[number]
        fields = ["seats", *(field.name for field in kind.fields)]
        for key in line:
            if key not in ("prompt", "answers", *fields):
                raise PositionError(
                    "no_such_prompt_field",
                    key=short(key),
                    prompt=kind.name,
                    fields=fields,
                )
        return kind

    def _field(self, field: Field, given: Plain) -> int:
        path = "pending"
        if given is None:
            return int(NONE)
        if field.kind == NUMBER:
            return self.reader.number(path, given, 0, 255)
        if field.kind == CARD:
            return self.reader.card(path, given, None)
        return self.reader.by_kind(path, given, int(field.kind), field.words)


def _refuse_impossible(state: State) -> None:
    """These hold for every table in play, no matter what a game completes."""
    if state.over:
        return
    if state.turn_limit and state.turns >= state.turn_limit:
        raise PositionError(
            "turn_limit_passed",
            turns=int(state.turns),
            limit=int(state.turn_limit),
        )
    waiting = awaited(state)
    if not waiting:
        raise PositionError("nobody_asked")
    for seat in waiting:
        moves = Moves()
        state.legal_moves(seat, moves)
        if moves.size == 0:
            raise PositionError("no_move_possible", seat=seat_name(seat))

"""Laws about what a game declares, before anything is played."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel import CARD, EVERYONE, NUMBER, SEAT, Game, Options, State, TableSchema, bit, seat_name
from holdfast.kernel.journal import FIELDS
from holdfast.kernel.kinds import Kind
from holdfast.kernel.table_schema import path_of
from holdfast.testing.law import law
from holdfast.testing.looks import check_looks


def check_declaration(game: Game, seats: int, options: Options) -> None:
    """Everything a game declares fits together."""
    table = game.empty_table(seats, options)
    law(len(table.face) > 0, "there are no cards in the box")
    faces = len(game.vocabulary.faces)
    law(all(0 <= face < faces for face in table.face), "a card has a face that the game does not name")
    named = game.vocabulary.faces
    twice = sorted({face for face in named if named.count(face) > 1})
    law(not twice, f"{', '.join(twice)} is named twice among the faces: a card that is there more often has copies")
    schema = game.schema(seats, options)
    _check_names(schema)
    _check_laws(game, schema)
    _check_exchange(game, schema)
    _check_search_config(game)
    check_looks(game, schema)
    _check_allowed(table)
    _check_secrets(table)
    for kind in game.vocabulary.prompts.kinds:
        if kind.sealed:
            for seat in range(seats):
                _check_home(table, kind, seat)
    for kind in game.vocabulary.events.kinds:
        law(len(kind.fields) <= FIELDS, f"event “{kind.name}” has more than {FIELDS} fields")


def _check_names(schema: TableSchema) -> None:
    paths = [entry.path for entry in schema.entries]
    twice = sorted({path for path in paths if paths.count(path) > 1})
    law(not twice, f"{', '.join(twice)} is declared twice")
    for entry in schema.entries:
        for named in (entry.of, entry.beside, entry.within, entry.progress):
            law(not named or named in schema.by_path, f"{entry.path} speaks of {named}, which is not on the table")
    for alias, path in schema.aliases.items():
        law(path in schema.by_path, f"{alias} stands for {path}, which is not on the table")


def _check_laws(game: Game, schema: TableSchema) -> None:
    """What a game says of laws that players write is there."""
    laws = game.extensions.laws
    if laws is not None:
        written = schema.by_path.get(laws.texts)
        law(written is not None and written.form == "texts", f"laws are kept in {laws.texts}, which holds no texts")
        _check_asked(game, "laws", verbs=(laws.verb,), prompt=laws.prompt, event=laws.wrote)


def _check_exchange(game: Game, schema: TableSchema) -> None:
    """What a game says of cards that two seats exchange is there."""
    exchange = game.extensions.exchange
    if exchange is None:
        return
    for cell, kind in ((exchange.by, SEAT), (exchange.to, SEAT), (exchange.gives, NUMBER), (exchange.takes, NUMBER)):
        entry = schema.by_path.get(cell)
        fits = entry is not None and entry.form == "number" and entry.kind == kind
        law(fits, f"the exchange speaks of {cell}, which is no cell of that kind")
    for seat in range(schema.seats):
        path = path_of(exchange.laid, seat)
        entry = schema.by_path.get(path)
        law(entry is not None and entry.form == "cards", f"cards to exchange should lie in {path}, which is no zone")
    _check_asked(game, "the exchange", verbs=exchange.offers, prompt=exchange.laying, event=exchange.received)
    told = next(kind for kind in game.vocabulary.events.kinds if kind.name == exchange.received)
    law(
        {"seat", "card"} <= {field.name for field in told.fields},
        f"event “{told.name}” does not tell who got which card",
    )


def _check_search_config(game: Game) -> None:
    """The search configuration names only verbs that exist."""
    config = game.search.config
    _check_verbs(game, "the search config", (*config.bluffs, *config.offers, *config.refusals))


def _check_verbs(game: Game, what: str, verbs: Sequence[str]) -> None:
    known = {verb.name for verb in game.vocabulary.verbs.verbs}
    for verb in verbs:
        law(verb in known, f"{what} speaks of the verb “{verb}”, which there is not")


def _check_asked(game: Game, what: str, verbs: Sequence[str], prompt: str, event: str) -> None:
    _check_verbs(game, what, verbs)
    law(
        prompt in {kind.name for kind in game.vocabulary.prompts.kinds},
        f"{what} speaks of the prompt “{prompt}”, which there is not",
    )
    events = {kind.name for kind in game.vocabulary.events.kinds}
    law(event in events, f"{what} speaks of the event “{event}”, which there is not")


def _check_allowed(table: State) -> None:
    """Of cards that look the same from behind, what can lie unseen in two zones is nested or disjoint."""
    if len(table.sorts) == 0:
        return
    for back in table.backs:
        for one in table.zones:
            for other in table.zones:
                mine, theirs = int(one.allows & one.hides & back), int(other.allows & other.hides & back)
                law(
                    mine & theirs in (0, mine, theirs),
                    f"what {one.name} and {other.name} allow is neither nested nor disjoint",
                )


def _check_secrets(table: State) -> None:
    """What only some may know can be determinized by the others."""
    for series in table.series_list:
        if series.sees != EVERYONE:
            can_be_hidden = series.kind == CARD and (series.within is not None or series.remembered)
            law(
                can_be_hidden,
                f"{_path(series.name, series.owner)} is secret, but not cards within a zone, or remembered",
            )
    for cell in table.cells:
        if cell.sees != EVERYONE and cell.kind == CARD:
            law(cell.within is not None, f"{_path(cell.name, cell.owner)} is a secret card, but not within a zone")


def _path(name: str, owner: int) -> str:
    return path_of(name, int(owner))


def _check_home(table: State, kind: Kind, seat: int) -> None:
    """A sealed answer has a home that only its owner sees."""
    path = path_of(kind.answer, seat)
    homes = [
        *((_path(zone.name, zone.owner), int(zone.sees)) for zone in table.zones),
        *((_path(cell.name, cell.owner), int(cell.sees)) for cell in table.cells),
        *((_path(series.name, series.owner), int(series.sees)) for series in table.series_list),
    ]
    sees = [mask for found, mask in homes if found == path]
    law(bool(sees), f"answers to “{kind.name}” should lie in {path}, which is not declared")
    law(sees[0] == bit(seat), f"{path} holds sealed answers, but others than {seat_name(seat)} see it")
